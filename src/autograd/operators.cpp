#include "autograd/operators.h"

#include "autograd/history.h"
#include "autograd/mode.h"
#include "core/scalar.h"
#include "dispatch/dispatch.h"

namespace tp::grad {

namespace {

Boxed box(const ProductTerm& term, const TensorImpl& a,
          const TensorImpl& b) noexcept {
  return Boxed()
      .tensor(*term.input)
      .tensor(a)
      .tensor(b)
      .scalar(term.beta)
      .scalar(term.alpha);
}

Boxed box(const TensorImpl& a, int64_t dim, const TensorImpl& index,
          const ScatterSource& source) noexcept {
  Boxed boxed;
  boxed.tensor(a).integer(dim).index(index);
  return source.tensor == nullptr ? boxed.scalar(*source.number)
                                  : boxed.tensor(*source.tensor);
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
  const tp_tensor_t* const handles[] = {bias == nullptr ? nullptr
                                                        : handle_of(*bias)};
  return record_new(Op::kLinear, Boxed().tensor(a).tensor(weight).tensors(
                                     handles, bias == nullptr ? 0 : 1));
}

void linear_out_recorded(const TensorImpl& a, const TensorImpl& weight,
                         const TensorImpl* bias, TensorImpl& out) {
  const tp_tensor_t* const handles[] = {bias == nullptr ? nullptr
                                                        : handle_of(*bias)};
  record_out(Op::kLinear,
             Boxed().tensor(a).tensor(weight).tensors(handles,
                                                      bias == nullptr ? 0 : 1),
             out);
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
  if (!is_followed || !is_recording()) {
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
