#include "dispatch/foreign_kernels.h"

#include <atomic>
#include <new>

#include "core/error.h"
#include "core/lock.h"
#include "core/memory.h"
#include "dispatch/added_operators.h"
#include "dispatch/converted_call.h"
#include "dispatch/dispatch.h"

namespace tp {

namespace {

struct Entry {
  ForeignKernel kernel;
  Entry* next;  // on the list of what was replaced
};

void destroy_all(Entry* entry) noexcept {
  const ErrorKeeper keeper;
  while (entry != nullptr) {
    Entry* const next = entry->next;
    if (entry->kernel.destroy != nullptr) {
      entry->kernel.destroy(entry->kernel.user_data);
    }
    system_free(entry);
    entry = next;
  }
}

// A place of the second table. Made once, kept until the library shuts down.
class Place {
 public:
  explicit Place(Kernel of_library) noexcept : builtin_(of_library) {}

  Kernel builtin() const noexcept { return builtin_; }
  bool is_taken() const noexcept { return current_.load() != nullptr; }

  const Entry* enter() noexcept {
    readers_.fetch_add(1);
    return current_.load();
  }
  void leave() noexcept {
    if (readers_.fetch_sub(1) == 1 && replaced_.load() != nullptr) collect();
  }

  // Returns whether there was one to replace.
  bool replace(Entry* fresh) noexcept {
    Entry* const before = current_.exchange(fresh);
    if (before == nullptr) return false;
    push(before, before);
    return true;
  }

  // Destroys what was replaced, unless threads may be in it: the last of them
  // comes back here. See Note [Readers].
  void collect() noexcept {
    while (Entry* const first = replaced_.exchange(nullptr)) {
      if (readers_.load() == 0) {
        destroy_all(first);
        continue;
      }
      Entry* last = first;
      while (last->next != nullptr) last = last->next;
      push(first, last);
      // The last reader may have left and found the list empty.
      if (readers_.load() != 0) return;
    }
  }

 private:
  void push(Entry* first, Entry* last) noexcept {
    last->next = replaced_.load();
    while (!replaced_.compare_exchange_weak(last->next, first)) {
    }
  }

  const Kernel builtin_;  // of the library, which comes back
  std::atomic<Entry*> current_{nullptr};
  std::atomic<uint32_t> readers_{0};
  std::atomic<Entry*> replaced_{nullptr};
};

std::atomic<Place*> g_places[kOpCapacity][TP_DEVICE_COUNT + 1]
                            [TP_DTYPE_COUNT + 1];

std::atomic<Place*>& place_of(Op op, int32_t device_type,
                              int32_t dtype) noexcept {
  return g_places[static_cast<size_t>(op)][device_type][dtype];
}

class Visit {
 public:
  explicit Visit(Place& place) noexcept
      : place_(place), entry_(place.enter()) {}
  ~Visit() { place_.leave(); }
  Visit(const Visit&) = delete;
  Visit& operator=(const Visit&) = delete;
  const Entry* entry() const noexcept { return entry_; }

