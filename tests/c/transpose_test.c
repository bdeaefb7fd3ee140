/* Copies in which the dimensions change places: every size around the edges of
 * tiles, every width of elements, any address, and nothing written beside the
 * result. */
#include <stdlib.h>

#include "support/simd_levels.h"
#include "support/tp_test.h"

enum { kGuard = 64 };

/* One dtype for each width of elements. */
static const tp_dtype_t kWidths[] = {TP_DTYPE_U8, TP_DTYPE_I16, TP_DTYPE_I32,
                                     TP_DTYPE_I64, TP_DTYPE_C128};

/* Bytes that a test owns, with room to see what is written beside them. */
typedef struct Bytes {
  unsigned char* block;
  unsigned char* data; /* `shift` bytes behind a line, which the guard fills */
  size_t nbytes;
} Bytes;

static Bytes make_bytes(size_t nbytes, size_t shift) {
  Bytes bytes = {NULL, NULL, nbytes};
  const size_t whole = (nbytes + shift + 3 * kGuard - 1) / kGuard * kGuard;
  bytes.block = aligned_alloc(kGuard, whole);
  assert_non_null(bytes.block);
  memset(bytes.block, 0xa5, whole);
  bytes.data = bytes.block + kGuard + shift;
  return bytes;
}

static void fill_bytes(Bytes bytes, uint32_t seed) {
  for (size_t i = 0; i < bytes.nbytes; ++i) {
    seed = seed * 1664525u + 1013904223u;
    bytes.data[i] = (unsigned char)(seed >> 24);
  }
}

static void assert_guarded(Bytes bytes) {
  for (size_t i = 0; i < kGuard; ++i) {
    assert_int_equal(bytes.data[bytes.nbytes + i], 0xa5);
    assert_int_equal(bytes.data[-1 - (ptrdiff_t)i], 0xa5);
  }
}

static tp_tensor_t* over(Bytes bytes, tp_dtype_t dtype, const int64_t* sizes,
                         const int64_t* strides, size_t rank) {
  tp_tensor_t* tensor;
  assert_ok(tp_tensor_from_blob(bytes.data, sizes, strides, rank, dtype,
                                TP_DEVICE_CPU, 0, NULL, NULL, 0, &tensor));
  return tensor;
}

/* A matrix into its transpose; `extra` elements lie between its rows. */
static void check_matrix(tp_dtype_t dtype, int64_t rows, int64_t columns,
                         int64_t extra, size_t shift) {
  const size_t item = tp_dtype_size(dtype);
  const int64_t pitch = rows + extra;
  const Bytes from = make_bytes((size_t)(columns * pitch) * item, shift);
  const Bytes to = make_bytes((size_t)(rows * columns) * item, shift * 3);
  fill_bytes(from, (uint32_t)(rows * 131 + columns));
  tp_tensor_t* source =
      over(from, dtype, LIST(rows, columns), LIST(1, pitch), 2);
  tp_tensor_t* target = over(to, dtype, LIST(rows, columns), NULL, 2);
  assert_ok(tp_copy_inplace(target, source));
  for (int64_t r = 0; r < rows; ++r) {
    for (int64_t c = 0; c < columns; ++c) {
      if (memcmp(to.data + (size_t)(r * columns + c) * item,
                 from.data + (size_t)(c * pitch + r) * item, item) != 0) {
        fail_msg("%s (%d, %d), shifted by %d: element (%d, %d) differs",
                 tp_dtype_name(dtype), (int)rows, (int)columns, (int)shift,
                 (int)r, (int)c);
      }
    }
  }
  assert_guarded(to);
  DROP(source, target);
  free(from.block);
  free(to.block);
}

/* As they are, and as if no cache held them. */
static const int64_t kLimits[] = {INT64_MAX, 1};

static void check_matrices(int64_t last) {
  for (size_t w = 0; w < TT_COUNT(kWidths); ++w) {
    for (int64_t rows = 1; rows <= last; rows += 1 + TT_SANITIZED * 6) {
      for (int64_t columns = 1; columns <= last; columns += 1 + TT_SANITIZED) {
        check_matrix(kWidths[w], rows, columns, rows % 3, 0);
      }
    }
    for (size_t shift = 1; shift < 20; shift += 6) {
      check_matrix(kWidths[w], 65, 67, 1, shift);
      check_matrix(kWidths[w], 130, 40, 0, shift);
      check_matrix(kWidths[w], 3, 1500, 0, shift);
    }
    check_matrix(kWidths[w], 128, 128, 0, 0);
    check_matrix(kWidths[w], 257, 129, 0, 0);
    check_matrix(kWidths[w], 33, 700, 5, 0);
    check_matrix(kWidths[w], 700, 33, 5, 0);
    check_matrix(kWidths[w], 2000, 3, 0, 0);
  }
}

