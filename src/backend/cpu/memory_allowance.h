// How much memory this process may use.
#pragma once

#include <cstdint>

namespace tp::cpu {

// The least of the machine's memory, the limits of the control groups that the
// process is in, and its address space limit. Reads a few small files.
uint64_t memory_allowance() noexcept;

}  // namespace tp::cpu
