// Derivatives of reductions, scans and softmax.
#include <cmath>

#include "autograd/formulas.h"
#include "autograd/math.h"
#include "ops/factories.h"
#include "tensorplay/ops_reduction.h"

namespace tp::grad::formulas {

namespace {

// Of (a, dims, keepdim): a gradient beside the terms.
Tensor beside_terms(Backward& call, const Tensor& reduced, size_t keepdim = 2,
                    size_t dims = 1) {
  return keep_dims(reduced, call.dims(dims), call.flag(keepdim), call.sizes(0));
}

Tensor spread(Backward& call, const Tensor& reduced) {
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

// (..., n) as (..., n, n) with 1 on the diagonal: row i is all but element i.
Tensor all_but_one(const Tensor& rows) {
  const int64_t n = rows->size(rows->rank() - 1);
  const Tensor one_row = grad::unsqueeze(*rows, -2);
  DimsBuffer sizes(one_row->sizes());
  sizes[sizes.size() - 2] = n;
  const Tensor diagonal = eye(n, n, DType::kBOOL, rows->device());
  return fill_where(grad::expand(*one_row, sizes), diagonal, 1);
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
  const int64_t last = -1;
  const Tensor others =
      grad::reduce(Op::kProd, *all_but_one(grad::reshape(*turned, flat)),
                   Dims(&last, 1), false);
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
  const Tensor rows = grad::transpose(*a, dim, -1);
  const Tensor products = grad::scan(Op::kCumprod, *all_but_one(rows), -1, 0);
  const Tensor weighted =
      products * grad::unsqueeze(*grad::transpose(*g, dim, -1), -2);
  const int64_t last = -1;
  const Tensor total =
      grad::sum(grad::triangle(Op::kTriu, *weighted, 0), Dims(&last, 1), false);
  call.give(0, grad::transpose(*total, dim, -1));
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
