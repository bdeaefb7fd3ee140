/* Every elementwise operator of the table, in every dtype: any layout, any
 * length, any instruction set and any number of threads give the bits of
 * contiguous operands; so do given results and operators in place. */
#include <math.h>

#include "c/support/layouts.h"
#include "support/operator_calls.h"
#include "support/simd_levels.h"

enum { kMaxArguments = 4, kSizesCount = 5 };

static const struct {
  int64_t at[4];
  size_t rank;
} kSizes[kSizesCount + 1] = {
    {{0}, 0},     {{67}, 1},         {{1000}, 1},
    {{3, 23}, 2}, {{2, 3, 4, 5}, 4}, {{3, 21850}, 2}, /* for several threads */
};

typedef struct Call {
  int32_t op;
  tp_operator_info_t info;
  tp_dtype_t dtype; /* of operands */
  int numbers;      /* what may be a number is one; else it is a tensor, or left
                       out if it cannot be one */
} Call;

static int takes_numbers(const tp_operator_info_t* info) {
  for (size_t i = 0; i < info->argument_count; ++i) {
    const tp_argument_kind_t kind = info->arguments[i].kind;
    if (kind == TP_ARGUMENT_OPERAND || kind == TP_ARGUMENT_SCALAR) return 1;
  }
  return 0;
}

static int is_tensor(const Call* call, size_t place) {
  const tp_argument_kind_t kind = call->info.arguments[place].kind;
  return kind != TP_ARGUMENT_SCALAR &&
         !(kind == TP_ARGUMENT_OPERAND && call->numbers);
}

/* Of the operators, one takes a tensor of rank 0 only. */
static int is_one_element(const Call* call, size_t place) {
  return place == 2 && strcmp(call->info.name, "masked_fill") == 0;
}

/* Finite values of mixed signs, zeros and large ones; none is NaN, whose bits
 * say nothing. */
static tp_tensor_t* operand(const Call* call, size_t place, size_t sizes) {
  if (!is_tensor(call, place)) return NULL;
  if (is_one_element(call, place)) sizes = 0;
  static const double kValues[] = {0,     1, -1, 2.5, -0.0, 3,    100, -7.25,
                                   0.125, 5, -2, 31,  0.5,  -100, 7,   1e-3};
  const size_t n = TT_COUNT(kValues);
  tp_dtype_t dtype = call->dtype;
  if (call->info.arguments[place].kind == TP_ARGUMENT_INDEX) {
    dtype = TP_DTYPE_BOOL;
  }
  tp_tensor_t* tensor =
      tt_zeros(TP_DTYPE_F64, kSizes[sizes].at, kSizes[sizes].rank);
  void* data;
  assert_ok(tp_tensor_begin_write(tensor, &data));
  for (int64_t i = 0; i < tp_tensor_numel(tensor); ++i) {
    const double value = kValues[((size_t)i * (place + 1) + 5 * place) % n];
    /* Integers are also divided by: any but 0, whatever the dtype. */
    const int divides = place > 0 && tp_dtype_kind(dtype) == TP_KIND_INTEGER;
    ((double*)data)[i] = divides ? fabs(value) + 1 : value;
  }
  assert_ok(tp_tensor_end_write(tensor));
  return tt_as(tensor, dtype);
}

/* NULL for what is no tensor. */
static tp_tensor_t* laid_out(const Call* call, size_t place,
                             const tp_tensor_t* plain, Layout layout) {
  if (plain == NULL) return NULL;
  return layout_of(plain,
                   is_one_element(call, place) ? kLayoutContiguous : layout);
}

static tp_status_t run(const Call* call, tp_tensor_t* const* operands,
                       tp_tensor_t** result) {
  tp_argument_t arguments[kMaxArguments];
  memset(arguments, 0, sizeof arguments);
  for (size_t i = 0; i < call->info.argument_count; ++i) {
    const int is_index = call->info.arguments[i].kind == TP_ARGUMENT_INDEX;
    if (operands[i] != NULL) {
      arguments[i].kind = is_index ? TP_ARGUMENT_INDEX : TP_ARGUMENT_TENSOR;
      arguments[i].tensor = operands[i];
    } else if (call->numbers) {
      arguments[i].kind = TP_ARGUMENT_SCALAR;
      arguments[i].scalar = *I64(2);
    } else {
      arguments[i].kind = TP_ARGUMENT_NONE;
    }
  }
  return tp_operator_call(call->op, arguments, call->info.argument_count,
                          result, 1);
}

static void assert_same_bits(const Call* call, const tp_tensor_t* got,
                             const tp_tensor_t* want, const char* where) {
  tp_tensor_t* dense;
  assert_int_equal(tp_tensor_dtype(got), tp_tensor_dtype(want));
  assert_ok(tp_clone(got, TP_FORMAT_CONTIGUOUS, &dense));
  const size_t nbytes =
      (size_t)tp_tensor_numel(want) * tp_dtype_size(tp_tensor_dtype(want));
  if (memcmp(tp_tensor_data(dense), tp_tensor_data(want), nbytes) != 0) {
    fail_msg("%s in %s: %s differs", call->info.name,
             tp_dtype_name(call->dtype), where);
  }
  tp_tensor_release(dense);
}

static void drop(tp_tensor_t** operands, size_t n) {
  for (size_t i = 0; i < n; ++i) tp_tensor_release(operands[i]);
}

/* A result given by the caller, and one in place of the first operand, which is
 * then changed. */
