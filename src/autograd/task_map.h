// From nodes to numbers: a table that is searched by address.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>

#include "autograd/node.h"
#include "core/memory.h"

namespace tp::grad {

class TaskMap {
 public:
  TaskMap() noexcept { clear(small_, kSmall); }
  ~TaskMap() {
    if (slots_ != small_) system_free(slots_);
  }
  TaskMap(const TaskMap&) = delete;
  TaskMap& operator=(const TaskMap&) = delete;

  // The number of a node; the one given if the node was not there.
  size_t find_or_insert(const Node* node, size_t number) {
    if (2 * size_ >= capacity_) grow();
    Slot& slot = slots_[place_of(node)];
    if (slot.node == nullptr) {
      slot = {node, number};
      ++size_;
    }
    return slot.number;
  }
  // Of a node that is there.
  size_t find(const Node* node) const noexcept {
    return slots_[place_of(node)].number;
  }

 private:
  struct Slot {
    const Node* node;
    size_t number;
  };
  static constexpr size_t kSmall = 64;

  size_t place_of(const Node* node) const noexcept {
    const auto address = reinterpret_cast<uintptr_t>(node);
    size_t place = (address * uint64_t{0x9e3779b97f4a7c15}) >> 32;
    for (;; ++place) {
      place &= capacity_ - 1;
      if (slots_[place].node == node || slots_[place].node == nullptr) {
        return place;
      }
    }
  }
  void clear(Slot* slots, size_t capacity) noexcept {
    slots_ = slots;
    capacity_ = capacity;
    std::memset(slots, 0, capacity * sizeof(Slot));
  }
  void grow() {
    const size_t before = capacity_;
    Slot* const old = slots_;
    clear(static_cast<Slot*>(allocate_or_fail(2 * before * sizeof(Slot))),
          2 * before);
    for (size_t i = 0; i < before; ++i) {
      if (old[i].node != nullptr) slots_[place_of(old[i].node)] = old[i];
    }
    if (old != small_) system_free(old);
  }

  size_t size_ = 0;
  size_t capacity_;
  Slot* slots_;
  Slot small_[kSmall];
};

}  // namespace tp::grad
