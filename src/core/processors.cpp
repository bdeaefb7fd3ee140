#include "core/processors.h"

#include <sched.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <string_view>

#include "core/control_group.h"

namespace tp {

namespace {

// The number at the front of a text; -1 if there is none.
int64_t number_of(std::string_view text) noexcept {
  int64_t number = -1;
  const auto parsed =
      std::from_chars(text.data(), text.data() + text.size(), number);
  return parsed.ec == std::errc() ? number : -1;
}

// Version 2 has "QUOTA PERIOD" in a file, version 1 has two files.
int64_t quota_of(const ControlGroup& group) noexcept {
  if (group.version == 2) {
    const GroupFile file(group, "cpu.max");
    const std::string_view text = file.text();
    const size_t blank = text.find(' ');
    if (blank == std::string_view::npos) return kNoQuota;
    return processors_of_quota(text, text.substr(blank + 1));
  }
  const GroupFile quota(group, "cpu.cfs_quota_us");
  const GroupFile period(group, "cpu.cfs_period_us");
  return processors_of_quota(quota.text(), period.text());
}

int64_t quota() noexcept {
  int64_t least = kNoQuota;
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

int64_t processors_of_quota(std::string_view quota,
                            std::string_view period) noexcept {
  const int64_t time = number_of(quota);
  const int64_t per = number_of(period);
  return time <= 0 || per <= 0 ? kNoQuota : (time - 1) / per + 1;
}

int32_t usable_processors() noexcept {
  const int64_t count = std::min(affinity(), quota());
  return static_cast<int32_t>(std::max<int64_t>(count, 1));
}

}  // namespace tp
