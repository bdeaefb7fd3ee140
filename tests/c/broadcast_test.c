/* Broadcasting: shapes, strides, errors, and values against a reference. */
#include <stdio.h>

#include "support/tp_test.h"

TEST(shapes_match_from_the_right_or_are_1_or_absent) {
  static const struct {
    int64_t a[3], b[3], out[3];
    size_t na, nb, n;
  } cases[] = {
      {{3, 1}, {1, 4}, {3, 4}, 2, 2, 2},
      {{3, 2}, {2}, {3, 2}, 2, 1, 2},
      {{2}, {3, 2}, {3, 2}, 1, 2, 2},
      {{0}, {2, 3}, {2, 3}, 0, 2, 2},
      {{1}, {0}, {0}, 1, 1, 1},
      {{2, 1, 3}, {4, 1}, {2, 4, 3}, 3, 2, 3},
      {{0, 3}, {1, 3}, {0, 3}, 2, 2, 2},
      {{1}, {1, 1, 1}, {1, 1, 1}, 1, 3, 3},
      {{0}, {0}, {0}, 0, 0, 0},
  };
  for (size_t i = 0; i < TT_COUNT(cases); ++i) {
    tp_tensor_t *a = tt_arange(TP_DTYPE_F32, cases[i].a, cases[i].na),
                *b = tt_arange(TP_DTYPE_F32, cases[i].b, cases[i].nb), *sum;
    assert_ok(tp_add(a, b, &sum));
    assert_int_equal(tp_tensor_rank(sum), cases[i].n);
    for (size_t d = 0; d < cases[i].n; ++d) {
      assert_int_equal(tp_tensor_sizes(sum)[d], cases[i].out[d]);
    }
    DROP(a, b, sum);
  }
}

TEST(a_conflict_names_both_shapes_the_place_from_the_right_and_both_sizes) {
  static const struct {
    int64_t a[4], b[4];
    size_t na, nb;
    const char* text;
  } cases[] = {
      {{3, 2},
       {2, 3},
       2,
       2,
       "cannot broadcast (3, 2) with (2, 3): "
       "dimension 1 from the right is 2 and 3"},
      {{3, 2},
       {3},
       2,
       1,
       "cannot broadcast (3, 2) with (3,): "
       "dimension 1 from the right is 2 and 3"},
      {{2, 3, 4},
       {5, 1, 4},
       3,
       3,
       "cannot broadcast (2, 3, 4) with (5, 1, 4): "
       "dimension 3 from the right is 2 and 5"},
      {{2, 3, 4},
       {5, 2, 4},
       3,
       3,
       "cannot broadcast (2, 3, 4) with (5, 2, 4): "
       "dimension 2 from the right is 3 and 2"},
      {{0},
       {2},
       1,
       1,
       "cannot broadcast (0,) with (2,): "
       "dimension 1 from the right is 0 and 2"},
      {{3, 1, 1, 1},
       {2, 4, 1, 1},
       4,
       4,
       "cannot broadcast (3, 1, 1, 1) with (2, 4, 1, 1): "
       "dimension 4 from the right is 3 and 2"},
  };
  for (size_t i = 0; i < TT_COUNT(cases); ++i) {
    tp_tensor_t *a = tt_zeros(TP_DTYPE_F32, cases[i].a, cases[i].na),
                *b = tt_zeros(TP_DTYPE_F32, cases[i].b, cases[i].nb),
                *out = (tp_tensor_t*)1;
    assert_fails(tp_add(a, b, &out), TP_ERROR_SHAPE);
    assert_null(out);
    assert_error_says(cases[i].text);
    assert_fails(tp_eq(a, b, &out), TP_ERROR_SHAPE);
    assert_error_says(cases[i].text);
    DROP(a, b);
  }
}

