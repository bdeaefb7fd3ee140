// What formulas of derivatives are written in: operators on tensors that are
// recorded where a graph is made of them.
#pragma once

#include "autograd/operators.h"
#include "core/scalar.h"

namespace tp::grad {

inline Tensor operator+(const Tensor& a, const Tensor& b) {
  return grad::binary(Op::kAdd, *a, *b);
}
inline Tensor operator-(const Tensor& a, const Tensor& b) {
  return grad::binary(Op::kSub, *a, *b);
}
inline Tensor operator*(const Tensor& a, const Tensor& b) {
  return grad::binary(Op::kMul, *a, *b);
}
inline Tensor operator/(const Tensor& a, const Tensor& b) {
  return grad::binary(Op::kDiv, *a, *b);
}
inline Tensor operator-(const Tensor& a) { return grad::unary(Op::kNeg, *a); }
inline Tensor operator+(const Tensor& a, double b) {
  return grad::binary_scalar(Op::kAdd, *a, scalar_of(b));
}
inline Tensor operator-(const Tensor& a, double b) {
  return grad::binary_scalar(Op::kSub, *a, scalar_of(b));
}
inline Tensor operator*(const Tensor& a, double b) {
  return grad::binary_scalar(Op::kMul, *a, scalar_of(b));
}
inline Tensor operator/(const Tensor& a, double b) {
  return grad::binary_scalar(Op::kDiv, *a, scalar_of(b));
}
inline Tensor operator-(double a, const Tensor& b) { return -b + a; }
inline Tensor square(const Tensor& a) { return grad::unary(Op::kSquare, *a); }
inline Tensor of(Op op, const Tensor& a) { return grad::unary(op, *a); }
inline Tensor of(Op op, const Tensor& a, const Tensor& b) {
  return grad::binary(op, *a, *b);
}
inline Tensor power(const Tensor& a, double b) {
  return grad::binary_scalar(Op::kPow, *a, scalar_of(b));
}

// Masks; they have no history.
inline Tensor compare(Op op, const Tensor& a, const Tensor& b) {
  return tp::binary(op, *a, *b);
}
inline Tensor compare(Op op, const Tensor& a, double b) {
  return tp::binary_scalar(op, *a, scalar_of(b));
}
inline Tensor either(const Tensor& a, const Tensor& b) {
  return tp::binary(Op::kLogicalOr, *a, *b);
}
inline Tensor inverse(const Tensor& mask) {
  return tp::unary(Op::kLogicalNot, *mask);
}

// a, but a number where the mask is true; masks broadcast.
Tensor fill_where(const Tensor& a, const Tensor& mask, double value);
inline Tensor zero_where(const Tensor& a, const Tensor& mask) {
  return fill_where(a, mask, 0);
}
// A new tensor of zeros, dtype and device as another's.
Tensor zeros(Dims sizes, const TensorImpl& like);
inline Tensor zeros_like(const Tensor& a) { return zeros(a->sizes(), *a); }

inline Tensor sum(const Tensor& a, Dims dims, bool keepdim) {
  return grad::reduce(Op::kSum, *a, dims, keepdim);
}
inline Tensor sum_along(const Tensor& a, int64_t dim) {
  return sum(a, Dims(&dim, 1), true);
}
// The last two dimensions the other way round.
Tensor swapped(const Tensor& matrices);
inline Tensor matmul(const Tensor& a, const Tensor& b) {
  return grad::product(Op::kMatmul, *a, *b);
}
inline Tensor flipped(const Tensor& a, int64_t dim) {
  return grad::flip(*a, Dims(&dim, 1));
}

// A result of a reduction of something of the given sizes, with the dimensions
// back that were reduced, as of size 1.
Tensor keep_dims(const Tensor& reduced, Dims dims, bool keepdim, Dims sizes);
// Elements in each term of such a reduction.
int64_t reduced_count(Dims dims, Dims sizes);

}  // namespace tp::grad
