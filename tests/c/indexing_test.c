/* Operators by indices: what is refused, what may overlap, and calls by
 * name. */
#include <stdio.h>

#include "c/support/calls.h"
#include "c/support/layouts.h"

static tp_tensor_t* i64s(const int64_t* values, const int64_t* sizes,
                         size_t rank) {
  return tt_new(TP_DTYPE_I64, values, sizes, rank);
}

TEST(an_index_outside_changes_nothing) {
  static const int64_t kWrong[] = {-1, 4, INT64_MAX, INT64_MIN};
  tp_tensor_t *a = tt_arange(TP_DTYPE_F32, DIMS(4)),
              *src = tt_full(TP_DTYPE_F32, 9, DIMS(3)),
              *out = tt_full(TP_DTYPE_F32, -1, DIMS(3)),
              *whole = tt_full(TP_DTYPE_F32, -1, DIMS(4)), *got = NULL;
  for (size_t i = 0; i < TT_COUNT(kWrong); ++i) {
    tp_tensor_t* index = i64s(LIST(0, 1, kWrong[i]), DIMS(3));
    assert_fails(tp_gather(a, 0, index, &got), TP_ERROR_RANGE);
    assert_error_says("position 2");
    assert_fails(tp_gather_out(a, 0, index, out), TP_ERROR_RANGE);
    assert_fails(tp_scatter(a, 0, index, src, &got), TP_ERROR_RANGE);
    assert_fails(tp_scatter_out(a, 0, index, src, whole), TP_ERROR_RANGE);
    assert_fails(tp_scatter_inplace(a, 0, index, src), TP_ERROR_RANGE);
    assert_fails(tp_scatter_add_inplace(a, 0, index, src), TP_ERROR_RANGE);
    assert_fails(tp_scatter_scalar_inplace(a, 0, index, F64(3)),
                 TP_ERROR_RANGE);
    assert_fails(tp_one_hot(index, 4, &got), TP_ERROR_RANGE);
    if (kWrong[i] != -1) {
      assert_fails(tp_take(a, index, &got), TP_ERROR_RANGE);
      assert_error_says("4 elements");
      assert_fails(tp_take_out(a, index, out), TP_ERROR_RANGE);
    }
    assert_null(got);
    DROP(index);
  }
  assert_values(a, 0, 1, 2, 3);
  assert_all(out, -1);
  assert_all(whole, -1);
  assert_int_equal(tp_tensor_version(a), 0);
  assert_int_equal(tp_tensor_version(out), 0);
  assert_int_equal(tp_tensor_version(whole), 0);
  DROP(a, src, out, whole);
}

TEST(an_index_beyond_a_chunk_of_a_thread_is_the_first_one_named) {
  enum { kMany = 200000 };
  tp_tensor_t *a = tt_zeros(TP_DTYPE_U8, DIMS(10)),
              *index = tt_zeros(TP_DTYPE_I64, DIMS(kMany)), *got = NULL;
  for (int64_t at = kMany - 1; at > 0; at /= 3) {
    assert_ok(tp_tensor_set(index, LIST(at), 1, I64(77)));
    for (int32_t threads = 1; threads <= 3; ++threads) {
      char text[64];
      assert_ok(tp_set_num_threads(threads));
      snprintf(text, sizeof text, "index 77 at position %lld ", (long long)at);
      assert_fails(tp_gather(a, 0, index, &got), TP_ERROR_RANGE);
      assert_error_says(text);
    }
  }
  assert_ok(tp_set_num_threads(0));
  DROP(a, index);
}

