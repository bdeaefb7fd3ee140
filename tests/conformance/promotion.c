/* promotion.tsv: the common dtype of tensors, of tensors of rank 0 and of
 * numbers; and what arithmetic gives. A row makes one case for the question and
 * one for the arithmetic. */
#include <stdio.h>

#include "support/conformance.h"

enum { kForm, kA, kB, kTorch, kNumpy, kExpect, kExpectArith, kColumns };

typedef tp_status_t (*Binary)(const tp_tensor_t*, const tp_tensor_t*,
                              tp_tensor_t**);
typedef tp_status_t (*BinaryScalar)(const tp_tensor_t*, const tp_scalar_t*,
                                    tp_tensor_t**);
static const struct {
  const char* name;
  Binary with_tensor;
  BinaryScalar with_scalar;
} kOperators[] = {{"add", tp_add, tp_add_scalar},
                  {"sub", tp_sub, tp_sub_scalar},
                  {"mul", tp_mul, tp_mul_scalar}};
enum { kOperatorCount = sizeof kOperators / sizeof kOperators[0] };

typedef struct Operands {
  tp_tensor_t* a;
  tp_tensor_t* b; /* NULL where the second operand is a number */
  tp_scalar_t number;
} Operands;

static tp_tensor_t* ones(const char* dtype, size_t rank) {
  static const int64_t kSizes[] = {2, 3};
  tp_tensor_t* out = NULL;
  conf_check_status(tp_ones(kSizes, rank, conf_dtype(dtype), 0, 0, &out),
                    "tp_ones");
  return out;
}

static tp_scalar_t number_of(const char* kind) {
  tp_scalar_t number = {0, 0, 0, 0, 0};
  if (conf_is(kind, "bool")) {
    tp_scalar_set_bool(&number, 1);
  } else if (conf_is(kind, "int")) {
    tp_scalar_set_i64(&number, 1);
  } else if (conf_is(kind, "float")) {
    tp_scalar_set_f64(&number, 1.5);
  } else {
    tp_scalar_set_c128(&number, 1.5, 2);
    conf_check(conf_is(kind, "complex"), "the case has a number of kind %s",
               kind);
  }
  return number;
}

static int make(const ConfRow* row, Operands* operands) {
  operands->b = NULL;
  operands->a = ones(row->column[kA], 2);
  if (conf_is(row->column[kForm], "tensor_scalar")) {
    operands->number = number_of(row->column[kB]);
  } else {
    const int dimensioned = conf_is(row->column[kForm], "tensor_tensor");
    conf_check(dimensioned || conf_is(row->column[kForm], "tensor_zerodim"),
               "the case has the form %s", row->column[kForm]);
    operands->b = ones(row->column[kB], dimensioned ? 2 : 0);
  }
  return conf_good();
}

static void release(Operands* operands) {
  tp_tensor_release(operands->a);
  tp_tensor_release(operands->b);
}

static void check_dtype(const char* what, tp_dtype_t got, const char* want) {
  const char* name = tp_dtype_name(got);
  conf_check(name != NULL && conf_is(name, want), "%s got %s want %s", what,
             name == NULL ? "none" : name, want);
}

static void run_question(const ConfRow* row) {
  Operands operands;
  tp_dtype_t got = 0;
  conf_case("line %d (%s %s %s)", row->line, row->column[kForm],
            row->column[kA], row->column[kB]);
  if (make(row, &operands)) {
    const tp_tensor_t* tensors[] = {operands.a, operands.b};
    const tp_scalar_t* numbers[] = {&operands.number};
    const size_t n = operands.b == NULL ? 1 : 2;
    if (conf_check_status(
            tp_result_dtype(tensors, n, numbers, n == 1 ? 1 : 0, &got),
            "tp_result_dtype")) {
      check_dtype("tp_result_dtype", got, row->column[kExpect]);
    }
    if (conf_is(row->column[kForm], "tensor_tensor") &&
        conf_check_status(tp_dtype_promote(conf_dtype(row->column[kA]),
                                           conf_dtype(row->column[kB]), &got),
                          "tp_dtype_promote")) {
      check_dtype("tp_dtype_promote", got, row->column[kExpect]);
      conf_check_status(tp_dtype_promote(conf_dtype(row->column[kB]),
                                         conf_dtype(row->column[kA]), &got),
                        "tp_dtype_promote");
      check_dtype("tp_dtype_promote swapped", got, row->column[kExpect]);
    }
  }
  release(&operands);
  conf_end();
}

static void run_arithmetic(const ConfRow* row) {
  Operands operands;
  conf_case("line %d arithmetic (%s %s %s)", row->line, row->column[kForm],
            row->column[kA], row->column[kB]);
  if (make(row, &operands)) {
    for (int i = 0; i < kOperatorCount; ++i) {
      tp_tensor_t* out = NULL;
      const tp_status_t status =
          operands.b != NULL
              ? kOperators[i].with_tensor(operands.a, operands.b, &out)
              : kOperators[i].with_scalar(operands.a, &operands.number, &out);
      if (conf_check_status(status, kOperators[i].name)) {
        check_dtype(kOperators[i].name, tp_tensor_dtype(out),
                    row->column[kExpectArith]);
      }
      tp_tensor_release(out);
    }
  }
  release(&operands);
  conf_end();
}

int main(void) {
  ConfTable table = conf_table_read("promotion.tsv", kColumns);
  conf_begin("promotion");
  for (size_t i = 0; i < table.count; ++i) {
    run_question(&table.rows[i]);
    run_arithmetic(&table.rows[i]);
  }
  conf_table_free(&table);
  return conf_finish();
}
