/* Devices that a program adds at run time: their own allocator, copies and
 * kernels, and one that cannot address strides. */
#include <stdlib.h>

#include "c/support/test_device.h"

static TestDevice plain, dense, island;

static int setup(void** state) {
  tt_setup(state);
  memset(&plain, 0, sizeof plain);
  memset(&dense, 0, sizeof dense);
  memset(&island, 0, sizeof island);
  test_device_register(kPlain, &plain, TP_DEVICE_ADDRESSES_STRIDES);
  test_device_register(kDense, &dense, 0);
  tp_device_callbacks_t callbacks =
      test_device_callbacks(&island, TP_DEVICE_ADDRESSES_STRIDES);
  callbacks.copy_to_host = NULL;
  callbacks.copy_from_host = NULL;
  assert_ok(tp_device_register(kIsland, &callbacks));
  test_kernel_register("add", kPlain, TP_DTYPE_F32, test_add_f32, &plain);
  return 0;
}

static int teardown(void** state) {
  tt_teardown(state);
  assert_ok(tp_shutdown());
  assert_int_equal(plain.taken, plain.given_back);
  assert_int_equal(dense.taken, dense.given_back);
  assert_int_equal(plain.destroyed, 1);
  assert_int_equal(dense.destroyed, 1);
  return 0;
}

/* 0, 1, 2, ... as (rows, columns) on a device. */
static tp_tensor_t* counted(int32_t device, int64_t rows, int64_t columns) {
  tp_tensor_t* host = tt_arange(TP_DTYPE_F32, DIMS(rows, columns));
  tp_tensor_t* out = NULL;
  assert_ok(tp_to(host, 0, device, 0, 0, 0, &out));
  DROP(host);
  return out;
}

static void assert_there(const tp_tensor_t* tensor, const double* want,
                         size_t n) {
  tp_tensor_t* host = NULL;
  assert_ok(tp_to((tp_tensor_t*)(uintptr_t)tensor, 0, TP_DEVICE_CPU, 0,
                  TP_FORMAT_CONTIGUOUS, 0, &host));
  tt_assert_values(host, want, n, __FILE__, __LINE__);
  DROP(host);
}
#define assert_elements(tensor, ...)                    \
  assert_there((tensor), (const double[]){__VA_ARGS__}, \
               TT_COUNT(((const double[]){__VA_ARGS__})))

TEST(a_registered_device_brings_its_own_allocator_and_kernels) {
  tp_tensor_t* a = counted(kPlain, 2, 3);
  assert_int_equal(tp_tensor_device_type(a), kPlain);
  assert_int_equal(plain.taken, 1);
  tp_tensor_t* sum = NULL;
  assert_ok(tp_add(a, a, &sum));
  assert_int_equal(plain.kernels, 1);
  assert_string_equal(tp_debug_last_kernel(), "add/f32/linear");
  assert_int_equal(tp_tensor_device_type(sum), kPlain);
  assert_int_equal(plain.taken, 2);
  assert_elements(sum, 0, 2, 4, 6, 8, 10);
  assert_ok(tp_add_inplace(sum, a));
  assert_int_equal(tp_tensor_version(sum), 1);
  assert_elements(sum, 0, 3, 6, 9, 12, 15);
  DROP(a, sum);
}

TEST(the_allocator_of_a_device_is_the_one_that_its_storages_name) {
  tp_allocator_t* own = NULL;
  assert_ok(tp_allocator_get(kPlain, &own));
  assert_int_equal(tp_allocator_device_type(own), kPlain);
  tp_tensor_t* a = counted(kPlain, 2, 3);
  assert_ptr_equal(tp_storage_allocator(tp_tensor_storage(a)), own);
  const tp_allocator_stats_t stats = tt_stats(own);
  assert_int_equal(stats.live_blocks, 1);
  tp_allocator_release(own);
  DROP(a);
}

