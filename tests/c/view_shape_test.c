/* Views that change the shape: view, reshape, flatten, dtype views, pieces. */
#include <time.h>

#include "support/tp_test.h"

TEST(one_size_of_minus_1_is_inferred) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_F32, DIMS(12)), *v;
  assert_ok(tp_view(a, DIMS(3, -1), &v));
  assert_sizes(v, 3, 4);
  assert_strides(v, 4, 1);
  DROP(v);
  assert_ok(tp_reshape(a, DIMS(-1, 2, 3), &v));
  assert_sizes(v, 2, 2, 3);
  DROP(v);
  assert_refused(tp_view(a, DIMS(-1, -1), &v));
  assert_fails(tp_view(a, DIMS(-1, 5), &v), TP_ERROR_SHAPE);
  assert_fails(tp_view(a, DIMS(13), &v), TP_ERROR_SHAPE);
  assert_error_says("12");
  assert_refused(tp_view(a, DIMS(-2, -6), &v));
  assert_refused(tp_reshape(a, DIMS(0, -1), &v));
  assert_null(v);
  DROP(a);
}

TEST(minus_1_beside_a_size_of_0_is_refused) {
  tp_tensor_t *none = tt_zeros(TP_DTYPE_F32, DIMS(0, 3)), *v = NULL;
  assert_fails(tp_reshape(none, DIMS(0, -1), &v), TP_ERROR_SHAPE);
  assert_fails(tp_view(none, DIMS(-1, 0), &v), TP_ERROR_SHAPE);
  assert_null(v);
  assert_ok(tp_reshape(none, DIMS(-1), &v));
  assert_sizes(v, 0);
  DROP(v);
  assert_ok(tp_view(none, DIMS(3, 0), &v));
  assert_sizes(v, 3, 0);
  DROP(none, v);
}

TEST(view_merges_and_splits_where_strides_allow_it) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_F32, DIMS(4, 6)), *half, *v;
  assert_ok(tp_slice(a, 1, 0, 6, 2, &half));
  assert_ok(tp_view(half, DIMS(12), &v)); /* strides 6, 2 merge */
  assert_strides(v, 2);
  DROP(v);
  assert_ok(tp_view(half, DIMS(2, 2, 3, 1), &v));
  assert_sizes(v, 2, 2, 3, 1);
  assert_ptr_equal(tp_tensor_data(v), tp_tensor_data(a));
  assert_values(v, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22);
  DROP(v, half);
  assert_ok(tp_narrow(a, 1, 0, 4, &half));
  assert_ok(tp_view(half, DIMS(2, 2, 2, 2), &v));
  assert_strides(v, 12, 6, 2, 1);
  assert_values(v, 0, 1, 2, 3, 6, 7, 8, 9, 12, 13, 14, 15, 18, 19, 20, 21);
  DROP(a, half, v);
}

TEST(a_layout_that_cannot_be_viewed_names_the_dimensions_that_do_not_merge) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_F32, DIMS(3, 4)), *t, *v;
  assert_ok(tp_t(a, &t));
  assert_fails(tp_view(t, DIMS(12), &v), TP_ERROR_LAYOUT);
  assert_null(v);
  assert_error_says("dimensions 0 and 1 do not merge");
  assert_ok(tp_view(t, DIMS(2, 2, 3), &v));
  assert_strides(v, 2, 1, 4);
  DROP(a, t, v);
}

TEST(reshape_tries_a_view_first_and_copies_once_where_there_is_none) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_F32, DIMS(3, 4)), *t, *v, *copy;
  tp_allocator_t* cpu = tt_cpu();
  uint64_t requests = tt_stats(cpu).allocations;
  assert_ok(tp_reshape(a, DIMS(2, 6), &v));
  assert_int_equal(tt_stats(cpu).allocations, requests);
  assert_ptr_equal(tp_tensor_data(v), tp_tensor_data(a));
  assert_ok(tp_t(a, &t));
  assert_ok(tp_reshape(t, DIMS(12), &copy));
  assert_int_equal(tt_stats(cpu).allocations, requests + 1);
  assert_values(copy, 0, 4, 8, 1, 5, 9, 2, 6, 10, 3, 7, 11);
  assert_int_equal(
      tp_storage_same(tp_tensor_storage(copy), tp_tensor_storage(a)), 0);
  assert_int_equal(tp_tensor_version(copy), 0);
  DROP(a, t, v, copy);
  tp_allocator_release(cpu);
}

