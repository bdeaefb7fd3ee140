#include "autograd/operators.h"
#include "capi/border.h"
#include "core/scalar.h"
#include "tensorplay/ops_matrix.h"

using namespace tp;

namespace {

// A factor that may be left out.
tp_scalar_t factor(const tp_scalar_t* given) {
  return given != nullptr ? *given : scalar_of(int64_t{1});
}

ProductTerm term(const tp_tensor_t* input, const tp_scalar_t* beta,
                 const tp_scalar_t* alpha) {
  return {&checked(input, 1), factor(beta), factor(alpha)};
}

const TensorImpl* optional(const tp_tensor_t* tensor, int32_t position) {
  return tensor != nullptr ? &checked(tensor, position) : nullptr;
}

}  // namespace

#define TP_DEFINE_PRODUCT(name, op)                                         \
  tp_status_t tp_##name(const tp_tensor_t* a, const tp_tensor_t* b,         \
                        tp_tensor_t** out) {                                \
    return make_into("tp_" #name, out, 3, [&] {                             \
      return grad::product(op, checked(a, 1), checked(b, 2));               \
    });                                                                     \
  }                                                                         \
  tp_status_t tp_##name##_out(const tp_tensor_t* a, const tp_tensor_t* b,   \
                              tp_tensor_t* out) {                           \
    return border("tp_" #name "_out", [&] {                                 \
      grad::product_out(op, checked(a, 1), checked(b, 2), checked(out, 3)); \
    });                                                                     \
  }

#define TP_DEFINE_ADDED_PRODUCT(name, op)                                      \
  tp_status_t tp_##name(const tp_tensor_t* input, const tp_tensor_t* a,        \
                        const tp_tensor_t* b, const tp_scalar_t* beta,         \
                        const tp_scalar_t* alpha, tp_tensor_t** out) {         \
    return make_into("tp_" #name, out, 6, [&] {                                \
      return grad::added_product(op, term(input, beta, alpha), checked(a, 2),  \
                                 checked(b, 3));                               \
    });                                                                        \
  }                                                                            \
  tp_status_t tp_##name##_out(const tp_tensor_t* input, const tp_tensor_t* a,  \
                              const tp_tensor_t* b, const tp_scalar_t* beta,   \
                              const tp_scalar_t* alpha, tp_tensor_t* out) {    \
    return border("tp_" #name "_out", [&] {                                    \
      grad::added_product_out(op, term(input, beta, alpha), checked(a, 2),     \
                              checked(b, 3), checked(out, 6));                 \
    });                                                                        \
  }                                                                            \
  tp_status_t tp_##name##_inplace(                                             \
      tp_tensor_t* input, const tp_tensor_t* a, const tp_tensor_t* b,          \
      const tp_scalar_t* beta, const tp_scalar_t* alpha) {                     \
    return border("tp_" #name "_inplace", [&] {                                \
      grad::added_product_inplace(op, term(input, beta, alpha), checked(a, 2), \
                                  checked(b, 3), checked(input, 1));           \
    });                                                                        \
  }

TP_DEFINE_PRODUCT(matmul, Op::kMatmul)
TP_DEFINE_PRODUCT(dot, Op::kDot)
TP_DEFINE_PRODUCT(outer, Op::kOuter)
TP_DEFINE_ADDED_PRODUCT(addmm, Op::kAddmm)
TP_DEFINE_ADDED_PRODUCT(baddbmm, Op::kBaddbmm)

#undef TP_DEFINE_PRODUCT
#undef TP_DEFINE_ADDED_PRODUCT

tp_status_t tp_linear(const tp_tensor_t* a, const tp_tensor_t* weight,
                      const tp_tensor_t* bias, tp_tensor_t** out) {
  return make_into("tp_linear", out, 4, [&] {
    return grad::linear(checked(a, 1), checked(weight, 2), optional(bias, 3));
  });
}

tp_status_t tp_linear_out(const tp_tensor_t* a, const tp_tensor_t* weight,
                          const tp_tensor_t* bias, tp_tensor_t* out) {
  return border("tp_linear_out", [&] {
    grad::linear_out(checked(a, 1), checked(weight, 2), optional(bias, 3),
                     checked(out, 4));
  });
}