TEST(a_kernel_that_nobody_registered_is_named) {
  tp_tensor_t* a = counted(kPlain, 2, 2);
  tp_tensor_t* out = NULL;
  assert_fails(tp_mul(a, a, &out), TP_ERROR_MISSING_KERNEL);
  assert_null(out);
  assert_error_says("mul");
  assert_error_says("device5");
  assert_error_says("f32");
  DROP(a);
}

TEST(operands_on_two_devices_are_refused_with_both_names) {
  tp_tensor_t* a = counted(kPlain, 2, 2);
  tp_tensor_t* b = counted(TP_DEVICE_CPU, 2, 2);
  tp_tensor_t* out = NULL;
  assert_fails(tp_add(a, b, &out), TP_ERROR_DEVICE);
  assert_error_says("device5");
  assert_error_says("cpu");
  assert_fails(tp_add_out(b, b, a), TP_ERROR_DEVICE);
  assert_int_equal(plain.kernels, 0);
  DROP(a, b);
}

TEST(views_and_empty_tensors_keep_their_device) {
  tp_tensor_t* sources[] = {counted(kPlain, 2, 3), counted(kPlain, 0, 3)};
  const int taken = plain.taken;
  for (size_t i = 0; i < TT_COUNT(sources); ++i) {
    tp_tensor_t* view = NULL;
    tp_tensor_t* copy = NULL;
    assert_ok(tp_t(sources[i], &view));
    assert_int_equal(tp_tensor_device_type(view), kPlain);
    assert_true(tp_storage_same(tp_tensor_storage(view),
                                tp_tensor_storage(sources[i])));
    assert_ok(tp_clone(sources[i], 0, &copy));
    assert_int_equal(tp_tensor_device_type(copy), kPlain);
    DROP(view, copy);
  }
  assert_int_equal(plain.taken, taken + 2);
  assert_int_equal(plain.gathered, 0);
  DROP(sources[0], sources[1]);
}

static tp_status_t allocate(void* user_data, size_t nbytes, size_t align,
                            void* stream, void** data, void** ctx) {
  (void)stream;
  ++*(int*)user_data;
  if (posix_memalign(data, align, nbytes == 0 ? 1 : nbytes) != 0) {
    return TP_ERROR_OUT_OF_MEMORY;
  }
  *ctx = *data;
  return TP_OK;
}

static void deallocate(void* user_data, void* data, void* ctx, size_t nbytes,
                       void* stream) {
  (void)user_data;
  (void)ctx;
  (void)nbytes;
  (void)stream;
  free(data);
}

TEST(the_allocator_of_a_device_can_be_replaced_by_one_of_the_same) {
  tp_allocator_t* cpu = tt_cpu();
  assert_fails(tp_allocator_set(kPlain, cpu), TP_ERROR_DEVICE);
  assert_error_says("device5");
  tp_allocator_release(cpu);

  int calls = 0;
  tp_allocator_callbacks_t callbacks;
  assert_ok(tp_allocator_callbacks_init(&callbacks, sizeof callbacks));
  callbacks.device_type = kPlain;
  callbacks.user_data = &calls;
  callbacks.allocate = allocate;
  callbacks.deallocate = deallocate;
  tp_allocator_t* own = NULL;
  assert_ok(tp_allocator_new(&callbacks, &own));
  assert_fails(tp_allocator_set(TP_DEVICE_CPU, own), TP_ERROR_DEVICE);
  assert_ok(tp_allocator_set(kPlain, own));
  tp_tensor_t* a = counted(kPlain, 2, 2);
  assert_int_equal(calls, 1);
  assert_int_equal(plain.taken, 0);
  assert_ptr_equal(tp_storage_allocator(tp_tensor_storage(a)), own);
  assert_ok(tp_allocator_set(kPlain, NULL));
  tp_allocator_release(own);
  assert_elements(a, 0, 1, 2, 3);
  DROP(a);
}

