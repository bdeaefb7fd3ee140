/* reduce.tsv: reductions and scans on strided views, and beside many of their
 * kind in other layouts. */
#include <stdlib.h>

#include "support/conformance.h"
#include "support/conformance_sweep.h"

enum {
  kOp,
  kDtype,
  kSizes,
  kStrides,
  kOffset,
  kStorage,
  kDims,
  kKeepdim,
  kParam,
  kOutDtype,
  kOutSizes,
  kOutValues,
  kRtol,
  kAtol,
  kOrigin,
  kNumpy,
  kColumns
};

static tp_tensor_t* input(const ConfRow* row) {
  const ConfList sizes = conf_list(row->column[kSizes]);
  const ConfList strides = conf_list(row->column[kStrides]);
  return conf_view(conf_dtype(row->column[kDtype]), &sizes, &strides,
                   conf_int(row->column[kOffset]), row->column[kStorage]);
}

typedef tp_status_t OverDims(const tp_tensor_t*, const int64_t*, size_t,
                             int32_t, tp_tensor_t**);
typedef tp_status_t OverOne(const tp_tensor_t*, int64_t, int32_t,
                            tp_tensor_t**);
typedef tp_status_t Scan(const tp_tensor_t*, int64_t, tp_dtype_t,
                         tp_tensor_t**);
typedef tp_status_t Corrected(const tp_tensor_t*, const int64_t*, size_t,
                              double, int32_t, tp_tensor_t**);
typedef tp_status_t OfOrder(const tp_tensor_t*, double, const int64_t*, size_t,
                            int32_t, tp_tensor_t**);
typedef tp_status_t WithIndex(const tp_tensor_t*, int64_t, int32_t,
                              tp_tensor_t**, tp_tensor_t**);

/* Has one of the functions. */
typedef struct Operator {
  const char* name;
  OverDims* over_dims;
  OverOne* over_one;
  Scan* scan;
  Corrected* corrected;
  OfOrder* of_order;
  WithIndex* with_index; /* gives the same values, or NULL */
} Operator;

static const Operator kOperators[] = {
    {"sum", .over_dims = tp_sum},
    {"prod", .over_dims = tp_prod},
    {"mean", .over_dims = tp_mean},
    {"max", .over_dims = tp_max, .with_index = tp_max_dim},
    {"min", .over_dims = tp_min, .with_index = tp_min_dim},
    {"any", .over_dims = tp_any},
    {"all", .over_dims = tp_all},
    {"argmax", .over_one = tp_argmax},
    {"argmin", .over_one = tp_argmin},
    {"logsumexp", .over_dims = tp_logsumexp},
    {"var", .corrected = tp_var},
    {"std", .corrected = tp_std},
    {"norm", .of_order = tp_norm},
    {"cumsum", .scan = tp_cumsum},
    {"cumprod", .scan = tp_cumprod},
};

static const Operator* find_operator(const char* name) {
  for (size_t i = 0; i < sizeof(kOperators) / sizeof(kOperators[0]); ++i) {
    if (conf_is(kOperators[i].name, name)) return &kOperators[i];
  }
  return NULL;
}

/* What a row asks of an operator. */
typedef struct Asked {
  const Operator* op;
  double param;
} Asked;

static Asked asked_of(const Operator* op, const ConfRow* row) {
  const Asked asked = {op, strtod(row->column[kParam], NULL)};
  return asked;
}

/* No dims are all. */
static tp_status_t apply(const void* context, const tp_tensor_t* tensor,
                         const int64_t* dims, size_t n, int32_t keepdim,
                         tp_tensor_t** out) {
  const Asked* asked = context;
  const Operator* op = asked->op;
  if (op->over_dims != NULL)
    return op->over_dims(tensor, dims, n, keepdim, out);
  if (op->corrected != NULL) {
    return op->corrected(tensor, dims, n, asked->param, keepdim, out);
  }
  if (op->of_order != NULL) {
    return op->of_order(tensor, asked->param, dims, n, keepdim, out);
  }
  conf_check(n <= 1, "the case has %zu dims", n);
  if (op->scan != NULL) return op->scan(tensor, dims[0], 0, out);
  return op->over_one(tensor, n == 0 ? TP_DIM_ALL : dims[0], keepdim, out);
}

static int is_over_all(const ConfRow* row) {
  return conf_is(row->column[kDims], "*");
}

