#include "ops/elements.h"

#include "core/error.h"
#include "core/scalar.h"
#include "core/shape_text.h"
#include "ops/copy.h"

namespace tp {

namespace {

constexpr size_t kMaxItemsize = 16;

// In elements of the storage.
int64_t place_of(const TensorImpl& tensor, Dims index) {
  if (index.size() != tensor.rank()) {
    fail_at(3, TP_ERROR_SHAPE, "%zu indices for shape %s", index.size(),
            shape_text(tensor.sizes()).text);
  }
  for (size_t d = 0; d < index.size(); ++d) {
    const int64_t size = tensor.size(d);
    if (index[d] < -size || index[d] >= size) {
      fail_at(2, TP_ERROR_RANGE,
              "index %lld is out of range for dimension %zu of size %lld",
              static_cast<long long>(index[d]), d,
              static_cast<long long>(size));
    }
  }
  // Only now: without an element, strides may be any number.
  int64_t place = tensor.offset();
  for (size_t d = 0; d < index.size(); ++d) {
    const int64_t i = index[d] < 0 ? index[d] + tensor.size(d) : index[d];
    place += i * tensor.stride(d);
  }
  return place;
}

tp_scalar_t read(const TensorImpl& tensor, int64_t place) {
  unsigned char bytes[kMaxItemsize];
  device_backend(tensor.device().type)
      .copy_to_host(bytes, tensor.element_at(place), tensor.itemsize(),
                    tensor.device());
  return load_scalar(tensor.dtype(), bytes);
}

}  // namespace

tp_scalar_t get_element(const TensorImpl& tensor, Dims index) {
  return read(tensor, place_of(tensor, index));
}

void set_element(TensorImpl& tensor, Dims index, const tp_scalar_t& value) {
  place_of(tensor, index);
  check_scalar_fits(value, tensor.dtype());
  tensor.storage().check_writable();
  unsigned char bytes[kMaxItemsize];
  store_scalar(value, tensor.dtype(), bytes);
  write_in_place(tensor, [&](TensorImpl& to) {
    device_backend(to.device().type)
        .copy_from_host(to.element_at(place_of(to, index)), bytes,
                        to.itemsize(), to.device());
  });
}

tp_scalar_t only_element(const TensorImpl& tensor) {
  if (tensor.numel() != 1) {
    fail_at(1, TP_ERROR_SHAPE, "a tensor of shape %s is no single element",
            shape_text(tensor.sizes()).text);
  }
  return read(tensor, tensor.offset());
}

}  // namespace tp
