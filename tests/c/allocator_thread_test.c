/* Blocks that cross threads: hand-over, thread exit, other threads' caches. */
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

#include "support/tp_test.h"

typedef struct {
  void* data;
  void* ctx;
  size_t nbytes;
} block_t;

static int take(tp_allocator_t* cpu, size_t nbytes, block_t* block) {
  block->nbytes = nbytes;
  return tp_allocator_allocate(cpu, nbytes, &block->data, &block->ctx);
}

static void give(tp_allocator_t* cpu, block_t block) {
  tp_allocator_free(cpu, block.data, block.ctx, block.nbytes);
}

enum { kRing = 256 };

typedef struct {
  tp_allocator_t* cpu;
  pthread_mutex_t mutex;
  pthread_cond_t changed;
  block_t ring[kRing];
  size_t head, tail;
  size_t rounds;
  int failures;
} queue_t;

static void* produce(void* data) {
  queue_t* queue = data;
  for (size_t i = 0; i < queue->rounds; ++i) {
    block_t block;
    const size_t nbytes = i % 1000 == 0 ? 70000 : 8 + i % 500;
    queue->failures += take(queue->cpu, nbytes, &block) != TP_OK;
    *(size_t*)block.data = i;
    pthread_mutex_lock(&queue->mutex);
    while (queue->head - queue->tail == kRing) {
      pthread_cond_wait(&queue->changed, &queue->mutex);
    }
    queue->ring[queue->head++ % kRing] = block;
    pthread_cond_signal(&queue->changed);
    pthread_mutex_unlock(&queue->mutex);
  }
  return NULL;
}

static void* consume(void* data) {
  queue_t* queue = data;
  size_t wrong = 0;
  for (size_t i = 0; i < queue->rounds; ++i) {
    pthread_mutex_lock(&queue->mutex);
    while (queue->head == queue->tail) {
      pthread_cond_wait(&queue->changed, &queue->mutex);
    }
    const block_t block = queue->ring[queue->tail++ % kRing];
    pthread_cond_signal(&queue->changed);
    pthread_mutex_unlock(&queue->mutex);
    wrong += *(size_t*)block.data != i;
    give(queue->cpu, block);
  }
  return (void*)wrong;
}

TEST(blocks_handed_to_another_thread_leave_the_sums_at_zero) {
  queue_t queue = {.mutex = PTHREAD_MUTEX_INITIALIZER,
                   .changed = PTHREAD_COND_INITIALIZER,
                   .rounds = TT_ROUNDS(1000000)};
  queue.cpu = tt_cpu();
  assert_ok(tp_allocator_empty_cache(queue.cpu));
  const tp_allocator_stats_t before = tt_stats(queue.cpu);
  pthread_t producer, consumer;
  pthread_create(&producer, NULL, produce, &queue);
  pthread_create(&consumer, NULL, consume, &queue);
  void* wrong = NULL;
  pthread_join(producer, NULL);
  pthread_join(consumer, &wrong);
  assert_null(wrong);
  assert_int_equal(queue.failures, 0);
  assert_ok(tp_allocator_empty_cache(queue.cpu));
  const tp_allocator_stats_t after = tt_stats(queue.cpu);
  assert_int_equal(after.live_bytes, before.live_bytes);
  assert_int_equal(after.live_blocks, before.live_blocks);
  assert_int_equal(after.cached_bytes, 0);
  assert_int_equal(after.allocations - before.allocations, queue.rounds);
  assert_int_equal(after.system_allocations - before.system_allocations,
                   after.system_frees - before.system_frees);
  tp_allocator_release(queue.cpu);
}

typedef struct {
  tp_allocator_t* cpu;
  pthread_barrier_t* barrier;
  size_t nbytes;
  int blocks;
  int failures;
} holder_t;

/* Fills this thread's caches, then waits, alive, until told to end. */
static void* free_and_wait(void* data) {
  holder_t* holder = data;
  block_t blocks[64];
  for (int i = 0; i < holder->blocks; ++i) {
    holder->failures += take(holder->cpu, holder->nbytes, &blocks[i]) != TP_OK;
  }
  for (int i = 0; i < holder->blocks; ++i) give(holder->cpu, blocks[i]);
  pthread_barrier_wait(holder->barrier);
  pthread_barrier_wait(holder->barrier);
  return NULL;
}

