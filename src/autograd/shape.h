// What is known of a result without its tensor: sizes, dtype, device.
#pragma once

#include <cstddef>
#include <cstdint>

#include "core/memory.h"
#include "core/tensor_impl.h"

namespace tp::grad {

class ResultShape {
 public:
  static constexpr size_t kInlineRank = 4;

  ResultShape() noexcept = default;
  ResultShape(const ResultShape&) = delete;
  ResultShape& operator=(const ResultShape&) = delete;
  ~ResultShape() {
    if (rank_ > kInlineRank) system_free(heap_);
  }

  // Once. Throws out-of-memory.
  void set(Dims sizes, DType dtype, Device device) {
    int64_t* to = inline_;
    if (sizes.size() > kInlineRank) {
      to = static_cast<int64_t*>(
          allocate_or_fail(sizes.size() * sizeof(int64_t)));
      heap_ = to;
    }
    for (size_t i = 0; i < sizes.size(); ++i) to[i] = sizes[i];
    rank_ = static_cast<uint32_t>(sizes.size());
    dtype_ = dtype;
    device_ = device;
  }
  void set(const TensorImpl& tensor) {
    set(tensor.sizes(), tensor.dtype(), tensor.device());
  }

  Dims sizes() const noexcept {
    return {rank_ > kInlineRank ? heap_ : inline_, rank_};
  }
  DType dtype() const noexcept { return dtype_; }
  Device device() const noexcept { return device_; }

 private:
  uint32_t rank_ = 0;
  // What set() sets is not set before.
  DType dtype_;
  Device device_;
  union {
    int64_t inline_[kInlineRank];
    int64_t* heap_;
  };
};

}  // namespace tp::grad
