/* Reductions in every dtype: of any layout they have the bits of the contiguous
 * copy, at every length they give what a plain loop gives. */
#include <math.h>
#include <stdlib.h>

#include "c/support/reductions.h"

enum { kColumns = 3, kMaxLength = 1000 };

static uint32_t random_bits(void) {
  static uint64_t state = 1;
  state = state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
  return (uint32_t)(state >> 33);
}

/* Numbers whose sums round, with some zeros, infinities and NaNs. */
static double any_number(tp_dtype_t dtype) {
  const uint32_t bits = random_bits();
  if (tp_dtype_kind(dtype) < TP_KIND_FLOAT) return bits % 256 - 128.0;
  if (bits % 97 == 0) return (bits & 256) != 0 ? -0.0 : 0.0;
  if (bits % 1009 == 0) return (bits & 256) != 0 ? INFINITY : NAN;
  return ((bits % 20001) - 10000.0) / 7919;
}

static tp_tensor_t* random_matrix(tp_dtype_t dtype, int64_t rows,
                                  int64_t columns) {
  double* values = malloc((size_t)(rows * columns) * sizeof *values);
  for (int64_t i = 0; i < rows * columns; ++i) values[i] = any_number(dtype);
  tp_tensor_t* matrix = tt_from(dtype, values, DIMS(rows, columns));
  free(values);
  if (tp_dtype_kind(dtype) != TP_KIND_COMPLEX) return matrix;
  tp_tensor_t *imag = NULL, *other = NULL;
  assert_ok(tp_imag(matrix, &imag));
  assert_ok(tp_flip(matrix, DIMS(0, 1), &other));
  tp_tensor_t* real = NULL;
  assert_ok(tp_real(other, &real));
  assert_ok(tp_copy_inplace(imag, real));
  DROP(imag, other, real);
  return matrix;
}

/* The matrix again in other places of memory. */
static tp_tensor_t* strided(tp_tensor_t* plain) {
  const int64_t rows = tp_tensor_size(plain, 0);
  tp_tensor_t *a = tt_empty(tp_tensor_dtype(plain), DIMS(2 * rows, 7)), *b, *c;
  assert_ok(tp_slice(a, 0, 0, TP_SLICE_OPEN, 2, &b));
  assert_ok(tp_slice(b, 1, 1, TP_SLICE_OPEN, 2, &c));
  assert_ok(tp_copy_inplace(c, plain));
  DROP(a, b);
  return c;
}

static tp_tensor_t* reversed(tp_tensor_t* plain) {
  tp_tensor_t *a = tt_empty(tp_tensor_dtype(plain), tp_tensor_sizes(plain), 2),
              *b;
  assert_ok(tp_flip(a, DIMS(0, 1), &b));
  assert_ok(tp_copy_inplace(b, plain));
  DROP(a);
  return b;
}

static tp_tensor_t* permuted(tp_tensor_t* plain) {
  tp_tensor_t *a = tt_empty(tp_tensor_dtype(plain),
                            DIMS(kColumns, tp_tensor_size(plain, 0))),
              *b;
  assert_ok(tp_t(a, &b));
  assert_ok(tp_copy_inplace(b, plain));
  DROP(a);
  return b;
}

static tp_tensor_t* misaligned(tp_tensor_t* plain) {
  char* bytes = malloc(tp_tensor_nbytes(plain) + 1);
  tp_tensor_t* a = NULL;
  assert_ok(tp_tensor_from_blob(bytes + 1, tp_tensor_sizes(plain), NULL, 2,
                                tp_tensor_dtype(plain), 0, 0, free, bytes, 0,
                                &a));
  assert_ok(tp_copy_inplace(a, plain));
  return a;
}

static tp_tensor_t* expanded(tp_tensor_t* plain) {
  tp_tensor_t *column, *wide;
  assert_ok(tp_narrow(plain, 1, 1, 1, &column));
  assert_ok(tp_expand(column, tp_tensor_sizes(plain), 2, &wide));
  DROP(column);
  return wide;
}