TEST(flatten_and_unflatten_are_inverse) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_F32, DIMS(2, 3, 4)), *f, *u,
              *s = tt_zeros(TP_DTYPE_F32, NULL, 0);
  assert_ok(tp_flatten(a, 1, -1, &f));
  assert_sizes(f, 2, 12);
  assert_ok(tp_unflatten(f, 1, DIMS(3, -1), &u));
  assert_sizes(u, 2, 3, 4);
  assert_ptr_equal(tp_tensor_data(u), tp_tensor_data(a));
  DROP(f, u);
  assert_ok(tp_flatten(a, 0, 0, &f));
  assert_sizes(f, 2, 3, 4);
  DROP(f);
  assert_ok(tp_flatten(s, 0, -1, &f));
  assert_sizes(f, 1);
  DROP(f);
  assert_refused(tp_flatten(a, 2, 1, &f));
  assert_fails(tp_flatten(a, 0, 3, &f), TP_ERROR_RANGE);
  assert_fails(tp_unflatten(a, 1, DIMS(2, 2), &u), TP_ERROR_SHAPE);
  assert_refused(tp_unflatten(a, 1, NULL, 0, &u));
  DROP(a, s);
}

TEST(writing_a_view_changes_the_base_and_a_clone_does_not) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_F32, DIMS(12)), *b, *c, *clone;
  assert_ok(tp_view(a, DIMS(3, 4), &b));
  assert_ok(tp_t(b, &c));
  assert_ptr_equal(tp_tensor_data(a), tp_tensor_data(b));
  assert_ptr_equal(tp_tensor_data(a), tp_tensor_data(c));
  assert_ok(tp_tensor_set(b, LIST(1, 2), 2, F64(100)));
  assert_true(tt_number(a, 6) == 100);
  assert_true(tt_number(c, 2 * 3 + 1) == 100);
  assert_ok(tp_clone(a, 0, &clone));
  assert_ok(tp_tensor_set(clone, LIST(0), 1, F64(-1)));
  assert_true(tt_number(a, 0) == 0);
  DROP(a, b, c, clone);
}

TEST(bytes_can_be_predicted_by_hand) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_F32, DIMS(3, 4)), *t, *rows, *v, *w;
  assert_ok(tp_t(a, &t));
  const int64_t* strides = tp_tensor_strides(t);
  assert_int_equal(4 * (tp_tensor_offset(t) + 2 * strides[0] + 1 * strides[1]),
                   24);
  assert_ok(tp_slice(a, 0, 1, TP_SLICE_OPEN, 1, &rows));
  assert_ok(tp_slice(rows, 1, 1, TP_SLICE_OPEN, 1, &v));
  assert_int_equal(tp_tensor_offset(v), 5);
  assert_ok(tp_view(a, DIMS(2, 6), &w));
  assert_int_equal(tp_storage_same(tp_tensor_storage(w), tp_tensor_storage(a)),
                   1);
  DROP(a, t, rows, v, w);
}

TEST(a_slice_is_a_view_and_a_list_of_indices_a_copy) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_F32, DIMS(4, 2)), *slice, *picked,
              *index = tt_new(TP_DTYPE_I64, LIST(1, 2), DIMS(2));
  assert_ok(tp_slice(a, 0, 1, 3, 1, &slice));
  assert_ok(tp_index_select(a, 0, index, &picked));
  assert_same_values(slice, picked);
  assert_ptr_equal(tt_base(slice), tt_base(a));
  assert_ptr_not_equal(tt_base(picked), tt_base(a));
  assert_flags(picked, 0, TP_TENSOR_VIEW);
  assert_ok(tp_fill_inplace(picked, F64(-1)));
  assert_values(a, 0, 1, 2, 3, 4, 5, 6, 7);
  assert_ok(tp_fill_inplace(slice, F64(-1)));
  assert_values(a, 0, 1, -1, -1, -1, -1, 6, 7);
  DROP(a, slice, picked, index);
}

