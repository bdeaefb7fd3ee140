/* Storages: what they record, who shares them, when the bytes go. */
#include <stdio.h>
#include <stdlib.h>

#include "support/tp_test.h"

static tp_storage_t* new_storage(size_t nbytes) {
  tp_storage_t* storage = NULL;
  assert_ok(tp_storage_new(nbytes, 0, 0, &storage));
  return storage;
}

static tp_storage_t* wrap(void* data, size_t nbytes, tt_deletions_t* deletions,
                          uint32_t flags) {
  tp_storage_t* storage = NULL;
  assert_ok(tp_storage_from_data(data, nbytes, 0, 0,
                                 deletions ? tt_count_deletion : NULL,
                                 deletions, flags, &storage));
  return storage;
}

TEST(a_storage_tells_bytes_size_allocator_and_flags) {
  tp_allocator_t* cpu = tt_cpu();
  tp_storage_t* storage = new_storage(100);
  assert_non_null(tp_storage_data(storage));
  assert_int_equal(tp_storage_nbytes(storage), 100);
  assert_ptr_equal(tp_storage_allocator(storage), cpu);
  assert_int_equal(tp_storage_flags(storage), TP_STORAGE_RESIZABLE);
  assert_int_equal(tp_storage_device_type(storage), TP_DEVICE_CPU);
  assert_int_equal(tp_storage_device_index(storage), 0);
  assert_int_equal(tp_storage_version(storage), 0);
  assert_int_equal(tp_debug_live_bytes(), 100);
  tp_storage_release(storage);
  tp_allocator_release(cpu);
}

TEST(an_empty_storage_is_legal) {
  tp_storage_t* storage = new_storage(0);
  assert_int_equal(tp_storage_nbytes(storage), 0);
  tp_storage_release(storage);
  storage = wrap(NULL, 0, NULL, 0);
  assert_null(tp_storage_data(storage));
  tp_storage_release(storage);
}

TEST(the_deleter_gets_its_context_and_never_the_data_exactly_once) {
  char bytes[8];
  tt_deletions_t deletions = {0};
  tp_storage_t* storage = wrap(bytes, 8, &deletions, 0);
  assert_ptr_equal(tp_storage_data(storage), bytes);
  assert_int_equal(tp_storage_flags(storage), TP_STORAGE_FOREIGN);
  assert_null(tp_storage_allocator(storage));
  assert_ptr_equal(tp_storage_retain(storage), storage);
  tp_storage_release(storage);
  assert_int_equal(deletions.calls, 0);
  tp_storage_release(storage);
  assert_int_equal(deletions.calls, 1);
  assert_ptr_equal(deletions.ctx, &deletions);
}

TEST(a_failed_wrap_leaves_the_bytes_to_the_caller) {
  char bytes[8];
  tt_deletions_t deletions = {0};
  tp_storage_t* storage = (tp_storage_t*)1;
  assert_fails(tp_storage_from_data(NULL, 8, 0, 0, tt_count_deletion,
                                    &deletions, 0, &storage),
               TP_ERROR_NULL);
  assert_null(storage);
  assert_fails(tp_storage_from_data(bytes, 8, 0, 0, tt_count_deletion,
                                    &deletions, TP_STORAGE_MAPPED, &storage),
               TP_ERROR_ARGUMENT);
  assert_fails(tp_storage_from_data(bytes, 8, 99, 0, tt_count_deletion,
                                    &deletions, 0, &storage),
               TP_ERROR_ARGUMENT);
  assert_int_equal(deletions.calls, 0);
}

typedef struct {
  int calls;
  void* data;
} owned_t;

static void free_owned(void* ctx) {
  owned_t* owned = ctx;
  ++owned->calls;
  free(owned->data);
}

static void count_only(void* ctx) { ++*(int*)ctx; }

TEST(every_origin_dies_by_its_own_method) {
  owned_t heap = {0, malloc(16)};
  int foreign = 0;
  char lent[16], borrowed[16] = "untouched";
  tp_storage_t *a, *b, *c = wrap(borrowed, 16, NULL, 0), *d = new_storage(16);
  assert_ok(
      tp_storage_from_data(heap.data, 16, 0, 0, free_owned, &heap, 0, &a));
  assert_ok(tp_storage_from_data(lent, 16, 0, 0, count_only, &foreign, 0, &b));
  tp_storage_release(c);
  tp_storage_release(d);
  assert_int_equal(heap.calls + foreign, 0);
  tp_storage_release(b);
  assert_int_equal(heap.calls, 0);
  assert_int_equal(foreign, 1);
  tp_storage_release(a);
  assert_int_equal(heap.calls, 1);
  assert_int_equal(foreign, 1);
  assert_string_equal(borrowed, "untouched");
}

