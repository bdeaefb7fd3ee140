/* Products of matrices: sums, layouts, threads, instruction sets. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "c/support/matrices.h"
#include "support/simd_levels.h"

/* Each element beside the sum in double, by a fraction of what was added: terms
 * of either sign make errors of about 1e-7 of it, and the largest of millions
 * some times that. */
static void assert_product(const tp_tensor_t* a, const tp_tensor_t* b,
                           const tp_tensor_t* out, double tolerance) {
  const int64_t m = tp_tensor_size(a, 0), k = tp_tensor_size(a, 1),
                n = tp_tensor_size(b, 1);
  double *x = tt_numbers(a), *y = tt_numbers(b), *got = tt_numbers(out);
  assert_sizes(out, m, n);
  for (int64_t i = 0; i < m; ++i) {
    for (int64_t j = 0; j < n; ++j) {
      double sum = 0, all = 0;
      for (int64_t p = 0; p < k; ++p) {
        sum += x[i * k + p] * y[p * n + j];
        all += fabs(x[i * k + p] * y[p * n + j]);
      }
      assert_true(fabs(got[i * n + j] - sum) <= tolerance * all);
    }
  }
  free(x);
  free(y);
  free(got);
}

TEST(sums_of_any_sizes_are_as_exact_as_their_terms_allow) {
  for (int level = -1; use_next_simd(&level);) {
    for (int round = 0; round < TT_ROUNDS(200) + 5; ++round) {
      const int64_t m = tt_below(71), k = tt_below(71), n = tt_below(71);
      for (tp_dtype_t d = TP_DTYPE_F32; d <= TP_DTYPE_F64; ++d) {
        tp_tensor_t *a = tt_noise(d, DIMS(m, k)), *b = tt_noise(d, DIMS(k, n)),
                    *out;
        assert_ok(tp_matmul(a, b, &out));
        assert_product(a, b, out, d == TP_DTYPE_F32 ? 3e-7 : 1e-15);
        DROP(a, b, out);
      }
    }
  }
}

TEST(blocks_of_every_kind_join_to_a_whole) {
  const int64_t sizes[][3] = {{1, 10000, 1}, {1, 700, 1130}, {130, 700, 1},
                              {7, 800, 200}, {200, 800, 7},  {150, 400, 1100},
                              {150, 385, 97}};
  for (size_t s = 0; s < TT_COUNT(sizes); ++s) {
    tp_tensor_t *a = tt_noise(TP_DTYPE_F32, DIMS(sizes[s][0], sizes[s][1])),
                *b = tt_noise(TP_DTYPE_F32, DIMS(sizes[s][1], sizes[s][2])),
                *out;
    assert_ok(tp_matmul(a, b, &out));
    assert_product(a, b, out, 3e-7);
    DROP(a, b, out);
  }
}

TEST(no_layout_changes_a_bit) {
  const int64_t sizes[][3] = {
      {5, 7, 3},    {33, 40, 50},  {70, 129, 65}, {140, 390, 150}, {1, 200, 90},
      {90, 200, 1}, {1, 901, 530}, {43, 771, 1},  {1, 9000, 1},    {3, 7, 1}};
  const tp_dtype_t dtypes[] = {TP_DTYPE_F32, TP_DTYPE_F64, TP_DTYPE_BF16,
                               TP_DTYPE_C64, TP_DTYPE_I32, TP_DTYPE_I64};
  for (size_t t = 0; t < TT_COUNT(dtypes); ++t) {
    for (size_t s = 0; s < TT_COUNT(sizes); ++s) {
      const int64_t m = sizes[s][0], k = sizes[s][1], n = sizes[s][2];
      tp_tensor_t *a = tt_noise(dtypes[t], DIMS(m, k)),
                  *b = tt_noise(dtypes[t], DIMS(k, n)), *want;
      assert_ok(tp_matmul(a, b, &want));
      for (int layout = 1; layout < kMatrixLayouts; ++layout) {
        tp_tensor_t *x = tt_laid_out(a, layout),
                    *y = tt_laid_out(b, (layout + (int)s) % kMatrixLayouts),
                    *out =
                        tt_laid_out(want, (layout + (int)t) % kMatrixLayouts);
        assert_ok(tp_zero_inplace(out));
        assert_ok(tp_matmul_out(x, y, out));
        tt_same_bits(out, want);
        DROP(x, y, out);
      }
      DROP(a, b, want);
    }
  }
}

