// Derivatives of normalisation and losses.
#include "autograd/formulas.h"
#include "autograd/math.h"
#include "tensorplay/ops_nn.h"

namespace tp::grad::formulas {

// Of (a, weight, bias, sizes, epsilon).
void layer_norm(Backward& call) {
  const Tensor& g = call.grad();
  if (call.needs(2)) call.give(2, g);
  if (!call.needs(0) && !call.needs(1)) return;
  const Tensor a = call.input(0);
  DimsBuffer dims(call.dims(3).size());
  for (size_t i = 0; i < dims.size(); ++i) {
    dims[i] = static_cast<int64_t>(i) - static_cast<int64_t>(dims.size());
  }
  const auto mean_of = [&](const Tensor& x) {
    return grad::reduce(Op::kMean, *x, dims, true);
  };
  const Tensor centred = a - mean_of(a);
  const Tensor inverse =
      of(Op::kRsqrt, mean_of(grad::square(centred)) + call.number(4));
  const Tensor normal = centred * inverse;
  if (call.needs(1)) call.give(1, g * normal);
  if (call.needs(0)) {
    const Tensor weighted = call.is_left_out(1) ? g : g * call.input(1);
    call.give(0, inverse * (weighted - mean_of(weighted) -
                            normal * mean_of(weighted * normal)));
  }
}

// Of (a, target, reduction).
void mse_loss(Backward& call) {
  const Tensor difference = call.input(0) - call.input(1);
  Tensor g = call.grad();
  if (call.integer(2) == TP_LOSS_MEAN) {
    g = g / static_cast<double>(difference->numel());
  }
  const Tensor slope = g * (difference * 2);
  if (call.needs(0)) call.give(0, slope);
  if (call.needs(1)) call.give(1, -slope);
}

// Of (a, target, weight, ignored, reduction).
void nll_loss(Backward& call) {
  const Tensor target = call.input(1);
  const Dims sizes = call.sizes(0);
  const int64_t class_dim = sizes.size() == 1 ? 0 : 1;
  const Tensor ignored =
      tp::binary_scalar(Op::kEq, *target, scalar_of(call.integer(3)));
  const tp_scalar_t first = scalar_of(int64_t{0});
  const ParametricArgument fill[kMaxParameters] = {
      {target.get(), nullptr}, {ignored.get(), nullptr}, {nullptr, &first}};
  const Tensor index = tp::parametric(Op::kMaskedFill, fill);
  // What each target weighs.
  Tensor weights;
  if (call.is_left_out(2)) {
    weights = zeros(target->sizes(), *call.grad()) + 1;
  } else {
    const int64_t all = index->numel();
    weights =
        tp::reshape(*tp::index_select(*call.input(2), 0,
                                      *tp::reshape(*index, Dims(&all, 1))),
                    target->sizes());
  }
  weights = zero_where(weights, ignored);
  if (call.integer(4) == TP_LOSS_MEAN) {
    weights = weights / tp::reduce(Op::kSum, *weights, Dims(), false);
  }
  const Tensor slopes = -(call.grad() * weights);
  const Tensor beside = grad::unsqueeze(*slopes, class_dim);
  call.give(0, grad::scatter(Op::kScatterAdd, *zeros(sizes, *slopes), class_dim,
                             *tp::unsqueeze(*index, class_dim),
                             {beside.get(), nullptr}));
}

}  // namespace tp::grad::formulas
