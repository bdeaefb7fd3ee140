/* Results that are written past the caches: what decides, and that no result
 * tells the difference. */
#include <stdlib.h>

#include "support/tp_test.h"

enum { kMost = 40000, kLine = 64 };

TEST(the_limit_is_the_machines_until_it_is_set) {
  const int64_t machines = tp_get_streaming_limit();
  assert_true(machines >= 1 << 16);
  assert_ok(tp_set_streaming_limit(12345));
  assert_int_equal(tp_get_streaming_limit(), 12345);
  assert_fails(tp_set_streaming_limit(-1), TP_ERROR_ARGUMENT);
  assert_int_equal(tp_get_streaming_limit(), 12345);
  assert_ok(tp_set_streaming_limit(INT64_MAX));
  assert_int_equal(tp_get_streaming_limit(), INT64_MAX);
  assert_ok(tp_set_streaming_limit(0));
  assert_int_equal(tp_get_streaming_limit(), machines);
}

typedef struct Buffers {
  unsigned char* result;
  unsigned char* a;
  unsigned char* b;
} Buffers;

static unsigned char* make_block(uint32_t seed) {
  unsigned char* block = aligned_alloc(kLine, kMost * 8 + 2 * kLine);
  assert_non_null(block);
  for (size_t i = 0; i < kMost * 8 + 2 * kLine; ++i) {
    seed = seed * 1664525u + 1013904223u;
    block[i] = (unsigned char)(seed >> 26);
  }
  return block;
}

static tp_tensor_t* wrap(unsigned char* data, int64_t n, int64_t stride,
                         tp_dtype_t dtype) {
  tp_tensor_t* tensor;
  assert_ok(tp_tensor_from_blob(data, &n, &stride, 1, dtype, TP_DEVICE_CPU, 0,
                                NULL, NULL, 0, &tensor));
  return tensor;
}

typedef tp_status_t (*Operation)(const tp_tensor_t* a, const tp_tensor_t* b,
                                 tp_tensor_t* out);

static tp_status_t run_exp(const tp_tensor_t* a, const tp_tensor_t* b,
                           tp_tensor_t* out) {
  (void)b;
  return tp_exp_out(a, out);
}
static tp_status_t run_copy(const tp_tensor_t* a, const tp_tensor_t* b,
                            tp_tensor_t* out) {
  (void)b;
  return tp_copy_inplace(out, a);
}
static tp_status_t run_fill(const tp_tensor_t* a, const tp_tensor_t* b,
                            tp_tensor_t* out) {
  (void)a;
  (void)b;
  return tp_fill_inplace(out, F64(3));
}

/* The bytes of a result that is streamed are those of one that is not, and
 * nothing beside it changes. */
static void check(Operation run, Buffers of, size_t shift, int64_t n,
                  int64_t stride, tp_dtype_t from, tp_dtype_t to) {
  static unsigned char want[kMost * 8 + 2 * kLine];
  unsigned char* data = of.result + kLine + shift;
  tp_tensor_t* a = wrap(of.a + kLine, n, stride, from);
  tp_tensor_t* b = wrap(of.b + kLine + 4, n, 1, from);
  tp_tensor_t* out = wrap(data, n, 1, to);
  memset(of.result, 0xa5, kMost * 8 + 2 * kLine);
  assert_ok(tp_set_streaming_limit(INT64_MAX));
  assert_ok(run(a, b, out));
  memcpy(want, of.result, sizeof want);
  memset(of.result, 0xa5, kMost * 8 + 2 * kLine);
  assert_ok(tp_set_streaming_limit(1));
  assert_ok(run(a, b, out));
  if (memcmp(want, of.result, sizeof want) != 0) {
    fail_msg("%d elements of %s as %s, shifted by %d", (int)n,
             tp_dtype_name(from), tp_dtype_name(to), (int)shift);
  }
  assert_int_equal(data[-1], 0xa5);
  assert_int_equal(data[(size_t)n * tp_dtype_size(to)], 0xa5);
  DROP(a, b, out);
}

TEST(a_streamed_result_has_the_same_bytes) {
  static const Operation kRun[] = {tp_add_out, tp_lt_out, run_exp, run_copy,
                                   run_fill};
  static const struct {
    tp_dtype_t from, to;
  } kTypes[] = {{TP_DTYPE_F32, TP_DTYPE_F32},  {TP_DTYPE_F64, TP_DTYPE_F64},
                {TP_DTYPE_F32, TP_DTYPE_F64},  {TP_DTYPE_BF16, TP_DTYPE_BF16},
                {TP_DTYPE_F32, TP_DTYPE_BF16}, {TP_DTYPE_U8, TP_DTYPE_F32},
                {TP_DTYPE_F16, TP_DTYPE_F32}};
  const Buffers of = {make_block(1), make_block(2), make_block(3)};
  for (size_t r = 0; r < TT_COUNT(kRun); ++r) {
    for (size_t t = 0; t < TT_COUNT(kTypes); ++t) {
      tp_dtype_t to = kTypes[t].to;
      if (kRun[r] == (Operation)tp_lt_out) to = TP_DTYPE_BOOL;
      for (size_t shift = 0; shift < 24; shift += 1 + shift % 3) {
        check(kRun[r], of, shift, 17000 + (int64_t)shift, 1, kTypes[t].from,
              to);
      }
      check(kRun[r], of, 0, kMost, 1, kTypes[t].from, to);
      check(kRun[r], of, 4, kMost - 1, 1, kTypes[t].from, to);
      check(kRun[r], of, 8, kMost / 2, 2, kTypes[t].from, to);
      check(kRun[r], of, 0, kMost, 0, kTypes[t].from, to);
    }
  }
  assert_ok(tp_set_streaming_limit(0));
  free(of.result);
  free(of.a);
  free(of.b);
}

