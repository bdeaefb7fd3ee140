#include "accuracy/support/reference.h"

#include <math.h>
#include <tgmath.h>

/* Loops over many arguments. The C library has functions of vectors for them.
 */
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__)
#define OF_VECTORS __attribute__((simd("notinbranch")))
#else
#define OF_VECTORS
#endif
#define MANY(name, function)                                                  \
  FOR_VECTORS static void name##_many(const float* x, double* y, int count) { \
    for (int i = 0; i < count; ++i) y[i] = function((double)x[i]);            \
  }
#define MANY_OF_LIBM(name)                \
  OF_VECTORS extern double(name)(double); \
  MANY(name, (name))

MANY_OF_LIBM(exp)
MANY_OF_LIBM(tanh)
MANY_OF_LIBM(sin)
MANY_OF_LIBM(cos)
MANY_OF_LIBM(tan)
MANY_OF_LIBM(asin)
MANY_OF_LIBM(acos)
MANY_OF_LIBM(atan)
MANY_OF_LIBM(erf)
MANY_OF_LIBM(erfc)
MANY_OF_LIBM(exp2)
MANY_OF_LIBM(expm1)
MANY_OF_LIBM(log)
MANY_OF_LIBM(log2)
MANY_OF_LIBM(log10)
MANY_OF_LIBM(log1p)
MANY_OF_LIBM(cbrt)
MANY_OF_LIBM(sinh)
MANY_OF_LIBM(cosh)
MANY_OF_LIBM(asinh)
MANY_OF_LIBM(acosh)
MANY_OF_LIBM(atanh)
MANY(fabs, (fabs))
MANY(floor, (floor))
MANY(ceil, (ceil))
MANY(rint, (rint))
MANY(trunc, (trunc))
MANY(sqrt, (sqrt))

/* Functions that the C library lacks, of double and of long double. */
#define OF_X(name, expression)                                         \
  static double name##_double(double x) { return expression; }         \
  static long double name##_wide(long double x) { return expression; } \
  MANY(name, name##_double)

OF_X(copied, x)
OF_X(negated, -x)
OF_X(relu, x < 0 ? 0 : x)
OF_X(square, x* x)
OF_X(reciprocal, 1 / x)
OF_X(rsqrt, 1 / sqrt(x))
OF_X(sigmoid, 1 / (1 + exp(-x)))
OF_X(sign, isnan(x) ? 0 : (x > 0) - (x < 0))
OF_X(frac, x - trunc(x))

OF_X(angle, isnan(x) ? x : x < 0 ? 3.14159265358979323846264338327950288L : 0)
OF_X(silu, x / (1 + exp(-x)))
OF_X(gelu, x / 2 * erfc(-x * 0.70710678118654752440084436210484904L))
/* x / (1 + e^-2u) with u = sqrt(2 / pi) (x + 0.044715 x^3) */
OF_X(gelu_tanh, x / (1 + exp(-1.59576912160573071175978423973752747L * x *
                             (1 + 0.044715L * x * x))))

/* Where the argument of a function that grows fast is rounded, MPFR is asked.
 */
static int gelu_mpfr(mpfr_ptr to, mpfr_srcptr x, mpfr_rnd_t round) {
  mpfr_t root;
  mpfr_init2(root, 200);
  mpfr_sqrt_ui(root, 2, round);
  mpfr_div(root, x, root, round);
  mpfr_neg(root, root, round);
  mpfr_erfc(root, root, round);
  mpfr_mul(root, root, x, round);
  const int result = mpfr_div_2ui(to, root, 1, round);
  mpfr_clear(root);
  return result;
}
static int gelu_tanh_mpfr(mpfr_ptr to, mpfr_srcptr x, mpfr_rnd_t round) {
  mpfr_t u, v;
  mpfr_inits2(200, u, v, (mpfr_ptr)NULL);
  mpfr_sqr(u, x, round);
  mpfr_mul_ui(u, u, 44715, round);
  mpfr_div_ui(u, u, 1000000, round);
  mpfr_add_ui(u, u, 1, round);
  mpfr_mul(u, u, x, round);
  mpfr_const_pi(v, round);
  mpfr_ui_div(v, 8, v, round);
  mpfr_sqrt(v, v, round);
  mpfr_mul(u, u, v, round);
  mpfr_neg(u, u, round);
  mpfr_exp(u, u, round);
  mpfr_add_ui(u, u, 1, round);
  const int result = mpfr_div(to, x, u, round);
  mpfr_clears(u, v, (mpfr_ptr)NULL);
  return result;
}

/* The C library's lgamma writes a global. */
static double lgamma_double(double x) {
  int sign;
  return lgamma_r(x, &sign);
}
#define lgamma_many NULL
static long double lgamma_wide(long double x) {
  int sign;
  return lgammal_r(x, &sign);
}
static int lgamma_mpfr(mpfr_ptr to, mpfr_srcptr x, mpfr_rnd_t round) {
  int sign;
  return mpfr_lgamma(to, &sign, x, round);
}

/* The C library has none: the asymptotic series, reached by 1/x. */
static long double digamma_wide(long double x) {
  static const long double kTerms[] = {
      1.0L / 12,        -1.0L / 120,      1.0L / 252, -1.0L / 240,
      1.0L / 132,       -691.0L / 32760,  1.0L / 12,  -3617.0L / 8160,
      43867.0L / 14364, -174611.0L / 6600};
  long double sum = 0, power = 1;
  if (x == 0) return -1 / x;
  if (x < 0) {
    if (x == floorl(x)) return NAN;
    const long double angle = acosl(-1) * (x - rintl(x));
    return digamma_wide(1 - x) - acosl(-1) / tanl(angle);
  }
  for (; x < 24; x += 1) sum -= 1 / x;
  for (size_t i = 0; i < sizeof kTerms / sizeof kTerms[0]; ++i) {
    power /= x * x;
    sum -= kTerms[i] * power;
  }
  return sum + (logl(x) - 1 / (2 * x));
}
static double digamma_double(double x) { return (double)digamma_wide(x); }

#define digamma_many NULL

#define ROW(name, function, mpfr, ...)                                  \
  {                                                                     \
#name, function##_double, function##_wide, function##_many, mpfr, { \
      __VA_ARGS__                                                       \
    }                                                                   \
  }
