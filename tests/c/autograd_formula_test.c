/* The formula of every operator of the table against differences of its
 * values, and its own derivative against differences of the formula; of a call
 * by name, and of one of the public function where that is recorded in another
 * way. */
#include <math.h>
#include <stdio.h>

#include "c/support/formula_case.h"
#include "c/support/gradients.h"

static const double kStep = 1e-5;

/* A sum with different weights of all results of real numbers. */
static tp_tensor_t* weighted(tp_tensor_t* const* tensors, size_t n) {
  tp_tensor_t* total = NULL;
  for (size_t i = 0; i < n; ++i) {
    if (tensors[i] == NULL || tp_tensor_dtype(tensors[i]) != TP_DTYPE_F64) {
      continue;
    }
    tp_tensor_t *weights, *shaped, *product, *sum, *both;
    assert_ok(tp_arange(
        F64(1), F64(1 + 0.3 * (double)tp_tensor_numel(tensors[i]) - 0.1),
        F64(0.3), TP_DTYPE_F64, 0, 0, &weights));
    assert_ok(tp_reshape(weights, tp_tensor_sizes(tensors[i]),
                         (size_t)tp_tensor_rank(tensors[i]), &shaped));
    assert_ok(tp_mul(tensors[i], shaped, &product));
    sum = sum_of(product);
    DROP(weights, shaped, product);
    if (total == NULL) {
      total = sum;
    } else {
      assert_ok(tp_add(total, sum, &both));
      DROP(total, sum);
      total = both;
    }
  }
  return total;
}

static tp_tensor_t* value_of(const FormulaCase* formula) {
  tp_tensor_t* results[kFormulaMaxResults];
  assert_ok(formula_case_call(formula, results));
  tp_tensor_t* total = weighted(results, formula->info.result_count);
  for (size_t i = 0; i < formula->info.result_count; ++i) DROP(results[i]);
  return total;
}

/* A weighted sum of the gradients, with its own history. */
static tp_tensor_t* slope_of(const FormulaCase* formula) {
  tp_tensor_t* value = value_of(formula);
  tp_tensor_t* gradients[kFormulaMaxTensors] = {NULL};
  const tp_tensor_t* roots[] = {value};
  assert_ok(tp_gradients(
      roots, 1, NULL, (const tp_tensor_t* const*)formula->inputs,
      formula->input_count, TP_BACKWARD_CREATE_GRAPH | TP_BACKWARD_ALLOW_UNUSED,
      gradients));
  tp_tensor_t* total = weighted(gradients, formula->input_count);
  DROP(value);
  tt_drop(gradients, formula->input_count);
  return total;
}

typedef tp_tensor_t* Function(const FormulaCase* formula);

static double number_of(Function* function, const FormulaCase* formula) {
  tp_tensor_t* value = function(formula);
  const double number = value == NULL ? 0 : tt_number(value, 0);
  DROP(value);
  return number;
}

/* Row-major index of an element. */
static void index_of(const tp_tensor_t* tensor, int64_t flat, int64_t* index) {
  for (int64_t d = tp_tensor_rank(tensor); d-- > 0;) {
    index[d] = flat % tp_tensor_sizes(tensor)[d];
    flat /= tp_tensor_sizes(tensor)[d];
  }
}

static void set(tp_tensor_t* tensor, int64_t flat, double value) {
  int64_t index[4];
  index_of(tensor, flat, index);
  assert_ok(tp_grad_mode_push(0));
  assert_ok(
      tp_tensor_set(tensor, index, (size_t)tp_tensor_rank(tensor), F64(value)));
  assert_ok(tp_grad_mode_pop());
}

/* Compares gradients of a function with differences; how many there were. */
static int check(Function* function, const FormulaCase* formula,
                 const char* what) {
  tp_tensor_t* value = function(formula);
  tp_tensor_t* got[kFormulaMaxTensors] = {NULL};
  const tp_tensor_t* roots[] = {value};
  const int has_history = value != NULL && tp_tensor_requires_grad(value);
  if (has_history) {
    assert_ok(
        tp_gradients(roots, 1, NULL, (const tp_tensor_t* const*)formula->inputs,
                     formula->input_count, TP_BACKWARD_ALLOW_UNUSED, got));
  }
  int compared = 0;
  for (size_t k = 0; k < formula->input_count; ++k) {
    tp_tensor_t* const input = formula->inputs[k];
    for (int64_t i = 0; i < tp_tensor_numel(input); ++i) {
      const double at = tt_number(input, i);
      set(input, i, at + kStep);
      const double above = number_of(function, formula);
      set(input, i, at - kStep);
      const double below = number_of(function, formula);
      set(input, i, at);
      const double want = (above - below) / (2 * kStep);
      const double is = got[k] == NULL ? 0 : tt_number(got[k], i);
      if (!(fabs(is - want) <= 2e-7 * (1 + fabs(want)))) {
        fail_msg("%s of %s by input %d, element %d: %.12g, not %.12g", what,
                 formula->info.name, (int)k, (int)i, is, want);
      }
      ++compared;
    }
  }
  DROP(value);
  tt_drop(got, formula->input_count);
  return compared;
}

