#include "ops/output.h"

#include <algorithm>

#include "core/error.h"
#include "core/shape_text.h"
#include "kernels/kernel_call.h"
#include "ops/overlap.h"

namespace tp {

namespace {

bool all_have_sizes(const TensorImpl* const* operands, size_t count,
                    Dims sizes) noexcept {
  return std::all_of(operands, operands + count,
                     [&](const TensorImpl* t) { return t->sizes() == sizes; });
}

bool all_contiguous(const TensorImpl* const* operands, size_t count,
                    int32_t format) noexcept {
  return std::all_of(operands, operands + count, [&](const TensorImpl* t) {
    return t->is_contiguous(format);
  });
}

// Of equal sizes.
bool all_dense_alike(const TensorImpl* const* operands, size_t count) noexcept {
  const Dims strides = operands[0]->strides();
  return std::all_of(
             operands, operands + count,
             [&](const TensorImpl* t) { return t->strides() == strides; }) &&
         operands[0]->is_non_overlapping_and_dense();
}

// Strides as broadcasting reads them: 0 where an operand repeats.
DimsBuffer broadcast_strides(const TensorImpl& tensor, Dims sizes) noexcept {
  DimsBuffer strides(sizes.size());
  const size_t missing = sizes.size() - tensor.rank();
  for (size_t d = 0; d < sizes.size(); ++d) {
    const bool repeats =
        d < missing || (tensor.size(d - missing) == 1 && sizes[d] != 1);
    strides[d] = repeats ? 0 : tensor.stride(d - missing);
  }
  return strides;
}

Tensor make_in_common_order(Dims sizes, DType dtype,
                            const TensorImpl* const* operands, size_t count) {
  if (sizes.size() <= 1) return make_empty(sizes, dtype, operands[0]->device());
  DimsBuffer buffers[kMaxCallOperands];
  Dims strides[kMaxCallOperands];
  for (size_t i = 0; i < count; ++i) {
    buffers[i] = broadcast_strides(*operands[i], sizes);
    strides[i] = buffers[i];
  }
  size_t order[DimsBuffer::kCapacity];
  common_order(sizes, strides, count, order);
  bool row_major = true;
  for (size_t i = 0; i < sizes.size(); ++i) {
    row_major = row_major && order[i] == sizes.size() - 1 - i;
  }
  if (row_major) return make_empty(sizes, dtype, operands[0]->device());
  DimsBuffer out_strides(sizes.size());
  dense_strides(sizes, order, out_strides.data());
  return make_empty_strided(sizes, out_strides, dtype, operands[0]->device());
}

}  // namespace

Tensor make_output(Dims sizes, DType dtype, const TensorImpl* const* operands,
                   size_t count) {
  const Device device = operands[0]->device();
  if (all_have_sizes(operands, count, sizes)) {
    if (all_contiguous(operands, count, TP_FORMAT_CONTIGUOUS)) {
      return make_empty(sizes, dtype, device);
    }
    if (sizes.size() == 4 &&
        all_contiguous(operands, count, TP_FORMAT_CHANNELS_LAST)) {
      return make_empty(sizes, dtype, device, TP_FORMAT_CHANNELS_LAST);
    }
    if (all_dense_alike(operands, count)) {
      return make_empty_strided(sizes, operands[0]->strides(), dtype, device);
    }
  }
  return make_in_common_order(sizes, dtype, operands, count);
}

void check_same_device(Op op, const TensorImpl& a, const TensorImpl& b) {
  if (__builtin_expect(a.device() == b.device(), 1)) return;
  fail(TP_ERROR_DEVICE, "%s: operands are on %s and %s", op_info(op).name,
       device_text(a.device()).text, device_text(b.device()).text);
}

void check_result_casts(Op op, DType result, DType to) {
  if (__builtin_expect(result == to || can_cast(result, to), 1)) return;
  fail(TP_ERROR_DTYPE, "%s: a result of %s cannot be stored as %s",
       op_info(op).name, dtype_name(result), dtype_name(to));
}

void check_out_dtype(Op op, DType result, DType to) {
  if (result == to) return;
  fail(TP_ERROR_DTYPE, "%s: a result of %s for a tensor of %s",
       op_info(op).name, dtype_name(result), dtype_name(to));
}

[[gnu::flatten]] void check_out(Op op, const TensorImpl& out, Dims sizes,
                                DType result, Device device) {
  out.storage().check_writable();
  if (!(out.device() == device)) {
    fail(TP_ERROR_DEVICE, "%s: the result is on %s, the operands on %s",
         op_info(op).name, device_text(out.device()).text,
         device_text(device).text);
  }
  if (!(out.sizes() == sizes)) {
    fail(TP_ERROR_SHAPE,
         "%s: a result of shape %s does not fit a tensor of shape %s",
         op_info(op).name, shape_text(sizes).text,
         shape_text(out.sizes()).text);
  }
  check_result_casts(op, result, out.dtype());
  if (out.is_self_overlapping()) {
    fail(TP_ERROR_OVERLAP,
         "%s: the destination overlaps itself: shape %s with strides %s",
         op_info(op).name, shape_text(out.sizes()).text,
         shape_text(out.strides()).text);
  }
}

void check_out_overlap(Op op, const TensorImpl& out, const TensorImpl& operand,
                       ExactAlias exact) {
  const Overlap overlap = overlap_of(out, operand);
  if (overlap == Overlap::kNone ||
      (overlap == Overlap::kExact && exact == ExactAlias::kAllow)) {
    return;
  }
  fail(TP_ERROR_OVERLAP,
       overlap == Overlap::kExact
           ? "%s: the destination is an operand, which is still read while it "
             "is written"
           : "%s: the destination and an operand overlap in part",
       op_info(op).name);
}

void check_results_apart(Op op, const TensorImpl& a, const TensorImpl& b) {
  if (overlap_of(a, b) == Overlap::kNone) return;
  fail(TP_ERROR_OVERLAP, "%s: the destinations overlap each other",
       op_info(op).name);
}

}  // namespace tp
