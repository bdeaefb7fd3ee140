/* Allocators written by the host, the allocator of a device, and what happens
 * when memory runs out. */
#include <stdio.h>
#include <stdlib.h>

#include "support/tp_test.h"

typedef struct {
  int allocations, frees, destroys;
  size_t bytes;
  int wrong;
} pool_t;

static tp_status_t pool_allocate(void* user_data, size_t nbytes, size_t align,
                                 void* stream, void** data, void** ctx) {
  pool_t* pool = user_data;
  ++pool->allocations;
  pool->bytes += nbytes;
  pool->wrong |= align < 64 || (align & (align - 1)) != 0 || stream != NULL;
  if (posix_memalign(data, align, nbytes ? nbytes : 1)) {
    return TP_ERROR_OUT_OF_MEMORY;
  }
  *ctx = (char*)*data + 1;
  return TP_OK;
}

static void pool_free(void* user_data, void* data, void* ctx, size_t nbytes,
                      void* stream) {
  pool_t* pool = user_data;
  ++pool->frees;
  pool->bytes -= nbytes;
  pool->wrong |= ctx != (char*)data + 1 || stream != NULL;
  free(data);
}

static void pool_destroy(void* user_data) { ++((pool_t*)user_data)->destroys; }

static tp_allocator_t* new_pool(pool_t* pool) {
  const tp_allocator_callbacks_t callbacks = {
      .struct_size = sizeof callbacks,
      .device_type = TP_DEVICE_CPU,
      .user_data = pool,
      .allocate = pool_allocate,
      .deallocate = pool_free,
      .destroy = pool_destroy,
  };
  tp_allocator_t* allocator = NULL;
  assert_ok(tp_allocator_new(&callbacks, &allocator));
  return allocator;
}

static void assert_balanced(const pool_t* pool) {
  assert_int_equal(pool->allocations, pool->frees);
  assert_int_equal(pool->bytes, 0);
  assert_int_equal(pool->wrong, 0);
  assert_int_equal(pool->destroys, 1);
}

TEST(bytes_go_back_to_the_callbacks_with_their_context) {
  pool_t pool = {0};
  tp_allocator_t* allocator = new_pool(&pool);
  void *data = NULL, *ctx = NULL;
  assert_ok(tp_allocator_allocate(allocator, 1000, &data, &ctx));
  assert_int_equal(pool.bytes, 1000);
  assert_int_equal(tt_stats(allocator).live_bytes, 1000);
  assert_int_equal(tt_stats(allocator).live_blocks, 1);
  tp_allocator_free(allocator, data, ctx, 1000);
  tp_allocator_free(allocator, NULL, NULL, 0);
  assert_int_equal(tt_stats(allocator).live_bytes, 0);
  assert_int_equal(tt_stats(allocator).allocations, 1);
  tp_allocator_release(allocator);
  assert_balanced(&pool);
}

static char arena[4096 + 64];

static tp_status_t from_arena(void* user_data, size_t nbytes, size_t align,
                              void* stream, void** data, void** ctx) {
  (void)user_data, (void)stream;
  if (nbytes > 4096) return TP_ERROR_OUT_OF_MEMORY;
  *data = (void*)(((uintptr_t)arena + align - 1) / align * align);
  *ctx = NULL;
  return TP_OK;
}

TEST(one_callback_makes_an_allocator) {
  tp_allocator_callbacks_t callbacks = {.struct_size = sizeof callbacks,
                                        .allocate = from_arena};
  tp_allocator_t* allocator = NULL;
  assert_ok(tp_allocator_new(&callbacks, &allocator));
  assert_int_equal(tp_allocator_device_type(allocator), TP_DEVICE_CPU);
  tp_storage_t* storage = NULL;
  assert_ok(tp_storage_new_from_allocator(100, allocator, &storage));
  tp_tensor_t* t = NULL;
  assert_ok(
      tp_tensor_from_storage(storage, LIST(25), NULL, 1, 0, TP_DTYPE_F32, &t));
  assert_ok(tp_fill_inplace(t, F64(2)));
  assert_all(t, 2);
  assert_ptr_equal(tp_storage_allocator(storage), allocator);
  DROP(t);
  tp_storage_release(storage);
  tp_allocator_release(allocator);
}

static char odd_bytes[256];

