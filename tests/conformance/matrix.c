/* matrix.tsv: products of matrices and vectors of any layouts, into new
 * tensors, into given ones and in place. */
#include <stdlib.h>
#include <string.h>

#include "support/conformance.h"

enum {
  kOp,
  kInput,
  kA,
  kB,
  kBeta,
  kAlpha,
  kOutDtype,
  kOutSizes,
  kOutValues,
  kColumns
};

typedef struct Operands {
  tp_tensor_t *input, *a, *b; /* input: NULL where there is none */
  const tp_scalar_t *beta, *alpha;
  tp_scalar_t factors[2];
} Operands;

typedef enum Form { kNew, kGiven, kInPlace } Form;

static const tp_scalar_t* factor(const char* text, tp_scalar_t* out) {
  if (conf_absent(text)) return NULL;
  if (text[0] == 'i') {
    tp_scalar_set_i64(out, conf_int(text + 2));
  } else {
    tp_scalar_set_f64(out, strtod(text + 2, NULL));
  }
  return out;
}

static tp_tensor_t* operand(const char* text) {
  return conf_absent(text) ? NULL : conf_described(text);
}

static tp_status_t call_product(const char* op, const Operands* o, Form form,
                                tp_tensor_t** out) {
  if (conf_is(op, "matmul")) {
    return form == kNew ? tp_matmul(o->a, o->b, out)
                        : tp_matmul_out(o->a, o->b, *out);
  }
  if (conf_is(op, "dot")) {
    return form == kNew ? tp_dot(o->a, o->b, out)
                        : tp_dot_out(o->a, o->b, *out);
  }
  if (conf_is(op, "outer")) {
    return form == kNew ? tp_outer(o->a, o->b, out)
                        : tp_outer_out(o->a, o->b, *out);
  }
  return form == kNew ? tp_linear(o->a, o->b, o->input, out)
                      : tp_linear_out(o->a, o->b, o->input, *out);
}

static int is_added(const char* op) {
  return conf_is(op, "addmm") || conf_is(op, "baddbmm");
}

static tp_status_t call(const char* op, const Operands* o, Form form,
                        tp_tensor_t** out) {
  if (!is_added(op)) return call_product(op, o, form, out);
  const int matrices = conf_is(op, "addmm");
  switch (form) {
    case kNew:
      return (matrices ? tp_addmm : tp_baddbmm)(o->input, o->a, o->b, o->beta,
                                                o->alpha, out);
    case kGiven:
      return (matrices ? tp_addmm_out : tp_baddbmm_out)(
          o->input, o->a, o->b, o->beta, o->alpha, *out);
    default:
      return (matrices ? tp_addmm_inplace : tp_baddbmm_inplace)(
          *out, o->a, o->b, o->beta, o->alpha);
  }
}

static void check_values(const ConfRow* row, const tp_tensor_t* out) {
  conf_check_values(out, row->column[kOutValues], NULL, 0, 0, 0);
}

/* The result in column-major order, so that columns are its runs. */
static void check_given(const ConfRow* row, const Operands* operands,
                        tp_tensor_t* like) {
  const int64_t rank = tp_tensor_rank(like);
  tp_tensor_t *turned = NULL, *room = NULL, *out = NULL;
  const int64_t last = rank > 1 ? -2 : -1;
  if (conf_check_status(
          tp_transpose(like, rank ? -1 : 0, rank ? last : 0, &turned),
          "tp_transpose") &&
      conf_check_status(tp_clone(turned, TP_FORMAT_CONTIGUOUS, &room),
                        "tp_clone") &&
      conf_check_status(
          tp_transpose(room, rank ? -1 : 0, rank ? last : 0, &out),
          "tp_transpose") &&
      conf_check_status(tp_zero_inplace(out), "tp_zero_inplace") &&
      conf_check_status(call(row->column[kOp], operands, kGiven, &out),
                        "the form with a given result")) {
    check_values(row, out);
  }
  tp_tensor_release(turned);
  tp_tensor_release(room);
  tp_tensor_release(out);
}

static void check_in_place(const ConfRow* row, const Operands* operands,
                           const tp_tensor_t* like) {
  tp_tensor_t* target = NULL;
  if (conf_check_status(tp_empty_like(like, TP_FORMAT_PRESERVE, &target),
                        "tp_empty_like") &&
      conf_check_status(tp_copy_inplace(target, operands->input),
                        "tp_copy_inplace") &&
      conf_check_status(call(row->column[kOp], operands, kInPlace, &target),
                        "the form in place")) {
    check_values(row, target);
  }
  tp_tensor_release(target);
}

static void run(const ConfRow* row) {
  const char* op = row->column[kOp];
  conf_case("line %d (%s of %.40s)", row->line, op, row->column[kA]);
  Operands operands = {.input = operand(row->column[kInput]),
                       .a = operand(row->column[kA]),
                       .b = operand(row->column[kB])};
  operands.beta = factor(row->column[kBeta], &operands.factors[0]);
  operands.alpha = factor(row->column[kAlpha], &operands.factors[1]);
  if (conf_good()) {
    tp_tensor_t* out = CONF_STALE;
    const tp_status_t status = call(op, &operands, kNew, &out);
    if (conf_is(row->column[kOutDtype], "error")) {
      conf_check_refused(status, out, op);
    } else if (conf_check_status(status, op)) {
      const ConfList sizes = conf_list(row->column[kOutSizes]);
      if (conf_check_tensor(out, &sizes, NULL,
                            conf_dtype(row->column[kOutDtype]))) {
        check_values(row, out);
        check_given(row, &operands, out);
        if (is_added(op)) check_in_place(row, &operands, out);
      }
      tp_tensor_release(out);
    }
  }
  tp_tensor_release(operands.input);
  tp_tensor_release(operands.a);
  tp_tensor_release(operands.b);
  conf_end();
}

int main(void) {
  ConfTable table = conf_table_read("matrix.tsv", kColumns);
  conf_begin("matrix");
  for (size_t i = 0; i < table.count; ++i) run(&table.rows[i]);
  conf_table_free(&table);
  return conf_finish();
}
