// Code generated from docs/api/tensorplay.json. DO NOT EDIT.

package raw

/*
#cgo pkg-config: tensorplay
#include "failure.h"
#include <tensorplay/ops.h>
#include <tensorplay/ops_activation.h>
#include <tensorplay/ops_arithmetic.h>
#include <tensorplay/ops_classification.h>
#include <tensorplay/ops_comparison.h>
#include <tensorplay/ops_complex.h>
#include <tensorplay/ops_division.h>
#include <tensorplay/ops_exponential.h>
#include <tensorplay/ops_hyperbolic.h>
#include <tensorplay/ops_indexing.h>
#include <tensorplay/ops_joining.h>
#include <tensorplay/ops_logic.h>
#include <tensorplay/ops_math.h>
#include <tensorplay/ops_matrix.h>
#include <tensorplay/ops_nn.h>
#include <tensorplay/ops_optimizer.h>
#include <tensorplay/ops_power.h>
#include <tensorplay/ops_random.h>
#include <tensorplay/ops_reduction.h>
#include <tensorplay/ops_rounding.h>
#include <tensorplay/ops_scan.h>
#include <tensorplay/ops_scattering.h>
#include <tensorplay/ops_shift.h>
#include <tensorplay/ops_softmax.h>
#include <tensorplay/ops_special.h>
#include <tensorplay/ops_ternary.h>
#include <tensorplay/ops_trigonometry.h>
typedef struct {
  go_failure_t* failure;
  tp_status_t status;
} go_status_r;
typedef struct {
  tp_dtype_t out;
  go_failure_t* failure;
  tp_status_t status;
} go_tp_dtype_t_out_r;
typedef struct {
  tp_tensor_t* out;
  go_failure_t* failure;
  tp_status_t status;
} go_tp_tensor_tp_out_r;
typedef struct {
  tp_loss_reduction_t out;
  go_failure_t* failure;
  tp_status_t status;
} go_tp_loss_reduction_t_out_r;
typedef struct {
  tp_sgd_options_t options;
  go_failure_t* failure;
  tp_status_t status;
} go_tp_sgd_options_t_options_r;
typedef struct {
  tp_adam_options_t options;
  go_failure_t* failure;
  tp_status_t status;
} go_tp_adam_options_t_options_r;
typedef struct {
  tp_generator_t* out;
  go_failure_t* failure;
  tp_status_t status;
} go_tp_generator_tp_out_r;
typedef struct {
  tp_tensor_t* values;
  tp_tensor_t* indices;
  go_failure_t* failure;
  tp_status_t status;
} go_tp_tensor_tp_values_tp_tensor_tp_indices_r;
typedef struct {
  tp_tensor_t* min;
  tp_tensor_t* max;
  go_failure_t* failure;
  tp_status_t status;
} go_tp_tensor_tp_min_tp_tensor_tp_max_r;
static go_status_r go_tp_fill_inplace(uintptr_t a, tp_scalar_t value) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_fill_inplace((tp_tensor_t*)a, &value));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_zero_inplace(uintptr_t a) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_zero_inplace((tp_tensor_t*)a));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_dtype_t_out_r go_tp_result_dtype(const tp_tensor_t* const* tensors, size_t n, const tp_scalar_t* scalars, size_t m) {
  go_tp_dtype_t_out_r r = {0};
  const tp_scalar_t** scalars_list = go_list(scalars, m);
  if (scalars_list == NULL) {
    r.failure = go_no_memory("tp_result_dtype", &r.status);
    return r;
  }
  GO_CALL(r.status, tp_result_dtype(tensors, n, scalars_list, m, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  free(scalars_list);
  return r;
}
static go_tp_tensor_tp_out_r go_tp_leaky_relu(uintptr_t a, tp_scalar_t negative_slope) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_leaky_relu((const tp_tensor_t*)a, negative_slope.dtype ? &negative_slope : NULL, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_leaky_relu_out(uintptr_t a, tp_scalar_t negative_slope, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_leaky_relu_out((const tp_tensor_t*)a, negative_slope.dtype ? &negative_slope : NULL, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_leaky_relu_inplace(uintptr_t a, tp_scalar_t negative_slope) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_leaky_relu_inplace((tp_tensor_t*)a, negative_slope.dtype ? &negative_slope : NULL));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_elu(uintptr_t a, tp_scalar_t alpha, tp_scalar_t scale, tp_scalar_t input_scale) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_elu((const tp_tensor_t*)a, alpha.dtype ? &alpha : NULL, scale.dtype ? &scale : NULL, input_scale.dtype ? &input_scale : NULL, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_elu_out(uintptr_t a, tp_scalar_t alpha, tp_scalar_t scale, tp_scalar_t input_scale, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_elu_out((const tp_tensor_t*)a, alpha.dtype ? &alpha : NULL, scale.dtype ? &scale : NULL, input_scale.dtype ? &input_scale : NULL, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_elu_inplace(uintptr_t a, tp_scalar_t alpha, tp_scalar_t scale, tp_scalar_t input_scale) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_elu_inplace((tp_tensor_t*)a, alpha.dtype ? &alpha : NULL, scale.dtype ? &scale : NULL, input_scale.dtype ? &input_scale : NULL));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_softplus(uintptr_t a, tp_scalar_t beta, tp_scalar_t threshold) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_softplus((const tp_tensor_t*)a, beta.dtype ? &beta : NULL, threshold.dtype ? &threshold : NULL, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_softplus_out(uintptr_t a, tp_scalar_t beta, tp_scalar_t threshold, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_softplus_out((const tp_tensor_t*)a, beta.dtype ? &beta : NULL, threshold.dtype ? &threshold : NULL, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_softplus_inplace(uintptr_t a, tp_scalar_t beta, tp_scalar_t threshold) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_softplus_inplace((tp_tensor_t*)a, beta.dtype ? &beta : NULL, threshold.dtype ? &threshold : NULL));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_silu(uintptr_t a) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_silu((const tp_tensor_t*)a, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_silu_out(uintptr_t a, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_silu_out((const tp_tensor_t*)a, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_silu_inplace(uintptr_t a) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_silu_inplace((tp_tensor_t*)a));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_gelu(uintptr_t a) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_gelu((const tp_tensor_t*)a, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_gelu_out(uintptr_t a, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_gelu_out((const tp_tensor_t*)a, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_gelu_inplace(uintptr_t a) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_gelu_inplace((tp_tensor_t*)a));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_gelu_tanh(uintptr_t a) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_gelu_tanh((const tp_tensor_t*)a, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_gelu_tanh_out(uintptr_t a, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_gelu_tanh_out((const tp_tensor_t*)a, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_gelu_tanh_inplace(uintptr_t a) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_gelu_tanh_inplace((tp_tensor_t*)a));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_add(uintptr_t a, uintptr_t b) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_add((const tp_tensor_t*)a, (const tp_tensor_t*)b, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_add_out(uintptr_t a, uintptr_t b, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_add_out((const tp_tensor_t*)a, (const tp_tensor_t*)b, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_add_inplace(uintptr_t a, uintptr_t b) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_add_inplace((tp_tensor_t*)a, (const tp_tensor_t*)b));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_add_scalar(uintptr_t a, tp_scalar_t b) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_add_scalar((const tp_tensor_t*)a, &b, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_add_scalar_out(uintptr_t a, tp_scalar_t b, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_add_scalar_out((const tp_tensor_t*)a, &b, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_add_scalar_inplace(uintptr_t a, tp_scalar_t b) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_add_scalar_inplace((tp_tensor_t*)a, &b));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_sub(uintptr_t a, uintptr_t b) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_sub((const tp_tensor_t*)a, (const tp_tensor_t*)b, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_sub_out(uintptr_t a, uintptr_t b, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_sub_out((const tp_tensor_t*)a, (const tp_tensor_t*)b, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_sub_inplace(uintptr_t a, uintptr_t b) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_sub_inplace((tp_tensor_t*)a, (const tp_tensor_t*)b));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_sub_scalar(uintptr_t a, tp_scalar_t b) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_sub_scalar((const tp_tensor_t*)a, &b, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_sub_scalar_out(uintptr_t a, tp_scalar_t b, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_sub_scalar_out((const tp_tensor_t*)a, &b, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_sub_scalar_inplace(uintptr_t a, tp_scalar_t b) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_sub_scalar_inplace((tp_tensor_t*)a, &b));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_mul(uintptr_t a, uintptr_t b) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_mul((const tp_tensor_t*)a, (const tp_tensor_t*)b, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_mul_out(uintptr_t a, uintptr_t b, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_mul_out((const tp_tensor_t*)a, (const tp_tensor_t*)b, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_mul_inplace(uintptr_t a, uintptr_t b) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_mul_inplace((tp_tensor_t*)a, (const tp_tensor_t*)b));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_mul_scalar(uintptr_t a, tp_scalar_t b) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_mul_scalar((const tp_tensor_t*)a, &b, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_mul_scalar_out(uintptr_t a, tp_scalar_t b, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_mul_scalar_out((const tp_tensor_t*)a, &b, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_mul_scalar_inplace(uintptr_t a, tp_scalar_t b) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_mul_scalar_inplace((tp_tensor_t*)a, &b));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_div(uintptr_t a, uintptr_t b) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_div((const tp_tensor_t*)a, (const tp_tensor_t*)b, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_div_out(uintptr_t a, uintptr_t b, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_div_out((const tp_tensor_t*)a, (const tp_tensor_t*)b, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_div_inplace(uintptr_t a, uintptr_t b) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_div_inplace((tp_tensor_t*)a, (const tp_tensor_t*)b));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_div_scalar(uintptr_t a, tp_scalar_t b) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_div_scalar((const tp_tensor_t*)a, &b, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_div_scalar_out(uintptr_t a, tp_scalar_t b, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_div_scalar_out((const tp_tensor_t*)a, &b, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_div_scalar_inplace(uintptr_t a, tp_scalar_t b) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_div_scalar_inplace((tp_tensor_t*)a, &b));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_maximum(uintptr_t a, uintptr_t b) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_maximum((const tp_tensor_t*)a, (const tp_tensor_t*)b, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_maximum_out(uintptr_t a, uintptr_t b, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_maximum_out((const tp_tensor_t*)a, (const tp_tensor_t*)b, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_maximum_inplace(uintptr_t a, uintptr_t b) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_maximum_inplace((tp_tensor_t*)a, (const tp_tensor_t*)b));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_maximum_scalar(uintptr_t a, tp_scalar_t b) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_maximum_scalar((const tp_tensor_t*)a, &b, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_maximum_scalar_out(uintptr_t a, tp_scalar_t b, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_maximum_scalar_out((const tp_tensor_t*)a, &b, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_maximum_scalar_inplace(uintptr_t a, tp_scalar_t b) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_maximum_scalar_inplace((tp_tensor_t*)a, &b));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_minimum(uintptr_t a, uintptr_t b) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_minimum((const tp_tensor_t*)a, (const tp_tensor_t*)b, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_minimum_out(uintptr_t a, uintptr_t b, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_minimum_out((const tp_tensor_t*)a, (const tp_tensor_t*)b, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_minimum_inplace(uintptr_t a, uintptr_t b) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_minimum_inplace((tp_tensor_t*)a, (const tp_tensor_t*)b));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_minimum_scalar(uintptr_t a, tp_scalar_t b) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_minimum_scalar((const tp_tensor_t*)a, &b, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_minimum_scalar_out(uintptr_t a, tp_scalar_t b, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_minimum_scalar_out((const tp_tensor_t*)a, &b, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_minimum_scalar_inplace(uintptr_t a, tp_scalar_t b) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_minimum_scalar_inplace((tp_tensor_t*)a, &b));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_isnan(uintptr_t a) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_isnan((const tp_tensor_t*)a, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_isnan_out(uintptr_t a, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_isnan_out((const tp_tensor_t*)a, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_isnan_inplace(uintptr_t a) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_isnan_inplace((tp_tensor_t*)a));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_isinf(uintptr_t a) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_isinf((const tp_tensor_t*)a, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_isinf_out(uintptr_t a, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_isinf_out((const tp_tensor_t*)a, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_isinf_inplace(uintptr_t a) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_isinf_inplace((tp_tensor_t*)a));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_isfinite(uintptr_t a) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_isfinite((const tp_tensor_t*)a, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_isfinite_out(uintptr_t a, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_isfinite_out((const tp_tensor_t*)a, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_isfinite_inplace(uintptr_t a) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_isfinite_inplace((tp_tensor_t*)a));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_nan_to_num(uintptr_t a, tp_scalar_t nan, tp_scalar_t posinf, tp_scalar_t neginf) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_nan_to_num((const tp_tensor_t*)a, nan.dtype ? &nan : NULL, posinf.dtype ? &posinf : NULL, neginf.dtype ? &neginf : NULL, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_nan_to_num_out(uintptr_t a, tp_scalar_t nan, tp_scalar_t posinf, tp_scalar_t neginf, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_nan_to_num_out((const tp_tensor_t*)a, nan.dtype ? &nan : NULL, posinf.dtype ? &posinf : NULL, neginf.dtype ? &neginf : NULL, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_nan_to_num_inplace(uintptr_t a, tp_scalar_t nan, tp_scalar_t posinf, tp_scalar_t neginf) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_nan_to_num_inplace((tp_tensor_t*)a, nan.dtype ? &nan : NULL, posinf.dtype ? &posinf : NULL, neginf.dtype ? &neginf : NULL));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_eq(uintptr_t a, uintptr_t b) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_eq((const tp_tensor_t*)a, (const tp_tensor_t*)b, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_eq_out(uintptr_t a, uintptr_t b, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_eq_out((const tp_tensor_t*)a, (const tp_tensor_t*)b, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_eq_inplace(uintptr_t a, uintptr_t b) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_eq_inplace((tp_tensor_t*)a, (const tp_tensor_t*)b));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_eq_scalar(uintptr_t a, tp_scalar_t b) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_eq_scalar((const tp_tensor_t*)a, &b, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_eq_scalar_out(uintptr_t a, tp_scalar_t b, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_eq_scalar_out((const tp_tensor_t*)a, &b, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_eq_scalar_inplace(uintptr_t a, tp_scalar_t b) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_eq_scalar_inplace((tp_tensor_t*)a, &b));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_ne(uintptr_t a, uintptr_t b) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_ne((const tp_tensor_t*)a, (const tp_tensor_t*)b, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_ne_out(uintptr_t a, uintptr_t b, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_ne_out((const tp_tensor_t*)a, (const tp_tensor_t*)b, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_ne_inplace(uintptr_t a, uintptr_t b) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_ne_inplace((tp_tensor_t*)a, (const tp_tensor_t*)b));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_ne_scalar(uintptr_t a, tp_scalar_t b) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_ne_scalar((const tp_tensor_t*)a, &b, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_ne_scalar_out(uintptr_t a, tp_scalar_t b, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_ne_scalar_out((const tp_tensor_t*)a, &b, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_ne_scalar_inplace(uintptr_t a, tp_scalar_t b) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_ne_scalar_inplace((tp_tensor_t*)a, &b));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_lt(uintptr_t a, uintptr_t b) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_lt((const tp_tensor_t*)a, (const tp_tensor_t*)b, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_lt_out(uintptr_t a, uintptr_t b, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_lt_out((const tp_tensor_t*)a, (const tp_tensor_t*)b, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_lt_inplace(uintptr_t a, uintptr_t b) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_lt_inplace((tp_tensor_t*)a, (const tp_tensor_t*)b));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_lt_scalar(uintptr_t a, tp_scalar_t b) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_lt_scalar((const tp_tensor_t*)a, &b, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_lt_scalar_out(uintptr_t a, tp_scalar_t b, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_lt_scalar_out((const tp_tensor_t*)a, &b, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_lt_scalar_inplace(uintptr_t a, tp_scalar_t b) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_lt_scalar_inplace((tp_tensor_t*)a, &b));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_le(uintptr_t a, uintptr_t b) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_le((const tp_tensor_t*)a, (const tp_tensor_t*)b, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_le_out(uintptr_t a, uintptr_t b, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_le_out((const tp_tensor_t*)a, (const tp_tensor_t*)b, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_le_inplace(uintptr_t a, uintptr_t b) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_le_inplace((tp_tensor_t*)a, (const tp_tensor_t*)b));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_le_scalar(uintptr_t a, tp_scalar_t b) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_le_scalar((const tp_tensor_t*)a, &b, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_le_scalar_out(uintptr_t a, tp_scalar_t b, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_le_scalar_out((const tp_tensor_t*)a, &b, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_le_scalar_inplace(uintptr_t a, tp_scalar_t b) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_le_scalar_inplace((tp_tensor_t*)a, &b));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_gt(uintptr_t a, uintptr_t b) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_gt((const tp_tensor_t*)a, (const tp_tensor_t*)b, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_gt_out(uintptr_t a, uintptr_t b, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_gt_out((const tp_tensor_t*)a, (const tp_tensor_t*)b, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_gt_inplace(uintptr_t a, uintptr_t b) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_gt_inplace((tp_tensor_t*)a, (const tp_tensor_t*)b));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_gt_scalar(uintptr_t a, tp_scalar_t b) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_gt_scalar((const tp_tensor_t*)a, &b, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_gt_scalar_out(uintptr_t a, tp_scalar_t b, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_gt_scalar_out((const tp_tensor_t*)a, &b, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_gt_scalar_inplace(uintptr_t a, tp_scalar_t b) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_gt_scalar_inplace((tp_tensor_t*)a, &b));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_ge(uintptr_t a, uintptr_t b) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_ge((const tp_tensor_t*)a, (const tp_tensor_t*)b, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_ge_out(uintptr_t a, uintptr_t b, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_ge_out((const tp_tensor_t*)a, (const tp_tensor_t*)b, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_ge_inplace(uintptr_t a, uintptr_t b) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_ge_inplace((tp_tensor_t*)a, (const tp_tensor_t*)b));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_ge_scalar(uintptr_t a, tp_scalar_t b) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_ge_scalar((const tp_tensor_t*)a, &b, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_ge_scalar_out(uintptr_t a, tp_scalar_t b, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_ge_scalar_out((const tp_tensor_t*)a, &b, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_ge_scalar_inplace(uintptr_t a, tp_scalar_t b) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_ge_scalar_inplace((tp_tensor_t*)a, &b));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_where(uintptr_t condition, uintptr_t a, uintptr_t b) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_where((const tp_tensor_t*)condition, (const tp_tensor_t*)a, (const tp_tensor_t*)b, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_where_out(uintptr_t condition, uintptr_t a, uintptr_t b, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_where_out((const tp_tensor_t*)condition, (const tp_tensor_t*)a, (const tp_tensor_t*)b, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_conj(uintptr_t a) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_conj((const tp_tensor_t*)a, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_conj_out(uintptr_t a, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_conj_out((const tp_tensor_t*)a, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_conj_inplace(uintptr_t a) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_conj_inplace((tp_tensor_t*)a));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_angle(uintptr_t a) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_angle((const tp_tensor_t*)a, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_angle_out(uintptr_t a, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_angle_out((const tp_tensor_t*)a, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_angle_inplace(uintptr_t a) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_angle_inplace((tp_tensor_t*)a));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_floor_divide(uintptr_t a, uintptr_t b) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_floor_divide((const tp_tensor_t*)a, (const tp_tensor_t*)b, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_floor_divide_out(uintptr_t a, uintptr_t b, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_floor_divide_out((const tp_tensor_t*)a, (const tp_tensor_t*)b, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_floor_divide_inplace(uintptr_t a, uintptr_t b) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_floor_divide_inplace((tp_tensor_t*)a, (const tp_tensor_t*)b));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_floor_divide_scalar(uintptr_t a, tp_scalar_t b) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_floor_divide_scalar((const tp_tensor_t*)a, &b, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_floor_divide_scalar_out(uintptr_t a, tp_scalar_t b, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_floor_divide_scalar_out((const tp_tensor_t*)a, &b, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_floor_divide_scalar_inplace(uintptr_t a, tp_scalar_t b) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_floor_divide_scalar_inplace((tp_tensor_t*)a, &b));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_trunc_divide(uintptr_t a, uintptr_t b) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_trunc_divide((const tp_tensor_t*)a, (const tp_tensor_t*)b, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_trunc_divide_out(uintptr_t a, uintptr_t b, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_trunc_divide_out((const tp_tensor_t*)a, (const tp_tensor_t*)b, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_trunc_divide_inplace(uintptr_t a, uintptr_t b) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_trunc_divide_inplace((tp_tensor_t*)a, (const tp_tensor_t*)b));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_trunc_divide_scalar(uintptr_t a, tp_scalar_t b) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_trunc_divide_scalar((const tp_tensor_t*)a, &b, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_trunc_divide_scalar_out(uintptr_t a, tp_scalar_t b, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_trunc_divide_scalar_out((const tp_tensor_t*)a, &b, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_trunc_divide_scalar_inplace(uintptr_t a, tp_scalar_t b) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_trunc_divide_scalar_inplace((tp_tensor_t*)a, &b));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_remainder(uintptr_t a, uintptr_t b) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_remainder((const tp_tensor_t*)a, (const tp_tensor_t*)b, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_remainder_out(uintptr_t a, uintptr_t b, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_remainder_out((const tp_tensor_t*)a, (const tp_tensor_t*)b, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_remainder_inplace(uintptr_t a, uintptr_t b) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_remainder_inplace((tp_tensor_t*)a, (const tp_tensor_t*)b));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_remainder_scalar(uintptr_t a, tp_scalar_t b) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_remainder_scalar((const tp_tensor_t*)a, &b, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_remainder_scalar_out(uintptr_t a, tp_scalar_t b, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_remainder_scalar_out((const tp_tensor_t*)a, &b, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_remainder_scalar_inplace(uintptr_t a, tp_scalar_t b) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_remainder_scalar_inplace((tp_tensor_t*)a, &b));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_fmod(uintptr_t a, uintptr_t b) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_fmod((const tp_tensor_t*)a, (const tp_tensor_t*)b, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_fmod_out(uintptr_t a, uintptr_t b, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_fmod_out((const tp_tensor_t*)a, (const tp_tensor_t*)b, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_fmod_inplace(uintptr_t a, uintptr_t b) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_fmod_inplace((tp_tensor_t*)a, (const tp_tensor_t*)b));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_fmod_scalar(uintptr_t a, tp_scalar_t b) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_fmod_scalar((const tp_tensor_t*)a, &b, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_fmod_scalar_out(uintptr_t a, tp_scalar_t b, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_fmod_scalar_out((const tp_tensor_t*)a, &b, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_fmod_scalar_inplace(uintptr_t a, tp_scalar_t b) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_fmod_scalar_inplace((tp_tensor_t*)a, &b));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_exp(uintptr_t a) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_exp((const tp_tensor_t*)a, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_exp_out(uintptr_t a, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_exp_out((const tp_tensor_t*)a, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_exp_inplace(uintptr_t a) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_exp_inplace((tp_tensor_t*)a));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_exp2(uintptr_t a) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_exp2((const tp_tensor_t*)a, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_exp2_out(uintptr_t a, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_exp2_out((const tp_tensor_t*)a, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_exp2_inplace(uintptr_t a) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_exp2_inplace((tp_tensor_t*)a));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_expm1(uintptr_t a) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_expm1((const tp_tensor_t*)a, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_expm1_out(uintptr_t a, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_expm1_out((const tp_tensor_t*)a, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_expm1_inplace(uintptr_t a) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_expm1_inplace((tp_tensor_t*)a));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_log(uintptr_t a) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_log((const tp_tensor_t*)a, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_log_out(uintptr_t a, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_log_out((const tp_tensor_t*)a, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_log_inplace(uintptr_t a) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_log_inplace((tp_tensor_t*)a));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_log2(uintptr_t a) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_log2((const tp_tensor_t*)a, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_log2_out(uintptr_t a, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_log2_out((const tp_tensor_t*)a, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_log2_inplace(uintptr_t a) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_log2_inplace((tp_tensor_t*)a));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_log10(uintptr_t a) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_log10((const tp_tensor_t*)a, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_log10_out(uintptr_t a, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_log10_out((const tp_tensor_t*)a, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_log10_inplace(uintptr_t a) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_log10_inplace((tp_tensor_t*)a));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_log1p(uintptr_t a) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_log1p((const tp_tensor_t*)a, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_log1p_out(uintptr_t a, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_log1p_out((const tp_tensor_t*)a, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_log1p_inplace(uintptr_t a) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_log1p_inplace((tp_tensor_t*)a));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_sigmoid(uintptr_t a) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_sigmoid((const tp_tensor_t*)a, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_sigmoid_out(uintptr_t a, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_sigmoid_out((const tp_tensor_t*)a, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_sigmoid_inplace(uintptr_t a) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_sigmoid_inplace((tp_tensor_t*)a));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_sigmoid_backward(uintptr_t a, uintptr_t b) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_sigmoid_backward((const tp_tensor_t*)a, (const tp_tensor_t*)b, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_sigmoid_backward_out(uintptr_t a, uintptr_t b, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_sigmoid_backward_out((const tp_tensor_t*)a, (const tp_tensor_t*)b, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_sigmoid_backward_inplace(uintptr_t a, uintptr_t b) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_sigmoid_backward_inplace((tp_tensor_t*)a, (const tp_tensor_t*)b));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_sigmoid_backward_scalar(uintptr_t a, tp_scalar_t b) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_sigmoid_backward_scalar((const tp_tensor_t*)a, &b, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_sigmoid_backward_scalar_out(uintptr_t a, tp_scalar_t b, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_sigmoid_backward_scalar_out((const tp_tensor_t*)a, &b, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_sigmoid_backward_scalar_inplace(uintptr_t a, tp_scalar_t b) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_sigmoid_backward_scalar_inplace((tp_tensor_t*)a, &b));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_sinh(uintptr_t a) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_sinh((const tp_tensor_t*)a, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_sinh_out(uintptr_t a, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_sinh_out((const tp_tensor_t*)a, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_sinh_inplace(uintptr_t a) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_sinh_inplace((tp_tensor_t*)a));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_cosh(uintptr_t a) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_cosh((const tp_tensor_t*)a, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_cosh_out(uintptr_t a, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_cosh_out((const tp_tensor_t*)a, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_cosh_inplace(uintptr_t a) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_cosh_inplace((tp_tensor_t*)a));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_tanh(uintptr_t a) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_tanh((const tp_tensor_t*)a, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_tanh_out(uintptr_t a, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_tanh_out((const tp_tensor_t*)a, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_tanh_inplace(uintptr_t a) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_tanh_inplace((tp_tensor_t*)a));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_tanh_backward(uintptr_t a, uintptr_t b) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_tanh_backward((const tp_tensor_t*)a, (const tp_tensor_t*)b, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_tanh_backward_out(uintptr_t a, uintptr_t b, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_tanh_backward_out((const tp_tensor_t*)a, (const tp_tensor_t*)b, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_tanh_backward_inplace(uintptr_t a, uintptr_t b) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_tanh_backward_inplace((tp_tensor_t*)a, (const tp_tensor_t*)b));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_tanh_backward_scalar(uintptr_t a, tp_scalar_t b) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_tanh_backward_scalar((const tp_tensor_t*)a, &b, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_tanh_backward_scalar_out(uintptr_t a, tp_scalar_t b, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_tanh_backward_scalar_out((const tp_tensor_t*)a, &b, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_tanh_backward_scalar_inplace(uintptr_t a, tp_scalar_t b) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_tanh_backward_scalar_inplace((tp_tensor_t*)a, &b));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_asinh(uintptr_t a) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_asinh((const tp_tensor_t*)a, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_asinh_out(uintptr_t a, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_asinh_out((const tp_tensor_t*)a, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_asinh_inplace(uintptr_t a) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_asinh_inplace((tp_tensor_t*)a));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_acosh(uintptr_t a) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_acosh((const tp_tensor_t*)a, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_acosh_out(uintptr_t a, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_acosh_out((const tp_tensor_t*)a, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_acosh_inplace(uintptr_t a) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_acosh_inplace((tp_tensor_t*)a));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_atanh(uintptr_t a) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_atanh((const tp_tensor_t*)a, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_atanh_out(uintptr_t a, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_atanh_out((const tp_tensor_t*)a, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_atanh_inplace(uintptr_t a) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_atanh_inplace((tp_tensor_t*)a));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_index_select(uintptr_t a, int64_t dim, uintptr_t index) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_index_select((const tp_tensor_t*)a, dim, (const tp_tensor_t*)index, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_index_select_out(uintptr_t a, int64_t dim, uintptr_t index, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_index_select_out((const tp_tensor_t*)a, dim, (const tp_tensor_t*)index, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_gather(uintptr_t a, int64_t dim, uintptr_t index) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_gather((const tp_tensor_t*)a, dim, (const tp_tensor_t*)index, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_gather_out(uintptr_t a, int64_t dim, uintptr_t index, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_gather_out((const tp_tensor_t*)a, dim, (const tp_tensor_t*)index, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_take(uintptr_t a, uintptr_t index) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_take((const tp_tensor_t*)a, (const tp_tensor_t*)index, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_take_out(uintptr_t a, uintptr_t index, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_take_out((const tp_tensor_t*)a, (const tp_tensor_t*)index, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_masked_select(uintptr_t a, uintptr_t mask) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_masked_select((const tp_tensor_t*)a, (const tp_tensor_t*)mask, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_masked_select_out(uintptr_t a, uintptr_t mask, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_masked_select_out((const tp_tensor_t*)a, (const tp_tensor_t*)mask, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_tril(uintptr_t a, int64_t diagonal) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_tril((const tp_tensor_t*)a, diagonal, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_tril_out(uintptr_t a, int64_t diagonal, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_tril_out((const tp_tensor_t*)a, diagonal, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_tril_inplace(uintptr_t a, int64_t diagonal) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_tril_inplace((tp_tensor_t*)a, diagonal));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_triu(uintptr_t a, int64_t diagonal) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_triu((const tp_tensor_t*)a, diagonal, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_triu_out(uintptr_t a, int64_t diagonal, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_triu_out((const tp_tensor_t*)a, diagonal, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_triu_inplace(uintptr_t a, int64_t diagonal) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_triu_inplace((tp_tensor_t*)a, diagonal));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_roll(uintptr_t a, const int64_t* shifts, size_t n, const int64_t* dims, size_t m) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_roll((const tp_tensor_t*)a, shifts, n, dims, m, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_one_hot(uintptr_t a, int64_t classes) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_one_hot((const tp_tensor_t*)a, classes, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_embedding(uintptr_t weight, uintptr_t index, int64_t padding_index) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_embedding((const tp_tensor_t*)weight, (const tp_tensor_t*)index, padding_index, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_cat(const tp_tensor_t* const* tensors, size_t n, int64_t dim) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_cat(tensors, n, dim, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_cat_out(const tp_tensor_t* const* tensors, size_t n, int64_t dim, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_cat_out(tensors, n, dim, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_stack(const tp_tensor_t* const* tensors, size_t n, int64_t dim) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_stack(tensors, n, dim, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_stack_out(const tp_tensor_t* const* tensors, size_t n, int64_t dim, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_stack_out(tensors, n, dim, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_logical_and(uintptr_t a, uintptr_t b) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_logical_and((const tp_tensor_t*)a, (const tp_tensor_t*)b, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_logical_and_out(uintptr_t a, uintptr_t b, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_logical_and_out((const tp_tensor_t*)a, (const tp_tensor_t*)b, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_logical_and_inplace(uintptr_t a, uintptr_t b) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_logical_and_inplace((tp_tensor_t*)a, (const tp_tensor_t*)b));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_logical_and_scalar(uintptr_t a, tp_scalar_t b) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_logical_and_scalar((const tp_tensor_t*)a, &b, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_logical_and_scalar_out(uintptr_t a, tp_scalar_t b, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_logical_and_scalar_out((const tp_tensor_t*)a, &b, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_logical_and_scalar_inplace(uintptr_t a, tp_scalar_t b) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_logical_and_scalar_inplace((tp_tensor_t*)a, &b));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_logical_or(uintptr_t a, uintptr_t b) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_logical_or((const tp_tensor_t*)a, (const tp_tensor_t*)b, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_logical_or_out(uintptr_t a, uintptr_t b, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_logical_or_out((const tp_tensor_t*)a, (const tp_tensor_t*)b, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_logical_or_inplace(uintptr_t a, uintptr_t b) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_logical_or_inplace((tp_tensor_t*)a, (const tp_tensor_t*)b));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_logical_or_scalar(uintptr_t a, tp_scalar_t b) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_logical_or_scalar((const tp_tensor_t*)a, &b, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_logical_or_scalar_out(uintptr_t a, tp_scalar_t b, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_logical_or_scalar_out((const tp_tensor_t*)a, &b, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_logical_or_scalar_inplace(uintptr_t a, tp_scalar_t b) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_logical_or_scalar_inplace((tp_tensor_t*)a, &b));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_logical_xor(uintptr_t a, uintptr_t b) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_logical_xor((const tp_tensor_t*)a, (const tp_tensor_t*)b, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_logical_xor_out(uintptr_t a, uintptr_t b, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_logical_xor_out((const tp_tensor_t*)a, (const tp_tensor_t*)b, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_logical_xor_inplace(uintptr_t a, uintptr_t b) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_logical_xor_inplace((tp_tensor_t*)a, (const tp_tensor_t*)b));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_logical_xor_scalar(uintptr_t a, tp_scalar_t b) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_logical_xor_scalar((const tp_tensor_t*)a, &b, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_logical_xor_scalar_out(uintptr_t a, tp_scalar_t b, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_logical_xor_scalar_out((const tp_tensor_t*)a, &b, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_logical_xor_scalar_inplace(uintptr_t a, tp_scalar_t b) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_logical_xor_scalar_inplace((tp_tensor_t*)a, &b));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_logical_not(uintptr_t a) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_logical_not((const tp_tensor_t*)a, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_logical_not_out(uintptr_t a, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_logical_not_out((const tp_tensor_t*)a, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_logical_not_inplace(uintptr_t a) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_logical_not_inplace((tp_tensor_t*)a));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_bitwise_and(uintptr_t a, uintptr_t b) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_bitwise_and((const tp_tensor_t*)a, (const tp_tensor_t*)b, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_bitwise_and_out(uintptr_t a, uintptr_t b, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_bitwise_and_out((const tp_tensor_t*)a, (const tp_tensor_t*)b, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_bitwise_and_inplace(uintptr_t a, uintptr_t b) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_bitwise_and_inplace((tp_tensor_t*)a, (const tp_tensor_t*)b));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_bitwise_and_scalar(uintptr_t a, tp_scalar_t b) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_bitwise_and_scalar((const tp_tensor_t*)a, &b, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_bitwise_and_scalar_out(uintptr_t a, tp_scalar_t b, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_bitwise_and_scalar_out((const tp_tensor_t*)a, &b, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_bitwise_and_scalar_inplace(uintptr_t a, tp_scalar_t b) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_bitwise_and_scalar_inplace((tp_tensor_t*)a, &b));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_bitwise_or(uintptr_t a, uintptr_t b) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_bitwise_or((const tp_tensor_t*)a, (const tp_tensor_t*)b, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_bitwise_or_out(uintptr_t a, uintptr_t b, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_bitwise_or_out((const tp_tensor_t*)a, (const tp_tensor_t*)b, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_bitwise_or_inplace(uintptr_t a, uintptr_t b) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_bitwise_or_inplace((tp_tensor_t*)a, (const tp_tensor_t*)b));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_bitwise_or_scalar(uintptr_t a, tp_scalar_t b) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_bitwise_or_scalar((const tp_tensor_t*)a, &b, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_bitwise_or_scalar_out(uintptr_t a, tp_scalar_t b, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_bitwise_or_scalar_out((const tp_tensor_t*)a, &b, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_bitwise_or_scalar_inplace(uintptr_t a, tp_scalar_t b) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_bitwise_or_scalar_inplace((tp_tensor_t*)a, &b));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_bitwise_xor(uintptr_t a, uintptr_t b) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_bitwise_xor((const tp_tensor_t*)a, (const tp_tensor_t*)b, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_bitwise_xor_out(uintptr_t a, uintptr_t b, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_bitwise_xor_out((const tp_tensor_t*)a, (const tp_tensor_t*)b, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_bitwise_xor_inplace(uintptr_t a, uintptr_t b) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_bitwise_xor_inplace((tp_tensor_t*)a, (const tp_tensor_t*)b));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_bitwise_xor_scalar(uintptr_t a, tp_scalar_t b) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_bitwise_xor_scalar((const tp_tensor_t*)a, &b, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_bitwise_xor_scalar_out(uintptr_t a, tp_scalar_t b, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_bitwise_xor_scalar_out((const tp_tensor_t*)a, &b, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_bitwise_xor_scalar_inplace(uintptr_t a, tp_scalar_t b) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_bitwise_xor_scalar_inplace((tp_tensor_t*)a, &b));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_bitwise_not(uintptr_t a) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_bitwise_not((const tp_tensor_t*)a, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_bitwise_not_out(uintptr_t a, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_bitwise_not_out((const tp_tensor_t*)a, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_bitwise_not_inplace(uintptr_t a) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_bitwise_not_inplace((tp_tensor_t*)a));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_neg(uintptr_t a) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_neg((const tp_tensor_t*)a, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_neg_out(uintptr_t a, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_neg_out((const tp_tensor_t*)a, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_neg_inplace(uintptr_t a) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_neg_inplace((tp_tensor_t*)a));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_abs(uintptr_t a) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_abs((const tp_tensor_t*)a, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_abs_out(uintptr_t a, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_abs_out((const tp_tensor_t*)a, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_abs_inplace(uintptr_t a) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_abs_inplace((tp_tensor_t*)a));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_relu(uintptr_t a) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_relu((const tp_tensor_t*)a, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_relu_out(uintptr_t a, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_relu_out((const tp_tensor_t*)a, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_relu_inplace(uintptr_t a) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_relu_inplace((tp_tensor_t*)a));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_sqrt(uintptr_t a) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_sqrt((const tp_tensor_t*)a, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_sqrt_out(uintptr_t a, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_sqrt_out((const tp_tensor_t*)a, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_sqrt_inplace(uintptr_t a) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_sqrt_inplace((tp_tensor_t*)a));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_square(uintptr_t a) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_square((const tp_tensor_t*)a, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_square_out(uintptr_t a, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_square_out((const tp_tensor_t*)a, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_square_inplace(uintptr_t a) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_square_inplace((tp_tensor_t*)a));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_reciprocal(uintptr_t a) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_reciprocal((const tp_tensor_t*)a, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_reciprocal_out(uintptr_t a, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_reciprocal_out((const tp_tensor_t*)a, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_reciprocal_inplace(uintptr_t a) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_reciprocal_inplace((tp_tensor_t*)a));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_rsqrt(uintptr_t a) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_rsqrt((const tp_tensor_t*)a, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_rsqrt_out(uintptr_t a, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_rsqrt_out((const tp_tensor_t*)a, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_rsqrt_inplace(uintptr_t a) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_rsqrt_inplace((tp_tensor_t*)a));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_matmul(uintptr_t a, uintptr_t b) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_matmul((const tp_tensor_t*)a, (const tp_tensor_t*)b, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_matmul_out(uintptr_t a, uintptr_t b, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_matmul_out((const tp_tensor_t*)a, (const tp_tensor_t*)b, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_dot(uintptr_t a, uintptr_t b) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_dot((const tp_tensor_t*)a, (const tp_tensor_t*)b, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_dot_out(uintptr_t a, uintptr_t b, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_dot_out((const tp_tensor_t*)a, (const tp_tensor_t*)b, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_outer(uintptr_t a, uintptr_t b) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_outer((const tp_tensor_t*)a, (const tp_tensor_t*)b, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_outer_out(uintptr_t a, uintptr_t b, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_outer_out((const tp_tensor_t*)a, (const tp_tensor_t*)b, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_addmm(uintptr_t input, uintptr_t a, uintptr_t b, tp_scalar_t beta, tp_scalar_t alpha) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_addmm((const tp_tensor_t*)input, (const tp_tensor_t*)a, (const tp_tensor_t*)b, beta.dtype ? &beta : NULL, alpha.dtype ? &alpha : NULL, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_addmm_out(uintptr_t input, uintptr_t a, uintptr_t b, tp_scalar_t beta, tp_scalar_t alpha, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_addmm_out((const tp_tensor_t*)input, (const tp_tensor_t*)a, (const tp_tensor_t*)b, beta.dtype ? &beta : NULL, alpha.dtype ? &alpha : NULL, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_addmm_inplace(uintptr_t input, uintptr_t a, uintptr_t b, tp_scalar_t beta, tp_scalar_t alpha) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_addmm_inplace((tp_tensor_t*)input, (const tp_tensor_t*)a, (const tp_tensor_t*)b, beta.dtype ? &beta : NULL, alpha.dtype ? &alpha : NULL));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_baddbmm(uintptr_t input, uintptr_t a, uintptr_t b, tp_scalar_t beta, tp_scalar_t alpha) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_baddbmm((const tp_tensor_t*)input, (const tp_tensor_t*)a, (const tp_tensor_t*)b, beta.dtype ? &beta : NULL, alpha.dtype ? &alpha : NULL, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_baddbmm_out(uintptr_t input, uintptr_t a, uintptr_t b, tp_scalar_t beta, tp_scalar_t alpha, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_baddbmm_out((const tp_tensor_t*)input, (const tp_tensor_t*)a, (const tp_tensor_t*)b, beta.dtype ? &beta : NULL, alpha.dtype ? &alpha : NULL, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_baddbmm_inplace(uintptr_t input, uintptr_t a, uintptr_t b, tp_scalar_t beta, tp_scalar_t alpha) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_baddbmm_inplace((tp_tensor_t*)input, (const tp_tensor_t*)a, (const tp_tensor_t*)b, beta.dtype ? &beta : NULL, alpha.dtype ? &alpha : NULL));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_linear(uintptr_t a, uintptr_t weight, uintptr_t bias) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_linear((const tp_tensor_t*)a, (const tp_tensor_t*)weight, (const tp_tensor_t*)bias, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_linear_out(uintptr_t a, uintptr_t weight, uintptr_t bias, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_linear_out((const tp_tensor_t*)a, (const tp_tensor_t*)weight, (const tp_tensor_t*)bias, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_loss_reduction_t_out_r go_tp_loss_reduction_parse(const char* name) {
  go_tp_loss_reduction_t_out_r r = {0};
  GO_CALL(r.status, tp_loss_reduction_parse(name, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_layer_norm(uintptr_t a, const int64_t* sizes, size_t n, uintptr_t weight, uintptr_t bias, double epsilon) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_layer_norm((const tp_tensor_t*)a, sizes, n, (const tp_tensor_t*)weight, (const tp_tensor_t*)bias, epsilon, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_mse_loss(uintptr_t a, uintptr_t target, tp_loss_reduction_t reduction) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_mse_loss((const tp_tensor_t*)a, (const tp_tensor_t*)target, reduction, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_nll_loss(uintptr_t a, uintptr_t target, uintptr_t weight, int64_t ignored, tp_loss_reduction_t reduction) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_nll_loss((const tp_tensor_t*)a, (const tp_tensor_t*)target, (const tp_tensor_t*)weight, ignored, reduction, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_cross_entropy(uintptr_t a, uintptr_t target, uintptr_t weight, int64_t ignored, tp_loss_reduction_t reduction) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_cross_entropy((const tp_tensor_t*)a, (const tp_tensor_t*)target, (const tp_tensor_t*)weight, ignored, reduction, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_sgd_options_t_options_r go_tp_sgd_options_init(size_t struct_size) {
  go_tp_sgd_options_t_options_r r = {0};
  GO_CALL(r.status, tp_sgd_options_init(&r.options, struct_size));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_sgd_inplace(uintptr_t parameter, uintptr_t gradient, uintptr_t momentum_buffer, int64_t step, const tp_sgd_options_t* options) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_sgd_inplace((tp_tensor_t*)parameter, (const tp_tensor_t*)gradient, (tp_tensor_t*)momentum_buffer, step, options));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_adam_options_t_options_r go_tp_adam_options_init(size_t struct_size) {
  go_tp_adam_options_t_options_r r = {0};
  GO_CALL(r.status, tp_adam_options_init(&r.options, struct_size));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_adam_inplace(uintptr_t parameter, uintptr_t gradient, uintptr_t exp_avg, uintptr_t exp_avg_sq, uintptr_t max_exp_avg_sq, int64_t step, const tp_adam_options_t* options) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_adam_inplace((tp_tensor_t*)parameter, (const tp_tensor_t*)gradient, (tp_tensor_t*)exp_avg, (tp_tensor_t*)exp_avg_sq, (tp_tensor_t*)max_exp_avg_sq, step, options));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_adamw_inplace(uintptr_t parameter, uintptr_t gradient, uintptr_t exp_avg, uintptr_t exp_avg_sq, uintptr_t max_exp_avg_sq, int64_t step, const tp_adam_options_t* options) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_adamw_inplace((tp_tensor_t*)parameter, (const tp_tensor_t*)gradient, (tp_tensor_t*)exp_avg, (tp_tensor_t*)exp_avg_sq, (tp_tensor_t*)max_exp_avg_sq, step, options));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_pow(uintptr_t a, uintptr_t b) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_pow((const tp_tensor_t*)a, (const tp_tensor_t*)b, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_pow_out(uintptr_t a, uintptr_t b, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_pow_out((const tp_tensor_t*)a, (const tp_tensor_t*)b, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_pow_inplace(uintptr_t a, uintptr_t b) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_pow_inplace((tp_tensor_t*)a, (const tp_tensor_t*)b));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_pow_scalar(uintptr_t a, tp_scalar_t b) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_pow_scalar((const tp_tensor_t*)a, &b, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_pow_scalar_out(uintptr_t a, tp_scalar_t b, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_pow_scalar_out((const tp_tensor_t*)a, &b, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_pow_scalar_inplace(uintptr_t a, tp_scalar_t b) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_pow_scalar_inplace((tp_tensor_t*)a, &b));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_hypot(uintptr_t a, uintptr_t b) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_hypot((const tp_tensor_t*)a, (const tp_tensor_t*)b, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_hypot_out(uintptr_t a, uintptr_t b, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_hypot_out((const tp_tensor_t*)a, (const tp_tensor_t*)b, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_hypot_inplace(uintptr_t a, uintptr_t b) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_hypot_inplace((tp_tensor_t*)a, (const tp_tensor_t*)b));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_hypot_scalar(uintptr_t a, tp_scalar_t b) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_hypot_scalar((const tp_tensor_t*)a, &b, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_hypot_scalar_out(uintptr_t a, tp_scalar_t b, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_hypot_scalar_out((const tp_tensor_t*)a, &b, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_hypot_scalar_inplace(uintptr_t a, tp_scalar_t b) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_hypot_scalar_inplace((tp_tensor_t*)a, &b));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_cbrt(uintptr_t a) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_cbrt((const tp_tensor_t*)a, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_cbrt_out(uintptr_t a, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_cbrt_out((const tp_tensor_t*)a, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_cbrt_inplace(uintptr_t a) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_cbrt_inplace((tp_tensor_t*)a));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_generator_tp_out_r go_tp_generator_new(uint64_t seed) {
  go_tp_generator_tp_out_r r = {0};
  GO_CALL(r.status, tp_generator_new(seed, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static tp_generator_t* go_tp_generator_retain(uintptr_t generator) {
  return tp_generator_retain((tp_generator_t*)generator);
}
static void go_tp_generator_release(uintptr_t generator) {
  tp_generator_release((tp_generator_t*)generator);
}
static uint64_t go_tp_generator_seed(uintptr_t generator) {
  return tp_generator_seed((const tp_generator_t*)generator);
}
static uint64_t go_tp_generator_offset(uintptr_t generator) {
  return tp_generator_offset((const tp_generator_t*)generator);
}
static go_status_r go_tp_generator_set(uintptr_t generator, uint64_t seed, uint64_t offset) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_generator_set((tp_generator_t*)generator, seed, offset));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_uniform_inplace(uintptr_t a, double from, double to, uintptr_t generator) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_uniform_inplace((tp_tensor_t*)a, from, to, (tp_generator_t*)generator));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_normal_inplace(uintptr_t a, double mean, double deviation, uintptr_t generator) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_normal_inplace((tp_tensor_t*)a, mean, deviation, (tp_generator_t*)generator));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_randint_inplace(uintptr_t a, int64_t low, int64_t high, uintptr_t generator) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_randint_inplace((tp_tensor_t*)a, low, high, (tp_generator_t*)generator));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_bernoulli(uintptr_t p, uintptr_t generator) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_bernoulli((const tp_tensor_t*)p, (tp_generator_t*)generator, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_bernoulli_out(uintptr_t p, uintptr_t generator, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_bernoulli_out((const tp_tensor_t*)p, (tp_generator_t*)generator, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_bernoulli_inplace(uintptr_t a, uintptr_t p, uintptr_t generator) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_bernoulli_inplace((tp_tensor_t*)a, (const tp_tensor_t*)p, (tp_generator_t*)generator));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_bernoulli_scalar_inplace(uintptr_t a, double p, uintptr_t generator) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_bernoulli_scalar_inplace((tp_tensor_t*)a, p, (tp_generator_t*)generator));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_dropout(uintptr_t a, double p, int32_t training, uintptr_t generator) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_dropout((tp_tensor_t*)a, p, training, (tp_generator_t*)generator, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_dropout_inplace(uintptr_t a, double p, int32_t training, uintptr_t generator) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_dropout_inplace((tp_tensor_t*)a, p, training, (tp_generator_t*)generator));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_rand(const int64_t* sizes, size_t rank, tp_dtype_t dtype, tp_device_type_t device_type, int32_t device_index, uintptr_t generator) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_rand(sizes, rank, dtype, device_type, device_index, (tp_generator_t*)generator, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_randn(const int64_t* sizes, size_t rank, tp_dtype_t dtype, tp_device_type_t device_type, int32_t device_index, uintptr_t generator) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_randn(sizes, rank, dtype, device_type, device_index, (tp_generator_t*)generator, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_randint(int64_t low, int64_t high, const int64_t* sizes, size_t rank, tp_dtype_t dtype, tp_device_type_t device_type, int32_t device_index, uintptr_t generator) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_randint(low, high, sizes, rank, dtype, device_type, device_index, (tp_generator_t*)generator, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_randperm(int64_t n, tp_dtype_t dtype, tp_device_type_t device_type, int32_t device_index, uintptr_t generator) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_randperm(n, dtype, device_type, device_index, (tp_generator_t*)generator, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_sum(uintptr_t a, const int64_t* dims, size_t n, int32_t keepdim) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_sum((const tp_tensor_t*)a, dims, n, keepdim, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_sum_out(uintptr_t a, const int64_t* dims, size_t n, int32_t keepdim, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_sum_out((const tp_tensor_t*)a, dims, n, keepdim, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_sum_as(uintptr_t a, const int64_t* dims, size_t n, int32_t keepdim, tp_dtype_t dtype) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_sum_as((const tp_tensor_t*)a, dims, n, keepdim, dtype, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_sum_as_out(uintptr_t a, const int64_t* dims, size_t n, int32_t keepdim, tp_dtype_t dtype, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_sum_as_out((const tp_tensor_t*)a, dims, n, keepdim, dtype, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_mean(uintptr_t a, const int64_t* dims, size_t n, int32_t keepdim) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_mean((const tp_tensor_t*)a, dims, n, keepdim, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_mean_out(uintptr_t a, const int64_t* dims, size_t n, int32_t keepdim, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_mean_out((const tp_tensor_t*)a, dims, n, keepdim, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_mean_as(uintptr_t a, const int64_t* dims, size_t n, int32_t keepdim, tp_dtype_t dtype) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_mean_as((const tp_tensor_t*)a, dims, n, keepdim, dtype, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_mean_as_out(uintptr_t a, const int64_t* dims, size_t n, int32_t keepdim, tp_dtype_t dtype, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_mean_as_out((const tp_tensor_t*)a, dims, n, keepdim, dtype, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_prod(uintptr_t a, const int64_t* dims, size_t n, int32_t keepdim) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_prod((const tp_tensor_t*)a, dims, n, keepdim, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_prod_out(uintptr_t a, const int64_t* dims, size_t n, int32_t keepdim, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_prod_out((const tp_tensor_t*)a, dims, n, keepdim, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_prod_as(uintptr_t a, const int64_t* dims, size_t n, int32_t keepdim, tp_dtype_t dtype) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_prod_as((const tp_tensor_t*)a, dims, n, keepdim, dtype, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_prod_as_out(uintptr_t a, const int64_t* dims, size_t n, int32_t keepdim, tp_dtype_t dtype, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_prod_as_out((const tp_tensor_t*)a, dims, n, keepdim, dtype, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_max(uintptr_t a, const int64_t* dims, size_t n, int32_t keepdim) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_max((const tp_tensor_t*)a, dims, n, keepdim, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_max_out(uintptr_t a, const int64_t* dims, size_t n, int32_t keepdim, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_max_out((const tp_tensor_t*)a, dims, n, keepdim, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_min(uintptr_t a, const int64_t* dims, size_t n, int32_t keepdim) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_min((const tp_tensor_t*)a, dims, n, keepdim, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_min_out(uintptr_t a, const int64_t* dims, size_t n, int32_t keepdim, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_min_out((const tp_tensor_t*)a, dims, n, keepdim, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_any(uintptr_t a, const int64_t* dims, size_t n, int32_t keepdim) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_any((const tp_tensor_t*)a, dims, n, keepdim, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_any_out(uintptr_t a, const int64_t* dims, size_t n, int32_t keepdim, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_any_out((const tp_tensor_t*)a, dims, n, keepdim, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_all(uintptr_t a, const int64_t* dims, size_t n, int32_t keepdim) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_all((const tp_tensor_t*)a, dims, n, keepdim, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_all_out(uintptr_t a, const int64_t* dims, size_t n, int32_t keepdim, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_all_out((const tp_tensor_t*)a, dims, n, keepdim, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_var(uintptr_t a, const int64_t* dims, size_t n, double correction, int32_t keepdim) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_var((const tp_tensor_t*)a, dims, n, correction, keepdim, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_var_out(uintptr_t a, const int64_t* dims, size_t n, double correction, int32_t keepdim, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_var_out((const tp_tensor_t*)a, dims, n, correction, keepdim, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_std(uintptr_t a, const int64_t* dims, size_t n, double correction, int32_t keepdim) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_std((const tp_tensor_t*)a, dims, n, correction, keepdim, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_std_out(uintptr_t a, const int64_t* dims, size_t n, double correction, int32_t keepdim, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_std_out((const tp_tensor_t*)a, dims, n, correction, keepdim, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_norm(uintptr_t a, double p, const int64_t* dims, size_t n, int32_t keepdim) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_norm((const tp_tensor_t*)a, p, dims, n, keepdim, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_norm_out(uintptr_t a, double p, const int64_t* dims, size_t n, int32_t keepdim, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_norm_out((const tp_tensor_t*)a, p, dims, n, keepdim, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_logsumexp(uintptr_t a, const int64_t* dims, size_t n, int32_t keepdim) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_logsumexp((const tp_tensor_t*)a, dims, n, keepdim, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_logsumexp_out(uintptr_t a, const int64_t* dims, size_t n, int32_t keepdim, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_logsumexp_out((const tp_tensor_t*)a, dims, n, keepdim, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_count_nonzero(uintptr_t a, const int64_t* dims, size_t n, int32_t keepdim) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_count_nonzero((const tp_tensor_t*)a, dims, n, keepdim, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_count_nonzero_out(uintptr_t a, const int64_t* dims, size_t n, int32_t keepdim, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_count_nonzero_out((const tp_tensor_t*)a, dims, n, keepdim, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_argmax(uintptr_t a, int64_t dim, int32_t keepdim) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_argmax((const tp_tensor_t*)a, dim, keepdim, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_argmax_out(uintptr_t a, int64_t dim, int32_t keepdim, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_argmax_out((const tp_tensor_t*)a, dim, keepdim, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_argmin(uintptr_t a, int64_t dim, int32_t keepdim) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_argmin((const tp_tensor_t*)a, dim, keepdim, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_argmin_out(uintptr_t a, int64_t dim, int32_t keepdim, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_argmin_out((const tp_tensor_t*)a, dim, keepdim, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_values_tp_tensor_tp_indices_r go_tp_max_dim(uintptr_t a, int64_t dim, int32_t keepdim) {
  go_tp_tensor_tp_values_tp_tensor_tp_indices_r r = {0};
  GO_CALL(r.status, tp_max_dim((const tp_tensor_t*)a, dim, keepdim, &r.values, &r.indices));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_max_dim_out(uintptr_t a, int64_t dim, int32_t keepdim, uintptr_t values, uintptr_t indices) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_max_dim_out((const tp_tensor_t*)a, dim, keepdim, (tp_tensor_t*)values, (tp_tensor_t*)indices));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_values_tp_tensor_tp_indices_r go_tp_min_dim(uintptr_t a, int64_t dim, int32_t keepdim) {
  go_tp_tensor_tp_values_tp_tensor_tp_indices_r r = {0};
  GO_CALL(r.status, tp_min_dim((const tp_tensor_t*)a, dim, keepdim, &r.values, &r.indices));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_min_dim_out(uintptr_t a, int64_t dim, int32_t keepdim, uintptr_t values, uintptr_t indices) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_min_dim_out((const tp_tensor_t*)a, dim, keepdim, (tp_tensor_t*)values, (tp_tensor_t*)indices));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_min_tp_tensor_tp_max_r go_tp_aminmax(uintptr_t a, int64_t dim, int32_t keepdim) {
  go_tp_tensor_tp_min_tp_tensor_tp_max_r r = {0};
  GO_CALL(r.status, tp_aminmax((const tp_tensor_t*)a, dim, keepdim, &r.min, &r.max));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_aminmax_out(uintptr_t a, int64_t dim, int32_t keepdim, uintptr_t min, uintptr_t max) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_aminmax_out((const tp_tensor_t*)a, dim, keepdim, (tp_tensor_t*)min, (tp_tensor_t*)max));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_sign(uintptr_t a) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_sign((const tp_tensor_t*)a, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_sign_out(uintptr_t a, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_sign_out((const tp_tensor_t*)a, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_sign_inplace(uintptr_t a) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_sign_inplace((tp_tensor_t*)a));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_floor(uintptr_t a) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_floor((const tp_tensor_t*)a, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_floor_out(uintptr_t a, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_floor_out((const tp_tensor_t*)a, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_floor_inplace(uintptr_t a) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_floor_inplace((tp_tensor_t*)a));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_ceil(uintptr_t a) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_ceil((const tp_tensor_t*)a, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_ceil_out(uintptr_t a, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_ceil_out((const tp_tensor_t*)a, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_ceil_inplace(uintptr_t a) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_ceil_inplace((tp_tensor_t*)a));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_round(uintptr_t a) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_round((const tp_tensor_t*)a, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_round_out(uintptr_t a, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_round_out((const tp_tensor_t*)a, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_round_inplace(uintptr_t a) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_round_inplace((tp_tensor_t*)a));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_trunc(uintptr_t a) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_trunc((const tp_tensor_t*)a, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_trunc_out(uintptr_t a, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_trunc_out((const tp_tensor_t*)a, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_trunc_inplace(uintptr_t a) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_trunc_inplace((tp_tensor_t*)a));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_frac(uintptr_t a) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_frac((const tp_tensor_t*)a, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_frac_out(uintptr_t a, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_frac_out((const tp_tensor_t*)a, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_frac_inplace(uintptr_t a) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_frac_inplace((tp_tensor_t*)a));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_cumsum(uintptr_t a, int64_t dim, tp_dtype_t dtype) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_cumsum((const tp_tensor_t*)a, dim, dtype, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_cumsum_out(uintptr_t a, int64_t dim, tp_dtype_t dtype, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_cumsum_out((const tp_tensor_t*)a, dim, dtype, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_cumsum_inplace(uintptr_t a, int64_t dim) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_cumsum_inplace((tp_tensor_t*)a, dim));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_cumprod(uintptr_t a, int64_t dim, tp_dtype_t dtype) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_cumprod((const tp_tensor_t*)a, dim, dtype, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_cumprod_out(uintptr_t a, int64_t dim, tp_dtype_t dtype, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_cumprod_out((const tp_tensor_t*)a, dim, dtype, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_cumprod_inplace(uintptr_t a, int64_t dim) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_cumprod_inplace((tp_tensor_t*)a, dim));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_values_tp_tensor_tp_indices_r go_tp_cummax(uintptr_t a, int64_t dim) {
  go_tp_tensor_tp_values_tp_tensor_tp_indices_r r = {0};
  GO_CALL(r.status, tp_cummax((const tp_tensor_t*)a, dim, &r.values, &r.indices));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_cummax_out(uintptr_t a, int64_t dim, uintptr_t values, uintptr_t indices) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_cummax_out((const tp_tensor_t*)a, dim, (tp_tensor_t*)values, (tp_tensor_t*)indices));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_values_tp_tensor_tp_indices_r go_tp_cummin(uintptr_t a, int64_t dim) {
  go_tp_tensor_tp_values_tp_tensor_tp_indices_r r = {0};
  GO_CALL(r.status, tp_cummin((const tp_tensor_t*)a, dim, &r.values, &r.indices));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_cummin_out(uintptr_t a, int64_t dim, uintptr_t values, uintptr_t indices) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_cummin_out((const tp_tensor_t*)a, dim, (tp_tensor_t*)values, (tp_tensor_t*)indices));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_scatter(uintptr_t a, int64_t dim, uintptr_t index, uintptr_t src) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_scatter((const tp_tensor_t*)a, dim, (const tp_tensor_t*)index, (const tp_tensor_t*)src, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_scatter_out(uintptr_t a, int64_t dim, uintptr_t index, uintptr_t src, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_scatter_out((const tp_tensor_t*)a, dim, (const tp_tensor_t*)index, (const tp_tensor_t*)src, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_scatter_inplace(uintptr_t a, int64_t dim, uintptr_t index, uintptr_t src) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_scatter_inplace((tp_tensor_t*)a, dim, (const tp_tensor_t*)index, (const tp_tensor_t*)src));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_scatter_scalar(uintptr_t a, int64_t dim, uintptr_t index, tp_scalar_t value) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_scatter_scalar((const tp_tensor_t*)a, dim, (const tp_tensor_t*)index, &value, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_scatter_scalar_inplace(uintptr_t a, int64_t dim, uintptr_t index, tp_scalar_t value) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_scatter_scalar_inplace((tp_tensor_t*)a, dim, (const tp_tensor_t*)index, &value));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_scatter_add(uintptr_t a, int64_t dim, uintptr_t index, uintptr_t src) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_scatter_add((const tp_tensor_t*)a, dim, (const tp_tensor_t*)index, (const tp_tensor_t*)src, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_scatter_add_out(uintptr_t a, int64_t dim, uintptr_t index, uintptr_t src, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_scatter_add_out((const tp_tensor_t*)a, dim, (const tp_tensor_t*)index, (const tp_tensor_t*)src, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_scatter_add_inplace(uintptr_t a, int64_t dim, uintptr_t index, uintptr_t src) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_scatter_add_inplace((tp_tensor_t*)a, dim, (const tp_tensor_t*)index, (const tp_tensor_t*)src));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_scatter_add_scalar(uintptr_t a, int64_t dim, uintptr_t index, tp_scalar_t value) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_scatter_add_scalar((const tp_tensor_t*)a, dim, (const tp_tensor_t*)index, &value, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_scatter_add_scalar_inplace(uintptr_t a, int64_t dim, uintptr_t index, tp_scalar_t value) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_scatter_add_scalar_inplace((tp_tensor_t*)a, dim, (const tp_tensor_t*)index, &value));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_scatter_mul(uintptr_t a, int64_t dim, uintptr_t index, uintptr_t src) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_scatter_mul((const tp_tensor_t*)a, dim, (const tp_tensor_t*)index, (const tp_tensor_t*)src, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_scatter_mul_out(uintptr_t a, int64_t dim, uintptr_t index, uintptr_t src, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_scatter_mul_out((const tp_tensor_t*)a, dim, (const tp_tensor_t*)index, (const tp_tensor_t*)src, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_scatter_mul_inplace(uintptr_t a, int64_t dim, uintptr_t index, uintptr_t src) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_scatter_mul_inplace((tp_tensor_t*)a, dim, (const tp_tensor_t*)index, (const tp_tensor_t*)src));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_scatter_mul_scalar(uintptr_t a, int64_t dim, uintptr_t index, tp_scalar_t value) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_scatter_mul_scalar((const tp_tensor_t*)a, dim, (const tp_tensor_t*)index, &value, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_scatter_mul_scalar_inplace(uintptr_t a, int64_t dim, uintptr_t index, tp_scalar_t value) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_scatter_mul_scalar_inplace((tp_tensor_t*)a, dim, (const tp_tensor_t*)index, &value));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_left_shift(uintptr_t a, uintptr_t b) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_left_shift((const tp_tensor_t*)a, (const tp_tensor_t*)b, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_left_shift_out(uintptr_t a, uintptr_t b, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_left_shift_out((const tp_tensor_t*)a, (const tp_tensor_t*)b, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_left_shift_inplace(uintptr_t a, uintptr_t b) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_left_shift_inplace((tp_tensor_t*)a, (const tp_tensor_t*)b));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_left_shift_scalar(uintptr_t a, tp_scalar_t b) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_left_shift_scalar((const tp_tensor_t*)a, &b, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_left_shift_scalar_out(uintptr_t a, tp_scalar_t b, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_left_shift_scalar_out((const tp_tensor_t*)a, &b, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_left_shift_scalar_inplace(uintptr_t a, tp_scalar_t b) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_left_shift_scalar_inplace((tp_tensor_t*)a, &b));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_right_shift(uintptr_t a, uintptr_t b) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_right_shift((const tp_tensor_t*)a, (const tp_tensor_t*)b, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_right_shift_out(uintptr_t a, uintptr_t b, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_right_shift_out((const tp_tensor_t*)a, (const tp_tensor_t*)b, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_right_shift_inplace(uintptr_t a, uintptr_t b) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_right_shift_inplace((tp_tensor_t*)a, (const tp_tensor_t*)b));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_right_shift_scalar(uintptr_t a, tp_scalar_t b) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_right_shift_scalar((const tp_tensor_t*)a, &b, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_right_shift_scalar_out(uintptr_t a, tp_scalar_t b, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_right_shift_scalar_out((const tp_tensor_t*)a, &b, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_right_shift_scalar_inplace(uintptr_t a, tp_scalar_t b) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_right_shift_scalar_inplace((tp_tensor_t*)a, &b));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_softmax(uintptr_t a, int64_t dim, tp_dtype_t dtype) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_softmax((const tp_tensor_t*)a, dim, dtype, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_softmax_out(uintptr_t a, int64_t dim, tp_dtype_t dtype, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_softmax_out((const tp_tensor_t*)a, dim, dtype, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_log_softmax(uintptr_t a, int64_t dim, tp_dtype_t dtype) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_log_softmax((const tp_tensor_t*)a, dim, dtype, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_log_softmax_out(uintptr_t a, int64_t dim, tp_dtype_t dtype, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_log_softmax_out((const tp_tensor_t*)a, dim, dtype, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_erf(uintptr_t a) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_erf((const tp_tensor_t*)a, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_erf_out(uintptr_t a, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_erf_out((const tp_tensor_t*)a, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_erf_inplace(uintptr_t a) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_erf_inplace((tp_tensor_t*)a));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_erfc(uintptr_t a) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_erfc((const tp_tensor_t*)a, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_erfc_out(uintptr_t a, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_erfc_out((const tp_tensor_t*)a, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_erfc_inplace(uintptr_t a) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_erfc_inplace((tp_tensor_t*)a));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_lgamma(uintptr_t a) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_lgamma((const tp_tensor_t*)a, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_lgamma_out(uintptr_t a, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_lgamma_out((const tp_tensor_t*)a, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_lgamma_inplace(uintptr_t a) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_lgamma_inplace((tp_tensor_t*)a));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_digamma(uintptr_t a) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_digamma((const tp_tensor_t*)a, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_digamma_out(uintptr_t a, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_digamma_out((const tp_tensor_t*)a, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_digamma_inplace(uintptr_t a) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_digamma_inplace((tp_tensor_t*)a));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_clamp(uintptr_t a, uintptr_t min, uintptr_t max) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_clamp((const tp_tensor_t*)a, (const tp_tensor_t*)min, (const tp_tensor_t*)max, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_clamp_out(uintptr_t a, uintptr_t min, uintptr_t max, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_clamp_out((const tp_tensor_t*)a, (const tp_tensor_t*)min, (const tp_tensor_t*)max, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_clamp_inplace(uintptr_t a, uintptr_t min, uintptr_t max) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_clamp_inplace((tp_tensor_t*)a, (const tp_tensor_t*)min, (const tp_tensor_t*)max));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_clamp_scalar(uintptr_t a, tp_scalar_t min, tp_scalar_t max) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_clamp_scalar((const tp_tensor_t*)a, min.dtype ? &min : NULL, max.dtype ? &max : NULL, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_clamp_scalar_out(uintptr_t a, tp_scalar_t min, tp_scalar_t max, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_clamp_scalar_out((const tp_tensor_t*)a, min.dtype ? &min : NULL, max.dtype ? &max : NULL, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_clamp_scalar_inplace(uintptr_t a, tp_scalar_t min, tp_scalar_t max) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_clamp_scalar_inplace((tp_tensor_t*)a, min.dtype ? &min : NULL, max.dtype ? &max : NULL));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_lerp(uintptr_t a, uintptr_t b, uintptr_t weight) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_lerp((const tp_tensor_t*)a, (const tp_tensor_t*)b, (const tp_tensor_t*)weight, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_lerp_out(uintptr_t a, uintptr_t b, uintptr_t weight, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_lerp_out((const tp_tensor_t*)a, (const tp_tensor_t*)b, (const tp_tensor_t*)weight, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_lerp_inplace(uintptr_t a, uintptr_t b, uintptr_t weight) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_lerp_inplace((tp_tensor_t*)a, (const tp_tensor_t*)b, (const tp_tensor_t*)weight));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_lerp_scalar(uintptr_t a, uintptr_t b, tp_scalar_t weight) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_lerp_scalar((const tp_tensor_t*)a, (const tp_tensor_t*)b, &weight, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_lerp_scalar_out(uintptr_t a, uintptr_t b, tp_scalar_t weight, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_lerp_scalar_out((const tp_tensor_t*)a, (const tp_tensor_t*)b, &weight, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_lerp_scalar_inplace(uintptr_t a, uintptr_t b, tp_scalar_t weight) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_lerp_scalar_inplace((tp_tensor_t*)a, (const tp_tensor_t*)b, &weight));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_addcmul(uintptr_t a, uintptr_t b, uintptr_t c, tp_scalar_t value) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_addcmul((const tp_tensor_t*)a, (const tp_tensor_t*)b, (const tp_tensor_t*)c, value.dtype ? &value : NULL, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_addcmul_out(uintptr_t a, uintptr_t b, uintptr_t c, tp_scalar_t value, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_addcmul_out((const tp_tensor_t*)a, (const tp_tensor_t*)b, (const tp_tensor_t*)c, value.dtype ? &value : NULL, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_addcmul_inplace(uintptr_t a, uintptr_t b, uintptr_t c, tp_scalar_t value) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_addcmul_inplace((tp_tensor_t*)a, (const tp_tensor_t*)b, (const tp_tensor_t*)c, value.dtype ? &value : NULL));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_addcdiv(uintptr_t a, uintptr_t b, uintptr_t c, tp_scalar_t value) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_addcdiv((const tp_tensor_t*)a, (const tp_tensor_t*)b, (const tp_tensor_t*)c, value.dtype ? &value : NULL, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_addcdiv_out(uintptr_t a, uintptr_t b, uintptr_t c, tp_scalar_t value, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_addcdiv_out((const tp_tensor_t*)a, (const tp_tensor_t*)b, (const tp_tensor_t*)c, value.dtype ? &value : NULL, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_addcdiv_inplace(uintptr_t a, uintptr_t b, uintptr_t c, tp_scalar_t value) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_addcdiv_inplace((tp_tensor_t*)a, (const tp_tensor_t*)b, (const tp_tensor_t*)c, value.dtype ? &value : NULL));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_masked_fill(uintptr_t a, uintptr_t mask, uintptr_t value) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_masked_fill((const tp_tensor_t*)a, (const tp_tensor_t*)mask, (const tp_tensor_t*)value, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_masked_fill_out(uintptr_t a, uintptr_t mask, uintptr_t value, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_masked_fill_out((const tp_tensor_t*)a, (const tp_tensor_t*)mask, (const tp_tensor_t*)value, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_masked_fill_inplace(uintptr_t a, uintptr_t mask, uintptr_t value) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_masked_fill_inplace((tp_tensor_t*)a, (const tp_tensor_t*)mask, (const tp_tensor_t*)value));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_masked_fill_scalar(uintptr_t a, uintptr_t mask, tp_scalar_t value) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_masked_fill_scalar((const tp_tensor_t*)a, (const tp_tensor_t*)mask, &value, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_masked_fill_scalar_out(uintptr_t a, uintptr_t mask, tp_scalar_t value, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_masked_fill_scalar_out((const tp_tensor_t*)a, (const tp_tensor_t*)mask, &value, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_masked_fill_scalar_inplace(uintptr_t a, uintptr_t mask, tp_scalar_t value) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_masked_fill_scalar_inplace((tp_tensor_t*)a, (const tp_tensor_t*)mask, &value));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_sin(uintptr_t a) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_sin((const tp_tensor_t*)a, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_sin_out(uintptr_t a, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_sin_out((const tp_tensor_t*)a, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_sin_inplace(uintptr_t a) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_sin_inplace((tp_tensor_t*)a));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_cos(uintptr_t a) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_cos((const tp_tensor_t*)a, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_cos_out(uintptr_t a, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_cos_out((const tp_tensor_t*)a, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_cos_inplace(uintptr_t a) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_cos_inplace((tp_tensor_t*)a));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_tan(uintptr_t a) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_tan((const tp_tensor_t*)a, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_tan_out(uintptr_t a, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_tan_out((const tp_tensor_t*)a, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_tan_inplace(uintptr_t a) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_tan_inplace((tp_tensor_t*)a));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_asin(uintptr_t a) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_asin((const tp_tensor_t*)a, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_asin_out(uintptr_t a, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_asin_out((const tp_tensor_t*)a, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_asin_inplace(uintptr_t a) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_asin_inplace((tp_tensor_t*)a));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_acos(uintptr_t a) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_acos((const tp_tensor_t*)a, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_acos_out(uintptr_t a, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_acos_out((const tp_tensor_t*)a, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_acos_inplace(uintptr_t a) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_acos_inplace((tp_tensor_t*)a));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_atan(uintptr_t a) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_atan((const tp_tensor_t*)a, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_atan_out(uintptr_t a, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_atan_out((const tp_tensor_t*)a, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_atan_inplace(uintptr_t a) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_atan_inplace((tp_tensor_t*)a));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_atan2(uintptr_t a, uintptr_t b) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_atan2((const tp_tensor_t*)a, (const tp_tensor_t*)b, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_atan2_out(uintptr_t a, uintptr_t b, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_atan2_out((const tp_tensor_t*)a, (const tp_tensor_t*)b, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_atan2_inplace(uintptr_t a, uintptr_t b) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_atan2_inplace((tp_tensor_t*)a, (const tp_tensor_t*)b));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_tp_tensor_tp_out_r go_tp_atan2_scalar(uintptr_t a, tp_scalar_t b) {
  go_tp_tensor_tp_out_r r = {0};
  GO_CALL(r.status, tp_atan2_scalar((const tp_tensor_t*)a, &b, &r.out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_atan2_scalar_out(uintptr_t a, tp_scalar_t b, uintptr_t out) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_atan2_scalar_out((const tp_tensor_t*)a, &b, (tp_tensor_t*)out));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
static go_status_r go_tp_atan2_scalar_inplace(uintptr_t a, tp_scalar_t b) {
  go_status_r r = {0};
  GO_CALL(r.status, tp_atan2_scalar_inplace((tp_tensor_t*)a, &b));
  if (r.status != TP_OK) r.failure = go_failure();
  return r;
}
*/
import "C"
import "unsafe"

