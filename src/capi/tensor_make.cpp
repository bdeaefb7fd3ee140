// tensor.h: making tensors, and their lifetime.
#include <cstring>

#include "capi/border.h"
#include "capi/counted.h"
#include "core/scalar.h"
#include "core/shape_text.h"
#include "core/wrapper.h"
#include "ops/copy.h"
#include "ops/factories.h"
#include "ops/fill.h"
#include "tensorplay/tensor.h"

using namespace tp;

namespace {

// A full tensor, of the value that `fill` writes.
template <class Fill>
tp_status_t make_filled(const char* function, const int64_t* sizes, size_t rank,
                        tp_dtype_t dtype, tp_device_type_t device_type,
                        int32_t device_index, tp_tensor_t** out,
                        int32_t out_position, Fill&& fill) {
  return make_into(function, out, out_position, [&] {
    Tensor tensor = make_empty(
        checked_dims(sizes, rank, 1), check_dtype(dtype, out_position - 3),
        check_device(device_type, device_index, out_position - 2));
    fill(*tensor);
    return tensor;
  });
}

}  // namespace

tp_status_t tp_empty(const int64_t* sizes, size_t rank, tp_dtype_t dtype,
                     tp_device_type_t device_type, int32_t device_index,
                     tp_memory_format_t format, tp_tensor_t** out) {
  return make_into("tp_empty", out, 7, [&] {
    format = checked_format(format, TP_FORMAT_CONTIGUOUS, 6);
    if (format == TP_FORMAT_PRESERVE) {
      fail_at(6, TP_ERROR_ARGUMENT, "there is no layout to preserve");
    }
    return make_empty(checked_dims(sizes, rank, 1), check_dtype(dtype, 3),
                      check_device(device_type, device_index, 4), format);
  });
}

tp_status_t tp_empty_strided(const int64_t* sizes, const int64_t* strides,
                             size_t rank, tp_dtype_t dtype,
                             tp_device_type_t device_type, int32_t device_index,
                             tp_tensor_t** out) {
  return make_into("tp_empty_strided", out, 7, [&] {
    return make_empty_strided(
        checked_dims(sizes, rank, 1), checked_dims(strides, rank, 2),
        check_dtype(dtype, 4), check_device(device_type, device_index, 5));
  });
}

tp_status_t tp_empty_like(const tp_tensor_t* like, tp_memory_format_t format,
                          tp_tensor_t** out) {
  return make_into("tp_empty_like", out, 3, [&] {
    const TensorImpl& tensor = checked(like, 1);
    return empty_like(tensor, checked_format(format, TP_FORMAT_PRESERVE, 2));
  });
}

tp_status_t tp_zeros(const int64_t* sizes, size_t rank, tp_dtype_t dtype,
                     tp_device_type_t device_type, int32_t device_index,
                     tp_tensor_t** out) {
  return make_filled("tp_zeros", sizes, rank, dtype, device_type, device_index,
                     out, 6, [](TensorImpl& tensor) { zero_fresh(tensor); });
}

tp_status_t tp_ones(const int64_t* sizes, size_t rank, tp_dtype_t dtype,
                    tp_device_type_t device_type, int32_t device_index,
                    tp_tensor_t** out) {
  return make_filled(
      "tp_ones", sizes, rank, dtype, device_type, device_index, out, 6,
      [](TensorImpl& tensor) { fill_fresh(tensor, scalar_of(int64_t{1})); });
}

tp_status_t tp_full(const int64_t* sizes, size_t rank, const tp_scalar_t* value,
                    tp_dtype_t dtype, tp_device_type_t device_type,
                    int32_t device_index, tp_tensor_t** out) {
  return make_filled(
      "tp_full", sizes, rank, dtype, device_type, device_index, out, 7,
      [&](TensorImpl& tensor) { fill_fresh(tensor, checked_out(value, 3)); });
}

tp_status_t tp_arange(const tp_scalar_t* start, const tp_scalar_t* end,
                      const tp_scalar_t* step, tp_dtype_t dtype,
                      tp_device_type_t device_type, int32_t device_index,
                      tp_tensor_t** out) {
  return make_into("tp_arange", out, 7, [&] {
    return arange(checked_out(start, 1), checked_out(end, 2),
                  checked_out(step, 3), check_dtype(dtype, 4),
                  check_device(device_type, device_index, 5));
  });
}

tp_status_t tp_linspace(double start, double end, int64_t n, tp_dtype_t dtype,
                        tp_device_type_t device_type, int32_t device_index,
                        tp_tensor_t** out) {
  return make_into("tp_linspace", out, 7, [&] {
    return linspace(start, end, n, check_dtype(dtype, 4),
                    check_device(device_type, device_index, 5));
  });
}

tp_status_t tp_eye(int64_t rows, int64_t columns, tp_dtype_t dtype,
                   tp_device_type_t device_type, int32_t device_index,
                   tp_tensor_t** out) {
  return make_into("tp_eye", out, 6, [&] {
    return eye(rows, columns, check_dtype(dtype, 3),
               check_device(device_type, device_index, 4));
  });
}

