#include "autograd/operators.h"
#include "capi/border.h"
#include "tensorplay/ops_scattering.h"

using namespace tp;

namespace {

tp_status_t scatter_into(const char* function, Op op, const tp_tensor_t* a,
                         int64_t dim, const tp_tensor_t* index,
                         const tp_tensor_t* src, tp_tensor_t** out) {
  return make_into(function, out, 5, [&] {
    return grad::scatter(op, checked(a, 1), dim, checked(index, 3),
                         {&checked(src, 4), nullptr});
  });
}

tp_status_t scatter_out(const char* function, Op op, const tp_tensor_t* a,
                        int64_t dim, const tp_tensor_t* index,
                        const tp_tensor_t* src, tp_tensor_t* out) {
  return border(function, [&] {
    grad::scatter_out(op, checked(a, 1), dim, checked(index, 3),
                      {&checked(src, 4), nullptr}, checked(out, 5));
  });
}

tp_status_t scatter_inplace(const char* function, Op op, tp_tensor_t* a,
                            int64_t dim, const tp_tensor_t* index,
                            const tp_tensor_t* src) {
  return border(function, [&] {
    grad::scatter_inplace(op, checked(a, 1), dim, checked(index, 3),
                          {&checked(src, 4), nullptr});
  });
}

tp_status_t scatter_scalar(const char* function, Op op, const tp_tensor_t* a,
                           int64_t dim, const tp_tensor_t* index,
                           const tp_scalar_t* value, tp_tensor_t** out) {
  return make_into(function, out, 5, [&] {
    return grad::scatter(op, checked(a, 1), dim, checked(index, 3),
                         {nullptr, &checked_out(value, 4)});
  });
}

tp_status_t scatter_scalar_inplace(const char* function, Op op, tp_tensor_t* a,
                                   int64_t dim, const tp_tensor_t* index,
                                   const tp_scalar_t* value) {
  return border(function, [&] {
    grad::scatter_inplace(op, checked(a, 1), dim, checked(index, 3),
                          {nullptr, &checked_out(value, 4)});
  });
}

}  // namespace

// The five functions of an operator that scatters.
#define TP_DEFINE_SCATTER(kind, id, name, ...)                                 \
  tp_status_t tp_##name(const tp_tensor_t* a, int64_t dim,                     \
                        const tp_tensor_t* index, const tp_tensor_t* src,      \
                        tp_tensor_t** out) {                                   \
    return scatter_into("tp_" #name, Op::k##id, a, dim, index, src, out);      \
  }                                                                            \
  tp_status_t tp_##name##_out(const tp_tensor_t* a, int64_t dim,               \
                              const tp_tensor_t* index,                        \
                              const tp_tensor_t* src, tp_tensor_t* out) {      \
    return scatter_out("tp_" #name "_out", Op::k##id, a, dim, index, src,      \
                       out);                                                   \
  }                                                                            \
  tp_status_t tp_##name##_inplace(tp_tensor_t* a, int64_t dim,                 \
                                  const tp_tensor_t* index,                    \
                                  const tp_tensor_t* src) {                    \
    return scatter_inplace("tp_" #name "_inplace", Op::k##id, a, dim, index,   \
                           src);                                               \
  }                                                                            \
  tp_status_t tp_##name##_scalar(                                              \
      const tp_tensor_t* a, int64_t dim, const tp_tensor_t* index,             \
      const tp_scalar_t* value, tp_tensor_t** out) {                           \
    return scatter_scalar("tp_" #name "_scalar", Op::k##id, a, dim, index,     \
                          value, out);                                         \
  }                                                                            \
  tp_status_t tp_##name##_scalar_inplace(tp_tensor_t* a, int64_t dim,          \
                                         const tp_tensor_t* index,             \
                                         const tp_scalar_t* value) {           \
    return scatter_scalar_inplace("tp_" #name "_scalar_inplace", Op::k##id, a, \
                                  dim, index, value);                          \
  }

TP_FOR_EACH_SCATTER(TP_DEFINE_SCATTER, )

#undef TP_DEFINE_SCATTER
