/* Unary functions of f64 on 2^20 arguments each. */
#include "accuracy/support/measure.h"
#include "support/tp_test.h"

TEST(results_of_f64_are_within_their_bounds) {
  int good = 1;
  for (size_t i = 0; i < kUnaryCount; ++i) {
    good &=
        measure_stratified(&kUnary[i], NULL, TP_DTYPE_F64, TT_ROUNDS(1 << 20));
  }
  assert_true(good);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(results_of_f64_are_within_their_bounds),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
