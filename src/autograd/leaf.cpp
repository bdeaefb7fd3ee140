#include "autograd/leaf.h"

#include "autograd/hook.h"
#include "autograd/mode.h"
#include "core/error.h"
#include "core/shape_text.h"

namespace tp::grad {

namespace {

class RetainHook final : public Hook {
 public:
  RetainHook(uint32_t result, SlotPtr slot) noexcept
      : Hook(result, 0), slot_(std::move(slot)) {}
  void run(Tensor& gradient) override { slot_->add(gradient, is_recording()); }
  size_t nbytes() const noexcept override { return sizeof(*this); }

 private:
  SlotPtr slot_;
};

void check_can_have_gradient(const TensorImpl& tensor) {
  if (dtype_kind(tensor.dtype()) != TP_KIND_FLOAT) {
    fail(TP_ERROR_DTYPE,
         "a tensor of %s cannot require gradients: only real floating-point "
         "numbers can",
         dtype_name(tensor.dtype()));
  }
  if (tensor.storage().has(TP_STORAGE_INFERENCE)) {
    fail(TP_ERROR_INFERENCE,
         "a tensor made in inference mode cannot require gradients: clone it "
         "outside the mode first");
  }
}

void begin_leaf(TensorImpl& tensor) {
  check_can_have_gradient(tensor);
  SlotPtr slot = SlotPtr::make();
  NodePtr node = NodePtr::reclaim(make_node<LeafNode>(0, 1, 0, slot));
  node->shape(0).set(tensor);
  HistoryPtr history(new_history());
  tensor.ensure_family();
  AliasGroup& group = ensure_group(tensor);
  history->edge = {std::move(node), 0};
  history->slot = std::move(slot);
  history->version = tensor.version();
  history->generation = group.generation;
  history->leaf_group = &group;
  group.leaves.fetch_add(1, std::memory_order_relaxed);
  tensor.set_autograd(history.detach());
}

const History* leaf_history(const TensorImpl& tensor) noexcept {
  const History* const history = history_of(tensor);
  return history != nullptr && history->is_leaf() ? history : nullptr;
}

}  // namespace

bool is_leaf(const TensorImpl& tensor) noexcept {
  return leaf_history(tensor) != nullptr || !has_history(tensor);
}

void set_requires_grad(TensorImpl& tensor, bool on) {
  const bool is_end = leaf_history(tensor) != nullptr;
  if (is_end) {
    if (!on) tensor.set_autograd(nullptr);
    return;
  }
  if (!has_history(tensor)) {
    if (on) begin_leaf(tensor);
  } else if (!on) {
    fail(TP_ERROR_STATE,
         "a tensor with a history requires gradients: detach it instead");
  }
}

Edge settle_history(TensorImpl& tensor) {
  Edge edge = gradient_edge(tensor);
  const History* const own = history_of(tensor);
  if (edge && (own == nullptr || own->edge.node.get() != edge.node.get())) {
    set_history(tensor, Edge(edge));
  }
  return edge;
}

void retain_grad(TensorImpl& tensor) {
  if (leaf_history(tensor) != nullptr) return;
  const Edge edge = settle_history(tensor);
  if (!edge) {
    fail(TP_ERROR_STATE,
         "a tensor without history has no gradient to retain: shape %s",
         shape_text(tensor.sizes()).text);
  }
  History& history = *history_of(tensor);
  if (history.retains != nullptr) return;
  SlotPtr slot = history.slot ? history.slot : SlotPtr::make();
  history.retains = make_hook<RetainHook>(edge.index, slot);
  edge.node->add_hook(history.retains);
  history.slot = std::move(slot);
}

bool retains_grad(const TensorImpl& tensor) noexcept {
  const History* const history = history_of(tensor);
  return history != nullptr && history->retains != nullptr;
}

Tensor gradient_of(const TensorImpl& tensor) noexcept {
  const History* const history = history_of(tensor);
  return history != nullptr && history->slot ? history->slot->get() : nullptr;
}

void set_gradient(TensorImpl& tensor, Tensor gradient) {
  const History* const history = history_of(tensor);
  if (history == nullptr || !history->slot) {
    if (!gradient) return;
    fail(TP_ERROR_STATE,
         "only a leaf that requires gradients, or a tensor that retains its "
         "gradient, can be given one");
  }
  if (gradient) {
    if (gradient.get() == &tensor) {
      // It would keep itself alive.
      fail_at(2, TP_ERROR_ARGUMENT, "a tensor cannot be its own gradient");
    }
    if (!(gradient->sizes() == tensor.sizes())) {
      fail_at(
          2, TP_ERROR_SHAPE, "a gradient of shape %s for a tensor of shape %s",
          shape_text(gradient->sizes()).text, shape_text(tensor.sizes()).text);
    }
    if (gradient->dtype() != tensor.dtype()) {
      fail_at(2, TP_ERROR_DTYPE, "a gradient of %s for a tensor of %s",
              dtype_name(gradient->dtype()), dtype_name(tensor.dtype()));
    }
    if (!(gradient->device() == tensor.device())) {
      fail_at(2, TP_ERROR_DEVICE, "a gradient on %s for a tensor on %s",
              device_text(gradient->device()).text,
              device_text(tensor.device()).text);
    }
  }
  history->slot->set(std::move(gradient));
}

}  // namespace tp::grad
