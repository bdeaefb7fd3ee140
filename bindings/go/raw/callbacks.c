#include "callbacks.h"

#include "_cgo_export.h"
#include "failure.h"

void go_destroy(void* user_data) { goDestroy((uintptr_t)user_data); }

void go_deleter(void* ctx) { goDeleter((uintptr_t)ctx); }

uint64_t go_finalised;

int32_t go_collect(void* user_data) { return goCollect((uintptr_t)user_data); }

tp_status_t go_hook(const tp_tensor_t* gradient, tp_tensor_t** replacement,
                    void* user_data) {
  return goHook((tp_tensor_t*)gradient, replacement, (uintptr_t)user_data);
}

tp_status_t go_backward(const tp_tensor_t* const* gradients, size_t m,
                        const tp_saved_t* const* saved, tp_tensor_t** out,
                        size_t n, void* user_data) {
  return goBackward((tp_tensor_t**)gradients, m, (tp_saved_t**)saved, out, n,
                    (uintptr_t)user_data);
}

void go_log(void* user_data, tp_log_level_t level, const char* message) {
  goLog((uintptr_t)user_data, level, (char*)message);
}

tp_status_t go_write(void* user_data, const void* data, size_t n) {
  return goWrite((uintptr_t)user_data, (void*)data, n);
}

void go_take(void* wrapper) { goTake((uintptr_t)wrapper); }

void go_drop(void* wrapper) { goDrop((uintptr_t)wrapper); }

tp_status_t go_parallel(void* user_data, int32_t count, tp_task_fn task,
                        void* context) {
  return goParallel((uintptr_t)user_data, count, task, context);
}

static tp_status_t allocate(void* user_data, size_t nbytes, size_t align,
                            void* stream, void** data, void** ctx) {
  (void)stream;
  *ctx = NULL;
  return goAllocate((uintptr_t)user_data, nbytes, align, data);
}

static void deallocate(void* user_data, void* data, void* ctx, size_t nbytes,
                       void* stream) {
  (void)ctx;
  (void)stream;
  goDeallocate((uintptr_t)user_data, data, nbytes);
}

tp_status_t go_allocator_new(uintptr_t handle, tp_device_type_t device_type,
                             int32_t device_index, tp_allocator_t** out) {
  tp_allocator_callbacks_t callbacks;
  tp_status_t status =
      tp_allocator_callbacks_init(&callbacks, sizeof callbacks);
  if (status != TP_OK) return status;
  callbacks.device_type = device_type;
  callbacks.device_index = device_index;
  callbacks.user_data = (void*)handle;
  callbacks.allocate = allocate;
  callbacks.deallocate = deallocate;
  callbacks.destroy = go_destroy;
  return tp_allocator_new(&callbacks, out);
}

tp_status_t go_function_record(const char* name, uintptr_t handle,
                               const tp_tensor_t* const* saved,
                               size_t saved_count,
                               const tp_tensor_t* const* inputs, size_t n,
                               tp_tensor_t* const* outputs, size_t m) {
  tp_function_t function;
  tp_status_t status = tp_function_init(&function, sizeof function);
  if (status != TP_OK) return status;
  function.name = name;
  function.backward = go_backward;
  function.user_data = (void*)handle;
  function.destroy = go_destroy;
  function.saved = saved;
  function.saved_count = saved_count;
  return tp_function_record(&function, inputs, n, outputs, m);
}