TEST(a_dimension_that_grows_has_stride_0_and_a_kept_one_its_own) {
  static const struct {
    int64_t sizes[2], to[3], strides[3];
    size_t rank, n;
  } cases[] = {
      {{3, 1}, {3, 4}, {1, 0}, 2, 2},
      {{5}, {3, 5}, {0, 1}, 1, 2},
      {{3, 1}, {3, 1}, {1, 1}, 2, 2},
      {{3}, {1, 3}, {3, 1}, 1, 2}, /* a new leading 1: size times stride */
      {{2, 3}, {1, 2, 3}, {6, 3, 1}, 2, 3},
      {{2, 3}, {4, 2, 3}, {0, 3, 1}, 2, 3},
      {{0}, {2, 3}, {0, 0}, 0, 2},
      {{1, 1}, {1, 1}, {1, 1}, 2, 2},
      {{1, 3}, {0, 3}, {0, 1}, 2, 2}, /* 1 grows to 0 */
  };
  for (size_t i = 0; i < TT_COUNT(cases); ++i) {
    tp_tensor_t *a = tt_zeros(TP_DTYPE_F32, cases[i].sizes, cases[i].rank), *e;
    assert_ok(tp_expand(a, cases[i].to, cases[i].n, &e));
    for (size_t d = 0; d < cases[i].n; ++d) {
      assert_int_equal(tp_tensor_sizes(e)[d], cases[i].to[d]);
      assert_int_equal(tp_tensor_strides(e)[d], cases[i].strides[d]);
    }
    DROP(a, e);
  }
}

static uint64_t seed = 5;

static int64_t draw(int64_t n) {
  seed = seed * 6364136223846793005u + 1442695040888963407u;
  return (int64_t)((seed >> 33) % (uint64_t)n);
}

/* A tensor of given sizes in a random layout, holding 0, 1, 2, ... */
static tp_tensor_t* scattered(const int64_t* sizes, size_t rank) {
  int64_t wide[6], order[6], back[6];
  tp_tensor_t *base, *p, *t, *values = tt_arange(TP_DTYPE_I64, sizes, rank);
  for (size_t d = 0; d < rank; ++d) order[d] = (int64_t)d;
  for (size_t d = rank; d-- > 1;) {
    const size_t other = (size_t)draw((int64_t)d + 1);
    const int64_t kept = order[d];
    order[d] = order[other];
    order[other] = kept;
  }
  for (size_t d = 0; d < rank; ++d) {
    wide[d] = sizes[order[d]];
    back[order[d]] = (int64_t)d;
  }
  base = tt_zeros(TP_DTYPE_I64, wide, rank);
  assert_ok(tp_permute(base, rank ? back : NULL, rank, &p));
  const int64_t dim = rank ? draw((int64_t)rank) : 0;
  if (rank && draw(2)) {
    assert_ok(tp_flip(p, &dim, 1, &t));
  } else {
    assert_ok(tp_alias(p, &t));
  }
  assert_ok(tp_copy_inplace(t, values));
  DROP(base, p, values);
  return t;
}

/* Element of a tensor of `sizes` counting up, at an index of the result. */
static int64_t reference(const int64_t* sizes, size_t rank,
                         const int64_t* index, size_t n) {
  int64_t place = 0;
  for (size_t d = 0; d < rank; ++d) {
    const int64_t i = index[n - rank + d];
    place = place * sizes[d] + (sizes[d] == 1 ? 0 : i);
  }
  return place;
}

TEST(any_pair_of_shapes_agrees_with_an_index_by_index_reference) {
  for (int round = 0; round < TT_ROUNDS(4000); ++round) {
    int64_t full[6], a[6], b[6];
    const size_t n = (size_t)draw(7);
    for (size_t d = 0; d < n; ++d) full[d] = draw(12) == 0 ? 0 : 1 + draw(3);
    const size_t na = (size_t)draw((int64_t)n + 1);
    const size_t nb = draw(2) ? n : na; /* often one of full rank */
    for (size_t d = 0; d < na; ++d) a[d] = draw(3) ? full[n - na + d] : 1;
    for (size_t d = 0; d < nb; ++d) b[d] = draw(3) ? full[n - nb + d] : 1;
    tp_tensor_t *x = scattered(a, na), *y = scattered(b, nb), *out, *hundred;
    assert_ok(tp_mul_scalar(y, I64(1000), &hundred));
    assert_ok(tp_add(x, hundred, &out));
    const size_t rank = na > nb ? na : nb;
    assert_int_equal(tp_tensor_rank(out), rank);
    const int64_t numel = tp_tensor_numel(out);
    for (int64_t flat = 0; flat < numel; ++flat) {
      int64_t index[6], rest = flat;
      for (size_t d = rank; d-- > 0;) {
        index[d] = rest % tp_tensor_sizes(out)[d];
        rest /= tp_tensor_sizes(out)[d];
      }
      const int64_t want =
          reference(a, na, index, rank) + 1000 * reference(b, nb, index, rank);
      assert_true(tt_element(out, flat).integer == want);
    }
    DROP(x, y, hundred, out);
  }
}

