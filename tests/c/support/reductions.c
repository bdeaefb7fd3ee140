#include "c/support/reductions.h"

#include <math.h>

static int64_t only_dim(const int64_t* dims, size_t n) {
  return n == 0 ? TP_DIM_ALL : dims[0];
}

/* Two results as one. */
static tp_status_t joined(tp_status_t status, tp_tensor_t* first,
                          tp_tensor_t* second, tp_tensor_t** out) {
  assert_int_equal(status, TP_OK);
  tp_tensor_t* wide[2] = {NULL, NULL};
  assert_ok(tp_to(first, TP_DTYPE_F64, 0, 0, 0, 0, &wide[0]));
  assert_ok(tp_to(second, TP_DTYPE_F64, 0, 0, 0, 0, &wide[1]));
  const tp_tensor_t* const both[] = {wide[0], wide[1]};
  const tp_status_t result = tp_stack(both, 2, 0, out);
  DROP(first, second, wide[0], wide[1]);
  return result;
}

#define OVER_ONE(name)                                                         \
  static tp_status_t name(const tp_tensor_t* a, const int64_t* dims, size_t n, \
                          int32_t keepdim, tp_tensor_t** out) {                \
    return tp_##name(a, only_dim(dims, n), keepdim, out);                      \
  }
OVER_ONE(argmax)
OVER_ONE(argmin)

#define TO_TWO(name)                                                           \
  static tp_status_t name(const tp_tensor_t* a, const int64_t* dims, size_t n, \
                          int32_t keepdim, tp_tensor_t** out) {                \
    tp_tensor_t *first = NULL, *second = NULL;                                 \
    const tp_status_t status =                                                 \
        tp_##name(a, only_dim(dims, n), keepdim, &first, &second);             \
    return joined(status, first, second, out);                                 \
  }
TO_TWO(max_dim)
TO_TWO(min_dim)
TO_TWO(aminmax)

#define CORRECTED(name)                                                        \
  static tp_status_t name(const tp_tensor_t* a, const int64_t* dims, size_t n, \
                          int32_t keepdim, tp_tensor_t** out) {                \
    return tp_##name(a, dims, n, 1, keepdim, out);                             \
  }
CORRECTED(var)
CORRECTED(std)

#define OF_ORDER(suffix, p)                                                   \
  static tp_status_t norm_##suffix(const tp_tensor_t* a, const int64_t* dims, \
                                   size_t n, int32_t keepdim,                 \
                                   tp_tensor_t** out) {                       \
    return tp_norm(a, p, dims, n, keepdim, out);                              \
  }
OF_ORDER(0, 0)
OF_ORDER(1, 1)
OF_ORDER(2, 2)
OF_ORDER(any, -1.5)
OF_ORDER(largest, INFINITY)
OF_ORDER(smallest, -INFINITY)

#define ALONG(name)                                                            \
  static tp_status_t name(const tp_tensor_t* a, const int64_t* dims, size_t n, \
                          int32_t keepdim, tp_tensor_t** out) {                \
    (void)n, (void)keepdim;                                                    \
    return tp_##name(a, dims[0], 0, out);                                      \
  }
ALONG(cumsum)
ALONG(cumprod)
ALONG(softmax)
ALONG(log_softmax)

#define ALONG_TO_TWO(name)                                                     \
  static tp_status_t name(const tp_tensor_t* a, const int64_t* dims, size_t n, \
                          int32_t keepdim, tp_tensor_t** out) {                \
    (void)n, (void)keepdim;                                                    \
    tp_tensor_t *values = NULL, *indices = NULL;                               \
    const tp_status_t status = tp_##name(a, dims[0], &values, &indices);       \
    return joined(status, values, indices, out);                               \
  }
ALONG_TO_TWO(cummax)
ALONG_TO_TWO(cummin)

