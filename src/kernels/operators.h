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

// Of indices.
inline constexpr DTypeSet kIndexSet = dtype_set(TP_DTYPE_I32, TP_DTYPE_I64);

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

// What an operator is: what it takes and gives, and which functions it has in
// the C API.
enum class OpKind : uint8_t {
  kBinary,          // two operands that broadcast, the second maybe a number
  kUnary,           // one operand
  kParametric,      // operands and numbers as dispatch/parameters.h lists them
  kReduction,       // one over dimensions
  kIndexReduction,  // the place of a term along a dimension
  kPairReduction,   // a term and its place
  kRangeReduction,  // the smallest term and the largest
  kVariance,        // one over dimensions with a correction of their number
  kNorm,            // one over dimensions with an exponent
  kScan,            // as many results as terms along a dimension
  kPairScan,        // the same with the place of a term
  kSoftmax,         // what a term is beside all of its dimension
  kWhere,
  kFill,
  kCopy,
  kJoin,           // of a list of tensors along a dimension
  kProduct,        // of matrices
  kVectorProduct,  // of two vectors
  kAddedProduct,   // a matrix plus a product, both scaled
  kAddedProducts,  // the same of batches
  kLinear,         // a product with a transposed weight, plus a bias
  kSelection,      // by an index along a dimension
  kGather,         // the same with an index for each element
  kScatter,        // the reverse: writes where an index says
  kMaskedSelect,   // by a mask, into a row
  kTake,           // by places in row-major order
  kTriangle,       // a part of matrices, 0 elsewhere
  kRoll,
  kRepeat,
  kOneHot,
  kEmbedding,
  kUniform,    // random numbers in an interval
  kNormal,     // random numbers around a mean
  kRandint,    // random integers
  kBernoulli,  // random truth values
  kDropout,
  kLayerNorm,
  kMseLoss,
  kNllLoss,
  kCrossEntropy,
  kSgd,   // a step of an optimiser: a parameter and what it remembers
  kAdam,  // the same with two moments, or three
};

// Rows by kind. _(kind, enumerator, name, compute rule, result rule of the
// first result, compute dtypes that every device should have a kernel for)
#define TP_FOR_EACH_BINARY(_, kind)                                          \
  _(kind, Add, add, kArithmetic, kCompute, kNumberSet)                       \
  _(kind, Sub, sub, kArithmetic, kCompute, kNumberSet)                       \
  _(kind, Mul, mul, kArithmetic, kCompute, kNumberSet)                       \
  _(kind, Div, div, kFloating, kCompute, kInexactSet)                        \
  _(kind, FloorDivide, floor_divide, kOperand, kCompute,                     \
    kIntegerSet | kFloatSet)                                                 \
  _(kind, TruncDivide, trunc_divide, kOperand, kCompute,                     \
    kIntegerSet | kFloatSet)                                                 \
  _(kind, Remainder, remainder, kOperand, kCompute, kIntegerSet | kFloatSet) \
  _(kind, Fmod, fmod, kOperand, kCompute, kIntegerSet | kFloatSet)           \
  _(kind, Pow, pow, kOperand, kCompute, kNumberSet)                          \
  _(kind, Hypot, hypot, kFloating, kCompute, kFloatSet)                      \
  _(kind, Maximum, maximum, kOperand, kCompute, kRealSet)                    \
  _(kind, Minimum, minimum, kOperand, kCompute, kRealSet)                    \
  _(kind, Eq, eq, kComparison, kBool, kAllSet)                               \
  _(kind, Ne, ne, kComparison, kBool, kAllSet)                               \
  _(kind, Lt, lt, kComparison, kBool, kRealSet)                              \
  _(kind, Le, le, kComparison, kBool, kRealSet)                              \
  _(kind, Gt, gt, kComparison, kBool, kRealSet)                              \
  _(kind, Ge, ge, kComparison, kBool, kRealSet)                              \
  _(kind, LogicalAnd, logical_and, kLogical, kCompute, kBoolSet)             \
  _(kind, LogicalOr, logical_or, kLogical, kCompute, kBoolSet)               \
  _(kind, LogicalXor, logical_xor, kLogical, kCompute, kBoolSet)             \
  _(kind, BitwiseAnd, bitwise_and, kOperand, kCompute, kIntegralSet)         \
  _(kind, BitwiseOr, bitwise_or, kOperand, kCompute, kIntegralSet)           \
  _(kind, BitwiseXor, bitwise_xor, kOperand, kCompute, kIntegralSet)         \
  _(kind, LeftShift, left_shift, kOperand, kCompute, kIntegerSet)            \
  _(kind, RightShift, right_shift, kOperand, kCompute, kIntegerSet)          \
  _(kind, Atan2, atan2, kFloating, kCompute, kFloatSet)                      \
  _(kind, TanhBackward, tanh_backward, kFloating, kCompute, kFloatSet)       \
  _(kind, SigmoidBackward, sigmoid_backward, kFloating, kCompute, kFloatSet)

