#include "ops/index_walk.h"

#include "core/error.h"
#include "core/overflow.h"
#include "core/shape_text.h"
#include "core/views.h"
#include "ops/copy.h"
#include "ops/output.h"
#include "ops/overlap.h"

namespace tp {

namespace {

size_t list_rank(const TensorImpl& tensor) noexcept {
  return tensor.rank() == 0 ? 1 : tensor.rank();
}
int64_t list_size(const TensorImpl& tensor, size_t d) noexcept {
  return tensor.rank() == 0 ? 1 : tensor.size(d);
}
int64_t list_stride(const TensorImpl& tensor, size_t d) noexcept {
  return tensor.rank() == 0 ? 0 : tensor.stride(d);
}

void check_rank(Op op, const TensorImpl& tensor, const TensorImpl& index) {
  if (list_rank(tensor) == list_rank(index)) return;
  fail(TP_ERROR_SHAPE, "%s: an index of shape %s for a tensor of shape %s",
       op_info(op).name, shape_text(index.sizes()).text,
       shape_text(tensor.sizes()).text);
}

[[noreturn]] void fail_beyond(Op op, const TensorImpl& tensor,
                              const TensorImpl& index, size_t d) {
  fail(TP_ERROR_SHAPE,
       "%s: an index of shape %s goes beyond a tensor of shape %s in "
       "dimension %zu",
       op_info(op).name, shape_text(index.sizes()).text,
       shape_text(tensor.sizes()).text, d);
}

}  // namespace

void check_index(Op op, const TensorImpl& a, const TensorImpl& index) {
  check_same_device(op, a, index);
  if (contains(kIndexSet, static_cast<int32_t>(index.dtype()))) return;
  fail(TP_ERROR_DTYPE, "%s: the index is %s, not i32 or i64", op_info(op).name,
       dtype_name(index.dtype()));
}

const TensorImpl& read_before_write(const TensorImpl& tensor,
                                    const TensorImpl& target, Tensor& held) {
  if (overlap_of(tensor, target) == Overlap::kNone) return tensor;
  held = clone(tensor, TP_FORMAT_PRESERVE);
  return *held;
}

IndexWalk::IndexWalk(Op op, const TensorImpl& a, int64_t dim,
                     const TensorImpl& index)
    : index_(index),
      sizes_(list_rank(index)),
      dim_(wrap_dim(dim, a.rank(), ScalarDim::kAccept)),
      size_(list_size(a, dim_)) {
  check_index(op, a, index);
  for (size_t d = 0; d < sizes_.size(); ++d) sizes_[d] = list_size(index, d);
  if (index.numel() == 0) return;
  check_rank(op, a, index);
  for (size_t d = 0; d < sizes_.size(); ++d) {
    if (d != dim_ && sizes_[d] > list_size(a, d)) fail_beyond(op, a, index, d);
  }
}

void IndexWalk::check_beside(Op op, const TensorImpl& tensor) const {
  if (index_.numel() == 0) return;
  check_rank(op, tensor, index_);
  for (size_t d = 0; d < sizes_.size(); ++d) {
    if (sizes_[d] > list_size(tensor, d)) fail_beyond(op, tensor, index_, d);
  }
}

void IndexWalk::add_beside(ElementwisePlan& plan,
                           const TensorImpl& tensor) const noexcept {
  DimsBuffer strides(sizes_.size());
  for (size_t d = 0; d < sizes_.size(); ++d) {
    strides[d] = list_stride(tensor, d);
  }
  plan.add(tensor.data(), tensor.dtype(), sizes_, strides);
}

void IndexWalk::add_chosen(ElementwisePlan& plan,
                           const TensorImpl& tensor) const noexcept {
  DimsBuffer strides(sizes_.size());
  for (size_t d = 0; d < sizes_.size(); ++d) {
    strides[d] = d == dim_ ? 0 : list_stride(tensor, d);
  }
  plan.add(tensor.data(), tensor.dtype(), sizes_, strides);
}

void IndexWalk::describe(KernelCall& call,
                         const TensorImpl& chosen) const noexcept {
  const auto item = static_cast<int64_t>(chosen.itemsize());
  call.set_attributes({size_, wrapping_mul(list_stride(chosen, dim_), item),
                       static_cast<int64_t>(dim_)});
}

}  // namespace tp
