/* Versions: what bumps them, who shares them, inference mode. */
#include "support/tp_test.h"

/* Every entry point of the headers that writes elements of its first operand.
 * Both are three rows of four f32. */
typedef tp_status_t (*mutate_t)(tp_tensor_t* t, tp_tensor_t* o);

static tp_status_t set_element(tp_tensor_t* t, tp_tensor_t* o) {
  (void)o;
  return tp_tensor_set(t, LIST(0, 0), 2, F64(1));
}
static tp_status_t copy_from(tp_tensor_t* t, tp_tensor_t* o) {
  (void)o;
  static const float bytes[12];
  return tp_tensor_copy_from(t, bytes, sizeof bytes);
}
static tp_status_t mark_written(tp_tensor_t* t, tp_tensor_t* o) {
  (void)o;
  return tp_tensor_mark_written(t);
}
static tp_status_t fill(tp_tensor_t* t, tp_tensor_t* o) {
  (void)o;
  return tp_fill_inplace(t, F64(2));
}
static tp_status_t zero(tp_tensor_t* t, tp_tensor_t* o) {
  (void)o;
  return tp_zero_inplace(t);
}
static tp_status_t sum_out(tp_tensor_t* t, tp_tensor_t* o) {
  tp_tensor_t* wide = NULL;
  tp_status_t status = tp_unsqueeze(o, 0, &wide);
  if (status == TP_OK) status = tp_sum_out(wide, LIST(0), 1, 0, t);
  tp_tensor_release(wide);
  return status;
}
static tp_status_t matmul_out(tp_tensor_t* t, tp_tensor_t* o) {
  tp_tensor_t* eye = NULL;
  tp_status_t status = tp_eye(4, 4, TP_DTYPE_F32, 0, 0, &eye);
  if (status == TP_OK) status = tp_matmul_out(o, eye, t);
  tp_tensor_release(eye);
  return status;
}
static tp_status_t index_select_out(tp_tensor_t* t, tp_tensor_t* o) {
  tp_tensor_t* index = NULL;
  tp_status_t status =
      tp_tensor_from_data(LIST(2, 1, 0), 24, LIST(3), 1, TP_DTYPE_I64, &index);
  if (status == TP_OK) status = tp_index_select_out(o, 0, index, t);
  tp_tensor_release(index);
  return status;
}
static tp_status_t relu(tp_tensor_t* t, tp_tensor_t* o) {
  (void)o;
  return tp_relu_inplace(t);
}
static tp_status_t relu_out(tp_tensor_t* t, tp_tensor_t* o) {
  return tp_relu_out(o, t);
}
static tp_status_t copy_inplace(tp_tensor_t* t, tp_tensor_t* o) {
  return tp_copy_inplace(t, o);
}

#define BINARY(name)                                                  \
  static tp_status_t name##_inplace(tp_tensor_t* t, tp_tensor_t* o) { \
    return tp_##name##_inplace(t, o);                                 \
  }                                                                   \
  static tp_status_t name##_out(tp_tensor_t* t, tp_tensor_t* o) {     \
    return tp_##name##_out(o, o, t);                                  \
  }                                                                   \
  static tp_status_t name##_scalar(tp_tensor_t* t, tp_tensor_t* o) {  \
    (void)o;                                                          \
    return tp_##name##_scalar_inplace(t, F64(2));                     \
  }
BINARY(add)
BINARY(sub)
BINARY(mul)
BINARY(div)
BINARY(eq)
#undef BINARY
#define BY_INDEX(name, call)                                                  \
  static tp_status_t name(tp_tensor_t* t, tp_tensor_t* o) {                   \
    tp_tensor_t* index = NULL;                                                \
    (void)o;                                                                  \
    tp_status_t status = tp_zeros(LIST(3, 4), 2, TP_DTYPE_I64, 0, 0, &index); \
    if (status == TP_OK) status = (call);                                     \
    tp_tensor_release(index);                                                 \
    return status;                                                            \
  }
BY_INDEX(gather_out, tp_gather_out(o, 0, index, t))
BY_INDEX(take_out, tp_take_out(o, index, t))
BY_INDEX(scatter_inplace, tp_scatter_inplace(t, 1, index, o))
BY_INDEX(scatter_out, tp_scatter_add_out(o, 1, index, o, t))
BY_INDEX(scatter_scalar, tp_scatter_mul_scalar_inplace(t, 0, index, F64(2)))
BY_INDEX(tril_inplace, tp_tril_inplace(t, 0))
BY_INDEX(triu_out, tp_triu_out(o, 0, t))
#undef BY_INDEX

