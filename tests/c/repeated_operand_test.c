/* Operands that repeat one element run in a row with the others, and give what
 * whole copies of them give. */
#include <stdbool.h>

#include "support/tp_test.h"

enum { kForms = 4 };

/* The numbers 2, 3, .. or the first of them: as it is, without dimensions, of
 * one element, expanded. */
static tp_tensor_t* operand(tp_dtype_t dtype, int form) {
  const double values[] = {2, 3, 4, 5, 6, 7};
  tp_tensor_t *one, *wide;
  if (form == 0) return tt_from(dtype, values, DIMS(2, 3));
  one = tt_from(dtype, values, NULL, 0);
  if (form == 1) return one;
  assert_ok(tp_expand(one, form == 2 ? LIST(1, 1) : LIST(2, 3), 2, &wide));
  DROP(one);
  return wide;
}

static tp_tensor_t* whole(tp_tensor_t* a) {
  tp_tensor_t *wide, *copy;
  assert_ok(tp_expand(a, LIST(2, 3), 2, &wide));
  assert_ok(tp_contiguous(wide, TP_FORMAT_CONTIGUOUS, &copy));
  DROP(wide);
  return copy;
}

typedef tp_status_t (*Ternary)(const tp_tensor_t* a, const tp_tensor_t* b,
                               const tp_tensor_t* c, tp_tensor_t** out);
static tp_status_t add(const tp_tensor_t* a, const tp_tensor_t* b,
                       const tp_tensor_t* c, tp_tensor_t** out) {
  (void)c;
  return tp_add(a, b, out);
}
static tp_status_t less(const tp_tensor_t* a, const tp_tensor_t* b,
                        const tp_tensor_t* c, tp_tensor_t** out) {
  (void)c;
  return tp_lt(a, b, out);
}
static tp_status_t choose(const tp_tensor_t* a, const tp_tensor_t* b,
                          const tp_tensor_t* c, tp_tensor_t** out) {
  tp_tensor_t* mask;
  assert_ok(tp_gt_scalar(c, F64(3), &mask));
  const tp_status_t status = tp_where(mask, a, b, out);
  DROP(mask);
  return status;
}

/* Into a new result, and into a given one that lies in a row or does not. */
static void assert_as_of_copies(Ternary function, tp_tensor_t* const* inputs) {
  tp_tensor_t *wholes[3], *got, *want, *given, *columns;
  for (int i = 0; i < 3; ++i) wholes[i] = whole(inputs[i]);
  assert_ok(function(inputs[0], inputs[1], inputs[2], &got));
  assert_ok(function(wholes[0], wholes[1], wholes[2], &want));
  tp_tensor_t* same;
  assert_ok(tp_expand(got, LIST(2, 3), 2, &same));
  assert_same_values(same, want);
  DROP(same);
  if (function == add && tp_tensor_numel(got) == 6) {
    assert_ok(tp_empty_like(got, 0, &given));
    assert_ok(tp_add_out(inputs[0], inputs[1], given));
    assert_same_values(given, want);
    DROP(given);
    given = tt_zeros(tp_tensor_dtype(got), DIMS(3, 2));
    assert_ok(tp_t(given, &columns));
    assert_ok(tp_add_out(inputs[0], inputs[1], columns));
    assert_same_values(columns, want);
    DROP(given, columns);
  }
  for (int i = 0; i < 3; ++i) DROP(wholes[i]);
  DROP(got, want);
}

TEST(they_give_what_copies_give_in_any_place_and_dtype) {
  const tp_dtype_t dtypes[] = {TP_DTYPE_F32, TP_DTYPE_I8, TP_DTYPE_F64};
  const Ternary functions[] = {add, less, choose, tp_lerp};
  for (int forms = 0; forms < kForms * kForms * kForms; ++forms) {
    for (size_t d = 0; d < TT_COUNT(dtypes); ++d) {
      for (size_t f = 0; f < TT_COUNT(functions); ++f) {
        const bool is_mixed = functions[f] != tp_lerp;
        const tp_dtype_t first = is_mixed                   ? dtypes[d]
                                 : dtypes[d] == TP_DTYPE_I8 ? TP_DTYPE_F16
                                                            : dtypes[d];
        tp_tensor_t* inputs[] = {
            operand(first, forms % kForms),
            operand(is_mixed ? TP_DTYPE_F32 : first, forms / kForms % kForms),
            operand(first, forms / kForms / kForms)};
        assert_as_of_copies(functions[f], inputs);
        DROP(inputs[0], inputs[1], inputs[2]);
      }
    }
  }
}

TEST(they_need_no_plan) {
  tp_tensor_t *a = operand(TP_DTYPE_F32, 0), *sum, *number;
  for (int form = 1; form < kForms; ++form) {
    number = operand(TP_DTYPE_F32, form);
    assert_ok(tp_add(a, number, &sum));
    assert_string_equal(tp_debug_last_kernel(), "add/f32/scalar");
    assert_values(sum, 4, 5, 6, 7, 8, 9);
    DROP(number, sum);
  }
  assert_ok(tp_fill_inplace(a, F64(3)));
  assert_string_equal(tp_debug_last_kernel(), "fill/f32/scalar");
  assert_values(a, 3, 3, 3, 3, 3, 3);
  DROP(a);
}

TEST(one_may_be_an_element_of_what_is_written) {
  tp_tensor_t *a = operand(TP_DTYPE_F32, 0), *first, *wide;
  assert_ok(tp_narrow(a, 1, 2, 1, &first));
  assert_ok(tp_expand(first, LIST(2, 3), 2, &wide));
  assert_ok(tp_add_inplace(a, wide));
  assert_values(a, 6, 7, 8, 12, 13, 14);
  DROP(first, wide);
  assert_ok(tp_select(a, 0, 1, &wide));
  assert_ok(tp_select(wide, 0, 0, &first));
  assert_ok(tp_mul_inplace(a, first));
  assert_values(a, 72, 84, 96, 144, 156, 168);
  DROP(a, first, wide);
}

TEST(a_given_result_that_does_not_lie_in_a_row_is_filled) {
  tp_tensor_t *a = tt_zeros(TP_DTYPE_I16, DIMS(2, 3)), *column;
  assert_ok(tp_select(a, 1, 1, &column));
  assert_ok(tp_fill_inplace(column, I64(5)));
  assert_string_equal(tp_debug_last_kernel(), "fill/i16/strided");
  assert_values(a, 0, 5, 0, 0, 5, 0);
  DROP(a, column);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(they_give_what_copies_give_in_any_place_and_dtype),
      T(they_need_no_plan),
      T(one_may_be_an_element_of_what_is_written),
      T(a_given_result_that_does_not_lie_in_a_row_is_filled),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
