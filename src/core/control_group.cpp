#include "core/control_group.h"

#include <fcntl.h>
#include <unistd.h>

#include <initializer_list>

namespace tp {

namespace {

constexpr size_t kPathSize = 4096;

// Fills the buffer with the start of a file; returns how much that is.
size_t read_start(const char* path, char* buffer, size_t capacity) noexcept {
  const int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  size_t length = 0;
  while (length < capacity) {
    const ssize_t n = read(file, buffer + length, capacity - length);
    if (n <= 0) break;
    length += static_cast<size_t>(n);
  }
  close(file);
  return length;
}

// Joins parts to a path that ends in zero; 0 if there is no room.
size_t join(char (&path)[kPathSize],
            std::initializer_list<std::string_view> parts) noexcept {
  size_t length = 0;
  for (const std::string_view part : parts) {
    if (length + part.size() >= kPathSize) return 0;
    // An empty view may have no address, and memcpy takes no null pointer.
    if (!part.empty()) length += part.copy(path + length, part.size());
  }
  path[length] = '\0';
  return length;
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

}  // namespace

// Lines of "ID:CONTROLLERS:PATH"; version 2 has no controllers in its line.
void for_each_control_group(std::string_view controller, VisitGroupFn visit,
                            void* context) {
  char buffer[kPathSize];
  std::string_view text{
      buffer, read_start("/proc/self/cgroup", buffer, sizeof(buffer))};
  while (!text.empty()) {
    const size_t end = text.find('\n');
    const std::string_view line = text.substr(0, end);
    text = end == std::string_view::npos ? std::string_view()
                                         : text.substr(end + 1);
    const size_t first = line.find(':');
    if (first == std::string_view::npos) continue;
    const size_t second = line.find(':', first + 1);
    if (second == std::string_view::npos) continue;
    const std::string_view list = line.substr(first + 1, second - first - 1);
    if (!list.empty() && !has_controller(list, controller)) continue;
    std::string_view group = line.substr(second + 1);
    if (group == "/") group = {};
    for (;;) {
      char path[kPathSize];
      const bool is_second = list.empty();
      const size_t length =
          is_second ? join(path, {"/sys/fs/cgroup", group})
                    : join(path, {"/sys/fs/cgroup/", controller, group});
      if (length != 0) visit(context, {{path, length}, is_second ? 2 : 1});
      if (group.empty()) break;
      group = group.substr(0, group.rfind('/'));
    }
  }
}

GroupFile::GroupFile(const ControlGroup& group,
                     std::string_view name) noexcept {
  char path[kPathSize];
  if (join(path, {group.folder, "/", name}) == 0) return;
  length_ = read_start(path, buffer_, sizeof(buffer_));
}

}  // namespace tp
