#include "autograd/operator_node.h"

#include <cstring>

#include "autograd/history.h"
#include "autograd/mode.h"
#include "core/error.h"
#include "core/scalar.h"
#include "dispatch/arguments.h"
#include "dispatch/parameters.h"
#include "ops/factories.h"

namespace tp::grad {

namespace {

constexpr size_t kScalarWords = sizeof(tp_scalar_t) / sizeof(int64_t);
static_assert(sizeof(tp_scalar_t) % sizeof(int64_t) == 0);

// A node's block counts its bytes in 32 bits.
constexpr size_t kMostInList = size_t{1} << 24;

// There are few: without an instruction for it, std::popcount is a call.
size_t size_of(uint32_t saved) noexcept {
  size_t count = 0;
  for (; saved != 0; saved &= saved - 1) ++count;
  return count;
}

size_t words_of(const tp_argument_t& argument) noexcept {
  switch (argument.kind) {
    case TP_ARGUMENT_SCALAR:
      return kScalarWords;
    case TP_ARGUMENT_INTEGER:
    case TP_ARGUMENT_BOOL:
    case TP_ARGUMENT_DTYPE:
      return 1;
    case TP_ARGUMENT_INTEGERS:
      return 1 + argument.count;
    case TP_ARGUMENT_TENSORS:
      return argument.count;
    default:
      return 0;
  }
}

size_t tensors_of(int32_t kind, const tp_argument_t& argument) noexcept {
  switch (kind) {
    case TP_ARGUMENT_TENSOR:
    case TP_ARGUMENT_INDEX:
    case TP_ARGUMENT_OPERAND:
      return 1;
    case TP_ARGUMENT_TENSORS:
      return argument.count;
    default:
      return 0;
  }
}

}  // namespace

Attributes measure_attributes(const OperatorCall& call) {
  Attributes attributes = {};
  const ArgumentList list = arguments_of(call.op);
  for (size_t i = 0; i < call.argument_count; ++i) {
    const tp_argument_t& argument = call.arguments[i];
    if (argument.count > kMostInList) {
      fail(TP_ERROR_UNSUPPORTED, "%s of %zu tensors cannot be recorded",
           op_info(call.op).name, argument.count);
    }
    attributes.kinds[i] = static_cast<uint8_t>(argument.kind);
    attributes.places[i] = attributes.words;
    attributes.words =
        static_cast<uint32_t>(attributes.words + words_of(argument));
    attributes.tensors = static_cast<uint32_t>(
        attributes.tensors + tensors_of(list.data[i].kind, argument));
  }
  return attributes;
}

void write_attributes(const OperatorCall& call, const Attributes& attributes,
                      int64_t* words) noexcept {
  for (size_t i = 0; i < call.argument_count; ++i) {
    const tp_argument_t& argument = call.arguments[i];
    int64_t* const to = words + attributes.places[i];
    switch (argument.kind) {
      case TP_ARGUMENT_SCALAR:
        std::memcpy(to, &argument.scalar, sizeof(argument.scalar));
        break;
      case TP_ARGUMENT_INTEGER:
      case TP_ARGUMENT_BOOL:
      case TP_ARGUMENT_DTYPE:
        *to = argument.integer;
        break;
      case TP_ARGUMENT_INTEGERS:
        to[0] = static_cast<int64_t>(argument.count);
        for (size_t k = 0; k < argument.count; ++k) {
          to[1 + k] = argument.integers[k];
        }
        break;
      case TP_ARGUMENT_TENSORS:
        for (size_t k = 0; k < argument.count; ++k) {
          to[k] = OperatorCall::tensor_of(argument.tensors[k]).numel();
        }
        break;
      default:
        break;
    }
  }
}

NodePtr OperatorNode::make(const OperatorCall& call,
                           const Attributes& attributes, SavedSet saved) {
  const size_t count = size_of(saved);
  auto* const node = make_node<OperatorNode>(
      attributes.tensors, call.result_count,
      count * sizeof(SavedValue) + attributes.words * sizeof(int64_t), call.op,
      attributes, saved);
  node->values_ = static_cast<SavedValue*>(node->tail());
  for (size_t i = 0; i < count; ++i) new (node->values_ + i) SavedValue();
  node->words_ = reinterpret_cast<int64_t*>(node->values_ + count);
  write_attributes(call, attributes, node->words_);
  return NodePtr::reclaim(node);
}

OperatorNode::~OperatorNode() {
  const size_t count = size_of(saved_);
  for (size_t i = 0; i < count; ++i) values_[i].~SavedValue();
}

void OperatorNode::release_saved() noexcept {
  if (saved_ == 0) return;
  const size_t count = size_of(saved_);
  for (size_t i = 0; i < count; ++i) values_[i].clear();
  released_ = true;
}

SavedValue& OperatorNode::saved(uint32_t bit) noexcept {
  return values_[size_of(saved_ & ((1u << bit) - 1))];
}

Tensor OperatorNode::unpack(uint32_t bit) {
  if ((saved_ >> bit & 1) == 0) {
    fail(TP_ERROR_INTERNAL, "the derivative of %s uses what it does not save",
         name());
  }
  const SavedValue& kept = saved(bit);
  if (kept.is_empty()) return number_in_place_of(bit);
  const Tensor& value = kept.get(name());
  if (!is_recording()) return value;
  Edge edge = bit >= kResultBit ? Edge{NodePtr(this), bit - kResultBit}
                                : this->edge(bit);
  if (!edge) return value;
  Tensor with_history = copy_record(*value);
  with_history->leave_family();
  set_history(*with_history, std::move(edge));
  return with_history;
}

// A call may have a number where its row has a tensor: formulas need not know.
Tensor OperatorNode::number_in_place_of(uint32_t input) const {
  const ArgumentList list = arguments_of(op_);
  uint32_t inputs = 0;
  for (size_t i = 0; i < list.size; ++i) {
    if (tensors_of(list.data[i].kind, {}) == 0 || inputs++ != input) continue;
    if (attributes_.kinds[i] != TP_ARGUMENT_SCALAR) break;
    tp_scalar_t number;
    std::memcpy(&number, words(i), sizeof(number));
    return scalar_tensor(number, shape(0).dtype(), shape(0).device());
  }
  fail(TP_ERROR_INTERNAL, "the derivative of %s uses input %u, which is none",
       name(), static_cast<unsigned>(input));
}

void OperatorNode::run(const Gradients& gradients) {
  if (released_) {
    fail(TP_ERROR_STATE,
         "the backward pass goes through %s a second time, but what it saved "
         "was given back after the first: retain the graph to go through it "
         "again",
         name());
  }
  Backward call(*this, gradients);
  derivative_of(op_).formula(call);
}

tp_scalar_t Backward::scalar(size_t argument) const noexcept {
  tp_scalar_t scalar;
  std::memcpy(&scalar, node_.words(argument), sizeof(scalar));
  return scalar;
}

double Backward::number(size_t argument) const {
  if (is_left_out(argument)) {
    return kParameters[parameters_of(node_.op()).first + argument].otherwise;
  }
  return real_of(scalar(argument));
}

}  // namespace tp::grad
