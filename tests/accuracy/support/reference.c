#include "accuracy/support/reference.h"

#include <math.h>
#include <tgmath.h>

/* Functions that the C library lacks, of double and of long double. */
#define OF_X(name, expression)                                 \
  static double name##_double(double x) { return expression; } \
  static long double name##_wide(long double x) { return expression; }

OF_X(negated, -x)
OF_X(relu, x < 0 ? 0 : x)
OF_X(square, x* x)
OF_X(reciprocal, 1 / x)
OF_X(rsqrt, 1 / sqrt(x))
OF_X(sigmoid, 1 / (1 + exp(-x)))
OF_X(sign, isnan(x) ? 0 : (x > 0) - (x < 0))
OF_X(frac, x - trunc(x))

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

#define ROW(name, function, mpfr, ...)                               \
  {                                                                  \
#name, function##_double, function##_wide, mpfr, { __VA_ARGS__ } \
  }

/* Parentheses keep tgmath.h's macros out. */
const Unary kUnary[] = {
    {"abs", (fabs), fabsl, NULL, {0, 0, 0, 0}},
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
    ROW(sigmoid, sigmoid, NULL, 1, 2, 0, 0),
    {"exp", (exp), expl, mpfr_exp, {1, 2, 0, 0}},
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
};
const size_t kUnaryCount = sizeof kUnary / sizeof kUnary[0];

const Binary kBinary[] = {
    {"atan2", (atan2), atan2l, mpfr_atan2, {2, 2, 0, 0}},
};
const size_t kBinaryCount = sizeof kBinary / sizeof kBinary[0];
