// allocator.h: look-up, allocators of callbacks, allocation, statistics.
#include "tensorplay/allocator.h"

#include "backend/cpu/caching_allocator.h"
#include "capi/border.h"
#include "capi/counted.h"
#include "capi/structs.h"

using namespace tp;

namespace {

// Structs of the caller's, of another version perhaps, have at least these
// sizes.
constexpr size_t kSmallestCallbacks =
    offsetof(tp_allocator_callbacks_t, deallocate);
constexpr size_t kSmallestStats = offsetof(tp_allocator_stats_t, live_bytes);

tp_allocator_callbacks_t checked_callbacks(
    const tp_allocator_callbacks_t* callbacks) {
  const auto copy =
      checked_struct(callbacks, kSmallestCallbacks, 1, "callbacks");
  if (copy.reserved != 0) {
    fail_at(1, TP_ERROR_ARGUMENT, "reserved is %u, not 0", copy.reserved);
  }
  if (copy.allocate == nullptr) {
    fail_at(1, TP_ERROR_NULL, "the allocate callback is NULL");
  }
  return copy;
}

template <class Method>
Method required(Method method, const char* what) {
  if (method == nullptr) {
    fail_at(1, TP_ERROR_UNSUPPORTED, "the allocator has no %s", what);
  }
  return method;
}

bool is_cpu_default(const tp_allocator_t* allocator) noexcept {
  return reinterpret_cast<const Allocator*>(allocator) ==
         &cpu::g_caching_allocator;
}

// Out of line: the common case needs no frame.
__attribute__((noinline)) tp_status_t allocate_through(
    tp_allocator_t* allocator, size_t nbytes, void** data, void** ctx) {
  if (data != nullptr) *data = nullptr;
  if (ctx != nullptr) *ctx = nullptr;
  return border("tp_allocator_allocate", [&] {
    Allocator& target = checked(allocator, 1);
    checked_out(data, 3);
    checked_out(ctx, 4);
    DataPtr bytes = target.allocate(nbytes);
    const ReleasedData released = bytes.release();
    *data = released.data;
    *ctx = released.context;
  });
}

}  // namespace

tp_status_t tp_allocator_callbacks_init(tp_allocator_callbacks_t* callbacks,
                                        size_t struct_size) {
  return init_struct("tp_allocator_callbacks_init", callbacks, struct_size,
                     kSmallestCallbacks);
}

tp_status_t tp_allocator_stats_init(tp_allocator_stats_t* stats,
                                    size_t struct_size) {
  return init_struct("tp_allocator_stats_init", stats, struct_size,
                     kSmallestStats);
}

tp_status_t tp_allocator_get(tp_device_type_t device_type,
                             tp_allocator_t** out) {
  return make_into("tp_allocator_get", out, 2, [&] {
    return current_allocator(device_type == 0 ? TP_DEVICE_CPU : device_type);
  });
}

tp_status_t tp_allocator_set(tp_device_type_t device_type,
                             tp_allocator_t* allocator) {
  return border("tp_allocator_set", [&] {
    initialize();
    check_not_shutting_down();
    set_current_allocator(
        device_type == 0 ? TP_DEVICE_CPU : device_type,
        allocator == nullptr ? nullptr : &checked(allocator, 2));
  });
}

tp_status_t tp_allocator_pinned(tp_device_type_t device_type,
                                tp_allocator_t** out) {
  return make_into(
      "tp_allocator_pinned", out, 2, [&]() -> IntrusivePtr<Allocator> {
        const DeviceBackend& backend =
            device_backend(device_type == 0 ? TP_DEVICE_CPU : device_type, 1);
        fail_at(1, TP_ERROR_NOT_BUILT,
                "%s has no pinned host allocator in this build", backend.name);
      });
}

tp_status_t tp_allocator_new(const tp_allocator_callbacks_t* callbacks,
                             tp_allocator_t** out) {
  return make_into("tp_allocator_new", out, 2, [&] {
    return make_callback_allocator(checked_callbacks(callbacks));
  });
}

