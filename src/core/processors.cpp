#include "core/processors.h"

#include <sched.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <string_view>

#include "core/control_group.h"

namespace tp {

namespace {

constexpr int64_t kNoLimit = INT32_MAX;

// Takes a number from the front of a text; -1, which also is what version 1
// says for none, where there is no number.
int64_t take_number(std::string_view& text) noexcept {
  int64_t number = -1;
  const auto parsed =
      std::from_chars(text.data(), text.data() + text.size(), number);
  if (parsed.ec != std::errc()) return -1;
  text.remove_prefix(static_cast<size_t>(parsed.ptr - text.data()));
  if (!text.empty()) text.remove_prefix(1);
  return number;
}

// Version 2 has "QUOTA PERIOD" or "max PERIOD" in a file, version 1 has two.
int64_t quota_of(const ControlGroup& group) noexcept {
  int64_t quota;
  int64_t period;
  if (group.version == 2) {
    const GroupFile file(group, "cpu.max");
    std::string_view text = file.text();
    quota = take_number(text);
    period = take_number(text);
  } else {
    const GroupFile quota_file(group, "cpu.cfs_quota_us");
    const GroupFile period_file(group, "cpu.cfs_period_us");
    std::string_view text = quota_file.text();
    quota = take_number(text);
    text = period_file.text();
    period = take_number(text);
  }
  if (quota <= 0 || period <= 0) return kNoLimit;
  return std::min(kNoLimit, (quota - 1) / period + 1);
}

int64_t quota() noexcept {
  int64_t least = kNoLimit;
  for_each_control_group(
      "cpu",
      [](void* context, const ControlGroup& group) {
        int64_t& limit = *static_cast<int64_t*>(context);
        limit = std::min(limit, quota_of(group));
      },
      &least);
  return least;
}

// The kernel refuses a set that is smaller than its own, 8192 at most today.
int64_t affinity() noexcept {
  constexpr size_t kSets = 16;
  cpu_set_t sets[kSets];
  if (sched_getaffinity(0, sizeof(sets), sets) != 0) {
    return std::max(sysconf(_SC_NPROCESSORS_ONLN), 1L);
  }
  return CPU_COUNT_S(sizeof(sets), sets);
}

}  // namespace

int32_t usable_processors() noexcept {
  const int64_t count = std::min(affinity(), quota());
  return static_cast<int32_t>(std::max<int64_t>(count, 1));
}

}  // namespace tp
