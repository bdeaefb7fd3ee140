// Random numbers in tensors. The generator is asked for blocks when operands
// are checked and results are there.
#pragma once

#include "core/generator.h"
#include "core/tensor_impl.h"

namespace tp {

// Numbers from `from` to below `to`.
void uniform_inplace(TensorImpl& a, double from, double to,
                     Generator& generator);
void normal_inplace(TensorImpl& a, double mean, double deviation,
                    Generator& generator);
// Integers from `low` to high - 1.
void randint_inplace(TensorImpl& a, int64_t low, int64_t high,
                     Generator& generator);

// 1 with the probability p, else 0.
Tensor bernoulli(const TensorImpl& p, Generator& generator);
void bernoulli_out(const TensorImpl& p, Generator& generator, TensorImpl& out);
void bernoulli_inplace(TensorImpl& a, const TensorImpl& p,
                       Generator& generator);
void bernoulli_inplace(TensorImpl& a, double p, Generator& generator);

// The tensor itself, retained, where nothing is dropped because it is not
// training.
Tensor dropout(TensorImpl& a, double p, bool training, Generator& generator);
void dropout_inplace(TensorImpl& a, double p, bool training,
                     Generator& generator);

// The numbers 0 to n - 1 in random order.
Tensor randperm(int64_t n, DType dtype, Device device, Generator& generator);

}  // namespace tp
