#include "support/small_floats.h"

#include <math.h>
#include <string.h>

static float number_of(uint32_t bits) {
  float number;
  memcpy(&number, &bits, sizeof number);
  return number;
}

/* A number as 16 bits: rounded to a multiple of its last place, which is that
 * of the smallest normal number at least. */
static uint16_t round_number(double number, int mantissa, int lowest,
                             int highest) {
  const uint16_t sign = signbit(number) ? 0x8000 : 0;
  const unsigned infinity = (unsigned)(highest - lowest + 2) << mantissa;
  if (number == 0) return sign;
  int exponent = isinf(number) ? highest + 1 : ilogb(number);
  if (exponent > highest) return (uint16_t)(sign | infinity);
  if (exponent < lowest) exponent = lowest;
  /* The current rounding is to nearest even. */
  const double places = nearbyint(scalbn(fabs(number), mantissa - exponent));
  /* A carry and a missing leading one count in the exponent's field. */
  const unsigned bits =
      ((unsigned)(exponent - lowest) << mantissa) + (unsigned)places;
  return (uint16_t)(sign | (bits > infinity ? infinity : bits));
}

uint16_t bf16_of(uint32_t bits) {
  const float number = number_of(bits);
  if (isnan(number)) return (uint16_t)((bits >> 16 & 0x8000) | 0x7fc0);
  return round_number(number, 7, -126, 127);
}

uint16_t f16_of(uint32_t bits) {
  const float number = number_of(bits);
  if (isnan(number)) return (uint16_t)((bits >> 16 & 0x8000) | 0x7e00);
  return round_number(number, 10, -14, 15);
}

uint32_t f32_of_bf16(uint16_t bits) { return (uint32_t)bits << 16; }

uint32_t f32_of_f16(uint16_t bits) {
  const uint32_t sign = (uint32_t)(bits & 0x8000) << 16;
  const int exponent = bits >> 10 & 31;
  const int mantissa = bits & 1023;
  float number = exponent == 0
                     ? scalbnf((float)mantissa, -24)
                     : scalbnf((float)(1024 + mantissa), exponent - 25);
  uint32_t wide;
  if (exponent == 31) return sign | (mantissa == 0 ? 0x7f800000 : 0x7fc00000);
  memcpy(&wide, &number, sizeof wide);
  return sign | wide;
}

int32_t i32_of(uint32_t bits) {
  const float number = number_of(bits);
  if (isnan(number)) return 0;
  if (number >= 0x1p31f) return INT32_MAX;
  return number <= -0x1p31f ? INT32_MIN : (int32_t)number;
}

uint8_t u8_of(uint32_t bits) {
  const float number = number_of(bits);
  if (!(number > 0)) return 0;
  return number >= 255 ? 255 : (uint8_t)number;
}
