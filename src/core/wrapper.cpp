#include "core/wrapper.h"

#include <atomic>
#include <new>

#include "core/error.h"
#include "core/memory.h"

namespace tp {

struct TensorExtras {
  static constexpr uint32_t kOrphan = uint32_t{1} << 31;

  void* wrapper;
  WrapperFn take;
  WrapperFn drop;
  // Drops that are queued; not 0 means that this is in the queue. kOrphan: the
  // tensor is gone, whoever empties the queue frees this.
  std::atomic<uint32_t> pending;
  TensorExtras* next;
};

namespace {

std::atomic<TensorExtras*> g_queue{nullptr};

void push(TensorExtras* extras) noexcept {
  TensorExtras* head = g_queue.load(std::memory_order_relaxed);
  do {
    extras->next = head;
  } while (!g_queue.compare_exchange_weak(
      head, extras, std::memory_order_release, std::memory_order_relaxed));
}

}  // namespace

void wrapper_take(Counted& object) noexcept {
  TensorExtras* extras = static_cast<TensorImpl&>(object).extras();
  extras->take(extras->wrapper);
}

void wrapper_drop(Counted& object) noexcept {
  TensorExtras* extras = static_cast<TensorImpl&>(object).extras();
  if (extras->pending.fetch_add(1, std::memory_order_acq_rel) == 0) {
    push(extras);
  }
}

size_t run_deferred() noexcept {
  size_t run = 0;
  TensorExtras* extras = g_queue.exchange(nullptr, std::memory_order_acquire);
  while (extras != nullptr) {
    TensorExtras* const next = extras->next;
    void* const wrapper = extras->wrapper;
    const WrapperFn drop = extras->drop;
    // From here on the record may be queued again or freed by others.
    const uint32_t pending =
        extras->pending.exchange(0, std::memory_order_acq_rel);
    if ((pending & TensorExtras::kOrphan) != 0) system_free(extras);
    const uint32_t drops = pending & ~TensorExtras::kOrphan;
    for (uint32_t i = 0; i < drops; ++i) drop(wrapper);
    run += drops;
    extras = next;
  }
  return run;
}

namespace {

// Ends a record and takes over its queued drops, also those of a queue that
// somebody is in the middle of emptying, who then frees the record.
uint32_t take_over_drops(TensorExtras* extras) noexcept {
  uint32_t pending = extras->pending.load(std::memory_order_acquire);
  while (pending != 0) {
    if (extras->pending.compare_exchange_weak(pending, TensorExtras::kOrphan,
                                              std::memory_order_acq_rel,
                                              std::memory_order_acquire)) {
      return pending;
    }
  }
  system_free(extras);
  return 0;
}

}  // namespace

void destroy_extras(TensorExtras* extras) noexcept {
  if (extras->pending.fetch_or(TensorExtras::kOrphan,
                               std::memory_order_acq_rel) == 0) {
    system_free(extras);
  }
}

void attach_wrapper(TensorImpl& tensor, void* wrapper, WrapperFn take,
                    WrapperFn drop) {
  if (tensor.extras() != nullptr) {
    fail(TP_ERROR_STATE, "a wrapper is attached to the tensor already");
  }
  void* memory = allocate_or_fail(sizeof(TensorExtras));
  auto* extras = new (memory) TensorExtras{wrapper, take, drop, {0}, nullptr};
  tensor.set_extras(extras);
  if (tensor.raise_wrapper_flag() > 1) take(wrapper);
}

void* wrapper_of(const TensorImpl& tensor) noexcept {
  return tensor.extras() != nullptr ? tensor.extras()->wrapper : nullptr;
}

void detach_wrapper(TensorImpl& tensor) {
  TensorExtras* extras = tensor.extras();
  if (extras == nullptr) {
    fail(TP_ERROR_STATE, "no wrapper is attached to the tensor");
  }
  const bool held = tensor.lower_wrapper_flag() > 1;
  tensor.set_extras(nullptr);
  void* const wrapper = extras->wrapper;
  const WrapperFn drop = extras->drop;
  const uint32_t drops = take_over_drops(extras) + (held ? 1 : 0);
  for (uint32_t i = 0; i < drops; ++i) drop(wrapper);
}

}  // namespace tp
