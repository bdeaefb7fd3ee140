/* Unary functions of f32 on 2^22 arguments each, and every one has a bound. */
#include <stdio.h>

#include "accuracy/support/measure.h"
#include "support/tp_test.h"

TEST(every_floating_unary_operator_has_a_row_and_every_row_an_operator) {
  for (int32_t op = 1; op <= tp_operator_count(); ++op) {
    tp_operator_info_t info;
    assert_ok(tp_operator_info_init(&info, sizeof info));
    assert_ok(tp_operator_info(op, &info));
    if (info.form != TP_FORM_ELEMENTWISE || info.argument_count != 1 ||
        info.arguments[0].kind != TP_ARGUMENT_TENSOR ||
        (info.dtypes >> TP_DTYPE_F32 & 1) == 0 ||
        info.result == TP_RESULT_BOOL) {
      continue;
    }
    int found = 0;
    for (size_t i = 0; i < kUnaryCount; ++i) {
      found += strcmp(info.name, kUnary[i].name) == 0;
    }
    if (found != 1) {
      fail_msg("%s has %d rows in tests/accuracy/support/reference.c",
               info.name, found);
    }
  }
  int32_t op;
  for (size_t i = 0; i < kUnaryCount; ++i) {
    assert_ok(tp_operator_find(kUnary[i].name, &op));
  }
}

TEST(results_of_f32_are_within_their_bounds) {
  int good = 1;
  for (size_t i = 0; i < kUnaryCount; ++i) {
    good &=
        measure_stratified(&kUnary[i], NULL, TP_DTYPE_F32, TT_ROUNDS(1 << 22));
  }
  assert_true(good);
}

TEST(results_of_16_bits_are_rounded_once_for_all_arguments) {
  int good = 1;
  for (size_t i = 0; i < kUnaryCount; ++i) {
    good &= measure_all_16(&kUnary[i], TP_DTYPE_F16);
    good &= measure_all_16(&kUnary[i], TP_DTYPE_BF16);
  }
  assert_true(good);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(every_floating_unary_operator_has_a_row_and_every_row_an_operator),
      T(results_of_f32_are_within_their_bounds),
      T(results_of_16_bits_are_rounded_once_for_all_arguments),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
