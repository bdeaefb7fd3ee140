// Elementwise operators of several operands and with numbers.
#include "autograd/elementwise.h"
#include "capi/border.h"
#include "tensorplay/ops.h"

using namespace tp;

namespace {

ParametricArgument tensor(const tp_tensor_t* handle, int32_t position) {
  return {&checked(handle, position), nullptr};
}
ParametricArgument tensor_or_none(const tp_tensor_t* handle, int32_t position) {
  return {handle != nullptr ? &checked(handle, position) : nullptr, nullptr};
}
ParametricArgument number(const tp_scalar_t* value, int32_t position) {
  return {nullptr, &checked_out(value, position)};
}
ParametricArgument number_or_none(const tp_scalar_t* value) {
  return {nullptr, value};
}

}  // namespace

#define TP_LIST(...) __VA_ARGS__

// The three functions of an operator: `parameters` are those behind the first
// tensor, `count` of them, the rest what they are to the front end.
#define TP_DEFINE_PARAMETRIC(id, name, count, parameters, ...)                 \
  tp_status_t tp_##name(const tp_tensor_t* a, parameters, tp_tensor_t** out) { \
    return make_into("tp_" #name, out, count + 2, [&] {                        \
      const ParametricArgument list[] = {tensor(a, 1), __VA_ARGS__};           \
      return grad::parametric(Op::k##id, list);                                \
    });                                                                        \
  }                                                                            \
  tp_status_t tp_##name##_out(const tp_tensor_t* a, parameters,                \
                              tp_tensor_t* out) {                              \
    return border("tp_" #name "_out", [&] {                                    \
      const ParametricArgument list[] = {tensor(a, 1), __VA_ARGS__};           \
      grad::parametric_out(Op::k##id, list, checked(out, count + 2));          \
    });                                                                        \
  }                                                                            \
  tp_status_t tp_##name##_inplace(tp_tensor_t* a, parameters) {                \
    return border("tp_" #name "_inplace", [&] {                                \
      const ParametricArgument list[] = {tensor(a, 1), __VA_ARGS__};           \
      grad::parametric_inplace(Op::k##id, checked(a, 1), list);                \
    });                                                                        \
  }

TP_DEFINE_PARAMETRIC(LeakyRelu, leaky_relu, 1,
                     TP_LIST(const tp_scalar_t* negative_slope),
                     number_or_none(negative_slope))
TP_DEFINE_PARAMETRIC(Elu, elu, 3,
                     TP_LIST(const tp_scalar_t* alpha, const tp_scalar_t* scale,
                             const tp_scalar_t* input_scale),
                     number_or_none(alpha), number_or_none(scale),
                     number_or_none(input_scale))
TP_DEFINE_PARAMETRIC(Softplus, softplus, 2,
                     TP_LIST(const tp_scalar_t* beta,
                             const tp_scalar_t* threshold),
                     number_or_none(beta), number_or_none(threshold))
TP_DEFINE_PARAMETRIC(NanToNum, nan_to_num, 3,
                     TP_LIST(const tp_scalar_t* nan, const tp_scalar_t* posinf,
                             const tp_scalar_t* neginf),
                     number_or_none(nan), number_or_none(posinf),
                     number_or_none(neginf))
TP_DEFINE_PARAMETRIC(Clamp, clamp, 2,
                     TP_LIST(const tp_tensor_t* min, const tp_tensor_t* max),
                     tensor_or_none(min, 2), tensor_or_none(max, 3))
TP_DEFINE_PARAMETRIC(Clamp, clamp_scalar, 2,
                     TP_LIST(const tp_scalar_t* min, const tp_scalar_t* max),
                     number_or_none(min), number_or_none(max))
TP_DEFINE_PARAMETRIC(Lerp, lerp, 2,
                     TP_LIST(const tp_tensor_t* b, const tp_tensor_t* weight),
                     tensor(b, 2), tensor(weight, 3))
TP_DEFINE_PARAMETRIC(Lerp, lerp_scalar, 2,
                     TP_LIST(const tp_tensor_t* b, const tp_scalar_t* weight),
                     tensor(b, 2), number(weight, 3))
TP_DEFINE_PARAMETRIC(Addcmul, addcmul, 3,
                     TP_LIST(const tp_tensor_t* b, const tp_tensor_t* c,
                             const tp_scalar_t* value),
                     tensor(b, 2), tensor(c, 3), number_or_none(value))
TP_DEFINE_PARAMETRIC(Addcdiv, addcdiv, 3,
                     TP_LIST(const tp_tensor_t* b, const tp_tensor_t* c,
                             const tp_scalar_t* value),
                     tensor(b, 2), tensor(c, 3), number_or_none(value))
TP_DEFINE_PARAMETRIC(MaskedFill, masked_fill, 2,
                     TP_LIST(const tp_tensor_t* mask, const tp_tensor_t* value),
                     tensor(mask, 2), tensor(value, 3))
TP_DEFINE_PARAMETRIC(MaskedFill, masked_fill_scalar, 2,
                     TP_LIST(const tp_tensor_t* mask, const tp_scalar_t* value),
                     tensor(mask, 2), number(value, 3))

#undef TP_DEFINE_PARAMETRIC
#undef TP_LIST
