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

// Leaves go first.
constexpr uint64_t kLeafOrder = ~uint64_t{0};

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
    Room<Number> numbers(count);
    for (size_t i = 0; i < count; ++i) {
      numbers[i] = discover(*roots[i].node);
    }
    make_room();
    for (size_t i = 0; i < count; ++i) {
      add(numbers[i], roots[i].index,
          fit(gradients[i], roots[i].node->shape(roots[i].index),
              roots[i].node->name()));
    }
    for (size_t i = 0; i < count; ++i) {
      Task& task = tasks_[numbers[i]];
      if (task.waiting_for == 0 && !task.is_queued) enqueue(numbers[i]);
    }
    while (ready_.size() != 0) {
      const Number first = take_first();
      if (waits_for_others(tasks_[first])) {
        late_.push(first);
      } else {
        run_one(tasks_[first]);
      }
    }
    for (const Number number : late_) run_one(tasks_[number]);
  }

 private:
  using Number = uint32_t;  // of a task
  static constexpr Number kNone = ~Number{0};

  struct Task {
    Node* node;
    uint64_t order;
    size_t gradients;  // place of the first, one for each result
    size_t edges;      // place of the first in next_
    uint32_t waiting_for;
    bool is_queued;
    bool leads_on;  // whether anybody waits for gradients of its inputs
  };
  struct Step {
    Number task;
    uint32_t edge;
  };
  struct Before {
    const Pass& pass;
    bool operator()(Number a, Number b) const noexcept {
      return pass.tasks_[a].order < pass.tasks_[b].order;
    }
  };

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
  // judged when all behind it are. Returns the number of the root's task.
  Number discover(Node& root) {
    const Number first = visit(root);
    while (steps_.size() != 0) {
      Step& step = steps_.back();
      const Task& task = tasks_[step.task];
      if (step.edge == task.node->edge_count()) {
        judge(step.task);
        steps_.pop();
        continue;
      }
      const size_t place = task.edges + step.edge;
      Node* const next = task.node->edge(step.edge++).node.get();
      if (next == nullptr) continue;
      const Number number = visit(*next);
      next_[place] = number;
      ++tasks_[number].waiting_for;
    }
    return first;
  }
  Number visit(Node& node) {
    const size_t fresh = tasks_.size();
    const size_t number = map_.find_or_insert(&node, fresh);
    if (number == fresh) {
      if (fresh == kNone) fail_out_of_tasks();
      const uint64_t order = node.is_leaf() ? kLeafOrder : node.sequence();
      tasks_.push({&node, order, results_, next_.size(), 0, false, false});
      results_ += node.result_count();
      for (size_t i = 0; i < node.edge_count(); ++i) next_.push(kNone);
      steps_.push({static_cast<Number>(number), 0});
    }
    return static_cast<Number>(number);
  }
  [[noreturn]] static void fail_out_of_tasks() {
    fail(TP_ERROR_UNSUPPORTED, "a backward pass through %u calls", kNone);
  }
  void judge(Number number) noexcept {
    Task& task = tasks_[number];
    task.leads_on = wanted_ == nullptr;
    for (size_t i = 0; i < task.node->edge_count() && !task.leads_on; ++i) {
      const Number next = next_[task.edges + i];
      task.leads_on = next != kNone && is_useful(tasks_[next]);
    }
  }

  void make_room() {
    ready_.reserve(tasks_.size());
    late_.reserve(tasks_.size());
    gradients_.make(results_);
  }

  void add(Number number, uint32_t index, Tensor gradient) {
    Tensor& sum = gradients_[tasks_[number].gradients + index];
    sum =
        sum ? add_up(std::move(sum), std::move(gradient)) : std::move(gradient);
  }

  void enqueue(Number number) {
    tasks_[number].is_queued = true;
    ready_.push(number);
    std::push_heap(ready_.begin(), ready_.end(), Before{*this});
  }
  Number take_first() {
    std::pop_heap(ready_.begin(), ready_.end(), Before{*this});
    const Number first = ready_.back();
    ready_.pop();
    return first;
  }
  // See Note [Backward pass].
  bool waits_for_others(const Task& task) noexcept {
    if (task.order != kLeafOrder || ready_.size() == 0) return false;
    if (wanted_ != nullptr || options_.create_graph) return false;
    const Tensor& gradient = gradients_[task.gradients];
    return gradient && is_held_by_others(gradient) &&
           !static_cast<LeafNode*>(task.node)->has_gathered();
  }

  void run_one(const Task& task) {
    Node& node = *task.node;
    Tensor* const of_results = gradients_.data() + task.gradients;
    bool any = false;
    for (size_t i = 0; i < node.result_count(); ++i) {
      any = any || of_results[i];
    }
    if (any) run_hooks(node, of_results);
    capture(node, of_results);
    if (any && task.leads_on) run_node(task, of_results);
    for (size_t i = 0; i < node.result_count(); ++i) of_results[i] = nullptr;
    for (size_t i = 0; i < node.edge_count(); ++i) {
      const Number next = next_[task.edges + i];
      // The edge has given what it had to give.
      if (next != kNone && --tasks_[next].waiting_for == 0) enqueue(next);
    }
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

  void run_node(const Task& task, Tensor* of_results) {
    Node& node = *task.node;
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
      const Number next = next_[task.edges + i];
      needed[i] = next != kNone && is_useful(tasks_[next]);
    }
    try {
      node.run({of_results, gradients.data(), needed.data()});
      if (!options_.retain_graph) node.release_saved();
      for (size_t i = 0; i < count; ++i) {
        Tensor& gradient = gradients[i];
        if (!gradient || !needed[i]) continue;
        add(next_[task.edges + i], node.edge(i).index,
            fit(std::move(gradient), node.input_shape(i), node.name()));
      }
    } catch (const Error&) {
      tell_call_site(node);
      throw;
    }
  }

  static constexpr size_t kSmall = 32;

  const Edge* const wanted_;
  Tensor* const found_;
  const size_t wanted_count_;
  const BackwardOptions options_;
  TaskMap map_;
  Array<Task, kSmall> tasks_;
  Array<Number, 2 * kSmall> next_;  // of each edge, the task it leads to
  Array<Step, kSmall> steps_;
  Array<Number, kSmall> ready_;  // a heap
  Array<Number, kSmall> late_;
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
