#include "ops/matmul.h"

#include "core/error.h"
#include "core/scalar.h"
#include "core/shape_text.h"
#include "core/views.h"
#include "ops/elementwise.h"

namespace tp {

namespace {

void check_rank(Op op, const char* name, const TensorImpl& tensor,
                size_t rank) {
  if (tensor.rank() == rank) return;
  fail(TP_ERROR_SHAPE, "%s: %s is of shape %s, not of rank %zu",
       op_info(op).name, name, shape_text(tensor.sizes()).text, rank);
}

void check_vectors(Op op, const TensorImpl& a, const TensorImpl& b) {
  check_rank(op, "a", a, 1);
  check_rank(op, "b", b, 1);
}

// Matrices, or batches of equally many: nothing broadcasts but the input.
void check_matrices(Op op, const TensorImpl& a, const TensorImpl& b) {
  const size_t rank = op == Op::kAddmm ? 2 : 3;
  check_rank(op, "a", a, rank);
  check_rank(op, "b", b, rank);
  if (rank == 3 && a.size(0) != b.size(0)) {
    fail(TP_ERROR_SHAPE, "%s: batches of %s and %s differ in size",
         op_info(op).name, shape_text(a.sizes()).text,
         shape_text(b.sizes()).text);
  }
}

// The weight as the right operand: its rows are the result's columns.
Tensor right_of(const TensorImpl& weight) {
  if (weight.rank() == 0 || weight.rank() > 2) {
    fail(TP_ERROR_SHAPE, "linear: weight is of shape %s, not of rank 1 or 2",
         shape_text(weight.sizes()).text);
  }
  return transpose(weight, 0, static_cast<int64_t>(weight.rank()) - 1);
}

ProductTerm term_of(const TensorImpl& bias) {
  const tp_scalar_t one = scalar_of(int64_t{1});
  return {&bias, one, one};
}

}  // namespace

Tensor product(Op op, const TensorImpl& a, const TensorImpl& b) {
  if (op == Op::kMatmul) return Product(op, a, b).to_new();
  check_vectors(op, a, b);
  if (op == Op::kDot) return Product(op, a, b).to_new();
  return binary(Op::kMul, *unsqueeze(a, 1), b);
}

void product_out(Op op, const TensorImpl& a, const TensorImpl& b,
                 TensorImpl& out) {
  if (op == Op::kMatmul) return Product(op, a, b).to_given(out);
  check_vectors(op, a, b);
  if (op == Op::kDot) return Product(op, a, b).to_given(out);
  binary_out(Op::kMul, *unsqueeze(a, 1), b, out);
}

Tensor added_product(Op op, const ProductTerm& term, const TensorImpl& a,
                     const TensorImpl& b) {
  check_matrices(op, a, b);
  return Product(op, a, b, term).to_new();
}

void added_product_out(Op op, const ProductTerm& term, const TensorImpl& a,
                       const TensorImpl& b, TensorImpl& out) {
  check_matrices(op, a, b);
  Product(op, a, b, term).to_given(out);
}

void added_product_inplace(Op op, const ProductTerm& term, const TensorImpl& a,
                           const TensorImpl& b, TensorImpl& target) {
  check_matrices(op, a, b);
  Product(op, a, b, term).to_input(target);
}

Tensor linear(const TensorImpl& a, const TensorImpl& weight,
              const TensorImpl* bias) {
  const Tensor right = right_of(weight);
  if (bias == nullptr) return Product(Op::kLinear, a, *right).to_new();
  const ProductTerm term = term_of(*bias);
  return Product(Op::kLinear, a, *right, term).to_new();
}

void linear_out(const TensorImpl& a, const TensorImpl& weight,
                const TensorImpl* bias, TensorImpl& out) {
  const Tensor right = right_of(weight);
  if (bias == nullptr) return Product(Op::kLinear, a, *right).to_given(out);
  const ProductTerm term = term_of(*bias);
  Product(Op::kLinear, a, *right, term).to_given(out);
}

}  // namespace tp
