/* How often memory is asked for: steady loops, metadata of every rank, free.
 *
 * The C library's allocation functions are replaced by ones that count. */
#include <stdatomic.h>
#include <stdlib.h>

#include "support/tp_test.h"

static atomic_long taken, returned;

#if !TT_SANITIZED
extern void* __libc_malloc(size_t);
extern void* __libc_calloc(size_t, size_t);
extern void* __libc_realloc(void*, size_t);
extern void* __libc_memalign(size_t, size_t);
extern void __libc_free(void*);

void* malloc(size_t n) {
  atomic_fetch_add(&taken, 1);
  return __libc_malloc(n);
}
void* calloc(size_t n, size_t size) {
  atomic_fetch_add(&taken, 1);
  return __libc_calloc(n, size);
}
void* realloc(void* p, size_t n) {
  atomic_fetch_add(&taken, 1);
  if (p) atomic_fetch_add(&returned, 1);
  return __libc_realloc(p, n);
}
void* aligned_alloc(size_t align, size_t n) {
  atomic_fetch_add(&taken, 1);
  return __libc_memalign(align, n);
}
int posix_memalign(void** out, size_t align, size_t n) {
  atomic_fetch_add(&taken, 1);
  *out = __libc_memalign(align, n);
  return *out ? 0 : 12;
}
void free(void* p) {
  if (p) atomic_fetch_add(&returned, 1);
  __libc_free(p);
}
#endif

/* Requests of the library to the system since the mark. */
static uint64_t mark_requests;
static long mark_taken, mark_returned;

static void mark(void) {
  mark_taken = atomic_load(&taken);
  mark_returned = atomic_load(&returned);
  mark_requests = tp_debug_system_allocations();
}

static int64_t requests(void) {
  return (int64_t)(tp_debug_system_allocations() - mark_requests);
}

static long outstanding(void) {
  return (atomic_load(&taken) - mark_taken) -
         (atomic_load(&returned) - mark_returned);
}

static long calls(void) {
  return atomic_load(&taken) - mark_taken + atomic_load(&returned) -
         mark_returned;
}

static void sizes_of_rank(int64_t* sizes, int rank) {
  for (int d = 0; d < rank; ++d) sizes[d] = d % 16 == 2 ? 2 : 1;
}

TEST(metadata_of_rank_0_to_5_needs_no_memory_of_its_own) {
  int64_t sizes[64];
  for (int rank = 0; rank <= TP_MAX_RANK; ++rank) {
    sizes_of_rank(sizes, rank);
    tp_tensor_t *t = tt_zeros(TP_DTYPE_F32, rank ? sizes : NULL, (size_t)rank),
                *view = NULL;
    tp_debug_set_caching(0);
    mark();
    const tp_status_t status = tp_alias(t, &view);
    const int64_t asked = requests();
    tp_debug_set_caching(1);
    assert_ok(status);
    /* The record, and above rank 5 one block for sizes and strides. */
    assert_int_equal(asked, rank <= 5 ? 1 : 2);
    for (int d = 0; d < rank; ++d) {
      assert_int_equal(tp_tensor_sizes(view)[d], sizes[d]);
      assert_int_equal(tp_tensor_strides(view)[d], tp_tensor_strides(t)[d]);
    }
    DROP(t);
    assert_int_equal(tp_tensor_rank(view), rank); /* the copy is deep */
    for (int d = 0; d < rank; ++d) {
      assert_int_equal(tp_tensor_sizes(view)[d], sizes[d]);
    }
    DROP(view);
  }
}

TEST(crossing_rank_5_asks_once_and_shrinking_back_returns_it) {
  tp_tensor_t* t = tt_arange(TP_DTYPE_F32, DIMS(2, 1, 2, 1, 2));
  tp_debug_set_caching(0);
  mark();
  const tp_status_t grown = tp_tensor_resize(t, LIST(2, 1, 2, 1, 2, 1), 6);
  const int64_t asked = requests();
  const long held = outstanding();
  const tp_status_t shrunk = tp_tensor_resize(t, LIST(2, 1, 2, 1, 2), 5);
  const int64_t asked_in_all = requests();
  const long left = outstanding();
  tp_debug_set_caching(1);
  assert_ok(grown);
  assert_ok(shrunk);
  assert_int_equal(asked, 1);
  assert_int_equal(asked_in_all, 1);
  if (!TT_SANITIZED) assert_int_equal(held, left + 1);
  assert_values(t, 0, 1, 2, 3, 4, 5, 6, 7);
  DROP(t);
}

