#include "dispatch/arguments.h"

#include "dispatch/added_operators.h"
#include "dispatch/parameters.h"

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
constexpr tp_argument_info_t kAdded[] = {{"input", TP_ARGUMENT_TENSOR, 0},
                                         {"a", TP_ARGUMENT_TENSOR, 0},
                                         {"b", TP_ARGUMENT_TENSOR, 0},
                                         {"beta", TP_ARGUMENT_SCALAR, 0},
                                         {"alpha", TP_ARGUMENT_SCALAR, 0}};
// The bias is a list of one tensor, or of none.
constexpr tp_argument_info_t kWeighted[] = {{"a", TP_ARGUMENT_TENSOR, 0},
                                            {"weight", TP_ARGUMENT_TENSOR, 0},
                                            {"bias", TP_ARGUMENT_TENSORS, 0}};
constexpr tp_argument_info_t kValue[] = {{"a", TP_ARGUMENT_TENSOR, 0},
                                         {"value", TP_ARGUMENT_SCALAR, 0}};
constexpr tp_argument_info_t kDims[] = {{"a", TP_ARGUMENT_TENSOR, 0},
                                        {"dims", TP_ARGUMENT_INTEGERS, 0},
                                        {"keepdim", TP_ARGUMENT_BOOL, 0}};
constexpr tp_argument_info_t kDim[] = {{"a", TP_ARGUMENT_TENSOR, 0},
                                       {"dim", TP_ARGUMENT_INTEGER, 0},
                                       {"keepdim", TP_ARGUMENT_BOOL, 0}};
constexpr tp_argument_info_t kCorrected[] = {
    {"a", TP_ARGUMENT_TENSOR, 0},
    {"dims", TP_ARGUMENT_INTEGERS, 0},
    {"correction", TP_ARGUMENT_SCALAR, 0},
    {"keepdim", TP_ARGUMENT_BOOL, 0}};
constexpr tp_argument_info_t kOfOrder[] = {{"a", TP_ARGUMENT_TENSOR, 0},
                                           {"p", TP_ARGUMENT_SCALAR, 0},
                                           {"dims", TP_ARGUMENT_INTEGERS, 0},
                                           {"keepdim", TP_ARGUMENT_BOOL, 0}};
constexpr tp_argument_info_t kAlong[] = {{"a", TP_ARGUMENT_TENSOR, 0},
                                         {"dim", TP_ARGUMENT_INTEGER, 0}};
constexpr tp_argument_info_t kAlongAs[] = {{"a", TP_ARGUMENT_TENSOR, 0},
                                           {"dim", TP_ARGUMENT_INTEGER, 0},
                                           {"dtype", TP_ARGUMENT_DTYPE, 0}};
constexpr tp_argument_info_t kIndexed[] = {{"a", TP_ARGUMENT_TENSOR, 0},
                                           {"dim", TP_ARGUMENT_INTEGER, 0},
                                           {"index", TP_ARGUMENT_INDEX, 0}};

constexpr tp_argument_info_t kScattered[] = {{"a", TP_ARGUMENT_TENSOR, 0},
                                             {"dim", TP_ARGUMENT_INTEGER, 0},
                                             {"index", TP_ARGUMENT_INDEX, 0},
                                             {"src", TP_ARGUMENT_OPERAND, 0}};
constexpr tp_argument_info_t kMasked[] = {{"a", TP_ARGUMENT_TENSOR, 0},
                                          {"mask", TP_ARGUMENT_INDEX, 0}};
constexpr tp_argument_info_t kTaken[] = {{"a", TP_ARGUMENT_TENSOR, 0},
                                         {"index", TP_ARGUMENT_INDEX, 0}};
constexpr tp_argument_info_t kDiagonal[] = {
    {"a", TP_ARGUMENT_TENSOR, 0}, {"diagonal", TP_ARGUMENT_INTEGER, 0}};
constexpr tp_argument_info_t kShifts[] = {{"a", TP_ARGUMENT_TENSOR, 0},
                                          {"shifts", TP_ARGUMENT_INTEGERS, 0},
                                          {"dims", TP_ARGUMENT_INTEGERS, 0}};
constexpr tp_argument_info_t kRepeats[] = {
    {"a", TP_ARGUMENT_TENSOR, 0}, {"repeats", TP_ARGUMENT_INTEGERS, 0}};
constexpr tp_argument_info_t kClasses[] = {{"a", TP_ARGUMENT_TENSOR, 0},
                                           {"classes", TP_ARGUMENT_INTEGER, 0}};
constexpr tp_argument_info_t kEmbedded[] = {
    {"weight", TP_ARGUMENT_TENSOR, 0},
    {"index", TP_ARGUMENT_INDEX, 0},
    {"padding_index", TP_ARGUMENT_INTEGER, 0}};
constexpr tp_argument_info_t kInterval[] = {
    {"a", TP_ARGUMENT_TENSOR, 0},
    {"from", TP_ARGUMENT_SCALAR, 0},
    {"to", TP_ARGUMENT_SCALAR, 0},
    {"generator", TP_ARGUMENT_GENERATOR, 0}};
