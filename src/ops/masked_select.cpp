#include "ops/masked_select.h"

#include "core/error.h"
#include "core/overflow.h"
#include "core/scalar.h"
#include "core/views.h"
#include "dispatch/dispatch.h"
#include "ops/copy.h"
#include "ops/elementwise_plan.h"
#include "ops/output.h"
#include "ops/reduce.h"

namespace tp {

namespace {

class MaskedSelect {
 public:
  MaskedSelect(const TensorImpl& a, const TensorImpl& mask)
      : a_(a), mask_(mask) {
    check_same_device(Op::kMaskedSelect, a, mask);
    if (mask.dtype() != DType::kBOOL) {
      fail(TP_ERROR_DTYPE, "masked_select: the mask is %s, not bool",
           dtype_name(mask.dtype()));
    }
    sizes_ = broadcast_sizes(a.sizes(), mask.sizes());
    kernel_ = get_kernel(Op::kMaskedSelect, a.device().type, a.dtype());
    count_ = count();
  }
  MaskedSelect(const MaskedSelect&) = delete;
  MaskedSelect& operator=(const MaskedSelect&) = delete;

  Tensor to_new() {
    Tensor out = make_empty(Dims(&count_, 1), a_.dtype(), a_.device());
    run(*out);
    return out;
  }

  void to_given(TensorImpl& out) {
    check_out(Op::kMaskedSelect, out, Dims(&count_, 1), out.dtype(),
              a_.device());
    check_out_dtype(Op::kMaskedSelect, a_.dtype(), out.dtype());
    check_out_overlap(Op::kMaskedSelect, out, a_, ExactAlias::kRefuse);
    check_out_overlap(Op::kMaskedSelect, out, mask_, ExactAlias::kRefuse);
    run(out);
    out.storage().bump_version();
  }

 private:
  // Counted where the mask has elements of its own.
  int64_t count() const {
    const int64_t numel = checked_numel(sizes_);
    if (numel == 0) return 0;
    const Tensor total = host_tensor(
        *reduce(Op::kCountNonzero, mask_, Dims(), /*keepdim=*/false));
    return load_scalar(DType::kI64, total->data()).integer *
           (numel / mask_.numel());
  }

  void run(TensorImpl& out) {
    if (count_ == 0) return;
    ElementwisePlan plan(sizes_);
    plan.add(a_);
    plan.add(mask_);
    plan.build_in_order();
    KernelCall call = make_call(Op::kMaskedSelect, a_.dtype(), a_.device());
    plan.describe(call);
    call.room[2] = call.room[1];
    call.room[1] = call.room[0];
    const int64_t stride =
        wrapping_mul(out.stride(0), static_cast<int64_t>(out.itemsize()));
    call.room[0] = {out.data(), &count_, &stride, 1,
                    static_cast<int32_t>(out.dtype())};
    call.operand_count = 3;
    run_kernel(kernel_, call, out, a_, mask_);
  }

  const TensorImpl& a_;
  const TensorImpl& mask_;
  Kernel kernel_;
  int64_t count_;
  DimsBuffer sizes_;
};

}  // namespace

Tensor masked_select(const TensorImpl& a, const TensorImpl& mask) {
  return MaskedSelect(a, mask).to_new();
}

void masked_select_out(const TensorImpl& a, const TensorImpl& mask,
                       TensorImpl& out) {
  MaskedSelect(a, mask).to_given(out);
}

}  // namespace tp
