/* Random numbers: what changes them, and what does not. */
#include <stdlib.h>

#include "c/support/layouts.h"

static const tp_dtype_t kFloats[] = {TP_DTYPE_F16, TP_DTYPE_BF16, TP_DTYPE_F32,
                                     TP_DTYPE_F64};

static tp_generator_t* seeded(uint64_t seed) {
  tp_generator_t* generator = NULL;
  assert_ok(tp_generator_new(seed, &generator));
  return generator;
}

typedef void (*Draw)(tp_tensor_t* a, tp_generator_t* g);
static void draw_uniform(tp_tensor_t* a, tp_generator_t* g) {
  assert_ok(tp_uniform_inplace(a, -1, 1, g));
}
static void draw_normal(tp_tensor_t* a, tp_generator_t* g) {
  assert_ok(tp_normal_inplace(a, 0, 1, g));
}
static void draw_integers(tp_tensor_t* a, tp_generator_t* g) {
  assert_ok(tp_randint_inplace(a, 0, 8, g));
}
static void draw_truths(tp_tensor_t* a, tp_generator_t* g) {
  assert_ok(tp_bernoulli_scalar_inplace(a, 0.5, g));
}
static void draw_dropout(tp_tensor_t* a, tp_generator_t* g) {
  assert_ok(tp_fill_inplace(a, F64(1)));
  assert_ok(tp_dropout_inplace(a, 0.5, 1, g));
}
static const Draw kDraws[] = {draw_uniform, draw_normal, draw_integers,
                              draw_truths, draw_dropout};

static void check_same(const tp_tensor_t* got, const tp_tensor_t* want) {
  tp_tensor_t* dense;
  assert_ok(tp_clone(got, TP_FORMAT_CONTIGUOUS, &dense));
  assert_memory_equal(tp_tensor_data(dense), tp_tensor_data(want),
                      tp_tensor_nbytes(want));
  DROP(dense);
}

TEST(layouts_and_threads_change_no_number) {
  static const struct {
    int64_t at[3];
    size_t rank;
  } kSizes[] = {{{0}, 0}, {{1}, 1}, {{67}, 1}, {{3, 5, 7}, 3}, {{300, 333}, 2}};
  for (size_t draw = 0; draw < TT_COUNT(kDraws); ++draw) {
    for (size_t f = 0; f < TT_COUNT(kFloats); ++f) {
      for (size_t s = 0; s < TT_COUNT(kSizes); ++s) {
        tp_generator_t* g = seeded(9);
        tp_tensor_t* want = tt_zeros(kFloats[f], kSizes[s].at, kSizes[s].rank);
        assert_ok(tp_set_num_threads(1));
        kDraws[draw](want, g);
        for (int layout = 0; layout < kLayoutCount; ++layout) {
          assert_ok(tp_set_num_threads(1 + layout % 3));
          tp_tensor_t* a = layout_of(want, (Layout)layout);
          assert_ok(tp_zero_inplace(a));
          assert_ok(tp_generator_set(g, 9, 0));
          kDraws[draw](a, g);
          check_same(a, want);
          DROP(a);
        }
        DROP(want);
        tp_generator_release(g);
      }
    }
  }
  assert_ok(tp_set_num_threads(0));
}

TEST(a_state_that_was_kept_gives_the_same_numbers_again) {
  tp_generator_t* g = seeded(11);
  tp_tensor_t *a = tt_zeros(TP_DTYPE_F32, DIMS(37)), *first, *second;
  assert_ok(tp_uniform_inplace(a, 0, 1, g));
  const uint64_t seed = tp_generator_seed(g);
  const uint64_t offset = tp_generator_offset(g);
  assert_int_equal(seed, 11);
  assert_int_equal(offset, 10);
  assert_ok(tp_randn(LIST(5, 5), 2, TP_DTYPE_F64, 0, 0, g, &first));
  assert_ok(tp_generator_set(g, seed, offset));
  assert_ok(tp_randn(LIST(5, 5), 2, TP_DTYPE_F64, 0, 0, g, &second));
  check_same(first, second);
  DROP(second);
  assert_ok(tp_randn(LIST(5, 5), 2, TP_DTYPE_F64, 0, 0, g, &second));
  assert_memory_not_equal(tp_tensor_data(first), tp_tensor_data(second), 200);
  DROP(a, first, second);
  assert_true(tp_generator_retain(g) == g);
  tp_generator_release(g);
  tp_generator_release(g);
  assert_int_equal(tp_generator_seed(NULL), 0);
  assert_error_recorded(TP_ERROR_NULL);
}

TEST(orders_have_every_number_once) {
  tp_generator_t* g = seeded(12);
  tp_tensor_t* out;
  int64_t firsts[5] = {0};
  for (int i = 0; i < 5000; ++i) {
    assert_ok(tp_randperm(5, TP_DTYPE_I64, 0, 0, g, &out));
    int seen = 0;
    const int64_t* at = tp_tensor_data(out);
    for (int k = 0; k < 5; ++k) seen |= 1 << at[k];
    assert_int_equal(seen, 31);
    ++firsts[at[0]];
    DROP(out);
  }
  for (int k = 0; k < 5; ++k) assert_true(llabs(firsts[k] - 1000) < 170);
  assert_ok(tp_randperm(0, TP_DTYPE_F32, 0, 0, g, &out));
  assert_sizes(out, 0);
  DROP(out);
  assert_ok(tp_randperm(256, TP_DTYPE_U8, 0, 0, g, &out));
  DROP(out);
  assert_fails(tp_randperm(257, TP_DTYPE_U8, 0, 0, g, &out), TP_ERROR_RANGE);
  assert_fails(tp_randperm(2, TP_DTYPE_C64, 0, 0, g, &out), TP_ERROR_DTYPE);
  assert_error_says("randperm is not defined for c64");
  assert_fails(tp_randperm(-1, TP_DTYPE_I64, 0, 0, g, &out), TP_ERROR_ARGUMENT);
  assert_null(out);
  tp_generator_release(g);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(layouts_and_threads_change_no_number),
      T(a_state_that_was_kept_gives_the_same_numbers_again),
      T(orders_have_every_number_once),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
