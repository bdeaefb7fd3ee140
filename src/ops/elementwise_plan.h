// How a kernel is to walk several operands at once: in as few dimensions as
// their strides allow, in the order of the result's memory, forwards.
#pragma once

#include <cstddef>
#include <cstdint>

#include "core/tensor_impl.h"
#include "kernels/kernel_call.h"

namespace tp {

// The result comes first; of all operands, it alone has the whole sizes and may
// not repeat an element.
class ElementwisePlan {
 public:
  explicit ElementwisePlan(Dims sizes) noexcept;
  ElementwisePlan(const ElementwisePlan&) = delete;
  ElementwisePlan& operator=(const ElementwisePlan&) = delete;

  // Adds an operand that broadcasts to the sizes. Strides count elements.
  void add(void* data, DType dtype, Dims sizes, Dims strides) noexcept;
  void add(const TensorImpl& tensor) noexcept {
    add(tensor.data(), tensor.dtype(), tensor.sizes(), tensor.strides());
  }
  // One element that counts everywhere.
  void add_element(void* element, DType dtype) noexcept {
    add(element, dtype, {}, {});
  }

  // Reverses dimensions that all operands walk backwards (or not at all), sorts
  // dimensions by stride, the result's first, merges neighbours that make one
  // run, and finds the path.
  void build() noexcept;
  // Only merges and finds the path, for kernels to which the logical order of
  // elements matters.
  void build_in_order() noexcept {
    merge_dims();
    path_ = find_path();
  }

  size_t rank() const noexcept { return rank_; }
  size_t operands() const noexcept { return operands_; }
  KernelPath path() const noexcept { return path_; }
  Dims sizes() const noexcept { return {sizes_, rank_}; }
  // Bytes; the last dimension is the innermost.
  Dims strides(size_t operand) const noexcept {
    return {strides_[operand], rank_};
  }
  void* data(size_t operand) const noexcept { return data_[operand]; }

  // Puts operands and path into a call, which then points into the plan.
  void describe(KernelCall& call) const noexcept;

 private:
  void flip_backward_dims() noexcept;
  void sort_dims() noexcept;
  void merge_dims() noexcept;
  bool belongs_outside(size_t a, size_t b) const noexcept;
  bool merges(size_t outer, size_t inner) const noexcept;
  KernelPath find_path() const noexcept;

  size_t rank_ = 0;
  size_t operands_ = 0;
  bool any_backward_ = false;
  KernelPath path_ = KernelPath::kStrided;
  Dims full_sizes_;
  unsigned char* data_[kMaxCallOperands];
  DType dtypes_[kMaxCallOperands];
  int64_t sizes_[TP_MAX_RANK];
  int64_t strides_[kMaxCallOperands][TP_MAX_RANK];
};

}  // namespace tp
