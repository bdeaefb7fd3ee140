// Steps that make tensors.
#include <cstdlib>
#include <cstring>

#include "fuzz/program/machine.h"
extern "C" {
#include "support/values.h"
}

namespace fuzz {

namespace {

tp_dtype_t any_dtype(Input& input) {
  return static_cast<tp_dtype_t>(input.between(1, TP_DTYPE_COUNT));
}

List any_sizes(Input& input) {
  const int64_t rank = input.between(0, 6);
  const int64_t largest = rank > 3 ? 3 : 6;
  return input.list(static_cast<size_t>(rank), 0, largest);
}

// Whether there are few enough elements.
bool fits(const List& sizes) { return numel_of(sizes) <= Machine::kMaxNumel; }

Bytes any_elements(Input& input, size_t nbytes) {
  Bytes elements(nbytes);
  // Bytes that count up from a few chosen ones: runs are cheap in an input.
  uint8_t next = 0;
  for (size_t i = 0; i < nbytes; ++i) {
    if (i % 16 == 0) next = input.byte();
    elements[i] = next;
    next = static_cast<uint8_t>(next * 5 + 1);
  }
  return elements;
}

void from_data(Machine& machine, Input& input) {
  const tp_dtype_t dtype = any_dtype(input);
  const List sizes = any_sizes(input);
  if (!fits(sizes)) return;
  const Bytes elements = any_elements(
      input, static_cast<size_t>(numel_of(sizes)) * tp_dtype_size(dtype));
  tp_tensor_t* out = nullptr;
  const tp_status_t status =
      tp_tensor_from_data(elements.data(), elements.size(), sizes.data(),
                          sizes.size(), dtype, &out);
  machine.keep(input, status, out, make_dense(dtype, sizes, elements));
}

// Zeros, ones, or a number.
void full(Machine& machine, Input& input) {
  const tp_dtype_t dtype = any_dtype(input);
  const List sizes = any_sizes(input);
  const int64_t kind = input.between(0, 2);
  const double number = kind < 2
                            ? static_cast<double>(kind)
                            : static_cast<double>(input.between(-100, 100)) / 4;
  if (!fits(sizes)) return;
  ValueNumber parts[2] = {value_from_double(number), value_from_double(0)};
  const size_t item = tp_dtype_size(dtype);
  Bytes elements(static_cast<size_t>(numel_of(sizes)) * item);
  for (size_t i = 0; i < elements.size(); i += item) {
    value_encode(dtype, parts, 0, elements.data() + i);
  }
  tp_tensor_t* out = nullptr;
  tp_status_t status = TP_OK;
  if (kind == 0) {
    status = tp_zeros(sizes.data(), sizes.size(), dtype, 0, 0, &out);
  } else if (kind == 1) {
    status = tp_ones(sizes.data(), sizes.size(), dtype, 0, 0, &out);
  } else {
    tp_scalar_t scalar;
    HOLDS(tp_scalar_set_f64(&scalar, number) == TP_OK);
    status = tp_full(sizes.data(), sizes.size(), &scalar, dtype, 0, 0, &out);
  }
  machine.keep(input, status, out, make_dense(dtype, sizes, elements));
}

void count_deletion(void* context) { ++static_cast<Blob*>(context)->deletions; }

// Dense strides, each with a gap or backwards where the input says so.
List any_strides(Input& input, const List& sizes) {
  List strides(sizes.size());
  int64_t stride = 1;
  for (size_t d = sizes.size(); d-- > 0;) {
    const uint8_t choice = input.byte();
    stride *= 1 + (choice & 1);
    strides[d] = (choice & 2) != 0 ? -stride : stride;
    if (sizes[d] > 1) stride *= sizes[d];
  }
  return strides;
}

// Memory of the host, at any address.
void from_blob(Machine& machine, Input& input) {
  const tp_dtype_t dtype = any_dtype(input);
  const List sizes = any_sizes(input);
  if (!fits(sizes)) return;
  const List strides = any_strides(input, sizes);
  const bool read_only = input.between(0, 7) == 0;
  int64_t lowest = 0;
  int64_t highest = 0;
  for (size_t d = 0; d < sizes.size(); ++d) {
    const int64_t span = (sizes[d] - 1) * strides[d];
    (span < 0 ? lowest : highest) += span;
  }
  const int64_t span = numel_of(sizes) == 0 ? 0 : highest - lowest + 1;
  const int64_t offset = numel_of(sizes) == 0 ? 0 : -lowest;
  const auto item = static_cast<int64_t>(tp_dtype_size(dtype));
  const Bytes bytes = any_elements(input, static_cast<size_t>(span * item));

  auto storage = std::make_shared<Storage>(bytes.size());
  *storage->bytes = bytes;
  storage->read_only = read_only;
  storage->blob = std::make_unique<Blob>();
  Blob& blob = *storage->blob;
  const size_t skipped = input.byte() % 16;
  blob.memory.resize(skipped);
  blob.memory.insert(blob.memory.end(), bytes.begin(), bytes.end());
  blob.memory.resize(blob.memory.size() + 1);
  tp_tensor_t* out = nullptr;
  const tp_status_t status = tp_tensor_from_blob(
      blob.memory.data() + skipped + offset * item, sizes.data(),
      strides.data(), sizes.size(), dtype, 0, 0, count_deletion, &blob,
      read_only ? TP_STORAGE_READ_ONLY : 0u, &out);
  machine.keep(input, status, out,
               make_strided(storage, dtype, sizes, strides, offset));
}

// Another reading of the storage of a tensor.
void from_storage(Machine& machine, Input& input) {
  const Slot& slot = machine.slot(input);
  const tp_dtype_t dtype = any_dtype(input);
  const List sizes = any_sizes(input);
  if (slot.handle == nullptr || !fits(sizes)) return;
  const List strides = input.list(sizes.size(), -4, 12);
  const int64_t offset = input.between(-1, 40);
  tp_tensor_t* out = nullptr;
  const tp_status_t status =
      tp_tensor_from_storage(tp_tensor_storage(slot.handle), sizes.data(),
                             strides.data(), sizes.size(), offset, dtype, &out);
  machine.keep(
      input, status, out,
      make_strided(slot.model->storage, dtype, sizes, strides, offset));
}

// A part of the bytes of a tensor's storage, with a version of its own.
void from_part(Machine& machine, Input& input) {
  const Slot& slot = machine.slot(input);
  const tp_dtype_t dtype = any_dtype(input);
  const size_t begin = input.byte() % 32;
  const List sizes = {input.between(0, 8)};
  const List strides = {1};
  if (slot.handle == nullptr) return;
  const size_t nbytes = static_cast<size_t>(sizes[0]) * tp_dtype_size(dtype);
  tp_storage_t* part = nullptr;
  const tp_status_t status =
      tp_storage_new_part(tp_tensor_storage(slot.handle), begin, nbytes, &part);
  if (begin + nbytes > slot.model->storage->nbytes) {
    check_refused(status, part);
    return;
  }
  HOLDS(status == TP_OK);
  tp_tensor_t* out = nullptr;
  const tp_status_t made = tp_tensor_from_storage(
      part, sizes.data(), strides.data(), 1, 0, dtype, &out);
  tp_storage_release(part);
  machine.keep(input, made, out,
               make_strided(std::make_shared<Storage>(slot.model->storage,
                                                      begin, nbytes),
                            dtype, sizes, strides, 0));
}

constexpr Step kSteps[] = {from_data, from_data,    full,
                           from_blob, from_storage, from_part};

}  // namespace

const Steps kMakeSteps = {kSteps, std::size(kSteps)};

}  // namespace fuzz