TEST(a_dtype_view_reads_the_same_bytes) {
  const int32_t one = 1065353216;
  tp_tensor_t *a = tt_new(TP_DTYPE_I32, &one, DIMS(1)), *v, *s, *sv,
              *six = tt_arange(TP_DTYPE_I32, DIMS(6));
  assert_ok(tp_view_dtype(a, TP_DTYPE_F32, &v));
  assert_values(v, 1);
  assert_ptr_equal(tp_tensor_data(v), tp_tensor_data(a));
  assert_int_equal(tp_debug_shares_counter(v, a), 1);
  assert_ok(tp_select(a, 0, 0, &s));
  assert_ok(tp_view_dtype(s, TP_DTYPE_F32, &sv)); /* rank 0 */
  assert_values(sv, 1);
  DROP(v, s, sv);
  assert_ok(tp_view_dtype(six, TP_DTYPE_I16, &v));
  assert_sizes(v, 12);
  assert_values(v, 0, 0, 1, 0, 2, 0, 3, 0, 4, 0, 5, 0);
  assert_ok(tp_view_dtype(v, TP_DTYPE_I64, &s));
  assert_sizes(s, 3);
  assert_ok(tp_fill_inplace(s, I64(-1)));
  assert_all(six, -1);
  DROP(a, six, v, s);
}

TEST(a_dtype_view_that_does_not_fit_is_refused) {
  tp_tensor_t *a = tt_zeros(TP_DTYPE_I32, DIMS(2, 4)), *step, *v = NULL,
              *five = tt_zeros(TP_DTYPE_I16, DIMS(5)),
              *six = tt_zeros(TP_DTYPE_I16, DIMS(6)), *inner;
  assert_ok(tp_slice(a, 1, 0, 4, 2, &step));
  assert_fails(tp_view_dtype(step, TP_DTYPE_I16, &v), TP_ERROR_LAYOUT);
  assert_fails(tp_view_dtype(five, TP_DTYPE_I32, &v), TP_ERROR_LAYOUT);
  assert_ok(tp_narrow(six, 0, 1, 4, &inner));
  assert_fails(tp_view_dtype(inner, TP_DTYPE_I32, &v), TP_ERROR_LAYOUT);
  assert_null(v);
  assert_ok(tp_view_dtype(step, TP_DTYPE_F32, &v)); /* same size of element */
  assert_strides(v, 4, 2);
  DROP(a, step, v, five, six, inner);
}

TEST(real_and_imag_view_the_parts) {
  const float parts[] = {1, 2, 3, 4};
  tp_tensor_t *c = tt_new(TP_DTYPE_C64, parts, DIMS(2)), *re, *im,
              *f = tt_arange(TP_DTYPE_F32, DIMS(2)), *same;
  assert_ok(tp_real(c, &re));
  assert_ok(tp_imag(c, &im));
  assert_int_equal(tp_tensor_dtype(re), TP_DTYPE_F32);
  assert_values(re, 1, 3);
  assert_values(im, 2, 4);
  assert_strides(im, 2);
  assert_ok(tp_fill_inplace(im, F64(9)));
  assert_true(tt_element(c, 1).imag == 9);
  assert_ok(tp_real(f, &same));
  assert_ptr_equal(tp_tensor_data(same), tp_tensor_data(f));
  DROP(same);
  assert_fails(tp_imag(f, &same), TP_ERROR_DTYPE);
  DROP(c, re, im, f);
}

