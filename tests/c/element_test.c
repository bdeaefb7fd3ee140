/* Elements and bytes: get, set, item, copy_to, copy_from, writers. */
#include <math.h>
#include <stdlib.h>

#include "support/tp_test.h"

/* What 3 and -2 (1 for unsigned and bool) look like in memory. */
static const struct {
  tp_dtype_t dtype;
  double a, b;
  unsigned char bytes_a[16], bytes_b[16];
} kBits[] = {
    {TP_DTYPE_BOOL, 1, 0, {1}, {0}},
    {TP_DTYPE_U8, 3, 200, {3}, {200}},
    {TP_DTYPE_U16, 3, 513, {3, 0}, {1, 2}},
    {TP_DTYPE_U32, 3, 4294967295.0, {3}, {255, 255, 255, 255}},
    {TP_DTYPE_U64, 3, 1, {3}, {1}},
    {TP_DTYPE_I8, 3, -2, {3}, {0xfe}},
    {TP_DTYPE_I16, 3, -2, {3}, {0xfe, 0xff}},
    {TP_DTYPE_I32, 3, -2, {3}, {0xfe, 0xff, 0xff, 0xff}},
    {TP_DTYPE_I64,
     3,
     -2,
     {3},
     {0xfe, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff}},
    {TP_DTYPE_F16, 3, -2, {0, 0x42}, {0, 0xc0}},
    {TP_DTYPE_BF16, 3, -2, {0x40, 0x40}, {0, 0xc0}},
    {TP_DTYPE_F32, 3, -2, {0, 0, 0x40, 0x40}, {0, 0, 0, 0xc0}},
    {TP_DTYPE_F64,
     3,
     -2,
     {0, 0, 0, 0, 0, 0, 8, 0x40},
     {0, 0, 0, 0, 0, 0, 0, 0xc0}},
    {TP_DTYPE_C64, 3, -2, {0, 0, 0x40, 0x40}, {0, 0, 0, 0xc0}},
    {TP_DTYPE_C128,
     3,
     -2,
     {0, 0, 0, 0, 0, 0, 8, 0x40},
     {0, 0, 0, 0, 0, 0, 0, 0xc0}},
    {TP_DTYPE_F8_E4M3FN, 3, -2, {0x44}, {0xc0}},
    {TP_DTYPE_F8_E5M2, 3, -2, {0x42}, {0xc0}},
};

TEST(set_and_get_agree_with_the_bytes_in_every_dtype) {
  assert_int_equal(TT_COUNT(kBits), TP_DTYPE_COUNT);
  for (size_t i = 0; i < TT_COUNT(kBits); ++i) {
    const size_t size = tp_dtype_size(kBits[i].dtype);
    tp_tensor_t* t = tt_zeros(kBits[i].dtype, DIMS(3));
    assert_ok(tp_tensor_set(t, LIST(0), 1, F64(kBits[i].a)));
    assert_ok(tp_tensor_set(t, LIST(-1), 1, F64(kBits[i].b)));
    const char* bytes = tp_tensor_data(t);
    assert_memory_equal(bytes, kBits[i].bytes_a, size);
    assert_memory_equal(bytes + 2 * size, kBits[i].bytes_b, size);
    assert_values(t, kBits[i].a, 0, kBits[i].b);
    assert_int_equal(tp_tensor_version(t), 2);
    DROP(t);
  }
}

TEST(get_gives_the_scalar_type_of_the_category) {
  static const tp_dtype_t want[] = {
      0,
      TP_DTYPE_BOOL,
      TP_DTYPE_I64,
      TP_DTYPE_I64,
      TP_DTYPE_I64,
      TP_DTYPE_U64,
      TP_DTYPE_I64,
      TP_DTYPE_I64,
      TP_DTYPE_I64,
      TP_DTYPE_I64,
      TP_DTYPE_F64,
      TP_DTYPE_F64,
      TP_DTYPE_F64,
      TP_DTYPE_F64,
      TP_DTYPE_C128,
      TP_DTYPE_C128,
      TP_DTYPE_F64,
      TP_DTYPE_F64,
  };
  for (tp_dtype_t dtype = 1; dtype <= TP_DTYPE_COUNT; ++dtype) {
    tp_tensor_t* t = tt_full(dtype, 1, DIMS(1));
    tp_scalar_t value;
    assert_ok(tp_tensor_get(t, LIST(0), 1, &value));
    assert_int_equal(value.dtype, want[dtype]);
    assert_ok(tp_tensor_item(t, &value));
    assert_int_equal(value.dtype, want[dtype]);
    DROP(t);
  }
}