constexpr tp_argument_info_t kDistribution[] = {
    {"a", TP_ARGUMENT_TENSOR, 0},
    {"mean", TP_ARGUMENT_SCALAR, 0},
    {"deviation", TP_ARGUMENT_SCALAR, 0},
    {"generator", TP_ARGUMENT_GENERATOR, 0}};
constexpr tp_argument_info_t kIntegers[] = {
    {"a", TP_ARGUMENT_TENSOR, 0},
    {"low", TP_ARGUMENT_INTEGER, 0},
    {"high", TP_ARGUMENT_INTEGER, 0},
    {"generator", TP_ARGUMENT_GENERATOR, 0}};
constexpr tp_argument_info_t kProbabilities[] = {
    {"p", TP_ARGUMENT_TENSOR, 0}, {"generator", TP_ARGUMENT_GENERATOR, 0}};
constexpr tp_argument_info_t kDropped[] = {
    {"a", TP_ARGUMENT_TENSOR, 0},
    {"p", TP_ARGUMENT_SCALAR, 0},
    {"training", TP_ARGUMENT_BOOL, 0},
    {"generator", TP_ARGUMENT_GENERATOR, 0}};
constexpr tp_argument_info_t kNormalized[] = {
    {"a", TP_ARGUMENT_TENSOR, 0},
    {"weight", TP_ARGUMENT_TENSOR, 1},
    {"bias", TP_ARGUMENT_TENSOR, 1},
    {"sizes", TP_ARGUMENT_INTEGERS, 0},
    {"epsilon", TP_ARGUMENT_SCALAR, 0}};
constexpr tp_argument_info_t kCompared[] = {
    {"a", TP_ARGUMENT_TENSOR, 0},
    {"target", TP_ARGUMENT_TENSOR, 0},
    {"reduction", TP_ARGUMENT_INTEGER, 0}};
constexpr tp_argument_info_t kClassified[] = {
    {"a", TP_ARGUMENT_TENSOR, 0},
    {"target", TP_ARGUMENT_INDEX, 0},
    {"weight", TP_ARGUMENT_TENSOR, 1},
    {"ignored", TP_ARGUMENT_INTEGER, 0},
    {"reduction", TP_ARGUMENT_INTEGER, 0}};
constexpr tp_argument_info_t kSgdStep[] = {
    {"parameter", TP_ARGUMENT_TENSOR, 0},
    {"gradient", TP_ARGUMENT_TENSOR, 0},
    {"momentum_buffer", TP_ARGUMENT_TENSOR, 1},
    {"lr", TP_ARGUMENT_SCALAR, 0},
    {"momentum", TP_ARGUMENT_SCALAR, 0},
    {"dampening", TP_ARGUMENT_SCALAR, 0},
    {"weight_decay", TP_ARGUMENT_SCALAR, 0},
    {"nesterov", TP_ARGUMENT_BOOL, 0},
    {"maximize", TP_ARGUMENT_BOOL, 0},
    {"step", TP_ARGUMENT_INTEGER, 0}};
constexpr tp_argument_info_t kAdamStep[] = {
    {"parameter", TP_ARGUMENT_TENSOR, 0},
    {"gradient", TP_ARGUMENT_TENSOR, 0},
    {"exp_avg", TP_ARGUMENT_TENSOR, 0},
    {"exp_avg_sq", TP_ARGUMENT_TENSOR, 0},
    {"max_exp_avg_sq", TP_ARGUMENT_TENSOR, 1},
    {"lr", TP_ARGUMENT_SCALAR, 0},
    {"beta1", TP_ARGUMENT_SCALAR, 0},
    {"beta2", TP_ARGUMENT_SCALAR, 0},
    {"epsilon", TP_ARGUMENT_SCALAR, 0},
    {"weight_decay", TP_ARGUMENT_SCALAR, 0},
    {"maximize", TP_ARGUMENT_BOOL, 0},
    {"step", TP_ARGUMENT_INTEGER, 0}};
constexpr tp_argument_info_t kList[] = {{"tensors", TP_ARGUMENT_TENSORS, 0},
                                        {"dim", TP_ARGUMENT_INTEGER, 0}};

// Those of parametric operators, one after the other.
struct ParameterInfos {
  tp_argument_info_t of[kParameterCount];
};
constexpr ParameterInfos list_parameter_infos() {
  ParameterInfos infos = {};
  for (size_t i = 0; i < kParameterCount; ++i) {
    infos.of[i] = kParameters[i].info;
  }
  return infos;
}
constexpr ParameterInfos kParameterInfos = list_parameter_infos();

// What the operators of a kind take and give.
struct Row {
  ArgumentList arguments;
  uint32_t results;
};