// GeneratorT is tp_generator_t: A generator.
type GeneratorT = C.tp_generator_t

// SgdOptionsT is tp_sgd_options_t: How SgdInplace steps.
type SgdOptionsT struct {
	// Bytes of the caller's struct.
	StructSize uint32

	// Not 0: Nesterov's momentum.
	Nesterov int32

	// Not 0: the gradient's sign is turned.
	Maximize int32

	// 0.
	Reserved int32

	// Learning rate.
	Lr float64

	// Part of the buffer that stays.
	Momentum float64

	// Part of the gradient that does not go in.
	Dampening float64

	// Part of the parameter in the gradient.
	WeightDecay float64
}

var _ = [1]int{}[unsafe.Sizeof(SgdOptionsT{})-C.sizeof_tp_sgd_options_t]

// AdamOptionsT is tp_adam_options_t: How AdamInplace and AdamwInplace step.
type AdamOptionsT struct {
	// Bytes of the caller's struct.
	StructSize uint32

	// Not 0: the gradient's sign is turned.
	Maximize int32

	// Learning rate.
	Lr float64

	// Part of the first moment that stays, below 1.
	Beta1 float64

	// Part of the second moment that stays, below 1.
	Beta2 float64

	// Added to the divisor.
	Epsilon float64

	// Part of the parameter.
	WeightDecay float64
}

