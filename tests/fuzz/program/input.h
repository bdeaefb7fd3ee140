// The bytes of an input as the choices of a program; past their end every
// choice is the first one.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace fuzz {

class Input {
 public:
  Input(const uint8_t* data, size_t size) : data_(data), end_(data + size) {}

  bool done() const { return data_ == end_; }
  uint8_t byte() { return done() ? uint8_t{0} : *data_++; }
  bool flag() { return (byte() & 1) != 0; }
  // low..high, of at most 256 numbers.
  int64_t between(int64_t low, int64_t high) {
    return low + byte() % (high - low + 1);
  }
  // A dimension of a rank, or just outside.
  int64_t dim(size_t rank) {
    const auto r = static_cast<int64_t>(rank);
    return between(-r - 1, r);
  }
  std::vector<int64_t> list(size_t count, int64_t low, int64_t high) {
    std::vector<int64_t> list(count);
    for (int64_t& number : list) number = between(low, high);
    return list;
  }
  uint64_t word() {
    uint64_t word = 0;
    for (int i = 0; i < 8; ++i) word = word << 8 | byte();
    return word;
  }

 private:
  const uint8_t* data_;
  const uint8_t* end_;
};

}  // namespace fuzz
