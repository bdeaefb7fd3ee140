/* Element types: their table, names, sizes and categories. */
#include "support/tp_test.h"

static const struct {
  tp_dtype_t dtype;
  int32_t id;
  const char* name;
  size_t size;
  tp_kind_t kind;
} kDtypes[] = {
    {TP_DTYPE_BOOL, 1, "bool", 1, TP_KIND_BOOL},
    {TP_DTYPE_U8, 2, "u8", 1, TP_KIND_INTEGER},
    {TP_DTYPE_U16, 3, "u16", 2, TP_KIND_INTEGER},
    {TP_DTYPE_U32, 4, "u32", 4, TP_KIND_INTEGER},
    {TP_DTYPE_U64, 5, "u64", 8, TP_KIND_INTEGER},
    {TP_DTYPE_I8, 6, "i8", 1, TP_KIND_INTEGER},
    {TP_DTYPE_I16, 7, "i16", 2, TP_KIND_INTEGER},
    {TP_DTYPE_I32, 8, "i32", 4, TP_KIND_INTEGER},
    {TP_DTYPE_I64, 9, "i64", 8, TP_KIND_INTEGER},
    {TP_DTYPE_F16, 10, "f16", 2, TP_KIND_FLOAT},
    {TP_DTYPE_BF16, 11, "bf16", 2, TP_KIND_FLOAT},
    {TP_DTYPE_F32, 12, "f32", 4, TP_KIND_FLOAT},
    {TP_DTYPE_F64, 13, "f64", 8, TP_KIND_FLOAT},
    {TP_DTYPE_C64, 14, "c64", 8, TP_KIND_COMPLEX},
    {TP_DTYPE_C128, 15, "c128", 16, TP_KIND_COMPLEX},
    {TP_DTYPE_F8_E4M3FN, 16, "f8_e4m3fn", 1, TP_KIND_FLOAT},
    {TP_DTYPE_F8_E5M2, 17, "f8_e5m2", 1, TP_KIND_FLOAT},
};

TEST(every_dtype_has_its_number_name_size_and_kind) {
  assert_int_equal(TT_COUNT(kDtypes), TP_DTYPE_COUNT);
  for (size_t i = 0; i < TT_COUNT(kDtypes); ++i) {
    assert_int_equal(kDtypes[i].dtype, kDtypes[i].id);
    assert_string_equal(tp_dtype_name(kDtypes[i].dtype), kDtypes[i].name);
    assert_int_equal(tp_dtype_size(kDtypes[i].dtype), kDtypes[i].size);
    assert_int_equal(tp_dtype_kind(kDtypes[i].dtype), kDtypes[i].kind);
    tp_dtype_t dtype = 0;
    assert_ok(tp_dtype_parse(kDtypes[i].name, &dtype));
    assert_int_equal(dtype, kDtypes[i].dtype);
  }
}

TEST(every_dtype_makes_fills_and_prints_a_tensor) {
  for (size_t i = 0; i < TT_COUNT(kDtypes); ++i) {
    tp_tensor_t* t = tt_full(kDtypes[i].dtype, 1, DIMS(2));
    assert_int_equal(tp_tensor_dtype(t), kDtypes[i].dtype);
    assert_int_equal(tp_tensor_nbytes(t), 2 * kDtypes[i].size);
    assert_values(t, 1, 1);
    char text[64];
    assert_true(tp_tensor_format(t, text, sizeof text) > 0);
    const int named = kDtypes[i].dtype != TP_DTYPE_F32 &&
                      kDtypes[i].dtype != TP_DTYPE_I64 &&
                      kDtypes[i].dtype != TP_DTYPE_BOOL;
    assert_int_equal(strstr(text, "dtype=") != NULL, named);
    tp_tensor_release(t);
  }
}

