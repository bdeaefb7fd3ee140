/* Operators by indices: layouts, lengths and threads change nothing. */
#include "c/support/layouts.h"
#include "support/simd_levels.h"

/* The same numbers on every machine. */
static uint32_t next_random(void) {
  static uint64_t random = 1;
  random = random * 6364136223846793005u + 1442695040888963407u;
  return (uint32_t)(random >> 33);
}

static tp_tensor_t* random_indices(int64_t below, const int64_t* sizes,
                                   size_t rank) {
  tp_tensor_t* index = tt_zeros(TP_DTYPE_I64, sizes, rank);
  void* data;
  assert_ok(tp_tensor_begin_write(index, &data));
  for (int64_t i = 0; i < tp_tensor_numel(index); ++i) {
    ((int64_t*)data)[i] = (int64_t)(next_random() % (uint64_t)below);
  }
  assert_ok(tp_tensor_end_write(index));
  return index;
}

/* Bytes that differ, none of which is a NaN of f16 or wider. */
static tp_tensor_t* distinct(tp_dtype_t dtype, const int64_t* sizes,
                             size_t rank) {
  tp_tensor_t* tensor = tt_zeros(dtype, sizes, rank);
  void* data;
  assert_ok(tp_tensor_begin_write(tensor, &data));
  for (size_t i = 0; i < tp_tensor_nbytes(tensor); ++i) {
    ((unsigned char*)data)[i] =
        dtype == TP_DTYPE_BOOL ? next_random() & 1 : next_random() & 0x3f;
  }
  assert_ok(tp_tensor_end_write(tensor));
  return tensor;
}

static void assert_same_bytes(const tp_tensor_t* got, const tp_tensor_t* want) {
  assert_int_equal(tp_tensor_numel(got), tp_tensor_numel(want));
  assert_int_equal(tp_tensor_dtype(got), tp_tensor_dtype(want));
  tp_tensor_t *a, *b;
  assert_ok(tp_clone(got, TP_FORMAT_CONTIGUOUS, &a));
  assert_ok(tp_clone(want, TP_FORMAT_CONTIGUOUS, &b));
  assert_memory_equal(tp_tensor_data(a), tp_tensor_data(b),
                      tp_tensor_nbytes(a));
  DROP(a, b);
}

static tp_tensor_t* with_i32(tp_tensor_t* index, int narrow) {
  tp_tensor_t* out;
  assert_ok(
      tp_to(index, narrow ? TP_DTYPE_I32 : TP_DTYPE_I64, 0, 0, 0, 0, &out));
  return out;
}

/* Results of all layouts against those of contiguous operands, which are
 * checked element by element. */
