// What tensors are, without strides: a model names the byte of every element,
// index by index, so that each view is a rule about indices alone.
#pragma once

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <memory>
#include <vector>

#include "tensorplay/tensorplay.h"

#define HOLDS(condition)                                                       \
  do {                                                                         \
    if (!(condition)) {                                                        \
      std::fprintf(stderr, "does not hold: %s (%s:%d); last error: %s\n",      \
                   #condition, __FILE__, __LINE__, tp_error_message(nullptr)); \
      std::abort();                                                            \
    }                                                                          \
  } while (0)

namespace fuzz {

using List = std::vector<int64_t>;
using Bytes = std::vector<uint8_t>;
// Holds what no sum of products of indices and strides overflows.
__extension__ typedef __int128 Wide;

// Memory of the host that a tensor was made on.
struct Blob {
  Bytes memory;
  int deletions = 0;
};

struct Storage {
  explicit Storage(size_t nbytes);
  // A part of another's bytes.
  Storage(std::shared_ptr<Storage> whole, size_t begin, size_t nbytes);
  ~Storage();
  Storage(const Storage&) = delete;
  Storage& operator=(const Storage&) = delete;

  uint8_t* at(int64_t place) { return bytes->data() + begin + place; }

  std::shared_ptr<Bytes> bytes;
  size_t begin = 0;
  size_t nbytes;
  int64_t version = 0;
  bool read_only = false;
  std::shared_ptr<Storage> parent;
  std::unique_ptr<Blob> blob;  // where no allocator gave the bytes

  static int64_t live;
};

struct Tensor {
  Tensor();
  Tensor(const Tensor& other);
  Tensor& operator=(const Tensor&) = delete;
  ~Tensor();

  size_t rank() const { return sizes.size(); }
  int64_t numel() const { return static_cast<int64_t>(places.size()); }
  int64_t item() const { return static_cast<int64_t>(tp_dtype_size(dtype)); }
  uint8_t* element(size_t i) const { return storage->at(places[i]); }
  // Becomes the same view of the same bytes.
  void assign(const Tensor& other);
  // The elements, row-major, and others in their place.
  Bytes gather() const;
  void scatter(const Bytes& elements) const;
  bool is_contiguous() const;
  bool overlaps_itself() const;

  std::shared_ptr<Storage> storage;
  tp_dtype_t dtype = TP_DTYPE_U8;
  List sizes;
  List places;      // byte of each element in the storage, row-major
  int writers = 0;  // open through this tensor: a copy of it has none

  static int64_t live;
};

// A tensor, or nothing where the library must refuse.
using Made = std::shared_ptr<Tensor>;

int64_t numel_of(const List& sizes);
// Steps an index on in row-major order.
void next_index(const List& sizes, List& index);
// Whether dim is one of rank, and which; rank 0 has 0 and -1 where `scalar`.
bool wrap_dim(int64_t& dim, size_t rank, bool scalar = false);

// Row-major elements in bytes of their own.
Made make_dense(tp_dtype_t dtype, const List& sizes, const Bytes& elements);
// Elements anywhere in a storage; nothing if one would lie outside.
Made make_strided(const std::shared_ptr<Storage>& storage, tp_dtype_t dtype,
                  const List& sizes, const List& strides, int64_t offset);
// The view whose element at an index is the base's at another one, which `from`
// writes, all of it: it finds what it wrote last.
Made map_indices(const Tensor& base, const List& sizes,
                 const std::function<void(const List& to, List& from)>& from);
// The view whose dimension i is the base's order[i].
Made permuted(const Tensor& base, const List& order);
// The same elements in the same order.
Made with_sizes(const Tensor& base, const List& sizes);
// Whether strides can lead over the elements in the order of other sizes.
bool has_strides(const Tensor& tensor, const List& sizes);
// As broadcasting reads it; nothing if it does not have those sizes.
Made broadcast(const Tensor& source, const List& sizes);
// The model of what the library made in bytes of its own: it gave each element
// a place, by any strides that use all of the bytes.
Made lay_out(const tp_tensor_t* made, tp_dtype_t dtype, const List& sizes,
             const Bytes& elements);

}  // namespace fuzz
