/* cat and stack on devices that have nothing but copies, with strides and
 * without. */
#include "c/support/test_device.h"

static TestDevice strided, dense;

static int setup(void** state) {
  tt_setup(state);
  memset(&strided, 0, sizeof strided);
  memset(&dense, 0, sizeof dense);
  test_device_register(kPlain, &strided, TP_DEVICE_ADDRESSES_STRIDES);
  test_device_register(kDense, &dense, 0);
  test_kernel_register("copy", kPlain, TP_DTYPE_F32, test_copy_f32, &strided);
  test_kernel_register("copy", kDense, TP_DTYPE_F32, test_copy_f32, &dense);
  return 0;
}

static int teardown(void** state) {
  tt_teardown(state);
  assert_ok(tp_shutdown());
  assert_int_equal(strided.taken, strided.given_back);
  assert_int_equal(dense.taken, dense.given_back);
  return 0;
}

/* The tensor on a device; it is released. */
static tp_tensor_t* moved(tp_tensor_t* host, int32_t device) {
  tp_tensor_t* out = NULL;
  assert_ok(tp_to(host, 0, device, 0, 0, 0, &out));
  DROP(host);
  return out;
}

static void join_on(int32_t device) {
  tp_tensor_t *a = moved(tt_arange(TP_DTYPE_F32, DIMS(2, 3)), device),
              *b = moved(tt_full(TP_DTYPE_I32, 8, DIMS(2, 1)), device), *out;
  const tp_tensor_t* const mixed[] = {a, b};
  const tp_tensor_t* const twice[] = {a, a};
  assert_ok(tp_cat(mixed, 2, 1, &out));
  assert_int_equal(tp_tensor_device_type(out), device);
  out = moved(out, TP_DEVICE_CPU);
  assert_values(out, 0, 1, 2, 8, 3, 4, 5, 8);
  DROP(out);
  assert_ok(tp_cat(twice, 2, 0, &out));
  assert_fails(tp_cat_out(mixed, 2, 0, out), TP_ERROR_SHAPE);
  out = moved(out, TP_DEVICE_CPU);
  assert_values(out, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5);
  DROP(out);
  assert_ok(tp_stack(twice, 2, 1, &out));
  out = moved(out, TP_DEVICE_CPU);
  assert_values(out, 0, 1, 2, 0, 1, 2, 3, 4, 5, 3, 4, 5);
  DROP(out);
  assert_ok(tp_stack(twice, 2, 2, &out));
  out = moved(out, TP_DEVICE_CPU);
  assert_values(out, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5);
  DROP(a, b, out);
}

TEST(a_device_with_strides_joins_by_its_copy_kernel) {
  join_on(kPlain);
  assert_true(strided.kernels > 0);
}

TEST(a_device_without_strides_joins_by_copies_of_bytes) {
  join_on(kDense);
  assert_int_equal(dense.kernels, 1); /* of i32 to f32 */
  assert_int_equal(dense.gathered, 0);
}

TEST(tensors_of_two_devices_are_not_joined) {
  tp_tensor_t *a = moved(tt_arange(TP_DTYPE_F32, DIMS(2)), kPlain),
              *b = tt_arange(TP_DTYPE_F32, DIMS(2)), *out;
  const tp_tensor_t* const both[] = {a, b};
  assert_fails(tp_cat(both, 2, 0, &out), TP_ERROR_DEVICE);
  assert_fails(tp_stack(both, 2, 0, &out), TP_ERROR_DEVICE);
  assert_error_says("device5");
  assert_error_says("cpu");
  assert_fails(tp_cat_out(both, 1, 0, b), TP_ERROR_DEVICE);
  DROP(a, b);
}

int main(void) {
#define ON_DEVICES(name) cmocka_unit_test_setup_teardown(name, setup, teardown)
  const struct CMUnitTest tests[] = {
      ON_DEVICES(a_device_with_strides_joins_by_its_copy_kernel),
      ON_DEVICES(a_device_without_strides_joins_by_copies_of_bytes),
      ON_DEVICES(tensors_of_two_devices_are_not_joined),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
