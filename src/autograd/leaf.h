// Ends of a graph, and what a program asks of tensors with gradients.
#pragma once

#include "autograd/grad_slot.h"
#include "autograd/history.h"
#include "autograd/node.h"

namespace tp::grad {

// Where the gradient of a leaf gathers. It does not hold the leaf.
class LeafNode final : public Node {
 public:
  explicit LeafNode(SlotPtr slot) noexcept : slot_(std::move(slot)) {}

  const char* name() const noexcept override { return "leaf"; }
  bool is_leaf() const noexcept override { return true; }
  void run(const Gradients&) override {}
  void gather(Tensor gradient, bool with_graph) {
    slot_->add(std::move(gradient), with_graph);
  }
  bool has_gathered() const noexcept { return slot_->has_gradient(); }

 private:
  SlotPtr slot_;
};

void set_requires_grad(TensorImpl& tensor, bool on);
// Made by no recorded call.
bool is_leaf(const TensorImpl& tensor) noexcept;
// Keeps the gradient of a tensor that is no leaf.
void retain_grad(TensorImpl& tensor);
bool retains_grad(const TensorImpl& tensor) noexcept;
// nullptr if there is none.
Tensor gradient_of(const TensorImpl& tensor) noexcept;
// nullptr drops it.
void set_gradient(TensorImpl& tensor, Tensor gradient);
// The history of the tensor, on the tensor itself, where hooks can stay.
Edge settle_history(TensorImpl& tensor);

}  // namespace tp::grad
