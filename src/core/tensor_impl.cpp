#include "core/tensor_impl.h"

#include "core/error.h"
#include "core/overflow.h"
#include "core/shape_text.h"

namespace tp {

namespace {
constexpr ObjectType kDeadTensor = {"released tensor"};
}  // namespace

const ObjectType TensorImpl::kType = {"tensor", &kDeadTensor};

bool TensorImpl::is_contiguous(int32_t format) const noexcept {
  switch (format) {
    case TP_FORMAT_CHANNELS_LAST:
      return layout(TP_TENSOR_CHANNELS_LAST_CONTIGUOUS) != 0;
    case TP_FORMAT_CHANNELS_LAST_3D:
      return layout(TP_TENSOR_CHANNELS_LAST_3D_CONTIGUOUS) != 0;
    default:
      return is_contiguous();
  }
}

uint32_t TensorImpl::flags() const noexcept {
  uint32_t flags = layout(kLayoutBits);
  if (is_view_) flags |= TP_TENSOR_VIEW;
  if (storage_->has(TP_STORAGE_INFERENCE)) flags |= TP_TENSOR_INFERENCE;
  return flags;
}

uint32_t TensorImpl::layout(uint32_t wanted) const noexcept {
  uint32_t bits = bits_.load(std::memory_order_relaxed);
  const uint32_t missing = wanted & ~(bits >> kKnownShift);
  if (missing != 0) {
    bits |= compute_layout(missing) | (missing << kKnownShift);
    bits_.fetch_or(bits, std::memory_order_relaxed);
  }
  return bits & wanted;
}

uint32_t TensorImpl::compute_layout(uint32_t missing) const noexcept {
  const Dims sizes = this->sizes();
  const Dims strides = this->strides();
  uint32_t bits = 0;
  const auto set = [&](uint32_t bit, bool holds) {
    if (holds) bits |= bit;
  };
  if (rank() == 4 && (missing & (TP_TENSOR_CHANNELS_LAST |
                                 TP_TENSOR_CHANNELS_LAST_CONTIGUOUS)) != 0) {
    set(TP_TENSOR_CHANNELS_LAST, is_channels_last_order(sizes, strides));
    set(TP_TENSOR_CHANNELS_LAST_CONTIGUOUS,
        is_channels_last_contiguous(sizes, strides));
  }
  if (rank() == 5 && (missing & (TP_TENSOR_CHANNELS_LAST_3D |
                                 TP_TENSOR_CHANNELS_LAST_3D_CONTIGUOUS)) != 0) {
    set(TP_TENSOR_CHANNELS_LAST_3D, is_channels_last_order(sizes, strides));
    set(TP_TENSOR_CHANNELS_LAST_3D_CONTIGUOUS,
        is_channels_last_contiguous(sizes, strides));
  }
  if ((missing & TP_TENSOR_NON_OVERLAPPING_AND_DENSE) != 0) {
    set(TP_TENSOR_NON_OVERLAPPING_AND_DENSE,
        tp::is_non_overlapping_and_dense(sizes, strides));
  }
  if ((missing & TP_TENSOR_SELF_OVERLAPPING) != 0) {
    set(TP_TENSOR_SELF_OVERLAPPING, tp::is_self_overlapping(sizes, strides));
  }
  return bits & missing;
}

void TensorImpl::set_geometry(Dims sizes, Dims strides, int64_t offset,
                              uint32_t inherited) {
  const Density density = density_of(sizes, strides);
  geometry_.set(sizes, strides);
  refresh_layout(offset, density, inherited);
}

void TensorImpl::adopt_geometry(SizesAndStrides&& geometry,
                                int64_t offset) noexcept {
  geometry_ = std::move(geometry);
  refresh_layout(offset, density_of(sizes(), strides()), 0);
}

void TensorImpl::copy_metadata(const TensorImpl& source) {
  geometry_.copy_from(source.geometry_);
  offset_ = source.offset_;
  numel_ = source.numel_;
  dtype_ = source.dtype_;
  device_ = source.device_;
  is_view_ = source.is_view_;
  bits_.store(source.bits_.load(std::memory_order_relaxed),
              std::memory_order_relaxed);
}

void TensorImpl::assign(const TensorImpl& source) {
  if (this == &source) {
    set_autograd(nullptr);
    return;
  }
  copy_metadata(source);
  set_storage(source.storage_);
  family_ = source.family_;
}

void TensorImpl::set_storage(Storage storage) noexcept {
  if (storage_->is_tracked()) leave_history();
  device_ = storage->device();
  storage_ = std::move(storage);
}

void TensorImpl::release_rare() noexcept {
  if (storage_->is_tracked()) leave_history();
  if (extras_ != nullptr) destroy_extras(std::exchange(extras_, nullptr));
}

}  // namespace tp
