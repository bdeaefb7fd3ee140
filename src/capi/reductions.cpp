#include "autograd/reductions.h"

#include "capi/border.h"
#include "capi/two_results.h"
#include "tensorplay/ops_reduction.h"

using namespace tp;

namespace {

tp_status_t reduce_into(const char* function, Op op, const tp_tensor_t* a,
                        const int64_t* dims, size_t n, int32_t keepdim,
                        tp_tensor_t** out) {
  return make_into(function, out, 5, [&] {
    return grad::reduce(op, checked(a, 1), checked_dims(dims, n, 2),
                        keepdim != 0);
  });
}

tp_status_t reduce_out(const char* function, Op op, const tp_tensor_t* a,
                       const int64_t* dims, size_t n, int32_t keepdim,
                       tp_tensor_t* out) {
  return border(function, [&] {
    grad::reduce_out(op, checked(a, 1), checked_dims(dims, n, 2), keepdim != 0,
                     checked(out, 5));
  });
}

tp_status_t reduce_as_into(const char* function, Op op, const tp_tensor_t* a,
                           const int64_t* dims, size_t n, int32_t keepdim,
                           tp_dtype_t dtype, tp_tensor_t** out) {
  return make_into(function, out, 6, [&] {
    return grad::reduce_as(op, checked(a, 1), checked_dims(dims, n, 2),
                           keepdim != 0,
                           static_cast<int32_t>(check_dtype(dtype, 5)));
  });
}

tp_status_t reduce_as_out(const char* function, Op op, const tp_tensor_t* a,
                          const int64_t* dims, size_t n, int32_t keepdim,
                          tp_dtype_t dtype, tp_tensor_t* out) {
  return border(function, [&] {
    grad::reduce_as_out(
        op, checked(a, 1), checked_dims(dims, n, 2), keepdim != 0,
        static_cast<int32_t>(check_dtype(dtype, 5)), checked(out, 6));
  });
}

tp_status_t index_into(const char* function, Op op, const tp_tensor_t* a,
                       int64_t dim, int32_t keepdim, tp_tensor_t** out) {
  return make_into(function, out, 4, [&] {
    return grad::reduce_to_index(op, checked(a, 1), dim, keepdim != 0);
  });
}

tp_status_t index_out(const char* function, Op op, const tp_tensor_t* a,
                      int64_t dim, int32_t keepdim, tp_tensor_t* out) {
  return border(function, [&] {
    grad::reduce_to_index_out(op, checked(a, 1), dim, keepdim != 0,
                              checked(out, 4));
  });
}

tp_status_t number_into(const char* function, Op op, const tp_tensor_t* a,
                        double number, const int64_t* dims, size_t n,
                        int32_t dims_position, int32_t keepdim,
                        tp_tensor_t** out) {
  return make_into(function, out, 6, [&] {
    return grad::reduce(op, checked(a, 1), checked_dims(dims, n, dims_position),
                        keepdim != 0, number);
  });
}

tp_status_t number_out(const char* function, Op op, const tp_tensor_t* a,
                       double number, const int64_t* dims, size_t n,
                       int32_t dims_position, int32_t keepdim,
                       tp_tensor_t* out) {
  return border(function, [&] {
    grad::reduce_out(op, checked(a, 1), checked_dims(dims, n, dims_position),
                     keepdim != 0, checked(out, 6), number);
  });
}

tp_status_t two_into(const char* function, Op op, const tp_tensor_t* a,
                     int64_t dim, int32_t keepdim, tp_tensor_t** first,
                     tp_tensor_t** second) {
  return make_two_into(function, first, second, 4, [&] {
    return grad::reduce_to_two(op, checked(a, 1), dim, keepdim != 0);
  });
}

tp_status_t two_out(const char* function, Op op, const tp_tensor_t* a,
                    int64_t dim, int32_t keepdim, tp_tensor_t* first,
                    tp_tensor_t* second) {
  return border(function, [&] {
    grad::reduce_to_two_out(op, checked(a, 1), dim, keepdim != 0,
                            checked(first, 4), checked(second, 5));
  });
}

}  // namespace

#define TP_DEFINE_REDUCTION(kind, id, name, ...)                             \
  tp_status_t tp_##name(const tp_tensor_t* a, const int64_t* dims, size_t n, \
                        int32_t keepdim, tp_tensor_t** out) {                \
    return reduce_into("tp_" #name, Op::k##id, a, dims, n, keepdim, out);    \
  }                                                                          \
  tp_status_t tp_##name##_out(const tp_tensor_t* a, const int64_t* dims,     \
                              size_t n, int32_t keepdim, tp_tensor_t* out) { \
    return reduce_out("tp_" #name "_out", Op::k##id, a, dims, n, keepdim,    \
                      out);                                                  \
  }

