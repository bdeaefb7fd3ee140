#include "ops/matmul.h"

#include "core/error.h"
#include "core/overflow.h"
#include "core/shape_text.h"
#include "dispatch/dispatch.h"
#include "ops/fill.h"
#include "ops/output.h"

namespace tp {

namespace {

constexpr size_t kOperands = 3;

// Size of a batch dimension counted from the right, 1 where there is none.
int64_t batch_size(const TensorImpl& tensor, size_t from_right) noexcept {
  return tensor.rank() > 2 + from_right
             ? tensor.size(tensor.rank() - 3 - from_right)
             : 1;
}

int64_t batch_stride(const TensorImpl& tensor, size_t from_right) noexcept {
  return tensor.rank() > 2 + from_right && batch_size(tensor, from_right) != 1
             ? tensor.stride(tensor.rank() - 3 - from_right)
             : 0;
}

class Product {
 public:
  Product(const TensorImpl& a, const TensorImpl& b) : a_(a), b_(b) {
    check_same_device(Op::kMatmul, a, b);
    if (a.dtype() != b.dtype()) {
      fail(TP_ERROR_DTYPE, "matmul of %s with %s: convert one of them first",
           dtype_name(a.dtype()), dtype_name(b.dtype()));
    }
    kernel_ = get_kernel(Op::kMatmul, a.device().type, a.dtype());
    if (a.rank() == 0 || b.rank() == 0) {
      fail(TP_ERROR_SHAPE,
           "cannot multiply %s with %s: matmul needs rank 1 or more",
           shape_text(a.sizes()).text, shape_text(b.sizes()).text);
    }
    find_sizes();
  }
  Product(const Product&) = delete;
  Product& operator=(const Product&) = delete;

  Tensor to_new() {
    Tensor out = make_empty(sizes_, a_.dtype(), a_.device());
    run(*out);
    return out;
  }

  void to_given(TensorImpl& out) {
    check_out(Op::kMatmul, out, sizes_, out.dtype(), a_.device());
    check_out_dtype(Op::kMatmul, a_.dtype(), out.dtype());
    check_out_overlap(Op::kMatmul, out, a_, ExactAlias::kRefuse);
    check_out_overlap(Op::kMatmul, out, b_, ExactAlias::kRefuse);
    run(out);
    out.storage().bump_version();
  }

 private:
  // A vector is a row on the left and a column on the right; the dimension it
  // lacks is not in the result either.
  bool has_rows() const noexcept { return a_.rank() > 1; }
  bool has_columns() const noexcept { return b_.rank() > 1; }
  int64_t rows() const noexcept {
    return has_rows() ? a_.size(a_.rank() - 2) : 1;
  }
  int64_t columns() const noexcept {
    return has_columns() ? b_.size(b_.rank() - 1) : 1;
  }
  int64_t depth() const noexcept { return a_.size(a_.rank() - 1); }

  void find_sizes() {
    const size_t from_right = has_columns() ? 2 : 1;
    const int64_t depth_b = b_.size(b_.rank() - from_right);
    if (depth() != depth_b) {
      fail(
          TP_ERROR_SHAPE,
          "cannot multiply %s with %s: a's last dimension is %lld, b's %s %lld",
          shape_text(a_.sizes()).text, shape_text(b_.sizes()).text,
          static_cast<long long>(depth()),
          has_columns() ? "last but one" : "only one",
          static_cast<long long>(depth_b));
    }
    const size_t rank = a_.rank() > b_.rank() ? a_.rank() : b_.rank();
    batch_ = rank > 2 ? rank - 2 : 0;
    sizes_.resize(batch_);
    for (size_t d = 0; d < batch_; ++d) {
      const int64_t size_a = batch_size(a_, d);
      const int64_t size_b = batch_size(b_, d);
      if (size_a != size_b && size_a != 1 && size_b != 1) {
        fail(TP_ERROR_SHAPE,
             "cannot multiply %s with %s: batch dimension %zu from the right "
             "is %lld and %lld",
             shape_text(a_.sizes()).text, shape_text(b_.sizes()).text, d + 1,
             static_cast<long long>(size_a), static_cast<long long>(size_b));
      }
      sizes_[batch_ - 1 - d] = size_a == 1 ? size_b : size_a;
    }
    if (has_rows()) sizes_.push_back(rows());
    if (has_columns()) sizes_.push_back(columns());
  }

