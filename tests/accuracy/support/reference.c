#include "accuracy/support/reference.h"

#include <math.h>
#include <tgmath.h>

/* Functions that the C library lacks, of double and of long double. */
#define OF_X(name, expression)                                 \
  static double name##_double(double x) { return expression; } \
  static long double name##_wide(long double x) { return expression; }

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

#define ROW(name, function, mpfr, ...)                               \
  {                                                                  \
#name, function##_double, function##_wide, mpfr, { __VA_ARGS__ } \
  }

/* Parentheses keep tgmath.h's macros out. */
const Unary kUnary[] = {
    {"abs", (fabs), fabsl, NULL, {0, 0, 0, 0}},
    ROW(copy, copied, NULL, 0, 0, 0, 0),
    ROW(neg, negated, NULL, 0, 0, 0, 0),
    ROW(relu, relu, NULL, 0, 0, 0, 0),
    ROW(sign, sign, NULL, 0, 0, 0, 0),
    ROW(frac, frac, NULL, 0, 0, 0, 0),
    {"floor", (floor), floorl, NULL, {0, 0, 0, 0}},
    {"ceil", (ceil), ceill, NULL, {0, 0, 0, 0}},
    {"round", (rint), rintl, NULL, {0, 0, 0, 0}},
    {"trunc", (trunc), truncl, NULL, {0, 0, 0, 0}},
    ROW(square, square, mpfr_sqr, 0.5, 0.5, 0, 0),
    ROW(reciprocal, reciprocal, NULL, 0.5, 0.5, 0, 0),
    {"sqrt", (sqrt), sqrtl, mpfr_sqrt, {0.5, 0.5, 0, 0}},
    ROW(rsqrt, rsqrt, mpfr_rec_sqrt, 1.5, 1.5, 0, 0),
    ROW(sigmoid, sigmoid, NULL, 1, 1, 0, 0),
    {"exp", (exp), expl, mpfr_exp, {1, 1, 0, 0}},
    {"tanh", (tanh), tanhl, mpfr_tanh, {1, 2, 0, 0}},
    {"sin", (sin), sinl, mpfr_sin, {1, 2, 0, 0}},
    {"cos", (cos), cosl, mpfr_cos, {1, 2, 0, 0}},
    {"tan", (tan), tanl, mpfr_tan, {2, 2, 0, 0}},
    {"asin", (asin), asinl, mpfr_asin, {2, 2, 0, 0}},
    {"acos", (acos), acosl, mpfr_acos, {2, 2, 0, 0}},
    {"atan", (atan), atanl, mpfr_atan, {2, 2, 0, 0}},
    {"erf", (erf), erfl, mpfr_erf, {1, 2, 0, 0}},
    {"erfc", (erfc), erfcl, mpfr_erfc, {2, 2, 0, 0}},
    ROW(lgamma, lgamma, lgamma_mpfr, 2, 2, 0, 1),
    ROW(digamma, digamma, mpfr_digamma, 2, 2, 0, 1),
    {"exp2", (exp2), exp2l, mpfr_exp2, {1, 1, 0, 0}},
    {"expm1", (expm1), expm1l, mpfr_expm1, {1, 1, 0, 0}},
    {"log", (log), logl, mpfr_log, {1, 1, 0, 0}},
    {"log2", (log2), log2l, mpfr_log2, {1, 1, 0, 0}},
    {"log10", (log10), log10l, mpfr_log10, {1, 1, 0, 0}},
    {"log1p", (log1p), log1pl, mpfr_log1p, {1, 1, 0, 0}},
    {"cbrt", (cbrt), cbrtl, mpfr_cbrt, {1, 1, 0, 0}},
    {"sinh", (sinh), sinhl, mpfr_sinh, {1, 2, 0, 0}},
    {"cosh", (cosh), coshl, mpfr_cosh, {1, 2, 0, 0}},
    {"asinh", (asinh), asinhl, mpfr_asinh, {1, 2, 0, 0}},
    {"acosh", (acosh), acoshl, mpfr_acosh, {1, 2, 0, 0}},
    {"atanh", (atanh), atanhl, mpfr_atanh, {1, 2, 0, 0}},
    ROW(conj, copied, NULL, 0, 0, 0, 0),
    ROW(angle, angle, NULL, 0.5, 0.5, 0, 0),
    ROW(silu, silu, NULL, 1.5, 1.5, 0, 0),
    ROW(gelu, gelu, gelu_mpfr, 1, 3, 0, 0),
    ROW(gelu_tanh, gelu_tanh, gelu_tanh_mpfr, 1.5, 1.5, 0, 0),
};
const size_t kUnaryCount = sizeof kUnary / sizeof kUnary[0];

const Binary kBinary[] = {
    {"atan2", (atan2), atan2l, mpfr_atan2, {2, 2, 0, 0}},
    {"pow", (pow), powl, mpfr_pow, {1, 1, 0, 0}},
    {"hypot", (hypot), hypotl, mpfr_hypot, {1, 2, 0, 0}},
};
const size_t kBinaryCount = sizeof kBinary / sizeof kBinary[0];
