/* Conversions that have vector forms: every 16-bit float, a sample of all f32
 * (all of them: `make exhaustive`), at any length, on every instruction set. */
#include <stdlib.h>

#include "support/simd_levels.h"
#include "support/small_floats.h"
#include "support/tp_test.h"

enum { kAll16 = 1 << 16 };

/* n elements in `from` converted to `to`. */
static void convert(const void* from, tp_dtype_t from_dtype, void* to,
                    tp_dtype_t to_dtype, int64_t n) {
  tp_tensor_t *source, *target;
  assert_ok(tp_tensor_from_blob((void*)from, &n, NULL, 1, from_dtype,
                                TP_DEVICE_CPU, 0, NULL, NULL, 0, &source));
  assert_ok(tp_tensor_from_blob(to, &n, NULL, 1, to_dtype, TP_DEVICE_CPU, 0,
                                NULL, NULL, 0, &target));
  assert_ok(tp_copy_inplace(target, source));
  DROP(source, target);
}

static void check_all_16(tp_dtype_t from, uint32_t (*want)(uint16_t)) {
  static uint16_t bits[kAll16];
  static uint32_t got[kAll16];
  for (uint32_t i = 0; i < kAll16; ++i) bits[i] = (uint16_t)i;
  convert(bits, from, got, TP_DTYPE_F32, kAll16);
  for (uint32_t i = 0; i < kAll16; ++i) {
    if (got[i] != want((uint16_t)i)) {
      fail_msg("%s 0x%04x is 0x%08x instead of 0x%08x", tp_dtype_name(from), i,
               got[i], want((uint16_t)i));
    }
  }
}

TEST(every_16_bit_float_widens_exactly) {
  for (int level = -1; use_next_simd(&level);) {
    check_all_16(TP_DTYPE_F16, f32_of_f16);
    check_all_16(TP_DTYPE_BF16, f32_of_bf16);
  }
}

/* What of f32 is looked at: all exponents and signs, each with the mantissas
 * where roundings change, and others. */
enum { kMantissas = 1024, kSample = 512 * kMantissas };

static uint32_t* make_sample(void) {
  uint32_t* sample = malloc(kSample * sizeof *sample);
  uint32_t seed = 1;
  assert_non_null(sample);
  for (uint32_t i = 0; i < kSample; ++i) {
    const uint32_t top = i / kMantissas << 23;
    const uint32_t k = i % kMantissas;
    seed = seed * 1664525u + 1013904223u;
    /* Around halves of the last places of f16 and bf16, then at random. */
    uint32_t mantissa = seed >> 9;
    if (k < 512) {
      const uint32_t half = k < 256 ? 1u << 12 : 1u << 15;
      mantissa = (k % 256 / 4 * half + k % 4 - 1) & 0x7fffff;
    } else if (k < 560) {
      mantissa = (1u << (k - 512) / 2) - (k & 1);
    }
    sample[i] = top | (mantissa & 0x7fffff);
  }
  return sample;
}

#define CHECK_SAMPLE(sample, n, type, dtype, want)                         \
  do {                                                                     \
    type* got_ = malloc((size_t)(n) * sizeof(type));                       \
    assert_non_null(got_);                                                 \
    convert((sample), TP_DTYPE_F32, got_, (dtype), (n));                   \
    for (int64_t i_ = 0; i_ < (n); ++i_) {                                 \
      if (got_[i_] != want((sample)[i_])) {                                \
        fail_msg("f32 0x%08x as %s is 0x%x instead of 0x%x", (sample)[i_], \
                 tp_dtype_name(dtype), (unsigned)got_[i_],                 \
                 (unsigned)want((sample)[i_]));                            \
      }                                                                    \
    }                                                                      \
    free(got_);                                                            \
  } while (0)

static void check_sample(const uint32_t* sample, int64_t n) {
  CHECK_SAMPLE(sample, n, uint16_t, TP_DTYPE_BF16, bf16_of);
  CHECK_SAMPLE(sample, n, uint16_t, TP_DTYPE_F16, f16_of);
  CHECK_SAMPLE(sample, n, int32_t, TP_DTYPE_I32, i32_of);
  CHECK_SAMPLE(sample, n, uint8_t, TP_DTYPE_U8, u8_of);
}

TEST(f32_rounds_once_and_saturates_at_any_length) {
  uint32_t* sample = make_sample();
  for (int level = -1; use_next_simd(&level);) {
    check_sample(sample, kSample);
    for (int64_t n = 1; n < 70; ++n) check_sample(sample + 5000 * n, n);
  }
  free(sample);
}

/* The bits of one conversion are those of every other way to make it. */
static void check_layouts(tp_dtype_t from, tp_dtype_t to) {
  enum { kRows = 40, kColumns = 50 };
  tp_tensor_t* plain =
      tt_as(tt_arange(TP_DTYPE_I32, DIMS(kRows, 2 * kColumns)), from);
  tp_tensor_t *half, *crossed, *dense, *want, *got;
  assert_ok(tp_slice(plain, 1, 0, TP_SLICE_OPEN, 2, &half));
  assert_ok(tp_clone(half, TP_FORMAT_CONTIGUOUS, &dense));
  assert_ok(tp_to(dense, to, 0, 0, TP_FORMAT_CONTIGUOUS, 0, &want));
  assert_ok(tp_to(half, to, 0, 0, TP_FORMAT_CONTIGUOUS, 0, &got));
  assert_same_values(got, want);
  tp_tensor_release(got);
  assert_ok(tp_transpose(half, 0, 1, &crossed));
  assert_ok(tp_to(crossed, to, 0, 0, TP_FORMAT_CONTIGUOUS, 0, &got));
  tp_tensor_t* back;
  assert_ok(tp_transpose(got, 0, 1, &back));
  assert_same_values(back, want);
  DROP(plain, half, crossed, dense, want, got, back);
}

TEST(any_layout_converts_to_the_same_bits) {
  for (tp_dtype_t from = 1; from <= TP_DTYPE_COUNT; ++from) {
    for (tp_dtype_t to = 1; to <= TP_DTYPE_COUNT; ++to) {
      check_layouts(from, to);
    }
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(every_16_bit_float_widens_exactly),
      T(f32_rounds_once_and_saturates_at_any_length),
      T(any_layout_converts_to_the_same_bits),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
