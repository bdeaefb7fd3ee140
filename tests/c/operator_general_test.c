/* Every operator of the table that is not elementwise, with arguments made from
 * its row: any layout of the tensors, any instruction set and any number of
 * threads give the bits of contiguous ones, given results too. Elementwise ones
 * are those of operator_layout_test. A row that nothing makes arguments for
 * fails by name. */
#include "c/support/call_layouts.h"
#include "support/simd_levels.h"

static void explain(const OperatorCall* call, tp_status_t status) {
  if (call->unknown != NULL) {
    fail_msg("%s: nothing in operator_calls.c makes \"%s\"", call->info.name,
             call->unknown);
  }
  if (status != TP_OK) {
    fail_msg("%s in %s: %s", call->info.name, tp_dtype_name(call->plan.dtype),
             tp_error_message(NULL));
  }
}

/* Runs a call in full; 0 if the operator refuses the dtype, which none does
 * that its row names. */
static int run(OperatorCall* call, tp_tensor_t** results) {
  const tp_status_t status = operator_call_run(call, results);
  if (status == TP_OK) return 1;
  const int is_of_row = (call->info.dtypes >> call->plan.dtype & 1) != 0;
  if (is_of_row || status == TP_ERROR_INTERNAL) explain(call, status);
  tp_error_clear();
  return 0;
}

static int has_bits_of(const tp_tensor_t* got, const tp_tensor_t* want) {
  if (tp_tensor_dtype(got) != tp_tensor_dtype(want) ||
      tp_tensor_numel(got) != tp_tensor_numel(want)) {
    return 0;
  }
  tp_tensor_t* dense;
  assert_ok(tp_clone(got, TP_FORMAT_CONTIGUOUS, &dense));
  const tp_dtype_t dtype = tp_tensor_dtype(want);
  const size_t nbytes = (size_t)tp_tensor_numel(want) * tp_dtype_size(dtype);
  const int same = nbytes == 0 || memcmp(tp_tensor_data(dense),
                                         tp_tensor_data(want), nbytes) == 0;
  tp_tensor_release(dense);
  return same;
}

static void assert_same(const OperatorCall* call, tp_tensor_t* const* got,
                        tp_tensor_t* const* want, const char* where) {
  for (size_t i = 0; i < call->info.result_count; ++i) {
    if (has_bits_of(got[i], want[i])) continue;
    fail_msg("%s in %s of %lldx%lld, variant %d: result %zu differs: %s",
             call->info.name, tp_dtype_name(call->plan.dtype),
             (long long)call->plan.rows, (long long)call->plan.columns,
             call->plan.variant, i, where);
  }
}

static void forget(tp_tensor_t** results) {
  for (size_t i = 0; i < kCallResults; ++i) {
    tp_tensor_release(results[i]);
    results[i] = NULL;
  }
}

/* Contiguous results, for comparing bytes. */
static void flatten(const OperatorCall* call, tp_tensor_t** results) {
  for (size_t i = 0; i < call->info.result_count; ++i) {
    tp_tensor_t* dense;
    assert_ok(tp_clone(results[i], TP_FORMAT_CONTIGUOUS, &dense));
    tp_tensor_release(results[i]);
    results[i] = dense;
  }
}

static void check_given(OperatorCall* call, tp_tensor_t* const* want,
                        const char* where) {
  tp_tensor_t* given[kCallResults] = {NULL};
  for (size_t i = 0; i < call->info.result_count; ++i) {
    given[i] = layout_of(want[i], kLayoutStrided);
    assert_ok(tp_zero_inplace(given[i]));
  }
  tp_tensor_t* const first = given[0];
  explain(call, operator_call_run(call, given));
  assert_ptr_equal(given[0], first);
  assert_same(call, given, want, where);
  forget(given);
}

