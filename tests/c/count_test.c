/* Reference counts: the word, weak handles and foreign wrappers. */
#include "support/tp_test.h"

#define WORD(strong, weak) (((uint64_t)(weak) << 32) | (uint64_t)(strong))
#define WRAPPED (UINT64_C(1) << 63)

TEST(a_handle_is_one_pointer_and_the_count_lives_in_the_object) {
  assert_int_equal(sizeof(tp_tensor_t*), sizeof(void*));
  tp_tensor_t *warm = tt_zeros(TP_DTYPE_F32, DIMS(4)), *t, *view;
  tp_debug_set_caching(0);
  const uint64_t before = tp_debug_system_allocations();
  t = tt_empty(TP_DTYPE_F32, DIMS(4));
  const uint64_t created = tp_debug_system_allocations();
  const tp_status_t status = tp_alias(t, &view);
  const uint64_t viewed = tp_debug_system_allocations();
  tp_tensor_retain(view);
  const uint64_t retained = tp_debug_system_allocations();
  tp_debug_set_caching(1);
  assert_ok(status);
  assert_true(created - before <= 3); /* bytes, storage record, tensor record */
  assert_int_equal(viewed - created, 1);
  assert_int_equal(retained, viewed);
  DROP(warm, t, view, view);
}

TEST(a_fresh_object_reads_strong_1_and_weak_1) {
  tp_tensor_t* t = tt_zeros(TP_DTYPE_F32, DIMS(4));
  assert_int_equal(tp_debug_count_word(t), WORD(1, 1));
  assert_int_equal(tp_debug_count_word(tp_tensor_storage(t)), WORD(1, 1));
  assert_int_equal(tp_tensor_use_count(t), 1);
  DROP(t);
  tp_storage_t* storage = NULL;
  assert_ok(tp_storage_new(8, 0, 0, &storage));
  assert_int_equal(tp_debug_count_word(storage), WORD(1, 1));
  tp_storage_release(storage);
}

TEST(the_word_holds_strong_low_and_weak_high_after_every_operation) {
  tp_tensor_t* t = tt_zeros(TP_DTYPE_F32, DIMS(4));
  tp_weak_tensor_t *a, *b;
  assert_ptr_equal(tp_tensor_retain(t), t);
  assert_int_equal(tp_debug_count_word(t), WORD(2, 1));
  assert_ok(tp_tensor_weak(t, &a));
  assert_int_equal(tp_debug_count_word(t), WORD(2, 2));
  assert_ok(tp_tensor_weak(t, &b));
  assert_int_equal(tp_debug_count_word(t), WORD(2, 3));
  assert_ptr_equal(tp_weak_tensor_retain(b), b);
  assert_int_equal(tp_debug_count_word(t), WORD(2, 4));
  assert_ptr_equal(tp_weak_tensor_lock(a), t);
  assert_int_equal(tp_debug_count_word(t), WORD(3, 4));
  DROP(t);
  assert_int_equal(tp_debug_count_word(t), WORD(2, 4));
  tp_weak_tensor_release(a);
  assert_int_equal(tp_debug_count_word(t), WORD(2, 3));
  DROP(t);
  assert_int_equal(tp_tensor_use_count(t), 1);
  DROP(t);
  assert_int_equal(tp_debug_count_word(b), WORD(0, 2));
  tp_weak_tensor_release(b);
  assert_int_equal(tp_debug_count_word(b), WORD(0, 1));
  tp_weak_tensor_release(b);
}

TEST(copying_a_strong_handle_counts_strong_and_a_weak_one_weak) {
  tp_storage_t* storage = NULL;
  tp_weak_storage_t* weak = NULL;
  assert_ok(tp_storage_new(8, 0, 0, &storage));
  tp_storage_retain(storage);
  assert_int_equal(tp_debug_count_word(storage), WORD(2, 1));
  assert_ok(tp_storage_weak(storage, &weak));
  tp_weak_storage_retain(weak);
  assert_int_equal(tp_debug_count_word(storage), WORD(2, 3));
  tp_storage_release(storage);
  tp_storage_release(storage);
  tp_weak_storage_release(weak);
  tp_weak_storage_release(weak);
}

