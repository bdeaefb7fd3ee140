/* scan.tsv: counts, both ends at once, scans, softmax and sums of a dtype,
 * strided and contiguous. */
#include <stdlib.h>

#include "support/conformance.h"

enum {
  kOp,
  kTensor,
  kDims,
  kParam,
  kOutDtype,
  kOutSizes,
  kOutValues,
  kOutSecond,
  kRtol,
  kColumns
};

typedef tp_status_t Along(const tp_tensor_t*, int64_t, tp_dtype_t,
                          tp_tensor_t**);
typedef tp_status_t Pair(const tp_tensor_t*, int64_t, tp_tensor_t**,
                         tp_tensor_t**);

typedef tp_status_t Total(const tp_tensor_t*, const int64_t*, size_t, int32_t,
                          tp_dtype_t, tp_tensor_t**);

/* Has one of the functions, or is a reduction. */
typedef struct Operator {
  const char* name;
  Along* along;
  Pair* pair;
  Total* total;
} Operator;

static const Operator kOperators[] = {
    {"cumsum", .along = tp_cumsum},   {"cumprod", .along = tp_cumprod},
    {"softmax", .along = tp_softmax}, {"log_softmax", .along = tp_log_softmax},
    {"cummax", .pair = tp_cummax},    {"cummin", .pair = tp_cummin},
    {"sum_as", .total = tp_sum_as},   {"prod_as", .total = tp_prod_as},
    {"mean_as", .total = tp_mean_as}, {"count_nonzero", NULL, NULL, NULL},
    {"aminmax", NULL, NULL, NULL},
};

static const Operator* find_operator(const char* name) {
  for (size_t i = 0; i < sizeof(kOperators) / sizeof(kOperators[0]); ++i) {
    if (conf_is(kOperators[i].name, name)) return &kOperators[i];
  }
  return NULL;
}

static tp_status_t apply(const Operator* op, const ConfRow* row,
                         const tp_tensor_t* tensor, tp_tensor_t** out,
                         tp_tensor_t** second) {
  const int is_over_all = conf_is(row->column[kDims], "*");
  const char* const param = row->column[kParam];
  const ConfList dims = conf_list(is_over_all ? "-" : row->column[kDims]);
  if (op->along != NULL) {
    const tp_dtype_t dtype = conf_is(param, "-") ? 0 : conf_dtype(param);
    return op->along(tensor, dims.at[0], dtype, out);
  }
  if (op->pair != NULL) return op->pair(tensor, dims.at[0], out, second);
  if (op->total != NULL) {
    return op->total(tensor, dims.at, dims.count, 0, conf_dtype(param), out);
  }
  const int32_t keepdim = (int32_t)conf_int(param);
  if (conf_is(op->name, "count_nonzero")) {
    return tp_count_nonzero(tensor, dims.at, dims.count, keepdim, out);
  }
  return tp_aminmax(tensor, is_over_all ? TP_DIM_ALL : dims.at[0], keepdim, out,
                    second);
}

static void check_result(const ConfRow* row, tp_tensor_t* out, tp_dtype_t dtype,
                         int column) {
  const ConfList sizes = conf_list(row->column[kOutSizes]);
  const double rtol = strtod(row->column[kRtol], NULL);
  if (conf_check_tensor(out, &sizes, NULL, dtype)) {
    conf_check_values(out, row->column[column], NULL, rtol, rtol, 0);
  }
  tp_tensor_release(out);
}

static void run_on(const Operator* op, const ConfRow* row,
                   const tp_tensor_t* tensor) {
  const int has_second = op->pair != NULL || conf_is(op->name, "aminmax");
  tp_tensor_t* out = CONF_STALE;
  tp_tensor_t* second = has_second ? CONF_STALE : NULL;
  const tp_status_t status = apply(op, row, tensor, &out, &second);
  if (conf_is(row->column[kOutDtype], "error")) {
    conf_check_refused(status, out, row->column[kOp]);
    conf_check(second == NULL, "a second result after a failure");
    return;
  }
  if (!conf_check_status(status, row->column[kOp])) return;
  const tp_dtype_t dtype = conf_dtype(row->column[kOutDtype]);
  check_result(row, out, dtype, kOutValues);
  if (!has_second) return;
  check_result(row, second, op->pair != NULL ? TP_DTYPE_I64 : dtype,
               kOutSecond);
}

static void run(const Operator* op, const ConfRow* row) {
  conf_case("line %d (%s of %.40s dims %s)", row->line, row->column[kOp],
            row->column[kTensor], row->column[kDims]);
  tp_tensor_t* dense = NULL;
  tp_tensor_t* tensor = conf_described(row->column[kTensor]);
  if (conf_check(op != NULL, "unknown operator") && tensor != NULL) {
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

int main(void) {
  ConfTable table = conf_table_read("scan.tsv", kColumns);
  conf_begin("scan");
  for (size_t i = 0; i < table.count; ++i) {
    run(find_operator(table.rows[i].column[kOp]), &table.rows[i]);
  }
  conf_table_free(&table);
  return conf_finish();
}
