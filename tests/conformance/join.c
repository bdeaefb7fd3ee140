/* join.tsv: cat and stack of tensors of any layouts, into new tensors and into
 * given ones. */
#include <stdlib.h>
#include <string.h>

#include "support/conformance.h"

enum {
  kOp,
  kDim,
  kTensors,
  kOutDtype,
  kOutSizes,
  kOutStrides,
  kOutValues,
  kColumns
};
enum { kMaxTensors = 16 };

typedef struct Tensors {
  tp_tensor_t* at[kMaxTensors];
  size_t count;
} Tensors;

static Tensors read_tensors(const char* text) {
  Tensors tensors = {{NULL}, 0};
  if (conf_absent(text)) return tensors;
  char* copy = strdup(text);
  for (char* rest = copy; rest != NULL && tensors.count < kMaxTensors;) {
    tensors.at[tensors.count++] = conf_described(strsep(&rest, ";"));
  }
  free(copy);
  return tensors;
}

static const tp_tensor_t* const* handles(const Tensors* tensors) {
  return (const tp_tensor_t* const*)tensors->at;
}

static void check_given(const ConfRow* row, const Tensors* tensors,
                        const tp_tensor_t* like) {
  tp_tensor_t* out = NULL;
  if (!conf_check_status(tp_empty_like(like, TP_FORMAT_PRESERVE, &out),
                         "tp_empty_like")) {
    return;
  }
  if (conf_check_status(
          (conf_is(row->column[kOp], "cat") ? tp_cat_out : tp_stack_out)(
              handles(tensors), tensors->count, conf_int(row->column[kDim]),
              out),
          "the form with a given result")) {
    conf_check_values(out, row->column[kOutValues], NULL, 0, 0, 1);
  }
  tp_tensor_release(out);
}

static void run(const ConfRow* row) {
  conf_case("line %d (%s dim %s of %s)", row->line, row->column[kOp],
            row->column[kDim], row->column[kOutSizes]);
  const Tensors tensors = read_tensors(row->column[kTensors]);
  if (conf_good()) {
    tp_tensor_t* out = CONF_STALE;
    const tp_status_t status = (conf_is(row->column[kOp], "cat") ? tp_cat
                                                                 : tp_stack)(
        handles(&tensors), tensors.count, conf_int(row->column[kDim]), &out);
    if (conf_is(row->column[kOutDtype], "error")) {
      conf_check_refused(status, out, row->column[kOp]);
    } else if (conf_check_status(status, row->column[kOp])) {
      const ConfList sizes = conf_list(row->column[kOutSizes]);
      const ConfList strides = conf_list(row->column[kOutStrides]);
      if (conf_check_tensor(out, &sizes, &strides,
                            conf_dtype(row->column[kOutDtype])) &&
          conf_check_values(out, row->column[kOutValues], NULL, 0, 0, 1)) {
        check_given(row, &tensors, out);
      }
      tp_tensor_release(out);
    }
  }
  for (size_t i = 0; i < tensors.count; ++i) tp_tensor_release(tensors.at[i]);
  conf_end();
}

int main(void) {
  ConfTable table = conf_table_read("join.tsv", kColumns);
  conf_begin("join");
  for (size_t i = 0; i < table.count; ++i) run(&table.rows[i]);
  conf_table_free(&table);
  return conf_finish();
}
