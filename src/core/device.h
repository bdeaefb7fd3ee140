// Devices: a type and an index, and what a device type brings when it
// registers.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>

#include "core/lock.h"
#include "tensorplay/base.h"

namespace tp {

struct Device {
  int32_t type = TP_DEVICE_CPU;
  int32_t index = 0;
  friend bool operator==(Device a, Device b) noexcept {
    return a.type == b.type && a.index == b.index;
  }
};

class Allocator;

// What core needs to know of a device type. Registered once at start-up, or by
// whoever adds a device at run time, and until the library shuts down. Kernels
// are registered with the dispatch table, not here.
struct DeviceBackend {
  const char* name;
  int32_t device_count;
  // Whether kernels of the device take strides. If not, every view is a copy
  // that `gather` makes.
  bool addresses_strides;
  // The default allocator of a device type; lives for ever.
  Allocator* (*default_allocator)(int32_t type);
  // Copies bytes within the device, and from and to host memory. May fail().
  void (*copy_within)(void* to, const void* from, size_t nbytes, Device device);
  void (*copy_to_host)(void* to, const void* from, size_t nbytes,
                       Device device);
  void (*copy_from_host)(void* to, const void* from, size_t nbytes,
                         Device device);
  // Writes the elements of a strided view to dense bytes in row-major order.
  // Needed only where addresses_strides is false. `base` is element 0.
  void (*gather)(void* to, const void* base, const int64_t* sizes,
                 const int64_t* strides, size_t rank, size_t itemsize,
                 Device device);
};

// Refuses a type that is unknown (argument) or that another backend has
// (state). The same backend twice is harmless.
void register_device(int32_t type, const DeviceBackend* backend);
// Only when the library shuts down: nobody may use the device any more.
void forget_device(int32_t type) noexcept;
// Held while devices, operators and kernels are registered; a fork takes it.
SpinLock& registration_lock() noexcept;
// nullptr if the type is not registered or unknown.
extern std::atomic<const DeviceBackend*> g_device_backends[TP_DEVICE_COUNT + 1];
inline const DeviceBackend* find_device_backend(int32_t type) noexcept {
  return type >= 1 && type <= TP_DEVICE_COUNT
             ? g_device_backends[type].load(std::memory_order_acquire)
             : nullptr;
}
// Fails with not-built, naming the device, if there is none; `position` is that
// of the argument at fault, 0 if there is no single one.
const DeviceBackend& device_backend(int32_t type, int32_t position = 0);

// Type 0 is the CPU, which every build has. Fails for an unknown type, one that
// is not in this build, and an index that does not exist, blaming the argument
// at the position or, for the index, the one after it.
Device check_device_slowly(int32_t type, int32_t index, int32_t position);
inline Device check_device(int32_t type, int32_t index, int32_t position) {
  const bool is_cpu = (type == 0 || type == TP_DEVICE_CPU) && index == 0;
  return __builtin_expect(is_cpu, 1)
             ? Device{TP_DEVICE_CPU, 0}
             : check_device_slowly(type, index, position);
}

const char* device_type_name(int32_t type) noexcept;  // nullptr if unknown

// "cuda:1", or without an index for the first. Strict: nothing follows, no
// sign, no blank, no leading zero. Whether there is such a device is not asked.
Device parse_device(const char* text);

// "cpu", "cuda:1" in a fixed buffer.
struct DeviceText {
  char text[24];
};
DeviceText device_text(Device device) noexcept;

}  // namespace tp
