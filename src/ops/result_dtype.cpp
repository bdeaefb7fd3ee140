#include "ops/result_dtype.h"

#include "dispatch/dispatch.h"
#include "ops/output.h"

namespace tp {

void DTypeMeeting::add(const tp_scalar_t& scalar) noexcept {
  // Nobody chose the width of a floating number.
  switch (scalar.dtype) {
    case TP_DTYPE_F64:
      add_to(number_, DType::kF32);
      return;
    case TP_DTYPE_C128:
      add_to(number_, DType::kC64);
      return;
    default:
      add_to(number_, static_cast<DType>(scalar.dtype));
  }
}

DType DTypeMeeting::combine(DType higher, DType lower) noexcept {
  if (higher == kNothing) return lower;
  if (lower == kNothing) return higher;
  const int32_t kind_higher = dtype_kind(higher);
  const int32_t kind_lower = dtype_kind(lower);
  if (kind_lower <= kind_higher) return higher;
  if (kind_lower == TP_KIND_COMPLEX && kind_higher == TP_KIND_FLOAT) {
    // The complex type whose parts are as wide.
    return higher == DType::kF64 ? DType::kC128 : DType::kC64;
  }
  return lower;
}

DType DTypeMeeting::result() const noexcept {
  return combine(dimensioned_, combine(dimensionless_, number_));
}

DType DTypeMeeting::exact_result() const noexcept {
  if (!is_integral_) return result();
  const DType tensors = dimensioned_ == kNothing || dimensionless_ == kNothing
                            ? combine(dimensioned_, dimensionless_)
                            : promote(dimensioned_, dimensionless_);
  const DType met = combine(tensors, number_);
  return is_integral(met) ? met : kNothing;
}

DType result_dtype(const TensorImpl& a, const TensorImpl& b) noexcept {
  if (a.dtype() == b.dtype()) return a.dtype();
  DTypeMeeting meeting;
  meeting.add(a);
  meeting.add(b);
  return meeting.result();
}

DType result_dtype(const TensorImpl& a, const tp_scalar_t& b) noexcept {
  DTypeMeeting meeting;
  meeting.add(a);
  meeting.add(b);
  return meeting.result();
}

DType compute_dtype(Op op, DType met) noexcept {
  const int32_t kind = dtype_kind(met);
  switch (op_info(op).compute) {
    case ComputeRule::kArithmetic:
      return kind == TP_KIND_BOOL ? DType::kI64 : met;
    case ComputeRule::kFloating:
      return kind < TP_KIND_FLOAT ? DType::kF32 : met;
    case ComputeRule::kAccumulate:
      return kind < TP_KIND_FLOAT && met != DType::kU64 ? DType::kI64 : met;
    case ComputeRule::kLogical:
      return DType::kBOOL;
    default:
      return met;
  }
}

DType result_of(Op op, DType compute) noexcept {
  return result_of(op_info(op).result, compute);
}

AskedDType::AskedDType(Op op, DType given, int32_t asked)
    : compute(
          compute_dtype(op, asked == 0 ? given : static_cast<DType>(asked))),
      result(result_of(op, compute)) {
  check_legal(op, compute);
  if (asked == 0) return;
  check_result_casts(op, result, static_cast<DType>(asked));
  result = static_cast<DType>(asked);
}

DType number_dtype(DType compute) noexcept {
  return contains(kFloatSet, static_cast<int32_t>(compute)) &&
                 compute != DType::kF64
             ? DType::kF32
             : compute;
}

}  // namespace tp
