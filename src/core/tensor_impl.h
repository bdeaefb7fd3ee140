// How bytes are read: one flat record, no subclass per kind of tensor.
//
// A TensorImpl is a storage, an offset, sizes and strides, a dtype, cached
// layout bits, and two pointers that a plain tensor leaves null: gradient
// history and rare extras. `tp_tensor_t*` is a TensorImpl*.
//
// Note [Layout bits]: every change of sizes or strides goes through
// set_geometry(), which computes "contiguous" at once and forgets the rest. The
// rarer bits are computed by their first reader and kept by one atomic OR:
// readers that race compute the same. A view that provably keeps a bit passes
// it on instead.
//
// Note [Copies of the record]: a copy shares storage, and so bytes and version,
// and starts without gradient history and without a foreign wrapper; assigning
// drops the target's own history. detach is exactly a copy.
//
// Note [Families]: tensors that were made of one another by views are of one
// family: what is written through one of them becomes part of the history of
// all. The tensor that came with its storage is of family 0; detach, and other
// routes to the bytes of a tracked storage, begin a new one. What a backward
// pass has kept is not to be written, so that its family needs no record: such
// tensors are of one that counts for none. A tensor with history is on a
// tracked storage.
#pragma once

#include <atomic>
#include <cstdint>

#include "core/dtype.h"
#include "core/layout.h"
#include "core/sizes_and_strides.h"
#include "core/storage_impl.h"
#include "tensorplay/tensor.h"

namespace tp {

// Gradient history hangs on a tensor only when there is one. Its maker derives
// from this and says how it dies.
struct AutogradMeta {
  void (*destroy)(AutogradMeta* self) noexcept;
};

// What nearly no tensor has.
struct TensorExtras;
void destroy_extras(TensorExtras* extras) noexcept;

class TensorImpl final : public Counted {
 public:
  static const ObjectType kType;
  static constexpr uint32_t kLayoutBits =
      TP_TENSOR_CONTIGUOUS | TP_TENSOR_CHANNELS_LAST |
      TP_TENSOR_CHANNELS_LAST_CONTIGUOUS | TP_TENSOR_CHANNELS_LAST_3D |
      TP_TENSOR_CHANNELS_LAST_3D_CONTIGUOUS |
      TP_TENSOR_NON_OVERLAPPING_AND_DENSE | TP_TENSOR_SELF_OVERLAPPING;

  // `density` is that of the sizes and strides; for `inherited` see
  // set_geometry. Throws out-of-memory.
  TensorImpl(FactoryKey, Storage&& storage, DType dtype, Dims sizes,
             Dims strides, int64_t offset, Density density, uint32_t inherited)
      : Counted(&kType),
        storage_(std::move(storage)),
        device_(storage_->device()),
        dtype_(dtype) {
    geometry_.init(sizes, strides);
    refresh_layout(offset, density, inherited);
  }
  // The same of all of a storage, row-major.
  TensorImpl(FactoryKey, Storage&& storage, DType dtype, Dims sizes,
             int64_t numel)
      : Counted(&kType),
        storage_(std::move(storage)),
        device_(storage_->device()),
        dtype_(dtype) {
    geometry_.init_contiguous(sizes);
    refresh_layout(0, {numel, true}, 0);
  }
  // A view of a tensor, of its family.
  TensorImpl(FactoryKey, const TensorImpl& base, DType dtype, Dims sizes,
             Dims strides, int64_t offset, Density density, uint32_t inherited)
      : Counted(&kType),
        storage_(base.storage_),
        device_(base.device_),
        dtype_(dtype),
        is_view_(true),
        family_(base.family_) {
    geometry_.init(sizes, strides);
    refresh_layout(offset, density, inherited);
  }
  // See Note [Copies of the record].
  TensorImpl(FactoryKey, const TensorImpl& source)
      : Counted(&kType),
        storage_(source.storage_),
        offset_(source.offset_),
        numel_(source.numel_),
        device_(source.device_),
        bits_(source.bits_.load(std::memory_order_relaxed)),
        dtype_(source.dtype_),
        is_view_(source.is_view_),
        family_(source.family_) {
    geometry_.init(source.sizes(), source.strides());
  }