TEST(a_device_without_strides_gives_copies_for_views) {
  tp_tensor_t* a = counted(kDense, 2, 3);
  tp_tensor_t* t = NULL;
  assert_ok(tp_t(a, &t));
  assert_int_equal(dense.gathered, 1);
  assert_false(tp_storage_same(tp_tensor_storage(t), tp_tensor_storage(a)));
  assert_false(tp_debug_shares_counter(t, a));
  assert_sizes(t, 3, 2);
  assert_flags(t, TP_TENSOR_CONTIGUOUS, TP_TENSOR_VIEW);
  assert_elements(t, 0, 3, 1, 4, 2, 5);
  tp_tensor_t* back = NULL;
  assert_ok(tp_slice(a, 1, TP_SLICE_OPEN, TP_SLICE_OPEN, -2, &back));
  assert_elements(back, 2, 0, 5, 3);
  tp_tensor_t* wide = NULL;
  assert_ok(tp_expand(a, DIMS(2, 2, 3), &wide));
  assert_flags(wide, TP_TENSOR_CONTIGUOUS, TP_TENSOR_SELF_OVERLAPPING);
  assert_elements(wide, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5);
  tp_tensor_t* out = NULL;
  assert_fails(tp_as_strided(a, LIST(7), LIST(1), 1, 0, &out), TP_ERROR_RANGE);
  assert_null(out);
  DROP(a, t, back, wide);
}

TEST(a_kernel_of_a_device_without_strides_sees_contiguous_operands) {
  test_kernel_register("add", kDense, TP_DTYPE_F32, test_add_f32, &dense);
  tp_tensor_t* a = counted(kDense, 2, 3);
  tp_tensor_t* row = counted(kDense, 1, 3);
  tp_tensor_t* sum = NULL;
  assert_ok(tp_add(a, row, &sum));
  assert_string_equal(tp_debug_last_kernel(), "add/f32/linear");
  assert_int_equal(dense.gathered, 1);
  assert_elements(sum, 0, 2, 4, 3, 5, 7);
  DROP(a, row, sum);
}

/* What is converted there is contiguous too. */
TEST(a_device_without_strides_converts_contiguous_operands) {
  test_kernel_register("add", kDense, TP_DTYPE_F32, test_add_f32, &dense);
  test_kernel_register("copy", kDense, TP_DTYPE_F32, test_copy_f32, &dense);
  tp_tensor_t* a = counted(kDense, 2, 3);
  tp_tensor_t* host = tt_arange(TP_DTYPE_I32, DIMS(3));
  tp_tensor_t *row = NULL, *sum = NULL;
  assert_ok(tp_to(host, 0, kDense, 0, 0, 0, &row));
  assert_ok(tp_add(a, row, &sum));
  assert_string_equal(tp_debug_last_kernel(), "add/f32/linear+convert");
  assert_int_equal(dense.gathered, 1);
  assert_elements(sum, 0, 2, 4, 3, 5, 7);
  DROP(sum);
  sum = NULL;
  assert_ok(tp_add_scalar(a, F64(0.5), &sum));
  assert_elements(sum, 0.5, 1.5, 2.5, 3.5, 4.5, 5.5);
  DROP(a, host, row, sum);
}

TEST(a_pair_without_a_copy_is_refused_with_both_names) {
  tp_tensor_t* host = counted(TP_DEVICE_CPU, 1, 2);
  tp_tensor_t* there = NULL;
  tp_tensor_t* out = NULL;
  assert_ok(tp_empty(DIMS(2), TP_DTYPE_F32, kIsland, 0, 0, &there));
  assert_fails(tp_to(host, 0, kIsland, 0, 0, 0, &out), TP_ERROR_UNSUPPORTED);
  assert_error_says("cpu");
  assert_error_says("device7");
  assert_fails(tp_to(there, 0, TP_DEVICE_CPU, 0, 0, 0, &out),
               TP_ERROR_UNSUPPORTED);
  assert_error_says("cpu");
  assert_error_says("device7");
  assert_fails(tp_to(there, 0, kPlain, 0, 0, 0, &out), TP_ERROR_UNSUPPORTED);
  assert_error_says("device5");
  assert_null(out);
  DROP(host, there);
}

