// Devices that programs registered.
#pragma once

namespace tp {

// When the library shuts down.
void forget_foreign_devices() noexcept;

}  // namespace tp
