// Steps that write.
#include <cstring>
#include <iterator>

#include "fuzz/program/arithmetic.h"
#include "fuzz/program/machine.h"
extern "C" {
#include "support/values.h"
}

namespace fuzz {

namespace {

// A tensor two of whose elements share a byte gets bytes of its own, of the
// same version, before it is written.
void own_bytes(Tensor& model) {
  if (!model.overlaps_itself()) return;
  const int64_t version = model.storage->version;
  const Made own = make_dense(model.dtype, model.sizes, model.gather());
  model.storage = own->storage;
  model.storage->version = version;
  model.places = own->places;
}

// What a write that succeeds does to a model: new elements, row-major.
void write(Tensor& model, const Bytes& elements) {
  own_bytes(model);
  model.scatter(elements);
  ++model.storage->version;
}

// Ends a write of all elements: `elements` is null where it must be refused.
void finish(Machine& machine, Slot& slot, tp_status_t status,
            const Bytes* elements) {
  if (slot.model->storage->read_only) {
    HOLDS(status == TP_ERROR_READ_ONLY);
  } else if (elements == nullptr) {
    check_refused(status, nullptr);
  } else {
    HOLDS(status == TP_OK);
    write(*slot.model, *elements);
    settle_nans(slot);
  }
  machine.check_all();
}

Bytes repeated(const Tensor& model, const uint8_t* element) {
  const auto size = static_cast<size_t>(model.item());
  Bytes elements(model.places.size() * size);
  for (size_t i = 0; i < elements.size(); ++i) elements[i] = element[i % size];
  return elements;
}

void fill(Machine& machine, Input& input) {
  Slot& slot = machine.slot(input);
  const Number number(input);
  if (slot.handle == nullptr) return;
  uint8_t element[16];
  const bool fits = number.store(slot.model->dtype, element);
  const Bytes elements = repeated(*slot.model, element);
  const tp_status_t status = tp_fill_inplace(slot.handle, &number.scalar());
  finish(machine, slot, status, fits ? &elements : nullptr);
}

void set(Machine& machine, Input& input) {
  Slot& slot = machine.slot(input);
  const Number number(input);
  if (slot.handle == nullptr) return;
  Tensor& model = *slot.model;
  List index(model.rank());
  bool legal = true;
  size_t flat = 0;
  for (size_t d = 0; d < index.size(); ++d) {
    const int64_t size = model.sizes[d];
    index[d] = input.between(-size, size);
    legal = legal && index[d] != size;
    flat = flat * static_cast<size_t>(size) +
           static_cast<size_t>(index[d] < 0 ? index[d] + size : index[d]);
  }
  uint8_t element[16];
  legal = number.store(model.dtype, element) && legal;
  const tp_status_t status =
      tp_tensor_set(slot.handle, index.data(), index.size(), &number.scalar());
  if (!legal) {
    check_refused(status, nullptr);
    machine.check_all();
    return;
  }
  Bytes elements = model.gather();
  const auto size = static_cast<size_t>(model.item());
  std::memcpy(elements.data() + flat * size, element, size);
  finish(machine, slot, status, &elements);
}

// The elements of a source for a destination; false if it does not broadcast.
bool read_as(const Tensor& source, const List& sizes, Bytes& elements) {
  const Made wide = broadcast(source, sizes);
  if (wide != nullptr) elements = wide->gather();
  return wide != nullptr;
}

void copy(Machine& machine, Input& input) {
  Slot& slot = machine.slot(input);
  const Slot& source = machine.partner(input, slot);
  if (slot.handle == nullptr || source.handle == nullptr) return;
  const tp_dtype_t from = source.model->dtype;
  const tp_dtype_t to = slot.model->dtype;
  Bytes elements;
  const bool fits = read_as(*source.model, slot.model->sizes, elements);
  if (fits && from != to) {
    const size_t size = tp_dtype_size(from);
    Bytes result(slot.model->places.size() * tp_dtype_size(to));
    for (size_t i = 0; i < slot.model->places.size(); ++i) {
      value_convert(from, elements.data() + i * size, to,
                    result.data() + i * tp_dtype_size(to));
    }
    elements = result;
  }
  const tp_status_t status = tp_copy_inplace(slot.handle, source.handle);
  finish(machine, slot, status, fits ? &elements : nullptr);
}

void copy_from(Machine& machine, Input& input) {
  Slot& slot = machine.slot(input);
  if (slot.handle == nullptr) return;
  Bytes elements = slot.model->gather();
  for (uint8_t& byte : elements) byte ^= input.byte();
  const tp_status_t status =
      tp_tensor_copy_from(slot.handle, elements.data(), elements.size());
  finish(machine, slot, status, &elements);
}

// Operands of one dtype: how two dtypes meet is for other tests.
void add(Machine& machine, Input& input) {
  Slot& slot = machine.slot(input);
  const Slot& other = machine.partner(input, slot);
  if (slot.handle == nullptr || other.handle == nullptr ||
      slot.model->dtype != other.model->dtype) {
    return;
  }
  Bytes elements;
  const bool fits = read_as(*other.model, slot.model->sizes, elements) &&
                    slot.model->dtype != TP_DTYPE_BOOL;
  if (fits) {
    const Bytes before = slot.model->gather();
    const auto size = static_cast<size_t>(slot.model->item());
    for (size_t i = 0; i < elements.size(); i += size) {
      add_elements(slot.model->dtype, before.data() + i, elements.data() + i,
                   elements.data() + i);
    }
  }
  const tp_status_t status = tp_add_inplace(slot.handle, other.handle);
  finish(machine, slot, status, fits ? &elements : nullptr);
}

void multiply(Machine& machine, Input& input) {
  Slot& slot = machine.slot(input);
  const Number number(input);
  if (slot.handle == nullptr) return;
  const tp_dtype_t dtype = slot.model->dtype;
  // The result must not be of a higher kind than the tensor.
  const bool fits =
      dtype != TP_DTYPE_BOOL &&
      tp_dtype_kind(number.scalar().dtype) <= tp_dtype_kind(dtype);
  Bytes elements = slot.model->gather();
  const auto size = static_cast<size_t>(slot.model->item());
  for (size_t i = 0; fits && i < elements.size(); i += size) {
    multiply_element(dtype, elements.data() + i, number);
  }
  const tp_status_t status =
      tp_mul_scalar_inplace(slot.handle, &number.scalar());
  finish(machine, slot, status, fits ? &elements : nullptr);
}

void begin_write(Machine& machine, Input& input) {
  const Slot& slot = machine.slot(input);
  if (slot.handle == nullptr) return;
  const Tensor& model = *slot.model;
  void* data = nullptr;
  const tp_status_t status = tp_tensor_begin_write(slot.handle, &data);
  if (model.storage->read_only || model.overlaps_itself()) {
    check_refused(status, data);
  } else {
    HOLDS(status == TP_OK);
    HOLDS(data == tp_tensor_data(slot.handle));
    for (size_t i = 0; i < model.places.size(); ++i) {
      uint8_t* element =
          static_cast<uint8_t*>(data) + model.places[i] - model.places[0];
      for (int64_t k = 0; k < model.item(); ++k) {
        element[k] ^= input.byte();
        model.element(i)[k] = element[k];
      }
    }
    ++model.storage->version;
    ++slot.model->writers;
  }
  machine.check_all();
}

void end_write(Machine& machine, Input& input) {
  const Slot& slot = machine.slot(input);
  if (slot.handle == nullptr) return;
  Tensor& model = *slot.model;
  const tp_status_t status = tp_tensor_end_write(slot.handle);
  HOLDS(status == (model.writers > 0 ? TP_OK : TP_ERROR_STATE));
  if (model.writers > 0) {
    --model.writers;
    ++model.storage->version;
  }
  machine.check_all();
}

constexpr Step kSteps[] = {fill, set, copy,     copy,        copy_from,
                           add,  add, multiply, begin_write, end_write};

}  // namespace

const Steps kWriteSteps = {kSteps, std::size(kSteps)};

}  // namespace fuzz