static void check_lengths(tp_dtype_t dtype, int64_t n, int dim) {
  const int64_t columns = 5;
  const size_t item = tp_dtype_size(dtype);
  const int64_t sizes[2] = {dim == 0 ? n : columns, dim == 0 ? columns : n};
  tp_tensor_t* a = distinct(dtype, sizes, 2);
  tp_tensor_t* index = random_indices(n, sizes, 2);
  tp_tensor_t *want, *taken, *set, *places;
  assert_ok(tp_gather(a, dim, index, &want));
  assert_ok(tp_scatter(want, dim, index, a, &set));
  places = random_indices(n * columns, sizes, 2);
  assert_ok(tp_take(a, places, &taken));
  const unsigned char *from = tp_tensor_data(a), *got = tp_tensor_data(want),
                      *flat = tp_tensor_data(taken);
  const int64_t *at = tp_tensor_data(index), *place = tp_tensor_data(places);
  for (int64_t i = 0; i < n * columns; ++i) {
    const int64_t row = dim == 0 ? at[i] : i / sizes[1];
    const int64_t column = dim == 0 ? i % sizes[1] : at[i];
    const int64_t source = row * sizes[1] + column;
    assert_memory_equal(got + (size_t)i * item, from + (size_t)source * item,
                        item);
    assert_memory_equal(flat + (size_t)i * item, from + (size_t)place[i] * item,
                        item);
  }
  for (int layout = 0; layout < kLayoutCount; ++layout) {
    tp_tensor_t *laid = layout_of(a, (Layout)layout), *out,
                *there = layout_of(want, (Layout)((layout + 1) % kLayoutCount)),
                *narrow = with_i32(index, layout & 1),
                *by = layout_of(narrow, (Layout)((layout + 2) % kLayoutCount)),
                *list = layout_of(places, (Layout)layout);
    assert_ok(tp_gather(laid, dim, by, &out));
    assert_same_bytes(out, want);
    DROP(out);
    assert_ok(tp_take(laid, list, &out));
    assert_same_bytes(out, taken);
    DROP(out);
    assert_ok(tp_take_out(laid, list, there));
    assert_same_bytes(there, taken);
    assert_ok(tp_gather_out(laid, dim, by, there));
    assert_same_bytes(there, want);
    assert_ok(tp_scatter(there, dim, by, laid, &out));
    assert_same_bytes(out, set);
    DROP(out);
    assert_ok(tp_scatter_inplace(there, dim, by, laid));
    assert_same_bytes(there, set);
    DROP(laid, there, narrow, by, list);
  }
  DROP(a, index, want, taken, set, places);
}

TEST(gathering_and_scattering_are_exact_at_all_lengths_and_layouts) {
  static const tp_dtype_t kWidths[] = {TP_DTYPE_U8, TP_DTYPE_BF16, TP_DTYPE_F32,
                                       TP_DTYPE_I64, TP_DTYPE_C128};
  for (size_t w = 0; w < TT_COUNT(kWidths); ++w) {
    for (int64_t n = 1; n <= 67; n += w == 2 ? 1 : 11) {
      check_lengths(kWidths[w], n, 0);
      check_lengths(kWidths[w], n, 1);
    }
    check_lengths(kWidths[w], 1000, (int)(w & 1));
  }
}

static void check_mask(tp_dtype_t dtype, int64_t n, uint32_t parts) {
  tp_tensor_t *a = distinct(dtype, DIMS(n)),
              *mask = tt_zeros(TP_DTYPE_BOOL, DIMS(n)), *want = NULL;
  void* data;
  int64_t count = 0;
  assert_ok(tp_tensor_begin_write(mask, &data));
  unsigned char* truths = data;
  for (int64_t i = 0; i < n; ++i) {
    /* Any byte but 0 is true. */
    truths[i] = next_random() % 16 < parts ? (unsigned char)(1 << (i % 8)) : 0;
    count += truths[i] != 0;
  }
  assert_ok(tp_tensor_end_write(mask));
  assert_ok(tp_masked_select(a, mask, &want));
  assert_sizes(want, count);
  const size_t item = tp_dtype_size(dtype);
  const unsigned char *got = tp_tensor_data(want), *from = tp_tensor_data(a);
  for (int64_t i = 0; i < n; ++i) {
    if (truths[i] == 0) continue;
    assert_memory_equal(got, from + (size_t)i * item, item);
    got += item;
  }
  for (int layout = 1; layout < kLayoutCount; ++layout) {
    tp_tensor_t *laid = layout_of(a, (Layout)layout), *out,
                *by =
                    layout_of(mask, (Layout)((layout + parts) % kLayoutCount)),
                *there = layout_of(want, (Layout)layout);
    assert_ok(tp_zero_inplace(there));
    assert_ok(tp_masked_select(laid, by, &out));
    assert_same_bytes(out, want);
    assert_ok(tp_masked_select_out(a, by, there));
    assert_same_bytes(there, want);
    DROP(laid, out, by, there);
  }
  DROP(a, mask, want);
}