var _ = [1]int{}[unsafe.Sizeof(AdamOptionsT{})-C.sizeof_tp_adam_options_t]

// FillInplace calls tp_fill_inplace: Sets every element to a value, converted
// as TensorSet does.
func FillInplace(a *TensorT, value ScalarT) *Failure {
	r := C.go_tp_fill_inplace(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&value)))
	return failed(int32(r.status), r.failure)
}

// ZeroInplace calls tp_zero_inplace: Sets every element to 0.
func ZeroInplace(a *TensorT) *Failure {
	r := C.go_tp_zero_inplace(address(unsafe.Pointer(a)))
	return failed(int32(r.status), r.failure)
}

// ResultDtype calls tp_result_dtype: Element type that tensors and numbers
// meet in.
func ResultDtype(tensors []*TensorT, scalars []ScalarT) (int32, *Failure) {
	r := C.go_tp_result_dtype((**C.tp_tensor_t)(first(tensors)), C.size_t(len(tensors)), (*C.tp_scalar_t)(first(scalars)), C.size_t(len(scalars)))
	return int32(r.out), failed(int32(r.status), r.failure)
}

// LeakyRelu calls tp_leaky_relu: a where it is above 0, else negative_slope
// a.
func LeakyRelu(a *TensorT, negativeSlope ScalarT) (*TensorT, *Failure) {
	r := C.go_tp_leaky_relu(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&negativeSlope)))
	return r.out, failed(int32(r.status), r.failure)
}

// LeakyReluOut calls tp_leaky_relu_out: LeakyRelu into a given tensor.
func LeakyReluOut(a *TensorT, negativeSlope ScalarT, out *TensorT) *Failure {
	r := C.go_tp_leaky_relu_out(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&negativeSlope)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// LeakyReluInplace calls tp_leaky_relu_inplace: LeakyRelu into a.
func LeakyReluInplace(a *TensorT, negativeSlope ScalarT) *Failure {
	r := C.go_tp_leaky_relu_inplace(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&negativeSlope)))
	return failed(int32(r.status), r.failure)
}

// Elu calls tp_elu: scale a where a is above 0, else scale alpha
// (e^(input_scale a) - 1); selu with its alpha and scale.
func Elu(a *TensorT, alpha ScalarT, scale ScalarT, inputScale ScalarT) (*TensorT, *Failure) {
	r := C.go_tp_elu(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&alpha)), *(*C.tp_scalar_t)(unsafe.Pointer(&scale)), *(*C.tp_scalar_t)(unsafe.Pointer(&inputScale)))
	return r.out, failed(int32(r.status), r.failure)
}

// EluOut calls tp_elu_out: Elu into a given tensor.
func EluOut(a *TensorT, alpha ScalarT, scale ScalarT, inputScale ScalarT, out *TensorT) *Failure {
	r := C.go_tp_elu_out(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&alpha)), *(*C.tp_scalar_t)(unsafe.Pointer(&scale)), *(*C.tp_scalar_t)(unsafe.Pointer(&inputScale)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// EluInplace calls tp_elu_inplace: Elu into a.
func EluInplace(a *TensorT, alpha ScalarT, scale ScalarT, inputScale ScalarT) *Failure {
	r := C.go_tp_elu_inplace(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&alpha)), *(*C.tp_scalar_t)(unsafe.Pointer(&scale)), *(*C.tp_scalar_t)(unsafe.Pointer(&inputScale)))
	return failed(int32(r.status), r.failure)
}

// Softplus calls tp_softplus: log(1 + e^(beta a)) / beta, or a where beta a
// is above threshold.
func Softplus(a *TensorT, beta ScalarT, threshold ScalarT) (*TensorT, *Failure) {
	r := C.go_tp_softplus(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&beta)), *(*C.tp_scalar_t)(unsafe.Pointer(&threshold)))
	return r.out, failed(int32(r.status), r.failure)
}

// SoftplusOut calls tp_softplus_out: Softplus into a given tensor.
func SoftplusOut(a *TensorT, beta ScalarT, threshold ScalarT, out *TensorT) *Failure {
	r := C.go_tp_softplus_out(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&beta)), *(*C.tp_scalar_t)(unsafe.Pointer(&threshold)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// SoftplusInplace calls tp_softplus_inplace: Softplus into a.
func SoftplusInplace(a *TensorT, beta ScalarT, threshold ScalarT) *Failure {
	r := C.go_tp_softplus_inplace(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&beta)), *(*C.tp_scalar_t)(unsafe.Pointer(&threshold)))
	return failed(int32(r.status), r.failure)
}

// Silu calls tp_silu: a / (1 + e^-a), also called swish.
func Silu(a *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_silu(address(unsafe.Pointer(a)))
	return r.out, failed(int32(r.status), r.failure)
}

