// The funnel through which every tensor is made, see tensor_impl.h.
#include "core/error.h"
#include "core/overflow.h"
#include "core/shape_text.h"
#include "core/tensor_impl.h"

namespace tp {

void check_bounds(const StorageImpl& storage, Dims sizes, Dims strides,
                  DType dtype, int64_t offset) {
  if (offset < 0) {
    fail(TP_ERROR_RANGE, "offset %lld is negative",
         static_cast<long long>(offset));
  }
  // Strides of 0 reach little, however many elements there are to count.
  const int64_t numel = checked_numel(sizes);
  checked_nbytes(numel, itemsize(dtype));
  if (numel == 0) return;
  int64_t lowest = 0;
  int64_t highest = 0;
  int64_t begin = 0;
  int64_t end = 0;
  const auto size = item_of(dtype);
  if (!reach_of(sizes, strides, &lowest, &highest) ||
      !checked_add(lowest, offset, &lowest) ||
      !checked_add(highest, offset, &highest) ||
      !checked_add(highest, int64_t{1}, &end) ||
      !checked_mul(lowest, size, &begin) || !checked_mul(end, size, &end)) {
    fail(TP_ERROR_RANGE,
         "sizes %s with strides %s and offset %lld need more than 2^63 bytes, "
         "the storage has %zu",
         shape_text(sizes).text, shape_text(strides).text,
         static_cast<long long>(offset), storage.nbytes());
  }
  if (begin < 0) {
    fail(TP_ERROR_RANGE,
         "sizes %s with strides %s and offset %lld begin %llu bytes before the "
         "storage of %zu bytes",
         shape_text(sizes).text, shape_text(strides).text,
         static_cast<long long>(offset),
         0 - static_cast<unsigned long long>(begin), storage.nbytes());
  }
  if (static_cast<uint64_t>(end) > storage.nbytes()) {
    fail(
        TP_ERROR_RANGE,
        "sizes %s with strides %s and offset %lld need %lld bytes, the storage "
        "has %zu",
        shape_text(sizes).text, shape_text(strides).text,
        static_cast<long long>(offset), static_cast<long long>(end),
        storage.nbytes());
  }
}

namespace {

void check_rank(size_t rank) {
  if (rank > TP_MAX_RANK) {
    fail(TP_ERROR_UNSUPPORTED, "rank %zu is above the limit of %d", rank,
         TP_MAX_RANK);
  }
}

// A dense copy of a strided view, for devices that cannot read one.
[[gnu::noinline, gnu::cold]] Tensor materialize(const TensorImpl& base,
                                                Dims sizes, Dims strides,
                                                DType dtype, int64_t offset,
                                                Bounds bounds) {
  if (bounds == Bounds::kCheck) {
    check_bounds(base.storage(), sizes, strides, dtype, offset);
  }
  Tensor copy = make_empty(sizes, dtype, base.device());
  if (copy->numel() != 0) {
    const auto size = item_of(dtype);
    device_backend(base.device().type)
        .gather(
            copy->data(),
            static_cast<unsigned char*>(base.storage().data()) + offset * size,
            sizes.data(), strides.data(), sizes.size(),
            static_cast<size_t>(size), base.device());
  }
  return copy;
}

void check_place(const StorageImpl& storage, Dims sizes, Dims strides,
                 DType dtype, int64_t offset, Bounds bounds) {
  if (bounds == Bounds::kProved) return;
  check_rank(sizes.size());
  check_bounds(storage, sizes, strides, dtype, offset);
}

}  // namespace

Tensor alias(Storage storage, Dims sizes, Dims strides, DType dtype,
             int64_t offset, Bounds bounds, uint32_t inherited) {
  check_place(*storage, sizes, strides, dtype, offset, bounds);
  return Tensor::make(std::move(storage), dtype, sizes, strides, offset,
                      density_of(sizes, strides), inherited);
}

Tensor alias_view(const TensorImpl& base, Dims sizes, Dims strides, DType dtype,
                  int64_t offset, Bounds bounds, uint32_t inherited) {
  if (__builtin_expect(
          !find_device_backend(base.device().type)->addresses_strides, 0)) {
    return materialize(base, sizes, strides, dtype, offset, bounds);
  }
  check_place(base.storage(), sizes, strides, dtype, offset, bounds);
  return Tensor::make(base, dtype, sizes, strides, offset,
                      density_of(sizes, strides), inherited);
}

Tensor copy_record(const TensorImpl& source) { return Tensor::make(source); }

Tensor make_empty(Dims sizes, DType dtype, Device device, int32_t format) {
  check_rank(sizes.size());
  const int64_t numel = checked_numel(sizes);
  const size_t nbytes = checked_nbytes(numel, itemsize(dtype));
  if (format == TP_FORMAT_CONTIGUOUS) {
    return Tensor::make(make_storage(nbytes, device), dtype, sizes, numel);
  }
  DimsBuffer strides(sizes.size());
  format_strides(sizes, format, strides.data());
  return Tensor::make(make_storage(nbytes, device), dtype, sizes, strides, 0,
                      density_of(sizes, strides), 0);
}

Tensor make_row_major_like(const TensorImpl& other) {
  return Tensor::make(make_storage(other.nbytes(), other.device()),
                      other.dtype(), other.sizes(), other.numel());
}

Extent checked_extent(Dims sizes, Dims strides, DType dtype) {
  check_rank(sizes.size());
  const int64_t numel = checked_numel(sizes);
  checked_nbytes(numel, itemsize(dtype));
  if (numel == 0) return {0, 0};
  int64_t lowest = 0;
  int64_t highest = 0;
  int64_t span = 0;
  if (!reach_of(sizes, strides, &lowest, &highest) ||
      __builtin_sub_overflow(highest, lowest, &span) ||
      !checked_add(span, int64_t{1}, &span)) {
    fail(TP_ERROR_OVERFLOW, "sizes %s with strides %s overflow 64 bits",
         shape_text(sizes).text, shape_text(strides).text);
  }
  return {checked_nbytes(span, itemsize(dtype)), -lowest};
}

Tensor wrap_memory(void* data, Dims sizes, Dims strides, DType dtype,
                   Device device, uint32_t storage_flags) {
  const Extent extent = checked_extent(sizes, strides, dtype);
  const int64_t before = extent.offset * item_of(dtype);
  void* const lowest =
      before == 0 ? data : static_cast<unsigned char*>(data) - before;
  return alias(wrap_data(DataPtr(lowest, nullptr, nullptr, device),
                         extent.nbytes, storage_flags | TP_STORAGE_FOREIGN),
               sizes, strides, dtype, extent.offset, Bounds::kProved);
}

Tensor make_empty_strided(Dims sizes, Dims strides, DType dtype,
                          Device device) {
  const Extent extent = checked_extent(sizes, strides, dtype);
  return alias(make_storage(extent.nbytes, device), sizes, strides, dtype,
               extent.offset, Bounds::kProved);
}

}  // namespace tp
