// What tensors read from the elements of an alias group.
//
// Note [Row reads]: a tensor that others wrote reads its history from the group
// at each use. All uses between two writes share one node, so that a gradient
// that is asked for afterwards (a hook, one that is retained or chosen) is that
// of all of them. Uses are reads, which threads may make at once: nodes are
// only added, until the next write, when nobody reads.
#pragma once

#include <atomic>

#include "autograd/geometry.h"
#include "autograd/node.h"

namespace tp::grad {

class RowReads {
 public:
  RowReads() noexcept = default;
  RowReads(const RowReads&) = delete;
  RowReads& operator=(const RowReads&) = delete;
  ~RowReads() { clear(); }

  // The node of a tensor; null if there is none.
  NodePtr find(const TensorImpl& tensor) const noexcept;
  // Keeps a new one, and gives the one that is kept: another thread may have
  // been first. Throws out-of-memory.
  NodePtr keep(const TensorImpl& tensor, NodePtr node);
  void clear() noexcept;

 private:
  struct Read {
    Read* next = nullptr;
    uint32_t place_in_list = 0;
    const TensorImpl* tensor = nullptr;  // as a name alone
    Geometry place;
    NodePtr node;

    bool is_of(const TensorImpl& other) const noexcept;
  };
  // More are not kept: programs that make views without end would pay.
  static constexpr uint32_t kMost = 256;

  static const Read* find(const Read* from, const TensorImpl& tensor) noexcept;
  static void free(Read* read) noexcept;

  std::atomic<Read*> first_{nullptr};
};

}  // namespace tp::grad
