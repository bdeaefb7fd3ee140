// Shapes and element types that views and operators work out before they look
// at any byte.
#include <algorithm>

#include "core/error.h"
#include "core/overflow.h"
#include "core/shape_text.h"
#include "core/views.h"

namespace tp {

DimsBuffer infer_sizes(Dims sizes, int64_t numel) {
  if (sizes.size() > TP_MAX_RANK) {
    fail(TP_ERROR_UNSUPPORTED, "rank %zu is above the limit of %d",
         sizes.size(), TP_MAX_RANK);
  }
  DimsBuffer result(sizes.size());
  size_t open = sizes.size();
  for (size_t i = 0; i < sizes.size(); ++i) {
    result[i] = sizes[i];
    if (sizes[i] != -1) continue;
    if (open != sizes.size()) {
      fail(TP_ERROR_SHAPE, "shape %s leaves more than one size open",
           shape_text(sizes).text);
    }
    open = i;
    result[i] = 1;
  }
  const int64_t known = checked_numel(result);
  if (open != sizes.size()) {
    if (known == 0) {
      fail(TP_ERROR_SHAPE,
           "shape %s leaves a size open that any number would fit",
           shape_text(sizes).text);
    }
    if (numel % known == 0) {
      result[open] = numel / known;
      return result;
    }
  } else if (known == numel) {
    return result;
  }
  fail(TP_ERROR_SHAPE, "shape %s does not fit %lld elements",
       shape_text(sizes).text, static_cast<long long>(numel));
}

DimsBuffer broadcast_sizes(Dims a, Dims b) {
  const size_t rank = std::max(a.size(), b.size());
  DimsBuffer result(rank);
  for (size_t i = 1; i <= rank; ++i) {
    const int64_t size_a = i <= a.size() ? a[a.size() - i] : 1;
    const int64_t size_b = i <= b.size() ? b[b.size() - i] : 1;
    if (size_a != size_b && size_a != 1 && size_b != 1) {
      fail(TP_ERROR_SHAPE,
           "cannot broadcast %s with %s: dimension %zu from the right is %lld "
           "and %lld",
           shape_text(a).text, shape_text(b).text, i,
           static_cast<long long>(size_a), static_cast<long long>(size_b));
    }
    result[rank - i] = size_a == 1 ? size_b : size_a;
  }
  return result;
}

void expand_strides(Dims from_sizes, Dims from_strides, Dims sizes,
                    int64_t* strides) noexcept {
  const size_t added = sizes.size() - from_sizes.size();
  for (size_t i = sizes.size(); i-- > 0;) {
    if (from_sizes.size() == 0) {
      strides[i] = 0;
    } else if (i >= added) {
      strides[i] =
          from_sizes[i - added] == sizes[i] ? from_strides[i - added] : 0;
    } else {
      // A new dimension of size 1 steps over all that is inside it, as an
      // unsqueezed one does.
      strides[i] =
          sizes[i] == 1 ? wrapping_mul(sizes[i + 1], strides[i + 1]) : 0;
    }
  }
}

DimsBuffer flatten_sizes(const TensorImpl& base, int64_t start_dim,
                         int64_t end_dim) {
  const size_t first = wrap_dim(start_dim, base.rank(), ScalarDim::kAccept);
  const size_t last = wrap_dim(end_dim, base.rank(), ScalarDim::kAccept);
  if (first > last) {
    fail(TP_ERROR_ARGUMENT, "dimension %lld comes after dimension %lld",
         static_cast<long long>(start_dim), static_cast<long long>(end_dim));
  }
  DimsBuffer sizes;
  for (size_t d = 0; d < base.rank(); ++d) {
    if (d > first && d <= last) {
      sizes[first] *= base.size(d);
    } else {
      sizes.push_back(base.size(d));
    }
  }
  if (base.rank() == 0) sizes.push_back(1);
  return sizes;
}

DimsBuffer unflatten_sizes(const TensorImpl& base, int64_t dim, Dims sizes) {
  if (sizes.size() == 0) {
    fail(TP_ERROR_ARGUMENT, "unflatten needs one size or more");
  }
  const size_t d = wrap_dim(dim, base.rank());
  if (base.rank() - 1 + sizes.size() > TP_MAX_RANK) {
    fail(TP_ERROR_UNSUPPORTED, "rank %zu is above the limit of %d",
         base.rank() - 1 + sizes.size(), TP_MAX_RANK);
  }
  const DimsBuffer parts = infer_sizes(sizes, base.size(d));
  DimsBuffer result;
  for (size_t i = 0; i < base.rank(); ++i) {
    if (i != d) {
      result.push_back(base.size(i));
      continue;
    }
    for (size_t j = 0; j < parts.size(); ++j) result.push_back(parts[j]);
  }
  return result;
}

Tensor view_dtype(const TensorImpl& base, DType dtype) {
  const auto from = static_cast<int64_t>(base.itemsize());
  const auto to = item_of(dtype);
  if (from == to) {
    return alias_view(base, base.sizes(), base.strides(), dtype, base.offset(),
                      Bounds::kProved, base.permutation_bits());
  }
  const char* const name = dtype_name(dtype);
  if (base.rank() == 0) {
    fail(TP_ERROR_LAYOUT,
         "a 0-d tensor of %s cannot be viewed as %s: their "
         "elements differ in size",
         dtype_name(base.dtype()), name);
  }
  const size_t inner = base.rank() - 1;
  if (base.stride(inner) != 1) {
    fail(TP_ERROR_LAYOUT,
         "%s can be viewed as %s only where the last dimension has stride 1, "
         "not %lld",
         dtype_name(base.dtype()), name,
         static_cast<long long>(base.stride(inner)));
  }
  DimsBuffer sizes(base.sizes());
  DimsBuffer strides(base.strides());
  int64_t offset = base.offset();
  if (from > to) {
    const int64_t ratio = from / to;
    bool fits = checked_mul(sizes[inner], ratio, &sizes[inner]) &&
                checked_mul(offset, ratio, &offset);
    for (size_t d = 0; d < inner; ++d) {
      fits = fits && checked_mul(strides[d], ratio, &strides[d]);
    }
    if (!fits) {
      fail(TP_ERROR_OVERFLOW, "sizes %s as %s overflow 64 bits",
           shape_text(base.sizes()).text, name);
    }
    checked_nbytes(checked_numel(sizes), static_cast<size_t>(to));
  } else {
    const int64_t ratio = to / from;
    if (sizes[inner] % ratio != 0) {
      fail(TP_ERROR_LAYOUT,
           "%s can be viewed as %s only where the last size is divisible by "
           "%lld, not %lld",
           dtype_name(base.dtype()), name, static_cast<long long>(ratio),
           static_cast<long long>(sizes[inner]));
    }
    if (offset % ratio != 0) {
      fail(TP_ERROR_LAYOUT,
           "the offset %lld is not aligned to elements of %s: it must be "
           "divisible by %lld",
           static_cast<long long>(offset), name, static_cast<long long>(ratio));
    }
    for (size_t d = 0; d < inner; ++d) {
      if (strides[d] % ratio != 0) {
        fail(TP_ERROR_LAYOUT,
             "stride %lld of dimension %zu is not divisible by %lld, as a view "
             "of %s as %s needs",
             static_cast<long long>(strides[d]), d,
             static_cast<long long>(ratio), dtype_name(base.dtype()), name);
      }
      strides[d] /= ratio;
    }
    sizes[inner] /= ratio;
    offset /= ratio;
  }
  return alias_view(base, sizes, strides, dtype, offset, Bounds::kProved);
}

Tensor complex_part(const TensorImpl& base, int part) {
  const DType of = part_of(base.dtype());
  DimsBuffer strides(base.strides());
  for (size_t d = 0; d < strides.size(); ++d) {
    strides[d] = wrapping_mul(strides[d], 2);
  }
  return alias_view(base, base.sizes(), strides, of, base.offset() * 2 + part,
                    Bounds::kProved);
}

}  // namespace tp
