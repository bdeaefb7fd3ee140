/* Steps of optimisers: the formulas bit by bit, what may be written, and what
 * is refused. Golden steps are in conformance/optimizer.tsv, layouts,
 * instruction sets and threads in operator_general_test. */
#include <math.h>

#include "c/support/gradients.h"
#include "support/tp_test.h"

enum { kCount = 37, kSteps = 3 };

typedef enum Kind { kSgd, kAdam, kAdamW, kKinds } Kind;

/* Old values and new ones of one element, in f64. */
typedef struct Element {
  double parameter, gradient, states[3];
} Element;

static tp_sgd_options_t sgd_options(void) {
  tp_sgd_options_t options;
  assert_ok(tp_sgd_options_init(&options, sizeof options));
  options.lr = 0.1;
  options.momentum = 0.9;
  options.weight_decay = 0.01;
  return options;
}

static tp_adam_options_t adam_options(void) {
  tp_adam_options_t options;
  assert_ok(tp_adam_options_init(&options, sizeof options));
  options.lr = 0.01;
  options.weight_decay = 0.1;
  return options;
}

/* The header's formulas. */
static void step_sgd(Element* e, int64_t step, const tp_sgd_options_t* o) {
  double g = o->maximize ? -e->gradient : e->gradient;
  g = g + o->weight_decay * e->parameter;
  const double damped = (1 - o->dampening) * g;
  const double kept = o->momentum * e->states[0];
  e->states[0] = step == 1 ? g : kept + damped;
  const double ahead = o->momentum * e->states[0];
  g = o->nesterov ? g + ahead : e->states[0];
  const double change = o->lr * g;
  e->parameter = e->parameter - change;
}

static void step_adam(Element* e, int64_t step, const tp_adam_options_t* o,
                      int is_decoupled) {
  double g = o->maximize ? -e->gradient : e->gradient;
  if (is_decoupled) {
    e->parameter = (1 - o->lr * o->weight_decay) * e->parameter;
  } else {
    g = g + o->weight_decay * e->parameter;
  }
  const double first = (1 - o->beta1) * g, second = (1 - o->beta2) * g * g;
  e->states[0] = o->beta1 * (step == 1 ? 0 : e->states[0]) + first;
  e->states[1] = o->beta2 * (step == 1 ? 0 : e->states[1]) + second;
  e->states[2] = fmax(step == 1 ? 0 : e->states[2], e->states[1]);
  const double root =
      sqrt(e->states[2]) / sqrt(1 - pow(o->beta2, (double)step));
  const double rate = o->lr / (1 - pow(o->beta1, (double)step));
  e->parameter = e->parameter - rate * e->states[0] / (root + o->epsilon);
}

static double value_at(int64_t i, int64_t salt) {
  return (double)((i * 37 + salt * 101) % 211 - 105) / 64;
}

/* Every element after each step, of tensors of the dtypes: equal bits. */
static void check_formula(Kind kind, tp_dtype_t dtype, tp_dtype_t state_dtype) {
  const tp_sgd_options_t sgd = sgd_options();
  const tp_adam_options_t adam = adam_options();
  const size_t states = kind == kSgd ? 1 : 3;
  double values[kCount];
  tp_tensor_t *parameter, *state[3];
  for (int i = 0; i < kCount; ++i) values[i] = value_at(i, 0);
  parameter = tt_from(dtype, values, DIMS(kCount));
  for (int i = 0; i < kCount; ++i) values[i] = NAN;
  for (size_t k = 0; k < states; ++k) {
    state[k] = tt_from(state_dtype, values, DIMS(kCount));
  }
  for (int64_t step = 1; step <= kSteps; ++step) {
    Element want[kCount];
    for (int i = 0; i < kCount; ++i) values[i] = value_at(i, step);
    tp_tensor_t* gradient = tt_from(dtype, values, DIMS(kCount));
    for (int i = 0; i < kCount; ++i) {
      Element* const e = &want[i];
      e->parameter = tt_number(parameter, i);
      e->gradient = tt_number(gradient, i);
      for (size_t k = 0; k < states; ++k) {
        e->states[k] = tt_number(state[k], i);
      }
      if (kind == kSgd) {
        step_sgd(e, step, &sgd);
      } else {
        step_adam(e, step, &adam, kind == kAdamW);
      }
    }
    if (kind == kSgd) {
      assert_ok(tp_sgd_inplace(parameter, gradient, state[0], step, &sgd));
    } else {
      assert_ok((kind == kAdam ? tp_adam_inplace : tp_adamw_inplace)(
          parameter, gradient, state[0], state[1], state[2], step, &adam));
    }
    /* Rounded once. */
    for (int i = 0; i < kCount; ++i) values[i] = want[i].parameter;
    tp_tensor_t* rounded = tt_from(dtype, values, DIMS(kCount));
    assert_same_values(parameter, rounded);
    DROP(rounded);
    for (size_t k = 0; k < states; ++k) {
      for (int i = 0; i < kCount; ++i) values[i] = want[i].states[k];
      rounded = tt_from(state_dtype, values, DIMS(kCount));
      assert_same_values(state[k], rounded);
      DROP(rounded);
    }
    DROP(gradient);
  }
  tp_tensor_release(parameter);
  tt_drop(state, states);
}

