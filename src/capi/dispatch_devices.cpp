// device.h: devices of programs.
//
// A device of a program is a record of its callbacks, by device type, and a
// backend of trampolines that find it. It lives until the library shuts down.
#include "capi/dispatch_devices.h"

#include <atomic>
#include <cstring>
#include <new>

#include "capi/dispatch_arguments.h"
#include "capi/dispatch_checks.h"
#include "capi/structs.h"
#include "core/allocator.h"
#include "core/memory.h"
#include "tensorplay/device.h"

using namespace tp;

namespace {

constexpr size_t kSmallest = offsetof(tp_device_callbacks_t, streams);

constexpr size_t kNameSize = 16;

struct ForeignDevice {
  tp_device_callbacks_t callbacks;
  char name[kNameSize];
  DeviceBackend backend;
  alignas(Allocator) unsigned char allocator[sizeof(Allocator)];
};

std::atomic<ForeignDevice*> g_devices[TP_DEVICE_COUNT + 1];

ForeignDevice& device_of(int32_t type) noexcept {
  return *g_devices[type].load(std::memory_order_acquire);
}

Allocator* default_allocator(int32_t type) {
  return reinterpret_cast<Allocator*>(device_of(type).allocator);
}

template <class Call>
void call_back(const char* what, Device device, Call&& call) {
  const CallbackMark mark;
  const tp_status_t status = call();
  if (__builtin_expect(status == TP_OK, 1)) return;
  fail_as_callback(mark, status, "the %s callback of %s reported status %d",
                   what, device_text(device).text, static_cast<int>(status));
}

constexpr char kWithin[] = "copy_within";
constexpr char kToHost[] = "copy_to_host";
constexpr char kFromHost[] = "copy_from_host";

template <auto kCallback, const char* kName>
void copy(void* to, const void* from, size_t nbytes, Device device) {
  const auto& callbacks = device_of(device.type).callbacks;
  call_back(kName, device, [&] {
    return (callbacks.*kCallback)(callbacks.user_data, to, from, nbytes,
                                  device.index);
  });
}

void gather(void* to, const void* base, const int64_t* sizes,
            const int64_t* strides, size_t rank, size_t itemsize,
            Device device) {
  const auto& callbacks = device_of(device.type).callbacks;
  call_back("gather", device, [&] {
    return callbacks.gather(callbacks.user_data, to, base, sizes, strides,
                            static_cast<int32_t>(rank), itemsize, device.index);
  });
}

void require(bool is_there, const char* what) {
  if (!is_there) fail_at(2, TP_ERROR_NULL, "the %s callback is NULL", what);
}

tp_device_callbacks_t checked_callbacks(const tp_device_callbacks_t* given) {
  const auto copy = checked_struct(given, kSmallest, 2, "callbacks");
  if ((copy.flags & ~uint32_t{TP_DEVICE_ADDRESSES_STRIDES}) != 0) {
    fail_at(2, TP_ERROR_ARGUMENT, "unknown bits in flags 0x%x", copy.flags);
  }
  if (copy.count < 0 || copy.reserved != 0) {
    fail_at(2, TP_ERROR_ARGUMENT, "count is %d and reserved %u",
            static_cast<int>(copy.count), copy.reserved);
  }
  if (copy.count > 1 || copy.streams != nullptr) {
    fail_at(2, TP_ERROR_UNSUPPORTED,
            "this version knows one device of a type, without streams");
  }
  if (copy.name != nullptr) check_name(copy.name, "a device", kNameSize - 1, 2);
  require(copy.allocate != nullptr, "allocate");
  require(copy.copy_within != nullptr, "copy_within");
  require(
      (copy.flags & TP_DEVICE_ADDRESSES_STRIDES) != 0 || copy.gather != nullptr,
      "gather");
  return copy;
}

tp_allocator_callbacks_t allocator_callbacks(
    int32_t type, const tp_device_callbacks_t& device) {
  tp_allocator_callbacks_t callbacks = {};
  callbacks.struct_size = sizeof(callbacks);
  callbacks.device_type = type;
  callbacks.user_data = device.user_data;
  callbacks.allocate = device.allocate;
  callbacks.deallocate = device.deallocate;
  return callbacks;
}

ForeignDevice* make_device(int32_t type,
                           const tp_device_callbacks_t& callbacks) {
  auto* const device = new (allocate_or_fail(sizeof(ForeignDevice)))
      ForeignDevice{callbacks, {}, {}, {}};
  const char* const name =
      callbacks.name != nullptr ? callbacks.name : device_type_name(type);
  std::memcpy(device->name, name, std::strlen(name) + 1);
  make_immortal_allocator(device->allocator,
                          allocator_callbacks(type, callbacks));
  device->backend = {
      device->name,
      1,
      (callbacks.flags & TP_DEVICE_ADDRESSES_STRIDES) != 0,
      default_allocator,
      copy<&tp_device_callbacks_t::copy_within, kWithin>,
      callbacks.copy_to_host != nullptr
          ? copy<&tp_device_callbacks_t::copy_to_host, kToHost>
          : nullptr,
      callbacks.copy_from_host != nullptr
          ? copy<&tp_device_callbacks_t::copy_from_host, kFromHost>
          : nullptr,
      callbacks.gather != nullptr ? gather : nullptr,
  };
  return device;
}

enum class Outcome { kInstalled, kTypeTaken, kNameTaken };

bool is_name_of_another(int32_t type, const char* name) noexcept {
  for (int32_t other = 1; other <= TP_DEVICE_COUNT; ++other) {
    if (other != type && std::strcmp(device_type_name(other), name) == 0) {
      return true;
    }
  }
  return false;
}

// The record comes before the backend that leads to it.
Outcome install(int32_t type, ForeignDevice* device) {
  SpinGuard guard(registration_lock());
  if (find_device_backend(type) != nullptr) return Outcome::kTypeTaken;
  if (is_name_of_another(type, device->name)) return Outcome::kNameTaken;
  g_devices[type].store(device, std::memory_order_release);
  register_device(type, &device->backend);
  return Outcome::kInstalled;
}

}  // namespace

