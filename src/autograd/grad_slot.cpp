#include "autograd/grad_slot.h"

#include "autograd/accumulate.h"

namespace tp::grad {

void GradSlot::close() noexcept {
  closed_.store(true, std::memory_order_relaxed);
  set(nullptr);
}

// The lock is not held while sums are made. What another thread stored
// meanwhile is taken out and added too.
void GradSlot::add(Tensor gradient, bool with_graph) {
  if (closed_.load(std::memory_order_relaxed)) return;
  bool is_own = false;
  for (;;) {
    Tensor before = exchange(nullptr);
    if (!before) {
      if (!is_own) gradient = own_gradient(std::move(gradient));
      // Own or not, it is looked at again only if somebody came first.
      is_own = true;
      SpinGuard guard(lock_);
      if (gradient_) continue;
      gradient_ = std::move(gradient);
      break;
    }
    try {
      gradient =
          with_graph ? sum_of(before, gradient) : add_to_kept(before, gradient);
    } catch (...) {
      set(std::move(before));
      throw;
    }
    is_own = true;
  }
  if (closed_.load(std::memory_order_relaxed)) set(nullptr);
}

}  // namespace tp::grad
