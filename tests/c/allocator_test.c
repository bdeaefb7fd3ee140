/* The caching CPU allocator: blocks, buckets, reuse, cap and bypass. */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#include "support/tp_test.h"

typedef struct {
  void* data;
  void* ctx;
  size_t nbytes;
} block_t;

static block_t take(tp_allocator_t* allocator, size_t nbytes) {
  block_t block = {NULL, NULL, nbytes};
  assert_ok(tp_allocator_allocate(allocator, nbytes, &block.data, &block.ctx));
  assert_non_null(block.data);
  return block;
}

static void give(tp_allocator_t* allocator, block_t block) {
  tp_allocator_free(allocator, block.data, block.ctx, block.nbytes);
}

/* Must run first in this program. */
TEST(buckets_exist_only_for_totals_that_were_freed) {
  tp_allocator_t* cpu = tt_cpu();
  assert_int_equal(tt_stats(cpu).buckets, 0);
  const size_t sizes[] = {100, 124, 200, 5000, 300000};
  for (size_t i = 0; i < TT_COUNT(sizes); ++i) give(cpu, take(cpu, sizes[i]));
  assert_int_equal(tt_stats(cpu).buckets, 4);
  tp_allocator_release(cpu);
}

TEST(the_header_before_the_data_holds_the_rounded_total) {
  static const struct {
    size_t nbytes, total;
  } cases[] = {
      {0, 64},
      {1, 128},
      {63, 128},
      {64, 128},
      {65, 192},
      {100, 192},
      {124, 192},
      {128, 192},
      {129, 256},
      {192, 256},
      {193, 320},
      {4096, 4160},
      {4097, 4224},
      {65536, 65600},
      {65537, 65664},
      {1000000, 1000064},
      {1048576, 1048640},
  };
  tp_allocator_t* cpu = tt_cpu();
  for (size_t i = 0; i < TT_COUNT(cases); ++i) {
    const block_t block = take(cpu, cases[i].nbytes);
    assert_int_equal(tp_debug_block_total(block.data), cases[i].total);
    give(cpu, block);
  }
  for (size_t n = 0; n <= 4097; ++n) {
    const block_t block = take(cpu, n);
    assert_int_equal(tp_debug_block_total(block.data), 64 + (n + 63) / 64 * 64);
    give(cpu, block);
  }
  tp_allocator_release(cpu);
}

TEST(bytes_without_a_header_have_no_block_total) {
  static _Alignas(64) char bytes[256];
  assert_int_equal(tp_debug_block_total(NULL), 0);
  assert_error_recorded(TP_ERROR_NULL);
  assert_int_equal(tp_debug_block_total(bytes + 128), 0);
  assert_true(tp_error_code(NULL) != TP_OK);
}

TEST(every_address_is_a_multiple_of_64) {
  tp_allocator_t* cpu = tt_cpu();
  for (size_t n = 0; n <= 4097; ++n) {
    const block_t block = take(cpu, n);
    assert_int_equal((uintptr_t)block.data % 64, 0);
    memset(block.data, 0xa5, n);
    give(cpu, block);
  }
  uint64_t seed = 1;
  for (int i = 0; i < 64; ++i) {
    seed = seed * 6364136223846793005u + 1442695040888963407u;
    const block_t block = take(cpu, (size_t)(seed >> 34));
    assert_int_equal((uintptr_t)block.data % 64, 0);
    give(cpu, block);
    assert_ok(tp_allocator_empty_cache(cpu));
  }
  tp_allocator_release(cpu);
}

TEST(zero_bytes_give_a_valid_pointer_of_their_own) {
  tp_allocator_t* cpu = tt_cpu();
  const block_t a = take(cpu, 0), b = take(cpu, 0);
  assert_ptr_not_equal(a.data, b.data);
  give(cpu, a);
  give(cpu, b);
  tp_allocator_release(cpu);
}

