// Steps that see the elements in other sizes, without a copy where strides can.
#include <iterator>

#include "fuzz/program/machine.h"

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

constexpr Step kSteps[] = {view_or_reshape, view_or_reshape, flatten,
                           unflatten};

}  // namespace

const Steps kReshapeSteps = {kSteps, std::size(kSteps)};

}  // namespace fuzz