  StorageImpl& storage() const noexcept { return *storage_; }
  const Storage& storage_ptr() const noexcept { return storage_; }
  DType dtype() const noexcept { return dtype_; }
  Device device() const noexcept { return device_; }
  size_t rank() const noexcept { return geometry_.rank(); }
  Dims sizes() const noexcept { return geometry_.sizes_view(); }
  Dims strides() const noexcept { return geometry_.strides_view(); }
  int64_t size(size_t dim) const noexcept { return geometry_.sizes()[dim]; }
  int64_t stride(size_t dim) const noexcept { return geometry_.strides()[dim]; }
  int64_t offset() const noexcept { return offset_; }
  int64_t numel() const noexcept { return numel_; }
  size_t itemsize() const noexcept { return tp::itemsize(dtype_); }
  size_t nbytes() const noexcept {
    return static_cast<size_t>(numel_) * itemsize();
  }
  // The element at a place counted from the start of the storage.
  unsigned char* element_at(int64_t place) const noexcept {
    return static_cast<unsigned char*>(storage_->data()) +
           place * static_cast<int64_t>(itemsize());
  }
  // Element 0; nullptr if there are no elements.
  unsigned char* data() const noexcept {
    return numel_ == 0 ? nullptr : element_at(offset_);
  }

  bool is_contiguous() const noexcept {
    return (bits_.load(std::memory_order_relaxed) & TP_TENSOR_CONTIGUOUS) != 0;
  }
  bool is_contiguous(int32_t format) const noexcept;
  bool is_non_overlapping_and_dense() const noexcept {
    return is_contiguous() || layout(TP_TENSOR_NON_OVERLAPPING_AND_DENSE) != 0;
  }
  bool is_self_overlapping() const noexcept {
    return !is_contiguous() && layout(TP_TENSOR_SELF_OVERLAPPING) != 0;
  }
  bool is_view() const noexcept { return is_view_; }
  // See Note [Families].
  uint64_t family() const noexcept { return family_; }
  void begin_family() noexcept { family_ = ++thread_state().last_family; }
  bool is_kept() const noexcept { return family_ == kKept; }
  void leave_family() noexcept { family_ = kKept; }
  // For whoever writes all the same.
  void ensure_family() noexcept {
    if (is_kept()) begin_family();
  }
  // TP_TENSOR_ flags, all of them.
  uint32_t flags() const noexcept;

  int64_t version() const noexcept { return storage_->version(); }

  // Writers of the host. While one is open this must keep its storage, which
  // counts the writer too.
  void begin_write() noexcept {
    writers_.fetch_add(1, std::memory_order_relaxed);
    storage_->begin_write();
  }
  // False if none is open.
  [[nodiscard]] bool end_write() noexcept {
    if (!drop_one(writers_)) return false;
    storage_->end_write();
    return true;
  }
  bool is_open_for_writing() const noexcept {
    return writers_.load(std::memory_order_relaxed) != 0;
  }

  // The one setter. The sizes are known to be good; `inherited` are what
  // permutation_bits() of a tensor gave whose dimensions are reordered here.
  // Throws out-of-memory and changes nothing.
  void set_geometry(Dims sizes, Dims strides, int64_t offset,
                    uint32_t inherited = 0);
  // The same with sizes and strides made beforehand: cannot fail.
  void adopt_geometry(SizesAndStrides&& geometry, int64_t offset) noexcept;
  // The known layout bits that do not depend on the order of dimensions, nor on
  // dimensions of size 1.
  uint32_t permutation_bits() const noexcept {
    constexpr uint32_t kBits =
        TP_TENSOR_NON_OVERLAPPING_AND_DENSE | TP_TENSOR_SELF_OVERLAPPING;
    return bits_.load(std::memory_order_relaxed) &
           (kBits | (kBits << kKnownShift));
  }

  // Makes this the same view of the same bytes as the source. The dtype comes
  // along. History of neither side survives in this; a wrapper stays.
  void assign(const TensorImpl& source);
  // Everything but the storage: geometry, dtype, view bit.
  void copy_metadata(const TensorImpl& source);
  // Reads other bytes from now on; its history ends.
  void set_storage(Storage storage) noexcept;

  AutogradMeta* autograd() const noexcept { return autograd_; }
  // Takes over `meta`; what was there dies.
  void set_autograd(AutogradMeta* meta) noexcept {
    AutogradMeta* before = std::exchange(autograd_, meta);
    if (before != nullptr) before->destroy(before);
  }
  TensorExtras* extras() const noexcept { return extras_; }
  void set_extras(TensorExtras* extras) noexcept { extras_ = extras; }
  // Sets or clears the flag in the count word; both give the strong count of
  // the same moment.
  uint32_t raise_wrapper_flag() noexcept {
    return static_cast<uint32_t>(
        word_.fetch_or(kWrapperFlag, std::memory_order_acq_rel));
  }
  uint32_t lower_wrapper_flag() noexcept {
    return static_cast<uint32_t>(
        word_.fetch_and(~kWrapperFlag, std::memory_order_acq_rel));
  }

