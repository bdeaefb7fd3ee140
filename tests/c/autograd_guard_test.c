/* Every operator of the table, called by name and by its function where that is
 * recorded in another way, each of its tensors written between the call and the
 * backward pass in every way that the library writes: directly, through views
 * and whatever else shares its bytes. What the derivative saved is refused
 * then; what it did not save gives the gradient that it has without the write,
 * and so it does where another tensor is written. */
#include <math.h>
#include <stdio.h>

#include "c/support/formula_case.h"
#include "c/support/gradients.h"
#include "c/support/writes.h"

/* How the bytes of a tensor are reached. */
typedef enum Route {
  kDirectly,
  kThroughView,
  kThroughBase,
  kThroughDetached, /* by operators without a derivative, too */
  kManyRoutes,
  /* By what is no operator alone. */
  kThroughPart = kManyRoutes,
  kThroughStorage,
  kRoutes
} Route;

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

/* Another tensor on the same bytes; NULL if there is none by that route. */
static tp_tensor_t* reach(tp_tensor_t* tensor, tp_tensor_t* base, Route route) {
  tp_tensor_t* other = NULL;
  switch (route) {
    case kDirectly:
      return tp_tensor_retain(tensor);
    case kThroughView:
      assert_ok(tp_unsqueeze(tensor, 0, &other));
      return other;
    case kThroughBase:
      return tp_tensor_retain(base);
    case kThroughPart:
      assert_ok(tp_reshape(tensor, DIMS(-1), &other));
      tp_tensor_t* const flat = other;
      assert_ok(tp_narrow(flat, 0, 0, 1, &other));
      DROP(flat);
      return other;
    case kThroughDetached:
      assert_ok(tp_detach(tensor, &other));
      return other;
    default:
      assert_ok(tp_tensor_from_storage(
          (tp_storage_t*)tp_tensor_storage(tensor), tp_tensor_sizes(tensor),
          tp_tensor_strides(tensor), (size_t)tp_tensor_rank(tensor),
          tp_tensor_offset(tensor), tp_tensor_dtype(tensor), &other));
      return other;
  }
}

enum { kNone = -1, kEverythingElse = -2 };

/* What is done between a call and the way back. */
typedef struct Between {
  int tensor; /* inputs, then results; kNone */
  Route route;
  size_t write;
} Between;

typedef struct Outcome {
  tp_status_t written, status;
  double sum; /* of the gradients of all leaves, weighted */
  int tensors;
} Outcome;

/* Copies of all tensors of the call, and one that is new. */
static void write_others(const Operand* operands, size_t n,
                         tp_tensor_t* const* results, size_t m, size_t write) {
  for (size_t i = 0; i < n + m; ++i) {
    tp_tensor_t *apart, *copy;
    assert_ok(tp_detach(i < n ? operands[i].tensor : results[i - n], &apart));
    if (tp_tensor_dtype(apart) == TP_DTYPE_F64) {
      assert_ok(tp_clone(apart, 0, &copy));
      assert_int_equal(tp_tensor_version(copy), 0);
      write_by(write, copy);
      DROP(copy);
    }
    DROP(apart);
  }
  tp_tensor_t* fresh = tt_empty(TP_DTYPE_F64, DIMS(2, 3));
  assert_int_equal(tp_tensor_version(fresh), 0);
  write_by(write, fresh);
  DROP(fresh);
}

static tp_tensor_t* loss_of(tp_tensor_t* const* results, size_t n) {
  /* A sum of its own of each result: what is written later is not read. */
  tp_tensor_t* parts[kFormulaMaxResults] = {NULL};
  for (size_t i = 0; i < n; ++i) {
    if (tp_tensor_requires_grad(results[i])) parts[i] = sum_of(results[i]);
  }
  if (parts[1] == NULL) return parts[0];
  tp_tensor_t* loss;
  assert_ok(tp_add(parts[0], parts[1], &loss));
  DROP(parts[0], parts[1]);
  return loss;
}

static double sum_of_gradients(const Operand* operands, size_t n) {
  double sum = 0;
  for (size_t i = 0; i < n; ++i) {
    tp_tensor_t* gradient;
    assert_ok(tp_tensor_grad_get(operands[i].leaf, &gradient));
    const int64_t count = gradient == NULL ? 0 : tp_tensor_numel(gradient);
    for (int64_t e = 0; e < count; ++e) {
      sum += (double)(e + 1 + (int64_t)i) * tt_number(gradient, e);
    }
    DROP(gradient);
  }
  return sum;
}