static tp_status_t give_nothing(void* user_data, size_t nbytes, size_t align,
                                void* stream, void** data, void** ctx) {
  (void)user_data, (void)nbytes, (void)align, (void)stream;
  *data = *ctx = NULL;
  return TP_OK;
}

static tp_status_t give_odd(void* user_data, size_t nbytes, size_t align,
                            void* stream, void** data, void** ctx) {
  (void)user_data, (void)nbytes, (void)stream;
  *data = (char*)(((uintptr_t)odd_bytes + align - 1) / align * align) + 1;
  *ctx = NULL;
  return TP_OK;
}

static void count_free(void* user_data, void* data, void* ctx, size_t nbytes,
                       void* stream) {
  (void)data, (void)ctx, (void)nbytes, (void)stream;
  ++((pool_t*)user_data)->frees;
}

TEST(success_without_aligned_bytes_is_an_error) {
  pool_t pool = {0};
  tp_allocator_callbacks_t callbacks = {.struct_size = sizeof callbacks,
                                        .user_data = &pool,
                                        .allocate = give_nothing,
                                        .deallocate = count_free};
  tp_allocator_t* allocator = NULL;
  tp_storage_t* storage = (tp_storage_t*)1;
  assert_ok(tp_allocator_new(&callbacks, &allocator));
  assert_fails(tp_storage_new_from_allocator(8, allocator, &storage),
               TP_ERROR_CALLBACK);
  assert_null(storage);
  tp_allocator_release(allocator);
  callbacks.allocate = give_odd;
  assert_ok(tp_allocator_new(&callbacks, &allocator));
  assert_fails(tp_storage_new_from_allocator(8, allocator, &storage),
               TP_ERROR_CALLBACK);
  assert_null(storage);
  assert_int_equal(pool.frees, 1); /* the odd bytes went back */
  tp_allocator_release(allocator);
}

TEST(a_storage_keeps_its_allocator) {
  pool_t pool = {0};
  tp_allocator_t* allocator = new_pool(&pool);
  tp_storage_t* storage = NULL;
  assert_ok(tp_storage_new_from_allocator(64, allocator, &storage));
  tp_allocator_release(allocator);
  assert_int_equal(pool.destroys, 0);
  tp_storage_release(storage);
  assert_balanced(&pool);
}

TEST(every_way_to_get_bytes_goes_through_the_allocator_of_the_device) {
  pool_t pool = {0};
  tp_allocator_t* allocator = new_pool(&pool);
  assert_ok(tp_allocator_set(TP_DEVICE_CPU, allocator));
  tp_allocator_t* found = tt_cpu();
  assert_ptr_equal(found, allocator);
  tp_allocator_release(found);

  tp_tensor_t *made, *cloned, *copied, *dense, *sum, *transposed;
  made = tt_zeros(TP_DTYPE_F32, DIMS(4, 3));
  assert_int_equal(pool.allocations, 1);
  assert_ptr_equal(tp_storage_allocator(tp_tensor_storage(made)), allocator);
  assert_ok(tp_clone(made, 0, &cloned));
  assert_int_equal(pool.allocations, 2);
  assert_ok(tp_to(made, TP_DTYPE_F64, 0, 0, 0, 0, &copied));
  assert_int_equal(pool.allocations, 3);
  assert_ok(tp_t(made, &transposed));
  assert_int_equal(pool.allocations, 3);
  assert_ok(tp_contiguous(transposed, 0, &dense));
  assert_int_equal(pool.allocations, 4);
  assert_ok(tp_add(made, cloned, &sum));
  assert_int_equal(pool.allocations, 5);

  assert_ok(tp_allocator_set(TP_DEVICE_CPU, NULL));
  tp_tensor_t* after = tt_zeros(TP_DTYPE_F32, DIMS(4));
  assert_int_equal(pool.allocations, 5);
  found = tt_cpu();
  assert_ptr_not_equal(found, allocator);
  tp_allocator_release(found);
  tp_allocator_release(allocator);
  assert_int_equal(pool.frees, 0);
  DROP(made, cloned, copied, dense, sum, transposed, after);
  assert_balanced(&pool);
}

