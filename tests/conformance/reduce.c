/* reduce.tsv: the reductions of this release on strided views, and beside many
 * of their kind in other layouts. */
#include <stdlib.h>

#include "support/conformance.h"
#include "support/conformance_sweep.h"
#include "support/values.h"

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
  const tp_dtype_t dtype = conf_dtype(row->column[kDtype]);
  const ConfList sizes = conf_list(row->column[kSizes]);
  const ConfList strides = conf_list(row->column[kStrides]);
  ConfList storage = {1, {0}};
  size_t count = 0;
  tp_tensor_t* view = NULL;
  free(value_parse(dtype, row->column[kStorage], &count));
  storage.at[0] = (int64_t)count;
  tp_tensor_t* flat = conf_tensor(dtype, &storage, row->column[kStorage]);
  if (flat != NULL) {
    conf_check_status(tp_as_strided(flat, sizes.at, strides.at, sizes.count,
                                    conf_int(row->column[kOffset]), &view),
                      "tp_as_strided");
  }
  tp_tensor_release(flat);
  return view;
}

static tp_status_t apply(const ConfRow* row, const tp_tensor_t* tensor,
                         tp_tensor_t** out) {
  const int all = conf_is(row->column[kDims], "*");
  const int32_t keepdim = (int32_t)conf_int(row->column[kKeepdim]);
  const ConfList dims = conf_list(all ? "-" : row->column[kDims]);
  if (conf_is(row->column[kOp], "sum")) {
    return tp_sum(tensor, dims.at, dims.count, keepdim, out);
  }
  conf_check(all || dims.count == 1, "the case has %zu dims", dims.count);
  return tp_argmax(tensor, all ? TP_DIM_ALL : dims.at[0], keepdim, out);
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

static void run(const ConfRow* row) {
  const int fails = conf_is(row->column[kOutDtype], "error");
  conf_case("line %d (%s %s sizes %s dims %s)", row->line, row->column[kOp],
            row->column[kDtype], row->column[kSizes], row->column[kDims]);
  tp_tensor_t* tensor = input(row);
  if (tensor != NULL) {
    tp_tensor_t* out = fails ? CONF_STALE : NULL;
    const tp_status_t status = apply(row, tensor, &out);
    if (fails) {
      /* A row that only its peer refuses may give a result here. */
      const int peer = conf_is(row->column[kOrigin], "torch_unsupported");
      if (status != TP_OK || !peer) {
        conf_check_refused(status, out, row->column[kOp]);
      }
      if (status == TP_OK) tp_tensor_release(out);
    } else if (conf_check_status(status, row->column[kOp])) {
      check_result(row, out);
      tp_tensor_release(out);
    }
  }
  tp_tensor_release(tensor);
  conf_end();
}

static void sweep(const ConfRow* row) {
  const int sums = conf_is(row->column[kOp], "sum");
  conf_case("line %d at all lengths (%s %s)", row->line, row->column[kOp],
            row->column[kDtype]);
  tp_tensor_t* tensor = input(row);
  const SweepReduce again = {sums ? tp_sum : NULL,
                             sums ? NULL : tp_argmax,
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
    if (conf_is(row->column[kOp], "sum") ||
        conf_is(row->column[kOp], "argmax")) {
      run(row);
      if (!conf_is(row->column[kOutDtype], "error")) sweep(row);
    } else {
      conf_case("line %d", row->line);
      conf_leave_out_of(row->column[kOp], "not in this release");
    }
  }
  conf_table_free(&table);
  return conf_finish();
}
