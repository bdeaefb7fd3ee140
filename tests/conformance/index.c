/* index.tsv: operators by an index, with i64 and with i32 indices, and by a
 * mask, as the rows have them, in other layouts and into given tensors;
 * index_select at all lengths and layouts. */
#include <stdlib.h>

#include "support/conformance.h"
#include "support/conformance_sweep.h"
#include "support/simd_levels.h"

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

/* What an operator is called with; dim and source where it has them. */
typedef struct Operands {
  tp_tensor_t* a;
  int64_t dim;
  tp_tensor_t* index;
  tp_tensor_t* source;
} Operands;

static tp_status_t call_index_select(const Operands* in, tp_tensor_t** out) {
  return tp_index_select(in->a, in->dim, in->index, out);
}
static tp_status_t call_gather(const Operands* in, tp_tensor_t** out) {
  return tp_gather(in->a, in->dim, in->index, out);
}
static tp_status_t call_take(const Operands* in, tp_tensor_t** out) {
  return tp_take(in->a, in->index, out);
}
static tp_status_t call_masked_select(const Operands* in, tp_tensor_t** out) {
  return tp_masked_select(in->a, in->index, out);
}
static tp_status_t call_scatter(const Operands* in, tp_tensor_t** out) {
  return tp_scatter(in->a, in->dim, in->index, in->source, out);
}
static tp_status_t call_scatter_add(const Operands* in, tp_tensor_t** out) {
  return tp_scatter_add(in->a, in->dim, in->index, in->source, out);
}

static tp_status_t call_masked_fill(const Operands* in, tp_tensor_t** out) {
  return tp_masked_fill(in->a, in->index, in->source, out);
}
static tp_status_t call_where(const Operands* in, tp_tensor_t** out) {
  return tp_where(in->index, in->a, in->source, out);
}

static tp_status_t give_index_select(const Operands* in, tp_tensor_t* out) {
  return tp_index_select_out(in->a, in->dim, in->index, out);
}
static tp_status_t give_gather(const Operands* in, tp_tensor_t* out) {
  return tp_gather_out(in->a, in->dim, in->index, out);
}
static tp_status_t give_take(const Operands* in, tp_tensor_t* out) {
  return tp_take_out(in->a, in->index, out);
}
static tp_status_t give_masked_select(const Operands* in, tp_tensor_t* out) {
  return tp_masked_select_out(in->a, in->index, out);
}
static tp_status_t give_scatter(const Operands* in, tp_tensor_t* out) {
  return tp_scatter_out(in->a, in->dim, in->index, in->source, out);
}
static tp_status_t give_scatter_add(const Operands* in, tp_tensor_t* out) {
  return tp_scatter_add_out(in->a, in->dim, in->index, in->source, out);
}

static tp_status_t give_masked_fill(const Operands* in, tp_tensor_t* out) {
  return tp_masked_fill_out(in->a, in->index, in->source, out);
}
static tp_status_t give_where(const Operands* in, tp_tensor_t* out) {
  return tp_where_out(in->index, in->a, in->source, out);
}

typedef struct Operator {
  const char* name;
  int by_mask; /* or by numbers of elements */
  tp_status_t (*call)(const Operands* in, tp_tensor_t** out);
  tp_status_t (*give)(const Operands* in, tp_tensor_t* out);
} Operator;

static const Operator kOperators[] = {
    {"index_select", 0, call_index_select, give_index_select},
    {"gather", 0, call_gather, give_gather},
    {"take", 0, call_take, give_take},
    {"masked_select", 1, call_masked_select, give_masked_select},
    {"masked_fill", 1, call_masked_fill, give_masked_fill},
    {"where", 1, call_where, give_where},
    {"scatter", 0, call_scatter, give_scatter},
    {"scatter_add", 0, call_scatter_add, give_scatter_add},
};

static const Operator* operator_of(const ConfRow* row) {
  for (size_t i = 0; i < sizeof kOperators / sizeof kOperators[0]; ++i) {
    if (conf_is(row->column[kOp], kOperators[i].name)) return &kOperators[i];
  }
  return NULL;
}

static void check_values(const ConfRow* row, const tp_tensor_t* out) {
  const ConfList sizes = conf_list(row->column[kOutSizes]);
  if (conf_check_tensor(out, &sizes, NULL,
                        conf_dtype(row->column[kOutDtype]))) {
    conf_check_values(out, row->column[kOutValues], NULL, 0, 0, 1);
  }
}

