/* Copies: clone, contiguous and their layouts. */
#include <time.h>

#include "support/tp_test.h"

TEST(a_clone_has_bytes_of_its_own_and_version_0) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_F32, DIMS(3, 4)), *c;
  assert_ok(tp_add_scalar_inplace(a, F64(1)));
  assert_ok(tp_clone(a, 0, &c));
  assert_ptr_not_equal(tp_tensor_data(c), tp_tensor_data(a));
  assert_int_equal(tp_tensor_version(c), 0);
  assert_int_equal(tp_tensor_version(a), 1);
  assert_same_values(a, c);
  assert_flags(c, 0, TP_TENSOR_VIEW);
  assert_int_equal(tp_tensor_offset(c), 0);
  assert_int_equal(tp_tensor_use_count(c), 1);
  DROP(a, c);
}

TEST(a_clone_keeps_the_strides_of_a_dense_layout) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_F32, DIMS(2, 3, 4)), *p, *c;
  assert_ok(tp_permute(a, DIMS(2, 0, 1), &p));
  assert_ok(tp_clone(p, 0, &c));
  assert_strides(c, 1, 12, 4);
  assert_same_values(p, c);
  DROP(c);
  assert_ok(tp_clone(p, TP_FORMAT_PRESERVE, &c));
  assert_strides(c, 1, 12, 4);
  DROP(c);
  assert_ok(tp_clone(p, TP_FORMAT_CONTIGUOUS, &c));
  assert_strides(c, 6, 3, 1);
  assert_same_values(p, c);
  DROP(a, p, c);
}

TEST(a_clone_of_a_layout_with_gaps_is_dense_in_the_order_of_its_strides) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_F32, DIMS(4, 6)), *s, *t, *e, *c;
  assert_ok(tp_slice(a, 1, 0, 6, 2, &s));
  assert_ok(tp_t(s, &t));
  assert_strides(t, 2, 6);
  assert_ok(tp_clone(t, 0, &c));
  assert_strides(c, 1, 3);
  assert_same_values(t, c);
  assert_int_equal(tp_tensor_retained_bytes(c), 48);
  DROP(c);
  assert_ok(tp_expand(s, DIMS(2, 4, 3), &e));
  assert_ok(tp_clone(e, 0, &c));
  assert_strides(c, 12, 3, 1);
  assert_same_values(e, c);
  DROP(a, s, t, e, c);
}

TEST(a_clone_takes_a_memory_format) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_F32, DIMS(2, 3, 4, 5)), *c,
              *d = tt_arange(TP_DTYPE_F32, DIMS(2, 3, 2, 2, 2));
  assert_ok(tp_clone(a, TP_FORMAT_CHANNELS_LAST, &c));
  assert_strides(c, 60, 1, 15, 3);
  assert_flags(c, TP_TENSOR_CHANNELS_LAST_CONTIGUOUS, TP_TENSOR_CONTIGUOUS);
  assert_same_values(a, c);
  DROP(c);
  assert_ok(tp_clone(d, TP_FORMAT_CHANNELS_LAST_3D, &c));
  assert_strides(c, 24, 1, 12, 6, 3);
  assert_same_values(d, c);
  DROP(c);
  assert_refused(tp_clone(d, TP_FORMAT_CHANNELS_LAST, &c));
  assert_refused(tp_clone(a, TP_FORMAT_CHANNELS_LAST_3D, &c));
  assert_refused(tp_clone(a, 9, &c));
  assert_null(c);
  DROP(a, d);
}

TEST(empty_and_rank_0_tensors_clone) {
  tp_tensor_t *none = tt_zeros(TP_DTYPE_F32, DIMS(0, 3)), *c,
              *s = tt_full(TP_DTYPE_F64, 4, NULL, 0);
  assert_ok(tp_clone(none, 0, &c));
  assert_sizes(c, 0, 3);
  assert_int_equal(
      tp_storage_same(tp_tensor_storage(c), tp_tensor_storage(none)), 0);
  DROP(c);
  assert_ok(tp_clone(s, 0, &c));
  assert_int_equal(tp_tensor_rank(c), 0);
  assert_values(c, 4);
  DROP(none, s, c);
}

TEST(contiguous_of_a_contiguous_tensor_is_the_tensor_itself) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_F32, DIMS(3, 4)), *c, *rows;
  assert_ok(tp_contiguous(a, 0, &c));
  assert_ptr_equal(c, a);
  assert_int_equal(tp_tensor_use_count(a), 2);
  DROP(c);
  assert_ok(tp_narrow(a, 0, 1, 2, &rows));
  assert_ok(tp_contiguous(rows, TP_FORMAT_CONTIGUOUS, &c));
  assert_ptr_equal(c, rows);
  DROP(a, c, rows);
}

