#include <algorithm>

#include "core/error.h"
#include "core/layout.h"
#include "core/overflow.h"
#include "core/scalar.h"
#include "core/shape_text.h"
#include "core/views.h"
#include "dispatch/dispatch.h"
#include "ops/blocks.h"
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
  // `op`, nll_loss or what is made of it, is what errors name; `place` is that
  // of the first target among all of a call.
  NllLoss(Op op, const TensorImpl& a, const TensorImpl& target,
          const TensorImpl* weight, int64_t ignored, int64_t place = 0)
      : op_(op),
        a_(a),
        weight_(weight),
        ignored_(ignored),
        place_(place),
        sizes_(target.sizes()),
        class_dim_(a.rank() == 1 ? 0 : 1),
        kernel_(get_kernel(Op::kNllLoss, a.device().type, a.dtype(), op)) {
    check(op, a, target);
    if (weight != nullptr) check_weight();
    target_ = unsqueeze(target, class_dim_);
    store_scalar(scalar_of(int64_t{1}), a.dtype(), number_);
  }
  NllLoss(const NllLoss&) = delete;
  NllLoss& operator=(const NllLoss&) = delete;

  // Of operands that are then taken in blocks.
  static void check(Op op, const TensorImpl& a, const TensorImpl& target) {
    check_index(op, a, target);
    bool fits = a.rank() >= 1 && target.rank() + 1 == a.rank();
    for (size_t d = 0; fits && d < target.rank(); ++d) {
      fits = target.size(d) == a.size(d < 1 ? 0 : d + 1);
    }
    if (fits) return;
    fail(TP_ERROR_SHAPE,
         "%s: targets of shape %s do not fit classes of shape %s",
         op_info(op).name, shape_text(target.sizes()).text,
         shape_text(a.sizes()).text);
  }

  // A loss for each target.
  Tensor each(DType dtype) { return run(a_, dtype); }
  // What each target weighs: the loss of a class whose logarithm is -1.
  Tensor weights(DType dtype) {
    const Tensor one =
        scalar_tensor(scalar_of(int64_t{-1}), a_.dtype(), a_.device());
    return run(*expand(*one, a_.sizes()), dtype);
  }

 private:
  void check_weight() const {
    check_same_device(op_, a_, *weight_);
    if (weight_->dtype() != a_.dtype()) {
      fail(TP_ERROR_DTYPE, "%s: the weight is %s, the tensor %s",
           op_info(op_).name, dtype_name(weight_->dtype()),
           dtype_name(a_.dtype()));
    }
    const int64_t classes = a_.size(static_cast<size_t>(class_dim_));
    if (weight_->sizes() == Dims(&classes, 1)) return;
    fail(TP_ERROR_SHAPE, "%s: a weight of shape %s for %lld classes",
         op_info(op_).name, shape_text(weight_->sizes()).text,
         static_cast<long long>(classes));
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
    call.add_attribute(scalar_of(place_));
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

  const Op op_;
  const TensorImpl& a_;
  const TensorImpl* weight_;
  int64_t ignored_;
  int64_t place_;
  Dims sizes_;  // of the losses
  int64_t class_dim_;
  Kernel kernel_;
  Tensor target_;
  alignas(16) unsigned char number_[sizeof(Complex<double>)];
};

// Small floats would not count far: sums of them are made in f32.
DType wide_dtype(DType dtype) noexcept {
  return dtype == DType::kF64 ? dtype : DType::kF32;
}
Tensor as_dtype(const TensorImpl& tensor, DType dtype) {
  return to(const_cast<TensorImpl&>(tensor), dtype, tensor.device(),
            TP_FORMAT_PRESERVE, CopyWhen::kNeeded);
}

Tensor sum(const TensorImpl& a) {
  return reduce(Op::kSum, a, Dims(), /*keepdim=*/false);
}

// Losses that are summed up are made for some elements at a time, so that what
// lies between stays small: 1 MiB of f64.
constexpr int64_t kBlock = int64_t{1} << 17;

// The sum of blocks, one after another.
class BlockSum {
 public:
  void add(const TensorImpl& losses) {
    const Tensor part =
        reduce_as(Op::kSum, losses, Dims(), /*keepdim=*/false, TP_DTYPE_F64);
    total_ = total_ ? binary(Op::kAdd, *total_, *part) : part;
  }
  Tensor over(const TensorImpl& count) const {
    return binary(Op::kDiv, *total_, count);
  }
  const TensorImpl& total() const { return *total_; }

 private:
  Tensor total_;
};

