/* Elementwise operators with numbers and of several operands: what may be left
 * out, what is refused, and what kernels of programs are given. */
#include <math.h>

#include "c/support/calls.h"

#define NOTHING \
  { .kind = TP_ARGUMENT_NONE }

TEST(the_upper_bound_wins_and_nan_stays_at_every_length) {
  for (int64_t n = 1; n <= 67; ++n) {
    tp_tensor_t *x = tt_full(TP_DTYPE_F32, 2, &n, 1), *out = NULL;
    tp_tensor_t* three = tt_full(TP_DTYPE_F32, 3, &n, 1);
    tp_tensor_t* one = tt_full(TP_DTYPE_F32, 1, &n, 1);
    tp_tensor_t* nan = tt_full(TP_DTYPE_F32, NAN, &n, 1);
    const struct {
      const tp_tensor_t *low, *high;
      double want;
    } tensors[] = {{three, one, 1},  {nan, one, NAN}, {one, nan, NAN},
                   {three, NULL, 3}, {NULL, one, 1},  {one, three, 2}};
    for (size_t i = 0; i < TT_COUNT(tensors); ++i) {
      assert_ok(tp_clamp(x, tensors[i].low, tensors[i].high, &out));
      assert_all(out, tensors[i].want);
      DROP(out);
      assert_ok(tp_clamp(nan, tensors[i].low, tensors[i].high, &out));
      assert_all(out, NAN);
      DROP(out);
    }
    const struct {
      const tp_scalar_t *low, *high;
      double want;
    } numbers[] = {{F64(3), F64(1), 1},     {F64(NAN), I64(1), NAN},
                   {I64(1), F64(NAN), NAN}, {F64(-1), I64(1), 1},
                   {NULL, I64(5), 2},       {F64(2.5), NULL, 2.5}};
    for (size_t i = 0; i < TT_COUNT(numbers); ++i) {
      assert_ok(tp_clamp_scalar(x, numbers[i].low, numbers[i].high, &out));
      assert_all(out, numbers[i].want);
      DROP(out);
    }
    DROP(x, three, one, nan);
  }
}

TEST(integer_bounds_beyond_the_dtype_are_none_or_refused) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_U8, DIMS(3)), *out = NULL;
  assert_ok(tp_clamp_scalar(a, I64(-5), I64(300), &out));
  assert_int_equal(tp_tensor_dtype(out), TP_DTYPE_U8);
  assert_values(out, 0, 1, 2);
  DROP(out);
  assert_fails(tp_clamp_scalar(a, I64(300), NULL, &out), TP_ERROR_ARGUMENT);
  assert_error_says("min is beyond what u8 holds");
  assert_fails(tp_clamp_scalar(a, NULL, I64(-1), &out), TP_ERROR_ARGUMENT);
  assert_error_says("max");
  assert_fails(tp_clamp_scalar(a, NULL, NULL, &out), TP_ERROR_ARGUMENT);
  assert_fails(tp_clamp(a, NULL, NULL, &out), TP_ERROR_ARGUMENT);
  assert_ok(tp_clamp_scalar(a, F64(0.5), NULL, &out));
  assert_int_equal(tp_tensor_dtype(out), TP_DTYPE_F32);
  assert_values(out, 0.5, 1, 2);
  DROP(out);
  assert_fails(tp_clamp_scalar_inplace(a, F64(0.5), NULL), TP_ERROR_DTYPE);
  assert_ok(tp_clamp_scalar_inplace(a, I64(1), U64(1)));
  assert_int_equal(tp_tensor_dtype(a), TP_DTYPE_U8);
  assert_values(a, 1, 1, 1);
  assert_int_equal(tp_tensor_version(a), 1);
  DROP(a);
}

