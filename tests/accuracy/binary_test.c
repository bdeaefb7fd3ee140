/* Binary functions on pairs of arguments. */
#include "accuracy/support/measure.h"
#include "support/tp_test.h"

static int within_bounds(tp_dtype_t dtype, uint64_t count) {
  int good = 1;
  for (size_t i = 0; i < kBinaryCount; ++i) {
    good &= measure_stratified(NULL, &kBinary[i], dtype, count);
  }
  return good;
}

TEST(results_of_f32_are_within_their_bounds) {
  assert_true(within_bounds(TP_DTYPE_F32, TT_ROUNDS(1 << 22)));
}

TEST(results_of_f64_are_within_their_bounds) {
  assert_true(within_bounds(TP_DTYPE_F64, TT_ROUNDS(1 << 20)));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(results_of_f32_are_within_their_bounds),
      T(results_of_f64_are_within_their_bounds),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
