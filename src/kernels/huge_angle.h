// Reduction of large angles: which quarter of the circle they end in, and where
// in it. On one number at a time, for the CPU and devices.
//
// Note [Huge angles]: |x| = m 2^e with a whole m below 2^53. Of 2/pi, bits that
// times m 2^e are multiples of 4 change nothing; the 192 bits after them times
// m are |x| 2/pi modulo 4 with 190 bits behind the point. No f64 is nearer to a
// multiple of pi/2 than about 2^-61 of a quarter (from the continued fraction
// of pi), which leaves far more bits than a result has.
#pragma once

#include "kernels/element.h"

namespace tp {

// x = (quarter + 4 k) pi/2 + high + low for some whole k, |high| <= pi/4.
struct ReducedAngle {
  uint64_t quarter;
  double high;
  double low;
};

namespace huge_angle {

__extension__ typedef unsigned __int128 Wide;

// The word that begins at a bit of 0.(64 zeros)(2/pi).
TP_HOST_DEVICE inline uint64_t bits_of_two_over_pi(int first) {
  constexpr uint64_t kWords[] = {0,
                                 0xa2f9836e4e441529,
                                 0xfc2757d1f534ddc0,
                                 0xdb6295993c439041,
                                 0xfe5163abdebbc561,
                                 0xb7246e3a424dd2e0,
                                 0x06492eea09d1921c,
                                 0xfe1deb1cb129a73e,
                                 0xe88235f52ebb4484,
                                 0xe99c7026b45f7e41,
                                 0x3991d639835339f4,
                                 0x9c845f8bbdf9283b,
                                 0x1ff897ffde05980f,
                                 0xef2f118b5a0a6d1f,
                                 0x6d367ecf27cb09b7,
                                 0x4f463f669e5fea2d,
                                 0x7527bac7ebe5f17b,
                                 0x3d0739f78a5292ea,
                                 0x6bfb5fb11f8d5d08,
                                 0x56033046fc7b6bab,
                                 0xf0cfbc209af4361d};
  const uint64_t word = kWords[first / 64];
  const int shift = first % 64;
  if (shift == 0) return word;
  return word << shift | kWords[first / 64 + 1] >> (64 - shift);
}

// 2^n, of a normal number.
TP_HOST_DEVICE inline double power_of_two(int n) {
  return element::bit_cast<double>(static_cast<uint64_t>(n + 1023) << 52);
}

}  // namespace huge_angle

// x is finite, of a magnitude of 1 at least.
TP_HOST_DEVICE inline ReducedAngle reduce_huge_angle(double x) {
  using huge_angle::Wide;
  const uint64_t bits = element::bit_cast<uint64_t>(x);
  const int exponent = static_cast<int>(bits >> 52 & 0x7ff) - 1075;
  const uint64_t m = (bits & 0xfffffffffffff) | uint64_t{1} << 52;
  const int first = 64 + exponent - 2;
  const Wide low = Wide{m} * huge_angle::bits_of_two_over_pi(first + 128);
  const Wide middle = Wide{m} * huge_angle::bits_of_two_over_pi(first + 64);
  const uint64_t high = m * huge_angle::bits_of_two_over_pi(first);
  // Two bits of the quarter, then the fraction.
  Wide turns = (Wide{high} << 64) + middle + (low >> 64);
  uint64_t quarter = static_cast<uint64_t>(turns >> 126);
  turns = turns << 2 | static_cast<Wide>(static_cast<uint64_t>(low) >> 62);
  // To the nearest quarter.
  bool is_negative = false;
  if (turns >> 127 != 0) {
    ++quarter;
    is_negative = true;
    turns = Wide{0} - turns;
  }
  int zeros = 0;
  while (turns >> 127 == 0 && zeros < 127) {
    turns <<= 1;
    ++zeros;
  }
  // Times pi/2, in 2^-63.
  constexpr uint64_t kHalfPi = 0xc90fdaa22168c235;
  const uint64_t product = static_cast<uint64_t>(
      Wide{static_cast<uint64_t>(turns >> 64)} * kHalfPi >> 64);
  const double scale = huge_angle::power_of_two(-63 - zeros);
  const double most = static_cast<double>(product & ~uint64_t{0x7ff}) * scale;
  const double rest = static_cast<double>(product & 0x7ff) * scale;
  ReducedAngle angle;
  angle.quarter = quarter;
  angle.high = most + rest;
  angle.low = rest - (angle.high - most);
  if (is_negative != (x < 0)) {
    angle.high = -angle.high;
    angle.low = -angle.low;
  }
  if (x < 0) angle.quarter = uint64_t{0} - quarter;
  return angle;
}

}  // namespace tp
