/* Operators on more than 2^31 elements of a byte each. Not a test of the suite:
 * it takes 8 GiB of memory. */
#include <stdio.h>
#include <stdlib.h>

#include "support/tp_test.h"

static const int64_t kN = (INT64_C(1) << 31) + 7;
static const double kGibibytes = 9;

/* Where 31 and 32 bits end, and both ends of the tensor. */
static const int64_t kPlaces[] = {0, (INT64_C(1) << 31) - 1, INT64_C(1) << 31,
                                  (INT64_C(1) << 31) + 6};

/* Elements of a pattern whose period, a prime, shares nothing with a vector. */
enum { kPeriod = 251 };

static tp_tensor_t* patterned(tp_dtype_t dtype) {
  tp_tensor_t* tensor = tt_empty(dtype, &kN, 1);
  void* data;
  assert_ok(tp_tensor_begin_write(tensor, &data));
  unsigned char* at = data;
  for (int64_t i = 0; i < kPeriod; ++i) {
    at[i] = (unsigned char)(dtype == TP_DTYPE_BOOL ? i % 3 == 0 : i % 50);
  }
  for (int64_t done = kPeriod; done < kN;) {
    const int64_t rest = kN - done < done ? kN - done : done;
    memcpy(at + done, at, (size_t)rest);
    done += rest;
  }
  assert_ok(tp_tensor_end_write(tensor));
  return tensor;
}

/* Sum of the elements of the pattern. */
static int64_t pattern_sum(tp_dtype_t dtype) {
  int64_t period = 0, rest = 0;
  for (int64_t i = 0; i < kPeriod; ++i) {
    const int64_t element = dtype == TP_DTYPE_BOOL ? i % 3 == 0 : i % 50;
    period += element;
    if (i < kN % kPeriod) rest += element;
  }
  return kN / kPeriod * period + rest;
}

static int64_t only_integer(tp_tensor_t* tensor) {
  assert_int_equal(tp_tensor_numel(tensor), 1);
  const int64_t value = *(const int64_t*)tp_tensor_data(tensor);
  tp_tensor_release(tensor);
  return value;
}

static int64_t sum_of(const tp_tensor_t* tensor) {
  tp_tensor_t* sum;
  assert_ok(tp_sum(tensor, NULL, 0, 0, &sum));
  return only_integer(sum);
}

/* In place, which saves a third tensor. Wrong elements cannot even out: all
 * that is twice the pattern is even. */
TEST(sums_of_two_tensors_are_right_in_every_element) {
  tp_tensor_t* a = patterned(TP_DTYPE_I8);
  tp_tensor_t* twice;
  assert_ok(tp_add(a, a, &twice));
  assert_int_equal(sum_of(twice), 2 * pattern_sum(TP_DTYPE_I8));
  assert_ok(tp_sub_inplace(twice, a));
  assert_int_equal(memcmp(tp_tensor_data(twice), tp_tensor_data(a), (size_t)kN),
                   0);
  tp_tensor_release(twice);

  /* Of two dtypes, which are converted block by block. */
  tp_tensor_t* flags = patterned(TP_DTYPE_BOOL);
  assert_ok(tp_add_inplace(a, flags));
  assert_int_equal(sum_of(a),
                   pattern_sum(TP_DTYPE_I8) + pattern_sum(TP_DTYPE_BOOL));
  tp_tensor_release(flags);
  tp_tensor_release(a);
}

TEST(every_element_is_summed) {
  tp_tensor_t* flags = patterned(TP_DTYPE_BOOL);
  assert_int_equal(sum_of(flags), pattern_sum(TP_DTYPE_BOOL));
  tp_tensor_release(flags);
}

TEST(the_largest_is_found_at_both_sides_of_the_border) {
  const tp_dtype_t dtypes[] = {TP_DTYPE_I8, TP_DTYPE_BOOL};
  for (size_t d = 0; d < TT_COUNT(dtypes); ++d) {
    tp_tensor_t *a, *place;
    void* data;
    assert_ok(tp_zeros(&kN, 1, dtypes[d], 0, 0, &a));
    for (size_t i = TT_COUNT(kPlaces); i-- > 0;) {
      assert_ok(tp_tensor_begin_write(a, &data));
      ((unsigned char*)data)[kPlaces[i]] = 1;
      assert_ok(tp_tensor_end_write(a));
      assert_ok(tp_argmax(a, TP_DIM_ALL, 0, &place));
      assert_true(only_integer(place) == kPlaces[i]);
    }
    tp_tensor_release(a);
  }
}

