/* Calls of operators by name. */
#ifndef TESTS_C_SUPPORT_CALLS_H
#define TESTS_C_SUPPORT_CALLS_H

#include "c/support/test_device.h"

#define TENSOR(t) \
  { .kind = TP_ARGUMENT_TENSOR, .tensor = (t) }
#define INTEGER(i) \
  { .kind = TP_ARGUMENT_INTEGER, .integer = (i) }
#define TRUTH(i) \
  { .kind = TP_ARGUMENT_BOOL, .integer = (i) }
#define NUMBER(s) \
  { .kind = TP_ARGUMENT_SCALAR, .scalar = *(s) }
#define INTEGERS(...)                                            \
  {                                                              \
    .kind = TP_ARGUMENT_INTEGERS, .integers = LIST(__VA_ARGS__), \
    .count = TT_COUNT(LIST(__VA_ARGS__))                         \
  }
/* A call of one result. */
#define CALL(name, result, ...)                                           \
  tp_operator_call_name((name), (const tp_argument_t[]){__VA_ARGS__},     \
                        TT_COUNT(((const tp_argument_t[]){__VA_ARGS__})), \
                        (result), 1)

/* Whether an operator of the library is made of others and has no kernels. */
static inline int test_is_composite(const char* name) {
  static const char* const kNames[] = {
      "cat",           "stack", "roll",  "repeat",  "one_hot", "embedding",
      "cross_entropy", "dot",   "outer", "baddbmm", "linear"};
  for (size_t i = 0; i < TT_COUNT(kNames); ++i) {
    if (strcmp(name, kNames[i]) == 0) return 1;
  }
  return 0;
}

static inline tp_operator_info_t test_info(const char* name) {
  tp_operator_info_t info;
  assert_ok(tp_operator_info_init(&info, sizeof info));
  assert_ok(tp_operator_info(test_op(name), &info));
  return info;
}

#endif /* TESTS_C_SUPPORT_CALLS_H */
