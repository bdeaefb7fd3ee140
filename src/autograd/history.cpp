#include "autograd/history.h"

#include "autograd/blame.h"
#include "autograd/hook.h"
#include "autograd/mode.h"
#include "autograd/row_nodes.h"
#include "core/error.h"
#include "core/shape_text.h"

namespace tp::grad {

namespace {

void destroy_groups(AliasGroups* self) noexcept {
  auto* group = static_cast<AliasGroup*>(self);
  while (group != nullptr) {
    AliasGroup* const next = group->next;
    group->~AliasGroup();
    free_object(group, sizeof(AliasGroup));
    group = next;
  }
}

AliasGroup* new_group() {
  auto* const group = new (allocate_object(sizeof(AliasGroup))) AliasGroup();
  group->destroy = destroy_groups;
  return group;
}

[[noreturn]] void fail_out_of_date(const TensorImpl& tensor, const Edge& edge,
                                   int64_t version) {
  record_error(
      TP_ERROR_VERSION, 0,
      "the history of a tensor of shape %s, %s, is of version %lld of its "
      "bytes, which are at version %lld: they were written without recording; "
      "detach it, or write it by operators",
      shape_text(tensor.sizes()).text, dtype_name(tensor.dtype()),
      static_cast<long long>(version),
      static_cast<long long>(tensor.version()));
  tell_call_site(*edge.node);
  throw Error{TP_ERROR_VERSION};
}

void check_dtype_of_group(const TensorImpl& tensor, const AliasGroup& group) {
  if (group.edge.node->shape(group.edge.index).dtype() == tensor.dtype()) {
    return;
  }
  fail(TP_ERROR_UNSUPPORTED,
       "a tensor of %s shares bytes with one of another dtype that has a "
       "history: gradients cannot follow that",
       dtype_name(tensor.dtype()));
}

// The edge of a group for its elements in a row.
Edge row_edge(const AliasGroup& group, const TensorImpl& member) {
  if (group.is_flat || !group.edge) return group.edge;
  return {make_row_write({}, group.edge, group.place, row_of(member)), 0};
}

// The same for a member of the group. Out of the way of tensors that have
// histories of their own.
[[gnu::noinline]] Edge group_edge(AliasGroup& group, const TensorImpl& member) {
  if (!group.edge) return {};
  if (group.version != member.version()) {
    fail_out_of_date(member, group.edge, group.version);
  }
  check_dtype_of_group(member, group);
  NodePtr read = group.reads.find(member);
  if (!read) {
    read = group.reads.keep(member,
                            make_row_read(row_edge(group, member), member));
  }
  return {std::move(read), 0};
}

// References of the storage that are neither saved copies' nor handles.
bool is_shared(const StorageImpl& storage) noexcept {
  return storage.tensor_count() > 1;
}

bool covers_all(const TensorImpl& tensor) noexcept {
  return tensor.is_non_overlapping_and_dense() &&
         tensor.numel() == row_length(tensor);
}

}  // namespace

void History::move_on(Edge to) noexcept {
  if (retains != nullptr && edge.node->runs_hooks()) {
    // A pass that is at its hooks is not disturbed: this one stays with the old
    // node, and fills the slot for the last time.
    retains = nullptr;
  } else if (retains != nullptr) {
    edge.node->detach_hook(retains);
    if (to) {
      retains->set_result(to.index);
      to.node->add_hook(retains);
    } else {
      free_hook(std::exchange(retains, nullptr));
    }
  }
  edge = std::move(to);
}

void destroy_history(AutogradMeta* self) noexcept {
  auto* const history = static_cast<History*>(self);
  if (history->leaf_group != nullptr) {
    history->leaf_group->leaves.fetch_sub(1, std::memory_order_relaxed);
  }
  // A gradient may lead back here by its own history.
  if (history->slot) history->slot->close();
  history->~History();
  free_object(history, sizeof(History));
}

AliasGroup& ensure_group(const TensorImpl& tensor) {
  for (;;) {
    if (AliasGroup* const group = find_group(tensor)) return *group;
    AliasGroup* const group = new_group();
    try {
      group->family = tensor.family();
      group->version = tensor.version();
      const History* const history = history_of(tensor);
      if (history != nullptr && history->edge && !history->is_leaf()) {
        group->edge = history->edge;
        group->version = history->version;
        group->place.set(tensor);
      }
    } catch (...) {
      group->next = nullptr;
      destroy_groups(group);
      throw;
    }
    AliasGroups* const others = tensor.storage().groups();
    group->next = static_cast<AliasGroup*>(others);
    if (tensor.storage().set_groups(others, group)) return *group;
    group->next = nullptr;
    destroy_groups(group);
  }
}

Edge gradient_edge(const TensorImpl& tensor) {
  Edge edge;
  find_gradient_edge(tensor, edge);
  return edge;
}

void find_gradient_edge_slow(const TensorImpl& tensor, Edge& to) {
  if (!tensor.storage().is_tracked()) return;
  const History* const history = history_of(tensor);
  AliasGroup* const group = find_group(tensor);
  const uint32_t generation = history == nullptr ? 0 : history->generation;
  if (group != nullptr && group->generation != generation) {
    to = group_edge(*group, tensor);
    return;
  }
  if (history == nullptr || !history->edge) return;
  if (history->version != tensor.version() && !history->is_leaf()) {
    fail_out_of_date(tensor, history->edge, history->version);
  }
  to = history->edge;
}

void fail_complex(const char* name, DType dtype) {
  fail(TP_ERROR_UNSUPPORTED,
       "%s to %s is not recorded, but one of the tensors has a gradient to "
       "follow: complex numbers have none here",
       name, dtype_name(dtype));
}

void check_not_leaf(const TensorImpl& target) {
  const AliasGroup* const group = find_group(target);
  if (group == nullptr || group->leaves.load(std::memory_order_relaxed) == 0) {
    return;
  }
  const History* const history = history_of(target);
  fail(TP_ERROR_STATE,
       history != nullptr && history->is_leaf()
           ? "a leaf that requires gradients cannot be written in place while "
             "history is recorded: shape %s, %s"
           : "a view of a leaf that requires gradients cannot be written in "
             "place while history is recorded: shape %s, %s",
       shape_text(target.sizes()).text, dtype_name(target.dtype()));
}

Rewrite::Rewrite(TensorImpl& target)
    : target_(target), storage_(&target.storage()) {
  check_not_leaf(target);
  target.ensure_family();
  group_ = find_group(target);
  if (group_ == nullptr && is_shared(target.storage())) {
    group_ = &ensure_group(target);
  }
  if (group_ != nullptr && !target.is_self_overlapping()) {
    covers_all_ = covers_all(target);
    place_.set(target);
    if (!covers_all_) {
      if (group_->edge) {
        check_dtype_of_group(target, *group_);
        // A history that says nothing any more is not carried on.
        if (group_->version != target.version()) {
          fail_out_of_date(target, group_->edge, group_->version);
        }
      }
      // Its second edge is the value, which is yet to come.
      row_ =
          make_row_write(row_edge(*group_, target), {}, place_, row_of(target));
    }
  }
  if (history_of(target) == nullptr || target.is_self_overlapping()) {
    fresh_ = new_history();
  }
}

Rewrite::~Rewrite() {
  if (fresh_ != nullptr) fresh_->destroy(fresh_);
}

void Rewrite::commit(Edge value) noexcept {
  StorageImpl& storage = target_.storage();
  storage.track();
  // A tensor that overlapped itself has bytes of its own now.
  const bool moved = &storage != storage_;
  uint32_t generation = 0;
  if (group_ != nullptr && !moved) {
    group_->reads.clear();
    group_->version = storage.version();
    generation = ++group_->generation;
    if (covers_all_) {
      group_->edge = value;
      group_->place = std::move(place_);
      group_->is_flat = false;
    } else {
      row_->edge(1) = value;
      group_->edge = {std::move(row_), 0};
      group_->is_flat = true;
    }
  }
  if (history_of(target_) == nullptr) {
    target_.set_autograd(std::exchange(fresh_, nullptr));
  }
  History& history = *history_of(target_);
  history.move_on(std::move(value));
  history.version = storage.version();
  history.generation = generation;
}

}  // namespace tp::grad
