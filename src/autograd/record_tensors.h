// Recording where it has to be quick.
//
// Note [Short calls]: a step of training on small tensors spends its time in
// front of kernels. Calls of a few tensors, with other arguments only behind
// them, to one new result are not boxed: what is known of them when the library
// is compiled is not asked for again.
#pragma once

#include "autograd/history.h"
#include "autograd/operator_node.h"
#include "autograd/record.h"

namespace tp::grad {

// A result gets its history before it is saved: its storage is tracked without
// a locked instruction as long as nobody shares it.
[[gnu::always_inline]] inline void take_result(NodePtr of, SavedSet saved,
                                               uint32_t i, TensorImpl& result) {
  auto& node = static_cast<OperatorNode&>(*of);
  check_not_complex(node.name(), result.dtype());
  node.shape(i).set(result);
  if (dtype_kind(result.dtype()) == TP_KIND_FLOAT) {
    set_history(result, {std::move(of), i});
  }
  if ((saved >> (kResultBit + i) & 1) != 0) node.save_result(i, result);
}

// The way of any call.
template <class... Inputs>
[[gnu::noinline]] Tensor record_boxed(Op op, ArgumentSpan others,
                                      const Inputs&... inputs) {
  Boxed boxed;
  (boxed.tensor(inputs), ...);
  for (const tp_argument_t& argument : others) boxed.add(argument);
  return record_new(op, boxed);
}

// run() is the operator; `others` are its arguments behind the inputs.
template <class Run, class... Inputs>
[[gnu::always_inline]] inline Tensor record_tensors(const Run& run, Op op,
                                                    ArgumentSpan others,
                                                    const Inputs&... inputs) {
  const Derivative& derivative = derivative_of(op);
  uint32_t leads_on = 0;
  SavedSet saved = 0;
  const auto for_each_input = [&](const auto& f) {
    uint32_t i = 0;
    (f(i++, inputs), ...);
  };
  for_each_input([&](uint32_t i, const TensorImpl& input) {
    if (!has_history(input)) return;
    leads_on |= 1u << i;
    saved |= derivative.saves[i];
  });
  if (leads_on == 0 || derivative.is != Differentiable::kYes ||
      (saved & kNoGradient) != 0) {
    return record_boxed(op, others, inputs...);
  }
  OperatorNode* const node =
      OperatorNode::make<sizeof...(Inputs)>(op, saved, others);
  NodePtr owner = NodePtr::reclaim(node);
  for_each_input([&](uint32_t i, const TensorImpl& input) {
    if ((leads_on >> i & 1) != 0) find_gradient_edge(input, node->edge(i));
    if ((saved >> i & 1) != 0) node->save_input(i, input);
  });
  Tensor result = run();
  take_result(std::move(owner), saved, 0, *result);
  return result;
}

}  // namespace tp::grad
