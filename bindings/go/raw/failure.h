/* What the generated C functions share: the details of a failure, copied in the
 * frame of the call that failed, because they belong to the thread. */
#ifndef TENSORPLAY_GO_FAILURE_H
#define TENSORPLAY_GO_FAILURE_H

#include <stdlib.h>
#include <string.h>
#include <tensorplay/debug.h>
#include <tensorplay/tensorplay.h>

typedef struct go_failure_t {
  int64_t native_code;
  const char* function; /* static, as the library's own record holds it */
  int32_t argument;
  char message[1024];
  char cause[256];
} go_failure_t;

static inline void go_copy(char* to, size_t size, const char* from) {
  if (from == NULL) from = "";
  size_t n = strlen(from);
  if (n >= size) n = size - 1;
  memcpy(to, from, n);
  to[n] = 0;
}

/* The record of the calling thread. NULL if there is no memory for it: then the
 * status is all that is known. */
static inline go_failure_t* go_failure(void) {
  go_failure_t* failure = (go_failure_t*)malloc(sizeof(go_failure_t));
  if (failure == NULL) return NULL;
  failure->native_code = tp_error_native_code(NULL);
  failure->function = tp_error_function(NULL);
  failure->argument = tp_error_argument(NULL);
  go_copy(failure->message, sizeof failure->message, tp_error_message(NULL));
  go_copy(failure->cause, sizeof failure->cause, tp_error_cause(NULL));
  return failure;
}

/* Counts handles that finalisers of Go have given back. */
extern uint64_t go_finalised;

static inline uint64_t go_finalised_now(void) {
  return __atomic_load_n(&go_finalised, __ATOMIC_RELAXED);
}

/* Makes a call, and again while memory is short and finalisers have run since
 * it began. The library has Go collect and tries once more itself, but by then
 * other threads may have taken what was freed, or freed what was found. A call
 * that failed has changed nothing. */
#define GO_CALL(status, call)                                       \
  do {                                                              \
    int go_left = 64;                                               \
    uint64_t go_before;                                             \
    do {                                                            \
      go_before = go_finalised_now();                               \
      (status) = (call);                                            \
    } while ((status) == TP_ERROR_OUT_OF_MEMORY && go_left-- > 0 && \
             go_finalised_now() != go_before);                      \
  } while (0)

/* A failure of the C function itself. */
static inline go_failure_t* go_no_memory(const char* function,
                                         tp_status_t* status) {
  *status = TP_ERROR_OUT_OF_MEMORY;
  go_failure_t* failure = (go_failure_t*)calloc(1, sizeof(go_failure_t));
  if (failure != NULL) failure->function = function;
  return failure;
}

/* A list of pointers to n scalars in a row; NULL without memory. */
static inline const tp_scalar_t** go_list(const tp_scalar_t* scalars,
                                          size_t n) {
  const tp_scalar_t** list =
      (const tp_scalar_t**)malloc((n + 1) * sizeof *list);
  if (list == NULL) return NULL;
  for (size_t i = 0; i < n; ++i) list[i] = scalars + i;
  return list;
}

#endif /* TENSORPLAY_GO_FAILURE_H */
