#include "ops/elementwise.h"

#include "capi/border.h"
#include "ops/fill.h"
#include "tensorplay/ops.h"

using namespace tp;

namespace {

tp_status_t binary_into(const char* function, Op op, const tp_tensor_t* a,
                        const tp_tensor_t* b, tp_tensor_t** out) {
  return make_into(function, out, 3,
                   [&] { return binary(op, checked(a, 1), checked(b, 2)); });
}

tp_status_t binary_out(const char* function, Op op, const tp_tensor_t* a,
                       const tp_tensor_t* b, tp_tensor_t* out) {
  return border(function, [&] {
    binary_out(op, checked(a, 1), checked(b, 2), checked(out, 3));
  });
}

tp_status_t binary_inplace(const char* function, Op op, tp_tensor_t* a,
                           const tp_tensor_t* b) {
  return border(function,
                [&] { binary_inplace(op, checked(a, 1), checked(b, 2)); });
}

tp_status_t scalar_into(const char* function, Op op, const tp_tensor_t* a,
                        const tp_scalar_t* b, tp_tensor_t** out) {
  return make_into(function, out, 3, [&] {
    return binary_scalar(op, checked(a, 1), checked_out(b, 2));
  });
}

tp_status_t scalar_inplace(const char* function, Op op, tp_tensor_t* a,
                           const tp_scalar_t* b) {
  return border(function, [&] {
    binary_scalar_inplace(op, checked(a, 1), checked_out(b, 2));
  });
}

tp_status_t unary_into(const char* function, Op op, const tp_tensor_t* a,
                       tp_tensor_t** out) {
  return make_into(function, out, 2, [&] { return unary(op, checked(a, 1)); });
}

tp_status_t unary_out(const char* function, Op op, const tp_tensor_t* a,
                      tp_tensor_t* out) {
  return border(function,
                [&] { unary_out(op, checked(a, 1), checked(out, 2)); });
}

tp_status_t unary_inplace(const char* function, Op op, tp_tensor_t* a) {
  return border(function, [&] { unary_inplace(op, checked(a, 1)); });
}

}  // namespace