TEST(rank_6_and_rank_64_work_in_every_operator) {
  const int ranks[] = {6, 7, 9, 33, 64};
  for (size_t r = 0; r < TT_COUNT(ranks); ++r) {
    int64_t sizes[64], order[64];
    const size_t n = (size_t)ranks[r];
    sizes_of_rank(sizes, ranks[r]);
    for (size_t d = 0; d < n; ++d) order[d] = (int64_t)(n - 1 - d);
    tp_tensor_t *t = tt_arange(TP_DTYPE_F32, sizes, n), *p, *c, *s, *e, *m, *f,
                *i = tt_new(TP_DTYPE_I64, LIST(1), DIMS(1)), *x;
    const double last = (double)tp_tensor_numel(t) - 1;
    assert_ok(tp_permute(t, order, n, &p));
    assert_ok(tp_clone(p, TP_FORMAT_CONTIGUOUS, &c));
    assert_same_values(p, c);
    assert_ok(tp_add(p, c, &s));
    assert_true(tt_number(s, tp_tensor_numel(s) - 1) == 2 * last);
    assert_ok(tp_mul_inplace(s, c));
    assert_ok(tp_sum(s, LIST(0), 1, 0, &e));
    assert_int_equal(tp_tensor_rank(e), n - 1);
    assert_ok(tp_argmax(t, 2, 0, &m));
    assert_all(m, 1);
    assert_ok(tp_index_select(t, 2, i, &x));
    assert_true(tt_number(x, tp_tensor_numel(x) - 1) == last);
    assert_ok(tp_reshape(p, DIMS(-1), &f));
    assert_int_equal(tp_tensor_numel(f), last + 1);
    DROP(t, p, c, s, e, m, f, i, x);
  }
}

TEST(an_operator_out_of_place_asks_the_pool_exactly_once) {
  tp_allocator_t* cpu = tt_cpu();
  tp_tensor_t *a = tt_full(TP_DTYPE_F32, 1, DIMS(64, 64)),
              *b = tt_full(TP_DTYPE_F32, 2, DIMS(64, 64)), *out;
  tp_status_t (*const ops[])(const tp_tensor_t*, const tp_tensor_t*,
                             tp_tensor_t**) = {tp_add, tp_sub, tp_mul,
                                               tp_div, tp_eq,  tp_matmul};
  for (size_t i = 0; i < TT_COUNT(ops); ++i) {
    assert_ok(ops[i](a, b, &out)); /* fills the pool */
    DROP(out);
    const tp_allocator_stats_t before = tt_stats(cpu);
    assert_ok(ops[i](a, b, &out));
    const tp_allocator_stats_t after = tt_stats(cpu);
    assert_int_equal(after.live_blocks - before.live_blocks, 1);
    if (ops[i] != tp_matmul) { /* which may ask for a place to pack */
      assert_int_equal(after.allocations - before.allocations, 1);
    }
    assert_int_equal(after.system_allocations, before.system_allocations);
    DROP(out);
  }
  const tp_allocator_stats_t before = tt_stats(cpu);
  assert_ok(tp_add_inplace(a, b));
  assert_ok(tp_add_out(a, b, a));
  assert_int_equal(tt_stats(cpu).allocations, before.allocations);
  DROP(a, b);
  tp_allocator_release(cpu);
}

static tp_status_t infer(const tp_tensor_t* x, const tp_tensor_t* w,
                         const tp_tensor_t* bias, tp_tensor_t** out) {
  tp_tensor_t *product = NULL, *sum = NULL, *active = NULL;
  tp_status_t status = tp_matmul(x, w, &product);
  if (status == TP_OK) status = tp_add(product, bias, &sum);
  if (status == TP_OK) status = tp_relu(sum, &active);
  if (status == TP_OK) status = tp_argmax(active, 1, 0, out);
  DROP(product, sum, active);
  return status;
}

