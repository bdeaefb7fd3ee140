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

NodePtr OperatorNode::make(const OperatorCall& call, size_t inputs,
                           size_t words, SavedSet saved) {
  check_room(call.op, call.argument_count);
  auto* const node = make_node<OperatorNode>(
      inputs, call.result_count, tail_size(saved, words), call.op, saved);
  for (size_t i = 0; i < call.argument_count; ++i) {
    node->kinds_[i] = static_cast<uint8_t>(call.arguments[i].kind);
  }
  node->make_values();
  return NodePtr::reclaim(node);
}

void OperatorNode::fail_too_many(Op op) {
  fail(TP_ERROR_INTERNAL, "the derivative of %s has too many arguments",
       op_info(op).name);
}

const int64_t* OperatorNode::words(size_t argument) const noexcept {
  const int64_t* words = this->words();
  for (size_t i = 0; i < argument; ++i) words = skip_words(kinds_[i], words);
  return words;
}

OperatorNode::~OperatorNode() { std::destroy_n(values(), saved_count(saved_)); }

void OperatorNode::release_saved() noexcept {
  if (saved_ == 0) return;
  const size_t n = saved_count(saved_);
  for (size_t i = 0; i < n; ++i) values()[i].clear();
  released_ = true;
}

SavedValue& OperatorNode::saved(uint32_t bit) noexcept {
  return values()[saved_count(saved_ & ((1u << bit) - 1))];
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
    if (!takes_tensor(list.data[i].kind) || inputs++ != input) continue;
    if (kinds_[i] != TP_ARGUMENT_SCALAR) break;
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
