#include "accuracy/support/measure.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* What the bits of the dtypes are. */
typedef struct Format {
  int mantissa; /* bits of it that are stored */
  int lowest;   /* exponent of the smallest number */
  int end;      /* of the first power of two that overflows */
} Format;

static Format format_of(tp_dtype_t dtype) {
  switch (dtype) {
    case TP_DTYPE_F16:
      return (Format){10, -24, 16};
    case TP_DTYPE_BF16:
      return (Format){7, -133, 128};
    case TP_DTYPE_F32:
      return (Format){23, -149, 128};
    default:
      return (Format){52, -1074, 1024};
  }
}

static int is_f64(const Measure* measure) {
  return measure->dtype == TP_DTYPE_F64;
}

static double number_at(const Measure* measure, const void* data, int i) {
  if (is_f64(measure)) return ((const double*)data)[i];
  if (measure->dtype == TP_DTYPE_F32) return ((const float*)data)[i];
  const uint16_t bits = ((const uint16_t*)data)[i];
  if (measure->dtype == TP_DTYPE_BF16) {
    const uint32_t wide = (uint32_t)bits << 16;
    float value;
    memcpy(&value, &wide, sizeof value);
    return value;
  }
  const int exponent = bits >> 10 & 31;
  const double mantissa = bits & 1023;
  double value = exponent == 0 ? ldexp(mantissa, -24)
                               : ldexp(mantissa + 1024, exponent - 25);
  if (exponent == 31) value = mantissa == 0 ? INFINITY : NAN;
  return bits >> 15 ? -value : value;
}

static const Bounds* bounds_of(const Measure* measure) {
  return measure->unary != NULL ? &measure->unary->bounds
                                : &measure->binary->bounds;
}

static double floor_of(const Measure* measure) {
  const Bounds* bounds = bounds_of(measure);
  return is_f64(measure) ? bounds->floor_f64 : bounds->floor_f32;
}

/* Where the results are no numbers to subtract; negative if they are. */
static double special_error(double got, long double want, long double end) {
  if (isnan(want) || isnan(got)) {
    return isnan(want) && isnan(got) ? 0 : INFINITY;
  }
  if (isinf(want)) return got == want ? 0 : INFINITY;
  if (want == 0 && got == 0) {
    return !signbit(got) == !signbit(want) ? 0 : INFINITY;
  }
  if (isinf(got) && fabsl(want) >= end && (got > 0) == (want > 0)) return 0;
  return -1;
}

/* Exponent of a unit in the last place. */
static int unit_of(const Measure* measure, long double want) {
  const Format format = format_of(measure->dtype);
  const long double magnitude = fmaxl(fabsl(want), floor_of(measure));
  if (magnitude == 0) return format.lowest;
  const int unit = ilogbl(magnitude) - format.mantissa;
  return unit < format.lowest ? format.lowest : unit;
}

static double error_of(const Measure* measure, double got, long double want) {
  const long double end = ldexpl(1, format_of(measure->dtype).end);
  const double error = special_error(got, want, end);
  if (error >= 0) return error;
  const long double number = isinf(got) ? (got > 0 ? end : -end) : got;
  return (double)ldexpl(fabsl(number - want), -unit_of(measure, want));
}

/* The same for f32, of which there are many, without calls. */
static double error_of_f32(const Measure* measure, double got, double want) {
  uint64_t bits;
  memcpy(&bits, &want, sizeof bits);
  int exponent = (int)(bits >> 52 & 0x7ff) - 1023;
  if (exponent == 1024 || want == 0 || !(got - got == 0) ||
      floor_of(measure) != 0) {
    return error_of(measure, got, want);
  }
  if (exponent < -126) exponent = -126;
  bits = (uint64_t)(1023 + 23 - exponent) << 52;
  double scale;
  memcpy(&scale, &bits, sizeof scale);
  return fabs(got - want) * scale;
}

