#include "autograd/views.h"

#include "autograd/reductions.h"

namespace tp::grad {

namespace {

// Numbers of a part, as its function takes them.
Tensor select_of(const TensorImpl& base, const int64_t* n) {
  return tp::select(base, n[0], n[1]);
}
Tensor slice_of(const TensorImpl& base, const int64_t* n) {
  return tp::slice(base, n[0], n[1], n[2], n[3]);
}
Tensor narrow_of(const TensorImpl& base, const int64_t* n) {
  return tp::narrow(base, n[0], n[1], n[2]);
}
Tensor diagonal_of(const TensorImpl& base, const int64_t* n) {
  return tp::diagonal(base, n[0], n[1], n[2]);
}
Tensor unfold_of(const TensorImpl& base, const int64_t* n) {
  return tp::unfold(base, n[0], n[1], n[2]);
}
Tensor flip_of(const TensorImpl& base, const int64_t* n) {
  DimsBuffer dims(0);
  for (size_t d = 0; d < base.rank(); ++d) {
    if ((static_cast<uint64_t>(n[0]) >> d & 1) != 0) {
      dims.push_back(static_cast<int64_t>(d));
    }
  }
  return tp::flip(base, dims);
}
Tensor piece_numbered(const TensorImpl& base, const int64_t* n) {
  const Pieces pieces = {static_cast<Pieces::Kind>(n[0] & 1), n[1], n[2],
                         n[0] >> 1};
  return tp::piece_of(base, pieces, n[3]);
}

Tensor part_of(const TensorImpl& base, const char* name, const Part& part) {
  Tensor result = part.of(base, part.numbers);
  if (is_tracked(base)) record_part(base, *result, name, part);
  return result;
}

Tensor reshaped(const TensorImpl& base, Tensor result, const char* name) {
  if (is_tracked(base) && result.get() != &base) {
    record_reshaped(base, *result, name);
  }
  return result;
}

Tensor passed(const TensorImpl& base, Tensor result, const char* name) {
  if (is_tracked(base) && result.get() != &base) {
    record_passed(base, *result, name);
  }
  return result;
}

DimsBuffer identity(size_t rank) noexcept {
  DimsBuffer order(rank);
  for (size_t i = 0; i < rank; ++i) order[i] = static_cast<int64_t>(i);
  return order;
}

}  // namespace

Tensor as_strided(TensorImpl& base, Dims sizes, Dims strides, int64_t offset) {
  Tensor result = tp::as_strided(base, sizes, strides, offset);
  if (is_tracked(base)) record_as_strided(base, *result);
  return result;
}

Tensor view(TensorImpl& base, Dims sizes) {
  return reshaped(base, tp::view(base, sizes), "view");
}

Tensor reshape(TensorImpl& base, Dims sizes) {
  return reshaped(base, tp::reshape(base, sizes), "reshape");
}

Tensor flatten(TensorImpl& base, int64_t start_dim, int64_t end_dim) {
  return reshaped(base, tp::flatten(base, start_dim, end_dim), "flatten");
}

Tensor unflatten(TensorImpl& base, int64_t dim, Dims sizes) {
  return reshaped(base, tp::view(base, unflatten_sizes(base, dim, sizes)),
                  "unflatten");
}

Tensor select(TensorImpl& base, int64_t dim, int64_t index) {
  return part_of(base, "select", {select_of, {dim, index}});
}

Tensor slice(TensorImpl& base, int64_t dim, int64_t start, int64_t stop,
             int64_t step) {
  return part_of(base, "slice", {slice_of, {dim, start, stop, step}});
}

Tensor narrow(TensorImpl& base, int64_t dim, int64_t start, int64_t length) {
  return part_of(base, "narrow", {narrow_of, {dim, start, length}});
}

Tensor diagonal(TensorImpl& base, int64_t offset, int64_t dim0, int64_t dim1) {
  return part_of(base, "diagonal", {diagonal_of, {offset, dim0, dim1}});
}

Tensor unfold(TensorImpl& base, int64_t dim, int64_t size, int64_t step) {
  return part_of(base, "unfold", {unfold_of, {dim, size, step}});
}

Tensor flip(TensorImpl& base, Dims dims) {
  Tensor result = tp::flip(base, dims);
  if (is_tracked(base)) {
    const uint64_t mask = dims_mask(dims, base.rank(), ScalarDim::kAccept);
    record_part(base, *result, "flip", {flip_of, {static_cast<int64_t>(mask)}});
  }
  return result;
}

Tensor piece_of(TensorImpl& base, const Pieces& pieces, int64_t i) {
  return part_of(base, "split",
                 {piece_numbered,
                  {static_cast<int64_t>(pieces.kind) | pieces.count << 1,
                   pieces.dim, pieces.length, i}});
}

Tensor transpose(TensorImpl& base, int64_t dim0, int64_t dim1) {
  Tensor result = tp::transpose(base, dim0, dim1);
  if (!is_tracked(base)) return result;
  DimsBuffer order = identity(base.rank());
  if (base.rank() != 0) {
    std::swap(order[wrap_dim(dim0, base.rank())],
              order[wrap_dim(dim1, base.rank())]);
  }
  record_permuted(base, *result, "transpose", order);
  return result;
}

Tensor permute(TensorImpl& base, Dims dims) {
  Tensor result = tp::permute(base, dims);
  if (!is_tracked(base)) return result;
  DimsBuffer order(dims.size());
  for (size_t i = 0; i < dims.size(); ++i) {
    order[i] = static_cast<int64_t>(wrap_dim(dims[i], base.rank()));
  }
  record_permuted(base, *result, "permute", order);
  return result;
}

Tensor movedim(TensorImpl& base, Dims source, Dims destination) {
  Tensor result = tp::movedim(base, source, destination);
  if (!is_tracked(base)) return result;
  const size_t rank = base.rank();
  DimsBuffer order(rank);
  uint64_t placed = 0;
  uint64_t moved = 0;
  for (size_t i = 0; i < source.size(); ++i) {
    const size_t from = wrap_dim(source[i], rank);
    const size_t to = wrap_dim(destination[i], rank);
    order[to] = static_cast<int64_t>(from);
    placed |= uint64_t{1} << to;
    moved |= uint64_t{1} << from;
  }
  size_t from = 0;
  for (size_t to = 0; to < rank; ++to) {
    if ((placed >> to & 1) != 0) continue;
    while ((moved >> from & 1) != 0) ++from;
    order[to] = static_cast<int64_t>(from++);
  }
  record_permuted(base, *result, "movedim", order);
  return result;
}

Tensor squeeze(TensorImpl& base, Dims dims) {
  return reshaped(base, tp::squeeze(base, dims), "squeeze");
}

Tensor unsqueeze(TensorImpl& base, int64_t dim) {
  return reshaped(base, tp::unsqueeze(base, dim), "unsqueeze");
}

Tensor expand(TensorImpl& base, Dims sizes) {
  return passed(base, tp::expand(base, sizes), "expand");
}

Tensor view_dtype(TensorImpl& base, DType dtype) {
  if (is_tracked(base)) {
    refuse_to_record(base, "view_dtype", "bytes read as another type");
  }
  return tp::view_dtype(base, dtype);
}

Tensor complex_part(TensorImpl& base, int part) {
  if (is_tracked(base)) {
    refuse_to_record(base, part == 0 ? "real" : "imag",
                     "complex numbers have no gradients here");
  }
  return tp::complex_part(base, part);
}

Tensor alias(TensorImpl& base) {
  return passed(base, copy_record(base), "alias");
}

Tensor detach(const TensorImpl& base) {
  Tensor result = copy_record(base);
  result->begin_family();
  return result;
}

Tensor clone(const TensorImpl& source, int32_t format) {
  return passed(source, tp::clone(source, format), "clone");
}

Tensor contiguous(TensorImpl& source, int32_t format) {
  return passed(source, tp::contiguous(source, format), "contiguous");
}

Tensor to(TensorImpl& source, DType dtype, Device device, int32_t format,
          CopyWhen when) {
  Tensor result = tp::to(source, dtype, device, format, when);
  if (dtype_kind(result->dtype()) != TP_KIND_FLOAT) return result;
  return passed(source, std::move(result), "to");
}

Tensor sum_to(const Tensor& gradient, Dims sizes) {
  if (gradient->sizes() == sizes) return gradient;
  const size_t more = gradient->rank() - sizes.size();
  DimsBuffer dims(0);
  for (size_t i = 0; i < gradient->rank(); ++i) {
    if (i < more || (sizes[i - more] == 1 && gradient->size(i) != 1)) {
      dims.push_back(static_cast<int64_t>(i));
    }
  }
  Tensor sum = dims.size() == 0
                   ? gradient
                   : grad::reduce(Op::kSum, *gradient, dims, /*keepdim=*/true);
  return grad::reshape(*sum, sizes);
}

}  // namespace tp::grad
