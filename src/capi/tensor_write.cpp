// tensor.h: elements and bytes, and changing what a handle is.
#include "capi/border.h"
#include "core/overflow.h"
#include "core/scalar.h"
#include "core/shape_text.h"
#include "ops/copy.h"
#include "tensorplay/tensor.h"

using namespace tp;

namespace {

// Where an element lies, in elements of the storage.
int64_t position_of(const TensorImpl& tensor, const int64_t* index,
                    size_t rank) {
  const Dims at = checked_dims(index, rank, 2);
  if (rank != tensor.rank()) {
    fail_at(3, TP_ERROR_SHAPE, "%zu indices for shape %s", rank,
            shape_text(tensor.sizes()).text);
  }
  int64_t position = tensor.offset();
  for (size_t d = 0; d < rank; ++d) {
    const int64_t size = tensor.size(d);
    if (at[d] < -size || at[d] >= size) {
      fail_at(2, TP_ERROR_RANGE,
              "index %lld is out of range for dimension %zu of size %lld",
              static_cast<long long>(at[d]), d, static_cast<long long>(size));
    }
    position += (at[d] < 0 ? at[d] + size : at[d]) * tensor.stride(d);
  }
  return position;
}

unsigned char* element_at(const TensorImpl& tensor, int64_t position) {
  return static_cast<unsigned char*>(tensor.storage().data()) +
         position * static_cast<int64_t>(tensor.itemsize());
}

constexpr size_t kMaxItemsize = 16;

tp_scalar_t read_element(const TensorImpl& tensor, int64_t position) {
  unsigned char bytes[kMaxItemsize];
  device_backend(tensor.device().type)
      .copy_to_host(bytes, element_at(tensor, position), tensor.itemsize(),
                    tensor.device());
  return load_scalar(tensor.dtype(), bytes);
}

// Row-major elements in the caller's memory as a tensor, for a copy.
Tensor borrow_bytes(void* data, const TensorImpl& like, size_t nbytes) {
  if (nbytes != like.nbytes()) {
    fail_at(3, TP_ERROR_SHAPE, "shape %s of %s has %zu bytes, not %zu",
            shape_text(like.sizes()).text, dtype_name(like.dtype()),
            like.nbytes(), nbytes);
  }
  if (data == nullptr && nbytes != 0) fail_null(2);
  DimsBuffer strides(like.rank());
  contiguous_strides(like.sizes(), strides.data());
  Storage storage = wrap_data(DataPtr(data, nullptr, nullptr, Device()), nbytes,
                              TP_STORAGE_FOREIGN);
  return alias(std::move(storage), like.sizes(), strides, like.dtype(), 0,
               Bounds::kProved);
}

// A tensor whose record may be changed: nobody else may hold it.
TensorImpl& checked_sole(tp_tensor_t* handle) {
  TensorImpl& tensor = checked(handle, 1);
  if (tensor.strong_count() > 1) {
    fail_at(1, TP_ERROR_IN_USE,
            "the tensor has %u references: changing it would change it for all",
            tensor.strong_count());
  }
  return tensor;
}

}  // namespace

tp_status_t tp_tensor_get(const tp_tensor_t* tensor, const int64_t* index,
                          size_t rank, tp_scalar_t* out) {
  if (out != nullptr) *out = tp_scalar_t{};
  return border("tp_tensor_get", [&] {
    const TensorImpl& source = checked(tensor, 1);
    checked_out(out, 4) =
        read_element(source, position_of(source, index, rank));
  });
}

tp_status_t tp_tensor_set(tp_tensor_t* tensor, const int64_t* index,
                          size_t rank, const tp_scalar_t* value) {
  return border("tp_tensor_set", [&] {
    TensorImpl& target = checked(tensor, 1);
    position_of(target, index, rank);
    check_scalar_fits(checked_out(value, 4), target.dtype());
    target.storage().check_writable();
    if (target.is_self_overlapping()) own_bytes(target);
    unsigned char bytes[kMaxItemsize];
    store_scalar(*value, target.dtype(), bytes);
    device_backend(target.device().type)
        .copy_from_host(element_at(target, position_of(target, index, rank)),
                        bytes, target.itemsize(), target.device());
    target.storage().bump_version();
  });
}

tp_status_t tp_tensor_item(const tp_tensor_t* tensor, tp_scalar_t* out) {
  if (out != nullptr) *out = tp_scalar_t{};
  return border("tp_tensor_item", [&] {
    const TensorImpl& source = checked(tensor, 1);
    checked_out(out, 2);
    if (source.numel() != 1) {
      fail_at(1, TP_ERROR_SHAPE, "a tensor of shape %s is no single element",
              shape_text(source.sizes()).text);
    }
    *out = read_element(source, source.offset());
  });
}

