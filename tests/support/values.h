/* Elements of the 17 dtypes in exact arithmetic, apart from the library: what a
 * bit pattern means, and which bit pattern a value rounds to. */
#ifndef TENSORPLAY_TESTS_VALUES_H
#define TENSORPLAY_TESTS_VALUES_H

#include "tensorplay/base.h"

enum { kValueFinite = 0, kValueInfinite = 1, kValueNan = 2 };
enum { kValueMaxText = 64 };

/* (-1)^negative * mantissa * 2^exponent; every finite element is one. */
typedef struct ValueNumber {
  int kind;
  int negative;
  uint64_t mantissa;
  int exponent;
} ValueNumber;

/* The number(s) of an element; part[1] is 0 for a real dtype. */
void value_decode(tp_dtype_t dtype, const void* element, ValueNumber part[2]);
/* Rounds once, to nearest even, and stores. Integers wrap when `wraps`, else
 * they saturate. */
void value_encode(tp_dtype_t dtype, const ValueNumber part[2], int wraps,
                  void* element);
/* What a conversion of one element has to give. */
void value_convert(tp_dtype_t from, const void* source, tp_dtype_t to,
                   void* target);
/* The number of a double, and the nearest double. */
ValueNumber value_from_double(double value);
double value_to_double(const ValueNumber* number);

/* Packs a value list in memory from malloc; NULL if a value is malformed or
 * not one of the dtype. */
unsigned char* value_parse(tp_dtype_t dtype, const char* text, size_t* count);
/* Text of one element: decimal or hexadecimal floating. */
void value_format(tp_dtype_t dtype, const void* element,
                  char text[kValueMaxText]);
/* Whether two elements agree: equal bits, except that any nan equals any nan
 * and the sign of a zero counts only if zero_sign. */
int value_equal(tp_dtype_t dtype, const void* got, const void* want,
                int zero_sign);
/* |got - want| <= atol + rtol * |want|; infinities and nans exactly. */
int value_near(tp_dtype_t dtype, const void* got, const void* want, double rtol,
               double atol);

#endif /* TENSORPLAY_TESTS_VALUES_H */
