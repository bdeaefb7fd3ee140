/* Forms of products: what is scaled, left out, in place, by name; refusals. */
#include <math.h>

#include "c/support/calls.h"

TEST(what_beta_0_leaves_out_may_be_anything) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_F32, DIMS(2, 2)),
              *nan = tt_full(TP_DTYPE_F32, NAN, DIMS(2, 2)), *out;
  assert_ok(tp_addmm(nan, a, a, F64(0), NULL, &out));
  assert_values(out, 2, 3, 6, 11);
  DROP(out);
  assert_ok(tp_addmm_inplace(nan, a, a, I64(0), I64(2)));
  assert_values(nan, 4, 6, 12, 22);
  DROP(a, nan);
}

TEST(a_product_over_nothing_leaves_the_scaled_input) {
  tp_tensor_t *a = tt_zeros(TP_DTYPE_F32, DIMS(2, 0)),
              *b = tt_zeros(TP_DTYPE_F32, DIMS(0, 3)),
              *row = tt_arange(TP_DTYPE_F32, DIMS(3)), *out;
  assert_ok(tp_addmm(row, a, b, F64(2), NULL, &out));
  assert_values(out, 0, 2, 4, 0, 2, 4);
  DROP(out);
  assert_ok(tp_addmm(row, a, b, F64(0), NULL, &out));
  assert_all(out, 0);
  DROP(a, b, row, out);
}

TEST(in_place_reads_factors_that_lie_across_first) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_F64, DIMS(2, 2)), *t, *zeros, *wide;
  assert_ok(tp_t(a, &t));
  assert_ok(tp_addmm_inplace(a, a, t, NULL, NULL));
  assert_values(a, 0 + 1, 1 + 3, 2 + 3, 3 + 13);
  assert_int_equal(tp_tensor_version(a), 1);
  /* A target that overlaps itself gets bytes of its own. */
  zeros = tt_zeros(TP_DTYPE_F64, DIMS(1, 2));
  assert_ok(tp_expand(zeros, DIMS(2, 2), &wide));
  assert_ok(tp_addmm_inplace(wide, a, a, NULL, NULL));
  assert_values(wide, 1 + 20, 4 + 64, 5 + 80, 20 + 256);
  assert_all(zeros, 0);
  DROP(a, t, zeros, wide);
}

TEST(a_call_by_name_has_every_form) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_F32, DIMS(2, 2)),
              *row = tt_arange(TP_DTYPE_F32, DIMS(2)), *out = NULL;
  const tp_tensor_t* bias[1] = {row};
  assert_ok(CALL("addmm", &out, TENSOR(row), TENSOR(a), TENSOR(a),
                 NUMBER(I64(1)), NUMBER(F64(2))));
  assert_values(out, 4, 7, 12, 23);
  DROP(out);
  out = NULL;
  assert_ok(CALL("linear", &out, TENSOR(a), TENSOR(a),
                 {.kind = TP_ARGUMENT_TENSORS, .tensors = bias, .count = 1}));
  assert_values(out, 1, 4, 3, 14);
  DROP(out);
  out = NULL;
  assert_ok(CALL("linear", &out, TENSOR(a), TENSOR(a),
                 {.kind = TP_ARGUMENT_TENSORS}));
  assert_values(out, 1, 3, 3, 13);
  DROP(out);
  out = NULL;
  assert_ok(CALL("dot", &out, TENSOR(row), TENSOR(row)));
  assert_values(out, 1);
  DROP(out);
  out = NULL;
  assert_ok(CALL("outer", &out, TENSOR(row), TENSOR(row)));
  assert_values(out, 0, 0, 0, 1);
  DROP(out);
  out = a;
  assert_ok(CALL("addmm", &out, TENSOR(a), TENSOR(a), TENSOR(a), NUMBER(I64(1)),
                 NUMBER(I64(1))));
  assert_values(a, 2, 4, 8, 14);
  DROP(a, row);
}

TEST(operands_that_do_not_fit_are_refused) {
  tp_tensor_t *a = tt_zeros(TP_DTYPE_F32, DIMS(2, 3)),
              *b = tt_zeros(TP_DTYPE_F32, DIMS(3, 2)),
              *i = tt_zeros(TP_DTYPE_I32, DIMS(2, 2)),
              *c = tt_zeros(TP_DTYPE_F32, DIMS(2, 2)),
              *v = tt_zeros(TP_DTYPE_F32, DIMS(3)),
              *long_one = tt_zeros(TP_DTYPE_F32, DIMS(4)),
              *bools = tt_zeros(TP_DTYPE_BOOL, DIMS(3)), *out, *part;
  assert_fails(tp_addmm(v, a, b, NULL, NULL, &out), TP_ERROR_SHAPE);
  assert_error_says("(3,)");
  assert_error_says("(2, 2)");
  assert_fails(tp_addmm(c, a, a, NULL, NULL, &out), TP_ERROR_SHAPE);
  assert_fails(tp_addmm(c, v, b, NULL, NULL, &out), TP_ERROR_SHAPE);
  assert_fails(tp_addmm(i, a, b, NULL, NULL, &out), TP_ERROR_DTYPE);
  assert_fails(tp_addmm(i, i, i, NULL, F64(0.5), &out), TP_ERROR_DTYPE);
  assert_error_says("alpha");
  assert_fails(tp_addmm(c, a, b, C128(0, 1), NULL, &out), TP_ERROR_DTYPE);
  assert_fails(tp_addmm_inplace(v, a, b, NULL, NULL), TP_ERROR_SHAPE);
  assert_fails(tp_addmm_out(c, a, b, NULL, NULL, i), TP_ERROR_DTYPE);
  assert_fails(tp_addmm_out(c, c, c, NULL, NULL, c), TP_ERROR_OVERLAP);
  assert_ok(tp_select(c, 0, 1, &part));
  assert_fails(tp_addmm_out(part, a, b, NULL, NULL, c), TP_ERROR_OVERLAP);
  assert_fails(tp_baddbmm(c, a, b, NULL, NULL, &out), TP_ERROR_SHAPE);
  assert_fails(tp_dot(v, long_one, &out), TP_ERROR_SHAPE);
  assert_fails(tp_dot(a, b, &out), TP_ERROR_SHAPE);
  assert_fails(tp_dot(bools, bools, &out), TP_ERROR_DTYPE);
  assert_error_says("dot is not defined for bool");
  assert_fails(tp_linear(bools, bools, NULL, &out), TP_ERROR_DTYPE);
  assert_error_says("linear is not defined for bool");
  assert_fails(tp_outer(a, v, &out), TP_ERROR_SHAPE);
  assert_fails(tp_linear(a, b, NULL, &out), TP_ERROR_SHAPE);
  assert_fails(tp_linear(a, a, v, &out), TP_ERROR_SHAPE);
  assert_null(out);
  DROP(a, b, i, c, v, long_one, bools, part);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(what_beta_0_leaves_out_may_be_anything),
      T(a_product_over_nothing_leaves_the_scaled_input),
      T(in_place_reads_factors_that_lie_across_first),
      T(a_call_by_name_has_every_form),
      T(operands_that_do_not_fit_are_refused),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