/* By MPFR. */
static double exact_error(Measure* measure, const Error* at) {
  mpfr_t* m = measure->mpfr;
  mpfr_set_d(m[0], at->x, MPFR_RNDN);
  if (measure->unary != NULL) {
    measure->unary->of_mpfr(m[2], m[0], MPFR_RNDN);
  } else {
    mpfr_set_d(m[1], at->y, MPFR_RNDN);
    measure->binary->of_mpfr(m[2], m[0], m[1], MPFR_RNDN);
  }
  const long double want = mpfr_get_ld(m[2], MPFR_RNDN);
  const double rough = error_of(measure, at->got, want);
  if (isinf(rough) || rough == 0 || isinf(at->got)) return rough;
  /* With what rounding took from `want`. */
  mpfr_sub_d(m[3], m[2], at->got, MPFR_RNDN);
  mpfr_mul_2si(m[3], m[3], -unit_of(measure, want), MPFR_RNDN);
  return fabs(mpfr_get_d(m[3], MPFR_RNDN));
}

static int has_mpfr(const Measure* measure) {
  return measure->unary != NULL ? measure->unary->of_mpfr != NULL
                                : measure->binary->of_mpfr != NULL;
}

static void keep(Measure* measure, const Error* error) {
  int least = 0;
  for (int i = 1; i < kWorstKept; ++i) {
    if (measure->worst[i].units < measure->worst[least].units) least = i;
  }
  if (error->units > measure->worst[least].units) {
    measure->worst[least] = *error;
  }
}

static int library_said(tp_status_t status, const char* what) {
  if (status == TP_OK) return 1;
  fprintf(stderr, "%s: %s\n", what, tp_error_message(NULL));
  return 0;
}

int measure_begin(Measure* measure, const Unary* unary, const Binary* binary,
                  tp_dtype_t dtype) {
  memset(measure, 0, sizeof *measure);
  measure->unary = unary;
  measure->binary = binary;
  measure->dtype = dtype;
  const Bounds* bounds = bounds_of(measure);
  measure->bound = dtype == TP_DTYPE_F64 ? bounds->f64 : bounds->f32;
  /* Narrower ones are rounded from f32. */
  if (dtype != TP_DTYPE_F64 && dtype != TP_DTYPE_F32 && measure->bound != 0) {
    measure->bound =
        0.5 + ldexp(measure->bound, format_of(dtype).mantissa - 23);
  }
  for (int i = 0; i < kWorstKept; ++i) measure->worst[i].units = -1;
  for (int i = 0; i < 4; ++i) mpfr_init2(measure->mpfr[i], 160);
  const int64_t sizes[] = {kBlock};
  const char* name = unary != NULL ? unary->name : binary->name;
  return library_said(tp_operator_find(name, &measure->op), name) &&
         library_said(tp_empty(sizes, 1, dtype, 0, 0, 0, &measure->x), name) &&
         library_said(tp_empty(sizes, 1, dtype, 0, 0, 0, &measure->y), name) &&
         library_said(tp_empty(sizes, 1, dtype, 0, 0, 0, &measure->out), name);
}

static int fill(tp_tensor_t* tensor, const void* bits) {
  void* data;
  if (!library_said(tp_tensor_begin_write(tensor, &data), "begin_write")) {
    return 0;
  }
  memcpy(data, bits, kBlock * tp_dtype_size(tp_tensor_dtype(tensor)));
  return library_said(tp_tensor_end_write(tensor), "end_write");
}

static int run(Measure* measure) {
  tp_argument_t arguments[2];
  memset(arguments, 0, sizeof arguments);
  arguments[0].kind = arguments[1].kind = TP_ARGUMENT_TENSOR;
  arguments[0].tensor = measure->x;
  arguments[1].tensor = measure->y;
  return library_said(
      tp_operator_call(measure->op, arguments, measure->unary != NULL ? 1 : 2,
                       &measure->out, 1),
      "tp_operator_call");
}

