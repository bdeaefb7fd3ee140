/* What the tests of gradients share. */
#ifndef TESTS_C_SUPPORT_GRADIENTS_H
#define TESTS_C_SUPPORT_GRADIENTS_H

#include "support/tp_test.h"

/* A leaf of f64 that requires gradients. */
static inline tp_tensor_t* leaf_of(const double* values, const int64_t* sizes,
                                   size_t rank) {
  tp_tensor_t* leaf = tt_from(TP_DTYPE_F64, values, sizes, rank);
  assert_ok(tp_tensor_set_requires_grad(leaf, 1));
  return leaf;
}
#define LEAF(n, ...) leaf_of((const double[]){__VA_ARGS__}, DIMS(n))

/* The sum of all elements. */
static inline tp_tensor_t* sum_of(const tp_tensor_t* tensor) {
  tp_tensor_t* sum;
  assert_ok(tp_sum(tensor, NULL, 0, 0, &sum));
  return sum;
}

static inline tp_status_t backward(const tp_tensor_t* tensor, uint32_t flags) {
  return tp_backward(&tensor, 1, NULL, flags);
}

/* Goes back from the sum of a tensor. */
static inline tp_status_t sum_backward(const tp_tensor_t* tensor) {
  tp_tensor_t* sum = sum_of(tensor);
  const tp_status_t status = backward(sum, 0);
  DROP(sum);
  return status;
}

#define assert_grad(tensor, ...)                       \
  do {                                                 \
    tp_tensor_t* tt_grad;                              \
    assert_ok(tp_tensor_grad_get((tensor), &tt_grad)); \
    assert_non_null(tt_grad);                          \
    assert_values(tt_grad, __VA_ARGS__);               \
    DROP(tt_grad);                                     \
  } while (0)

#define assert_no_grad(tensor)                         \
  do {                                                 \
    tp_tensor_t* tt_grad;                              \
    assert_ok(tp_tensor_grad_get((tensor), &tt_grad)); \
    assert_null(tt_grad);                              \
  } while (0)

#endif /* TESTS_C_SUPPORT_GRADIENTS_H */
