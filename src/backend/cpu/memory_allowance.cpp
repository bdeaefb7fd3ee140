#include "backend/cpu/memory_allowance.h"

#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <string_view>

namespace tp::cpu {

namespace {

constexpr uint64_t kNoLimit = UINT64_MAX;
constexpr size_t kBufferSize = 4096;

// Fills the buffer with the start of a file; empty if it cannot be read.
std::string_view read_file(const char* path,
                           char (&buffer)[kBufferSize]) noexcept {
  const int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return {};
  size_t length = 0;
  while (length < kBufferSize) {
    const ssize_t n = read(file, buffer + length, kBufferSize - length);
    if (n <= 0) break;
    length += static_cast<size_t>(n);
  }
  close(file);
  return {buffer, length};
}

// "max", and anything else that is no number, is no limit.
uint64_t read_limit(const char* path) noexcept {
  char buffer[kBufferSize];
  const std::string_view text = read_file(path, buffer);
  uint64_t limit = 0;
  const auto parsed =
      std::from_chars(text.data(), text.data() + text.size(), limit);
  return parsed.ec == std::errc() && limit != 0 ? limit : kNoLimit;
}

// A group may use no more than its parents: goes up from `group` to the root.
uint64_t group_limit(std::string_view mount, std::string_view group,
                     std::string_view file) noexcept {
  uint64_t limit = kNoLimit;
  for (;;) {
    char path[kBufferSize];
    if (mount.size() + group.size() + file.size() + 2 > sizeof(path)) break;
    size_t length = 0;
    for (const std::string_view part : {mount, group, file}) {
      // An empty view may have no address, and memcpy takes no null pointer.
      if (!part.empty()) length += part.copy(path + length, part.size());
    }
    path[length] = '\0';
    limit = std::min(limit, read_limit(path));
    if (group.empty()) break;
    group = group.substr(0, group.rfind('/'));
  }
  return limit;
}

bool has_controller(std::string_view list, std::string_view wanted) noexcept {
  while (!list.empty()) {
    const size_t comma = list.find(',');
    if (list.substr(0, comma) == wanted) return true;
    list = comma == std::string_view::npos ? std::string_view()
                                           : list.substr(comma + 1);
  }
  return false;
}

// Lines of "ID:CONTROLLERS:PATH"; version 2 has no controllers in its line.
uint64_t control_group_limit() noexcept {
  char buffer[kBufferSize];
  std::string_view text = read_file("/proc/self/cgroup", buffer);
  uint64_t limit = kNoLimit;
  while (!text.empty()) {
    const size_t end = text.find('\n');
    const std::string_view line = text.substr(0, end);
    text = end == std::string_view::npos ? std::string_view()
                                         : text.substr(end + 1);
    const size_t first = line.find(':');
    if (first == std::string_view::npos) continue;
    const size_t second = line.find(':', first + 1);
    if (second == std::string_view::npos) continue;
    const std::string_view controllers =
        line.substr(first + 1, second - first - 1);
    std::string_view group = line.substr(second + 1);
    if (group == "/") group = {};
    if (controllers.empty()) {
      limit =
          std::min(limit, group_limit("/sys/fs/cgroup", group, "/memory.max"));
    } else if (has_controller(controllers, "memory")) {
      limit = std::min(limit, group_limit("/sys/fs/cgroup/memory", group,
                                          "/memory.limit_in_bytes"));
    }
  }
  return limit;
}

uint64_t machine_memory() noexcept {
  const long pages = sysconf(_SC_PHYS_PAGES);
  const long page_size = sysconf(_SC_PAGESIZE);
  if (pages <= 0 || page_size <= 0) return kNoLimit;
  return static_cast<uint64_t>(pages) * static_cast<uint64_t>(page_size);
}

uint64_t address_space_limit() noexcept {
  rlimit limit;
  if (getrlimit(RLIMIT_AS, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY) {
    return kNoLimit;
  }
  return limit.rlim_cur;
}

}  // namespace

uint64_t memory_allowance() noexcept {
  return std::min(
      {machine_memory(), control_group_limit(), address_space_limit()});
}

}  // namespace tp::cpu
