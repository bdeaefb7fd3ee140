#include "core/allocator.h"

#include <atomic>

#include "core/device.h"
#include "core/error.h"

namespace tp {

const ObjectType Allocator::kType = {"allocator"};

namespace {

// Swapping and looking up a counted allocator need the lock: between reading
// the pointer and raising its count another thread could drop the last
// reference. That none is set, the usual case, is seen without it.
SpinLock g_lock;
std::atomic<Allocator*> g_current[TP_DEVICE_COUNT + 1];
std::atomic<Allocator*> g_default[TP_DEVICE_COUNT + 1];

bool is_device_type(int32_t type) noexcept {
  return type > 0 && type <= TP_DEVICE_COUNT;
}

Allocator* find_default(int32_t type) noexcept {
  const DeviceBackend* backend = find_device_backend(type);
  if (backend == nullptr || backend->default_allocator == nullptr) {
    return nullptr;
  }
  Allocator* allocator = backend->default_allocator(type);
  g_default[type].store(allocator, std::memory_order_release);
  return allocator;
}

// Returns the one before with the reference that the table held.
IntrusivePtr<Allocator> exchange_current(
    int32_t type, IntrusivePtr<Allocator> fresh) noexcept {
  SpinGuard guard(g_lock);
  return IntrusivePtr<Allocator>::reclaim(
      g_current[type].exchange(fresh.detach(), std::memory_order_acq_rel));
}

}  // namespace

Allocator* default_allocator_if_current(int32_t device_type) noexcept {
  if (!is_device_type(device_type) ||
      g_current[device_type].load(std::memory_order_acquire) != nullptr) {
    return nullptr;
  }
  Allocator* allocator = g_default[device_type].load(std::memory_order_acquire);
  return allocator != nullptr ? allocator : find_default(device_type);
}

IntrusivePtr<Allocator> current_allocator(int32_t device_type) {
  const DeviceBackend& backend = device_backend(device_type);
  {
    SpinGuard guard(g_lock);
    Allocator* current = g_current[device_type].load(std::memory_order_relaxed);
    if (current != nullptr) return IntrusivePtr<Allocator>::borrow(current);
  }
  Allocator* allocator = find_default(device_type);
  if (allocator == nullptr) {
    fail(TP_ERROR_UNSUPPORTED, "%s has no allocator of its own: set one",
         backend.name);
  }
  return IntrusivePtr<Allocator>::borrow(allocator);
}

void set_current_allocator(int32_t device_type, Allocator* allocator) {
  const DeviceBackend& backend = device_backend(device_type);
  if (allocator != nullptr && allocator->device().type != device_type) {
    fail_at(2, TP_ERROR_DEVICE,
            "an allocator of %s memory cannot serve %s storages",
            device_text(allocator->device()).text, backend.name);
  }
  const bool is_default =
      allocator == nullptr || allocator == find_default(device_type);
  exchange_current(device_type,
                   is_default ? IntrusivePtr<Allocator>()
                              : IntrusivePtr<Allocator>::borrow(allocator));
}

void forget_default_allocator(int32_t device_type) noexcept {
  g_default[device_type].store(nullptr, std::memory_order_release);
}

void reset_current_allocators() noexcept {
  for (int32_t type = 1; type <= TP_DEVICE_COUNT; ++type) {
    exchange_current(type, {});
  }
}

SpinLock& allocator_lock() noexcept { return g_lock; }

}  // namespace tp