TEST(a_mask_selects_in_order_at_all_lengths_and_densities) {
  for (tp_dtype_t dtype = 1; dtype <= TP_DTYPE_COUNT; ++dtype) {
    for (int64_t n = 1; n < 200; n += dtype == TP_DTYPE_F32 ? 1 : 37) {
      check_mask(dtype, n, (uint32_t)n % 17);
    }
    for (uint32_t parts = 0; parts <= 16; parts += 4) {
      check_mask(dtype, 1000, parts);
    }
  }
}

/* Truths of 8 elements after 8 elements, all there are, from the first on. */
static void check_patterns(tp_dtype_t dtype, int64_t first) {
  enum { kPatterns = 256, kElements = 8 * kPatterns };
  const size_t item = tp_dtype_size(dtype);
  tp_tensor_t *a = distinct(dtype, DIMS(kElements)),
              *mask = tt_zeros(TP_DTYPE_BOOL, DIMS(kElements)), *got;
  void* data;
  assert_ok(tp_tensor_begin_write(mask, &data));
  unsigned char* truths = data;
  for (int64_t i = 0; i < kElements; ++i) {
    truths[i] = (unsigned char)((i + first) / 8 >> (i + first) % 8 & 1);
  }
  assert_ok(tp_tensor_end_write(mask));
  assert_ok(tp_masked_select(a, mask, &got));
  const unsigned char *taken = tp_tensor_data(got), *from = tp_tensor_data(a);
  for (size_t i = 0; i < kElements; ++i) {
    if (truths[i] == 0) continue;
    assert_memory_equal(taken, from + i * item, item);
    taken += item;
  }
  DROP(a, mask, got);
}

TEST(every_pattern_of_a_mask_selects_in_order) {
  static const tp_dtype_t kWidths[] = {TP_DTYPE_U8, TP_DTYPE_BF16, TP_DTYPE_F32,
                                       TP_DTYPE_I64, TP_DTYPE_C128};
  for (int level = -1; use_next_simd(&level);) {
    for (size_t w = 0; w < TT_COUNT(kWidths); ++w) {
      check_patterns(kWidths[w], 0);
      check_patterns(kWidths[w], 3);
    }
  }
}

TEST(large_ones_are_the_same_with_any_number_of_threads) {
  enum { kRows = 300, kColumns = 1001 };
  tp_tensor_t* a = distinct(TP_DTYPE_F32, DIMS(kRows, kColumns));
  tp_tensor_t* index = random_indices(kRows, DIMS(kRows, kColumns));
  tp_tensor_t* list = random_indices(kRows, DIMS(2 * kRows));
  tp_tensor_t* columns = random_indices(kColumns, DIMS(900));
  tp_tensor_t *t, *want[4] = {NULL}, *got;
  assert_ok(tp_t(a, &t));
  for (int32_t threads = 1; threads <= 3; ++threads) {
    assert_ok(tp_set_num_threads(threads));
    for (int i = 0; i < 4; ++i) {
      assert_ok(i == 0   ? tp_gather(a, 0, index, &got)
                : i == 1 ? tp_index_select(a, 0, list, &got)
                : i == 2 ? tp_index_select(a, 1, columns, &got)
                         : tp_index_select(t, 1, list, &got));
      if (threads == 1) {
        want[i] = got;
        continue;
      }
      assert_same_bytes(got, want[i]);
      DROP(got);
    }
  }
  assert_ok(tp_set_num_threads(0));
  const float *from = tp_tensor_data(a), *to = tp_tensor_data(want[2]);
  const int64_t* at = tp_tensor_data(columns);
  for (int64_t i = 0; i < kRows * 900; ++i) {
    assert_true(to[i] == from[i / 900 * kColumns + at[i % 900]]);
  }
  tt_drop(want, 4);
  DROP(a, index, list, columns, t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(gathering_and_scattering_are_exact_at_all_lengths_and_layouts),
      T(a_mask_selects_in_order_at_all_lengths_and_densities),
      T(every_pattern_of_a_mask_selects_in_order),
      T(large_ones_are_the_same_with_any_number_of_threads),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
