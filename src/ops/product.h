// One call of an operator that multiplies matrices: its operands, checked, with
// the kernel that will run.
#pragma once

#include "core/tensor_impl.h"
#include "dispatch/dispatch.h"
#include "tensorplay/base.h"

namespace tp {

// What is added to a product: beta * input + alpha * (a @ b).
struct ProductTerm {
  const TensorImpl* input;  // broadcasts to the result
  tp_scalar_t beta, alpha;
};

// Operands are vectors, matrices or batches of them, by the rules of matmul.
// `op` is whom errors name; kernels are those of matmul, or of addmm for a
// product with a term.
class Product {
 public:
  Product(Op op, const TensorImpl& a, const TensorImpl& b);
  Product(Op op, const TensorImpl& a, const TensorImpl& b,
          const ProductTerm& term);
  Product(const Product&) = delete;
  Product& operator=(const Product&) = delete;

  Dims sizes() const noexcept { return sizes_; }

  // A new result.
  Tensor to_new();
  // Into a tensor that the caller gives.
  void to_given(TensorImpl& out);
  // Into the term's input, which is `target`.
  void to_input(TensorImpl& target);

 private:
  static constexpr size_t kMostOperands = 4;

  // What the kernel walks over: batch dimensions, then those of a matrix.
  struct Walk {
    int64_t sizes[TP_MAX_RANK + 2];
    int64_t strides[TP_MAX_RANK + 2];
  };

  // A vector is a row on the left and a column on the right; the dimension it
  // lacks is not in the result either.
  bool has_rows() const noexcept { return a_->rank() > 1; }
  bool has_columns() const noexcept { return b_->rank() > 1; }
  int64_t rows() const noexcept {
    return has_rows() ? a_->size(a_->rank() - 2) : 1;
  }
  int64_t columns() const noexcept {
    return has_columns() ? b_->size(b_->rank() - 1) : 1;
  }
  int64_t depth() const noexcept { return a_->size(a_->rank() - 1); }

  Op kernel_op() const noexcept {
    return term_ == nullptr ? Op::kMatmul : Op::kAddmm;
  }
  // Places of the operands: the result, what is added, left and right.
  size_t left() const noexcept { return term_ == nullptr ? 1 : 2; }
  size_t right() const noexcept { return left() + 1; }
  size_t operands() const noexcept { return right() + 1; }

  void check_operand(const TensorImpl& tensor) const;
  void find_sizes();
  void check_term() const;
  void run(TensorImpl& out);
  void add_batch(const TensorImpl& out);
  void add_matrices(const TensorImpl& out);
  void add_matrix(size_t k, int64_t rows, int64_t columns, int64_t row_stride,
                  int64_t column_stride);
  void fold_batch_into_rows();
  bool shares_right() const noexcept;
  void move_batch_into_rows();
  void launch(TensorImpl& out);

  const Op op_;
  const TensorImpl* a_;
  const TensorImpl* b_;
  const ProductTerm* term_ = nullptr;
  Kernel kernel_;
  size_t batch_ = 0;  // batch dimensions of the result
  size_t rank_ = 0;   // of those, as walked
  DimsBuffer sizes_;
  Walk walk_[kMostOperands];
};

}  // namespace tp
