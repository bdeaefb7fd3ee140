/* No public function is a way around the history of a tensor. Every function
 * that is given tensors is called with each of them in turn made of a leaf:
 * where its result depends on that tensor, a gradient of the result goes back
 * to the leaf, or the function refuses, or it is listed here with the reason.
 * That it depends is found out by other values. */
#include <stdlib.h>
#include <string.h>

#include "fault/support/slots.h"
#include "fault/support/takers.h"
#include "support/check.h"

typedef struct Exemption {
  const char* name; /* or the operator, for all of its functions */
  const char* reason;
} Exemption;

static const Exemption kOperators[] = {
    {"all", "a truth value"},
    {"any", "a truth value"},
    {"argmax", "an index"},
    {"argmin", "an index"},
    {"bernoulli", "drawn anew"},
    {"bitwise_and", "of integers"},
    {"bitwise_not", "of integers"},
    {"bitwise_or", "of integers"},
    {"bitwise_xor", "of integers"},
    {"count_nonzero", "a number of terms"},
    {"eq", "a truth value"},
    {"floor_divide", "a whole number between its jumps"},
    {"ge", "a truth value"},
    {"gt", "a truth value"},
    {"isfinite", "a truth value"},
    {"isinf", "a truth value"},
    {"isnan", "a truth value"},
    {"le", "a truth value"},
    {"left_shift", "of integers"},
    {"logical_and", "a truth value"},
    {"logical_not", "a truth value"},
    {"logical_or", "a truth value"},
    {"logical_xor", "a truth value"},
    {"lt", "a truth value"},
    {"ne", "a truth value"},
    {"normal", "drawn anew"},
    {"one_hot", "of indices"},
    {"randint", "drawn anew"},
    {"right_shift", "of integers"},
    {"trunc_divide", "a whole number between its jumps"},
    {"uniform", "drawn anew"},
    {"fill", "depends on no tensor"},
    {"zero", "depends on no tensor"},
};

static const Exemption kFunctions[] = {
    {"tp_tensor_retain", "another reference"},
    {"tp_tensor_release", "one reference less"},
    {"tp_tensor_use_count", "a getter"},
    {"tp_tensor_weak", "another reference"},
    {"tp_tensor_attach_wrapper", "says nothing of elements"},
    {"tp_tensor_wrapper", "a getter"},
    {"tp_tensor_detach_wrapper", "says nothing of elements"},
    {"tp_tensor_rank", "a getter"},
    {"tp_tensor_sizes", "a getter"},
    {"tp_tensor_strides", "a getter"},
    {"tp_tensor_size", "a getter"},
    {"tp_tensor_numel", "a getter"},
    {"tp_tensor_nbytes", "a getter"},
    {"tp_tensor_dtype", "a getter"},
    {"tp_tensor_device_type", "a getter"},
    {"tp_tensor_device_index", "a getter"},
    {"tp_tensor_offset", "a getter"},
    {"tp_tensor_storage", "a getter"},
    {"tp_tensor_data", "a getter"},
    {"tp_tensor_version", "a getter"},
    {"tp_tensor_flags", "a getter"},
    {"tp_tensor_is_contiguous", "a getter"},
    {"tp_tensor_retained_bytes", "a getter"},
    {"tp_tensor_get", "a number for the host"},
    {"tp_tensor_item", "a number for the host"},
    {"tp_tensor_copy_to", "numbers for the host"},
    {"tp_tensor_format", "text for the host"},
    {"tp_tensor_format_layout", "text for the host"},
    {"tp_tensor_assign", "documented to take no history over"},
    {"tp_tensor_set_storage", "documented to end the history"},
    {"tp_tensor_copy_from", "depends on no tensor"},
    {"tp_real", "of complex numbers, which have no gradients"},
    {"tp_imag", "of complex numbers, which have no gradients"},
    {"tp_detach", "documented to have no history"},
    {"tp_empty_like", "reads no element"},
    {"tp_result_dtype", "a getter"},
    {"tp_npy_save", "writes a file"},
    {"tp_npy_write", "writes a file"},
    {"tp_npz_save", "writes a file"},
    {"tp_npz_write", "writes a file"},
    {"tp_safetensors_save", "writes a file"},
    {"tp_safetensors_write", "writes a file"},
    {"tp_debug_format_tensor", "text for the host"},
    {"tp_debug_shares_counter", "a getter"},
    {"tp_tensor_requires_grad", "a getter"},
    {"tp_tensor_set_requires_grad", "makes leaves"},
    {"tp_tensor_is_leaf", "a getter"},
    {"tp_tensor_retain_grad", "says what is kept"},
    {"tp_tensor_retains_grad", "a getter"},
    {"tp_tensor_grad_get", "a gradient is no result of its tensor"},
    {"tp_tensor_grad_set", "a gradient is no result of its tensor"},
    {"tp_tensor_grad_zero", "a gradient is no result of its tensor"},
    {"tp_tensor_hook_add", "a hook is called with gradients"},
    {"tp_tensor_hook_remove", "a hook is called with gradients"},
    {"tp_backward", "gathers gradients"},
    {"tp_saved_new", "keeps what tp_saved_unpack gives"},
    {"tp_saved_release", "gives nothing"},
    {"tp_function_record", "gives a history that a program declares"},
    {"tp_graph_format", "text for the host"},
};