#define TP_FOR_EACH_UNARY(_, kind)                                   \
  _(kind, LogicalNot, logical_not, kLogical, kCompute, kBoolSet)     \
  _(kind, BitwiseNot, bitwise_not, kOperand, kCompute, kIntegralSet) \
  _(kind, Neg, neg, kOperand, kCompute, kNumberSet)                  \
  _(kind, Abs, abs, kOperand, kReal, kNumberSet)                     \
  _(kind, Relu, relu, kOperand, kCompute, kIntegerSet | kFloatSet)   \
  _(kind, Sqrt, sqrt, kFloating, kCompute, kInexactSet)              \
  _(kind, Exp, exp, kFloating, kCompute, kInexactSet)                \
  _(kind, Exp2, exp2, kFloating, kCompute, kFloatSet)                \
  _(kind, Expm1, expm1, kFloating, kCompute, kInexactSet)            \
  _(kind, Log, log, kFloating, kCompute, kInexactSet)                \
  _(kind, Log2, log2, kFloating, kCompute, kInexactSet)              \
  _(kind, Log10, log10, kFloating, kCompute, kInexactSet)            \
  _(kind, Log1p, log1p, kFloating, kCompute, kInexactSet)            \
  _(kind, Cbrt, cbrt, kFloating, kCompute, kFloatSet)                \
  _(kind, Sinh, sinh, kFloating, kCompute, kInexactSet)              \
  _(kind, Cosh, cosh, kFloating, kCompute, kInexactSet)              \
  _(kind, Tanh, tanh, kFloating, kCompute, kInexactSet)              \
  _(kind, Asinh, asinh, kFloating, kCompute, kInexactSet)            \
  _(kind, Acosh, acosh, kFloating, kCompute, kInexactSet)            \
  _(kind, Atanh, atanh, kFloating, kCompute, kInexactSet)            \
  _(kind, Square, square, kArithmetic, kCompute, kNumberSet)         \
  _(kind, Reciprocal, reciprocal, kFloating, kCompute, kInexactSet)  \
  _(kind, Rsqrt, rsqrt, kFloating, kCompute, kInexactSet)            \
  _(kind, Sigmoid, sigmoid, kFloating, kCompute, kInexactSet)        \
  _(kind, Sign, sign, kOperand, kCompute, kRealSet)                  \
  _(kind, Floor, floor, kOperand, kCompute, kIntegerSet | kFloatSet) \
  _(kind, Ceil, ceil, kOperand, kCompute, kIntegerSet | kFloatSet)   \
  _(kind, Round, round, kOperand, kCompute, kIntegerSet | kFloatSet) \
  _(kind, Trunc, trunc, kOperand, kCompute, kIntegerSet | kFloatSet) \
  _(kind, Frac, frac, kOperand, kCompute, kFloatSet)                 \
  _(kind, Sin, sin, kFloating, kCompute, kInexactSet)                \
  _(kind, Cos, cos, kFloating, kCompute, kInexactSet)                \
  _(kind, Tan, tan, kFloating, kCompute, kInexactSet)                \
  _(kind, Asin, asin, kFloating, kCompute, kInexactSet)              \
  _(kind, Acos, acos, kFloating, kCompute, kInexactSet)              \
  _(kind, Atan, atan, kFloating, kCompute, kInexactSet)              \
  _(kind, Erf, erf, kFloating, kCompute, kFloatSet)                  \
  _(kind, Erfc, erfc, kFloating, kCompute, kFloatSet)                \
  _(kind, Lgamma, lgamma, kFloating, kCompute, kFloatSet)            \
  _(kind, Digamma, digamma, kFloating, kCompute, kFloatSet)          \
  _(kind, IsNan, isnan, kOperand, kBool, kAllSet)                    \
  _(kind, IsInf, isinf, kOperand, kBool, kAllSet)                    \
  _(kind, IsFinite, isfinite, kOperand, kBool, kAllSet)              \
  _(kind, Conj, conj, kOperand, kCompute, kAllSet)                   \
  _(kind, Angle, angle, kFloating, kReal, kInexactSet)               \
  _(kind, Silu, silu, kOperand, kCompute, kInexactSet)               \
  _(kind, Gelu, gelu, kOperand, kCompute, kFloatSet)                 \
  _(kind, GeluTanh, gelu_tanh, kOperand, kCompute, kFloatSet)

