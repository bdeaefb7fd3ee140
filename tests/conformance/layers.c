/* layers.tsv: normalisation and losses. */
#include <stdlib.h>

#include "support/conformance.h"

enum {
  kOp,
  kA,
  kTarget,
  kWeight,
  kBias,
  kParams,
  kOutDtype,
  kOutSizes,
  kOutValues,
  kRtol,
  kColumns
};

static tp_tensor_t* described(const char* text) {
  return conf_absent(text) ? NULL : conf_described(text);
}

/* "SIZES VALUES" of classes, or a described tensor. */
static tp_tensor_t* target_of(const char* text, tp_dtype_t dtype) {
  if (conf_absent(text)) return NULL;
  if (text[0] == 'f' || text[0] == 'b') return conf_described(text);
  ConfParts parts;
  conf_split(text, ' ', &parts);
  const ConfList sizes = conf_list(parts.at[0]);
  return conf_tensor(dtype, &sizes, parts.at[1]);
}

static tp_loss_reduction_t reduction_of(const char* name) {
  tp_loss_reduction_t reduction = 0;
  conf_check_status(tp_loss_reduction_parse(name, &reduction), name);
  return reduction;
}

typedef struct Operands {
  tp_tensor_t* a;
  tp_tensor_t* target;
  tp_tensor_t* weight;
  tp_tensor_t* bias;
} Operands;

static tp_status_t call(const ConfRow* row, const Operands* in,
                        tp_tensor_t** out) {
  const char* op = row->column[kOp];
  ConfParts params;
  conf_split(row->column[kParams], ';', &params);
  if (conf_is(op, "layer_norm")) {
    const ConfList sizes = conf_list(params.at[0]);
    return tp_layer_norm(in->a, sizes.at, sizes.count, in->weight, in->bias,
                         strtod(params.at[1], NULL), out);
  }
  if (conf_is(op, "mse_loss")) {
    return tp_mse_loss(in->a, in->target, reduction_of(params.at[0]), out);
  }
  return (conf_is(op, "nll_loss") ? tp_nll_loss : tp_cross_entropy)(
      in->a, in->target, in->weight, conf_int(params.at[0]),
      reduction_of(params.at[1]), out);
}

static void run(const ConfRow* row, tp_dtype_t index_dtype) {
  conf_case("line %d (%s %s of %s)", row->line, row->column[kOp],
            row->column[kParams], row->column[kOutSizes]);
  const Operands in = {
      described(row->column[kA]), target_of(row->column[kTarget], index_dtype),
      described(row->column[kWeight]), described(row->column[kBias])};
  if (conf_good()) {
    const int fails = conf_is(row->column[kOutDtype], "error");
    tp_tensor_t* out = fails ? CONF_STALE : NULL;
    const tp_status_t status = call(row, &in, &out);
    if (fails) {
      conf_check_refused(status, out, row->column[kOp]);
      if (status == TP_OK) tp_tensor_release(out);
    } else if (conf_check_status(status, row->column[kOp])) {
      const ConfList sizes = conf_list(row->column[kOutSizes]);
      const double rtol = strtod(row->column[kRtol], NULL);
      if (conf_check_tensor(out, &sizes, NULL,
                            conf_dtype(row->column[kOutDtype]))) {
        conf_check_values(out, row->column[kOutValues], NULL, rtol, rtol, 0);
      }
      tp_tensor_release(out);
    }
  }
  tp_tensor_release(in.a);
  tp_tensor_release(in.target);
  tp_tensor_release(in.weight);
  tp_tensor_release(in.bias);
  conf_end();
}

int main(void) {
  ConfTable table = conf_table_read("layers.tsv", kColumns);
  conf_begin("layers");
  for (size_t i = 0; i < table.count; ++i) {
    run(&table.rows[i], TP_DTYPE_I64);
    run(&table.rows[i], TP_DTYPE_I32);
  }
  conf_table_free(&table);
  return conf_finish();
}
