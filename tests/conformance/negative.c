/* negative.tsv: chains of views with reversed axes, and their values. */
#include "support/conformance_step.h"

enum {
  kCase,
  kStep,
  kOp,
  kArgs,
  kDtype,
  kSizes,
  kStrides,
  kOffset,
  kAlias,
  kValues,
  kColumns
};

/* Strides count only where the size is above 1 and no size is 0, the offset
 * only where there are elements. */
static void check(const ConfRow* row, const tp_tensor_t* tensor) {
  const ConfList sizes = conf_list(row->column[kSizes]);
  ConfList strides = conf_list(row->column[kStrides]);
  const int64_t* got = tp_tensor_strides(tensor);
  const int empty = tp_tensor_numel(tensor) == 0;
  if (!conf_check_tensor(tensor, &sizes, NULL,
                         conf_dtype(row->column[kDtype]))) {
    return;
  }
  for (size_t i = 0; i < strides.count; ++i) {
    if (empty || sizes.at[i] <= 1) strides.at[i] = got[i];
  }
  conf_check_list("strides", got, sizes.count, &strides);
  if (!empty) {
    conf_check(tp_tensor_offset(tensor) == conf_int(row->column[kOffset]),
               "offset got %lld want %s", (long long)tp_tensor_offset(tensor),
               row->column[kOffset]);
  }
  conf_check_values(tensor, row->column[kValues], NULL, 0, 0, 1);
}

/* The tensor after the step, or the one before if the step fails. */
static tp_tensor_t* advance(const ConfRow* row, tp_tensor_t* tensor) {
  ConfStep step = {row->column[kOp], row->column[kArgs], 0, NULL};
  tp_tensor_t* out = NULL;
  const tp_status_t status = conf_step(tensor, &step, &out);
  conf_check(step.inexpressible == NULL, "%s: %s", step.op,
             step.inexpressible == NULL ? "" : step.inexpressible);
  if (!conf_check_status(status, step.op) || out == NULL) return tensor;
  const int shares =
      tp_storage_same(tp_tensor_storage(out), tp_tensor_storage(tensor));
  conf_check(shares == conf_is(row->column[kAlias], "1"),
             "the result %s the storage", shares ? "shares" : "does not share");
  tp_tensor_release(tensor);
  return out;
}

int main(void) {
  ConfTable table = conf_table_read("negative.tsv", kColumns);
  tp_tensor_t* tensor = NULL;
  conf_begin("negative");
  for (size_t i = 0; i < table.count; ++i) {
    const ConfRow* row = &table.rows[i];
    conf_case("case %s step %s (%s %s, %s)", row->column[kCase],
              row->column[kStep], row->column[kOp], row->column[kArgs],
              row->column[kDtype]);
    if (conf_is(row->column[kOp], "start")) {
      const ConfList sizes = conf_list(row->column[kArgs]);
      tp_tensor_release(tensor);
      tensor = conf_tensor(conf_dtype(row->column[kDtype]), &sizes,
                           row->column[kValues]);
    } else if (conf_check(tensor != NULL, "the chain broke before")) {
      tensor = advance(row, tensor);
    }
    if (tensor != NULL) check(row, tensor);
    conf_end();
  }
  tp_tensor_release(tensor);
  conf_table_free(&table);
  return conf_finish();
}
