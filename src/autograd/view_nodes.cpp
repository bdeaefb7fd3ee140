// How gradients of views go back, see Note [Recorded views].
#include "autograd/history.h"
#include "autograd/mode.h"
#include "autograd/row_nodes.h"
#include "autograd/views.h"
#include "core/error.h"
#include "ops/factories.h"

namespace tp::grad {

namespace {

class NamedNode : public Node {
 public:
  explicit NamedNode(const char* name) noexcept : name_(name) {}
  const char* name() const noexcept final { return name_; }

 private:
  const char* const name_;
};

class PassNode final : public NamedNode {
 public:
  using NamedNode::NamedNode;
  void run(const Gradients& gradients) override {
    gradients.of_inputs[0] = gradients.of_results[0];
  }
};

class ReshapeNode final : public NamedNode {
 public:
  using NamedNode::NamedNode;
  void run(const Gradients& gradients) override {
    if (!gradients.of_results[0]) return;
    gradients.of_inputs[0] =
        grad::reshape(*gradients.of_results[0], input_shape(0).sizes());
  }
};

// The order lies in the tail, as the view's own permutation turned round.
class PermuteNode final : public NamedNode {
 public:
  PermuteNode(const char* name, size_t rank) noexcept
      : NamedNode(name), rank_(rank) {}
  int64_t* back() const noexcept { return static_cast<int64_t*>(tail()); }
  void run(const Gradients& gradients) override {
    if (!gradients.of_results[0]) return;
    gradients.of_inputs[0] =
        grad::permute(*gradients.of_results[0], Dims(back(), rank_));
  }

 private:
  const size_t rank_;
};

class PartNode final : public NamedNode {
 public:
  PartNode(const char* name, const Part& part) noexcept
      : NamedNode(name), part_(part) {}
  void run(const Gradients& gradients) override {
    const Tensor& gradient = gradients.of_results[0];
    if (!gradient) return;
    const Dims sizes = input_shape(0).sizes();
    const Tensor row =
        write_zero_row(gradient, place_in(sizes, *gradient), numel_of(sizes));
    gradients.of_inputs[0] = grad::reshape(*row, sizes);
  }

 private:
  // Which elements of a contiguous base the part is.
  Geometry place_in(Dims sizes, const TensorImpl& like) const {
    DimsBuffer strides(sizes.size());
    contiguous_strides(sizes, strides.data());
    // Never read: it is there to be looked at.
    const Tensor base = tp::alias(make_storage(0, like.device()), sizes,
                                  strides, like.dtype(), 0, Bounds::kProved);
    Geometry place;
    place.set(*part_.of(*base, part_.numbers));
    return place;
  }

  const Part part_;
};

// The base's edge if a history is recorded. Without recording, too, its family
// is known from now on: the view may be written.
Edge edge_for_view(const TensorImpl& base, const TensorImpl& view) {
  const History* const history = history_of(base);
  if (history != nullptr && history->edge && !history->is_leaf() &&
      !base.is_kept() && &base.storage() == &view.storage()) {
    ensure_group(base);
  }
  return is_recording() ? gradient_edge(base) : Edge();
}

void finish(NodePtr node, Edge edge, TensorImpl& view) {
  node->edge(0) = std::move(edge);
  node->shape(0).set(view);
  set_history(view, {std::move(node), 0});
}

template <class T, class... Args>
void record_view(const TensorImpl& base, TensorImpl& view, Args&&... args) {
  Edge edge = edge_for_view(base, view);
  if (!edge) return;
  finish(NodePtr::reclaim(make_node<T>(1, 1, 0, args...)), std::move(edge),
         view);
}

}  // namespace

void record_part(const TensorImpl& base, TensorImpl& view, const char* name,
                 const Part& part) {
  record_view<PartNode>(base, view, name, part);
}

void record_reshaped(const TensorImpl& base, TensorImpl& view,
                     const char* name) {
  record_view<ReshapeNode>(base, view, name);
}

void record_passed(const TensorImpl& base, TensorImpl& view, const char* name) {
  record_view<PassNode>(base, view, name);
}

void record_permuted(const TensorImpl& base, TensorImpl& view, const char* name,
                     Dims order) {
  Edge edge = edge_for_view(base, view);
  if (!edge) return;
  auto* const node = make_node<PermuteNode>(
      1, 1, order.size() * sizeof(int64_t), name, order.size());
  NodePtr owner = NodePtr::reclaim(node);
  for (size_t i = 0; i < order.size(); ++i) {
    node->back()[order[i]] = static_cast<int64_t>(i);
  }
  finish(std::move(owner), std::move(edge), view);
}

void record_strided(const TensorImpl& base, TensorImpl& view) {
  Edge edge = edge_for_view(base, view);
  if (!edge) return;
  Geometry place;
  place.set(base);
  NodePtr row = make_row_write({}, std::move(edge), place, row_of(base));
  NodePtr read = make_row_read({std::move(row), 0}, view);
  set_history(view, {std::move(read), 0});
}

void refuse_to_record(const TensorImpl& base, const char* name,
                      const char* reason) {
  if (!is_recording() || !gradient_edge(base)) return;
  fail(TP_ERROR_UNSUPPORTED, "%s is not differentiable: %s", name, reason);
}

void copy_inplace_recorded(TensorImpl& target, const TensorImpl& source) {
  if (!is_recording()) return tp::copy_inplace(target, source);
  Edge edge = gradient_edge(source);
  if (edge) {
    check_not_complex("copy", target.dtype());
    // What whole numbers were copied from does not matter to them.
    if (dtype_kind(target.dtype()) != TP_KIND_FLOAT) edge = Edge();
  }
  const AliasGroup* const group = find_group(target);
  const bool was_known =
      (group != nullptr && group->edge) ||
      (history_of(target) != nullptr && history_of(target)->edge);
  if (!edge && !was_known) {
    check_not_leaf(target);
    return tp::copy_inplace(target, source);
  }
  Rewrite rewrite(target);
  NodePtr node;
  if (edge) {
    node = NodePtr::reclaim(make_node<PassNode>(1, 1, 0, "copy"));
    node->edge(0) = std::move(edge);
    node->shape(0).set(target);
  }
  tp::copy_inplace(target, source);
  rewrite.commit(node ? Edge{std::move(node), 0} : Edge());
}

}  // namespace tp::grad
