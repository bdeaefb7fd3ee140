/* broadcast.tsv: shapes, strides after expanding, and the text of a conflict.
 */
#include <stdio.h>
#include <string.h>

#include "support/conformance.h"

enum {
  kA,
  kB,
  kResult,
  kStridesA,
  kStridesB,
  kPosition,
  kConflictA,
  kConflictB,
  kColumns
};

static void check_expand(tp_tensor_t* input, const char* which,
                         const ConfList* sizes, const char* strides) {
  const ConfList want = conf_list(strides);
  tp_tensor_t* out = NULL;
  if (conf_check_status(tp_expand(input, sizes->at, sizes->count, &out),
                        which)) {
    conf_check_tensor(out, sizes, &want, TP_DTYPE_F32);
    conf_check(
        tp_storage_same(tp_tensor_storage(out), tp_tensor_storage(input)),
        "%s: the result is a copy", which);
  }
  tp_tensor_release(out);
}

static void check_conflict(const ConfRow* row, const tp_tensor_t* a,
                           const tp_tensor_t* b) {
  const ConfList a_sizes = conf_list(row->column[kA]);
  const ConfList b_sizes = conf_list(row->column[kB]);
  char a_text[128];
  char b_text[128];
  char want[512];
  tp_tensor_t* out = CONF_STALE;
  conf_shape_text(&a_sizes, a_text, sizeof a_text);
  conf_shape_text(&b_sizes, b_text, sizeof b_text);
  snprintf(want, sizeof want,
           "cannot broadcast %s with %s: dimension %s from the right is %s and "
           "%s",
           a_text, b_text, row->column[kPosition], row->column[kConflictA],
           row->column[kConflictB]);
  const tp_status_t status = tp_add(a, b, &out);
  if (conf_check_refused(status, out, "tp_add")) {
    conf_check(status == TP_ERROR_SHAPE, "status got %s want TP_ERROR_SHAPE",
               tp_status_name(status));
    conf_check(strstr(tp_error_message(NULL), want) != NULL,
               "message got \"%s\" want \"%s\"", tp_error_message(NULL), want);
  } else if (status == TP_OK) {
    tp_tensor_release(out);
  }
}

static void run(const ConfRow* row) {
  const ConfList a_sizes = conf_list(row->column[kA]);
  const ConfList b_sizes = conf_list(row->column[kB]);
  tp_tensor_t* a = NULL;
  tp_tensor_t* b = NULL;
  conf_case("line %d (%s with %s)", row->line, row->column[kA],
            row->column[kB]);
  if (conf_check_status(
          tp_ones(a_sizes.at, a_sizes.count, TP_DTYPE_F32, 0, 0, &a),
          "tp_ones") &&
      conf_check_status(
          tp_ones(b_sizes.at, b_sizes.count, TP_DTYPE_F32, 0, 0, &b),
          "tp_ones")) {
    if (conf_is(row->column[kResult], "error")) {
      check_conflict(row, a, b);
    } else {
      const ConfList sizes = conf_list(row->column[kResult]);
      tp_tensor_t* sum = NULL;
      check_expand(a, "expanding the first", &sizes, row->column[kStridesA]);
      check_expand(b, "expanding the second", &sizes, row->column[kStridesB]);
      if (conf_check_status(tp_add(a, b, &sum), "tp_add")) {
        conf_check_tensor(sum, &sizes, NULL, TP_DTYPE_F32);
      }
      tp_tensor_release(sum);
    }
  }
  tp_tensor_release(a);
  tp_tensor_release(b);
  conf_end();
}

int main(void) {
  ConfTable table = conf_table_read("broadcast.tsv", kColumns);
  conf_begin("broadcast");
  for (size_t i = 0; i < table.count; ++i) run(&table.rows[i]);
  conf_table_free(&table);
  return conf_finish();
}
