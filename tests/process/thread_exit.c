/* What a thread leaves behind when it ends is neither lost nor kept for ever:
 * blocks that live elsewhere, and blocks in its own cache. */
#include <pthread.h>
#include <string.h>

#include "support/check.h"
#include "tensorplay/debug.h"
#include "tensorplay/tensorplay.h"

enum { kBlocks = 64, kThreads = 200 };

typedef struct Block {
  void* data;
  void* ctx;
  size_t nbytes;
} Block;

static tp_allocator_t* allocator;

static tp_allocator_stats_t stats(void) {
  tp_allocator_stats_t result;
  memset(&result, 0, sizeof(result));
  result.struct_size = sizeof(result);
  CHECK_EQUAL(tp_allocator_stats(allocator, &result), TP_OK);
  return result;
}

static Block allocate(size_t nbytes) {
  Block block = {NULL, NULL, nbytes};
  CHECK_EQUAL(tp_allocator_allocate(allocator, nbytes, &block.data, &block.ctx),
              TP_OK);
  memset(block.data, 1, nbytes);
  return block;
}

static void release(Block block) {
  tp_allocator_free(allocator, block.data, block.ctx, block.nbytes);
}

/* 64 B to 64 KiB, the sizes of thread caches, and some of the shared pool. */
static size_t size_of(int i) { return (size_t)64 << (i % 13); }

static void* allocate_all(void* blocks) {
  for (int i = 0; i < kBlocks; ++i) {
    ((Block*)blocks)[i] = allocate(size_of(i));
  }
  return blocks;
}

static void* free_all(void* blocks) {
  for (int i = 0; i < kBlocks; ++i) {
    release(((Block*)blocks)[i]);
  }
  return blocks;
}

static void* allocate_and_free_all(void* blocks) {
  return free_all(allocate_all(blocks));
}

static void in_thread(void* (*work)(void*), void* argument) {
  pthread_t thread;
  CHECK(pthread_create(&thread, NULL, work, argument) == 0);
  CHECK(pthread_join(thread, NULL) == 0);
}

/* Every block that came from the system is in use, cached or given back. */
static void check_nothing_lost(uint64_t live_blocks) {
  const tp_allocator_stats_t before = stats();
  CHECK_EQUAL(before.live_blocks, live_blocks);
  CHECK_EQUAL(before.system_allocations - before.system_frees,
              before.live_blocks + before.cached_blocks);
  CHECK_EQUAL(tp_allocator_empty_cache(allocator), TP_OK);
  const tp_allocator_stats_t after = stats();
  CHECK_EQUAL(after.cached_bytes, 0);
  CHECK_EQUAL(after.cached_blocks, 0);
  CHECK_EQUAL(after.system_allocations - after.system_frees, live_blocks);
}

static void blocks_outlive_their_thread(void) {
  Block blocks[kBlocks];
  in_thread(allocate_all, blocks);
  check_nothing_lost(kBlocks);
  in_thread(free_all, blocks);
  check_nothing_lost(0);
  in_thread(allocate_all, blocks);
  free_all(blocks);
  check_nothing_lost(0);
}

static void cached_blocks_outlive_their_thread(void) {
  Block blocks[kBlocks];
  in_thread(allocate_and_free_all, blocks);
  check_nothing_lost(0);
  allocate_all(blocks);
  in_thread(free_all, blocks);
  check_nothing_lost(0);
}

static void threads_that_come_and_go_share_their_blocks(void) {
  Block blocks[kBlocks];
  in_thread(allocate_and_free_all, blocks);
  in_thread(allocate_and_free_all, blocks);
  const uint64_t after_two = stats().system_allocations;
  const uint64_t cached = stats().cached_bytes;
  for (int i = 0; i < kThreads; ++i) {
    in_thread(allocate_and_free_all, blocks);
  }
  CHECK_EQUAL(stats().cached_bytes, cached);
  printf("%d threads took %llu more blocks from the system\n", kThreads,
         (unsigned long long)(stats().system_allocations - after_two));
  check_nothing_lost(0);
}

static void* make_tensors(void* tensors) {
  for (int64_t i = 0; i < kBlocks; ++i) {
    tp_tensor_t* kept = NULL;
    tp_tensor_t* dropped = NULL;
    CHECK_EQUAL(tp_ones(&i, 1, TP_DTYPE_F32, TP_DEVICE_CPU, 0, &kept), TP_OK);
    CHECK_EQUAL(tp_clone(kept, 0, &dropped), TP_OK);
    tp_tensor_release(dropped);
    ((tp_tensor_t**)tensors)[i] = kept;
  }
  return tensors;
}

static void* release_tensors(void* tensors) {
  for (int i = 0; i < kBlocks; ++i) {
    tp_tensor_release(((tp_tensor_t**)tensors)[i]);
  }
  return tensors;
}

static void tensors_outlive_their_thread(void) {
  tp_tensor_t* tensors[kBlocks];
  const int64_t objects = tp_debug_live_objects();
  in_thread(make_tensors, tensors);
  CHECK(tp_debug_live_objects() >= objects + kBlocks);
  release_tensors(tensors);
  CHECK_EQUAL(tp_debug_live_objects(), objects);
  in_thread(make_tensors, tensors);
  in_thread(release_tensors, tensors);
  CHECK_EQUAL(tp_debug_live_objects(), objects);
  CHECK_EQUAL(tp_debug_live_bytes(), 0);
}

int main(void) {
  CHECK_EQUAL(tp_allocator_get(TP_DEVICE_CPU, &allocator), TP_OK);
  blocks_outlive_their_thread();
  cached_blocks_outlive_their_thread();
  threads_that_come_and_go_share_their_blocks();
  tensors_outlive_their_thread();
  tp_allocator_release(allocator);
  CHECK_EQUAL(tp_shutdown(), TP_OK);
  return 0;
}
