/* Gradients of products where terms are 0: no quotient is right there, and what
 * is made in its place takes no more memory than the terms do. Products are
 * linear in each term, so differences of any step are exact. */
#include "c/support/gradients.h"

typedef tp_status_t Product(const tp_tensor_t* a, tp_tensor_t** out);
static tp_status_t all(const tp_tensor_t* a, tp_tensor_t** out) {
  return tp_prod(a, NULL, 0, 0, out);
}
static tp_status_t first_dim(const tp_tensor_t* a, tp_tensor_t** out) {
  return tp_prod(a, DIMS(0), 1, out);
}
static tp_status_t last_dim(const tp_tensor_t* a, tp_tensor_t** out) {
  return tp_prod(a, DIMS(-1), 0, out);
}
static tp_status_t along_first(const tp_tensor_t* a, tp_tensor_t** out) {
  return tp_cumprod(a, 0, 0, out);
}
static tp_status_t along_last(const tp_tensor_t* a, tp_tensor_t** out) {
  return tp_cumprod(a, -1, 0, out);
}
static Product* const kProducts[] = {all, first_dim, last_dim, along_first,
                                     along_last};

/* A sum with weights 1, 2, 3, ... */
static tp_tensor_t* weighted(const tp_tensor_t* tensor) {
  tp_tensor_t *weights, *shaped, *product;
  const double end = (double)tp_tensor_numel(tensor) + 0.5;
  assert_ok(tp_arange(F64(1), F64(end), F64(1), TP_DTYPE_F64, 0, 0, &weights));
  assert_ok(tp_reshape(weights, tp_tensor_sizes(tensor),
                       (size_t)tp_tensor_rank(tensor), &shaped));
  assert_ok(tp_mul(tensor, shaped, &product));
  tp_tensor_t* const sum = sum_of(product);
  DROP(weights, shaped, product);
  return sum;
}

static tp_tensor_t* value_of(Product* product, const tp_tensor_t* x) {
  tp_tensor_t* result;
  assert_ok(product(x, &result));
  tp_tensor_t* const value = weighted(result);
  DROP(result);
  return value;
}

static tp_tensor_t* gradient_of(const tp_tensor_t* value, const tp_tensor_t* x,
                                uint32_t flags) {
  tp_tensor_t* gradient;
  const tp_tensor_t *const roots[] = {value}, *const inputs[] = {x};
  assert_ok(tp_gradients(roots, 1, NULL, inputs, 1, flags, &gradient));
  return gradient;
}

static tp_tensor_t* slope_of(Product* product, const tp_tensor_t* x) {
  tp_tensor_t* const value = value_of(product, x);
  tp_tensor_t* const gradient = gradient_of(value, x, TP_BACKWARD_CREATE_GRAPH);
  tp_tensor_t* const slope = weighted(gradient);
  DROP(value, gradient);
  return slope;
}

typedef tp_tensor_t* Function(Product* product, const tp_tensor_t* x);

static double at(Function* function, Product* product, const double* values) {
  tp_tensor_t* x = leaf_of(values, DIMS(2, 3));
  tp_tensor_t* const result = function(product, x);
  const double number = tt_number(result, 0);
  DROP(x, result);
  return number;
}

static void check(Function* function, Product* product, const double* values) {
  double moved[6];
  tp_tensor_t* x = leaf_of(values, DIMS(2, 3));
  tp_tensor_t* const result = function(product, x);
  tp_tensor_t* const gradient =
      gradient_of(result, x, TP_BACKWARD_ALLOW_UNUSED);
  for (int i = 0; i < 6; ++i) {
    memcpy(moved, values, sizeof moved);
    moved[i] = values[i] + 1;
    const double above = at(function, product, moved);
    moved[i] = values[i] - 1;
    const double want = (above - at(function, product, moved)) / 2;
    assert_true(tt_number(gradient, i) == want);
  }
  DROP(x, result, gradient);
}

TEST(gradients_of_products_are_right_beside_zeros) {
  static const double kValues[][6] = {
      {2, 3, 4, 5, 6, 7}, {2, 0, 4, 5, 6, 7}, {0, 3, 4, 5, 6, 0},
      {2, 0, 0, 5, 6, 7}, {2, 0, 4, 5, 0, 7}, {0, 0, 0, 0, 0, 0},
  };
  for (size_t v = 1; v < TT_COUNT(kValues); ++v) {
    for (size_t p = 0; p < TT_COUNT(kProducts); ++p) {
      check(value_of, kProducts[p], kValues[v]);
      check(slope_of, kProducts[p], kValues[v]);
    }
  }
}

TEST(lists_of_one_and_of_none_have_gradients_too) {
  tp_tensor_t *x = LEAF(1, 0), *y, *none = tt_zeros(TP_DTYPE_F64, DIMS(0));
  assert_ok(tp_cumprod(x, 0, 0, &y));
  assert_ok(sum_backward(y));
  assert_grad(x, 1);
  DROP(y);
  assert_ok(tp_prod(x, NULL, 0, 0, &y));
  assert_ok(sum_backward(y));
  assert_grad(x, 2);
  DROP(x, y);
  assert_ok(tp_tensor_set_requires_grad(none, 1));
  assert_ok(tp_prod(none, NULL, 0, 0, &y));
  assert_ok(backward(y, 0));
  DROP(y);
  assert_ok(tp_cumprod(none, 0, 0, &y));
  assert_ok(sum_backward(y));
  DROP(none, y);
}

/* Bytes at most, beside those that there were, in a pass through a product. */
static uint64_t peak_of(Product* product, int64_t n) {
  tp_tensor_t *x = tt_full(TP_DTYPE_F64, 1, DIMS(n)), *y;
  tp_allocator_t* cpu = tt_cpu();
  assert_ok(tp_tensor_set(x, LIST(n / 2), 1, F64(0)));
  assert_ok(tp_tensor_set_requires_grad(x, 1));
  assert_ok(product(x, &y));
  tp_tensor_t* sum = sum_of(y);
  assert_ok(tp_allocator_reset_peak(cpu));
  const tp_allocator_stats_t before = tt_stats(cpu);
  assert_ok(backward(sum, 0));
  const tp_allocator_stats_t after = tt_stats(cpu);
  tp_allocator_release(cpu);
  DROP(x, y, sum);
  return after.peak_bytes - before.live_bytes;
}

TEST(a_zero_takes_memory_like_the_terms) {
  const int64_t n = 1 << 14;
  const uint64_t terms = (uint64_t)n * sizeof(double);
  assert_true(peak_of(all, n) <= 16 * terms);
  assert_true(peak_of(along_last, n) <= 16 * terms);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(gradients_of_products_are_right_beside_zeros),
      T(lists_of_one_and_of_none_have_gradients_too),
      T(a_zero_takes_memory_like_the_terms),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