TEST(no_handle_or_a_wrong_one_has_no_word) {
  assert_int_equal(tp_debug_count_word(NULL), 0);
  assert_error_recorded(TP_ERROR_NULL);
  static _Alignas(16) char nothing[256];
  assert_int_equal(tp_debug_count_word(nothing), 0);
  assert_error_recorded(TP_ERROR_HANDLE);
  assert_int_equal(tp_tensor_use_count((tp_tensor_t*)nothing), 0);
  assert_error_recorded(TP_ERROR_HANDLE);
}

TEST(bytes_go_with_the_last_strong_handle_and_the_shell_with_the_last_weak) {
  tp_tensor_t* t = tt_zeros(TP_DTYPE_F32, DIMS(1000));
  tp_weak_tensor_t* weak = NULL;
  assert_ok(tp_tensor_weak(t, &weak));
  assert_int_equal(tp_debug_live_bytes(), 4000);
  DROP(t);
  assert_int_equal(tp_debug_live_bytes(), 0);
  assert_true(tp_debug_live_objects() >= 1);
  assert_null(tp_weak_tensor_lock(weak));
  assert_int_equal(tp_error_code(NULL), TP_OK);
  tp_weak_tensor_release(weak);
  assert_int_equal(tp_debug_live_objects(), 0);
}

TEST(a_dead_tensor_lets_its_storage_go_while_a_weak_handle_remains) {
  tp_tensor_t *base = tt_zeros(TP_DTYPE_F32, DIMS(4)), *view;
  tp_weak_tensor_t* weak = NULL;
  assert_ok(tp_alias(base, &view));
  assert_ok(tp_tensor_weak(view, &weak));
  assert_int_equal(tp_storage_use_count(tp_tensor_storage(base)), 2);
  DROP(view);
  assert_int_equal(tp_storage_use_count(tp_tensor_storage(base)), 1);
  tp_weak_tensor_release(weak);
  DROP(base);
}

TEST(lock_gives_a_valid_tensor_while_it_lives) {
  tp_tensor_t* t = tt_arange(TP_DTYPE_F32, DIMS(4));
  tp_weak_tensor_t* weak = NULL;
  assert_ok(tp_tensor_weak(t, &weak));
  tp_tensor_t* locked = tp_weak_tensor_lock(weak);
  DROP(t);
  assert_values(locked, 0, 1, 2, 3);
  DROP(locked);
  assert_null(tp_weak_tensor_lock(weak));
  tp_weak_tensor_release(weak);
  assert_null(tp_weak_tensor_lock(NULL));
  assert_error_recorded(TP_ERROR_NULL);
  assert_null(tp_weak_tensor_retain(NULL));
  tp_weak_tensor_release(NULL);
  assert_fails(tp_tensor_weak(NULL, &weak), TP_ERROR_NULL);
  assert_null(weak);
}

typedef struct {
  int held; /* references of the wrapper that the tensor holds */
  int takes, drops;
} wrapper_t;

static void take_wrapper(void* wrapper) {
  ++((wrapper_t*)wrapper)->held;
  ++((wrapper_t*)wrapper)->takes;
}

static void drop_wrapper(void* wrapper) {
  --((wrapper_t*)wrapper)->held;
  ++((wrapper_t*)wrapper)->drops;
}

static void attach(tp_tensor_t* t, wrapper_t* wrapper) {
  assert_ok(tp_tensor_attach_wrapper(t, wrapper, take_wrapper, drop_wrapper));
}

TEST(a_wrapper_sets_the_top_bit_and_is_found_again) {
  wrapper_t wrapper = {0};
  tp_tensor_t* t = tt_zeros(TP_DTYPE_F32, DIMS(4));
  assert_null(tp_tensor_wrapper(t));
  attach(t, &wrapper);
  assert_int_equal(tp_debug_count_word(t), WRAPPED | WORD(1, 1));
  assert_ptr_equal(tp_tensor_wrapper(t), &wrapper);
  assert_int_equal(tp_tensor_use_count(t), 1);
  assert_fails(
      tp_tensor_attach_wrapper(t, &wrapper, take_wrapper, drop_wrapper),
      TP_ERROR_STATE);
  assert_ok(tp_tensor_detach_wrapper(t));
  assert_int_equal(tp_debug_count_word(t), WORD(1, 1));
  assert_null(tp_tensor_wrapper(t));
  assert_fails(tp_tensor_detach_wrapper(t), TP_ERROR_STATE);
  assert_int_equal(wrapper.takes + wrapper.drops, 0);
  DROP(t);
}