TEST(empty_cache_reaches_the_caches_of_other_threads) {
  enum { kThreads = 4 };
  tp_allocator_t* cpu = tt_cpu();
  const size_t sizes[] = {64, 4096, 65536, 1 << 20};
  for (size_t s = 0; s < TT_COUNT(sizes); ++s) {
    pthread_barrier_t barrier;
    pthread_barrier_init(&barrier, NULL, kThreads + 1);
    pthread_t threads[kThreads];
    holder_t holders[kThreads];
    for (int i = 0; i < kThreads; ++i) {
      holders[i] = (holder_t){cpu, &barrier, sizes[s], 8, 0};
      pthread_create(&threads[i], NULL, free_and_wait, &holders[i]);
    }
    pthread_barrier_wait(&barrier);
    const tp_allocator_stats_t filled = tt_stats(cpu);
    const tp_status_t status = tp_allocator_empty_cache(cpu);
    const tp_allocator_stats_t emptied = tt_stats(cpu);
    pthread_barrier_wait(&barrier);
    for (int i = 0; i < kThreads; ++i) pthread_join(threads[i], NULL);
    pthread_barrier_destroy(&barrier);
    for (int i = 0; i < kThreads; ++i) {
      assert_int_equal(holders[i].failures, 0);
    }
    assert_ok(status);
    assert_true(filled.cached_bytes >= 8 * sizes[s]);
    assert_int_equal(emptied.cached_bytes, 0);
    assert_int_equal(emptied.cached_blocks, 0);
  }
  tp_allocator_release(cpu);
}

TEST(what_eight_threads_freed_serves_a_ninth_under_the_cap) {
  enum { kThreads = 8, kBlock = 64 << 20 };
  tp_allocator_t* cpu = tt_cpu();
  const uint64_t cap = tp_allocator_cap(cpu);
  const uint64_t tight = (uint64_t)3 * kBlock;
  assert_ok(tp_allocator_empty_cache(cpu));
  assert_ok(tp_allocator_set_cap(cpu, tight));
  pthread_barrier_t barrier;
  pthread_barrier_init(&barrier, NULL, kThreads + 1);
  pthread_t threads[kThreads];
  holder_t holders[kThreads];
  for (int i = 0; i < kThreads; ++i) {
    holders[i] = (holder_t){cpu, &barrier, kBlock, 1, 0};
    pthread_create(&threads[i], NULL, free_and_wait, &holders[i]);
  }
  pthread_barrier_wait(&barrier);
  const tp_allocator_stats_t freed = tt_stats(cpu);
  block_t block = {0};
  const int status = take(cpu, kBlock, &block);
  const tp_allocator_stats_t taken = tt_stats(cpu);
  give(cpu, block);
  pthread_barrier_wait(&barrier);
  for (int i = 0; i < kThreads; ++i) pthread_join(threads[i], NULL);
  pthread_barrier_destroy(&barrier);
  assert_int_equal(status, TP_OK);
  for (int i = 0; i < kThreads; ++i) assert_int_equal(holders[i].failures, 0);
  assert_true(freed.cached_bytes >= kBlock);
  assert_true(freed.cached_bytes <= tight);
  assert_int_equal(taken.system_allocations, freed.system_allocations);
  assert_true(taken.cached_bytes < freed.cached_bytes);
  assert_ok(tp_allocator_set_cap(cpu, cap));
  assert_ok(tp_allocator_empty_cache(cpu));
  tp_allocator_release(cpu);
}

typedef struct {
  tp_allocator_t* cpu;
  block_t left[3];
} leaver_t;