const ReductionRow reductions[] = {
    {"sum", tp_sum, kTakesAny, kOverLists, kReductionSum},
    {"prod", tp_prod, kTakesAny, kOverLists, kReductionProd},
    {"mean", tp_mean, kTakesInexact, kOverLists, kReductionMean},
    {"max", tp_max, kTakesReal, kOverLists, kReductionMax},
    {"min", tp_min, kTakesReal, kOverLists, kReductionMin},
    {"any", tp_any, kTakesAny, kOverLists, kReductionOr},
    {"all", tp_all, kTakesAny, kOverLists, kReductionAnd},
    {"count_nonzero", tp_count_nonzero, kTakesAny, kOverLists, kReductionOther},
    {"logsumexp", tp_logsumexp, kTakesReal, kOverLists, kReductionOther},
    {"var", var, kTakesInexact, kOverLists, kReductionOther},
    {"std", std, kTakesInexact, kOverLists, kReductionOther},
    {"norm 0", norm_0, kTakesInexact, kOverLists, kReductionOther},
    {"norm 1", norm_1, kTakesInexact, kOverLists, kReductionOther},
    {"norm 2", norm_2, kTakesInexact, kOverLists, kReductionOther},
    {"norm -1.5", norm_any, kTakesInexact, kOverLists, kReductionOther},
    {"norm inf", norm_largest, kTakesInexact, kOverLists, kReductionOther},
    {"norm -inf", norm_smallest, kTakesInexact, kOverLists, kReductionOther},
    {"argmax", argmax, kTakesReal, kOverOneOrAll, kReductionOther},
    {"argmin", argmin, kTakesReal, kOverOneOrAll, kReductionOther},
    {"max_dim", max_dim, kTakesReal, kOverOneOrAll, kReductionOther},
    {"min_dim", min_dim, kTakesReal, kOverOneOrAll, kReductionOther},
    {"aminmax", aminmax, kTakesReal, kOverOneOrAll, kReductionOther},
    {"cumsum", cumsum, kTakesAny, kAlongOne, kReductionOther},
    {"cumprod", cumprod, kTakesAny, kAlongOne, kReductionOther},
    {"cummax", cummax, kTakesReal, kAlongOne, kReductionOther},
    {"cummin", cummin, kTakesReal, kAlongOne, kReductionOther},
    {"softmax", softmax, kTakesFloats, kAlongOne, kReductionOther},
    {"log_softmax", log_softmax, kTakesFloats, kAlongOne, kReductionOther},
};
const size_t reduction_count = TT_COUNT(reductions);

int reduction_takes(const ReductionRow* row, tp_dtype_t dtype) {
  const int32_t kind = tp_dtype_kind(dtype);
  switch (row->rule) {
    case kTakesReal:
      return kind != TP_KIND_COMPLEX;
    case kTakesInexact:
      return kind >= TP_KIND_FLOAT;
    case kTakesFloats:
      return kind == TP_KIND_FLOAT;
    default:
      return 1;
  }
}

int reduction_takes_dims(const ReductionRow* row, int dims) {
  const int is_one = dims == 1 || dims == 2;
  return is_one || row->dims == kOverLists ||
         (row->dims == kOverOneOrAll && dims == 0);
}

static int is_nan(const tp_scalar_t* x) {
  return x->real != x->real || x->imag != x->imag;
}

void assert_same_results(const tp_tensor_t* a, const tp_tensor_t* b) {
  const size_t nbytes = tp_tensor_nbytes(a);
  assert_int_equal(tp_tensor_dtype(a), tp_tensor_dtype(b));
  assert_int_equal(tp_tensor_nbytes(b), nbytes);
  if (memcmp(tp_tensor_data(a), tp_tensor_data(b), nbytes) == 0) return;
  const size_t size = tp_dtype_size(tp_tensor_dtype(a));
  for (int64_t i = 0; i < tp_tensor_numel(a); ++i) {
    const char* x = (const char*)tp_tensor_data(a) + (size_t)i * size;
    const char* y = (const char*)tp_tensor_data(b) + (size_t)i * size;
    if (memcmp(x, y, size) == 0) continue;
    const tp_scalar_t got = tt_element(a, i), want = tt_element(b, i);
    assert_true(is_nan(&got) && is_nan(&want));
  }
}