TEST(integers_of_64_bits_lose_nothing) {
  tp_tensor_t *t = tt_zeros(TP_DTYPE_I64, DIMS(1)),
              *u = tt_zeros(TP_DTYPE_U64, DIMS(1));
  const int64_t values[] = {INT64_MIN, INT64_MAX, (INT64_C(1) << 53) + 1, -1};
  for (size_t i = 0; i < TT_COUNT(values); ++i) {
    tp_scalar_t back;
    assert_ok(tp_tensor_set(t, LIST(0), 1, I64(values[i])));
    assert_ok(tp_tensor_get(t, LIST(0), 1, &back));
    assert_true(back.integer == values[i]);
    assert_ok(tp_tensor_set(u, LIST(0), 1, U64(values[i])));
    assert_ok(tp_tensor_get(u, LIST(0), 1, &back));
    assert_true((uint64_t)back.integer == (uint64_t)values[i]);
  }
  DROP(t, u);
}

TEST(set_converts_once_as_a_copy_does) {
  static const struct {
    tp_dtype_t dtype;
    double value, want;
  } cases[] = {
      {TP_DTYPE_I8, 127.9, 127},
      {TP_DTYPE_I8, 1e9, 127},
      {TP_DTYPE_I8, -1e9, -128},
      {TP_DTYPE_U8, -3, 0},
      {TP_DTYPE_U64, -1, 0},
      {TP_DTYPE_I32, NAN, 0},
      {TP_DTYPE_I32, INFINITY, 2147483647},
      {TP_DTYPE_BOOL, NAN, 1},
      {TP_DTYPE_F16, 1e6, INFINITY},
      {TP_DTYPE_F16, 65519.0, 65504},
      {TP_DTYPE_F8_E4M3FN, 448, 448},
      {TP_DTYPE_F8_E4M3FN, 1e6, NAN},
      {TP_DTYPE_F8_E5M2, 1e6, INFINITY},
      /* 1 + 2^-11 + 2^-40 rounds up in f16; through f32 it would not. */
      {TP_DTYPE_F16, 1 + 0x1p-11 + 0x1p-40, 1 + 0x1p-10},
  };
  for (size_t i = 0; i < TT_COUNT(cases); ++i) {
    tp_tensor_t* t = tt_zeros(cases[i].dtype, NULL, 0);
    assert_ok(tp_tensor_set(t, NULL, 0, F64(cases[i].value)));
    assert_values(t, cases[i].want);
    DROP(t);
  }
}

TEST(an_imaginary_part_is_refused_for_real_dtypes_and_kept_by_complex_ones) {
  tp_tensor_t *real = tt_zeros(TP_DTYPE_F32, DIMS(1)),
              *complex = tt_zeros(TP_DTYPE_C64, DIMS(1));
  assert_refused(tp_tensor_set(real, LIST(0), 1, C128(1, 2)));
  assert_values(real, 0);
  assert_int_equal(tp_tensor_version(real), 0);
  assert_ok(tp_tensor_set(real, LIST(0), 1, C128(5, 0)));
  assert_values(real, 5);
  assert_ok(tp_tensor_set(complex, LIST(0), 1, C128(1, 2)));
  tp_scalar_t value;
  assert_ok(tp_tensor_item(complex, &value));
  assert_true(value.real == 1 && value.imag == 2);
  DROP(real, complex);
}