// SiluOut calls tp_silu_out: Silu into a given tensor.
func SiluOut(a *TensorT, out *TensorT) *Failure {
	r := C.go_tp_silu_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// SiluInplace calls tp_silu_inplace: Silu into a.
func SiluInplace(a *TensorT) *Failure {
	r := C.go_tp_silu_inplace(address(unsafe.Pointer(a)))
	return failed(int32(r.status), r.failure)
}

// Gelu calls tp_gelu: a times the chance that a normal number is below a: a
// (1 + erf(a / sqrt(2))) / 2, computed so that negative numbers lose no
// digits.
func Gelu(a *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_gelu(address(unsafe.Pointer(a)))
	return r.out, failed(int32(r.status), r.failure)
}

// GeluOut calls tp_gelu_out: Gelu into a given tensor.
func GeluOut(a *TensorT, out *TensorT) *Failure {
	r := C.go_tp_gelu_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// GeluInplace calls tp_gelu_inplace: Gelu into a.
func GeluInplace(a *TensorT) *Failure {
	r := C.go_tp_gelu_inplace(address(unsafe.Pointer(a)))
	return failed(int32(r.status), r.failure)
}

// GeluTanh calls tp_gelu_tanh: The approximation a (1 + tanh(sqrt(2 / pi) (a
// + 0.044715 a^3))) / 2 of Gelu, an operator of its own; computed so that
// negative numbers lose no digits.
func GeluTanh(a *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_gelu_tanh(address(unsafe.Pointer(a)))
	return r.out, failed(int32(r.status), r.failure)
}

// GeluTanhOut calls tp_gelu_tanh_out: GeluTanh into a given tensor.
func GeluTanhOut(a *TensorT, out *TensorT) *Failure {
	r := C.go_tp_gelu_tanh_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// GeluTanhInplace calls tp_gelu_tanh_inplace: GeluTanh into a.
func GeluTanhInplace(a *TensorT) *Failure {
	r := C.go_tp_gelu_tanh_inplace(address(unsafe.Pointer(a)))
	return failed(int32(r.status), r.failure)
}

// Add calls tp_add: a + b.
func Add(a *TensorT, b *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_add(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)))
	return r.out, failed(int32(r.status), r.failure)
}

// AddOut calls tp_add_out: Add into a given tensor.
func AddOut(a *TensorT, b *TensorT, out *TensorT) *Failure {
	r := C.go_tp_add_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// AddInplace calls tp_add_inplace: Add into a.
func AddInplace(a *TensorT, b *TensorT) *Failure {
	r := C.go_tp_add_inplace(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)))
	return failed(int32(r.status), r.failure)
}

// AddScalar calls tp_add_scalar: Add with a number, which does not widen a
// tensor of its category.
func AddScalar(a *TensorT, b ScalarT) (*TensorT, *Failure) {
	r := C.go_tp_add_scalar(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)))
	return r.out, failed(int32(r.status), r.failure)
}

// AddScalarOut calls tp_add_scalar_out: AddScalar into a given tensor.
func AddScalarOut(a *TensorT, b ScalarT, out *TensorT) *Failure {
	r := C.go_tp_add_scalar_out(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// AddScalarInplace calls tp_add_scalar_inplace: AddScalar into a.
func AddScalarInplace(a *TensorT, b ScalarT) *Failure {
	r := C.go_tp_add_scalar_inplace(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)))
	return failed(int32(r.status), r.failure)
}

// Sub calls tp_sub: a - b.
func Sub(a *TensorT, b *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_sub(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)))
	return r.out, failed(int32(r.status), r.failure)
}

// SubOut calls tp_sub_out: Sub into a given tensor.
func SubOut(a *TensorT, b *TensorT, out *TensorT) *Failure {
	r := C.go_tp_sub_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// SubInplace calls tp_sub_inplace: Sub into a.
func SubInplace(a *TensorT, b *TensorT) *Failure {
	r := C.go_tp_sub_inplace(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)))
	return failed(int32(r.status), r.failure)
}

// SubScalar calls tp_sub_scalar: Sub with a number, which does not widen a
// tensor of its category.
func SubScalar(a *TensorT, b ScalarT) (*TensorT, *Failure) {
	r := C.go_tp_sub_scalar(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)))
	return r.out, failed(int32(r.status), r.failure)
}

// SubScalarOut calls tp_sub_scalar_out: SubScalar into a given tensor.
func SubScalarOut(a *TensorT, b ScalarT, out *TensorT) *Failure {
	r := C.go_tp_sub_scalar_out(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// SubScalarInplace calls tp_sub_scalar_inplace: SubScalar into a.
func SubScalarInplace(a *TensorT, b ScalarT) *Failure {
	r := C.go_tp_sub_scalar_inplace(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)))
	return failed(int32(r.status), r.failure)
}

// Mul calls tp_mul: a * b.
func Mul(a *TensorT, b *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_mul(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)))
	return r.out, failed(int32(r.status), r.failure)
}

// MulOut calls tp_mul_out: Mul into a given tensor.
func MulOut(a *TensorT, b *TensorT, out *TensorT) *Failure {
	r := C.go_tp_mul_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// MulInplace calls tp_mul_inplace: Mul into a.
func MulInplace(a *TensorT, b *TensorT) *Failure {
	r := C.go_tp_mul_inplace(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)))
	return failed(int32(r.status), r.failure)
}

// MulScalar calls tp_mul_scalar: Mul with a number, which does not widen a
// tensor of its category.
func MulScalar(a *TensorT, b ScalarT) (*TensorT, *Failure) {
	r := C.go_tp_mul_scalar(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)))
	return r.out, failed(int32(r.status), r.failure)
}

// MulScalarOut calls tp_mul_scalar_out: MulScalar into a given tensor.
func MulScalarOut(a *TensorT, b ScalarT, out *TensorT) *Failure {
	r := C.go_tp_mul_scalar_out(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// MulScalarInplace calls tp_mul_scalar_inplace: MulScalar into a.
func MulScalarInplace(a *TensorT, b ScalarT) *Failure {
	r := C.go_tp_mul_scalar_inplace(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)))
	return failed(int32(r.status), r.failure)
}

// Div calls tp_div: a / b, true division: integers and bool give f32.
func Div(a *TensorT, b *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_div(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)))
	return r.out, failed(int32(r.status), r.failure)
}

// DivOut calls tp_div_out: Div into a given tensor.
func DivOut(a *TensorT, b *TensorT, out *TensorT) *Failure {
	r := C.go_tp_div_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// DivInplace calls tp_div_inplace: Div into a.
func DivInplace(a *TensorT, b *TensorT) *Failure {
	r := C.go_tp_div_inplace(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)))
	return failed(int32(r.status), r.failure)
}

// DivScalar calls tp_div_scalar: Div with a number, which does not widen a
// tensor of its category.
func DivScalar(a *TensorT, b ScalarT) (*TensorT, *Failure) {
	r := C.go_tp_div_scalar(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)))
	return r.out, failed(int32(r.status), r.failure)
}

// DivScalarOut calls tp_div_scalar_out: DivScalar into a given tensor.
func DivScalarOut(a *TensorT, b ScalarT, out *TensorT) *Failure {
	r := C.go_tp_div_scalar_out(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// DivScalarInplace calls tp_div_scalar_inplace: DivScalar into a.
func DivScalarInplace(a *TensorT, b ScalarT) *Failure {
	r := C.go_tp_div_scalar_inplace(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)))
	return failed(int32(r.status), r.failure)
}

// Maximum calls tp_maximum: The larger of a and b, element by element; NaN if
// either is.
func Maximum(a *TensorT, b *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_maximum(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)))
	return r.out, failed(int32(r.status), r.failure)
}

// MaximumOut calls tp_maximum_out: Maximum into a given tensor.
func MaximumOut(a *TensorT, b *TensorT, out *TensorT) *Failure {
	r := C.go_tp_maximum_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// MaximumInplace calls tp_maximum_inplace: Maximum into a.
func MaximumInplace(a *TensorT, b *TensorT) *Failure {
	r := C.go_tp_maximum_inplace(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)))
	return failed(int32(r.status), r.failure)
}

// MaximumScalar calls tp_maximum_scalar: Maximum with a number, which does
// not widen a tensor of its category.
func MaximumScalar(a *TensorT, b ScalarT) (*TensorT, *Failure) {
	r := C.go_tp_maximum_scalar(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)))
	return r.out, failed(int32(r.status), r.failure)
}

// MaximumScalarOut calls tp_maximum_scalar_out: MaximumScalar into a given
// tensor.
func MaximumScalarOut(a *TensorT, b ScalarT, out *TensorT) *Failure {
	r := C.go_tp_maximum_scalar_out(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// MaximumScalarInplace calls tp_maximum_scalar_inplace: MaximumScalar into a.
func MaximumScalarInplace(a *TensorT, b ScalarT) *Failure {
	r := C.go_tp_maximum_scalar_inplace(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)))
	return failed(int32(r.status), r.failure)
}

// Minimum calls tp_minimum: The smaller of a and b, element by element; NaN
// if either is.
func Minimum(a *TensorT, b *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_minimum(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)))
	return r.out, failed(int32(r.status), r.failure)
}

// MinimumOut calls tp_minimum_out: Minimum into a given tensor.
func MinimumOut(a *TensorT, b *TensorT, out *TensorT) *Failure {
	r := C.go_tp_minimum_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// MinimumInplace calls tp_minimum_inplace: Minimum into a.
func MinimumInplace(a *TensorT, b *TensorT) *Failure {
	r := C.go_tp_minimum_inplace(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)))
	return failed(int32(r.status), r.failure)
}

// MinimumScalar calls tp_minimum_scalar: Minimum with a number, which does
// not widen a tensor of its category.
func MinimumScalar(a *TensorT, b ScalarT) (*TensorT, *Failure) {
	r := C.go_tp_minimum_scalar(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)))
	return r.out, failed(int32(r.status), r.failure)
}

// MinimumScalarOut calls tp_minimum_scalar_out: MinimumScalar into a given
// tensor.
func MinimumScalarOut(a *TensorT, b ScalarT, out *TensorT) *Failure {
	r := C.go_tp_minimum_scalar_out(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// MinimumScalarInplace calls tp_minimum_scalar_inplace: MinimumScalar into a.
func MinimumScalarInplace(a *TensorT, b ScalarT) *Failure {
	r := C.go_tp_minimum_scalar_inplace(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)))
	return failed(int32(r.status), r.failure)
}

// Isnan calls tp_isnan: Whether a is NaN, as bool; of a complex number,
// whether either part is.
func Isnan(a *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_isnan(address(unsafe.Pointer(a)))
	return r.out, failed(int32(r.status), r.failure)
}

// IsnanOut calls tp_isnan_out: Isnan into a given tensor.
func IsnanOut(a *TensorT, out *TensorT) *Failure {
	r := C.go_tp_isnan_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// IsnanInplace calls tp_isnan_inplace: Isnan into a.
func IsnanInplace(a *TensorT) *Failure {
	r := C.go_tp_isnan_inplace(address(unsafe.Pointer(a)))
	return failed(int32(r.status), r.failure)
}

// Isinf calls tp_isinf: Whether a is an infinity, as bool; of a complex
// number, whether either part is.
func Isinf(a *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_isinf(address(unsafe.Pointer(a)))
	return r.out, failed(int32(r.status), r.failure)
}

// IsinfOut calls tp_isinf_out: Isinf into a given tensor.
func IsinfOut(a *TensorT, out *TensorT) *Failure {
	r := C.go_tp_isinf_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// IsinfInplace calls tp_isinf_inplace: Isinf into a.
func IsinfInplace(a *TensorT) *Failure {
	r := C.go_tp_isinf_inplace(address(unsafe.Pointer(a)))
	return failed(int32(r.status), r.failure)
}

// Isfinite calls tp_isfinite: Whether a is neither an infinity nor NaN, as
// bool; of a complex number, whether both parts are.
func Isfinite(a *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_isfinite(address(unsafe.Pointer(a)))
	return r.out, failed(int32(r.status), r.failure)
}

// IsfiniteOut calls tp_isfinite_out: Isfinite into a given tensor.
func IsfiniteOut(a *TensorT, out *TensorT) *Failure {
	r := C.go_tp_isfinite_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// IsfiniteInplace calls tp_isfinite_inplace: Isfinite into a.
func IsfiniteInplace(a *TensorT) *Failure {
	r := C.go_tp_isfinite_inplace(address(unsafe.Pointer(a)))
	return failed(int32(r.status), r.failure)
}

// NanToNum calls tp_nan_to_num: a with numbers in place of NaN and of the
// infinities.
func NanToNum(a *TensorT, nan ScalarT, posinf ScalarT, neginf ScalarT) (*TensorT, *Failure) {
	r := C.go_tp_nan_to_num(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&nan)), *(*C.tp_scalar_t)(unsafe.Pointer(&posinf)), *(*C.tp_scalar_t)(unsafe.Pointer(&neginf)))
	return r.out, failed(int32(r.status), r.failure)
}

// NanToNumOut calls tp_nan_to_num_out: NanToNum into a given tensor.
func NanToNumOut(a *TensorT, nan ScalarT, posinf ScalarT, neginf ScalarT, out *TensorT) *Failure {
	r := C.go_tp_nan_to_num_out(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&nan)), *(*C.tp_scalar_t)(unsafe.Pointer(&posinf)), *(*C.tp_scalar_t)(unsafe.Pointer(&neginf)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// NanToNumInplace calls tp_nan_to_num_inplace: NanToNum into a.
func NanToNumInplace(a *TensorT, nan ScalarT, posinf ScalarT, neginf ScalarT) *Failure {
	r := C.go_tp_nan_to_num_inplace(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&nan)), *(*C.tp_scalar_t)(unsafe.Pointer(&posinf)), *(*C.tp_scalar_t)(unsafe.Pointer(&neginf)))
	return failed(int32(r.status), r.failure)
}

// Eq calls tp_eq: Whether a equals b.
func Eq(a *TensorT, b *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_eq(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)))
	return r.out, failed(int32(r.status), r.failure)
}

// EqOut calls tp_eq_out: Eq into a given tensor.
func EqOut(a *TensorT, b *TensorT, out *TensorT) *Failure {
	r := C.go_tp_eq_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// EqInplace calls tp_eq_inplace: Eq into a.
func EqInplace(a *TensorT, b *TensorT) *Failure {
	r := C.go_tp_eq_inplace(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)))
	return failed(int32(r.status), r.failure)
}

// EqScalar calls tp_eq_scalar: Eq with a number, exactly: an integer that a's
// dtype does not hold compares as what it is.
func EqScalar(a *TensorT, b ScalarT) (*TensorT, *Failure) {
	r := C.go_tp_eq_scalar(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)))
	return r.out, failed(int32(r.status), r.failure)
}

// EqScalarOut calls tp_eq_scalar_out: EqScalar into a given tensor.
func EqScalarOut(a *TensorT, b ScalarT, out *TensorT) *Failure {
	r := C.go_tp_eq_scalar_out(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// EqScalarInplace calls tp_eq_scalar_inplace: EqScalar into a.
func EqScalarInplace(a *TensorT, b ScalarT) *Failure {
	r := C.go_tp_eq_scalar_inplace(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)))
	return failed(int32(r.status), r.failure)
}

// Ne calls tp_ne: Whether a differs from b.
func Ne(a *TensorT, b *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_ne(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)))
	return r.out, failed(int32(r.status), r.failure)
}

// NeOut calls tp_ne_out: Ne into a given tensor.
func NeOut(a *TensorT, b *TensorT, out *TensorT) *Failure {
	r := C.go_tp_ne_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// NeInplace calls tp_ne_inplace: Ne into a.
func NeInplace(a *TensorT, b *TensorT) *Failure {
	r := C.go_tp_ne_inplace(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)))
	return failed(int32(r.status), r.failure)
}

// NeScalar calls tp_ne_scalar: Ne with a number, exactly: an integer that a's
// dtype does not hold compares as what it is.
func NeScalar(a *TensorT, b ScalarT) (*TensorT, *Failure) {
	r := C.go_tp_ne_scalar(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)))
	return r.out, failed(int32(r.status), r.failure)
}

// NeScalarOut calls tp_ne_scalar_out: NeScalar into a given tensor.
func NeScalarOut(a *TensorT, b ScalarT, out *TensorT) *Failure {
	r := C.go_tp_ne_scalar_out(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// NeScalarInplace calls tp_ne_scalar_inplace: NeScalar into a.
func NeScalarInplace(a *TensorT, b ScalarT) *Failure {
	r := C.go_tp_ne_scalar_inplace(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)))
	return failed(int32(r.status), r.failure)
}

// Lt calls tp_lt: Whether a is below b.
func Lt(a *TensorT, b *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_lt(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)))
	return r.out, failed(int32(r.status), r.failure)
}

// LtOut calls tp_lt_out: Lt into a given tensor.
func LtOut(a *TensorT, b *TensorT, out *TensorT) *Failure {
	r := C.go_tp_lt_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// LtInplace calls tp_lt_inplace: Lt into a.
func LtInplace(a *TensorT, b *TensorT) *Failure {
	r := C.go_tp_lt_inplace(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)))
	return failed(int32(r.status), r.failure)
}

// LtScalar calls tp_lt_scalar: Lt with a number, exactly: an integer that a's
// dtype does not hold compares as what it is.
func LtScalar(a *TensorT, b ScalarT) (*TensorT, *Failure) {
	r := C.go_tp_lt_scalar(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)))
	return r.out, failed(int32(r.status), r.failure)
}

// LtScalarOut calls tp_lt_scalar_out: LtScalar into a given tensor.
func LtScalarOut(a *TensorT, b ScalarT, out *TensorT) *Failure {
	r := C.go_tp_lt_scalar_out(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// LtScalarInplace calls tp_lt_scalar_inplace: LtScalar into a.
func LtScalarInplace(a *TensorT, b ScalarT) *Failure {
	r := C.go_tp_lt_scalar_inplace(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)))
	return failed(int32(r.status), r.failure)
}

// Le calls tp_le: Whether a is below b or equals it.
func Le(a *TensorT, b *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_le(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)))
	return r.out, failed(int32(r.status), r.failure)
}

// LeOut calls tp_le_out: Le into a given tensor.
func LeOut(a *TensorT, b *TensorT, out *TensorT) *Failure {
	r := C.go_tp_le_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// LeInplace calls tp_le_inplace: Le into a.
func LeInplace(a *TensorT, b *TensorT) *Failure {
	r := C.go_tp_le_inplace(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)))
	return failed(int32(r.status), r.failure)
}

// LeScalar calls tp_le_scalar: Le with a number, exactly: an integer that a's
// dtype does not hold compares as what it is.
func LeScalar(a *TensorT, b ScalarT) (*TensorT, *Failure) {
	r := C.go_tp_le_scalar(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)))
	return r.out, failed(int32(r.status), r.failure)
}

// LeScalarOut calls tp_le_scalar_out: LeScalar into a given tensor.
func LeScalarOut(a *TensorT, b ScalarT, out *TensorT) *Failure {
	r := C.go_tp_le_scalar_out(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// LeScalarInplace calls tp_le_scalar_inplace: LeScalar into a.
func LeScalarInplace(a *TensorT, b ScalarT) *Failure {
	r := C.go_tp_le_scalar_inplace(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)))
	return failed(int32(r.status), r.failure)
}

// Gt calls tp_gt: Whether a is above b.
func Gt(a *TensorT, b *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_gt(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)))
	return r.out, failed(int32(r.status), r.failure)
}

// GtOut calls tp_gt_out: Gt into a given tensor.
func GtOut(a *TensorT, b *TensorT, out *TensorT) *Failure {
	r := C.go_tp_gt_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// GtInplace calls tp_gt_inplace: Gt into a.
func GtInplace(a *TensorT, b *TensorT) *Failure {
	r := C.go_tp_gt_inplace(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)))
	return failed(int32(r.status), r.failure)
}

// GtScalar calls tp_gt_scalar: Gt with a number, exactly: an integer that a's
// dtype does not hold compares as what it is.
func GtScalar(a *TensorT, b ScalarT) (*TensorT, *Failure) {
	r := C.go_tp_gt_scalar(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)))
	return r.out, failed(int32(r.status), r.failure)
}

// GtScalarOut calls tp_gt_scalar_out: GtScalar into a given tensor.
func GtScalarOut(a *TensorT, b ScalarT, out *TensorT) *Failure {
	r := C.go_tp_gt_scalar_out(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// GtScalarInplace calls tp_gt_scalar_inplace: GtScalar into a.
func GtScalarInplace(a *TensorT, b ScalarT) *Failure {
	r := C.go_tp_gt_scalar_inplace(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)))
	return failed(int32(r.status), r.failure)
}

// Ge calls tp_ge: Whether a is above b or equals it.
func Ge(a *TensorT, b *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_ge(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)))
	return r.out, failed(int32(r.status), r.failure)
}

// GeOut calls tp_ge_out: Ge into a given tensor.
func GeOut(a *TensorT, b *TensorT, out *TensorT) *Failure {
	r := C.go_tp_ge_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// GeInplace calls tp_ge_inplace: Ge into a.
func GeInplace(a *TensorT, b *TensorT) *Failure {
	r := C.go_tp_ge_inplace(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)))
	return failed(int32(r.status), r.failure)
}

// GeScalar calls tp_ge_scalar: Ge with a number, exactly: an integer that a's
// dtype does not hold compares as what it is.
func GeScalar(a *TensorT, b ScalarT) (*TensorT, *Failure) {
	r := C.go_tp_ge_scalar(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)))
	return r.out, failed(int32(r.status), r.failure)
}

// GeScalarOut calls tp_ge_scalar_out: GeScalar into a given tensor.
func GeScalarOut(a *TensorT, b ScalarT, out *TensorT) *Failure {
	r := C.go_tp_ge_scalar_out(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// GeScalarInplace calls tp_ge_scalar_inplace: GeScalar into a.
func GeScalarInplace(a *TensorT, b ScalarT) *Failure {
	r := C.go_tp_ge_scalar_inplace(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)))
	return failed(int32(r.status), r.failure)
}

// Where calls tp_where: Elements of a where the condition is true, of b
// elsewhere.
func Where(condition *TensorT, a *TensorT, b *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_where(address(unsafe.Pointer(condition)), address(unsafe.Pointer(a)), address(unsafe.Pointer(b)))
	return r.out, failed(int32(r.status), r.failure)
}

// WhereOut calls tp_where_out: Where into a given tensor.
func WhereOut(condition *TensorT, a *TensorT, b *TensorT, out *TensorT) *Failure {
	r := C.go_tp_where_out(address(unsafe.Pointer(condition)), address(unsafe.Pointer(a)), address(unsafe.Pointer(b)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// Conj calls tp_conj: The complex conjugate of a; a real tensor gives a copy.
func Conj(a *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_conj(address(unsafe.Pointer(a)))
	return r.out, failed(int32(r.status), r.failure)
}

// ConjOut calls tp_conj_out: Conj into a given tensor.
func ConjOut(a *TensorT, out *TensorT) *Failure {
	r := C.go_tp_conj_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// ConjInplace calls tp_conj_inplace: Conj into a.
func ConjInplace(a *TensorT) *Failure {
	r := C.go_tp_conj_inplace(address(unsafe.Pointer(a)))
	return failed(int32(r.status), r.failure)
}

// Angle calls tp_angle: The angle of a in the complex plane, from -pi to pi:
// of a real number 0, or pi if it is negative, and NaN for NaN.
func Angle(a *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_angle(address(unsafe.Pointer(a)))
	return r.out, failed(int32(r.status), r.failure)
}

// AngleOut calls tp_angle_out: Angle into a given tensor.
func AngleOut(a *TensorT, out *TensorT) *Failure {
	r := C.go_tp_angle_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// AngleInplace calls tp_angle_inplace: Angle into a.
func AngleInplace(a *TensorT) *Failure {
	r := C.go_tp_angle_inplace(address(unsafe.Pointer(a)))
	return failed(int32(r.status), r.failure)
}

// FloorDivide calls tp_floor_divide: a / b, rounded down to a whole number.
func FloorDivide(a *TensorT, b *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_floor_divide(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)))
	return r.out, failed(int32(r.status), r.failure)
}

// FloorDivideOut calls tp_floor_divide_out: FloorDivide into a given tensor.
func FloorDivideOut(a *TensorT, b *TensorT, out *TensorT) *Failure {
	r := C.go_tp_floor_divide_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// FloorDivideInplace calls tp_floor_divide_inplace: FloorDivide into a.
func FloorDivideInplace(a *TensorT, b *TensorT) *Failure {
	r := C.go_tp_floor_divide_inplace(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)))
	return failed(int32(r.status), r.failure)
}

// FloorDivideScalar calls tp_floor_divide_scalar: FloorDivide with a number,
// which does not widen a tensor of its category.
func FloorDivideScalar(a *TensorT, b ScalarT) (*TensorT, *Failure) {
	r := C.go_tp_floor_divide_scalar(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)))
	return r.out, failed(int32(r.status), r.failure)
}

// FloorDivideScalarOut calls tp_floor_divide_scalar_out: FloorDivideScalar
// into a given tensor.
func FloorDivideScalarOut(a *TensorT, b ScalarT, out *TensorT) *Failure {
	r := C.go_tp_floor_divide_scalar_out(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// FloorDivideScalarInplace calls tp_floor_divide_scalar_inplace:
// FloorDivideScalar into a.
func FloorDivideScalarInplace(a *TensorT, b ScalarT) *Failure {
	r := C.go_tp_floor_divide_scalar_inplace(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)))
	return failed(int32(r.status), r.failure)
}

// TruncDivide calls tp_trunc_divide: a / b, rounded to its dtype as Div
// rounds, and then towards 0 to a whole number.
func TruncDivide(a *TensorT, b *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_trunc_divide(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)))
	return r.out, failed(int32(r.status), r.failure)
}

// TruncDivideOut calls tp_trunc_divide_out: TruncDivide into a given tensor.
func TruncDivideOut(a *TensorT, b *TensorT, out *TensorT) *Failure {
	r := C.go_tp_trunc_divide_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// TruncDivideInplace calls tp_trunc_divide_inplace: TruncDivide into a.
func TruncDivideInplace(a *TensorT, b *TensorT) *Failure {
	r := C.go_tp_trunc_divide_inplace(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)))
	return failed(int32(r.status), r.failure)
}

// TruncDivideScalar calls tp_trunc_divide_scalar: TruncDivide with a number,
// which does not widen a tensor of its category.
func TruncDivideScalar(a *TensorT, b ScalarT) (*TensorT, *Failure) {
	r := C.go_tp_trunc_divide_scalar(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)))
	return r.out, failed(int32(r.status), r.failure)
}

// TruncDivideScalarOut calls tp_trunc_divide_scalar_out: TruncDivideScalar
// into a given tensor.
func TruncDivideScalarOut(a *TensorT, b ScalarT, out *TensorT) *Failure {
	r := C.go_tp_trunc_divide_scalar_out(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// TruncDivideScalarInplace calls tp_trunc_divide_scalar_inplace:
// TruncDivideScalar into a.
func TruncDivideScalarInplace(a *TensorT, b ScalarT) *Failure {
	r := C.go_tp_trunc_divide_scalar_inplace(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)))
	return failed(int32(r.status), r.failure)
}

// Remainder calls tp_remainder: a - b * floor(a / b), exactly: the remainder
// that has b's sign.
func Remainder(a *TensorT, b *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_remainder(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)))
	return r.out, failed(int32(r.status), r.failure)
}

// RemainderOut calls tp_remainder_out: Remainder into a given tensor.
func RemainderOut(a *TensorT, b *TensorT, out *TensorT) *Failure {
	r := C.go_tp_remainder_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// RemainderInplace calls tp_remainder_inplace: Remainder into a.
func RemainderInplace(a *TensorT, b *TensorT) *Failure {
	r := C.go_tp_remainder_inplace(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)))
	return failed(int32(r.status), r.failure)
}

