/* Blocks whose header does not hold, and blocks that are freed twice: leaked,
 * never handed out again, and nothing else suffers. */
#include "support/tp_test.h"

typedef struct {
  void* data;
  void* ctx;
  size_t nbytes;
} block_t;

static block_t take(tp_allocator_t* cpu, size_t nbytes) {
  block_t block = {NULL, NULL, nbytes};
  assert_ok(tp_allocator_allocate(cpu, nbytes, &block.data, &block.ctx));
  return block;
}

static void give(tp_allocator_t* cpu, block_t block) {
  tp_allocator_free(cpu, block.data, block.ctx, block.nbytes);
}

static const size_t sizes[] = {0, 100, 65536, 65537, 1 << 20};

TEST(a_block_freed_twice_is_handed_out_once) {
  tp_allocator_t* cpu = tt_cpu();
  for (size_t i = 0; i < TT_COUNT(sizes); ++i) {
    const tp_allocator_stats_t before = tt_stats(cpu);
    const block_t block = take(cpu, sizes[i]);
    give(cpu, block);
    give(cpu, block);
    const block_t first = take(cpu, sizes[i]), second = take(cpu, sizes[i]);
    assert_ptr_equal(first.data, block.data);
    assert_ptr_not_equal(second.data, block.data);
    give(cpu, first);
    give(cpu, second);
    assert_int_equal(tt_stats(cpu).live_bytes, before.live_bytes);
    assert_int_equal(tt_stats(cpu).live_blocks, before.live_blocks);
  }
  tp_allocator_release(cpu);
}

TEST(a_wrong_size_does_not_mislead_the_allocator) {
  tp_allocator_t* cpu = tt_cpu();
  for (size_t i = 0; i < TT_COUNT(sizes); ++i) {
    const tp_allocator_stats_t before = tt_stats(cpu);
    const block_t block = take(cpu, sizes[i]);
    const block_t lie = {block.data, block.ctx, sizes[i] / 2 + 1000};
    give(cpu, lie);
    assert_int_equal(tt_stats(cpu).live_bytes, before.live_bytes);
    const block_t again = take(cpu, sizes[i]);
    assert_ptr_equal(again.data, block.data);
    give(cpu, again);
  }
  tp_allocator_release(cpu);
}

#if !TT_SANITIZED /* there the write itself is caught */
TEST(a_block_with_an_overwritten_header_is_left_alone) {
  tp_allocator_t* cpu = tt_cpu();
  for (size_t i = 0; i < TT_COUNT(sizes); ++i) {
    const block_t block = take(cpu, sizes[i]);
    const tp_allocator_stats_t before = tt_stats(cpu);
    ((int32_t*)block.data)[-1] = 12345;
    assert_int_equal(tp_debug_block_total(block.data), 0);
    tp_error_clear();
    give(cpu, block);
    assert_int_equal(tt_stats(cpu).live_bytes, before.live_bytes);
    assert_int_equal(tt_stats(cpu).cached_bytes, before.cached_bytes);
    const block_t other = take(cpu, sizes[i]);
    assert_ptr_not_equal(other.data, block.data);
    give(cpu, other);
    assert_ok(tp_allocator_empty_cache(cpu));
    assert_int_equal(((int32_t*)block.data)[-1], 12345);
  }
  tp_allocator_release(cpu);
}
#endif

int main(void) {
  const struct CMUnitTest tests[] = {
    T(a_block_freed_twice_is_handed_out_once),
    T(a_wrong_size_does_not_mislead_the_allocator),
#if !TT_SANITIZED
    T(a_block_with_an_overwritten_header_is_left_alone),
#endif
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
