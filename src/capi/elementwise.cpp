#include "autograd/elementwise.h"

#include "capi/border.h"
#include "tensorplay/ops.h"

using namespace tp;

namespace {

tp_status_t binary_into(const char* function, Op op, const tp_tensor_t* a,
                        const tp_tensor_t* b, tp_tensor_t** out) {
  return make_into(function, out, 3, [&] {
    return grad::binary(op, checked(a, 1), checked(b, 2));
  });
}

tp_status_t binary_out(const char* function, Op op, const tp_tensor_t* a,
                       const tp_tensor_t* b, tp_tensor_t* out) {
  return border(function, [&] {
    grad::binary_out(op, checked(a, 1), checked(b, 2), checked(out, 3));
  });
}

tp_status_t binary_inplace(const char* function, Op op, tp_tensor_t* a,
                           const tp_tensor_t* b) {
  return border(function, [&] {
    grad::binary_inplace(op, checked(a, 1), checked(b, 2));
  });
}

tp_status_t scalar_into(const char* function, Op op, const tp_tensor_t* a,
                        const tp_scalar_t* b, tp_tensor_t** out) {
  return make_into(function, out, 3, [&] {
    return grad::binary_scalar(op, checked(a, 1), checked_out(b, 2));
  });
}

tp_status_t scalar_out(const char* function, Op op, const tp_tensor_t* a,
                       const tp_scalar_t* b, tp_tensor_t* out) {
  return border(function, [&] {
    grad::binary_scalar_out(op, checked(a, 1), checked_out(b, 2),
                            checked(out, 3));
  });
}

tp_status_t scalar_inplace(const char* function, Op op, tp_tensor_t* a,
                           const tp_scalar_t* b) {
  return border(function, [&] {
    grad::binary_scalar_inplace(op, checked(a, 1), checked_out(b, 2));
  });
}

tp_status_t unary_into(const char* function, Op op, const tp_tensor_t* a,
                       tp_tensor_t** out) {
  return make_into(function, out, 2,
                   [&] { return grad::unary(op, checked(a, 1)); });
}

tp_status_t unary_out(const char* function, Op op, const tp_tensor_t* a,
                      tp_tensor_t* out) {
  return border(function,
                [&] { grad::unary_out(op, checked(a, 1), checked(out, 2)); });
}

tp_status_t unary_inplace(const char* function, Op op, tp_tensor_t* a) {
  return border(function, [&] { grad::unary_inplace(op, checked(a, 1)); });
}

}  // namespace

// The six functions of a binary operator.
#define TP_DEFINE_BINARY(kind, id, name, ...)                                  \
  tp_status_t tp_##name(const tp_tensor_t* a, const tp_tensor_t* b,            \
                        tp_tensor_t** out) {                                   \
    return binary_into("tp_" #name, Op::k##id, a, b, out);                     \
  }                                                                            \
  tp_status_t tp_##name##_out(const tp_tensor_t* a, const tp_tensor_t* b,      \
                              tp_tensor_t* out) {                              \
    return binary_out("tp_" #name "_out", Op::k##id, a, b, out);               \
  }                                                                            \
  tp_status_t tp_##name##_inplace(tp_tensor_t* a, const tp_tensor_t* b) {      \
    return binary_inplace("tp_" #name "_inplace", Op::k##id, a, b);            \
  }                                                                            \
  tp_status_t tp_##name##_scalar(const tp_tensor_t* a, const tp_scalar_t* b,   \
                                 tp_tensor_t** out) {                          \
    return scalar_into("tp_" #name "_scalar", Op::k##id, a, b, out);           \
  }                                                                            \
  tp_status_t tp_##name##_scalar_out(const tp_tensor_t* a,                     \
                                     const tp_scalar_t* b, tp_tensor_t* out) { \
    return scalar_out("tp_" #name "_scalar_out", Op::k##id, a, b, out);        \
  }                                                                            \
  tp_status_t tp_##name##_scalar_inplace(tp_tensor_t* a,                       \
                                         const tp_scalar_t* b) {               \
    return scalar_inplace("tp_" #name "_scalar_inplace", Op::k##id, a, b);     \
  }

TP_FOR_EACH_BINARY(TP_DEFINE_BINARY, )

#undef TP_DEFINE_BINARY

// The three functions of a unary operator.
#define TP_DEFINE_UNARY(kind, id, name, ...)                            \
  tp_status_t tp_##name(const tp_tensor_t* a, tp_tensor_t** out) {      \
    return unary_into("tp_" #name, Op::k##id, a, out);                  \
  }                                                                     \
  tp_status_t tp_##name##_out(const tp_tensor_t* a, tp_tensor_t* out) { \
    return unary_out("tp_" #name "_out", Op::k##id, a, out);            \
  }                                                                     \
  tp_status_t tp_##name##_inplace(tp_tensor_t* a) {                     \
    return unary_inplace("tp_" #name "_inplace", Op::k##id, a);         \
  }

TP_FOR_EACH_UNARY(TP_DEFINE_UNARY, )

#undef TP_DEFINE_UNARY

tp_status_t tp_where(const tp_tensor_t* condition, const tp_tensor_t* a,
                     const tp_tensor_t* b, tp_tensor_t** out) {
  return make_into("tp_where", out, 4, [&] {
    return grad::where(checked(condition, 1), checked(a, 2), checked(b, 3));
  });
}

tp_status_t tp_where_out(const tp_tensor_t* condition, const tp_tensor_t* a,
                         const tp_tensor_t* b, tp_tensor_t* out) {
  return border("tp_where_out", [&] {
    grad::where_out(checked(condition, 1), checked(a, 2), checked(b, 3),
                    checked(out, 4));
  });
}

tp_status_t tp_fill_inplace(tp_tensor_t* a, const tp_scalar_t* value) {
  return border("tp_fill_inplace", [&] {
    grad::fill_inplace(checked(a, 1), checked_out(value, 2));
  });
}

tp_status_t tp_zero_inplace(tp_tensor_t* a) {
  return border("tp_zero_inplace", [&] { grad::zero_inplace(checked(a, 1)); });
}
