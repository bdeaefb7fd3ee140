// Recording where it has to be quick.
//
// Note [Short calls]: a step of training on small tensors spends its time in
// front of kernels. Calls of one or two tensors, with other arguments only
// behind them, to one new result come here: their tensors are not boxed, and
// what is known of them when the library is compiled is not asked for again.
// What is recorded is what Recording in record.cpp makes of the same call, by
// the same rules: a change of one is a change of both, and
// tests/c/autograd_formula_test.c goes both ways.
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

// run() is the operator; `others` are its arguments behind the inputs.
template <class Run, class... Inputs>
[[gnu::always_inline]] inline Tensor record_tensors(const Run& run, Op op,
                                                    ArgumentSpan others,
                                                    const Inputs&... inputs) {
  static_assert(sizeof...(Inputs) <= kFirstInputs);
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
  if (leads_on == 0 || derivative.is == Differentiable::kConstant) return run();
  if (derivative.is == Differentiable::kNo) fail_not_differentiable(op);
  NodePtr made = OperatorNode::make<sizeof...(Inputs)>(op, saved, others);
  auto& node = static_cast<OperatorNode&>(*made);
  for_each_input([&](uint32_t i, const TensorImpl& input) {
    if ((leads_on >> i & 1) != 0) find_gradient_edge(input, node.edge(i));
    if ((saved >> i & 1) != 0) node.save_input(i, input);
  });
  Tensor result = run();
  take_result(std::move(made), saved, 0, *result);
  return result;
}

}  // namespace tp::grad
