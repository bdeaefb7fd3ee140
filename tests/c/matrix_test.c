/* Products of matrices: sums, layouts, threads, instruction sets. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "c/support/calls.h"
#include "tensorplay/debug.h"

static const char* const kLevels[] = {"baseline", "avx2", "avx512"};

static uint64_t random_bits(void) {
  static uint64_t state = 88172645463325252u;
  state ^= state << 13;
  state ^= state >> 7;
  state ^= state << 17;
  return state;
}

static int64_t below(int64_t n) {
  return (int64_t)(random_bits() % (uint64_t)n);
}

static tp_tensor_t* as(tp_tensor_t* tensor, tp_dtype_t dtype) {
  tp_tensor_t* out;
  assert_ok(tp_to(tensor, dtype, 0, 0, 0, 0, &out));
  return out;
}

/* Numbers of either sign whose products round; integers below 1000. */
static tp_tensor_t* noise(tp_dtype_t dtype, const int64_t* sizes, size_t rank) {
  int64_t n = 1;
  for (size_t d = 0; d < rank; ++d) n *= sizes[d];
  double* values = malloc(sizeof(double) * (size_t)(n ? n : 1));
  const double scale = tp_dtype_kind(dtype) == TP_KIND_INTEGER ? 1000 : 1;
  for (int64_t i = 0; i < n; ++i) {
    values[i] =
        ((double)(int64_t)(random_bits() >> 40) / (1 << 23) - 1) * scale;
  }
  tp_tensor_t* tensor = tt_from(dtype, values, sizes, rank);
  free(values);
  return tensor;
}

static double* numbers(const tp_tensor_t* tensor) {
  tp_tensor_t* wide = as((tp_tensor_t*)tensor, TP_DTYPE_F64);
  tp_tensor_t* row_major;
  assert_ok(tp_contiguous(wide, TP_FORMAT_CONTIGUOUS, &row_major));
  const size_t bytes = (size_t)tp_tensor_nbytes(row_major);
  double* values = malloc(bytes ? bytes : 1);
  if (bytes != 0) memcpy(values, tp_tensor_data(row_major), bytes);
  DROP(wide, row_major);
  return values;
}

/* Each element beside the sum in double, by a fraction of what was added: terms
 * of either sign make errors of about 1e-7 of it, and the largest of millions
 * some times that. */
