// What training a network needs beside arithmetic.
#pragma once

#include "core/tensor_impl.h"

namespace tp {

// Over the last dimensions, of the given sizes; weight and bias may be null.
Tensor layer_norm(const TensorImpl& a, Dims sizes, const TensorImpl* weight,
                  const TensorImpl* bias, double epsilon);

// reduction: a TP_LOSS_ value.
Tensor mse_loss(const TensorImpl& a, const TensorImpl& target,
                int64_t reduction);
// weight may be null.
Tensor nll_loss(const TensorImpl& a, const TensorImpl& target,
                const TensorImpl* weight, int64_t ignored, int64_t reduction);
// The same of the logarithms of softmax over the classes.
Tensor cross_entropy(const TensorImpl& a, const TensorImpl& target,
                     const TensorImpl* weight, int64_t ignored,
                     int64_t reduction);

}  // namespace tp
