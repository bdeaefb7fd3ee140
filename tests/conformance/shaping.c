/* shaping.tsv: operators that shape tensors or write by indices, with tensors
 * of any layout, into new tensors and, where there is a form for it, into given
 * ones and in place. */
#include <stdlib.h>

#include "support/conformance.h"

enum {
  kOp,
  kTensor,
  kParams,
  kIndex,
  kSource,
  kOutDtype,
  kOutSizes,
  kOutValues,
  kColumns
};

/* What a row is called with; NULL where it has none. */
typedef struct Operands {
  tp_tensor_t* a;
  tp_tensor_t* index;
  tp_tensor_t* source;
  tp_scalar_t number;
  int has_number;
  const char* params;
} Operands;

/* "SIZES VALUES" */
static tp_tensor_t* index_of(const char* text, tp_dtype_t dtype) {
  ConfParts parts;
  conf_split(text, ' ', &parts);
  if (!conf_check(parts.count == 2, "the case has the index %s", text)) {
    return NULL;
  }
  const ConfList sizes = conf_list(parts.at[0]);
  return conf_tensor(dtype, &sizes, parts.at[1]);
}

static Operands read_operands(const ConfRow* row, tp_dtype_t index_dtype) {
  Operands in = {NULL, NULL, NULL, {0, 0, 0, 0, 0}, 0, row->column[kParams]};
  if (!conf_absent(row->column[kTensor])) {
    in.a = conf_described(row->column[kTensor]);
  }
  if (!conf_absent(row->column[kIndex])) {
    in.index = index_of(row->column[kIndex], index_dtype);
  }
  const char* source = row->column[kSource];
  if (source[0] == 'n') {
    in.has_number = 1;
    tp_scalar_set_i64(&in.number, conf_int(source + 2));
  } else if (!conf_absent(source)) {
    in.source = conf_described(source);
  }
  return in;
}

static void release_operands(const Operands* in) {
  tp_tensor_release(in->a);
  tp_tensor_release(in->index);
  tp_tensor_release(in->source);
}

static tp_status_t call_triangle(const char* op, const Operands* in,
                                 tp_tensor_t** out) {
  return (conf_is(op, "tril") ? tp_tril : tp_triu)(in->a, conf_int(in->params),
                                                   out);
}

static tp_status_t call_roll(const Operands* in, tp_tensor_t** out) {
  ConfParts parts;
  conf_split(in->params, ';', &parts);
  const ConfList shifts = conf_list(parts.at[0]);
  const ConfList dims = conf_list(parts.at[1]);
  return tp_roll(in->a, shifts.at, shifts.count, dims.at, dims.count, out);
}

static tp_status_t call_repeat(const Operands* in, tp_tensor_t** out) {
  const ConfList repeats = conf_list(in->params);
  return tp_repeat(in->a, repeats.at, repeats.count, out);
}

typedef struct Scatter {
  const char* name;
  tp_status_t (*call)(const tp_tensor_t*, int64_t, const tp_tensor_t*,
                      const tp_tensor_t*, tp_tensor_t**);
  tp_status_t (*inplace)(tp_tensor_t*, int64_t, const tp_tensor_t*,
                         const tp_tensor_t*);
  tp_status_t (*scalar)(const tp_tensor_t*, int64_t, const tp_tensor_t*,
                        const tp_scalar_t*, tp_tensor_t**);
  tp_status_t (*scalar_inplace)(tp_tensor_t*, int64_t, const tp_tensor_t*,
                                const tp_scalar_t*);
} Scatter;

#define SCATTER(name)                                          \
  {                                                            \
#name, tp_##name, tp_##name##_inplace, tp_##name##_scalar, \
        tp_##name##_scalar_inplace,                            \
  }
static const Scatter kScatters[] = {SCATTER(scatter), SCATTER(scatter_add),
                                    SCATTER(scatter_mul)};

static const Scatter* scatter_of(const char* op) {
  for (size_t i = 0; i < sizeof kScatters / sizeof kScatters[0]; ++i) {
    if (conf_is(op, kScatters[i].name)) return &kScatters[i];
  }
  return NULL;
}

static tp_status_t call(const char* op, const Operands* in, tp_tensor_t** out) {
  const Scatter* scatter = scatter_of(op);
  if (scatter != NULL) {
    const int64_t dim = conf_int(in->params);
    return in->has_number
               ? scatter->scalar(in->a, dim, in->index, &in->number, out)
               : scatter->call(in->a, dim, in->index, in->source, out);
  }
  if (conf_is(op, "roll")) return call_roll(in, out);
  if (conf_is(op, "repeat")) return call_repeat(in, out);
  if (conf_is(op, "one_hot")) {
    return tp_one_hot(in->index, conf_int(in->params), out);
  }
  if (conf_is(op, "embedding")) {
    return tp_embedding(in->a, in->index, TP_INDEX_NONE, out);
  }
  return call_triangle(op, in, out);
}

/* In place; 0 if the operator has no such form. */
static int call_inplace(const char* op, const Operands* in,
                        tp_status_t* status) {
  const Scatter* scatter = scatter_of(op);
  if (scatter != NULL) {
    const int64_t dim = conf_int(in->params);
    *status = in->has_number
                  ? scatter->scalar_inplace(in->a, dim, in->index, &in->number)
                  : scatter->inplace(in->a, dim, in->index, in->source);
    return 1;
  }
  if (!conf_is(op, "tril") && !conf_is(op, "triu")) return 0;
  *status = (conf_is(op, "tril") ? tp_tril_inplace : tp_triu_inplace)(
      in->a, conf_int(in->params));
  return 1;
}

static void check(const ConfRow* row, const tp_tensor_t* out) {
  const ConfList sizes = conf_list(row->column[kOutSizes]);
  if (conf_check_tensor(out, &sizes, NULL,
                        conf_dtype(row->column[kOutDtype]))) {
    conf_check_values(out, row->column[kOutValues], NULL, 0, 0, 0);
  }
}

static void run(const ConfRow* row, tp_dtype_t index_dtype) {
  const char* op = row->column[kOp];
  conf_case("line %d (%s %s of %s)", row->line, op, row->column[kParams],
            row->column[kOutSizes]);
  const Operands in = read_operands(row, index_dtype);
  if (conf_good()) {
    const int fails = conf_is(row->column[kOutDtype], "error");
    tp_tensor_t* out = fails ? CONF_STALE : NULL;
    tp_status_t status = call(op, &in, &out);
    if (fails) {
      conf_check_refused(status, out, op);
      if (status == TP_OK) tp_tensor_release(out);
    } else if (conf_check_status(status, op)) {
      check(row, out);
      tp_tensor_release(out);
      if (call_inplace(op, &in, &status) &&
          conf_check_status(status, "the form in place")) {
        check(row, in.a);
      }
    }
  }
  release_operands(&in);
  conf_end();
}

int main(void) {
  ConfTable table = conf_table_read("shaping.tsv", kColumns);
  conf_begin("shaping");
  for (size_t i = 0; i < table.count; ++i) {
    run(&table.rows[i], TP_DTYPE_I64);
    if (!conf_absent(table.rows[i].column[kIndex])) {
      run(&table.rows[i], TP_DTYPE_I32);
    }
  }
  conf_table_free(&table);
  return conf_finish();
}