static void compare(const tp_tensor_t* a, const tp_tensor_t* plain) {
  const tp_dtype_t dtype = tp_tensor_dtype(a);
  for (size_t r = 0; r < reduction_count; ++r) {
    if (!reduction_takes(&reductions[r], dtype)) continue;
    for (int dims = 0; dims < 4; ++dims) {
      if (!reduction_takes_dims(&reductions[r], dims)) continue;
      const int64_t* list = dims == 3 ? LIST(1, -2) : LIST(dims - 1);
      const size_t n = dims == 0 ? 0 : dims == 3 ? 2 : 1;
      tp_tensor_t *got = NULL, *want = NULL;
      assert_ok(reductions[r].reduce(a, list, n, 0, &got));
      assert_ok(reductions[r].reduce(plain, list, n, 0, &want));
      assert_same_results(got, want);
      DROP(got, want);
    }
  }
}

static void compare_layouts(tp_dtype_t dtype, int64_t rows) {
  tp_tensor_t* (*const layouts[])(tp_tensor_t*) = {strided, reversed, permuted,
                                                   misaligned, expanded};
  tp_tensor_t* plain = random_matrix(dtype, rows, kColumns);
  for (size_t i = 0; i < TT_COUNT(layouts); ++i) {
    tp_tensor_t *a = layouts[i](plain), *copy = NULL;
    assert_ok(tp_clone(a, TP_FORMAT_CONTIGUOUS, &copy));
    compare(a, copy);
    DROP(a, copy);
  }
  DROP(plain);
}

TEST(every_layout_has_the_bits_of_its_contiguous_copy) {
  for (tp_dtype_t dtype = 1; dtype <= TP_DTYPE_COUNT; ++dtype) {
    const int64_t step = TT_SANITIZED ? 11 : 1;
    for (int64_t n = 1; n <= 67; n += step) compare_layouts(dtype, n);
    compare_layouts(dtype, kMaxLength);
    if (!TT_SANITIZED) compare_layouts(dtype, 4500);
  }
}

/* What columns give is what the rows of the contiguous transpose give. */
static void compare_columns(tp_tensor_t* a) {
  tp_tensor_t *t = NULL, *rows = NULL;
  assert_ok(tp_t(a, &t));
  assert_ok(tp_clone(t, TP_FORMAT_CONTIGUOUS, &rows));
  for (size_t r = 0; r < reduction_count; ++r) {
    if (!reduction_takes(&reductions[r], tp_tensor_dtype(a)) ||
        !reduction_takes_dims(&reductions[r], 1)) {
      continue;
    }
    tp_tensor_t *got = NULL, *want = NULL, *turned = NULL, *copy = NULL;
    assert_ok(reductions[r].reduce(a, LIST(0), 1, 0, &got));
    assert_ok(reductions[r].reduce(rows, LIST(1), 1, 0, &want));
    /* Scans have a result for each term. */
    const int is_scan = tp_tensor_numel(got) >= tp_tensor_numel(a);
    assert_ok(tp_transpose(got, is_scan ? -2 : -1, -1, &turned));
    assert_ok(tp_clone(turned, TP_FORMAT_CONTIGUOUS, &copy));
    assert_same_results(copy, want);
    DROP(got, want, turned, copy);
  }
  DROP(t, rows);
}

/* More than the second-level cache holds, so that rows to come are asked for;
 * a chunk of a sum ends among them where elements are small. */
TEST(long_columns_have_the_bits_of_rows) {
  enum { kWide = 70, kBytes = 600000 };
  for (tp_dtype_t dtype = 1; dtype <= TP_DTYPE_COUNT; ++dtype) {
    if (TT_SANITIZED && dtype % 5 != 2) continue;
    const int64_t item = (int64_t)tp_dtype_size(dtype);
    tp_tensor_t *all = random_matrix(dtype, kBytes / kWide / item, 100), *a, *b;
    assert_ok(tp_narrow(all, 1, 9, kWide, &a));
    assert_ok(tp_flip(a, LIST(0), 1, &b));
    compare_columns(a);
    compare_columns(b);
    DROP(all, a, b);
  }
}

