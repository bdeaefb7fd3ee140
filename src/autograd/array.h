// A list that grows: inline at first, then memory of the library.
#pragma once

#include <cstddef>
#include <cstring>
#include <type_traits>

#include "core/memory.h"

namespace tp::grad {

// For what may be copied as bytes.
template <class T, size_t kInline>
class Array {
  static_assert(std::is_trivially_copyable_v<T>);

 public:
  Array() noexcept {}
  ~Array() {
    if (data_ != inline_) system_free(data_);
  }
  Array(const Array&) = delete;
  Array& operator=(const Array&) = delete;

  size_t size() const noexcept { return size_; }
  T* data() noexcept { return data_; }
  T& operator[](size_t i) noexcept { return data_[i]; }
  const T& operator[](size_t i) const noexcept { return data_[i]; }
  T& back() noexcept { return data_[size_ - 1]; }
  T* begin() noexcept { return data_; }
  T* end() noexcept { return data_ + size_; }

  void push(const T& value) {
    const T copy = value;
    if (size_ == capacity_) reserve(2 * capacity_);
    data_[size_++] = copy;
  }
  void pop() noexcept { --size_; }
  // To a size, new entries being copies of a value.
  void resize(size_t size, const T& value) {
    reserve(size);
    while (size_ < size) data_[size_++] = value;
    size_ = size;
  }
  void reserve(size_t capacity) {
    if (capacity <= capacity_) return;
    T* const fresh = static_cast<T*>(allocate_or_fail(capacity * sizeof(T)));
    std::memcpy(static_cast<void*>(fresh), data_, size_ * sizeof(T));
    if (data_ != inline_) system_free(data_);
    data_ = fresh;
    capacity_ = capacity;
  }

 private:
  size_t size_ = 0;
  size_t capacity_ = kInline;
  T* data_ = inline_;
  T inline_[kInline];
};

}  // namespace tp::grad