/* Operators that have a gradient, but no formula under their own name. */
static int lacks_formula(const char* name) {
  static const char* const kNames[] = {
      "digamma", "scatter_mul", "cross_entropy", "sgd", "adam", "adamw"};
  for (size_t i = 0; i < TT_COUNT(kNames); ++i) {
    if (strcmp(name, kNames[i]) == 0) return 1;
  }
  return 0;
}

/* Its slope is an operator whose own is not there. */
static void assert_no_second_derivative(const FormulaCase* formula) {
  tp_tensor_t* value = value_of(formula);
  tp_tensor_t* slope;
  const tp_tensor_t *const roots[] = {value}, *const inputs[] = {
                                                  formula->inputs[0]};
  assert_fails(
      tp_gradients(roots, 1, NULL, inputs, 1, TP_BACKWARD_CREATE_GRAPH, &slope),
      TP_ERROR_UNSUPPORTED);
  assert_error_says("digamma is not differentiable");
  DROP(value);
}

static int for_every_operator(FormulaRoute route, FormulaInputs inputs) {
  int formulas = 0, constants = 0, lacking = 0;
  for (int32_t op = 1; op <= tp_operator_count(); ++op) {
    FormulaCase formula;
    if (!formula_case_make(&formula, (FormulaCall){op, route}, inputs)) {
      continue;
    }
    for (size_t i = 0; i < formula.input_count; ++i) {
      assert_ok(tp_tensor_set_requires_grad(formula.inputs[i], 1));
    }
    tp_tensor_t* results[kFormulaMaxResults];
    const tp_status_t status = formula_case_call(&formula, results);
    if (lacks_formula(formula.info.name)) {
      assert_int_equal(status, TP_ERROR_UNSUPPORTED);
      ++lacking;
    } else if (status != TP_OK) {
      /* It takes no floating-point numbers. */
      assert_int_equal(status, TP_ERROR_DTYPE);
      ++constants;
    } else if (!tp_tensor_requires_grad(results[0])) {
      ++constants;
    } else {
      check(value_of, &formula, "derivative");
      if (formula_case_goes_on(&formula)) {
        check(slope_of, &formula, "second derivative");
      } else {
        assert_no_second_derivative(&formula);
      }
      ++formulas;
    }
    for (size_t i = 0; i < kFormulaMaxResults; ++i) {
      tp_tensor_release(results[i]);
    }
    formula_case_drop(&formula);
  }
  print_message("%d formulas checked, %d constants, %d without a formula\n",
                formulas, constants, lacking);
  return formulas;
}

TEST(every_formula_agrees_with_differences) {
  assert_true(for_every_operator(kFormulaByName, kFormulaPlain) >= 100);
}

TEST(every_formula_agrees_with_differences_where_inputs_are_strided) {
  assert_true(for_every_operator(kFormulaByName, kFormulaStrided) >= 100);
}

TEST(every_formula_agrees_with_differences_beside_numbers) {
  assert_true(for_every_operator(kFormulaByName, kFormulaNumbers) >= 100);
}

TEST(every_formula_agrees_with_differences_after_a_short_call) {
  assert_true(for_every_operator(kFormulaByFunction, kFormulaPlain) >= 67);
}

TEST(every_formula_agrees_with_differences_after_a_short_strided_call) {
  assert_true(for_every_operator(kFormulaByFunction, kFormulaStrided) >= 67);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(every_formula_agrees_with_differences),
      T(every_formula_agrees_with_differences_where_inputs_are_strided),
      T(every_formula_agrees_with_differences_beside_numbers),
      T(every_formula_agrees_with_differences_after_a_short_call),
      T(every_formula_agrees_with_differences_after_a_short_strided_call),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