TEST(a_freed_block_serves_the_next_request_of_its_total_at_once) {
  tp_allocator_t* cpu = tt_cpu();
  const size_t sizes[] = {1, 100, 4096, 65536, 65537, 1 << 20, 16 << 20};
  for (size_t i = 0; i < TT_COUNT(sizes); ++i) {
    const block_t block = take(cpu, sizes[i]);
    give(cpu, block);
    const uint64_t system = tp_debug_system_allocations();
    const uint64_t misses = tt_stats(cpu).system_allocations;
    const block_t again = take(cpu, sizes[i]);
    assert_ptr_equal(again.data, block.data);
    assert_int_equal(tp_debug_system_allocations(), system);
    assert_int_equal(tt_stats(cpu).system_allocations, misses);
    give(cpu, again);
  }
  tp_allocator_release(cpu);
}

TEST(a_block_is_only_reused_for_its_exact_total) {
  tp_allocator_t* cpu = tt_cpu();
  assert_ok(tp_allocator_empty_cache(cpu));
  const block_t small = take(cpu, 100);
  give(cpu, small);
  const block_t larger = take(cpu, 150);
  assert_ptr_not_equal(larger.data, small.data);
  const block_t smaller = take(cpu, 10);
  assert_ptr_not_equal(smaller.data, small.data);
  give(cpu, larger);
  give(cpu, smaller);
  tp_allocator_release(cpu);
}

TEST(the_last_block_freed_is_the_first_reused) {
  tp_allocator_t* cpu = tt_cpu();
  const size_t sizes[] = {200, 60000, 100000, 2 << 20};
  for (size_t i = 0; i < TT_COUNT(sizes); ++i) {
    const block_t a = take(cpu, sizes[i]), b = take(cpu, sizes[i]);
    give(cpu, a);
    give(cpu, b);
    const block_t first = take(cpu, sizes[i]), second = take(cpu, sizes[i]);
    assert_ptr_equal(first.data, b.data);
    assert_ptr_equal(second.data, a.data);
    give(cpu, first);
    give(cpu, second);
  }
  tp_allocator_release(cpu);
}

TEST(the_header_keeps_the_total_not_the_request) {
  tp_allocator_t* cpu = tt_cpu();
  const tp_allocator_stats_t before = tt_stats(cpu);
  const block_t a = take(cpu, 100);
  give(cpu, a);
  const block_t b = take(cpu, 124);
  assert_ptr_equal(a.data, b.data);
  assert_int_equal(tt_stats(cpu).live_bytes, before.live_bytes + 192);
  assert_int_equal(tt_stats(cpu).live_blocks, before.live_blocks + 1);
  give(cpu, b);
  assert_int_equal(tt_stats(cpu).live_bytes, before.live_bytes);
  assert_int_equal(tt_stats(cpu).live_blocks, before.live_blocks);
  assert_int_equal(tt_stats(cpu).allocations, before.allocations + 2);
  tp_allocator_release(cpu);
}

TEST(a_block_is_keyed_by_bytes_and_not_by_dtype) {
  tp_tensor_t* floats = tt_empty(TP_DTYPE_F32, DIMS(1000));
  const void* address = tt_base(floats);
  DROP(floats);
  tp_tensor_t* longs = tt_empty(TP_DTYPE_I64, DIMS(500));
  assert_ptr_equal(tt_base(longs), address);
  DROP(longs);
}

TEST(statistics_balance_over_a_random_history) {
  enum { kSlots = 64 };
  tp_allocator_t* cpu = tt_cpu();
  assert_ok(tp_allocator_empty_cache(cpu));
  const tp_allocator_stats_t before = tt_stats(cpu);
  assert_int_equal(before.cached_bytes, 0);
  assert_int_equal(before.cached_blocks, 0);
  block_t slots[kSlots] = {{0}};
  uint64_t seed = 7, live = 0, blocks = 0, requests = 0;
  for (int i = 0; i < 20000; ++i) {
    seed = seed * 6364136223846793005u + 1442695040888963407u;
    block_t* slot = &slots[(seed >> 33) % kSlots];
    if (slot->data) {
      live -= tp_debug_block_total(slot->data);
      --blocks;
      give(cpu, *slot);
      slot->data = NULL;
    } else {
      *slot = take(cpu, (size_t)((seed >> 40) % 200000));
      live += tp_debug_block_total(slot->data);
      ++blocks;
      ++requests;
    }
  }
  tp_allocator_stats_t stats = tt_stats(cpu);
  assert_int_equal(stats.live_bytes - before.live_bytes, live);
  assert_int_equal(stats.live_blocks - before.live_blocks, blocks);
  assert_int_equal(stats.allocations - before.allocations, requests);
  for (int i = 0; i < kSlots; ++i) {
    if (slots[i].data) give(cpu, slots[i]);
  }
  assert_ok(tp_allocator_empty_cache(cpu));
  stats = tt_stats(cpu);
  assert_int_equal(stats.live_bytes, before.live_bytes);
  assert_int_equal(stats.cached_bytes, 0);
  assert_int_equal(stats.cached_blocks, 0);
  assert_int_equal(stats.system_allocations - before.system_allocations,
                   stats.system_frees - before.system_frees);
  tp_allocator_release(cpu);
}