// The five functions of a binary operator.
#define TP_DEFINE_BINARY(name, op)                                           \
  tp_status_t tp_##name(const tp_tensor_t* a, const tp_tensor_t* b,          \
                        tp_tensor_t** out) {                                 \
    return binary_into("tp_" #name, op, a, b, out);                          \
  }                                                                          \
  tp_status_t tp_##name##_out(const tp_tensor_t* a, const tp_tensor_t* b,    \
                              tp_tensor_t* out) {                            \
    return binary_out("tp_" #name "_out", op, a, b, out);                    \
  }                                                                          \
  tp_status_t tp_##name##_inplace(tp_tensor_t* a, const tp_tensor_t* b) {    \
    return binary_inplace("tp_" #name "_inplace", op, a, b);                 \
  }                                                                          \
  tp_status_t tp_##name##_scalar(const tp_tensor_t* a, const tp_scalar_t* b, \
                                 tp_tensor_t** out) {                        \
    return scalar_into("tp_" #name "_scalar", op, a, b, out);                \
  }                                                                          \
  tp_status_t tp_##name##_scalar_inplace(tp_tensor_t* a,                     \
                                         const tp_scalar_t* b) {             \
    return scalar_inplace("tp_" #name "_scalar_inplace", op, a, b);          \
  }

TP_DEFINE_BINARY(add, Op::kAdd)
TP_DEFINE_BINARY(sub, Op::kSub)
TP_DEFINE_BINARY(mul, Op::kMul)
TP_DEFINE_BINARY(div, Op::kDiv)
TP_DEFINE_BINARY(floor_divide, Op::kFloorDivide)
TP_DEFINE_BINARY(remainder, Op::kRemainder)
TP_DEFINE_BINARY(fmod, Op::kFmod)
TP_DEFINE_BINARY(maximum, Op::kMaximum)
TP_DEFINE_BINARY(minimum, Op::kMinimum)
TP_DEFINE_BINARY(eq, Op::kEq)
TP_DEFINE_BINARY(ne, Op::kNe)
TP_DEFINE_BINARY(lt, Op::kLt)
TP_DEFINE_BINARY(le, Op::kLe)
TP_DEFINE_BINARY(gt, Op::kGt)
TP_DEFINE_BINARY(ge, Op::kGe)
TP_DEFINE_BINARY(logical_and, Op::kLogicalAnd)
TP_DEFINE_BINARY(logical_or, Op::kLogicalOr)
TP_DEFINE_BINARY(logical_xor, Op::kLogicalXor)
TP_DEFINE_BINARY(bitwise_and, Op::kBitwiseAnd)
TP_DEFINE_BINARY(bitwise_or, Op::kBitwiseOr)
TP_DEFINE_BINARY(bitwise_xor, Op::kBitwiseXor)
TP_DEFINE_BINARY(left_shift, Op::kLeftShift)
TP_DEFINE_BINARY(right_shift, Op::kRightShift)

#undef TP_DEFINE_BINARY

// The three functions of a unary operator.
#define TP_DEFINE_UNARY(name, op)                                       \
  tp_status_t tp_##name(const tp_tensor_t* a, tp_tensor_t** out) {      \
    return unary_into("tp_" #name, op, a, out);                         \
  }                                                                     \
  tp_status_t tp_##name##_out(const tp_tensor_t* a, tp_tensor_t* out) { \
    return unary_out("tp_" #name "_out", op, a, out);                   \
  }                                                                     \
  tp_status_t tp_##name##_inplace(tp_tensor_t* a) {                     \
    return unary_inplace("tp_" #name "_inplace", op, a);                \
  }

TP_DEFINE_UNARY(logical_not, Op::kLogicalNot)
TP_DEFINE_UNARY(bitwise_not, Op::kBitwiseNot)
TP_DEFINE_UNARY(neg, Op::kNeg)
TP_DEFINE_UNARY(abs, Op::kAbs)
TP_DEFINE_UNARY(relu, Op::kRelu)
TP_DEFINE_UNARY(sqrt, Op::kSqrt)
TP_DEFINE_UNARY(exp, Op::kExp)
TP_DEFINE_UNARY(tanh, Op::kTanh)
TP_DEFINE_UNARY(square, Op::kSquare)
TP_DEFINE_UNARY(reciprocal, Op::kReciprocal)
TP_DEFINE_UNARY(rsqrt, Op::kRsqrt)
TP_DEFINE_UNARY(sigmoid, Op::kSigmoid)
TP_DEFINE_UNARY(sign, Op::kSign)
TP_DEFINE_UNARY(floor, Op::kFloor)
TP_DEFINE_UNARY(ceil, Op::kCeil)
TP_DEFINE_UNARY(round, Op::kRound)
TP_DEFINE_UNARY(trunc, Op::kTrunc)
TP_DEFINE_UNARY(frac, Op::kFrac)
TP_DEFINE_UNARY(isnan, Op::kIsNan)
TP_DEFINE_UNARY(isinf, Op::kIsInf)
TP_DEFINE_UNARY(isfinite, Op::kIsFinite)

#undef TP_DEFINE_UNARY

tp_status_t tp_where(const tp_tensor_t* condition, const tp_tensor_t* a,
                     const tp_tensor_t* b, tp_tensor_t** out) {
  return make_into("tp_where", out, 4, [&] {
    return where(checked(condition, 1), checked(a, 2), checked(b, 3));
  });
}

tp_status_t tp_where_out(const tp_tensor_t* condition, const tp_tensor_t* a,
                         const tp_tensor_t* b, tp_tensor_t* out) {
  return border("tp_where_out", [&] {
    where_out(checked(condition, 1), checked(a, 2), checked(b, 3),
              checked(out, 4));
  });
}

tp_status_t tp_fill_inplace(tp_tensor_t* a, const tp_scalar_t* value) {
  return border("tp_fill_inplace",
                [&] { fill_inplace(checked(a, 1), checked_out(value, 2)); });
}

tp_status_t tp_zero_inplace(tp_tensor_t* a) {
  return border("tp_zero_inplace", [&] { zero_inplace(checked(a, 1)); });
}
