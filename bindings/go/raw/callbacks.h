/* Functions that the library calls and that call Go: user_data is a handle of
 * runtime/cgo. Where Go needs a number, no pointer is made of it. */
#ifndef TENSORPLAY_GO_CALLBACKS_H
#define TENSORPLAY_GO_CALLBACKS_H

#include <stdint.h>
#include <tensorplay/tensorplay.h>

void go_destroy(void* user_data);
void go_deleter(void* ctx);
int32_t go_collect(void* user_data);
tp_status_t go_hook(const tp_tensor_t* gradient, tp_tensor_t** replacement,
                    void* user_data);
tp_status_t go_backward(const tp_tensor_t* const* gradients, size_t m,
                        const tp_saved_t* const* saved, tp_tensor_t** out,
                        size_t n, void* user_data);
void go_log(void* user_data, tp_log_level_t level, const char* message);
tp_status_t go_write(void* user_data, const void* data, size_t n);
void go_take(void* wrapper);
void go_drop(void* wrapper);
tp_status_t go_parallel(void* user_data, int32_t count, tp_task_fn task,
                        void* context);

/* Allocators and functions of programs are structs: they are filled here,
 * because what Go lends may not hold pointers to what Go owns. */
tp_status_t go_allocator_new(uintptr_t handle, tp_device_type_t device_type,
                             int32_t device_index, tp_allocator_t** out);
tp_status_t go_function_record(const char* name, uintptr_t handle,
                               const tp_tensor_t* const* saved,
                               size_t saved_count,
                               const tp_tensor_t* const* inputs, size_t n,
                               tp_tensor_t* const* outputs, size_t m);

#endif /* TENSORPLAY_GO_CALLBACKS_H */