tp_status_t tp_tensor_copy_to(const tp_tensor_t* tensor, void* data,
                              size_t nbytes) {
  return border("tp_tensor_copy_to", [&] {
    const TensorImpl& source = checked(tensor, 1);
    const Tensor target = borrow_bytes(data, source, nbytes);
    copy_into_fresh(*target, source);
  });
}

tp_status_t tp_tensor_copy_from(tp_tensor_t* tensor, const void* data,
                                size_t nbytes) {
  return border("tp_tensor_copy_from", [&] {
    TensorImpl& target = checked(tensor, 1);
    copy_inplace(target,
                 *borrow_bytes(const_cast<void*>(data), target, nbytes));
  });
}

tp_status_t tp_tensor_begin_write(tp_tensor_t* tensor, void** data) {
  if (data != nullptr) *data = nullptr;
  return border("tp_tensor_begin_write", [&] {
    TensorImpl& target = checked(tensor, 1);
    checked_out(data, 2);
    target.storage().check_writable();
    if (target.is_self_overlapping()) {
      fail_at(1, TP_ERROR_OVERLAP,
              "the destination overlaps itself: shape %s with strides %s",
              shape_text(target.sizes()).text,
              shape_text(target.strides()).text);
    }
    target.storage().begin_write();
    target.storage().bump_version();
    *data = target.data();
  });
}

tp_status_t tp_tensor_end_write(tp_tensor_t* tensor) {
  return border("tp_tensor_end_write", [&] {
    TensorImpl& target = checked(tensor, 1);
    if (!target.storage().end_write()) {
      fail_at(1, TP_ERROR_STATE, "the tensor is not open for writing");
    }
    target.storage().bump_version();
  });
}

tp_status_t tp_tensor_mark_written(tp_tensor_t* tensor) {
  return border("tp_tensor_mark_written", [&] {
    TensorImpl& target = checked(tensor, 1);
    target.storage().check_writable();
    target.storage().bump_version();
  });
}

tp_status_t tp_tensor_resize(tp_tensor_t* tensor, const int64_t* sizes,
                             size_t rank) {
  return border("tp_tensor_resize", [&] {
    TensorImpl& target = checked_sole(tensor);
    const Dims dims = checked_dims(sizes, rank, 2);
    const int64_t numel = checked_numel(dims);
    int64_t end = 0;
    if (!checked_add(target.offset(), numel, &end)) {
      fail_at(2, TP_ERROR_OVERFLOW, "shape %s at offset %lld overflows 64 bits",
              shape_text(dims).text, static_cast<long long>(target.offset()));
    }
    const size_t needed =
        numel == 0 ? 0 : checked_nbytes(end, target.itemsize());
    DimsBuffer strides(rank);
    contiguous_strides(dims, strides.data());
    SizesAndStrides geometry;
    geometry.set(dims, strides);
    if (needed > target.storage().nbytes()) target.storage().resize(needed);
    target.adopt_geometry(std::move(geometry), target.offset());
  });
}

tp_status_t tp_tensor_set_storage(tp_tensor_t* tensor, tp_storage_t* storage,
                                  const int64_t* sizes, const int64_t* strides,
                                  size_t rank, int64_t offset) {
  return border("tp_tensor_set_storage", [&] {
    TensorImpl& target = checked_sole(tensor);
    StorageImpl& bytes = checked(storage, 2);
    if (!(bytes.device() == target.device())) {
      fail_at(2, TP_ERROR_DEVICE, "a storage on %s for a tensor on %s",
              device_text(bytes.device()).text,
              device_text(target.device()).text);
    }
    const Dims dims = checked_dims(sizes, rank, 3);
    checked_numel(dims);
    DimsBuffer row_major(rank);
    if (strides == nullptr) contiguous_strides(dims, row_major.data());
    const Dims steps =
        strides == nullptr ? Dims(row_major) : checked_dims(strides, rank, 4);
    check_bounds(bytes, dims, steps, target.dtype(), offset);
    SizesAndStrides geometry;
    geometry.set(dims, steps);
    target.adopt_geometry(std::move(geometry), offset);
    target.set_storage(Storage::borrow(&bytes));
  });
}

tp_status_t tp_tensor_assign(tp_tensor_t* tensor, const tp_tensor_t* source) {
  return border("tp_tensor_assign", [&] {
    TensorImpl& target = checked_sole(tensor);
    target.assign(checked(source, 2));
  });
}