// RemainderScalar calls tp_remainder_scalar: Remainder with a number, which
// does not widen a tensor of its category.
func RemainderScalar(a *TensorT, b ScalarT) (*TensorT, *Failure) {
	r := C.go_tp_remainder_scalar(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)))
	return r.out, failed(int32(r.status), r.failure)
}

// RemainderScalarOut calls tp_remainder_scalar_out: RemainderScalar into a
// given tensor.
func RemainderScalarOut(a *TensorT, b ScalarT, out *TensorT) *Failure {
	r := C.go_tp_remainder_scalar_out(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// RemainderScalarInplace calls tp_remainder_scalar_inplace: RemainderScalar
// into a.
func RemainderScalarInplace(a *TensorT, b ScalarT) *Failure {
	r := C.go_tp_remainder_scalar_inplace(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)))
	return failed(int32(r.status), r.failure)
}

// Fmod calls tp_fmod: a - b * trunc(a / b), exactly: the remainder that has
// a's sign.
func Fmod(a *TensorT, b *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_fmod(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)))
	return r.out, failed(int32(r.status), r.failure)
}

// FmodOut calls tp_fmod_out: Fmod into a given tensor.
func FmodOut(a *TensorT, b *TensorT, out *TensorT) *Failure {
	r := C.go_tp_fmod_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// FmodInplace calls tp_fmod_inplace: Fmod into a.
func FmodInplace(a *TensorT, b *TensorT) *Failure {
	r := C.go_tp_fmod_inplace(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)))
	return failed(int32(r.status), r.failure)
}

// FmodScalar calls tp_fmod_scalar: Fmod with a number, which does not widen a
// tensor of its category.
func FmodScalar(a *TensorT, b ScalarT) (*TensorT, *Failure) {
	r := C.go_tp_fmod_scalar(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)))
	return r.out, failed(int32(r.status), r.failure)
}

// FmodScalarOut calls tp_fmod_scalar_out: FmodScalar into a given tensor.
func FmodScalarOut(a *TensorT, b ScalarT, out *TensorT) *Failure {
	r := C.go_tp_fmod_scalar_out(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// FmodScalarInplace calls tp_fmod_scalar_inplace: FmodScalar into a.
func FmodScalarInplace(a *TensorT, b ScalarT) *Failure {
	r := C.go_tp_fmod_scalar_inplace(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)))
	return failed(int32(r.status), r.failure)
}

// Exp calls tp_exp: e to the a.
func Exp(a *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_exp(address(unsafe.Pointer(a)))
	return r.out, failed(int32(r.status), r.failure)
}

// ExpOut calls tp_exp_out: Exp into a given tensor.
func ExpOut(a *TensorT, out *TensorT) *Failure {
	r := C.go_tp_exp_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// ExpInplace calls tp_exp_inplace: Exp into a.
func ExpInplace(a *TensorT) *Failure {
	r := C.go_tp_exp_inplace(address(unsafe.Pointer(a)))
	return failed(int32(r.status), r.failure)
}

// Exp2 calls tp_exp2: 2 to the a.
func Exp2(a *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_exp2(address(unsafe.Pointer(a)))
	return r.out, failed(int32(r.status), r.failure)
}

// Exp2Out calls tp_exp2_out: Exp2 into a given tensor.
func Exp2Out(a *TensorT, out *TensorT) *Failure {
	r := C.go_tp_exp2_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// Exp2Inplace calls tp_exp2_inplace: Exp2 into a.
func Exp2Inplace(a *TensorT) *Failure {
	r := C.go_tp_exp2_inplace(address(unsafe.Pointer(a)))
	return failed(int32(r.status), r.failure)
}

// Expm1 calls tp_expm1: e to the a, less 1, without the loss of places near
// 0.
func Expm1(a *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_expm1(address(unsafe.Pointer(a)))
	return r.out, failed(int32(r.status), r.failure)
}

// Expm1Out calls tp_expm1_out: Expm1 into a given tensor.
func Expm1Out(a *TensorT, out *TensorT) *Failure {
	r := C.go_tp_expm1_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// Expm1Inplace calls tp_expm1_inplace: Expm1 into a.
func Expm1Inplace(a *TensorT) *Failure {
	r := C.go_tp_expm1_inplace(address(unsafe.Pointer(a)))
	return failed(int32(r.status), r.failure)
}

// Log calls tp_log: Natural logarithm of a.
func Log(a *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_log(address(unsafe.Pointer(a)))
	return r.out, failed(int32(r.status), r.failure)
}

// LogOut calls tp_log_out: Log into a given tensor.
func LogOut(a *TensorT, out *TensorT) *Failure {
	r := C.go_tp_log_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// LogInplace calls tp_log_inplace: Log into a.
func LogInplace(a *TensorT) *Failure {
	r := C.go_tp_log_inplace(address(unsafe.Pointer(a)))
	return failed(int32(r.status), r.failure)
}

// Log2 calls tp_log2: Logarithm of a to base 2.
func Log2(a *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_log2(address(unsafe.Pointer(a)))
	return r.out, failed(int32(r.status), r.failure)
}

// Log2Out calls tp_log2_out: Log2 into a given tensor.
func Log2Out(a *TensorT, out *TensorT) *Failure {
	r := C.go_tp_log2_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// Log2Inplace calls tp_log2_inplace: Log2 into a.
func Log2Inplace(a *TensorT) *Failure {
	r := C.go_tp_log2_inplace(address(unsafe.Pointer(a)))
	return failed(int32(r.status), r.failure)
}

// Log10 calls tp_log10: Logarithm of a to base 10.
func Log10(a *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_log10(address(unsafe.Pointer(a)))
	return r.out, failed(int32(r.status), r.failure)
}

// Log10Out calls tp_log10_out: Log10 into a given tensor.
func Log10Out(a *TensorT, out *TensorT) *Failure {
	r := C.go_tp_log10_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// Log10Inplace calls tp_log10_inplace: Log10 into a.
func Log10Inplace(a *TensorT) *Failure {
	r := C.go_tp_log10_inplace(address(unsafe.Pointer(a)))
	return failed(int32(r.status), r.failure)
}

// Log1p calls tp_log1p: Natural logarithm of 1 + a, without the loss of
// places near 0.
func Log1p(a *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_log1p(address(unsafe.Pointer(a)))
	return r.out, failed(int32(r.status), r.failure)
}

// Log1pOut calls tp_log1p_out: Log1p into a given tensor.
func Log1pOut(a *TensorT, out *TensorT) *Failure {
	r := C.go_tp_log1p_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// Log1pInplace calls tp_log1p_inplace: Log1p into a.
func Log1pInplace(a *TensorT) *Failure {
	r := C.go_tp_log1p_inplace(address(unsafe.Pointer(a)))
	return failed(int32(r.status), r.failure)
}

// Sigmoid calls tp_sigmoid: 1 / (1 + e^-a).
func Sigmoid(a *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_sigmoid(address(unsafe.Pointer(a)))
	return r.out, failed(int32(r.status), r.failure)
}

// SigmoidOut calls tp_sigmoid_out: Sigmoid into a given tensor.
func SigmoidOut(a *TensorT, out *TensorT) *Failure {
	r := C.go_tp_sigmoid_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// SigmoidInplace calls tp_sigmoid_inplace: Sigmoid into a.
func SigmoidInplace(a *TensorT) *Failure {
	r := C.go_tp_sigmoid_inplace(address(unsafe.Pointer(a)))
	return failed(int32(r.status), r.failure)
}

// SigmoidBackward calls tp_sigmoid_backward: a b (1 - b): where b is the
// result of Sigmoid, a gradient by that result as one by the argument.
func SigmoidBackward(a *TensorT, b *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_sigmoid_backward(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)))
	return r.out, failed(int32(r.status), r.failure)
}

// SigmoidBackwardOut calls tp_sigmoid_backward_out: SigmoidBackward into a
// given tensor.
func SigmoidBackwardOut(a *TensorT, b *TensorT, out *TensorT) *Failure {
	r := C.go_tp_sigmoid_backward_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// SigmoidBackwardInplace calls tp_sigmoid_backward_inplace: SigmoidBackward
// into a.
func SigmoidBackwardInplace(a *TensorT, b *TensorT) *Failure {
	r := C.go_tp_sigmoid_backward_inplace(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)))
	return failed(int32(r.status), r.failure)
}

// SigmoidBackwardScalar calls tp_sigmoid_backward_scalar: SigmoidBackward
// with a number, which does not widen a tensor of its category.
func SigmoidBackwardScalar(a *TensorT, b ScalarT) (*TensorT, *Failure) {
	r := C.go_tp_sigmoid_backward_scalar(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)))
	return r.out, failed(int32(r.status), r.failure)
}

// SigmoidBackwardScalarOut calls tp_sigmoid_backward_scalar_out:
// SigmoidBackwardScalar into a given tensor.
func SigmoidBackwardScalarOut(a *TensorT, b ScalarT, out *TensorT) *Failure {
	r := C.go_tp_sigmoid_backward_scalar_out(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// SigmoidBackwardScalarInplace calls tp_sigmoid_backward_scalar_inplace:
// SigmoidBackwardScalar into a.
func SigmoidBackwardScalarInplace(a *TensorT, b ScalarT) *Failure {
	r := C.go_tp_sigmoid_backward_scalar_inplace(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)))
	return failed(int32(r.status), r.failure)
}

// Sinh calls tp_sinh: Hyperbolic sine of a.
func Sinh(a *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_sinh(address(unsafe.Pointer(a)))
	return r.out, failed(int32(r.status), r.failure)
}

// SinhOut calls tp_sinh_out: Sinh into a given tensor.
func SinhOut(a *TensorT, out *TensorT) *Failure {
	r := C.go_tp_sinh_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// SinhInplace calls tp_sinh_inplace: Sinh into a.
func SinhInplace(a *TensorT) *Failure {
	r := C.go_tp_sinh_inplace(address(unsafe.Pointer(a)))
	return failed(int32(r.status), r.failure)
}

// Cosh calls tp_cosh: Hyperbolic cosine of a.
func Cosh(a *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_cosh(address(unsafe.Pointer(a)))
	return r.out, failed(int32(r.status), r.failure)
}

// CoshOut calls tp_cosh_out: Cosh into a given tensor.
func CoshOut(a *TensorT, out *TensorT) *Failure {
	r := C.go_tp_cosh_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// CoshInplace calls tp_cosh_inplace: Cosh into a.
func CoshInplace(a *TensorT) *Failure {
	r := C.go_tp_cosh_inplace(address(unsafe.Pointer(a)))
	return failed(int32(r.status), r.failure)
}

// Tanh calls tp_tanh: Hyperbolic tangent of a.
func Tanh(a *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_tanh(address(unsafe.Pointer(a)))
	return r.out, failed(int32(r.status), r.failure)
}

// TanhOut calls tp_tanh_out: Tanh into a given tensor.
func TanhOut(a *TensorT, out *TensorT) *Failure {
	r := C.go_tp_tanh_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// TanhInplace calls tp_tanh_inplace: Tanh into a.
func TanhInplace(a *TensorT) *Failure {
	r := C.go_tp_tanh_inplace(address(unsafe.Pointer(a)))
	return failed(int32(r.status), r.failure)
}

// TanhBackward calls tp_tanh_backward: a (1 - b^2): where b is the result of
// Tanh, a gradient by that result as one by the argument.
func TanhBackward(a *TensorT, b *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_tanh_backward(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)))
	return r.out, failed(int32(r.status), r.failure)
}

// TanhBackwardOut calls tp_tanh_backward_out: TanhBackward into a given
// tensor.
func TanhBackwardOut(a *TensorT, b *TensorT, out *TensorT) *Failure {
	r := C.go_tp_tanh_backward_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// TanhBackwardInplace calls tp_tanh_backward_inplace: TanhBackward into a.
func TanhBackwardInplace(a *TensorT, b *TensorT) *Failure {
	r := C.go_tp_tanh_backward_inplace(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)))
	return failed(int32(r.status), r.failure)
}

// TanhBackwardScalar calls tp_tanh_backward_scalar: TanhBackward with a
// number, which does not widen a tensor of its category.
func TanhBackwardScalar(a *TensorT, b ScalarT) (*TensorT, *Failure) {
	r := C.go_tp_tanh_backward_scalar(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)))
	return r.out, failed(int32(r.status), r.failure)
}

// TanhBackwardScalarOut calls tp_tanh_backward_scalar_out: TanhBackwardScalar
// into a given tensor.
func TanhBackwardScalarOut(a *TensorT, b ScalarT, out *TensorT) *Failure {
	r := C.go_tp_tanh_backward_scalar_out(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// TanhBackwardScalarInplace calls tp_tanh_backward_scalar_inplace:
// TanhBackwardScalar into a.
func TanhBackwardScalarInplace(a *TensorT, b ScalarT) *Failure {
	r := C.go_tp_tanh_backward_scalar_inplace(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)))
	return failed(int32(r.status), r.failure)
}

// Asinh calls tp_asinh: Inverse hyperbolic sine of a.
func Asinh(a *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_asinh(address(unsafe.Pointer(a)))
	return r.out, failed(int32(r.status), r.failure)
}

// AsinhOut calls tp_asinh_out: Asinh into a given tensor.
func AsinhOut(a *TensorT, out *TensorT) *Failure {
	r := C.go_tp_asinh_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// AsinhInplace calls tp_asinh_inplace: Asinh into a.
func AsinhInplace(a *TensorT) *Failure {
	r := C.go_tp_asinh_inplace(address(unsafe.Pointer(a)))
	return failed(int32(r.status), r.failure)
}

// Acosh calls tp_acosh: Inverse hyperbolic cosine of a.
func Acosh(a *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_acosh(address(unsafe.Pointer(a)))
	return r.out, failed(int32(r.status), r.failure)
}

// AcoshOut calls tp_acosh_out: Acosh into a given tensor.
func AcoshOut(a *TensorT, out *TensorT) *Failure {
	r := C.go_tp_acosh_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// AcoshInplace calls tp_acosh_inplace: Acosh into a.
func AcoshInplace(a *TensorT) *Failure {
	r := C.go_tp_acosh_inplace(address(unsafe.Pointer(a)))
	return failed(int32(r.status), r.failure)
}

// Atanh calls tp_atanh: Inverse hyperbolic tangent of a.
func Atanh(a *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_atanh(address(unsafe.Pointer(a)))
	return r.out, failed(int32(r.status), r.failure)
}

// AtanhOut calls tp_atanh_out: Atanh into a given tensor.
func AtanhOut(a *TensorT, out *TensorT) *Failure {
	r := C.go_tp_atanh_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// AtanhInplace calls tp_atanh_inplace: Atanh into a.
func AtanhInplace(a *TensorT) *Failure {
	r := C.go_tp_atanh_inplace(address(unsafe.Pointer(a)))
	return failed(int32(r.status), r.failure)
}

// IndexSelect calls tp_index_select: Takes indices of a dimension, as a copy.
func IndexSelect(a *TensorT, dim int64, index *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_index_select(address(unsafe.Pointer(a)), C.int64_t(dim), address(unsafe.Pointer(index)))
	return r.out, failed(int32(r.status), r.failure)
}

// IndexSelectOut calls tp_index_select_out: IndexSelect into a given tensor.
func IndexSelectOut(a *TensorT, dim int64, index *TensorT, out *TensorT) *Failure {
	r := C.go_tp_index_select_out(address(unsafe.Pointer(a)), C.int64_t(dim), address(unsafe.Pointer(index)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// Gather calls tp_gather: Takes an element of a dimension for each index.
func Gather(a *TensorT, dim int64, index *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_gather(address(unsafe.Pointer(a)), C.int64_t(dim), address(unsafe.Pointer(index)))
	return r.out, failed(int32(r.status), r.failure)
}

// GatherOut calls tp_gather_out: Gather into a given tensor.
func GatherOut(a *TensorT, dim int64, index *TensorT, out *TensorT) *Failure {
	r := C.go_tp_gather_out(address(unsafe.Pointer(a)), C.int64_t(dim), address(unsafe.Pointer(index)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// Take calls tp_take: Takes elements by their places in row-major order;
// negative ones count from the end.
func Take(a *TensorT, index *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_take(address(unsafe.Pointer(a)), address(unsafe.Pointer(index)))
	return r.out, failed(int32(r.status), r.failure)
}

// TakeOut calls tp_take_out: Take into a given tensor.
func TakeOut(a *TensorT, index *TensorT, out *TensorT) *Failure {
	r := C.go_tp_take_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(index)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// MaskedSelect calls tp_masked_select: The elements where a mask is true, as
// a list in row-major order.
func MaskedSelect(a *TensorT, mask *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_masked_select(address(unsafe.Pointer(a)), address(unsafe.Pointer(mask)))
	return r.out, failed(int32(r.status), r.failure)
}

// MaskedSelectOut calls tp_masked_select_out: MaskedSelect into a given
// tensor.
func MaskedSelectOut(a *TensorT, mask *TensorT, out *TensorT) *Failure {
	r := C.go_tp_masked_select_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(mask)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// Tril calls tp_tril: The elements on and below a diagonal, and 0 above it.
func Tril(a *TensorT, diagonal int64) (*TensorT, *Failure) {
	r := C.go_tp_tril(address(unsafe.Pointer(a)), C.int64_t(diagonal))
	return r.out, failed(int32(r.status), r.failure)
}

// TrilOut calls tp_tril_out: Tril into a given tensor.
func TrilOut(a *TensorT, diagonal int64, out *TensorT) *Failure {
	r := C.go_tp_tril_out(address(unsafe.Pointer(a)), C.int64_t(diagonal), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// TrilInplace calls tp_tril_inplace: Tril of the tensor itself: sets what is
// above to 0.
func TrilInplace(a *TensorT, diagonal int64) *Failure {
	r := C.go_tp_tril_inplace(address(unsafe.Pointer(a)), C.int64_t(diagonal))
	return failed(int32(r.status), r.failure)
}

// Triu calls tp_triu: The elements on and above a diagonal, and 0 below it.
func Triu(a *TensorT, diagonal int64) (*TensorT, *Failure) {
	r := C.go_tp_triu(address(unsafe.Pointer(a)), C.int64_t(diagonal))
	return r.out, failed(int32(r.status), r.failure)
}

// TriuOut calls tp_triu_out: Triu into a given tensor.
func TriuOut(a *TensorT, diagonal int64, out *TensorT) *Failure {
	r := C.go_tp_triu_out(address(unsafe.Pointer(a)), C.int64_t(diagonal), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// TriuInplace calls tp_triu_inplace: Triu of the tensor itself: sets what is
// below to 0.
func TriuInplace(a *TensorT, diagonal int64) *Failure {
	r := C.go_tp_triu_inplace(address(unsafe.Pointer(a)), C.int64_t(diagonal))
	return failed(int32(r.status), r.failure)
}

// Roll calls tp_roll: Elements moved along dimensions; those that leave at
// the end come in at the start.
func Roll(a *TensorT, shifts []int64, dims []int64) (*TensorT, *Failure) {
	r := C.go_tp_roll(address(unsafe.Pointer(a)), (*C.int64_t)(first(shifts)), C.size_t(len(shifts)), (*C.int64_t)(first(dims)), C.size_t(len(dims)))
	return r.out, failed(int32(r.status), r.failure)
}

// OneHot calls tp_one_hot: Class numbers as rows of 0 with a 1 in that place.
func OneHot(a *TensorT, classes int64) (*TensorT, *Failure) {
	r := C.go_tp_one_hot(address(unsafe.Pointer(a)), C.int64_t(classes))
	return r.out, failed(int32(r.status), r.failure)
}

// Embedding calls tp_embedding: Rows of a table.
func Embedding(weight *TensorT, index *TensorT, paddingIndex int64) (*TensorT, *Failure) {
	r := C.go_tp_embedding(address(unsafe.Pointer(weight)), address(unsafe.Pointer(index)), C.int64_t(paddingIndex))
	return r.out, failed(int32(r.status), r.failure)
}

// Cat calls tp_cat: Tensors one behind the other along a dimension, as a
// copy.
func Cat(tensors []*TensorT, dim int64) (*TensorT, *Failure) {
	r := C.go_tp_cat((**C.tp_tensor_t)(first(tensors)), C.size_t(len(tensors)), C.int64_t(dim))
	return r.out, failed(int32(r.status), r.failure)
}

// CatOut calls tp_cat_out: Cat into a given tensor.
func CatOut(tensors []*TensorT, dim int64, out *TensorT) *Failure {
	r := C.go_tp_cat_out((**C.tp_tensor_t)(first(tensors)), C.size_t(len(tensors)), C.int64_t(dim), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// Stack calls tp_stack: Tensors of equal sizes side by side along a new
// dimension, as a copy.
func Stack(tensors []*TensorT, dim int64) (*TensorT, *Failure) {
	r := C.go_tp_stack((**C.tp_tensor_t)(first(tensors)), C.size_t(len(tensors)), C.int64_t(dim))
	return r.out, failed(int32(r.status), r.failure)
}

// StackOut calls tp_stack_out: Stack into a given tensor.
func StackOut(tensors []*TensorT, dim int64, out *TensorT) *Failure {
	r := C.go_tp_stack_out((**C.tp_tensor_t)(first(tensors)), C.size_t(len(tensors)), C.int64_t(dim), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// LogicalAnd calls tp_logical_and: Whether a and b are both true, as bool.
func LogicalAnd(a *TensorT, b *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_logical_and(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)))
	return r.out, failed(int32(r.status), r.failure)
}

// LogicalAndOut calls tp_logical_and_out: LogicalAnd into a given tensor.
func LogicalAndOut(a *TensorT, b *TensorT, out *TensorT) *Failure {
	r := C.go_tp_logical_and_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// LogicalAndInplace calls tp_logical_and_inplace: LogicalAnd into a.
func LogicalAndInplace(a *TensorT, b *TensorT) *Failure {
	r := C.go_tp_logical_and_inplace(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)))
	return failed(int32(r.status), r.failure)
}

// LogicalAndScalar calls tp_logical_and_scalar: LogicalAnd with a number.
func LogicalAndScalar(a *TensorT, b ScalarT) (*TensorT, *Failure) {
	r := C.go_tp_logical_and_scalar(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)))
	return r.out, failed(int32(r.status), r.failure)
}

// LogicalAndScalarOut calls tp_logical_and_scalar_out: LogicalAndScalar into
// a given tensor.
func LogicalAndScalarOut(a *TensorT, b ScalarT, out *TensorT) *Failure {
	r := C.go_tp_logical_and_scalar_out(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// LogicalAndScalarInplace calls tp_logical_and_scalar_inplace:
// LogicalAndScalar into a.
func LogicalAndScalarInplace(a *TensorT, b ScalarT) *Failure {
	r := C.go_tp_logical_and_scalar_inplace(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)))
	return failed(int32(r.status), r.failure)
}

// LogicalOr calls tp_logical_or: Whether a or b is true, as bool.
func LogicalOr(a *TensorT, b *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_logical_or(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)))
	return r.out, failed(int32(r.status), r.failure)
}

// LogicalOrOut calls tp_logical_or_out: LogicalOr into a given tensor.
func LogicalOrOut(a *TensorT, b *TensorT, out *TensorT) *Failure {
	r := C.go_tp_logical_or_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// LogicalOrInplace calls tp_logical_or_inplace: LogicalOr into a.
func LogicalOrInplace(a *TensorT, b *TensorT) *Failure {
	r := C.go_tp_logical_or_inplace(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)))
	return failed(int32(r.status), r.failure)
}

// LogicalOrScalar calls tp_logical_or_scalar: LogicalOr with a number.
func LogicalOrScalar(a *TensorT, b ScalarT) (*TensorT, *Failure) {
	r := C.go_tp_logical_or_scalar(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)))
	return r.out, failed(int32(r.status), r.failure)
}

// LogicalOrScalarOut calls tp_logical_or_scalar_out: LogicalOrScalar into a
// given tensor.
func LogicalOrScalarOut(a *TensorT, b ScalarT, out *TensorT) *Failure {
	r := C.go_tp_logical_or_scalar_out(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// LogicalOrScalarInplace calls tp_logical_or_scalar_inplace: LogicalOrScalar
// into a.
func LogicalOrScalarInplace(a *TensorT, b ScalarT) *Failure {
	r := C.go_tp_logical_or_scalar_inplace(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)))
	return failed(int32(r.status), r.failure)
}

// LogicalXor calls tp_logical_xor: Whether just one of a and b is true, as
// bool.
func LogicalXor(a *TensorT, b *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_logical_xor(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)))
	return r.out, failed(int32(r.status), r.failure)
}

// LogicalXorOut calls tp_logical_xor_out: LogicalXor into a given tensor.
func LogicalXorOut(a *TensorT, b *TensorT, out *TensorT) *Failure {
	r := C.go_tp_logical_xor_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// LogicalXorInplace calls tp_logical_xor_inplace: LogicalXor into a.
func LogicalXorInplace(a *TensorT, b *TensorT) *Failure {
	r := C.go_tp_logical_xor_inplace(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)))
	return failed(int32(r.status), r.failure)
}

// LogicalXorScalar calls tp_logical_xor_scalar: LogicalXor with a number.
func LogicalXorScalar(a *TensorT, b ScalarT) (*TensorT, *Failure) {
	r := C.go_tp_logical_xor_scalar(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)))
	return r.out, failed(int32(r.status), r.failure)
}

// LogicalXorScalarOut calls tp_logical_xor_scalar_out: LogicalXorScalar into
// a given tensor.
func LogicalXorScalarOut(a *TensorT, b ScalarT, out *TensorT) *Failure {
	r := C.go_tp_logical_xor_scalar_out(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// LogicalXorScalarInplace calls tp_logical_xor_scalar_inplace:
// LogicalXorScalar into a.
func LogicalXorScalarInplace(a *TensorT, b ScalarT) *Failure {
	r := C.go_tp_logical_xor_scalar_inplace(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)))
	return failed(int32(r.status), r.failure)
}

// LogicalNot calls tp_logical_not: Whether a is false, as bool.
func LogicalNot(a *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_logical_not(address(unsafe.Pointer(a)))
	return r.out, failed(int32(r.status), r.failure)
}

// LogicalNotOut calls tp_logical_not_out: LogicalNot into a given tensor.
func LogicalNotOut(a *TensorT, out *TensorT) *Failure {
	r := C.go_tp_logical_not_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// LogicalNotInplace calls tp_logical_not_inplace: LogicalNot into a.
func LogicalNotInplace(a *TensorT) *Failure {
	r := C.go_tp_logical_not_inplace(address(unsafe.Pointer(a)))
	return failed(int32(r.status), r.failure)
}

// BitwiseAnd calls tp_bitwise_and: Bits that a and b both have.
func BitwiseAnd(a *TensorT, b *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_bitwise_and(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)))
	return r.out, failed(int32(r.status), r.failure)
}

// BitwiseAndOut calls tp_bitwise_and_out: BitwiseAnd into a given tensor.
func BitwiseAndOut(a *TensorT, b *TensorT, out *TensorT) *Failure {
	r := C.go_tp_bitwise_and_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// BitwiseAndInplace calls tp_bitwise_and_inplace: BitwiseAnd into a.
func BitwiseAndInplace(a *TensorT, b *TensorT) *Failure {
	r := C.go_tp_bitwise_and_inplace(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)))
	return failed(int32(r.status), r.failure)
}

// BitwiseAndScalar calls tp_bitwise_and_scalar: BitwiseAnd with a number,
// which does not widen a tensor of its category.
func BitwiseAndScalar(a *TensorT, b ScalarT) (*TensorT, *Failure) {
	r := C.go_tp_bitwise_and_scalar(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)))
	return r.out, failed(int32(r.status), r.failure)
}

// BitwiseAndScalarOut calls tp_bitwise_and_scalar_out: BitwiseAndScalar into
// a given tensor.
func BitwiseAndScalarOut(a *TensorT, b ScalarT, out *TensorT) *Failure {
	r := C.go_tp_bitwise_and_scalar_out(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// BitwiseAndScalarInplace calls tp_bitwise_and_scalar_inplace:
// BitwiseAndScalar into a.
func BitwiseAndScalarInplace(a *TensorT, b ScalarT) *Failure {
	r := C.go_tp_bitwise_and_scalar_inplace(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)))
	return failed(int32(r.status), r.failure)
}

// BitwiseOr calls tp_bitwise_or: Bits that a or b has.
func BitwiseOr(a *TensorT, b *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_bitwise_or(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)))
	return r.out, failed(int32(r.status), r.failure)
}