/* All tensors in a layout, and all but one. */
static void check_layouts(OperatorCall* call, tp_tensor_t* const* want,
                          const char* level) {
  for (int layout = 0; layout < kLayoutCount; ++layout) {
    for (size_t i = 0; i <= call->tensor_count; ++i) {
      tp_tensor_t* got[kCallResults] = {NULL};
      PlainTensors plain;
      lay_out_call(call, &plain, (Layout)layout,
                   i == call->tensor_count ? SIZE_MAX : i);
      explain(call, operator_call_run(call, got));
      assert_same(call, got, want, level);
      if (i == call->tensor_count) {
        check_given(call, want, "given results");
      }
      forget(got);
      restore_call(call, &plain);
    }
  }
}

/* A part of a tensor expanded along a dimension, in place of the tensor, and
 * its contiguous copy. */
static void check_expanded(OperatorCall* call) {
  for (size_t i = 0; i < call->tensor_count; ++i) {
    tp_tensor_t* const whole = call->tensors[i];
    for (int64_t d = 0; d < tp_tensor_rank(whole); ++d) {
      tp_tensor_t *got[kCallResults] = {NULL}, *want[kCallResults] = {NULL},
                  *part, *expanded, *copy;
      PlainTensors plain;
      lay_out_call(call, &plain, kLayoutContiguous, SIZE_MAX);
      assert_ok(tp_narrow(whole, d, 0, 1, &part));
      assert_ok(tp_expand(part, tp_tensor_sizes(whole),
                          (size_t)tp_tensor_rank(whole), &expanded));
      assert_ok(tp_clone(expanded, TP_FORMAT_CONTIGUOUS, &copy));
      tp_tensor_release(part);
      replace_in_call(call, i, expanded);
      explain(call, operator_call_run(call, got));
      replace_in_call(call, i, copy);
      explain(call, operator_call_run(call, want));
      flatten(call, want);
      assert_same(call, got, want, "an expanded tensor");
      forget(got);
      forget(want);
      restore_call(call, &plain);
    }
  }
}

/* Products of floats may round otherwise in another instruction set. */
static int may_differ(const OperatorCall* call) {
  return operator_is_product(&call->info) &&
         tp_dtype_kind(call->plan.dtype) >= TP_KIND_FLOAT;
}

/* Returns whether the operator takes the dtype. */
static int check_levels(OperatorCall* call) {
  tp_tensor_t* want[kCallResults] = {NULL};
  for (int level = -1; use_next_simd(&level);) {
    tp_tensor_t* got[kCallResults] = {NULL};
    if (!run(call, got)) return 0;
    if (level == 0 || may_differ(call)) {
      forget(want);
      memcpy(want, got, sizeof want);
      flatten(call, want);
    } else {
      assert_same(call, got, want, kSimdLevelNames[level]);
      forget(got);
    }
    check_layouts(call, want, kSimdLevelNames[level]);
  }
  forget(want);
  check_expanded(call);
  return 1;
}

/* As many as there are, on parts of one result and on whole ones. */
static int check_threads(OperatorCall* call) {
  const int32_t kThreads[] = {1, 2, 3, 8};
  tp_tensor_t* want[kCallResults] = {NULL};
  for (size_t t = 0; t < TT_COUNT(kThreads); ++t) {
    tp_tensor_t* got[kCallResults] = {NULL};
    assert_ok(tp_set_num_threads(kThreads[t]));
    if (!run(call, t == 0 ? want : got)) return 0;
    if (t == 0) {
      flatten(call, want);
      continue;
    }
    assert_same(call, got, want, "several threads");
    forget(got);
    PlainTensors plain;
    lay_out_call(call, &plain, kLayoutStrided, SIZE_MAX);
    explain(call, operator_call_run(call, got));
    assert_same(call, got, want, "several threads, strided");
    forget(got);
    restore_call(call, &plain);
  }
  forget(want);
  return 1;
}

static int check_call(const CallPlan* plan, int (*check)(OperatorCall*),
                      int* has_variants) {
  OperatorCall call;
  explain(&call, operator_call_make(plan, &call));
  const int taken = check(&call);
  *has_variants = call.has_variants;
  operator_call_drop(&call);
  return taken;
}

