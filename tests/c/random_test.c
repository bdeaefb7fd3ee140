/* Random numbers: which they are, in every dtype. */
#include <math.h>

#include "c/support/calls.h"

enum { kMany = 100000 };

static const tp_dtype_t kFloats[] = {TP_DTYPE_F16,       TP_DTYPE_BF16,
                                     TP_DTYPE_F32,       TP_DTYPE_F64,
                                     TP_DTYPE_F8_E4M3FN, TP_DTYPE_F8_E5M2};
static const int kBits[] = {11, 8, 24, 53, 4, 3};

static tp_generator_t* seeded(uint64_t seed) {
  tp_generator_t* generator = NULL;
  assert_ok(tp_generator_new(seed, &generator));
  return generator;
}

/* All elements as doubles; freed by DROP of `*held`. */
static const double* doubles(tp_tensor_t* tensor, tp_tensor_t** held) {
  assert_ok(tp_to(tensor, TP_DTYPE_F64, 0, 0, TP_FORMAT_CONTIGUOUS, 0, held));
  return tp_tensor_data(*held);
}

static void assert_moments(tp_tensor_t* tensor, double mean, double variance) {
  tp_tensor_t* held;
  const double* x = doubles(tensor, &held);
  const int64_t n = tp_tensor_numel(tensor);
  double sum = 0, squares = 0;
  for (int64_t i = 0; i < n; ++i) sum += x[i];
  sum /= (double)n;
  for (int64_t i = 0; i < n; ++i) squares += (x[i] - sum) * (x[i] - sum);
  squares /= (double)n;
  /* Five standard errors; the fourth moment is at most 3 variances squared. */
  const double deviation = sqrt(variance);
  assert_true(fabs(sum - mean) <= 5 * deviation / sqrt((double)n));
  assert_true(fabs(squares - variance) <= 8 * variance / sqrt((double)n));
  DROP(held);
}

TEST(the_first_numbers_are_those_of_philox) {
  tp_generator_t* g = seeded(0);
  tp_tensor_t* a = tt_zeros(TP_DTYPE_F32, DIMS(4));
  assert_ok(tp_uniform_inplace(a, 0, 1, g));
  assert_values(a, (0x6627e8d5u >> 8) * 0x1p-24, (0xe169c58du >> 8) * 0x1p-24,
                (0xbc57ac4cu >> 8) * 0x1p-24, (0x9b00dbd8u >> 8) * 0x1p-24);
  assert_int_equal(tp_generator_offset(g), 1);
  tp_tensor_t* b = tt_zeros(TP_DTYPE_F64, DIMS(2));
  assert_ok(tp_generator_set(g, 0, 0));
  assert_ok(tp_uniform_inplace(b, 0, 1, g));
  assert_values(b, (double)(0xe169c58d6627e8d5u >> 11) * 0x1p-53,
                (double)(0x9b00dbd8bc57ac4cu >> 11) * 0x1p-53);
  DROP(a, b);
  tp_generator_release(g);
}

TEST(uniform_numbers_fill_their_interval_in_every_dtype) {
  tp_generator_t* g = seeded(1);
  for (size_t i = 0; i < TT_COUNT(kFloats); ++i) {
    tp_tensor_t *a = tt_zeros(kFloats[i], DIMS(kMany)), *held;
    assert_ok(tp_uniform_inplace(a, 0, 1, g));
    const double* x = doubles(a, &held);
    const double step = ldexp(1, -kBits[i]);
    double least = 1, most = 0;
    for (int i64 = 0; i64 < kMany; ++i64) {
      assert_true(x[i64] >= 0 && x[i64] < 1);
      assert_true(x[i64] == floor(x[i64] / step) * step);
      least = fmin(least, x[i64]);
      most = fmax(most, x[i64]);
    }
    assert_true(least <= step + 1e-3 && most >= 1 - step - 1e-3);
    /* The steps of a small float begin at 0, so its mean is half a step off. */
    assert_moments(a, 0.5 - step / 2, 1.0 / 12 * (1 - step * step));
    DROP(held);
    assert_ok(tp_uniform_inplace(a, -3, 5, g));
    x = doubles(a, &held);
    for (int k = 0; k < kMany; ++k) assert_true(x[k] >= -3 && x[k] < 5);
    DROP(held);
    assert_ok(tp_uniform_inplace(a, 2, 2, g));
    assert_all(a, 2);
    DROP(a);
  }
  tp_generator_release(g);
}

