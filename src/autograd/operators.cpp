#include "autograd/operators.h"

#include "autograd/history.h"
#include "autograd/mode.h"
#include "core/scalar.h"
#include "dispatch/dispatch.h"

namespace tp::grad {

Tensor product_recorded(Op op, const TensorImpl& a, const TensorImpl& b) {
  return record_new(op, Boxed().tensor(a).tensor(b));
}

void product_out_recorded(Op op, const TensorImpl& a, const TensorImpl& b,
                          TensorImpl& out) {
  record_out(op, Boxed().tensor(a).tensor(b), out);
}

Tensor added_product_recorded(Op op, const ProductTerm& term,
                              const TensorImpl& a, const TensorImpl& b) {
  return record_new(op, Boxed()
                            .tensor(*term.input)
                            .tensor(a)
                            .tensor(b)
                            .scalar(term.beta)
                            .scalar(term.alpha));
}

void added_product_out_recorded(Op op, const ProductTerm& term,
                                const TensorImpl& a, const TensorImpl& b,
                                TensorImpl& out) {
  record_out(op,
             Boxed()
                 .tensor(*term.input)
                 .tensor(a)
                 .tensor(b)
                 .scalar(term.beta)
                 .scalar(term.alpha),
             out);
}

void added_product_inplace_recorded(Op op, const ProductTerm& term,
                                    const TensorImpl& a, const TensorImpl& b,
                                    TensorImpl& target) {
  record_out(op,
             Boxed()
                 .tensor(*term.input)
                 .tensor(a)
                 .tensor(b)
                 .scalar(term.beta)
                 .scalar(term.alpha),
             target);
}

Tensor index_select_recorded(const TensorImpl& a, int64_t dim,
                             const TensorImpl& index) {
  return record_new(Op::kIndexSelect,
                    Boxed().tensor(a).integer(dim).index(index));
}

void index_select_out_recorded(const TensorImpl& a, int64_t dim,
                               const TensorImpl& index, TensorImpl& out) {
  record_out(Op::kIndexSelect, Boxed().tensor(a).integer(dim).index(index),
             out);
}

Tensor gather_recorded(const TensorImpl& a, int64_t dim,
                       const TensorImpl& index) {
  return record_new(Op::kGather, Boxed().tensor(a).integer(dim).index(index));
}

void gather_out_recorded(const TensorImpl& a, int64_t dim,
                         const TensorImpl& index, TensorImpl& out) {
  record_out(Op::kGather, Boxed().tensor(a).integer(dim).index(index), out);
}

Tensor take_recorded(const TensorImpl& a, const TensorImpl& index) {
  return record_new(Op::kTake, Boxed().tensor(a).index(index));
}

void take_out_recorded(const TensorImpl& a, const TensorImpl& index,
                       TensorImpl& out) {
  record_out(Op::kTake, Boxed().tensor(a).index(index), out);
}

Tensor masked_select_recorded(const TensorImpl& a, const TensorImpl& mask) {
  return record_new(Op::kMaskedSelect, Boxed().tensor(a).index(mask));
}

void masked_select_out_recorded(const TensorImpl& a, const TensorImpl& mask,
                                TensorImpl& out) {
  record_out(Op::kMaskedSelect, Boxed().tensor(a).index(mask), out);
}

Tensor triangle_recorded(Op op, const TensorImpl& a, int64_t diagonal) {
  return record_new(op, Boxed().tensor(a).integer(diagonal));
}

void triangle_out_recorded(Op op, const TensorImpl& a, int64_t diagonal,
                           TensorImpl& out) {
  record_out(op, Boxed().tensor(a).integer(diagonal), out);
}

void triangle_inplace_recorded(Op op, TensorImpl& a, int64_t diagonal) {
  record_out(op, Boxed().tensor(a).integer(diagonal), a);
}

Tensor roll_recorded(const TensorImpl& a, Dims shifts, Dims dims) {
  return record_new(Op::kRoll,
                    Boxed().tensor(a).integers(shifts).integers(dims));
}

Tensor repeat_recorded(const TensorImpl& a, Dims repeats) {
  return record_new(Op::kRepeat, Boxed().tensor(a).integers(repeats));
}

Tensor embedding_recorded(const TensorImpl& weight, const TensorImpl& index,
                          int64_t padding_index) {
  return record_new(Op::kEmbedding,
                    Boxed().tensor(weight).index(index).integer(padding_index));
}

Tensor mse_loss_recorded(const TensorImpl& a, const TensorImpl& target,
                         int64_t reduction) {
  return record_new(Op::kMseLoss,
                    Boxed().tensor(a).tensor(target).integer(reduction));
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

namespace {

Boxed box(const TensorImpl& a, int64_t dim, const TensorImpl& index,
          const ScatterSource& source) noexcept {
  Boxed boxed;
  boxed.tensor(a).integer(dim).index(index);
  return source.tensor == nullptr ? boxed.scalar(*source.number)
                                  : boxed.tensor(*source.tensor);
}

}  // namespace

Tensor scatter_recorded(Op op, const TensorImpl& a, int64_t dim,
                        const TensorImpl& index, ScatterSource source) {
  return record_new(op, box(a, dim, index, source));
}

void scatter_recorded_to(Op op, const TensorImpl& a, int64_t dim,
                         const TensorImpl& index, ScatterSource source,
                         TensorImpl& out) {
  record_out(op, box(a, dim, index, source), out);
}

Tensor join_recorded(Op op, TensorList tensors, int64_t dim) {
  return record_new(
      op, Boxed().tensors(tensors.handles(), tensors.size()).integer(dim));
}

void join_recorded_to(Op op, TensorList tensors, int64_t dim, TensorImpl& out) {
  record_out(
      op, Boxed().tensors(tensors.handles(), tensors.size()).integer(dim), out);
}

Tensor layer_norm_recorded(const TensorImpl& a, Dims sizes,
                           const TensorImpl* weight, const TensorImpl* bias,
                           double epsilon) {
  return record_new(
      Op::kLayerNorm,
      Boxed().tensor(a).optional(weight).optional(bias).integers(sizes).scalar(
          scalar_of(epsilon)));
}

Tensor nll_loss_recorded(const TensorImpl& a, const TensorImpl& target,
                         const TensorImpl* weight, int64_t ignored,
                         int64_t reduction) {
  return record_new(
      Op::kNllLoss,
      Boxed().tensor(a).index(target).optional(weight).integer(ignored).integer(
          reduction));
}

// Of what it is made of, so that the gradient is theirs.
Tensor cross_entropy_recorded(const TensorImpl& a, const TensorImpl& target,
                              const TensorImpl* weight, int64_t ignored,
                              int64_t reduction) {
  if (!has_history(a) || !is_recording()) {
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
