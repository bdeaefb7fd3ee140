#include "dispatch/arguments.h"

#include "dispatch/added_operators.h"

namespace tp {

namespace {

constexpr tp_argument_info_t kOne[] = {{"a", TP_ARGUMENT_TENSOR, 0}};
constexpr tp_argument_info_t kTwo[] = {{"a", TP_ARGUMENT_TENSOR, 0},
                                       {"b", TP_ARGUMENT_OPERAND, 0}};
constexpr tp_argument_info_t kThree[] = {{"condition", TP_ARGUMENT_INDEX, 0},
                                         {"a", TP_ARGUMENT_TENSOR, 0},
                                         {"b", TP_ARGUMENT_TENSOR, 0}};
constexpr tp_argument_info_t kTwoTensors[] = {{"a", TP_ARGUMENT_TENSOR, 0},
                                              {"b", TP_ARGUMENT_TENSOR, 0}};
constexpr tp_argument_info_t kValue[] = {{"a", TP_ARGUMENT_TENSOR, 0},
                                         {"value", TP_ARGUMENT_SCALAR, 0}};
constexpr tp_argument_info_t kDims[] = {{"a", TP_ARGUMENT_TENSOR, 0},
                                        {"dims", TP_ARGUMENT_INTEGERS, 0},
                                        {"keepdim", TP_ARGUMENT_BOOL, 0}};
constexpr tp_argument_info_t kDim[] = {{"a", TP_ARGUMENT_TENSOR, 0},
                                       {"dim", TP_ARGUMENT_INTEGER, 0},
                                       {"keepdim", TP_ARGUMENT_BOOL, 0}};
constexpr tp_argument_info_t kIndexed[] = {{"a", TP_ARGUMENT_TENSOR, 0},
                                           {"dim", TP_ARGUMENT_INTEGER, 0},
                                           {"index", TP_ARGUMENT_INDEX, 0}};

constexpr tp_argument_info_t kList[] = {{"tensors", TP_ARGUMENT_TENSORS, 0},
                                        {"dim", TP_ARGUMENT_INTEGER, 0}};

struct Row {
  Op op;
  ArgumentList arguments;
};

template <size_t kCount>
constexpr Row elementwise(Op op, const tp_argument_info_t (&list)[kCount]) {
  return {op, {list, kCount, TP_FORM_ELEMENTWISE}};
}
template <size_t kCount>
constexpr Row general(Op op, const tp_argument_info_t (&list)[kCount]) {
  return {op, {list, kCount, TP_FORM_GENERAL}};
}

// One row for each of kernels/operators.h, in its order.
constexpr Row kRows[] = {
    elementwise(Op::kAdd, kTwo),
    elementwise(Op::kSub, kTwo),
    elementwise(Op::kMul, kTwo),
    elementwise(Op::kDiv, kTwo),
    elementwise(Op::kFloorDivide, kTwo),
    elementwise(Op::kRemainder, kTwo),
    elementwise(Op::kFmod, kTwo),
    elementwise(Op::kMaximum, kTwo),
    elementwise(Op::kMinimum, kTwo),
    elementwise(Op::kEq, kTwo),
    elementwise(Op::kNe, kTwo),
    elementwise(Op::kLt, kTwo),
    elementwise(Op::kLe, kTwo),
    elementwise(Op::kGt, kTwo),
    elementwise(Op::kGe, kTwo),
    elementwise(Op::kLogicalAnd, kTwo),
    elementwise(Op::kLogicalOr, kTwo),
    elementwise(Op::kLogicalXor, kTwo),
    elementwise(Op::kLogicalNot, kOne),
    elementwise(Op::kBitwiseAnd, kTwo),
    elementwise(Op::kBitwiseOr, kTwo),
    elementwise(Op::kBitwiseXor, kTwo),
    elementwise(Op::kBitwiseNot, kOne),
    elementwise(Op::kLeftShift, kTwo),
    elementwise(Op::kRightShift, kTwo),
    elementwise(Op::kNeg, kOne),
    elementwise(Op::kAbs, kOne),
    elementwise(Op::kRelu, kOne),
    elementwise(Op::kSqrt, kOne),
    elementwise(Op::kExp, kOne),
    elementwise(Op::kTanh, kOne),
    elementwise(Op::kSquare, kOne),
    elementwise(Op::kReciprocal, kOne),
    elementwise(Op::kRsqrt, kOne),
    elementwise(Op::kSigmoid, kOne),
    elementwise(Op::kSign, kOne),
    elementwise(Op::kFloor, kOne),
    elementwise(Op::kCeil, kOne),
    elementwise(Op::kRound, kOne),
    elementwise(Op::kTrunc, kOne),
    elementwise(Op::kFrac, kOne),
    elementwise(Op::kIsNan, kOne),
    elementwise(Op::kIsInf, kOne),
    elementwise(Op::kIsFinite, kOne),
    elementwise(Op::kWhere, kThree),
    elementwise(Op::kFill, kValue),
    elementwise(Op::kCopy, kOne),
    general(Op::kSum, kDims),
    general(Op::kProd, kDims),
    general(Op::kMean, kDims),
    general(Op::kMax, kDims),
    general(Op::kMin, kDims),
    general(Op::kAny, kDims),
    general(Op::kAll, kDims),
    general(Op::kArgmax, kDim),
    general(Op::kArgmin, kDim),
    general(Op::kMaxDim, kDim),
    general(Op::kMinDim, kDim),
    general(Op::kCat, kList),
    general(Op::kStack, kList),
    general(Op::kMatmul, kTwoTensors),
    general(Op::kIndexSelect, kIndexed),
};

constexpr bool is_complete() {
  if (sizeof(kRows) / sizeof(kRows[0]) != kOpCount) return false;
  for (size_t i = 0; i < kOpCount; ++i) {
    if (kRows[i].op != static_cast<Op>(i + 1)) return false;
  }
  return true;
}
static_assert(is_complete(), "an operator without a list of its arguments");

// A list of tensors counts as one.
struct Inputs {
  uint32_t count;
  uint32_t kept;
};
constexpr Inputs inputs_of(const ArgumentList& arguments) {
  Inputs inputs = {};
  for (size_t i = 0; i < arguments.size; ++i) {
    switch (arguments.data[i].kind) {
      case TP_ARGUMENT_INDEX:
        inputs.kept |= 1u << inputs.count++;
        break;
      case TP_ARGUMENT_TENSOR:
      case TP_ARGUMENT_TENSORS:
      case TP_ARGUMENT_OPERAND:
        ++inputs.count;
        break;
      default:
        break;
    }
  }
  return inputs;
}

struct InputsTable {
  Inputs of[kOpCount + 1];
};
constexpr InputsTable make_inputs_table() {
  InputsTable table = {};
  for (const Row& row : kRows) {
    table.of[static_cast<size_t>(row.op)] = inputs_of(row.arguments);
  }
  return table;
}
constexpr InputsTable kInputs = make_inputs_table();

}  // namespace

ArgumentList arguments_of(Op op) noexcept {
  const auto id = static_cast<size_t>(op);
  if (id - 1 < kOpCount) return kRows[id - 1].arguments;
  const AddedOperator* added = find_added(op);
  return added == nullptr ? ArgumentList{}
                          : ArgumentList{added->arguments,
                                         added->argument_count, added->form};
}

uint32_t result_count_of(Op op) noexcept {
  const auto id = static_cast<size_t>(op);
  if (id <= kOpCount) return kOps[id].operands - kInputs.of[id].count;
  const AddedOperator* added = find_added(op);
  return added == nullptr ? 0 : added->result_count;
}

uint32_t kept_inputs(Op op) noexcept {
  const auto id = static_cast<size_t>(op);
  return id <= kOpCount ? kInputs.of[id].kept
                        : inputs_of(arguments_of(op)).kept;
}

}  // namespace tp
