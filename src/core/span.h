// A borrowed list of int64: sizes, strides, dims.
#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>

namespace tp {

class Dims {
 public:
  constexpr Dims() noexcept = default;
  constexpr Dims(const int64_t* data, size_t size) noexcept
      : data_(data), size_(size) {}
  constexpr const int64_t* begin() const noexcept { return data_; }
  constexpr const int64_t* end() const noexcept { return data_ + size_; }
  constexpr const int64_t* data() const noexcept { return data_; }
  constexpr size_t size() const noexcept { return size_; }
  constexpr int64_t operator[](size_t i) const noexcept { return data_[i]; }
  [[gnu::always_inline]] friend bool operator==(Dims a, Dims b) noexcept {
    if (a.size_ != b.size_) return false;
    for (size_t i = 0; i < a.size_; ++i) {
      if (a.data_[i] != b.data_[i]) return false;
    }
    return true;
  }

 private:
  const int64_t* data_ = nullptr;
  size_t size_ = 0;
};

// Room for the dimensions of any legal tensor, on the stack. Not initialised
// beyond its size: a kilobyte need not be touched for a matrix.
class DimsBuffer {
 public:
  static constexpr size_t kCapacity = 64;

  DimsBuffer() noexcept {}
  explicit DimsBuffer(size_t size) noexcept : size_(size) {}
  explicit DimsBuffer(Dims dims) noexcept : size_(dims.size()) {
    for (size_t i = 0; i < size_; ++i) data_[i] = dims[i];
  }
  DimsBuffer(const DimsBuffer& other) noexcept : DimsBuffer(Dims(other)) {}
  DimsBuffer& operator=(const DimsBuffer& other) noexcept {
    size_ = other.size_;
    for (size_t i = 0; i < size_; ++i) data_[i] = other.data_[i];
    return *this;
  }

  operator Dims() const noexcept { return {data_, size_}; }
  int64_t& operator[](size_t i) noexcept { return data_[i]; }
  int64_t operator[](size_t i) const noexcept { return data_[i]; }
  int64_t* data() noexcept { return data_; }
  const int64_t* data() const noexcept { return data_; }
  size_t size() const noexcept { return size_; }
  void resize(size_t size) noexcept { size_ = size; }
  void push_back(int64_t value) noexcept { data_[size_++] = value; }
  void erase(size_t at) noexcept {
    for (size_t i = at + 1; i < size_; ++i) data_[i - 1] = data_[i];
    --size_;
  }

 private:
  size_t size_ = 0;
  int64_t data_[kCapacity];
};

}  // namespace tp