  void release_resources() noexcept {
    const auto extras = reinterpret_cast<uintptr_t>(extras_);
    if (__builtin_expect((storage_->tracking() | extras) != 0, 0)) {
      release_rare();
    }
    storage_ = nullptr;
  }

 private:
  void refresh_layout(int64_t offset, Density density,
                      uint32_t inherited) noexcept {
    offset_ = offset;
    numel_ = density.numel;
    // A contiguous tensor is dense and does not overlap itself.
    constexpr uint32_t kKnownOfContiguous =
        (TP_TENSOR_CONTIGUOUS | TP_TENSOR_NON_OVERLAPPING_AND_DENSE |
         TP_TENSOR_SELF_OVERLAPPING)
        << kKnownShift;
    const uint32_t bits =
        density.is_contiguous
            ? TP_TENSOR_CONTIGUOUS | TP_TENSOR_NON_OVERLAPPING_AND_DENSE |
                  kKnownOfContiguous
            : inherited | (uint32_t{TP_TENSOR_CONTIGUOUS} << kKnownShift);
    bits_.store(bits, std::memory_order_relaxed);
  }
  // Drops the history before the storage is given back.
  void leave_history() noexcept {
    set_autograd(nullptr);
    storage_->leave_groups();
  }
  // What nearly no tensor has.
  void release_rare() noexcept;
  // The asked layout bits, computed if they are not known yet.
  uint32_t layout(uint32_t wanted) const noexcept;
  uint32_t compute_layout(uint32_t missing) const noexcept;

  // The family of no family, see Note [Families].
  static constexpr uint64_t kKept = ~uint64_t{0};

  Storage storage_;
  int64_t offset_ = 0;
  int64_t numel_ = 1;
  SizesAndStrides geometry_;
  Device device_;
  // Layout bits, and shifted by kKnownShift which of them are known.
  mutable std::atomic<uint32_t> bits_{0};
  DType dtype_;
  bool is_view_ = false;
  std::atomic<uint32_t> writers_{0};
  uint64_t family_ = 0;
  AutogradMeta* autograd_ = nullptr;
  TensorExtras* extras_ = nullptr;

  static constexpr uint32_t kKnownShift = 16;
};

static_assert(sizeof(TensorImpl) <= 208 + kGrownBytes, "budget of the issue");

using Tensor = IntrusivePtr<TensorImpl>;

// Whether a view's place in its storage is proved or has to be checked.
enum class Bounds { kProved, kCheck };

// The funnel, alias.cpp: tensors are made nowhere else, so whatever shares
// bytes shares storage and version. `inherited`: see set_geometry.
Tensor alias(Storage storage, Dims sizes, Dims strides, DType dtype,
             int64_t offset, Bounds bounds, uint32_t inherited = 0);
// A view of a tensor: marks it as one, and copies where the device cannot
// address strides.
Tensor alias_view(const TensorImpl& base, Dims sizes, Dims strides, DType dtype,
                  int64_t offset, Bounds bounds, uint32_t inherited = 0);
// The same view of the same bytes.
Tensor copy_record(const TensorImpl& source);

// Fails with needed and available bytes if elements lie outside the storage,
// and when the sizes are bad or their bytes cannot be counted.
void check_bounds(const StorageImpl& storage, Dims sizes, Dims strides,
                  DType dtype, int64_t offset);

// The bytes that strides span, and where element 0 is in them: not at the start
// when strides are negative. Fails on overflow.
struct Extent {
  size_t nbytes;
  int64_t offset;
};
Extent checked_extent(Dims sizes, Dims strides, DType dtype);

// Uninitialised tensors. format: a TP_FORMAT_ value but preserve.
Tensor make_empty(Dims sizes, DType dtype, Device device,
                  int32_t format = TP_FORMAT_CONTIGUOUS);
// Row-major, of the sizes, dtype and device of another.
Tensor make_row_major_like(const TensorImpl& other);
Tensor make_empty_strided(Dims sizes, Dims strides, DType dtype, Device device);
// A tensor on borrowed memory of the host with element 0 at `data`.
Tensor wrap_memory(void* data, Dims sizes, Dims strides, DType dtype,
                   Device device, uint32_t storage_flags);

// Changing a record that nobody else holds.
//
// New sizes, row-major at its offset; grows the storage if it must.
void resize(TensorImpl& tensor, Dims sizes);
// Another storage of the same device, viewed in another way.
void rebind(TensorImpl& tensor, StorageImpl& storage, Dims sizes, Dims strides,
            int64_t offset);

}  // namespace tp