TEST(an_index_outside_is_refused_with_index_and_size) {
  tp_tensor_t* t = tt_arange(TP_DTYPE_F32, DIMS(2, 3));
  tp_scalar_t value;
  assert_ok(tp_tensor_get(t, LIST(-2, -3), 2, &value));
  assert_true(value.real == 0);
  const int64_t wrong[][2] = {{2, 0},  {-3, 0},        {0, 3},
                              {0, -4}, {INT64_MAX, 0}, {0, INT64_MIN}};
  for (size_t i = 0; i < TT_COUNT(wrong); ++i) {
    assert_fails(tp_tensor_get(t, wrong[i], 2, &value), TP_ERROR_RANGE);
    assert_fails(tp_tensor_set(t, wrong[i], 2, F64(9)), TP_ERROR_RANGE);
  }
  assert_fails(tp_tensor_get(t, LIST(0, 7), 2, &value), TP_ERROR_RANGE);
  assert_error_says("7");
  assert_error_says("3");
  assert_refused(tp_tensor_get(t, LIST(0), 1, &value));
  assert_refused(tp_tensor_get(t, LIST(0, 0, 0), 3, &value));
  assert_fails(tp_tensor_get(t, NULL, 2, &value), TP_ERROR_NULL);
  assert_fails(tp_tensor_get(t, LIST(0, 0), 2, NULL), TP_ERROR_NULL);
  assert_values(t, 0, 1, 2, 3, 4, 5);
  assert_int_equal(tp_tensor_version(t), 0);
  DROP(t);
}

TEST(item_reads_the_only_element_of_any_rank) {
  tp_tensor_t *t = tt_full(TP_DTYPE_F32, 4, DIMS(1, 1, 1)),
              *two = tt_zeros(TP_DTYPE_F32, DIMS(2)),
              *none = tt_zeros(TP_DTYPE_F32, DIMS(0));
  tp_scalar_t value;
  assert_ok(tp_tensor_item(t, &value));
  assert_true(value.real == 4);
  assert_fails(tp_tensor_item(two, &value), TP_ERROR_SHAPE);
  assert_fails(tp_tensor_item(none, &value), TP_ERROR_SHAPE);
  DROP(t, two, none);
}

/* Views of a 4x6 tensor in different layouts, each with its elements. */
static tp_tensor_t* layout(tp_tensor_t* base, int kind) {
  tp_tensor_t* t = NULL;
  switch (kind) {
    case 0:
      assert_ok(tp_alias(base, &t));
      break;
    case 1:
      assert_ok(tp_t(base, &t));
      break;
    case 2:
      assert_ok(tp_slice(base, 1, 1, 6, 2, &t));
      break;
    case 3:
      assert_ok(tp_flip(base, LIST(0, 1), 2, &t));
      break;
    case 4:
      assert_ok(tp_narrow(base, 0, 1, 2, &t));
      break;
    default:
      assert_ok(tp_select(base, 1, 2, &t));
      break;
  }
  return t;
}

TEST(copy_to_and_copy_from_are_row_major_in_every_dtype_and_layout) {
  for (tp_dtype_t dtype = 1; dtype <= TP_DTYPE_COUNT; ++dtype) {
    for (int kind = 0; kind < 6; ++kind) {
      tp_tensor_t* base = tt_arange(dtype, DIMS(4, 6));
      tp_tensor_t* view = layout(base, kind);
      const size_t nbytes = tp_tensor_nbytes(view);
      unsigned char *out = malloc(nbytes + 1), *want = malloc(nbytes);
      out[nbytes] = 0x5a;
      assert_ok(tp_tensor_copy_to(view, out, nbytes));
      assert_int_equal(out[nbytes], 0x5a);
      tp_tensor_t* dense = NULL;
      assert_ok(tp_clone(view, TP_FORMAT_CONTIGUOUS, &dense));
      assert_memory_equal(out, tp_tensor_data(dense), nbytes);
      for (size_t i = 0; i < nbytes; ++i) want[i] = out[nbytes - 1 - i] & 1;
      assert_ok(tp_tensor_copy_from(view, want, nbytes));
      assert_int_equal(tp_tensor_version(base), 1);
      assert_ok(tp_tensor_copy_to(view, out, nbytes));
      assert_memory_equal(out, want, nbytes);
      free(out);
      free(want);
      DROP(base, view, dense);
    }
  }
}