TEST(an_output_or_inplace_target_is_never_broadcast) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_F32, DIMS(3)),
              *m = tt_zeros(TP_DTYPE_F32, DIMS(2, 3)),
              *one = tt_zeros(TP_DTYPE_F32, DIMS(1, 3));
  assert_fails(tp_add_inplace(a, m), TP_ERROR_SHAPE);
  assert_fails(tp_add_inplace(one, m), TP_ERROR_SHAPE);
  assert_fails(tp_add_out(a, a, m), TP_ERROR_SHAPE);
  assert_fails(tp_add_out(m, m, one), TP_ERROR_SHAPE);
  assert_ok(tp_add_inplace(m, a));
  assert_values(m, 0, 1, 2, 0, 1, 2);
  assert_int_equal(tp_tensor_version(a), 0);
  DROP(a, m, one);
}

TEST(a_pair_of_one_shape_takes_one_linear_loop) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_F32, DIMS(3, 4)), *t, *sum;
  assert_ok(tp_add(a, a, &sum));
  assert_string_equal(tp_debug_last_kernel(), "add/f32/linear");
  DROP(sum);
  assert_ok(tp_t(a, &t));
  assert_ok(tp_add(t, t, &sum)); /* one common permutation is linear too */
  assert_string_equal(tp_debug_last_kernel(), "add/f32/linear");
  DROP(sum);
  tp_tensor_t *big = tt_arange(TP_DTYPE_F32, DIMS(6, 8)), *cut;
  assert_ok(tp_narrow(big, 1, 0, 4, &cut));
  DROP(t);
  assert_ok(tp_narrow(cut, 0, 0, 3, &t));
  assert_ok(tp_add(a, t, &sum));
  assert_string_equal(tp_debug_last_kernel(), "add/f32/rows");
  DROP(a, t, sum, big, cut);
}

TEST(every_rank_up_to_64_broadcasts) {
  int64_t a[64], b[64];
  for (int d = 0; d < 64; ++d) {
    a[d] = d % 24 == 3 ? 2 : 1;
    b[d] = d % 24 == 7 ? 3 : 1;
  }
  const size_t ranks[] = {6, 8, 9, 16, 17, 32, 33, 64};
  for (size_t i = 0; i < TT_COUNT(ranks); ++i) {
    const size_t n = ranks[i];
    tp_tensor_t *x = tt_arange(TP_DTYPE_F32, a, n),
                *y = tt_arange(TP_DTYPE_F32, b, n), *sum;
    assert_ok(tp_add(x, y, &sum));
    assert_int_equal(tp_tensor_rank(sum), n);
    assert_int_equal(tp_tensor_numel(sum),
                     tp_tensor_numel(x) * tp_tensor_numel(y));
    assert_true(tt_number(sum, tp_tensor_numel(sum) - 1) ==
                (double)(tp_tensor_numel(x) + tp_tensor_numel(y) - 2));
    DROP(x, y, sum);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(shapes_match_from_the_right_or_are_1_or_absent),
      T(a_conflict_names_both_shapes_the_place_from_the_right_and_both_sizes),
      T(a_dimension_that_grows_has_stride_0_and_a_kept_one_its_own),
      T(any_pair_of_shapes_agrees_with_an_index_by_index_reference),
      T(an_output_or_inplace_target_is_never_broadcast),
      T(a_pair_of_one_shape_takes_one_linear_loop),
      T(every_rank_up_to_64_broadcasts),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
