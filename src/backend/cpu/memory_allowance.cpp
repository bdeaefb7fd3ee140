#include "backend/cpu/memory_allowance.h"

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <string_view>

#include "core/control_group.h"

namespace tp::cpu {

namespace {

constexpr uint64_t kNoLimit = UINT64_MAX;

// "max", and anything else that is no number, is no limit.
uint64_t limit_of(const ControlGroup& group) noexcept {
  const GroupFile file(
      group, group.version == 2 ? "memory.max" : "memory.limit_in_bytes");
  const std::string_view text = file.text();
  uint64_t limit = 0;
  const auto parsed =
      std::from_chars(text.data(), text.data() + text.size(), limit);
  return parsed.ec == std::errc() && limit != 0 ? limit : kNoLimit;
}

uint64_t control_group_limit() noexcept {
  uint64_t least = kNoLimit;
  for_each_control_group(
      "memory",
      [](void* context, const ControlGroup& group) {
        uint64_t& limit = *static_cast<uint64_t*>(context);
        limit = std::min(limit, limit_of(group));
      },
      &least);
  return least;
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
