// Reductions, scans and softmax as public functions and formulas call them; see
// Note [Recording].
#pragma once

#include "autograd/record.h"
#include "ops/reduce.h"
#include "ops/scan.h"

namespace tp::grad {

inline Tensor scan(Op op, const TensorImpl& a, int64_t dim, int32_t dtype) {
  if (is_recorded(a))
    return record_new(
        op, [&](Boxed& boxed) { boxed.tensor(a).integer(dim).dtype(dtype); });
  return tp::scan(op, a, dim, dtype);
}

inline void scan_out(Op op, const TensorImpl& a, int64_t dim, int32_t dtype,
                     TensorImpl& out) {
  if (is_recorded(a, out))
    return record_out(
        op, [&](Boxed& boxed) { boxed.tensor(a).integer(dim).dtype(dtype); },
        out);
  tp::scan_out(op, a, dim, dtype, out);
}

inline void scan_inplace(Op op, TensorImpl& a, int64_t dim) {
  if (is_recorded(a))
    return record_out(
        op, [&](Boxed& boxed) { boxed.tensor(a).integer(dim).dtype(0); }, a);
  tp::scan_inplace(op, a, dim);
}

inline Tensor reduce_to_index(Op op, const TensorImpl& a, int64_t dim,
                              bool keepdim) {
  if (is_recorded(a))
    return record_new(
        op, [&](Boxed& boxed) { boxed.tensor(a).integer(dim).flag(keepdim); });
  return tp::reduce_to_index(op, a, dim, keepdim);
}

inline void reduce_to_index_out(Op op, const TensorImpl& a, int64_t dim,
                                bool keepdim, TensorImpl& out) {
  if (is_recorded(a, out))
    return record_out(
        op, [&](Boxed& boxed) { boxed.tensor(a).integer(dim).flag(keepdim); },
        out);
  tp::reduce_to_index_out(op, a, dim, keepdim, out);
}

Tensor reduce_recorded(Op op, const TensorImpl& a, Dims dims, bool keepdim,
                       double number);
inline Tensor reduce(Op op, const TensorImpl& a, Dims dims, bool keepdim,
                     double number = 0) {
  if (is_recorded(a)) return reduce_recorded(op, a, dims, keepdim, number);
  return tp::reduce(op, a, dims, keepdim, number);
}
[[gnu::noinline]] void reduce_out_tracked(Op op, const TensorImpl& a, Dims dims,
                                          bool keepdim, TensorImpl& out,
                                          double number);
[[gnu::noinline]] inline void reduce_out(Op op, const TensorImpl& a, Dims dims,
                                         bool keepdim, TensorImpl& out,
                                         double number = 0) {
  if (__builtin_expect(StorageImpl::is_any_tracked(), 0)) {
    return reduce_out_tracked(op, a, dims, keepdim, out, number);
  }
  tp::reduce_out(op, a, dims, keepdim, out, number);
}

// A conversion and a reduction.
Tensor reduce_as_recorded(Op op, const TensorImpl& a, Dims dims, bool keepdim,
                          int32_t dtype);
void reduce_as_out_recorded(Op op, const TensorImpl& a, Dims dims, bool keepdim,
                            int32_t dtype, TensorImpl& out);
inline Tensor reduce_as(Op op, const TensorImpl& a, Dims dims, bool keepdim,
                        int32_t dtype) {
  if (is_recorded(a)) return reduce_as_recorded(op, a, dims, keepdim, dtype);
  return tp::reduce_as(op, a, dims, keepdim, dtype);
}
inline void reduce_as_out(Op op, const TensorImpl& a, Dims dims, bool keepdim,
                          int32_t dtype, TensorImpl& out) {
  if (is_recorded(a, out)) {
    return reduce_as_out_recorded(op, a, dims, keepdim, dtype, out);
  }
  tp::reduce_as_out(op, a, dims, keepdim, dtype, out);
}

TwoResults two_recorded(Op op, const Boxed& arguments);
void two_recorded_to(Op op, const Boxed& arguments, TensorImpl& first,
                     TensorImpl& second);
inline TwoResults reduce_to_two(Op op, const TensorImpl& a, int64_t dim,
                                bool keepdim) {
  if (is_recorded(a)) {
    return two_recorded(op, Boxed().tensor(a).integer(dim).flag(keepdim));
  }
  return tp::reduce_to_two(op, a, dim, keepdim);
}
inline void reduce_to_two_out(Op op, const TensorImpl& a, int64_t dim,
                              bool keepdim, TensorImpl& first,
                              TensorImpl& second) {
  if (is_recorded(a, first, second)) {
    return two_recorded_to(op, Boxed().tensor(a).integer(dim).flag(keepdim),
                           first, second);
  }
  tp::reduce_to_two_out(op, a, dim, keepdim, first, second);
}
inline TwoResults scan_to_two(Op op, const TensorImpl& a, int64_t dim) {
  if (is_recorded(a)) return two_recorded(op, Boxed().tensor(a).integer(dim));
  return tp::scan_to_two(op, a, dim);
}
inline void scan_to_two_out(Op op, const TensorImpl& a, int64_t dim,
                            TensorImpl& values, TensorImpl& indices) {
  if (is_recorded(a, values, indices)) {
    return two_recorded_to(op, Boxed().tensor(a).integer(dim), values, indices);
  }
  tp::scan_to_two_out(op, a, dim, values, indices);
}

}  // namespace tp::grad
