// Functions of the host that may be replaced while another thread runs them.
#pragma once

#include <atomic>
#include <cstdint>

#include "core/lock.h"

namespace tp {

// What is counted: the holder has one reference, each run another, and the last
// one calls destroy.
struct CallbackRecord {
  std::atomic<uint32_t> references;
  void (*function)();
  void* user_data;
  void (*destroy)(void*);
  int32_t level;
};

// Starts empty when zeroed and is never destroyed, so it may be static.
class HostCallback {
 public:
  // Both may be null. The callback before is destroyed when no thread runs it
  // any more. Throws out-of-memory; then nothing changed. Clearing it cannot
  // fail.
  void set(void (*function)(), void* user_data, void (*destroy)(void*),
           int32_t level = 0);
  // That of the function, at a glance; 0 without one.
  int32_t level() const noexcept { return level_.load(); }

  // Keeps the callback of the moment for a call.
  class Use {
   public:
    explicit Use(const HostCallback& callback) noexcept;
    ~Use();
    Use(const Use&) = delete;
    Use& operator=(const Use&) = delete;

    bool is_set() const noexcept {
      return record_ != nullptr && record_->function != nullptr;
    }
    template <class Function>
    Function function() const noexcept {
      return reinterpret_cast<Function>(record_->function);
    }
    void* user_data() const noexcept { return record_->user_data; }
    int32_t level() const noexcept { return record_->level; }

   private:
    CallbackRecord* record_;
  };

 private:
  CallbackRecord* record_ = nullptr;
  std::atomic<int32_t> level_{0};
};

// Held while a callback is looked up; a fork takes it.
SpinLock& callback_lock() noexcept;

}  // namespace tp
