// Steps that take some indices of a tensor: select to split.
#include <algorithm>
#include <iterator>

#include "fuzz/program/machine.h"

namespace fuzz {

namespace {

// The view of the given indices of one dimension, in their order.
Made take(const Tensor& base, int64_t dim, const List& picks) {
  const auto d = static_cast<size_t>(dim);
  List sizes = base.sizes;
  sizes[d] = static_cast<int64_t>(picks.size());
  return map_indices(base, sizes, [&](const List& to, List& from) {
    from = to;
    from[d] = picks[static_cast<size_t>(to[d])];
  });
}

List run_of(int64_t start, int64_t length) {
  List picks;
  for (int64_t i = 0; i < length; ++i) picks.push_back(start + i);
  return picks;
}

Made selected(const Tensor& base, int64_t dim, int64_t index) {
  if (!wrap_dim(dim, base.rank())) return nullptr;
  const auto d = static_cast<size_t>(dim);
  const int64_t size = base.sizes[d];
  if (index < -size || index >= size) return nullptr;
  if (index < 0) index += size;
  List sizes = base.sizes;
  sizes.erase(sizes.begin() + dim);
  return map_indices(base, sizes, [&](const List& to, List& from) {
    from = to;
    from.insert(from.begin() + dim, index);
  });
}

void select(Machine& machine, Input& input) {
  const Slot& slot = machine.slot(input);
  if (slot.handle == nullptr) return;
  const int64_t dim = input.dim(slot.model->rank());
  const int64_t index = input.between(-7, 7);
  tp_tensor_t* out = nullptr;
  const tp_status_t status = tp_select(slot.handle, dim, index, &out);
  machine.keep(input, status, out, selected(*slot.model, dim, index));
}

// A bound: mostly near, sometimes open or at an end of the numbers.
int64_t any_bound(Input& input) {
  const int64_t bound = input.between(-10, 13);
  if (bound == 11) return TP_SLICE_OPEN;
  if (bound == 12) return INT64_MIN;
  return bound == 13 ? INT64_MAX - 1 : bound;
}

Made sliced(const Tensor& base, int64_t dim, int64_t start, int64_t stop,
            int64_t step) {
  if (!wrap_dim(dim, base.rank()) || step == 0) return nullptr;
  const int64_t size = base.sizes[static_cast<size_t>(dim)];
  // Where walking starts and what it does not reach, as indices.
  const auto bound = [&](int64_t given, int64_t open) {
    if (given == TP_SLICE_OPEN) return open;
    if (given < 0) given = given < -size ? int64_t{-1} : given + size;
    const int64_t lowest = step < 0 ? -1 : 0;
    return std::clamp(given, lowest, lowest + size);
  };
  const int64_t from = bound(start, step < 0 ? size - 1 : 0);
  const int64_t to = bound(stop, step < 0 ? -1 : size);
  List picks;
  for (Wide i = from; step < 0 ? i > to : i < to; i += step) {
    picks.push_back(static_cast<int64_t>(i));
  }
  return take(base, dim, picks);
}

void slice(Machine& machine, Input& input) {
  const Slot& slot = machine.slot(input);
  if (slot.handle == nullptr) return;
  const int64_t dim = input.dim(slot.model->rank());
  const int64_t start = any_bound(input);
  const int64_t stop = any_bound(input);
  int64_t step = input.between(-5, 5);
  if (step == 5) step = INT64_MAX;
  if (step == -5) step = INT64_MIN;
  tp_tensor_t* out = nullptr;
  const tp_status_t status =
      tp_slice(slot.handle, dim, start, stop, step, &out);
  machine.keep(input, status, out, sliced(*slot.model, dim, start, stop, step));
}

Made narrowed(const Tensor& base, int64_t dim, int64_t start, int64_t length) {
  if (!wrap_dim(dim, base.rank())) return nullptr;
  const int64_t size = base.sizes[static_cast<size_t>(dim)];
  if (start < -size) return nullptr;
  if (start < 0) start += size;
  if (start > size || length < 0 || start + length > size) return nullptr;
  return take(base, dim, run_of(start, length));
}

void narrow(Machine& machine, Input& input) {
  const Slot& slot = machine.slot(input);
  if (slot.handle == nullptr) return;
  const int64_t dim = input.dim(slot.model->rank());
  const int64_t start = input.between(-7, 7);
  const int64_t length = input.between(-1, 7);
  tp_tensor_t* out = nullptr;
  const tp_status_t status = tp_narrow(slot.handle, dim, start, length, &out);
  machine.keep(input, status, out, narrowed(*slot.model, dim, start, length));
}

Made flipped(const Tensor& base, List dims) {
  std::vector<bool> reversed(std::max<size_t>(base.rank(), 1));
  for (int64_t& dim : dims) {
    if (!wrap_dim(dim, base.rank(), true)) return nullptr;
    if (reversed[static_cast<size_t>(dim)]) return nullptr;
    reversed[static_cast<size_t>(dim)] = true;
  }
  return map_indices(base, base.sizes, [&](const List& to, List& from) {
    for (size_t d = 0; d < from.size(); ++d) {
      from[d] = reversed[d] ? base.sizes[d] - 1 - to[d] : to[d];
    }
  });
}

void flip(Machine& machine, Input& input) {
  const Slot& slot = machine.slot(input);
  if (slot.handle == nullptr) return;
  List dims(static_cast<size_t>(input.between(0, 3)));
  for (int64_t& dim : dims) dim = input.dim(slot.model->rank());
  tp_tensor_t* out = nullptr;
  const tp_status_t status =
      tp_flip(slot.handle, dims.data(), dims.size(), &out);
  machine.keep(input, status, out, flipped(*slot.model, dims));
}

Made diagonal_of(const Tensor& base, int64_t offset, int64_t dim0,
                 int64_t dim1) {
  if (!wrap_dim(dim0, base.rank()) || !wrap_dim(dim1, base.rank()) ||
      dim0 == dim1) {
    return nullptr;
  }
  const auto a = static_cast<size_t>(dim0);
  const auto b = static_cast<size_t>(dim1);
  List firsts;  // indices in dim0 whose partner lies in dim1
  for (int64_t i = 0; i < base.sizes[a]; ++i) {
    if (i + offset >= 0 && i + offset < base.sizes[b]) firsts.push_back(i);
  }
  List sizes;
  for (size_t d = 0; d < base.rank(); ++d) {
    if (d != a && d != b) sizes.push_back(base.sizes[d]);
  }
  sizes.push_back(static_cast<int64_t>(firsts.size()));
  return map_indices(base, sizes, [&](const List& to, List& from) {
    size_t next = 0;
    for (size_t d = 0; d < from.size(); ++d) {
      if (d != a && d != b) from[d] = to[next++];
    }
    from[a] = firsts[static_cast<size_t>(to.back())];
    from[b] = from[a] + offset;
  });
}

void diagonal(Machine& machine, Input& input) {
  const Slot& slot = machine.slot(input);
  if (slot.handle == nullptr) return;
  const int64_t offset = input.between(-6, 6);
  const int64_t dim0 = input.dim(slot.model->rank());
  const int64_t dim1 = input.dim(slot.model->rank());
  tp_tensor_t* out = nullptr;
  const tp_status_t status = tp_diagonal(slot.handle, offset, dim0, dim1, &out);
  machine.keep(input, status, out,
               diagonal_of(*slot.model, offset, dim0, dim1));
}

Made unfolded(const Tensor& base, int64_t dim, int64_t size, int64_t step) {
  if (!wrap_dim(dim, base.rank(), true) || step < 1) return nullptr;
  const auto d = static_cast<size_t>(dim);
  const int64_t length = base.rank() == 0 ? 1 : base.sizes[d];
  if (size < 0 || size > length) return nullptr;
  List sizes = base.sizes;
  int64_t runs = 0;
  while (runs * step + size <= length) ++runs;
  if (base.rank() != 0) sizes[d] = runs;
  sizes.push_back(size);
  return map_indices(base, sizes, [&](const List& to, List& from) {
    for (size_t i = 0; i < from.size(); ++i) from[i] = to[i];
    if (!from.empty()) from[d] = to[d] * step + to.back();
  });
}

void unfold(Machine& machine, Input& input) {
  const Slot& slot = machine.slot(input);
  if (slot.handle == nullptr) return;
  const int64_t dim = input.dim(slot.model->rank());
  const int64_t size = input.between(-1, 5);
  const int64_t step = input.between(0, 4);
  if (slot.model->rank() >= Machine::kMaxRank ||
      slot.model->numel() * std::max<int64_t>(size, 1) > Machine::kMaxNumel) {
    return;
  }
  tp_tensor_t* out = nullptr;
  const tp_status_t status = tp_unfold(slot.handle, dim, size, step, &out);
  machine.keep(input, status, out, unfolded(*slot.model, dim, size, step));
}

// Pieces of a dimension: all are made, one is kept.
void keep_piece(Machine& machine, Input& input, std::vector<Made> pieces,
                tp_status_t status, tp_tensor_t** out, size_t capacity,
                size_t count) {
  if (pieces.empty() || pieces.size() > capacity) {
    check_refused(status, out[0]);
    HOLDS(count == pieces.size());
    return;
  }
  HOLDS(status == TP_OK && count == pieces.size());
  const size_t kept = input.byte() % count;
  for (size_t i = 0; i < count; ++i) {
    if (i != kept) tp_tensor_release(out[i]);
  }
  const Made model = pieces[kept];
  pieces.clear();
  machine.keep(input, status, out[kept], model);
}

void cut(Machine& machine, Input& input) {
  const Slot& slot = machine.slot(input);
  if (slot.handle == nullptr) return;
  const bool by_count = input.flag();
  const int64_t wanted = input.between(-1, 7);
  const int64_t asked = input.dim(slot.model->rank());
  constexpr size_t kCapacity = 8;
  tp_tensor_t* out[kCapacity] = {};
  size_t count = 0;
  const tp_status_t status =
      by_count ? tp_chunk(slot.handle, wanted, asked, out, kCapacity, &count)
               : tp_split(slot.handle, wanted, asked, out, kCapacity, &count);
  int64_t dim = asked;
  std::vector<Made> pieces;
  if (wrap_dim(dim, slot.model->rank())) {
    const int64_t size = slot.model->sizes[static_cast<size_t>(dim)];
    int64_t length = wanted;
    int64_t number = 0;
    if (by_count) {
      if (wanted >= 1) length = (size + wanted - 1) / wanted;
      if (wanted >= 1 && size == 0) number = wanted;
    } else if (wanted >= 0 && size == 0) {
      number = 1;
    }
    if (size > 0 && length >= 1) number = (size + length - 1) / length;
    for (int64_t i = 0; i < number; ++i) {
      const int64_t start = i * length;
      pieces.push_back(
          narrowed(*slot.model, dim, start, std::min(length, size - start)));
    }
  }
  keep_piece(machine, input, std::move(pieces), status, out, kCapacity, count);
}

void unbind(Machine& machine, Input& input) {
  const Slot& slot = machine.slot(input);
  if (slot.handle == nullptr) return;
  const int64_t asked = input.dim(slot.model->rank());
  tp_tensor_t* out[Machine::kMaxNumel] = {};
  size_t count = 0;
  const tp_status_t status =
      tp_unbind(slot.handle, asked, out, std::size(out), &count);
  int64_t dim = asked;
  std::vector<Made> pieces;
  if (wrap_dim(dim, slot.model->rank())) {
    const int64_t size = slot.model->sizes[static_cast<size_t>(dim)];
    if (size == 0) {
      HOLDS(status == TP_OK && count == 0);
      return;
    }
    for (int64_t i = 0; i < size; ++i) {
      pieces.push_back(selected(*slot.model, dim, i));
    }
  }
  keep_piece(machine, input, std::move(pieces), status, out, std::size(out),
             count);
}

constexpr Step kSteps[] = {select,   slice,  slice, narrow, flip,
                           diagonal, unfold, cut,   unbind};

}  // namespace

const Steps kIndexSteps = {kSteps, std::size(kSteps)};

}  // namespace fuzz
