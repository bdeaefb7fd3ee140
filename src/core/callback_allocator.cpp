// Allocators of the host's callbacks.
#include <algorithm>
#include <atomic>
#include <new>

#include "core/allocator.h"
#include "core/error.h"
#include "core/memory.h"
#include "tensorplay/allocator.h"

namespace tp {

namespace {

constexpr size_t kAlignment = 64;

struct CallbackState {
  tp_allocator_callbacks_t callbacks;
  std::atomic<uint64_t> live_bytes{0};
  std::atomic<uint64_t> live_blocks{0};
  std::atomic<uint64_t> peak_bytes{0};
  std::atomic<uint64_t> allocations{0};
  std::atomic<uint64_t> frees{0};
};

// Context of the bytes: what giving them back takes, without a look-up.
struct CallbackBlock {
  Allocator* allocator;  // retained
  void* data;
  void* context;  // the host's
  size_t nbytes;
};

CallbackState& state_of(Allocator& allocator) noexcept {
  return allocator.state<CallbackState>();
}

void count_allocation(CallbackState& state, size_t nbytes) noexcept {
  state.allocations.fetch_add(1, std::memory_order_relaxed);
  state.live_blocks.fetch_add(1, std::memory_order_relaxed);
  const uint64_t live =
      state.live_bytes.fetch_add(nbytes, std::memory_order_relaxed) + nbytes;
  uint64_t peak = state.peak_bytes.load(std::memory_order_relaxed);
  while (peak < live && !state.peak_bytes.compare_exchange_weak(
                            peak, live, std::memory_order_relaxed)) {
  }
}

void count_free(CallbackState& state, size_t nbytes) noexcept {
  state.frees.fetch_add(1, std::memory_order_relaxed);
  state.live_blocks.fetch_sub(1, std::memory_order_relaxed);
  state.live_bytes.fetch_sub(nbytes, std::memory_order_relaxed);
}

void call_deallocate(Allocator& allocator, void* data, void* context,
                     size_t nbytes) noexcept {
  const tp_allocator_callbacks_t& callbacks = state_of(allocator).callbacks;
  if (callbacks.deallocate != nullptr) {
    callbacks.deallocate(callbacks.user_data, data, context, nbytes, nullptr);
  }
}

void free_block(void* context) {
  const ErrorKeeper keeper;
  CallbackBlock* block = static_cast<CallbackBlock*>(context);
  Allocator* allocator = block->allocator;
  call_deallocate(*allocator, block->data, block->context, block->nbytes);
  count_free(state_of(*allocator), block->nbytes);
  system_free(block);
  IntrusivePtr<Allocator>::release(allocator);
}

// Frees the record unless the bytes came.
struct RecordOwner {
  void* memory;
  ~RecordOwner() { system_free(memory); }
};

// One attempt: a callback that reports success must have given aligned bytes.
tp_status_t call_allocate(Allocator& allocator, CallbackBlock& block) {
  const tp_allocator_callbacks_t& callbacks = state_of(allocator).callbacks;
  block.data = nullptr;
  block.context = nullptr;
  const tp_status_t status =
      callbacks.allocate(callbacks.user_data, block.nbytes, kAlignment, nullptr,
                         &block.data, &block.context);
  if (status != TP_OK) return status;
  if (block.data == nullptr && block.nbytes != 0) {
    fail(TP_ERROR_CALLBACK,
         "the allocate callback reported success but gave no memory for %zu "
         "bytes",
         block.nbytes);
  }
  if (reinterpret_cast<uintptr_t>(block.data) % kAlignment != 0 &&
      allocator.device().type == TP_DEVICE_CPU) {
    call_deallocate(allocator, block.data, block.context, block.nbytes);
    fail(TP_ERROR_CALLBACK,
         "the allocate callback gave memory that is not aligned to %zu bytes",
         kAlignment);
  }
  return TP_OK;
}

DataPtr allocate(Allocator& self, size_t nbytes) {
  RecordOwner record = {allocate_or_fail(sizeof(CallbackBlock))};
  CallbackBlock* block =
      new (record.memory) CallbackBlock{&self, nullptr, nullptr, nbytes};
  const CallbackMark mark;
  tp_status_t status = call_allocate(self, *block);
  if (status != TP_OK && reclaim_memory()) {
    status = call_allocate(self, *block);
  }
  if (status == TP_ERROR_OUT_OF_MEMORY) {
    fail_as_callback(mark, status,
                     "out of memory: the allocate callback had no %zu bytes",
                     nbytes);
  }
  if (status != TP_OK) {
    fail_callback(mark, status, "the allocate callback reported status %d",
                  static_cast<int>(status));
  }
  IntrusivePtr<Allocator>::retain(&self);
  count_allocation(state_of(self), nbytes);
  record.memory = nullptr;
  return DataPtr(block->data, block, free_block, self.device());
}

uint64_t get(const std::atomic<uint64_t>& counter) noexcept {
  return counter.load(std::memory_order_relaxed);
}

void fill_stats(const Allocator& self, tp_allocator_stats_t& out) {
  const CallbackState& state = self.state<CallbackState>();
  out.live_bytes = get(state.live_bytes);
  out.live_blocks = get(state.live_blocks);
  out.peak_bytes = get(state.peak_bytes);
  out.allocations = get(state.allocations);
  out.system_allocations = out.allocations;
  out.system_frees = get(state.frees);
}

void reset_peak(Allocator& self) {
  CallbackState& state = state_of(self);
  state.peak_bytes.store(get(state.live_bytes), std::memory_order_relaxed);
}

void empty_cache(Allocator&) {}
uint64_t no_limit(const Allocator&) { return 0; }

void destroy(Allocator& self) noexcept {
  const tp_allocator_callbacks_t& callbacks = state_of(self).callbacks;
  if (callbacks.destroy != nullptr) callbacks.destroy(callbacks.user_data);
}

constexpr AllocatorMethods kMethods = {
    allocate, free_block, fill_stats, reset_peak, empty_cache,
    nullptr,  no_limit,   nullptr,    no_limit,   destroy,
};

// The class is not destroyed by itself: its state is plain, and what the host
// gave with it is destroyed with the device.
static_assert(sizeof(CallbackState) <= Allocator::kStateWords * 8);

}  // namespace

Allocator* make_immortal_allocator(void* memory,
                                   const tp_allocator_callbacks_t& callbacks) {
  auto* allocator = new (memory) Allocator(
      &kMethods, Device{callbacks.device_type, callbacks.device_index});
  new (&allocator->state<CallbackState>()) CallbackState{callbacks};
  return allocator;
}

IntrusivePtr<Allocator> make_callback_allocator(
    const tp_allocator_callbacks_t& callbacks) {
  const Device device =
      check_device(callbacks.device_type, callbacks.device_index, 0);
  auto allocator = IntrusivePtr<Allocator>::make(&kMethods, device);
  new (&allocator->state<CallbackState>()) CallbackState{callbacks};
  return allocator;
}

}  // namespace tp
