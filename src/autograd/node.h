// The graph: a node for each recorded call, which knows how gradients of its
// results become gradients of its inputs.
//
// Note [Graph]: edges lead from a call to the calls that made its inputs, never
// the other way, and no node holds a tensor but by a SavedValue. So a graph has
// no cycle: it goes when the last tensor with a history goes.
//
// Note [Freeing nodes]: a chain of a million nodes hangs on its last one. A
// node whose count reaches zero joins its thread's list, and whoever began to
// free works the list off: the stack does not grow with the chain.
//
// Note [Node blocks]: a node, its edges, what is known of its results and what
// its class adds lie in one block from the cache of objects; in anomaly mode
// where it was recorded too, at the block's end.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <new>
#include <utility>

#include "autograd/mode.h"
#include "autograd/shape.h"
#include "core/call_site.h"
#include "core/object.h"
#include "core/tensor_impl.h"

namespace tp::grad {

class Node;
class Hook;

// A counted reference.
class NodePtr {
 public:
  constexpr NodePtr() noexcept = default;
  // Adds a reference.
  explicit NodePtr(Node* node) noexcept;
  NodePtr(const NodePtr& other) noexcept : NodePtr(other.node_) {}
  NodePtr(NodePtr&& other) noexcept
      : node_(std::exchange(other.node_, nullptr)) {}
  ~NodePtr() {
    if (node_ != nullptr) drop(node_);
  }
  NodePtr& operator=(NodePtr other) noexcept {
    std::swap(node_, other.node_);
    return *this;
  }
  // Takes over the reference that a new node is born with.
  static NodePtr reclaim(Node* node) noexcept {
    NodePtr result;
    result.node_ = node;
    return result;
  }

  Node* get() const noexcept { return node_; }
  Node& operator*() const noexcept { return *node_; }
  Node* operator->() const noexcept { return node_; }
  explicit operator bool() const noexcept { return node_ != nullptr; }

 private:
  static void drop(Node* node) noexcept;

  Node* node_ = nullptr;
};

// A result of a node.
struct Edge {
  NodePtr node;
  uint32_t index = 0;

  explicit operator bool() const noexcept { return bool{node}; }
};

// What a node runs on: gradients of its results, null for zero, and where those
// of its inputs go. `needed` tells the inputs that anybody waits for.
struct Gradients {
  const Tensor* of_results;
  Tensor* of_inputs;
  const bool* needed;
};

class Node {
 public:
  Node(const Node&) = delete;
  Node& operator=(const Node&) = delete;

  // What errors and dumps call it.
  virtual const char* name() const noexcept = 0;
  virtual void run(const Gradients& gradients) = 0;
  // Gives back what it saved: it cannot run again if that was anything.
  virtual void release_saved() noexcept {}
  // Whether it is the end of a graph, where the gradient of a leaf gathers.
  virtual bool is_leaf() const noexcept { return false; }

  // Later calls of a thread have higher numbers.
  uint64_t sequence() const noexcept { return sequence_; }
  size_t edge_count() const noexcept { return edge_count_; }
  Edge& edge(size_t i) noexcept { return edges_[i]; }
  const Edge& edge(size_t i) const noexcept { return edges_[i]; }
  size_t result_count() const noexcept { return result_count_; }
  ResultShape& shape(size_t i) noexcept { return shapes_[i]; }
  const ResultShape& shape(size_t i) const noexcept { return shapes_[i]; }
  // What input i looked like; it must have an edge.
  const ResultShape& input_shape(size_t i) const noexcept {
    return edges_[i].node->shapes_[edges_[i].index];
  }

  // Where it was recorded; nullptr if that was not in anomaly mode.
  const CallSite* call_site() const noexcept {
    return has_call_site_ ? call_site_at_end() : nullptr;
  }

