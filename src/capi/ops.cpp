#include "tensorplay/ops.h"

#include "capi/border.h"
#include "core/scalar.h"
#include "ops/elementwise.h"
#include "ops/fill.h"
#include "ops/matmul.h"
#include "ops/result_dtype.h"

using namespace tp;

namespace {

tp_status_t binary_into(const char* function, Op op, const tp_tensor_t* a,
                        const tp_tensor_t* b, tp_tensor_t** out) {
  return make_into(function, out, 3,
                   [&] { return binary(op, checked(a, 1), checked(b, 2)); });
}

tp_status_t binary_out(const char* function, Op op, const tp_tensor_t* a,
                       const tp_tensor_t* b, tp_tensor_t* out) {
  return border(function, [&] {
    binary_out(op, checked(a, 1), checked(b, 2), checked(out, 3));
  });
}

tp_status_t binary_inplace(const char* function, Op op, tp_tensor_t* a,
                           const tp_tensor_t* b) {
  return border(function,
                [&] { binary_inplace(op, checked(a, 1), checked(b, 2)); });
}

tp_status_t scalar_into(const char* function, Op op, const tp_tensor_t* a,
                        const tp_scalar_t* b, tp_tensor_t** out) {
  return make_into(function, out, 3, [&] {
    return binary_scalar(op, checked(a, 1), checked_out(b, 2));
  });
}

tp_status_t scalar_inplace(const char* function, Op op, tp_tensor_t* a,
                           const tp_scalar_t* b) {
  return border(function, [&] {
    binary_scalar_inplace(op, checked(a, 1), checked_out(b, 2));
  });
}

}  // namespace

// The five functions of a binary operator.
#define TP_DEFINE_BINARY(name, op)                                           \
  tp_status_t tp_##name(const tp_tensor_t* a, const tp_tensor_t* b,          \
                        tp_tensor_t** out) {                                 \
    return binary_into("tp_" #name, op, a, b, out);                          \
  }                                                                          \
  tp_status_t tp_##name##_out(const tp_tensor_t* a, const tp_tensor_t* b,    \
                              tp_tensor_t* out) {                            \
    return binary_out("tp_" #name "_out", op, a, b, out);                    \
  }                                                                          \
  tp_status_t tp_##name##_inplace(tp_tensor_t* a, const tp_tensor_t* b) {    \
    return binary_inplace("tp_" #name "_inplace", op, a, b);                 \
  }                                                                          \
  tp_status_t tp_##name##_scalar(const tp_tensor_t* a, const tp_scalar_t* b, \
                                 tp_tensor_t** out) {                        \
    return scalar_into("tp_" #name "_scalar", op, a, b, out);                \
  }                                                                          \
  tp_status_t tp_##name##_scalar_inplace(tp_tensor_t* a,                     \
                                         const tp_scalar_t* b) {             \
    return scalar_inplace("tp_" #name "_scalar_inplace", op, a, b);          \
  }

TP_DEFINE_BINARY(add, Op::kAdd)
TP_DEFINE_BINARY(sub, Op::kSub)
TP_DEFINE_BINARY(mul, Op::kMul)
TP_DEFINE_BINARY(div, Op::kDiv)
TP_DEFINE_BINARY(eq, Op::kEq)

#undef TP_DEFINE_BINARY

tp_status_t tp_relu(const tp_tensor_t* a, tp_tensor_t** out) {
  return make_into("tp_relu", out, 2,
                   [&] { return unary(Op::kRelu, checked(a, 1)); });
}

tp_status_t tp_relu_out(const tp_tensor_t* a, tp_tensor_t* out) {
  return border("tp_relu_out",
                [&] { unary_out(Op::kRelu, checked(a, 1), checked(out, 2)); });
}

tp_status_t tp_relu_inplace(tp_tensor_t* a) {
  return border("tp_relu_inplace",
                [&] { unary_inplace(Op::kRelu, checked(a, 1)); });
}

tp_status_t tp_fill_inplace(tp_tensor_t* a, const tp_scalar_t* value) {
  return border("tp_fill_inplace",
                [&] { fill_inplace(checked(a, 1), checked_out(value, 2)); });
}

tp_status_t tp_zero_inplace(tp_tensor_t* a) {
  return border("tp_zero_inplace", [&] { zero_inplace(checked(a, 1)); });
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