TEST(an_interval_that_is_none_is_refused) {
  tp_generator_t* g = seeded(1);
  tp_tensor_t *a = tt_zeros(TP_DTYPE_F32, DIMS(3)),
              *h = tt_zeros(TP_DTYPE_F16, DIMS(3)),
              *i = tt_zeros(TP_DTYPE_I32, DIMS(3)),
              *c = tt_zeros(TP_DTYPE_C64, DIMS(3));
  assert_fails(tp_uniform_inplace(a, 1, 0, g), TP_ERROR_ARGUMENT);
  assert_fails(tp_uniform_inplace(a, NAN, 1, g), TP_ERROR_ARGUMENT);
  assert_fails(tp_uniform_inplace(a, -3e38, 3e38, g), TP_ERROR_ARGUMENT);
  assert_fails(tp_uniform_inplace(h, 0, 1e5, g), TP_ERROR_ARGUMENT);
  assert_fails(tp_uniform_inplace(i, 0, 1, g), TP_ERROR_DTYPE);
  assert_fails(tp_uniform_inplace(c, 1, 0, g), TP_ERROR_ARGUMENT);
  assert_fails(tp_randint_inplace(c, 0, 2, g), TP_ERROR_DTYPE);
  assert_fails(tp_normal_inplace(a, 0, -1, g), TP_ERROR_ARGUMENT);
  assert_fails(tp_normal_inplace(i, 0, 1, g), TP_ERROR_DTYPE);
  assert_fails(tp_uniform_inplace(a, 0, 1, NULL), TP_ERROR_NULL);
  assert_fails(tp_uniform_inplace(a, 0, 1, (tp_generator_t*)(void*)a),
               TP_ERROR_HANDLE);
  assert_all(a, 0);
  assert_int_equal(tp_tensor_version(a), 0);
  assert_int_equal(tp_generator_offset(g), 0);
  DROP(a, h, i, c);
  tp_generator_release(g);
}

TEST(normal_numbers_have_their_moments_in_every_dtype) {
  tp_generator_t* g = seeded(2);
  for (size_t i = 0; i < TT_COUNT(kFloats); ++i) {
    if (kBits[i] < 8) continue; /* rounding of f8 shows in the moments */
    tp_tensor_t *a = tt_zeros(kFloats[i], DIMS(kMany)), *held;
    assert_ok(tp_normal_inplace(a, 0, 1, g));
    assert_moments(a, 0, 1);
    const double* x = doubles(a, &held);
    double skew = 0, kurtosis = 0;
    for (int k = 0; k < kMany; ++k) {
      assert_true(fabs(x[k]) < 9);
      skew += pow(x[k], 3) / kMany;
      kurtosis += pow(x[k], 4) / kMany;
    }
    assert_true(fabs(skew) < 0.06 && fabs(kurtosis - 3) < 0.2);
    DROP(held);
    assert_ok(tp_normal_inplace(a, 10, 0.5, g));
    assert_moments(a, 10, 0.25);
    assert_ok(tp_normal_inplace(a, 3, 0, g));
    assert_all(a, 3);
    DROP(a);
  }
  tp_generator_release(g);
}

