/* The library as a program sees it that opens it at run time. */
#ifndef TESTS_PROCESS_SUPPORT_API_H
#define TESTS_PROCESS_SUPPORT_API_H

#include "tensorplay/debug.h"
#include "tensorplay/tensorplay.h"

#define API_FUNCTIONS(X)   \
  X(tp_allocator_allocate) \
  X(tp_allocator_free)     \
  X(tp_allocator_get)      \
  X(tp_allocator_release)  \
  X(tp_clone)              \
  X(tp_debug_live_bytes)   \
  X(tp_debug_live_objects) \
  X(tp_empty)              \
  X(tp_error_clear)        \
  X(tp_error_code)         \
  X(tp_error_message)      \
  X(tp_modes_get)          \
  X(tp_modes_set)          \
  X(tp_ones)               \
  X(tp_select)             \
  X(tp_set_num_threads)    \
  X(tp_shutdown)           \
  X(tp_storage_nbytes)     \
  X(tp_sum)                \
  X(tp_tensor_item)        \
  X(tp_tensor_rank)        \
  X(tp_tensor_release)     \
  X(tp_tensor_retain)      \
  X(tp_tensor_storage)     \
  X(tp_tensor_use_count)   \
  X(tp_version)

typedef struct Api {
  void* library; /* what dlopen gave */
#define API_MEMBER(name) __typeof__(name)* name;
  API_FUNCTIONS(API_MEMBER)
#undef API_MEMBER
} Api;

/* Where the library lies: TP_LIBRARY_PATH of the environment, else the one of
 * the build. */
const char* api_path(void);

/* Opens the library with dlopen's flags and looks all functions up. */
void api_open(Api* api, const char* path, int flags);

/* Closes it; the functions must not be called any more. */
void api_close(Api* api);

/* Makes, views, sums and frees tensors of many sizes and checks the sums. */
void api_use(const Api* api);

/* A tensor of n ones. */
tp_tensor_t* api_ones(const Api* api, int64_t n);

/* The sum of a tensor's elements. */
double api_sum(const Api* api, const tp_tensor_t* tensor);

#endif /* TESTS_PROCESS_SUPPORT_API_H */
