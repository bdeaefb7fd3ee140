// Derivatives of operators that move elements: by indices, by lists, by
// dimension.
#include "autograd/formulas.h"
#include "autograd/math.h"
#include "ops/factories.h"
#include "tensorplay/ops.h"

namespace tp::grad::formulas {

namespace {

// Zeros of the sizes of the first input with a gradient added where an index
// says, along a dimension.
Tensor added_at(Backward& call, const Tensor& gradient, const TensorImpl& index,
                int64_t dim) {
  return grad::scatter(Op::kScatterAdd, *zeros(call.sizes(0), *gradient), dim,
                       index, {gradient.get(), nullptr});
}

// The same for places in row-major order, for all of the gradient's elements.
Tensor added_at_places(const Tensor& gradient, const Tensor& places,
                       Dims sizes) {
  const int64_t count = gradient->numel();
  const int64_t length = numel_of(sizes);
  const Tensor flat = grad::reshape(*gradient, Dims(&count, 1));
  const Tensor row = grad::scatter(
      Op::kScatterAdd, *zeros(Dims(&length, 1), *gradient), 0,
      *tp::reshape(*places, Dims(&count, 1)), {flat.get(), nullptr});
  return grad::reshape(*row, sizes);
}

// An index along one dimension, as large as what it chose.
Tensor spread_index(const Tensor& index, size_t dim, Dims sizes) {
  DimsBuffer shape(sizes.size());
  for (size_t i = 0; i < sizes.size(); ++i) shape[i] = 1;
  shape[dim] = index->numel();
  return tp::expand(*tp::reshape(*index, shape), sizes);
}

// The gradient of what was scattered: of elements beyond the index it is zero.
void give_source(Backward& call) {
  Tensor g = grad::gather(*call.grad(), call.integer(1), *call.input(1));
  const Dims sizes = call.sizes(2);
  for (size_t d = 0; d < sizes.size(); ++d) {
    if (g->size(d) == sizes[d]) continue;
    DimsBuffer rest(g->sizes());
    rest[d] = sizes[d] - g->size(d);
    const Tensor none = zeros(rest, *g);
    const tp_tensor_t* const parts[] = {handle_of(*g), handle_of(*none)};
    g = grad::cat(TensorList(parts, 2), static_cast<int64_t>(d));
  }
  call.give(2, g);
}

Tensor numbers_to(int64_t count, const TensorImpl& like) {
  return arange(scalar_of(int64_t{0}), scalar_of(count), scalar_of(int64_t{1}),
                DType::kI64, like.device());
}

}  // namespace

void index_select(Backward& call) {
  const Tensor& g = call.grad();
  const Tensor index = call.input(1);
  const Dims sizes = call.sizes(0);
  if (sizes.size() == 0) {
    return call.give(0, sum_to(grad::reshape(*g, Dims()), Dims()));
  }
  const size_t dim = wrap_dim(call.integer(1), sizes.size());
  const Tensor wide = spread_index(index, dim, g->sizes());
  call.give(0, added_at(call, g, *wide, static_cast<int64_t>(dim)));
}

void gather(Backward& call) {
  call.give(0, added_at(call, call.grad(), *call.input(1), call.integer(1)));
}

void take(Backward& call) {
  const Tensor index = call.input(1);
  const int64_t length = numel_of(call.sizes(0));
  const Tensor negative = compare(Op::kLt, index, 0);
  const Tensor wrapped = tp::where(
      *negative, *tp::binary_scalar(Op::kAdd, *index, scalar_of(length)),
      *index);
  call.give(0, added_at_places(call.grad(), wrapped, call.sizes(0)));
}

void masked_select(Backward& call) {
  const Tensor mask = call.input(1);
  const DimsBuffer sizes = broadcast_sizes(call.sizes(0), mask->sizes());
  const int64_t count = numel_of(sizes);
  const Tensor places =
      tp::masked_select(*tp::reshape(*numbers_to(count, *mask), sizes), *mask);
  call.give(0, added_at_places(call.grad(), places, sizes));
}

// Of (a, dim, index, src).
void scatter(Backward& call) {
  const Tensor& g = call.grad();
  const Tensor index = call.input(1);
  const int64_t dim = call.integer(1);
  if (call.needs(0)) {
    const tp_scalar_t none = scalar_of(0.0);
    call.give(0,
              grad::scatter(Op::kScatter, *g, dim, *index, {nullptr, &none}));
  }
  if (call.needs(2)) give_source(call);
}

void scatter_add(Backward& call) {
  const Tensor& g = call.grad();
  if (call.needs(0)) call.give(0, g);
  if (call.needs(2)) give_source(call);
}

void tril(Backward& call) {
  call.give(0, grad::triangle(Op::kTril, *call.grad(), call.integer(1)));
}

void triu(Backward& call) {
  call.give(0, grad::triangle(Op::kTriu, *call.grad(), call.integer(1)));
}

// Of (tensors, dim).
void cat(Backward& call) {
  const Tensor& g = call.grad();
  const size_t dim = wrap_dim(call.integer(1), g->rank());
  const int64_t across = g->size(dim) == 0 ? 1 : g->numel() / g->size(dim);
  int64_t start = 0;
  for (size_t i = 0; i < call.inputs(); ++i) {
    // Where there are no elements across, nothing is told apart either.
    const int64_t length = across == 0 ? 0 : call.numel_in_list(0, i) / across;
    if (call.needs(i)) {
      call.give(
          i, across == 0 || length == 0
                 ? zeros(call.sizes(i), *g)
                 : grad::narrow(*g, static_cast<int64_t>(dim), start, length));
    }
    start += length;
  }
}

void stack(Backward& call) {
  for (size_t i = 0; i < call.inputs(); ++i) {
    if (!call.needs(i)) continue;
    call.give(i, grad::select(*call.grad(), call.integer(1),
                              static_cast<int64_t>(i)));
  }
}

void roll(Backward& call) {
  DimsBuffer back(call.dims(1));
  for (size_t i = 0; i < back.size(); ++i) back[i] = -back[i];
  call.give(0, grad::roll(*call.grad(), back, call.dims(2)));
}

// Each dimension is copies of the one before: summed over the copies.
void repeat(Backward& call) {
  const Dims repeats = call.dims(1);
  const Dims sizes = call.sizes(0);
  if (numel_of(call.grad()->sizes()) == 0) {
    return call.give(0, zeros(sizes, *call.grad()));
  }
  const size_t more = repeats.size() - sizes.size();
  Tensor g = call.grad();
  for (size_t i = 0; i < repeats.size(); ++i) {
    if (repeats[i] == 1) continue;
    const int64_t size = i < more ? 1 : sizes[i - more];
    const int64_t parts[] = {repeats[i], size};
    const auto dim = static_cast<int64_t>(i);
    g = grad::sum(grad::unflatten(*g, dim, Dims(parts, 2)), Dims(&dim, 1),
                  false);
  }
  call.give(0, grad::reshape(*g, sizes));
}

// Of (weight, index, padding): the row of the padding stays as it is.
void embedding(Backward& call) {
  const Tensor index = call.input(1);
  const Dims sizes = call.sizes(0);
  const int64_t count = index->numel();
  const int64_t shape[] = {count, sizes[1]};
  Tensor rows = grad::reshape(*call.grad(), Dims(shape, 2));
  const int64_t column[] = {count, 1};
  const Tensor places = tp::reshape(*index, Dims(column, 2));
  int64_t padding = call.integer(2);
  if (padding != TP_INDEX_NONE) {
    if (padding < 0) padding += sizes[0];
    rows = zero_where(rows,
                      tp::binary_scalar(Op::kEq, *places, scalar_of(padding)));
  }
  const Tensor wide = tp::expand(*places, Dims(shape, 2));
  call.give(0, added_at(call, rows, *wide, 0));
}

}  // namespace tp::grad::formulas