TEST(steps_are_their_formulas_in_f64_rounded_once) {
  const tp_dtype_t dtypes[] = {TP_DTYPE_F64, TP_DTYPE_F32, TP_DTYPE_F16,
                               TP_DTYPE_BF16, TP_DTYPE_F8_E5M2};
  for (Kind kind = kSgd; kind < kKinds; ++kind) {
    for (size_t d = 0; d < TT_COUNT(dtypes); ++d) {
      check_formula(kind, dtypes[d], dtypes[d]);
      check_formula(kind, dtypes[d], TP_DTYPE_F32);
    }
  }
}

static tp_tensor_t* row_of(double a, double b, double c) {
  return tt_from(TP_DTYPE_F64, (double[]){a, b, c}, DIMS(3));
}

/* lr 0.5, nothing else. */
static tp_status_t plain_step(tp_tensor_t* parameter,
                              const tp_tensor_t* gradient) {
  tp_sgd_options_t options;
  assert_ok(tp_sgd_options_init(&options, sizeof options));
  options.lr = 0.5;
  return tp_sgd_inplace(parameter, gradient, NULL, 1, &options);
}

TEST(a_leaf_is_stepped_only_where_nothing_is_recorded) {
  tp_tensor_t *parameter = row_of(1, 2, 3), *gradient = row_of(2, 2, 2), *view;
  assert_ok(tp_tensor_set_requires_grad(parameter, 1));
  assert_ok(tp_narrow(parameter, 0, 0, 3, &view));
  assert_fails(plain_step(parameter, gradient), TP_ERROR_STATE);
  assert_fails(plain_step(view, gradient), TP_ERROR_STATE);
  assert_values(parameter, 1, 2, 3);
  assert_int_equal(tp_tensor_version(parameter), 0);
  assert_ok(tp_grad_mode_push(0));
  assert_ok(plain_step(parameter, gradient));
  assert_ok(tp_grad_mode_pop());
  assert_values(parameter, 0, 1, 2);
  assert_int_equal(tp_tensor_version(parameter), 1);
  assert_true(tp_tensor_requires_grad(parameter));
  DROP(parameter, gradient, view);
}

TEST(a_step_has_no_history) {
  tp_tensor_t *leaf = row_of(1, 2, 3), *gradient, *parameter = row_of(1, 1, 1);
  assert_ok(tp_tensor_set_requires_grad(leaf, 1));
  assert_ok(tp_exp(leaf, &gradient));
  assert_fails(plain_step(parameter, gradient), TP_ERROR_UNSUPPORTED);
  assert_error_says("sgd is not differentiable");
  assert_ok(tp_grad_mode_push(0));
  assert_ok(plain_step(parameter, gradient));
  assert_ok(tp_grad_mode_pop());
  assert_false(tp_tensor_requires_grad(parameter));
  DROP(leaf, gradient, parameter);
}

