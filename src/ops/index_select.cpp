#include "ops/index_select.h"

#include "core/error.h"
#include "core/overflow.h"
#include "core/shape_text.h"
#include "core/views.h"
#include "dispatch/dispatch.h"
#include "ops/output.h"

namespace tp {

namespace {

constexpr size_t kOperands = 3;

class Selection {
 public:
  Selection(const TensorImpl& a, int64_t dim, const TensorImpl& index)
      : a_(a),
        index_(index),
        dim_(wrap_dim(dim, a.rank(), ScalarDim::kAccept)),
        sizes_(a.sizes()) {
    check_same_device(Op::kIndexSelect, a, index);
    if (index.dtype() != DType::kI32 && index.dtype() != DType::kI64) {
      fail(TP_ERROR_DTYPE, "index_select: the index is %s, not i32 or i64",
           dtype_name(index.dtype()));
    }
    if (index.rank() > 1) {
      fail(TP_ERROR_SHAPE,
           "index_select: the index has shape %s, not rank 0 or 1",
           shape_text(index.sizes()).text);
    }
    if (a.rank() == 0 && index.numel() != 1) {
      fail(TP_ERROR_SHAPE, "index_select: %lld indices into a 0-d tensor",
           static_cast<long long>(index.numel()));
    }
    kernel_ = get_kernel(Op::kIndexSelect, a.device().type, a.dtype());
    if (a.rank() != 0) sizes_[dim_] = index.numel();
  }
  Selection(const Selection&) = delete;
  Selection& operator=(const Selection&) = delete;

  Tensor to_new() {
    Tensor out = make_empty(sizes_, a_.dtype(), a_.device());
    run(*out);
    return out;
  }

  void to_given(TensorImpl& out) {
    check_out(Op::kIndexSelect, out, sizes_, out.dtype(), a_.device());
    check_out_dtype(Op::kIndexSelect, a_.dtype(), out.dtype());
    check_out_overlap(Op::kIndexSelect, out, a_, ExactAlias::kRefuse);
    check_out_overlap(Op::kIndexSelect, out, index_, ExactAlias::kRefuse);
    run(out);
    out.storage().bump_version();
  }

 private:
  // Runs for an empty result too: the kernel checks every index.
  void run(TensorImpl& out) {
    if (index_.numel() == 0) return;
    KernelCall call = make_call(Op::kIndexSelect, a_.dtype(), a_.device());
    call.set_attribute(static_cast<int64_t>(dim_));
    call.operand_count = kOperands;
    describe(call, 0, out);
    describe(call, 1, a_);
    describe(call, 2, index_);
    call.path = out.is_contiguous() && a_.is_contiguous()
                    ? KernelPath::kRows
                    : KernelPath::kStrided;
    run_kernel(kernel_, call, out, a_, index_);
  }

  // A 0-d operand is a list of one.
  void describe(KernelCall& call, size_t k, const TensorImpl& tensor) {
    const auto item = static_cast<int64_t>(tensor.itemsize());
    const size_t rank = tensor.rank() == 0 ? 1 : tensor.rank();
    if (tensor.rank() == 0) {
      walk_[k].sizes[0] = 1;
      walk_[k].strides[0] = 0;
    }
    for (size_t d = 0; d < tensor.rank(); ++d) {
      walk_[k].sizes[d] = tensor.size(d);
      walk_[k].strides[d] = wrapping_mul(tensor.stride(d), item);
    }
    call.room[k] = {tensor.data(), walk_[k].sizes, walk_[k].strides,
                    static_cast<int32_t>(rank),
                    static_cast<int32_t>(tensor.dtype())};
  }

  struct Walk {
    int64_t sizes[TP_MAX_RANK];
    int64_t strides[TP_MAX_RANK];
  };

  const TensorImpl& a_;
  const TensorImpl& index_;
  size_t dim_;
  Kernel kernel_;
  DimsBuffer sizes_;
  Walk walk_[kOperands];
};

}  // namespace

Tensor index_select(const TensorImpl& a, int64_t dim, const TensorImpl& index) {
  return Selection(a, dim, index).to_new();
}

void index_select_out(const TensorImpl& a, int64_t dim, const TensorImpl& index,
                      TensorImpl& out) {
  Selection(a, dim, index).to_given(out);
}

}  // namespace tp
