#include "autograd/math.h"

#include "ops/factories.h"
#include "ops/fill.h"

namespace tp::grad {

Tensor fill_where(const Tensor& a, const Tensor& mask, double value) {
  const tp_scalar_t number = scalar_of(value);
  const ParametricArgument arguments[kMaxParameters] = {
      {a.get(), nullptr}, {mask.get(), nullptr}, {nullptr, &number}};
  return grad::parametric(Op::kMaskedFill, arguments);
}

Tensor zeros(Dims sizes, const TensorImpl& like) {
  Tensor result = make_empty(sizes, like.dtype(), like.device());
  zero_fresh(*result);
  return result;
}

Tensor swapped(const Tensor& matrices) {
  return grad::transpose(*matrices, -2, -1);
}

Tensor keep_dims(const Tensor& reduced, Dims dims, bool keepdim, Dims sizes) {
  if (keepdim || sizes.size() == 0) return reduced;
  const uint64_t mask = dims.size() == 0
                            ? all_dims(sizes.size())
                            : dims_mask(dims, sizes.size(), ScalarDim::kAccept);
  DimsBuffer kept(sizes);
  for (size_t i = 0; i < sizes.size(); ++i) {
    if ((mask >> i & 1) != 0) kept[i] = 1;
  }
  return grad::reshape(*reduced, kept);
}

int64_t reduced_count(Dims dims, Dims sizes) {
  if (sizes.size() == 0) return 1;
  const uint64_t mask = dims.size() == 0
                            ? all_dims(sizes.size())
                            : dims_mask(dims, sizes.size(), ScalarDim::kAccept);
  int64_t count = 1;
  for (size_t i = 0; i < sizes.size(); ++i) {
    if ((mask >> i & 1) != 0) count *= sizes[i];
  }
  return count;
}

}  // namespace tp::grad