TEST(neither_threads_nor_the_place_in_a_batch_change_a_bit) {
  const int32_t before = tp_get_num_threads();
  tp_tensor_t *a = tt_noise(TP_DTYPE_F32, DIMS(6, 130, 400)),
              *b = tt_noise(TP_DTYPE_F32, DIMS(400, 150)), *want;
  assert_ok(tp_set_num_threads(1));
  assert_ok(tp_matmul(a, b, &want));
  for (int32_t threads = 2; threads <= 8; threads += 3) {
    tp_tensor_t* out;
    assert_ok(tp_set_num_threads(threads));
    assert_ok(tp_matmul(a, b, &out));
    tt_same_bits(out, want);
    DROP(out);
    for (int64_t i = 0; i < 6; ++i) {
      tp_tensor_t *one, *part;
      assert_ok(tp_select(a, 0, i, &one));
      assert_ok(tp_matmul(one, b, &out));
      assert_ok(tp_select(want, 0, i, &part));
      tt_same_bits(out, part);
      DROP(one, out, part);
    }
  }
  assert_ok(tp_set_num_threads(before));
  DROP(a, b, want);
}

TEST(integers_wrap_alike_in_every_instruction_set) {
  const tp_dtype_t dtypes[] = {TP_DTYPE_I8,  TP_DTYPE_U8,  TP_DTYPE_I16,
                               TP_DTYPE_I32, TP_DTYPE_U32, TP_DTYPE_I64,
                               TP_DTYPE_U64};
  for (size_t t = 0; t < TT_COUNT(dtypes); ++t) {
    uint64_t left[20 * 30], right[30 * 25];
    for (int i = 0; i < 600; ++i) left[i] = tt_random_bits();
    for (int i = 0; i < 750; ++i) right[i] = tt_random_bits();
    tp_tensor_t *la = tt_new(TP_DTYPE_U64, left, DIMS(20, 30)),
                *lb = tt_new(TP_DTYPE_U64, right, DIMS(30, 25)),
                *a = tt_cast(la, dtypes[t]), *b = tt_cast(lb, dtypes[t]);
    uint64_t sums[20 * 25];
    for (int i = 0; i < 20; ++i) {
      for (int j = 0; j < 25; ++j) {
        uint64_t sum = 0;
        for (int p = 0; p < 30; ++p)
          sum += left[i * 30 + p] * right[p * 25 + j];
        sums[i * 25 + j] = sum;
      }
    }
    tp_tensor_t *whole = tt_new(TP_DTYPE_U64, sums, DIMS(20, 25)),
                *want = tt_cast(whole, dtypes[t]);
    for (int level = -1; use_next_simd(&level);) {
      tp_tensor_t* out;
      assert_ok(tp_matmul(a, b, &out));
      tt_same_bits(out, want);
      DROP(out);
    }
    DROP(la, lb, a, b, whole, want);
  }
}

TEST(small_floats_add_up_in_f32_and_round_once) {
  const tp_dtype_t dtypes[] = {TP_DTYPE_F16, TP_DTYPE_BF16, TP_DTYPE_F8_E4M3FN,
                               TP_DTYPE_F8_E5M2};
  for (size_t t = 0; t < TT_COUNT(dtypes); ++t) {
    tp_tensor_t *a = tt_noise(dtypes[t], DIMS(40, 500)),
                *b = tt_noise(dtypes[t], DIMS(500, 60)),
                *c = tt_noise(dtypes[t], DIMS(60)),
                *wa = tt_cast(a, TP_DTYPE_F32), *wb = tt_cast(b, TP_DTYPE_F32),
                *wc = tt_cast(c, TP_DTYPE_F32), *out, *wide;
    assert_ok(tp_addmm(c, a, b, F64(0.5), F64(-0.25), &out));
    assert_ok(tp_addmm(wc, wa, wb, F64(0.5), F64(-0.25), &wide));
    tp_tensor_t* want = tt_cast(wide, dtypes[t]);
    assert_int_equal(tp_tensor_dtype(out), dtypes[t]);
    tt_same_bits(out, want);
    DROP(a, b, c, wa, wb, wc, out, wide, want);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(sums_of_any_sizes_are_as_exact_as_their_terms_allow),
      T(blocks_of_every_kind_join_to_a_whole),
      T(no_layout_changes_a_bit),
      T(neither_threads_nor_the_place_in_a_batch_change_a_bit),
      T(integers_wrap_alike_in_every_instruction_set),
      T(small_floats_add_up_in_f32_and_round_once),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
