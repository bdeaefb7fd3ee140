// Views: offset arithmetic that ends in alias_view(). Nothing here copies, but
// on a device that cannot address strides.
#pragma once

#include <cstdint>

#include "core/tensor_impl.h"
#include "tensorplay/views.h"

namespace tp {

// Whether a tensor of rank 0 has the dimensions 0 and -1.
enum class ScalarDim { kRefuse, kAccept };

// A dimension from -rank to rank - 1 as 0 .. rank - 1; fails otherwise.
[[noreturn]] void fail_dim(int64_t dim, int64_t limit);
inline size_t wrap_dim(int64_t dim, size_t rank,
                       ScalarDim of_scalar = ScalarDim::kRefuse) {
  const auto limit = static_cast<int64_t>(
      rank == 0 && of_scalar == ScalarDim::kAccept ? 1 : rank);
  if (__builtin_expect(dim < -limit || dim >= limit, 0)) fail_dim(dim, limit);
  return static_cast<size_t>(dim < 0 ? dim + limit : dim);
}

// Sets of dimensions: bit d is dimension d.
inline uint64_t all_dims(size_t rank) noexcept {
  return rank == TP_MAX_RANK ? ~uint64_t{0} : (uint64_t{1} << rank) - 1;
}
// Those of a list; fails where one is named twice.
uint64_t dims_mask(Dims dims, size_t rank, ScalarDim of_scalar);

// A shape with at most one -1 filled in for numel elements.
DimsBuffer infer_sizes(Dims sizes, int64_t numel);
// The shape two shapes broadcast to; fails as the Decisions word it.
DimsBuffer broadcast_sizes(Dims a, Dims b);
// Strides of a shape expanded to `sizes`, which it is known to broadcast to.
void expand_strides(Dims from_sizes, Dims from_strides, Dims sizes,
                    int64_t* strides) noexcept;

Tensor as_strided(const TensorImpl& base, Dims sizes, Dims strides,
                  int64_t offset);
// nullptr if the strides cannot express it; `sizes` are inferred already.
Tensor try_view(const TensorImpl& base, Dims sizes);
Tensor view(const TensorImpl& base, Dims sizes);
Tensor select(const TensorImpl& base, int64_t dim, int64_t index);
Tensor slice(const TensorImpl& base, int64_t dim, int64_t start, int64_t stop,
             int64_t step);
Tensor narrow(const TensorImpl& base, int64_t dim, int64_t start,
              int64_t length);
Tensor transpose(const TensorImpl& base, int64_t dim0, int64_t dim1);
Tensor permute(const TensorImpl& base, Dims dims);
Tensor movedim(const TensorImpl& base, Dims source, Dims destination);
Tensor squeeze(const TensorImpl& base, Dims dims);
Tensor unsqueeze(const TensorImpl& base, int64_t dim);
Tensor expand(const TensorImpl& base, Dims sizes);
Tensor diagonal(const TensorImpl& base, int64_t offset, int64_t dim0,
                int64_t dim1);
Tensor unfold(const TensorImpl& base, int64_t dim, int64_t size, int64_t step);
Tensor flip(const TensorImpl& base, Dims dims);
Tensor view_dtype(const TensorImpl& base, DType dtype);
// Parts of a complex tensor: 0 real, 1 imaginary.
Tensor complex_part(const TensorImpl& base, int part);
// A dimension cut into pieces of one length, the last one shorter, or into its
// indices, which then goes away.
struct Pieces {
  enum class Kind { kRuns, kIndices };
  Kind kind;
  int64_t dim;
  int64_t length;
  int64_t count;
};
Pieces split_pieces(const TensorImpl& base, int64_t length, int64_t dim);
Pieces chunk_pieces(const TensorImpl& base, int64_t count, int64_t dim);
Pieces unbind_pieces(const TensorImpl& base, int64_t dim);
Tensor piece_of(const TensorImpl& base, const Pieces& pieces, int64_t i);

// Sizes that flatten and unflatten give, to be viewed or reshaped.
DimsBuffer flatten_sizes(const TensorImpl& base, int64_t start_dim,
                         int64_t end_dim);
DimsBuffer unflatten_sizes(const TensorImpl& base, int64_t dim, Dims sizes);

}  // namespace tp