// BitwiseOrOut calls tp_bitwise_or_out: BitwiseOr into a given tensor.
func BitwiseOrOut(a *TensorT, b *TensorT, out *TensorT) *Failure {
	r := C.go_tp_bitwise_or_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// BitwiseOrInplace calls tp_bitwise_or_inplace: BitwiseOr into a.
func BitwiseOrInplace(a *TensorT, b *TensorT) *Failure {
	r := C.go_tp_bitwise_or_inplace(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)))
	return failed(int32(r.status), r.failure)
}

// BitwiseOrScalar calls tp_bitwise_or_scalar: BitwiseOr with a number, which
// does not widen a tensor of its category.
func BitwiseOrScalar(a *TensorT, b ScalarT) (*TensorT, *Failure) {
	r := C.go_tp_bitwise_or_scalar(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)))
	return r.out, failed(int32(r.status), r.failure)
}

// BitwiseOrScalarOut calls tp_bitwise_or_scalar_out: BitwiseOrScalar into a
// given tensor.
func BitwiseOrScalarOut(a *TensorT, b ScalarT, out *TensorT) *Failure {
	r := C.go_tp_bitwise_or_scalar_out(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// BitwiseOrScalarInplace calls tp_bitwise_or_scalar_inplace: BitwiseOrScalar
// into a.
func BitwiseOrScalarInplace(a *TensorT, b ScalarT) *Failure {
	r := C.go_tp_bitwise_or_scalar_inplace(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)))
	return failed(int32(r.status), r.failure)
}

// BitwiseXor calls tp_bitwise_xor: Bits that just one of a and b has.
func BitwiseXor(a *TensorT, b *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_bitwise_xor(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)))
	return r.out, failed(int32(r.status), r.failure)
}

// BitwiseXorOut calls tp_bitwise_xor_out: BitwiseXor into a given tensor.
func BitwiseXorOut(a *TensorT, b *TensorT, out *TensorT) *Failure {
	r := C.go_tp_bitwise_xor_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// BitwiseXorInplace calls tp_bitwise_xor_inplace: BitwiseXor into a.
func BitwiseXorInplace(a *TensorT, b *TensorT) *Failure {
	r := C.go_tp_bitwise_xor_inplace(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)))
	return failed(int32(r.status), r.failure)
}

// BitwiseXorScalar calls tp_bitwise_xor_scalar: BitwiseXor with a number,
// which does not widen a tensor of its category.
func BitwiseXorScalar(a *TensorT, b ScalarT) (*TensorT, *Failure) {
	r := C.go_tp_bitwise_xor_scalar(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)))
	return r.out, failed(int32(r.status), r.failure)
}

// BitwiseXorScalarOut calls tp_bitwise_xor_scalar_out: BitwiseXorScalar into
// a given tensor.
func BitwiseXorScalarOut(a *TensorT, b ScalarT, out *TensorT) *Failure {
	r := C.go_tp_bitwise_xor_scalar_out(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// BitwiseXorScalarInplace calls tp_bitwise_xor_scalar_inplace:
// BitwiseXorScalar into a.
func BitwiseXorScalarInplace(a *TensorT, b ScalarT) *Failure {
	r := C.go_tp_bitwise_xor_scalar_inplace(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)))
	return failed(int32(r.status), r.failure)
}

// BitwiseNot calls tp_bitwise_not: Bits that a has not.
func BitwiseNot(a *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_bitwise_not(address(unsafe.Pointer(a)))
	return r.out, failed(int32(r.status), r.failure)
}

