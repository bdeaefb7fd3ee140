// Steps that share bytes where they can and copy where they must.
#include <algorithm>
#include <cstring>
#include <iterator>

#include "fuzz/program/machine.h"
#include "tensorplay/debug.h"
extern "C" {
#include "support/values.h"
}

namespace fuzz {

namespace {

// Sizes of as many elements, at times of others, at times with one left open.
List other_sizes(Input& input, int64_t numel) {
  List sizes;
  for (int64_t rest = numel; rest > 1 && sizes.size() < 6;) {
    const int64_t wanted = input.between(1, 6);
    const int64_t size = rest % wanted == 0 ? wanted : rest;
    sizes.push_back(size);
    rest /= size;
  }
  if (numel == 0) sizes = input.list(2, 0, 2);
  if (input.between(0, 3) == 0) {
    sizes.insert(sizes.begin() + input.byte() % (sizes.size() + 1), 1);
  }
  const uint8_t change = input.byte();
  if (!sizes.empty() && change % 4 == 0) sizes[change / 4 % sizes.size()] = -1;
  if (!sizes.empty() && change % 16 == 1) ++sizes[change / 16 % sizes.size()];
  return sizes;
}

// Puts a number in the place of -1; false if none fits.
bool close_sizes(List& sizes, int64_t numel) {
  int64_t known = 1;
  int64_t* open = nullptr;
  for (int64_t& size : sizes) {
    if (size == -1) {
      if (open != nullptr) return false;
      open = &size;
    } else {
      known *= size;
    }
  }
  if (open == nullptr) return known == numel;
  if (known == 0 || numel % known != 0) return false;
  *open = numel / known;
  return true;
}

// The elements in other sizes: a view where strides can do it, else a copy if
// there may be one.
Made reshaped(const Tensor& base, const List& sizes, bool may_copy) {
  if (has_strides(base, sizes)) return with_sizes(base, sizes);
  return may_copy ? make_dense(base.dtype, sizes, base.gather()) : nullptr;
}

void view_or_reshape(Machine& machine, Input& input) {
  const Slot& slot = machine.slot(input);
  const bool may_copy = input.flag();
  if (slot.handle == nullptr) return;
  List sizes = other_sizes(input, slot.model->numel());
  if (sizes.size() > Machine::kMaxRank) return;
  tp_tensor_t* out = nullptr;
  const tp_status_t status =
      may_copy ? tp_reshape(slot.handle, sizes.data(), sizes.size(), &out)
               : tp_view(slot.handle, sizes.data(), sizes.size(), &out);
  const bool fits = close_sizes(sizes, slot.model->numel());
  machine.keep(input, status, out,
               fits ? reshaped(*slot.model, sizes, may_copy) : nullptr);
}

void flatten(Machine& machine, Input& input) {
  const Slot& slot = machine.slot(input);
  if (slot.handle == nullptr) return;
  const Tensor& base = *slot.model;
  int64_t first = input.dim(base.rank());
  int64_t last = input.dim(base.rank());
  tp_tensor_t* out = nullptr;
  const tp_status_t status = tp_flatten(slot.handle, first, last, &out);
  Made model;
  if (wrap_dim(first, base.rank(), true) && wrap_dim(last, base.rank(), true) &&
      first <= last) {
    List sizes;
    for (size_t d = 0; d < base.rank(); ++d) {
      const auto dim = static_cast<int64_t>(d);
      if (dim > first && dim <= last) {
        sizes.back() *= base.sizes[d];
      } else {
        sizes.push_back(base.sizes[d]);
      }
    }
    if (sizes.empty()) sizes.push_back(1);
    model = reshaped(base, sizes, true);
  }
  machine.keep(input, status, out, model);
}

void unflatten(Machine& machine, Input& input) {
  const Slot& slot = machine.slot(input);
  if (slot.handle == nullptr) return;
  const Tensor& base = *slot.model;
  int64_t dim = input.dim(base.rank());
  const bool legal = wrap_dim(dim, base.rank());
  const int64_t size = legal ? base.sizes[static_cast<size_t>(dim)] : 6;
  List parts = other_sizes(input, size);
  if (base.rank() + parts.size() > Machine::kMaxRank) return;
  tp_tensor_t* out = nullptr;
  const tp_status_t status =
      tp_unflatten(slot.handle, dim, parts.data(), parts.size(), &out);
  Made model;
  if (legal && !parts.empty() && close_sizes(parts, size)) {
    List sizes = base.sizes;
    sizes.erase(sizes.begin() + dim);
    sizes.insert(sizes.begin() + dim, parts.begin(), parts.end());
    model = with_sizes(base, sizes);
  }
  machine.keep(input, status, out, model);
}

// A copy in bytes of its own: each element has a place, and all are used.
Made copied(const Tensor& base, const tp_tensor_t* out, tp_dtype_t dtype,
            const Bytes& elements) {
  Made model = make_dense(dtype, base.sizes, elements);
  const int64_t* strides = tp_tensor_strides(out);
  const List list(strides, strides + base.rank());
  Made laid_out = make_strided(model->storage, dtype, base.sizes, list,
                               tp_tensor_offset(out));
  HOLDS(laid_out != nullptr && !laid_out->overlaps_itself());
  for (size_t i = 0; i < laid_out->places.size(); ++i) {
    std::memcpy(laid_out->element(i),
                elements.data() + i * static_cast<size_t>(model->item()),
                static_cast<size_t>(model->item()));
  }
  return laid_out;
}

// Whether a tensor is a permuted block without gaps, all strides positive.
bool is_dense(const Tensor& tensor, const int64_t* strides) {
  for (size_t d = 0; d < tensor.rank(); ++d) {
    if (tensor.sizes[d] > 1 && strides[d] <= 0) return false;
  }
  List sorted = tensor.places;
  std::sort(sorted.begin(), sorted.end());
  for (size_t i = 1; i < sorted.size(); ++i) {
    if (sorted[i] != sorted[i - 1] + tensor.item()) return false;
  }
  return true;
}

void check_layout(const Slot& slot, const tp_tensor_t* out, bool preserve) {
  if (!preserve) {
    HOLDS(tp_tensor_is_contiguous(out, TP_FORMAT_CONTIGUOUS) == 1);
    return;
  }
  const Tensor& base = *slot.model;
  const int64_t* strides = tp_tensor_strides(slot.handle);
  if (base.numel() == 0 || !is_dense(base, strides)) return;
  for (size_t d = 0; d < base.rank(); ++d) {
    HOLDS(base.sizes[d] == 1 || tp_tensor_strides(out)[d] == strides[d]);
  }
}

void clone(Machine& machine, Input& input) {
  const Slot& slot = machine.slot(input);
  const bool preserve = input.flag();
  if (slot.handle == nullptr) return;
  tp_tensor_t* out = nullptr;
  const tp_status_t status = tp_clone(
      slot.handle, preserve ? TP_FORMAT_PRESERVE : TP_FORMAT_CONTIGUOUS, &out);
  HOLDS(status == TP_OK);
  check_layout(slot, out, preserve);
  machine.keep(
      input, status, out,
      copied(*slot.model, out, slot.model->dtype, slot.model->gather()));
}

void contiguous(Machine& machine, Input& input) {
  const Slot& slot = machine.slot(input);
  if (slot.handle == nullptr) return;
  tp_tensor_t* out = nullptr;
  const tp_status_t status = tp_contiguous(slot.handle, 0, &out);
  HOLDS(status == TP_OK);
  if (slot.model->is_contiguous()) {
    machine.keep_again(input, out, slot);
    return;
  }
  check_layout(slot, out, false);
  machine.keep(
      input, status, out,
      copied(*slot.model, out, slot.model->dtype, slot.model->gather()));
}

Bytes converted(const Tensor& base, tp_dtype_t dtype) {
  const Bytes source = base.gather();
  if (dtype == base.dtype) return source;
  const size_t item = tp_dtype_size(dtype);
  const auto size = static_cast<size_t>(base.item());
  Bytes elements(base.places.size() * item);
  for (size_t i = 0; i < base.places.size(); ++i) {
    value_convert(base.dtype, source.data() + i * size, dtype,
                  elements.data() + i * item);
  }
  return elements;
}

void to(Machine& machine, Input& input) {
  const Slot& slot = machine.slot(input);
  const auto asked = static_cast<tp_dtype_t>(input.between(0, TP_DTYPE_COUNT));
  const int64_t choice = input.between(0, 3);
  const bool always = (choice & 1) != 0;
  const bool preserve = (choice & 2) != 0;
  if (slot.handle == nullptr) return;
  tp_tensor_t* out = nullptr;
  const tp_status_t status =
      tp_to(slot.handle, asked, 0, 0,
            preserve ? TP_FORMAT_PRESERVE : TP_FORMAT_CONTIGUOUS, always, &out);
  HOLDS(status == TP_OK);
  const tp_dtype_t dtype = asked == 0 ? slot.model->dtype : asked;
  if (dtype == slot.model->dtype && !always &&
      (preserve || slot.model->is_contiguous())) {
    machine.keep_again(input, out, slot);
    return;
  }
  check_layout(slot, out, preserve);
  const Slot made = {
      out, copied(*slot.model, out, dtype, converted(*slot.model, dtype))};
  settle_nans(made);
  machine.keep(input, status, out, made.model);
}

constexpr Step kSteps[] = {view_or_reshape, view_or_reshape, flatten, unflatten,
                           clone,           contiguous,      to};

}  // namespace

const Steps kCopySteps = {kSteps, std::size(kSteps)};

}  // namespace fuzz
