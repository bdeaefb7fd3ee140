// runtime.h: the log, the dump of the first anomaly.
#include "tensorplay/runtime.h"

#include "capi/anomaly_dump.h"
#include "capi/border.h"
#include "capi/enums.h"
#include "core/log.h"
#include "ops/watch.h"

using namespace tp;

namespace {

const char* level_name_of(int32_t level) {
  static constexpr const char* kNames[] = {nullptr, "error", "info", "layout"};
  return level >= TP_LOG_ERROR && level <= TP_LOG_LAYOUT ? kNames[level]
                                                         : nullptr;
}

}  // namespace

const char* tp_log_level_name(tp_log_level_t level) {
  return name_of("tp_log_level_name", "log level", level, level_name_of);
}

tp_status_t tp_log_level_parse(const char* name, tp_log_level_t* out) {
  return parse_name("tp_log_level_parse", "log level", name, out, TP_LOG_ERROR,
                    TP_LOG_LAYOUT, level_name_of);
}

tp_status_t tp_set_log(tp_log_fn log, void* user_data, tp_destroy_fn destroy,
                       tp_log_level_t level) {
  return border("tp_set_log", [&] {
    check_not_shutting_down();
    if (log != nullptr && level_name_of(level) == nullptr) {
      fail_at(4, TP_ERROR_ARGUMENT, "unknown log level %d",
              static_cast<int>(level));
    }
    set_log(log, user_data, destroy, static_cast<LogLevel>(level));
    follow([] { return is_logged(LogLevel::kLayout); },
           [](bool wanted) {
             watch_layouts(wanted ? Switch::kOn : Switch::kOff);
           });
  });
}

tp_status_t tp_set_anomaly_dump(const char* path) {
  return border("tp_set_anomaly_dump", [&] {
    check_not_shutting_down();
    set_anomaly_dump(path);
  });
}