TEST(complex_numbers_are_drawn_part_by_part) {
  const tp_dtype_t whole[] = {TP_DTYPE_C64, TP_DTYPE_C128};
  const tp_dtype_t part[] = {TP_DTYPE_F32, TP_DTYPE_F64};
  tp_generator_t* g = seeded(6);
  for (size_t i = 0; i < TT_COUNT(whole); ++i) {
    tp_tensor_t *a = tt_zeros(whole[i], DIMS(3, 5)), *t, *made;
    tp_tensor_t* parts = tt_zeros(part[i], DIMS(3, 5, 2));
    tp_tensor_t* turned = tt_zeros(whole[i], DIMS(5, 3));
    assert_ok(tp_t(turned, &t));
    for (int is_normal = 0; is_normal < 2; ++is_normal) {
      tp_tensor_t* const drawn[] = {a, t, parts};
      for (size_t k = 0; k < TT_COUNT(drawn); ++k) {
        const double deviation = drawn[k] == parts ? sqrt(0.5) * 3 : 3;
        assert_ok(tp_generator_set(g, 6, 0));
        assert_ok(is_normal ? tp_normal_inplace(drawn[k], 1, deviation, g)
                            : tp_uniform_inplace(drawn[k], -1, 2, g));
        assert_int_equal(tp_generator_offset(g), i == 0 ? 8 : 15);
      }
      assert_memory_equal(tp_tensor_data(a), tp_tensor_data(parts),
                          tp_tensor_nbytes(a));
      assert_same_values(t, a);
    }
    assert_ok(tp_generator_set(g, 6, 0));
    assert_ok(tp_randn(DIMS(kMany), whole[i], 0, 0, g, &made));
    for (int imaginary = 0; imaginary < 2; ++imaginary) {
      tp_tensor_t* view;
      assert_ok((imaginary ? tp_imag : tp_real)(made, &view));
      assert_moments(view, 0, 0.5);
      DROP(view);
    }
    DROP(a, t, turned, parts, made);
    assert_ok(tp_rand(DIMS(0), whole[i], 0, 0, g, &made));
    DROP(made);
  }
  tp_generator_release(g);
}

TEST(integers_are_all_alike_likely_in_every_dtype) {
  tp_generator_t* g = seeded(3);
  for (tp_dtype_t dtype = 1; dtype <= TP_DTYPE_COUNT; ++dtype) {
    tp_tensor_t *a = tt_zeros(dtype, DIMS(kMany)), *held;
    const int is_bool = tp_dtype_kind(dtype) == TP_KIND_BOOL;
    const int64_t high = is_bool ? 2 : 7;
    if (tp_dtype_kind(dtype) == TP_KIND_COMPLEX) {
      assert_fails(tp_randint_inplace(a, 0, high, g), TP_ERROR_DTYPE);
      DROP(a);
      continue;
    }
    assert_ok(tp_randint_inplace(a, 0, high, g));
    const double* x = doubles(a, &held);
    int64_t counts[7] = {0};
    for (int i = 0; i < kMany; ++i) {
      assert_true(x[i] >= 0 && x[i] < (double)high && x[i] == floor(x[i]));
      ++counts[(int)x[i]];
    }
    for (int64_t k = 0; k < high; ++k) {
      const double want = (double)kMany / (double)high;
      assert_true(fabs((double)counts[k] - want) < 6 * sqrt(want));
    }
    DROP(a, held);
  }
  tp_tensor_t* wide = tt_zeros(TP_DTYPE_I64, DIMS(1000));
  assert_ok(tp_randint_inplace(wide, INT64_MIN, INT64_MAX, g));
  int negative = 0;
  for (int i = 0; i < 1000; ++i) {
    negative += ((const int64_t*)tp_tensor_data(wide))[i] < 0;
  }
  assert_true(negative > 400 && negative < 600);
  DROP(wide);
  tp_generator_release(g);
}

