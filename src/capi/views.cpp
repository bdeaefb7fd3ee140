#include "tensorplay/views.h"

#include <algorithm>

#include "autograd/operators.h"
#include "capi/border.h"
#include "core/shape_text.h"

using namespace tp;

namespace {

// A function that makes one tensor of another; its result is its last argument.
template <class F>
tp_status_t view_into(const char* function, const tp_tensor_t* tensor,
                      tp_tensor_t** out, int32_t out_position, F&& make) {
  return make_into(function, out, out_position, [&] {
    return make(const_cast<TensorImpl&>(checked(tensor, 1)));
  });
}

// A function that cuts a dimension into pieces; the array for them is the
// argument at `position`, capacity and count follow. What was made is dropped
// again if a later piece fails.
template <class Cut>
tp_status_t pieces_into(const char* function, const tp_tensor_t* tensor,
                        tp_tensor_t** out, int32_t position, size_t capacity,
                        size_t* count, Cut&& cut) {
  if (count != nullptr) *count = 0;
  if (out != nullptr) std::fill(out, out + capacity, nullptr);
  return border(function, [&] {
    TensorImpl& base = const_cast<TensorImpl&>(checked(tensor, 1));
    checked_out(count, position + 2);
    const Pieces pieces = cut(base);
    *count = static_cast<size_t>(pieces.count);
    if (out == nullptr && capacity == 0) return;
    if (out == nullptr) fail_null(position);
    if (capacity < *count) {
      fail_at(position + 1, TP_ERROR_ARGUMENT,
              "%zu pieces do not fit %zu places", *count, capacity);
    }
    size_t made = 0;
    try {
      for (; made < *count; ++made) {
        give(&out[made],
             grad::piece_of(base, pieces, static_cast<int64_t>(made)));
      }
    } catch (...) {
      while (made-- > 0) tp_tensor_release(std::exchange(out[made], nullptr));
      *count = 0;
      throw;
    }
  });
}

// Where a copy goes. A device that is not in this build is named together with
// the one that the bytes are on.
Device checked_target(const TensorImpl& base, int32_t type, int32_t index) {
  if (type == 0) return base.device();
  if (type > 0 && type <= TP_DEVICE_COUNT &&
      find_device_backend(type) == nullptr) {
    fail_at(3, TP_ERROR_NOT_BUILT,
            "cannot copy from %s to %s: device %s is not in this build",
            device_text(base.device()).text, device_type_name(type),
            device_type_name(type));
  }
  return check_device(type, index, 3);
}

}  // namespace

tp_status_t tp_as_strided(tp_tensor_t* tensor, const int64_t* sizes,
                          const int64_t* strides, size_t rank, int64_t offset,
                          tp_tensor_t** out) {
  return view_into("tp_as_strided", tensor, out, 6, [&](TensorImpl& base) {
    return grad::as_strided(base, checked_dims(sizes, rank, 2),
                            checked_dims(strides, rank, 3), offset);
  });
}

tp_status_t tp_view(tp_tensor_t* tensor, const int64_t* sizes, size_t rank,
                    tp_tensor_t** out) {
  return view_into("tp_view", tensor, out, 4, [&](TensorImpl& base) {
    return grad::view(base, checked_dims(sizes, rank, 2));
  });
}

tp_status_t tp_reshape(tp_tensor_t* tensor, const int64_t* sizes, size_t rank,
                       tp_tensor_t** out) {
  return view_into("tp_reshape", tensor, out, 4, [&](TensorImpl& base) {
    return grad::reshape(base, checked_dims(sizes, rank, 2));
  });
}

tp_status_t tp_flatten(tp_tensor_t* tensor, int64_t start_dim, int64_t end_dim,
                       tp_tensor_t** out) {
  return view_into("tp_flatten", tensor, out, 4, [&](TensorImpl& base) {
    return grad::flatten(base, start_dim, end_dim);
  });
}

tp_status_t tp_unflatten(tp_tensor_t* tensor, int64_t dim, const int64_t* sizes,
                         size_t n, tp_tensor_t** out) {
  return view_into("tp_unflatten", tensor, out, 5, [&](TensorImpl& base) {
    return grad::unflatten(base, dim, checked_dims(sizes, n, 3));
  });
}