TEST(a_transpose_of_any_size_and_width_has_every_element_in_its_place) {
  for (int level = -1; use_next_simd(&level);) {
    for (size_t i = 0; i < TT_COUNT(kLimits); ++i) {
      assert_ok(tp_set_streaming_limit(kLimits[i]));
      check_matrices(70);
    }
  }
  assert_ok(tp_debug_use_simd(NULL));
  assert_ok(tp_set_streaming_limit(0));
}

/* Matrices whose result begins each row with a line, a line lies between rows,
 * and whose source's rows may run backwards. */
static void check_lines(tp_dtype_t dtype, int64_t rows, int64_t columns,
                        int64_t direction, int64_t limit) {
  enum { kMatrices = 2 };
  const int64_t item = (int64_t)tp_dtype_size(dtype), line = kGuard / item;
  const int64_t pitch = (columns / line + 2) * line;
  const Bytes from =
      make_bytes((size_t)(kMatrices * columns * rows * item), (size_t)item);
  const Bytes to = make_bytes((size_t)(kMatrices * rows * pitch * item), 0);
  fill_bytes(from, (uint32_t)(rows * 131 + columns));
  memset(to.data, 0x5a, to.nbytes);
  tp_tensor_t *whole =
                  over(from, dtype, LIST(kMatrices, columns, rows), NULL, 3),
              *source, *target;
  assert_ok(tp_as_strided(whole, LIST(kMatrices, rows, columns),
                          LIST(columns * rows, 1, direction * rows), 3,
                          direction < 0 ? (columns - 1) * rows : 0, &source));
  target = over(to, dtype, LIST(kMatrices, rows, columns),
                LIST(rows * pitch, pitch, 1), 3);
  assert_ok(tp_set_streaming_limit(limit));
  assert_ok(tp_copy_inplace(target, source));
  for (int64_t m = 0; m < kMatrices; ++m) {
    for (int64_t r = 0; r < rows; ++r) {
      const unsigned char* row = to.data + (m * rows + r) * pitch * item;
      for (int64_t c = 0; c < columns; ++c) {
        const int64_t run = direction < 0 ? columns - 1 - c : c;
        assert_memory_equal(row + c * item,
                            from.data + ((m * columns + run) * rows + r) * item,
                            (size_t)item);
      }
      for (int64_t byte = columns * item; byte < pitch * item; ++byte) {
        assert_int_equal(row[byte], 0x5a);
      }
    }
  }
  assert_guarded(to);
  DROP(whole, source, target);
  free(from.block);
  free(to.block);
}

TEST(a_transpose_that_leaves_as_whole_lines_has_every_element_in_its_place) {
  for (int level = -1; use_next_simd(&level);) {
    for (size_t w = 0; w < TT_COUNT(kWidths); ++w) {
      const int64_t item = (int64_t)tp_dtype_size(kWidths[w]);
      const int64_t line = kGuard / item;
      /* Runs of whole lines, or of 4096 bytes at least: those are streamed. */
      const int64_t rows[] = {line, 2 * line + 3, 5 * line, 17 * line + 1};
      const int64_t columns[] = {line, 5 * line, 33 * line, 64 * line + 3};
      for (size_t r = 0; r < TT_COUNT(rows); ++r) {
        for (size_t c = 0; c < TT_COUNT(columns); ++c) {
          if (TT_SANITIZED && r + c > 4) continue;
          /* From memory, and from a cache. */
          check_lines(kWidths[w], rows[r], columns[c], 1, 1);
          check_lines(kWidths[w], rows[r], columns[c], -1, 1);
          check_lines(kWidths[w], rows[r], columns[c], 1,
                      4 * rows[r] * columns[c] * item);
        }
      }
    }
  }
  assert_ok(tp_debug_use_simd(NULL));
  assert_ok(tp_set_streaming_limit(0));
}

