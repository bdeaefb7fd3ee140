// A growing list of plain values whose memory comes through core/memory.h.
#pragma once

#include <cstddef>
#include <cstring>
#include <type_traits>
#include <utility>

#include "core/memory.h"

namespace tp {

template <class T>
class PodArray {
  static_assert(std::is_trivially_copyable_v<T>);

 public:
  PodArray() noexcept = default;
  PodArray(const PodArray&) = delete;
  PodArray& operator=(const PodArray&) = delete;
  ~PodArray() { clear(); }

  size_t size() const noexcept { return size_; }
  T* data() noexcept { return data_; }
  const T* data() const noexcept { return data_; }
  T* begin() noexcept { return data_; }
  T* end() noexcept { return data_ + size_; }
  const T* begin() const noexcept { return data_; }
  const T* end() const noexcept { return data_ + size_; }
  T& operator[](size_t i) noexcept { return data_[i]; }
  const T& operator[](size_t i) const noexcept { return data_[i]; }
  T& back() noexcept { return data_[size_ - 1]; }

  // These throw out-of-memory and change nothing.
  void push_back(T value) {
    if (size_ == capacity_) grow(capacity_ < 8 ? 8 : 2 * capacity_);
    data_[size_++] = value;
  }
  void append(const T* values, size_t count) {
    if (count == 0) return;
    const size_t size = size_ + count;
    if (size > capacity_) grow(size < 2 * capacity_ ? 2 * capacity_ : size);
    std::memcpy(data_ + size_, values, count * sizeof(T));
    size_ = size;
  }
  // New values are uninitialised.
  void resize(size_t size) {
    if (size > capacity_) grow(size);
    size_ = size;
  }

  void clear() noexcept {
    system_free(std::exchange(data_, nullptr));
    size_ = capacity_ = 0;
  }

 private:
  void grow(size_t capacity) {
    T* grown = static_cast<T*>(allocate_or_fail(capacity * sizeof(T)));
    if (size_ != 0) std::memcpy(grown, data_, size_ * sizeof(T));
    system_free(data_);
    data_ = grown;
    capacity_ = capacity;
  }

  T* data_ = nullptr;
  size_t size_ = 0;
  size_t capacity_ = 0;
};

}  // namespace tp
