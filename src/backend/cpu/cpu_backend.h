// The CPU as a device: its allocator, its copies, its hooks in core.
#pragma once

namespace tp {

// Makes the CPU known to core, before anything is allocated. Twice is harmless.
void register_cpu_backend();

// Gives everything back that is cached, so that the library can be unloaded.
void release_caches() noexcept;

}  // namespace tp