TEST(an_unknown_dtype_is_an_error_everywhere) {
  const tp_dtype_t unknown[] = {0, -1, 18, INT32_MAX, INT32_MIN};
  for (size_t i = 0; i < TT_COUNT(unknown); ++i) {
    assert_null(tp_dtype_name(unknown[i]));
    assert_error_recorded(TP_ERROR_ARGUMENT);
    assert_int_equal(tp_dtype_size(unknown[i]), 0);
    assert_error_recorded(TP_ERROR_ARGUMENT);
    assert_int_equal(tp_dtype_kind(unknown[i]), 0);
    assert_error_recorded(TP_ERROR_ARGUMENT);
    tp_dtype_t out = 5;
    assert_fails(tp_dtype_promote(unknown[i], TP_DTYPE_F32, &out),
                 TP_ERROR_ARGUMENT);
    assert_int_equal(out, 0);
    assert_fails(tp_dtype_promote(TP_DTYPE_F32, unknown[i], &out),
                 TP_ERROR_ARGUMENT);
    tp_tensor_t* t = NULL;
    assert_fails(tp_empty(LIST(1), 1, unknown[i], 0, 0, 0, &t),
                 TP_ERROR_ARGUMENT);
    assert_fails(tp_zeros(LIST(1), 1, unknown[i], 0, 0, &t), TP_ERROR_ARGUMENT);
    assert_null(t);
  }
}

TEST(an_unknown_dtype_name_is_an_error) {
  const char* unknown[] = {"",     "f",       "f31", "F32", "f32 ",
                           " f32", "float32", "int", "f8",  "i128"};
  for (size_t i = 0; i < TT_COUNT(unknown); ++i) {
    tp_dtype_t out = 5;
    assert_fails(tp_dtype_parse(unknown[i], &out), TP_ERROR_ARGUMENT);
    assert_int_equal(out, 0);
  }
  tp_dtype_t out = 5;
  assert_fails(tp_dtype_parse(NULL, &out), TP_ERROR_NULL);
  assert_fails(tp_dtype_parse("f32", NULL), TP_ERROR_NULL);
}

TEST(every_kind_has_a_name_that_parses_back) {
  const char* names[] = {"bool", "integer", "float", "complex"};
  for (tp_kind_t kind = 1; kind <= 4; ++kind) {
    assert_string_equal(tp_kind_name(kind), names[kind - 1]);
    tp_kind_t out = 0;
    assert_ok(tp_kind_parse(names[kind - 1], &out));
    assert_int_equal(out, kind);
  }
  assert_null(tp_kind_name(0));
  assert_error_recorded(TP_ERROR_ARGUMENT);
  assert_null(tp_kind_name(5));
  assert_error_recorded(TP_ERROR_ARGUMENT);
  tp_kind_t out = 3;
  assert_fails(tp_kind_parse("real", &out), TP_ERROR_ARGUMENT);
  assert_int_equal(out, 0);
}

TEST(the_same_bytes_read_as_two_dtypes) {
  const int32_t bits[2] = {1065353216, -1073741824};
  tp_tensor_t* ints = tt_new(TP_DTYPE_I32, bits, DIMS(2));
  tp_tensor_t* floats = NULL;
  assert_ok(tp_tensor_from_storage(tp_tensor_storage(ints), LIST(2), NULL, 1, 0,
                                   TP_DTYPE_F32, &floats));
  assert_values(ints, 1065353216, -1073741824);
  assert_values(floats, 1.0, -2.0);
  assert_ptr_equal(tp_tensor_data(ints), tp_tensor_data(floats));
  DROP(ints, floats);
}

TEST(a_storage_does_not_know_a_dtype) {
  tp_storage_t* storage = NULL;
  assert_ok(tp_storage_new(16, 0, 0, &storage));
  for (tp_dtype_t dtype = 1; dtype <= TP_DTYPE_COUNT; ++dtype) {
    const int64_t n = 16 / (int64_t)tp_dtype_size(dtype);
    tp_tensor_t* t = NULL;
    assert_ok(tp_tensor_from_storage(storage, LIST(n), NULL, 1, 0, dtype, &t));
    assert_int_equal(tp_tensor_nbytes(t), 16);
    tp_tensor_release(t);
    assert_fails(
        tp_tensor_from_storage(storage, LIST(n + 1), NULL, 1, 0, dtype, &t),
        TP_ERROR_RANGE);
  }
  tp_storage_release(storage);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(every_dtype_has_its_number_name_size_and_kind),
      T(every_dtype_makes_fills_and_prints_a_tensor),
      T(an_unknown_dtype_is_an_error_everywhere),
      T(an_unknown_dtype_name_is_an_error),
      T(every_kind_has_a_name_that_parses_back),
      T(the_same_bytes_read_as_two_dtypes),
      T(a_storage_does_not_know_a_dtype),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
