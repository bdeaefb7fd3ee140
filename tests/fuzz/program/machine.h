// A handful of tensors of the library, each beside its model.
#pragma once

#include "fuzz/program/input.h"
#include "fuzz/program/model.h"

namespace fuzz {

struct Slot {
  tp_tensor_t* handle = nullptr;
  Made model;
};

struct WeakSlot {
  tp_weak_tensor_t* handle = nullptr;
  tp_tensor_t* tensor = nullptr;  // what it points to; never followed
  std::weak_ptr<Tensor> model;
};

class Machine {
 public:
  static constexpr size_t kSlots = 6;
  static constexpr size_t kWeakSlots = 3;
  // Larger tensors are left out, so that a step stays quick.
  static constexpr int64_t kMaxNumel = 256;
  static constexpr size_t kMaxRank = 8;

  Machine() = default;
  Machine(const Machine&) = delete;
  Machine& operator=(const Machine&) = delete;

  // One of the slots that hold a tensor, if any does.
  Slot& slot(Input& input) { return choose(input, nullptr); }
  // A second operand; as often as not one on the same bytes as the first.
  Slot& partner(Input& input, const Slot& first) {
    return choose(input, input.flag() ? &first : nullptr);
  }
  WeakSlot& weak_slot(Input& input) {
    return weak_slots_[input.byte() % kWeakSlots];
  }
  void release(Slot& slot);
  void release(WeakSlot& slot);

  // Takes over what the library gave where the model has a tensor, and sees
  // that it refused where the model has none.
  void keep(Input& input, tp_status_t status, tp_tensor_t* out, Made model);
  // One more reference of a tensor that a slot holds.
  void keep_again(Input& input, tp_tensor_t* out, const Slot& from);
  // After a write: every tensor reads as its model does.
  void check_all() const;
  void check(const Slot& slot) const;
  // Number of references to a model's tensor.
  int64_t references(const Made& model) const;

  // Drops everything that is left, in an order that the input chooses.
  void end(Input& input);

 private:
  // Among the slots that hold a tensor, on the bytes of another's if given.
  Slot& choose(Input& input, const Slot* sharing);
  void put(Input& input, tp_tensor_t* handle, Made model);
  void check_counts() const;

  Slot slots_[kSlots];
  WeakSlot weak_slots_[kWeakSlots];
};

// A failure gives nothing and says why.
void check_refused(tp_status_t status, const void* out);
// A value that was computed may be any NaN where the model's is one: the model
// takes over its bits.
void settle_nans(const Slot& slot);

// A program is a list of these; a step that does not fit does nothing.
using Step = void (*)(Machine& machine, Input& input);
struct Steps {
  const Step* steps;
  size_t count;
};
extern const Steps kMakeSteps;
extern const Steps kShapeSteps;
extern const Steps kIndexSteps;
extern const Steps kReshapeSteps;
extern const Steps kCopySteps;
extern const Steps kWriteSteps;
extern const Steps kOperatorSteps;
extern const Steps kHandleSteps;

}  // namespace fuzz