/* An order of dimensions by a copy and, element by element, by reading. */
static void check_order(const int64_t* order, const int64_t* signs) {
  enum { kRank = 4 };
  const int64_t kSizes[kRank] = {3, 5, 17, 66};
  int64_t sizes[kRank], strides[kRank], plain[kRank], first = 0;
  for (int64_t d = kRank - 1, n = 1; d >= 0; n *= kSizes[d--]) plain[d] = n;
  for (int d = 0; d < kRank; ++d) {
    sizes[d] = kSizes[order[d]];
    strides[d] = plain[order[d]] * signs[d];
    if (signs[d] < 0) first -= strides[d] * (sizes[d] - 1);
  }
  tp_tensor_t* source = tt_arange(TP_DTYPE_I32, kSizes, kRank);
  tp_tensor_t* target = tt_empty(TP_DTYPE_I32, sizes, kRank);
  tp_tensor_t* view;
  assert_ok(tp_as_strided(source, sizes, strides, kRank, first, &view));
  assert_ok(tp_copy_inplace(target, view));
  const int32_t* got = tp_tensor_data(target);
  int64_t index[kRank];
  for (index[0] = 0; index[0] < sizes[0]; ++index[0]) {
    for (index[1] = 0; index[1] < sizes[1]; ++index[1]) {
      for (index[2] = 0; index[2] < sizes[2]; ++index[2]) {
        for (index[3] = 0; index[3] < sizes[3]; ++index[3]) {
          int64_t want = first;
          for (int d = 0; d < kRank; ++d) want += index[d] * strides[d];
          assert_int_equal(*got++, want);
        }
      }
    }
  }
  DROP(source, target, view);
}

TEST(every_order_and_direction_of_dimensions_is_copied) {
  for (size_t i = 0; i < TT_COUNT(kLimits); ++i) {
    assert_ok(tp_set_streaming_limit(kLimits[i]));
    for (int code = 0; code < 256; ++code) {
      const int64_t order[] = {code & 3, code >> 2 & 3, code >> 4 & 3,
                               code >> 6};
      const int seen =
          1 << order[0] | 1 << order[1] | 1 << order[2] | 1 << order[3];
      if (seen != 15) continue;
      check_order(order, LIST(1, 1, 1, 1));
      check_order(order, LIST(1, 1, 1, -1));
      check_order(order, LIST(1, -1, -1, 1));
      check_order(order, LIST(-1, -1, -1, -1));
    }
  }
  assert_ok(tp_set_streaming_limit(0));
}

/* Rows that run in both; those of the source lie `apart` of their lengths from
 * each other, or are one that repeats, or run backwards. */
static void check_rows(tp_dtype_t dtype, int64_t columns, int64_t apart) {
  enum { kMatrices = 3, kRows = 7 };
  const int64_t item = (int64_t)tp_dtype_size(dtype), pitch = columns + 1;
  const int64_t length = llabs(apart) * columns + (apart == 0 ? columns : 0);
  const Bytes from =
      make_bytes((size_t)(kRows * kMatrices * length * item), (size_t)item);
  const Bytes to = make_bytes((size_t)(kMatrices * kRows * pitch * item), 0);
  fill_bytes(from, (uint32_t)(columns * 31 + apart));
  memset(to.data, 0x5a, to.nbytes);
  const int64_t step = apart * columns;
  const int64_t first = apart < 0 ? -step * (kRows * kMatrices - 1) : 0;
  /* Every row of a matrix is followed by those of the others. */
  tp_tensor_t *whole =
                  over(from, dtype, LIST(kRows * kMatrices, length), NULL, 2),
              *source, *target;
  assert_ok(tp_as_strided(whole, LIST(kMatrices, kRows, columns),
                          LIST(step, kMatrices * step, 1), 3, first, &source));
  target = over(to, dtype, LIST(kMatrices, kRows, columns),
                LIST(kRows * pitch, pitch, 1), 3);
  assert_ok(tp_copy_inplace(target, source));
  const size_t nbytes = (size_t)(columns * item);
  for (int64_t m = 0; m < kMatrices; ++m) {
    for (int64_t r = 0; r < kRows; ++r) {
      const unsigned char* row = to.data + (m * kRows + r) * pitch * item;
      const int64_t at = first + (r * kMatrices + m) * step;
      assert_memory_equal(row, from.data + at * item, nbytes);
      for (int64_t i = 0; i < item; ++i) {
        assert_int_equal(row[columns * item + i], 0x5a);
      }
    }
  }
  assert_guarded(to);
  DROP(whole, source, target);
  free(from.block);
  free(to.block);
}