TEST(copy_from_leaves_the_bytes_between_the_elements_alone) {
  tp_tensor_t *base = tt_arange(TP_DTYPE_I16, DIMS(2, 4)), *view;
  assert_ok(tp_slice(base, 1, 0, 4, 2, &view));
  assert_ok(tp_tensor_copy_from(view, (int16_t[]){-1, -2, -3, -4}, 8));
  assert_values(base, -1, 1, -2, 3, -3, 5, -4, 7);
  DROP(base, view);
}

TEST(copies_of_another_number_of_bytes_are_refused) {
  tp_tensor_t *t = tt_arange(TP_DTYPE_F32, DIMS(3)),
              *none = tt_zeros(TP_DTYPE_F32, DIMS(0));
  float bytes[4] = {9, 9, 9, 9};
  assert_refused(tp_tensor_copy_to(t, bytes, 8));
  assert_refused(tp_tensor_copy_to(t, bytes, 16));
  assert_true(bytes[0] == 9);
  assert_refused(tp_tensor_copy_from(t, bytes, 8));
  assert_refused(tp_tensor_copy_from(t, bytes, 16));
  assert_fails(tp_tensor_copy_from(t, NULL, 12), TP_ERROR_NULL);
  assert_fails(tp_tensor_copy_to(t, NULL, 12), TP_ERROR_NULL);
  assert_ok(tp_tensor_copy_from(none, NULL, 0));
  assert_values(t, 0, 1, 2);
  assert_int_equal(tp_tensor_version(t), 0);
  DROP(t, none);
}

TEST(a_writer_gets_element_0_and_bumps_at_both_ends) {
  tp_tensor_t *t = tt_arange(TP_DTYPE_F32, DIMS(4)), *view, *none;
  assert_ok(tp_narrow(t, 0, 1, 2, &view));
  void* data = NULL;
  assert_ok(tp_tensor_begin_write(view, &data));
  assert_ptr_equal(data, tp_tensor_data(view));
  assert_int_equal(tp_tensor_version(t), 1);
  ((float*)data)[0] = 50;
  assert_ok(tp_tensor_end_write(view));
  assert_int_equal(tp_tensor_version(t), 2);
  assert_values(t, 0, 50, 2, 3);
  assert_fails(tp_tensor_end_write(view), TP_ERROR_STATE);
  assert_int_equal(tp_tensor_version(t), 2);
  assert_ok(tp_narrow(t, 0, 0, 0, &none));
  assert_ok(tp_tensor_begin_write(none, &data));
  assert_null(data);
  assert_ok(tp_tensor_end_write(none));
  DROP(t, view, none);
}

TEST(any_non_zero_byte_reads_as_true) {
  const unsigned char bytes[] = {0, 1, 2, 255, 3, 0};
  tp_tensor_t* t = tt_new(TP_DTYPE_BOOL, bytes, DIMS(6));
  assert_values(t, 0, 1, 1, 1, 1, 0);
  tp_scalar_t value;
  assert_ok(tp_tensor_get(t, LIST(3), 1, &value));
  assert_int_equal(value.integer, 1);
  DROP(t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(set_and_get_agree_with_the_bytes_in_every_dtype),
      T(get_gives_the_scalar_type_of_the_category),
      T(integers_of_64_bits_lose_nothing),
      T(set_converts_once_as_a_copy_does),
      T(an_imaginary_part_is_refused_for_real_dtypes_and_kept_by_complex_ones),
      T(an_index_outside_is_refused_with_index_and_size),
      T(item_reads_the_only_element_of_any_rank),
      T(copy_to_and_copy_from_are_row_major_in_every_dtype_and_layout),
      T(copy_from_leaves_the_bytes_between_the_elements_alone),
      T(copies_of_another_number_of_bytes_are_refused),
      T(a_writer_gets_element_0_and_bumps_at_both_ends),
      T(any_non_zero_byte_reads_as_true),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