static double rough_error(const Measure* measure, const Error* at) {
  const Unary* unary = measure->unary;
  const Binary* binary = measure->binary;
  if (is_f64(measure)) {
    return error_of(
        measure, at->got,
        unary != NULL ? unary->of_wide(at->x) : binary->of_wide(at->x, at->y));
  }
  const double want =
      unary != NULL ? unary->of_double(at->x) : binary->of_double(at->x, at->y);
  return measure->dtype == TP_DTYPE_F32 ? error_of_f32(measure, at->got, want)
                                        : error_of(measure, at->got, want);
}

/* One argument, by the exact reference where it counts. */
static void measure_one(Measure* measure, const void* x, const void* y,
                        const void* out, int i) {
  Error error = {0, number_at(measure, x, i),
                 y != NULL ? number_at(measure, y, i) : 0,
                 number_at(measure, out, i)};
  error.units = rough_error(measure, &error);
  if (error.units > measure->bound) {
    if (has_mpfr(measure)) error.units = exact_error(measure, &error);
    if (error.units > measure->bound) ++measure->over;
  }
  keep(measure, &error);
}

/* Errors of f32 in units, as error_of gives them; infinite or NaN also where
 * this doesn't tell. A loop of vectors. */
FOR_VECTORS static void units_of_f32(const double* want, const float* got,
                                     double* units) {
  for (int i = 0; i < kBlock; ++i) {
    const double value = got[i];
    uint64_t bits, got_bits;
    memcpy(&bits, &want[i], sizeof bits);
    memcpy(&got_bits, &value, sizeof got_bits);
    const uint64_t exponent = bits >> 52 & 0x7ff;
    const uint64_t raised = exponent < 1023 - 126 ? 1023 - 126 : exponent;
    const uint64_t scale_bits = (uint64_t)(2 * 1023 + 23) - raised;
    const uint64_t shifted = scale_bits << 52;
    double scale;
    memcpy(&scale, &shifted, sizeof scale);
    const double error = fabs(value - want[i]) * scale;
    const int both_nan = value != value && want[i] != want[i];
    const int overflown = fabs(want[i]) >= 0x1p128 && fabs(value) > 0x1p200 &&
                          (bits ^ got_bits) >> 63 == 0;
    units[i] = bits == got_bits || both_nan || overflown ? 0
               : want[i] == 0                            ? INFINITY
                                                         : error;
  }
}

/* Only arguments with larger errors than those that are kept are looked at one
 * by one. */
static void measure_f32(Measure* measure, const float* x, const float* out) {
  double want[kBlock], units[kBlock];
  const Unary* unary = measure->unary;
  if (unary->of_many != NULL) {
    unary->of_many(x, want, kBlock);
  } else {
    for (int i = 0; i < kBlock; ++i) want[i] = unary->of_double(x[i]);
  }
  units_of_f32(want, out, units);
  for (int i = 0; i < kBlock; ++i) {
    double least = measure->bound;
    for (int j = 0; j < kWorstKept; ++j) {
      least = fmin(least, measure->worst[j].units);
    }
    while (i < kBlock && units[i] <= least) ++i;
    if (i < kBlock) measure_one(measure, x, NULL, out, i);
  }
}

int measure_block(Measure* measure, const void* x, const void* y) {
  if (!fill(measure->x, x) || (y != NULL && !fill(measure->y, y)) ||
      !run(measure)) {
    return 0;
  }
  const void* out = tp_tensor_data(measure->out);
  if (measure->unary != NULL && measure->dtype == TP_DTYPE_F32) {
    measure_f32(measure, x, out);
  } else {
    for (int i = 0; i < kBlock; ++i) measure_one(measure, x, y, out, i);
  }
  measure->count += kBlock;
  return 1;
}

Error measure_end(Measure* measure) {
  Error largest = {-1, 0, 0, 0};
  for (int i = 0; i < kWorstKept; ++i) {
    Error* error = &measure->worst[i];
    if (error->units > 0 && has_mpfr(measure)) {
      error->units = exact_error(measure, error);
    }
    if (error->units > largest.units) largest = *error;
  }
  for (int i = 0; i < 4; ++i) mpfr_clear(measure->mpfr[i]);
  tp_tensor_release(measure->x);
  tp_tensor_release(measure->y);
  tp_tensor_release(measure->out);
  return largest;
}
