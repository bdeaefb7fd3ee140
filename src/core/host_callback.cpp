#include "core/host_callback.h"

#include <new>

#include "core/memory.h"
#include "core/thread_state.h"

namespace tp {

namespace {

SpinLock g_lock;

void drop(CallbackRecord* record) noexcept {
  if (record == nullptr ||
      record->references.fetch_sub(1, std::memory_order_acq_rel) != 1) {
    return;
  }
  if (record->destroy != nullptr) record->destroy(record->user_data);
  system_free(record);
}

}  // namespace

void HostCallback::set(void (*function)(), void* user_data,
                       void (*destroy)(void*), int32_t level) {
  CallbackRecord* fresh = nullptr;
  if (function != nullptr || destroy != nullptr) {
    void* memory = allocate_or_fail(sizeof(CallbackRecord));
    fresh =
        new (memory) CallbackRecord{{1}, function, user_data, destroy, level};
  }
  handle_forks();
  CallbackRecord* before;
  {
    SpinGuard guard(g_lock);
    before = record_;
    record_ = fresh;
    level_.store(function != nullptr ? level : 0);
  }
  drop(before);
}

HostCallback::Use::Use(const HostCallback& callback) noexcept {
  SpinGuard guard(g_lock);
  record_ = callback.record_;
  if (record_ != nullptr) {
    record_->references.fetch_add(1, std::memory_order_relaxed);
  }
}

HostCallback::Use::~Use() { drop(record_); }

SpinLock& callback_lock() noexcept { return g_lock; }

}  // namespace tp
