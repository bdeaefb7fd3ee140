/* Text: PyTorch's print form against its own output, and the layout line. */
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>

#include "support/tp_test.h"

enum { kText = 65536 };

static size_t parse_list(const char* text, int64_t* out) {
  size_t n = 0;
  if (strcmp(text, "-") == 0) return 0;
  for (char* end = (char*)(uintptr_t)text;; ++end) {
    out[n++] = strtoll(end, &end, 10);
    if (*end == '\0') return n;
  }
}

static void set_values(tp_tensor_t* flat, const char* text) {
  if (strcmp(text, "-") == 0) return;
  const int integers = tp_dtype_kind(tp_tensor_dtype(flat)) < TP_KIND_FLOAT;
  char* end = (char*)(uintptr_t)text;
  for (int64_t i = 0; *end != '\0'; ++i) {
    tp_scalar_t value = *F64(0);
    if (integers) {
      value = *I64(strtoll(end, &end, 10));
    } else {
      value.real = strtod(end, &end);
      if (*end == ':') {
        value.dtype = TP_DTYPE_C128;
        value.imag = strtod(end + 1, &end);
      }
    }
    assert_ok(tp_tensor_set(flat, &i, 1, &value));
    if (*end == ',') ++end;
  }
}

/* The tensor of a line `case DTYPE SIZES VALUES`. */
static tp_tensor_t* case_tensor(char* line) {
  strtok(line, " ");
  tp_dtype_t dtype = 0;
  assert_ok(tp_dtype_parse(strtok(NULL, " "), &dtype));
  int64_t sizes[8], numel = 1;
  const size_t rank = parse_list(strtok(NULL, " "), sizes);
  const char* values = strtok(NULL, " ");
  if (strcmp(values, "arange") == 0) return tt_arange(dtype, sizes, rank);
  for (size_t d = 0; d < rank; ++d) numel *= sizes[d];
  tp_tensor_t *flat = tt_zeros(dtype, &numel, 1), *t;
  set_values(flat, values);
  assert_ok(tp_view(flat, rank ? sizes : NULL, rank, &t));
  DROP(flat);
  return t;
}

TEST(every_tensor_prints_as_pytorch_prints_it) {
  FILE* file = fopen(TP_TEST_DATA "/print_form.txt", "r");
  assert_non_null(file);
  static char line[kText], title[kText], want[kText], got[kText];
  int cases = 0, wrong = 0;
  while (fgets(line, sizeof line, file)) {
    line[strcspn(line, "\n")] = '\0';
    assert_memory_equal(line, "case ", 5);
    snprintf(title, sizeof title, "%.200s", line);
    tp_tensor_t* t = case_tensor(line);
    want[0] = '\0';
    while (fgets(line, sizeof line, file) && strcmp(line, "end\n") != 0) {
      strcat(want, line);
    }
    want[strlen(want) - 1] = '\0';
    const size_t length = tp_tensor_format(t, got, sizeof got);
    if (length != strlen(got) || strcmp(got, want) != 0) {
      print_error("%s\n%s\nwanted\n%s\n", title, got, want);
      ++wrong;
    }
    ++cases;
    DROP(t);
  }
  fclose(file);
  assert_int_equal(wrong, 0);
  assert_true(cases >= 90);
}

TEST(a_layout_prints_the_elements_in_logical_order) {
  tp_tensor_t *t = tt_arange(TP_DTYPE_F32, DIMS(2, 3)), *transposed, *flipped;
  assert_ok(tp_t(t, &transposed));
  assert_format("tensor([[0., 3.],\n        [1., 4.],\n        [2., 5.]])",
                tp_tensor_format, transposed);
  assert_ok(tp_flip(t, LIST(1), 1, &flipped));
  assert_format("tensor([[2., 1., 0.],\n        [5., 4., 3.]])",
                tp_tensor_format, flipped);
  DROP(t, transposed, flipped);
}

