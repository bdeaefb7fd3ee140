/* tanh_backward and sigmoid_backward: what is rounded and where, the same bits
 * with every instruction set and layout, and that tanh and sigmoid go back by
 * them. */
#include "c/support/gradients.h"
#include "support/simd_levels.h"
#include "tensorplay/debug.h"

typedef tp_status_t Slope(const tp_tensor_t* a, const tp_tensor_t* b,
                          tp_tensor_t** out);
typedef tp_status_t Unary(const tp_tensor_t* a, tp_tensor_t** out);

enum { kCount = 67 };

/* Results of tanh: some near 0, many near -1 and 1, where the squares round. */
static void fill(double* a, double* b) {
  for (int i = 0; i < kCount; ++i) {
    const double rest = 1.0 / (1 << (i % 24)) * (1 + 0.013 * i);
    a[i] = 0.37 * i - 11;
    b[i] = (i % 3 == 0 ? rest : 1 - 0.5 * rest) * (i % 2 == 0 ? 1 : -1);
  }
}

/* Of numbers that are stored, so that nothing is kept wider or fused. */
#define DEFINE_WANTED(type)                                   \
  static type tanh_##type(type a, type b) {                   \
    volatile type square = b * b, difference = 1 - square;    \
    return a * difference;                                    \
  }                                                           \
  static type sigmoid_##type(type a, type b) {                \
    volatile type difference = 1 - b, slope = b * difference; \
    return a * slope;                                         \
  }
DEFINE_WANTED(float)
DEFINE_WANTED(double)

static const struct {
  Slope* slope;
  float (*of_float)(float a, float b);
  double (*of_double)(double a, double b);
} kSlopes[] = {{tp_tanh_backward, tanh_float, tanh_double},
               {tp_sigmoid_backward, sigmoid_float, sigmoid_double}};

/* The numbers in every second place. */
static tp_tensor_t* spread(const tp_tensor_t* tensor) {
  tp_tensor_t *wide = tt_zeros(tp_tensor_dtype(tensor), DIMS(kCount, 2)),
              *column;
  assert_ok(tp_select(wide, 1, 1, &column));
  assert_ok(tp_copy_inplace(column, tensor));
  DROP(wide);
  return column;
}

static void assert_each_step_rounds(size_t i, tp_dtype_t dtype) {
  double a[kCount], b[kCount];
  fill(a, b);
  tp_tensor_t *first = tt_from(dtype, a, DIMS(kCount)),
              *second = tt_from(dtype, b, DIMS(kCount)),
              *first_column = spread(first), *second_column = spread(second);
  tp_tensor_t *run, *columns;
  assert_ok(kSlopes[i].slope(first, second, &run));
  assert_ok(kSlopes[i].slope(first_column, second_column, &columns));
  for (int k = 0; k < kCount; ++k) {
    const double x = tt_number(first, k), y = tt_number(second, k);
    const double want = dtype == TP_DTYPE_F32
                            ? kSlopes[i].of_float((float)x, (float)y)
                            : kSlopes[i].of_double(x, y);
    assert_true(tt_number(run, k) == want);
    assert_true(tt_number(columns, k) == want);
  }
  DROP(first, second, first_column, second_column, run, columns);
}

TEST(each_step_rounds_alike_with_every_instruction_set) {
  for (int level = -1; use_next_simd(&level);) {
    for (size_t i = 0; i < TT_COUNT(kSlopes); ++i) {
      assert_each_step_rounds(i, TP_DTYPE_F32);
      assert_each_step_rounds(i, TP_DTYPE_F64);
    }
  }
  assert_ok(tp_debug_use_simd(NULL));
}