template <size_t kCount>
constexpr Row elementwise(const tp_argument_info_t (&list)[kCount]) {
  return {{list, kCount, TP_FORM_ELEMENTWISE}, 1};
}
template <size_t kCount>
constexpr Row general(const tp_argument_info_t (&list)[kCount],
                      uint32_t results = 1) {
  return {{list, kCount, TP_FORM_GENERAL}, results};
}

constexpr Row parametric(Op op) {
  const ParameterRange range = parameters_of(op);
  return {{&kParameterInfos.of[range.first], range.count, TP_FORM_ELEMENTWISE},
          1};
}

constexpr Row row_of(Op op) {
  switch (kOps[static_cast<size_t>(op)].kind) {
    case OpKind::kBinary:
      return elementwise(kTwo);
    case OpKind::kUnary:
    case OpKind::kCopy:
      return elementwise(kOne);
    case OpKind::kParametric:
      return parametric(op);
    case OpKind::kWhere:
      return elementwise(kThree);
    case OpKind::kFill:
      return elementwise(kValue);
    case OpKind::kReduction:
      return general(kDims);
    case OpKind::kIndexReduction:
      return general(kDim);
    case OpKind::kPairReduction:
    case OpKind::kRangeReduction:
      return general(kDim, 2);
    case OpKind::kVariance:
      return general(kCorrected);
    case OpKind::kNorm:
      return general(kOfOrder);
    case OpKind::kScan:
    case OpKind::kSoftmax:
      return general(kAlongAs);
    case OpKind::kPairScan:
      return general(kAlong, 2);
    case OpKind::kJoin:
      return general(kList);
    case OpKind::kProduct:
    case OpKind::kVectorProduct:
      return general(kTwoTensors);
    case OpKind::kAddedProduct:
    case OpKind::kAddedProducts:
      return general(kAdded);
    case OpKind::kLinear:
      return general(kWeighted);
    case OpKind::kSelection:
    case OpKind::kGather:
      return general(kIndexed);
    case OpKind::kScatter:
      return general(kScattered);
    case OpKind::kMaskedSelect:
      return general(kMasked);
    case OpKind::kTake:
      return general(kTaken);
    case OpKind::kTriangle:
      return general(kDiagonal);
    case OpKind::kRoll:
      return general(kShifts);
    case OpKind::kRepeat:
      return general(kRepeats);
    case OpKind::kOneHot:
      return general(kClasses);
    case OpKind::kEmbedding:
      return general(kEmbedded);
    case OpKind::kUniform:
      return general(kInterval);
    case OpKind::kNormal:
      return general(kDistribution);
    case OpKind::kRandint:
      return general(kIntegers);
    case OpKind::kBernoulli:
      return general(kProbabilities);
    case OpKind::kDropout:
      return general(kDropped);
    case OpKind::kLayerNorm:
      return general(kNormalized);
    case OpKind::kMseLoss:
      return general(kCompared);
    case OpKind::kNllLoss:
    case OpKind::kCrossEntropy:
      return general(kClassified);
    case OpKind::kSgd:
      return general(kSgdStep, 2);
    case OpKind::kAdam:
      return general(kAdamStep, 4);
  }
  return {};
}

// A list of tensors counts as one input.
constexpr uint32_t kept_inputs_of(const ArgumentList& arguments) {
  uint32_t count = 0, kept = 0;
  for (size_t i = 0; i < arguments.size; ++i) {
    switch (arguments.data[i].kind) {
      case TP_ARGUMENT_INDEX:
        kept |= 1u << count++;
        break;
      case TP_ARGUMENT_TENSOR:
      case TP_ARGUMENT_TENSORS:
      case TP_ARGUMENT_OPERAND:
        ++count;
        break;
      default:
        break;
    }
  }
  return kept;
}

// By the id of an operator; there is none with id 0.
struct Rows {
  Row of[kOpCount + 1];
  uint32_t kept[kOpCount + 1];
};
constexpr Rows list_rows() {
  Rows rows = {};
  for (size_t id = 1; id <= kOpCount; ++id) {
    rows.of[id] = row_of(static_cast<Op>(id));
    rows.kept[id] = kept_inputs_of(rows.of[id].arguments);
  }
  return rows;
}
constexpr Rows kRows = list_rows();

}  // namespace

ArgumentList arguments_of(Op op) noexcept {
  const auto id = static_cast<size_t>(op);
  if (id - 1 < kOpCount) return kRows.of[id].arguments;
  const AddedOperator* added = find_added(op);
  return added == nullptr ? ArgumentList{}
                          : ArgumentList{added->arguments,
                                         added->argument_count, added->form};
}

uint32_t result_count_of(Op op) noexcept {
  const auto id = static_cast<size_t>(op);
  if (id - 1 < kOpCount) return kRows.of[id].results;
  const AddedOperator* added = find_added(op);
  return added == nullptr ? 0 : added->result_count;
}

uint32_t kept_inputs(Op op) noexcept {
  const auto id = static_cast<size_t>(op);
  return id <= kOpCount ? kRows.kept[id] : kept_inputs_of(arguments_of(op));
}

}  // namespace tp
