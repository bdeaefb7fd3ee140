#include "values.h"

#include <errno.h>
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A binary floating-point format. `finite_only` has no infinity and a nan only
 * where exponent and mantissa are all ones. */
typedef struct FloatFormat {
  size_t nbytes;
  int exponent_bits;
  int mantissa_bits;
  int finite_only;
} FloatFormat;

static FloatFormat float_format(tp_dtype_t dtype) {
  switch (dtype) {
    case TP_DTYPE_F16:
      return (FloatFormat){2, 5, 10, 0};
    case TP_DTYPE_BF16:
      return (FloatFormat){2, 8, 7, 0};
    case TP_DTYPE_F32:
    case TP_DTYPE_C64:
      return (FloatFormat){4, 8, 23, 0};
    case TP_DTYPE_F64:
    case TP_DTYPE_C128:
      return (FloatFormat){8, 11, 52, 0};
    case TP_DTYPE_F8_E4M3FN:
      return (FloatFormat){1, 4, 3, 1};
    case TP_DTYPE_F8_E5M2:
      return (FloatFormat){1, 5, 2, 0};
    default:
      return (FloatFormat){0, 0, 0, 0};
  }
}

static int is_signed_integer(tp_dtype_t dtype) {
  return dtype >= TP_DTYPE_I8 && dtype <= TP_DTYPE_I64;
}

static int is_integer(tp_dtype_t dtype) {
  return dtype >= TP_DTYPE_U8 && dtype <= TP_DTYPE_I64;
}

static int is_complex(tp_dtype_t dtype) {
  return dtype == TP_DTYPE_C64 || dtype == TP_DTYPE_C128;
}

static uint64_t load_bits(const void* element, size_t nbytes) {
  uint8_t u8;
  uint16_t u16;
  uint32_t u32;
  uint64_t u64;
  switch (nbytes) {
    case 1:
      memcpy(&u8, element, 1);
      return u8;
    case 2:
      memcpy(&u16, element, 2);
      return u16;
    case 4:
      memcpy(&u32, element, 4);
      return u32;
    default:
      memcpy(&u64, element, 8);
      return u64;
  }
}

static void store_bits(uint64_t bits, size_t nbytes, void* element) {
  uint8_t u8 = (uint8_t)bits;
  uint16_t u16 = (uint16_t)bits;
  uint32_t u32 = (uint32_t)bits;
  switch (nbytes) {
    case 1:
      memcpy(element, &u8, 1);
      return;
    case 2:
      memcpy(element, &u16, 2);
      return;
    case 4:
      memcpy(element, &u32, 4);
      return;
    default:
      memcpy(element, &bits, 8);
  }
}

static ValueNumber decode_float(const FloatFormat* format, uint64_t bits) {
  ValueNumber number = {kValueFinite, 0, 0, 0};
  const int bias = (1 << (format->exponent_bits - 1)) - 1;
  const uint64_t exponent_ones = ((uint64_t)1 << format->exponent_bits) - 1;
  const uint64_t mantissa_ones = ((uint64_t)1 << format->mantissa_bits) - 1;
  const uint64_t mantissa = bits & mantissa_ones;
  const uint64_t exponent = (bits >> format->mantissa_bits) & exponent_ones;
  number.negative =
      (int)((bits >> (format->mantissa_bits + format->exponent_bits)) & 1);
  if (exponent == exponent_ones &&
      (!format->finite_only || mantissa == mantissa_ones)) {
    number.kind = mantissa == 0 ? kValueInfinite : kValueNan;
    return number;
  }
  number.mantissa = exponent == 0 ? mantissa : mantissa | (mantissa_ones + 1);
  number.exponent =
      (exponent == 0 ? 1 : (int)exponent) - bias - format->mantissa_bits;
  return number;
}

/* mantissa / 2^shift to nearest, ties to even. */
static uint64_t round_shift(uint64_t mantissa, int shift) {
  if (shift <= 0) return mantissa << -shift;
  if (shift > 64) return 0;
  const uint64_t half = (uint64_t)1 << (shift - 1);
  const uint64_t kept = shift == 64 ? 0 : mantissa >> shift;
  const uint64_t rest = shift == 64 ? mantissa : mantissa - (kept << shift);
  return kept + (rest > half || (rest == half && (kept & 1)) ? 1 : 0);
}

static int bit_length(uint64_t value) {
  int length = 0;
  for (; value != 0; value >>= 1) ++length;
  return length;
}