TEST(what_is_left_out_has_its_default) {
  tp_tensor_t* a =
      tt_from(TP_DTYPE_F32, (const double[]){-100, 0, NAN, 4}, DIMS(4));
  tp_tensor_t *out = NULL, *again = NULL;
  assert_ok(tp_leaky_relu(a, NULL, &out));
  assert_ok(tp_leaky_relu(a, F64(0.01), &again));
  assert_same_values(out, again);
  assert_values(out, -100 * 0.01f, 0, NAN, 4);
  DROP(out, again);
  out = NULL;
  assert_ok(CALL("leaky_relu", &out, TENSOR(a), NOTHING));
  assert_values(out, -100 * 0.01f, 0, NAN, 4);
  DROP(out);
  assert_ok(tp_addcmul(a, a, a, NULL, &out));
  assert_values(out, 9900, 0, NAN, 20);
  DROP(out);
  tp_tensor_t* limits = tt_from(
      TP_DTYPE_F16, (const double[]){NAN, INFINITY, -INFINITY}, DIMS(3));
  assert_ok(tp_nan_to_num(limits, NULL, NULL, NULL, &out));
  assert_values(out, 0, 65504, -65504);
  DROP(out);
  assert_ok(tp_nan_to_num(limits, I64(7), NULL, F64(-1), &out));
  assert_values(out, 7, 65504, -1);
  DROP(a, out, limits);
}

TEST(what_is_required_is_not_left_out) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_F32, DIMS(3)), *out = NULL;
  tp_tensor_t* mask = tt_zeros(TP_DTYPE_BOOL, DIMS(3));
  assert_fails(CALL("lerp", &out, TENSOR(a), TENSOR(a), NOTHING),
               TP_ERROR_ARGUMENT);
  assert_error_says("weight is of kind none");
  assert_fails(CALL("masked_fill", &out, TENSOR(a), TENSOR(mask), NOTHING),
               TP_ERROR_ARGUMENT);
  assert_fails(CALL("add", &out, TENSOR(a), NOTHING), TP_ERROR_ARGUMENT);
  assert_fails(CALL("leaky_relu", &out, TENSOR(a), TENSOR(a)),
               TP_ERROR_ARGUMENT);
  assert_fails(tp_lerp_scalar(a, a, NULL, &out), TP_ERROR_NULL);
  assert_fails(tp_lerp(a, NULL, a, &out), TP_ERROR_NULL);
  assert_fails(tp_masked_fill_scalar(a, mask, NULL, &out), TP_ERROR_NULL);
  assert_fails(tp_addcmul(a, a, NULL, NULL, &out), TP_ERROR_NULL);
  assert_fails(tp_clamp(a, a, a, NULL), TP_ERROR_NULL);
  const tp_operator_info_t info = test_info("clamp");
  assert_int_equal(info.argument_count, 3);
  assert_int_equal(info.arguments[0].is_optional, 0);
  assert_int_equal(info.arguments[1].is_optional, 1);
  assert_string_equal(info.arguments[1].name, "min");
  DROP(a, mask);
}

TEST(integers_are_refused_with_the_reason) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_I64, DIMS(3)), *out = NULL;
  tp_tensor_t* f = tt_arange(TP_DTYPE_F32, DIMS(3));
  assert_fails(tp_addcmul(a, a, a, F64(2.5), &out), TP_ERROR_DTYPE);
  assert_error_says("value is a floating number");
  assert_ok(tp_addcmul(a, a, a, I64(-2), &out));
  assert_values(out, 0, -1, -6);
  DROP(out);
  assert_fails(tp_addcdiv(f, a, a, NULL, &out), TP_ERROR_DTYPE);
  assert_error_says("only floating quotients");
  assert_fails(tp_lerp_scalar(a, a, F64(0.5), &out), TP_ERROR_DTYPE);
  assert_error_says("lerp is not defined for i64");
  assert_fails(tp_leaky_relu(a, NULL, &out), TP_ERROR_DTYPE);
  assert_fails(tp_leaky_relu(f, C128(1, 1), &out), TP_ERROR_DTYPE);
  assert_error_says("imaginary");
  DROP(a, f);
}