/* A function of the C library. */
#define LIBM(name, function, mpfr, ...)                                    \
  {                                                                        \
#name, (function), function##l, function##_many, mpfr, { __VA_ARGS__ } \
  }

/* Parentheses keep tgmath.h's macros out. */
const Unary kUnary[] = {
    LIBM(abs, fabs, NULL, 0, 0, 0, 0),
    ROW(copy, copied, NULL, 0, 0, 0, 0),
    ROW(neg, negated, NULL, 0, 0, 0, 0),
    ROW(relu, relu, NULL, 0, 0, 0, 0),
    ROW(sign, sign, NULL, 0, 0, 0, 0),
    ROW(frac, frac, NULL, 0, 0, 0, 0),
    LIBM(floor, floor, NULL, 0, 0, 0, 0),
    LIBM(ceil, ceil, NULL, 0, 0, 0, 0),
    LIBM(round, rint, NULL, 0, 0, 0, 0),
    LIBM(trunc, trunc, NULL, 0, 0, 0, 0),
    ROW(square, square, mpfr_sqr, 0.5, 0.5, 0, 0),
    ROW(reciprocal, reciprocal, NULL, 0.5, 0.5, 0, 0),
    LIBM(sqrt, sqrt, mpfr_sqrt, 0.5, 0.5, 0, 0),
    ROW(rsqrt, rsqrt, mpfr_rec_sqrt, 1.5, 1.5, 0, 0),
    ROW(sigmoid, sigmoid, NULL, 1, 1, 0, 0),
    LIBM(exp, exp, mpfr_exp, 1, 1, 0, 0),
    LIBM(tanh, tanh, mpfr_tanh, 1, 2, 0, 0),
    LIBM(sin, sin, mpfr_sin, 1, 2, 0, 0),
    LIBM(cos, cos, mpfr_cos, 1, 2, 0, 0),
    LIBM(tan, tan, mpfr_tan, 2, 2, 0, 0),
    LIBM(asin, asin, mpfr_asin, 2, 2, 0, 0),
    LIBM(acos, acos, mpfr_acos, 2, 2, 0, 0),
    LIBM(atan, atan, mpfr_atan, 2, 2, 0, 0),
    LIBM(erf, erf, mpfr_erf, 1, 2, 0, 0),
    LIBM(erfc, erfc, mpfr_erfc, 2, 2, 0, 0),
    ROW(lgamma, lgamma, lgamma_mpfr, 2, 2, 0, 1),
    ROW(digamma, digamma, mpfr_digamma, 2, 2, 0, 1),
    LIBM(exp2, exp2, mpfr_exp2, 1, 1, 0, 0),
    LIBM(expm1, expm1, mpfr_expm1, 1, 1, 0, 0),
    LIBM(log, log, mpfr_log, 1, 1, 0, 0),
    LIBM(log2, log2, mpfr_log2, 1, 1, 0, 0),
    LIBM(log10, log10, mpfr_log10, 1, 1, 0, 0),
    LIBM(log1p, log1p, mpfr_log1p, 1, 1, 0, 0),
    LIBM(cbrt, cbrt, mpfr_cbrt, 1, 1, 0, 0),
    LIBM(sinh, sinh, mpfr_sinh, 1, 2, 0, 0),
    LIBM(cosh, cosh, mpfr_cosh, 1, 2, 0, 0),
    LIBM(asinh, asinh, mpfr_asinh, 1, 2, 0, 0),
    LIBM(acosh, acosh, mpfr_acosh, 1, 2, 0, 0),
    LIBM(atanh, atanh, mpfr_atanh, 1, 2, 0, 0),
    ROW(conj, copied, NULL, 0, 0, 0, 0),
    ROW(angle, angle, NULL, 0.5, 0.5, 0, 0),
    ROW(silu, silu, NULL, 1.5, 1.5, 0, 0),
    ROW(gelu, gelu, gelu_mpfr, 1, 2, 0, 0),
    ROW(gelu_tanh, gelu_tanh, gelu_tanh_mpfr, 1.5, 1.5, 0, 0),
};
const size_t kUnaryCount = sizeof kUnary / sizeof kUnary[0];

const Binary kBinary[] = {
    {"atan2", (atan2), atan2l, mpfr_atan2, {2, 2, 0, 0}},
    {"pow", (pow), powl, mpfr_pow, {1, 1, 0, 0}},
    {"hypot", (hypot), hypotl, mpfr_hypot, {1, 2, 0, 0}},
};
const size_t kBinaryCount = sizeof kBinary / sizeof kBinary[0];
