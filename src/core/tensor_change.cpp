// Changes of a record that nobody else holds, see tensor_impl.h. Everything
// that can fail comes before the first change.
#include "core/error.h"
#include "core/overflow.h"
#include "core/shape_text.h"
#include "core/tensor_impl.h"

namespace tp {

void resize(TensorImpl& tensor, Dims sizes) {
  const int64_t numel = checked_numel(sizes);
  int64_t end = 0;
  if (!checked_add(tensor.offset(), numel, &end)) {
    fail_at(2, TP_ERROR_OVERFLOW, "shape %s at offset %lld overflows 64 bits",
            shape_text(sizes).text, static_cast<long long>(tensor.offset()));
  }
  const size_t needed = numel == 0 ? 0 : checked_nbytes(end, tensor.itemsize());
  DimsBuffer strides(sizes.size());
  contiguous_strides(sizes, strides.data());
  SizesAndStrides geometry;
  geometry.set(sizes, strides);
  if (needed > tensor.storage().nbytes()) tensor.storage().resize(needed);
  tensor.adopt_geometry(std::move(geometry), tensor.offset());
}

void rebind(TensorImpl& tensor, StorageImpl& storage, Dims sizes, Dims strides,
            int64_t offset) {
  if (!(storage.device() == tensor.device())) {
    fail_at(2, TP_ERROR_DEVICE, "a storage on %s for a tensor on %s",
            device_text(storage.device()).text,
            device_text(tensor.device()).text);
  }
  checked_numel(sizes);
  check_bounds(storage, sizes, strides, tensor.dtype(), offset);
  SizesAndStrides geometry;
  geometry.set(sizes, strides);
  tensor.adopt_geometry(std::move(geometry), offset);
  tensor.set_storage(Storage::borrow(&storage));
  if (storage.is_tracked()) tensor.begin_family();
}

}  // namespace tp
