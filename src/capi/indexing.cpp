#include "autograd/operators.h"
#include "capi/border.h"
#include "tensorplay/ops_indexing.h"

using namespace tp;

tp_status_t tp_index_select(const tp_tensor_t* a, int64_t dim,
                            const tp_tensor_t* index, tp_tensor_t** out) {
  return make_into("tp_index_select", out, 4, [&] {
    return grad::index_select(checked(a, 1), dim, checked(index, 3));
  });
}

tp_status_t tp_index_select_out(const tp_tensor_t* a, int64_t dim,
                                const tp_tensor_t* index, tp_tensor_t* out) {
  return border("tp_index_select_out", [&] {
    grad::index_select_out(checked(a, 1), dim, checked(index, 3),
                           checked(out, 4));
  });
}

tp_status_t tp_gather(const tp_tensor_t* a, int64_t dim,
                      const tp_tensor_t* index, tp_tensor_t** out) {
  return make_into("tp_gather", out, 4, [&] {
    return grad::gather(checked(a, 1), dim, checked(index, 3));
  });
}

tp_status_t tp_gather_out(const tp_tensor_t* a, int64_t dim,
                          const tp_tensor_t* index, tp_tensor_t* out) {
  return border("tp_gather_out", [&] {
    grad::gather_out(checked(a, 1), dim, checked(index, 3), checked(out, 4));
  });
}

tp_status_t tp_take(const tp_tensor_t* a, const tp_tensor_t* index,
                    tp_tensor_t** out) {
  return make_into("tp_take", out, 3, [&] {
    return grad::take(checked(a, 1), checked(index, 2));
  });
}

tp_status_t tp_take_out(const tp_tensor_t* a, const tp_tensor_t* index,
                        tp_tensor_t* out) {
  return border("tp_take_out", [&] {
    grad::take_out(checked(a, 1), checked(index, 2), checked(out, 3));
  });
}

tp_status_t tp_masked_select(const tp_tensor_t* a, const tp_tensor_t* mask,
                             tp_tensor_t** out) {
  return make_into("tp_masked_select", out, 3, [&] {
    return grad::masked_select(checked(a, 1), checked(mask, 2));
  });
}

tp_status_t tp_masked_select_out(const tp_tensor_t* a, const tp_tensor_t* mask,
                                 tp_tensor_t* out) {
  return border("tp_masked_select_out", [&] {
    grad::masked_select_out(checked(a, 1), checked(mask, 2), checked(out, 3));
  });
}

namespace {

tp_status_t triangle_into(const char* function, Op op, const tp_tensor_t* a,
                          int64_t diagonal, tp_tensor_t** out) {
  return make_into(function, out, 3,
                   [&] { return grad::triangle(op, checked(a, 1), diagonal); });
}

tp_status_t triangle_out(const char* function, Op op, const tp_tensor_t* a,
                         int64_t diagonal, tp_tensor_t* out) {
  return border(function, [&] {
    grad::triangle_out(op, checked(a, 1), diagonal, checked(out, 3));
  });
}

tp_status_t triangle_inplace(const char* function, Op op, tp_tensor_t* a,
                             int64_t diagonal) {
  return border(function,
                [&] { grad::triangle_inplace(op, checked(a, 1), diagonal); });
}

}  // namespace

#define TP_DEFINE_TRIANGLE(kind, id, name, ...)                              \
  tp_status_t tp_##name(const tp_tensor_t* a, int64_t diagonal,              \
                        tp_tensor_t** out) {                                 \
    return triangle_into("tp_" #name, Op::k##id, a, diagonal, out);          \
  }                                                                          \
  tp_status_t tp_##name##_out(const tp_tensor_t* a, int64_t diagonal,        \
                              tp_tensor_t* out) {                            \
    return triangle_out("tp_" #name "_out", Op::k##id, a, diagonal, out);    \
  }                                                                          \
  tp_status_t tp_##name##_inplace(tp_tensor_t* a, int64_t diagonal) {        \
    return triangle_inplace("tp_" #name "_inplace", Op::k##id, a, diagonal); \
  }

TP_FOR_EACH_TRIANGLE(TP_DEFINE_TRIANGLE, )

#undef TP_DEFINE_TRIANGLE

tp_status_t tp_roll(const tp_tensor_t* a, const int64_t* shifts, size_t n,
                    const int64_t* dims, size_t m, tp_tensor_t** out) {
  return make_into("tp_roll", out, 6, [&] {
    return grad::roll(checked(a, 1), checked_dims(shifts, n, 2),
                      checked_dims(dims, m, 4));
  });
}

tp_status_t tp_one_hot(const tp_tensor_t* a, int64_t classes,
                       tp_tensor_t** out) {
  return make_into("tp_one_hot", out, 3,
                   [&] { return one_hot(checked(a, 1), classes); });
}

tp_status_t tp_embedding(const tp_tensor_t* weight, const tp_tensor_t* index,
                         int64_t padding_index, tp_tensor_t** out) {
  return make_into("tp_embedding", out, 4, [&] {
    return grad::embedding(checked(weight, 1), checked(index, 2),
                           padding_index);
  });
}
