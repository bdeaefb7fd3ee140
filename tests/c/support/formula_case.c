#include "c/support/formula_case.h"

#include "c/support/public_function.h"

/* What an operator wants of its inputs; what is missing is usual. */
static const struct Wish {
  const char* name;
  double low, high; /* of values; -2 to 2 */
  struct {
    size_t rank;
    int64_t sizes[3];
  } shapes[3]; /* (2, 3) */
} kWishes[] = {
    {"acos", -0.8, 0.8, {{0, {0}}}},
    {"acosh", 1.5, 3, {{0, {0}}}},
    {"addcdiv", 0.5, 2, {{0, {0}}}},
    {"addmm", -2, 2, {{2, {2, 2}}, {2, {2, 3}}, {2, {3, 2}}}},
    {"asin", -0.8, 0.8, {{0, {0}}}},
    {"atanh", -0.8, 0.8, {{0, {0}}}},
    {"baddbmm", -2, 2, {{3, {2, 2, 2}}, {3, {2, 2, 3}}, {3, {2, 3, 2}}}},
    {"cbrt", 0.5, 2, {{0, {0}}}},
    {"digamma", 0.5, 2, {{0, {0}}}},
    {"div", 0.5, 2, {{0, {0}}}},
    {"dot", -2, 2, {{1, {3}}, {1, {3}}, {0, {0}}}},
    {"embedding", -2, 2, {{2, {3, 2}}, {0, {0}}, {0, {0}}}},
    {"fmod", 0.5, 2, {{0, {0}}}},
    {"hypot", 0.5, 2, {{0, {0}}}},
    {"layer_norm", -2, 2, {{2, {2, 3}}, {1, {3}}, {1, {3}}}},
    {"lgamma", 0.5, 2, {{0, {0}}}},
    {"linear", -2, 2, {{2, {2, 3}}, {2, {2, 3}}, {1, {2}}}},
    {"log", 0.5, 2, {{0, {0}}}},
    {"log10", 0.5, 2, {{0, {0}}}},
    {"log1p", -0.5, 2, {{0, {0}}}},
    {"log2", 0.5, 2, {{0, {0}}}},
    {"matmul", -2, 2, {{2, {2, 3}}, {2, {3, 2}}, {0, {0}}}},
    {"norm", 0.5, 2, {{0, {0}}}},
    {"outer", -2, 2, {{1, {2}}, {1, {3}}, {0, {0}}}},
    {"pow", 0.5, 2, {{0, {0}}}},
    {"reciprocal", 0.5, 2, {{0, {0}}}},
    {"remainder", 0.5, 2, {{0, {0}}}},
    {"rsqrt", 0.5, 2, {{0, {0}}}},
    {"scatter", -2, 2, {{2, {2, 3}}, {2, {2, 2}}, {0, {0}}}},
    {"scatter_add", -2, 2, {{2, {2, 3}}, {2, {2, 2}}, {0, {0}}}},
    {"scatter_mul", -2, 2, {{2, {2, 3}}, {2, {2, 2}}, {0, {0}}}},
    {"sqrt", 0.5, 2, {{0, {0}}}},
};

static const struct Wish* wish_of(const char* name) {
  for (size_t i = 0; i < TT_COUNT(kWishes); ++i) {
    if (strcmp(kWishes[i].name, name) == 0) return &kWishes[i];
  }
  return NULL;
}

/* Numbers that do not repeat soon; the same for each making of a case. */
static uint64_t g_state;
static double draw(double low, double high) {
  g_state = g_state * 6364136223846793005u + 1442695040888963407u;
  return low + (high - low) * (double)(g_state >> 11) * 0x1p-53;
}

/* Every second element of a larger tensor, transposed in memory. */
static tp_tensor_t* strided_of(tp_tensor_t* plain) {
  const int64_t rank = tp_tensor_rank(plain);
  if (rank == 0) return plain;
  tp_tensor_t *wide, *every, *turned;
  int64_t sizes[4] = {0};
  for (int64_t i = 0; i < rank; ++i) {
    sizes[i] = tp_tensor_sizes(plain)[rank - 1 - i];
  }
  sizes[0] *= 2;
  wide = tt_zeros(TP_DTYPE_F64, sizes, (size_t)rank);
  assert_ok(tp_slice(wide, 0, 0, TP_SLICE_OPEN, 2, &every));
  int64_t order[4];
  for (int64_t i = 0; i < rank; ++i) order[i] = rank - 1 - i;
  assert_ok(tp_permute(every, order, (size_t)rank, &turned));
  assert_ok(tp_copy_inplace(turned, plain));
  DROP(plain, wide, every);
  return turned;
}

static tp_tensor_t* add_input(FormulaCase* formula, int strided) {
  const struct Wish* const wish = wish_of(formula->info.name);
  const size_t k = formula->input_count;
  int64_t sizes[3] = {2, 3, 0};
  size_t rank = 2;
  if (wish != NULL && k < 3 && wish->shapes[k].rank != 0) {
    rank = wish->shapes[k].rank;
    memcpy(sizes, wish->shapes[k].sizes, sizeof sizes);
  }
  /* The value of masked_fill is one number. */
  if (strcmp(formula->info.name, "masked_fill") == 0 && k == 1) rank = 0;
  double values[16];
  for (size_t i = 0; i < TT_COUNT(values); ++i) {
    values[i] = wish == NULL ? draw(-2, 2) : draw(wish->low, wish->high);
  }
  tp_tensor_t* input = tt_from(TP_DTYPE_F64, values, sizes, rank);
  if (strided) input = strided_of(input);
  formula->inputs[formula->input_count++] = input;
  return input;
}

