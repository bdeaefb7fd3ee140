// So many objects as are known only when it runs: few of them inline.
#pragma once

#include <cstddef>
#include <new>

#include "core/memory.h"

namespace tp::grad {

// Made empty, and destroyed with it.
template <class T, size_t kInline = 8>
class Room {
 public:
  Room() noexcept = default;
  explicit Room(size_t count) { make(count); }
  ~Room() {
    for (size_t i = 0; i < count_; ++i) data_[i].~T();
  }
  Room(const Room&) = delete;
  Room& operator=(const Room&) = delete;

  // Once.
  void make(size_t count) {
    data_ = reinterpret_cast<T*>(inline_);
    if (count > kInline) {
      data_ = static_cast<T*>(memory_.allocate(count * sizeof(T)));
    }
    for (; count_ < count; ++count_) new (data_ + count_) T();
  }

  T* data() noexcept { return data_; }
  T& operator[](size_t i) noexcept { return data_[i]; }

 private:
  size_t count_ = 0;
  T* data_ = nullptr;
  SystemBlock memory_;
  alignas(T) unsigned char inline_[kInline * sizeof(T)];
};

}  // namespace tp::grad
