/* A device of a program whose memory is the host's: it counts what it is asked
 * for. Its kernels are those that a test registers. */
#ifndef TESTS_C_SUPPORT_TEST_DEVICE_H
#define TESTS_C_SUPPORT_TEST_DEVICE_H

#include "support/tp_test.h"

typedef struct TestDevice {
  int taken;           /* blocks */
  int given_back;      /* blocks */
  int moved;           /* copies of bytes */
  int gathered;        /* strided views made dense */
  int kernels;         /* runs of the kernels below */
  int destroyed;       /* by the library */
  tp_status_t failure; /* what it reports, TP_OK for success */
} TestDevice;

enum {
  kPlain = 5,  /* addresses strides */
  kDense = 6,  /* does not */
  kIsland = 7, /* no way to it or from it */
};

/* Callbacks that count in a device. */
tp_device_callbacks_t test_device_callbacks(TestDevice* device, uint32_t flags);
/* Registers one; asserts success. */
void test_device_register(tp_device_type_t type, TestDevice* device,
                          uint32_t flags);

/* Kernels; their user data is a TestDevice. The first adds two contiguous f32
 * operands, the others work for any layout; copy for every width. */
tp_status_t test_add_f32(const tp_kernel_call_t* call, void* device);
tp_status_t test_mul_f32(const tp_kernel_call_t* call, void* device);
/* Copies, converting any real dtype to f32. */
tp_status_t test_copy_f32(const tp_kernel_call_t* call, void* device);

void test_kernel_register(const char* op, tp_device_type_t type,
                          tp_dtype_t dtype, tp_kernel_fn kernel, void* data);
int32_t test_op(const char* name);

/* Number of elements of an operand, and the address of one in row-major
 * order. */
int64_t test_numel(const tp_kernel_operand_t* operand);
char* test_at(const tp_kernel_operand_t* operand, int64_t flat);

#endif /* TESTS_C_SUPPORT_TEST_DEVICE_H */
