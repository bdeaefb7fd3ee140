#include "fuzz/program/model.h"

#include <algorithm>
#include <cstring>

namespace fuzz {

int64_t Storage::live = 0;
int64_t Tensor::live = 0;

Storage::Storage(size_t size)
    : bytes(std::make_shared<Bytes>(size)), nbytes(size) {
  ++live;
}

Storage::Storage(std::shared_ptr<Storage> whole, size_t first, size_t size)
    : bytes(whole->bytes),
      begin(whole->begin + first),
      nbytes(size),
      read_only(whole->read_only),
      parent(std::move(whole)) {
  ++live;
}

Storage::~Storage() {
  --live;
  HOLDS(blob == nullptr || blob->deletions == 1);
}

Tensor::Tensor() { ++live; }
Tensor::Tensor(const Tensor& other)
    : storage(other.storage),
      dtype(other.dtype),
      sizes(other.sizes),
      places(other.places) {
  ++live;
}
Tensor::~Tensor() { --live; }

void Tensor::assign(const Tensor& other) {
  storage = other.storage;
  dtype = other.dtype;
  sizes = other.sizes;
  places = other.places;
}

Bytes Tensor::gather() const {
  const auto size = static_cast<size_t>(item());
  Bytes elements(places.size() * size);
  for (size_t i = 0; i < places.size(); ++i) {
    std::memcpy(elements.data() + i * size, element(i), size);
  }
  return elements;
}

void Tensor::scatter(const Bytes& elements) const {
  const auto size = static_cast<size_t>(item());
  HOLDS(elements.size() == places.size() * size);
  for (size_t i = 0; i < places.size(); ++i) {
    std::memcpy(element(i), elements.data() + i * size, size);
  }
}

bool Tensor::is_contiguous() const {
  for (size_t i = 1; i < places.size(); ++i) {
    if (places[i] != places[i - 1] + item()) return false;
  }
  return true;
}

bool Tensor::overlaps_itself() const {
  List sorted = places;
  std::sort(sorted.begin(), sorted.end());
  return std::adjacent_find(sorted.begin(), sorted.end()) != sorted.end();
}

int64_t numel_of(const List& sizes) {
  int64_t numel = 1;
  for (int64_t size : sizes) numel *= size;
  return numel;
}

void next_index(const List& sizes, List& index) {
  for (size_t d = sizes.size(); d-- > 0;) {
    if (++index[d] < sizes[d]) return;
    index[d] = 0;
  }
}

bool wrap_dim(int64_t& dim, size_t rank, bool scalar) {
  const auto r = static_cast<int64_t>(rank == 0 && scalar ? 1 : rank);
  if (dim < -r || dim >= r) return false;
  if (dim < 0) dim += r;
  return true;
}

Made make_dense(tp_dtype_t dtype, const List& sizes, const Bytes& elements) {
  auto made = std::make_shared<Tensor>();
  made->storage = std::make_shared<Storage>(elements.size());
  *made->storage->bytes = elements;
  made->dtype = dtype;
  made->sizes = sizes;
  for (int64_t i = 0; i < numel_of(sizes); ++i) {
    made->places.push_back(i * made->item());
  }
  return made;
}

Made make_strided(const std::shared_ptr<Storage>& storage, tp_dtype_t dtype,
                  const List& sizes, const List& strides, int64_t offset) {
  if (offset < 0) return nullptr;
  for (int64_t size : sizes) {
    if (size < 0) return nullptr;
  }
  auto made = std::make_shared<Tensor>();
  made->storage = storage;
  made->dtype = dtype;
  made->sizes = sizes;
  const int64_t numel = numel_of(sizes);
  List index(sizes.size());
  for (int64_t i = 0; i < numel; ++i) {
    Wide place = offset;
    for (size_t d = 0; d < sizes.size(); ++d) {
      place += static_cast<Wide>(index[d]) * strides[d];
    }
    place *= made->item();
    if (place < 0 ||
        place + made->item() > static_cast<Wide>(storage->nbytes)) {
      return nullptr;
    }
    made->places.push_back(static_cast<int64_t>(place));
    next_index(sizes, index);
  }
  return made;
}

Made map_indices(const Tensor& base, const List& sizes,
                 const std::function<void(const List& to, List& from)>& from) {
  auto made = std::make_shared<Tensor>(base);
  made->sizes = sizes;
  made->places.clear();
  const int64_t numel = numel_of(sizes);
  List index(sizes.size());
  List source(base.rank());
  for (int64_t i = 0; i < numel; ++i) {
    from(index, source);
    int64_t flat = 0;
    for (size_t d = 0; d < base.rank(); ++d) {
      HOLDS(source[d] >= 0 && source[d] < base.sizes[d]);
      flat = flat * base.sizes[d] + source[d];
    }
    made->places.push_back(base.places[static_cast<size_t>(flat)]);
    next_index(sizes, index);
  }
  return made;
}

Made permuted(const Tensor& base, const List& order) {
  List sizes;
  for (int64_t dim : order) {
    sizes.push_back(base.sizes[static_cast<size_t>(dim)]);
  }
  return map_indices(base, sizes, [&](const List& to, List& from) {
    for (size_t i = 0; i < order.size(); ++i) {
      from[static_cast<size_t>(order[i])] = to[i];
    }
  });
}

Made with_sizes(const Tensor& base, const List& sizes) {
  auto made = std::make_shared<Tensor>(base);
  made->sizes = sizes;
  return made;
}

bool has_strides(const Tensor& tensor, const List& sizes) {
  if (tensor.places.empty()) return true;
  // One step along a dimension must always be as wide.
  List strides(sizes.size());
  int64_t inner = 1;
  for (size_t d = sizes.size(); d-- > 0;) {
    if (sizes[d] > 1) {
      strides[d] = tensor.places[static_cast<size_t>(inner)] - tensor.places[0];
    }
    inner *= sizes[d];
  }
  List index(sizes.size());
  for (int64_t place : tensor.places) {
    int64_t reached = tensor.places[0];
    for (size_t d = 0; d < sizes.size(); ++d) reached += index[d] * strides[d];
    if (reached != place) return false;
    next_index(sizes, index);
  }
  return true;
}

Made broadcast(const Tensor& source, const List& sizes) {
  if (source.rank() > sizes.size()) return nullptr;
  const size_t missing = sizes.size() - source.rank();
  for (size_t d = 0; d < source.rank(); ++d) {
    const int64_t size = source.sizes[d];
    if (size != 1 && size != sizes[missing + d]) return nullptr;
  }
  return map_indices(source, sizes, [&](const List& to, List& from) {
    for (size_t d = 0; d < from.size(); ++d) {
      from[d] = source.sizes[d] == 1 ? 0 : to[missing + d];
    }
  });
}

Made lay_out(const tp_tensor_t* made, tp_dtype_t dtype, const List& sizes,
             const Bytes& elements) {
  const Made dense = make_dense(dtype, sizes, elements);
  const int64_t* strides = tp_tensor_strides(made);
  Made model = make_strided(dense->storage, dtype, sizes,
                            List(strides, strides + sizes.size()),
                            tp_tensor_offset(made));
  HOLDS(model != nullptr && !model->overlaps_itself());
  model->scatter(elements);
  return model;
}

}  // namespace fuzz