TEST(masks_broadcast_with_what_they_fill) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_F32, DIMS(3)), *out = NULL;
  tp_tensor_t* mask =
      tt_from(TP_DTYPE_BOOL, (const double[]){1, 0}, DIMS(2, 1));
  assert_ok(tp_masked_fill_scalar(a, mask, F64(-INFINITY), &out));
  assert_sizes(out, 2, 3);
  assert_values(out, -INFINITY, -INFINITY, -INFINITY, 0, 1, 2);
  assert_fails(tp_masked_fill_scalar_inplace(a, mask, I64(1)), TP_ERROR_SHAPE);
  DROP(out);
  tp_tensor_t* number = tt_full(TP_DTYPE_F64, 1.5, NULL, 0);
  tp_tensor_t* integers = tt_arange(TP_DTYPE_I32, DIMS(2, 3));
  assert_ok(tp_masked_fill_inplace(integers, mask, number));
  assert_values(integers, 1, 1, 1, 3, 4, 5);
  assert_int_equal(tp_tensor_dtype(integers), TP_DTYPE_I32);
  assert_fails(tp_masked_fill(a, a, number, &out), TP_ERROR_DTYPE);
  assert_error_says("mask is f32");
  assert_fails(tp_masked_fill(a, mask, a, &out), TP_ERROR_SHAPE);
  DROP(a, mask, number, integers);
}

/* f16 is not rounded to f32 first. */
TEST(a_number_is_rounded_once_where_it_is_filled_in) {
  tp_tensor_t* mask = tt_full(TP_DTYPE_BOOL, 1, DIMS(1));
  tp_tensor_t *a = tt_zeros(TP_DTYPE_F16, DIMS(1)), *out = NULL;
  assert_ok(tp_masked_fill_scalar(a, mask, F64(0x1.002000001p+0), &out));
  assert_values(out, 0x1.004p+0);
  DROP(a, mask, out);
}

TEST(an_operand_that_lies_across_the_target_is_read_first) {
  tp_tensor_t* base = tt_arange(TP_DTYPE_F32, DIMS(6));
  tp_tensor_t *a = NULL, *b = NULL, *c = NULL;
  assert_ok(tp_narrow(base, 0, 0, 4, &a));
  assert_ok(tp_narrow(base, 0, 1, 4, &b));
  assert_ok(tp_narrow(base, 0, 2, 4, &c));
  assert_ok(tp_addcmul_inplace(a, b, c, NULL));
  assert_values(base, 0 + 1 * 2, 1 + 2 * 3, 2 + 3 * 4, 3 + 4 * 5, 4, 5);
  assert_fails(tp_addcmul_out(a, b, c, NULL, b), TP_ERROR_OVERLAP);
  DROP(base, a, b, c);
}

TEST(conjugates_and_angles_have_the_types_of_their_rows) {
  tp_tensor_t* a = tt_from(TP_DTYPE_F64, (const double[]){-1, 0, NAN}, DIMS(3));
  tp_tensor_t *out = NULL, *complex = NULL, *part = NULL;
  assert_ok(tp_angle(a, &out));
  assert_values(out, 0x1.921fb54442d18p+1, 0, NAN);
  DROP(out);
  assert_ok(tp_to(a, TP_DTYPE_C64, 0, 0, 0, 0, &complex));
  assert_ok(tp_angle(complex, &out));
  assert_int_equal(tp_tensor_dtype(out), TP_DTYPE_F32);
  DROP(out);
  assert_ok(tp_imag(complex, &part));
  assert_ok(tp_fill_inplace(part, F64(2)));
  assert_ok(tp_conj_inplace(complex));
  assert_all(part, -2);
  tp_tensor_t* integers = tt_arange(TP_DTYPE_I16, DIMS(2));
  assert_ok(tp_angle(integers, &out));
  assert_int_equal(tp_tensor_dtype(out), TP_DTYPE_F32);
  DROP(out);
  assert_ok(tp_conj(integers, &out));
  assert_int_equal(tp_tensor_dtype(out), TP_DTYPE_I16);
  DROP(a, out, complex, part, integers);
}

static tp_scalar_t g_attributes[4];
static uint32_t g_attribute_count, g_host_operands, g_kernels;