// Of logarithms that `prepare` makes of a block of `a`, for so many targets.
template <class Prepare>
Tensor nll_loss_of(Op op, const TensorImpl& a, const TensorImpl& target,
                   const TensorImpl* weight, int64_t ignored, int64_t reduction,
                   int64_t most, const Prepare& prepare) {
  const DType wide = wide_dtype(a.dtype());
  const bool is_mean = reduction == TP_LOSS_MEAN;
  if (target.numel() <= most) {
    const Tensor block = prepare(a);
    NllLoss loss(op, *block, target, weight, ignored);
    const Tensor total = sum(*loss.each(wide));
    return as_dtype(
        is_mean ? *binary(Op::kDiv, *total, *sum(*loss.weights(wide))) : *total,
        a.dtype());
  }
  NllLoss::check(op, a, target);
  BlockSum losses, weights;
  for_each_block<2>(target.sizes(), {Side{&a, 1, 1}, Side{&target, 0, 0}}, most,
                    [&](const Sides<2>& sides, int64_t place) {
                      const Tensor block = prepare(*sides[0].tensor);
                      NllLoss loss(op, *block, *sides[1].tensor, weight,
                                   ignored, place);
                      losses.add(*loss.each(wide));
                      if (is_mean) weights.add(*loss.weights(wide));
                    });
  return as_dtype(is_mean ? *losses.over(weights.total()) : losses.total(),
                  a.dtype());
}

}  // namespace

Tensor mse_loss(const TensorImpl& a, const TensorImpl& target,
                int64_t reduction) {
  check_reduction(reduction);
  const auto each = [](const TensorImpl& x, const TensorImpl& y) {
    const TensorImpl* const inputs[] = {&x, &y};
    return ElementwiseCall(Op::kMseLoss, inputs, 2).to_new();
  };
  if (reduction == TP_LOSS_NONE) return each(a, target);
  const bool is_mean = reduction == TP_LOSS_MEAN;
  const DimsBuffer sizes = broadcast_sizes(a.sizes(), target.sizes());
  const int64_t numel = checked_numel(sizes);
  if (numel <= kBlock) {
    return reduce(is_mean ? Op::kMean : Op::kSum, *each(a, target), Dims(),
                  /*keepdim=*/false);
  }
  const auto side_of = [&](const TensorImpl& operand) {
    return Side{&operand, 0,
                static_cast<int64_t>(operand.rank()) -
                    static_cast<int64_t>(sizes.size())};
  };
  BlockSum losses;
  DType dtype{};
  for_each_block<2>(sizes, {side_of(a), side_of(target)}, kBlock,
                    [&](const Sides<2>& sides, int64_t) {
                      const Tensor block =
                          each(*sides[0].tensor, *sides[1].tensor);
                      dtype = block->dtype();
                      losses.add(*block);
                    });
  if (!is_mean) return as_dtype(losses.total(), dtype);
  const Tensor count = scalar_tensor(scalar_of(static_cast<double>(numel)),
                                     DType::kF64, a.device());
  return as_dtype(*losses.over(*count), dtype);
}

Tensor nll_loss(const TensorImpl& a, const TensorImpl& target,
                const TensorImpl* weight, int64_t ignored, int64_t reduction) {
  check_reduction(reduction);
  if (reduction == TP_LOSS_NONE) {
    return NllLoss(Op::kNllLoss, a, target, weight, ignored).each(a.dtype());
  }
  return nll_loss_of(Op::kNllLoss, a, target, weight, ignored, reduction,
                     kBlock, [](const TensorImpl& block) {
                       return Tensor::borrow(const_cast<TensorImpl*>(&block));
                     });
}

Tensor cross_entropy(const TensorImpl& a, const TensorImpl& target,
                     const TensorImpl* weight, int64_t ignored,
                     int64_t reduction) {
  check_reduction(reduction);
  check_legal(Op::kCrossEntropy, a.dtype());
  NllLoss::check(Op::kCrossEntropy, a, target);
  const DType wide = wide_dtype(a.dtype());
  const Tensor weights = weight == nullptr ? nullptr : as_dtype(*weight, wide);
  const int64_t class_dim = a.rank() == 1 ? 0 : 1;
  const auto logarithms = [&](const TensorImpl& block) {
    return scan(Op::kLogSoftmax, block, class_dim, static_cast<int32_t>(wide));
  };
  const int64_t most = std::max<int64_t>(
      kBlock / std::max<int64_t>(a.size(static_cast<size_t>(class_dim)), 1), 1);
  if (reduction != TP_LOSS_NONE) {
    return nll_loss_of(Op::kCrossEntropy, a, target, weights.get(), ignored,
                       reduction, most, logarithms);
  }
  const Tensor losses = make_empty(target.sizes(), a.dtype(), a.device());
  for_each_block<3>(
      target.sizes(),
      {Side{&a, 1, 1}, Side{&target, 0, 0}, Side{losses.get(), 0, 0}}, most,
      [&](const Sides<3>& sides, int64_t place) {
        const Tensor block = logarithms(*sides[0].tensor);
        NllLoss loss(Op::kCrossEntropy, *block, *sides[1].tensor, weights.get(),
                     ignored, place);
        copy_inplace(const_cast<TensorImpl&>(*sides[2].tensor),
                     *loss.each(wide));
      });
  return losses;
}

}  // namespace tp