TEST(what_does_not_fit_is_refused) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_F32, DIMS(2, 3)),
              *f64 = tt_arange(TP_DTYPE_F64, DIMS(2, 3)),
              *flat = i64s(LIST(0, 1), DIMS(2)),
              *index = i64s(LIST(0, 1), DIMS(2, 1)),
              *tall = tt_zeros(TP_DTYPE_I64, DIMS(3, 1)),
              *small = tt_zeros(TP_DTYPE_U8, DIMS(2, 1)), *got = NULL,
              *truths = tt_zeros(TP_DTYPE_BOOL, DIMS(2, 3)),
              *part = tt_zeros(TP_DTYPE_F32, DIMS(1, 3));
  assert_fails(tp_gather(a, 1, flat, &got), TP_ERROR_SHAPE);
  assert_fails(tp_gather(a, 1, tall, &got), TP_ERROR_SHAPE);
  assert_fails(tp_gather(a, 1, small, &got), TP_ERROR_DTYPE);
  assert_fails(tp_gather(a, 2, index, &got), TP_ERROR_RANGE);
  assert_fails(tp_gather_out(a, 1, index, a), TP_ERROR_SHAPE);
  assert_fails(tp_scatter(a, 1, index, f64, &got), TP_ERROR_DTYPE);
  assert_fails(tp_scatter(a, 1, index, part, &got), TP_ERROR_SHAPE);
  assert_fails(tp_scatter_out(a, 1, index, a, f64), TP_ERROR_DTYPE);
  assert_fails(tp_scatter_scalar(a, 1, index, C128(1, 1), &got),
               TP_ERROR_DTYPE);
  assert_fails(tp_scatter_add(truths, 1, index, truths, &got), TP_ERROR_DTYPE);
  assert_fails(tp_scatter_mul(truths, 1, index, truths, &got), TP_ERROR_DTYPE);
  assert_fails(tp_take(a, small, &got), TP_ERROR_DTYPE);
  assert_fails(tp_masked_select(a, index, &got), TP_ERROR_DTYPE);
  assert_fails(tp_masked_select_out(a, truths, a), TP_ERROR_SHAPE);
  assert_fails(tp_tril(flat, 0, &got), TP_ERROR_SHAPE);
  assert_fails(tp_triu_out(a, 0, f64), TP_ERROR_DTYPE);
  assert_fails(tp_roll(a, LIST(1), 1, LIST(0, 1), 2, &got), TP_ERROR_ARGUMENT);
  assert_fails(tp_roll(a, LIST(1, 1), 2, NULL, 0, &got), TP_ERROR_ARGUMENT);
  assert_fails(tp_roll(a, LIST(1), 1, LIST(2), 1, &got), TP_ERROR_RANGE);
  assert_fails(tp_one_hot(a, 3, &got), TP_ERROR_DTYPE);
  assert_fails(tp_one_hot(flat, 0, &got), TP_ERROR_ARGUMENT);
  assert_fails(tp_embedding(flat, flat, TP_INDEX_NONE, &got), TP_ERROR_SHAPE);
  assert_fails(tp_embedding(a, flat, 2, &got), TP_ERROR_RANGE);
  assert_fails(tp_embedding(a, flat, -3, &got), TP_ERROR_RANGE);
  assert_null(got);
  assert_values(a, 0, 1, 2, 3, 4, 5);
  DROP(a, f64, flat, index, tall, small, truths, part);
}

TEST(a_result_that_is_read_is_refused_where_it_is_not_read_first) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_I64, DIMS(6)), *low, *high,
              *index = i64s(LIST(1, 0, 1), DIMS(3)), *truths;
  assert_ok(tp_narrow(a, 0, 0, 3, &low));
  assert_ok(tp_narrow(a, 0, 2, 3, &high));
  assert_ok(tp_ge(low, low, &truths));
  assert_fails(tp_gather_out(a, 0, index, low), TP_ERROR_OVERLAP);
  assert_fails(tp_gather_out(low, 0, index, index), TP_ERROR_OVERLAP);
  assert_fails(tp_take_out(a, index, high), TP_ERROR_OVERLAP);
  assert_fails(tp_masked_select_out(low, truths, high), TP_ERROR_OVERLAP);
  assert_fails(tp_scatter_out(low, 0, index, index, high), TP_ERROR_OVERLAP);
  assert_values(a, 0, 1, 2, 3, 4, 5);
  DROP(a, low, high, index, truths);
}

TEST(scattering_reads_index_and_source_before_it_writes) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_I64, DIMS(4)), *reverse;
  assert_ok(tp_flip(a, LIST(0), 1, &reverse));
  assert_ok(tp_scatter_inplace(a, 0, reverse, a));
  assert_values(a, 3, 2, 1, 0); /* place 3 - i got i */
  assert_int_equal(tp_tensor_version(a), 1);
  assert_ok(tp_scatter_inplace(a, 0, a, reverse));
  assert_values(a, 3, 2, 1, 0);
  assert_ok(tp_scatter_add_inplace(a, 0, a, a));
  assert_values(a, 3, 3, 3, 3);
  assert_ok(tp_scatter_add_out(a, 0, a, a, a));
  assert_values(a, 3, 3, 3, 15);
  DROP(a, reverse);
}