tp_allocator_t* tp_allocator_retain(tp_allocator_t* allocator) {
  return retain_handle(allocator, "tp_allocator_retain");
}

void tp_allocator_release(tp_allocator_t* allocator) {
  release_handle(allocator, "tp_allocator_release");
}

tp_device_type_t tp_allocator_device_type(const tp_allocator_t* allocator) {
  return border_value("tp_allocator_device_type", 0,
                      [&] { return checked(allocator, 1).device().type; });
}

tp_status_t tp_allocator_allocate(tp_allocator_t* allocator, size_t nbytes,
                                  void** data, void** ctx) {
  if (__builtin_expect(is_cpu_default(allocator), 1) &&
      __builtin_expect(data != nullptr && ctx != nullptr, 1) &&
      __builtin_expect(nbytes <= cpu::kSmallLimit, 1)) {
    void* bytes = cpu::allocate_small_quickly(nbytes);
    if (__builtin_expect(bytes != nullptr, 1)) {
      *data = *ctx = bytes;
      return TP_OK;
    }
  }
  return allocate_through(allocator, nbytes, data, ctx);
}

void tp_allocator_free(tp_allocator_t* allocator, void* data, void* ctx,
                       size_t nbytes) {
  if (__builtin_expect(is_cpu_default(allocator), 1)) {
    if (__builtin_expect(data != nullptr, 1)) cpu::free_sized(data, nbytes);
  } else if (is_handle(allocator, "tp_allocator_free") && ctx != nullptr) {
    reinterpret_cast<Allocator*>(allocator)->methods().deleter(ctx);
  }
}

tp_status_t tp_allocator_stats(const tp_allocator_t* allocator,
                               tp_allocator_stats_t* stats) {
  return border("tp_allocator_stats", [&] {
    const Allocator& target = checked(allocator, 1);
    tp_allocator_stats_t filled = {};
    check_struct_size(checked_out(stats, 2).struct_size, kSmallestStats, 2);
    target.methods().stats(target, filled);
    fill_struct(stats, filled, kSmallestStats, 2);
  });
}

tp_status_t tp_allocator_reset_peak(tp_allocator_t* allocator) {
  return border("tp_allocator_reset_peak", [&] {
    Allocator& target = checked(allocator, 1);
    required(target.methods().reset_peak, "peak")(target);
  });
}

tp_status_t tp_allocator_empty_cache(tp_allocator_t* allocator) {
  return border("tp_allocator_empty_cache", [&] {
    Allocator& target = checked(allocator, 1);
    required(target.methods().empty_cache, "cache")(target);
  });
}

tp_status_t tp_allocator_set_cap(tp_allocator_t* allocator, uint64_t nbytes) {
  return border("tp_allocator_set_cap", [&] {
    Allocator& target = checked(allocator, 1);
    required(target.methods().set_cap, "cap")(target, nbytes);
  });
}

uint64_t tp_allocator_cap(const tp_allocator_t* allocator) {
  return border_value("tp_allocator_cap", uint64_t{0}, [&] {
    const Allocator& target = checked(allocator, 1);
    return target.methods().cap(target);
  });
}

tp_status_t tp_allocator_set_bypass_threshold(tp_allocator_t* allocator,
                                              uint64_t nbytes) {
  return border("tp_allocator_set_bypass_threshold", [&] {
    Allocator& target = checked(allocator, 1);
    required(target.methods().set_bypass_threshold, "bypass threshold")(target,
                                                                        nbytes);
  });
}

uint64_t tp_allocator_bypass_threshold(const tp_allocator_t* allocator) {
  return border_value("tp_allocator_bypass_threshold", uint64_t{0}, [&] {
    const Allocator& target = checked(allocator, 1);
    return target.methods().bypass_threshold(target);
  });
}
