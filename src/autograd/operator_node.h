// The node of a recorded operator: what its derivative needs of the call.
#pragma once

#include <memory>

#include "autograd/boxed.h"
#include "autograd/call_arguments.h"
#include "autograd/derivative.h"
#include "autograd/node.h"
#include "autograd/saved.h"
#include "ops/operator_call.h"

namespace tp::grad {

class OperatorNode final : public Node {
 public:
  // Without edges, saved values and arguments yet. Throws out-of-memory.
  static NodePtr make(const OperatorCall& call, size_t inputs, size_t words,
                      SavedSet saved);
  // Of a call of tensors, with `others` behind them, that has one result.
  template <size_t kInputs>
  [[gnu::always_inline]] static NodePtr make(Op op, SavedSet saved,
                                             ArgumentSpan others) {
    check_room(op, kInputs + others.size());
    size_t words = 0;
    for (const tp_argument_t& argument : others) words += words_of(argument);
    auto* const node =
        make_node<OperatorNode>(kInputs, 1, tail_size(saved, words), op, saved);
    node->make_values();
    for (size_t i = 0; i < kInputs; ++i) node->kinds_[i] = TP_ARGUMENT_TENSOR;
    int64_t* to = node->words();
    uint8_t* kind = node->kinds_ + kInputs;
    for (const tp_argument_t& argument : others) {
      *kind++ = static_cast<uint8_t>(argument.kind);
      to = write_words(argument, to);
    }
    return NodePtr::reclaim(node);
  }
  ~OperatorNode() override;

  const char* name() const noexcept override { return op_info(op_).name; }
  void run(const Gradients& gradients) override;
  void release_saved() noexcept override;

  Op op() const noexcept { return op_; }
  SavedSet saved_set() const noexcept { return saved_; }
  // The place for what a bit of the set names.
  SavedValue& saved(uint32_t bit) noexcept;
  void save_input(uint32_t i, const TensorImpl& input) {
    saved(i).save(input, SavedValue::Role::kOfInput, i, name());
  }
  void save_result(uint32_t i, const TensorImpl& result) {
    saved(kResultBit + i).save(result, SavedValue::Role::kOfResult, i, name());
  }
  // With the history that it had, if one is being recorded.
  Tensor unpack(uint32_t bit);

  // A TP_ARGUMENT_ value of the call.
  int32_t kind(size_t argument) const noexcept { return kinds_[argument]; }
  const int64_t* words(size_t argument) const noexcept;
  // Where the words of all begin.
  int64_t* words() const noexcept {
    return reinterpret_cast<int64_t*>(values() + saved_count(saved_));
  }

 private:
  template <class T, class... Args>
  friend T* make_node(size_t edges, size_t results, size_t tail,
                      Args&&... args);

  // There are few: without an instruction for it, std::popcount is a call.
  static size_t saved_count(uint32_t saved) noexcept {
    size_t count = 0;
    for (; saved != 0; saved &= saved - 1) ++count;
    return count;
  }
  static size_t tail_size(SavedSet saved, size_t words) noexcept {
    return saved_count(saved) * sizeof(SavedValue) + words * sizeof(int64_t);
  }
  static void check_room(Op op, size_t arguments) {
    if (arguments > kMostArguments) fail_too_many(op);
  }
  [[noreturn]] static void fail_too_many(Op op);
  SavedValue* values() const noexcept {
    return static_cast<SavedValue*>(tail());
  }
  void make_values() noexcept {
    std::uninitialized_default_construct_n(values(), saved_count(saved_));
  }
  Tensor number_in_place_of(uint32_t input) const;

  OperatorNode(Op op, SavedSet saved) noexcept : op_(op), saved_(saved) {}

  const Op op_;
  const SavedSet saved_;
  bool released_ = false;
  uint8_t kinds_[kMostArguments] = {};
};

// What a formula sees of the call.
class Backward {
 public:
  Backward(OperatorNode& node, const Gradients& gradients) noexcept
      : node_(node), gradients_(gradients) {}

  // Gradient of a result; null for zero where there are several.
  const Tensor& grad(size_t result = 0) const noexcept {
    return gradients_.of_results[result];
  }
  bool needs(size_t input) const noexcept { return gradients_.needed[input]; }
  size_t inputs() const noexcept { return node_.edge_count(); }
  // The gradient of an input; one that is larger is summed to its sizes, and
  // converted to its dtype.
  void give(size_t input, Tensor gradient) noexcept {
    gradients_.of_inputs[input] = std::move(gradient);
  }
  // What was saved.
  Tensor input(size_t i) { return node_.unpack(static_cast<uint32_t>(i)); }
  Tensor result(size_t i = 0) {
    return node_.unpack(kResultBit + static_cast<uint32_t>(i));
  }
  // Of an input that is needed, and of a result.
  Dims sizes(size_t input) const noexcept {
    return node_.input_shape(input).sizes();
  }
  DType dtype(size_t input) const noexcept {
    return node_.input_shape(input).dtype();
  }
  Dims result_sizes(size_t i = 0) const noexcept {
    return node_.shape(i).sizes();
  }

  // Arguments by their place in the call.
  bool is_number(size_t argument) const noexcept {
    return node_.kind(argument) == TP_ARGUMENT_SCALAR;
  }
  bool is_left_out(size_t argument) const noexcept {
    return node_.kind(argument) == TP_ARGUMENT_NONE;
  }
  tp_scalar_t scalar(size_t argument) const noexcept;
  // What a parametric operator leaves out is the number of its row.
  double number(size_t argument) const;
  int64_t integer(size_t argument) const noexcept {
    return *node_.words(argument);
  }
  bool flag(size_t argument) const noexcept { return integer(argument) != 0; }
  // Elements of a tensor of a list.
  int64_t numel_in_list(size_t argument, size_t i) const noexcept {
    return node_.words(argument)[1 + i];
  }
  Dims dims(size_t argument) const noexcept {
    const int64_t* const words = node_.words(argument);
    return {words + 1, static_cast<size_t>(words[0])};
  }

 private:
  OperatorNode& node_;
  const Gradients& gradients_;
};

}  // namespace tp::grad