/* In every dtype that it takes, of which there is one. */
static void check_operator(int32_t op, const int64_t (*sizes)[2], size_t n,
                           int (*check)(OperatorCall*)) {
  int checked = 0;
  for (tp_dtype_t dtype = 1; dtype <= TP_DTYPE_COUNT; ++dtype) {
    int taken = 1, has_variants = 1;
    for (size_t s = 0; taken && s < n; ++s) {
      for (int v = 0; taken && v < (has_variants ? kCallVariants : 1); ++v) {
        const CallPlan plan = {op, dtype, sizes[s][0], sizes[s][1], v, 0};
        taken = check_call(&plan, check, &has_variants);
      }
    }
    checked += taken;
  }
  if (checked == 0) {
    fail_msg("operator %d was checked in no dtype", (int)op);
  }
}

static void for_each_operator(const int64_t (*sizes)[2], size_t n,
                              int (*check)(OperatorCall*)) {
  size_t checked = 0;
  for (int32_t op = 1; op <= tp_operator_count(); ++op) {
    tp_operator_info_t info;
    assert_ok(tp_operator_info_init(&info, sizeof info));
    assert_ok(tp_operator_info(op, &info));
    if (operator_is_elementwise(&info)) continue;
    check_operator(op, sizes, n, check);
    ++checked;
  }
  print_message("%zu operators\n", checked);
  assert_true(checked >= 40);
}

TEST(every_layout_and_instruction_set_gives_the_same_bits) {
  const int64_t kSizes[][2] = {{3, 23}, {1, 1}, {17, 9}};
  for_each_operator(kSizes, TT_SANITIZED ? 1 : TT_COUNT(kSizes), check_levels);
}

TEST(every_number_of_threads_gives_the_same_bits) {
  const int64_t kSizes[][2] = {{150, 457}};
  for_each_operator(kSizes, TT_COUNT(kSizes), check_threads);
  assert_ok(tp_set_num_threads(0));
}

static tp_status_t no_shape(const tp_argument_t* arguments, size_t n,
                            tp_call_shape_t* shape, void* user_data) {
  (void)arguments;
  (void)n;
  (void)shape;
  (void)user_data;
  return TP_ERROR_UNSUPPORTED;
}

TEST(arguments_that_nothing_makes_are_named) {
  const tp_argument_info_t kinds[] = {{"a", TP_ARGUMENT_TENSOR, 0},
                                      {"novelty", TP_ARGUMENT_TENSOR, 0}};
  const tp_argument_info_t others[] = {{"a", TP_ARGUMENT_TENSOR, 0},
                                       {"novelty", TP_ARGUMENT_INTEGER, 0}};
  const tp_argument_info_t* const lists[] = {kinds, others};
  const char* const names[] = {"novel_tensor", "novel_number"};
  for (size_t i = 0; i < TT_COUNT(lists); ++i) {
    tp_operator_definition_t definition;
    assert_ok(tp_operator_definition_init(&definition, sizeof definition));
    definition.form = TP_FORM_GENERAL;
    definition.name = names[i];
    definition.arguments = lists[i];
    definition.argument_count = 2;
    definition.compute = TP_COMPUTE_OPERAND;
    definition.result = TP_RESULT_COMPUTE;
    definition.dtypes = UINT64_C(1) << TP_DTYPE_F32;
    definition.shape = no_shape;
    CallPlan plan = {0, TP_DTYPE_F32, 2, 3, 0, 0};
    assert_ok(tp_operator_register(&definition, &plan.op));
    OperatorCall call;
    assert_int_equal(operator_call_make(&plan, &call), TP_ERROR_UNSUPPORTED);
    assert_string_equal(call.unknown, "novelty");
    operator_call_drop(&call);
  }
  tp_shutdown();
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(every_layout_and_instruction_set_gives_the_same_bits),
      T(every_number_of_threads_gives_the_same_bits),
      T(arguments_that_nothing_makes_are_named),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
