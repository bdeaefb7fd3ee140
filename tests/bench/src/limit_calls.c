#include "limit_calls.h"

#include <stdlib.h>
#include <string.h>

void limit_call(void* p) { __asm__ volatile("" ::"r"(p) : "memory"); }

void limit_retain(long* count) {
  __atomic_fetch_add(count, 1, __ATOMIC_RELAXED);
}

int limit_release(long* count) {
  return __atomic_fetch_sub(count, 1, __ATOMIC_ACQ_REL) == 1;
}

static _Thread_local void* heads[64] __attribute__((tls_model("initial-exec")));

static inline unsigned size_class(size_t nbytes) {
  return 64u - (unsigned)__builtin_clzl((nbytes - 1) | 63);
}

static __attribute__((noinline, cold)) void* from_system(unsigned size_class) {
  void* p = aligned_alloc(64, (size_t)1 << size_class);
  if (!p) abort();
  return p;
}

void* limit_allocate(size_t nbytes) {
  const unsigned c = size_class(nbytes);
  void* p = heads[c];
  if (__builtin_expect(!p, 0)) return from_system(c);
  heads[c] = *(void**)p;
  return p;
}

void limit_free(void* p, size_t nbytes) {
  const unsigned c = size_class(nbytes);
  *(void**)p = heads[c];
  heads[c] = p;
}

struct limit_view_t {
  long refs;
  long* storage;
  char* data;
  int rank, dtype, device, flags;
  long numel;
  long sizes[8], strides[8];
};

limit_view_t* limit_view_root(void) {
  static long storage = 1;
  static const long sizes[4] = {4, 8, 16, 32};
  static const long strides[4] = {4096, 512, 32, 1};
  limit_view_t* view = limit_allocate(sizeof *view);
  memset(view, 0, sizeof *view);
  view->refs = 1;
  view->storage = &storage;
  view->rank = 4;
  view->numel = 4L * 8 * 16 * 32;
  memcpy(view->sizes, sizes, sizeof sizes);
  memcpy(view->strides, strides, sizeof strides);
  return view;
}

limit_view_t* limit_view_create(const limit_view_t* from, long* storage,
                                int dim, long index) {
  if (dim < 0 || dim >= from->rank || index < 0 || index >= from->sizes[dim]) {
    return NULL;
  }
  limit_view_t* view = limit_allocate(sizeof *view);
  __atomic_fetch_add(storage, 1, __ATOMIC_RELAXED);
  view->refs = 1;
  view->storage = storage;
  view->dtype = from->dtype;
  view->device = from->device;
  view->flags = from->flags;
  view->data = from->data + index * from->strides[dim] * 4;
  view->rank = from->rank - 1;
  view->numel = 1;
  for (int i = 0, kept = 0; i < from->rank; ++i) {
    if (i == dim) continue;
    view->sizes[kept] = from->sizes[i];
    view->strides[kept] = from->strides[i];
    view->numel *= from->sizes[i];
    ++kept;
  }
  return view;
}

void limit_view_destroy(limit_view_t* view) {
  if (__atomic_fetch_sub(&view->refs, 1, __ATOMIC_ACQ_REL) != 1) return;
  if (__atomic_fetch_sub(view->storage, 1, __ATOMIC_ACQ_REL) == 1) abort();
  limit_free(view, sizeof *view);
}