TEST(pieces_are_counted_before_they_are_made) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_F32, DIMS(7, 2)), *out[8] = {0};
  size_t count = 0;
  assert_ok(tp_split(a, 3, 0, NULL, 0, &count));
  assert_int_equal(count, 3);
  assert_ok(tp_split(a, 3, 0, out, 8, &count));
  assert_int_equal(count, 3);
  assert_sizes(out[0], 3, 2);
  assert_sizes(out[2], 1, 2);
  assert_values(out[2], 12, 13);
  DROP(out[0], out[1], out[2]);
  assert_ok(tp_chunk(a, 4, 0, NULL, 0, &count));
  assert_int_equal(count, 4);
  assert_ok(tp_chunk(a, 5, 0, NULL, 0, &count));
  assert_int_equal(count, 4); /* pieces of 2: there are fewer */
  assert_ok(tp_chunk(a, 4, 0, out, 4, &count));
  assert_sizes(out[3], 1, 2);
  DROP(out[0], out[1], out[2], out[3]);
  assert_ok(tp_unbind(a, 1, NULL, 0, &count));
  assert_int_equal(count, 2);
  assert_ok(tp_unbind(a, 1, out, 2, &count));
  assert_values(out[1], 1, 3, 5, 7, 9, 11, 13);
  assert_ptr_equal(tt_base(out[1]), tt_base(a));
  DROP(out[0], out[1]);
  DROP(a);
}

TEST(too_few_places_make_nothing_and_tell_the_count) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_F32, DIMS(6)), *out[2] = {0},
              *s = tt_zeros(TP_DTYPE_F32, NULL, 0);
  size_t count = 0;
  assert_fails(tp_split(a, 2, 0, out, 2, &count), TP_ERROR_ARGUMENT);
  assert_int_equal(count, 3);
  assert_null(out[0]);
  assert_null(out[1]);
  assert_fails(tp_chunk(a, 3, 0, out, 2, &count), TP_ERROR_ARGUMENT);
  assert_int_equal(tp_error_argument(NULL), 5);
  assert_int_equal(count, 3);
  assert_fails(tp_unbind(a, 0, out, 2, &count), TP_ERROR_ARGUMENT);
  assert_int_equal(tp_error_argument(NULL), 4);
  assert_int_equal(count, 6);
  assert_fails(tp_unbind(a, 0, NULL, 2, &count), TP_ERROR_NULL);
  assert_int_equal(tp_error_argument(NULL), 3);
  assert_fails(tp_unbind(a, 0, out, 2, NULL), TP_ERROR_NULL);
  assert_int_equal(tp_error_argument(NULL), 5);
  assert_refused(tp_split(a, 0, 0, NULL, 0, &count));
  assert_refused(tp_chunk(a, 0, 0, NULL, 0, &count));
  assert_refused(tp_split(a, -1, 0, NULL, 0, &count));
  assert_refused(tp_split(s, 1, 0, NULL, 0, &count));
  assert_refused(tp_chunk(s, 1, 0, NULL, 0, &count));
  assert_refused(tp_unbind(s, 0, NULL, 0, &count));
  assert_fails(tp_unbind(a, 0, NULL, 0, NULL), TP_ERROR_NULL);
  assert_int_equal(tp_storage_use_count(tp_tensor_storage(a)), 1);
  DROP(a, s);
}

TEST(the_argument_at_fault_is_counted_in_each_function_that_gives_pieces) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_F32, DIMS(6)), *out[2] = {0};
  size_t count = 0;
  assert_fails(tp_split(a, 1, 0, NULL, 2, &count), TP_ERROR_NULL);
  assert_int_equal(tp_error_argument(NULL), 4);
  assert_fails(tp_chunk(a, 6, 0, out, 2, &count), TP_ERROR_ARGUMENT);
  assert_int_equal(tp_error_argument(NULL), 5);
  assert_fails(tp_chunk(a, 6, 0, out, 2, NULL), TP_ERROR_NULL);
  assert_int_equal(tp_error_argument(NULL), 6);
  assert_fails(tp_unbind(a, 0, NULL, 2, &count), TP_ERROR_NULL);
  assert_int_equal(tp_error_argument(NULL), 3);
  assert_fails(tp_unbind(a, 0, out, 2, &count), TP_ERROR_ARGUMENT);
  assert_int_equal(tp_error_argument(NULL), 4);
  assert_fails(tp_unbind(a, 0, out, 2, NULL), TP_ERROR_NULL);
  assert_int_equal(tp_error_argument(NULL), 5);
  DROP(a);
}

