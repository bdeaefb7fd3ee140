// Whether the calling thread records, and how.
#pragma once

#include "core/thread_state.h"
#include "tensorplay/base.h"

namespace tp::grad {

inline bool is_recording() noexcept {
  return (thread_state().modes & (TP_MODE_INFERENCE | TP_MODE_NO_GRAD)) == 0;
}

inline bool is_anomaly_mode() noexcept {
  return (thread_state().modes & TP_MODE_ANOMALY) != 0;
}

// Sets the modes of the thread for as long as this lives.
class ModeGuard {
 public:
  explicit ModeGuard(uint32_t modes) noexcept : before_(thread_state().modes) {
    thread_state().modes = modes;
  }
  ~ModeGuard() { thread_state().modes = before_; }
  ModeGuard(const ModeGuard&) = delete;
  ModeGuard& operator=(const ModeGuard&) = delete;

 private:
  const uint32_t before_;
};

}  // namespace tp::grad
