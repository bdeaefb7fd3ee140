/* A small shared library: what the steps of a C API cost when nothing is in the
 * way, no check, no status, no statistics. Floors, not peers. */
#pragma once
#include <stddef.h>
#ifdef __cplusplus
extern "C" {
#endif

void limit_call(void* p);
void limit_retain(long* count);
int limit_release(long* count); /* whether it was the last */

/* A list of free blocks in each thread, one for each power of two. It has no
 * way back from another thread. */
void* limit_allocate(size_t nbytes);
void limit_free(void* p, size_t nbytes);

/* A header with the geometry of four dimensions, and one count of its bytes. */
typedef struct limit_view_t limit_view_t;
limit_view_t* limit_view_root(void); /* never destroyed */
limit_view_t* limit_view_create(const limit_view_t* from, long* storage,
                                int dim, long index);
void limit_view_destroy(limit_view_t* view);

#ifdef __cplusplus
}
#endif
