/* parametric.tsv and activations.tsv: elementwise operators of several operands
 * and with numbers, by name, into new tensors, given ones and in place, with
 * every instruction set. */
#include <stdlib.h>
#include <string.h>

#include "support/conformance.h"
#include "tensorplay/debug.h"

enum {
  kOp,
  kArguments,
  kOutDtype,
  kOutSizes,
  kOutValues,
  kRtol,
  kAtol,
  kColumns
};
enum { kMaxArguments = 4 };

typedef struct Arguments {
  tp_argument_t at[kMaxArguments];
  tp_tensor_t* tensors[kMaxArguments];
  size_t count;
} Arguments;

/* A number as one element of a tensor of its dtype. */
static void read_number(const char* text, tp_scalar_t* number) {
  const ConfList none = {0, {0}};
  char dtype[16] = {0};
  const size_t length = strcspn(text, " ");
  memcpy(dtype, text, length < sizeof dtype ? length : sizeof dtype - 1);
  tp_tensor_t* one = conf_tensor(conf_dtype(dtype), &none, text + length + 1);
  if (one == NULL) return;
  conf_check_status(tp_tensor_get(one, NULL, 0, number), "tp_tensor_get");
  tp_tensor_release(one);
}

static void read_arguments(const char* text, Arguments* arguments) {
  memset(arguments, 0, sizeof *arguments);
  char* copy = strdup(text);
  for (char* rest = copy; rest != NULL && arguments->count < kMaxArguments;) {
    const char* part = strsep(&rest, ";");
    const size_t i = arguments->count++;
    tp_argument_t* argument = &arguments->at[i];
    if (conf_absent(part)) {
      argument->kind = TP_ARGUMENT_NONE;
    } else if (part[0] == '=') {
      argument->kind = TP_ARGUMENT_SCALAR;
      read_number(part + 1, &argument->scalar);
    } else {
      argument->kind = TP_ARGUMENT_TENSOR;
      argument->tensor = arguments->tensors[i] = conf_described(part);
    }
  }
  free(copy);
}

static tp_status_t call(const ConfRow* row, const Arguments* arguments,
                        tp_tensor_t** result) {
  return tp_operator_call_name(row->column[kOp], arguments->at,
                               arguments->count, result, 1);
}

static int check(const ConfRow* row, const tp_tensor_t* out) {
  const ConfList sizes = conf_list(row->column[kOutSizes]);
  return conf_check_tensor(out, &sizes, NULL,
                           conf_dtype(row->column[kOutDtype])) &&
         conf_check_values(out, row->column[kOutValues], NULL,
                           strtod(row->column[kRtol], NULL),
                           strtod(row->column[kAtol], NULL), 0);
}

/* Into a tensor of every second element, and over the first argument where the
 * result fits it and it holds each element once. */
static void check_given(const ConfRow* row, const Arguments* arguments,
                        const tp_tensor_t* like) {
  tp_tensor_t *wide = NULL, *out = NULL;
  ConfList sizes = conf_list(row->column[kOutSizes]);
  sizes.at[sizes.count++] = 2;
  if (!conf_check_status(
          tp_zeros(sizes.at, sizes.count, tp_tensor_dtype(like), 0, 0, &wide),
          "tp_zeros")) {
    return;
  }
  if (conf_check_status(tp_select(wide, -1, 1, &out), "tp_select") &&
      conf_check_status(call(row, arguments, &out), "with a given result")) {
    check(row, out);
  }
  tp_tensor_release(out);
  tp_tensor_release(wide);
  tp_tensor_t* first = arguments->tensors[0];
  sizes.count -= 1;
  if (tp_tensor_dtype(first) != tp_tensor_dtype(like) ||
      (size_t)tp_tensor_rank(first) != sizes.count ||
      memcmp(tp_tensor_sizes(first), sizes.at,
             sizes.count * sizeof sizes.at[0]) != 0) {
    return;
  }
  if (conf_check_status(call(row, arguments, &first), "in place")) {
    check(row, first);
  }
}

static void run(const ConfRow* row, const char* level) {
  conf_case("line %d with %s (%s)", row->line, level, row->column[kOp]);
  Arguments arguments;
  read_arguments(row->column[kArguments], &arguments);
  if (conf_good()) {
    const int fails = conf_is(row->column[kOutDtype], "error");
    tp_tensor_t* out = NULL;
    const tp_status_t status = call(row, &arguments, &out);
    if (fails) {
      conf_check_refused(status, out, row->column[kOp]);
    } else if (conf_check_status(status, row->column[kOp])) {
      if (check(row, out)) check_given(row, &arguments, out);
    }
    tp_tensor_release(out);
  }
  for (size_t i = 0; i < arguments.count; ++i) {
    tp_tensor_release(arguments.tensors[i]);
  }
  conf_end();
}

static void run_table(const char* name) {
  ConfTable table = conf_table_read(name, kColumns);
  const char* const levels[] = {"baseline", "avx2", "avx512"};
  for (size_t l = 0; l < sizeof levels / sizeof levels[0]; ++l) {
    if (tp_debug_use_simd(levels[l]) != TP_OK) continue;
    for (size_t i = 0; i < table.count; ++i) run(&table.rows[i], levels[l]);
  }
  conf_table_free(&table);
}

int main(void) {
  conf_begin("parametric");
  run_table("parametric.tsv");
  run_table("activations.tsv");
  return conf_finish();
}
