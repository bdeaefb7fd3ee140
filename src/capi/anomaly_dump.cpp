#include "capi/anomaly_dump.h"

#include <atomic>
#include <cstdio>
#include <cstring>

#include "core/error.h"
#include "core/log.h"
#include "core/memory.h"
#include "io/excerpt.h"
#include "io/output_file.h"
#include "ops/watch.h"

namespace tp {

namespace {

// Whoever takes the path out writes the dump: one thread.
std::atomic<char*> g_path{nullptr};

void write_dump(const char* text, size_t length) noexcept;

void update_watch() noexcept {
  follow([] { return g_path.load() != nullptr; },
         [](bool wanted) { watch_anomalies(wanted ? write_dump : nullptr); });
}

void write_file(const char* path, const char* text, size_t length) {
  OutputFile file(path);
  file.write(text, length);
  file.commit();
}

void write_dump(const char* text, size_t length) noexcept {
  char* const path = g_path.exchange(nullptr);
  if (path == nullptr) return;
  update_watch();
  char message[ErrorRecord::kMessageSize + ErrorRecord::kCauseSize + 64];
  LogLevel level = LogLevel::kInfo;
  try {
    write_file(path, text, length);
    std::snprintf(message, sizeof(message), "%s: an anomaly was dumped",
                  excerpt_end(path).text);
  } catch (const Error&) {
    level = LogLevel::kError;
    std::snprintf(message, sizeof(message), "the anomaly is lost: %s (%s)",
                  last_error().message, last_error().cause);
  }
  system_free(path);
  log_text(level, message);
}

}  // namespace

void set_anomaly_dump(const char* path) {
  char* fresh = nullptr;
  if (path != nullptr) {
    const size_t size = std::strlen(path) + 1;
    fresh = static_cast<char*>(allocate_or_fail(size));
    std::memcpy(fresh, path, size);
  }
  system_free(g_path.exchange(fresh));
  update_watch();
}

}  // namespace tp