static double seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

/* Shortest time of some pairs of requests with `waiting` blocks in the bucket.
 * A walk over the bucket would be a thousand times the other figure. */
static double pair_time(tp_allocator_t* cpu, size_t waiting, size_t nbytes) {
  block_t* blocks = malloc(waiting * sizeof *blocks);
  for (size_t i = 0; i < waiting; ++i) blocks[i] = take(cpu, nbytes);
  for (size_t i = 0; i < waiting; ++i) give(cpu, blocks[i]);
  free(blocks);
  double best = 1e9;
  for (int round = 0; round < 9; ++round) {
    const double start = seconds();
    for (int i = 0; i < 2000; ++i) give(cpu, take(cpu, nbytes));
    const double time = seconds() - start;
    if (time < best) best = time;
  }
  assert_ok(tp_allocator_empty_cache(cpu));
  return best;
}

TEST(a_pair_of_requests_costs_the_same_whatever_waits_in_the_bucket) {
  tp_allocator_t* cpu = tt_cpu();
  const size_t waiting = TT_ROUNDS(100000);
  assert_true(pair_time(cpu, waiting, 64) < 20 * pair_time(cpu, 1, 64));
  assert_true(pair_time(cpu, waiting / 100, 70000) <
              20 * pair_time(cpu, 1, 70000));
  tp_allocator_release(cpu);
}

TEST(the_cpu_allocator_is_one_object) {
  tp_allocator_t *a = tt_cpu(), *b = tt_cpu();
  assert_ptr_equal(a, b);
  assert_int_equal(tp_allocator_device_type(a), TP_DEVICE_CPU);
  tp_allocator_release(a);
  tp_allocator_release(b);
}

TEST(the_cap_bounds_what_is_kept_and_the_rest_goes_back) {
  tp_allocator_t* cpu = tt_cpu();
  const uint64_t cap = tp_allocator_cap(cpu);
  assert_true(cap > 0);
  const struct {
    uint64_t cap;
    size_t nbytes, count;
  } cases[] = {{1 << 20, 4000, 2600}, {8 << 20, 1 << 20, 80}};
  for (size_t c = 0; c < TT_COUNT(cases); ++c) {
    assert_ok(tp_allocator_empty_cache(cpu));
    assert_ok(tp_allocator_set_cap(cpu, cases[c].cap));
    assert_int_equal(tp_allocator_cap(cpu), cases[c].cap);
    const tp_allocator_stats_t before = tt_stats(cpu);
    block_t* blocks = malloc(cases[c].count * sizeof *blocks);
    for (size_t i = 0; i < cases[c].count; ++i) {
      blocks[i] = take(cpu, cases[c].nbytes);
    }
    for (size_t i = 0; i < cases[c].count; ++i) give(cpu, blocks[i]);
    free(blocks);
    const tp_allocator_stats_t after = tt_stats(cpu);
    assert_true(after.cached_bytes <= cases[c].cap);
    assert_true(after.cached_bytes > 0);
    assert_int_equal(
        after.system_allocations - before.system_allocations,
        after.system_frees - before.system_frees + after.cached_blocks);
  }
  assert_ok(tp_allocator_empty_cache(cpu));
  assert_ok(tp_allocator_set_cap(cpu, cap));
  tp_allocator_release(cpu);
}

static long resident_bytes(void) {
  long pages = 0, resident = 0;
  FILE* file = fopen("/proc/self/statm", "r");
  assert_non_null(file);
  assert_int_equal(fscanf(file, "%ld %ld", &pages, &resident), 2);
  fclose(file);
  return resident * sysconf(_SC_PAGESIZE);
}

