// Derivatives of reductions, scans and softmax.
#include <cmath>

#include "autograd/formulas.h"
#include "autograd/math.h"
#include "ops/factories.h"
#include "tensorplay/ops.h"

namespace tp::grad::formulas {

namespace {

// Of (a, dims, keepdim): a gradient beside the terms.
Tensor beside_terms(Backward& call, const Tensor& reduced, size_t keepdim = 2,
                    size_t dims = 1) {
  return keep_dims(reduced, call.dims(dims), call.flag(keepdim), call.sizes(0));
}

Tensor spread(Backward& call, const Tensor& reduced) {
  // A single number expands as it is.
  if (reduced->rank() == 0) return grad::expand(*reduced, call.sizes(0));
  return grad::expand(*beside_terms(call, reduced), call.sizes(0));
}

// Of (a, dim, keepdim).
Tensor beside_dim(Backward& call, const Tensor& reduced) {
  const int64_t dim = call.integer(1);
  const bool all = dim == TP_DIM_ALL;
  return keep_dims(reduced, all ? Dims() : Dims(&dim, 1), call.flag(2),
                   call.sizes(0));
}

// A gradient shared among the terms that equal the result.
Tensor shared(const Tensor& gradient, const Tensor& a, const Tensor& result,
              Dims dims) {
  const Tensor is_it = compare(Op::kEq, a, result);
  const Tensor mask = tp::to(*is_it, a->dtype(), a->device(),
                             TP_FORMAT_PRESERVE, CopyWhen::kAlways);
  const Tensor count = tp::reduce(Op::kSum, *mask, dims, true);
  return mask * (gradient / count);
}

Tensor mean_along(const Tensor& a, Dims dims) {
  return grad::reduce(Op::kMean, *a, dims, true);
}

// A gradient put where the index chose, along a dimension.
Tensor scattered(const Tensor& gradient, const Tensor& index, int64_t dim,
                 Dims sizes) {
  return grad::scatter(Op::kScatterAdd, *zeros(sizes, *gradient), dim, *index,
                       {gradient.get(), nullptr});
}

}  // namespace

void sum(Backward& call) { call.give(0, spread(call, call.grad())); }

namespace {

bool has_zeros(const Tensor& a) {
  const Tensor any =
      tp::reduce(Op::kAny, *compare(Op::kEq, a, 0), Dims(), false);
  return load_scalar(any->dtype(), host_tensor(*any)->data()).integer != 0;
}

// Along the last dimension, the product of all elements before each: 1, a, ab,
// abc, ...
Tensor product_before(const Tensor& rows) {
  const int64_t last = -1;
  const int64_t n = rows->size(rows->rank() - 1);
  DimsBuffer one(rows->sizes());
  one[one.size() - 1] = 1;
  const Tensor ones = zeros(one, *rows) + 1;
  const Tensor most = grad::narrow(*rows, last, 0, n - 1);
  const tp_tensor_t* const parts[] = {handle_of(*ones), handle_of(*most)};
  return grad::scan(Op::kCumprod, *grad::cat(TensorList(parts, 2), last), last,
                    0);
}
// Each element `step` places further on, 0 beyond the end.
Tensor ahead(const Tensor& rows, int64_t step) {
  const int64_t last = -1;
  const int64_t n = rows->size(rows->rank() - 1);
  DimsBuffer rest(rows->sizes());
  rest[rest.size() - 1] = step;
  const Tensor moved = grad::narrow(*rows, last, step, n - step);
  const Tensor none = zeros(rest, *rows);
  const tp_tensor_t* const parts[] = {handle_of(*moved), handle_of(*none)};
  return grad::cat(TensorList(parts, 2), last);
}
Tensor product_behind(const Tensor& rows) {
  return flipped(product_before(flipped(rows, -1)), -1);
}

// Dimensions that stay, then those that are reduced.
DimsBuffer reduced_last(Dims dims, size_t rank, size_t* kept) {
  const uint64_t mask = dims.size() == 0
                            ? all_dims(rank)
                            : dims_mask(dims, rank, ScalarDim::kAccept);
  DimsBuffer order(0);
  for (size_t pass = 0; pass < 2; ++pass) {
    for (size_t i = 0; i < rank; ++i) {
      if ((mask >> i & 1) == pass) order.push_back(static_cast<int64_t>(i));
    }
    if (pass == 0) *kept = order.size();
  }
  return order;
}

// The product of all terms but each: made of products, for no quotient is right
// where a term is 0.
Tensor product_of_others(const Tensor& a, Dims dims) {
  size_t kept = 0;
  const DimsBuffer order = reduced_last(dims, a->rank(), &kept);
  const Tensor turned = grad::permute(*a, order);
  const DimsBuffer sizes(turned->sizes());
  DimsBuffer flat(Dims(sizes.data(), kept));
  flat.push_back(numel_of(Dims(sizes.data() + kept, sizes.size() - kept)));
  const Tensor rows = grad::reshape(*turned, flat);
  const Tensor others = product_before(rows) * product_behind(rows);
  DimsBuffer back(order.size());
  for (size_t i = 0; i < order.size(); ++i) {
    back[static_cast<size_t>(order[i])] = static_cast<int64_t>(i);
  }
  return grad::permute(*grad::reshape(*others, sizes), back);
}

}  // namespace

void prod(Backward& call) {
  const Tensor a = call.input(0);
  const Tensor g = beside_terms(call, call.grad());
  if (a->rank() == 0) return call.give(0, g);
  const Tensor others = has_zeros(a) ? product_of_others(a, call.dims(1))
                                     : beside_terms(call, call.result()) / a;
  call.give(0, g * others);
}

// See Note [Saved sets]: the operand is looked at for its version.
void mean(Backward& call) {
  const auto count =
      static_cast<double>(reduced_count(call.dims(1), call.input(0)->sizes()));
  call.give(0, spread(call, call.grad()) / count);
}

void extreme(Backward& call) {
  call.give(0, shared(beside_terms(call, call.grad()), call.input(0),
                      beside_terms(call, call.result()), call.dims(1)));
}

void aminmax(Backward& call) {
  const int64_t dim = call.integer(1);
  const Dims dims = dim == TP_DIM_ALL ? Dims() : Dims(&dim, 1);
  Tensor total;
  for (size_t i = 0; i < 2; ++i) {
    if (!call.grad(i)) continue;
    Tensor part = shared(beside_dim(call, call.grad(i)), call.input(0),
                         beside_dim(call, call.result(i)), dims);
    total = total ? total + part : part;
  }
  call.give(0, total);
}

void logsumexp(Backward& call) {
  const Tensor weights =
      of(Op::kExp, call.input(0) - beside_terms(call, call.result()));
  call.give(0, beside_terms(call, call.grad()) * weights);
}

void chosen(Backward& call) {
  if (!call.grad()) return;
  const Dims sizes = call.sizes(0);
  const int64_t dim = call.integer(1);
  if (sizes.size() == 0) return call.give(0, call.grad());
  if (dim == TP_DIM_ALL) {
    const int64_t count = numel_of(sizes);
    const int64_t one = 1;
    const Tensor row = scattered(grad::reshape(*call.grad(), Dims(&one, 1)),
                                 tp::reshape(*call.result(1), Dims(&one, 1)), 0,
                                 Dims(&count, 1));
    return call.give(0, grad::reshape(*row, sizes));
  }
  call.give(0, scattered(beside_dim(call, call.grad()),
                         beside_dim(call, call.result(1)), dim, sizes));
}

namespace {

// Of (a, dims, correction, keepdim).
Tensor var_slope(Backward& call, const Tensor& gradient) {
  const Tensor a = call.input(0);
  const Dims dims = call.dims(1);
  const double count =
      static_cast<double>(reduced_count(dims, call.sizes(0))) - call.number(2);
  const Tensor factor =
      keep_dims(gradient, dims, call.flag(3), call.sizes(0)) * (2 / count);
  return factor * (a - mean_along(a, dims));
}

}  // namespace

void var(Backward& call) { call.give(0, var_slope(call, call.grad())); }

void std(Backward& call) {
  const Tensor result = call.result();
  const Tensor half = call.grad() / (result * 2);
  call.give(0, var_slope(call, zero_where(half, compare(Op::kEq, result, 0))));
}

// Of (a, p, dims, keepdim). At 0 the slope is taken to be 0.
void norm(Backward& call) {
  const double p = call.number(1);
  const Dims dims = call.dims(2);
  const Tensor a = call.input(0);
  const Tensor g = keep_dims(call.grad(), dims, call.flag(3), call.sizes(0));
  if (p == 0) return call.give(0, zeros_like(a));
  if (p == 1) return call.give(0, g * of(Op::kSign, a));
  const Tensor result =
      keep_dims(call.result(), dims, call.flag(3), call.sizes(0));
  if (std::isinf(p)) {
    const Tensor part = shared(g, of(Op::kAbs, a), result, dims);
    return call.give(0, part * of(Op::kSign, a));
  }
  const Tensor is_zero = compare(Op::kEq, result, 0);
  if (p == 2) {
    return call.give(0, a * zero_where(g / result, is_zero));
  }
  const Tensor size = of(Op::kAbs, a);
  Tensor powers = power(size, p - 1);
  if (p < 1) powers = zero_where(powers, compare(Op::kEq, a, 0));
  const Tensor scale = zero_where(g / power(result, p - 1), is_zero);
  call.give(0, of(Op::kSign, a) * powers * scale);
}

void cumsum(Backward& call) {
  if (call.sizes(0).size() == 0) return call.give(0, call.grad());
  const int64_t dim = call.integer(1);
  const Tensor back =
      grad::scan(Op::kCumsum, *flipped(call.grad(), dim), dim, 0);
  call.give(0, flipped(back, dim));
}

namespace {

// t_k = g_k + a_(k+1) t_(k+1) along the last dimension, in steps that double: a
// pair (product of factors, sum) for each element, and pairs of pairs.
Tensor sums_behind(const Tensor& gradients, const Tensor& rows) {
  const int64_t n = rows->size(rows->rank() - 1);
  Tensor sums = gradients;
  // Of factors a_(k+1) to a_(k+step); what is beyond the end counts nothing.
  Tensor factors = ahead(rows, 1);
  for (int64_t step = 1; step < n; step *= 2) {
    sums = sums + factors * ahead(sums, step);
    factors = factors * ahead(factors, step);
  }
  return sums;
}

}  // namespace

// Sums over the results behind each term of the gradient and what the others
// before that result make.
void cumprod(Backward& call) {
  const Tensor& g = call.grad();
  const Tensor a = call.input(0);
  if (a->rank() == 0) return call.give(0, g);
  const int64_t dim = call.integer(1);
  if (!has_zeros(a)) {
    const Tensor back =
        grad::scan(Op::kCumsum, *flipped(g * call.result(), dim), dim, 0);
    return call.give(0, flipped(back, dim) / a);
  }
  // g_i p_i, of the results from each on, without the factor a_k itself: the
  // sums obey t_k = g_k + a_(k+1) t_(k+1), and the gradient is what is before
  // times t_k.
  const Tensor rows = grad::transpose(*a, dim, -1);
  const Tensor sums = sums_behind(grad::transpose(*g, dim, -1), rows);
  call.give(0, grad::transpose(*(product_before(rows) * sums), dim, -1));
}

void scanned(Backward& call) {
  if (!call.grad()) return;
  if (call.sizes(0).size() == 0) return call.give(0, call.grad());
  call.give(0, scattered(call.grad(), call.result(1), call.integer(1),
                         call.sizes(0)));
}

void softmax(Backward& call) {
  const Tensor y = call.result();
  const Tensor weighted = call.grad() * y;
  if (y->rank() == 0) return call.give(0, zeros_like(y));
  call.give(0, weighted - y * sum_along(weighted, call.integer(1)));
}

void log_softmax(Backward& call) {
  const Tensor y = call.result();
  if (y->rank() == 0) return call.give(0, zeros_like(y));
  call.give(0, call.grad() -
                   of(Op::kExp, y) * sum_along(call.grad(), call.integer(1)));
}

}  // namespace tp::grad::formulas