TEST(types_that_pytorch_lacks_are_named_the_same_way) {
  static const struct {
    tp_dtype_t dtype;
    const char* text;
  } cases[] = {
      {TP_DTYPE_U16, "tensor([0, 1, 2], dtype=u16)"},
      {TP_DTYPE_U32, "tensor([0, 1, 2], dtype=u32)"},
      {TP_DTYPE_U64, "tensor([0, 1, 2], dtype=u64)"},
      {TP_DTYPE_F8_E4M3FN, "tensor([0., 1., 2.], dtype=f8_e4m3fn)"},
      {TP_DTYPE_F8_E5M2, "tensor([0., 1., 2.], dtype=f8_e5m2)"},
  };
  for (size_t i = 0; i < TT_COUNT(cases); ++i) {
    tp_tensor_t* t = tt_arange(cases[i].dtype, DIMS(3));
    assert_format(cases[i].text, tp_tensor_format, t);
    DROP(t);
  }
  tp_tensor_t* t = NULL;
  assert_ok(tp_scalar_tensor(U64(UINT64_MAX), 0, 0, 0, &t));
  assert_format("tensor(18446744073709551615, dtype=u64)", tp_tensor_format, t);
  DROP(t);
}

/* Of `rank` dimensions of one size, all of them the one element 7. Counts the
 * sevens and the dots of its text. */
static void count_shown(int64_t size, size_t rank, int* elements, int* cuts) {
  int64_t sizes[TP_MAX_RANK];
  tp_tensor_t *one = tt_full(TP_DTYPE_I64, 7, NULL, 0), *t;
  for (size_t d = 0; d < rank; ++d) sizes[d] = size;
  assert_ok(tp_expand(one, sizes, rank, &t));
  const size_t length = tp_tensor_format(t, NULL, 0);
  assert_true(length > 0 && length < 3000000);
  char* text = malloc(length + 1);
  assert_int_equal(tp_tensor_format(t, text, length + 1), length);
  *elements = 0;
  *cuts = 0;
  for (const char* at = text; *at != '\0'; ++at) {
    *elements += *at == '7';
    *cuts += strncmp(at, "...", 3) == 0;
  }
  free(text);
  DROP(one, t);
}

TEST(a_high_rank_is_shown_as_pytorch_does_up_to_65536_elements) {
  int elements, cuts;
  count_shown(6, 6, &elements, &cuts);
  assert_int_equal(elements, 6 * 6 * 6 * 6 * 6 * 6);
  assert_int_equal(cuts, 0);
  count_shown(7, 6, &elements, &cuts);
  assert_int_equal(elements, 6 * 6 * 6 * 6 * 6 * 6);
  assert_int_equal(cuts, 1 + 6 + 36 + 216 + 1296 + 7776);
  count_shown(2, 16, &elements, &cuts);
  assert_int_equal(elements, 65536);
  assert_int_equal(cuts, 0);
}

TEST(beyond_that_outer_dimensions_show_their_first_slice_alone) {
  int elements, cuts;
  count_shown(2, 17, &elements, &cuts);
  assert_int_equal(elements, 65536);
  assert_int_equal(cuts, 1);
  count_shown(7, 7, &elements, &cuts);
  assert_int_equal(elements, 6 * 6 * 6 * 6 * 6 * 6);
  count_shown(2, 59, &elements, &cuts);
  assert_int_equal(elements, 65536);
  assert_int_equal(cuts, 59 - 16);
  count_shown(1, 64, &elements, &cuts);
  assert_int_equal(elements, 1);
  assert_int_equal(cuts, 0);
}

TEST(text_is_cut_to_the_buffer_and_the_whole_length_comes_back) {
  tp_tensor_t* t = tt_arange(TP_DTYPE_F32, DIMS(3));
  const char* whole = "tensor([0., 1., 2.])";
  const size_t length = strlen(whole);
  assert_int_equal(tp_tensor_format(t, NULL, 0), length);
  for (size_t capacity = 1; capacity <= length + 1; ++capacity) {
    char part[64];
    memset(part, '#', sizeof part);
    assert_int_equal(tp_tensor_format(t, part, capacity), length);
    assert_int_equal(strlen(part), capacity - 1);
    assert_memory_equal(part, whole, capacity - 1);
    assert_int_equal(part[capacity], '#');
  }
  DROP(t);
}

