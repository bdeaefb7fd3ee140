#include "core/error.h"
#include "core/overflow.h"
#include "core/scalar.h"
#include "core/shape_text.h"
#include "core/views.h"
#include "dispatch/dispatch.h"
#include "ops/copy.h"
#include "ops/elementwise.h"
#include "ops/elementwise_call.h"
#include "ops/factories.h"
#include "ops/index_walk.h"
#include "ops/layers.h"
#include "ops/output.h"
#include "ops/reduce.h"
#include "ops/scan.h"
#include "tensorplay/ops_nn.h"

namespace tp {

namespace {

void check_reduction(int64_t reduction) {
  if (reduction >= TP_LOSS_NONE && reduction <= TP_LOSS_SUM) return;
  fail(TP_ERROR_ARGUMENT, "unknown reduction %lld of a loss",
       static_cast<long long>(reduction));
}

class NllLoss {
 public:
  NllLoss(const TensorImpl& a, const TensorImpl& target,
          const TensorImpl* weight, int64_t ignored)
      : a_(a),
        weight_(weight),
        ignored_(ignored),
        sizes_(target.sizes()),
        class_dim_(a.rank() == 1 ? 0 : 1),
        kernel_(get_kernel(Op::kNllLoss, a.device().type, a.dtype())) {
    check_index(Op::kNllLoss, a, target);
    check_target(target);
    if (weight != nullptr) check_weight();
    target_ = unsqueeze(target, class_dim_);
    store_scalar(scalar_of(int64_t{1}), a.dtype(), number_);
  }
  NllLoss(const NllLoss&) = delete;
  NllLoss& operator=(const NllLoss&) = delete;

  // A loss for each target.
  Tensor each(DType dtype) { return run(a_, dtype); }
  // What each target weighs: the loss of a class whose logarithm is -1.
  Tensor weights(DType dtype) {
    const Tensor one =
        scalar_tensor(scalar_of(int64_t{-1}), a_.dtype(), a_.device());
    return run(*expand(*one, a_.sizes()), dtype);
  }

 private:
  void check_target(const TensorImpl& target) const {
    bool fits = a_.rank() >= 1 && target.rank() + 1 == a_.rank();
    for (size_t d = 0; fits && d < target.rank(); ++d) {
      fits = target.size(d) == a_.size(d < 1 ? 0 : d + 1);
    }
    if (fits) return;
    fail(TP_ERROR_SHAPE,
         "nll_loss: targets of shape %s do not fit classes of shape %s",
         shape_text(target.sizes()).text, shape_text(a_.sizes()).text);
  }

  void check_weight() const {
    check_same_device(Op::kNllLoss, a_, *weight_);
    if (weight_->dtype() != a_.dtype()) {
      fail(TP_ERROR_DTYPE, "nll_loss: the weight is %s, the tensor %s",
           dtype_name(weight_->dtype()), dtype_name(a_.dtype()));
    }
    const int64_t classes = a_.size(static_cast<size_t>(class_dim_));
    if (weight_->sizes() == Dims(&classes, 1)) return;
    fail(TP_ERROR_SHAPE, "nll_loss: a weight of shape %s for %lld classes",
         shape_text(weight_->sizes()).text, static_cast<long long>(classes));
  }

  Tensor run(const TensorImpl& a, DType dtype) {
    Tensor losses = make_empty(sizes_, dtype, a.device());
    if (losses->numel() != 0) fill(*unsqueeze(*losses, class_dim_), a);
    return losses;
  }

  void fill(TensorImpl& losses, const TensorImpl& a) {
    const IndexWalk walk(Op::kNllLoss, a, class_dim_, *target_);
    ElementwisePlan plan(walk.sizes());
    walk.add_beside(plan, losses);
    walk.add_chosen(plan, a);
    walk.add_beside(plan, *target_);
    plan.build_in_order();
    KernelCall call = make_call(Op::kNllLoss, a.dtype(), a.device());
    walk.describe(call, a);
    call.add_attribute(scalar_of(ignored_));
    plan.describe(call);
    call.operand_count = 4;
    const int64_t stride =
        weight_ == nullptr
            ? 0
            : wrapping_mul(weight_->stride(0),
                           static_cast<int64_t>(weight_->itemsize()));
    call.room[3] = {weight_ == nullptr ? number_ : weight_->data(),
                    weight_ == nullptr ? &kOne : weight_->sizes().data(),
                    &stride, 1, call.compute_dtype};
    if (weight_ == nullptr) {
      call.host_operands = 1u << 3;
      run_kernel(kernel_, call, losses, a, *target_);
    } else {
      run_kernel(kernel_, call, losses, a, *target_, *weight_);
    }
  }

  static constexpr int64_t kOne = 1;

  const TensorImpl& a_;
  const TensorImpl* weight_;
  int64_t ignored_;
  Dims sizes_;  // of the losses
  int64_t class_dim_;
  Kernel kernel_;
  Tensor target_;
  alignas(16) unsigned char number_[sizeof(Complex<double>)];
};

Tensor sum(const TensorImpl& a) {
  return reduce(Op::kSum, a, Dims(), /*keepdim=*/false);
}

// Small floats would not count far: sums of them are made in f32.
DType wide_dtype(DType dtype) noexcept {
  return dtype == DType::kF64 ? dtype : DType::kF32;
}
Tensor as_dtype(const TensorImpl& tensor, DType dtype) {
  return to(const_cast<TensorImpl&>(tensor), dtype, tensor.device(),
            TP_FORMAT_PRESERVE, CopyWhen::kNeeded);
}

}  // namespace

Tensor mse_loss(const TensorImpl& a, const TensorImpl& target,
                int64_t reduction) {
  check_reduction(reduction);
  const TensorImpl* const inputs[] = {&a, &target};
  Tensor losses = ElementwiseCall(Op::kMseLoss, inputs, 2).to_new();
  if (reduction == TP_LOSS_NONE) return losses;
  return reduce(reduction == TP_LOSS_MEAN ? Op::kMean : Op::kSum, *losses,
                Dims(), /*keepdim=*/false);
}

Tensor nll_loss(const TensorImpl& a, const TensorImpl& target,
                const TensorImpl* weight, int64_t ignored, int64_t reduction) {
  check_reduction(reduction);
  NllLoss loss(a, target, weight, ignored);
  if (reduction == TP_LOSS_NONE) return loss.each(a.dtype());
  const DType wide = wide_dtype(a.dtype());
  Tensor total = sum(*loss.each(wide));
  if (reduction == TP_LOSS_MEAN) {
    total = binary(Op::kDiv, *total, *sum(*loss.weights(wide)));
  }
  return as_dtype(*total, a.dtype());
}

Tensor cross_entropy(const TensorImpl& a, const TensorImpl& target,
                     const TensorImpl* weight, int64_t ignored,
                     int64_t reduction) {
  check_legal(Op::kCrossEntropy, a.dtype());
  const DType wide = wide_dtype(a.dtype());
  const Tensor weights = weight == nullptr ? nullptr : as_dtype(*weight, wide);
  const Tensor logarithms = scan(Op::kLogSoftmax, a, a.rank() == 1 ? 0 : 1,
                                 static_cast<int32_t>(wide));
  const Tensor losses =
      nll_loss(*logarithms, target, weights.get(), ignored, reduction);
  return as_dtype(*losses, a.dtype());
}

}  // namespace tp
