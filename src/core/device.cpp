#include "core/device.h"

#include <atomic>
#include <charconv>
#include <cstdio>
#include <string_view>

#include "core/error.h"

namespace tp {

std::atomic<const DeviceBackend*> g_device_backends[TP_DEVICE_COUNT + 1];

namespace {

SpinLock g_registration_lock;

bool is_valid_type(int32_t type) noexcept {
  return type >= 1 && type <= TP_DEVICE_COUNT;
}

}  // namespace

const char* device_type_name(int32_t type) noexcept {
  static constexpr const char* kNames[TP_DEVICE_COUNT + 1] = {
      nullptr,   "cpu",     "cuda",    "device3", "device4",
      "device5", "device6", "device7", "device8"};
  const DeviceBackend* backend = find_device_backend(type);
  if (backend != nullptr) return backend->name;
  return is_valid_type(type) ? kNames[type] : nullptr;
}

void register_device(int32_t type, const DeviceBackend* backend) {
  if (!is_valid_type(type)) {
    fail(TP_ERROR_ARGUMENT, "unknown device type %d", static_cast<int>(type));
  }
  const DeviceBackend* expected = nullptr;
  if (!g_device_backends[type].compare_exchange_strong(
          expected, backend, std::memory_order_acq_rel) &&
      expected != backend) {
    fail(TP_ERROR_STATE, "device type %s is registered already",
         device_type_name(type));
  }
}

void forget_device(int32_t type) noexcept {
  g_device_backends[type].store(nullptr, std::memory_order_release);
}

SpinLock& registration_lock() noexcept { return g_registration_lock; }

const DeviceBackend& device_backend(int32_t type, int32_t position) {
  const DeviceBackend* backend = find_device_backend(type);
  if (backend == nullptr) {
    if (!is_valid_type(type)) {
      fail_at(position, TP_ERROR_ARGUMENT, "unknown device type %d",
              static_cast<int>(type));
    }
    fail_at(position, TP_ERROR_NOT_BUILT, "device %s is not in this build",
            device_type_name(type));
  }
  return *backend;
}

Device check_device_slowly(int32_t type, int32_t index, int32_t position) {
  if (type == 0) type = TP_DEVICE_CPU;
  const DeviceBackend& backend = device_backend(type, position);
  if (index < 0 || index >= backend.device_count) {
    fail_at(position + 1, TP_ERROR_DEVICE,
            "there is no device %s:%d: %d of that type exist",
            device_type_name(type), static_cast<int>(index),
            static_cast<int>(backend.device_count));
  }
  return {type, index};
}

Device parse_device(const char* text) {
  const std::string_view whole(text);
  const size_t colon = whole.find(':');
  const std::string_view name = whole.substr(0, colon);
  Device device;
  bool well_formed = true;
  if (colon != std::string_view::npos) {
    const std::string_view digits = whole.substr(colon + 1);
    const char* const end = digits.data() + digits.size();
    const auto parsed = std::from_chars(digits.data(), end, device.index);
    well_formed = parsed.ec == std::errc() && parsed.ptr == end &&
                  digits[0] != '-' && (digits[0] != '0' || digits.size() == 1);
  }
  for (int32_t type = 1; well_formed && type <= TP_DEVICE_COUNT; ++type) {
    if (name == device_type_name(type)) {
      device.type = type;
      return device;
    }
  }
  fail_at(1, TP_ERROR_ARGUMENT,
          "\"%s\" names no device: expected TYPE or TYPE:INDEX", text);
}

DeviceText device_text(Device device) noexcept {
  DeviceText out;
  const char* name = device_type_name(device.type);
  if (device.type == TP_DEVICE_CPU) {
    std::snprintf(out.text, sizeof(out.text), "%s", name);
  } else {
    std::snprintf(out.text, sizeof(out.text), "%s:%d",
                  name != nullptr ? name : "unknown",
                  static_cast<int>(device.index));
  }
  return out;
}

}  // namespace tp