TEST(contiguous_of_anything_else_copies_once) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_F32, DIMS(3, 4)), *t, *c;
  tp_allocator_t* cpu = tt_cpu();
  assert_ok(tp_zero_inplace(a));
  assert_ok(tp_t(a, &t));
  const uint64_t requests = tt_stats(cpu).allocations;
  assert_ok(tp_contiguous(t, 0, &c));
  assert_int_equal(tt_stats(cpu).allocations, requests + 1);
  assert_ptr_not_equal(c, t);
  assert_strides(c, 3, 1);
  assert_int_equal(tp_tensor_version(c), 0);
  assert_int_equal(tp_storage_same(tp_tensor_storage(c), tp_tensor_storage(a)),
                   0);
  DROP(a, t, c);
  tp_allocator_release(cpu);
}

TEST(contiguous_in_channels_last_keeps_one_that_is) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_F32, DIMS(2, 3, 4, 5)), *c, *again;
  assert_ok(tp_contiguous(a, TP_FORMAT_CHANNELS_LAST, &c));
  assert_ptr_not_equal(c, a);
  assert_ok(tp_contiguous(c, TP_FORMAT_CHANNELS_LAST, &again));
  assert_ptr_equal(again, c);
  DROP(again);
  assert_ok(tp_contiguous(c, 0, &again));
  assert_ptr_not_equal(again, c);
  assert_same_values(a, again);
  DROP(again);
  assert_refused(tp_contiguous(a, 77, &again));
  DROP(a, c);
}

TEST(a_clone_of_every_dtype_and_layout_has_equal_bytes) {
  for (tp_dtype_t dtype = 1; dtype <= TP_DTYPE_COUNT; ++dtype) {
    tp_tensor_t *a = tt_arange(dtype, DIMS(3, 4, 5)), *p, *s, *c;
    assert_ok(tp_permute(a, DIMS(1, 2, 0), &p));
    assert_ok(tp_slice(p, 0, 3, TP_SLICE_OPEN, -1, &s));
    tp_tensor_t* layouts[] = {a, p, s};
    for (int i = 0; i < 3; ++i) {
      assert_ok(tp_clone(layouts[i], 0, &c));
      assert_int_equal(tp_tensor_dtype(c), dtype);
      assert_same_values(layouts[i], c);
      DROP(c);
    }
    DROP(a, p, s);
  }
}

static double best_time(void (*work)(void* a, void* b), void* a, void* b) {
  double best = 1e9;
  for (int round = 0; round < 9; ++round) {
    struct timespec start, end;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &start);
    work(a, b);
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &end);
    const double time = (double)(end.tv_sec - start.tv_sec) +
                        1e-9 * (double)(end.tv_nsec - start.tv_nsec);
    if (time < best) best = time;
  }
  return best;
}

enum { kCopied = 16 << 20 };

static void plain_copy(void* a, void* b) { memcpy(a, b, kCopied); }
static void library_copy(void* a, void* b) { tp_copy_inplace(a, b); }

TEST(a_row_major_copy_is_about_as_fast_as_memcpy) {
  tp_tensor_t *a = tt_zeros(TP_DTYPE_F32, DIMS(kCopied / 4)),
              *b = tt_zeros(TP_DTYPE_F32, DIMS(kCopied / 4));
  void* data = NULL;
  assert_ok(tp_tensor_begin_write(a, &data));
  const double plain =
      best_time(plain_copy, data, (void*)(uintptr_t)tp_tensor_data(b));
  assert_ok(tp_tensor_end_write(a));
  /* The benchmark has the exact figure; an element loop would be far off. */
  if (!TT_SANITIZED) assert_true(best_time(library_copy, a, b) < 3 * plain);
  DROP(a, b);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(a_clone_has_bytes_of_its_own_and_version_0),
      T(a_clone_keeps_the_strides_of_a_dense_layout),
      T(a_clone_of_a_layout_with_gaps_is_dense_in_the_order_of_its_strides),
      T(a_clone_takes_a_memory_format),
      T(empty_and_rank_0_tensors_clone),
      T(contiguous_of_a_contiguous_tensor_is_the_tensor_itself),
      T(contiguous_of_anything_else_copies_once),
      T(contiguous_in_channels_last_keeps_one_that_is),
      T(a_clone_of_every_dtype_and_layout_has_equal_bytes),
      T(a_row_major_copy_is_about_as_fast_as_memcpy),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
