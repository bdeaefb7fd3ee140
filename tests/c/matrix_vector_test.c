/* Products with a row or a column: their sums have an order of their own. */
#include <math.h>
#include <stdlib.h>

#include "c/support/matrices.h"
#include "tensorplay/debug.h"

/* Rows that share a matrix by broadcasting are rows of one product, behind any
 * strides; others are products by themselves. */
TEST(rows_of_a_batch_do_not_depend_on_its_strides) {
  tp_tensor_t *a = tt_noise(TP_DTYPE_F32, DIMS(6, 500)),
              *b = tt_noise(TP_DTYPE_F32, DIMS(500, 70)),
              *column = tt_noise(TP_DTYPE_F32, DIMS(500, 1)), *many, *whole;
  assert_ok(tp_expand(b, DIMS(6, 500, 70), &many));
  assert_ok(tp_matmul(a, b, &whole));
  for (int layout = 0; layout < kMatrixLayouts; ++layout) {
    tp_tensor_t *other = tt_laid_out(a, layout), *rows, *out, *flat, *sums,
                *own;
    assert_ok(tp_unsqueeze(other, 1, &rows));
    assert_ok(tp_matmul(rows, b, &out));
    assert_ok(tp_squeeze(out, DIMS(1), &flat));
    tt_same_bits(flat, whole);
    DROP(out, flat);
    assert_ok(tp_matmul(rows, column, &sums));
    assert_ok(tp_matmul(rows, many, &own));
    for (int64_t i = 0; i < 6; ++i) {
      tp_tensor_t *one, *part;
      assert_ok(tp_select(rows, 0, i, &one));
      assert_ok(tp_matmul(one, column, &out));
      assert_ok(tp_select(sums, 0, i, &part));
      tt_same_bits(part, out);
      DROP(out, part);
      assert_ok(tp_matmul(one, b, &out));
      assert_ok(tp_select(own, 0, i, &part));
      tt_same_bits(part, out);
      DROP(one, out, part);
    }
    DROP(other, rows, sums, own);
  }
  DROP(a, b, column, many, whole);
}

TEST(vectors_are_summed_alike_in_sets_with_fused_multiply_adds) {
  const int64_t sizes[][3] = {{1, 5, 1},    {1, 777, 1},  {1, 390, 70},
                              {70, 390, 1}, {1, 13, 300}, {9, 100, 1}};
  if (tp_debug_use_simd("avx512") != TP_OK) {
    print_message("no avx512 here\n");
    skip();
  }
  for (size_t s = 0; s < TT_COUNT(sizes); ++s) {
    for (tp_dtype_t d = TP_DTYPE_F32; d <= TP_DTYPE_F64; ++d) {
      tp_tensor_t *a = tt_noise(d, DIMS(sizes[s][0], sizes[s][1])),
                  *b = tt_noise(d, DIMS(sizes[s][1], sizes[s][2])), *narrow,
                  *wide;
      assert_ok(tp_debug_use_simd("avx512"));
      assert_ok(tp_matmul(a, b, &wide));
      assert_ok(tp_debug_use_simd("avx2"));
      assert_ok(tp_matmul(a, b, &narrow));
      tt_same_bits(wide, narrow);
      DROP(a, b, narrow, wide);
    }
  }
  assert_ok(tp_debug_use_simd(NULL));
}

/* Products that vanish: sums of -0 are -0 in every layout. */
TEST(sums_of_negative_zeros_are_one_in_every_layout) {
  for (int64_t depth = 1; depth < 40; ++depth) {
    tp_tensor_t *a = tt_full(TP_DTYPE_F32, 1e-30, DIMS(1, depth)),
                *b = tt_full(TP_DTYPE_F32, -1e-30, DIMS(depth, 32)), *whole;
    assert_ok(tp_matmul(a, b, &whole));
    for (int layout = 0; layout < kMatrixLayouts; ++layout) {
      tp_tensor_t *other = tt_laid_out(b, layout), *out;
      assert_ok(tp_matmul(a, other, &out));
      tt_same_bits(out, whole);
      DROP(other, out);
    }
    DROP(a, b, whole);
  }
}

TEST(vectors_scale_and_add_as_matrices_do) {
  const int64_t sizes[][3] = {{1, 50, 1}, {1, 400, 33}, {33, 400, 1}};
  for (size_t s = 0; s < TT_COUNT(sizes); ++s) {
    const int64_t m = sizes[s][0], n = sizes[s][2];
    tp_tensor_t *a = tt_noise(TP_DTYPE_F64, DIMS(m, sizes[s][1])),
                *b = tt_noise(TP_DTYPE_F64, DIMS(sizes[s][1], n)),
                *c = tt_noise(TP_DTYPE_F64, DIMS(m, n)), *product, *out;
    assert_ok(tp_matmul(a, b, &product));
    assert_ok(tp_addmm(c, a, b, F64(0.5), F64(-2), &out));
    double *p = tt_numbers(product), *x = tt_numbers(c), *got = tt_numbers(out);
    for (int64_t i = 0; i < m * n; ++i) {
      assert_true(fabs(got[i] - (0.5 * x[i] - 2 * p[i])) < 1e-12);
    }
    free(p);
    free(x);
    free(got);
    DROP(a, b, c, product, out);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(rows_of_a_batch_do_not_depend_on_its_strides),
      T(vectors_are_summed_alike_in_sets_with_fused_multiply_adds),
      T(sums_of_negative_zeros_are_one_in_every_layout),
      T(vectors_scale_and_add_as_matrices_do),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