  void run(TensorImpl& out) {
    if (out.numel() == 0) return;
    if (depth() == 0) {
      zero_fresh(out);
      return;
    }
    add_batch(out);
    const size_t out_row = batch_;
    const size_t last_a = a_.rank() - 1;
    const size_t last_b = b_.rank() - 1;
    add_matrix(0, rows(), columns(), has_rows() ? out.stride(out_row) : 0,
               has_columns() ? out.stride(out.rank() - 1) : 0);
    add_matrix(1, rows(), depth(), has_rows() ? a_.stride(last_a - 1) : 0,
               a_.stride(last_a));
    add_matrix(2, depth(), columns(),
               has_columns() ? b_.stride(last_b - 1) : b_.stride(last_b),
               has_columns() ? b_.stride(last_b) : 0);
    fold_batch_into_rows();
    launch(out);
  }

  // Batch dimensions, those that make one run merged.
  void add_batch(const TensorImpl& out) {
    for (size_t d = batch_; d-- > 0;) {
      const int64_t size = sizes_[batch_ - 1 - d];
      if (size == 1) continue;
      const int64_t strides[] = {out.stride(batch_ - 1 - d),
                                 batch_stride(a_, d), batch_stride(b_, d)};
      bool merges = rank_ > 0;
      for (size_t k = 0; k < kOperands && merges; ++k) {
        merges = walk_[k].strides[rank_ - 1] == strides[k] * size;
      }
      if (!merges) ++rank_;
      for (size_t k = 0; k < kOperands; ++k) {
        walk_[k].sizes[rank_ - 1] =
            merges ? walk_[k].sizes[rank_ - 1] * size : size;
        walk_[k].strides[rank_ - 1] = strides[k];
      }
    }
  }

  void add_matrix(size_t k, int64_t rows, int64_t columns, int64_t row_stride,
                  int64_t column_stride) {
    walk_[k].sizes[rank_] = rows;
    walk_[k].sizes[rank_ + 1] = columns;
    walk_[k].strides[rank_] = row_stride;
    walk_[k].strides[rank_ + 1] = column_stride;
  }

  // A batch of matrices times one matrix is one tall matrix times it.
  void fold_batch_into_rows() {
    if (rank_ != 1 || walk_[2].strides[0] != 0) return;
    for (size_t k = 0; k < 2; ++k) {
      if (walk_[k].strides[0] !=
          wrapping_mul(walk_[k].strides[1], walk_[k].sizes[1])) {
        return;
      }
    }
    for (size_t k = 0; k < kOperands; ++k) {
      const int64_t rows = walk_[k].sizes[1] * (k < 2 ? walk_[k].sizes[0] : 1);
      add_matrix_at(k, 0, rows);
    }
    rank_ = 0;
  }

  void add_matrix_at(size_t k, size_t place, int64_t rows) {
    walk_[k].sizes[place] = rows;
    walk_[k].sizes[place + 1] = walk_[k].sizes[2];
    walk_[k].strides[place] = walk_[k].strides[1];
    walk_[k].strides[place + 1] = walk_[k].strides[2];
  }

  void launch(TensorImpl& out) {
    const auto item = static_cast<int64_t>(out.itemsize());
    void* const data[] = {out.data(), a_.data(), b_.data()};
    KernelCall call = make_call(Op::kMatmul, out.dtype(), out.device());
    call.operand_count = kOperands;
    bool rows_are_runs = true;
    for (size_t k = 0; k < kOperands; ++k) {
      rows_are_runs = rows_are_runs && walk_[k].strides[rank_ + 1] == 1;
      for (size_t d = 0; d < rank_ + 2; ++d) {
        walk_[k].strides[d] = wrapping_mul(walk_[k].strides[d], item);
      }
      call.room[k] = {data[k], walk_[k].sizes, walk_[k].strides,
                      static_cast<int32_t>(rank_ + 2),
                      static_cast<int32_t>(out.dtype())};
    }
    call.path = rows_are_runs ? KernelPath::kRows : KernelPath::kStrided;
    run_kernel(kernel_, call, out, a_, b_);
  }

  struct Walk {
    int64_t sizes[TP_MAX_RANK + 2];
    int64_t strides[TP_MAX_RANK + 2];
  };

  const TensorImpl& a_;
  const TensorImpl& b_;
  Kernel kernel_;
  size_t batch_ = 0;  // batch dimensions of the result
  size_t rank_ = 0;   // of those, as walked
  DimsBuffer sizes_;
  Walk walk_[kOperands];
};

}  // namespace

Tensor matmul(const TensorImpl& a, const TensorImpl& b) {
  return Product(a, b).to_new();
}

void matmul_out(const TensorImpl& a, const TensorImpl& b, TensorImpl& out) {
  Product(a, b).to_given(out);
}

}  // namespace tp