/* Writes the last attribute, or the last operand's element, everywhere. */
static tp_status_t note(const tp_kernel_call_t* call, void* user_data) {
  (void)user_data;
  ++g_kernels;
  g_attribute_count = call->attribute_count;
  g_host_operands = call->host_operands;
  for (uint32_t i = 0; i < call->attribute_count; ++i) {
    g_attributes[i] = call->attributes[i];
  }
  const int64_t numel = test_numel(&call->operands[0]);
  for (int64_t i = 0; i < numel; ++i) {
    assert_int_equal(call->operands[1].dtype, TP_DTYPE_F32);
    *(float*)test_at(&call->operands[0], i) =
        call->attribute_count != 0
            ? (float)g_attributes[call->attribute_count - 1].real
            : *(float*)test_at(&call->operands[call->operand_count - 1], i);
  }
  return TP_OK;
}

static void replace_kernel(const char* op) {
  assert_ok(tp_kernel_register(test_op(op), TP_DEVICE_CPU, TP_DTYPE_F32, note,
                               NULL, NULL, TP_KERNEL_REPLACE));
}

/* Also where operands are converted for it, block by block. */
TEST(kernels_of_programs_are_given_the_numbers) {
  const char* const ops[] = {"leaky_relu", "nan_to_num", "addcmul", "clamp"};
  for (size_t i = 0; i < TT_COUNT(ops); ++i) replace_kernel(ops[i]);
  tp_tensor_t *a = tt_zeros(TP_DTYPE_F32, DIMS(3)), *out = NULL;
  assert_ok(tp_leaky_relu(a, I64(3), &out));
  assert_int_equal(g_attribute_count, 1);
  assert_int_equal(g_attributes[0].dtype, TP_DTYPE_F64);
  assert_all(out, 3);
  DROP(out);
  assert_ok(tp_nan_to_num(a, NULL, F64(0.1), NULL, &out));
  assert_int_equal(g_attribute_count, 3);
  assert_true(g_attributes[0].real == 0);
  assert_true(g_attributes[1].real == (double)0.1f);
  assert_true(g_attributes[2].real == -0x1.fffffep127);
  DROP(out);
  tp_tensor_t* integers = tt_zeros(TP_DTYPE_I32, DIMS(2000, 3));
  g_kernels = 0;
  assert_ok(tp_addcmul(a, integers, a, F64(-2), &out));
  assert_true(g_kernels > 1);
  assert_int_equal(g_attribute_count, 1);
  assert_all(out, -2);
  DROP(out);
  assert_ok(tp_clamp_scalar(a, NULL, F64(7), &out));
  assert_int_equal(g_attribute_count, 0);
  assert_int_equal(g_host_operands, 1 << 2 | 1 << 3);
  assert_all(out, 7);
  DROP(a, integers, out);
  assert_ok(tp_shutdown());
}

static int g_lines;

static void hear(void* user_data, tp_log_level_t level, const char* text) {
  (void)level;
  (void)user_data;
  g_lines += strstr(text, "clamp/f32/scalar") != NULL;
}

TEST(calls_with_numbers_are_watched) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_F32, DIMS(3)), *out = NULL;
  assert_ok(tp_set_log(hear, NULL, NULL, TP_LOG_LAYOUT));
  assert_ok(tp_clamp_scalar(a, F64(0), F64(1), &out));
  assert_ok(tp_set_log(NULL, NULL, NULL, 0));
  assert_int_equal(g_lines, 1);
  assert_values(out, 0, 1, 1);
  DROP(a, out);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(the_upper_bound_wins_and_nan_stays_at_every_length),
      T(integer_bounds_beyond_the_dtype_are_none_or_refused),
      T(what_is_left_out_has_its_default),
      T(what_is_required_is_not_left_out),
      T(integers_are_refused_with_the_reason),
      T(masks_broadcast_with_what_they_fill),
      T(a_number_is_rounded_once_where_it_is_filled_in),
      T(an_operand_that_lies_across_the_target_is_read_first),
      T(conjugates_and_angles_have_the_types_of_their_rows),
      T(kernels_of_programs_are_given_the_numbers),
      T(calls_with_numbers_are_watched),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
