/* reduce_dim.tsv: the largest and smallest along a dimension with their first
 * index, strided and contiguous. */
#include "support/conformance.h"

enum {
  kOp,
  kTensor,
  kDim,
  kKeepdim,
  kOutSizes,
  kOutValues,
  kOutIndices,
  kColumns
};

static void check_result(const ConfRow* row, tp_tensor_t* out, tp_dtype_t dtype,
                         int column) {
  const ConfList sizes = conf_list(row->column[kOutSizes]);
  if (conf_check_tensor(out, &sizes, NULL, dtype)) {
    conf_check_values(out, row->column[column], NULL, 0, 0, 0);
  }
  tp_tensor_release(out);
}

static void run_on(const ConfRow* row, const tp_tensor_t* tensor) {
  const int is_max = conf_is(row->column[kOp], "max_dim");
  const int64_t dim = conf_int(row->column[kDim]);
  const int32_t keepdim = (int32_t)conf_int(row->column[kKeepdim]);
  tp_tensor_t* values = CONF_STALE;
  tp_tensor_t* indices = CONF_STALE;
  tp_tensor_t* place = NULL;
  const tp_status_t status = (is_max ? tp_max_dim : tp_min_dim)(
      tensor, dim, keepdim, &values, &indices);
  if (conf_is(row->column[kOutSizes], "error")) {
    conf_check_refused(status, values, row->column[kOp]);
    conf_check(indices == NULL, "an index after a failure");
    return;
  }
  if (!conf_check_status(status, row->column[kOp])) return;
  check_result(row, values, tp_tensor_dtype(tensor), kOutValues);
  check_result(row, indices, TP_DTYPE_I64, kOutIndices);
  if (conf_check_status(
          (is_max ? tp_argmax : tp_argmin)(tensor, dim, keepdim, &place),
          "argmax or argmin")) {
    check_result(row, place, TP_DTYPE_I64, kOutIndices);
  }
}

static void run(const ConfRow* row) {
  tp_tensor_t* dense = NULL;
  conf_case("line %d (%s dim %s)", row->line, row->column[kOp],
            row->column[kDim]);
  tp_tensor_t* tensor = conf_described(row->column[kTensor]);
  if (tensor != NULL) {
    run_on(row, tensor);
    if (conf_check_status(tp_clone(tensor, TP_FORMAT_CONTIGUOUS, &dense),
                          "tp_clone")) {
      run_on(row, dense);
    }
  }
  tp_tensor_release(dense);
  tp_tensor_release(tensor);
  conf_end();
}

int main(void) {
  ConfTable table = conf_table_read("reduce_dim.tsv", kColumns);
  conf_begin("reduce_dim");
  for (size_t i = 0; i < table.count; ++i) run(&table.rows[i]);
  conf_table_free(&table);
  return conf_finish();
}
