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
void record_as_strided(const TensorImpl& base, TensorImpl& view);
// Refuses where a history would have to be recorded; `view` is a view of it.
void refuse_to_record(const TensorImpl& base, const char* name,
                      const char* reason);

Tensor as_strided(TensorImpl& base, Dims sizes, Dims strides, int64_t offset);
Tensor view(TensorImpl& base, Dims sizes);
Tensor reshape(TensorImpl& base, Dims sizes);
Tensor flatten(TensorImpl& base, int64_t start_dim, int64_t end_dim);
Tensor unflatten(TensorImpl& base, int64_t dim, Dims sizes);
Tensor select(TensorImpl& base, int64_t dim, int64_t index);
Tensor slice(TensorImpl& base, int64_t dim, int64_t start, int64_t stop,
             int64_t step);
Tensor narrow(TensorImpl& base, int64_t dim, int64_t start, int64_t length);
Tensor transpose(TensorImpl& base, int64_t dim0, int64_t dim1);
Tensor permute(TensorImpl& base, Dims dims);
Tensor movedim(TensorImpl& base, Dims source, Dims destination);
Tensor squeeze(TensorImpl& base, Dims dims);
Tensor unsqueeze(TensorImpl& base, int64_t dim);
Tensor expand(TensorImpl& base, Dims sizes);
Tensor diagonal(TensorImpl& base, int64_t offset, int64_t dim0, int64_t dim1);
Tensor unfold(TensorImpl& base, int64_t dim, int64_t size, int64_t step);
Tensor flip(TensorImpl& base, Dims dims);
Tensor piece_of(TensorImpl& base, const Pieces& pieces, int64_t i);
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
