#include "autograd/reductions.h"
#include "capi/border.h"
#include "capi/two_results.h"
#include "tensorplay/ops_scan.h"
#include "tensorplay/ops_softmax.h"

using namespace tp;

namespace {

int32_t dtype_or_rule(tp_dtype_t dtype) {
  return dtype == 0 ? 0 : static_cast<int32_t>(check_dtype(dtype, 3));
}

tp_status_t scan_into(const char* function, Op op, const tp_tensor_t* a,
                      int64_t dim, tp_dtype_t dtype, tp_tensor_t** out) {
  return make_into(function, out, 4, [&] {
    return grad::scan(op, checked(a, 1), dim, dtype_or_rule(dtype));
  });
}

tp_status_t scan_out(const char* function, Op op, const tp_tensor_t* a,
                     int64_t dim, tp_dtype_t dtype, tp_tensor_t* out) {
  return border(function, [&] {
    grad::scan_out(op, checked(a, 1), dim, dtype_or_rule(dtype),
                   checked(out, 4));
  });
}

tp_status_t scan_inplace(const char* function, Op op, tp_tensor_t* a,
                         int64_t dim) {
  return border(function, [&] { grad::scan_inplace(op, checked(a, 1), dim); });
}

tp_status_t two_into(const char* function, Op op, const tp_tensor_t* a,
                     int64_t dim, tp_tensor_t** values, tp_tensor_t** indices) {
  return make_two_into(function, values, indices, 3, [&] {
    return grad::scan_to_two(op, checked(a, 1), dim);
  });
}

tp_status_t two_out(const char* function, Op op, const tp_tensor_t* a,
                    int64_t dim, tp_tensor_t* values, tp_tensor_t* indices) {
  return border(function, [&] {
    grad::scan_to_two_out(op, checked(a, 1), dim, checked(values, 3),
                          checked(indices, 4));
  });
}

}  // namespace

#define TP_DEFINE_SOFTMAX(kind, id, name, ...)                               \
  tp_status_t tp_##name(const tp_tensor_t* a, int64_t dim, tp_dtype_t dtype, \
                        tp_tensor_t** out) {                                 \
    return scan_into("tp_" #name, Op::k##id, a, dim, dtype, out);            \
  }                                                                          \
  tp_status_t tp_##name##_out(const tp_tensor_t* a, int64_t dim,             \
                              tp_dtype_t dtype, tp_tensor_t* out) {          \
    return scan_out("tp_" #name "_out", Op::k##id, a, dim, dtype, out);      \
  }

#define TP_DEFINE_SCAN(kind, id, name, ...)                         \
  TP_DEFINE_SOFTMAX(kind, id, name, )                               \
  tp_status_t tp_##name##_inplace(tp_tensor_t* a, int64_t dim) {    \
    return scan_inplace("tp_" #name "_inplace", Op::k##id, a, dim); \
  }

#define TP_DEFINE_PAIR_SCAN(kind, id, name, ...)                            \
  tp_status_t tp_##name(const tp_tensor_t* a, int64_t dim,                  \
                        tp_tensor_t** values, tp_tensor_t** indices) {      \
    return two_into("tp_" #name, Op::k##id, a, dim, values, indices);       \
  }                                                                         \
  tp_status_t tp_##name##_out(const tp_tensor_t* a, int64_t dim,            \
                              tp_tensor_t* values, tp_tensor_t* indices) {  \
    return two_out("tp_" #name "_out", Op::k##id, a, dim, values, indices); \
  }

TP_FOR_EACH_SCAN(TP_DEFINE_SCAN, )
TP_FOR_EACH_PAIR_SCAN(TP_DEFINE_PAIR_SCAN, )
TP_FOR_EACH_SOFTMAX(TP_DEFINE_SOFTMAX, )

#undef TP_DEFINE_SCAN
#undef TP_DEFINE_PAIR_SCAN
#undef TP_DEFINE_SOFTMAX
