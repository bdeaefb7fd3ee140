/* Every operator of the table, each of its tensors written between the call
 * and the backward pass: directly, through a view, and through its base. What
 * the derivative saved is refused then; what it did not save gives the gradient
 * that it has without the write. */
#include <math.h>

#include "c/support/formula_case.h"
#include "c/support/gradients.h"

typedef enum Route { kDirectly, kThroughView, kThroughBase, kRoutes } Route;

/* Writes of values that are not those before, by different operators. */
typedef tp_status_t Write(tp_tensor_t* tensor);
static tp_status_t add_one(tp_tensor_t* t) {
  return tp_add_scalar_inplace(t, F64(1));
}
static tp_status_t negate(tp_tensor_t* t) { return tp_neg_inplace(t); }
static tp_status_t fill(tp_tensor_t* t) { return tp_fill_inplace(t, F64(7)); }
static tp_status_t zero(tp_tensor_t* t) { return tp_zero_inplace(t); }
static tp_status_t copy(tp_tensor_t* t) {
  tp_tensor_t *apart, *other;
  assert_ok(tp_detach(t, &apart));
  assert_ok(tp_add_scalar(apart, F64(3), &other));
  const tp_status_t status = tp_copy_inplace(t, other);
  DROP(apart, other);
  return status;
}
static tp_status_t set_one(tp_tensor_t* t) {
  int64_t index[4] = {0};
  return tp_tensor_set(t, index, (size_t)tp_tensor_rank(t), F64(9));
}
static tp_status_t declare(tp_tensor_t* t) {
  void* data;
  assert_ok(tp_tensor_begin_write(t, &data));
  ((double*)data)[0] += 1;
  return tp_tensor_end_write(t);
}
static Write* const kWrites[] = {add_one, negate,  fill,   zero,
                                 copy,    set_one, declare};

/* A tensor that is written is a result that leads to a leaf, so that writes are
 * allowed; its base has one element more in front. */
typedef struct Operand {
  tp_tensor_t *leaf, *base, *tensor;
} Operand;

static Operand operand_of(const tp_tensor_t* values) {
  Operand operand;
  const int64_t count = tp_tensor_numel(values);
  tp_tensor_t *flat, *row = tt_zeros(TP_DTYPE_F64, DIMS(count + 1)), *end,
                     *part;
  assert_ok(tp_reshape((tp_tensor_t*)values, DIMS(-1), &flat));
  assert_ok(tp_slice(row, 0, 1, TP_SLICE_OPEN, 1, &end));
  assert_ok(tp_copy_inplace(end, flat));
  DROP(flat, end);
  assert_ok(tp_tensor_set_requires_grad(row, 1));
  operand.leaf = row;
  assert_ok(tp_mul_scalar(row, F64(1), &operand.base));
  assert_ok(tp_slice(operand.base, 0, 1, TP_SLICE_OPEN, 1, &part));
  assert_ok(tp_view(part, tp_tensor_sizes(values),
                    (size_t)tp_tensor_rank(values), &operand.tensor));
  DROP(part);
  return operand;
}

/* Puts operands in the place of the inputs of a call. */
static void replace_inputs(FormulaCase* formula, Operand* operands) {
  for (size_t i = 0; i < formula->input_count; ++i) {
    tp_tensor_t* const before = formula->inputs[i];
    operands[i] = operand_of(before);
    for (size_t k = 0; k < formula->info.argument_count; ++k) {
      if (formula->arguments[k].tensor == before) {
        formula->arguments[k].tensor = operands[i].tensor;
      }
    }
    for (size_t k = 0; k < TT_COUNT(formula->list); ++k) {
      if (formula->list[k] == before) formula->list[k] = operands[i].tensor;
    }
  }
}

static void drop_operands(Operand* operands, size_t n) {
  for (size_t i = 0; i < n; ++i) {
    DROP(operands[i].leaf, operands[i].base, operands[i].tensor);
  }
}

static tp_status_t write(tp_tensor_t* tensor, tp_tensor_t* base, Route route,
                         Write* by) {
  if (route == kDirectly) return by(tensor);
  if (route == kThroughBase && base != NULL) return by(base);
  tp_tensor_t* view;
  assert_ok(tp_unsqueeze(tensor, 0, &view));
  const tp_status_t status = by(view);
  DROP(view);
  return status;
}

/* Gradients of the leaves of a call whose tensor number `written` (inputs,
 * then results; -1 for none) is written in between. */