static uint64_t encode_float(const FloatFormat* format,
                             const ValueNumber* number) {
  const int bias = (1 << (format->exponent_bits - 1)) - 1;
  const uint64_t infinity = (((uint64_t)1 << format->exponent_bits) - 1)
                            << format->mantissa_bits;
  const uint64_t nan =
      format->finite_only
          ? infinity | (((uint64_t)1 << format->mantissa_bits) - 1)
          : infinity | ((uint64_t)1 << (format->mantissa_bits - 1));
  const uint64_t beyond = format->finite_only ? nan : infinity;
  const uint64_t sign = (uint64_t)number->negative
                        << (format->mantissa_bits + format->exponent_bits);
  if (number->kind == kValueNan) return nan;
  if (number->kind == kValueInfinite) return sign | beyond;
  if (number->mantissa == 0) return sign;
  const int top = number->exponent + bit_length(number->mantissa) - 1;
  const int lowest = 1 - bias;
  const int unit = (top > lowest ? top : lowest) - format->mantissa_bits;
  if (top > bias + 1) return sign | beyond;
  /* The leading one of a normal number carries into the exponent field. */
  const uint64_t rounded =
      round_shift(number->mantissa, unit - number->exponent);
  const uint64_t field = (uint64_t)(unit + format->mantissa_bits + bias - 1);
  const uint64_t bits = rounded + (field << format->mantissa_bits);
  return sign | (bits >= beyond ? beyond : bits);
}

static uint64_t encode_integer(tp_dtype_t dtype, const ValueNumber* number,
                               int wraps) {
  const size_t width = 8 * tp_dtype_size(dtype);
  const int has_sign = is_signed_integer(dtype);
  const uint64_t highest = UINT64_MAX >> (64 - width + (has_sign ? 1 : 0));
  const uint64_t lowest = has_sign ? highest + 1 : 0; /* its magnitude */
  uint64_t magnitude = 0;
  int huge = number->kind == kValueInfinite;
  if (number->kind == kValueNan) return 0;
  if (number->mantissa != 0 && !huge) {
    if (number->exponent >= 0) {
      huge = bit_length(number->mantissa) + number->exponent > 64;
      if (!huge) magnitude = number->mantissa << number->exponent;
    } else if (number->exponent > -64) {
      magnitude = number->mantissa >> -number->exponent;
    }
  }
  if (!wraps) {
    const uint64_t limit = number->negative ? lowest : highest;
    if (huge || magnitude > limit) magnitude = limit;
  }
  return number->negative ? 0 - magnitude : magnitude;
}

void value_decode(tp_dtype_t dtype, const void* element, ValueNumber part[2]) {
  const size_t nbytes = tp_dtype_size(dtype);
  part[0] = part[1] = (ValueNumber){kValueFinite, 0, 0, 0};
  if (dtype == TP_DTYPE_BOOL) {
    part[0].mantissa = load_bits(element, 1) != 0;
  } else if (is_integer(dtype)) {
    uint64_t bits = load_bits(element, nbytes);
    if (is_signed_integer(dtype) && (bits >> (8 * nbytes - 1)) != 0) {
      part[0].negative = 1;
      bits = (UINT64_MAX >> (64 - 8 * nbytes)) - bits + 1;
    }
    part[0].mantissa = bits;
  } else {
    const FloatFormat format = float_format(dtype);
    part[0] = decode_float(&format, load_bits(element, format.nbytes));
    if (is_complex(dtype)) {
      const unsigned char* imaginary =
          (const unsigned char*)element + format.nbytes;
      part[1] = decode_float(&format, load_bits(imaginary, format.nbytes));
    }
  }
}

void value_encode(tp_dtype_t dtype, const ValueNumber part[2], int wraps,
                  void* element) {
  if (dtype == TP_DTYPE_BOOL) {
    const int is_true = part[0].kind != kValueFinite || part[0].mantissa != 0 ||
                        part[1].kind != kValueFinite || part[1].mantissa != 0;
    store_bits((uint64_t)is_true, 1, element);
  } else if (is_integer(dtype)) {
    store_bits(encode_integer(dtype, &part[0], wraps), tp_dtype_size(dtype),
               element);
  } else {
    const FloatFormat format = float_format(dtype);
    store_bits(encode_float(&format, &part[0]), format.nbytes, element);
    if (is_complex(dtype)) {
      store_bits(encode_float(&format, &part[1]), format.nbytes,
                 (unsigned char*)element + format.nbytes);
    }
  }
}

void value_convert(tp_dtype_t from, const void* source, tp_dtype_t to,
                   void* target) {
  ValueNumber part[2];
  value_decode(from, source, part);
  value_encode(to, part, from == TP_DTYPE_BOOL || is_integer(from), target);
}

ValueNumber value_from_double(double value) {
  ValueNumber part[2];
  value_decode(TP_DTYPE_F64, &value, part);
  return part[0];
}