static tp_tensor_t* add_index(FormulaCase* formula, const char* argument) {
  const char* const name = formula->info.name;
  tp_tensor_t* index;
  if (strcmp(argument, "index") != 0 && strcmp(argument, "target") != 0) {
    index = tt_from(TP_DTYPE_BOOL, (double[]){1, 0, 1, 0, 0, 1}, DIMS(2, 3));
  } else if (strcmp(name, "gather") == 0 || strncmp(name, "scatter", 7) == 0) {
    index = tt_from(TP_DTYPE_I64, (double[]){0, 2, 1, 0}, DIMS(2, 2));
  } else {
    index = tt_from(TP_DTYPE_I64, (double[]){2, 0}, DIMS(2));
  }
  formula->others[formula->other_count++] = index;
  return index;
}

static const int64_t kOne[] = {1};
static const int64_t kThree[] = {3};
static const int64_t kTwice[] = {2, 1};

static void fill_integers(const char* name, tp_argument_t* argument) {
  argument->integers = kOne;
  argument->count = 1;
  if (strcmp(name, "sizes") == 0) argument->integers = kThree;
  if (strcmp(name, "repeats") == 0) {
    argument->integers = kTwice;
    argument->count = 2;
  }
}

static int64_t integer_for(const char* name) {
  if (strcmp(name, "dim") == 0) return 1;
  if (strcmp(name, "padding_index") == 0) return TP_INDEX_NONE;
  if (strcmp(name, "reduction") == 0) return TP_LOSS_MEAN;
  if (strcmp(name, "ignored") == 0) return TP_TARGET_IGNORED;
  return 0;
}

static int draws(const tp_operator_info_t* info) {
  for (size_t i = 0; i < info->argument_count; ++i) {
    if (info->arguments[i].kind == TP_ARGUMENT_GENERATOR) return 1;
  }
  return 0;
}

static void make_arguments(FormulaCase* formula, FormulaInputs inputs) {
  const int strided = inputs == kFormulaStrided;
  for (size_t i = 0; i < formula->info.argument_count; ++i) {
    const tp_argument_info_t* const info = &formula->info.arguments[i];
    tp_argument_t* const argument = &formula->arguments[i];
    argument->kind = info->kind;
    switch (info->kind) {
      case TP_ARGUMENT_TENSOR:
        /* The weight of a loss is not what it is differentiated by. */
        if (strcmp(formula->info.name, "nll_loss") == 0 && i == 2) {
          argument->kind = TP_ARGUMENT_NONE;
          break;
        }
        if (strcmp(formula->info.name, "cross_entropy") == 0 && i == 2) {
          argument->kind = TP_ARGUMENT_NONE;
          break;
        }
        argument->tensor = add_input(formula, strided);
        break;
      case TP_ARGUMENT_OPERAND:
        if (inputs == kFormulaNumbers) {
          argument->kind = TP_ARGUMENT_SCALAR;
          argument->scalar = *F64(0.7);
          break;
        }
        argument->kind = TP_ARGUMENT_TENSOR;
        argument->tensor = add_input(formula, strided);
        break;
      case TP_ARGUMENT_INDEX:
        argument->tensor = add_index(formula, info->name);
        break;
      case TP_ARGUMENT_TENSORS:
        argument->count = strcmp(formula->info.name, "linear") == 0 ? 1 : 2;
        for (size_t k = 0; k < argument->count; ++k) {
          formula->list[k] = add_input(formula, strided);
        }
        argument->tensors = formula->list;
        break;
      case TP_ARGUMENT_SCALAR:
        argument->scalar = *F64(0.7);
        break;
      case TP_ARGUMENT_INTEGERS:
        fill_integers(info->name, argument);
        break;
      case TP_ARGUMENT_INTEGER:
        argument->integer = integer_for(info->name);
        break;
      default:
        break;
    }
  }
}

int formula_case_make(FormulaCase* formula, FormulaCall call,
                      FormulaInputs inputs) {
  memset(formula, 0, sizeof *formula);
  formula->route = call.route;
  g_state = 12345 + (uint64_t)call.op;
  assert_ok(tp_operator_info_init(&formula->info, sizeof formula->info));
  assert_ok(tp_operator_info(call.op, &formula->info));
  if (draws(&formula->info)) return 0;
  make_arguments(formula, inputs);
  if (call.route == kFormulaByName ||
      has_public_function(formula->info.name, formula->arguments,
                          formula->info.argument_count)) {
    return 1;
  }
  formula_case_drop(formula);
  return 0;
}

void formula_case_drop(FormulaCase* formula) {
  tt_drop(formula->inputs, formula->input_count);
  tt_drop(formula->others, formula->other_count);
}

tp_status_t formula_case_call(const FormulaCase* formula,
                              tp_tensor_t* results[kFormulaMaxResults]) {
  memset(results, 0, kFormulaMaxResults * sizeof *results);
  if (formula->route == kFormulaByFunction) {
    return public_function_call(formula->info.name, formula->arguments,
                                formula->info.argument_count, results);
  }
  return tp_operator_call(formula->info.op, formula->arguments,
                          formula->info.argument_count, results,
                          formula->info.result_count);
}

int formula_case_goes_on(const FormulaCase* formula) {
  /* By digamma, which has none. */
  return strcmp(formula->info.name, "lgamma") != 0;
}
