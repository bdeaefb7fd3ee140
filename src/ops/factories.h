// Tensors made of a rule.
#pragma once

#include "core/tensor_impl.h"

namespace tp {

// Uninitialised, of the same sizes, dtype and device; preserve keeps the layout
// as clone does.
Tensor empty_like(const TensorImpl& like, int32_t format);
// Of rank 0.
Tensor scalar_tensor(const tp_scalar_t& value, DType dtype, Device device);
Tensor arange(const tp_scalar_t& start, const tp_scalar_t& end,
              const tp_scalar_t& step, DType dtype, Device device);
Tensor linspace(double start, double end, int64_t n, DType dtype,
                Device device);
Tensor eye(int64_t rows, int64_t columns, DType dtype, Device device);

}  // namespace tp