TEST(a_request_above_the_threshold_goes_back_to_the_system_at_once) {
  tp_allocator_t* cpu = tt_cpu();
  assert_int_equal(tp_allocator_bypass_threshold(cpu), 1ull << 30);
  assert_ok(tp_allocator_set_bypass_threshold(cpu, 32 << 20));
  assert_ok(tp_allocator_empty_cache(cpu));
  const tp_allocator_stats_t before = tt_stats(cpu);
  const block_t block = take(cpu, 64 << 20);
  memset(block.data, 1, block.nbytes);
  const long resident = resident_bytes();
  give(cpu, block);
  if (!TT_SANITIZED) {
    assert_true(resident - resident_bytes() > (60 << 20));
  }
  const tp_allocator_stats_t after = tt_stats(cpu);
  assert_int_equal(after.cached_bytes, before.cached_bytes);
  assert_int_equal(after.live_bytes, before.live_bytes);
  assert_int_equal(after.system_frees, before.system_frees + 1);
  const block_t cached = take(cpu, 32 << 20);
  give(cpu, cached);
  assert_true(tt_stats(cpu).cached_bytes >= (32 << 20));
  assert_ok(tp_allocator_set_bypass_threshold(cpu, 1ull << 30));
  assert_ok(tp_allocator_empty_cache(cpu));
  tp_allocator_release(cpu);
}

TEST(the_peak_is_kept_until_it_is_reset) {
  tp_allocator_t* cpu = tt_cpu();
  assert_ok(tp_allocator_empty_cache(cpu));
  assert_ok(tp_allocator_reset_peak(cpu));
  const uint64_t live = tt_stats(cpu).live_bytes;
  assert_int_equal(tt_stats(cpu).peak_bytes, live);
  give(cpu, take(cpu, 4 << 20));
  assert_int_equal(tt_stats(cpu).live_bytes, live);
  assert_int_equal(tt_stats(cpu).peak_bytes, live + (4 << 20) + 64);
  assert_ok(tp_allocator_reset_peak(cpu));
  assert_int_equal(tt_stats(cpu).peak_bytes, live);
  tp_allocator_release(cpu);
}

TEST(statistics_are_written_up_to_the_callers_size) {
  tp_allocator_t* cpu = tt_cpu();
  tp_allocator_stats_t stats;
  memset(&stats, 0xee, sizeof stats);
  stats.struct_size = offsetof(tp_allocator_stats_t, cached_bytes);
  assert_ok(tp_allocator_stats(cpu, &stats));
  assert_int_equal(stats.struct_size,
                   offsetof(tp_allocator_stats_t, cached_bytes));
  assert_true(stats.live_blocks != 0xeeeeeeeeeeeeeeeeu);
  assert_true(stats.cached_bytes == 0xeeeeeeeeeeeeeeeeu);
  assert_true(stats.buckets == 0xeeeeeeeeeeeeeeeeu);
  assert_fails(tp_allocator_stats(cpu, NULL), TP_ERROR_NULL);
  assert_fails(tp_allocator_stats(NULL, &stats), TP_ERROR_NULL);
  tp_allocator_release(cpu);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(buckets_exist_only_for_totals_that_were_freed),
      T(the_header_before_the_data_holds_the_rounded_total),
      T(bytes_without_a_header_have_no_block_total),
      T(every_address_is_a_multiple_of_64),
      T(zero_bytes_give_a_valid_pointer_of_their_own),
      T(a_freed_block_serves_the_next_request_of_its_total_at_once),
      T(a_block_is_only_reused_for_its_exact_total),
      T(the_last_block_freed_is_the_first_reused),
      T(the_header_keeps_the_total_not_the_request),
      T(a_block_is_keyed_by_bytes_and_not_by_dtype),
      T(statistics_balance_over_a_random_history),
      T(a_pair_of_requests_costs_the_same_whatever_waits_in_the_bucket),
      T(the_cpu_allocator_is_one_object),
      T(the_cap_bounds_what_is_kept_and_the_rest_goes_back),
      T(a_request_above_the_threshold_goes_back_to_the_system_at_once),
      T(the_peak_is_kept_until_it_is_reset),
      T(statistics_are_written_up_to_the_callers_size),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
