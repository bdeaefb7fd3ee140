/* elementwise.tsv and functions.tsv: the operators of this release on
 * contiguous inputs, on every second element of longer ones, and at all lengths
 * and layouts. */
#include <stdlib.h>

#include "support/conformance.h"
#include "support/conformance_sweep.h"

enum {
  kOp,
  kDtypeA,
  kSizesA,
  kValuesA,
  kDtypeB,
  kSizesB,
  kValuesB,
  kOutDtype,
  kOutSizes,
  kOutValues,
  kRtol,
  kOrigin,
  kNumpy,
  kColumns
};

typedef tp_status_t (*Unary)(const tp_tensor_t*, tp_tensor_t**);
typedef tp_status_t (*Binary)(const tp_tensor_t*, const tp_tensor_t*,
                              tp_tensor_t**);

typedef struct Operator {
  const char* name;
  Unary unary;
  Binary binary;
  int zero_sign; /* whether the sign of a zero is part of the result */
} Operator;

static const Operator kOperators[] = {
    {"add", NULL, tp_add, 1},
    {"sub", NULL, tp_sub, 1},
    {"mul", NULL, tp_mul, 1},
    {"div", NULL, tp_div, 1},
    {"floor_divide", NULL, tp_floor_divide, 0},
    {"trunc_divide", NULL, tp_trunc_divide, 0},
    {"remainder", NULL, tp_remainder, 0},
    {"fmod", NULL, tp_fmod, 0},
    {"maximum", NULL, tp_maximum, 0},
    {"minimum", NULL, tp_minimum, 0},
    {"pow", NULL, tp_pow, 1},
    {"hypot", NULL, tp_hypot, 1},
    {"eq", NULL, tp_eq, 0},
    {"ne", NULL, tp_ne, 0},
    {"lt", NULL, tp_lt, 0},
    {"le", NULL, tp_le, 0},
    {"gt", NULL, tp_gt, 0},
    {"ge", NULL, tp_ge, 0},
    {"logical_and", NULL, tp_logical_and, 0},
    {"logical_or", NULL, tp_logical_or, 0},
    {"logical_xor", NULL, tp_logical_xor, 0},
    {"bitwise_and", NULL, tp_bitwise_and, 0},
    {"bitwise_or", NULL, tp_bitwise_or, 0},
    {"bitwise_xor", NULL, tp_bitwise_xor, 0},
    {"left_shift", NULL, tp_left_shift, 0},
    {"right_shift", NULL, tp_right_shift, 0},
    {"logical_not", tp_logical_not, NULL, 0},
    {"bitwise_not", tp_bitwise_not, NULL, 0},
    {"neg", tp_neg, NULL, 1},
    {"abs", tp_abs, NULL, 1},
    {"relu", tp_relu, NULL, 0},
    {"sqrt", tp_sqrt, NULL, 1},
    {"exp", tp_exp, NULL, 0},
    {"exp2", tp_exp2, NULL, 0},
    {"expm1", tp_expm1, NULL, 1},
    {"log", tp_log, NULL, 1},
    {"log2", tp_log2, NULL, 1},
    {"log10", tp_log10, NULL, 1},
    {"log1p", tp_log1p, NULL, 1},
    {"cbrt", tp_cbrt, NULL, 1},
    {"sinh", tp_sinh, NULL, 1},
    {"cosh", tp_cosh, NULL, 0},
    {"tanh", tp_tanh, NULL, 1},
    {"asinh", tp_asinh, NULL, 1},
    {"acosh", tp_acosh, NULL, 1},
    {"atanh", tp_atanh, NULL, 1},
    {"square", tp_square, NULL, 0},
    {"reciprocal", tp_reciprocal, NULL, 0},
    {"rsqrt", tp_rsqrt, NULL, 0},
    {"sigmoid", tp_sigmoid, NULL, 0},
    {"sign", tp_sign, NULL, 0},
    {"floor", tp_floor, NULL, 1},
    {"ceil", tp_ceil, NULL, 1},
    {"round", tp_round, NULL, 1},
    {"trunc", tp_trunc, NULL, 1},
    {"frac", tp_frac, NULL, 0},
    {"sin", tp_sin, NULL, 1},
    {"cos", tp_cos, NULL, 0},
    {"tan", tp_tan, NULL, 1},
    {"asin", tp_asin, NULL, 1},
    {"acos", tp_acos, NULL, 1},
    {"atan", tp_atan, NULL, 1},
    {"atan2", NULL, tp_atan2, 1},
    {"erf", tp_erf, NULL, 1},
    {"erfc", tp_erfc, NULL, 1},
    {"lgamma", tp_lgamma, NULL, 0},
    {"digamma", tp_digamma, NULL, 0},
    {"isnan", tp_isnan, NULL, 0},
    {"isinf", tp_isinf, NULL, 0},
    {"isfinite", tp_isfinite, NULL, 0},
};

static const Operator* find(const char* name) {
  for (size_t i = 0; i < sizeof kOperators / sizeof kOperators[0]; ++i) {
    if (conf_is(kOperators[i].name, name)) return &kOperators[i];
  }
  return NULL;
}

/* Cases held to be wrong. */
static const struct {
  int line;
  const char* op;
  const char* reason;
} kHeldWrong[] = {
    {545, "le",
     "the peer wraps the i8 -2 of rank 0 to u8 254, so that it is not below 1; "
     "comparisons of integers are exact here"},
};