TEST(identity_is_of_the_record_and_not_of_the_bytes) {
  char bytes[8] = {0};
  tp_storage_t *a = wrap(bytes, 8, NULL, 0), *b = wrap(bytes, 8, NULL, 0);
  assert_int_equal(tp_storage_same(a, a), 1);
  assert_int_equal(tp_storage_same(a, b), 0);
  tp_tensor_t *t = tt_zeros(TP_DTYPE_F32, DIMS(4)), *view, *clone;
  assert_ok(tp_narrow(t, 0, 1, 2, &view));
  assert_ok(tp_clone(t, 0, &clone));
  assert_int_equal(
      tp_storage_same(tp_tensor_storage(t), tp_tensor_storage(view)), 1);
  assert_int_equal(
      tp_storage_same(tp_tensor_storage(t), tp_tensor_storage(clone)), 0);
  assert_int_equal(tp_storage_same(a, NULL), 0);
  assert_error_recorded(TP_ERROR_NULL);
  DROP(t, view, clone);
  tp_storage_release(a);
  tp_storage_release(b);
}

TEST(a_view_adds_one_to_the_storage_count_and_its_death_takes_it) {
  tp_tensor_t *t = tt_zeros(TP_DTYPE_F32, DIMS(4)), *v, *w;
  tp_storage_t* storage = tp_tensor_storage(t);
  assert_int_equal(tp_storage_use_count(storage), 1);
  assert_ok(tp_narrow(t, 0, 0, 2, &v));
  assert_int_equal(tp_storage_use_count(storage), 2);
  assert_ok(tp_narrow(v, 0, 0, 1, &w));
  assert_int_equal(tp_storage_use_count(storage), 3);
  DROP(w);
  assert_int_equal(tp_storage_use_count(storage), 2);
  DROP(v);
  assert_int_equal(tp_storage_use_count(storage), 1);
  DROP(t);
}

TEST(one_deletion_whatever_the_order_of_four_views) {
  for (int order = 0; order < 120; ++order) {
    float bytes[8] = {0};
    tt_deletions_t deletions = {0};
    tp_tensor_t* t[5];
    assert_ok(tp_tensor_from_blob(bytes, LIST(8), NULL, 1, TP_DTYPE_F32, 0, 0,
                                  tt_count_deletion, &deletions, 0, &t[0]));
    for (int i = 1; i < 5; ++i) assert_ok(tp_narrow(t[0], 0, i, 2, &t[i]));
    int left[5] = {0, 1, 2, 3, 4}, code = order;
    for (int n = 5; n > 0; --n) {
      const int place = code % n;
      code /= n;
      assert_int_equal(deletions.calls, 0);
      DROP(t[left[place]]);
      for (int i = place; i < n - 1; ++i) left[i] = left[i + 1];
    }
    assert_int_equal(deletions.calls, 1);
  }
}

TEST(the_block_returns_to_the_pool_exactly_when_the_last_handle_dies) {
  tp_allocator_t* cpu = tt_cpu();
  assert_ok(tp_allocator_empty_cache(cpu));
  tp_tensor_t *t = tt_zeros(TP_DTYPE_F32, DIMS(1 << 20)), *v, *w;
  assert_ok(tp_narrow(t, 0, 0, 2, &v));
  assert_ok(tp_narrow(v, 0, 0, 1, &w));
  const uint64_t cached = tt_stats(cpu).cached_bytes;
  const uint64_t live = tt_stats(cpu).live_bytes;
  DROP(t);
  DROP(w);
  assert_int_equal(tt_stats(cpu).cached_bytes, cached);
  assert_int_equal(tt_stats(cpu).live_bytes, live);
  DROP(v);
  assert_int_equal(tt_stats(cpu).cached_bytes, cached + (4 << 20) + 64);
  assert_int_equal(tt_stats(cpu).live_bytes, live - (4 << 20) - 64);
  tp_allocator_release(cpu);
}

TEST(a_live_view_keeps_the_whole_storage_until_a_clone_replaces_it) {
  tp_tensor_t *base = tt_zeros(TP_DTYPE_F32, DIMS(10000000)), *small, *clone;
  assert_ok(tp_slice(base, 0, 0, 10, 1, &small));
  DROP(base);
  assert_int_equal(tp_tensor_retained_bytes(small), 40000000);
  assert_int_equal(tp_storage_use_count(tp_tensor_storage(small)), 1);
  assert_int_equal(tp_debug_live_bytes(), 40000000);
  assert_ok(tp_clone(small, 0, &clone));
  DROP(small);
  assert_int_equal(tp_debug_live_bytes(), 40);
  assert_int_equal(tp_tensor_retained_bytes(clone), 40);
  DROP(clone);
}

