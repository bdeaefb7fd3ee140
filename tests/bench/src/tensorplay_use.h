// What the product's cases share: an owned handle, and how they fail.
#pragma once
#include <cstdio>
#include <cstdlib>
#include <utility>

#include "bench.h"
#include "tensorplay/tensorplay.h"

namespace bench {

class Tensor {
 public:
  Tensor() = default;
  Tensor(Tensor&& other) noexcept
      : handle_(std::exchange(other.handle_, nullptr)) {}
  Tensor& operator=(Tensor&& other) noexcept {
    std::swap(handle_, other.handle_);
    return *this;
  }
  ~Tensor() { tp_tensor_release(handle_); }

  tp_tensor_t* get() const { return handle_; }
  tp_tensor_t** out() { return &handle_; }

 private:
  tp_tensor_t* handle_ = nullptr;
};

[[noreturn]] inline void give_up(const char* what) {
  std::fprintf(stderr, "%s: %s\n", what, tp_error_message(nullptr));
  std::exit(1);
}

inline void give_up(benchmark::State& state) {
  state.SkipWithError(tp_error_message(nullptr));
}

void add_tensorplay_objects();
void add_tensorplay_matrices();

}  // namespace bench
