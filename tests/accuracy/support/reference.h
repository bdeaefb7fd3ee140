/* What the library's functions are measured against, and how far off they may
 * be: one row for each unary operator that gives floating-point numbers, and
 * for binary functions.
 *
 * f32 results are judged by functions of double, f64 results by those of long
 * double; results near or beyond their bound by MPFR, where it has the
 * function: the C library's own errors are below 2^-9 of a unit, but for a few
 * arguments. */
#ifndef TESTS_ACCURACY_REFERENCE_H
#define TESTS_ACCURACY_REFERENCE_H

#include <mpfr.h>
#include <stddef.h>

/* Loops that GCC makes of vectors, for the machine it finds. */
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__)
#define FOR_VECTORS __attribute__((target_clones("avx512f", "avx2", "default")))
#else
#define FOR_VECTORS
#endif

/* Bounds are in units in the last place of the exact result. */
typedef struct Bounds {
  double f32, f64;
  /* Where the exact result is smaller in magnitude, the unit is that of this.
   */
  double floor_f32, floor_f64;
} Bounds;

typedef struct Unary {
  const char* name; /* of the operator */
  double (*of_double)(double);
  long double (*of_wide)(long double);
  /* of_double of many, to within 4 units of double; or NULL. */
  void (*of_many)(const float* x, double* y, int count);
  int (*of_mpfr)(mpfr_ptr, mpfr_srcptr, mpfr_rnd_t); /* or NULL */
  Bounds bounds;
} Unary;

typedef struct Binary {
  const char* name;
  double (*of_double)(double, double);
  long double (*of_wide)(long double, long double);
  int (*of_mpfr)(mpfr_ptr, mpfr_srcptr, mpfr_srcptr, mpfr_rnd_t); /* or NULL */
  Bounds bounds;
} Binary;

extern const Unary kUnary[];
extern const size_t kUnaryCount;
extern const Binary kBinary[];
extern const size_t kBinaryCount;

#endif /* TESTS_ACCURACY_REFERENCE_H */