TEST(text_works_without_memory) {
  tp_tensor_t* t = tt_arange(TP_DTYPE_F32, DIMS(40, 40));
  static char before[kText], starved[kText], layout[256];
  const size_t length = tp_tensor_format(t, before, sizeof before);
  tp_debug_set_caching(0);
  tp_debug_fail_allocations(1);
  const size_t again = tp_tensor_format(t, starved, sizeof starved);
  const size_t line = tp_tensor_format_layout(t, "t", layout, sizeof layout);
  tp_debug_fail_allocations(0);
  tp_debug_set_caching(1);
  assert_int_equal(again, length);
  assert_string_equal(starved, before);
  assert_int_equal(line, strlen(layout));
  assert_true(line > 0);
  DROP(t);
}

TEST(the_decimal_point_does_not_follow_the_locale) {
  /* A locale of this test's own: few machines have one with a comma. */
  assert_int_equal(
      system("localedef -i de_DE -f UTF-8 " TP_TEST_SCRATCH "/de_DE.UTF-8"), 0);
  assert_int_equal(setenv("LOCPATH", TP_TEST_SCRATCH, 1), 0);
  assert_non_null(setlocale(LC_ALL, "de_DE.UTF-8"));
  assert_string_equal(localeconv()->decimal_point, ",");
  tp_tensor_t* t = tt_full(TP_DTYPE_F32, 1.5, DIMS(1));
  assert_format("tensor([1.5000])", tp_tensor_format, t);
  setlocale(LC_ALL, "C");
  DROP(t);
}

TEST(the_layout_line_has_name_shape_strides_offset_and_contiguity) {
  tp_tensor_t *t = tt_zeros(TP_DTYPE_F32, DIMS(2, 3)), *view, *scalar;
  assert_format("a: shape=(2, 3), strides=(3, 1), offset=0, contiguous=1",
                tp_tensor_format_layout, t, "a");
  assert_ok(tp_select(t, 0, 1, &view));
  assert_format("row: shape=(3,), strides=(1,), offset=3, contiguous=1",
                tp_tensor_format_layout, view, "row");
  DROP(view);
  assert_ok(tp_t(t, &view));
  assert_format("%s: shape=(3, 2), strides=(1, 3), offset=0, contiguous=0",
                tp_tensor_format_layout, view, "%s");
  scalar = tt_zeros(TP_DTYPE_F32, NULL, 0);
  assert_format("s: shape=(), strides=(), offset=0, contiguous=1",
                tp_tensor_format_layout, scalar, "s");
  char part[8];
  assert_int_equal(tp_tensor_format_layout(scalar, "s", part, sizeof part),
                   strlen("s: shape=(), strides=(), offset=0, contiguous=1"));
  assert_string_equal(part, "s: shap");
  DROP(t, view, scalar);
}

TEST(after_a_failure_the_text_is_empty) {
  const tp_missing_kernel_t missing = {1, 99, TP_DTYPE_F32, 0};
  tp_tensor_t* t = tt_zeros(TP_DTYPE_F32, DIMS(2));
  char text[8];
#define ASSERT_EMPTY(call)                          \
  memset(text, 'x', sizeof text);                   \
  assert_int_equal((call), 0);                      \
  assert_string_equal(text, "");                    \
  assert_int_not_equal(tp_error_code(NULL), TP_OK); \
  tp_error_clear()
  ASSERT_EMPTY(tp_tensor_format(NULL, text, sizeof text));
  ASSERT_EMPTY(tp_tensor_format_layout(NULL, "t", text, sizeof text));
  ASSERT_EMPTY(tp_tensor_format_layout(t, NULL, text, sizeof text));
  ASSERT_EMPTY(tp_debug_format_tensor(NULL, text, sizeof text));
  ASSERT_EMPTY(tp_missing_kernel_format(&missing, text, sizeof text));
  ASSERT_EMPTY(tp_missing_kernel_format(NULL, text, sizeof text));
  DROP(t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(every_tensor_prints_as_pytorch_prints_it),
      T(a_layout_prints_the_elements_in_logical_order),
      T(types_that_pytorch_lacks_are_named_the_same_way),
      T(a_high_rank_is_shown_as_pytorch_does_up_to_65536_elements),
      T(beyond_that_outer_dimensions_show_their_first_slice_alone),
      T(text_is_cut_to_the_buffer_and_the_whole_length_comes_back),
      T(text_works_without_memory),
      T(the_decimal_point_does_not_follow_the_locale),
      T(the_layout_line_has_name_shape_strides_offset_and_contiguity),
      T(after_a_failure_the_text_is_empty),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
