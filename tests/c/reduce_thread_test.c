/* Reductions, scans and softmax of many elements: the same bits with any number
 * of threads and on every instruction set. */
#include <math.h>

#include "c/support/reductions.h"

static const struct {
  int64_t sizes[2];
  size_t rank;
  int dims; /* of reduction_takes_dims */
} kCases[] = {
    {{150011}, 1, 0},   {{150011}, 1, 1},   {{3, 50021}, 2, 2},
    {{50021, 3}, 2, 1}, {{301, 307}, 2, 1}, {{301, 307}, 2, 2},
    {{301, 307}, 2, 0}, {{5003, 70}, 2, 1},
};

static const tp_dtype_t kDtypes[] = {TP_DTYPE_F32,  TP_DTYPE_F64, TP_DTYPE_F16,
                                     TP_DTYPE_BF16, TP_DTYPE_I32, TP_DTYPE_I64,
                                     TP_DTYPE_U8,   TP_DTYPE_C64};

static int end(void** state) {
  assert_ok(tp_set_num_threads(0));
  return tt_teardown(state);
}

/* Numbers of which sums round, few of them equal; zeros among them. */
static tp_tensor_t* numbers(tp_dtype_t dtype, const int64_t* sizes,
                            size_t rank) {
  tp_tensor_t* tensor = tt_zeros(TP_DTYPE_F64, sizes, rank);
  void* data;
  assert_ok(tp_tensor_begin_write(tensor, &data));
  uint32_t random = 1;
  for (int64_t i = 0; i < tp_tensor_numel(tensor); ++i) {
    random = random * 1664525u + 1013904223u;
    const double size = (random >> 8) / 16777216.0 * 2;
    ((double*)data)[i] = random % 97 == 0 ? 0 : random >> 31 ? -size : size;
  }
  assert_ok(tp_tensor_end_write(tensor));
  return tt_as(tensor, dtype);
}

static tp_tensor_t* reduced(const ReductionRow* row, const tp_tensor_t* a,
                            int dims) {
  const int64_t dim = dims - 1;
  tp_tensor_t* out = NULL;
  assert_ok(row->reduce(a, &dim, dims == 0 ? 0 : 1, 0, &out));
  return out;
}

/* Calls check(row, tensor, dims) for everything there is. */
static void for_each(void (*check)(const ReductionRow*, const tp_tensor_t*,
                                   int)) {
  for (size_t d = 0; d < TT_COUNT(kDtypes); ++d) {
    for (size_t c = 0; c < TT_COUNT(kCases); ++c) {
      tp_tensor_t* a = numbers(kDtypes[d], kCases[c].sizes, kCases[c].rank);
      for (size_t r = 0; r < reduction_count; ++r) {
        if (reduction_takes(&reductions[r], kDtypes[d]) &&
            reduction_takes_dims(&reductions[r], kCases[c].dims)) {
          check(&reductions[r], a, kCases[c].dims);
        }
      }
      DROP(a);
    }
  }
}

static void compare_threads(const ReductionRow* row, const tp_tensor_t* a,
                            int dims) {
  static const int32_t kCounts[] = {2, 3, 8};
  assert_ok(tp_set_num_threads(1));
  tp_tensor_t* want = reduced(row, a, dims);
  for (size_t i = 0; i < TT_COUNT(kCounts); ++i) {
    assert_ok(tp_set_num_threads(kCounts[i]));
    tp_tensor_t* got = reduced(row, a, dims);
    assert_same_results(got, want);
    DROP(got);
  }
  DROP(want);
}

TEST(every_number_of_threads_gives_the_same_bits) { for_each(compare_threads); }

/* What the baseline gave, in the order of for_each. */
enum { kMostResults = 2048 };
static tp_tensor_t* g_wanted[kMostResults];
static size_t g_count;

static void remember(const ReductionRow* row, const tp_tensor_t* a, int dims) {
  assert_true(g_count < kMostResults);
  g_wanted[g_count++] = reduced(row, a, dims);
}

static void compare_remembered(const ReductionRow* row, const tp_tensor_t* a,
                               int dims) {
  tp_tensor_t* got = reduced(row, a, dims);
  assert_same_results(got, g_wanted[g_count++]);
  DROP(got);
}

TEST(every_instruction_set_gives_the_same_bits) {
  const char* const levels[] = {"avx2", "avx512"};
  assert_ok(tp_set_num_threads(1));
  assert_ok(tp_debug_use_simd("baseline"));
  g_count = 0;
  for_each(remember);
  const size_t all = g_count;
  for (size_t l = 0; l < TT_COUNT(levels); ++l) {
    if (tp_debug_use_simd(levels[l]) != TP_OK) continue;
    g_count = 0;
    for_each(compare_remembered);
    assert_int_equal(g_count, all);
  }
  assert_ok(tp_debug_use_simd(NULL));
  for (size_t i = 0; i < all; ++i) tp_tensor_release(g_wanted[i]);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(
          every_number_of_threads_gives_the_same_bits, tt_setup, end),
      cmocka_unit_test_setup_teardown(every_instruction_set_gives_the_same_bits,
                                      tt_setup, end),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