TEST(a_graph_from_before_a_step_is_refused) {
  tp_tensor_t *leaf = row_of(1, 2, 3), *square, *sum,
              *gradient = row_of(1, 1, 1);
  assert_ok(tp_tensor_set_requires_grad(leaf, 1));
  assert_ok(tp_square(leaf, &square));
  sum = sum_of(square);
  assert_ok(tp_grad_mode_push(0));
  assert_ok(plain_step(leaf, gradient));
  assert_ok(tp_grad_mode_pop());
  assert_fails(backward(sum, 0), TP_ERROR_VERSION);
  DROP(leaf, square, sum, gradient);
}

TEST(a_parameter_that_overlaps_itself_gets_bytes_of_its_own) {
  tp_tensor_t *one = tt_full(TP_DTYPE_F64, 4, NULL, 0), *parameter;
  tp_tensor_t* gradient = row_of(2, 4, 6);
  assert_ok(tp_expand(one, DIMS(3), &parameter));
  assert_ok(plain_step(parameter, gradient));
  assert_values(parameter, 3, 2, 1);
  assert_values(one, 4);
  assert_int_equal(tp_tensor_version(one), 0);
  assert_int_equal(tp_tensor_version(parameter), 1);
  DROP(one, parameter, gradient);
}

TEST(a_gradient_may_be_the_parameter_or_lie_across_it) {
  tp_tensor_t *parameter = row_of(2, 4, 6), *turned;
  assert_ok(plain_step(parameter, parameter));
  assert_values(parameter, 1, 2, 3);
  assert_ok(tp_flip(parameter, DIMS(0), &turned));
  assert_ok(plain_step(parameter, turned));
  assert_values(parameter, -0.5, 1, 2.5);
  DROP(parameter, turned);
}

/* Nothing is written by a step that is refused. */
static void assert_sgd_refused(tp_tensor_t* parameter,
                               const tp_tensor_t* gradient, tp_tensor_t* buffer,
                               int64_t step, const tp_sgd_options_t* options,
                               tp_status_t code) {
  const int64_t version = tp_tensor_version(parameter);
  assert_fails(tp_sgd_inplace(parameter, gradient, buffer, step, options),
               code);
  assert_int_equal(tp_tensor_version(parameter), version);
}

TEST(tensors_that_do_not_fit_are_refused) {
  const tp_sgd_options_t options = sgd_options();
  tp_tensor_t *parameter = row_of(1, 2, 3), *gradient = row_of(1, 1, 1);
  tp_tensor_t* buffer = row_of(0, 0, 0);
  tp_tensor_t* shorter = tt_zeros(TP_DTYPE_F64, DIMS(1));
  tp_tensor_t* whole = tt_zeros(TP_DTYPE_I64, DIMS(3));
  tp_tensor_t* complex = tt_zeros(TP_DTYPE_C128, DIMS(3));
  assert_sgd_refused(parameter, shorter, buffer, 2, &options, TP_ERROR_SHAPE);
  assert_error_says("the gradient has shape (1,)");
  assert_sgd_refused(parameter, gradient, shorter, 2, &options, TP_ERROR_SHAPE);
  assert_sgd_refused(whole, gradient, buffer, 2, &options, TP_ERROR_DTYPE);
  assert_sgd_refused(parameter, whole, buffer, 2, &options, TP_ERROR_DTYPE);
  assert_sgd_refused(parameter, gradient, whole, 2, &options, TP_ERROR_DTYPE);
  assert_sgd_refused(complex, gradient, buffer, 2, &options, TP_ERROR_DTYPE);
  assert_sgd_refused(parameter, complex, buffer, 2, &options, TP_ERROR_DTYPE);
  assert_sgd_refused(parameter, gradient, parameter, 2, &options,
                     TP_ERROR_OVERLAP);
  assert_sgd_refused(parameter, NULL, buffer, 2, &options, TP_ERROR_NULL);
  assert_sgd_refused(parameter, gradient, buffer, 2, NULL, TP_ERROR_NULL);
  assert_values(parameter, 1, 2, 3);
  assert_values(buffer, 0, 0, 0);
  DROP(parameter, gradient, buffer, shorter, whole, complex);
}

