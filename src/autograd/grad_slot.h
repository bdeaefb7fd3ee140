// Where the gradient of a tensor gathers: of a leaf, or of a tensor that is
// asked to retain it. Shared by the tensor and the node that adds to it.
#pragma once

#include <atomic>

#include "core/lock.h"
#include "core/tensor_impl.h"

namespace tp::grad {

class GradSlot {
 public:
  // Adds to what is there: in place unless a graph is being made of it. Several
  // threads may add at once.
  void add(Tensor gradient, bool with_graph);
  Tensor get() const noexcept {
    SpinGuard guard(lock_);
    return gradient_;
  }
  bool has_gradient() const noexcept {
    SpinGuard guard(lock_);
    return bool{gradient_};
  }
  void set(Tensor gradient) noexcept { exchange(std::move(gradient)); }
  // The tensor is gone: gradients that still come are dropped.
  void close() noexcept;

 private:
  friend class SlotPtr;

  Tensor exchange(Tensor gradient) noexcept {
    SpinGuard guard(lock_);
    std::swap(gradient_, gradient);
    return gradient;
  }

  mutable SpinLock lock_;
  std::atomic<uint32_t> references_{1};
  std::atomic<bool> closed_{false};
  Tensor gradient_;
};

// A counted reference.
class SlotPtr {
 public:
  constexpr SlotPtr() noexcept = default;
  SlotPtr(const SlotPtr& other) noexcept : slot_(other.slot_) {
    if (slot_ != nullptr) {
      slot_->references_.fetch_add(1, std::memory_order_relaxed);
    }
  }
  SlotPtr(SlotPtr&& other) noexcept
      : slot_(std::exchange(other.slot_, nullptr)) {}
  ~SlotPtr() {
    if (slot_ != nullptr &&
        slot_->references_.fetch_sub(1, std::memory_order_acq_rel) == 1) {
      slot_->~GradSlot();
      free_object(slot_, sizeof(GradSlot));
    }
  }
  SlotPtr& operator=(SlotPtr other) noexcept {
    std::swap(slot_, other.slot_);
    return *this;
  }
  static SlotPtr make() {
    SlotPtr result;
    result.slot_ = new (allocate_object(sizeof(GradSlot))) GradSlot();
    return result;
  }

  GradSlot* operator->() const noexcept { return slot_; }
  explicit operator bool() const noexcept { return slot_ != nullptr; }

 private:
  GradSlot* slot_ = nullptr;
};

}  // namespace tp::grad
