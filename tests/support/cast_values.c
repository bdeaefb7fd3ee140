#include "cast_values.h"

#include <string.h>

#include "values.h"

enum { kMaxSpecials = 512 };

static struct {
  size_t count;
  ValueNumber at[kMaxSpecials];
} specials;

static void add(int kind, uint64_t mantissa, int exponent) {
  for (int negative = 0; negative < 2; ++negative) {
    const ValueNumber number = {kind, negative, mantissa, exponent};
    if (specials.count < kMaxSpecials) specials.at[specials.count++] = number;
  }
}

/* Around the bounds and the ties of a format of `bits` mantissa bits, lowest
 * normal exponent `lowest` and highest `highest`. */
static void add_format(int bits, int lowest, int highest) {
  const uint64_t one = (uint64_t)1 << bits;
  add(kValueFinite, 1, lowest - bits);
  add(kValueFinite, 1, lowest - bits - 1);
  add(kValueFinite, 3, lowest - bits - 1);
  add(kValueFinite, 5, lowest - bits - 3);
  add(kValueFinite, 3, lowest - bits - 3);
  add(kValueFinite, 1, lowest);
  add(kValueFinite, 2 * one - 1, lowest - bits - 1);
  add(kValueFinite, 2 * one + 1, -bits - 1);
  add(kValueFinite, 2 * one + 3, -bits - 1);
  add(kValueFinite, 2 * one + 1, 0);
  add(kValueFinite, 2 * one + 3, 0);
  add(kValueFinite, 256 * (2 * one + 1) + 1, -bits - 9);
  add(kValueFinite, 256 * (2 * one + 1) - 1, -bits - 9);
  add(kValueFinite, 2 * one - 1, highest - bits);
  add(kValueFinite, 4 * one - 1, highest - bits - 1);
  add(kValueFinite, 256 * (4 * one - 1) - 1, highest - bits - 9);
  add(kValueFinite, 256 * (4 * one - 1) + 1, highest - bits - 9);
  add(kValueFinite, 1, highest + 1);
}

static void add_all(void) {
  add(kValueFinite, 0, 0);
  add(kValueInfinite, 0, 0);
  add(kValueNan, 0, 0);
  for (uint64_t halves = 1; halves < 8; ++halves) {
    add(kValueFinite, halves, -1);
  }
  for (int bits = 7; bits < 64; bits += bits % 8 == 7 ? 1 : 7) {
    const uint64_t power = (uint64_t)1 << bits;
    add(kValueFinite, power, 0);
    add(kValueFinite, power - 1, 0);
    add(kValueFinite, power + 1, 0);
    add(kValueFinite, 2 * (power - 1) + 1, -1);
    add(kValueFinite, power / 2 + 1, 1);
  }
  add(kValueFinite, UINT64_MAX, 0);
  add(kValueFinite, 1, 64);
  /* f8_e4m3fn ends at 448; 464 is half way to what would be next. */
  add(kValueFinite, 448, 0);
  add(kValueFinite, 463, 0);
  add(kValueFinite, 464, 0);
  add(kValueFinite, 465, 0);
  add_format(3, -6, 8);
  add_format(2, -14, 15);
  add_format(10, -14, 15);
  add_format(7, -126, 127);
  add_format(23, -126, 127);
  add_format(52, -1022, 1023);
}

static uint64_t random_bits(uint64_t seed) {
  seed += UINT64_C(0x9e3779b97f4a7c15);
  seed = (seed ^ (seed >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
  seed = (seed ^ (seed >> 27)) * UINT64_C(0x94d049bb133111eb);
  return seed ^ (seed >> 31);
}

/* Every third a random magnitude around the integers, so that conversions to
 * them meet more than their bounds. */
static void fill_random(tp_dtype_t dtype, size_t i, unsigned char* element) {
  const uint64_t bits[2] = {random_bits(2 * i), random_bits(2 * i + 1)};
  if (i % 3 == 0) {
    const ValueNumber part[2] = {
        {kValueFinite, (int)(bits[1] & 1), bits[0] >> 11,
         (int)(bits[1] >> 8 & 63) - 53},
        {kValueFinite, (int)(bits[1] >> 1 & 1), bits[0] >> 11,
         (int)(bits[1] >> 16 & 63) - 53}};
    value_encode(dtype, part, 1, element);
  } else {
    memcpy(element, bits, tp_dtype_size(dtype));
  }
}

static void fill_one(tp_dtype_t dtype, size_t i, unsigned char* element) {
  static const unsigned char kBools[] = {0, 1, 1, 0, 2, 0, 0x80, 0xff};
  if (dtype == TP_DTYPE_BOOL) {
    *element = kBools[i % sizeof kBools];
  } else if (tp_dtype_size(dtype) == 1) {
    *element = (unsigned char)i;
  } else if (i < specials.count) {
    const ValueNumber part[2] = {specials.at[i],
                                 specials.at[(i + 97) % specials.count]};
    value_encode(dtype, part, 1, element);
  } else {
    fill_random(dtype, i, element);
  }
}

void cast_values_fill(tp_dtype_t dtype, size_t first, size_t count,
                      void* elements) {
  const size_t size = tp_dtype_size(dtype);
  if (specials.count == 0) add_all();
  for (size_t i = 0; i < count; ++i) {
    fill_one(dtype, first + i, (unsigned char*)elements + i * size);
  }
}
