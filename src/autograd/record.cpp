#include "autograd/record.h"

#include <algorithm>

#include "autograd/history.h"
#include "autograd/mode.h"
#include "autograd/record_tensors.h"
#include "core/error.h"
#include "ops/copy.h"

namespace tp::grad {

namespace {

// One call that is recorded. Short calls are by record_tensors, in the same
// way: see Note [Short calls].
class Recording {
 public:
  explicit Recording(const OperatorCall& call)
      : call_(call), target_(call.is_inplace() ? call.given[0] : nullptr) {}

  void run() {
    if (!find_edges()) {
      check_no_leaf_is_given();
      return call_operator(call_);
    }
    if (target_ == nullptr && is_given_) fail_out(op_info(call_.op).name);
    switch (derivative_.is) {
      case Differentiable::kYes:
        return target_ == nullptr ? to_new() : in_place();
      case Differentiable::kConstant:
        return target_ == nullptr ? call_operator(call_) : constant_in_place();
      case Differentiable::kNo:
        check_no_leaf_is_given();
        fail_not_differentiable(call_.op);
    }
  }

  [[noreturn]] static void fail_out(const char* name) {
    fail(TP_ERROR_UNSUPPORTED,
         "%s into a given tensor is not recorded, but one of the tensors has "
         "a gradient to follow: let it make a new one, or do it without "
         "recording",
         name);
  }

 private:
  // Neither leaves nor views of them are written, whatever writes them.
  void check_no_leaf_is_given() const {
    for (size_t i = 0; i < call_.result_count; ++i) {
      if (call_.given[i] != nullptr) check_not_leaf(*call_.given[i]);
    }
  }

  // Whether anything leads on, and what is to be saved: that depends on who
  // needs a gradient.
  bool find_edges() {
    bool any = false;
    inputs_ = for_each_argument(
        call_,
        [&](uint32_t i, const TensorImpl* input) {
          if (input == nullptr || !has_history(*input)) return;
          any = true;
          const SavedSet saves = derivative_.saves[i < 2 ? i : 2];
          if (saves == kNoGradient) {
            refused_ = std::min(refused_, i);
          } else {
            saved_ |= saves;
          }
        },
        [&](const tp_argument_t& argument) { words_ += words_of(argument); });
    for (size_t i = 0; i < call_.result_count; ++i) {
      const TensorImpl* const given = call_.given[i];
      if (given == nullptr) continue;
      is_given_ = true;
      if (!given->storage().is_tracked()) continue;
      const AliasGroup* const group = find_group(*given);
      any = any || (group != nullptr && group->edge) || has_history(*given);
    }
    return any;
  }

  // The node with its edges, its arguments and saved inputs.
  void make_node() {
    if (refused_ != kNone) {
      fail(TP_ERROR_UNSUPPORTED,
           "%s has no derivative by its input %u: detach it",
           op_info(call_.op).name, static_cast<unsigned>(refused_));
    }
    // A node's block counts its bytes in 32 bits.
    constexpr size_t kMost = size_t{1} << 24;
    if (inputs_ > kMost || words_ > kMost) {
      fail(TP_ERROR_UNSUPPORTED,
           "%s with a list of more than %zu cannot be recorded",
           op_info(call_.op).name, kMost);
    }
    node_ = OperatorNode::make(call_, inputs_, words_, saved_);
    OperatorNode& node = this->node();
    int64_t* words = node.words();
    for_each_argument(
        call_,
        [&](uint32_t i, const TensorImpl* input) {
          if (input == nullptr) return;
          // Most inputs have none: that is seen without a call.
          if (input->storage().is_tracked()) {
            find_gradient_edge(*input, node.edge(i));
          }
          if (i < kResultBit && (saved_ >> i & 1) != 0) save_input(*input, i);
        },
        [&](const tp_argument_t& argument) {
          words = write_words(argument, words);
        });
  }
  OperatorNode& node() noexcept { return static_cast<OperatorNode&>(*node_); }

  // What is about to be written is kept apart as it was.
  void save_input(const TensorImpl& input, uint32_t i) {
    if (&input == target_) {
      node().save_input(i, *clone(input, TP_FORMAT_PRESERVE));
    } else {
      node().save_input(i, input);
    }
  }

  void to_new() {
    make_node();
    call_operator(call_);
    const auto last = static_cast<uint32_t>(call_.result_count - 1);
    for (uint32_t i = 0; i < last; ++i) {
      take_result(NodePtr(node_), saved_, i, *call_.made[i]);
    }
    take_result(std::move(node_), saved_, last, *call_.made[last]);
  }

  void in_place() {
    check_not_complex(op_info(call_.op).name, target_->dtype());
    Rewrite rewrite(*target_);
    make_node();
    node_->shape(0).set(*target_);
    const bool saves_result = (saved_ & kResult) != 0;
    if (saves_result) {
      node()
          .saved(kResultBit)
          .prepare(*target_, SavedValue::Role::kOfResult, 0, node_->name());
    }
    call_operator(call_);
    if (saves_result) node().saved(kResultBit).finish(*target_);
    rewrite.commit(leads_on() ? Edge{node_, 0} : Edge());
  }

  // Not if only the family of the target has a history.
  bool leads_on() const noexcept {
    for (size_t i = 0; i < node_->edge_count(); ++i) {
      if (node_->edge(i)) return true;
    }
    return false;
  }

  void constant_in_place() {
    Rewrite rewrite(*target_);
    call_operator(call_);
    rewrite.commit({});
  }

  const OperatorCall& call_;
  TensorImpl* const target_;
  const Derivative& derivative_ = derivative_of(call_.op);
  static constexpr uint32_t kNone = ~uint32_t{0};
  uint32_t inputs_ = 0;
  size_t words_ = 0;          // of arguments that are no tensors
  bool is_given_ = false;     // a tensor for a result
  uint32_t refused_ = kNone;  // an input that the derivative does not cover
  SavedSet saved_ = 0;
  NodePtr node_;
};

}  // namespace

bool is_tracked(const OperatorCall& call) noexcept {
  if (!StorageImpl::is_any_tracked()) return false;
  bool any = false;
  for_each_argument(
      call,
      [&](uint32_t, const TensorImpl* input) {
        any = any || (input != nullptr && input->storage().is_tracked());
      },
      [](const tp_argument_t&) {});
  for (size_t i = 0; i < call.result_count; ++i) {
    any = any ||
          (call.given[i] != nullptr && call.given[i]->storage().is_tracked());
  }
  return any;
}

void record(const OperatorCall& call) { Recording(call).run(); }

void call(const OperatorCall& call) {
  if (is_recorded(call)) return record(call);
  call_operator(call);
}

Tensor record_new(Op op, const Boxed& arguments) {
  TensorImpl* given[1] = {};
  Tensor made[1];
  record({op, arguments.data(), arguments.size(), given, made, 1});
  return std::move(made[0]);
}

void record_out(Op op, const Boxed& arguments, TensorImpl& out) {
  TensorImpl* given[1] = {&out};
  Tensor made[1];
  record({op, arguments.data(), arguments.size(), given, made, 1});
}

void fail_not_differentiable(Op op) {
  fail(TP_ERROR_UNSUPPORTED, "%s is not differentiable: %s", op_info(op).name,
       derivative_of(op).reason);
}

void check_out_unrecorded(const char* name, const TensorImpl& operand,
                          const TensorImpl& out) {
  if (!is_recording()) return;
  check_not_leaf(out);
  if (has_history(operand) || has_history(out)) Recording::fail_out(name);
}

}  // namespace tp::grad
