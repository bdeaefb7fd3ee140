// How many processors the process may use.
#pragma once

#include <cstdint>
#include <string_view>

namespace tp {

// Those that its affinity and the quotas of its control groups leave it; at
// least 1. A quota of one and a half is two.
int32_t usable_processors() noexcept;

// What a control group's quota of processor time in a period comes to; texts
// that are no numbers ("max"), or none above 0 ("-1"), are no quota.
inline constexpr int64_t kNoQuota = INT32_MAX;
int64_t processors_of_quota(std::string_view quota,
                            std::string_view period) noexcept;

}  // namespace tp
