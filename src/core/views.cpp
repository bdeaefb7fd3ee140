#include "core/views.h"

#include <algorithm>

#include "core/error.h"
#include "core/overflow.h"
#include "core/shape_text.h"

namespace tp {

namespace {

int64_t moved_offset(int64_t offset, int64_t index, int64_t stride) noexcept {
  int64_t moved = 0;
  if (!checked_mul(index, stride, &moved) ||
      !checked_add(offset, moved, &moved) || moved < 0) {
    return offset;
  }
  return moved;
}

void refuse_scalar(const TensorImpl& base, const char* what) {
  if (base.rank() == 0) {
    fail_at(1, TP_ERROR_RANGE,
            "%s needs a tensor of rank 1 or more, not a 0-d "
            "tensor",
            what);
  }
}

// Geometry of a view in the making.
struct Shape {
  explicit Shape(const TensorImpl& base)
      : sizes(base.sizes()), strides(base.strides()), offset(base.offset()) {}
  explicit Shape(size_t rank = 0) : sizes(rank), strides(rank) {}
  // Takes over dimensions of a tensor.
  void append(const TensorImpl& base, size_t begin, size_t end) {
    const Dims from_sizes = base.sizes();
    const Dims from_strides = base.strides();
    size_t rank = sizes.size();
    for (size_t i = begin; i < end; ++i, ++rank) {
      sizes[rank] = from_sizes[i];
      strides[rank] = from_strides[i];
    }
    sizes.resize(rank);
    strides.resize(rank);
  }
  void erase(size_t dim) {
    sizes.erase(dim);
    strides.erase(dim);
  }

