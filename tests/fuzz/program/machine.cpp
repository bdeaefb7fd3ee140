#include "fuzz/program/machine.h"

#include <cstring>
#include <set>

#include "tensorplay/debug.h"
extern "C" {
#include "support/values.h"
}

namespace fuzz {

namespace {

Bytes read_all(const Slot& slot) {
  Bytes elements(tp_tensor_nbytes(slot.handle));
  HOLDS(tp_tensor_copy_to(slot.handle, elements.data(), elements.size()) ==
        TP_OK);
  return elements;
}

// Offset and strides lead to the byte of every element.
void check_places(const Slot& slot) {
  const Tensor& model = *slot.model;
  const int64_t* strides = tp_tensor_strides(slot.handle);
  List index(model.rank());
  for (int64_t place : model.places) {
    auto reached = static_cast<Wide>(tp_tensor_offset(slot.handle));
    for (size_t d = 0; d < index.size(); ++d) {
      reached += static_cast<Wide>(index[d]) * strides[d];
    }
    HOLDS(reached * model.item() == place);
    next_index(model.sizes, index);
  }
}

}  // namespace

void check_refused(tp_status_t status, const void* out) {
  HOLDS(status != TP_OK && status != TP_ERROR_INTERNAL);
  HOLDS(out == nullptr);
  HOLDS(tp_error_code(nullptr) == status);
  HOLDS(tp_error_message(nullptr)[0] != '\0');
}

void settle_nans(const Slot& slot) {
  const Tensor& model = *slot.model;
  const auto size = static_cast<size_t>(model.item());
  const Bytes got = read_all(slot);
  HOLDS(got.size() == model.places.size() * size);
  for (size_t i = 0; i < model.places.size(); ++i) {
    const uint8_t* element = got.data() + i * size;
    if (std::memcmp(element, model.element(i), size) == 0) continue;
    HOLDS(value_equal(model.dtype, element, model.element(i), 1));
    std::memcpy(model.element(i), element, size);
  }
}

void Machine::check(const Slot& slot) const {
  const tp_tensor_t* handle = slot.handle;
  const Tensor& model = *slot.model;
  HOLDS(tp_tensor_rank(handle) == static_cast<int64_t>(model.rank()));
  for (size_t d = 0; d < model.rank(); ++d) {
    HOLDS(tp_tensor_sizes(handle)[d] == model.sizes[d]);
  }
  HOLDS(tp_tensor_dtype(handle) == model.dtype);
  HOLDS(tp_tensor_numel(handle) == model.numel());
  HOLDS(tp_tensor_use_count(handle) == references(slot.model));
  HOLDS(tp_tensor_version(handle) == model.storage->version);
  const tp_storage_t* storage = tp_tensor_storage(handle);
  HOLDS(tp_storage_nbytes(storage) == model.storage->nbytes);
  const uint32_t flags = tp_tensor_flags(handle);
  HOLDS(((flags & TP_TENSOR_SELF_OVERLAPPING) != 0) == model.overlaps_itself());
  HOLDS(((flags & TP_TENSOR_CONTIGUOUS) != 0) == model.is_contiguous());
  const auto* data = static_cast<const uint8_t*>(tp_tensor_data(handle));
  if (model.places.empty()) {
    HOLDS(data == nullptr);
  } else {
    HOLDS(data == static_cast<const uint8_t*>(tp_storage_data(storage)) +
                      model.places[0]);
  }
  check_places(slot);
  HOLDS(read_all(slot) == model.gather());
}

void Machine::check_all() const {
  for (const Slot& slot : slots_) {
    if (slot.handle == nullptr) continue;
    check(slot);
    for (const Slot& other : slots_) {
      if (other.handle == nullptr) continue;
      HOLDS((tp_debug_shares_counter(slot.handle, other.handle) != 0) ==
            (slot.model->storage == other.model->storage));
    }
  }
  check_counts();
}

// What lives is what the models say, and dead tensors that a weak handle still
// names.
void Machine::check_counts() const {
  std::set<const tp_tensor_t*> named;
  for (const WeakSlot& slot : weak_slots_) {
    if (slot.handle != nullptr && slot.model.expired()) {
      named.insert(slot.tensor);
    }
  }
  HOLDS(tp_debug_live_objects() ==
        Tensor::live + Storage::live + static_cast<int64_t>(named.size()));
}

int64_t Machine::references(const Made& model) const {
  int64_t count = 0;
  for (const Slot& slot : slots_) count += slot.model == model;
  return count;
}

Slot& Machine::choose(Input& input, const Slot* sharing) {
  Slot* found[kSlots] = {&slots_[0]};
  size_t count = 0;
  for (Slot& slot : slots_) {
    if (slot.handle != nullptr &&
        (sharing == nullptr || sharing->model == nullptr ||
         slot.model->storage->bytes == sharing->model->storage->bytes)) {
      found[count++] = &slot;
    }
  }
  return *found[input.byte() % (count == 0 ? 1 : count)];
}

void Machine::release(Slot& slot) {
  tp_tensor_release(slot.handle);
  slot.handle = nullptr;
  slot.model = nullptr;
}

void Machine::release(WeakSlot& slot) {
  tp_weak_tensor_release(slot.handle);
  slot = WeakSlot();
}

void Machine::put(Input& input, tp_tensor_t* handle, Made model) {
  Slot& target = slots_[input.byte() % kSlots];
  release(target);
  target.handle = handle;
  target.model = std::move(model);
  check(target);
  check_counts();
}

void Machine::keep(Input& input, tp_status_t status, tp_tensor_t* out,
                   Made model) {
  if (model == nullptr) {
    check_refused(status, out);
    check_counts();
    return;
  }
  HOLDS(status == TP_OK);
  HOLDS(out != nullptr);
  put(input, out, std::move(model));
}

void Machine::keep_again(Input& input, tp_tensor_t* out, const Slot& from) {
  HOLDS(out == from.handle);
  put(input, out, from.model);
}

void Machine::end(Input& input) {
  const size_t first = input.byte();
  for (size_t i = 0; i < kSlots; ++i) release(slots_[(first + i) % kSlots]);
  for (WeakSlot& weak : weak_slots_) {
    if (weak.handle != nullptr) {
      HOLDS(tp_weak_tensor_lock(weak.handle) == nullptr);
    }
    release(weak);
  }
  HOLDS(Tensor::live == 0 && Storage::live == 0);
  HOLDS(tp_debug_live_objects() == 0);
  HOLDS(tp_debug_live_bytes() == 0);
}

}  // namespace fuzz
