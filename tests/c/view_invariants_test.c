/* What holds for every view, whatever it does: the same storage and counter,
 * the bytes kept alive, and the mode of the tensor, not of the moment. */
#include "support/tp_test.h"

typedef tp_status_t (*view_t)(tp_tensor_t* t, tp_tensor_t** out);

#define VIEW(name, call) \
  static tp_status_t name(tp_tensor_t* t, tp_tensor_t** out) { return call; }
VIEW(as_strided, tp_as_strided(t, LIST(2, 2), LIST(1, 3), 2, 1, out))
VIEW(view, tp_view(t, LIST(4, 1, 6), 3, out))
VIEW(reshape, tp_reshape(t, LIST(24), 1, out))
VIEW(flatten, tp_flatten(t, 0, -1, out))
VIEW(unflatten, tp_unflatten(t, 1, LIST(2, 3), 2, out))
VIEW(select_, tp_select(t, 0, 1, out))
VIEW(slice, tp_slice(t, 1, 1, 6, 2, out))
VIEW(slice_back, tp_slice(t, 0, TP_SLICE_OPEN, TP_SLICE_OPEN, -1, out))
VIEW(narrow, tp_narrow(t, 0, 1, 2, out))
VIEW(transpose, tp_transpose(t, 0, 1, out))
VIEW(t_, tp_t(t, out))
VIEW(permute, tp_permute(t, LIST(1, 0), 2, out))
VIEW(movedim, tp_movedim(t, LIST(0), LIST(1), 1, out))
VIEW(squeeze, tp_squeeze(t, NULL, 0, out))
VIEW(unsqueeze, tp_unsqueeze(t, 1, out))
VIEW(expand, tp_expand(t, LIST(2, 4, 6), 3, out))
VIEW(diagonal, tp_diagonal(t, 0, 0, 1, out))
VIEW(unfold, tp_unfold(t, 1, 2, 2, out))
VIEW(flip, tp_flip(t, LIST(0, 1), 2, out))
VIEW(real_, tp_real(t, out))
VIEW(view_dtype, tp_view_dtype(t, TP_DTYPE_I16, out))
VIEW(alias, tp_alias(t, out))
VIEW(detach, tp_detach(t, out))

static tp_status_t second_of(tp_status_t (*cut)(tp_tensor_t*, tp_tensor_t**,
                                                size_t, size_t*),
                             tp_tensor_t* t, tp_tensor_t** out) {
  tp_tensor_t* pieces[6] = {0};
  size_t count = 0;
  const tp_status_t status = cut(t, pieces, 6, &count);
  for (size_t i = 0; i < count && status == TP_OK; ++i) {
    if (i == 1 || count == 1) *out = tp_tensor_retain(pieces[i]);
    tp_tensor_release(pieces[i]);
  }
  return status;
}
static tp_status_t cut_split(tp_tensor_t* t, tp_tensor_t** out, size_t n,
                             size_t* count) {
  return tp_split(t, 2, 0, out, n, count);
}
static tp_status_t cut_chunk(tp_tensor_t* t, tp_tensor_t** out, size_t n,
                             size_t* count) {
  return tp_chunk(t, 3, 1, out, n, count);
}
static tp_status_t cut_unbind(tp_tensor_t* t, tp_tensor_t** out, size_t n,
                              size_t* count) {
  return tp_unbind(t, 1, out, n, count);
}
VIEW(split, second_of(cut_split, t, out))
VIEW(chunk, second_of(cut_chunk, t, out))
VIEW(unbind, second_of(cut_unbind, t, out))