TEST(a_loop_of_fixed_shapes_asks_the_system_for_nothing) {
  tp_tensor_t *x = tt_full(TP_DTYPE_F32, 1, DIMS(32, 64)),
              *w = tt_full(TP_DTYPE_F32, 0.5, DIMS(64, 10)),
              *bias = tt_arange(TP_DTYPE_F32, DIMS(10)), *out;
  for (int i = 0; i < 2; ++i) {
    assert_ok(infer(x, w, bias, &out));
    DROP(out);
  }
  mark();
  for (int i = 0; i < 1000; ++i) {
    const tp_status_t status = infer(x, w, bias, &out);
    if (status != TP_OK) assert_ok(status);
    tp_tensor_release(out);
  }
  assert_int_equal(requests(), 0);
  if (!TT_SANITIZED) assert_int_equal(calls(), 0);
  DROP(x, w, bias);
}

TEST(giving_a_block_back_asks_for_nothing) {
  tp_allocator_t* cpu = tt_cpu();
  const size_t sizes[] = {64, 4096, 65536, 1 << 20};
  for (size_t s = 0; s < TT_COUNT(sizes); ++s) {
    void *data[100], *ctx[100];
    for (int i = 0; i < 100; ++i) {
      assert_ok(tp_allocator_allocate(cpu, sizes[s], &data[i], &ctx[i]));
    }
    mark();
    for (int i = 0; i < 100; ++i) {
      tp_allocator_free(cpu, data[i], ctx[i], sizes[s]);
    }
    assert_int_equal(requests(), 0);
    if (!TT_SANITIZED) {
      assert_int_equal(atomic_load(&taken) - mark_taken, 0);
    }
  }
  tp_allocator_empty_cache(cpu);
  tp_allocator_release(cpu);
}

TEST(a_dense_tensor_has_no_record_of_rare_things) {
  tp_tensor_t *t, *view;
  tp_debug_set_caching(0);
  mark();
  const tp_status_t status = tp_empty(DIMS(4, 4), TP_DTYPE_F32, 0, 0, 0, &t);
  const int64_t made = requests();
  const tp_status_t viewed = tp_t(t, &view);
  const int64_t in_all = requests();
  tp_debug_set_caching(1);
  assert_ok(status);
  assert_ok(viewed);
  assert_true(made <= 3); /* bytes, storage, tensor: no history, no extras */
  assert_int_equal(in_all - made, 1);
  char text[4096];
  tp_debug_format_tensor(t, text, sizeof text);
  assert_non_null(strstr(text, "\nhistory: none\nextras: none"));
  DROP(t, view);
}

static tp_status_t read_and_write(tp_tensor_t* v) {
  float bytes[6];
  tp_scalar_t value;
  void* data = NULL;
  char text[256];
  tp_status_t status = tp_tensor_get(v, LIST(1, 1), 2, &value);
  status |= tp_tensor_set(v, LIST(1, 1), 2, F64(9));
  status |= tp_tensor_copy_to(v, bytes, sizeof bytes);
  status |= tp_tensor_copy_from(v, bytes, sizeof bytes);
  status |= tp_tensor_begin_write(v, &data);
  status |= tp_tensor_end_write(v);
  status |= tp_fill_inplace(v, F64(1));
  status |= tp_add_inplace(v, v);
  tp_tensor_format(v, text, sizeof text);
  tp_tensor_format_layout(v, "v", text, sizeof text);
  return status;
}

TEST(reading_writing_and_asking_take_no_memory_once_warm) {
  tp_tensor_t *t = tt_arange(TP_DTYPE_F32, DIMS(2, 3)), *v;
  assert_ok(tp_t(t, &v));
  assert_ok(read_and_write(v)); /* may fill caches of objects */
  mark();
  const tp_status_t status = read_and_write(v);
  const int64_t asked = requests();
  const long called = calls();
  assert_ok(status);
  assert_int_equal(asked, 0);
  if (!TT_SANITIZED) assert_int_equal(called, 0);
  assert_all(v, 2);
  DROP(t, v);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(metadata_of_rank_0_to_5_needs_no_memory_of_its_own),
      T(crossing_rank_5_asks_once_and_shrinking_back_returns_it),
      T(rank_6_and_rank_64_work_in_every_operator),
      T(an_operator_out_of_place_asks_the_pool_exactly_once),
      T(a_loop_of_fixed_shapes_asks_the_system_for_nothing),
      T(giving_a_block_back_asks_for_nothing),
      T(a_dense_tensor_has_no_record_of_rare_things),
      T(reading_writing_and_asking_take_no_memory_once_warm),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