#define COUNT(list) (sizeof(list) / sizeof((list)[0]))

enum { kOutputs = 1 + kMaxPieces + kSlots };

/* What a call made, as hashes: results, then slots that it wrote. */
typedef struct Outcome {
  uint64_t values[kOutputs]; /* 0 for none */
  int is_written[kSlots];
} Outcome;

static tp_tensor_t* output(const Stage* stage, int i) {
  if (i == 0) return stage->results.tensor;
  if (i <= kMaxPieces) return stage->results.pieces.tensors[i - 1];
  return slot_tensor(&stage->scene, i - 1 - kMaxPieces);
}
static int slot_of_output(int i) { return i - 1 - kMaxPieces; }

/* Calls the row with one slot's values as they are or not. 0 if it cannot. */
static int outcome_of(const Row* row, int slot, SlotUse use, Outcome* outcome) {
  Stage stage;
  Look before[kSlots];
  memset(outcome, 0, sizeof(*outcome));
  if (!stage_make(&stage, row, slot, use)) return 0;
  for (int i = 0; i < kSlots; ++i) {
    before[i] = look_at(slot_tensor(&stage.scene, i));
  }
  const tp_status_t status = stage_call(&stage, row);
  for (int i = 0; i < kOutputs && status == TP_OK; ++i) {
    const tp_tensor_t* const tensor = output(&stage, i);
    const Look look = look_at(tensor);
    const int k = slot_of_output(i);
    if (k >= 0) {
      outcome->is_written[k] = looks_written(&before[k], &look);
      if (!outcome->is_written[k]) continue;
    }
    if (is_number(tensor)) outcome->values[i] = look.values;
  }
  stage_release(&stage);
  return status == TP_OK;
}

static int is_refusal(tp_status_t status) {
  return status == TP_ERROR_UNSUPPORTED || status == TP_ERROR_STATE ||
         status == TP_ERROR_VERSION;
}

static int is_zero(const tp_tensor_t* gradient) {
  tp_tensor_t* any;
  int32_t zero;
  tp_scalar_t value;
  if (gradient == NULL) return 1;
  CHECK_EQUAL(tp_any(gradient, NULL, 0, 0, &any), TP_OK);
  CHECK_EQUAL(tp_tensor_item(any, &value), TP_OK);
  tp_tensor_release(any);
  zero = value.integer == 0;
  return zero;
}

/* What is wrong with the way from an output to the leaf, or NULL. */
static const char* fault_of_way(const tp_tensor_t* tensor,
                                const tp_tensor_t* leaf, int depends) {
  tp_tensor_t *sum, *gradient = NULL;
  if (depends && !tp_tensor_requires_grad(tensor)) return "has no history";
  if (!tp_tensor_requires_grad(tensor)) return NULL;
  tp_status_t status = tp_sum(tensor, NULL, 0, 0, &sum);
  if (status != TP_OK) return is_refusal(status) ? NULL : "cannot be summed";
  const tp_tensor_t* const roots[] = {sum};
  status = tp_gradients(roots, 1, NULL, &leaf, 1, TP_BACKWARD_ALLOW_UNUSED,
                        &gradient);
  const int zero = is_zero(gradient);
  const int none = gradient == NULL;
  tp_tensor_release(sum);
  tp_tensor_release(gradient);
  if (status != TP_OK) return is_refusal(status) ? NULL : "has no gradient";
  if (depends) return none ? "does not lead to the leaf" : NULL;
  return zero ? NULL : "has the gradient of what was overwritten";
}

typedef struct Tally {
  int followed, refused; /* pairs of a result and what it depends on */
  int faults;
  int silent; /* as faults, but the first is not printed */
} Tally;

static void complain(const Row* row, int slot, const char* what, Tally* tally) {
  ++tally->faults;
  if (!tally->silent) {
    printf("%s: its result depends on %s but %s\n", row->name, slot_name(slot),
           what);
  }
}

