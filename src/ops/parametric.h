// The elementwise operators whose arguments dispatch/parameters.h lists: one
// front end for all.
#pragma once

#include "core/tensor_impl.h"
#include "dispatch/parameters.h"
#include "kernels/operators.h"

namespace tp {

// A tensor or a number; neither for what is left out.
struct ParametricArgument {
  const TensorImpl* tensor;
  const tp_scalar_t* number;
};

inline constexpr size_t kMaxParameters = 4;
static_assert(most_parameters() <= kMaxParameters);

// As many arguments as the operator has parameters. The first is a tensor.
Tensor parametric(Op op, const ParametricArgument* arguments);
void parametric_out(Op op, const ParametricArgument* arguments,
                    TensorImpl& out);
// Into the first argument.
void parametric_inplace(Op op, TensorImpl& a,
                        const ParametricArgument* arguments);

}  // namespace tp