#define NAMED(name) \
  { #name, name }
static const struct {
  const char* name;
  view_t make;
} kViews[] = {
    NAMED(as_strided), NAMED(view),      NAMED(reshape),   NAMED(flatten),
    NAMED(unflatten),  NAMED(select_),   NAMED(slice),     NAMED(slice_back),
    NAMED(narrow),     NAMED(transpose), NAMED(t_),        NAMED(permute),
    NAMED(movedim),    NAMED(squeeze),   NAMED(unsqueeze), NAMED(expand),
    NAMED(diagonal),   NAMED(unfold),    NAMED(flip),      NAMED(real_),
    NAMED(view_dtype), NAMED(alias),     NAMED(detach),    NAMED(split),
    NAMED(chunk),      NAMED(unbind),
};

static tp_tensor_t* make(size_t i, tp_tensor_t* t) {
  tp_tensor_t* out = NULL;
  const tp_status_t status = kViews[i].make(t, &out);
  if (status != TP_OK) print_error("%s\n", kViews[i].name);
  assert_ok(status);
  assert_ptr_not_equal(out, t);
  return out;
}

TEST(every_view_shares_storage_bytes_and_counter_and_allocates_none) {
  tp_allocator_t* cpu = tt_cpu();
  for (size_t i = 0; i < TT_COUNT(kViews); ++i) {
    tp_tensor_t* t = tt_arange(TP_DTYPE_F32, DIMS(4, 6));
    assert_ok(tp_add_scalar_inplace(t, F64(1)));
    const uint64_t requests = tt_stats(cpu).allocations;
    tp_tensor_t* v = make(i, t);
    assert_int_equal(tt_stats(cpu).allocations, requests);
    assert_int_equal(
        tp_storage_same(tp_tensor_storage(v), tp_tensor_storage(t)), 1);
    assert_int_equal(tp_storage_use_count(tp_tensor_storage(t)), 2);
    assert_int_equal(tp_debug_shares_counter(v, t), 1);
    assert_int_equal(tp_tensor_version(v), 1);
    assert_int_equal(tp_tensor_use_count(v), 1);
    /* A copy of the record is as much of a view as its source. */
    const int record = kViews[i].make == alias || kViews[i].make == detach ||
                       kViews[i].make == real_;
    assert_flags(v, record ? 0 : TP_TENSOR_VIEW,
                 record ? TP_TENSOR_VIEW : TP_TENSOR_INFERENCE);
    assert_int_equal(tp_tensor_device_type(v), TP_DEVICE_CPU);
    assert_ok(tp_add_scalar_inplace(t, F64(1)));
    assert_int_equal(tp_tensor_version(v), 2);
    DROP(t); /* the view keeps the bytes */
    assert_int_equal(tp_debug_live_bytes(), 96);
    for (int64_t k = 0; k < tp_tensor_numel(v); ++k) tt_number(v, k);
    DROP(v);
  }
  tp_allocator_release(cpu);
}

TEST(every_view_of_an_inference_tensor_is_one_and_of_a_normal_one_is_not) {
  for (size_t i = 0; i < TT_COUNT(kViews); ++i) {
    tp_tensor_t* normal = tt_arange(TP_DTYPE_F32, DIMS(4, 6));
    assert_ok(tp_modes_set(TP_MODE_INFERENCE));
    tp_tensor_t* t = tt_arange(TP_DTYPE_F32, DIMS(4, 6));
    tp_tensor_t *inside = make(i, t), *of_normal = make(i, normal);
    assert_ok(tp_modes_set(0));
    tp_tensor_t* outside = make(i, t);
    assert_flags(inside, TP_TENSOR_INFERENCE, 0);
    assert_flags(outside, TP_TENSOR_INFERENCE, 0);
    assert_int_equal(tp_tensor_version(outside), -1);
    assert_flags(of_normal, 0, TP_TENSOR_INFERENCE);
    assert_int_equal(tp_tensor_version(of_normal), 0);
    DROP(normal, t, inside, of_normal, outside);
  }
}

TEST(no_view_of_nothing_or_into_nothing_crashes) {
  tp_tensor_t* t = tt_arange(TP_DTYPE_F32, DIMS(4, 6));
  for (size_t i = 0; i < TT_COUNT(kViews); ++i) {
    tp_tensor_t* out = NULL;
    assert_fails(kViews[i].make(NULL, &out), TP_ERROR_NULL);
    assert_null(out);
  }
  assert_fails(tp_alias(t, NULL), TP_ERROR_NULL);
  assert_fails(tp_view(t, NULL, 2, &(tp_tensor_t*){NULL}), TP_ERROR_NULL);
  DROP(t);
}

TEST(every_view_of_an_empty_or_rank_0_tensor_works_or_is_refused) {
  tp_tensor_t *empty = tt_zeros(TP_DTYPE_F32, DIMS(0, 6)),
              *number = tt_zeros(TP_DTYPE_F32, NULL, 0);
  tp_tensor_t* bases[] = {empty, number};
  for (int b = 0; b < 2; ++b) {
    for (size_t i = 0; i < TT_COUNT(kViews); ++i) {
      tp_tensor_t* out = NULL;
      if (kViews[i].make(bases[b], &out) == TP_OK) {
        char text[512];
        assert_true(tp_tensor_format(out, text, sizeof text) > 0);
        DROP(out);
      } else {
        assert_null(out);
        assert_true(tp_error_message(NULL)[0] != '\0');
      }
    }
  }
  DROP(empty, number);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(every_view_shares_storage_bytes_and_counter_and_allocates_none),
      T(every_view_of_an_inference_tensor_is_one_and_of_a_normal_one_is_not),
      T(no_view_of_nothing_or_into_nothing_crashes),
      T(every_view_of_an_empty_or_rank_0_tensor_works_or_is_refused),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