TEST(scattering_to_a_tensor_that_overlaps_itself_gives_it_bytes_of_its_own) {
  tp_tensor_t *one = tt_full(TP_DTYPE_F32, 1, DIMS(1)), *a,
              *index = i64s(LIST(2, 2, 0), DIMS(3)),
              *src = tt_from(TP_DTYPE_F32, (const double[]){5, 6, 7}, DIMS(3)),
              *wrong = i64s(LIST(2, 9, 0), DIMS(3));
  assert_ok(tp_expand(one, DIMS(4), &a));
  assert_fails(tp_scatter_inplace(a, 0, wrong, src), TP_ERROR_RANGE);
  assert_true(tt_base(a) == tt_base(one));
  assert_ok(tp_scatter_add_inplace(a, 0, index, src));
  assert_values(a, 8, 1, 12, 1);
  assert_values(one, 1);
  assert_fails(tp_scatter_out(src, 0, index, src, one), TP_ERROR_SHAPE);
  DROP(one, a, index, src, wrong);
}

TEST(the_last_of_several_stays_and_sums_are_made_in_order) {
  tp_tensor_t *a = tt_zeros(TP_DTYPE_F32, DIMS(2)),
              *index = i64s(LIST(1, 1, 1, 0), DIMS(4)),
              *src = tt_from(TP_DTYPE_F32, (const double[]){1e8, 1, -1e8, 4},
                             DIMS(4)),
              *out;
  assert_ok(tp_scatter(a, 0, index, src, &out));
  assert_values(out, 4, -1e8);
  DROP(out);
  for (int layout = 0; layout < kLayoutCount; ++layout) {
    tp_tensor_t* i = layout_of(index, (Layout)layout);
    tp_tensor_t* s = layout_of(src, (Layout)layout);
    tp_tensor_t* target = layout_of(a, (Layout)layout);
    assert_ok(tp_scatter_add(target, 0, i, s, &out));
    assert_values(out, 4, 0); /* (1e8 + 1) - 1e8 in f32 */
    DROP(out);
    assert_ok(tp_scatter_add_inplace(target, 0, i, s));
    assert_values(target, 4, 0);
    DROP(i, s, target);
  }
  DROP(a, index, src);
}

TEST(sums_of_small_floats_round_at_each_step) {
  tp_tensor_t *a = tt_full(TP_DTYPE_BF16, 256, DIMS(1)),
              *index = tt_zeros(TP_DTYPE_I32, DIMS(3)), *out,
              *src = tt_full(TP_DTYPE_BF16, 1, DIMS(3));
  assert_ok(tp_scatter_add(a, 0, index, src, &out));
  assert_values(out, 256); /* 257 is half way to 258: to even */
  DROP(a, index, src, out);
}

TEST(masks_broadcast_both_ways) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_I32, DIMS(2, 3)), *out,
              *rows =
                  tt_from(TP_DTYPE_BOOL, (const double[]){0, 1}, DIMS(2, 1)),
              *columns =
                  tt_from(TP_DTYPE_BOOL, (const double[]){1, 0, 1}, DIMS(3)),
              *all = tt_full(TP_DTYPE_BOOL, 1, NULL, 0),
              *cube = tt_full(TP_DTYPE_BOOL, 1, DIMS(2, 1, 1));
  assert_ok(tp_masked_select(a, rows, &out));
  assert_values(out, 3, 4, 5);
  DROP(out);
  assert_ok(tp_masked_select(a, columns, &out));
  assert_values(out, 0, 2, 3, 5);
  DROP(out);
  assert_ok(tp_masked_select(a, all, &out));
  assert_values(out, 0, 1, 2, 3, 4, 5);
  DROP(out);
  assert_ok(tp_masked_select(a, cube, &out));
  assert_values(out, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5);
  DROP(out);
  tp_tensor_t* none = tt_zeros(TP_DTYPE_F64, DIMS(0, 3));
  assert_ok(tp_masked_select(none, columns, &out));
  assert_sizes(out, 0);
  DROP(a, out, rows, columns, all, cube, none);
}

