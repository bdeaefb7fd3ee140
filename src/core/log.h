// What the library has to say that no call reports: to the host's callback,
// nowhere else.
#pragma once

#include <cstdint>

namespace tp {

enum class LogLevel : int32_t { kError = 1, kInfo = 2, kLayout = 3 };

// Replaces the callback; null turns the log off. Throws out-of-memory; then
// nothing changed.
void set_log(void (*log)(void*, int32_t, const char*), void* user_data,
             void (*destroy)(void*), LogLevel level);
bool is_logged(LogLevel level) noexcept;
// Calls the host on this thread, with no lock held. The thread's error record
// stays as it is.
void log_text(LogLevel level, const char* text) noexcept;

}  // namespace tp
