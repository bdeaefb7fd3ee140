// Which elements of a row a tensor is: sizes, strides and offset, kept apart
// from any storage.
#pragma once

#include "core/sizes_and_strides.h"
#include "core/tensor_impl.h"

namespace tp::grad {

struct Geometry {
  SizesAndStrides layout;
  int64_t offset = 0;

  Dims sizes() const noexcept { return layout.sizes_view(); }
  Dims strides() const noexcept { return layout.strides_view(); }
  // Throws out-of-memory and changes nothing.
  void set(const TensorImpl& tensor) {
    layout.set(tensor.sizes(), tensor.strides());
    offset = tensor.offset();
  }
  void set(const Geometry& other) {
    layout.copy_from(other.layout);
    offset = other.offset;
  }
};

// Elements of a storage as a dtype.
inline int64_t row_length(const TensorImpl& tensor) noexcept {
  return static_cast<int64_t>(tensor.storage().nbytes() / tensor.itemsize());
}

}  // namespace tp::grad