static void try_slot(const Row* row, int slot, const Outcome* plain,
                     Tally* tally) {
  Outcome other;
  if (!outcome_of(row, slot, kOtherValues, &other)) return;
  int depends[kOutputs], any = 0;
  for (int i = 0; i < kOutputs; ++i) {
    depends[i] = plain->values[i] != 0 && plain->values[i] != other.values[i];
    any |= depends[i] || (slot_of_output(i) == slot && plain->is_written[slot]);
  }
  if (!any) return;
  Stage stage;
  if (!stage_make(&stage, row, slot, kWithHistory)) return;
  const tp_status_t status = stage_call(&stage, row);
  if (status != TP_OK) {
    if (is_refusal(status)) {
      ++tally->refused;
    } else {
      complain(row, slot, "the call fails in another way", tally);
    }
  }
  for (int i = 0; i < kOutputs && status == TP_OK; ++i) {
    const tp_tensor_t* const made = output(&stage, i);
    if (made != NULL && !is_real(made) && tp_tensor_requires_grad(made)) {
      complain(row, slot, "has a history, and is of no real numbers", tally);
    }
    if (plain->values[i] == 0) continue;
    const char* const fault =
        fault_of_way(output(&stage, i), stage.leaf, depends[i]);
    if (fault != NULL) complain(row, slot, fault, tally);
    tally->followed += fault == NULL && depends[i];
  }
  stage_release(&stage);
}

static void try_row(const Row* row, Tally* tally) {
  Outcome plain, again;
  if (!outcome_of(row, kNoSlot, kAsIs, &plain)) return;
  CHECK(outcome_of(row, kNoSlot, kAsIs, &again));
  for (int i = 0; i < kOutputs; ++i) {
    /* Bytes that nobody has written are no values. */
    if (plain.values[i] != again.values[i]) plain.values[i] = 0;
  }
  for (int slot = 0; slot < kSlots; ++slot) try_slot(row, slot, &plain, tally);
  CHECK_EQUAL(tp_debug_live_objects(), 0);
}

/* The operator of a function: its name without prefix and form. */
static void operator_of(const char* function, char* name, size_t capacity) {
  static const char* const kForms[] = {"_inplace", "_out", "_scalar"};
  snprintf(name, capacity, "%s", function + strlen("tp_"));
  for (size_t i = 0; i < COUNT(kForms); ++i) {
    const size_t length = strlen(name), form = strlen(kForms[i]);
    if (length > form && strcmp(name + length - form, kForms[i]) == 0) {
      name[length - form] = '\0';
    }
  }
}

static int is_listed(const char* function) {
  char name[128];
  operator_of(function, name, sizeof(name));
  for (size_t i = 0; i < COUNT(kOperators); ++i) {
    if (strcmp(kOperators[i].name, name) == 0) return 1;
  }
  for (size_t i = 0; i < COUNT(kFunctions); ++i) {
    if (strcmp(kFunctions[i].name, function) == 0) return 1;
  }
  return 0;
}

typedef struct Totals {
  int functions, listed, followed, refused, faults;
} Totals;

static void try_function(const char* function, void* context) {
  Totals* const totals = context;
  Tally tally = {0};
  const int listed = is_listed(function);
  if (!takes_tensors(function)) return;
  tally.silent = listed;
  for (size_t g = 0; g < kRowGroupCount; ++g) {
    const RowGroup group = kRowGroups[g]();
    for (size_t r = 0; r < group.count; ++r) {
      if (strcmp(group.rows[r].name, function) == 0) {
        try_row(&group.rows[r], &tally);
      }
    }
  }
  ++totals->functions;
  totals->listed += listed;
  totals->followed += tally.followed;
  totals->refused += tally.refused;
  if (!listed) totals->faults += tally.faults;
  const int proved = tally.followed + tally.refused > 0;
  /* A listed one may refuse: so do all that write into given tensors. */
  const int followed = tally.followed > 0 && tally.faults == 0;
  if (listed ? followed : !proved) {
    printf("%s: %s\n", function,
           listed ? "listed, but its results are followed"
                  : "no row shows that its results are followed");
    ++totals->faults;
  }
}

int main(int argc, char** argv) {
  Totals totals = {0};
  for_named_functions(argc, argv, try_function, &totals);
  printf(
      "recorded: %d functions take tensors, %d listed; %d dependences "
      "followed, %d refused\n",
      totals.functions, totals.listed, totals.followed, totals.refused);
  return totals.faults ? 1 : 0;
}
