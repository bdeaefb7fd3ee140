// tensor.h: what a tensor is.
#include "capi/border.h"
#include "core/text.h"
#include "core/views.h"
#include "ops/print.h"
#include "tensorplay/tensor.h"

using namespace tp;

namespace {

// A property of a tensor, or a default (and an error) for NULL or a wrong
// handle.
template <class T, class F>
T property(const char* function, const tp_tensor_t* tensor, T fallback, F get) {
  return border_value(function, fallback,
                      [&]() -> T { return get(checked(tensor, 1)); });
}

}  // namespace

int64_t tp_tensor_rank(const tp_tensor_t* tensor) {
  return property(
      "tp_tensor_rank", tensor, int64_t{-1},
      [](const TensorImpl& t) { return static_cast<int64_t>(t.rank()); });
}

const int64_t* tp_tensor_sizes(const tp_tensor_t* tensor) {
  return property("tp_tensor_sizes", tensor,
                  static_cast<const int64_t*>(nullptr),
                  [](const TensorImpl& t) { return t.sizes().data(); });
}

const int64_t* tp_tensor_strides(const tp_tensor_t* tensor) {
  return property("tp_tensor_strides", tensor,
                  static_cast<const int64_t*>(nullptr),
                  [](const TensorImpl& t) { return t.strides().data(); });
}

int64_t tp_tensor_size(const tp_tensor_t* tensor, int64_t dim) {
  return property(
      "tp_tensor_size", tensor, int64_t{-1},
      [&](const TensorImpl& t) { return t.size(wrap_dim(dim, t.rank())); });
}

int64_t tp_tensor_numel(const tp_tensor_t* tensor) {
  return property("tp_tensor_numel", tensor, int64_t{0},
                  [](const TensorImpl& t) { return t.numel(); });
}

size_t tp_tensor_nbytes(const tp_tensor_t* tensor) {
  return property("tp_tensor_nbytes", tensor, size_t{0},
                  [](const TensorImpl& t) { return t.nbytes(); });
}

tp_dtype_t tp_tensor_dtype(const tp_tensor_t* tensor) {
  return property(
      "tp_tensor_dtype", tensor, tp_dtype_t{0},
      [](const TensorImpl& t) { return static_cast<tp_dtype_t>(t.dtype()); });
}

tp_device_type_t tp_tensor_device_type(const tp_tensor_t* tensor) {
  return property("tp_tensor_device_type", tensor, tp_device_type_t{0},
                  [](const TensorImpl& t) { return t.device().type; });
}

int32_t tp_tensor_device_index(const tp_tensor_t* tensor) {
  return property("tp_tensor_device_index", tensor, int32_t{-1},
                  [](const TensorImpl& t) { return t.device().index; });
}

int64_t tp_tensor_offset(const tp_tensor_t* tensor) {
  return property("tp_tensor_offset", tensor, int64_t{0},
                  [](const TensorImpl& t) { return t.offset(); });
}

tp_storage_t* tp_tensor_storage(const tp_tensor_t* tensor) {
  return property("tp_tensor_storage", tensor,
                  static_cast<tp_storage_t*>(nullptr), [](const TensorImpl& t) {
                    return reinterpret_cast<tp_storage_t*>(&t.storage());
                  });
}

const void* tp_tensor_data(const tp_tensor_t* tensor) {
  return property("tp_tensor_data", tensor, static_cast<const void*>(nullptr),
                  [](const TensorImpl& t) { return t.data(); });
}

int64_t tp_tensor_version(const tp_tensor_t* tensor) {
  return property("tp_tensor_version", tensor, int64_t{-1},
                  [](const TensorImpl& t) { return t.version(); });
}

uint32_t tp_tensor_flags(const tp_tensor_t* tensor) {
  return property("tp_tensor_flags", tensor, uint32_t{0},
                  [](const TensorImpl& t) { return t.flags(); });
}

int32_t tp_tensor_is_contiguous(const tp_tensor_t* tensor,
                                tp_memory_format_t format) {
  return property(
      "tp_tensor_is_contiguous", tensor, int32_t{0}, [&](const TensorImpl& t) {
        const int32_t asked = checked_format(format, TP_FORMAT_CONTIGUOUS, 2);
        if (asked == TP_FORMAT_PRESERVE) {
          fail_at(2, TP_ERROR_ARGUMENT, "preserve is no layout of its own");
        }
        return static_cast<int32_t>(t.is_contiguous(asked));
      });
}

size_t tp_tensor_retained_bytes(const tp_tensor_t* tensor) {
  return property("tp_tensor_retained_bytes", tensor, size_t{0},
                  [](const TensorImpl& t) { return t.storage().nbytes(); });
}

size_t tp_tensor_format(const tp_tensor_t* tensor, char* buffer,
                        size_t capacity) {
  return border_text(
      "tp_tensor_format", buffer, capacity,
      [&](TextWriter& text) { print_tensor(checked(tensor, 1), text); });
}

size_t tp_tensor_format_layout(const tp_tensor_t* tensor, const char* name,
                               char* buffer, size_t capacity) {
  return border_text("tp_tensor_format_layout", buffer, capacity,
                     [&](TextWriter& text) {
                       const TensorImpl& t = checked(tensor, 1);
                       checked_out(name, 2);
                       put_layout(t, text.put(name).put(": "));
                     });
}
