// Views, copies and conversions, as public functions and formulas call them.
//
// Note [Recorded views]: a view is made as ever, and gets its history then. Its
// node knows the way back: sizes, an order of dimensions, or which elements of
// the base it has; parts of a base are put into a row of zeros.
#pragma once

#include "autograd/record.h"
#include "core/views.h"
#include "ops/copy.h"

namespace tp::grad {

// A view that has some elements of its base, as a function of the base.
struct Part {
  Tensor (*of)(const TensorImpl& base, const int64_t* numbers);
  int64_t numbers[4];
};

// Give the view its history.
void record_part(const TensorImpl& base, TensorImpl& view, const char* name,
                 const Part& part);
// The same elements in other sizes.
void record_reshaped(const TensorImpl& base, TensorImpl& view,
                     const char* name);
// order[i] is the dimension of the base that dimension i of the view is.
void record_permuted(const TensorImpl& base, TensorImpl& view, const char* name,
                     Dims order);
// Each gradient goes on as it is, converted and summed as its sizes ask for.
void record_passed(const TensorImpl& base, TensorImpl& view, const char* name);
// Any elements of the base's storage.
void record_strided(const TensorImpl& base, TensorImpl& view);
// Refuses where a history would have to be recorded; `view` is a view of it.
void refuse_to_record(const TensorImpl& base, const char* name,
                      const char* reason);

// Give the view that a function made its history.
void record_as_strided(const TensorImpl& base, TensorImpl& view, Dims sizes,
                       Dims strides, int64_t offset);
void record_view(const TensorImpl& base, TensorImpl& view, Dims sizes);
void record_reshape(const TensorImpl& base, TensorImpl& view, Dims sizes);
void record_flatten(const TensorImpl& base, TensorImpl& view, int64_t start_dim,
                    int64_t end_dim);
void record_select(const TensorImpl& base, TensorImpl& view, int64_t dim,
                   int64_t index);
void record_slice(const TensorImpl& base, TensorImpl& view, int64_t dim,
                  int64_t start, int64_t stop, int64_t step);
void record_narrow(const TensorImpl& base, TensorImpl& view, int64_t dim,
                   int64_t start, int64_t length);
void record_transpose(const TensorImpl& base, TensorImpl& view, int64_t dim0,
                      int64_t dim1);
void record_permute(const TensorImpl& base, TensorImpl& view, Dims dims);
void record_movedim(const TensorImpl& base, TensorImpl& view, Dims source,
                    Dims destination);
void record_squeeze(const TensorImpl& base, TensorImpl& view, Dims dims);
void record_unsqueeze(const TensorImpl& base, TensorImpl& view, int64_t dim);
void record_expand(const TensorImpl& base, TensorImpl& view, Dims sizes);
void record_diagonal(const TensorImpl& base, TensorImpl& view, int64_t offset,
                     int64_t dim0, int64_t dim1);
void record_unfold(const TensorImpl& base, TensorImpl& view, int64_t dim,
                   int64_t size, int64_t step);
void record_flip(const TensorImpl& base, TensorImpl& view, Dims dims);
void record_piece_of(const TensorImpl& base, TensorImpl& view,
                     const Pieces& pieces, int64_t i);

// Makes a view, and records it only where its base may have a history.
template <auto kMake, auto kRecord, class... Args>
[[gnu::always_inline]] inline Tensor recorded_view(TensorImpl& base,
                                                   const Args&... args) {
  Tensor view = kMake(base, args...);
  if (is_tracked(base)) kRecord(base, *view, args...);
  return view;
}

inline Tensor as_strided(TensorImpl& base, Dims sizes, Dims strides,
                         int64_t offset) {
  return recorded_view<tp::as_strided, record_as_strided>(base, sizes, strides,
                                                          offset);
}
inline Tensor view(TensorImpl& base, Dims sizes) {
  return recorded_view<tp::view, record_view>(base, sizes);
}
inline Tensor reshape(TensorImpl& base, Dims sizes) {
  return recorded_view<tp::reshape, record_reshape>(base, sizes);
}
inline Tensor flatten(TensorImpl& base, int64_t start_dim, int64_t end_dim) {
  return recorded_view<tp::flatten, record_flatten>(base, start_dim, end_dim);
}
inline Tensor select(TensorImpl& base, int64_t dim, int64_t index) {
  return recorded_view<tp::select, record_select>(base, dim, index);
}
inline Tensor slice(TensorImpl& base, int64_t dim, int64_t start, int64_t stop,
                    int64_t step) {
  return recorded_view<tp::slice, record_slice>(base, dim, start, stop, step);
}
inline Tensor narrow(TensorImpl& base, int64_t dim, int64_t start,
                     int64_t length) {
  return recorded_view<tp::narrow, record_narrow>(base, dim, start, length);
}
inline Tensor transpose(TensorImpl& base, int64_t dim0, int64_t dim1) {
  return recorded_view<tp::transpose, record_transpose>(base, dim0, dim1);
}
inline Tensor permute(TensorImpl& base, Dims dims) {
  return recorded_view<tp::permute, record_permute>(base, dims);
}
inline Tensor movedim(TensorImpl& base, Dims source, Dims destination) {
  return recorded_view<tp::movedim, record_movedim>(base, source, destination);
}
inline Tensor squeeze(TensorImpl& base, Dims dims) {
  return recorded_view<tp::squeeze, record_squeeze>(base, dims);
}
inline Tensor unsqueeze(TensorImpl& base, int64_t dim) {
  return recorded_view<tp::unsqueeze, record_unsqueeze>(base, dim);
}
inline Tensor expand(TensorImpl& base, Dims sizes) {
  return recorded_view<tp::expand, record_expand>(base, sizes);
}
inline Tensor diagonal(TensorImpl& base, int64_t offset, int64_t dim0,
                       int64_t dim1) {
  return recorded_view<tp::diagonal, record_diagonal>(base, offset, dim0, dim1);
}
inline Tensor unfold(TensorImpl& base, int64_t dim, int64_t size,
                     int64_t step) {
  return recorded_view<tp::unfold, record_unfold>(base, dim, size, step);
}
inline Tensor flip(TensorImpl& base, Dims dims) {
  return recorded_view<tp::flip, record_flip>(base, dims);
}
inline Tensor piece_of(TensorImpl& base, const Pieces& pieces, int64_t i) {
  return recorded_view<tp::piece_of, record_piece_of>(base, pieces, i);
}
Tensor unflatten(TensorImpl& base, int64_t dim, Dims sizes);
Tensor view_dtype(TensorImpl& base, DType dtype);
Tensor complex_part(TensorImpl& base, int part);
Tensor alias(TensorImpl& base);
// Without history, and of a family of its own.
Tensor detach(const TensorImpl& base);

Tensor clone(const TensorImpl& source, int32_t format);
Tensor contiguous(TensorImpl& source, int32_t format);
Tensor to(TensorImpl& source, DType dtype, Device device, int32_t format,
          CopyWhen when);
void copy_inplace_recorded(TensorImpl& target, const TensorImpl& source);
inline void copy_inplace(TensorImpl& target, const TensorImpl& source) {
  if (is_tracked(target, source)) return copy_inplace_recorded(target, source);
  tp::copy_inplace(target, source);
}

// The gradient of a broadcast tensor: summed back to its sizes.
Tensor sum_to(const Tensor& gradient, Dims sizes);

}  // namespace tp::grad
