/* Kernels are replaced and unregistered while other threads run them: nobody
 * meets a dead one, and each dies once. */
#include <pthread.h>

#include "c/support/test_device.h"
#include "support/check.h"

enum { kThreads = 3, kReplacements = TT_ROUNDS(4000) };

typedef struct Guard {
  int alive;
  int destroyed;
} Guard;

static Guard guards[kReplacements];
static int32_t op;
static int stop; /* atomic */

static tp_status_t guarded(const tp_kernel_call_t* call, void* user_data) {
  const Guard* guard = user_data;
  CHECK(__atomic_load_n(&guard->alive, __ATOMIC_SEQ_CST) == 1);
  const tp_kernel_operand_t* operands = call->operands;
  for (int64_t i = 0; i < test_numel(&operands[0]); ++i) {
    memcpy(test_at(&operands[0], i), test_at(&operands[1], i), sizeof(float));
  }
  CHECK(__atomic_load_n(&guard->alive, __ATOMIC_SEQ_CST) == 1);
  return TP_OK;
}

static void destroy(void* user_data) {
  Guard* guard = user_data;
  __atomic_store_n(&guard->alive, 0, __ATOMIC_SEQ_CST);
  __atomic_fetch_add(&guard->destroyed, 1, __ATOMIC_SEQ_CST);
}

static void* call_again_and_again(void* tensor) {
  tp_tensor_t* out = NULL;
  while (!__atomic_load_n(&stop, __ATOMIC_RELAXED)) {
    CHECK(tp_add(tensor, tensor, &out) == TP_OK);
    tp_tensor_release(out);
  }
  return NULL;
}

TEST(a_kernel_lives_until_the_last_thread_has_left_it) {
  op = test_op("add");
  tp_tensor_t* tensor = tt_arange(TP_DTYPE_F32, DIMS(8));
  pthread_t threads[kThreads];
  __atomic_store_n(&stop, 0, __ATOMIC_RELAXED);
  for (size_t i = 0; i < kThreads; ++i) {
    assert_int_equal(
        pthread_create(&threads[i], NULL, call_again_and_again, tensor), 0);
  }
  for (size_t i = 0; i < kReplacements; ++i) {
    guards[i].alive = 1;
    assert_ok(tp_kernel_register(op, TP_DEVICE_CPU, TP_DTYPE_F32, guarded,
                                 &guards[i], destroy, TP_KERNEL_REPLACE));
    if (i % 3 == 0) {
      assert_ok(tp_kernel_unregister(op, TP_DEVICE_CPU, TP_DTYPE_F32));
    }
  }
  __atomic_store_n(&stop, 1, __ATOMIC_RELAXED);
  for (size_t i = 0; i < kThreads; ++i) {
    assert_int_equal(pthread_join(threads[i], NULL), 0);
  }
  DROP(tensor);
  assert_ok(tp_shutdown());
  for (size_t i = 0; i < kReplacements; ++i) {
    assert_int_equal(guards[i].destroyed, 1);
  }
}

static void* register_one(void* name) {
  static const tp_argument_info_t takes[] = {{"a", TP_ARGUMENT_TENSOR, 0}};
  tp_operator_definition_t definition;
  int32_t id = 0;
  CHECK(tp_operator_definition_init(&definition, sizeof definition) == TP_OK);
  definition.form = TP_FORM_ELEMENTWISE;
  definition.name = name;
  definition.arguments = takes;
  definition.argument_count = 1;
  definition.compute = TP_COMPUTE_OPERAND;
  definition.result = TP_RESULT_COMPUTE;
  definition.dtypes = 1u << TP_DTYPE_F32;
  const tp_status_t status = tp_operator_register(&definition, &id);
  CHECK(status == TP_OK || status == TP_ERROR_STATE);
  return status == TP_OK ? name : NULL;
}

TEST(of_threads_that_register_one_name_at_once_one_succeeds) {
  const int32_t before = tp_operator_count();
  enum { kNames = 20 };
  for (int k = 0; k < kNames; ++k) {
    char name[32];
    snprintf(name, sizeof name, "thread.%d", k);
    pthread_t threads[kThreads];
    int registered = 0;
    for (size_t i = 0; i < kThreads; ++i) {
      assert_int_equal(pthread_create(&threads[i], NULL, register_one, name),
                       0);
    }
    for (size_t i = 0; i < kThreads; ++i) {
      void* result = NULL;
      assert_int_equal(pthread_join(threads[i], &result), 0);
      registered += result != NULL;
    }
    assert_int_equal(registered, 1);
  }
  assert_int_equal(tp_operator_count(), before + kNames);
  assert_ok(tp_shutdown());
  assert_int_equal(tp_operator_count(), before);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(a_kernel_lives_until_the_last_thread_has_left_it),
      T(of_threads_that_register_one_name_at_once_one_succeeds),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
