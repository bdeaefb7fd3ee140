// Steps about handles: references, weak ones, and the record behind them.
#include <iterator>

#include "fuzz/program/machine.h"
extern "C" {
#include "support/values.h"
}

namespace fuzz {

namespace {

void release(Machine& machine, Input& input) {
  machine.release(machine.slot(input));
  machine.check_all();
}

void retain(Machine& machine, Input& input) {
  const Slot& slot = machine.slot(input);
  if (slot.handle == nullptr) return;
  machine.keep_again(input, tp_tensor_retain(slot.handle), slot);
}

void make_weak(Machine& machine, Input& input) {
  const Slot& slot = machine.slot(input);
  if (slot.handle == nullptr) return;
  tp_weak_tensor_t* weak = nullptr;
  HOLDS(tp_tensor_weak(slot.handle, &weak) == TP_OK);
  WeakSlot& target = machine.weak_slot(input);
  machine.release(target);
  target.handle = weak;
  target.tensor = slot.handle;
  target.model = slot.model;
}

void lock_weak(Machine& machine, Input& input) {
  const WeakSlot& weak = machine.weak_slot(input);
  if (weak.handle == nullptr) return;
  tp_tensor_t* tensor = tp_weak_tensor_lock(weak.handle);
  const Slot found = {weak.tensor, weak.model.lock()};
  if (found.model == nullptr) {
    HOLDS(tensor == nullptr);
  } else {
    machine.keep_again(input, tensor, found);
  }
}

void release_weak(Machine& machine, Input& input) {
  machine.release(machine.weak_slot(input));
  machine.check_all();
}

// A tensor becomes the same view as another; only one that nobody else holds
// and that is not open for writing.
void assign(Machine& machine, Input& input) {
  Slot& slot = machine.slot(input);
  const Slot& source = machine.slot(input);
  if (slot.handle == nullptr || source.handle == nullptr) return;
  const tp_status_t status = tp_tensor_assign(slot.handle, source.handle);
  if (machine.references(slot.model) > 1 || slot.model->writers > 0) {
    HOLDS(status == TP_ERROR_IN_USE);
  } else {
    HOLDS(status == TP_OK);
    slot.model->assign(*source.model);
  }
  machine.check_all();
}

// Reads one element as a number.
void get(Machine& machine, Input& input) {
  const Slot& slot = machine.slot(input);
  if (slot.handle == nullptr || slot.model->numel() == 0) return;
  const Tensor& model = *slot.model;
  const size_t flat = input.byte() % model.places.size();
  List index(model.rank());
  size_t rest = flat;
  for (size_t d = model.rank(); d-- > 0;) {
    const auto size = static_cast<size_t>(model.sizes[d]);
    index[d] = static_cast<int64_t>(rest % size);
    rest /= size;
    if (input.flag()) index[d] -= model.sizes[d];
  }
  tp_scalar_t scalar;
  HOLDS(tp_tensor_get(slot.handle, index.data(), index.size(), &scalar) ==
        TP_OK);
  ValueNumber parts[2];
  value_decode(model.dtype, model.element(flat), parts);
  switch (scalar.dtype) {
    case TP_DTYPE_BOOL:
    case TP_DTYPE_I64:
    case TP_DTYPE_U64: {
      const uint64_t magnitude = parts[0].mantissa;
      HOLDS(static_cast<uint64_t>(scalar.integer) ==
            (parts[0].negative ? 0 - magnitude : magnitude));
      return;
    }
    default: {
      const double got[2] = {scalar.real, scalar.imag};
      const double want[2] = {value_to_double(&parts[0]),
                              value_to_double(&parts[1])};
      HOLDS(value_equal(TP_DTYPE_C128, got, want, 1));
    }
  }
}

constexpr Step kSteps[] = {release,      retain, make_weak, lock_weak,
                           release_weak, assign, get};

}  // namespace

const Steps kHandleSteps = {kSteps, std::size(kSteps)};

}  // namespace fuzz