double value_to_double(const ValueNumber* number) {
  const ValueNumber part[2] = {*number, {kValueFinite, 0, 0, 0}};
  double value;
  value_encode(TP_DTYPE_F64, part, 0, &value);
  return value;
}

static void normalise(ValueNumber* number) {
  if (number->mantissa == 0) {
    number->exponent = 0;
    return;
  }
  while ((number->mantissa & 1) == 0) {
    number->mantissa >>= 1;
    ++number->exponent;
  }
}

static int same_number(ValueNumber a, ValueNumber b, int zero_sign) {
  if (a.kind != b.kind) return 0;
  if (a.kind == kValueNan) return 1;
  if (a.kind == kValueInfinite) return a.negative == b.negative;
  if (a.mantissa == 0 && b.mantissa == 0) {
    return !zero_sign || a.negative == b.negative;
  }
  normalise(&a);
  normalise(&b);
  return a.negative == b.negative && a.mantissa == b.mantissa &&
         a.exponent == b.exponent;
}

int value_equal(tp_dtype_t dtype, const void* got, const void* want,
                int zero_sign) {
  ValueNumber a[2], b[2];
  value_decode(dtype, got, a);
  value_decode(dtype, want, b);
  return same_number(a[0], b[0], zero_sign) &&
         same_number(a[1], b[1], zero_sign);
}

int value_near(tp_dtype_t dtype, const void* got, const void* want, double rtol,
               double atol) {
  ValueNumber a[2], b[2];
  value_decode(dtype, got, a);
  value_decode(dtype, want, b);
  for (int i = 0; i < 2; ++i) {
    if (a[i].kind != kValueFinite || b[i].kind != kValueFinite) {
      return same_number(a[0], b[0], 0) && same_number(a[1], b[1], 0);
    }
  }
  const double want_real = value_to_double(&b[0]);
  const double want_imag = value_to_double(&b[1]);
  const double distance = hypot(value_to_double(&a[0]) - want_real,
                                value_to_double(&a[1]) - want_imag);
  return distance <= atol + rtol * hypot(want_real, want_imag);
}

/* One number from `text`; the end, or NULL if it is none. */
static const char* parse_part(tp_dtype_t dtype, const char* text,
                              ValueNumber* number) {
  char* end = NULL;
  errno = 0;
  if (dtype == TP_DTYPE_BOOL || is_integer(dtype)) {
    number->kind = kValueFinite;
    number->negative = *text == '-';
    number->exponent = 0;
    number->mantissa = strtoull(text + number->negative, &end, 10);
    return end == text + number->negative || errno != 0 ? NULL : end;
  }
  *number = value_from_double(strtod(text, &end));
  return end == text ? NULL : end;
}

unsigned char* value_parse(tp_dtype_t dtype, const char* text, size_t* count) {
  const size_t nbytes = tp_dtype_size(dtype);
  size_t n = 0;
  size_t capacity = 1;
  for (const char* p = text; *p != '\0'; ++p) capacity += *p == ',';
  unsigned char* bytes = malloc(capacity * nbytes);
  *count = 0;
  if (bytes == NULL || (text[0] == '-' && text[1] == '\0')) return bytes;
  for (const char* p = text;; ++p) {
    ValueNumber part[2] = {{0, 0, 0, 0}, {0, 0, 0, 0}};
    ValueNumber stored[2];
    p = parse_part(dtype, p, &part[0]);
    if (p != NULL && *p == ':') p = parse_part(dtype, p + 1, &part[1]);
    if (p == NULL || (*p != ',' && *p != '\0')) break;
    unsigned char* element = bytes + nbytes * n++;
    value_encode(dtype, part, 0, element);
    value_decode(dtype, element, stored);
    if (!same_number(stored[0], part[0], 1) ||
        !same_number(stored[1], part[1], 1)) {
      break;
    }
    if (*p == '\0') {
      *count = n;
      return bytes;
    }
  }
  free(bytes);
  return NULL;
}

void value_format(tp_dtype_t dtype, const void* element,
                  char text[kValueMaxText]) {
  ValueNumber part[2];
  value_decode(dtype, element, part);
  if (dtype == TP_DTYPE_BOOL || is_integer(dtype)) {
    snprintf(text, kValueMaxText, "%s%" PRIu64, part[0].negative ? "-" : "",
             part[0].mantissa);
  } else if (is_complex(dtype)) {
    snprintf(text, kValueMaxText, "%a:%a", value_to_double(&part[0]),
             value_to_double(&part[1]));
  } else {
    snprintf(text, kValueMaxText, "%a", value_to_double(&part[0]));
  }
}
