#include "core/call_site.h"

#include <dlfcn.h>
#include <sys/auxv.h>
#include <unwind.h>

// First and last byte of the file that this is linked into, by the linker.
extern "C" {
extern const unsigned char __ehdr_start[] __attribute__((visibility("hidden")));
extern const unsigned char _end[] __attribute__((visibility("hidden")));
}

namespace tp {

namespace {

// What an unwinder fills.
struct Walk {
  const void** addresses;
  size_t room;
  size_t count;
  bool everything;  // the library's own too
};

bool is_ours(uintptr_t address) noexcept {
  return address >= reinterpret_cast<uintptr_t>(__ehdr_start) &&
         address < reinterpret_cast<uintptr_t>(_end);
}

// Whether this was linked into the program.
bool is_in_program() noexcept { return is_ours(getauxval(AT_ENTRY)); }

_Unwind_Reason_Code visit(_Unwind_Context* context, void* walk_of) {
  auto& walk = *static_cast<Walk*>(walk_of);
  const uintptr_t address = _Unwind_GetIP(context);
  if (address == 0 || walk.count == walk.room) return _URC_END_OF_STACK;
  if (walk.everything || !is_ours(address)) {
    // A return address may be that of the next function.
    walk.addresses[walk.count++] = reinterpret_cast<const void*>(address - 1);
  }
  return _URC_NO_REASON;
}

const char* last_part(const char* path) noexcept {
  const char* const slash = std::strrchr(path, '/');
  return slash == nullptr ? path : slash + 1;
}

void put_hexadecimal(uintptr_t number, TextWriter& text) noexcept {
  char digits[2 * sizeof(number)];
  const char* const end =
      std::to_chars(digits, digits + sizeof(digits), number, 16).ptr;
  text.put("+0x").put(digits, static_cast<size_t>(end - digits));
}

void put_address(const void* address, TextWriter& text) noexcept {
  const auto place = reinterpret_cast<uintptr_t>(address);
  Dl_info info;
  if (dladdr(address, &info) == 0 || info.dli_fname == nullptr) {
    text.put("?");
    return put_hexadecimal(place, text);
  }
  text.put(last_part(info.dli_fname));
  if (info.dli_sname == nullptr) {
    const auto base = reinterpret_cast<uintptr_t>(info.dli_fbase);
    return put_hexadecimal(place - base, text);
  }
  text.put('(').put(info.dli_sname);
  put_hexadecimal(place - reinterpret_cast<uintptr_t>(info.dli_saddr), text);
  text.put(')');
}

}  // namespace

void CallSite::take() noexcept {
  Walk walk = {addresses_, kMost, 0, is_in_program()};
  _Unwind_Backtrace(visit, &walk);
  count_ = walk.count;
}

void CallSite::put(TextWriter& text) const noexcept {
  for (size_t i = 0; i < count_; ++i) {
    if (i != 0) text.put(", ");
    put_address(addresses_[i], text);
  }
}

}  // namespace tp
