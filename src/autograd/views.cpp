#include "autograd/views.h"

#include "autograd/history.h"
#include "autograd/mode.h"
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

// Where nothing changes the view is the base.
void reshaped(const TensorImpl& base, TensorImpl& view, const char* name) {
  if (&view != &base) record_reshaped(base, view, name);
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

void record_as_strided(const TensorImpl& base, TensorImpl& view, Dims, Dims,
                       int64_t) {
  record_strided(base, view);
}

void record_view(const TensorImpl& base, TensorImpl& view, Dims) {
  reshaped(base, view, "view");
}

void record_reshape(const TensorImpl& base, TensorImpl& view, Dims) {
  reshaped(base, view, "reshape");
}

void record_flatten(const TensorImpl& base, TensorImpl& view, int64_t,
                    int64_t) {
  reshaped(base, view, "flatten");
}

void record_squeeze(const TensorImpl& base, TensorImpl& view, Dims) {
  reshaped(base, view, "squeeze");
}

void record_unsqueeze(const TensorImpl& base, TensorImpl& view, int64_t) {
  reshaped(base, view, "unsqueeze");
}

void record_expand(const TensorImpl& base, TensorImpl& view, Dims) {
  if (&view != &base) record_passed(base, view, "expand");
}

void record_select(const TensorImpl& base, TensorImpl& view, int64_t dim,
                   int64_t index) {
  record_part(base, view, "select", {select_of, {dim, index}});
}

void record_slice(const TensorImpl& base, TensorImpl& view, int64_t dim,
                  int64_t start, int64_t stop, int64_t step) {
  record_part(base, view, "slice", {slice_of, {dim, start, stop, step}});
}

void record_narrow(const TensorImpl& base, TensorImpl& view, int64_t dim,
                   int64_t start, int64_t length) {
  record_part(base, view, "narrow", {narrow_of, {dim, start, length}});
}

void record_diagonal(const TensorImpl& base, TensorImpl& view, int64_t offset,
                     int64_t dim0, int64_t dim1) {
  record_part(base, view, "diagonal", {diagonal_of, {offset, dim0, dim1}});
}

void record_unfold(const TensorImpl& base, TensorImpl& view, int64_t dim,
                   int64_t size, int64_t step) {
  record_part(base, view, "unfold", {unfold_of, {dim, size, step}});
}

void record_flip(const TensorImpl& base, TensorImpl& view, Dims dims) {
  const uint64_t mask = dims_mask(dims, base.rank(), ScalarDim::kAccept);
  record_part(base, view, "flip", {flip_of, {static_cast<int64_t>(mask)}});
}

void record_piece_of(const TensorImpl& base, TensorImpl& view,
                     const Pieces& pieces, int64_t i) {
  record_part(base, view, "split",
              {piece_numbered,
               {static_cast<int64_t>(pieces.kind) | pieces.count << 1,
                pieces.dim, pieces.length, i}});
}

void record_transpose(const TensorImpl& base, TensorImpl& view, int64_t dim0,
                      int64_t dim1) {
  DimsBuffer order = identity(base.rank());
  if (base.rank() != 0) {
    std::swap(order[wrap_dim(dim0, base.rank())],
              order[wrap_dim(dim1, base.rank())]);
  }
  record_permuted(base, view, "transpose", order);
}

void record_permute(const TensorImpl& base, TensorImpl& view, Dims dims) {
  DimsBuffer order(dims.size());
  for (size_t i = 0; i < dims.size(); ++i) {
    order[i] = static_cast<int64_t>(wrap_dim(dims[i], base.rank()));
  }
  record_permuted(base, view, "permute", order);
}

void record_movedim(const TensorImpl& base, TensorImpl& view, Dims source,
                    Dims destination) {
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
  record_permuted(base, view, "movedim", order);
}

Tensor unflatten(TensorImpl& base, int64_t dim, Dims sizes) {
  Tensor result = tp::view(base, unflatten_sizes(base, dim, sizes));
  if (is_tracked(base)) reshaped(base, *result, "unflatten");
  return result;
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
  if (is_tracked(source) && is_recording() && has_history(source)) {
    check_not_complex("to", dtype);
  }
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
