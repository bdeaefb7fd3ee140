// Views that cut a dimension into several.
#include <algorithm>

#include "core/error.h"
#include "core/views.h"

namespace tp {

namespace {

int64_t divide_up(int64_t a, int64_t b) noexcept {
  return a / b + (a % b != 0);
}

// The size of the dimension that is cut.
int64_t size_to_cut(const TensorImpl& base, int64_t dim) {
  if (base.rank() == 0) {
    fail_at(1, TP_ERROR_RANGE, "a 0-d tensor cannot be cut into pieces");
  }
  return base.size(wrap_dim(dim, base.rank()));
}

}  // namespace

Pieces split_pieces(const TensorImpl& base, int64_t length, int64_t dim) {
  const int64_t size = size_to_cut(base, dim);
  if (length < 0 || (length == 0 && size != 0)) {
    fail_at(2, TP_ERROR_ARGUMENT, "pieces of %lld of a dimension of size %lld",
            static_cast<long long>(length), static_cast<long long>(size));
  }
  const int64_t count = size == 0 ? 1 : divide_up(size, length);
  return {Pieces::Kind::kRuns, dim, length, count};
}

Pieces chunk_pieces(const TensorImpl& base, int64_t count, int64_t dim) {
  const int64_t size = size_to_cut(base, dim);
  if (count < 1) {
    fail_at(2, TP_ERROR_ARGUMENT, "a dimension cannot be cut into %lld",
            static_cast<long long>(count));
  }
  // A dimension of size 0 gives as many empty pieces as were asked for.
  if (size == 0) return {Pieces::Kind::kRuns, dim, 0, count};
  const int64_t length = divide_up(size, count);
  return {Pieces::Kind::kRuns, dim, length, divide_up(size, length)};
}

Pieces unbind_pieces(const TensorImpl& base, int64_t dim) {
  return {Pieces::Kind::kIndices, dim, 1, size_to_cut(base, dim)};
}

Tensor piece_of(const TensorImpl& base, const Pieces& pieces, int64_t i) {
  if (pieces.kind == Pieces::Kind::kIndices) {
    return select(base, pieces.dim, i);
  }
  const int64_t size = base.size(wrap_dim(pieces.dim, base.rank()));
  const int64_t start = i * pieces.length;
  return narrow(base, pieces.dim, start, std::min(pieces.length, size - start));
}

}  // namespace tp
