#include "autograd/engine.h"

#include <algorithm>

#include "autograd/accumulate.h"
#include "autograd/array.h"
#include "autograd/blame.h"
#include "autograd/fit.h"
#include "autograd/hook.h"
#include "autograd/leaf.h"
#include "autograd/mode.h"
#include "autograd/room.h"
#include "autograd/task_map.h"
#include "core/error.h"

namespace tp::grad {

namespace {

// Backward passes inside callbacks of backward passes, in one thread.
constexpr uint8_t kMaxDepth = 64;

class DepthGuard {
 public:
  DepthGuard() {
    uint8_t& depth = thread_state().gradient_depth;
    if (depth >= kMaxDepth) {
      fail(TP_ERROR_STATE,
           "%d backward passes are inside each other: no more are started",
           int{kMaxDepth});
    }
    ++depth;
  }
  ~DepthGuard() { --thread_state().gradient_depth; }
  DepthGuard(const DepthGuard&) = delete;
  DepthGuard& operator=(const DepthGuard&) = delete;
};

// As long as hooks of a node run, none of them goes.
class HookRun {
 public:
  explicit HookRun(Node& node) noexcept : node_(node) { node_.begin_hooks(); }
  ~HookRun() { node_.end_hooks(); }
  HookRun(const HookRun&) = delete;
  HookRun& operator=(const HookRun&) = delete;

 private:
  Node& node_;
};

// Leaves go first: that gives memory back early.
uint64_t order_of(const Node& node) noexcept {
  return node.is_leaf() ? ~uint64_t{0} : node.sequence();
}

class Pass {
 public:
  Pass(const Edge* wanted, Tensor* found, size_t wanted_count,
       const BackwardOptions& options)
      : wanted_(wanted),
        found_(found),
        wanted_count_(wanted_count),
        options_(options) {}
  Pass(const Pass&) = delete;
  Pass& operator=(const Pass&) = delete;

  void run(const Edge* roots, const Tensor* gradients, size_t count) {
    for (size_t i = 0; i < count; ++i) discover(*roots[i].node);
    make_room();
    for (size_t i = 0; i < count; ++i) {
      add(roots[i], fit(gradients[i], roots[i].node->shape(roots[i].index),
                        roots[i].node->name()));
    }
    for (size_t i = 0; i < count; ++i) {
      Task& task = tasks_[map_.find(roots[i].node.get())];
      if (task.waiting_for == 0 && !task.is_queued) enqueue(task);
    }
    while (ready_.size() != 0) {
      std::pop_heap(ready_.begin(), ready_.end(), before);
      Node* const node = ready_.back();
      ready_.pop();
      run_one(tasks_[map_.find(node)]);
    }
  }

 private:
  struct Task {
    Node* node;
    size_t gradients;  // place of the first, one for each result
    uint32_t waiting_for;
    bool is_queued;
    bool leads_on;  // whether anybody waits for gradients of its inputs
  };
  struct Step {
    Node* node;
    size_t edge;
  };

  // Only tasks are on the heap that is in the order of recording.
  static bool before(const Node* a, const Node* b) noexcept {
    return order_of(*a) < order_of(*b);
  }

  bool is_wanted(const Node& node) const noexcept {
    for (size_t i = 0; i < wanted_count_; ++i) {
      if (wanted_[i].node.get() == &node) return true;
    }
    return false;
  }
  // Whether gradients of a node's results are of use.
  bool is_useful(const Task& task) const noexcept {
    return wanted_ == nullptr || task.leads_on || is_wanted(*task.node);
  }

  // All nodes that are reached, depth first without recursion. A node is
  // judged when all behind it are.
  void discover(Node& root) {
    if (!visit(root)) return;
    while (steps_.size() != 0) {
      Step& step = steps_.back();
      Node& node = *step.node;
      if (step.edge == node.edge_count()) {
        steps_.pop();
        judge(node);
        continue;
      }
      Node* const next = node.edge(step.edge++).node.get();
      if (next == nullptr) continue;
      visit(*next);
      ++tasks_[map_.find(next)].waiting_for;
    }
  }
  bool visit(Node& node) {
    if (!map_.insert(&node, tasks_.size())) return false;
    tasks_.push({&node, results_, 0, false, false});
    results_ += node.result_count();
    steps_.push({&node, 0});
    return true;
  }
  void judge(Node& node) noexcept {
    bool leads_on = wanted_ == nullptr;
    for (size_t i = 0; i < node.edge_count() && !leads_on; ++i) {
      const Node* const next = node.edge(i).node.get();
      leads_on = next != nullptr && is_useful(tasks_[map_.find(next)]);
    }
    tasks_[map_.find(&node)].leads_on = leads_on;
  }