  // Called with gradients of results before it runs, in the order of their
  // making.
  Hook* hooks() const noexcept { return hooks_; }
  void add_hook(Hook* hook) noexcept;
  // Gives one of its hooks up. Not while they run.
  void detach_hook(Hook* hook) noexcept;
  // Whether there was one. Not while they run.
  bool remove_hook(uint64_t id) noexcept;
  bool runs_hooks() const noexcept {
    return hook_runs_.load(std::memory_order_relaxed) != 0;
  }
  void begin_hooks() noexcept {
    hook_runs_.fetch_add(1, std::memory_order_relaxed);
  }
  void end_hooks() noexcept {
    hook_runs_.fetch_sub(1, std::memory_order_relaxed);
  }

 protected:
  Node() noexcept = default;
  virtual ~Node() = default;
  // Where what a class adds behind itself begins.
  void* tail() const noexcept { return shapes_ + result_count_; }

 private:
  friend class NodePtr;
  template <class T, class... Args>
  friend T* make_node(size_t edges, size_t results, size_t tail,
                      Args&&... args);

  void take_call_site() noexcept;
  static void free(Node* node) noexcept;
  static void destroy(Node* node) noexcept;
  [[gnu::always_inline]] void set_block(void* edges, size_t edge_count,
                                        size_t result_count,
                                        size_t nbytes) noexcept {
    edges_ = static_cast<Edge*>(edges);
    for (size_t i = 0; i < edge_count; ++i) new (edges_ + i) Edge();
    shapes_ = reinterpret_cast<ResultShape*>(edges_ + edge_count);
    for (size_t i = 0; i < result_count; ++i) new (shapes_ + i) ResultShape();
    edge_count_ = static_cast<uint32_t>(edge_count);
    result_count_ = static_cast<uint32_t>(result_count);
    nbytes_ = static_cast<uint32_t>(nbytes);
    sequence_ = ++thread_state().recorded_nodes;
  }
  CallSite* call_site_at_end() const noexcept {
    auto* const end =
        reinterpret_cast<unsigned char*>(const_cast<Node*>(this)) + nbytes_;
    return reinterpret_cast<CallSite*>(end) - 1;
  }

  std::atomic<uint32_t> references_{1};
  uint32_t edge_count_ = 0;
  uint32_t result_count_ = 0;
  uint32_t nbytes_ = 0;
  std::atomic<uint32_t> hook_runs_{0};
  bool has_call_site_ = false;
  uint64_t sequence_ = 0;
  Edge* edges_ = nullptr;
  ResultShape* shapes_ = nullptr;
  Hook* hooks_ = nullptr;
  Node* next_dead_ = nullptr;
};

// A node with one reference; see Note [Node blocks]. Throws out-of-memory. What
// lies in the tail is made by the class itself.
template <class T, class... Args>
[[gnu::always_inline]] inline T* make_node(size_t edges, size_t results,
                                           size_t tail, Args&&... args) {
  static_assert(sizeof(T) % alignof(Edge) == 0);
  const size_t site = is_anomaly_mode() ? sizeof(CallSite) : 0;
  const size_t nbytes = sizeof(T) + edges * sizeof(Edge) +
                        results * sizeof(ResultShape) + tail + site;
  void* const memory = allocate_object(nbytes);
  T* const node = new (memory) T(std::forward<Args>(args)...);
  node->set_block(static_cast<unsigned char*>(memory) + sizeof(T), edges,
                  results, nbytes);
  if (__builtin_expect(site != 0, 0)) node->take_call_site();
  return node;
}

inline NodePtr::NodePtr(Node* node) noexcept : node_(node) {
  if (node != nullptr) {
    node->references_.fetch_add(1, std::memory_order_relaxed);
  }
}

inline void NodePtr::drop(Node* node) noexcept {
  if (node->references_.load(std::memory_order_acquire) == 1 ||
      node->references_.fetch_sub(1, std::memory_order_acq_rel) == 1) {
    Node::free(node);
  }
}

}  // namespace tp::grad
