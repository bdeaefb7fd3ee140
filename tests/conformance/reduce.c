/* reduce.tsv: the reductions of this release on strided views, and beside many
 * of their kind in other layouts. */
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

typedef tp_status_t WithIndex(const tp_tensor_t*, int64_t, int32_t,
                              tp_tensor_t**, tp_tensor_t**);

typedef struct Operator {
  const char* name;
  SweepOverDims* over_dims;
  SweepOverOne* over_one;
  WithIndex* with_index; /* gives the same values, or NULL */
} Operator;

static const Operator kOperators[] = {
    {"sum", tp_sum, NULL, NULL},       {"prod", tp_prod, NULL, NULL},
    {"mean", tp_mean, NULL, NULL},     {"max", tp_max, NULL, tp_max_dim},
    {"min", tp_min, NULL, tp_min_dim}, {"any", tp_any, NULL, NULL},
    {"all", tp_all, NULL, NULL},       {"argmax", NULL, tp_argmax, NULL},
    {"argmin", NULL, tp_argmin, NULL},
};

static const Operator* find_operator(const char* name) {
  for (size_t i = 0; i < sizeof(kOperators) / sizeof(kOperators[0]); ++i) {
    if (conf_is(kOperators[i].name, name)) return &kOperators[i];
  }
  return NULL;
}

static int is_over_all(const ConfRow* row) {
  return conf_is(row->column[kDims], "*");
}

static ConfList dims_of(const ConfRow* row) {
  return conf_list(is_over_all(row) ? "-" : row->column[kDims]);
}

static tp_status_t apply(const Operator* op, const ConfRow* row,
                         const tp_tensor_t* tensor, tp_tensor_t** out) {
  const int32_t keepdim = (int32_t)conf_int(row->column[kKeepdim]);
  const ConfList dims = dims_of(row);
  if (op->over_dims != NULL) {
    return op->over_dims(tensor, dims.at, dims.count, keepdim, out);
  }
  conf_check(is_over_all(row) || dims.count == 1, "the case has %zu dims",
             dims.count);
  return op->over_one(tensor, is_over_all(row) ? TP_DIM_ALL : dims.at[0],
                      keepdim, out);
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
  tp_tensor_t* out = CONF_STALE;
  tp_status_t status = apply(op, row, tensor, &out);
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
  const SweepReduce again = {op->over_dims,
                             op->over_one,
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
      conf_leave_out_of(row->column[kOp], "not in this release");
    }
  }
  conf_table_free(&table);
  return conf_finish();
}
