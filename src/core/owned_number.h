// A number with one writer at a time and any number of readers.
#pragma once

#include <cstdint>

namespace tp {

// Whoever writes owns it at that moment: a thread, or the holder of a lock. So
// a change is a load and a store, never a locked instruction, and readers see
// some value of the past.
template <class T>
class OwnedNumber {
 public:
  T get() const noexcept { return __atomic_load_n(&value_, __ATOMIC_RELAXED); }
  void set(T value) noexcept {
    __atomic_store_n(&value_, value, __ATOMIC_RELAXED);
  }
  [[gnu::always_inline]] void add(T n) noexcept {
    set(static_cast<T>(get() + n));
  }
  void subtract(T n) noexcept { set(static_cast<T>(get() - n)); }

 private:
  T value_ = 0;
};

using OwnedCounter = OwnedNumber<uint64_t>;

}  // namespace tp
