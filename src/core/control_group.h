// What the control groups of the process (cgroups, versions 1 and 2) allow it.
#pragma once

#include <cstddef>
#include <string_view>

namespace tp {

struct ControlGroup {
  std::string_view folder;
  int version;
};

// Calls visit for the groups of the process that a controller limits, and for
// all their parents, which limit them too.
using VisitGroupFn = void (*)(void* context, const ControlGroup& group);
void for_each_control_group(std::string_view controller, VisitGroupFn visit,
                            void* context);

// The beginning of one of a group's files; empty if it cannot be read.
class GroupFile {
 public:
  GroupFile(const ControlGroup& group, std::string_view name) noexcept;
  std::string_view text() const noexcept { return {buffer_, length_}; }

 private:
  size_t length_ = 0;
  char buffer_[256];
};

}  // namespace tp