tp_status_t tp_select(tp_tensor_t* tensor, int64_t dim, int64_t index,
                      tp_tensor_t** out) {
  return view_into("tp_select", tensor, out, 4, [&](TensorImpl& base) {
    return grad::select(base, dim, index);
  });
}

tp_status_t tp_slice(tp_tensor_t* tensor, int64_t dim, int64_t start,
                     int64_t stop, int64_t step, tp_tensor_t** out) {
  return view_into("tp_slice", tensor, out, 6, [&](TensorImpl& base) {
    return grad::slice(base, dim, start, stop, step);
  });
}

tp_status_t tp_narrow(tp_tensor_t* tensor, int64_t dim, int64_t start,
                      int64_t length, tp_tensor_t** out) {
  return view_into("tp_narrow", tensor, out, 5, [&](TensorImpl& base) {
    return grad::narrow(base, dim, start, length);
  });
}

tp_status_t tp_transpose(tp_tensor_t* tensor, int64_t dim0, int64_t dim1,
                         tp_tensor_t** out) {
  return view_into("tp_transpose", tensor, out, 4, [&](TensorImpl& base) {
    return grad::transpose(base, dim0, dim1);
  });
}

tp_status_t tp_t(tp_tensor_t* tensor, tp_tensor_t** out) {
  return view_into("tp_t", tensor, out, 2, [&](TensorImpl& base) {
    if (base.rank() > 2) {
      fail_at(1, TP_ERROR_SHAPE, "t needs rank 2 at most, not shape %s",
              shape_text(base.sizes()).text);
    }
    return base.rank() == 2 ? grad::transpose(base, 0, 1)
                            : grad::transpose(base, 0, 0);
  });
}

tp_status_t tp_permute(tp_tensor_t* tensor, const int64_t* dims, size_t n,
                       tp_tensor_t** out) {
  return view_into("tp_permute", tensor, out, 4, [&](TensorImpl& base) {
    return grad::permute(base, checked_dims(dims, n, 2));
  });
}

tp_status_t tp_movedim(tp_tensor_t* tensor, const int64_t* source,
                       const int64_t* destination, size_t n,
                       tp_tensor_t** out) {
  return view_into("tp_movedim", tensor, out, 5, [&](TensorImpl& base) {
    return grad::movedim(base, checked_dims(source, n, 2),
                         checked_dims(destination, n, 3));
  });
}

tp_status_t tp_squeeze(tp_tensor_t* tensor, const int64_t* dims, size_t n,
                       tp_tensor_t** out) {
  return view_into("tp_squeeze", tensor, out, 4, [&](TensorImpl& base) {
    return grad::squeeze(base, checked_dims(dims, n, 2));
  });
}

tp_status_t tp_unsqueeze(tp_tensor_t* tensor, int64_t dim, tp_tensor_t** out) {
  return view_into("tp_unsqueeze", tensor, out, 3, [&](TensorImpl& base) {
    return grad::unsqueeze(base, dim);
  });
}

tp_status_t tp_expand(tp_tensor_t* tensor, const int64_t* sizes, size_t rank,
                      tp_tensor_t** out) {
  return view_into("tp_expand", tensor, out, 4, [&](TensorImpl& base) {
    return grad::expand(base, checked_dims(sizes, rank, 2));
  });
}

tp_status_t tp_diagonal(tp_tensor_t* tensor, int64_t offset, int64_t dim0,
                        int64_t dim1, tp_tensor_t** out) {
  return view_into("tp_diagonal", tensor, out, 5, [&](TensorImpl& base) {
    return grad::diagonal(base, offset, dim0, dim1);
  });
}

tp_status_t tp_unfold(tp_tensor_t* tensor, int64_t dim, int64_t size,
                      int64_t step, tp_tensor_t** out) {
  return view_into("tp_unfold", tensor, out, 5, [&](TensorImpl& base) {
    return grad::unfold(base, dim, size, step);
  });
}

tp_status_t tp_split(tp_tensor_t* tensor, int64_t piece, int64_t dim,
                     tp_tensor_t** out, size_t capacity, size_t* count) {
  return pieces_into(
      "tp_split", tensor, out, 4, capacity, count,
      [&](const TensorImpl& base) { return split_pieces(base, piece, dim); });
}