TEST(short_rows_of_any_length_are_copied_whole_and_alone) {
  for (size_t i = 0; i < TT_COUNT(kLimits); ++i) {
    assert_ok(tp_set_streaming_limit(kLimits[i]));
    for (size_t w = 0; w < TT_COUNT(kWidths); ++w) {
      for (int64_t columns = 1; columns <= 70; ++columns) {
        check_rows(kWidths[w], columns, 1 + columns % 3);
        check_rows(kWidths[w], columns, 0);
        check_rows(kWidths[w], columns, -1);
      }
      /* To where rows are not short any more, and beyond. */
      const int64_t longest = 1024 / (int64_t)tp_dtype_size(kWidths[w]);
      for (int64_t more = -1; more <= 1; ++more) {
        check_rows(kWidths[w], longest + more, 2);
        check_rows(kWidths[w], 4 * longest + more, 2);
      }
    }
  }
  assert_ok(tp_set_streaming_limit(0));
}

/* Elements of a crossed operand meet those of the others. */
static void check_sum(int64_t rows, int64_t columns, tp_dtype_t dtype) {
  tp_tensor_t* a = tt_arange(dtype, LIST(columns, rows), 2);
  tp_tensor_t* b =
      tt_as(tt_arange(TP_DTYPE_I32, LIST(rows, columns), 2), dtype);
  tp_tensor_t *crossed, *plain, *got, *want;
  assert_ok(tp_transpose(a, 0, 1, &crossed));
  assert_ok(tp_clone(crossed, TP_FORMAT_CONTIGUOUS, &plain));
  assert_ok(tp_add(plain, b, &want));
  got = tt_empty(dtype, LIST(rows, columns), 2);
  assert_ok(tp_add_out(crossed, b, got));
  assert_same_values(got, want);
  assert_ok(tp_add_out(b, crossed, got));
  assert_same_values(got, want);
  assert_ok(tp_add_out(crossed, crossed, got));
  assert_ok(tp_add_out(plain, plain, want));
  assert_same_values(got, want);
  DROP(a, b, crossed, plain, got, want);
}

TEST(operands_that_run_across_the_result_are_met_in_tiles) {
  static const tp_dtype_t kTypes[] = {TP_DTYPE_F32, TP_DTYPE_F64, TP_DTYPE_U8,
                                      TP_DTYPE_C128, TP_DTYPE_BF16};
  for (size_t i = 0; i < TT_COUNT(kLimits); ++i) {
    assert_ok(tp_set_streaming_limit(kLimits[i]));
    for (size_t t = 0; t < TT_COUNT(kTypes); ++t) {
      check_sum(9, 8, kTypes[t]);
      check_sum(64, 64, kTypes[t]);
      check_sum(65, 130, kTypes[t]);
      check_sum(131, 3, kTypes[t]);
      check_sum(3, 300, kTypes[t]);
      check_sum(200, 201, kTypes[t]);
    }
  }
  assert_ok(tp_set_streaming_limit(0));
}

TEST(a_transpose_onto_the_bytes_it_reads_is_as_if_they_were_copied_first) {
  tp_tensor_t* matrix = tt_arange(TP_DTYPE_I32, DIMS(70, 70));
  tp_tensor_t *crossed, *want;
  assert_ok(tp_transpose(matrix, 0, 1, &crossed));
  assert_ok(tp_clone(crossed, TP_FORMAT_CONTIGUOUS, &want));
  assert_ok(tp_copy_inplace(matrix, crossed));
  assert_same_values(matrix, want);
  DROP(matrix, crossed, want);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(a_transpose_of_any_size_and_width_has_every_element_in_its_place),
      T(a_transpose_that_leaves_as_whole_lines_has_every_element_in_its_place),
      T(every_order_and_direction_of_dimensions_is_copied),
      T(short_rows_of_any_length_are_copied_whole_and_alone),
      T(operands_that_run_across_the_result_are_met_in_tiles),
      T(a_transpose_onto_the_bytes_it_reads_is_as_if_they_were_copied_first),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
