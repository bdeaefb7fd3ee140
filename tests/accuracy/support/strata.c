/* Arguments that show what all of them would. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "accuracy/support/measure.h"

static const double kSpecial[] = {0.0,
                                  -0.0,
                                  INFINITY,
                                  -INFINITY,
                                  NAN,
                                  1,
                                  -1,
                                  0.5,
                                  -0.5,
                                  2,
                                  -2,
                                  3,
                                  -3,
                                  10,
                                  -10,
                                  1e-10,
                                  -1e-10,
                                  0x1p-149,
                                  -0x1p-149,
                                  0x1p-127,
                                  0x1p-126,
                                  0x1p64,
                                  -0x1p64,
                                  0x1.fffffep127,
                                  -0x1.fffffep127};
enum { kSpecialCount = sizeof kSpecial / sizeof kSpecial[0] };

static uint64_t random_bits(uint64_t index) {
  uint64_t z = (index + 1) * UINT64_C(0x9e3779b97f4a7c15);
  z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
  z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
  return z ^ z >> 31;
}

static void put(void* data, uint64_t i, tp_dtype_t dtype, double value) {
  if (dtype == TP_DTYPE_F64) {
    ((double*)data)[i] = value;
  } else {
    ((float*)data)[i] = (float)value;
  }
}

/* Number `index` of `count`. */
static void put_stratum(void* data, uint64_t i, tp_dtype_t dtype,
                        uint64_t index, uint64_t count, uint64_t seed) {
  const int width = dtype == TP_DTYPE_F64 ? 64 : 32;
  const int mantissa = dtype == TP_DTYPE_F64 ? 52 : 23;
  const uint64_t bias = dtype == TP_DTYPE_F64 ? 1023 : 127;
  const uint64_t random = random_bits(index ^ seed << 40);
  uint64_t bits = random >> (64 - width);
  if (index % 2 == 0) {
    const uint64_t step = (UINT64_MAX >> (64 - width)) / count + 1;
    bits = step * index + bits % (2 * step);
  } else {
    const uint64_t exponent = bias - 12 + random % 20;
    bits = (bits & ~(UINT64_MAX << mantissa)) | exponent << mantissa |
           (random >> 32 & 1) << (width - 1);
  }
  if (width == 64) {
    ((uint64_t*)data)[i] = bits;
  } else {
    ((uint32_t*)data)[i] = (uint32_t)bits;
  }
}

static int report(Measure* measure) {
  const char* name =
      measure->unary != NULL ? measure->unary->name : measure->binary->name;
  const uint64_t over = measure->over;
  const double bound = measure->bound;
  const char* dtype = tp_dtype_name(measure->dtype);
  const uint64_t count = measure->count;
  const Error error = measure_end(measure);
  if (over == 0) return 1;
  fprintf(stderr,
          "%s %s: %llu of %llu results beyond %g units, the worst by %g: %a of "
          "%a, %a\n",
          name, dtype, (unsigned long long)over, (unsigned long long)count,
          bound, error.units, error.got, error.x, error.y);
  return 0;
}

int measure_has_operator(const char* name) {
  int32_t op = 0;
  return tp_operator_find(name, &op) == TP_OK;
}

int measure_stratified(const Unary* unary, const Binary* binary,
                       tp_dtype_t dtype, uint64_t count) {
  Measure measure;
  uint64_t x[kBlock], y[kBlock];
  const uint64_t specials =
      unary != NULL ? kSpecialCount : kSpecialCount * kSpecialCount;
  if (!measure_has_operator(unary != NULL ? unary->name : binary->name)) {
    return 1;
  }
  if (!measure_begin(&measure, unary, binary, dtype)) return 0;
  for (uint64_t done = 0; done < count; done += kBlock) {
    for (uint64_t i = 0; i < kBlock; ++i) {
      const uint64_t index = done + i;
      if (index < specials) {
        put(x, i, dtype, kSpecial[index % kSpecialCount]);
        put(y, i, dtype, kSpecial[index / kSpecialCount]);
      } else {
        /* Ordinates in order, abscissas in none. */
        put_stratum(x, i, dtype, index, count, 1);
        put_stratum(y, i, dtype, random_bits(index) % count, count, 2);
      }
    }
    if (!measure_block(&measure, x, binary != NULL ? y : NULL)) return 0;
  }
  return report(&measure);
}

int measure_all_16(const Unary* unary, tp_dtype_t dtype) {
  Measure measure;
  uint16_t x[kBlock];
  if (!measure_has_operator(unary->name)) return 1;
  if (!measure_begin(&measure, unary, NULL, dtype)) return 0;
  for (uint32_t done = 0; done < 1 << 16; done += kBlock) {
    for (uint32_t i = 0; i < kBlock; ++i) x[i] = (uint16_t)(done + i);
    if (!measure_block(&measure, x, NULL)) return 0;
  }
  return report(&measure);
}