TEST(rows_are_streamed_whatever_their_length_and_place) {
  for (int64_t columns = 1; columns < 1000; columns += 37) {
    tp_tensor_t* a = tt_arange(TP_DTYPE_F32, LIST(64, columns), 2);
    tp_tensor_t* row = tt_arange(TP_DTYPE_F32, LIST(columns), 1);
    tp_tensor_t *want, *got, *column, *outer;
    assert_ok(tp_set_streaming_limit(INT64_MAX));
    assert_ok(tp_add(a, row, &want));
    assert_ok(tp_set_streaming_limit(1));
    assert_ok(tp_add(a, row, &got));
    assert_same_values(got, want);
    DROP(want, got);
    assert_ok(tp_narrow(a, 1, 0, 1, &column));
    assert_ok(tp_set_streaming_limit(INT64_MAX));
    assert_ok(tp_add(column, row, &want));
    assert_ok(tp_set_streaming_limit(1));
    assert_ok(tp_add(column, row, &outer));
    assert_same_values(outer, want);
    DROP(a, row, want, column, outer);
  }
  assert_ok(tp_set_streaming_limit(0));
}

typedef tp_status_t (*Choice)(const tp_tensor_t* a, int64_t dim,
                              const tp_tensor_t* index, tp_tensor_t* out);

/* Into a result that begins `shift` bytes behind a line. */
static void check_choice(Choice choose, unsigned char* block, size_t shift,
                         const tp_tensor_t* a, int64_t dim,
                         const tp_tensor_t* index, const int64_t* sizes,
                         size_t rank) {
  tp_tensor_t *want = tt_zeros(tp_tensor_dtype(a), sizes, rank), *got;
  assert_ok(tp_tensor_from_blob(block + kLine + shift, sizes, NULL, rank,
                                tp_tensor_dtype(a), TP_DEVICE_CPU, 0, NULL,
                                NULL, 0, &got));
  const size_t nbytes = tp_tensor_nbytes(got);
  memset(block, 0xa5, nbytes + 2 * kLine + shift);
  assert_ok(tp_set_streaming_limit(INT64_MAX));
  assert_ok(choose(a, dim, index, want));
  assert_ok(tp_set_streaming_limit(1));
  assert_ok(choose(a, dim, index, got));
  assert_same_values(got, want);
  assert_int_equal(block[kLine + shift - 1], 0xa5);
  assert_int_equal(block[kLine + shift + nbytes], 0xa5);
  DROP(want, got);
}

TEST(choices_by_an_index_are_streamed_whatever_their_place) {
  static const tp_dtype_t kTypes[] = {TP_DTYPE_U8, TP_DTYPE_F16, TP_DTYPE_F32,
                                      TP_DTYPE_F64, TP_DTYPE_C128};
  enum { kRows = 7, kColumns = 1200, kChosen = 1029 };
  unsigned char* block = make_block(5);
  tp_tensor_t *list = tt_arange(TP_DTYPE_I64, DIMS(kChosen)),
              *narrow = tt_arange(TP_DTYPE_I32, DIMS(kRows, kColumns)), *few;
  assert_ok(tp_remainder_scalar_inplace(list, I64(kRows)));
  assert_ok(tp_mul_scalar_inplace(narrow, I64(7)));
  assert_ok(tp_remainder_scalar_inplace(narrow, I64(kRows)));
  assert_ok(tp_narrow(list, 0, 3, 16, &few));
  for (size_t t = 0; t < TT_COUNT(kTypes); ++t) {
    tp_tensor_t* a = tt_arange(kTypes[t], DIMS(kRows, kColumns));
    const size_t item = tp_dtype_size(kTypes[t]);
    for (size_t shift = 0; shift < 64; shift += item) {
      check_choice(tp_gather_out, block, shift, a, 0, narrow,
                   DIMS(kRows, kColumns));
      check_choice(tp_gather_out, block, shift, a, 1, narrow,
                   DIMS(kRows, kColumns));
      check_choice(tp_index_select_out, block, shift, a, 0, few,
                   DIMS(16, kColumns));
      check_choice(tp_index_select_out, block, shift, a, 1, list,
                   DIMS(kRows, kChosen));
    }
    DROP(a);
  }
  assert_ok(tp_set_streaming_limit(0));
  DROP(list, narrow, few);
  free(block);
}

TEST(in_place_streams_nothing_and_is_right) {
  tp_tensor_t* a = tt_arange(TP_DTYPE_F32, DIMS(kMost));
  tp_tensor_t* want;
  assert_ok(tp_add(a, a, &want));
  assert_ok(tp_set_streaming_limit(1));
  assert_ok(tp_add_inplace(a, a));
  assert_same_values(a, want);
  assert_ok(tp_set_streaming_limit(0));
  DROP(a, want);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(the_limit_is_the_machines_until_it_is_set),
      T(a_streamed_result_has_the_same_bytes),
      T(rows_are_streamed_whatever_their_length_and_place),
      T(choices_by_an_index_are_streamed_whatever_their_place),
      T(in_place_streams_nothing_and_is_right),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
