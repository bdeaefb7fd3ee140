#include "autograd/operators.h"

#include "autograd/history.h"
#include "core/scalar.h"
#include "dispatch/dispatch.h"

namespace tp::grad {

namespace {

auto box(const ProductTerm& term, const TensorImpl& a,
         const TensorImpl& b) noexcept {
  return [&term, &a, &b](Boxed& boxed) {
    boxed.tensor(*term.input)
        .tensor(a)
        .tensor(b)
        .scalar(term.beta)
        .scalar(term.alpha);
  };
}

auto box(const TensorImpl& a, int64_t dim, const TensorImpl& index,
         ScatterSource source) noexcept {
  return [&a, dim, &index, source](Boxed& boxed) {
    boxed.tensor(a).integer(dim).index(index);
    if (source.tensor == nullptr) {
      boxed.scalar(*source.number);
    } else {
      boxed.tensor(*source.tensor);
    }
  };
}

// A bias is a list of none or one.
auto box(const TensorImpl& a, const TensorImpl& weight,
         const TensorImpl* bias) noexcept {
  const tp_tensor_t* const handle =
      bias == nullptr ? nullptr : handle_of(*bias);
  return [&a, &weight, handle](Boxed& boxed) {
    boxed.tensor(a).tensor(weight).tensors(&handle, handle == nullptr ? 0 : 1);
  };
}

}  // namespace

Tensor added_product_recorded(Op op, const ProductTerm& term,
                              const TensorImpl& a, const TensorImpl& b) {
  return record_new(op, box(term, a, b));
}

void added_product_out_recorded(Op op, const ProductTerm& term,
                                const TensorImpl& a, const TensorImpl& b,
                                TensorImpl& out) {
  record_out(op, box(term, a, b), out);
}

void added_product_inplace_recorded(Op op, const ProductTerm& term,
                                    const TensorImpl& a, const TensorImpl& b,
                                    TensorImpl& target) {
  record_out(op, box(term, a, b), target);
}

Tensor linear_recorded(const TensorImpl& a, const TensorImpl& weight,
                       const TensorImpl* bias) {
  return record_new(Op::kLinear, box(a, weight, bias));
}

void linear_out_recorded(const TensorImpl& a, const TensorImpl& weight,
                         const TensorImpl* bias, TensorImpl& out) {
  record_out(Op::kLinear, box(a, weight, bias), out);
}

Tensor scatter_recorded(Op op, const TensorImpl& a, int64_t dim,
                        const TensorImpl& index, ScatterSource source) {
  return record_new(op, box(a, dim, index, source));
}

void scatter_recorded_to(Op op, const TensorImpl& a, int64_t dim,
                         const TensorImpl& index, ScatterSource source,
                         TensorImpl& out) {
  record_out(op, box(a, dim, index, source), out);
}

// Of what it is made of, so that the gradient is theirs.
Tensor cross_entropy_recorded(const TensorImpl& a, const TensorImpl& target,
                              const TensorImpl* weight, int64_t ignored,
                              int64_t reduction) {
  const bool is_followed =
      has_history(a) || (weight != nullptr && has_history(*weight));
  if (!is_followed) {
    return tp::cross_entropy(a, target, weight, ignored, reduction);
  }
  check_legal(Op::kCrossEntropy, a.dtype());
  const DType wide = a.dtype() == DType::kF64 ? DType::kF64 : DType::kF32;
  Tensor weights;
  if (weight != nullptr) {
    weights = grad::to(const_cast<TensorImpl&>(*weight), wide, weight->device(),
                       TP_FORMAT_PRESERVE, CopyWhen::kNeeded);
  }
  const Tensor logarithms = grad::scan(
      Op::kLogSoftmax, a, a.rank() == 1 ? 0 : 1, static_cast<int32_t>(wide));
  const Tensor losses =
      grad::nll_loss(*logarithms, target, weights.get(), ignored, reduction);
  return grad::to(*losses, a.dtype(), a.device(), TP_FORMAT_PRESERVE,
                  CopyWhen::kNeeded);
}

}  // namespace tp::grad
