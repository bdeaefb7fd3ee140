// Steps that see the same bytes in another shape or as another type.
#include <algorithm>
#include <iterator>

#include "fuzz/program/machine.h"

namespace fuzz {

namespace {

List all_dims(size_t rank) {
  List order(rank);
  for (size_t d = 0; d < rank; ++d) order[d] = static_cast<int64_t>(d);
  return order;
}

void transpose(Machine& machine, Input& input) {
  const Slot& slot = machine.slot(input);
  if (slot.handle == nullptr) return;
  const size_t rank = slot.model->rank();
  int64_t dim0 = input.dim(rank);
  int64_t dim1 = input.dim(rank);
  tp_tensor_t* out = nullptr;
  const tp_status_t status = tp_transpose(slot.handle, dim0, dim1, &out);
  Made model;
  if (wrap_dim(dim0, rank, true) && wrap_dim(dim1, rank, true)) {
    List order = all_dims(rank);
    if (rank != 0) {
      std::swap(order[static_cast<size_t>(dim0)],
                order[static_cast<size_t>(dim1)]);
    }
    model = permuted(*slot.model, order);
  }
  machine.keep(input, status, out, model);
}

void permute(Machine& machine, Input& input) {
  const Slot& slot = machine.slot(input);
  if (slot.handle == nullptr) return;
  const size_t rank = slot.model->rank();
  List dims = all_dims(rank);
  for (size_t i = rank; i > 1; --i) {
    std::swap(dims[i - 1], dims[input.byte() % i]);
  }
  const bool repeats = rank > 1 && input.between(0, 15) == 0;
  if (repeats) dims[0] = dims[1];
  for (int64_t& dim : dims) {
    if (input.flag()) dim -= static_cast<int64_t>(rank);
  }
  tp_tensor_t* out = nullptr;
  const tp_status_t status =
      tp_permute(slot.handle, dims.data(), dims.size(), &out);
  Made model;
  if (!repeats) {
    for (int64_t& dim : dims) wrap_dim(dim, rank);
    model = permuted(*slot.model, dims);
  }
  machine.keep(input, status, out, model);
}

Made dims_moved(const Tensor& base, List from, List to) {
  const size_t rank = base.rank();
  for (List* list : {&from, &to}) {
    for (size_t i = 0; i < list->size(); ++i) {
      if (!wrap_dim((*list)[i], rank, true)) return nullptr;
      for (size_t j = 0; j < i; ++j) {
        if ((*list)[i] == (*list)[j]) return nullptr;
      }
    }
  }
  List rest;
  for (int64_t dim : all_dims(rank)) {
    if (std::find(from.begin(), from.end(), dim) == from.end()) {
      rest.push_back(dim);
    }
  }
  List order;
  size_t next = 0;
  for (int64_t place : all_dims(rank)) {
    const auto named = std::find(to.begin(), to.end(), place);
    order.push_back(named == to.end()
                        ? rest[next++]
                        : from[static_cast<size_t>(named - to.begin())]);
  }
  return permuted(base, order);
}

void movedim(Machine& machine, Input& input) {
  const Slot& slot = machine.slot(input);
  if (slot.handle == nullptr) return;
  List from(static_cast<size_t>(input.between(0, 2)));
  List to(from.size());
  for (int64_t& dim : from) dim = input.dim(slot.model->rank());
  for (int64_t& dim : to) dim = input.dim(slot.model->rank());
  tp_tensor_t* out = nullptr;
  const tp_status_t status =
      tp_movedim(slot.handle, from.data(), to.data(), from.size(), &out);
  machine.keep(input, status, out, dims_moved(*slot.model, from, to));
}

void squeeze(Machine& machine, Input& input) {
  const Slot& slot = machine.slot(input);
  if (slot.handle == nullptr) return;
  const size_t rank = slot.model->rank();
  List dims(static_cast<size_t>(input.between(0, 2)));
  for (int64_t& dim : dims) dim = input.dim(rank);
  tp_tensor_t* out = nullptr;
  const tp_status_t status =
      tp_squeeze(slot.handle, dims.data(), dims.size(), &out);
  std::vector<bool> named(std::max<size_t>(rank, 1), dims.empty());
  bool legal = true;
  for (int64_t& dim : dims) {
    legal =
        legal && wrap_dim(dim, rank, true) && !named[static_cast<size_t>(dim)];
    if (legal) named[static_cast<size_t>(dim)] = true;
  }
  List sizes;
  for (size_t d = 0; d < rank; ++d) {
    const int64_t size = slot.model->sizes[d];
    if (!named[d] || size != 1) sizes.push_back(size);
  }
  machine.keep(input, status, out,
               legal ? with_sizes(*slot.model, sizes) : nullptr);
}

void unsqueeze(Machine& machine, Input& input) {
  const Slot& slot = machine.slot(input);
  if (slot.handle == nullptr) return;
  const size_t rank = slot.model->rank();
  int64_t dim = input.dim(rank + 1);
  if (rank >= Machine::kMaxRank) return;
  tp_tensor_t* out = nullptr;
  const tp_status_t status = tp_unsqueeze(slot.handle, dim, &out);
  List sizes = slot.model->sizes;
  const bool legal = wrap_dim(dim, rank + 1);
  if (legal) sizes.insert(sizes.begin() + dim, 1);
  machine.keep(input, status, out,
               legal ? with_sizes(*slot.model, sizes) : nullptr);
}

Made expanded(const Tensor& base, const List& asked) {
  if (asked.size() < base.rank()) return nullptr;
  const size_t added = asked.size() - base.rank();
  List sizes = asked;
  for (size_t d = 0; d < sizes.size(); ++d) {
    if (d >= added && sizes[d] == -1) sizes[d] = base.sizes[d - added];
    if (sizes[d] < 0) return nullptr;
    if (d < added || base.sizes[d - added] == 1) continue;
    if (sizes[d] != base.sizes[d - added]) return nullptr;
  }
  return map_indices(base, sizes, [&](const List& to, List& from) {
    for (size_t d = 0; d < from.size(); ++d) {
      from[d] = base.sizes[d] == 1 ? 0 : to[added + d];
    }
  });
}

void expand(Machine& machine, Input& input) {
  const Slot& slot = machine.slot(input);
  if (slot.handle == nullptr) return;
  const Tensor& base = *slot.model;
  const auto added = static_cast<size_t>(input.between(0, 2));
  List sizes(base.rank() + added, -1);
  int64_t growth = 1;
  for (size_t d = 0; d < sizes.size(); ++d) {
    const bool may_grow = d < added || base.sizes[d - added] == 1;
    if (may_grow || input.between(0, 15) == 0) sizes[d] = input.between(-1, 4);
    growth *= std::max<int64_t>(sizes[d], 1);
  }
  if (sizes.size() > Machine::kMaxRank ||
      base.numel() * growth > Machine::kMaxNumel) {
    return;
  }
  tp_tensor_t* out = nullptr;
  const tp_status_t status =
      tp_expand(slot.handle, sizes.data(), sizes.size(), &out);
  machine.keep(input, status, out, expanded(base, sizes));
}

// Strides that lead anywhere, wild where they are multiplied by 0.
void as_strided(Machine& machine, Input& input) {
  const Slot& slot = machine.slot(input);
  if (slot.handle == nullptr) return;
  const auto rank = static_cast<size_t>(input.between(0, 4));
  const List sizes = input.list(rank, 0, 4);
  List strides = input.list(rank, -9, 30);
  for (int64_t& stride : strides) {
    if (stride == 30) stride = static_cast<int64_t>(input.word());
  }
  int64_t offset = input.between(-2, 30);
  if (offset == -2) offset = TP_OFFSET_KEEP;
  tp_tensor_t* out = nullptr;
  const tp_status_t status = tp_as_strided(slot.handle, sizes.data(),
                                           strides.data(), rank, offset, &out);
  if (offset == TP_OFFSET_KEEP) offset = tp_tensor_offset(slot.handle);
  machine.keep(input, status, out,
               make_strided(slot.model->storage, slot.model->dtype, sizes,
                            strides, offset));
}

// The documented rule for elements of another size, on the tensor's strides.
bool may_view_as(const Slot& slot, int64_t from, int64_t to) {
  const Tensor& base = *slot.model;
  if (base.rank() == 0) return false;
  const int64_t* strides = tp_tensor_strides(slot.handle);
  if (strides[base.rank() - 1] != 1) return false;
  if (from > to) {
    int64_t wider = 0;
    return !__builtin_mul_overflow(tp_tensor_offset(slot.handle), from / to,
                                   &wider) &&
           std::none_of(strides, strides + base.rank() - 1, [&](int64_t s) {
             return __builtin_mul_overflow(s, from / to, &wider);
           });
  }
  const int64_t ratio = to / from;
  return base.sizes.back() % ratio == 0 &&
         tp_tensor_offset(slot.handle) % ratio == 0 &&
         std::all_of(strides, strides + base.rank() - 1,
                     [&](int64_t stride) { return stride % ratio == 0; });
}

void view_dtype(Machine& machine, Input& input) {
  const Slot& slot = machine.slot(input);
  const auto dtype = static_cast<tp_dtype_t>(input.between(1, TP_DTYPE_COUNT));
  if (slot.handle == nullptr) return;
  const Tensor& base = *slot.model;
  const int64_t from = base.item();
  const auto to = static_cast<int64_t>(tp_dtype_size(dtype));
  tp_tensor_t* out = nullptr;
  const tp_status_t status = tp_view_dtype(slot.handle, dtype, &out);
  Made model;
  if (from == to || may_view_as(slot, from, to)) {
    model = with_sizes(base, base.sizes);
    model->dtype = dtype;
    model->places.clear();
    for (size_t i = 0; i < base.places.size(); ++i) {
      const int64_t place = base.places[i];
      if (place % to == 0 || from > to) {
        for (int64_t part = 0; part < from; part += to) {
          model->places.push_back(place + part);
        }
      }
    }
    if (from != to) model->sizes.back() = model->sizes.back() * from / to;
    HOLDS(numel_of(model->sizes) == model->numel());
  }
  if (model != nullptr && model->numel() > Machine::kMaxNumel) {
    HOLDS(status == TP_OK);
    tp_tensor_release(out);
    return;
  }
  machine.keep(input, status, out, model);
}

void complex_part(Machine& machine, Input& input) {
  const Slot& slot = machine.slot(input);
  const bool imaginary = input.flag();
  if (slot.handle == nullptr) return;
  tp_tensor_t* out = nullptr;
  const tp_status_t status =
      imaginary ? tp_imag(slot.handle, &out) : tp_real(slot.handle, &out);
  Made model = with_sizes(*slot.model, slot.model->sizes);
  if (tp_dtype_kind(model->dtype) == TP_KIND_COMPLEX) {
    model->dtype = model->dtype == TP_DTYPE_C64 ? TP_DTYPE_F32 : TP_DTYPE_F64;
    for (int64_t& place : model->places) place += imaginary * model->item();
  } else if (imaginary) {
    model = nullptr;
  }
  machine.keep(input, status, out, model);
}

void alias(Machine& machine, Input& input) {
  const Slot& slot = machine.slot(input);
  const bool detaches = input.flag();
  if (slot.handle == nullptr) return;
  tp_tensor_t* out = nullptr;
  const tp_status_t status =
      detaches ? tp_detach(slot.handle, &out) : tp_alias(slot.handle, &out);
  machine.keep(input, status, out, with_sizes(*slot.model, slot.model->sizes));
}

constexpr Step kSteps[] = {transpose,  permute,    movedim,      squeeze,
                           unsqueeze,  expand,     expand,       as_strided,
                           as_strided, view_dtype, complex_part, alias};

}  // namespace

const Steps kShapeSteps = {kSteps, std::size(kSteps)};

}  // namespace fuzz