TEST(an_allocator_of_another_device_is_refused) {
  pool_t pool = {0};
  const tp_allocator_callbacks_t callbacks = {.struct_size = sizeof callbacks,
                                              .device_type = 3,
                                              .user_data = &pool,
                                              .allocate = pool_allocate,
                                              .deallocate = pool_free,
                                              .destroy = pool_destroy};
  tp_allocator_t *allocator = NULL, *cpu = tt_cpu();
  assert_fails(tp_allocator_new(&callbacks, &allocator), TP_ERROR_NOT_BUILT);
  assert_null(allocator);
  assert_int_equal(pool.destroys, 0);
  assert_refused(tp_allocator_set(3, cpu));
  assert_refused(tp_allocator_set(3, NULL));
  assert_fails(tp_allocator_set(99, cpu), TP_ERROR_ARGUMENT);
  assert_fails(tp_allocator_set(TP_DEVICE_CPU, (tp_allocator_t*)&pool),
               TP_ERROR_HANDLE);
  tp_allocator_release(cpu);
}

TEST(an_allocator_of_callbacks_has_neither_cache_nor_cap) {
  pool_t pool = {0};
  tp_allocator_t* allocator = new_pool(&pool);
  assert_fails(tp_allocator_set_cap(allocator, 1), TP_ERROR_UNSUPPORTED);
  assert_fails(tp_allocator_set_bypass_threshold(allocator, 1),
               TP_ERROR_UNSUPPORTED);
  assert_int_equal(tp_allocator_cap(allocator), 0);
  assert_int_equal(tp_allocator_bypass_threshold(allocator), 0);
  assert_ok(tp_allocator_empty_cache(allocator));
  tp_allocator_release(allocator);
  assert_balanced(&pool);
}

TEST(a_callbacks_struct_may_be_shorter_or_have_a_zero_tail) {
  pool_t pool = {0};
  struct {
    tp_allocator_callbacks_t known;
    uint64_t later;
  } longer = {{0}, 0};
  longer.known.struct_size = sizeof longer;
  longer.known.user_data = &pool;
  longer.known.allocate = pool_allocate;
  longer.known.destroy = pool_destroy;
  tp_allocator_t* allocator = NULL;
  assert_ok(tp_allocator_new(&longer.known, &allocator));
  tp_allocator_release(allocator);
  assert_int_equal(pool.destroys, 1);
  longer.later = 1;
  assert_fails(tp_allocator_new(&longer.known, &allocator),
               TP_ERROR_UNSUPPORTED);
  assert_null(allocator);
  longer.known.struct_size = offsetof(tp_allocator_callbacks_t, deallocate);
  assert_ok(tp_allocator_new(&longer.known, &allocator));
  tp_allocator_release(allocator);
  assert_int_equal(pool.destroys, 1);
  longer.known.struct_size = 0;
  assert_fails(tp_allocator_new(&longer.known, &allocator), TP_ERROR_ARGUMENT);
  longer.known.struct_size = sizeof longer.known;
  longer.known.allocate = NULL;
  assert_fails(tp_allocator_new(&longer.known, &allocator), TP_ERROR_NULL);
  assert_fails(tp_allocator_new(NULL, &allocator), TP_ERROR_NULL);
  assert_int_equal(pool.destroys, 1);
}

TEST(a_request_that_overflows_is_an_error) {
  tp_allocator_t* cpu = tt_cpu();
  int before_any = 0;
  const size_t sizes[] = {SIZE_MAX, SIZE_MAX - 63, SIZE_MAX - 64,
                          SIZE_MAX - 127, SIZE_MAX - 128};
  const tp_allocator_stats_t before = tt_stats(cpu);
  for (size_t i = 0; i < TT_COUNT(sizes); ++i) {
    void *data = &before_any, *ctx = &before_any;
    const tp_status_t status =
        tp_allocator_allocate(cpu, sizes[i], &data, &ctx);
    assert_true(status == TP_ERROR_OVERFLOW ||
                status == TP_ERROR_OUT_OF_MEMORY);
    assert_null(data);
    assert_null(ctx);
  }
  const tp_allocator_stats_t after = tt_stats(cpu);
  assert_int_equal(after.live_bytes, before.live_bytes);
  assert_int_equal(after.live_blocks, before.live_blocks);
  tp_allocator_release(cpu);
}

TEST(a_request_that_cannot_be_had_tells_its_size) {
  tp_allocator_t* cpu = tt_cpu();
  const size_t wanted = (size_t)1 << 62;
  void *data = NULL, *ctx = NULL;
  assert_fails(tp_allocator_allocate(cpu, wanted, &data, &ctx),
               TP_ERROR_OUT_OF_MEMORY);
  char number[32];
  snprintf(number, sizeof number, "%zu", wanted);
  assert_error_says(number);
  assert_ok(tp_allocator_allocate(cpu, 64, &data, &ctx));
  tp_allocator_free(cpu, data, ctx, 64);
  tp_allocator_release(cpu);
}

