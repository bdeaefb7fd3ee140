// Joining tensors: cat and stack.
#pragma once

#include "core/tensor_impl.h"

namespace tp {

// A list of handles that have been checked.
class TensorList {
 public:
  TensorList(const tp_tensor_t* const* handles, size_t size) noexcept
      : handles_(handles), size_(size) {}
  size_t size() const noexcept { return size_; }
  const tp_tensor_t* const* handles() const noexcept { return handles_; }
  const TensorImpl& operator[](size_t i) const noexcept {
    return *reinterpret_cast<const TensorImpl*>(handles_[i]);
  }

 private:
  const tp_tensor_t* const* handles_;
  size_t size_;
};

Tensor cat(TensorList tensors, int64_t dim);
void cat_out(TensorList tensors, int64_t dim, TensorImpl& out);
Tensor stack(TensorList tensors, int64_t dim);
void stack_out(TensorList tensors, int64_t dim, TensorImpl& out);

}  // namespace tp