static ConfList dims_of(const ConfRow* row) {
  return conf_list(is_over_all(row) ? "-" : row->column[kDims]);
}

static tp_status_t apply_with_index(const Operator* op, const ConfRow* row,
                                    const tp_tensor_t* tensor,
                                    tp_tensor_t** out) {
  const int64_t dim = is_over_all(row) ? TP_DIM_ALL : dims_of(row).at[0];
  tp_tensor_t* indices = CONF_STALE;
  const tp_status_t status = op->with_index(
      tensor, dim, (int32_t)conf_int(row->column[kKeepdim]), out, &indices);
  conf_check((indices != NULL) == (status == TP_OK), "a stale index");
  tp_tensor_release(indices);
  return status;
}

static void check_result(const ConfRow* row, const tp_tensor_t* out) {
  const ConfList sizes = conf_list(row->column[kOutSizes]);
  if (conf_check_tensor(out, &sizes, NULL,
                        conf_dtype(row->column[kOutDtype]))) {
    conf_check_values(out, row->column[kOutValues], NULL,
                      strtod(row->column[kRtol], NULL),
                      strtod(row->column[kAtol], NULL), 0);
  }
}

static void check(const ConfRow* row, tp_status_t status, tp_tensor_t* out) {
  const char* const op = row->column[kOp];
  if (!conf_is(row->column[kOutDtype], "error")) {
    if (conf_check_status(status, op)) check_result(row, out);
  } else if (status != TP_OK ||
             !conf_is(row->column[kOrigin], "torch_unsupported")) {
    /* A row that only its peer refuses may give a result here. */
    conf_check_refused(status, out, op);
  }
  if (status == TP_OK) tp_tensor_release(out);
}

static void run_on(const Operator* op, const ConfRow* row,
                   const tp_tensor_t* tensor) {
  const Asked asked = asked_of(op, row);
  const ConfList dims = dims_of(row);
  tp_tensor_t* out = CONF_STALE;
  tp_status_t status = apply(&asked, tensor, dims.at, dims.count,
                             (int32_t)conf_int(row->column[kKeepdim]), &out);
  check(row, status, out);
  if (op->with_index != NULL && (is_over_all(row) || dims_of(row).count == 1)) {
    out = CONF_STALE;
    status = apply_with_index(op, row, tensor, &out);
    check(row, status, out);
  }
}

static void run(const Operator* op, const ConfRow* row) {
  conf_case("line %d (%s %s sizes %s dims %s)", row->line, row->column[kOp],
            row->column[kDtype], row->column[kSizes], row->column[kDims]);
  tp_tensor_t* tensor = input(row);
  tp_tensor_t* dense = NULL;
  if (tensor != NULL) {
    run_on(op, row, tensor);
    if (conf_check_status(tp_clone(tensor, TP_FORMAT_CONTIGUOUS, &dense),
                          "tp_clone")) {
      run_on(op, row, dense);
    }
  }
  tp_tensor_release(dense);
  tp_tensor_release(tensor);
  conf_end();
}

static void sweep(const Operator* op, const ConfRow* row) {
  conf_case("line %d at all lengths (%s %s)", row->line, row->column[kOp],
            row->column[kDtype]);
  tp_tensor_t* tensor = input(row);
  const Asked asked = asked_of(op, row);
  const SweepReduce again = {apply,
                             &asked,
                             op->scan != NULL,
                             tensor,
                             row->column[kDims],
                             (int32_t)conf_int(row->column[kKeepdim]),
                             &row->column[kOutDtype],
                             strtod(row->column[kRtol], NULL),
                             strtod(row->column[kAtol], NULL)};
  if (tensor != NULL) sweep_reduce(&again);
  tp_tensor_release(tensor);
  conf_end();
}

int main(void) {
  ConfTable table = conf_table_read("reduce.tsv", kColumns);
  conf_begin("reduce");
  for (size_t i = 0; i < table.count; ++i) {
    const ConfRow* row = &table.rows[i];
    const Operator* op = find_operator(row->column[kOp]);
    if (op != NULL) {
      run(op, row);
      if (!conf_is(row->column[kOutDtype], "error")) sweep(op, row);
    } else {
      conf_case("line %d", row->line);
      conf_check(0, "unknown operator %s", row->column[kOp]);
      conf_end();
    }
  }
  conf_table_free(&table);
  return conf_finish();
}
