// The operators: one table from which their ids, names, rules and the lists of
// what a device has to register come.
//
// Lies among the kernels because whoever writes kernels for a device needs it,
// and nothing else of the library. A new operator is one row here, kernels, a
// front end in ops and a function in the C API.
#pragma once

#include <cstddef>
#include <cstdint>

#include "tensorplay/dispatch.h"

namespace tp {

// A set of element types: bit i is the dtype with id i.
using DTypeSet = uint64_t;

constexpr DTypeSet dtype_set(int32_t first, int32_t last) {
  DTypeSet set = 0;
  for (int32_t id = first; id <= last; ++id) set |= DTypeSet{1} << id;
  return set;
}
constexpr bool contains(DTypeSet set, int32_t id) {
  return (set >> id & 1) != 0;
}

inline constexpr DTypeSet kBoolSet = dtype_set(TP_DTYPE_BOOL, TP_DTYPE_BOOL);
inline constexpr DTypeSet kIntegerSet = dtype_set(TP_DTYPE_U8, TP_DTYPE_I64);
inline constexpr DTypeSet kFloatSet =
    dtype_set(TP_DTYPE_F16, TP_DTYPE_F64) |
    dtype_set(TP_DTYPE_F8_E4M3FN, TP_DTYPE_F8_E5M2);
inline constexpr DTypeSet kComplexSet = dtype_set(TP_DTYPE_C64, TP_DTYPE_C128);
inline constexpr DTypeSet kNumberSet = kIntegerSet | kFloatSet | kComplexSet;
inline constexpr DTypeSet kRealSet = kBoolSet | kIntegerSet | kFloatSet;
inline constexpr DTypeSet kAllSet = kRealSet | kComplexSet;
inline constexpr DTypeSet kSumSet = dtype_set(TP_DTYPE_I64, TP_DTYPE_I64) |
                                    dtype_set(TP_DTYPE_U64, TP_DTYPE_U64) |
                                    kFloatSet | kComplexSet;

inline constexpr DTypeSet kIntegralSet = kBoolSet | kIntegerSet;
inline constexpr DTypeSet kInexactSet = kFloatSet | kComplexSet;

// The type in which an operator computes: the key of its kernel.
enum class ComputeRule : uint8_t {
  kArithmetic = TP_COMPUTE_ARITHMETIC,
  kFloating = TP_COMPUTE_FLOATING,
  kComparison = TP_COMPUTE_COMPARISON,
  kAccumulate = TP_COMPUTE_ACCUMULATE,
  kOperand = TP_COMPUTE_OPERAND,
  kLogical = TP_COMPUTE_LOGICAL,
  kCondition = TP_COMPUTE_CONDITION
};

enum class ResultRule : uint8_t {
  kCompute = TP_RESULT_COMPUTE,
  kBool = TP_RESULT_BOOL,
  kIndex = TP_RESULT_INDEX,
  kReal = TP_RESULT_REAL,
  kTruth = TP_RESULT_TRUTH
};

// _(enumerator, name, operands with the results first, compute rule, result
// rule of the first, compute dtypes that every device should have a kernel for)
#define TP_FOR_EACH_OPERATOR(_)                                             \
  _(Add, "add", 3, kArithmetic, kCompute, kNumberSet)                       \
  _(Sub, "sub", 3, kArithmetic, kCompute, kNumberSet)                       \
  _(Mul, "mul", 3, kArithmetic, kCompute, kNumberSet)                       \
  _(Div, "div", 3, kFloating, kCompute, kInexactSet)                        \
  _(FloorDivide, "floor_divide", 3, kOperand, kCompute,                     \
    kIntegerSet | kFloatSet)                                                \
  _(Remainder, "remainder", 3, kOperand, kCompute, kIntegerSet | kFloatSet) \
  _(Fmod, "fmod", 3, kOperand, kCompute, kIntegerSet | kFloatSet)           \
  _(Maximum, "maximum", 3, kOperand, kCompute, kRealSet)                    \
  _(Minimum, "minimum", 3, kOperand, kCompute, kRealSet)                    \
  _(Eq, "eq", 3, kComparison, kBool, kAllSet)                               \
  _(Ne, "ne", 3, kComparison, kBool, kAllSet)                               \
  _(Lt, "lt", 3, kComparison, kBool, kRealSet)                              \
  _(Le, "le", 3, kComparison, kBool, kRealSet)                              \
  _(Gt, "gt", 3, kComparison, kBool, kRealSet)                              \
  _(Ge, "ge", 3, kComparison, kBool, kRealSet)                              \
  _(LogicalAnd, "logical_and", 3, kLogical, kCompute, kBoolSet)             \
  _(LogicalOr, "logical_or", 3, kLogical, kCompute, kBoolSet)               \
  _(LogicalXor, "logical_xor", 3, kLogical, kCompute, kBoolSet)             \
  _(LogicalNot, "logical_not", 2, kLogical, kCompute, kBoolSet)             \
  _(BitwiseAnd, "bitwise_and", 3, kOperand, kCompute, kIntegralSet)         \
  _(BitwiseOr, "bitwise_or", 3, kOperand, kCompute, kIntegralSet)           \
  _(BitwiseXor, "bitwise_xor", 3, kOperand, kCompute, kIntegralSet)         \
  _(BitwiseNot, "bitwise_not", 2, kOperand, kCompute, kIntegralSet)         \
  _(LeftShift, "left_shift", 3, kOperand, kCompute, kIntegerSet)            \
  _(RightShift, "right_shift", 3, kOperand, kCompute, kIntegerSet)          \
  _(Neg, "neg", 2, kOperand, kCompute, kNumberSet)                          \
  _(Abs, "abs", 2, kOperand, kReal, kNumberSet)                             \
  _(Relu, "relu", 2, kOperand, kCompute, kIntegerSet | kFloatSet)           \
  _(Sqrt, "sqrt", 2, kFloating, kCompute, kInexactSet)                      \
  _(Exp, "exp", 2, kFloating, kCompute, kInexactSet)                        \
  _(Tanh, "tanh", 2, kFloating, kCompute, kInexactSet)                      \
  _(Square, "square", 2, kArithmetic, kCompute, kNumberSet)                 \
  _(Reciprocal, "reciprocal", 2, kFloating, kCompute, kInexactSet)          \
  _(Rsqrt, "rsqrt", 2, kFloating, kCompute, kInexactSet)                    \
  _(Sigmoid, "sigmoid", 2, kFloating, kCompute, kInexactSet)                \
  _(Sign, "sign", 2, kOperand, kCompute, kRealSet)                          \
  _(Floor, "floor", 2, kOperand, kCompute, kIntegerSet | kFloatSet)         \
  _(Ceil, "ceil", 2, kOperand, kCompute, kIntegerSet | kFloatSet)           \
  _(Round, "round", 2, kOperand, kCompute, kIntegerSet | kFloatSet)         \
  _(Trunc, "trunc", 2, kOperand, kCompute, kIntegerSet | kFloatSet)         \
  _(Frac, "frac", 2, kOperand, kCompute, kFloatSet)                         \
  _(IsNan, "isnan", 2, kOperand, kBool, kAllSet)                            \
  _(IsInf, "isinf", 2, kOperand, kBool, kAllSet)                            \
  _(IsFinite, "isfinite", 2, kOperand, kBool, kAllSet)                      \
  _(Where, "where", 4, kCondition, kCompute, kAllSet)                       \
  _(Fill, "fill", 2, kOperand, kCompute, kAllSet)                           \
  _(Copy, "copy", 2, kOperand, kCompute, kAllSet)                           \
  _(Sum, "sum", 2, kAccumulate, kCompute, kSumSet)                          \
  _(Prod, "prod", 2, kAccumulate, kCompute, kSumSet)                        \
  _(Mean, "mean", 2, kOperand, kCompute, kInexactSet)                       \
  _(Max, "max", 2, kOperand, kCompute, kRealSet)                            \
  _(Min, "min", 2, kOperand, kCompute, kRealSet)                            \
  _(Any, "any", 2, kOperand, kTruth, kAllSet)                               \
  _(All, "all", 2, kOperand, kTruth, kAllSet)                               \
  _(Argmax, "argmax", 2, kOperand, kIndex, kRealSet)                        \
  _(Argmin, "argmin", 2, kOperand, kIndex, kRealSet)                        \
  _(MaxDim, "max_dim", 3, kOperand, kCompute, kRealSet)                     \
  _(MinDim, "min_dim", 3, kOperand, kCompute, kRealSet)                     \
  _(Cat, "cat", 2, kOperand, kCompute, kAllSet)                             \
  _(Stack, "stack", 2, kOperand, kCompute, kAllSet)                         \
  _(Matmul, "matmul", 3, kOperand, kCompute, kNumberSet)                    \
  _(IndexSelect, "index_select", 3, kOperand, kCompute, kAllSet)

// Ids begin at 1.
enum class Op : uint16_t {
  kNone,
#define TP_OPERATOR_ENUMERATOR(id, name, operands, compute, result, legal) \
  k##id,
  TP_FOR_EACH_OPERATOR(TP_OPERATOR_ENUMERATOR)
#undef TP_OPERATOR_ENUMERATOR
};

// Made of other operators: no device has kernels for it.
constexpr bool is_composite(Op op) {
  return op == Op::kCat || op == Op::kStack;
}

struct OpInfo {
  const char* name;
  uint8_t operands;
  ComputeRule compute;
  ResultRule result;
  DTypeSet legal;
};

inline constexpr OpInfo kOps[] = {
#define TP_OPERATOR_INFO(id, name, operands, compute, result, legal) \
  {name, operands, ComputeRule::compute, ResultRule::result, legal},
    TP_OPERATOR_INFO(None, nullptr, 0, kOperand, kCompute, 0)
        TP_FOR_EACH_OPERATOR(TP_OPERATOR_INFO)
#undef TP_OPERATOR_INFO
};
inline constexpr size_t kOpCount = sizeof(kOps) / sizeof(kOps[0]) - 1;

// The row of an operator that a program registered; one without a name if there
// is none. In dispatch/added_operators.cpp.
const OpInfo& added_op_info(Op op) noexcept;

constexpr const OpInfo& op_info(Op op) {
  const auto id = static_cast<size_t>(op);
  return id <= kOpCount ? kOps[id] : added_op_info(op);
}

}  // namespace tp
