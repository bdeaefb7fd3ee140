#include "autograd/record.h"

#include <algorithm>

#include "autograd/history.h"
#include "autograd/mode.h"
#include "autograd/operator_node.h"
#include "core/error.h"
#include "dispatch/arguments.h"
#include "ops/copy.h"

namespace tp::grad {

namespace {

// Calls f(tensor or nullptr) for each input, as Derivative counts them.
template <class F>
void for_each_input(const OperatorCall& call, F&& f) {
  const tp_argument_info_t* const infos = arguments_of(call.op).data;
  for (size_t i = 0; i < call.argument_count; ++i) {
    const tp_argument_t& argument = call.arguments[i];
    switch (infos[i].kind) {
      case TP_ARGUMENT_TENSOR:
      case TP_ARGUMENT_INDEX:
      case TP_ARGUMENT_OPERAND:
        f(argument.kind == TP_ARGUMENT_TENSOR ||
                  argument.kind == TP_ARGUMENT_INDEX
              ? &call.tensor(i)
              : nullptr);
        break;
      case TP_ARGUMENT_TENSORS:
        for (size_t k = 0; k < argument.count; ++k) {
          f(&OperatorCall::tensor_of(argument.tensors[k]));
        }
        break;
      default:
        break;
    }
  }
}

// One call that is recorded.
class Recording {
 public:
  explicit Recording(const OperatorCall& call)
      : call_(call), target_(call.is_inplace() ? call.given[0] : nullptr) {}

  void run() {
    if (!find_edges()) {
      check_no_leaf_is_given();
      return call_operator(call_);
    }
    if (target_ == nullptr) {
      for (size_t i = 0; i < call_.result_count; ++i) {
        if (call_.given[i] != nullptr) fail_out(op_info(call_.op).name);
      }
    }
    switch (derivative_.is) {
      case Differentiable::kYes:
        return target_ == nullptr ? to_new() : in_place();
      case Differentiable::kConstant:
        return target_ == nullptr ? call_operator(call_) : constant_in_place();
      case Differentiable::kNo:
        check_no_leaf_is_given();
        fail(TP_ERROR_UNSUPPORTED, "%s is not differentiable: %s",
             op_info(call_.op).name, derivative_.reason);
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
    size_t i = 0;
    for_each_input(call_, [&](const TensorImpl* input) {
      if (input != nullptr && input->storage().is_tracked() &&
          has_history(*input)) {
        any = true;
        const SavedSet saves = derivative_.saves[i < 2 ? i : 2];
        if (saves == kNoGradient) {
          refused_ = std::min(refused_, i);
        } else {
          saved_ |= saves;
        }
      }
      ++i;
    });
    for (i = 0; i < call_.result_count; ++i) {
      const TensorImpl* const given = call_.given[i];
      if (given == nullptr || !given->storage().is_tracked()) continue;
      const AliasGroup* const group = find_group(*given);
      any = any || (group != nullptr && group->edge) || has_history(*given);
    }
    return any;
  }

  // The node with its edges and saved inputs.
  void make_node() {
    if (refused_ != kNone) {
      fail(TP_ERROR_UNSUPPORTED,
           "%s has no derivative by its input %zu: detach it",
           op_info(call_.op).name, refused_);
    }
    node_ = OperatorNode::make(call_, measure_attributes(call_), saved_);
    uint32_t i = 0;
    for_each_input(call_, [&](const TensorImpl* input) {
      if (input != nullptr) {
        node_->edge(i) = gradient_edge(*input);
        if (i < kResultBit && (saved_ >> i & 1) != 0) save_input(*input, i);
      }
      ++i;
    });
  }
  OperatorNode& node() noexcept { return static_cast<OperatorNode&>(*node_); }

  void save_input(const TensorImpl& input, uint32_t i) {
    SavedValue& place = node().saved(i);
    if (&input == target_) {
      // It is about to be written: what it was is kept apart.
      place.save(*clone(input, TP_FORMAT_PRESERVE), SavedValue::Role::kOfInput,
                 i, node_->name());
    } else {
      place.save(input, SavedValue::Role::kOfInput, i, node_->name());
    }
  }

  void to_new() {
    make_node();
    call_operator(call_);
    for (uint32_t i = 0; i < call_.result_count; ++i) {
      TensorImpl& result = *call_.made[i];
      check_not_complex(op_info(call_.op).name, result.dtype());
      node_->shape(i).set(result);
      if ((saved_ >> (kResultBit + i) & 1) != 0) {
        node()
            .saved(kResultBit + i)
            .save(result, SavedValue::Role::kOfResult, i, node_->name());
      }
    }
    for (uint32_t i = 0; i < call_.result_count; ++i) {
      if (dtype_kind(call_.made[i]->dtype()) != TP_KIND_FLOAT) continue;
      set_history(*call_.made[i], {node_, i});
    }
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
  static constexpr size_t kNone = ~size_t{0};
  size_t refused_ = kNone;  // an input that the derivative does not cover
  SavedSet saved_ = 0;
  NodePtr node_;
};

}  // namespace

bool is_tracked(const OperatorCall& call) noexcept {
  if (!StorageImpl::is_any_tracked()) return false;
  bool any = false;
  for_each_input(call, [&](const TensorImpl* input) {
    any = any || (input != nullptr && input->storage().is_tracked());
  });
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

void check_out_unrecorded(const char* name, const TensorImpl& operand,
                          const TensorImpl& out) {
  if (!is_recording()) return;
  check_not_leaf(out);
  if (has_history(operand) || has_history(out)) Recording::fail_out(name);
}

}  // namespace tp::grad