  DimsBuffer sizes;
  DimsBuffer strides;
  int64_t offset = 0;
};

Tensor make_view(const TensorImpl& base, const Shape& shape,
                 uint32_t inherited = 0) {
  return alias_view(base, shape.sizes, shape.strides, base.dtype(),
                    shape.offset, Bounds::kProved, inherited);
}

}  // namespace

void fail_dim(int64_t dim, int64_t limit) {
  if (limit == 0) {
    fail(TP_ERROR_RANGE, "dimension %lld of a 0-d tensor, which has none",
         static_cast<long long>(dim));
  }
  fail(TP_ERROR_RANGE, "dimension %lld is out of range: %lld to %lld",
       static_cast<long long>(dim), static_cast<long long>(-limit),
       static_cast<long long>(limit - 1));
}

uint64_t dims_mask(Dims dims, size_t rank, ScalarDim of_scalar) {
  uint64_t mask = 0;
  for (int64_t dim : dims) {
    const uint64_t bit = uint64_t{1} << wrap_dim(dim, rank, of_scalar);
    if ((mask & bit) != 0) {
      fail(TP_ERROR_ARGUMENT, "dimension %lld is named twice in %s",
           static_cast<long long>(dim), shape_text(dims).text);
    }
    mask |= bit;
  }
  return mask;
}

Tensor as_strided(const TensorImpl& base, Dims sizes, Dims strides,
                  int64_t offset) {
  if (offset == TP_OFFSET_KEEP) offset = base.offset();
  return alias_view(base, sizes, strides, base.dtype(), offset, Bounds::kCheck);
}

Tensor try_view(const TensorImpl& base, Dims sizes) {
  DimsBuffer strides(sizes.size());
  size_t conflict = 0;
  if (base.is_contiguous() && base.numel() != 0 && base.rank() != 0 &&
      base.stride(base.rank() - 1) == 1) {
    contiguous_strides(sizes, strides.data());
  } else if (!view_strides(base.sizes(), base.strides(), sizes, strides.data(),
                           &conflict)) {
    return nullptr;
  }
  return alias_view(base, sizes, strides, base.dtype(), base.offset(),
                    Bounds::kProved);
}

Tensor view(const TensorImpl& base, Dims sizes) {
  const DimsBuffer inferred = infer_sizes(sizes, base.numel());
  if (Tensor result = try_view(base, inferred)) return result;
  DimsBuffer strides(inferred.size());
  size_t conflict = 0;
  view_strides(base.sizes(), base.strides(), inferred, strides.data(),
               &conflict);
  fail(
      TP_ERROR_LAYOUT,
      "sizes %s with strides %s cannot be viewed as %s: dimensions %zu and %zu "
      "do not merge; reshape copies where it must",
      shape_text(base.sizes()).text, shape_text(base.strides()).text,
      shape_text(inferred).text, conflict, conflict + 1);
}

Tensor select(const TensorImpl& base, int64_t dim, int64_t index) {
  refuse_scalar(base, "select");
  const size_t d = wrap_dim(dim, base.rank());
  const int64_t size = base.size(d);
  if (index < -size || index >= size) {
    fail(TP_ERROR_RANGE,
         "index %lld is out of range for dimension %zu of size %lld",
         static_cast<long long>(index), d, static_cast<long long>(size));
  }
  Shape shape;
  shape.append(base, 0, d);
  shape.append(base, d + 1, base.rank());
  shape.offset = moved_offset(base.offset(), index < 0 ? index + size : index,
                              base.stride(d));
  return make_view(base, shape);
}

namespace {

// A bound of a slice as an index; `first` and `last` are what clamping gives.
int64_t slice_bound(int64_t bound, int64_t size, int64_t first, int64_t last) {
  if (bound < 0) bound = bound < -size ? -1 : bound + size;
  return bound < first ? first : std::min(bound, last);
}

}  // namespace

Tensor slice(const TensorImpl& base, int64_t dim, int64_t start, int64_t stop,
             int64_t step) {
  refuse_scalar(base, "slice");
  const size_t d = wrap_dim(dim, base.rank());
  if (step == 0) fail(TP_ERROR_ARGUMENT, "a slice needs a step other than 0");
  const int64_t size = base.size(d);
  const bool down = step < 0;
  // Walking down, indices end at -1, before the first.
  const int64_t first = down ? -1 : 0;
  const int64_t last = down ? size - 1 : size;
  const int64_t from = start == TP_SLICE_OPEN
                           ? (down ? last : first)
                           : slice_bound(start, size, first, last);
  const int64_t to = stop == TP_SLICE_OPEN
                         ? (down ? first : last)
                         : slice_bound(stop, size, first, last);
  const int64_t distance = down ? from - to : to - from;
  const uint64_t pace = down ? uint64_t{0} - static_cast<uint64_t>(step)
                             : static_cast<uint64_t>(step);
  const int64_t length =
      distance <= 0
          ? 0
          : static_cast<int64_t>((static_cast<uint64_t>(distance) - 1) / pace) +
                1;
  Shape shape(base);
  shape.offset =
      moved_offset(shape.offset, std::max<int64_t>(from, 0), base.stride(d));
  shape.sizes[d] = length;
  shape.strides[d] = wrapping_mul(base.stride(d), step);
  return make_view(base, shape);
}

Tensor narrow(const TensorImpl& base, int64_t dim, int64_t start,
              int64_t length) {
  refuse_scalar(base, "narrow");
  const size_t d = wrap_dim(dim, base.rank());
  const int64_t size = base.size(d);
  int64_t end = 0;
  const int64_t from = start < 0 ? start + size : start;
  if (length < 0 || start < -size || start > size ||
      !checked_add(from, length, &end) || end > size) {
    fail(TP_ERROR_RANGE,
         "start %lld and length %lld leave dimension %zu of size %lld",
         static_cast<long long>(start), static_cast<long long>(length), d,
         static_cast<long long>(size));
  }
  Shape shape(base);
  shape.offset = moved_offset(shape.offset, from, base.stride(d));
  shape.sizes[d] = length;
  return make_view(base, shape);
}

Tensor transpose(const TensorImpl& base, int64_t dim0, int64_t dim1) {
  const size_t a = wrap_dim(dim0, base.rank(), ScalarDim::kAccept);
  const size_t b = wrap_dim(dim1, base.rank(), ScalarDim::kAccept);
  Shape shape(base);
  if (a != b) {
    std::swap(shape.sizes[a], shape.sizes[b]);
    std::swap(shape.strides[a], shape.strides[b]);
  }
  return make_view(base, shape, base.permutation_bits());
}

Tensor permute(const TensorImpl& base, Dims dims) {
  if (dims.size() != base.rank()) {
    fail(TP_ERROR_ARGUMENT, "%zu dimensions for a tensor of rank %zu",
         dims.size(), base.rank());
  }
  const size_t rank = base.rank();
  const Dims sizes = base.sizes();
  const Dims strides = base.strides();
  Shape shape(rank);
  uint64_t mask = 0;
  for (size_t i = 0; i < rank; ++i) {
    const size_t d = wrap_dim(dims[i], rank);
    mask |= uint64_t{1} << d;
    shape.sizes[i] = sizes[d];
    shape.strides[i] = strides[d];
  }
  if (mask != all_dims(rank)) dims_mask(dims, rank, ScalarDim::kRefuse);
  shape.offset = base.offset();
  return make_view(base, shape, base.permutation_bits());
}

Tensor movedim(const TensorImpl& base, Dims source, Dims destination) {
  const size_t rank = base.rank();
  if (source.size() != destination.size()) {
    fail(TP_ERROR_ARGUMENT, "%zu sources for %zu destinations", source.size(),
         destination.size());
  }
  const uint64_t moved = dims_mask(source, rank, ScalarDim::kAccept);
  const uint64_t taken = dims_mask(destination, rank, ScalarDim::kAccept);
  if (rank == 0) return make_view(base, Shape(base));
  DimsBuffer order(rank);
  for (size_t i = 0; i < source.size(); ++i) {
    order[wrap_dim(destination[i], rank)] =
        static_cast<int64_t>(wrap_dim(source[i], rank));
  }
  size_t next = 0;
  for (size_t place = 0; place < rank; ++place) {
    if ((taken >> place & 1) != 0) continue;
    while ((moved >> next & 1) != 0) ++next;
    order[place] = static_cast<int64_t>(next++);
  }
  return permute(base, order);
}

Tensor squeeze(const TensorImpl& base, Dims dims) {
  const uint64_t asked = dims.size() == 0
                             ? ~uint64_t{0}
                             : dims_mask(dims, base.rank(), ScalarDim::kAccept);
  Shape shape(base);
  for (size_t d = base.rank(); d-- > 0;) {
    if ((asked >> d & 1) != 0 && base.size(d) == 1) shape.erase(d);
  }
  return make_view(base, shape, base.permutation_bits());
}

Tensor unsqueeze(const TensorImpl& base, int64_t dim) {
  const size_t rank = base.rank();
  const size_t d = wrap_dim(dim, rank + 1);
  if (rank == TP_MAX_RANK) {
    fail(TP_ERROR_UNSUPPORTED, "rank %zu is above the limit of %d", rank + 1,
         TP_MAX_RANK);
  }
  Shape shape;
  shape.append(base, 0, d);
  shape.sizes.push_back(1);
  shape.strides.push_back(
      d == rank ? 1 : wrapping_mul(base.size(d), base.stride(d)));
  shape.append(base, d, rank);
  shape.offset = base.offset();
  return make_view(base, shape, base.permutation_bits());
}

Tensor expand(const TensorImpl& base, Dims sizes) {
  const size_t rank = base.rank();
  if (sizes.size() < rank) {
    fail(TP_ERROR_SHAPE,
         "shape %s cannot be expanded to the smaller rank of %s",
         shape_text(base.sizes()).text, shape_text(sizes).text);
  }
  const size_t added = sizes.size() - rank;
  const Dims from_sizes = base.sizes();
  DimsBuffer target(sizes.size());
  for (size_t i = 0; i < sizes.size(); ++i) {
    const bool is_new = i < added;
    const int64_t from = is_new ? 1 : from_sizes[i - added];
    target[i] = sizes[i] == -1 && !is_new ? from : sizes[i];
    if (target[i] < 0 || (from != 1 && from != target[i])) {
      fail(TP_ERROR_SHAPE,
           "shape %s cannot be expanded to %s: dimension %zu from the right",
           shape_text(base.sizes()).text, shape_text(sizes).text,
           sizes.size() - i);
    }
  }
  checked_nbytes(checked_numel(target), base.itemsize());
  DimsBuffer strides(target.size());
  expand_strides(base.sizes(), base.strides(), target, strides.data());
  return alias_view(base, target, strides, base.dtype(), base.offset(),
                    Bounds::kProved);
}

Tensor diagonal(const TensorImpl& base, int64_t offset, int64_t dim0,
                int64_t dim1) {
  const size_t a = wrap_dim(dim0, base.rank());
  const size_t b = wrap_dim(dim1, base.rank());
  if (a == b) {
    fail(TP_ERROR_ARGUMENT, "a diagonal needs two dimensions, not %lld twice",
         static_cast<long long>(dim0));
  }
  // What is left of each dimension past the offset; none for a large one.
  const int64_t rows = base.size(a);
  const int64_t columns = base.size(b);
  int64_t length = 0;
  if (offset >= 0) {
    if (offset < columns) length = std::min(rows, columns - offset);
  } else if (offset > -rows) {
    length = std::min(rows + offset, columns);
  }
  Shape shape(base);
  if (length > 0) {
    shape.offset = offset >= 0
                       ? moved_offset(shape.offset, offset, base.stride(b))
                       : moved_offset(shape.offset, -offset, base.stride(a));
  }
  const int64_t stride =
      static_cast<int64_t>(static_cast<uint64_t>(base.stride(a)) +
                           static_cast<uint64_t>(base.stride(b)));
  shape.erase(std::max(a, b));
  shape.erase(std::min(a, b));
  shape.sizes.push_back(length);
  shape.strides.push_back(stride);
  return make_view(base, shape);
}

Tensor unfold(const TensorImpl& base, int64_t dim, int64_t size, int64_t step) {
  const size_t rank = base.rank();
  const size_t d = wrap_dim(dim, rank, ScalarDim::kAccept);
  const int64_t length = rank == 0 ? 1 : base.size(d);
  if (size < 0 || size > length) {
    fail(TP_ERROR_RANGE, "runs of %lld do not fit dimension %zu of size %lld",
         static_cast<long long>(size), d, static_cast<long long>(length));
  }
  if (step < 1) {
    fail(TP_ERROR_ARGUMENT, "unfold needs a step of 1 or more, not %lld",
         static_cast<long long>(step));
  }
  if (rank == TP_MAX_RANK) {
    fail(TP_ERROR_UNSUPPORTED, "rank %zu is above the limit of %d", rank + 1,
         TP_MAX_RANK);
  }
  Shape shape(base);
  if (rank != 0) {
    shape.sizes[d] = (length - size) / step + 1;
    shape.strides[d] = wrapping_mul(base.stride(d), step);
  }
  shape.sizes.push_back(size);
  shape.strides.push_back(rank == 0 ? 1 : base.stride(d));
  checked_nbytes(checked_numel(shape.sizes), base.itemsize());
  return make_view(base, shape);
}

Tensor flip(const TensorImpl& base, Dims dims) {
  const uint64_t reversed = dims_mask(dims, base.rank(), ScalarDim::kAccept);
  Shape shape(base);
  for (size_t d = 0; d < base.rank(); ++d) {
    if ((reversed >> d & 1) == 0) continue;
    if (base.numel() != 0) {
      shape.offset =
          moved_offset(shape.offset, base.size(d) - 1, base.stride(d));
    }
    shape.strides[d] = wrapping_mul(base.stride(d), -1);
  }
  return make_view(base, shape);
}

}  // namespace tp