TEST(integers_that_the_dtype_does_not_hold_are_refused) {
  tp_generator_t* g = seeded(3);
  static const struct {
    tp_dtype_t dtype;
    int64_t low, high;
    int good;
  } kCases[] = {
      {TP_DTYPE_I8, -128, 128, 1},      {TP_DTYPE_I8, -129, 0, 0},
      {TP_DTYPE_I8, 0, 129, 0},         {TP_DTYPE_U8, 0, 256, 1},
      {TP_DTYPE_U8, -1, 3, 0},          {TP_DTYPE_U8, 0, 257, 0},
      {TP_DTYPE_BOOL, 0, 2, 1},         {TP_DTYPE_BOOL, 0, 3, 0},
      {TP_DTYPE_F16, -2048, 2049, 1},   {TP_DTYPE_F16, 0, 2050, 0},
      {TP_DTYPE_BF16, -256, 257, 1},    {TP_DTYPE_BF16, -257, 0, 0},
      {TP_DTYPE_U64, 0, INT64_MAX, 1},  {TP_DTYPE_F32, 0, 1 << 25, 0},
      {TP_DTYPE_I64, INT64_MIN, 0, 1},  {TP_DTYPE_I32, 5, 5, 0},
      {TP_DTYPE_F8_E4M3FN, -16, 17, 1}, {TP_DTYPE_F8_E5M2, 0, 10, 0},
  };
  for (size_t i = 0; i < TT_COUNT(kCases); ++i) {
    tp_tensor_t* a = tt_zeros(kCases[i].dtype, DIMS(50));
    if (kCases[i].good) {
      assert_ok(tp_randint_inplace(a, kCases[i].low, kCases[i].high, g));
    } else {
      assert_refused(tp_randint_inplace(a, kCases[i].low, kCases[i].high, g));
      assert_all(a, 0);
    }
    DROP(a);
  }
  tp_generator_release(g);
}

TEST(truths_come_with_their_probability) {
  tp_generator_t* g = seeded(4);
  tp_tensor_t *a = tt_zeros(TP_DTYPE_U8, DIMS(kMany)), *out, *p,
              *wrong = tt_from(TP_DTYPE_F32, (const double[]){0, 1.5}, DIMS(2)),
              *row =
                  tt_from(TP_DTYPE_F32, (const double[]){0, 0.25, 1}, DIMS(3)),
              *wide = tt_zeros(TP_DTYPE_BOOL, DIMS(kMany, 3));
  assert_ok(tp_bernoulli_scalar_inplace(a, 0.3, g));
  assert_moments(a, 0.3, 0.21);
  assert_ok(tp_bernoulli_scalar_inplace(a, 1, g));
  assert_all(a, 1);
  assert_ok(tp_bernoulli_scalar_inplace(a, 0, g));
  assert_all(a, 0);
  assert_refused(tp_bernoulli_scalar_inplace(a, NAN, g));
  assert_fails(tp_bernoulli(wrong, g, &out), TP_ERROR_ARGUMENT);
  assert_error_says("position 1");
  assert_ok(tp_bernoulli_inplace(wide, row, g));
  for (int64_t k = 0; k < 3; ++k) {
    tp_tensor_t* column;
    assert_ok(tp_select(wide, 1, k, &column));
    if (k == 1) {
      assert_moments(column, 0.25, 0.1875);
    } else {
      assert_all(column, (double)k / 2);
    }
    DROP(column);
  }
  p = tt_full(TP_DTYPE_BF16, 0.5, DIMS(1000));
  assert_ok(tp_bernoulli(p, g, &out));
  assert_int_equal(tp_tensor_dtype(out), TP_DTYPE_BF16);
  assert_moments(out, 0.5, 0.25);
  assert_ok(tp_bernoulli_out(p, g, p));
  assert_int_equal(tp_tensor_version(p), 1);
  assert_moments(p, 0.5, 0.25);
  DROP(a, out, p, wrong, row, wide);
  tp_generator_release(g);
}