/* Calls, writes and goes back. */
static Outcome go_back(FormulaCall call, Between between) {
  FormulaCase formula;
  Operand operands[kFormulaMaxTensors];
  tp_tensor_t* results[kFormulaMaxResults];
  Outcome outcome = {TP_OK, TP_OK, 0, 0};
  assert_true(formula_case_make(&formula, call, kFormulaPlain));
  replace_inputs(&formula, operands);
  const size_t n = formula.input_count, m = formula.info.result_count;
  assert_ok(formula_case_call(&formula, results));
  for (size_t i = 0; i < m; ++i) {
    assert_int_equal(tp_tensor_version(results[i]), 0);
  }
  tp_tensor_t* loss = loss_of(results, m);
  if (between.tensor == kEverythingElse) {
    write_others(operands, n, results, m, between.write);
  } else if (between.tensor != kNone) {
    const size_t k = (size_t)between.tensor;
    tp_tensor_t* const tensor = k < n ? operands[k].tensor : results[k - n];
    tp_tensor_t* const way =
        reach(tensor, k < n ? operands[k].base : tensor, between.route);
    outcome.written = write_by(between.write, way);
    DROP(way);
  }
  outcome.status = backward(loss, 0);
  if (outcome.status == TP_OK) outcome.sum = sum_of_gradients(operands, n);
  outcome.tensors = (int)(n + m);
  DROP(loss);
  /* The graph is gone: nothing is in the way of a write. */
  for (size_t i = 0; i < n && between.tensor == kNone; ++i) {
    assert_ok(tp_fill_inplace(operands[i].tensor, F64(1)));
  }
  for (size_t i = 0; i < m; ++i) DROP(results[i]);
  drop_operands(operands, n);
  formula_case_drop(&formula);
  return outcome;
}