TEST(copies_go_between_any_two_devices_that_can) {
  tp_tensor_t* a = counted(kPlain, 2, 3);
  tp_tensor_t* b = NULL;
  tp_tensor_t* c = NULL;
  assert_ok(tp_to(a, 0, kDense, 0, 0, 0, &b));
  assert_int_equal(tp_tensor_device_type(b), kDense);
  assert_elements(b, 0, 1, 2, 3, 4, 5);
  assert_ok(tp_to(b, TP_DTYPE_I64, TP_DEVICE_CPU, 0, 0, 0, &c));
  assert_int_equal(tp_tensor_dtype(c), TP_DTYPE_I64);
  assert_elements(c, 0, 1, 2, 3, 4, 5);
  DROP(a, b, c);
}

TEST(a_callback_that_fails_fails_the_call_with_its_status_and_text) {
  tp_tensor_t* host = counted(TP_DEVICE_CPU, 2, 3);
  tp_tensor_t* out = NULL;
  plain.failure = TP_ERROR_IO;
  assert_fails(tp_to(host, 0, kPlain, 0, 0, 0, &out), TP_ERROR_IO);
  assert_null(out);
  assert_error_says("copy_from_host");
  assert_error_says("device5");
  assert_string_equal(tp_error_cause(NULL), "the wire broke");
  plain.failure = 12345; /* no status of the library */
  assert_fails(tp_to(host, 0, kPlain, 0, 0, 0, &out), TP_ERROR_CALLBACK);
  assert_int_equal(tp_error_native_code(NULL), TP_ERROR_CALLBACK);
  plain.failure = TP_OK;
  DROP(host);
}

TEST(a_device_registers_once_and_has_the_indices_it_says) {
  tp_device_callbacks_t callbacks = test_device_callbacks(&plain, 0);
  assert_fails(tp_device_register(kPlain, &callbacks), TP_ERROR_STATE);
  assert_error_says("device5");
  assert_fails(tp_device_register(TP_DEVICE_CPU, &callbacks), TP_ERROR_STATE);
  assert_fails(tp_device_register(9, &callbacks), TP_ERROR_ARGUMENT);
  assert_fails(tp_device_register(0, &callbacks), TP_ERROR_ARGUMENT);
  assert_int_equal(plain.destroyed, 0);
  assert_int_equal(tp_device_count(kPlain), 1);
  assert_int_equal(tp_device_count(TP_DEVICE_CPU), 1);
  assert_int_equal(tp_device_count(8), 0);
  assert_int_equal(tp_device_count(9), 0);
  assert_error_recorded(TP_ERROR_ARGUMENT);
  tp_tensor_t* out = NULL;
  assert_fails(tp_empty(DIMS(2), TP_DTYPE_F32, kPlain, 1, 0, &out),
               TP_ERROR_DEVICE);
  assert_fails(tp_empty(DIMS(2), TP_DTYPE_F32, 8, 0, 0, &out),
               TP_ERROR_NOT_BUILT);
}

