#include "c/support/test_device.h"

#include <stdlib.h>

static tp_status_t take(void* user_data, size_t nbytes, size_t align,
                        void* stream, void** data, void** ctx) {
  TestDevice* device = user_data;
  (void)stream;
  if (posix_memalign(data, align, nbytes == 0 ? 1 : nbytes) != 0) {
    return TP_ERROR_OUT_OF_MEMORY;
  }
  *ctx = *data;
  ++device->taken;
  return TP_OK;
}

static void give_back(void* user_data, void* data, void* ctx, size_t nbytes,
                      void* stream) {
  TestDevice* device = user_data;
  (void)data;
  (void)nbytes;
  (void)stream;
  free(ctx);
  ++device->given_back;
}

static tp_status_t move(void* user_data, void* to, const void* from,
                        size_t nbytes, int32_t device_index) {
  TestDevice* device = user_data;
  assert_int_equal(device_index, 0);
  if (device->failure) {
    return tp_error_set(device->failure, "the wire broke");
  }
  ++device->moved;
  if (nbytes != 0) {
    memcpy(to, from, nbytes);
  }
  return TP_OK;
}

static tp_status_t gather(void* user_data, void* to, const void* base,
                          const int64_t* sizes, const int64_t* strides,
                          int32_t rank, size_t itemsize, int32_t device_index) {
  TestDevice* device = user_data;
  assert_int_equal(device_index, 0);
  ++device->gathered;
  int64_t numel = 1;
  for (int32_t d = 0; d < rank; ++d) {
    numel *= sizes[d];
  }
  for (int64_t i = 0; i < numel; ++i) {
    int64_t rest = i;
    int64_t place = 0;
    for (int32_t d = rank; d-- > 0;) {
      place += rest % sizes[d] * strides[d];
      rest /= sizes[d];
    }
    const int64_t item = (int64_t)itemsize;
    memcpy((char*)to + i * item, (const char*)base + place * item, itemsize);
  }
  return TP_OK;
}

static void destroy(void* user_data) { ++((TestDevice*)user_data)->destroyed; }

tp_device_callbacks_t test_device_callbacks(TestDevice* device,
                                            uint32_t flags) {
  tp_device_callbacks_t callbacks;
  assert_ok(tp_device_callbacks_init(&callbacks, sizeof callbacks));
  callbacks.flags = flags;
  callbacks.user_data = device;
  callbacks.allocate = take;
  callbacks.deallocate = give_back;
  callbacks.copy_within = move;
  callbacks.copy_to_host = move;
  callbacks.copy_from_host = move;
  callbacks.gather = gather;
  callbacks.destroy = destroy;
  return callbacks;
}

void test_device_register(tp_device_type_t type, TestDevice* device,
                          uint32_t flags) {
  const tp_device_callbacks_t callbacks = test_device_callbacks(device, flags);
  assert_ok(tp_device_register(type, &callbacks));
}

int64_t test_numel(const tp_kernel_operand_t* operand) {
  int64_t numel = 1;
  for (int32_t d = 0; d < operand->rank; ++d) {
    numel *= operand->sizes[d];
  }
  return numel;
}

char* test_at(const tp_kernel_operand_t* operand, int64_t flat) {
  char* at = operand->data;
  for (int32_t d = operand->rank; d-- > 0;) {
    at += flat % operand->sizes[d] * operand->strides[d];
    flat /= operand->sizes[d];
  }
  return at;
}

static float read_f32(const tp_kernel_operand_t* operand, int64_t flat) {
  float value;
  assert_int_equal(operand->dtype, TP_DTYPE_F32);
  memcpy(&value, test_at(operand, flat), sizeof value);
  return value;
}

static void check_call(const tp_kernel_call_t* call, uint32_t operands) {
  assert_true(call->struct_size >= sizeof *call);
  assert_int_equal(call->operand_count, operands);
  assert_int_equal(call->result_count, 1);
  assert_int_equal(call->compute_dtype, TP_DTYPE_F32);
}

static tp_status_t binary_f32(const tp_kernel_call_t* call, void* user_data,
                              float (*compute)(float, float)) {
  TestDevice* device = user_data;
  check_call(call, 3);
  ++device->kernels;
  if (device->failure) {
    return tp_error_set(device->failure, "a fuse blew");
  }
  const tp_kernel_operand_t* operands = call->operands;
  for (int64_t i = 0; i < test_numel(&operands[0]); ++i) {
    const float value =
        compute(read_f32(&operands[1], i), read_f32(&operands[2], i));
    assert_int_equal(operands[0].dtype, TP_DTYPE_F32);
    memcpy(test_at(&operands[0], i), &value, sizeof value);
  }
  return TP_OK;
}

static float add(float a, float b) { return a + b; }
static float mul(float a, float b) { return a * b; }

tp_status_t test_add_f32(const tp_kernel_call_t* call, void* device) {
  return binary_f32(call, device, add);
}

tp_status_t test_mul_f32(const tp_kernel_call_t* call, void* device) {
  return binary_f32(call, device, mul);
}

static double read_real(const tp_kernel_operand_t* operand, int64_t flat) {
  const char* at = test_at(operand, flat);
  switch (operand->dtype) {
    case TP_DTYPE_I32: {
      int32_t value;
      memcpy(&value, at, sizeof value);
      return value;
    }
    case TP_DTYPE_F32: {
      float value;
      memcpy(&value, at, sizeof value);
      return (double)value;
    }
    default: {
      double value;
      assert_int_equal(operand->dtype, TP_DTYPE_F64);
      memcpy(&value, at, sizeof value);
      return value;
    }
  }
}

tp_status_t test_copy_f32(const tp_kernel_call_t* call, void* device) {
  check_call(call, 2);
  ++((TestDevice*)device)->kernels;
  for (int64_t i = 0; i < test_numel(&call->operands[0]); ++i) {
    const float value = (float)read_real(&call->operands[1], i);
    memcpy(test_at(&call->operands[0], i), &value, sizeof value);
  }
  return TP_OK;
}

int32_t test_op(const char* name) {
  int32_t op = 0;
  assert_ok(tp_operator_find(name, &op));
  return op;
}

void test_kernel_register(const char* op, tp_device_type_t type,
                          tp_dtype_t dtype, tp_kernel_fn kernel, void* data) {
  assert_ok(
      tp_kernel_register(test_op(op), type, dtype, kernel, data, NULL, 0));
}
