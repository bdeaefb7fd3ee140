// What a tensor knows of how it was made, and what becomes of that when bytes
// are written.
//
// Note [Histories]: a history hangs on a tensor: an edge to the node that made
// it, or to the end of a graph where its gradient gathers. It is good for one
// version of the bytes. A write that is recorded moves it on; after any other
// write (without recording, through detach, by the host) the history says
// nothing about what the bytes are now, and using it is refused. A leaf has no
// values to explain, and stays one.
//
// Note [Alias groups]: a write through one tensor changes all of its family.
// The record of that is on the storage: an alias group is the history of all
// its elements in a row, with a generation that counts recorded writes. A
// tensor whose own generation is behind, or that never had a history, reads
// its history from there, as elements of the row. So a view made before its
// base had any history follows it.
//
// A group is made when a tensor with a history is viewed, and when one is
// written whose bytes others share. Until the first write it only keeps where
// the tensor came from.
#pragma once

#include <atomic>
#include <cstdint>

#include "autograd/geometry.h"
#include "autograd/grad_slot.h"
#include "autograd/node.h"
#include "autograd/row_reads.h"
#include "core/tensor_impl.h"

namespace tp::grad {

struct AliasGroup : AliasGroups {
  AliasGroup* next;
  uint64_t family;
  // Of leaves that require gradients: nothing of the family may be written
  // then.
  std::atomic<uint32_t> leaves;
  uint32_t generation;
  int64_t version;  // of the storage after the last recorded write
  Edge edge;        // of the elements that `place` has; null if constant
  Geometry place;
  bool is_flat;    // `edge` is of all elements of the storage in a row
  RowReads reads;  // since that write
};

void destroy_history(AutogradMeta* self) noexcept;

struct History : AutogradMeta {
  History() noexcept : AutogradMeta{destroy_history} {}
  History(Edge&& of, int64_t of_version, uint32_t of_generation) noexcept
      : AutogradMeta{destroy_history},
        edge(std::move(of)),
        version(of_version),
        generation(of_generation) {}

  Edge edge;
  int64_t version = 0;
  uint32_t generation = 0;
  // That counts this leaf; lives as long as the tensor.
  AliasGroup* leaf_group = nullptr;
  SlotPtr slot;             // where its gradient gathers, if it does
  Hook* retains = nullptr;  // the hook of `edge` that fills it, if one does

  bool is_leaf() const noexcept { return edge && edge.node->is_leaf(); }
  // A gradient that is retained is from then on that of the new value; where
  // that is constant there is none.
  void move_on(Edge to) noexcept;
};

// nullptr if it has none of its own.
inline History* history_of(const TensorImpl& tensor) noexcept {
  return static_cast<History*>(tensor.autograd());
}
template <class... Args>
[[gnu::always_inline]] inline History* new_history(Args&&... args) {
  return new (allocate_object(sizeof(History)))
      History(std::forward<Args>(args)...);
}
// One that no tensor has yet.
class HistoryPtr {
 public:
  explicit HistoryPtr(History* history) noexcept : history_(history) {}
  ~HistoryPtr() {
    if (history_ != nullptr) history_->destroy(history_);
  }
  HistoryPtr(const HistoryPtr&) = delete;
  HistoryPtr& operator=(const HistoryPtr&) = delete;
  History* operator->() const noexcept { return history_; }
  History* detach() noexcept { return std::exchange(history_, nullptr); }

 private:
  History* history_;
};

// The group of a tensor's family; nullptr if there is none.
inline AliasGroup* find_group(const TensorImpl& tensor) noexcept {
  auto* group = static_cast<AliasGroup*>(tensor.storage().groups());
  while (group != nullptr && group->family != tensor.family()) {
    group = group->next;
  }
  return group;
}
// The same, made if it is missing.
AliasGroup& ensure_group(const TensorImpl& tensor);

// Whether there is an edge to ask for, up to date or not.
[[gnu::always_inline]] inline bool has_history(
    const TensorImpl& tensor) noexcept {
  if (!tensor.storage().is_tracked()) return false;
  const History* const history = history_of(tensor);
  const AliasGroup* const group = find_group(tensor);
  const uint32_t generation = history == nullptr ? 0 : history->generation;
  if (group != nullptr && group->generation != generation) {
    return bool{group->edge};
  }
  return history != nullptr && history->edge;
}
// From where a gradient of the tensor goes on; null if it has no history. Fails
// if it has one that is out of date.
Edge gradient_edge(const TensorImpl& tensor);
// The same into an edge that is null.
void find_gradient_edge_slow(const TensorImpl& tensor, Edge& to);
[[gnu::always_inline]] inline void find_gradient_edge(const TensorImpl& tensor,
                                                      Edge& to) {
  const History* const history = history_of(tensor);
  const AliasGroup* const group = find_group(tensor);
  if (history == nullptr || history->version != tensor.version() ||
      (group != nullptr && group->generation != history->generation)) {
    return find_gradient_edge_slow(tensor, to);
  }
  // Made, not assigned: there is nothing in it to give up.
  new (&to) Edge(history->edge);
}
// Gives a tensor that nobody else sees an edge, or none.
[[gnu::always_inline]] inline void set_history(TensorImpl& tensor,
                                               Edge&& edge) {
  if (!edge) return;
  const AliasGroup* const group = find_group(tensor);
  History* const history =
      new_history(std::move(edge), tensor.version(),
                  group == nullptr ? 0 : group->generation);
  tensor.storage().track();
  tensor.set_autograd(history);
}

// A write to a tensor: made before it, so that what can fail has failed, and
// told after it what the tensor is now.
class Rewrite {
 public:
  // Refuses leaves that require gradients and their views.
  explicit Rewrite(TensorImpl& target);
  ~Rewrite();
  Rewrite(const Rewrite&) = delete;
  Rewrite& operator=(const Rewrite&) = delete;

  void commit(Edge value) noexcept;

 private:
  TensorImpl& target_;
  const StorageImpl* const storage_;
  AliasGroup* group_ = nullptr;
  bool covers_all_ = false;
  History* fresh_ = nullptr;
  NodePtr row_;  // the elements in a row after the write
  Geometry place_;
};

[[noreturn]] void fail_complex(const char* name, DType dtype);
// Refuses to give a history to complex numbers, which have no gradients here:
// what they lead to would be silently constant.
inline void check_not_complex(const char* name, DType dtype) {
  if (dtype_kind(dtype) == TP_KIND_COMPLEX) fail_complex(name, dtype);
}
// Refuses a write to a family with a leaf that requires gradients.
void check_not_leaf(const TensorImpl& target);

}  // namespace tp::grad
