// The elements of a storage as one row: reading a tensor from it, and writing
// one into it. Both are linear and each is the other's derivative.
#pragma once

#include "autograd/geometry.h"
#include "autograd/node.h"

namespace tp::grad {

// What a row looks like.
struct Row {
  int64_t length;
  DType dtype;
  Device device;
};
inline Row row_of(const TensorImpl& tensor) noexcept {
  return {row_length(tensor), tensor.dtype(), tensor.device()};
}

// A tensor read from a row.
NodePtr make_row_read(Edge row, const TensorImpl& tensor);
NodePtr make_row_read(Edge row, const Geometry& place, DType dtype,
                      Device device);
// A row with a tensor written into it. Without a `row` it was zero before;
// without a `value` zero is written.
NodePtr make_row_write(Edge row, Edge value, const Geometry& place,
                       const Row& shape);

// The same on tensors, with history where one is recorded.
Tensor read_row(const Tensor& row, const Geometry& place);
// Of elements that overlap, what is written adds up.
Tensor write_zero_row(const Tensor& value, const Geometry& place,
                      int64_t length);
// Zero where `place` is.
Tensor clear_in_row(const Tensor& row, const Geometry& place);

}  // namespace tp::grad