#define TP_DEFINE_REDUCTION_AS(id, name)                                      \
  tp_status_t tp_##name##_as(const tp_tensor_t* a, const int64_t* dims,       \
                             size_t n, int32_t keepdim, tp_dtype_t dtype,     \
                             tp_tensor_t** out) {                             \
    return reduce_as_into("tp_" #name "_as", Op::k##id, a, dims, n, keepdim,  \
                          dtype, out);                                        \
  }                                                                           \
  tp_status_t tp_##name##_as_out(const tp_tensor_t* a, const int64_t* dims,   \
                                 size_t n, int32_t keepdim, tp_dtype_t dtype, \
                                 tp_tensor_t* out) {                          \
    return reduce_as_out("tp_" #name "_as_out", Op::k##id, a, dims, n,        \
                         keepdim, dtype, out);                                \
  }

#define TP_DEFINE_INDEX_REDUCTION(kind, id, name, ...)                      \
  tp_status_t tp_##name(const tp_tensor_t* a, int64_t dim, int32_t keepdim, \
                        tp_tensor_t** out) {                                \
    return index_into("tp_" #name, Op::k##id, a, dim, keepdim, out);        \
  }                                                                         \
  tp_status_t tp_##name##_out(const tp_tensor_t* a, int64_t dim,            \
                              int32_t keepdim, tp_tensor_t* out) {          \
    return index_out("tp_" #name "_out", Op::k##id, a, dim, keepdim, out);  \
  }

#define TP_DEFINE_TWO_REDUCTIONS(kind, id, name, ...)                        \
  tp_status_t tp_##name(const tp_tensor_t* a, int64_t dim, int32_t keepdim,  \
                        tp_tensor_t** first, tp_tensor_t** second) {         \
    return two_into("tp_" #name, Op::k##id, a, dim, keepdim, first, second); \
  }                                                                          \
  tp_status_t tp_##name##_out(const tp_tensor_t* a, int64_t dim,             \
                              int32_t keepdim, tp_tensor_t* first,           \
                              tp_tensor_t* second) {                         \
    return two_out("tp_" #name "_out", Op::k##id, a, dim, keepdim, first,    \
                   second);                                                  \
  }

#define TP_DEFINE_VARIANCE(kind, id, name, ...)                              \
  tp_status_t tp_##name(const tp_tensor_t* a, const int64_t* dims, size_t n, \
                        double correction, int32_t keepdim,                  \
                        tp_tensor_t** out) {                                 \
    return number_into("tp_" #name, Op::k##id, a, correction, dims, n, 2,    \
                       keepdim, out);                                        \
  }                                                                          \
  tp_status_t tp_##name##_out(const tp_tensor_t* a, const int64_t* dims,     \
                              size_t n, double correction, int32_t keepdim,  \
                              tp_tensor_t* out) {                            \
    return number_out("tp_" #name "_out", Op::k##id, a, correction, dims, n, \
                      2, keepdim, out);                                      \
  }

TP_FOR_EACH_REDUCTION(TP_DEFINE_REDUCTION, )
TP_DEFINE_REDUCTION_AS(Sum, sum)
TP_DEFINE_REDUCTION_AS(Prod, prod)
TP_DEFINE_REDUCTION_AS(Mean, mean)
TP_FOR_EACH_INDEX_REDUCTION(TP_DEFINE_INDEX_REDUCTION, )
TP_FOR_EACH_PAIR_REDUCTION(TP_DEFINE_TWO_REDUCTIONS, )
TP_FOR_EACH_RANGE_REDUCTION(TP_DEFINE_TWO_REDUCTIONS, )
TP_FOR_EACH_VARIANCE(TP_DEFINE_VARIANCE, )

#undef TP_DEFINE_REDUCTION
#undef TP_DEFINE_REDUCTION_AS
#undef TP_DEFINE_INDEX_REDUCTION
#undef TP_DEFINE_TWO_REDUCTIONS
#undef TP_DEFINE_VARIANCE

tp_status_t tp_norm(const tp_tensor_t* a, double p, const int64_t* dims,
                    size_t n, int32_t keepdim, tp_tensor_t** out) {
  return number_into("tp_norm", Op::kNorm, a, p, dims, n, 3, keepdim, out);
}

tp_status_t tp_norm_out(const tp_tensor_t* a, double p, const int64_t* dims,
                        size_t n, int32_t keepdim, tp_tensor_t* out) {
  return number_out("tp_norm_out", Op::kNorm, a, p, dims, n, 3, keepdim, out);
}
