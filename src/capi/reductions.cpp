#include "capi/border.h"
#include "ops/reduce.h"
#include "tensorplay/ops_reduction.h"

using namespace tp;

namespace {

tp_status_t reduce_into(const char* function, Op op, const tp_tensor_t* a,
                        const int64_t* dims, size_t n, int32_t keepdim,
                        tp_tensor_t** out) {
  return make_into(function, out, 5, [&] {
    return reduce(op, checked(a, 1), checked_dims(dims, n, 2), keepdim != 0);
  });
}

tp_status_t reduce_out(const char* function, Op op, const tp_tensor_t* a,
                       const int64_t* dims, size_t n, int32_t keepdim,
                       tp_tensor_t* out) {
  return border(function, [&] {
    reduce_out(op, checked(a, 1), checked_dims(dims, n, 2), keepdim != 0,
               checked(out, 5));
  });
}

tp_status_t index_into(const char* function, Op op, const tp_tensor_t* a,
                       int64_t dim, int32_t keepdim, tp_tensor_t** out) {
  return make_into(function, out, 4, [&] {
    return reduce_to_index(op, checked(a, 1), dim, keepdim != 0);
  });
}

tp_status_t index_out(const char* function, Op op, const tp_tensor_t* a,
                      int64_t dim, int32_t keepdim, tp_tensor_t* out) {
  return border(function, [&] {
    reduce_to_index_out(op, checked(a, 1), dim, keepdim != 0, checked(out, 4));
  });
}

tp_status_t both_into(const char* function, Op op, const tp_tensor_t* a,
                      int64_t dim, int32_t keepdim, tp_tensor_t** values,
                      tp_tensor_t** indices) {
  if (indices != nullptr) *indices = nullptr;
  ValuesAndIndices made;
  const tp_status_t status = make_into(function, values, 4, [&] {
    checked_out(indices, 5);
    if (indices == values) {
      fail_at(5, TP_ERROR_ARGUMENT, "both results would go to one place");
    }
    made = reduce_with_index(op, checked(a, 1), dim, keepdim != 0);
    return std::move(made.values);
  });
  if (status == TP_OK) give(indices, std::move(made.indices));
  return status;
}

tp_status_t both_out(const char* function, Op op, const tp_tensor_t* a,
                     int64_t dim, int32_t keepdim, tp_tensor_t* values,
                     tp_tensor_t* indices) {
  return border(function, [&] {
    reduce_with_index_out(op, checked(a, 1), dim, keepdim != 0,
                          checked(values, 4), checked(indices, 5));
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

#define TP_DEFINE_INDEX_REDUCTION(kind, id, name, ...)                      \
  tp_status_t tp_##name(const tp_tensor_t* a, int64_t dim, int32_t keepdim, \
                        tp_tensor_t** out) {                                \
    return index_into("tp_" #name, Op::k##id, a, dim, keepdim, out);        \
  }                                                                         \
  tp_status_t tp_##name##_out(const tp_tensor_t* a, int64_t dim,            \
                              int32_t keepdim, tp_tensor_t* out) {          \
    return index_out("tp_" #name "_out", Op::k##id, a, dim, keepdim, out);  \
  }

#define TP_DEFINE_PAIR_REDUCTION(kind, id, name, ...)                       \
  tp_status_t tp_##name(const tp_tensor_t* a, int64_t dim, int32_t keepdim, \
                        tp_tensor_t** values, tp_tensor_t** indices) {      \
    return both_into("tp_" #name, Op::k##id, a, dim, keepdim, values,       \
                     indices);                                              \
  }                                                                         \
  tp_status_t tp_##name##_out(const tp_tensor_t* a, int64_t dim,            \
                              int32_t keepdim, tp_tensor_t* values,         \
                              tp_tensor_t* indices) {                       \
    return both_out("tp_" #name "_out", Op::k##id, a, dim, keepdim, values, \
                    indices);                                               \
  }

TP_FOR_EACH_REDUCTION(TP_DEFINE_REDUCTION, )
TP_FOR_EACH_INDEX_REDUCTION(TP_DEFINE_INDEX_REDUCTION, )
TP_FOR_EACH_PAIR_REDUCTION(TP_DEFINE_PAIR_REDUCTION, )

#undef TP_DEFINE_REDUCTION
#undef TP_DEFINE_INDEX_REDUCTION
#undef TP_DEFINE_PAIR_REDUCTION