tp_status_t tp_scalar_tensor(const tp_scalar_t* value, tp_dtype_t dtype,
                             tp_device_type_t device_type, int32_t device_index,
                             tp_tensor_t** out) {
  return make_into("tp_scalar_tensor", out, 5, [&] {
    check_scalar(checked_out(value, 1));
    return scalar_tensor(*value,
                         check_dtype(dtype == 0 ? value->dtype : dtype, 2),
                         check_device(device_type, device_index, 3));
  });
}

tp_status_t tp_tensor_from_data(const void* data, size_t nbytes,
                                const int64_t* sizes, size_t rank,
                                tp_dtype_t dtype, tp_tensor_t** out) {
  return make_into("tp_tensor_from_data", out, 6, [&] {
    const Dims dims = checked_dims(sizes, rank, 3);
    const DType type = check_dtype(dtype, 5);
    const size_t needed = checked_nbytes(checked_numel(dims), itemsize(type));
    if (needed != nbytes) {
      fail_at(2, TP_ERROR_SHAPE, "shape %s of %s needs %zu bytes, not %zu",
              shape_text(dims).text, dtype_name(type), needed, nbytes);
    }
    if (data == nullptr && nbytes != 0) fail_null(1);
    Tensor tensor = make_empty(dims, type, Device());
    if (nbytes != 0) std::memcpy(tensor->data(), data, nbytes);
    return tensor;
  });
}

tp_status_t tp_tensor_from_blob(void* data, const int64_t* sizes,
                                const int64_t* strides, size_t rank,
                                tp_dtype_t dtype, tp_device_type_t device_type,
                                int32_t device_index, tp_deleter_fn deleter,
                                void* ctx, uint32_t flags, tp_tensor_t** out) {
  return make_into("tp_tensor_from_blob", out, 11, [&] {
    const Dims dims = checked_dims(sizes, rank, 2);
    const DType type = check_dtype(dtype, 5);
    const Device device = check_device(device_type, device_index, 6);
    const uint32_t storage_flags = checked_storage_flags(flags, 10);
    if (data == nullptr && checked_numel(dims) != 0) fail_null(1);
    DimsBuffer row_major;
    Tensor tensor =
        wrap_memory(data, dims, checked_strides(dims, strides, 3, row_major),
                    type, device, storage_flags);
    tensor->storage().arm(ctx, deleter);
    return tensor;
  });
}

tp_status_t tp_tensor_from_storage(tp_storage_t* storage, const int64_t* sizes,
                                   const int64_t* strides, size_t rank,
                                   int64_t offset, tp_dtype_t dtype,
                                   tp_tensor_t** out) {
  return make_into("tp_tensor_from_storage", out, 7, [&] {
    StorageImpl& bytes = checked(storage, 1);
    const Dims dims = checked_dims(sizes, rank, 2);
    const DType type = check_dtype(dtype, 6);
    DimsBuffer row_major;
    Tensor tensor = alias(Storage::borrow(&bytes), dims,
                          checked_strides(dims, strides, 3, row_major), type,
                          offset, Bounds::kCheck);
    // It is no view of a tensor that may have a history.
    if (bytes.is_tracked()) tensor->begin_family();
    return tensor;
  });
}

tp_tensor_t* tp_tensor_retain(tp_tensor_t* tensor) {
  return retain_handle(tensor, "tp_tensor_retain");
}

void tp_tensor_release(tp_tensor_t* tensor) {
  release_handle(tensor, "tp_tensor_release");
}

int64_t tp_tensor_use_count(const tp_tensor_t* tensor) {
  return border_value("tp_tensor_use_count", int64_t{0}, [&] {
    return int64_t{checked(tensor, 1).strong_count()};
  });
}

tp_status_t tp_tensor_weak(tp_tensor_t* tensor, tp_weak_tensor_t** out) {
  return make_weak("tp_tensor_weak", tensor, out);
}

tp_weak_tensor_t* tp_weak_tensor_retain(tp_weak_tensor_t* weak) {
  return retain_weak(weak, "tp_weak_tensor_retain");
}

void tp_weak_tensor_release(tp_weak_tensor_t* weak) {
  release_weak(weak, "tp_weak_tensor_release");
}

tp_tensor_t* tp_weak_tensor_lock(tp_weak_tensor_t* weak) {
  return lock_weak<tp_tensor_t>(weak, "tp_weak_tensor_lock");
}

tp_status_t tp_tensor_attach_wrapper(tp_tensor_t* tensor, void* wrapper,
                                     tp_wrapper_take_fn take,
                                     tp_wrapper_drop_fn drop) {
  return border("tp_tensor_attach_wrapper", [&] {
    TensorImpl& target = checked(tensor, 1);
    if (wrapper == nullptr) fail_null(2);
    if (take == nullptr) fail_null(3);
    if (drop == nullptr) fail_null(4);
    attach_wrapper(target, wrapper, take, drop);
  });
}

void* tp_tensor_wrapper(const tp_tensor_t* tensor) {
  return border_value("tp_tensor_wrapper", static_cast<void*>(nullptr),
                      [&] { return wrapper_of(checked(tensor, 1)); });
}

tp_status_t tp_tensor_detach_wrapper(tp_tensor_t* tensor) {
  return border("tp_tensor_detach_wrapper",
                [&] { detach_wrapper(checked(tensor, 1)); });
}
