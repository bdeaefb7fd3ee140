// How many processors the process may use.
#pragma once

#include <cstdint>

namespace tp {

// Those that its affinity and the quotas of its control groups leave it; at
// least 1. A quota of one and a half is two.
int32_t usable_processors() noexcept;

}  // namespace tp