#define TP_FOR_EACH_PARAMETRIC(_, kind)                              \
  _(kind, LeakyRelu, leaky_relu, kOperand, kCompute, kFloatSet)      \
  _(kind, Elu, elu, kOperand, kCompute, kFloatSet)                   \
  _(kind, Softplus, softplus, kOperand, kCompute, kFloatSet)         \
  _(kind, NanToNum, nan_to_num, kOperand, kCompute, kRealSet)        \
  _(kind, Clamp, clamp, kOperand, kCompute, kIntegerSet | kFloatSet) \
  _(kind, Lerp, lerp, kOperand, kCompute, kInexactSet)               \
  _(kind, Addcmul, addcmul, kOperand, kCompute, kNumberSet)          \
  _(kind, Addcdiv, addcdiv, kOperand, kCompute, kInexactSet)         \
  _(kind, MaskedFill, masked_fill, kOperand, kCompute, kAllSet)

#define TP_FOR_EACH_REDUCTION(_, kind)                            \
  _(kind, Sum, sum, kAccumulate, kCompute, kSumSet)               \
  _(kind, Prod, prod, kAccumulate, kCompute, kSumSet)             \
  _(kind, Mean, mean, kOperand, kCompute, kInexactSet)            \
  _(kind, Max, max, kOperand, kCompute, kRealSet)                 \
  _(kind, Min, min, kOperand, kCompute, kRealSet)                 \
  _(kind, Any, any, kOperand, kTruth, kAllSet)                    \
  _(kind, All, all, kOperand, kTruth, kAllSet)                    \
  _(kind, CountNonzero, count_nonzero, kOperand, kIndex, kAllSet) \
  _(kind, Logsumexp, logsumexp, kFloating, kCompute, kFloatSet)

#define TP_FOR_EACH_INDEX_REDUCTION(_, kind)          \
  _(kind, Argmax, argmax, kOperand, kIndex, kRealSet) \
  _(kind, Argmin, argmin, kOperand, kIndex, kRealSet)

#define TP_FOR_EACH_PAIR_REDUCTION(_, kind)              \
  _(kind, MaxDim, max_dim, kOperand, kCompute, kRealSet) \
  _(kind, MinDim, min_dim, kOperand, kCompute, kRealSet)

#define TP_FOR_EACH_RANGE_REDUCTION(_, kind) \
  _(kind, Aminmax, aminmax, kOperand, kCompute, kRealSet)