TEST(numbers_that_make_no_sense_are_refused) {
  tp_tensor_t *parameter = row_of(1, 2, 3), *gradient = row_of(1, 1, 1);
  tp_tensor_t* buffer = row_of(0, 0, 0);
  const double wrong[] = {-1, NAN, INFINITY};
  for (size_t i = 0; i < TT_COUNT(wrong); ++i) {
    tp_sgd_options_t options = sgd_options();
    options.lr = wrong[i];
    assert_sgd_refused(parameter, gradient, buffer, 1, &options,
                       TP_ERROR_ARGUMENT);
  }
  tp_sgd_options_t options = sgd_options();
  assert_sgd_refused(parameter, gradient, buffer, 0, &options,
                     TP_ERROR_ARGUMENT);
  assert_sgd_refused(parameter, gradient, NULL, 1, &options, TP_ERROR_ARGUMENT);
  assert_error_says("momentum 0.9 needs a momentum buffer");
  options.momentum = 0;
  assert_sgd_refused(parameter, gradient, buffer, 1, &options,
                     TP_ERROR_ARGUMENT);
  options.reserved = 1;
  assert_sgd_refused(parameter, gradient, NULL, 1, &options, TP_ERROR_ARGUMENT);
  options.struct_size = 8;
  assert_sgd_refused(parameter, gradient, NULL, 1, &options, TP_ERROR_ARGUMENT);
  DROP(parameter, gradient, buffer);
}

TEST(tensors_without_elements_and_of_rank_0_are_stepped) {
  const tp_adam_options_t options = adam_options();
  tp_tensor_t *none[4], *one[4];
  for (int i = 0; i < 4; ++i) {
    none[i] = tt_zeros(TP_DTYPE_F32, DIMS(2, 0));
    one[i] = tt_full(TP_DTYPE_F32, 1, NULL, 0);
  }
  assert_ok(
      tp_adam_inplace(none[0], none[1], none[2], none[3], NULL, 1, &options));
  assert_int_equal(tp_tensor_version(none[3]), 1);
  assert_ok(tp_adam_inplace(one[0], one[1], one[2], one[3], NULL, 1, &options));
  assert_true(tt_number(one[0], 0) < 1);
  tt_drop(none, 4);
  tt_drop(one, 4);
}

/* Called by name without given results, a step leaves its operands alone. */
TEST(a_step_by_name_makes_new_tensors) {
  tp_tensor_t *parameter = row_of(1, 2, 3), *gradient = row_of(2, 2, 2);
  tp_tensor_t* results[2] = {NULL, NULL};
  tp_argument_t arguments[10];
  memset(arguments, 0, sizeof arguments);
  for (int i = 0; i < 10; ++i) {
    arguments[i].kind = i < 7 ? TP_ARGUMENT_SCALAR : TP_ARGUMENT_BOOL;
    arguments[i].scalar = *F64(i == 3 ? 0.5 : 0);
  }
  arguments[0].kind = arguments[1].kind = TP_ARGUMENT_TENSOR;
  arguments[0].tensor = parameter;
  arguments[1].tensor = gradient;
  arguments[2].kind = TP_ARGUMENT_NONE;
  arguments[9].kind = TP_ARGUMENT_INTEGER;
  arguments[9].integer = 1;
  assert_ok(tp_operator_call_name("sgd", arguments, 10, results, 2));
  assert_values(results[0], 0, 1, 2);
  assert_true(results[1] == NULL);
  assert_values(parameter, 1, 2, 3);
  assert_int_equal(tp_tensor_version(parameter), 0);
  tp_tensor_t* given[2] = {NULL, gradient};
  assert_fails(tp_operator_call_name("sgd", arguments, 10, given, 2),
               TP_ERROR_ARGUMENT);
  DROP(parameter, gradient, results[0]);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(steps_are_their_formulas_in_f64_rounded_once),
      T(a_leaf_is_stepped_only_where_nothing_is_recorded),
      T(a_step_has_no_history),
      T(a_graph_from_before_a_step_is_refused),
      T(a_parameter_that_overlaps_itself_gets_bytes_of_its_own),
      T(a_gradient_may_be_the_parameter_or_lie_across_it),
      T(tensors_that_do_not_fit_are_refused),
      T(numbers_that_make_no_sense_are_refused),
      T(tensors_without_elements_and_of_rank_0_are_stepped),
      T(a_step_by_name_makes_new_tensors),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
