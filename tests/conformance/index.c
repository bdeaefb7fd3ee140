/* index.tsv: index_select, with i64 and with i32 indices, as the rows have it
 * and at all lengths and layouts. */
#include <stdlib.h>

#include "support/conformance.h"
#include "support/conformance_sweep.h"

enum {
  kOp,
  kDtype,
  kSizes,
  kValues,
  kParam,
  kIndex,
  kSourceSizes,
  kSourceValues,
  kOutDtype,
  kOutSizes,
  kOutValues,
  kNumpy,
  kColumns
};

/* "i SIZES VALUES" */
static tp_tensor_t* index_of(const ConfRow* row, tp_dtype_t dtype) {
  ConfParts parts;
  conf_split(row->column[kIndex], ' ', &parts);
  if (!conf_check(parts.count == 3 && conf_is(parts.at[0], "i"),
                  "the case has the index %s", row->column[kIndex])) {
    return NULL;
  }
  const ConfList sizes = conf_list(parts.at[1]);
  return conf_tensor(dtype, &sizes, parts.at[2]);
}

static void run(const ConfRow* row, tp_dtype_t index_dtype) {
  const ConfList sizes = conf_list(row->column[kSizes]);
  conf_case("line %d (%s %s sizes %s dim %s, %s index)", row->line,
            row->column[kOp], row->column[kDtype], row->column[kSizes],
            row->column[kParam], tp_dtype_name(index_dtype));
  tp_tensor_t* tensor = conf_tensor(conf_dtype(row->column[kDtype]), &sizes,
                                    row->column[kValues]);
  tp_tensor_t* index = index_of(row, index_dtype);
  if (tensor != NULL && index != NULL) {
    const int fails = conf_is(row->column[kOutDtype], "error");
    tp_tensor_t* out = fails ? CONF_STALE : NULL;
    const tp_status_t status =
        tp_index_select(tensor, conf_int(row->column[kParam]), index, &out);
    if (fails) {
      conf_check_refused(status, out, row->column[kOp]);
      if (status == TP_OK) tp_tensor_release(out);
    } else if (conf_check_status(status, row->column[kOp])) {
      const ConfList out_sizes = conf_list(row->column[kOutSizes]);
      if (conf_check_tensor(out, &out_sizes, NULL,
                            conf_dtype(row->column[kOutDtype]))) {
        conf_check_values(out, row->column[kOutValues], NULL, 0, 0, 1);
      }
      tp_tensor_release(out);
    }
  }
  tp_tensor_release(tensor);
  tp_tensor_release(index);
  conf_end();
}

static void sweep(const ConfRow* row, tp_dtype_t index_dtype) {
  ConfParts parts;
  conf_split(row->column[kIndex], ' ', &parts);
  conf_case("line %d at all lengths (%s index)", row->line,
            tp_dtype_name(index_dtype));
  const SweepIndex again = {&row->column[kDtype],
                            conf_int(row->column[kParam]),
                            tp_dtype_name(index_dtype),
                            parts.at[1],
                            parts.at[2],
                            &row->column[kOutDtype]};
  sweep_index_select(&again);
  conf_end();
}

int main(void) {
  ConfTable table = conf_table_read("index.tsv", kColumns);
  conf_begin("index");
  for (size_t i = 0; i < table.count; ++i) {
    const ConfRow* row = &table.rows[i];
    if (conf_is(row->column[kOp], "index_select")) {
      run(row, TP_DTYPE_I64);
      run(row, TP_DTYPE_I32);
      if (!conf_is(row->column[kOutDtype], "error")) {
        sweep(row, TP_DTYPE_I64);
        sweep(row, TP_DTYPE_I32);
      }
    } else {
      conf_case("line %d", row->line);
      conf_leave_out_of(row->column[kOp], "not in this release");
    }
  }
  conf_table_free(&table);
  return conf_finish();
}
