// Random numbers for the elements of a tensor, block by block: see
// Note [Random words].
#pragma once

#include <cstdint>
#include <cstring>

#include "backend/cpu/elementwise.h"
#include "backend/cpu/moves.h"
#include "core/dtype.h"
#include "core/parallel.h"
#include "kernels/philox.h"

namespace tp {

// The words of a draw.
class WordStream {
 public:
  // The first two attributes of every operator that draws.
  explicit WordStream(const KernelCall& call)
      : seed_(static_cast<uint64_t>(call.attribute(0))),
        first_(static_cast<uint64_t>(call.attribute(1))) {}

  // Blocks from the draw's `block`-th on; `count` is a multiple of
  // philox::kLanes.
  void read(int64_t block, int64_t count, uint32_t* words) const {
    for (int64_t done = 0; done < count; done += philox::kLanes) {
      philox::fill(seed_, first_ + static_cast<uint64_t>(block + done),
                   words + done * philox::kWords);
    }
  }

 private:
  uint64_t seed_;
  uint64_t first_;
};

// Words for runs of elements that begin anywhere. kWords: for each element.
template <int kWords>
class ElementWords {
 public:
  explicit ElementWords(const KernelCall& call) : stream_(call) {}

  // At most kMost elements from the `first`-th of the tensor on. What comes
  // back has some before them, so that it begins with a whole block: the first
  // of them is element `skipped` of it.
  const uint32_t* read(int64_t first, int64_t n, int64_t* skipped) {
    const int64_t block = first / kPerBlock;
    *skipped = first % kPerBlock;
    const int64_t blocks = (*skipped + n + kPerBlock - 1) / kPerBlock;
    constexpr int64_t kLanes = philox::kLanes;
    stream_.read(block, (blocks + kLanes - 1) / kLanes * kLanes, words_);
    return words_;
  }

  static constexpr int64_t kMost = 512;
  static constexpr int64_t kPerBlock = philox::kWords / kWords;
  // Elements that what comes back has at most.
  static constexpr int64_t kRoom = kMost + kPerBlock * (philox::kLanes + 1);

 private:
  WordStream stream_;
  alignas(64) uint32_t words_[kRoom * kWords];
};

// Calls visit(first, data, n, strides) for runs of at most `most` elements in
// logical order, from `begin` to `end`; `first` is the number of the run's
// first.
template <size_t kCount, class Visit>
void for_each_block(const KernelOperand* operands, int64_t begin, int64_t end,
                    int64_t most, Visit visit) {
  for_each_row_between<kCount>(
      operands, begin, end,
      [&](unsigned char* const* row, int64_t n, const int64_t* strides) {
        for (int64_t done = 0; done < n; done += most) {
          unsigned char* data[kCount];
          for (size_t k = 0; k < kCount; ++k) {
            data[k] = row[k] + done * strides[k];
          }
          visit(begin + done, data, n - done < most ? n - done : most, strides);
        }
        begin += n;
      });
}

// Elements of T next to each other, stored as elements of any dtype.
template <class T>
class ElementStore {
 public:
  explicit ElementStore(int32_t dtype)
      : loop_(convert_loop(dtype, static_cast<int32_t>(DTypeOf<T>::kValue))) {}

  void operator()(const T* from, int64_t n, unsigned char* to,
                  int64_t stride) const {
    unsigned char* const data[] = {
        to, reinterpret_cast<unsigned char*>(const_cast<T*>(from))};
    const int64_t strides[] = {stride, static_cast<int64_t>(sizeof(T))};
    loop_(n, data, strides);
  }

 private:
  RowLoop loop_;
};

// Elements of any dtype as elements of T next to each other.
template <class T>
class ElementLoad {
 public:
  explicit ElementLoad(int32_t dtype)
      : loop_(convert_loop(static_cast<int32_t>(DTypeOf<T>::kValue), dtype)) {}

  void operator()(unsigned char* from, int64_t n, int64_t stride, T* to) const {
    unsigned char* const data[] = {reinterpret_cast<unsigned char*>(to), from};
    const int64_t strides[] = {static_cast<int64_t>(sizeof(T)), stride};
    loop_(n, data, strides);
  }

 private:
  RowLoop loop_;
};

// A draw into the one operand of a call. Draw: `Element`, kWords, and
// apply(words, n, out) for n elements that begin with a whole block; it may
// write up to the end of that of the last.
template <class Draw>
void run_draw(const KernelCall& call, const Draw& draw) {
  using T = typename Draw::Element;
  using Words = ElementWords<Draw::kWords>;
  const ElementStore<T> store(call.operands[0].dtype);
  parallel_for(numel_of(call.operands[0]), kCostlyGrain,
               [&](int64_t begin, int64_t end) {
                 Words words(call);
                 alignas(64) T elements[Words::kRoom];
                 for_each_block<1>(
                     call.operands, begin, end, Words::kMost,
                     [&](int64_t first, unsigned char* const* data, int64_t n,
                         const int64_t* strides) {
                       int64_t skipped = 0;
                       const uint32_t* drawn = words.read(first, n, &skipped);
                       draw.apply(drawn, skipped + n, elements);
                       store(elements + skipped, n, data[0], strides[0]);
                     });
               });
}

}  // namespace tp