#define TP_FOR_EACH_VARIANCE(_, kind)             \
  _(kind, Var, var, kOperand, kReal, kInexactSet) \
  _(kind, Std, std, kOperand, kReal, kInexactSet)

#define TP_FOR_EACH_SCAN(_, kind)                         \
  _(kind, Cumsum, cumsum, kAccumulate, kCompute, kSumSet) \
  _(kind, Cumprod, cumprod, kAccumulate, kCompute, kSumSet)

#define TP_FOR_EACH_PAIR_SCAN(_, kind)                  \
  _(kind, Cummax, cummax, kOperand, kCompute, kRealSet) \
  _(kind, Cummin, cummin, kOperand, kCompute, kRealSet)

#define TP_FOR_EACH_SOFTMAX(_, kind)                       \
  _(kind, Softmax, softmax, kOperand, kCompute, kFloatSet) \
  _(kind, LogSoftmax, log_softmax, kOperand, kCompute, kFloatSet)

#define TP_FOR_EACH_SCATTER(_, kind)                               \
  _(kind, Scatter, scatter, kOperand, kCompute, kAllSet)           \
  _(kind, ScatterAdd, scatter_add, kOperand, kCompute, kNumberSet) \
  _(kind, ScatterMul, scatter_mul, kOperand, kCompute, kNumberSet)

#define TP_FOR_EACH_TRIANGLE(_, kind)              \
  _(kind, Tril, tril, kOperand, kCompute, kAllSet) \
  _(kind, Triu, triu, kOperand, kCompute, kAllSet)

#define TP_FOR_EACH_OTHER(_)                                                   \
  _(kNorm, Norm, norm, kOperand, kReal, kInexactSet)                           \
  _(kWhere, Where, where, kCondition, kCompute, kAllSet)                       \
  _(kFill, Fill, fill, kOperand, kCompute, kAllSet)                            \
  _(kCopy, Copy, copy, kOperand, kCompute, kAllSet)                            \
  _(kJoin, Cat, cat, kOperand, kCompute, kAllSet)                              \
  _(kJoin, Stack, stack, kOperand, kCompute, kAllSet)                          \
  _(kProduct, Matmul, matmul, kOperand, kCompute, kNumberSet)                  \
  _(kVectorProduct, Dot, dot, kOperand, kCompute, kNumberSet)                  \
  _(kVectorProduct, Outer, outer, kArithmetic, kCompute, kNumberSet)           \
  _(kAddedProduct, Addmm, addmm, kOperand, kCompute, kNumberSet)               \
  _(kAddedProducts, Baddbmm, baddbmm, kOperand, kCompute, kNumberSet)          \
  _(kLinear, Linear, linear, kOperand, kCompute, kNumberSet)                   \
  _(kSelection, IndexSelect, index_select, kOperand, kCompute, kAllSet)        \
  _(kGather, Gather, gather, kOperand, kCompute, kAllSet)                      \
  _(kMaskedSelect, MaskedSelect, masked_select, kOperand, kCompute, kAllSet)   \
  _(kTake, Take, take, kOperand, kCompute, kAllSet)                            \
  _(kRoll, Roll, roll, kOperand, kCompute, kAllSet)                            \
  _(kRepeat, Repeat, repeat, kOperand, kCompute, kAllSet)                      \
  _(kOneHot, OneHot, one_hot, kOperand, kIndex, kIndexSet)                     \
  _(kEmbedding, Embedding, embedding, kOperand, kCompute, kAllSet)             \
  _(kUniform, Uniform, uniform, kOperand, kCompute, kFloatSet)                 \
  _(kNormal, Normal, normal, kOperand, kCompute, kFloatSet)                    \
  _(kRandint, Randint, randint, kOperand, kCompute, kRealSet)                  \
  _(kBernoulli, Bernoulli, bernoulli, kOperand, kCompute, kFloatSet)           \
  _(kDropout, Dropout, dropout, kOperand, kCompute, kFloatSet)                 \
  _(kLayerNorm, LayerNorm, layer_norm, kOperand, kCompute, kFloatSet)          \
  _(kMseLoss, MseLoss, mse_loss, kOperand, kCompute, kFloatSet)                \
  _(kNllLoss, NllLoss, nll_loss, kOperand, kCompute, kFloatSet)                \
  _(kCrossEntropy, CrossEntropy, cross_entropy, kOperand, kCompute, kFloatSet) \
  _(kSgd, Sgd, sgd, kOperand, kCompute, kFloatSet)                             \
  _(kAdam, Adam, adam, kOperand, kCompute, kFloatSet)                          \
  _(kAdam, AdamW, adamw, kOperand, kCompute, kFloatSet)

