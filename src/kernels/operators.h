// The operators: one table from which their ids, names, rules and the lists of
// what a device has to register come.
//
// Lies among the kernels because whoever writes kernels for a device needs it,
// and nothing else of the library. A new operator is one row here, kernels, a
// front end in ops and a function in the C API.
#pragma once

#include <cstddef>
#include <cstdint>

#include "tensorplay/base.h"

namespace tp {

// A set of element types: bit i is the dtype with id i.
using DTypeSet = uint32_t;

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

// The type in which an operator computes: the key of its kernel.
enum class ComputeRule : uint8_t {
  kArithmetic,  // the promoted type; i64 for bool with bool
  kDivision,    // the promoted type; f32 for integers and bool
  kComparison,  // the promoted type, never losing a bit of an integer
  kAccumulate,  // the operand's type; i64 for bool and integers but u64
  kOperand      // the operand's type
};

enum class ResultRule : uint8_t {
  kCompute,
  kBool,
  kIndex,
  kTruth  // bool, but u8 for u8
};

// _(enumerator, name, operands with the result first, compute rule, result
// rule, compute dtypes that every device should have a kernel for)
#define TP_FOR_EACH_OPERATOR(_)                                   \
  _(Add, "add", 3, kArithmetic, kCompute, kNumberSet)             \
  _(Sub, "sub", 3, kArithmetic, kCompute, kNumberSet)             \
  _(Mul, "mul", 3, kArithmetic, kCompute, kNumberSet)             \
  _(Div, "div", 3, kDivision, kCompute, kFloatSet | kComplexSet)  \
  _(Eq, "eq", 3, kComparison, kBool, kAllSet)                     \
  _(Relu, "relu", 2, kOperand, kCompute, kIntegerSet | kFloatSet) \
  _(Fill, "fill", 2, kOperand, kCompute, kAllSet)                 \
  _(Copy, "copy", 2, kOperand, kCompute, kAllSet)                 \
  _(Sum, "sum", 2, kAccumulate, kCompute, kSumSet)                \
  _(Prod, "prod", 2, kAccumulate, kCompute, kSumSet)              \
  _(Mean, "mean", 2, kOperand, kCompute, kFloatSet | kComplexSet) \
  _(Max, "max", 2, kOperand, kCompute, kRealSet)                  \
  _(Min, "min", 2, kOperand, kCompute, kRealSet)                  \
  _(Any, "any", 2, kOperand, kTruth, kAllSet)                     \
  _(All, "all", 2, kOperand, kTruth, kAllSet)                     \
  _(Argmax, "argmax", 2, kOperand, kIndex, kRealSet)              \
  _(Argmin, "argmin", 2, kOperand, kIndex, kRealSet)              \
  _(MaxDim, "max_dim", 3, kOperand, kCompute, kRealSet)           \
  _(MinDim, "min_dim", 3, kOperand, kCompute, kRealSet)           \
  _(Matmul, "matmul", 3, kOperand, kCompute, kNumberSet)          \
  _(IndexSelect, "index_select", 3, kOperand, kCompute, kAllSet)

enum class Op : uint8_t {
#define TP_OPERATOR_ENUMERATOR(id, name, operands, compute, result, legal) \
  k##id,
  TP_FOR_EACH_OPERATOR(TP_OPERATOR_ENUMERATOR)
#undef TP_OPERATOR_ENUMERATOR
};

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
    TP_FOR_EACH_OPERATOR(TP_OPERATOR_INFO)
#undef TP_OPERATOR_INFO
};
inline constexpr size_t kOpCount = sizeof(kOps) / sizeof(kOps[0]);

constexpr const OpInfo& op_info(Op op) { return kOps[static_cast<size_t>(op)]; }

}  // namespace tp