static void assert_product(const tp_tensor_t* a, const tp_tensor_t* b,
                           const tp_tensor_t* out, double tolerance) {
  const int64_t m = tp_tensor_size(a, 0), k = tp_tensor_size(a, 1),
                n = tp_tensor_size(b, 1);
  double *x = numbers(a), *y = numbers(b), *got = numbers(out);
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

static void assert_same_bits(const tp_tensor_t* a, const tp_tensor_t* b) {
  tp_tensor_t *x, *y;
  assert_ok(tp_contiguous((tp_tensor_t*)a, TP_FORMAT_CONTIGUOUS, &x));
  assert_ok(tp_contiguous((tp_tensor_t*)b, TP_FORMAT_CONTIGUOUS, &y));
  assert_int_equal(tp_tensor_nbytes(x), tp_tensor_nbytes(y));
  assert_memory_equal(tp_tensor_data(x), tp_tensor_data(y),
                      (size_t)tp_tensor_nbytes(x));
  DROP(x, y);
}

/* The same elements behind other strides. */
enum { kLayouts = 6 };
static tp_tensor_t* laid_out(const tp_tensor_t* tensor, int layout) {
  const int64_t rows = tp_tensor_size(tensor, 0),
                columns = tp_tensor_size(tensor, 1);
  tp_tensor_t *room = NULL, *view = NULL, *other = NULL;
  const tp_dtype_t dtype = tp_tensor_dtype(tensor);
  switch (layout) {
    case 0: /* row-major */
      room = tt_empty(dtype, DIMS(rows, columns));
      assert_ok(tp_alias(room, &view));
      break;
    case 1: /* column-major */
      room = tt_empty(dtype, DIMS(columns, rows));
      assert_ok(tp_t(room, &view));
      break;
    case 2: /* every other column */
      room = tt_empty(dtype, DIMS(rows, 2 * columns));
      assert_ok(tp_slice(room, 1, 1, 2 * columns, 2, &view));
      break;
    case 3: /* reversed */
      room = tt_empty(dtype, DIMS(rows, columns));
      assert_ok(tp_flip(room, DIMS(0, 1), &view));
      break;
    case 4: /* column-major, every third row, reversed */
      room = tt_empty(dtype, DIMS(columns, 3 * rows));
      assert_ok(tp_slice(room, 1, 2, 3 * rows, 3, &other));
      DROP(room);
      assert_ok(tp_t(other, &room));
      DROP(other);
      assert_ok(tp_flip(room, DIMS(0), &view));
      break;
    default: /* rows with gaps */
      room = tt_empty(dtype, DIMS(rows, columns + 5));
      assert_ok(tp_narrow(room, 1, 3, columns, &view));
      break;
  }
  DROP(room);
  assert_ok(tp_copy_inplace(view, tensor));
  return view;
}

TEST(sums_of_any_sizes_are_as_exact_as_their_terms_allow) {
  for (size_t l = 0; l < TT_COUNT(kLevels); ++l) {
    if (tp_debug_use_simd(kLevels[l]) != TP_OK) continue;
    for (int round = 0; round < TT_ROUNDS(200) + 5; ++round) {
      const int64_t m = below(71), k = below(71), n = below(71);
      for (tp_dtype_t d = TP_DTYPE_F32; d <= TP_DTYPE_F64; ++d) {
        tp_tensor_t *a = noise(d, DIMS(m, k)), *b = noise(d, DIMS(k, n)), *out;
        assert_ok(tp_matmul(a, b, &out));
        assert_product(a, b, out, d == TP_DTYPE_F32 ? 3e-7 : 1e-15);
        DROP(a, b, out);
      }
    }
  }
  assert_ok(tp_debug_use_simd(NULL));
}

TEST(blocks_of_every_kind_join_to_a_whole) {
  const int64_t sizes[][3] = {{1, 10000, 1}, {1, 700, 1130}, {130, 700, 1},
                              {7, 800, 200}, {200, 800, 7},  {150, 400, 1100},
                              {150, 385, 97}};
  for (size_t s = 0; s < TT_COUNT(sizes); ++s) {
    tp_tensor_t *a = noise(TP_DTYPE_F32, DIMS(sizes[s][0], sizes[s][1])),
                *b = noise(TP_DTYPE_F32, DIMS(sizes[s][1], sizes[s][2])), *out;
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
      tp_tensor_t *a = noise(dtypes[t], DIMS(m, k)),
                  *b = noise(dtypes[t], DIMS(k, n)), *want;
      assert_ok(tp_matmul(a, b, &want));
      for (int layout = 1; layout < kLayouts; ++layout) {
        tp_tensor_t *x = laid_out(a, layout),
                    *y = laid_out(b, (layout + (int)s) % kLayouts),
                    *out = laid_out(want, (layout + (int)t) % kLayouts);
        assert_ok(tp_zero_inplace(out));
        assert_ok(tp_matmul_out(x, y, out));
        assert_same_bits(out, want);
        DROP(x, y, out);
      }
      DROP(a, b, want);
    }
  }
}