static int has_gradient(FormulaCall call) {
  FormulaCase formula;
  if (!formula_case_make(&formula, call, kFormulaPlain)) return 0;
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

/* How often each write was done. */
static int g_done[2048];

static void check_same(const Outcome* is, double want) {
  assert_ok(is->status);
  assert_true(fabs(is->sum - want) <= 1e-12 * (1 + fabs(want)));
}

/* Whether the tensor is saved is found by one write; every other write by every
 * route must agree. */
static int is_saved(FormulaCall call, int tensor, double want) {
  const size_t plain = write_count() - plain_write_count();
  const Outcome first = go_back(call, (Between){tensor, kDirectly, plain});
  assert_ok(first.written);
  const int saved = first.status != TP_OK;
  for (Route route = kDirectly; route < kRoutes; ++route) {
    for (size_t write = route < kManyRoutes ? 0 : plain; write < write_count();
         ++write) {
      const Outcome is = go_back(call, (Between){tensor, route, write});
      if (is.written != TP_OK || !saved) {
        check_same(&is, want);
      } else if (is.status != TP_ERROR_VERSION) {
        fail_msg(
            "operator %d saved its tensor %d, but it may be written by %s "
            "by route %d",
            (int)call.op, tensor, write_name(write), (int)route);
      }
      g_done[write] += is.written == TP_OK;
    }
  }
  return saved;
}

/* Places are not numbers: nothing writes them here. */
static int is_place(int32_t op, int tensor, int tensors) {
  tp_operator_info_t info;
  assert_ok(tp_operator_info_init(&info, sizeof info));
  assert_ok(tp_operator_info(op, &info));
  return info.result_count == 2 && tensor == tensors - 1 &&
         strcmp(info.name, "aminmax") != 0;
}

/* The tensors of a call: a set of those that are saved, and how many. */
typedef struct Saved {
  uint32_t set;
  int tensors;
} Saved;

static Saved check_call(FormulaCall call) {
  const Outcome plain = go_back(call, (Between){kNone, kDirectly, 0});
  assert_ok(plain.status);
  Saved saved = {0, 0};
  for (int tensor = 0; tensor < plain.tensors; ++tensor) {
    if (is_place(call.op, tensor, plain.tensors)) continue;
    if (is_saved(call, tensor, plain.sum)) saved.set |= 1u << tensor;
    ++saved.tensors;
  }
  for (size_t write = 0; write < write_count(); ++write) {
    const Outcome is =
        go_back(call, (Between){kEverythingElse, kDirectly, write});
    check_same(&is, plain.sum);
  }
  return saved;
}

TEST(whatever_is_saved_is_refused_after_any_write_and_nothing_else_is) {
  int saved = 0, unsaved = 0, functions = 0;
  for (int32_t op = 1; op <= tp_operator_count(); ++op) {
    const FormulaCall named = {op, kFormulaByName};
    const FormulaCall function = {op, kFormulaByFunction};
    if (!has_gradient(named)) continue;
    const Saved is = check_call(named);
    for (int tensor = 0; tensor < is.tensors; ++tensor) {
      *((is.set >> tensor & 1) != 0 ? &saved : &unsaved) += 1;
    }
    if (!has_gradient(function)) continue;
    assert_int_equal(check_call(function).set, is.set);
    ++functions;
  }
  int done = 0, writes = 0;
  for (size_t write = 0; write < write_count(); ++write) {
    writes += g_done[write] != 0;
    done += g_done[write];
  }
  print_message(
      "%d saved tensors guarded, %d others may be written, after %d short "
      "calls the same; %d writes in %d ways\n",
      saved, unsaved, functions, done, writes);
  assert_true(functions >= 67);
  assert_true(saved >= 100);
  assert_true(unsaved >= 100);
}

/* The operator of a function tp_NAME[_scalar]_inplace; "" for another one. */
static void written_operator(const char* function, char* name, size_t size) {
  static const char* const kEnds[] = {"_inplace", "_scalar"};
  snprintf(name, size, "%s", function + strlen("tp_"));
  for (size_t i = 0; i < TT_COUNT(kEnds); ++i) {
    const size_t length = strlen(name), end = strlen(kEnds[i]);
    const int has_end =
        length > end && strcmp(name + length - end, kEnds[i]) == 0;
    if (!has_end && i == 0) name[0] = '\0';
    if (has_end) name[length - end] = '\0';
  }
}

static int is_done(const char* name) {
  for (size_t write = 0; write < write_count(); ++write) {
    if (g_done[write] != 0 && strcmp(write_name(write), name) == 0) return 1;
  }
  return 0;
}

/* The list of functions is the library's list of symbols. */
TEST(every_function_that_writes_in_place_was_among_the_writes) {
  /* They take whole numbers alone. */
  static const char* const kOfIntegers[] = {"bitwise_and", "bitwise_not",
                                            "bitwise_or",  "bitwise_xor",
                                            "left_shift",  "right_shift"};
  FILE* symbols = fopen(TP_SYMBOL_LIST, "r");
  char line[128], name[128];
  int functions = 0;
  assert_non_null(symbols);
  while (fgets(line, sizeof line, symbols)) {
    line[strcspn(line, " \t\r\n")] = '\0';
    if (strncmp(line, "tp_", 3) != 0) continue;
    written_operator(line, name, sizeof name);
    if (name[0] == '\0') continue;
    int whole = 0;
    for (size_t i = 0; i < TT_COUNT(kOfIntegers); ++i) {
      whole |= strcmp(kOfIntegers[i], name) == 0;
    }
    ++functions;
    if (whole == is_done(name)) fail_msg("%s", line);
  }
  fclose(symbols);
  print_message("%d functions write in place\n", functions);
  assert_true(functions >= 100);
}

TEST(a_graph_that_was_given_back_is_not_about_versions) {
  tp_tensor_t *x = LEAF(2, 1, 2), *y;
  assert_ok(tp_exp(x, &y));
  tp_tensor_t* sum = sum_of(y);
  assert_ok(backward(sum, 0));
  assert_ok(tp_zero_inplace(y));
  assert_fails(backward(sum, 0), TP_ERROR_STATE);
  DROP(x, y, sum);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(whatever_is_saved_is_refused_after_any_write_and_nothing_else_is),
      T(every_function_that_writes_in_place_was_among_the_writes),
      T(a_graph_that_was_given_back_is_not_about_versions),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