TEST(triangles_of_every_layout_and_far_diagonals) {
  tp_tensor_t* a = tt_arange(TP_DTYPE_F64, DIMS(2, 3, 4));
  static const int64_t kDiagonals[] = {INT64_MIN, -3, -1, 0, 2, 4, INT64_MAX};
  for (size_t i = 0; i < TT_COUNT(kDiagonals); ++i) {
    for (int layout = 0; layout < kLayoutCount; ++layout) {
      tp_tensor_t *laid = layout_of(a, (Layout)layout), *low, *high, *sum;
      const int64_t k = kDiagonals[i];
      assert_ok(tp_tril(laid, k, &low));
      assert_ok(tp_triu_inplace(laid, k == INT64_MAX ? k : k + 1));
      assert_ok(tp_clone(laid, 0, &high));
      assert_ok(tp_add(low, high, &sum));
      assert_same_values(sum, a);
      assert_ok(tp_tril_out(laid, k, laid));
      assert_all(laid, 0);
      DROP(laid, low, high, sum);
    }
  }
  DROP(a);
}

TEST(operators_by_indices_are_called_by_name) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_F32, DIMS(2, 2)), *results[9] = {NULL},
              *index = i64s(LIST(1, 0), DIMS(2, 1)),
              *mask = tt_from(TP_DTYPE_BOOL, (const double[]){1, 0}, DIMS(2));
  assert_ok(CALL("gather", &results[0], TENSOR(a), INTEGER(1), TENSOR(index)));
  assert_values(results[0], 1, 2);
  assert_ok(CALL("take", &results[1], TENSOR(a), TENSOR(index)));
  assert_values(results[1], 1, 0);
  assert_ok(CALL("masked_select", &results[2], TENSOR(a), TENSOR(mask)));
  assert_values(results[2], 0, 2);
  assert_ok(CALL("scatter_add", &results[3], TENSOR(a), INTEGER(1),
                 TENSOR(index), TENSOR(a)));
  assert_values(results[3], 0, 1, 4, 3);
  assert_ok(CALL("scatter_mul", &results[4], TENSOR(a), INTEGER(1),
                 TENSOR(index), NUMBER(F64(3))));
  assert_values(results[4], 0, 3, 6, 3);
  assert_ok(CALL("triu", &results[5], TENSOR(a), INTEGER(1)));
  assert_values(results[5], 0, 1, 0, 0);
  assert_ok(CALL("roll", &results[6], TENSOR(a), INTEGERS(1), INTEGERS(0)));
  assert_values(results[6], 2, 3, 0, 1);
  assert_ok(CALL("one_hot", &results[7], TENSOR(index), INTEGER(2)));
  assert_values(results[7], 0, 1, 1, 0);
  assert_ok(CALL("embedding", &results[8], TENSOR(a), TENSOR(index),
                 INTEGER(TP_INDEX_NONE)));
  assert_sizes(results[8], 2, 1, 2);
  assert_values(results[8], 2, 3, 0, 1);
  tt_drop(results, TT_COUNT(results));
  results[0] = a;
  assert_ok(CALL("scatter", &results[0], TENSOR(a), INTEGER(1), TENSOR(index),
                 NUMBER(I64(7))));
  assert_values(a, 0, 7, 7, 3);
  assert_ok(CALL("tril", &results[0], TENSOR(a), INTEGER(0)));
  assert_values(a, 0, 0, 7, 3);
  results[1] = NULL;
  assert_ok(CALL("repeat", &results[1], TENSOR(mask), INTEGERS(2, 1)));
  assert_values(results[1], 1, 0, 1, 0);
  DROP(a, results[1], index, mask);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(an_index_outside_changes_nothing),
      T(an_index_beyond_a_chunk_of_a_thread_is_the_first_one_named),
      T(what_does_not_fit_is_refused),
      T(a_result_that_is_read_is_refused_where_it_is_not_read_first),
      T(scattering_reads_index_and_source_before_it_writes),
      T(scattering_to_a_tensor_that_overlaps_itself_gives_it_bytes_of_its_own),
      T(the_last_of_several_stays_and_sums_are_made_in_order),
      T(sums_of_small_floats_round_at_each_step),
      T(masks_broadcast_both_ways),
      T(triangles_of_every_layout_and_far_diagonals),
      T(operators_by_indices_are_called_by_name),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
