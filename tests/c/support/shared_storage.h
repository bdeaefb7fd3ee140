/* Shared memory as tests make and open it: owned, and it must succeed. */
#ifndef TENSORPLAY_TESTS_C_SUPPORT_SHARED_STORAGE_H
#define TENSORPLAY_TESTS_C_SUPPORT_SHARED_STORAGE_H

#include "support/tp_test.h"

tp_storage_t* shared_new(const char* name, size_t nbytes);
tp_storage_t* shared_open(const char* name, uint32_t flags);
tp_storage_t* shared_open_descriptor(int descriptor, uint32_t flags);

#endif