void tp::forget_foreign_devices() noexcept {
  for (int32_t type = 1; type <= TP_DEVICE_COUNT; ++type) {
    ForeignDevice* const device =
        g_devices[type].exchange(nullptr, std::memory_order_acq_rel);
    if (device == nullptr) continue;
    forget_default_allocator(type);
    forget_device(type);
    if (device->callbacks.destroy != nullptr) {
      device->callbacks.destroy(device->callbacks.user_data);
    }
    system_free(device);
  }
}

tp_status_t tp_device_callbacks_init(tp_device_callbacks_t* callbacks,
                                     size_t struct_size) {
  return init_struct("tp_device_callbacks_init", callbacks, struct_size,
                     kSmallest);
}

tp_status_t tp_device_register(tp_device_type_t type,
                               const tp_device_callbacks_t* callbacks) {
  return border("tp_device_register", [&] {
    initialize();
    check_not_shutting_down();
    if (device_type_name(type) == nullptr) {
      fail_at(1, TP_ERROR_ARGUMENT, "unknown device type %d",
              static_cast<int>(type));
    }
    ForeignDevice* const device =
        make_device(type, checked_callbacks(callbacks));
    const Outcome outcome = install(type, device);
    if (outcome == Outcome::kInstalled) return;
    char name[kNameSize];
    std::memcpy(name, device->name, sizeof(name));
    system_free(device);
    if (outcome == Outcome::kNameTaken) {
      fail_at(2, TP_ERROR_STATE, "another device type is named %s", name);
    }
    fail_at(1, TP_ERROR_STATE, "device type %s is registered already",
            device_type_name(type));
  });
}

int32_t tp_device_count(tp_device_type_t type) {
  return border_value("tp_device_count", 0, [&] {
    initialize();
    const DeviceBackend* backend =
        find_device_backend(checked_device_type(type, 1));
    return backend != nullptr ? backend->device_count : 0;
  });
}