TEST(tensors_on_one_storage_form_one_family_and_the_clone_its_own) {
  tp_tensor_t *x = tt_empty(TP_DTYPE_F32, DIMS(8, 3, 224, 224)), *first, *t,
              *flat, *clone;
  assert_ok(tp_select(x, 0, 0, &first));
  assert_ok(tp_transpose(first, 0, 2, &t));
  assert_ok(tp_view(x, DIMS(-1), &flat));
  assert_ok(tp_clone(first, 0, &clone));
  assert_int_equal(tp_tensor_offset(first), 0);
  assert_strides(t, 1, 224, 50176);
  assert_strides(flat, 1);
  tp_tensor_t* family[] = {first, t, flat};
  for (int i = 0; i < 3; ++i) {
    assert_int_equal(
        tp_storage_same(tp_tensor_storage(family[i]), tp_tensor_storage(x)), 1);
  }
  assert_int_equal(
      tp_storage_same(tp_tensor_storage(clone), tp_tensor_storage(x)), 0);
  assert_int_equal(tp_storage_use_count(tp_tensor_storage(x)), 4);
  DROP(x, first, t, flat, clone);
}

static double view_time(tp_tensor_t* base) {
  double best = 1e9;
  for (int round = 0; round < 9; ++round) {
    struct timespec a, b;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &a);
    for (int i = 0; i < 1000; ++i) {
      tp_tensor_t* view = NULL;
      tp_slice(base, 0, 1, 9, 2, &view);
      tp_tensor_release(view);
    }
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &b);
    const double time =
        (double)(b.tv_sec - a.tv_sec) + 1e-9 * (double)(b.tv_nsec - a.tv_nsec);
    if (time < best) best = time;
  }
  return best;
}

TEST(a_view_costs_the_same_whatever_the_size) {
  tp_tensor_t *small = tt_empty(TP_DTYPE_F32, DIMS(10)),
              *large = tt_empty(TP_DTYPE_F32, DIMS(100000000)), *view;
  tp_allocator_t* cpu = tt_cpu();
  const uint64_t requests = tt_stats(cpu).allocations;
  assert_ok(tp_slice(large, 0, 1, 9, 2, &view));
  assert_int_equal(tt_stats(cpu).allocations, requests);
  assert_true(view_time(large) < 10 * view_time(small));
  DROP(small, large, view);
  tp_allocator_empty_cache(cpu);
  tp_allocator_release(cpu);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(one_size_of_minus_1_is_inferred),
      T(minus_1_beside_a_size_of_0_is_refused),
      T(view_merges_and_splits_where_strides_allow_it),
      T(a_layout_that_cannot_be_viewed_names_the_dimensions_that_do_not_merge),
      T(reshape_tries_a_view_first_and_copies_once_where_there_is_none),
      T(flatten_and_unflatten_are_inverse),
      T(writing_a_view_changes_the_base_and_a_clone_does_not),
      T(bytes_can_be_predicted_by_hand),
      T(a_slice_is_a_view_and_a_list_of_indices_a_copy),
      T(a_dtype_view_reads_the_same_bytes),
      T(a_dtype_view_that_does_not_fit_is_refused),
      T(real_and_imag_view_the_parts),
      T(pieces_are_counted_before_they_are_made),
      T(too_few_places_make_nothing_and_tell_the_count),
      T(the_argument_at_fault_is_counted_in_each_function_that_gives_pieces),
      T(tensors_on_one_storage_form_one_family_and_the_clone_its_own),
      T(a_view_costs_the_same_whatever_the_size),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