TEST(neither_threads_nor_the_place_in_a_batch_change_a_bit) {
  const int32_t before = tp_get_num_threads();
  tp_tensor_t *a = noise(TP_DTYPE_F32, DIMS(6, 130, 400)),
              *b = noise(TP_DTYPE_F32, DIMS(400, 150)), *want;
  assert_ok(tp_set_num_threads(1));
  assert_ok(tp_matmul(a, b, &want));
  for (int32_t threads = 2; threads <= 8; threads += 3) {
    tp_tensor_t* out;
    assert_ok(tp_set_num_threads(threads));
    assert_ok(tp_matmul(a, b, &out));
    assert_same_bits(out, want);
    DROP(out);
    for (int64_t i = 0; i < 6; ++i) {
      tp_tensor_t *one, *part;
      assert_ok(tp_select(a, 0, i, &one));
      assert_ok(tp_matmul(one, b, &out));
      assert_ok(tp_select(want, 0, i, &part));
      assert_same_bits(out, part);
      DROP(one, out, part);
    }
  }
  assert_ok(tp_set_num_threads(before));
  DROP(a, b, want);
}

/* Rows that share a matrix by broadcasting are rows of one product, behind any
 * strides; others are products by themselves. */
TEST(rows_of_a_batch_do_not_depend_on_its_strides) {
  tp_tensor_t *a = noise(TP_DTYPE_F32, DIMS(6, 500)),
              *b = noise(TP_DTYPE_F32, DIMS(500, 70)),
              *column = noise(TP_DTYPE_F32, DIMS(500, 1)), *many, *whole;
  assert_ok(tp_expand(b, DIMS(6, 500, 70), &many));
  assert_ok(tp_matmul(a, b, &whole));
  for (int layout = 0; layout < kLayouts; ++layout) {
    tp_tensor_t *other = laid_out(a, layout), *rows, *out, *flat, *sums, *own;
    assert_ok(tp_unsqueeze(other, 1, &rows));
    assert_ok(tp_matmul(rows, b, &out));
    assert_ok(tp_squeeze(out, DIMS(1), &flat));
    assert_same_bits(flat, whole);
    DROP(out, flat);
    assert_ok(tp_matmul(rows, column, &sums));
    assert_ok(tp_matmul(rows, many, &own));
    for (int64_t i = 0; i < 6; ++i) {
      tp_tensor_t *one, *part;
      assert_ok(tp_select(rows, 0, i, &one));
      assert_ok(tp_matmul(one, column, &out));
      assert_ok(tp_select(sums, 0, i, &part));
      assert_same_bits(part, out);
      DROP(out, part);
      assert_ok(tp_matmul(one, b, &out));
      assert_ok(tp_select(own, 0, i, &part));
      assert_same_bits(part, out);
      DROP(one, out, part);
    }
    DROP(other, rows, sums, own);
  }
  DROP(a, b, column, many, whole);
}

TEST(vectors_are_summed_alike_in_sets_with_fused_multiply_adds) {
  const int64_t sizes[][3] = {{1, 5, 1},    {1, 777, 1},  {1, 390, 70},
                              {70, 390, 1}, {1, 13, 300}, {9, 100, 1}};
  for (size_t s = 0; s < TT_COUNT(sizes); ++s) {
    for (tp_dtype_t d = TP_DTYPE_F32; d <= TP_DTYPE_F64; ++d) {
      tp_tensor_t *a = noise(d, DIMS(sizes[s][0], sizes[s][1])),
                  *b = noise(d, DIMS(sizes[s][1], sizes[s][2])), *narrow, *wide;
      if (tp_debug_use_simd("avx512") != TP_OK) {
        DROP(a, b);
        continue;
      }
      assert_ok(tp_matmul(a, b, &wide));
      assert_ok(tp_debug_use_simd("avx2"));
      assert_ok(tp_matmul(a, b, &narrow));
      assert_same_bits(wide, narrow);
      DROP(a, b, narrow, wide);
    }
  }
  assert_ok(tp_debug_use_simd(NULL));
}

