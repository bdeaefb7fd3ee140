// debug.h: looking inside counted objects and tensors.
#include "tensorplay/debug.h"

#include <algorithm>
#include <cstring>

#include "capi/border.h"
#include "core/text.h"
#include "core/wrapper.h"
#include "dispatch/dispatch.h"

using namespace tp;

uint64_t tp_debug_count_word(const void* handle) {
  return border_value("tp_debug_count_word", uint64_t{0}, [&] {
    if (handle == nullptr) fail_null(1);
    const auto* object = static_cast<const Counted*>(handle);
    if (our_type(*object) == nullptr) fail_handle(1, object, "handle");
    return object->count_word();
  });
}

int32_t tp_debug_shares_counter(const tp_tensor_t* a, const tp_tensor_t* b) {
  return border_value("tp_debug_shares_counter", 0, [&] {
    // The counter is part of the storage record.
    return static_cast<int32_t>(&checked(a, 1).storage() ==
                                &checked(b, 2).storage());
  });
}

size_t tp_debug_format_tensor(const tp_tensor_t* tensor, char* buffer,
                              size_t capacity) {
  const auto write = [&](TextWriter& text) {
    const TensorImpl& t = checked(tensor, 1);
    const StorageImpl& storage = t.storage();
    text.put("storage: nbytes=").put(uint64_t{storage.nbytes()});
    text.put(" flags=").put(uint64_t{storage.flags()});
    text.put(" references=").put(uint64_t{storage.strong_count()});
    text.put("\ngeometry: sizes=").put_shape(t.sizes());
    text.put(" strides=").put_shape(t.strides());
    text.put(" offset=").put(t.offset()).put(" numel=").put(t.numel());
    text.put("\ntype: dtype=").put(dtype_name(t.dtype()));
    text.put(" device=").put(device_text(t.device()).text);
    text.put("\nversion: ").put(t.version());
    text.put(" inference=").put(storage.has(TP_STORAGE_INFERENCE) ? '1' : '0');
    text.put("\nflags: ").put(uint64_t{t.flags()});
    text.put(" view=").put(t.is_view() ? '1' : '0');
    text.put("\nhistory: ").put(t.autograd() != nullptr ? "yes" : "none");
    text.put("\nextras: ");
    text.put(wrapper_of(t) != nullptr ? "wrapper" : "none");
  };
  return border_text("tp_debug_format_tensor", buffer, capacity, write);
}

const char* tp_debug_last_kernel(void) { return last_kernel_text(); }

tp_status_t tp_debug_use_simd(const char* level) {
  return border("tp_debug_use_simd", [&] {
    initialize();
    if (level == nullptr) return use_simd_level(nullptr);
    constexpr const char* kNames[] = {"baseline", "avx2", "avx512"};
    const auto* name =
        std::find_if(std::begin(kNames), std::end(kNames),
                     [&](const char* n) { return std::strcmp(n, level) == 0; });
    if (name == std::end(kNames)) {
      fail_at(1, TP_ERROR_ARGUMENT, "unknown instruction set '%.32s'", level);
    }
    const auto wanted = static_cast<SimdLevel>(name - kNames);
    if (wanted > best_simd_level()) {
      fail_at(1, TP_ERROR_UNSUPPORTED, "no %s here", level);
    }
    use_simd_level(&wanted);
  });
}
