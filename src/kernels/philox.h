// Random bits: Philox 4x32-10, a function of a key and a counter.
//
// Note [Random words]: a draw owns blocks of 4 words of 32 bits. Block b is
// what Philox makes of the counter b under the seed as the key. An operator
// that uses w words for an element takes those from i * w on for the element
// that is i-th in row-major order, so a number depends on the seed, the first
// block of the draw and its place in the tensor, and on no layout, thread or
// device.
#pragma once

#include "kernels/element.h"

namespace tp {

namespace philox {

inline constexpr int kRounds = 10;
inline constexpr int kWords = 4;
inline constexpr uint64_t kMultiplier0 = 0xD2511F53;
inline constexpr uint64_t kMultiplier1 = 0xCD9E8D57;
inline constexpr uint32_t kWeyl0 = 0x9E3779B9;
inline constexpr uint32_t kWeyl1 = 0xBB67AE85;

// One round of as many counters at once as make vectors: word j of counter i is
// counter[j][i].
template <int kLanes>
TP_HOST_DEVICE inline void run_round(uint32_t (&counter)[kWords][kLanes],
                                     uint32_t key0, uint32_t key1) {
  for (int i = 0; i < kLanes; ++i) {
    const uint64_t product0 = kMultiplier0 * counter[0][i];
    const uint64_t product1 = kMultiplier1 * counter[2][i];
    const uint32_t high0 = static_cast<uint32_t>(product0 >> 32);
    const uint32_t high1 = static_cast<uint32_t>(product1 >> 32);
    counter[0][i] = high1 ^ counter[1][i] ^ key0;
    counter[1][i] = static_cast<uint32_t>(product1);
    counter[2][i] = high0 ^ counter[3][i] ^ key1;
    counter[3][i] = static_cast<uint32_t>(product0);
  }
}

template <int kLanes>
TP_HOST_DEVICE inline void run(uint32_t (&counter)[kWords][kLanes],
                               uint64_t key) {
  uint32_t key0 = static_cast<uint32_t>(key);
  uint32_t key1 = static_cast<uint32_t>(key >> 32);
  for (int round = 0; round < kRounds; ++round) {
    run_round(counter, key0, key1);
    key0 += kWeyl0;
    key1 += kWeyl1;
  }
}

// The words of kLanes blocks from one on, block by block.
inline constexpr int kLanes = 16;
TP_HOST_DEVICE inline void fill(uint64_t seed, uint64_t block,
                                uint32_t* words) {
  uint32_t counter[kWords][kLanes];
  for (int i = 0; i < kLanes; ++i) {
    const uint64_t number = block + static_cast<uint64_t>(i);
    counter[0][i] = static_cast<uint32_t>(number);
    counter[1][i] = static_cast<uint32_t>(number >> 32);
    counter[2][i] = counter[3][i] = 0;
  }
  run(counter, seed);
  for (int i = 0; i < kLanes; ++i) {
    for (int j = 0; j < kWords; ++j) words[i * kWords + j] = counter[j][i];
  }
}

// The high half of the product with 64 random bits: a number below `count`, of
// which none is favoured by more than one part in 2^64 / count.
TP_HOST_DEVICE inline uint64_t below(const uint32_t* pair, uint64_t count) {
  __extension__ typedef unsigned __int128 Wide;
  const uint64_t bits = static_cast<uint64_t>(pair[1]) << 32 | pair[0];
  return static_cast<uint64_t>(Wide{bits} * count >> 64);
}

}  // namespace philox

}  // namespace tp