// BitwiseNotOut calls tp_bitwise_not_out: BitwiseNot into a given tensor.
func BitwiseNotOut(a *TensorT, out *TensorT) *Failure {
	r := C.go_tp_bitwise_not_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// BitwiseNotInplace calls tp_bitwise_not_inplace: BitwiseNot into a.
func BitwiseNotInplace(a *TensorT) *Failure {
	r := C.go_tp_bitwise_not_inplace(address(unsafe.Pointer(a)))
	return failed(int32(r.status), r.failure)
}

// Neg calls tp_neg: -a.
func Neg(a *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_neg(address(unsafe.Pointer(a)))
	return r.out, failed(int32(r.status), r.failure)
}

// NegOut calls tp_neg_out: Neg into a given tensor.
func NegOut(a *TensorT, out *TensorT) *Failure {
	r := C.go_tp_neg_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// NegInplace calls tp_neg_inplace: Neg into a.
func NegInplace(a *TensorT) *Failure {
	r := C.go_tp_neg_inplace(address(unsafe.Pointer(a)))
	return failed(int32(r.status), r.failure)
}

// Abs calls tp_abs: Magnitude of a.
func Abs(a *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_abs(address(unsafe.Pointer(a)))
	return r.out, failed(int32(r.status), r.failure)
}

// AbsOut calls tp_abs_out: Abs into a given tensor.
func AbsOut(a *TensorT, out *TensorT) *Failure {
	r := C.go_tp_abs_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// AbsInplace calls tp_abs_inplace: Abs into a.
func AbsInplace(a *TensorT) *Failure {
	r := C.go_tp_abs_inplace(address(unsafe.Pointer(a)))
	return failed(int32(r.status), r.failure)
}

// Relu calls tp_relu: max(a, 0); NaN stays NaN.
func Relu(a *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_relu(address(unsafe.Pointer(a)))
	return r.out, failed(int32(r.status), r.failure)
}

// ReluOut calls tp_relu_out: Relu into a given tensor.
func ReluOut(a *TensorT, out *TensorT) *Failure {
	r := C.go_tp_relu_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// ReluInplace calls tp_relu_inplace: Relu into a.
func ReluInplace(a *TensorT) *Failure {
	r := C.go_tp_relu_inplace(address(unsafe.Pointer(a)))
	return failed(int32(r.status), r.failure)
}

// Sqrt calls tp_sqrt: Square root of a.
func Sqrt(a *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_sqrt(address(unsafe.Pointer(a)))
	return r.out, failed(int32(r.status), r.failure)
}

// SqrtOut calls tp_sqrt_out: Sqrt into a given tensor.
func SqrtOut(a *TensorT, out *TensorT) *Failure {
	r := C.go_tp_sqrt_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// SqrtInplace calls tp_sqrt_inplace: Sqrt into a.
func SqrtInplace(a *TensorT) *Failure {
	r := C.go_tp_sqrt_inplace(address(unsafe.Pointer(a)))
	return failed(int32(r.status), r.failure)
}

// Square calls tp_square: a * a.
func Square(a *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_square(address(unsafe.Pointer(a)))
	return r.out, failed(int32(r.status), r.failure)
}

// SquareOut calls tp_square_out: Square into a given tensor.
func SquareOut(a *TensorT, out *TensorT) *Failure {
	r := C.go_tp_square_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// SquareInplace calls tp_square_inplace: Square into a.
func SquareInplace(a *TensorT) *Failure {
	r := C.go_tp_square_inplace(address(unsafe.Pointer(a)))
	return failed(int32(r.status), r.failure)
}

// Reciprocal calls tp_reciprocal: 1 / a.
func Reciprocal(a *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_reciprocal(address(unsafe.Pointer(a)))
	return r.out, failed(int32(r.status), r.failure)
}

// ReciprocalOut calls tp_reciprocal_out: Reciprocal into a given tensor.
func ReciprocalOut(a *TensorT, out *TensorT) *Failure {
	r := C.go_tp_reciprocal_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// ReciprocalInplace calls tp_reciprocal_inplace: Reciprocal into a.
func ReciprocalInplace(a *TensorT) *Failure {
	r := C.go_tp_reciprocal_inplace(address(unsafe.Pointer(a)))
	return failed(int32(r.status), r.failure)
}

// Rsqrt calls tp_rsqrt: 1 / sqrt(a), rounded twice.
func Rsqrt(a *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_rsqrt(address(unsafe.Pointer(a)))
	return r.out, failed(int32(r.status), r.failure)
}

// RsqrtOut calls tp_rsqrt_out: Rsqrt into a given tensor.
func RsqrtOut(a *TensorT, out *TensorT) *Failure {
	r := C.go_tp_rsqrt_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// RsqrtInplace calls tp_rsqrt_inplace: Rsqrt into a.
func RsqrtInplace(a *TensorT) *Failure {
	r := C.go_tp_rsqrt_inplace(address(unsafe.Pointer(a)))
	return failed(int32(r.status), r.failure)
}

// Matmul calls tp_matmul: Matrix product.
func Matmul(a *TensorT, b *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_matmul(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)))
	return r.out, failed(int32(r.status), r.failure)
}

// MatmulOut calls tp_matmul_out: Matmul into a given tensor.
func MatmulOut(a *TensorT, b *TensorT, out *TensorT) *Failure {
	r := C.go_tp_matmul_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// Dot calls tp_dot: Sum of the products of two vectors' elements, a tensor of
// rank 0.
func Dot(a *TensorT, b *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_dot(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)))
	return r.out, failed(int32(r.status), r.failure)
}

// DotOut calls tp_dot_out: Dot into a given tensor.
func DotOut(a *TensorT, b *TensorT, out *TensorT) *Failure {
	r := C.go_tp_dot_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// Outer calls tp_outer: Every element of a vector times every one of another.
func Outer(a *TensorT, b *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_outer(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)))
	return r.out, failed(int32(r.status), r.failure)
}

// OuterOut calls tp_outer_out: Outer into a given tensor.
func OuterOut(a *TensorT, b *TensorT, out *TensorT) *Failure {
	r := C.go_tp_outer_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// Addmm calls tp_addmm: beta * input + alpha * (a @ b) of matrices.
func Addmm(input *TensorT, a *TensorT, b *TensorT, beta ScalarT, alpha ScalarT) (*TensorT, *Failure) {
	r := C.go_tp_addmm(address(unsafe.Pointer(input)), address(unsafe.Pointer(a)), address(unsafe.Pointer(b)), *(*C.tp_scalar_t)(unsafe.Pointer(&beta)), *(*C.tp_scalar_t)(unsafe.Pointer(&alpha)))
	return r.out, failed(int32(r.status), r.failure)
}

// AddmmOut calls tp_addmm_out: Addmm into a given tensor.
func AddmmOut(input *TensorT, a *TensorT, b *TensorT, beta ScalarT, alpha ScalarT, out *TensorT) *Failure {
	r := C.go_tp_addmm_out(address(unsafe.Pointer(input)), address(unsafe.Pointer(a)), address(unsafe.Pointer(b)), *(*C.tp_scalar_t)(unsafe.Pointer(&beta)), *(*C.tp_scalar_t)(unsafe.Pointer(&alpha)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// AddmmInplace calls tp_addmm_inplace: Addmm into its input.
func AddmmInplace(input *TensorT, a *TensorT, b *TensorT, beta ScalarT, alpha ScalarT) *Failure {
	r := C.go_tp_addmm_inplace(address(unsafe.Pointer(input)), address(unsafe.Pointer(a)), address(unsafe.Pointer(b)), *(*C.tp_scalar_t)(unsafe.Pointer(&beta)), *(*C.tp_scalar_t)(unsafe.Pointer(&alpha)))
	return failed(int32(r.status), r.failure)
}

// Baddbmm calls tp_baddbmm: beta * input + alpha * (a @ b) of equally many
// matrices.
func Baddbmm(input *TensorT, a *TensorT, b *TensorT, beta ScalarT, alpha ScalarT) (*TensorT, *Failure) {
	r := C.go_tp_baddbmm(address(unsafe.Pointer(input)), address(unsafe.Pointer(a)), address(unsafe.Pointer(b)), *(*C.tp_scalar_t)(unsafe.Pointer(&beta)), *(*C.tp_scalar_t)(unsafe.Pointer(&alpha)))
	return r.out, failed(int32(r.status), r.failure)
}

// BaddbmmOut calls tp_baddbmm_out: Baddbmm into a given tensor.
func BaddbmmOut(input *TensorT, a *TensorT, b *TensorT, beta ScalarT, alpha ScalarT, out *TensorT) *Failure {
	r := C.go_tp_baddbmm_out(address(unsafe.Pointer(input)), address(unsafe.Pointer(a)), address(unsafe.Pointer(b)), *(*C.tp_scalar_t)(unsafe.Pointer(&beta)), *(*C.tp_scalar_t)(unsafe.Pointer(&alpha)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// BaddbmmInplace calls tp_baddbmm_inplace: Baddbmm into its input.
func BaddbmmInplace(input *TensorT, a *TensorT, b *TensorT, beta ScalarT, alpha ScalarT) *Failure {
	r := C.go_tp_baddbmm_inplace(address(unsafe.Pointer(input)), address(unsafe.Pointer(a)), address(unsafe.Pointer(b)), *(*C.tp_scalar_t)(unsafe.Pointer(&beta)), *(*C.tp_scalar_t)(unsafe.Pointer(&alpha)))
	return failed(int32(r.status), r.failure)
}

// Linear calls tp_linear: A layer's product: a @ weight.T + bias.
func Linear(a *TensorT, weight *TensorT, bias *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_linear(address(unsafe.Pointer(a)), address(unsafe.Pointer(weight)), address(unsafe.Pointer(bias)))
	return r.out, failed(int32(r.status), r.failure)
}

// LinearOut calls tp_linear_out: Linear into a given tensor.
func LinearOut(a *TensorT, weight *TensorT, bias *TensorT, out *TensorT) *Failure {
	r := C.go_tp_linear_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(weight)), address(unsafe.Pointer(bias)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// LossReductionName calls tp_loss_reduction_name: Name of a reduction of
// losses: "none", "mean", "sum".
func LossReductionName(reduction int32) string {
	return C.GoString(C.tp_loss_reduction_name(C.tp_loss_reduction_t(reduction)))
}

// LossReductionParse calls tp_loss_reduction_parse: Reduction of losses of a
// name.
func LossReductionParse(name string) (int32, *Failure) {
	nameC := newText(name)
	r := C.go_tp_loss_reduction_parse(nameC.pointer())
	return int32(r.out), failed(int32(r.status), r.failure)
}

// LayerNorm calls tp_layer_norm: Moves and scales each row to mean 0 and
// variance 1, then multiplies by a weight and adds a bias.
func LayerNorm(a *TensorT, sizes []int64, weight *TensorT, bias *TensorT, epsilon float64) (*TensorT, *Failure) {
	r := C.go_tp_layer_norm(address(unsafe.Pointer(a)), (*C.int64_t)(first(sizes)), C.size_t(len(sizes)), address(unsafe.Pointer(weight)), address(unsafe.Pointer(bias)), C.double(epsilon))
	return r.out, failed(int32(r.status), r.failure)
}

// MseLoss calls tp_mse_loss: Squares of the differences.
func MseLoss(a *TensorT, target *TensorT, reduction int32) (*TensorT, *Failure) {
	r := C.go_tp_mse_loss(address(unsafe.Pointer(a)), address(unsafe.Pointer(target)), C.tp_loss_reduction_t(reduction))
	return r.out, failed(int32(r.status), r.failure)
}

// NllLoss calls tp_nll_loss: Minus the logarithm of the probability of each
// target's class, times the weight of the class.
func NllLoss(a *TensorT, target *TensorT, weight *TensorT, ignored int64, reduction int32) (*TensorT, *Failure) {
	r := C.go_tp_nll_loss(address(unsafe.Pointer(a)), address(unsafe.Pointer(target)), address(unsafe.Pointer(weight)), C.int64_t(ignored), C.tp_loss_reduction_t(reduction))
	return r.out, failed(int32(r.status), r.failure)
}

// CrossEntropy calls tp_cross_entropy: NllLoss of the logarithms of softmax
// over the classes.
func CrossEntropy(a *TensorT, target *TensorT, weight *TensorT, ignored int64, reduction int32) (*TensorT, *Failure) {
	r := C.go_tp_cross_entropy(address(unsafe.Pointer(a)), address(unsafe.Pointer(target)), address(unsafe.Pointer(weight)), C.int64_t(ignored), C.tp_loss_reduction_t(reduction))
	return r.out, failed(int32(r.status), r.failure)
}

// SgdOptionsInit calls tp_sgd_options_init: Sets all members to 0 but the
// learning rate, which is 0.001.
func SgdOptionsInit(structSize int) (SgdOptionsT, *Failure) {
	r := C.go_tp_sgd_options_init(C.size_t(structSize))
	return *(*SgdOptionsT)(unsafe.Pointer(&r.options)), failed(int32(r.status), r.failure)
}

// SgdInplace calls tp_sgd_inplace: A step of stochastic gradient descent: g =
// maximize ? -gradient : gradient g = g + weight_decay * parameter buffer =
// step == 1 ? g : momentum * buffer + (1 - dampening) * g g = nesterov ? g +
// momentum * buffer : buffer parameter = parameter - lr * g without the two
// lines of the buffer where there is none.
func SgdInplace(parameter *TensorT, gradient *TensorT, momentumBuffer *TensorT, step int64, options *SgdOptionsT) *Failure {
	r := C.go_tp_sgd_inplace(address(unsafe.Pointer(parameter)), address(unsafe.Pointer(gradient)), address(unsafe.Pointer(momentumBuffer)), C.int64_t(step), (*C.tp_sgd_options_t)(unsafe.Pointer(options)))
	return failed(int32(r.status), r.failure)
}

// AdamOptionsInit calls tp_adam_options_init: Sets PyTorch's defaults: a rate
// of 0.001, betas of 0.9 and 0.999, an epsilon of 1e-8, no weight decay (of
// which PyTorch's AdamW has 0.01).
func AdamOptionsInit(structSize int) (AdamOptionsT, *Failure) {
	r := C.go_tp_adam_options_init(C.size_t(structSize))
	return *(*AdamOptionsT)(unsafe.Pointer(&r.options)), failed(int32(r.status), r.failure)
}

// AdamInplace calls tp_adam_inplace: A step of Adam: g = maximize ? -gradient
// : gradient g = g + weight_decay * parameter exp_avg = beta1 * exp_avg + (1
// - beta1) * g exp_avg_sq = beta2 * exp_avg_sq + (1 - beta2) * g * g
// max_exp_avg_sq = maximum of max_exp_avg_sq and exp_avg_sq root =
// sqrt(max_exp_avg_sq) / sqrt(1 - beta2^step) + epsilon parameter = parameter
// - lr / (1 - beta1^step) * exp_avg / root where exp_avg_sq stands for
// max_exp_avg_sq if there is none: the variant with one is AMSGrad.
func AdamInplace(parameter *TensorT, gradient *TensorT, expAvg *TensorT, expAvgSq *TensorT, maxExpAvgSq *TensorT, step int64, options *AdamOptionsT) *Failure {
	r := C.go_tp_adam_inplace(address(unsafe.Pointer(parameter)), address(unsafe.Pointer(gradient)), address(unsafe.Pointer(expAvg)), address(unsafe.Pointer(expAvgSq)), address(unsafe.Pointer(maxExpAvgSq)), C.int64_t(step), (*C.tp_adam_options_t)(unsafe.Pointer(options)))
	return failed(int32(r.status), r.failure)
}

// AdamwInplace calls tp_adamw_inplace: A step of AdamW: AdamInplace without a
// weight decay, of a parameter that was multiplied by 1 - lr * weight_decay.
func AdamwInplace(parameter *TensorT, gradient *TensorT, expAvg *TensorT, expAvgSq *TensorT, maxExpAvgSq *TensorT, step int64, options *AdamOptionsT) *Failure {
	r := C.go_tp_adamw_inplace(address(unsafe.Pointer(parameter)), address(unsafe.Pointer(gradient)), address(unsafe.Pointer(expAvg)), address(unsafe.Pointer(expAvgSq)), address(unsafe.Pointer(maxExpAvgSq)), C.int64_t(step), (*C.tp_adam_options_t)(unsafe.Pointer(options)))
	return failed(int32(r.status), r.failure)
}

// Pow calls tp_pow: a to the power b.
func Pow(a *TensorT, b *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_pow(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)))
	return r.out, failed(int32(r.status), r.failure)
}

// PowOut calls tp_pow_out: Pow into a given tensor.
func PowOut(a *TensorT, b *TensorT, out *TensorT) *Failure {
	r := C.go_tp_pow_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// PowInplace calls tp_pow_inplace: Pow into a.
func PowInplace(a *TensorT, b *TensorT) *Failure {
	r := C.go_tp_pow_inplace(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)))
	return failed(int32(r.status), r.failure)
}

// PowScalar calls tp_pow_scalar: Pow with a number, which does not widen a
// tensor of its category.
func PowScalar(a *TensorT, b ScalarT) (*TensorT, *Failure) {
	r := C.go_tp_pow_scalar(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)))
	return r.out, failed(int32(r.status), r.failure)
}

// PowScalarOut calls tp_pow_scalar_out: PowScalar into a given tensor.
func PowScalarOut(a *TensorT, b ScalarT, out *TensorT) *Failure {
	r := C.go_tp_pow_scalar_out(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// PowScalarInplace calls tp_pow_scalar_inplace: PowScalar into a.
func PowScalarInplace(a *TensorT, b ScalarT) *Failure {
	r := C.go_tp_pow_scalar_inplace(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)))
	return failed(int32(r.status), r.failure)
}

// Hypot calls tp_hypot: sqrt(a^2 + b^2) without overflow or underflow on the
// way.
func Hypot(a *TensorT, b *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_hypot(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)))
	return r.out, failed(int32(r.status), r.failure)
}

// HypotOut calls tp_hypot_out: Hypot into a given tensor.
func HypotOut(a *TensorT, b *TensorT, out *TensorT) *Failure {
	r := C.go_tp_hypot_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// HypotInplace calls tp_hypot_inplace: Hypot into a.
func HypotInplace(a *TensorT, b *TensorT) *Failure {
	r := C.go_tp_hypot_inplace(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)))
	return failed(int32(r.status), r.failure)
}

// HypotScalar calls tp_hypot_scalar: Hypot with a number, which does not
// widen a tensor of its category.
func HypotScalar(a *TensorT, b ScalarT) (*TensorT, *Failure) {
	r := C.go_tp_hypot_scalar(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)))
	return r.out, failed(int32(r.status), r.failure)
}

// HypotScalarOut calls tp_hypot_scalar_out: HypotScalar into a given tensor.
func HypotScalarOut(a *TensorT, b ScalarT, out *TensorT) *Failure {
	r := C.go_tp_hypot_scalar_out(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// HypotScalarInplace calls tp_hypot_scalar_inplace: HypotScalar into a.
func HypotScalarInplace(a *TensorT, b ScalarT) *Failure {
	r := C.go_tp_hypot_scalar_inplace(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)))
	return failed(int32(r.status), r.failure)
}

// Cbrt calls tp_cbrt: Cube root of a, also of a negative number.
func Cbrt(a *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_cbrt(address(unsafe.Pointer(a)))
	return r.out, failed(int32(r.status), r.failure)
}

// CbrtOut calls tp_cbrt_out: Cbrt into a given tensor.
func CbrtOut(a *TensorT, out *TensorT) *Failure {
	r := C.go_tp_cbrt_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// CbrtInplace calls tp_cbrt_inplace: Cbrt into a.
func CbrtInplace(a *TensorT) *Failure {
	r := C.go_tp_cbrt_inplace(address(unsafe.Pointer(a)))
	return failed(int32(r.status), r.failure)
}

// GeneratorNew calls tp_generator_new: Makes a generator at the first numbers
// of a seed.
func GeneratorNew(seed uint64) (*GeneratorT, *Failure) {
	r := C.go_tp_generator_new(C.uint64_t(seed))
	return r.out, failed(int32(r.status), r.failure)
}

// GeneratorRetain calls tp_generator_retain: Adds a reference.
func GeneratorRetain(generator *GeneratorT) *GeneratorT {
	return C.go_tp_generator_retain(address(unsafe.Pointer(generator)))
}

// GeneratorRelease calls tp_generator_release: Drops a reference.
func GeneratorRelease(generator *GeneratorT) {
	C.go_tp_generator_release(address(unsafe.Pointer(generator)))
}

// GeneratorSeed calls tp_generator_seed: The seed.
func GeneratorSeed(generator *GeneratorT) uint64 {
	return uint64(C.go_tp_generator_seed(address(unsafe.Pointer(generator))))
}

// GeneratorOffset calls tp_generator_offset: How many blocks were drawn.
func GeneratorOffset(generator *GeneratorT) uint64 {
	return uint64(C.go_tp_generator_offset(address(unsafe.Pointer(generator))))
}

// GeneratorSet calls tp_generator_set: Goes to a place among the numbers of a
// seed: to the state that the getters gave before, or with offset 0 to the
// start of another seed.
func GeneratorSet(generator *GeneratorT, seed uint64, offset uint64) *Failure {
	r := C.go_tp_generator_set(address(unsafe.Pointer(generator)), C.uint64_t(seed), C.uint64_t(offset))
	return failed(int32(r.status), r.failure)
}

// UniformInplace calls tp_uniform_inplace: Numbers from `from` to below `to`,
// with as many random bits as the dtype has (24 for f32, 53 for f64); the
// ends are rounded to the dtype first.
func UniformInplace(a *TensorT, from float64, to float64, generator *GeneratorT) *Failure {
	r := C.go_tp_uniform_inplace(address(unsafe.Pointer(a)), C.double(from), C.double(to), address(unsafe.Pointer(generator)))
	return failed(int32(r.status), r.failure)
}

// NormalInplace calls tp_normal_inplace: Normally distributed numbers,
// computed in f32 (of f64 in f64).
func NormalInplace(a *TensorT, mean float64, deviation float64, generator *GeneratorT) *Failure {
	r := C.go_tp_normal_inplace(address(unsafe.Pointer(a)), C.double(mean), C.double(deviation), address(unsafe.Pointer(generator)))
	return failed(int32(r.status), r.failure)
}

// RandintInplace calls tp_randint_inplace: Integers from `low` to high - 1,
// all alike likely (to one part in 2^64 / (high - low)).
func RandintInplace(a *TensorT, low int64, high int64, generator *GeneratorT) *Failure {
	r := C.go_tp_randint_inplace(address(unsafe.Pointer(a)), C.int64_t(low), C.int64_t(high), address(unsafe.Pointer(generator)))
	return failed(int32(r.status), r.failure)
}

// Bernoulli calls tp_bernoulli: 1 with a probability, else 0.
func Bernoulli(p *TensorT, generator *GeneratorT) (*TensorT, *Failure) {
	r := C.go_tp_bernoulli(address(unsafe.Pointer(p)), address(unsafe.Pointer(generator)))
	return r.out, failed(int32(r.status), r.failure)
}

// BernoulliOut calls tp_bernoulli_out: Bernoulli into a given tensor.
func BernoulliOut(p *TensorT, generator *GeneratorT, out *TensorT) *Failure {
	r := C.go_tp_bernoulli_out(address(unsafe.Pointer(p)), address(unsafe.Pointer(generator)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// BernoulliInplace calls tp_bernoulli_inplace: 1 with a probability, else 0,
// in a tensor of any dtype.
func BernoulliInplace(a *TensorT, p *TensorT, generator *GeneratorT) *Failure {
	r := C.go_tp_bernoulli_inplace(address(unsafe.Pointer(a)), address(unsafe.Pointer(p)), address(unsafe.Pointer(generator)))
	return failed(int32(r.status), r.failure)
}

// BernoulliScalarInplace calls tp_bernoulli_scalar_inplace: 1 with one
// probability, else 0, in a tensor of any dtype.
func BernoulliScalarInplace(a *TensorT, p float64, generator *GeneratorT) *Failure {
	r := C.go_tp_bernoulli_scalar_inplace(address(unsafe.Pointer(a)), C.double(p), address(unsafe.Pointer(generator)))
	return failed(int32(r.status), r.failure)
}

// Dropout calls tp_dropout: Drops elements with a probability: multiplies
// them by 0, and the others by 1 / (1 - p).
func Dropout(a *TensorT, p float64, training int32, generator *GeneratorT) (*TensorT, *Failure) {
	r := C.go_tp_dropout(address(unsafe.Pointer(a)), C.double(p), C.int32_t(training), address(unsafe.Pointer(generator)))
	return r.out, failed(int32(r.status), r.failure)
}

// DropoutInplace calls tp_dropout_inplace: Dropout in the tensor itself.
func DropoutInplace(a *TensorT, p float64, training int32, generator *GeneratorT) *Failure {
	r := C.go_tp_dropout_inplace(address(unsafe.Pointer(a)), C.double(p), C.int32_t(training), address(unsafe.Pointer(generator)))
	return failed(int32(r.status), r.failure)
}

// Rand calls tp_rand: Makes a tensor of numbers from 0 to below 1, see
// UniformInplace.
func Rand(sizes []int64, dtype int32, deviceType int32, deviceIndex int32, generator *GeneratorT) (*TensorT, *Failure) {
	r := C.go_tp_rand((*C.int64_t)(first(sizes)), C.size_t(len(sizes)), C.tp_dtype_t(dtype), C.tp_device_type_t(deviceType), C.int32_t(deviceIndex), address(unsafe.Pointer(generator)))
	return r.out, failed(int32(r.status), r.failure)
}

// Randn calls tp_randn: Makes a tensor of numbers of mean 0 and deviation 1,
// see NormalInplace.
func Randn(sizes []int64, dtype int32, deviceType int32, deviceIndex int32, generator *GeneratorT) (*TensorT, *Failure) {
	r := C.go_tp_randn((*C.int64_t)(first(sizes)), C.size_t(len(sizes)), C.tp_dtype_t(dtype), C.tp_device_type_t(deviceType), C.int32_t(deviceIndex), address(unsafe.Pointer(generator)))
	return r.out, failed(int32(r.status), r.failure)
}

// Randint calls tp_randint: Makes a tensor of integers, see RandintInplace.
func Randint(low int64, high int64, sizes []int64, dtype int32, deviceType int32, deviceIndex int32, generator *GeneratorT) (*TensorT, *Failure) {
	r := C.go_tp_randint(C.int64_t(low), C.int64_t(high), (*C.int64_t)(first(sizes)), C.size_t(len(sizes)), C.tp_dtype_t(dtype), C.tp_device_type_t(deviceType), C.int32_t(deviceIndex), address(unsafe.Pointer(generator)))
	return r.out, failed(int32(r.status), r.failure)
}

// Randperm calls tp_randperm: Makes the numbers 0 to n - 1 in random order.
func Randperm(n int64, dtype int32, deviceType int32, deviceIndex int32, generator *GeneratorT) (*TensorT, *Failure) {
	r := C.go_tp_randperm(C.int64_t(n), C.tp_dtype_t(dtype), C.tp_device_type_t(deviceType), C.int32_t(deviceIndex), address(unsafe.Pointer(generator)))
	return r.out, failed(int32(r.status), r.failure)
}

// Sum calls tp_sum: Sum over dimensions.
func Sum(a *TensorT, dims []int64, keepdim int32) (*TensorT, *Failure) {
	r := C.go_tp_sum(address(unsafe.Pointer(a)), (*C.int64_t)(first(dims)), C.size_t(len(dims)), C.int32_t(keepdim))
	return r.out, failed(int32(r.status), r.failure)
}

// SumOut calls tp_sum_out: Sum into a given tensor.
func SumOut(a *TensorT, dims []int64, keepdim int32, out *TensorT) *Failure {
	r := C.go_tp_sum_out(address(unsafe.Pointer(a)), (*C.int64_t)(first(dims)), C.size_t(len(dims)), C.int32_t(keepdim), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// SumAs calls tp_sum_as: Sum of elements that are converted to a dtype first,
// which is the result's (PyTorch's `dtype`), without a converted copy.
func SumAs(a *TensorT, dims []int64, keepdim int32, dtype int32) (*TensorT, *Failure) {
	r := C.go_tp_sum_as(address(unsafe.Pointer(a)), (*C.int64_t)(first(dims)), C.size_t(len(dims)), C.int32_t(keepdim), C.tp_dtype_t(dtype))
	return r.out, failed(int32(r.status), r.failure)
}

// SumAsOut calls tp_sum_as_out: SumAs into a given tensor.
func SumAsOut(a *TensorT, dims []int64, keepdim int32, dtype int32, out *TensorT) *Failure {
	r := C.go_tp_sum_as_out(address(unsafe.Pointer(a)), (*C.int64_t)(first(dims)), C.size_t(len(dims)), C.int32_t(keepdim), C.tp_dtype_t(dtype), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// Mean calls tp_mean: Mean over dimensions: the sum as Sum keeps it, divided
// before it is rounded.
func Mean(a *TensorT, dims []int64, keepdim int32) (*TensorT, *Failure) {
	r := C.go_tp_mean(address(unsafe.Pointer(a)), (*C.int64_t)(first(dims)), C.size_t(len(dims)), C.int32_t(keepdim))
	return r.out, failed(int32(r.status), r.failure)
}

// MeanOut calls tp_mean_out: Mean into a given tensor.
func MeanOut(a *TensorT, dims []int64, keepdim int32, out *TensorT) *Failure {
	r := C.go_tp_mean_out(address(unsafe.Pointer(a)), (*C.int64_t)(first(dims)), C.size_t(len(dims)), C.int32_t(keepdim), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// MeanAs calls tp_mean_as: Mean of elements that are converted to a dtype
// first, which is the result's, without a converted copy: that of integers
// too.
func MeanAs(a *TensorT, dims []int64, keepdim int32, dtype int32) (*TensorT, *Failure) {
	r := C.go_tp_mean_as(address(unsafe.Pointer(a)), (*C.int64_t)(first(dims)), C.size_t(len(dims)), C.int32_t(keepdim), C.tp_dtype_t(dtype))
	return r.out, failed(int32(r.status), r.failure)
}

// MeanAsOut calls tp_mean_as_out: MeanAs into a given tensor.
func MeanAsOut(a *TensorT, dims []int64, keepdim int32, dtype int32, out *TensorT) *Failure {
	r := C.go_tp_mean_as_out(address(unsafe.Pointer(a)), (*C.int64_t)(first(dims)), C.size_t(len(dims)), C.int32_t(keepdim), C.tp_dtype_t(dtype), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// Prod calls tp_prod: Product over dimensions.
func Prod(a *TensorT, dims []int64, keepdim int32) (*TensorT, *Failure) {
	r := C.go_tp_prod(address(unsafe.Pointer(a)), (*C.int64_t)(first(dims)), C.size_t(len(dims)), C.int32_t(keepdim))
	return r.out, failed(int32(r.status), r.failure)
}

// ProdOut calls tp_prod_out: Prod into a given tensor.
func ProdOut(a *TensorT, dims []int64, keepdim int32, out *TensorT) *Failure {
	r := C.go_tp_prod_out(address(unsafe.Pointer(a)), (*C.int64_t)(first(dims)), C.size_t(len(dims)), C.int32_t(keepdim), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// ProdAs calls tp_prod_as: Prod of elements that are converted to a dtype
// first, which is the result's, without a converted copy; integers as for
// SumAs.
func ProdAs(a *TensorT, dims []int64, keepdim int32, dtype int32) (*TensorT, *Failure) {
	r := C.go_tp_prod_as(address(unsafe.Pointer(a)), (*C.int64_t)(first(dims)), C.size_t(len(dims)), C.int32_t(keepdim), C.tp_dtype_t(dtype))
	return r.out, failed(int32(r.status), r.failure)
}

// ProdAsOut calls tp_prod_as_out: ProdAs into a given tensor.
func ProdAsOut(a *TensorT, dims []int64, keepdim int32, dtype int32, out *TensorT) *Failure {
	r := C.go_tp_prod_as_out(address(unsafe.Pointer(a)), (*C.int64_t)(first(dims)), C.size_t(len(dims)), C.int32_t(keepdim), C.tp_dtype_t(dtype), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// Max calls tp_max: Largest element over dimensions (PyTorch's `amax`; its
// `max` of a dimension is MaxDim, of two tensors Maximum); NaN if there is
// one.
func Max(a *TensorT, dims []int64, keepdim int32) (*TensorT, *Failure) {
	r := C.go_tp_max(address(unsafe.Pointer(a)), (*C.int64_t)(first(dims)), C.size_t(len(dims)), C.int32_t(keepdim))
	return r.out, failed(int32(r.status), r.failure)
}

// MaxOut calls tp_max_out: Max into a given tensor.
func MaxOut(a *TensorT, dims []int64, keepdim int32, out *TensorT) *Failure {
	r := C.go_tp_max_out(address(unsafe.Pointer(a)), (*C.int64_t)(first(dims)), C.size_t(len(dims)), C.int32_t(keepdim), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// Min calls tp_min: Smallest element over dimensions (PyTorch's `amin`; its
// `min` of a dimension is MinDim, of two tensors Minimum); NaN if there is
// one.
func Min(a *TensorT, dims []int64, keepdim int32) (*TensorT, *Failure) {
	r := C.go_tp_min(address(unsafe.Pointer(a)), (*C.int64_t)(first(dims)), C.size_t(len(dims)), C.int32_t(keepdim))
	return r.out, failed(int32(r.status), r.failure)
}

// MinOut calls tp_min_out: Min into a given tensor.
func MinOut(a *TensorT, dims []int64, keepdim int32, out *TensorT) *Failure {
	r := C.go_tp_min_out(address(unsafe.Pointer(a)), (*C.int64_t)(first(dims)), C.size_t(len(dims)), C.int32_t(keepdim), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// Any calls tp_any: Whether any element over dimensions is not 0.
func Any(a *TensorT, dims []int64, keepdim int32) (*TensorT, *Failure) {
	r := C.go_tp_any(address(unsafe.Pointer(a)), (*C.int64_t)(first(dims)), C.size_t(len(dims)), C.int32_t(keepdim))
	return r.out, failed(int32(r.status), r.failure)
}

// AnyOut calls tp_any_out: Any into a given tensor.
func AnyOut(a *TensorT, dims []int64, keepdim int32, out *TensorT) *Failure {
	r := C.go_tp_any_out(address(unsafe.Pointer(a)), (*C.int64_t)(first(dims)), C.size_t(len(dims)), C.int32_t(keepdim), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// All calls tp_all: Whether all elements over dimensions are not 0.
func All(a *TensorT, dims []int64, keepdim int32) (*TensorT, *Failure) {
	r := C.go_tp_all(address(unsafe.Pointer(a)), (*C.int64_t)(first(dims)), C.size_t(len(dims)), C.int32_t(keepdim))
	return r.out, failed(int32(r.status), r.failure)
}

// AllOut calls tp_all_out: All into a given tensor.
func AllOut(a *TensorT, dims []int64, keepdim int32, out *TensorT) *Failure {
	r := C.go_tp_all_out(address(unsafe.Pointer(a)), (*C.int64_t)(first(dims)), C.size_t(len(dims)), C.int32_t(keepdim), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// Var calls tp_var: Variance over dimensions: the sum of the squared
// distances from the mean, divided by the number of terms less a correction.
func Var(a *TensorT, dims []int64, correction float64, keepdim int32) (*TensorT, *Failure) {
	r := C.go_tp_var(address(unsafe.Pointer(a)), (*C.int64_t)(first(dims)), C.size_t(len(dims)), C.double(correction), C.int32_t(keepdim))
	return r.out, failed(int32(r.status), r.failure)
}

// VarOut calls tp_var_out: Var into a given tensor.
func VarOut(a *TensorT, dims []int64, correction float64, keepdim int32, out *TensorT) *Failure {
	r := C.go_tp_var_out(address(unsafe.Pointer(a)), (*C.int64_t)(first(dims)), C.size_t(len(dims)), C.double(correction), C.int32_t(keepdim), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// Std calls tp_std: Standard deviation over dimensions: the square root of
// Var, taken before it is rounded.
func Std(a *TensorT, dims []int64, correction float64, keepdim int32) (*TensorT, *Failure) {
	r := C.go_tp_std(address(unsafe.Pointer(a)), (*C.int64_t)(first(dims)), C.size_t(len(dims)), C.double(correction), C.int32_t(keepdim))
	return r.out, failed(int32(r.status), r.failure)
}

// StdOut calls tp_std_out: Std into a given tensor.
func StdOut(a *TensorT, dims []int64, correction float64, keepdim int32, out *TensorT) *Failure {
	r := C.go_tp_std_out(address(unsafe.Pointer(a)), (*C.int64_t)(first(dims)), C.size_t(len(dims)), C.double(correction), C.int32_t(keepdim), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// Norm calls tp_norm: Norm of all elements over dimensions, as of a vector:
// the number of those that are not 0 for p = 0, the largest magnitude for
// infinity, the smallest for -infinity, else the sum of magnitudes^p to the
// power 1/p.
func Norm(a *TensorT, p float64, dims []int64, keepdim int32) (*TensorT, *Failure) {
	r := C.go_tp_norm(address(unsafe.Pointer(a)), C.double(p), (*C.int64_t)(first(dims)), C.size_t(len(dims)), C.int32_t(keepdim))
	return r.out, failed(int32(r.status), r.failure)
}

// NormOut calls tp_norm_out: Norm into a given tensor.
func NormOut(a *TensorT, p float64, dims []int64, keepdim int32, out *TensorT) *Failure {
	r := C.go_tp_norm_out(address(unsafe.Pointer(a)), C.double(p), (*C.int64_t)(first(dims)), C.size_t(len(dims)), C.int32_t(keepdim), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// Logsumexp calls tp_logsumexp: Logarithm of the sum of exponentials over
// dimensions.
func Logsumexp(a *TensorT, dims []int64, keepdim int32) (*TensorT, *Failure) {
	r := C.go_tp_logsumexp(address(unsafe.Pointer(a)), (*C.int64_t)(first(dims)), C.size_t(len(dims)), C.int32_t(keepdim))
	return r.out, failed(int32(r.status), r.failure)
}

// LogsumexpOut calls tp_logsumexp_out: Logsumexp into a given tensor.
func LogsumexpOut(a *TensorT, dims []int64, keepdim int32, out *TensorT) *Failure {
	r := C.go_tp_logsumexp_out(address(unsafe.Pointer(a)), (*C.int64_t)(first(dims)), C.size_t(len(dims)), C.int32_t(keepdim), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// CountNonzero calls tp_count_nonzero: How many elements over dimensions are
// not 0, as i64.
func CountNonzero(a *TensorT, dims []int64, keepdim int32) (*TensorT, *Failure) {
	r := C.go_tp_count_nonzero(address(unsafe.Pointer(a)), (*C.int64_t)(first(dims)), C.size_t(len(dims)), C.int32_t(keepdim))
	return r.out, failed(int32(r.status), r.failure)
}

// CountNonzeroOut calls tp_count_nonzero_out: CountNonzero into a given
// tensor.
func CountNonzeroOut(a *TensorT, dims []int64, keepdim int32, out *TensorT) *Failure {
	r := C.go_tp_count_nonzero_out(address(unsafe.Pointer(a)), (*C.int64_t)(first(dims)), C.size_t(len(dims)), C.int32_t(keepdim), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// Argmax calls tp_argmax: First index of the largest element along a
// dimension, as i64.
func Argmax(a *TensorT, dim int64, keepdim int32) (*TensorT, *Failure) {
	r := C.go_tp_argmax(address(unsafe.Pointer(a)), C.int64_t(dim), C.int32_t(keepdim))
	return r.out, failed(int32(r.status), r.failure)
}

// ArgmaxOut calls tp_argmax_out: Argmax into a given tensor.
func ArgmaxOut(a *TensorT, dim int64, keepdim int32, out *TensorT) *Failure {
	r := C.go_tp_argmax_out(address(unsafe.Pointer(a)), C.int64_t(dim), C.int32_t(keepdim), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// Argmin calls tp_argmin: First index of the smallest element along a
// dimension, as i64.
func Argmin(a *TensorT, dim int64, keepdim int32) (*TensorT, *Failure) {
	r := C.go_tp_argmin(address(unsafe.Pointer(a)), C.int64_t(dim), C.int32_t(keepdim))
	return r.out, failed(int32(r.status), r.failure)
}

// ArgminOut calls tp_argmin_out: Argmin into a given tensor.
func ArgminOut(a *TensorT, dim int64, keepdim int32, out *TensorT) *Failure {
	r := C.go_tp_argmin_out(address(unsafe.Pointer(a)), C.int64_t(dim), C.int32_t(keepdim), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// MaxDim calls tp_max_dim: The largest element along a dimension and its
// first index.
func MaxDim(a *TensorT, dim int64, keepdim int32) (*TensorT, *TensorT, *Failure) {
	r := C.go_tp_max_dim(address(unsafe.Pointer(a)), C.int64_t(dim), C.int32_t(keepdim))
	return r.values, r.indices, failed(int32(r.status), r.failure)
}

// MaxDimOut calls tp_max_dim_out: MaxDim into given tensors, apart from a and
// from each other.
func MaxDimOut(a *TensorT, dim int64, keepdim int32, values *TensorT, indices *TensorT) *Failure {
	r := C.go_tp_max_dim_out(address(unsafe.Pointer(a)), C.int64_t(dim), C.int32_t(keepdim), address(unsafe.Pointer(values)), address(unsafe.Pointer(indices)))
	return failed(int32(r.status), r.failure)
}

// MinDim calls tp_min_dim: The smallest element along a dimension and its
// first index.
func MinDim(a *TensorT, dim int64, keepdim int32) (*TensorT, *TensorT, *Failure) {
	r := C.go_tp_min_dim(address(unsafe.Pointer(a)), C.int64_t(dim), C.int32_t(keepdim))
	return r.values, r.indices, failed(int32(r.status), r.failure)
}

// MinDimOut calls tp_min_dim_out: MinDim into given tensors, apart from a and
// from each other.
func MinDimOut(a *TensorT, dim int64, keepdim int32, values *TensorT, indices *TensorT) *Failure {
	r := C.go_tp_min_dim_out(address(unsafe.Pointer(a)), C.int64_t(dim), C.int32_t(keepdim), address(unsafe.Pointer(values)), address(unsafe.Pointer(indices)))
	return failed(int32(r.status), r.failure)
}

// Aminmax calls tp_aminmax: The smallest element along a dimension and the
// largest; NaN if there is one.
func Aminmax(a *TensorT, dim int64, keepdim int32) (*TensorT, *TensorT, *Failure) {
	r := C.go_tp_aminmax(address(unsafe.Pointer(a)), C.int64_t(dim), C.int32_t(keepdim))
	return r.min, r.max, failed(int32(r.status), r.failure)
}

// AminmaxOut calls tp_aminmax_out: Aminmax into given tensors, apart from a
// and from each other.
func AminmaxOut(a *TensorT, dim int64, keepdim int32, min *TensorT, max *TensorT) *Failure {
	r := C.go_tp_aminmax_out(address(unsafe.Pointer(a)), C.int64_t(dim), C.int32_t(keepdim), address(unsafe.Pointer(min)), address(unsafe.Pointer(max)))
	return failed(int32(r.status), r.failure)
}

// Sign calls tp_sign: -1, 0 or 1 as a is below, at or above 0; 0 for NaN.
func Sign(a *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_sign(address(unsafe.Pointer(a)))
	return r.out, failed(int32(r.status), r.failure)
}

// SignOut calls tp_sign_out: Sign into a given tensor.
func SignOut(a *TensorT, out *TensorT) *Failure {
	r := C.go_tp_sign_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// SignInplace calls tp_sign_inplace: Sign into a.
func SignInplace(a *TensorT) *Failure {
	r := C.go_tp_sign_inplace(address(unsafe.Pointer(a)))
	return failed(int32(r.status), r.failure)
}

// Floor calls tp_floor: The largest whole number that is not above a.
func Floor(a *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_floor(address(unsafe.Pointer(a)))
	return r.out, failed(int32(r.status), r.failure)
}

// FloorOut calls tp_floor_out: Floor into a given tensor.
func FloorOut(a *TensorT, out *TensorT) *Failure {
	r := C.go_tp_floor_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// FloorInplace calls tp_floor_inplace: Floor into a.
func FloorInplace(a *TensorT) *Failure {
	r := C.go_tp_floor_inplace(address(unsafe.Pointer(a)))
	return failed(int32(r.status), r.failure)
}

// Ceil calls tp_ceil: The smallest whole number that is not below a.
func Ceil(a *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_ceil(address(unsafe.Pointer(a)))
	return r.out, failed(int32(r.status), r.failure)
}

// CeilOut calls tp_ceil_out: Ceil into a given tensor.
func CeilOut(a *TensorT, out *TensorT) *Failure {
	r := C.go_tp_ceil_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// CeilInplace calls tp_ceil_inplace: Ceil into a.
func CeilInplace(a *TensorT) *Failure {
	r := C.go_tp_ceil_inplace(address(unsafe.Pointer(a)))
	return failed(int32(r.status), r.failure)
}

// Round calls tp_round: The whole number nearest to a, the even one of two.
func Round(a *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_round(address(unsafe.Pointer(a)))
	return r.out, failed(int32(r.status), r.failure)
}

// RoundOut calls tp_round_out: Round into a given tensor.
func RoundOut(a *TensorT, out *TensorT) *Failure {
	r := C.go_tp_round_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// RoundInplace calls tp_round_inplace: Round into a.
func RoundInplace(a *TensorT) *Failure {
	r := C.go_tp_round_inplace(address(unsafe.Pointer(a)))
	return failed(int32(r.status), r.failure)
}

// Trunc calls tp_trunc: a without its fraction.
func Trunc(a *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_trunc(address(unsafe.Pointer(a)))
	return r.out, failed(int32(r.status), r.failure)
}

// TruncOut calls tp_trunc_out: Trunc into a given tensor.
func TruncOut(a *TensorT, out *TensorT) *Failure {
	r := C.go_tp_trunc_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// TruncInplace calls tp_trunc_inplace: Trunc into a.
func TruncInplace(a *TensorT) *Failure {
	r := C.go_tp_trunc_inplace(address(unsafe.Pointer(a)))
	return failed(int32(r.status), r.failure)
}

// Frac calls tp_frac: a - trunc(a), with the sign of a or 0; NaN for an
// infinity.
func Frac(a *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_frac(address(unsafe.Pointer(a)))
	return r.out, failed(int32(r.status), r.failure)
}

// FracOut calls tp_frac_out: Frac into a given tensor.
func FracOut(a *TensorT, out *TensorT) *Failure {
	r := C.go_tp_frac_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// FracInplace calls tp_frac_inplace: Frac into a.
func FracInplace(a *TensorT) *Failure {
	r := C.go_tp_frac_inplace(address(unsafe.Pointer(a)))
	return failed(int32(r.status), r.failure)
}

// Cumsum calls tp_cumsum: Cumulative sum along a dimension.
func Cumsum(a *TensorT, dim int64, dtype int32) (*TensorT, *Failure) {
	r := C.go_tp_cumsum(address(unsafe.Pointer(a)), C.int64_t(dim), C.tp_dtype_t(dtype))
	return r.out, failed(int32(r.status), r.failure)
}

// CumsumOut calls tp_cumsum_out: Cumsum into a given tensor.
func CumsumOut(a *TensorT, dim int64, dtype int32, out *TensorT) *Failure {
	r := C.go_tp_cumsum_out(address(unsafe.Pointer(a)), C.int64_t(dim), C.tp_dtype_t(dtype), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// CumsumInplace calls tp_cumsum_inplace: Cumsum in place.
func CumsumInplace(a *TensorT, dim int64) *Failure {
	r := C.go_tp_cumsum_inplace(address(unsafe.Pointer(a)), C.int64_t(dim))
	return failed(int32(r.status), r.failure)
}

// Cumprod calls tp_cumprod: Cumulative product along a dimension.
func Cumprod(a *TensorT, dim int64, dtype int32) (*TensorT, *Failure) {
	r := C.go_tp_cumprod(address(unsafe.Pointer(a)), C.int64_t(dim), C.tp_dtype_t(dtype))
	return r.out, failed(int32(r.status), r.failure)
}

// CumprodOut calls tp_cumprod_out: Cumprod into a given tensor.
func CumprodOut(a *TensorT, dim int64, dtype int32, out *TensorT) *Failure {
	r := C.go_tp_cumprod_out(address(unsafe.Pointer(a)), C.int64_t(dim), C.tp_dtype_t(dtype), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// CumprodInplace calls tp_cumprod_inplace: Cumprod in place.
func CumprodInplace(a *TensorT, dim int64) *Failure {
	r := C.go_tp_cumprod_inplace(address(unsafe.Pointer(a)), C.int64_t(dim))
	return failed(int32(r.status), r.failure)
}

// Cummax calls tp_cummax: Largest element so far along a dimension and its
// last index.
func Cummax(a *TensorT, dim int64) (*TensorT, *TensorT, *Failure) {
	r := C.go_tp_cummax(address(unsafe.Pointer(a)), C.int64_t(dim))
	return r.values, r.indices, failed(int32(r.status), r.failure)
}

// CummaxOut calls tp_cummax_out: Cummax into given tensors, apart from each
// other.
func CummaxOut(a *TensorT, dim int64, values *TensorT, indices *TensorT) *Failure {
	r := C.go_tp_cummax_out(address(unsafe.Pointer(a)), C.int64_t(dim), address(unsafe.Pointer(values)), address(unsafe.Pointer(indices)))
	return failed(int32(r.status), r.failure)
}

// Cummin calls tp_cummin: Smallest element so far along a dimension and its
// last index.
func Cummin(a *TensorT, dim int64) (*TensorT, *TensorT, *Failure) {
	r := C.go_tp_cummin(address(unsafe.Pointer(a)), C.int64_t(dim))
	return r.values, r.indices, failed(int32(r.status), r.failure)
}

// CumminOut calls tp_cummin_out: Cummin into given tensors, apart from each
// other.
func CumminOut(a *TensorT, dim int64, values *TensorT, indices *TensorT) *Failure {
	r := C.go_tp_cummin_out(address(unsafe.Pointer(a)), C.int64_t(dim), address(unsafe.Pointer(values)), address(unsafe.Pointer(indices)))
	return failed(int32(r.status), r.failure)
}

// Scatter calls tp_scatter: A copy of a tensor with elements of another one
// written to it.
func Scatter(a *TensorT, dim int64, index *TensorT, src *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_scatter(address(unsafe.Pointer(a)), C.int64_t(dim), address(unsafe.Pointer(index)), address(unsafe.Pointer(src)))
	return r.out, failed(int32(r.status), r.failure)
}

// ScatterOut calls tp_scatter_out: Scatter into a given tensor.
func ScatterOut(a *TensorT, dim int64, index *TensorT, src *TensorT, out *TensorT) *Failure {
	r := C.go_tp_scatter_out(address(unsafe.Pointer(a)), C.int64_t(dim), address(unsafe.Pointer(index)), address(unsafe.Pointer(src)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// ScatterInplace calls tp_scatter_inplace: Scatter to the tensor itself.
func ScatterInplace(a *TensorT, dim int64, index *TensorT, src *TensorT) *Failure {
	r := C.go_tp_scatter_inplace(address(unsafe.Pointer(a)), C.int64_t(dim), address(unsafe.Pointer(index)), address(unsafe.Pointer(src)))
	return failed(int32(r.status), r.failure)
}

// ScatterScalar calls tp_scatter_scalar: A copy of a tensor with one value
// written to many places.
func ScatterScalar(a *TensorT, dim int64, index *TensorT, value ScalarT) (*TensorT, *Failure) {
	r := C.go_tp_scatter_scalar(address(unsafe.Pointer(a)), C.int64_t(dim), address(unsafe.Pointer(index)), *(*C.tp_scalar_t)(unsafe.Pointer(&value)))
	return r.out, failed(int32(r.status), r.failure)
}

// ScatterScalarInplace calls tp_scatter_scalar_inplace: ScatterScalar to the
// tensor itself.
func ScatterScalarInplace(a *TensorT, dim int64, index *TensorT, value ScalarT) *Failure {
	r := C.go_tp_scatter_scalar_inplace(address(unsafe.Pointer(a)), C.int64_t(dim), address(unsafe.Pointer(index)), *(*C.tp_scalar_t)(unsafe.Pointer(&value)))
	return failed(int32(r.status), r.failure)
}

// ScatterAdd calls tp_scatter_add: A copy of a tensor with elements of
// another one added to it.
func ScatterAdd(a *TensorT, dim int64, index *TensorT, src *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_scatter_add(address(unsafe.Pointer(a)), C.int64_t(dim), address(unsafe.Pointer(index)), address(unsafe.Pointer(src)))
	return r.out, failed(int32(r.status), r.failure)
}

// ScatterAddOut calls tp_scatter_add_out: ScatterAdd into a given tensor.
func ScatterAddOut(a *TensorT, dim int64, index *TensorT, src *TensorT, out *TensorT) *Failure {
	r := C.go_tp_scatter_add_out(address(unsafe.Pointer(a)), C.int64_t(dim), address(unsafe.Pointer(index)), address(unsafe.Pointer(src)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// ScatterAddInplace calls tp_scatter_add_inplace: ScatterAdd to the tensor
// itself.
func ScatterAddInplace(a *TensorT, dim int64, index *TensorT, src *TensorT) *Failure {
	r := C.go_tp_scatter_add_inplace(address(unsafe.Pointer(a)), C.int64_t(dim), address(unsafe.Pointer(index)), address(unsafe.Pointer(src)))
	return failed(int32(r.status), r.failure)
}

// ScatterAddScalar calls tp_scatter_add_scalar: A copy of a tensor with one
// value added to it in many places.
func ScatterAddScalar(a *TensorT, dim int64, index *TensorT, value ScalarT) (*TensorT, *Failure) {
	r := C.go_tp_scatter_add_scalar(address(unsafe.Pointer(a)), C.int64_t(dim), address(unsafe.Pointer(index)), *(*C.tp_scalar_t)(unsafe.Pointer(&value)))
	return r.out, failed(int32(r.status), r.failure)
}

// ScatterAddScalarInplace calls tp_scatter_add_scalar_inplace:
// ScatterAddScalar to the tensor itself.
func ScatterAddScalarInplace(a *TensorT, dim int64, index *TensorT, value ScalarT) *Failure {
	r := C.go_tp_scatter_add_scalar_inplace(address(unsafe.Pointer(a)), C.int64_t(dim), address(unsafe.Pointer(index)), *(*C.tp_scalar_t)(unsafe.Pointer(&value)))
	return failed(int32(r.status), r.failure)
}

// ScatterMul calls tp_scatter_mul: A copy of a tensor with elements of
// another one multiplied into it.
func ScatterMul(a *TensorT, dim int64, index *TensorT, src *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_scatter_mul(address(unsafe.Pointer(a)), C.int64_t(dim), address(unsafe.Pointer(index)), address(unsafe.Pointer(src)))
	return r.out, failed(int32(r.status), r.failure)
}

// ScatterMulOut calls tp_scatter_mul_out: ScatterMul into a given tensor.
func ScatterMulOut(a *TensorT, dim int64, index *TensorT, src *TensorT, out *TensorT) *Failure {
	r := C.go_tp_scatter_mul_out(address(unsafe.Pointer(a)), C.int64_t(dim), address(unsafe.Pointer(index)), address(unsafe.Pointer(src)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// ScatterMulInplace calls tp_scatter_mul_inplace: ScatterMul to the tensor
// itself.
func ScatterMulInplace(a *TensorT, dim int64, index *TensorT, src *TensorT) *Failure {
	r := C.go_tp_scatter_mul_inplace(address(unsafe.Pointer(a)), C.int64_t(dim), address(unsafe.Pointer(index)), address(unsafe.Pointer(src)))
	return failed(int32(r.status), r.failure)
}

// ScatterMulScalar calls tp_scatter_mul_scalar: A copy of a tensor with one
// value multiplied into it in many places.
func ScatterMulScalar(a *TensorT, dim int64, index *TensorT, value ScalarT) (*TensorT, *Failure) {
	r := C.go_tp_scatter_mul_scalar(address(unsafe.Pointer(a)), C.int64_t(dim), address(unsafe.Pointer(index)), *(*C.tp_scalar_t)(unsafe.Pointer(&value)))
	return r.out, failed(int32(r.status), r.failure)
}

// ScatterMulScalarInplace calls tp_scatter_mul_scalar_inplace:
// ScatterMulScalar to the tensor itself.
func ScatterMulScalarInplace(a *TensorT, dim int64, index *TensorT, value ScalarT) *Failure {
	r := C.go_tp_scatter_mul_scalar_inplace(address(unsafe.Pointer(a)), C.int64_t(dim), address(unsafe.Pointer(index)), *(*C.tp_scalar_t)(unsafe.Pointer(&value)))
	return failed(int32(r.status), r.failure)
}

// LeftShift calls tp_left_shift: Bits of a moved up by b places.
func LeftShift(a *TensorT, b *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_left_shift(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)))
	return r.out, failed(int32(r.status), r.failure)
}

// LeftShiftOut calls tp_left_shift_out: LeftShift into a given tensor.
func LeftShiftOut(a *TensorT, b *TensorT, out *TensorT) *Failure {
	r := C.go_tp_left_shift_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// LeftShiftInplace calls tp_left_shift_inplace: LeftShift into a.
func LeftShiftInplace(a *TensorT, b *TensorT) *Failure {
	r := C.go_tp_left_shift_inplace(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)))
	return failed(int32(r.status), r.failure)
}

// LeftShiftScalar calls tp_left_shift_scalar: LeftShift with a number, which
// does not widen a tensor of its category.
func LeftShiftScalar(a *TensorT, b ScalarT) (*TensorT, *Failure) {
	r := C.go_tp_left_shift_scalar(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)))
	return r.out, failed(int32(r.status), r.failure)
}

// LeftShiftScalarOut calls tp_left_shift_scalar_out: LeftShiftScalar into a
// given tensor.
func LeftShiftScalarOut(a *TensorT, b ScalarT, out *TensorT) *Failure {
	r := C.go_tp_left_shift_scalar_out(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// LeftShiftScalarInplace calls tp_left_shift_scalar_inplace: LeftShiftScalar
// into a.
func LeftShiftScalarInplace(a *TensorT, b ScalarT) *Failure {
	r := C.go_tp_left_shift_scalar_inplace(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)))
	return failed(int32(r.status), r.failure)
}

// RightShift calls tp_right_shift: Bits of a moved down by b places, the sign
// repeated.
func RightShift(a *TensorT, b *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_right_shift(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)))
	return r.out, failed(int32(r.status), r.failure)
}

// RightShiftOut calls tp_right_shift_out: RightShift into a given tensor.
func RightShiftOut(a *TensorT, b *TensorT, out *TensorT) *Failure {
	r := C.go_tp_right_shift_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// RightShiftInplace calls tp_right_shift_inplace: RightShift into a.
func RightShiftInplace(a *TensorT, b *TensorT) *Failure {
	r := C.go_tp_right_shift_inplace(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)))
	return failed(int32(r.status), r.failure)
}

// RightShiftScalar calls tp_right_shift_scalar: RightShift with a number,
// which does not widen a tensor of its category.
func RightShiftScalar(a *TensorT, b ScalarT) (*TensorT, *Failure) {
	r := C.go_tp_right_shift_scalar(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)))
	return r.out, failed(int32(r.status), r.failure)
}

// RightShiftScalarOut calls tp_right_shift_scalar_out: RightShiftScalar into
// a given tensor.
func RightShiftScalarOut(a *TensorT, b ScalarT, out *TensorT) *Failure {
	r := C.go_tp_right_shift_scalar_out(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// RightShiftScalarInplace calls tp_right_shift_scalar_inplace:
// RightShiftScalar into a.
func RightShiftScalarInplace(a *TensorT, b ScalarT) *Failure {
	r := C.go_tp_right_shift_scalar_inplace(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)))
	return failed(int32(r.status), r.failure)
}

// Softmax calls tp_softmax: Exponentials along a dimension, divided by their
// sum.
func Softmax(a *TensorT, dim int64, dtype int32) (*TensorT, *Failure) {
	r := C.go_tp_softmax(address(unsafe.Pointer(a)), C.int64_t(dim), C.tp_dtype_t(dtype))
	return r.out, failed(int32(r.status), r.failure)
}

// SoftmaxOut calls tp_softmax_out: Softmax into a given tensor.
func SoftmaxOut(a *TensorT, dim int64, dtype int32, out *TensorT) *Failure {
	r := C.go_tp_softmax_out(address(unsafe.Pointer(a)), C.int64_t(dim), C.tp_dtype_t(dtype), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// LogSoftmax calls tp_log_softmax: Logarithm of Softmax, without its loss of
// small results.
func LogSoftmax(a *TensorT, dim int64, dtype int32) (*TensorT, *Failure) {
	r := C.go_tp_log_softmax(address(unsafe.Pointer(a)), C.int64_t(dim), C.tp_dtype_t(dtype))
	return r.out, failed(int32(r.status), r.failure)
}

// LogSoftmaxOut calls tp_log_softmax_out: LogSoftmax into a given tensor.
func LogSoftmaxOut(a *TensorT, dim int64, dtype int32, out *TensorT) *Failure {
	r := C.go_tp_log_softmax_out(address(unsafe.Pointer(a)), C.int64_t(dim), C.tp_dtype_t(dtype), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// Erf calls tp_erf: Error function of a: 2/sqrt(pi) times the integral of
// e^-t^2 from 0 to a.
func Erf(a *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_erf(address(unsafe.Pointer(a)))
	return r.out, failed(int32(r.status), r.failure)
}

// ErfOut calls tp_erf_out: Erf into a given tensor.
func ErfOut(a *TensorT, out *TensorT) *Failure {
	r := C.go_tp_erf_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// ErfInplace calls tp_erf_inplace: Erf into a.
func ErfInplace(a *TensorT) *Failure {
	r := C.go_tp_erf_inplace(address(unsafe.Pointer(a)))
	return failed(int32(r.status), r.failure)
}

// Erfc calls tp_erfc: 1 - erf(a), without the loss for large a.
func Erfc(a *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_erfc(address(unsafe.Pointer(a)))
	return r.out, failed(int32(r.status), r.failure)
}

// ErfcOut calls tp_erfc_out: Erfc into a given tensor.
func ErfcOut(a *TensorT, out *TensorT) *Failure {
	r := C.go_tp_erfc_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// ErfcInplace calls tp_erfc_inplace: Erfc into a.
func ErfcInplace(a *TensorT) *Failure {
	r := C.go_tp_erfc_inplace(address(unsafe.Pointer(a)))
	return failed(int32(r.status), r.failure)
}

// Lgamma calls tp_lgamma: Logarithm of the magnitude of the gamma function of
// a.
func Lgamma(a *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_lgamma(address(unsafe.Pointer(a)))
	return r.out, failed(int32(r.status), r.failure)
}

// LgammaOut calls tp_lgamma_out: Lgamma into a given tensor.
func LgammaOut(a *TensorT, out *TensorT) *Failure {
	r := C.go_tp_lgamma_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// LgammaInplace calls tp_lgamma_inplace: Lgamma into a.
func LgammaInplace(a *TensorT) *Failure {
	r := C.go_tp_lgamma_inplace(address(unsafe.Pointer(a)))
	return failed(int32(r.status), r.failure)
}

// Digamma calls tp_digamma: The slope of Lgamma at a.
func Digamma(a *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_digamma(address(unsafe.Pointer(a)))
	return r.out, failed(int32(r.status), r.failure)
}

// DigammaOut calls tp_digamma_out: Digamma into a given tensor.
func DigammaOut(a *TensorT, out *TensorT) *Failure {
	r := C.go_tp_digamma_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// DigammaInplace calls tp_digamma_inplace: Digamma into a.
func DigammaInplace(a *TensorT) *Failure {
	r := C.go_tp_digamma_inplace(address(unsafe.Pointer(a)))
	return failed(int32(r.status), r.failure)
}

// Clamp calls tp_clamp: a, but no less than min and no more than max, which
// broadcast with it.
func Clamp(a *TensorT, min *TensorT, max *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_clamp(address(unsafe.Pointer(a)), address(unsafe.Pointer(min)), address(unsafe.Pointer(max)))
	return r.out, failed(int32(r.status), r.failure)
}

// ClampOut calls tp_clamp_out: Clamp into a given tensor.
func ClampOut(a *TensorT, min *TensorT, max *TensorT, out *TensorT) *Failure {
	r := C.go_tp_clamp_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(min)), address(unsafe.Pointer(max)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// ClampInplace calls tp_clamp_inplace: Clamp into a.
func ClampInplace(a *TensorT, min *TensorT, max *TensorT) *Failure {
	r := C.go_tp_clamp_inplace(address(unsafe.Pointer(a)), address(unsafe.Pointer(min)), address(unsafe.Pointer(max)))
	return failed(int32(r.status), r.failure)
}

// ClampScalar calls tp_clamp_scalar: Clamp with numbers, which do not widen a
// tensor of their category.
func ClampScalar(a *TensorT, min ScalarT, max ScalarT) (*TensorT, *Failure) {
	r := C.go_tp_clamp_scalar(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&min)), *(*C.tp_scalar_t)(unsafe.Pointer(&max)))
	return r.out, failed(int32(r.status), r.failure)
}

// ClampScalarOut calls tp_clamp_scalar_out: ClampScalar into a given tensor.
func ClampScalarOut(a *TensorT, min ScalarT, max ScalarT, out *TensorT) *Failure {
	r := C.go_tp_clamp_scalar_out(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&min)), *(*C.tp_scalar_t)(unsafe.Pointer(&max)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// ClampScalarInplace calls tp_clamp_scalar_inplace: ClampScalar into a.
func ClampScalarInplace(a *TensorT, min ScalarT, max ScalarT) *Failure {
	r := C.go_tp_clamp_scalar_inplace(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&min)), *(*C.tp_scalar_t)(unsafe.Pointer(&max)))
	return failed(int32(r.status), r.failure)
}

// Lerp calls tp_lerp: The number between a and b that weight says: a where
// weight is 0, b where it is 1.
func Lerp(a *TensorT, b *TensorT, weight *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_lerp(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)), address(unsafe.Pointer(weight)))
	return r.out, failed(int32(r.status), r.failure)
}

// LerpOut calls tp_lerp_out: Lerp into a given tensor.
func LerpOut(a *TensorT, b *TensorT, weight *TensorT, out *TensorT) *Failure {
	r := C.go_tp_lerp_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)), address(unsafe.Pointer(weight)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// LerpInplace calls tp_lerp_inplace: Lerp into a.
func LerpInplace(a *TensorT, b *TensorT, weight *TensorT) *Failure {
	r := C.go_tp_lerp_inplace(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)), address(unsafe.Pointer(weight)))
	return failed(int32(r.status), r.failure)
}

// LerpScalar calls tp_lerp_scalar: Lerp with a number for the weight, which
// does not widen the tensors.
func LerpScalar(a *TensorT, b *TensorT, weight ScalarT) (*TensorT, *Failure) {
	r := C.go_tp_lerp_scalar(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)), *(*C.tp_scalar_t)(unsafe.Pointer(&weight)))
	return r.out, failed(int32(r.status), r.failure)
}

// LerpScalarOut calls tp_lerp_scalar_out: LerpScalar into a given tensor.
func LerpScalarOut(a *TensorT, b *TensorT, weight ScalarT, out *TensorT) *Failure {
	r := C.go_tp_lerp_scalar_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)), *(*C.tp_scalar_t)(unsafe.Pointer(&weight)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// LerpScalarInplace calls tp_lerp_scalar_inplace: LerpScalar into a.
func LerpScalarInplace(a *TensorT, b *TensorT, weight ScalarT) *Failure {
	r := C.go_tp_lerp_scalar_inplace(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)), *(*C.tp_scalar_t)(unsafe.Pointer(&weight)))
	return failed(int32(r.status), r.failure)
}

// Addcmul calls tp_addcmul: a + value b c, the product from the left, each
// step rounded.
func Addcmul(a *TensorT, b *TensorT, c *TensorT, value ScalarT) (*TensorT, *Failure) {
	r := C.go_tp_addcmul(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)), address(unsafe.Pointer(c)), *(*C.tp_scalar_t)(unsafe.Pointer(&value)))
	return r.out, failed(int32(r.status), r.failure)
}

// AddcmulOut calls tp_addcmul_out: Addcmul into a given tensor.
func AddcmulOut(a *TensorT, b *TensorT, c *TensorT, value ScalarT, out *TensorT) *Failure {
	r := C.go_tp_addcmul_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)), address(unsafe.Pointer(c)), *(*C.tp_scalar_t)(unsafe.Pointer(&value)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// AddcmulInplace calls tp_addcmul_inplace: Addcmul into a.
func AddcmulInplace(a *TensorT, b *TensorT, c *TensorT, value ScalarT) *Failure {
	r := C.go_tp_addcmul_inplace(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)), address(unsafe.Pointer(c)), *(*C.tp_scalar_t)(unsafe.Pointer(&value)))
	return failed(int32(r.status), r.failure)
}

// Addcdiv calls tp_addcdiv: a + value b / c, from the left, each step
// rounded.
func Addcdiv(a *TensorT, b *TensorT, c *TensorT, value ScalarT) (*TensorT, *Failure) {
	r := C.go_tp_addcdiv(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)), address(unsafe.Pointer(c)), *(*C.tp_scalar_t)(unsafe.Pointer(&value)))
	return r.out, failed(int32(r.status), r.failure)
}

// AddcdivOut calls tp_addcdiv_out: Addcdiv into a given tensor.
func AddcdivOut(a *TensorT, b *TensorT, c *TensorT, value ScalarT, out *TensorT) *Failure {
	r := C.go_tp_addcdiv_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)), address(unsafe.Pointer(c)), *(*C.tp_scalar_t)(unsafe.Pointer(&value)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// AddcdivInplace calls tp_addcdiv_inplace: Addcdiv into a.
func AddcdivInplace(a *TensorT, b *TensorT, c *TensorT, value ScalarT) *Failure {
	r := C.go_tp_addcdiv_inplace(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)), address(unsafe.Pointer(c)), *(*C.tp_scalar_t)(unsafe.Pointer(&value)))
	return failed(int32(r.status), r.failure)
}

// MaskedFill calls tp_masked_fill: a, but value where mask is true.
func MaskedFill(a *TensorT, mask *TensorT, value *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_masked_fill(address(unsafe.Pointer(a)), address(unsafe.Pointer(mask)), address(unsafe.Pointer(value)))
	return r.out, failed(int32(r.status), r.failure)
}

// MaskedFillOut calls tp_masked_fill_out: MaskedFill into a given tensor.
func MaskedFillOut(a *TensorT, mask *TensorT, value *TensorT, out *TensorT) *Failure {
	r := C.go_tp_masked_fill_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(mask)), address(unsafe.Pointer(value)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// MaskedFillInplace calls tp_masked_fill_inplace: MaskedFill into a.
func MaskedFillInplace(a *TensorT, mask *TensorT, value *TensorT) *Failure {
	r := C.go_tp_masked_fill_inplace(address(unsafe.Pointer(a)), address(unsafe.Pointer(mask)), address(unsafe.Pointer(value)))
	return failed(int32(r.status), r.failure)
}

// MaskedFillScalar calls tp_masked_fill_scalar: MaskedFill with a number,
// converted as FillInplace does.
func MaskedFillScalar(a *TensorT, mask *TensorT, value ScalarT) (*TensorT, *Failure) {
	r := C.go_tp_masked_fill_scalar(address(unsafe.Pointer(a)), address(unsafe.Pointer(mask)), *(*C.tp_scalar_t)(unsafe.Pointer(&value)))
	return r.out, failed(int32(r.status), r.failure)
}

// MaskedFillScalarOut calls tp_masked_fill_scalar_out: MaskedFillScalar into
// a given tensor.
func MaskedFillScalarOut(a *TensorT, mask *TensorT, value ScalarT, out *TensorT) *Failure {
	r := C.go_tp_masked_fill_scalar_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(mask)), *(*C.tp_scalar_t)(unsafe.Pointer(&value)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// MaskedFillScalarInplace calls tp_masked_fill_scalar_inplace:
// MaskedFillScalar into a.
func MaskedFillScalarInplace(a *TensorT, mask *TensorT, value ScalarT) *Failure {
	r := C.go_tp_masked_fill_scalar_inplace(address(unsafe.Pointer(a)), address(unsafe.Pointer(mask)), *(*C.tp_scalar_t)(unsafe.Pointer(&value)))
	return failed(int32(r.status), r.failure)
}

// Sin calls tp_sin: Sine of a, in radians.
func Sin(a *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_sin(address(unsafe.Pointer(a)))
	return r.out, failed(int32(r.status), r.failure)
}

// SinOut calls tp_sin_out: Sin into a given tensor.
func SinOut(a *TensorT, out *TensorT) *Failure {
	r := C.go_tp_sin_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// SinInplace calls tp_sin_inplace: Sin into a.
func SinInplace(a *TensorT) *Failure {
	r := C.go_tp_sin_inplace(address(unsafe.Pointer(a)))
	return failed(int32(r.status), r.failure)
}

// Cos calls tp_cos: Cosine of a, in radians.
func Cos(a *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_cos(address(unsafe.Pointer(a)))
	return r.out, failed(int32(r.status), r.failure)
}

// CosOut calls tp_cos_out: Cos into a given tensor.
func CosOut(a *TensorT, out *TensorT) *Failure {
	r := C.go_tp_cos_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// CosInplace calls tp_cos_inplace: Cos into a.
func CosInplace(a *TensorT) *Failure {
	r := C.go_tp_cos_inplace(address(unsafe.Pointer(a)))
	return failed(int32(r.status), r.failure)
}

// Tan calls tp_tan: Tangent of a, in radians.
func Tan(a *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_tan(address(unsafe.Pointer(a)))
	return r.out, failed(int32(r.status), r.failure)
}

// TanOut calls tp_tan_out: Tan into a given tensor.
func TanOut(a *TensorT, out *TensorT) *Failure {
	r := C.go_tp_tan_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// TanInplace calls tp_tan_inplace: Tan into a.
func TanInplace(a *TensorT) *Failure {
	r := C.go_tp_tan_inplace(address(unsafe.Pointer(a)))
	return failed(int32(r.status), r.failure)
}

// Asin calls tp_asin: Arc sine of a, from -pi/2 to pi/2.
func Asin(a *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_asin(address(unsafe.Pointer(a)))
	return r.out, failed(int32(r.status), r.failure)
}

// AsinOut calls tp_asin_out: Asin into a given tensor.
func AsinOut(a *TensorT, out *TensorT) *Failure {
	r := C.go_tp_asin_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// AsinInplace calls tp_asin_inplace: Asin into a.
func AsinInplace(a *TensorT) *Failure {
	r := C.go_tp_asin_inplace(address(unsafe.Pointer(a)))
	return failed(int32(r.status), r.failure)
}

// Acos calls tp_acos: Arc cosine of a, from 0 to pi.
func Acos(a *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_acos(address(unsafe.Pointer(a)))
	return r.out, failed(int32(r.status), r.failure)
}

// AcosOut calls tp_acos_out: Acos into a given tensor.
func AcosOut(a *TensorT, out *TensorT) *Failure {
	r := C.go_tp_acos_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// AcosInplace calls tp_acos_inplace: Acos into a.
func AcosInplace(a *TensorT) *Failure {
	r := C.go_tp_acos_inplace(address(unsafe.Pointer(a)))
	return failed(int32(r.status), r.failure)
}

// Atan calls tp_atan: Arc tangent of a, from -pi/2 to pi/2, which infinities
// give.
func Atan(a *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_atan(address(unsafe.Pointer(a)))
	return r.out, failed(int32(r.status), r.failure)
}

// AtanOut calls tp_atan_out: Atan into a given tensor.
func AtanOut(a *TensorT, out *TensorT) *Failure {
	r := C.go_tp_atan_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// AtanInplace calls tp_atan_inplace: Atan into a.
func AtanInplace(a *TensorT) *Failure {
	r := C.go_tp_atan_inplace(address(unsafe.Pointer(a)))
	return failed(int32(r.status), r.failure)
}

// Atan2 calls tp_atan2: Angle of the point (b, a), from -pi to pi: that of a
// / b in the quadrant that the signs of both say, also of zeros and
// infinities: a zero over a negative number or -0 is pi with a's sign, two
// infinities are pi/4 or 3 pi/4.
func Atan2(a *TensorT, b *TensorT) (*TensorT, *Failure) {
	r := C.go_tp_atan2(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)))
	return r.out, failed(int32(r.status), r.failure)
}

// Atan2Out calls tp_atan2_out: Atan2 into a given tensor.
func Atan2Out(a *TensorT, b *TensorT, out *TensorT) *Failure {
	r := C.go_tp_atan2_out(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// Atan2Inplace calls tp_atan2_inplace: Atan2 into a.
func Atan2Inplace(a *TensorT, b *TensorT) *Failure {
	r := C.go_tp_atan2_inplace(address(unsafe.Pointer(a)), address(unsafe.Pointer(b)))
	return failed(int32(r.status), r.failure)
}

// Atan2Scalar calls tp_atan2_scalar: Atan2 with a number.
func Atan2Scalar(a *TensorT, b ScalarT) (*TensorT, *Failure) {
	r := C.go_tp_atan2_scalar(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)))
	return r.out, failed(int32(r.status), r.failure)
}

// Atan2ScalarOut calls tp_atan2_scalar_out: Atan2Scalar into a given tensor.
func Atan2ScalarOut(a *TensorT, b ScalarT, out *TensorT) *Failure {
	r := C.go_tp_atan2_scalar_out(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)), address(unsafe.Pointer(out)))
	return failed(int32(r.status), r.failure)
}

// Atan2ScalarInplace calls tp_atan2_scalar_inplace: Atan2Scalar into a.
func Atan2ScalarInplace(a *TensorT, b ScalarT) *Failure {
	r := C.go_tp_atan2_scalar_inplace(address(unsafe.Pointer(a)), *(*C.tp_scalar_t)(unsafe.Pointer(&b)))
	return failed(int32(r.status), r.failure)
}
