/* optimizer.tsv: parameters and states after several steps of sgd, adam and
 * adamw, with every instruction set. What the states hold at first is not to be
 * read. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "support/conformance.h"
#include "tensorplay/debug.h"

enum {
  kOp,
  kOrigin,
  kParameter,
  kGradients,
  kStateDtype,
  kNumbers,
  kAfter,
  kStates,
  kRtol,
  kColumns
};
enum { kMaxParts = 8, kMaxStates = 3 };

/* Parts of a column between semicolons, of any length. */
typedef struct Parts {
  char* text;
  const char* at[kMaxParts];
  size_t count;
} Parts;

static Parts parts_of(const char* column) {
  Parts parts = {strdup(column), {NULL}, 0};
  for (char* rest = parts.text; rest != NULL && parts.count < kMaxParts;) {
    parts.at[parts.count++] = strsep(&rest, ";");
  }
  return parts;
}

typedef struct Optimizer {
  int is_sgd, is_decoupled;
  tp_sgd_options_t sgd;
  tp_adam_options_t adam;
  tp_tensor_t* states[kMaxStates];
  size_t state_count; /* that there may be */
} Optimizer;

static tp_tensor_t* make_state(tp_tensor_t* like, const char* dtype) {
  tp_scalar_t nan;
  tp_tensor_t* state = NULL;
  tp_scalar_set_f64(&nan, NAN);
  conf_check_status(tp_to(like, conf_dtype(dtype), 0, 0, 0, 1, &state),
                    "tp_to");
  if (state != NULL) {
    conf_check_status(tp_fill_inplace(state, &nan), "tp_fill_inplace");
  }
  return state;
}

static void make_optimizer(const ConfRow* row, tp_tensor_t* parameter,
                           Optimizer* made) {
  const Parts parts = parts_of(row->column[kNumbers]);
  double n[kMaxParts] = {0};
  for (size_t i = 0; i < parts.count; ++i) n[i] = strtod(parts.at[i], NULL);
  memset(made, 0, sizeof *made);
  tp_sgd_options_init(&made->sgd, sizeof made->sgd);
  tp_adam_options_init(&made->adam, sizeof made->adam);
  made->is_sgd = conf_is(row->column[kOp], "sgd");
  made->is_decoupled = conf_is(row->column[kOp], "adamw");
  made->state_count = made->is_sgd ? 1 : kMaxStates;
  int wanted[kMaxStates] = {1, 1, n[5] != 0};
  if (made->is_sgd) {
    wanted[0] = n[1] != 0;
    made->sgd.lr = n[0];
    made->sgd.momentum = n[1];
    made->sgd.dampening = n[2];
    made->sgd.weight_decay = n[3];
    made->sgd.nesterov = n[4] != 0;
    made->sgd.maximize = n[5] != 0;
  } else {
    made->adam.lr = n[0];
    made->adam.beta1 = n[1];
    made->adam.beta2 = n[2];
    made->adam.epsilon = n[3];
    made->adam.weight_decay = n[4];
    made->adam.maximize = n[6] != 0;
  }
  for (size_t i = 0; i < made->state_count; ++i) {
    if (!wanted[i]) continue;
    made->states[i] = make_state(parameter, row->column[kStateDtype]);
  }
  free(parts.text);
}

static tp_status_t step(const Optimizer* by, tp_tensor_t* parameter,
                        const tp_tensor_t* gradient, int64_t number) {
  if (by->is_sgd) {
    return tp_sgd_inplace(parameter, gradient, by->states[0], number, &by->sgd);
  }
  return (by->is_decoupled ? tp_adamw_inplace : tp_adam_inplace)(
      parameter, gradient, by->states[0], by->states[1], by->states[2], number,
      &by->adam);
}

static void check_values(const tp_tensor_t* tensor, const char* want,
                         double rtol) {
  conf_check_values(tensor, want, NULL, rtol, rtol, 0);
}

/* Every step, then what the states hold. */
static void check_steps(const ConfRow* row, const Optimizer* by,
                        tp_tensor_t* parameter) {
  const Parts gradients = parts_of(row->column[kGradients]);
  const Parts after = parts_of(row->column[kAfter]);
  const Parts states = parts_of(row->column[kStates]);
  const double rtol = strtod(row->column[kRtol], NULL);
  for (size_t i = 0; i < gradients.count && conf_good(); ++i) {
    tp_tensor_t* gradient = conf_described(gradients.at[i]);
    const int64_t version = tp_tensor_version(parameter);
    if (conf_check_status(step(by, parameter, gradient, (int64_t)i + 1),
                          "a step")) {
      conf_check(tp_tensor_version(parameter) == version + 1,
                 "the version counts one write");
      check_values(parameter, after.at[i], rtol);
    }
    tp_tensor_release(gradient);
  }
  for (size_t i = 0; i < states.count && conf_good(); ++i) {
    const int is_absent = conf_is(states.at[i], "absent");
    if (conf_check(is_absent == (by->states[i] == NULL), "state %zu", i) &&
        !is_absent) {
      check_values(by->states[i], states.at[i], rtol);
    }
  }
  free(gradients.text);
  free(after.text);
  free(states.text);
}

static void run(const ConfRow* row, const char* level) {
  conf_case("line %d with %s (%s)", row->line, level, row->column[kOp]);
  tp_tensor_t* parameter = conf_described(row->column[kParameter]);
  Optimizer by;
  make_optimizer(row, parameter, &by);
  if (conf_good() && conf_is(row->column[kOrigin], "error")) {
    tp_tensor_t* gradient = conf_described(row->column[kGradients]);
    const tp_status_t status = step(&by, parameter, gradient, 1);
    conf_check(status == TP_ERROR_ARGUMENT, "status %d", (int)status);
    conf_check(tp_tensor_version(parameter) == 0, "nothing is written");
    tp_tensor_release(gradient);
  } else if (conf_good()) {
    check_steps(row, &by, parameter);
  }
  tp_tensor_release(parameter);
  for (size_t i = 0; i < kMaxStates; ++i) tp_tensor_release(by.states[i]);
  conf_end();
}

int main(void) {
  ConfTable table = conf_table_read("optimizer.tsv", kColumns);
  const char* const levels[] = {"baseline", "avx2", "avx512"};
  conf_begin("optimizer");
  for (size_t l = 0; l < sizeof levels / sizeof levels[0]; ++l) {
    if (tp_debug_use_simd(levels[l]) != TP_OK) continue;
    for (size_t i = 0; i < table.count; ++i) run(&table.rows[i], levels[l]);
  }
  conf_table_free(&table);
  return conf_finish();
}