TEST(vectors_scale_and_add_as_matrices_do) {
  const int64_t sizes[][3] = {{1, 50, 1}, {1, 400, 33}, {33, 400, 1}};
  for (size_t s = 0; s < TT_COUNT(sizes); ++s) {
    const int64_t m = sizes[s][0], n = sizes[s][2];
    tp_tensor_t *a = noise(TP_DTYPE_F64, DIMS(m, sizes[s][1])),
                *b = noise(TP_DTYPE_F64, DIMS(sizes[s][1], n)),
                *c = noise(TP_DTYPE_F64, DIMS(m, n)), *product, *out;
    assert_ok(tp_matmul(a, b, &product));
    assert_ok(tp_addmm(c, a, b, F64(0.5), F64(-2), &out));
    double *p = numbers(product), *x = numbers(c), *got = numbers(out);
    for (int64_t i = 0; i < m * n; ++i) {
      assert_true(fabs(got[i] - (0.5 * x[i] - 2 * p[i])) < 1e-12);
    }
    free(p);
    free(x);
    free(got);
    DROP(a, b, c, product, out);
  }
}

TEST(integers_wrap_alike_in_every_instruction_set) {
  const tp_dtype_t dtypes[] = {TP_DTYPE_I8,  TP_DTYPE_U8,  TP_DTYPE_I16,
                               TP_DTYPE_I32, TP_DTYPE_U32, TP_DTYPE_I64,
                               TP_DTYPE_U64};
  for (size_t t = 0; t < TT_COUNT(dtypes); ++t) {
    uint64_t left[20 * 30], right[30 * 25];
    for (int i = 0; i < 600; ++i) left[i] = random_bits();
    for (int i = 0; i < 750; ++i) right[i] = random_bits();
    tp_tensor_t *la = tt_new(TP_DTYPE_U64, left, DIMS(20, 30)),
                *lb = tt_new(TP_DTYPE_U64, right, DIMS(30, 25)),
                *a = as(la, dtypes[t]), *b = as(lb, dtypes[t]);
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
                *want = as(whole, dtypes[t]);
    for (size_t l = 0; l < TT_COUNT(kLevels); ++l) {
      if (tp_debug_use_simd(kLevels[l]) != TP_OK) continue;
      tp_tensor_t* out;
      assert_ok(tp_matmul(a, b, &out));
      assert_same_bits(out, want);
      DROP(out);
    }
    DROP(la, lb, a, b, whole, want);
  }
  assert_ok(tp_debug_use_simd(NULL));
}

TEST(small_floats_add_up_in_f32_and_round_once) {
  const tp_dtype_t dtypes[] = {TP_DTYPE_F16, TP_DTYPE_BF16, TP_DTYPE_F8_E4M3FN,
                               TP_DTYPE_F8_E5M2};
  for (size_t t = 0; t < TT_COUNT(dtypes); ++t) {
    tp_tensor_t *a = noise(dtypes[t], DIMS(40, 500)),
                *b = noise(dtypes[t], DIMS(500, 60)),
                *c = noise(dtypes[t], DIMS(60)), *wa = as(a, TP_DTYPE_F32),
                *wb = as(b, TP_DTYPE_F32), *wc = as(c, TP_DTYPE_F32), *out,
                *wide;
    assert_ok(tp_addmm(c, a, b, F64(0.5), F64(-0.25), &out));
    assert_ok(tp_addmm(wc, wa, wb, F64(0.5), F64(-0.25), &wide));
    tp_tensor_t* want = as(wide, dtypes[t]);
    assert_int_equal(tp_tensor_dtype(out), dtypes[t]);
    assert_same_bits(out, want);
    DROP(a, b, c, wa, wb, wc, out, wide, want);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(sums_of_any_sizes_are_as_exact_as_their_terms_allow),
      T(blocks_of_every_kind_join_to_a_whole),
      T(no_layout_changes_a_bit),
      T(neither_threads_nor_the_place_in_a_batch_change_a_bit),
      T(rows_of_a_batch_do_not_depend_on_its_strides),
      T(vectors_are_summed_alike_in_sets_with_fused_multiply_adds),
      T(vectors_scale_and_add_as_matrices_do),
      T(integers_wrap_alike_in_every_instruction_set),
      T(small_floats_add_up_in_f32_and_round_once),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