TEST(a_failed_system_request_empties_the_caches_first) {
  tp_allocator_t* cpu = tt_cpu();
  void *data = NULL, *ctx = NULL;
  assert_ok(tp_allocator_allocate(cpu, 1 << 20, &data, &ctx));
  tp_allocator_free(cpu, data, ctx, 1 << 20);
  assert_true(tt_stats(cpu).cached_bytes >= (1 << 20));
  tp_debug_fail_allocations(1);
  const tp_status_t status = tp_allocator_allocate(cpu, 3 << 20, &data, &ctx);
  tp_debug_fail_allocations(0);
  assert_int_equal(status, TP_ERROR_OUT_OF_MEMORY);
  assert_null(data);
  assert_int_equal(tt_stats(cpu).cached_bytes, 0);
  tp_allocator_release(cpu);
}

typedef struct {
  int calls, destroys, end_failing;
} collector_t;

static int32_t collect(void* user_data) {
  collector_t* collector = user_data;
  ++collector->calls;
  if (collector->end_failing) tp_debug_fail_allocations(0);
  return collector->end_failing;
}

static void destroy_collector(void* user_data) {
  ++((collector_t*)user_data)->destroys;
}

TEST(the_host_is_asked_to_collect_before_a_failure_is_final) {
  collector_t helpful = {.end_failing = 1}, useless = {0};
  assert_ok(tp_set_collect_callback(collect, &helpful, destroy_collector));
  tp_allocator_t* cpu = tt_cpu();
  void *data = NULL, *ctx = NULL;
  tp_debug_fail_allocations(1);
  const tp_status_t retried = tp_allocator_allocate(cpu, 5 << 20, &data, &ctx);
  tp_debug_fail_allocations(0);
  assert_int_equal(retried, TP_OK);
  assert_int_equal(helpful.calls, 1);
  tp_allocator_free(cpu, data, ctx, 5 << 20);

  assert_ok(tp_set_collect_callback(collect, &useless, destroy_collector));
  assert_int_equal(helpful.destroys, 1);
  tp_debug_fail_allocations(1);
  const tp_status_t failed = tp_allocator_allocate(cpu, 7 << 20, &data, &ctx);
  tp_debug_fail_allocations(0);
  assert_int_equal(failed, TP_ERROR_OUT_OF_MEMORY);
  assert_int_equal(useless.calls, 1);
  assert_ok(tp_set_collect_callback(NULL, NULL, NULL));
  assert_int_equal(useless.destroys, 1);
  tp_allocator_release(cpu);
}

TEST(getters_of_no_allocator_give_defaults) {
  assert_int_equal(tp_allocator_device_type(NULL), 0);
  assert_error_recorded(TP_ERROR_NULL);
  assert_int_equal(tp_allocator_cap(NULL), 0);
  assert_error_recorded(TP_ERROR_NULL);
  assert_int_equal(tp_allocator_bypass_threshold(NULL), 0);
  assert_error_recorded(TP_ERROR_NULL);
  assert_null(tp_allocator_retain(NULL));
  tp_allocator_release(NULL);
  tp_tensor_t* t = tt_zeros(TP_DTYPE_F32, DIMS(2));
  assert_int_equal(tp_allocator_device_type((tp_allocator_t*)t), 0);
  assert_error_recorded(TP_ERROR_HANDLE);
  DROP(t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(bytes_go_back_to_the_callbacks_with_their_context),
      T(one_callback_makes_an_allocator),
      T(success_without_aligned_bytes_is_an_error),
      T(a_storage_keeps_its_allocator),
      T(every_way_to_get_bytes_goes_through_the_allocator_of_the_device),
      T(an_allocator_of_another_device_is_refused),
      T(an_allocator_of_callbacks_has_neither_cache_nor_cap),
      T(a_callbacks_struct_may_be_shorter_or_have_a_zero_tail),
      T(a_request_that_overflows_is_an_error),
      T(a_request_that_cannot_be_had_tells_its_size),
      T(a_failed_system_request_empties_the_caches_first),
      T(the_host_is_asked_to_collect_before_a_failure_is_final),
      T(getters_of_no_allocator_give_defaults),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