TEST(a_device_may_have_a_name) {
  tp_device_callbacks_t callbacks = test_device_callbacks(&plain, 0);
  char name[] = "toy";
  int32_t type = 0, index = 7;
  tp_tensor_t* a = NULL;
  callbacks.name = "cpu";
  assert_fails(tp_device_register(8, &callbacks), TP_ERROR_STATE);
  assert_error_says("cpu");
  callbacks.name = "a name";
  assert_fails(tp_device_register(8, &callbacks), TP_ERROR_ARGUMENT);
  callbacks.name = "sixteen_is_too_m";
  assert_fails(tp_device_register(8, &callbacks), TP_ERROR_ARGUMENT);
  callbacks.name = name;
  callbacks.destroy = NULL;
  assert_ok(tp_device_register(8, &callbacks));
  name[0] = 'x';
  assert_string_equal(tp_device_type_name(8), "toy");
  assert_ok(tp_device_parse("toy:0", &type, &index));
  assert_int_equal(type, 8);
  assert_int_equal(index, 0);
  assert_ok(tp_device_type_parse("toy", &type));
  assert_fails(tp_zeros(DIMS(2), TP_DTYPE_F32, 8, 0, &a),
               TP_ERROR_MISSING_KERNEL);
  assert_error_says("no kernel for fill on toy in f32");
  assert_ok(tp_shutdown());
  assert_string_equal(tp_device_type_name(8), "device8");
}

TEST(what_a_device_lacks_is_refused) {
  tp_device_callbacks_t good = test_device_callbacks(&plain, 0);
  tp_device_callbacks_t bad = good;
  assert_fails(tp_device_register(8, NULL), TP_ERROR_NULL);
  bad.allocate = NULL;
  assert_fails(tp_device_register(8, &bad), TP_ERROR_NULL);
  assert_error_says("allocate");
  bad = good;
  bad.copy_within = NULL;
  assert_fails(tp_device_register(8, &bad), TP_ERROR_NULL);
  bad = good;
  bad.gather = NULL;
  assert_fails(tp_device_register(8, &bad), TP_ERROR_NULL);
  assert_error_says("gather");
  bad = good;
  bad.flags = 2;
  assert_fails(tp_device_register(8, &bad), TP_ERROR_ARGUMENT);
  bad = good;
  bad.count = 2;
  assert_fails(tp_device_register(8, &bad), TP_ERROR_UNSUPPORTED);
  bad = good;
  bad.struct_size = 8;
  assert_fails(tp_device_register(8, &bad), TP_ERROR_ARGUMENT);
  assert_int_equal(tp_device_count(8), 0);
}

TEST(after_a_shutdown_the_type_is_free_again) {
  tp_tensor_t* out = NULL;
  assert_ok(tp_shutdown());
  assert_int_equal(plain.destroyed, 1);
  assert_int_equal(tp_device_count(kPlain), 0);
  assert_fails(tp_empty(DIMS(2), TP_DTYPE_F32, kPlain, 0, 0, &out),
               TP_ERROR_NOT_BUILT);
  assert_int_equal(tp_kernel_exists(test_op("add"), kPlain, TP_DTYPE_F32), 0);
  plain.destroyed = dense.destroyed = 0;
  test_device_register(kPlain, &plain, 0);
  test_device_register(kDense, &dense, 0);
  tp_tensor_t* a = counted(kPlain, 1, 2);
  assert_elements(a, 0, 1);
  DROP(a);
}

int main(void) {
#define D(name) cmocka_unit_test_setup_teardown(name, setup, teardown)
  const struct CMUnitTest tests[] = {
      D(a_registered_device_brings_its_own_allocator_and_kernels),
      D(the_allocator_of_a_device_is_the_one_that_its_storages_name),
      D(a_kernel_that_nobody_registered_is_named),
      D(operands_on_two_devices_are_refused_with_both_names),
      D(views_and_empty_tensors_keep_their_device),
      D(the_allocator_of_a_device_can_be_replaced_by_one_of_the_same),
      D(a_device_without_strides_gives_copies_for_views),
      D(a_kernel_of_a_device_without_strides_sees_contiguous_operands),
      D(a_device_without_strides_converts_contiguous_operands),
      D(a_pair_without_a_copy_is_refused_with_both_names),
      D(copies_go_between_any_two_devices_that_can),
      D(a_callback_that_fails_fails_the_call_with_its_status_and_text),
      D(a_device_registers_once_and_has_the_indices_it_says),
      D(a_device_may_have_a_name),
      D(what_a_device_lacks_is_refused),
      D(after_a_shutdown_the_type_is_free_again),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
