#include "core/log.h"

#include "core/error.h"
#include "core/host_callback.h"

namespace tp {

namespace {

using LogFn = void (*)(void*, int32_t, const char*);

HostCallback g_callback;

}  // namespace

void set_log(LogFn log, void* user_data, void (*destroy)(void*),
             LogLevel level) {
  g_callback.set(reinterpret_cast<void (*)()>(log), user_data, destroy,
                 static_cast<int32_t>(level));
}

bool is_logged(LogLevel level) noexcept {
  return static_cast<int32_t>(level) <= g_callback.level();
}

void log_text(LogLevel level, const char* text) noexcept {
  if (!is_logged(level)) return;
  const HostCallback::Use use(g_callback);
  if (!use.is_set() || use.level() < static_cast<int32_t>(level)) return;
  const ErrorKeeper keeper;
  use.function<LogFn>()(use.user_data(), static_cast<int32_t>(level), text);
}

}  // namespace tp