TEST(small_floats_round_the_result_of_f32) {
  static const tp_dtype_t kSmall[] = {TP_DTYPE_F16, TP_DTYPE_BF16,
                                      TP_DTYPE_F8_E4M3FN, TP_DTYPE_F8_E5M2};
  double a[kCount], b[kCount];
  fill(a, b);
  for (size_t d = 0; d < TT_COUNT(kSmall); ++d) {
    tp_tensor_t *first = tt_from(kSmall[d], a, DIMS(kCount)),
                *second = tt_from(kSmall[d], b, DIMS(kCount)), *first_wide,
                *second_wide;
    assert_ok(tp_to(first, TP_DTYPE_F32, 0, 0, 0, 0, &first_wide));
    assert_ok(tp_to(second, TP_DTYPE_F32, 0, 0, 0, 0, &second_wide));
    for (size_t i = 0; i < TT_COUNT(kSlopes); ++i) {
      tp_tensor_t *small, *wide, *rounded;
      assert_ok(kSlopes[i].slope(first, second, &small));
      assert_ok(kSlopes[i].slope(first_wide, second_wide, &wide));
      assert_ok(tp_to(wide, kSmall[d], 0, 0, 0, 0, &rounded));
      assert_same_values(small, rounded);
      DROP(small, wide, rounded);
    }
    DROP(first, second, first_wide, second_wide);
  }
}

TEST(integers_give_f32_and_complex_is_refused) {
  tp_tensor_t *i = tt_from(TP_DTYPE_I32, (double[]){-2, 3}, DIMS(2)),
              *c = tt_zeros(TP_DTYPE_C64, DIMS(2)), *out;
  assert_ok(tp_tanh_backward(i, i, &out));
  assert_int_equal(tp_tensor_dtype(out), TP_DTYPE_F32);
  assert_values(out, 6, -24);
  DROP(out);
  assert_ok(tp_sigmoid_backward(i, i, &out));
  assert_int_equal(tp_tensor_dtype(out), TP_DTYPE_F32);
  assert_values(out, 12, -18);
  DROP(out);
  out = NULL;
  for (size_t k = 0; k < TT_COUNT(kSlopes); ++k) {
    assert_fails(kSlopes[k].slope(c, i, &out), TP_ERROR_DTYPE);
    assert_fails(kSlopes[k].slope(i, c, &out), TP_ERROR_DTYPE);
  }
  assert_null(out);
  DROP(i, c);
}

static void assert_goes_back_by(Unary* function, Slope* slope) {
  double a[kCount], x[kCount];
  fill(a, x);
  for (int k = 0; k < kCount; ++k) x[k] = 0.2 * k - 6;
  tp_tensor_t *leaf = tt_from(TP_DTYPE_F32, x, DIMS(kCount)),
              *gradient = tt_from(TP_DTYPE_F32, a, DIMS(kCount)), *result,
              *detached, *got, *want;
  assert_ok(tp_tensor_set_requires_grad(leaf, 1));
  assert_ok(function(leaf, &result));
  const tp_tensor_t *const roots[] = {result}, *const given[] = {gradient},
                           *const inputs[] = {leaf};
  assert_ok(tp_gradients(roots, 1, given, inputs, 1, 0, &got));
  assert_ok(tp_detach(result, &detached));
  assert_ok(slope(gradient, detached, &want));
  assert_same_values(got, want);
  DROP(leaf, gradient, result, got, want, detached);
}

TEST(tanh_and_sigmoid_go_back_by_them) {
  assert_goes_back_by(tp_tanh, tp_tanh_backward);
  assert_goes_back_by(tp_sigmoid, tp_sigmoid_backward);
}

/* The slope of tanh is 0 there, its argument's is large: their product with the
 * number itself must not pass through one that f16 does not hold. */
TEST(the_slope_of_gelu_tanh_is_0_or_1_where_tanh_is_flat) {
  const double numbers[] = {200, -200, 300, -300, 60000, -60000};
  tp_tensor_t *leaf = tt_from(TP_DTYPE_F16, numbers, DIMS(6)), *result, *slope,
              *sum;
  assert_ok(tp_tensor_set_requires_grad(leaf, 1));
  assert_ok(tp_gelu_tanh(leaf, &result));
  assert_ok(tp_sum(result, NULL, 0, 0, &sum));
  const tp_tensor_t *const roots[] = {sum}, *const inputs[] = {leaf};
  assert_ok(tp_gradients(roots, 1, NULL, inputs, 1, 0, &slope));
  assert_values(slope, 1, 0, 1, 0, 1, 0);
  DROP(leaf, result, slope, sum);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(each_step_rounds_alike_with_every_instruction_set),
      T(small_floats_round_the_result_of_f32),
      T(integers_give_f32_and_complex_is_refused),
      T(tanh_and_sigmoid_go_back_by_them),
      T(the_slope_of_gelu_tanh_is_0_or_1_where_tanh_is_flat),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
