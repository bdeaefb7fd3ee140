/* Strides at the ends of 64 bits, which a dimension of size 1, or a tensor
 * without elements, may have; and strides of 0, which reach few bytes for many
 * elements. */
#include "support/tp_test.h"

static const int64_t kExtremes[] = {INT64_MIN, INT64_MAX, -1, INT64_C(1) << 62};

static void drop_if_ok(tp_status_t status, tp_tensor_t** out) {
  assert_ok(status);
  DROP(*out);
}

/* Operators that multiply a stride by themselves: none may overflow. */
static void use_dim(tp_tensor_t* a, int64_t d) {
  const int64_t rank = tp_tensor_rank(a);
  const int64_t shift = 1;
  const tp_tensor_t* pair[] = {a, a};
  int64_t sizes[8];
  tp_tensor_t *index, *out, *second;
  for (int64_t i = 0; i < rank; ++i) sizes[i] = tp_tensor_size(a, i);
  index = tt_zeros(TP_DTYPE_I64, sizes, (size_t)rank);
  drop_if_ok(tp_sum(a, &d, 1, 1, &out), &out);
  drop_if_ok(tp_var(a, &d, 1, 0, 0, &out), &out);
  drop_if_ok(tp_cumsum(a, d, TP_DTYPE_F32, &out), &out);
  drop_if_ok(tp_softmax(a, d, TP_DTYPE_F32, &out), &out);
  drop_if_ok(tp_roll(a, &shift, 1, &d, 1, &out), &out);
  drop_if_ok(tp_cat(pair, 2, d, &out), &out);
  drop_if_ok(tp_stack(pair, 2, d, &out), &out);
  drop_if_ok(tp_gather(a, d, index, &out), &out);
  drop_if_ok(tp_scatter(a, d, index, a, &out), &out);
  DROP(index);
  if (tp_tensor_size(a, d) == 0) return;
  drop_if_ok(tp_argmax(a, d, 0, &out), &out);
  drop_if_ok(tp_max_dim(a, d, 0, &out, &second), &out);
  DROP(second);
}

static void use_whole(tp_tensor_t* a) {
  const size_t rank = (size_t)tp_tensor_rank(a);
  int64_t index[8] = {0};
  int64_t repeats[8];
  tp_scalar_t value;
  tp_tensor_t *mask, *out;
  for (size_t i = 0; i < rank; ++i) repeats[i] = 2;
  if (tp_tensor_numel(a) != 0) {
    for (size_t i = 0; i < rank; ++i) index[i] = tp_tensor_size(a, (int64_t)i);
    for (size_t i = 0; i < rank; ++i) --index[i];
    assert_ok(tp_tensor_get(a, index, rank, &value));
  } else {
    for (size_t i = 0; i < rank; ++i) {
      const int64_t size = tp_tensor_size(a, (int64_t)i);
      index[i] = size == 0 ? 0 : size - 1;
    }
    assert_fails(tp_tensor_get(a, index, rank, &value), TP_ERROR_RANGE);
    value = *F64(1);
    assert_fails(tp_tensor_set(a, index, rank, &value), TP_ERROR_RANGE);
  }
  drop_if_ok(tp_repeat(a, repeats, rank, &out), &out);
  drop_if_ok(tp_tril(a, 0, &out), &out);
  assert_ok(tp_eq(a, a, &mask));
  drop_if_ok(tp_masked_select(a, mask, &out), &out);
  DROP(mask);
}

/* A result of one element, whose stride means nothing. */
static void select_into(int64_t stride) {
  tp_tensor_t *base = tt_zeros(TP_DTYPE_F32, DIMS(4)), *a, *mask, *one, *weight;
  tp_tensor_t *classes = tt_zeros(TP_DTYPE_I64, DIMS(1)), *loss;
  assert_ok(tp_as_strided(base, LIST(1), LIST(stride), 1, 3, &one));
  a = tt_full(TP_DTYPE_F32, 1, DIMS(1));
  assert_ok(tp_eq(a, a, &mask));
  assert_ok(tp_masked_select_out(a, mask, one));
  assert_all(one, 1);
  DROP(a);
  a = tt_full(TP_DTYPE_F32, 1, DIMS(1, 1));
  assert_ok(tp_as_strided(base, LIST(1), LIST(stride), 1, 3, &weight));
  assert_ok(tp_nll_loss(a, classes, weight, -100, TP_LOSS_SUM, &loss));
  assert_all(loss, -1);
  DROP(a, mask, one, weight, classes, loss, base);
}

