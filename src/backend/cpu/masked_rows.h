// How a masked selection is walked.
#pragma once

#include "backend/cpu/elementwise.h"

namespace tp {

// Where selected elements go, one behind the other.
struct MaskedTarget {
  unsigned char* at;
  int64_t stride;
  int64_t left;  // so many are still to come
};

// Moves the elements of a run that the mask lets through. Rows end when there
// is no room left: the mask has no more.
using MaskedLoop = void (*)(MaskedTarget& to, int64_t n,
                            const unsigned char* from, int64_t from_stride,
                            const unsigned char* mask, int64_t mask_stride);

// Branches cost more than stores that the next one overwrites: kBlock elements
// at a time where there is room for all of them.
template <class T>
void masked_loop(MaskedTarget& to, int64_t n, const unsigned char* from,
                 int64_t from_stride, const unsigned char* mask,
                 int64_t mask_stride) {
  constexpr int64_t kBlock = 64;
  unsigned char* at = to.at;
  int64_t left = to.left;
  while (n > 0 && left > 0) {
    const int64_t block = n < kBlock ? n : kBlock;
    if (left >= block) {
      for (int64_t i = 0; i < block; ++i) {
        store<T>(at, load<T>(from + i * from_stride));
        const int64_t taken = mask[i * mask_stride] != 0;
        at += taken * to.stride;
        left -= taken;
      }
    } else {
      for (int64_t i = 0; i < block && left > 0; ++i) {
        if (mask[i * mask_stride] == 0) continue;
        store<T>(at, load<T>(from + i * from_stride));
        at += to.stride;
        --left;
      }
    }
    from += block * from_stride;
    mask += block * mask_stride;
    n -= block;
  }
  to.at = at;
  to.left = left;
}

inline void run_masked_select(const KernelCall& call, MaskedLoop loop) {
  MaskedTarget to = {static_cast<unsigned char*>(call.operands[0].data),
                     call.operands[0].strides[0], call.operands[0].sizes[0]};
  for_each_row<2>(call.operands + 1, [&](unsigned char* const* data, int64_t n,
                                         const int64_t* strides) {
    loop(to, n, data[0], strides[0], data[1], strides[1]);
  });
}

}  // namespace tp