TEST(dropout_scales_what_it_keeps) {
  tp_generator_t* g = seeded(5);
  for (size_t i = 0; i < TT_COUNT(kFloats); ++i) {
    tp_tensor_t *a = tt_full(kFloats[i], 2, DIMS(kMany)), *out, *held;
    assert_ok(tp_dropout(a, 0.75, 1, g, &out));
    const double* x = doubles(out, &held);
    int64_t kept = 0;
    for (int k = 0; k < kMany; ++k) {
      assert_true(x[k] == 0 || x[k] == 8);
      kept += x[k] != 0;
    }
    assert_true(fabs((double)kept - kMany * 0.25) < 5 * sqrt(kMany * 0.1875));
    DROP(out, held);
    assert_ok(tp_dropout(a, 1, 1, g, &out));
    assert_all(out, 0);
    DROP(out);
    const uint64_t offset = tp_generator_offset(g);
    assert_ok(tp_dropout(a, 0.5, 0, g, &out));
    assert_ptr_equal(out, a);
    DROP(out);
    assert_ok(tp_dropout_inplace(a, 0.5, 0, g));
    assert_int_equal(tp_tensor_version(a), 0);
    assert_true(tp_generator_offset(g) == offset);
    assert_ok(tp_dropout_inplace(a, 0, 1, g));
    assert_all(a, 2);
    assert_refused(tp_dropout(a, 1.5, 1, g, &out));
    DROP(a);
  }
  tp_generator_release(g);
}

#define GENERATOR(g) \
  { .kind = TP_ARGUMENT_GENERATOR, .other = (g) }

TEST(draws_are_called_by_name) {
  tp_generator_t* g = seeded(0);
  tp_tensor_t *a = tt_full(TP_DTYPE_F32, 1, DIMS(4)), *results[5] = {NULL};
  assert_ok(CALL("uniform", &results[0], TENSOR(a), NUMBER(I64(0)),
                 NUMBER(F64(1)), GENERATOR(g)));
  assert_true(tt_number(results[0], 0) == (0x6627e8d5u >> 8) * 0x1p-24);
  assert_ok(CALL("normal", &results[1], TENSOR(a), NUMBER(I64(2)),
                 NUMBER(I64(0)), GENERATOR(g)));
  assert_all(results[1], 2);
  assert_ok(CALL("randint", &results[2], TENSOR(a), INTEGER(3), INTEGER(4),
                 GENERATOR(g)));
  assert_all(results[2], 3);
  assert_ok(CALL("bernoulli", &results[3], TENSOR(a), GENERATOR(g)));
  assert_all(results[3], 1);
  assert_ok(CALL("dropout", &results[4], TENSOR(a), NUMBER(I64(1)), TRUTH(1),
                 GENERATOR(g)));
  assert_all(results[4], 0);
  tt_drop(results, TT_COUNT(results));
  results[0] = a;
  assert_ok(CALL("randint", &results[0], TENSOR(a), INTEGER(9), INTEGER(10),
                 GENERATOR(g)));
  assert_all(a, 9);
  assert_fails(CALL("bernoulli", &results[0], TENSOR(a), GENERATOR(NULL)),
               TP_ERROR_NULL);
  assert_fails(CALL("bernoulli", &results[0], TENSOR(a), GENERATOR(a)),
               TP_ERROR_HANDLE);
  DROP(a);
  tp_generator_release(g);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(the_first_numbers_are_those_of_philox),
      T(uniform_numbers_fill_their_interval_in_every_dtype),
      T(an_interval_that_is_none_is_refused),
      T(normal_numbers_have_their_moments_in_every_dtype),
      T(complex_numbers_are_drawn_part_by_part),
      T(integers_are_all_alike_likely_in_every_dtype),
      T(integers_that_the_dtype_does_not_hold_are_refused),
      T(truths_come_with_their_probability),
      T(dropout_scales_what_it_keeps),
      T(draws_are_called_by_name),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