 private:
  Place& place_;
  const Entry* entry_;
};

// No 64-bit type holds what u64 and a signed type hold: the library's kernels
// take such a pair as it is.
void refuse_mixed_signs(const KernelCall& call) {
  const OpInfo& info = op_info(static_cast<Op>(call.op));
  if (info.compute != ComputeRule::kComparison ||
      call.compute_dtype != TP_DTYPE_U64) {
    return;
  }
  for (uint32_t k = call.result_count; k < call.operand_count; ++k) {
    const auto dtype = static_cast<DType>(call.operands[k].dtype);
    if (!is_signed_integer(dtype)) continue;
    fail(TP_ERROR_UNSUPPORTED,
         "%s: the kernel that was registered does not compare u64 with %s",
         info.name, dtype_name(dtype));
  }
}

// The front end of a general operator has converted already; copy and fill are
// conversions.
bool is_to_convert(const KernelCall& call) noexcept {
  const Op op = static_cast<Op>(call.op);
  const AddedOperator* added = find_added(op);
  if (added != nullptr && added->form == TP_FORM_GENERAL) return false;
  return op != Op::kCopy && op != Op::kFill && converts(call);
}

// What the table of kernels holds for a program's.
void trampoline(KernelCall& call) {
  const Op op = static_cast<Op>(call.op);
  Place& place = *place_of(op, call.device_type, call.compute_dtype)
                      .load(std::memory_order_acquire);
  const Visit visit(place);
  if (visit.entry() == nullptr) {
    // Unregistered after the table was read: at that moment the library's was
    // the kernel, whatever the table says by now.
    const auto dtype = static_cast<DType>(call.compute_dtype);
    const Kernel kernel = place.builtin();
    if (kernel == nullptr) fail_missing(op, call.device_type, dtype);
    kernel(call);
    return;
  }
  const ForeignKernel& kernel = visit.entry()->kernel;
  if ((kernel.flags & TP_KERNEL_MIXED) == 0 && is_to_convert(call)) {
    refuse_mixed_signs(call);
    run_converted(kernel, call);
  } else {
    run_foreign(kernel, call);
  }
}

template <class T, class... Args>
T* allocate(Args... args) {
  return new (allocate_or_fail(sizeof(T))) T{args...};
}

// The place, which is made if there is none.
Place& claim_place(Op op, int32_t device_type, DType dtype) {
  std::atomic<Place*>& slot =
      place_of(op, device_type, static_cast<int32_t>(dtype));
  if (Place* place = slot.load(std::memory_order_acquire)) return *place;
  auto* const fresh = allocate<Place>(find_kernel(op, device_type, dtype));
  Place* before = nullptr;
  if (slot.compare_exchange_strong(before, fresh, std::memory_order_acq_rel)) {
    return *fresh;
  }
  system_free(fresh);
  return *before;
}

// Puts an entry into the table; false if the place is taken.
bool install(Place& place, Op op, int32_t device_type, DType dtype,
             Entry* entry) noexcept {
  SpinGuard guard(registration_lock());
  const bool replaces = (entry->kernel.flags & TP_KERNEL_REPLACE) != 0;
  if (!replaces && (place.is_taken() || place.builtin() != nullptr)) {
    return false;
  }
  place.replace(entry);
  register_kernel(op, device_type, dtype, trampoline, OnDuplicate::kReplace);
  return true;
}

}  // namespace

void register_foreign_kernel(Op op, int32_t device_type, DType dtype,
                             const ForeignKernel& kernel) {
  check_place(op, device_type, dtype);
  Place& place = claim_place(op, device_type, dtype);
  auto* const entry = allocate<Entry>(kernel, nullptr);
  if (!install(place, op, device_type, dtype, entry)) {
    system_free(entry);
    fail_taken(op, device_type, dtype);
  }
  place.collect();
}

void unregister_foreign_kernel(Op op, int32_t device_type, DType dtype) {
  check_place(op, device_type, dtype);
  Place* const place = place_of(op, device_type, static_cast<int32_t>(dtype))
                           .load(std::memory_order_acquire);
  bool was_there = false;
  if (place != nullptr) {
    SpinGuard guard(registration_lock());
    was_there = place->replace(nullptr);
    if (was_there) {
      register_kernel(op, device_type, dtype, place->builtin(),
                      OnDuplicate::kReplace);
    }
  }
  if (!was_there) {
    fail(TP_ERROR_STATE, "no program registered a kernel for %s on %s in %s",
         op_info(op).name, device_type_name(device_type), dtype_name(dtype));
  }
  place->collect();
}

void forget_foreign_kernels(int32_t device_type) noexcept {
  const size_t count = op_count();
  for (size_t id = 1; id <= count; ++id) {
    const Op op = static_cast<Op>(id);
    for (int32_t dtype = 1; dtype <= TP_DTYPE_COUNT; ++dtype) {
      Place* const place = place_of(op, device_type, dtype)
                               .exchange(nullptr, std::memory_order_acq_rel);
      if (place == nullptr) continue;
      register_kernel(op, device_type, static_cast<DType>(dtype),
                      place->builtin(), OnDuplicate::kReplace);
      place->replace(nullptr);
      place->collect();
      system_free(place);
    }
  }
}

void run_foreign(const ForeignKernel& kernel, const tp_kernel_call_t& call) {
  const CallbackMark mark;
  const tp_status_t status = kernel.kernel(&call, kernel.user_data);
  if (__builtin_expect(status == TP_OK, 1)) return;
  fail_as_callback(mark, status,
                   "the kernel for %s on %s in %s reported status %d",
                   op_info(static_cast<Op>(call.op)).name,
                   device_type_name(call.device_type),
                   dtype_name(static_cast<DType>(call.compute_dtype)),
                   static_cast<int>(status));
}

}  // namespace tp