tp_status_t tp_chunk(tp_tensor_t* tensor, int64_t pieces, int64_t dim,
                     tp_tensor_t** out, size_t capacity, size_t* count) {
  return pieces_into(
      "tp_chunk", tensor, out, 4, capacity, count,
      [&](const TensorImpl& base) { return chunk_pieces(base, pieces, dim); });
}

tp_status_t tp_unbind(tp_tensor_t* tensor, int64_t dim, tp_tensor_t** out,
                      size_t capacity, size_t* count) {
  return pieces_into(
      "tp_unbind", tensor, out, 3, capacity, count,
      [&](const TensorImpl& base) { return unbind_pieces(base, dim); });
}

tp_status_t tp_flip(tp_tensor_t* tensor, const int64_t* dims, size_t n,
                    tp_tensor_t** out) {
  return view_into("tp_flip", tensor, out, 4, [&](TensorImpl& base) {
    return grad::flip(base, checked_dims(dims, n, 2));
  });
}

tp_status_t tp_real(tp_tensor_t* tensor, tp_tensor_t** out) {
  return view_into("tp_real", tensor, out, 2, [&](TensorImpl& base) {
    return dtype_kind(base.dtype()) == TP_KIND_COMPLEX
               ? grad::complex_part(base, 0)
               : grad::alias(base);
  });
}

tp_status_t tp_imag(tp_tensor_t* tensor, tp_tensor_t** out) {
  return view_into("tp_imag", tensor, out, 2, [&](TensorImpl& base) {
    if (dtype_kind(base.dtype()) != TP_KIND_COMPLEX) {
      fail_at(1, TP_ERROR_DTYPE, "a tensor of %s has no imaginary part",
              dtype_name(base.dtype()));
    }
    return grad::complex_part(base, 1);
  });
}

tp_status_t tp_view_dtype(tp_tensor_t* tensor, tp_dtype_t dtype,
                          tp_tensor_t** out) {
  return view_into("tp_view_dtype", tensor, out, 3, [&](TensorImpl& base) {
    return grad::view_dtype(base, check_dtype(dtype, 2));
  });
}

tp_status_t tp_alias(tp_tensor_t* tensor, tp_tensor_t** out) {
  return view_into("tp_alias", tensor, out, 2,
                   [](TensorImpl& base) { return grad::alias(base); });
}

tp_status_t tp_detach(tp_tensor_t* tensor, tp_tensor_t** out) {
  return view_into("tp_detach", tensor, out, 2,
                   [](TensorImpl& base) { return grad::detach(base); });
}

tp_status_t tp_contiguous(tp_tensor_t* tensor, tp_memory_format_t format,
                          tp_tensor_t** out) {
  return view_into("tp_contiguous", tensor, out, 3, [&](TensorImpl& base) {
    return grad::contiguous(base,
                            checked_format(format, TP_FORMAT_CONTIGUOUS, 2));
  });
}

tp_status_t tp_clone(const tp_tensor_t* tensor, tp_memory_format_t format,
                     tp_tensor_t** out) {
  return view_into("tp_clone", tensor, out, 3, [&](TensorImpl& base) {
    return grad::clone(base, checked_format(format, TP_FORMAT_PRESERVE, 2));
  });
}

tp_status_t tp_to(tp_tensor_t* tensor, tp_dtype_t dtype,
                  tp_device_type_t device_type, int32_t device_index,
                  tp_memory_format_t format, int32_t copy, tp_tensor_t** out) {
  return view_into("tp_to", tensor, out, 7, [&](TensorImpl& base) {
    return grad::to(base, dtype == 0 ? base.dtype() : check_dtype(dtype, 2),
                    checked_target(base, device_type, device_index),
                    checked_format(format, TP_FORMAT_PRESERVE, 5),
                    copy != 0 ? CopyWhen::kAlways : CopyWhen::kNeeded);
  });
}

tp_status_t tp_copy_inplace(tp_tensor_t* tensor, const tp_tensor_t* source) {
  return border("tp_copy_inplace", [&] {
    TensorImpl& target = checked(tensor, 1);
    grad::copy_inplace(target, checked(source, 2));
  });
}

tp_status_t tp_repeat(const tp_tensor_t* tensor, const int64_t* repeats,
                      size_t n, tp_tensor_t** out) {
  return view_into("tp_repeat", tensor, out, 4, [&](TensorImpl& base) {
    return grad::repeat(base, checked_dims(repeats, n, 2));
  });
}