TEST(the_wrapper_is_taken_at_1_to_2_and_dropped_later_at_2_to_1) {
  wrapper_t wrapper = {0};
  tp_tensor_t* t = tt_zeros(TP_DTYPE_F32, DIMS(4));
  attach(t, &wrapper);
  tp_tensor_retain(t);
  assert_int_equal(wrapper.takes, 1);
  tp_tensor_retain(t);
  assert_int_equal(wrapper.takes, 1);
  assert_int_equal(tp_debug_count_word(t), WRAPPED | WORD(3, 1));
  DROP(t);
  assert_int_equal(wrapper.drops, 0);
  DROP(t);
  assert_int_equal(wrapper.drops, 0); /* never inside release */
  assert_true(tp_run_deferred() >= 1);
  assert_int_equal(wrapper.drops, 1);
  assert_int_equal(wrapper.held, 0);
  assert_int_equal(tp_run_deferred(), 0);
  assert_ok(tp_tensor_detach_wrapper(t));
  DROP(t);
}

TEST(a_wrapper_attached_to_a_shared_tensor_is_taken_at_once) {
  wrapper_t wrapper = {0};
  tp_tensor_t* t = tt_zeros(TP_DTYPE_F32, DIMS(4));
  tp_tensor_retain(t);
  attach(t, &wrapper);
  assert_int_equal(wrapper.held, 1);
  DROP(t);
  tp_run_deferred();
  assert_int_equal(wrapper.held, 0);
  assert_ok(tp_tensor_detach_wrapper(t));
  DROP(t);
}

TEST(any_number_of_crossings_leaves_takes_and_drops_in_balance) {
  wrapper_t wrapper = {0};
  tp_tensor_t* t = tt_zeros(TP_DTYPE_F32, DIMS(4));
  attach(t, &wrapper);
  for (int i = 0; i < 100; ++i) {
    tp_tensor_retain(t);
    assert_true(wrapper.held >= 1);
    DROP(t);
    if (i % 3 == 0) tp_run_deferred();
  }
  tp_tensor_retain(t);
  tp_run_deferred();
  assert_int_equal(wrapper.held, 1);
  DROP(t);
  tp_run_deferred();
  assert_int_equal(wrapper.held, 0);
  assert_ok(tp_tensor_detach_wrapper(t));
  DROP(t);
}

static tp_tensor_t* g_inner;
static int g_inner_held_after_detach;
static wrapper_t g_inner_wrapper;

/* A wrapper that, when it goes, takes another with it. */
static void drop_and_detach_inner(void* wrapper) {
  (void)wrapper;
  if (g_inner == NULL) return;
  tp_tensor_t* const inner = g_inner;
  g_inner = NULL;
  assert_ok(tp_tensor_detach_wrapper(inner));
  g_inner_held_after_detach = g_inner_wrapper.held;
}

TEST(a_detach_inside_a_drop_has_dropped_everything_when_it_returns) {
  wrapper_t outer_wrapper = {0};
  tp_tensor_t *outer = tt_zeros(TP_DTYPE_F32, DIMS(4)),
              *inner = tt_zeros(TP_DTYPE_F32, DIMS(4));
  g_inner = inner;
  g_inner_wrapper = (wrapper_t){0};
  attach(inner, &g_inner_wrapper);
  assert_ok(tp_tensor_attach_wrapper(outer, &outer_wrapper, take_wrapper,
                                     drop_and_detach_inner));
  /* The last to be queued is the first to be run. */
  tp_tensor_retain(inner);
  DROP(inner);
  tp_tensor_retain(outer);
  DROP(outer);
  assert_int_equal(g_inner_wrapper.held, 1);
  tp_run_deferred();
  assert_null(g_inner);
  assert_int_equal(g_inner_held_after_detach, 0);
  assert_int_equal(g_inner_wrapper.drops, 1);
  assert_ok(tp_tensor_detach_wrapper(outer));
  DROP(outer, inner);
}

