/* Scalars: numbers with their type, passed by pointer. */
#include "support/tp_test.h"

TEST(setters_fill_the_members_of_the_type_and_clear_the_rest) {
  tp_scalar_t s;
  memset(&s, 0xab, sizeof s);
  assert_ok(tp_scalar_set_bool(&s, 7));
  assert_int_equal(s.dtype, TP_DTYPE_BOOL);
  assert_int_equal(s.integer, 1);
  assert_int_equal(s.reserved, 0);
  assert_ok(tp_scalar_set_i64(&s, INT64_MIN));
  assert_int_equal(s.dtype, TP_DTYPE_I64);
  assert_true(s.integer == INT64_MIN);
  assert_ok(tp_scalar_set_u64(&s, UINT64_MAX));
  assert_int_equal(s.dtype, TP_DTYPE_U64);
  assert_true((uint64_t)s.integer == UINT64_MAX);
  memset(&s, 0xab, sizeof s);
  assert_ok(tp_scalar_set_f64(&s, -2.5));
  assert_int_equal(s.dtype, TP_DTYPE_F64);
  assert_true(s.real == -2.5);
  assert_ok(tp_scalar_set_c128(&s, 1.5, -3));
  assert_int_equal(s.dtype, TP_DTYPE_C128);
  assert_true(s.real == 1.5 && s.imag == -3);
}

TEST(a_setter_refuses_null) {
  assert_fails(tp_scalar_set_bool(NULL, 1), TP_ERROR_NULL);
  assert_fails(tp_scalar_set_i64(NULL, 1), TP_ERROR_NULL);
  assert_fails(tp_scalar_set_u64(NULL, 1), TP_ERROR_NULL);
  assert_fails(tp_scalar_set_f64(NULL, 1), TP_ERROR_NULL);
  assert_fails(tp_scalar_set_c128(NULL, 1, 1), TP_ERROR_NULL);
}

TEST(a_scalar_of_another_dtype_is_refused) {
  tp_tensor_t* t = tt_zeros(TP_DTYPE_F32, DIMS(2));
  const tp_dtype_t refused[] = {0, TP_DTYPE_F32, TP_DTYPE_I32, TP_DTYPE_C64, 18,
                                -1};
  for (size_t i = 0; i < TT_COUNT(refused); ++i) {
    const tp_scalar_t s = {refused[i], 0, 1, 1, 0};
    assert_fails(tp_fill_inplace(t, &s), TP_ERROR_ARGUMENT);
    assert_fails(tp_tensor_set(t, LIST(0), 1, &s), TP_ERROR_ARGUMENT);
    tp_tensor_t* out = NULL;
    assert_fails(tp_add_scalar(t, &s, &out), TP_ERROR_ARGUMENT);
    assert_fails(tp_full(LIST(1), 1, &s, TP_DTYPE_F32, 0, 0, &out),
                 TP_ERROR_ARGUMENT);
    assert_null(out);
  }
  assert_fails(tp_fill_inplace(t, NULL), TP_ERROR_NULL);
  assert_all(t, 0);
  assert_int_equal(tp_tensor_version(t), 0);
  DROP(t);
}

TEST(a_scalar_tensor_takes_the_scalars_own_dtype_for_0) {
  const tp_scalar_t scalars[] = {*BOOL(1), *I64(-5), *U64(UINT64_MAX),
                                 *F64(2.5), *C128(1, 2)};
  for (size_t i = 0; i < TT_COUNT(scalars); ++i) {
    tp_tensor_t* t = NULL;
    assert_ok(tp_scalar_tensor(&scalars[i], 0, 0, 0, &t));
    assert_int_equal(tp_tensor_dtype(t), scalars[i].dtype);
    assert_int_equal(tp_tensor_rank(t), 0);
    assert_int_equal(tp_tensor_numel(t), 1);
    tp_scalar_t back;
    assert_ok(tp_tensor_item(t, &back));
    assert_int_equal(back.dtype, scalars[i].dtype);
    assert_true(back.integer == scalars[i].integer);
    assert_true(back.real == scalars[i].real);
    assert_true(back.imag == scalars[i].imag);
    DROP(t);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(setters_fill_the_members_of_the_type_and_clear_the_rest),
      T(a_setter_refuses_null),
      T(a_scalar_of_another_dtype_is_refused),
      T(a_scalar_tensor_takes_the_scalars_own_dtype_for_0),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