/* Into a tensor of other bytes with gaps between its elements. */
static void check_given(const ConfRow* row, const Operator* op,
                        const Operands* in) {
  const ConfList sizes = conf_list(row->column[kOutSizes]);
  ConfList strides = sizes;
  int64_t stride = 2;
  for (size_t d = sizes.count; d-- > 0;) {
    strides.at[d] = stride;
    stride *= sizes.at[d] == 0 ? 1 : sizes.at[d];
  }
  tp_tensor_t* out =
      conf_strided_fit(conf_dtype(row->column[kOutDtype]), &sizes, &strides);
  if (out != NULL &&
      conf_check_status(op->give(in, out), "the form with out")) {
    check_values(row, out);
  }
  tp_tensor_release(out);
}

static void run_in_form(const ConfRow* row, const Operator* op,
                        const char* index_dtype, int form, const char* simd) {
  ConfParts parts;
  conf_split(row->column[kIndex], ' ', &parts);
  conf_case("line %d (%s %s sizes %s param %s, %s index, %s, %s)", row->line,
            row->column[kOp], row->column[kDtype], row->column[kSizes],
            row->column[kParam], index_dtype, kSweepFormNames[form], simd);
  if (!conf_check(parts.count == 3, "the case has the index %s",
                  row->column[kIndex])) {
    conf_end();
    return;
  }
  const int has_source = !conf_is(row->column[kSourceSizes], "-") ||
                         !conf_is(row->column[kSourceValues], "-");
  SweepElements elements[3] = {
      sweep_elements(row->column[kDtype], row->column[kSizes],
                     row->column[kValues]),
      sweep_elements(index_dtype, parts.at[1], parts.at[2])};
  if (has_source) {
    elements[2] = sweep_elements(row->column[kDtype], row->column[kSourceSizes],
                                 row->column[kSourceValues]);
  }
  unsigned char* blocks[3] = {NULL};
  Operands in = {sweep_tensor(&elements[0], form, &blocks[0]), 0,
                 sweep_tensor(&elements[1], form, &blocks[1]), NULL};
  if (!conf_absent(row->column[kParam])) in.dim = conf_int(row->column[kParam]);
  if (has_source) in.source = sweep_tensor(&elements[2], form, &blocks[2]);
  const int fails = conf_is(row->column[kOutDtype], "error");
  tp_tensor_t* out = fails ? CONF_STALE : NULL;
  const tp_status_t status = op->call(&in, &out);
  if (fails) {
    conf_check_refused(status, out, op->name);
    if (status == TP_OK) tp_tensor_release(out);
  } else if (conf_check_status(status, op->name)) {
    check_values(row, out);
    check_given(row, op, &in);
    tp_tensor_release(out);
  }
  tp_tensor_release(in.a);
  tp_tensor_release(in.index);
  tp_tensor_release(in.source);
  for (int i = 0; i < 3; ++i) free(blocks[i]);
  for (int i = 0; i < 2 + has_source; ++i) sweep_free(&elements[i]);
  conf_end();
}

static void run(const ConfRow* row, const Operator* op) {
  for (int level = -1; use_next_simd(&level);) {
    const char* simd = kSimdLevelNames[level];
    for (int form = 0; form < kSweepExpanded; ++form) {
      if (op->by_mask) {
        run_in_form(row, op, "bool", form, simd);
      } else {
        run_in_form(row, op, "i64", form, simd);
        run_in_form(row, op, "i32", form, simd);
      }
    }
  }
}

static void sweep(const ConfRow* row, const char* index_dtype) {
  ConfParts parts;
  conf_split(row->column[kIndex], ' ', &parts);
  conf_case("line %d at all lengths (%s index)", row->line, index_dtype);
  const SweepIndex again = {&row->column[kDtype], conf_int(row->column[kParam]),
                            index_dtype,          parts.at[1],
                            parts.at[2],          &row->column[kOutDtype]};
  sweep_index_select(&again);
  conf_end();
}

int main(void) {
  ConfTable table = conf_table_read("index.tsv", kColumns);
  conf_begin("index");
  for (size_t i = 0; i < table.count; ++i) {
    const ConfRow* row = &table.rows[i];
    const Operator* op = operator_of(row);
    if (op == NULL) {
      conf_case("line %d", row->line);
      conf_leave_out_of(row->column[kOp], "not in this release");
      continue;
    }
    run(row, op);
    if (conf_is(op->name, "index_select") &&
        !conf_is(row->column[kOutDtype], "error")) {
      sweep(row, "i64");
      sweep(row, "i32");
    }
  }
  conf_table_free(&table);
  return conf_finish();
}