#define TP_FOR_EACH_OPERATOR(_)                   \
  TP_FOR_EACH_BINARY(_, kBinary)                  \
  TP_FOR_EACH_UNARY(_, kUnary)                    \
  TP_FOR_EACH_PARAMETRIC(_, kParametric)          \
  TP_FOR_EACH_REDUCTION(_, kReduction)            \
  TP_FOR_EACH_INDEX_REDUCTION(_, kIndexReduction) \
  TP_FOR_EACH_PAIR_REDUCTION(_, kPairReduction)   \
  TP_FOR_EACH_RANGE_REDUCTION(_, kRangeReduction) \
  TP_FOR_EACH_VARIANCE(_, kVariance)              \
  TP_FOR_EACH_SCAN(_, kScan)                      \
  TP_FOR_EACH_PAIR_SCAN(_, kPairScan)             \
  TP_FOR_EACH_SOFTMAX(_, kSoftmax)                \
  TP_FOR_EACH_SCATTER(_, kScatter)                \
  TP_FOR_EACH_TRIANGLE(_, kTriangle)              \
  TP_FOR_EACH_OTHER(_)

// Ids begin at 1.
enum class Op : uint16_t {
  kNone,
#define TP_OPERATOR_ENUMERATOR(kind, id, name, compute, result, legal) k##id,
  TP_FOR_EACH_OPERATOR(TP_OPERATOR_ENUMERATOR)
#undef TP_OPERATOR_ENUMERATOR
};

struct OpInfo {
  const char* name;
  OpKind kind;  // no meaning for an operator of a program
  ComputeRule compute;
  ResultRule result;
  DTypeSet legal;
};

inline constexpr OpInfo kOps[] = {
    {nullptr, OpKind::kUnary, ComputeRule::kOperand, ResultRule::kCompute, 0},
#define TP_OPERATOR_INFO(kind, id, name, compute, result, legal) \
  {#name, OpKind::kind, ComputeRule::compute, ResultRule::result, legal},
    TP_FOR_EACH_OPERATOR(TP_OPERATOR_INFO)
#undef TP_OPERATOR_INFO
};
inline constexpr size_t kOpCount = sizeof(kOps) / sizeof(kOps[0]) - 1;

// Made of other operators: no device has kernels for it.
constexpr bool is_composite(Op op) {
  const auto id = static_cast<size_t>(op);
  if (id > kOpCount) return false;
  switch (kOps[id].kind) {
    case OpKind::kJoin:
    case OpKind::kVectorProduct:
    case OpKind::kAddedProducts:
    case OpKind::kLinear:
    case OpKind::kRoll:
    case OpKind::kRepeat:
    case OpKind::kOneHot:
    case OpKind::kEmbedding:
    case OpKind::kCrossEntropy:
      return true;
    default:
      return false;
  }
}

// The row of an operator that a program registered; one without a name if there
// is none. In dispatch/added_operators.cpp.
const OpInfo& added_op_info(Op op) noexcept;

constexpr const OpInfo& op_info(Op op) {
  const auto id = static_cast<size_t>(op);
  return id <= kOpCount ? kOps[id] : added_op_info(op);
}

}  // namespace tp
