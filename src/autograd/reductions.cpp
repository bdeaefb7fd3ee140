#include "autograd/reductions.h"

#include "autograd/record_tensors.h"
#include "autograd/views.h"
#include "core/scalar.h"

namespace tp::grad {

namespace {

// The arguments behind the operand. The number comes before the dimensions or
// behind them.
void box(Op op, Dims dims, bool keepdim, double number, Boxed& boxed) noexcept {
  const OpKind kind = op_info(op).kind;
  if (kind == OpKind::kNorm) boxed.scalar(scalar_of(number));
  boxed.integers(dims);
  if (kind == OpKind::kVariance) boxed.scalar(scalar_of(number));
  boxed.flag(keepdim);
}

}  // namespace

Tensor reduce_recorded(Op op, const TensorImpl& a, Dims dims, bool keepdim,
                       double number) {
  Boxed others;
  box(op, dims, keepdim, number, others);
  return record_tensors(
      [&] { return tp::reduce(op, a, dims, keepdim, number); }, op, others, a);
}

void reduce_out_tracked(Op op, const TensorImpl& a, Dims dims, bool keepdim,
                        TensorImpl& out, double number) {
  if (!is_recorded(a, out)) {
    return tp::reduce_out(op, a, dims, keepdim, out, number);
  }
  record_out(
      op,
      [&](Boxed& boxed) { box(op, dims, keepdim, number, boxed.tensor(a)); },
      out);
}

Tensor reduce_as_recorded(Op op, const TensorImpl& a, Dims dims, bool keepdim,
                          int32_t dtype) {
  // Integers have no gradient.
  if (!has_history(a) ||
      dtype_kind(static_cast<DType>(dtype)) < TP_KIND_FLOAT) {
    return tp::reduce_as(op, a, dims, keepdim, dtype);
  }
  const Tensor converted =
      grad::to(const_cast<TensorImpl&>(a), static_cast<DType>(dtype),
               a.device(), TP_FORMAT_PRESERVE, CopyWhen::kNeeded);
  return grad::reduce(op, *converted, dims, keepdim);
}

void reduce_as_out_recorded(Op op, const TensorImpl& a, Dims dims, bool keepdim,
                            int32_t dtype, TensorImpl& out) {
  check_out_unrecorded(op_info(op).name, a, out);
  tp::reduce_as_out(op, a, dims, keepdim, dtype, out);
}

TwoResults two_recorded(Op op, const Boxed& arguments) {
  TensorImpl* given[2] = {};
  Tensor made[2];
  record({op, arguments.data(), arguments.size(), given, made, 2});
  return {std::move(made[0]), std::move(made[1])};
}

void two_recorded_to(Op op, const Boxed& arguments, TensorImpl& first,
                     TensorImpl& second) {
  TensorImpl* given[2] = {&first, &second};
  Tensor made[2];
  record({op, arguments.data(), arguments.size(), given, made, 2});
}

}  // namespace tp::grad