static void use(tp_tensor_t* a) {
  const int64_t rank = tp_tensor_rank(a);
  tp_tensor_t *index = tt_zeros(TP_DTYPE_I64, DIMS(1)), *copy, *sum, *part,
              *turned;
  (void)tp_tensor_flags(a);
  assert_ok(tp_fill_inplace(a, F64(1)));
  assert_ok(tp_clone(a, TP_FORMAT_PRESERVE, &copy));
  assert_ok(tp_add(a, a, &sum));
  assert_all(sum, 2);
  DROP(sum);
  assert_ok(tp_add(copy, a, &sum));
  assert_all(sum, 2);
  DROP(sum);
  assert_ok(tp_sum(a, NULL, 0, 0, &sum));
  assert_true(tt_number(sum, 0) == (double)tp_tensor_numel(a));
  DROP(copy, sum);
  for (int64_t d = 0; d < rank; ++d) {
    assert_ok(tp_unsqueeze(a, d, &part));
    DROP(part);
    assert_ok(tp_slice(a, d, INT64_MIN, TP_SLICE_OPEN, INT64_MAX, &part));
    DROP(part);
    use_dim(a, d);
    if (tp_tensor_size(a, d) == 0) continue;
    assert_ok(tp_index_select(a, d, index, &part));
    assert_all(part, 1);
    DROP(part);
  }
  assert_ok(tp_transpose(a, -1, -2, &turned));
  assert_ok(tp_matmul(a, turned, &sum));
  DROP(turned, sum, index);
  use_whole(a);
}

TEST(a_dimension_of_size_1_may_have_any_stride) {
  tp_tensor_t *base = tt_zeros(TP_DTYPE_F32, DIMS(4)), *a;
  for (size_t i = 0; i < TT_COUNT(kExtremes); ++i) {
    const int64_t s = kExtremes[i];
    assert_ok(tp_as_strided(base, LIST(1, 2), LIST(s, 1), 2, 0, &a));
    use(a);
    DROP(a);
    assert_ok(tp_as_strided(base, LIST(2, 1), LIST(1, s), 2, 1, &a));
    use(a);
    DROP(a);
    assert_ok(
        tp_as_strided(base, LIST(1, 2, 2, 1), LIST(s, 1, 2, s), 4, 0, &a));
    use(a);
    DROP(a);
    assert_ok(tp_as_strided(base, LIST(1, 1, 1, 1, 1), LIST(s, s, s, s, s), 5,
                            3, &a));
    use(a);
    DROP(a);
    select_into(s);
  }
  DROP(base);
}

TEST(a_tensor_without_elements_may_have_any_strides) {
  static const int64_t sizes[][4] = {
      {0, 4, 2, 2}, {4, 0, 2, 2}, {2, 4, 0, 2}, {2, 4, 2, 0}};
  tp_tensor_t *base = tt_zeros(TP_DTYPE_F32, DIMS(4)), *a;
  for (size_t i = 0; i < TT_COUNT(sizes); ++i) {
    for (size_t k = 0; k < TT_COUNT(kExtremes); ++k) {
      const int64_t s = kExtremes[k];
      assert_ok(tp_as_strided(base, sizes[i], LIST(s, s, s, s), 4, 0, &a));
      use(a);
      DROP(a);
      assert_ok(tp_as_strided(base, sizes[i], LIST(1, s, 1, 1), 4, 0, &a));
      use(a);
      DROP(a);
    }
  }
  DROP(base);
}

TEST(elements_whose_bytes_overflow_are_refused_also_with_stride_0) {
  const int64_t many = INT64_C(1) << 62;
  char memory[64];
  tp_tensor_t *base = tt_zeros(TP_DTYPE_F64, DIMS(4)), *a;
  assert_fails(tp_as_strided(base, &many, LIST(0), 1, 0, &a),
               TP_ERROR_OVERFLOW);
  assert_fails(tp_tensor_from_storage(tp_tensor_storage(base), &many, LIST(0),
                                      1, 0, TP_DTYPE_F64, &a),
               TP_ERROR_OVERFLOW);
  assert_fails(tp_tensor_set_storage(base, tp_tensor_storage(base), &many,
                                     LIST(0), 1, 0),
               TP_ERROR_OVERFLOW);
  assert_fails(tp_tensor_from_blob(memory, &many, LIST(0), 1, TP_DTYPE_F64, 0,
                                   0, NULL, NULL, 0, &a),
               TP_ERROR_OVERFLOW);
  assert_fails(tp_empty_strided(&many, LIST(0), 1, TP_DTYPE_F64, 0, 0, &a),
               TP_ERROR_OVERFLOW);
  /* As bytes they can be counted. */
  assert_ok(tp_tensor_from_storage(tp_tensor_storage(base), &many, LIST(0), 1,
                                   0, TP_DTYPE_U8, &a));
  assert_true(tp_tensor_nbytes(a) == (size_t)many);
  DROP(a, base);
}

TEST(a_view_that_begins_far_before_its_storage_is_refused) {
  tp_tensor_t *base = tt_zeros(TP_DTYPE_F64, DIMS(4)), *a;
  assert_fails(tp_as_strided(base, LIST(2), LIST(-INT64_MAX), 1, 0, &a),
               TP_ERROR_RANGE);
  assert_fails(tp_as_strided(base, LIST(2), LIST(INT64_MIN), 1, 0, &a),
               TP_ERROR_RANGE);
  assert_fails(tp_as_strided(base, LIST(2), LIST(-2), 1, 1, &a),
               TP_ERROR_RANGE);
  assert_error_says("begin 8 bytes before");
  DROP(base);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(a_dimension_of_size_1_may_have_any_stride),
      T(a_tensor_without_elements_may_have_any_strides),
      T(elements_whose_bytes_overflow_are_refused_also_with_stride_0),
      T(a_view_that_begins_far_before_its_storage_is_refused),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