  void make_room() {
    ready_.reserve(tasks_.size());
    gradients_.make(results_);
  }

  void add(const Edge& edge, Tensor gradient) {
    const Task& task = tasks_[map_.find(edge.node.get())];
    Tensor& sum = gradients_[task.gradients + edge.index];
    sum =
        sum ? add_up(std::move(sum), std::move(gradient)) : std::move(gradient);
  }

  void enqueue(Task& task) {
    task.is_queued = true;
    ready_.push(task.node);
    std::push_heap(ready_.begin(), ready_.end(), before);
  }

  void run_one(const Task& task) {
    // The node may be freed by what its own run gives up.
    const NodePtr keep(task.node);
    Node& node = *task.node;
    Tensor* const of_results = gradients_.data() + task.gradients;
    bool any = false;
    for (size_t i = 0; i < node.result_count(); ++i) {
      any = any || of_results[i];
    }
    if (any) run_hooks(node, of_results);
    capture(node, of_results);
    if (any && task.leads_on) {
      run_node(node, of_results);
    }
    for (size_t i = 0; i < node.result_count(); ++i) of_results[i] = nullptr;
    for (size_t i = 0; i < node.edge_count(); ++i) serve(node.edge(i));
  }

  void run_hooks(Node& node, Tensor* of_results) {
    if (node.hooks() == nullptr) return;
    const HookRun run(node);
    for (Hook* hook = node.hooks(); hook != nullptr; hook = hook->next) {
      Tensor& gradient = of_results[hook->result()];
      if (gradient) hook->run(gradient);
    }
  }

  void capture(const Node& node, const Tensor* of_results) {
    for (size_t i = 0; i < wanted_count_; ++i) {
      if (wanted_[i].node.get() == &node) {
        found_[i] = of_results[wanted_[i].index];
      }
    }
  }

  void run_node(Node& node, Tensor* of_results) {
    if (node.is_leaf()) {
      if (wanted_ == nullptr) {
        static_cast<LeafNode&>(node).gather(std::move(of_results[0]),
                                            options_.create_graph);
      }
      return;
    }
    const size_t count = node.edge_count();
    Room<Tensor> gradients(count);
    Room<bool> needed(count);
    for (size_t i = 0; i < count; ++i) {
      const Node* const next = node.edge(i).node.get();
      needed[i] = next != nullptr && is_useful(tasks_[map_.find(next)]);
    }
    try {
      node.run({of_results, gradients.data(), needed.data()});
      if (!options_.retain_graph) node.release_saved();
      for (size_t i = 0; i < count; ++i) {
        Tensor& gradient = gradients[i];
        if (!gradient || !needed[i]) continue;
        add(node.edge(i),
            fit(std::move(gradient), node.input_shape(i), node.name()));
      }
    } catch (const Error&) {
      tell_call_site(node);
      throw;
    }
  }

  // An edge has given what it had to give.
  void serve(const Edge& edge) {
    if (!edge) return;
    Task& task = tasks_[map_.find(edge.node.get())];
    if (--task.waiting_for == 0) enqueue(task);
  }

  static constexpr size_t kSmall = 32;

  const Edge* const wanted_;
  Tensor* const found_;
  const size_t wanted_count_;
  const BackwardOptions options_;
  TaskMap map_;
  Array<Task, kSmall> tasks_;
  Array<Step, kSmall> steps_;
  Array<Node*, kSmall> ready_;
  size_t results_ = 0;
  Room<Tensor, kSmall> gradients_;
};

}  // namespace

void run_backward(const Edge* roots, const Tensor* gradients, size_t count,
                  const Edge* wanted, Tensor* found, size_t wanted_count,
                  const BackwardOptions& options) {
  const DepthGuard depth;
  const uint32_t anomaly = thread_state().modes & uint32_t{TP_MODE_ANOMALY};
  const ModeGuard modes(options.create_graph ? anomaly
                                             : anomaly | TP_MODE_NO_GRAD);
  Pass(wanted, found, wanted_count, options).run(roots, gradients, count);
}

}  // namespace tp::grad