static void check_given(const Call* call, tp_tensor_t* const* operands,
                        const tp_tensor_t* want) {
  tp_tensor_t* out = layout_of(want, kLayoutStrided);
  tp_tensor_t* given = out;
  assert_ok(tp_zero_inplace(out));
  assert_ok(run(call, operands, &given));
  assert_ptr_equal(given, out);
  assert_same_bits(call, out, want, "a given result");
  tp_tensor_release(out);
  if (tp_tensor_dtype(operands[0]) != tp_tensor_dtype(want)) return;
  given = operands[0];
  assert_ok(run(call, operands, &given));
  assert_ptr_equal(given, operands[0]);
  assert_same_bits(call, given, want, "a result in place");
}

static void check_layouts(const Call* call, size_t sizes) {
  const size_t n = call->info.argument_count;
  tp_tensor_t *plain[kMaxArguments], *other[kMaxArguments], *want = NULL;
  for (size_t i = 0; i < n; ++i) plain[i] = operand(call, i, sizes);
  assert_ok(tp_debug_use_simd("baseline"));
  assert_ok(run(call, plain, &want));
  for (int level = -1; use_next_simd(&level);) {
    for (int layout = 0; layout < kLayoutCount; ++layout) {
      for (size_t contiguous = 0; contiguous <= n; ++contiguous) {
        /* All operands in the layout, or all but one. */
        tp_tensor_t* got = NULL;
        for (size_t i = 0; i < n; ++i) {
          other[i] = laid_out(
              call, i, plain[i],
              i + 1 == contiguous ? kLayoutContiguous : (Layout)layout);
        }
        assert_ok(run(call, other, &got));
        assert_same_bits(call, got, want, kSimdLevelNames[level]);
        if (contiguous == 0) check_given(call, other, want);
        tp_tensor_release(got);
        drop(other, n);
      }
    }
  }
  drop(plain, n);
  tp_tensor_release(want);
}

/* One element for all: as a tensor of rank 0 and expanded. */
static void check_repeats(const Call* call) {
  const size_t n = call->info.argument_count;
  tp_tensor_t *plain[kMaxArguments], *other[kMaxArguments];
  for (size_t repeated = 0; repeated < n; ++repeated) {
    tp_tensor_t *want = NULL, *got = NULL;
    if (!is_tensor(call, repeated) || is_one_element(call, repeated)) continue;
    for (size_t i = 0; i < n; ++i) {
      other[i] = operand(call, i, 1);
      if (i == repeated) {
        tp_tensor_t* one;
        assert_ok(tp_narrow(other[i], 0, 3, 1, &one));
        tp_tensor_release(other[i]);
        assert_ok(tp_expand(one, kSizes[1].at, 1, &other[i]));
        tp_tensor_release(one);
      }
      plain[i] = laid_out(call, i, other[i], kLayoutContiguous);
    }
    assert_ok(run(call, plain, &want));
    assert_ok(run(call, other, &got));
    assert_same_bits(call, got, want, "an expanded operand");
    drop(plain, n);
    drop(other, n);
    DROP(want, got);
  }
}

/* Whole chunks and a rest, which begin and end inside rows. */
static void check_threads(const Call* call) {
  const int32_t kThreads[] = {1, 2, 3, 8};
  const Layout kLayouts[] = {kLayoutContiguous, kLayoutStrided};
  const size_t n = call->info.argument_count;
  tp_tensor_t *plain[kMaxArguments], *other[kMaxArguments], *want = NULL;
  for (size_t i = 0; i < n; ++i) plain[i] = operand(call, i, kSizesCount);
  for (size_t l = 0; l < TT_COUNT(kLayouts); ++l) {
    for (size_t i = 0; i < n; ++i) {
      other[i] = laid_out(call, i, plain[i], kLayouts[l]);
    }
    for (size_t t = 0; t < TT_COUNT(kThreads); ++t) {
      tp_tensor_t* got = NULL;
      assert_ok(tp_set_num_threads(kThreads[t]));
      assert_ok(run(call, other, &got));
      if (want) {
        assert_same_bits(call, got, want, "several threads");
        tp_tensor_release(got);
      } else {
        want = got;
      }
    }
    drop(other, n);
  }
  drop(plain, n);
  tp_tensor_release(want);
}

static size_t for_each_call(void (*check)(const Call*)) {
  size_t checked = 0;
  for (int32_t op = 1; op <= tp_operator_count(); ++op) {
    Call call = {.op = op};
    assert_ok(tp_operator_info_init(&call.info, sizeof call.info));
    assert_ok(tp_operator_info(op, &call.info));
    if (!operator_is_elementwise(&call.info)) continue;
    assert_true(call.info.argument_count <= kMaxArguments);
    for (call.dtype = 1; call.dtype <= TP_DTYPE_COUNT; ++call.dtype) {
      if (call.info.compute != TP_COMPUTE_LOGICAL &&
          (call.info.dtypes >> call.dtype & 1) == 0) {
        continue;
      }
      const int forms = 1 + takes_numbers(&call.info);
      for (call.numbers = 0; call.numbers < forms; ++call.numbers) {
        check(&call);
      }
      ++checked;
    }
  }
  print_message("%zu operators in a dtype\n", checked);
  return checked;
}

static void check_all_layouts(const Call* call) {
  for (size_t sizes = 0; sizes < kSizesCount; ++sizes) {
    check_layouts(call, sizes);
  }
  assert_ok(tp_debug_use_simd(NULL));
  check_repeats(call);
}

TEST(every_layout_length_and_instruction_set_gives_the_same_bits) {
  assert_true(for_each_call(check_all_layouts) > 300);
}

TEST(every_number_of_threads_gives_the_same_bits) {
  assert_true(for_each_call(check_threads) > 300);
  assert_ok(tp_set_num_threads(0));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(every_layout_length_and_instruction_set_gives_the_same_bits),
      T(every_number_of_threads_gives_the_same_bits),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