/* Small integers, of which each sum is exact, and factors of few products. */
static double term(ReductionKind kind, tp_dtype_t dtype, int64_t i) {
  const int is_signed = dtype >= TP_DTYPE_I8;
  if (kind == kReductionProd)
    return i % 300 == 7 ? 2 : is_signed && i % 3 == 1 ? -1 : 1;
  if (kind == kReductionOr) return i == 50;
  if (kind == kReductionAnd) return i != 50;
  return (double)(random_bits() % 4) - (is_signed ? 2 : 0);
}

static double plain_loop(ReductionKind kind, const double* terms, int64_t n) {
  double total = terms[0];
  for (int64_t i = 1; i < n; ++i) {
    const double x = terms[i];
    switch (kind) {
      case kReductionProd:
        total *= x;
        break;
      case kReductionMax:
        total = x > total ? x : total;
        break;
      case kReductionMin:
        total = x < total ? x : total;
        break;
      case kReductionOr:
        total = total != 0 || x != 0;
        break;
      case kReductionAnd:
        total = total != 0 && x != 0;
        break;
      default:
        total += x;
    }
  }
  return kind == kReductionMean ? total / (double)n : total;
}

static void compare_with_loop(size_t r, tp_dtype_t dtype, int64_t n) {
  const ReductionKind kind = reductions[r].kind;
  double terms[kMaxLength];
  for (int64_t i = 0; i < n; ++i) {
    terms[i] = term(kind, dtype, i);
    if (dtype == TP_DTYPE_BOOL) terms[i] = terms[i] != 0;
  }
  tp_tensor_t *a = tt_from(dtype, terms, DIMS(n)), *got = NULL;
  assert_ok(reductions[r].reduce(a, NULL, 0, 0, &got));
  double result = plain_loop(kind, terms, n);
  /* The mean of f32 and narrower may round through f64, once. */
  tp_tensor_t* want = tt_from(tp_tensor_dtype(got), &result, NULL, 0);
  assert_same_values(got, want);
  DROP(a, got, want);
}

TEST(every_length_gives_what_a_plain_loop_gives) {
  for (tp_dtype_t dtype = 1; dtype <= TP_DTYPE_COUNT; ++dtype) {
    for (size_t r = 0; r < reduction_count; ++r) {
      if (!reduction_takes(&reductions[r], dtype) ||
          reductions[r].kind == kReductionOther) {
        continue;
      }
      for (int64_t n = 1; n <= 67; ++n) compare_with_loop(r, dtype, n);
      compare_with_loop(r, dtype, kMaxLength);
    }
  }
}

TEST(the_place_of_one_term_is_found_wherever_it_is) {
  const int64_t lengths[] = {1, 2, 31, 67, kMaxLength};
  for (tp_dtype_t dtype = 2; dtype <= TP_DTYPE_COUNT; ++dtype) {
    if (tp_dtype_kind(dtype) == TP_KIND_COMPLEX) continue;
    for (size_t l = 0; l < TT_COUNT(lengths); ++l) {
      const int64_t n = lengths[l];
      for (int64_t at = 0; at<n; at += n> 67 ? 37 : 1) {
        double terms[kMaxLength];
        for (int64_t i = 0; i < n; ++i) terms[i] = i < at ? 3 : i == at ? 5 : 4;
        tp_tensor_t *a = tt_from(dtype, terms, DIMS(n)), *place = NULL;
        assert_ok(tp_argmax(a, 0, 0, &place));
        assert_values(place, (double)at);
        DROP(a, place);
        for (int64_t i = 0; i < n; ++i) terms[i] = i < at ? 5 : i == at ? 3 : 3;
        a = tt_from(dtype, terms, DIMS(n));
        assert_ok(tp_argmin(a, 0, 0, &place));
        assert_values(place, (double)at);
        DROP(a, place);
      }
    }
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(every_layout_has_the_bits_of_its_contiguous_copy),
      T(long_columns_have_the_bits_of_rows),
      T(every_length_gives_what_a_plain_loop_gives),
      T(the_place_of_one_term_is_found_wherever_it_is),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
