// An open file of the system that closes itself.
#pragma once

#include <unistd.h>

#include <utility>

namespace tp {

class Descriptor {
 public:
  Descriptor() noexcept = default;
  // What the system gave, -1 for nothing.
  explicit Descriptor(int value) noexcept : value_(value) {}
  Descriptor(Descriptor&& other) noexcept
      : value_(std::exchange(other.value_, -1)) {}
  Descriptor& operator=(Descriptor&& other) noexcept {
    if (this != &other) {
      close();
      value_ = std::exchange(other.value_, -1);
    }
    return *this;
  }
  ~Descriptor() { close(); }

  int get() const noexcept { return value_; }
  bool is_open() const noexcept { return value_ >= 0; }
  void close() noexcept {
    if (is_open()) ::close(std::exchange(value_, -1));
  }

 private:
  int value_ = -1;
};

}  // namespace tp