#define DRAWS(name, call)                                   \
  static tp_status_t name(tp_tensor_t* t, tp_tensor_t* o) { \
    tp_generator_t* g = NULL;                               \
    tp_status_t status = tp_generator_new(1, &g);           \
    (void)o;                                                \
    if (status == TP_OK) status = (call);                   \
    tp_generator_release(g);                                \
    return status;                                          \
  }
DRAWS(uniform, tp_uniform_inplace(t, 0, 1, g))
DRAWS(normal, tp_normal_inplace(t, 0, 1, g))
DRAWS(randint, tp_randint_inplace(t, 0, 9, g))
DRAWS(bernoulli, tp_bernoulli_scalar_inplace(t, 0.5, g))
DRAWS(dropout, tp_dropout_inplace(t, 0.5, 1, g))
#undef DRAWS

#define NAMED(name) \
  { #name, name }

static const struct {
  const char* name;
  mutate_t mutate;
} kMutators[] = {
    NAMED(set_element),
    NAMED(copy_from),
    NAMED(mark_written),
    NAMED(fill),
    NAMED(zero),
    NAMED(copy_inplace),
    NAMED(add_inplace),
    NAMED(add_out),
    NAMED(add_scalar),
    NAMED(sub_inplace),
    NAMED(sub_out),
    NAMED(sub_scalar),
    NAMED(mul_inplace),
    NAMED(mul_out),
    NAMED(mul_scalar),
    NAMED(div_inplace),
    NAMED(div_out),
    NAMED(div_scalar),
    NAMED(eq_inplace),
    NAMED(eq_out),
    NAMED(eq_scalar),
    NAMED(relu),
    NAMED(relu_out),
    NAMED(sum_out),
    NAMED(matmul_out),
    NAMED(index_select_out),
    NAMED(gather_out),
    NAMED(take_out),
    NAMED(scatter_inplace),
    NAMED(scatter_out),
    NAMED(scatter_scalar),
    NAMED(tril_inplace),
    NAMED(triu_out),
    NAMED(uniform),
    NAMED(normal),
    NAMED(randint),
    NAMED(bernoulli),
    NAMED(dropout),
};

TEST(every_mutating_call_bumps_exactly_once) {
  for (size_t i = 0; i < TT_COUNT(kMutators); ++i) {
    tp_tensor_t *t = tt_arange(TP_DTYPE_F32, DIMS(3, 4)), *view,
                *o = tt_arange(TP_DTYPE_F32, DIMS(3, 4));
    assert_ok(tp_alias(t, &view));
    for (int times = 1; times <= 2; ++times) {
      assert_ok(kMutators[i].mutate(t, o));
      if (tp_tensor_version(t) != times) print_error("%s\n", kMutators[i].name);
      assert_int_equal(tp_tensor_version(t), times);
      assert_int_equal(tp_tensor_version(view), times);
    }
    assert_ok(kMutators[i].mutate(view, o));
    assert_int_equal(tp_tensor_version(t), 3);
    assert_int_equal(tp_tensor_version(o), 0);
    DROP(t, view, o);
  }
}

TEST(argmax_into_a_tensor_bumps_it_once) {
  tp_tensor_t *a = tt_arange(TP_DTYPE_F32, DIMS(3, 4)),
              *out = tt_zeros(TP_DTYPE_I64, DIMS(3));
  assert_ok(tp_argmax_out(a, 1, 0, out));
  assert_values(out, 3, 3, 3);
  assert_int_equal(tp_tensor_version(out), 1);
  assert_int_equal(tp_tensor_version(a), 0);
  DROP(a, out);
}

TEST(a_write_of_no_elements_leaves_everything_else_as_it_was) {
  tp_tensor_t *t = tt_zeros(TP_DTYPE_F32, DIMS(0, 4)), *sum;
  assert_ok(tp_fill_inplace(t, F64(1)));
  assert_ok(tp_add_inplace(t, t));
  assert_ok(tp_add(t, t, &sum));
  assert_int_equal(tp_tensor_version(sum), 0);
  assert_true(tp_tensor_version(t) >= 0 && tp_tensor_version(t) <= 2);
  DROP(t, sum);
}

TEST(a_failed_mutation_leaves_version_and_elements_alone) {
  tp_tensor_t *t = tt_arange(TP_DTYPE_F32, DIMS(3, 4)),
              *bad = tt_zeros(TP_DTYPE_F32, DIMS(5)),
              *wide = tt_zeros(TP_DTYPE_C64, DIMS(3, 4)),
              *ints = tt_zeros(TP_DTYPE_I32, DIMS(3, 4));
  assert_refused(tp_add_inplace(t, bad));
  assert_refused(tp_add_inplace(t, wide));
  assert_refused(tp_copy_inplace(t, bad));
  assert_refused(tp_add_out(t, bad, t));
  assert_refused(tp_add_out(bad, bad, t));
  assert_refused(tp_relu_out(bad, t));
  assert_refused(tp_add_inplace(ints, t));
  assert_refused(tp_tensor_set(t, LIST(3, 0), 2, F64(1)));
  assert_refused(tp_tensor_copy_from(t, "", 1));
  assert_refused(tp_matmul_out(t, bad, t));
  assert_int_equal(tp_tensor_version(t), 0);
  assert_int_equal(tp_tensor_version(ints), 0);
  assert_values(t, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11);
  DROP(t, bad, wide, ints);
}

TEST(reading_and_out_of_place_operators_leave_the_version_alone) {
  tp_tensor_t *x = tt_arange(TP_DTYPE_F32, DIMS(4)), *y, *z;
  assert_ok(tp_add_scalar_inplace(x, F64(1)));
  assert_ok(tp_add_scalar_inplace(x, F64(1)));
  assert_int_equal(tp_tensor_version(x), 2);
  assert_ok(tp_add_scalar(x, F64(1), &y));
  assert_int_equal(tp_tensor_version(x), 2);
  assert_int_equal(tp_tensor_version(y), 0);
  assert_ok(tp_sum(x, NULL, 0, 0, &z));
  float bytes[4];
  assert_ok(tp_tensor_copy_to(x, bytes, sizeof bytes));
  char text[64];
  tp_tensor_format(x, text, sizeof text);
  assert_non_null(tp_tensor_data(x));
  assert_int_equal(tp_tensor_version(x), 2);
  assert_int_equal(tp_tensor_version(z), 0);
  DROP(x, y, z);
}

TEST(the_counter_exists_before_any_view_does) {
  tp_tensor_t *t = tt_zeros(TP_DTYPE_F32, DIMS(4)), *view;
  assert_ok(tp_narrow(t, 0, 1, 2, &view));
  assert_int_equal(tp_tensor_version(view), 0);
  assert_ok(tp_fill_inplace(t, F64(1)));
  assert_int_equal(tp_tensor_version(view), 1);
  assert_ok(tp_fill_inplace(view, F64(2)));
  assert_int_equal(tp_tensor_version(t), 2);
  assert_int_equal(tp_storage_version(tp_tensor_storage(t)), 2);
  assert_int_equal(tp_debug_shares_counter(t, view), 1);
  DROP(t, view);
}

TEST(a_whole_chain_of_views_shares_one_counter) {
  tp_tensor_t *t = tt_zeros(TP_DTYPE_F32, DIMS(4, 6)), *a, *b, *c, *d;
  assert_ok(tp_slice(t, 1, 0, 6, 2, &a));
  assert_ok(tp_t(a, &b));
  assert_ok(tp_view_dtype(t, TP_DTYPE_I32, &c));
  assert_ok(tp_detach(b, &d));
  tp_tensor_t* chain[] = {t, a, b, c, d};
  for (int i = 0; i < 5; ++i) {
    for (int k = 0; k < 5; ++k) {
      assert_int_equal(tp_debug_shares_counter(chain[i], chain[k]), 1);
    }
    assert_ok(tp_zero_inplace(chain[i]));
    for (int k = 0; k < 5; ++k) {
      assert_int_equal(tp_tensor_version(chain[k]), i + 1);
    }
  }
  DROP(t, a, b, c, d);
}

TEST(equal_versions_are_not_a_shared_counter) {
  tp_tensor_t *a = tt_zeros(TP_DTYPE_F32, DIMS(4)),
              *b = tt_zeros(TP_DTYPE_F32, DIMS(4)), *clone;
  assert_ok(tp_clone(a, 0, &clone));
  assert_int_equal(tp_tensor_version(a), tp_tensor_version(b));
  assert_int_equal(tp_debug_shares_counter(a, b), 0);
  assert_int_equal(tp_debug_shares_counter(a, clone), 0);
  DROP(a, b, clone);
}

TEST(an_inference_tensor_reads_minus_1_and_counts_nothing) {
  assert_ok(tp_modes_set(TP_MODE_INFERENCE));
  tp_tensor_t *t = tt_zeros(TP_DTYPE_F32, DIMS(3, 4)), *view, *sum,
              *o = tt_arange(TP_DTYPE_F32, DIMS(3, 4));
  assert_int_equal(tp_tensor_version(t), -1);
  assert_int_equal(tp_error_code(NULL), TP_OK);
  assert_flags(t, TP_TENSOR_INFERENCE, 0);
  assert_int_equal(
      tp_storage_flags(tp_tensor_storage(t)) & TP_STORAGE_INFERENCE,
      TP_STORAGE_INFERENCE);
  assert_ok(tp_t(t, &view));
  assert_int_equal(tp_tensor_version(view), -1);
  for (size_t i = 0; i < TT_COUNT(kMutators); ++i) {
    assert_ok(kMutators[i].mutate(t, o));
    assert_int_equal(tp_tensor_version(t), -1);
  }
  assert_ok(tp_add(t, o, &sum));
  assert_int_equal(tp_tensor_version(sum), -1);
  assert_ok(tp_modes_set(0));
  assert_int_equal(tp_tensor_version(t), -1);
  DROP(t, view, o, sum);
}

TEST(writing_to_an_inference_tensor_outside_the_mode_is_refused) {
  assert_ok(tp_modes_set(TP_MODE_INFERENCE));
  tp_tensor_t *t = tt_arange(TP_DTYPE_F32, DIMS(3, 4)), *view, *later, *out;
  assert_ok(tp_alias(t, &view));
  assert_ok(tp_modes_set(0));
  tp_tensor_t* o = tt_arange(TP_DTYPE_F32, DIMS(3, 4));
  assert_ok(tp_alias(t, &later));
  tp_tensor_t* all[] = {t, view, later};
  for (int k = 0; k < 3; ++k) {
    for (size_t i = 0; i < TT_COUNT(kMutators); ++i) {
      assert_fails(kMutators[i].mutate(all[k], o), TP_ERROR_INFERENCE);
    }
    void* data = o;
    assert_fails(tp_tensor_begin_write(all[k], &data), TP_ERROR_INFERENCE);
    assert_null(data);
  }
  assert_values(t, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11);
  assert_ok(tp_add(t, o, &out)); /* reading one is fine */
  assert_int_equal(tp_tensor_version(out), 0);
  DROP(t, view, later, o, out);
}

TEST(a_view_of_a_normal_tensor_made_inside_the_mode_stays_normal) {
  tp_tensor_t *t = tt_zeros(TP_DTYPE_F32, DIMS(4)), *view;
  assert_ok(tp_modes_set(TP_MODE_INFERENCE));
  assert_ok(tp_narrow(t, 0, 0, 2, &view));
  assert_int_equal(tp_tensor_version(view), 0);
  assert_flags(view, 0, TP_TENSOR_INFERENCE);
  assert_ok(tp_fill_inplace(view, F64(1)));
  assert_int_equal(tp_tensor_version(t), 1);
  assert_ok(tp_modes_set(0));
  assert_ok(tp_fill_inplace(view, F64(2)));
  assert_int_equal(tp_tensor_version(t), 2);
  DROP(t, view);
}

TEST(an_exported_writer_bumps_at_its_beginning_and_its_end) {
  tp_tensor_t* t = tt_zeros(TP_DTYPE_F32, DIMS(4));
  void* data = NULL;
  assert_ok(tp_tensor_begin_write(t, &data));
  assert_ok(tp_tensor_begin_write(t, &data));
  assert_int_equal(tp_tensor_version(t), 2);
  assert_ok(tp_tensor_end_write(t));
  assert_ok(tp_tensor_end_write(t));
  assert_int_equal(tp_tensor_version(t), 4);
  assert_fails(tp_tensor_end_write(t), TP_ERROR_STATE);
  assert_int_equal(tp_tensor_version(t), 4);
  DROP(t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(every_mutating_call_bumps_exactly_once),
      T(argmax_into_a_tensor_bumps_it_once),
      T(a_write_of_no_elements_leaves_everything_else_as_it_was),
      T(a_failed_mutation_leaves_version_and_elements_alone),
      T(reading_and_out_of_place_operators_leave_the_version_alone),
      T(the_counter_exists_before_any_view_does),
      T(a_whole_chain_of_views_shares_one_counter),
      T(equal_versions_are_not_a_shared_counter),
      T(an_inference_tensor_reads_minus_1_and_counts_nothing),
      T(writing_to_an_inference_tensor_outside_the_mode_is_refused),
      T(a_view_of_a_normal_tensor_made_inside_the_mode_stays_normal),
      T(an_exported_writer_bumps_at_its_beginning_and_its_end),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