static void* leave_blocks(void* data) {
  leaver_t* leaver = data;
  const size_t sizes[] = {100, 60000, 1 << 20};
  for (int i = 0; i < 3; ++i) {
    block_t cached;
    take(leaver->cpu, sizes[i], &cached);
    take(leaver->cpu, sizes[i], &leaver->left[i]);
    memset(leaver->left[i].data, 'a' + i, sizes[i]);
    give(leaver->cpu, cached);
  }
  return NULL;
}

TEST(blocks_outlive_the_thread_that_took_them) {
  leaver_t leaver = {.cpu = tt_cpu()};
  assert_ok(tp_allocator_empty_cache(leaver.cpu));
  const tp_allocator_stats_t before = tt_stats(leaver.cpu);
  pthread_t thread;
  pthread_create(&thread, NULL, leave_blocks, &leaver);
  pthread_join(thread, NULL);
  assert_int_equal(tt_stats(leaver.cpu).live_blocks, before.live_blocks + 3);
  for (int i = 0; i < 3; ++i) {
    const char* bytes = leaver.left[i].data;
    assert_int_equal(bytes[0], 'a' + i);
    assert_int_equal(bytes[leaver.left[i].nbytes - 1], 'a' + i);
    give(leaver.cpu, leaver.left[i]);
  }
  assert_ok(tp_allocator_empty_cache(leaver.cpu));
  const tp_allocator_stats_t after = tt_stats(leaver.cpu);
  assert_int_equal(after.live_bytes, before.live_bytes);
  assert_int_equal(after.cached_bytes, 0);
  assert_int_equal(after.system_allocations - before.system_allocations,
                   after.system_frees - before.system_frees);
  tp_allocator_release(leaver.cpu);
}

static void* churn(void* data) {
  tp_allocator_t* cpu = data;
  uint64_t seed = (uint64_t)(uintptr_t)&seed;
  size_t wrong = 0;
  block_t slots[32] = {{0}};
  for (size_t i = 0; i < TT_ROUNDS(100000); ++i) {
    seed = seed * 6364136223846793005u + 1442695040888963407u;
    block_t* slot = &slots[(seed >> 33) % 32];
    if (slot->data) {
      wrong += *(block_t**)slot->data != slot;
      give(cpu, *slot);
      slot->data = NULL;
    } else {
      wrong += take(cpu, 8 + (size_t)((seed >> 40) % 100000), slot) != TP_OK;
      *(block_t**)slot->data = slot;
    }
  }
  for (int i = 0; i < 32; ++i) {
    if (slots[i].data) give(cpu, slots[i]);
  }
  return (void*)wrong;
}

static atomic_int stop_emptying;

static void* keep_emptying(void* data) {
  while (!atomic_load(&stop_emptying)) {
    tp_allocator_empty_cache(data);
    tt_stats(data);
  }
  return NULL;
}

TEST(no_block_is_given_twice_while_others_empty_the_caches) {
  enum { kThreads = 4 };
  tp_allocator_t* cpu = tt_cpu();
  const tp_allocator_stats_t before = tt_stats(cpu);
  atomic_store(&stop_emptying, 0);
  pthread_t emptier, threads[kThreads];
  pthread_create(&emptier, NULL, keep_emptying, cpu);
  for (int i = 0; i < kThreads; ++i) {
    pthread_create(&threads[i], NULL, churn, cpu);
  }
  void* wrong[kThreads];
  for (int i = 0; i < kThreads; ++i) pthread_join(threads[i], &wrong[i]);
  atomic_store(&stop_emptying, 1);
  pthread_join(emptier, NULL);
  for (int i = 0; i < kThreads; ++i) assert_null(wrong[i]);
  assert_ok(tp_allocator_empty_cache(cpu));
  assert_int_equal(tt_stats(cpu).live_bytes, before.live_bytes);
  assert_int_equal(tt_stats(cpu).cached_bytes, 0);
  tp_allocator_release(cpu);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(blocks_handed_to_another_thread_leave_the_sums_at_zero),
      T(empty_cache_reaches_the_caches_of_other_threads),
      T(what_eight_threads_freed_serves_a_ninth_under_the_cap),
      T(blocks_outlive_the_thread_that_took_them),
      T(no_block_is_given_twice_while_others_empty_the_caches),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