static tp_status_t gradients_after(int32_t op, int written, Route route,
                                   Write* by, double* sum, int* tensors) {
  FormulaCase formula;
  Operand operands[kFormulaMaxTensors];
  assert_true(formula_case_make(&formula, op, kFormulaPlain));
  replace_inputs(&formula, operands);
  tp_tensor_t* results[kFormulaMaxResults];
  const size_t result_count = formula.info.result_count;
  assert_ok(formula_case_call(&formula, results));
  *tensors = (int)(formula.input_count + result_count);
  tp_tensor_t* loss = NULL;
  tp_status_t status = TP_ERROR_UNSUPPORTED;
  const int has_history = tp_tensor_requires_grad(results[0]);
  if (has_history) {
    /* A sum of its own of each result: what is written later is not read. */
    tp_tensor_t* parts[kFormulaMaxResults] = {NULL};
    for (size_t i = 0; i < result_count; ++i) {
      if (tp_tensor_requires_grad(results[i])) parts[i] = sum_of(results[i]);
    }
    loss = parts[0];
    if (parts[1] != NULL) {
      assert_ok(tp_add(parts[0], parts[1], &loss));
      DROP(parts[0], parts[1]);
    }
    if (written >= 0) {
      const size_t k = (size_t)written;
      const int is_input = k < formula.input_count;
      tp_tensor_t* const tensor =
          is_input ? operands[k].tensor : results[k - formula.input_count];
      assert_ok(write(tensor, is_input ? operands[k].base : NULL, route, by));
    }
    status = backward(loss, 0);
    *sum = 0;
    for (size_t i = 0; status == TP_OK && i < formula.input_count; ++i) {
      tp_tensor_t* gradient;
      assert_ok(tp_tensor_grad_get(operands[i].leaf, &gradient));
      for (int64_t e = 0; gradient != NULL && e < tp_tensor_numel(gradient);
           ++e) {
        *sum += (double)(e + 1 + (int64_t)i) * tt_number(gradient, e);
      }
      DROP(gradient);
    }
  }
  DROP(loss);
  for (size_t i = 0; i < result_count; ++i) DROP(results[i]);
  drop_operands(operands, formula.input_count);
  formula_case_drop(&formula);
  return status;
}

static int can_be_called(int32_t op) {
  FormulaCase formula;
  const int drawn = !formula_case_make(&formula, op, kFormulaPlain);
  if (drawn) return 0;
  for (size_t i = 0; i < formula.input_count; ++i) {
    assert_ok(tp_tensor_set_requires_grad(formula.inputs[i], 1));
  }
  tp_tensor_t* results[kFormulaMaxResults];
  const tp_status_t status = formula_case_call(&formula, results);
  const int has_history =
      status == TP_OK && tp_tensor_requires_grad(results[0]);
  for (size_t i = 0; i < kFormulaMaxResults; ++i) {
    tp_tensor_release(results[i]);
  }
  formula_case_drop(&formula);
  return has_history;
}

/* Whether the tensor is saved is found by one write; every other write by every
 * route must agree. */
static void check_tensor(int32_t op, int tensor, double want, int* saved,
                         int* unsaved) {
  double sum;
  int tensors;
  const tp_status_t first =
      gradients_after(op, tensor, kDirectly, add_one, &sum, &tensors);
  *(first == TP_OK ? unsaved : saved) += 1;
  for (Route route = kDirectly; route < kRoutes; ++route) {
    for (size_t i = 0; i < TT_COUNT(kWrites); ++i) {
      const tp_status_t status =
          gradients_after(op, tensor, route, kWrites[i], &sum, &tensors);
      if (first == TP_OK) {
        assert_ok(status);
        assert_true(fabs(sum - want) <= 1e-12 * (1 + fabs(want)));
      } else {
        assert_int_equal(first, TP_ERROR_VERSION);
        assert_int_equal(status, TP_ERROR_VERSION);
      }
    }
  }
}

TEST(whatever_is_saved_is_refused_after_any_write_and_nothing_else_is) {
  int saved = 0, unsaved = 0;
  for (int32_t op = 1; op <= tp_operator_count(); ++op) {
    if (!can_be_called(op)) continue;
    double want, sum;
    int tensors;
    assert_ok(gradients_after(op, -1, kDirectly, NULL, &want, &tensors));
    assert_ok(gradients_after(op, -1, kDirectly, NULL, &sum, &tensors));
    for (int tensor = 0; tensor < tensors; ++tensor) {
      tp_operator_info_t info;
      assert_ok(tp_operator_info_init(&info, sizeof info));
      assert_ok(tp_operator_info(op, &info));
      const int is_result = tensor >= tensors - (int)info.result_count;
      /* Places are not numbers: nothing writes them here. */
      if (is_result && info.result_count == 2 && tensor == tensors - 1 &&
          strcmp(info.name, "aminmax") != 0) {
        continue;
      }
      check_tensor(op, tensor, want, &saved, &unsaved);
    }
  }
  print_message("%d saved tensors guarded, %d others may be written\n", saved,
                unsaved);
  assert_true(saved >= 60);
  assert_true(unsaved >= 60);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(whatever_is_saved_is_refused_after_any_write_and_nothing_else_is),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