TEST(size_and_address_are_the_same_through_every_view) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_F32, DIMS(12)), *b, *c, *d;
  assert_ok(tp_view(a, DIMS(3, 4), &b));
  assert_ok(tp_t(b, &c));
  assert_ok(tp_select(b, 0, 1, &d));
  tp_tensor_t* all[] = {b, c, d};
  for (int i = 0; i < 3; ++i) {
    assert_ptr_equal(tt_base(all[i]), tt_base(a));
    assert_int_equal(tp_storage_nbytes(tp_tensor_storage(all[i])), 48);
  }
  assert_ptr_equal(tp_tensor_data(d), (const float*)tp_tensor_data(a) + 4);
  DROP(a, b, c, d);
}

TEST(two_dtypes_hold_one_storage_at_the_same_time) {
  tp_storage_t* storage = new_storage(8);
  tp_tensor_t *ints, *floats;
  assert_ok(tp_tensor_from_storage(storage, LIST(2), NULL, 1, 0, TP_DTYPE_I32,
                                   &ints));
  assert_ok(tp_tensor_from_storage(storage, LIST(2), NULL, 1, 0, TP_DTYPE_F32,
                                   &floats));
  tp_storage_release(storage);
  assert_int_equal(tp_storage_use_count(tp_tensor_storage(ints)), 2);
  assert_ok(tp_fill_inplace(floats, F64(1)));
  assert_values(ints, 1065353216, 1065353216);
  assert_int_equal(tp_tensor_version(ints), 1);
  assert_int_equal(tp_debug_shares_counter(ints, floats), 1);
  DROP(ints, floats);
}

TEST(the_device_of_the_bytes_is_the_device_of_every_tensor_on_them) {
  tp_tensor_t *t = tt_zeros(TP_DTYPE_F32, DIMS(2, 0)), *made[4];
  assert_ok(tp_t(t, &made[0]));
  assert_ok(tp_clone(t, 0, &made[1]));
  assert_ok(tp_detach(t, &made[2]));
  assert_ok(tp_to(t, TP_DTYPE_I8, 0, 0, 0, 0, &made[3]));
  for (int i = 0; i < 4; ++i) {
    assert_int_equal(tp_tensor_device_type(made[i]),
                     tp_storage_device_type(tp_tensor_storage(made[i])));
    assert_int_equal(tp_tensor_device_type(made[i]), TP_DEVICE_CPU);
    assert_int_equal(tp_tensor_device_index(made[i]), 0);
    DROP(made[i]);
  }
  DROP(t);
}

TEST(getters_of_no_storage_give_defaults) {
  tp_tensor_t* t = tt_zeros(TP_DTYPE_F32, DIMS(2));
  const tp_storage_t* const wrong[] = {NULL, (const tp_storage_t*)t};
  const tp_status_t codes[] = {TP_ERROR_NULL, TP_ERROR_HANDLE};
  for (int i = 0; i < 2; ++i) {
    assert_int_equal(tp_storage_use_count(wrong[i]), 0);
    assert_error_recorded(codes[i]);
    assert_int_equal(tp_storage_nbytes(wrong[i]), 0);
    assert_error_recorded(codes[i]);
    assert_null(tp_storage_data(wrong[i]));
    assert_error_recorded(codes[i]);
    assert_int_equal(tp_storage_device_type(wrong[i]), 0);
    assert_error_recorded(codes[i]);
    assert_int_equal(tp_storage_device_index(wrong[i]), -1);
    assert_error_recorded(codes[i]);
    assert_null(tp_storage_allocator(wrong[i]));
    assert_error_recorded(codes[i]);
    assert_int_equal(tp_storage_flags(wrong[i]), 0);
    assert_error_recorded(codes[i]);
    assert_int_equal(tp_storage_version(wrong[i]), -1);
    assert_error_recorded(codes[i]);
  }
  assert_null(tp_storage_retain(NULL));
  tp_storage_release(NULL);
  DROP(t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(a_storage_tells_bytes_size_allocator_and_flags),
      T(an_empty_storage_is_legal),
      T(the_deleter_gets_its_context_and_never_the_data_exactly_once),
      T(a_failed_wrap_leaves_the_bytes_to_the_caller),
      T(every_origin_dies_by_its_own_method),
      T(identity_is_of_the_record_and_not_of_the_bytes),
      T(a_view_adds_one_to_the_storage_count_and_its_death_takes_it),
      T(one_deletion_whatever_the_order_of_four_views),
      T(the_block_returns_to_the_pool_exactly_when_the_last_handle_dies),
      T(a_live_view_keeps_the_whole_storage_until_a_clone_replaces_it),
      T(size_and_address_are_the_same_through_every_view),
      T(two_dtypes_hold_one_storage_at_the_same_time),
      T(the_device_of_the_bytes_is_the_device_of_every_tensor_on_them),
      T(getters_of_no_storage_give_defaults),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