TEST(copies_are_equal_whatever_the_strides) {
  const tp_dtype_t dtypes[] = {TP_DTYPE_I8, TP_DTYPE_BOOL};
  for (size_t d = 0; d < TT_COUNT(dtypes); ++d) {
    tp_tensor_t* a = patterned(dtypes[d]);
    tp_tensor_t *copy, *reversed, *back;
    assert_ok(tp_clone(a, TP_FORMAT_CONTIGUOUS, &copy));
    assert_int_equal(
        memcmp(tp_tensor_data(copy), tp_tensor_data(a), (size_t)kN), 0);
    assert_ok(tp_flip(a, DIMS(0), &reversed));
    assert_ok(tp_copy_inplace(copy, reversed));
    tp_tensor_release(reversed);
    const unsigned char* from = tp_tensor_data(a);
    const unsigned char* to = tp_tensor_data(copy);
    for (size_t i = 0; i < TT_COUNT(kPlaces); ++i) {
      assert_int_equal(to[kN - 1 - kPlaces[i]], from[kPlaces[i]]);
    }
    assert_ok(tp_flip(copy, DIMS(0), &back));
    tp_tensor_t* same;
    assert_ok(tp_eq(back, a, &same));
    assert_int_equal(sum_of(same), kN);
    tp_tensor_release(same);
    tp_tensor_release(back);
    tp_tensor_release(copy);
    tp_tensor_release(a);
  }
}

TEST(elements_are_selected_at_both_sides_of_the_border) {
  const tp_dtype_t dtypes[] = {TP_DTYPE_I8, TP_DTYPE_BOOL};
  tp_tensor_t* index = tt_new(TP_DTYPE_I64, kPlaces, DIMS(TT_COUNT(kPlaces)));
  for (size_t d = 0; d < TT_COUNT(dtypes); ++d) {
    tp_tensor_t *a = patterned(dtypes[d]), *chosen, *row, *all;
    tp_tensor_t* zero = tt_zeros(TP_DTYPE_I64, NULL, 0);
    const unsigned char* from = tp_tensor_data(a);
    assert_ok(tp_index_select(a, 0, index, &chosen));
    for (size_t i = 0; i < TT_COUNT(kPlaces); ++i) {
      assert_int_equal(((const unsigned char*)tp_tensor_data(chosen))[i],
                       from[kPlaces[i]]);
    }
    tp_tensor_release(chosen);
    /* As one long row. */
    assert_ok(tp_unsqueeze(a, 0, &row));
    assert_ok(tp_index_select(row, 0, zero, &all));
    assert_int_equal(memcmp(tp_tensor_data(all), from, (size_t)kN), 0);
    tp_tensor_release(all);
    tp_tensor_release(zero);
    tp_tensor_release(row);
    tp_tensor_release(a);
  }
  tp_tensor_release(index);
}

static double available_gibibytes(void) {
  char line[128];
  double kibibytes = 0;
  FILE* file = fopen("/proc/meminfo", "r");
  while (file != NULL && fgets(line, sizeof line, file) != NULL) {
    if (sscanf(line, "MemAvailable: %lf", &kibibytes) == 1) break;
  }
  if (file != NULL) fclose(file);
  return kibibytes / (1 << 20);
}

int main(void) {
  if (available_gibibytes() < kGibibytes) {
    printf("beyond 31 bits: %.0f GiB of memory are not free\n", kGibibytes);
    return 77;
  }
  const struct CMUnitTest tests[] = {
      T(sums_of_two_tensors_are_right_in_every_element),
      T(every_element_is_summed),
      T(the_largest_is_found_at_both_sides_of_the_border),
      T(copies_are_equal_whatever_the_strides),
      T(elements_are_selected_at_both_sides_of_the_border),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
