// The interface of allocators and their look-up by device type.
#pragma once

#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "core/data_ptr.h"
#include "core/intrusive_ptr.h"
#include "core/lock.h"
#include "tensorplay/allocator.h"

namespace tp {

class Allocator;

// What an allocator does. Tables are static; null entries are refused as
// unsupported by the public functions.
struct AllocatorMethods {
  // Gives nbytes (0 too) aligned to 64 on hosts; throws out-of-memory after
  // having tried everything. The DataPtr's deleter is the one below.
  DataPtr (*allocate)(Allocator& self, size_t nbytes);
  // Frees what allocate gave, by the context alone.
  Deleter deleter;
  void (*stats)(const Allocator& self, tp_allocator_stats_t& out);
  void (*reset_peak)(Allocator& self);
  void (*empty_cache)(Allocator& self);
  void (*set_cap)(Allocator& self, uint64_t nbytes);
  uint64_t (*cap)(const Allocator& self);
  void (*set_bypass_threshold)(Allocator& self, uint64_t nbytes);
  uint64_t (*bypass_threshold)(const Allocator& self);
  // Frees what the allocator itself holds.
  void (*destroy)(Allocator& self) noexcept;
};

// An allocator of any kind: what sets kinds apart is the table, and a few words
// of state for which there is room in the object.
class Allocator : public Counted {
 public:
  static const ObjectType kType;
  static constexpr size_t kStateWords = 16;

  Allocator(FactoryKey, const AllocatorMethods* methods, Device device) noexcept
      : Counted(&kType), methods_(methods), device_(device), state_{} {}
  // A default allocator, in static memory.
  constexpr Allocator(const AllocatorMethods* methods, Device device) noexcept
      : Counted(&kType, Immortal()),
        methods_(methods),
        device_(device),
        state_{} {}

  DataPtr allocate(size_t nbytes) { return methods_->allocate(*this, nbytes); }
  const AllocatorMethods& methods() const noexcept { return *methods_; }
  Device device() const noexcept { return device_; }
  // Room for what a kind of allocator keeps.
  template <class T>
  T& state() noexcept {
    static_assert(sizeof(T) <= sizeof(state_) && alignof(T) <= 8);
    static_assert(std::is_trivially_destructible_v<T>);
    return *reinterpret_cast<T*>(state_);
  }
  template <class T>
  const T& state() const noexcept {
    return const_cast<Allocator*>(this)->state<T>();
  }

  void release_resources() noexcept {
    if (methods_->destroy != nullptr) methods_->destroy(*this);
  }

 private:
  const AllocatorMethods* methods_;
  Device device_;
  alignas(8) unsigned char state_[kStateWords * 8];
};

// The allocator in use for a device type, retained: another thread may swap it.
IntrusivePtr<Allocator> current_allocator(int32_t device_type);
// The common case without touching a count: the default allocator if none was
// set, else nullptr.
Allocator* default_allocator_if_current(int32_t device_type) noexcept;
// Before a device is forgotten.
void forget_default_allocator(int32_t device_type) noexcept;
// nullptr restores the default.
void set_current_allocator(int32_t device_type, Allocator* allocator);
void reset_current_allocators() noexcept;
// Held while the table is read or changed; a fork takes it.
SpinLock& allocator_lock() noexcept;

// An allocator of the host's callbacks.
IntrusivePtr<Allocator> make_callback_allocator(
    const tp_allocator_callbacks_t& callbacks);
// The same as the default one of a device, in memory for an Allocator that
// outlives every use.
Allocator* make_immortal_allocator(void* memory,
                                   const tp_allocator_callbacks_t& callbacks);

}  // namespace tp
