// tensor.h: elements and bytes, and changing what a handle is.
#include "autograd/views.h"
#include "autograd/written.h"
#include "capi/border.h"
#include "core/shape_text.h"
#include "ops/copy.h"
#include "ops/elements.h"
#include "tensorplay/tensor.h"

using namespace tp;

namespace {

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
  return wrap_memory(data, like.sizes(), strides, like.dtype(), Device(), 0);
}

// A tensor whose record may be changed: nobody else may hold it, nor a writer
// rely on it.
TensorImpl& checked_sole(tp_tensor_t* handle) {
  TensorImpl& tensor = checked(handle, 1);
  if (tensor.strong_count() > 1) {
    fail_at(1, TP_ERROR_IN_USE,
            "the tensor has %u references: changing it would change it for all",
            tensor.strong_count());
  }
  if (tensor.is_open_for_writing()) {
    fail_at(1, TP_ERROR_IN_USE,
            "the tensor is open for writing: end that before it is changed");
  }
  return tensor;
}

}  // namespace

tp_status_t tp_tensor_get(const tp_tensor_t* tensor, const int64_t* index,
                          size_t rank, tp_scalar_t* out) {
  if (out != nullptr) *out = tp_scalar_t{};
  return border("tp_tensor_get", [&] {
    const TensorImpl& source = checked(tensor, 1);
    checked_out(out, 4) = get_element(source, checked_dims(index, rank, 2));
  });
}

tp_status_t tp_tensor_set(tp_tensor_t* tensor, const int64_t* index,
                          size_t rank, const tp_scalar_t* value) {
  return border("tp_tensor_set", [&] {
    TensorImpl& target = checked(tensor, 1);
    grad::set_element(target, checked_dims(index, rank, 2),
                      checked_out(value, 4));
  });
}

tp_status_t tp_tensor_item(const tp_tensor_t* tensor, tp_scalar_t* out) {
  if (out != nullptr) *out = tp_scalar_t{};
  return border("tp_tensor_item", [&] {
    const TensorImpl& source = checked(tensor, 1);
    checked_out(out, 2) = only_element(source);
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
    grad::copy_inplace(target,
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
    target.begin_write();
    target.storage().bump_version();
    *data = target.data();
  });
}

tp_status_t tp_tensor_end_write(tp_tensor_t* tensor) {
  return border("tp_tensor_end_write", [&] {
    TensorImpl& target = checked(tensor, 1);
    if (!target.end_write()) {
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
    if (grad::has_history(target)) {
      fail_at(1, TP_ERROR_STATE,
              "a tensor that requires gradients cannot be resized");
    }
    resize(target, checked_dims(sizes, rank, 2));
  });
}

tp_status_t tp_tensor_set_storage(tp_tensor_t* tensor, tp_storage_t* storage,
                                  const int64_t* sizes, const int64_t* strides,
                                  size_t rank, int64_t offset) {
  return border("tp_tensor_set_storage", [&] {
    TensorImpl& target = checked_sole(tensor);
    StorageImpl& bytes = checked(storage, 2);
    const Dims dims = checked_dims(sizes, rank, 3);
    DimsBuffer row_major;
    rebind(target, bytes, dims, checked_strides(dims, strides, 4, row_major),
           offset);
  });
}

tp_status_t tp_tensor_assign(tp_tensor_t* tensor, const tp_tensor_t* source) {
  return border("tp_tensor_assign", [&] {
    TensorImpl& target = checked_sole(tensor);
    target.assign(checked(source, 2));
  });
}