static const char* held_wrong(const ConfRow* row) {
  for (size_t i = 0; i < sizeof kHeldWrong / sizeof kHeldWrong[0]; ++i) {
    if (kHeldWrong[i].line == row->line &&
        conf_is(kHeldWrong[i].op, row->column[kOp])) {
      return kHeldWrong[i].reason;
    }
  }
  return NULL;
}

/* The same elements, two apart in each dimension and not at the beginning. */
static tp_tensor_t* spread(tp_tensor_t* tensor) {
  const size_t rank = (size_t)tp_tensor_rank(tensor);
  ConfList sizes = {rank, {0}};
  tp_tensor_t* view = NULL;
  for (size_t i = 0; i < rank; ++i) {
    sizes.at[i] = 2 * tp_tensor_sizes(tensor)[i] + 1;
  }
  conf_check_status(
      tp_zeros(sizes.at, rank, tp_tensor_dtype(tensor), 0, 0, &view),
      "tp_zeros");
  for (size_t i = 0; view != NULL && i < rank; ++i) {
    tp_tensor_t* next = NULL;
    conf_check_status(tp_slice(view, (int64_t)i, 1, TP_SLICE_OPEN, 2, &next),
                      "tp_slice");
    tp_tensor_release(view);
    view = next;
  }
  if (view != NULL) {
    conf_check_status(tp_copy_inplace(view, tensor), "tp_copy_inplace");
  }
  tp_tensor_release(tensor);
  return view;
}

static tp_tensor_t* operand(const ConfRow* row, int dtype, int strided) {
  if (conf_absent(row->column[dtype])) return NULL;
  const ConfList sizes = conf_list(row->column[dtype + 1]);
  tp_tensor_t* tensor = conf_tensor(conf_dtype(row->column[dtype]), &sizes,
                                    row->column[dtype + 2]);
  return strided && tensor != NULL ? spread(tensor) : tensor;
}

static void check_result(const ConfRow* row, const Operator* op,
                         const tp_tensor_t* out) {
  const tp_dtype_t dtype = conf_dtype(row->column[kOutDtype]);
  const ConfList sizes = conf_list(row->column[kOutSizes]);
  const int real = tp_dtype_kind(dtype) == TP_KIND_FLOAT;
  if (conf_check_tensor(out, &sizes, NULL, dtype)) {
    conf_check_values(out, row->column[kOutValues], NULL,
                      strtod(row->column[kRtol], NULL), 0,
                      op->zero_sign && real);
  }
}

/* A row that only its peer refuses may give a result here. */
static void check_error(const ConfRow* row, tp_status_t status,
                        tp_tensor_t* out) {
  if (status == TP_OK && conf_is(row->column[kOrigin], "torch_unsupported")) {
    tp_tensor_release(out);
    return;
  }
  conf_check_refused(status, out, row->column[kOp]);
}

static void run(const ConfRow* row, const Operator* op, int strided) {
  conf_case("line %d%s (%s %s %s)", row->line, strided ? " strided" : "",
            row->column[kOp], row->column[kDtypeA], row->column[kDtypeB]);
  tp_tensor_t* a = operand(row, kDtypeA, strided);
  tp_tensor_t* b = operand(row, kDtypeB, strided);
  if (conf_good()) {
    const int fails = conf_is(row->column[kOutDtype], "error");
    tp_tensor_t* out = fails ? CONF_STALE : NULL;
    const tp_status_t status =
        op->unary != NULL ? op->unary(a, &out) : op->binary(a, b, &out);
    if (fails) {
      check_error(row, status, out);
    } else if (conf_check_status(status, row->column[kOp])) {
      check_result(row, op, out);
      tp_tensor_release(out);
    }
  }
  tp_tensor_release(a);
  tp_tensor_release(b);
  conf_end();
}

static void sweep(const ConfRow* row, const Operator* op) {
  conf_case("line %d at all lengths (%s %s %s)", row->line, row->column[kOp],
            row->column[kDtypeA], row->column[kDtypeB]);
  const int real =
      tp_dtype_kind(conf_dtype(row->column[kOutDtype])) == TP_KIND_FLOAT;
  const SweepElementwise again = {op->unary,
                                  op->binary,
                                  &row->column[kDtypeA],
                                  &row->column[kDtypeB],
                                  &row->column[kOutDtype],
                                  strtod(row->column[kRtol], NULL),
                                  op->zero_sign && real};
  sweep_elementwise(&again);
  conf_end();
}

static void run_row(const ConfRow* row) {
  const Operator* op = find(row->column[kOp]);
  if (op == NULL) {
    conf_case("line %d", row->line);
    conf_leave_out_of(row->column[kOp], "not in this release");
  } else if (held_wrong(row) != NULL) {
    conf_case("line %d", row->line);
    conf_leave_out(held_wrong(row));
  } else {
    run(row, op, 0);
    run(row, op, 1);
    if (!conf_is(row->column[kOutDtype], "error")) sweep(row, op);
  }
}

int main(void) {
  static const char* const kTables[] = {"elementwise.tsv", "functions.tsv"};
  conf_begin("elementwise");
  for (size_t t = 0; t < sizeof kTables / sizeof kTables[0]; ++t) {
    ConfTable table = conf_table_read(kTables[t], kColumns);
    for (size_t i = 0; i < table.count; ++i) run_row(&table.rows[i]);
    conf_table_free(&table);
  }
  return conf_finish();
}