TEST(a_view_of_a_wrapped_tensor_has_no_wrapper) {
  wrapper_t wrapper = {0};
  tp_tensor_t *t = tt_zeros(TP_DTYPE_F32, DIMS(4)), *view, *copy;
  attach(t, &wrapper);
  assert_ok(tp_alias(t, &view));
  assert_ok(tp_clone(t, 0, &copy));
  assert_null(tp_tensor_wrapper(view));
  assert_null(tp_tensor_wrapper(copy));
  assert_int_equal(tp_debug_count_word(view), WORD(1, 1));
  assert_int_equal(wrapper.takes, 0);
  assert_ok(tp_tensor_detach_wrapper(t));
  DROP(t, view, copy);
}

TEST(a_lock_of_a_weak_handle_takes_the_wrapper_too) {
  wrapper_t wrapper = {0};
  tp_tensor_t* t = tt_zeros(TP_DTYPE_F32, DIMS(4));
  tp_weak_tensor_t* weak = NULL;
  attach(t, &wrapper);
  assert_ok(tp_tensor_weak(t, &weak));
  tp_tensor_t* locked = tp_weak_tensor_lock(weak);
  assert_int_equal(wrapper.held, 1);
  DROP(locked);
  tp_run_deferred();
  assert_int_equal(wrapper.held, 0);
  assert_ok(tp_tensor_detach_wrapper(t));
  DROP(t);
  tp_weak_tensor_release(weak);
}

TEST(a_cycle_of_wrapper_and_tensor_ends_only_when_the_host_detaches) {
  wrapper_t wrapper = {0};
  tp_tensor_t* t = tt_zeros(TP_DTYPE_F32, DIMS(4));
  attach(t, &wrapper);
  tp_tensor_retain(t); /* what the wrapper's own fields hold */
  tp_run_deferred();
  assert_int_equal(wrapper.held, 1);
  assert_int_equal(tp_tensor_use_count(t), 2);
  assert_ok(tp_tensor_detach_wrapper(t));
  assert_int_equal(wrapper.held, 0);
  DROP(t, t);
}

TEST(only_tensors_can_carry_a_wrapper) {
  wrapper_t wrapper = {0};
  tp_storage_t* storage = NULL;
  assert_ok(tp_storage_new(8, 0, 0, &storage));
  assert_fails(tp_tensor_attach_wrapper((tp_tensor_t*)storage, &wrapper,
                                        take_wrapper, drop_wrapper),
               TP_ERROR_HANDLE);
  assert_int_equal(tp_debug_count_word(storage), WORD(1, 1));
  tp_storage_release(storage);
  tp_allocator_t* cpu = tt_cpu();
  assert_fails(tp_tensor_attach_wrapper((tp_tensor_t*)cpu, &wrapper,
                                        take_wrapper, drop_wrapper),
               TP_ERROR_HANDLE);
  assert_int_equal(tp_debug_count_word(cpu) >> 63, 0);
  tp_allocator_release(cpu);
  assert_fails(
      tp_tensor_attach_wrapper(NULL, &wrapper, take_wrapper, drop_wrapper),
      TP_ERROR_NULL);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(a_handle_is_one_pointer_and_the_count_lives_in_the_object),
      T(a_fresh_object_reads_strong_1_and_weak_1),
      T(the_word_holds_strong_low_and_weak_high_after_every_operation),
      T(copying_a_strong_handle_counts_strong_and_a_weak_one_weak),
      T(no_handle_or_a_wrong_one_has_no_word),
      T(bytes_go_with_the_last_strong_handle_and_the_shell_with_the_last_weak),
      T(a_dead_tensor_lets_its_storage_go_while_a_weak_handle_remains),
      T(lock_gives_a_valid_tensor_while_it_lives),
      T(a_wrapper_sets_the_top_bit_and_is_found_again),
      T(the_wrapper_is_taken_at_1_to_2_and_dropped_later_at_2_to_1),
      T(a_wrapper_attached_to_a_shared_tensor_is_taken_at_once),
      T(any_number_of_crossings_leaves_takes_and_drops_in_balance),
      T(a_detach_inside_a_drop_has_dropped_everything_when_it_returns),
      T(a_view_of_a_wrapped_tensor_has_no_wrapper),
      T(a_lock_of_a_weak_handle_takes_the_wrapper_too),
      T(a_cycle_of_wrapper_and_tensor_ends_only_when_the_host_detaches),
      T(only_tensors_can_carry_a_wrapper),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
