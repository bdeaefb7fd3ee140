// Hooks for the project's own tests. Exported under a version node of their
// own, not installed, not part of any promise.
#pragma once

#include "tensorplay/tensor.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Overwrites the count word of a handle, to reach counts that no test can count
   up to. */
TP_API void tp_private_set_count_word(void* handle, uint64_t word);

#ifdef __cplusplus
}
#endif
