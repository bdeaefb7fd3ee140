#include "tensorplay/ops.h"

#include "capi/border.h"
#include "core/scalar.h"
#include "ops/index_select.h"
#include "ops/matmul.h"
#include "ops/reduce.h"
#include "ops/result_dtype.h"

using namespace tp;

tp_status_t tp_sum(const tp_tensor_t* a, const int64_t* dims, size_t n,
                   int32_t keepdim, tp_tensor_t** out) {
  return make_into("tp_sum", out, 5, [&] {
    return sum(checked(a, 1), checked_dims(dims, n, 2), keepdim != 0);
  });
}

tp_status_t tp_sum_out(const tp_tensor_t* a, const int64_t* dims, size_t n,
                       int32_t keepdim, tp_tensor_t* out) {
  return border("tp_sum_out", [&] {
    sum_out(checked(a, 1), checked_dims(dims, n, 2), keepdim != 0,
            checked(out, 5));
  });
}

tp_status_t tp_argmax(const tp_tensor_t* a, int64_t dim, int32_t keepdim,
                      tp_tensor_t** out) {
  return make_into("tp_argmax", out, 4,
                   [&] { return argmax(checked(a, 1), dim, keepdim != 0); });
}

tp_status_t tp_argmax_out(const tp_tensor_t* a, int64_t dim, int32_t keepdim,
                          tp_tensor_t* out) {
  return border("tp_argmax_out", [&] {
    argmax_out(checked(a, 1), dim, keepdim != 0, checked(out, 4));
  });
}

tp_status_t tp_matmul(const tp_tensor_t* a, const tp_tensor_t* b,
                      tp_tensor_t** out) {
  return make_into("tp_matmul", out, 3,
                   [&] { return matmul(checked(a, 1), checked(b, 2)); });
}

tp_status_t tp_matmul_out(const tp_tensor_t* a, const tp_tensor_t* b,
                          tp_tensor_t* out) {
  return border("tp_matmul_out", [&] {
    matmul_out(checked(a, 1), checked(b, 2), checked(out, 3));
  });
}

tp_status_t tp_index_select(const tp_tensor_t* a, int64_t dim,
                            const tp_tensor_t* index, tp_tensor_t** out) {
  return make_into("tp_index_select", out, 4, [&] {
    return index_select(checked(a, 1), dim, checked(index, 3));
  });
}

tp_status_t tp_index_select_out(const tp_tensor_t* a, int64_t dim,
                                const tp_tensor_t* index, tp_tensor_t* out) {
  return border("tp_index_select_out", [&] {
    index_select_out(checked(a, 1), dim, checked(index, 3), checked(out, 4));
  });
}

tp_status_t tp_result_dtype(const tp_tensor_t* const* tensors, size_t n,
                            const tp_scalar_t* const* scalars, size_t m,
                            tp_dtype_t* out) {
  if (out != nullptr) *out = 0;
  return border("tp_result_dtype", [&] {
    if (tensors == nullptr && n != 0) fail_null(1);
    if (scalars == nullptr && m != 0) fail_null(3);
    checked_out(out, 5);
    if (n == 0 && m == 0) {
      fail(TP_ERROR_ARGUMENT, "no tensors and no numbers");
    }
    DTypeMeeting meeting;
    for (size_t i = 0; i < n; ++i) meeting.add(checked(tensors[i], 1));
    for (size_t i = 0; i < m; ++i) {
      check_scalar(checked_out(scalars[i], 3));
      meeting.add(*scalars[i]);
    }
    *out = static_cast<tp_dtype_t>(meeting.result());
  });
}
