#include "ops/product.h"

#include "core/error.h"
#include "core/overflow.h"
#include "core/scalar.h"
#include "core/shape_text.h"
#include "ops/copy.h"
#include "ops/output.h"
#include "ops/overlap.h"

namespace tp {

namespace {

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

// Stride of an input that broadcasts, by a dimension of the result.
int64_t broadcast_stride(const TensorImpl& input, size_t rank,
                         size_t dim) noexcept {
  const size_t missing = rank - input.rank();
  return dim < missing || input.size(dim - missing) == 1
             ? 0
             : input.stride(dim - missing);
}

}  // namespace

Product::Product(Op op, const TensorImpl& a, const TensorImpl& b)
    : op_(op), a_(&a), b_(&b) {
  check_operand(b);
  kernel_ = get_kernel(kernel_op(), a.device().type, a.dtype(), op_);
  find_sizes();
}

Product::Product(Op op, const TensorImpl& a, const TensorImpl& b,
                 const ProductTerm& term)
    : op_(op), a_(&a), b_(&b), term_(&term) {
  check_operand(b);
  check_operand(*term.input);
  kernel_ = get_kernel(kernel_op(), a.device().type, a.dtype(), op_);
  find_sizes();
  check_term();
}

void Product::check_operand(const TensorImpl& tensor) const {
  check_same_device(op_, *a_, tensor);
  if (a_->dtype() == tensor.dtype()) return;
  fail(TP_ERROR_DTYPE, "%s of %s with %s: convert one of them first",
       op_info(op_).name, dtype_name(a_->dtype()), dtype_name(tensor.dtype()));
}

void Product::find_sizes() {
  if (a_->rank() == 0 || b_->rank() == 0) {
    fail(TP_ERROR_SHAPE, "cannot multiply %s with %s: %s needs rank 1 or more",
         shape_text(a_->sizes()).text, shape_text(b_->sizes()).text,
         op_info(op_).name);
  }
  const size_t from_right = has_columns() ? 2 : 1;
  const int64_t depth_b = b_->size(b_->rank() - from_right);
  if (depth() != depth_b) {
    fail(TP_ERROR_SHAPE,
         "cannot multiply %s with %s: a's last dimension is %lld, b's %s %lld",
         shape_text(a_->sizes()).text, shape_text(b_->sizes()).text,
         static_cast<long long>(depth()),
         has_columns() ? "last but one" : "only one",
         static_cast<long long>(depth_b));
  }
  const size_t rank = a_->rank() > b_->rank() ? a_->rank() : b_->rank();
  batch_ = rank > 2 ? rank - 2 : 0;
  sizes_.resize(batch_);
  for (size_t d = 0; d < batch_; ++d) {
    const int64_t size_a = batch_size(*a_, d);
    const int64_t size_b = batch_size(*b_, d);
    if (size_a != size_b && size_a != 1 && size_b != 1) {
      fail(TP_ERROR_SHAPE,
           "cannot multiply %s with %s: batch dimension %zu from the right is "
           "%lld and %lld",
           shape_text(a_->sizes()).text, shape_text(b_->sizes()).text, d + 1,
           static_cast<long long>(size_a), static_cast<long long>(size_b));
    }
    sizes_[batch_ - 1 - d] = size_a == 1 ? size_b : size_a;
  }
  if (has_rows()) sizes_.push_back(rows());
  if (has_columns()) sizes_.push_back(columns());
}

void Product::check_term() const {
  const TensorImpl& input = *term_->input;
  bool fits = input.rank() <= sizes_.size();
  for (size_t d = 0; fits && d < input.rank(); ++d) {
    const int64_t size = input.size(input.rank() - 1 - d);
    fits = size == 1 || size == sizes_[sizes_.size() - 1 - d];
  }
  if (!fits) {
    fail(TP_ERROR_SHAPE, "%s: %s does not broadcast to the product's %s",
         op_info(op_).name, shape_text(input.sizes()).text,
         shape_text(sizes_).text);
  }
  for (const tp_scalar_t* factor : {&term_->beta, &term_->alpha}) {
    check_scalar_fits(*factor, a_->dtype());
    const bool fraction =
        factor->dtype == TP_DTYPE_F64 || factor->dtype == TP_DTYPE_C128;
    if (fraction && dtype_kind(a_->dtype()) == TP_KIND_INTEGER) {
      fail(TP_ERROR_DTYPE, "%s of %s: %s is a floating number",
           op_info(op_).name, dtype_name(a_->dtype()),
           factor == &term_->beta ? "beta" : "alpha");
    }
  }
}

Tensor Product::to_new() {
  Tensor out = make_empty(sizes_, a_->dtype(), a_->device());
  run(*out);
  return out;
}

void Product::to_given(TensorImpl& out) {
  check_out(op_, out, sizes_, out.dtype(), a_->device());
  check_out_dtype(op_, a_->dtype(), out.dtype());
  check_out_overlap(op_, out, *a_, ExactAlias::kRefuse);
  check_out_overlap(op_, out, *b_, ExactAlias::kRefuse);
  if (term_ != nullptr) {
    check_out_overlap(op_, out, *term_->input, ExactAlias::kAllow);
  }
  run(out);
  out.storage().bump_version();
}

void Product::to_input(TensorImpl& target) {
  target.storage().check_writable();
  if (!(target.sizes() == Dims(sizes_))) {
    fail(TP_ERROR_SHAPE,
         "%s in place: a result of shape %s does not fit a tensor of shape %s",
         op_info(op_).name, shape_text(sizes_).text,
         shape_text(target.sizes()).text);
  }
  // A self-overlapping target gets bytes of its own.
  Tensor held[2];
  const TensorImpl** const factors[] = {&a_, &b_};
  for (size_t i = 0; i < 2 && !target.is_self_overlapping(); ++i) {
    if (overlap_of(target, **factors[i]) == Overlap::kNone) continue;
    held[i] = clone(**factors[i], TP_FORMAT_PRESERVE);
    *factors[i] = held[i].get();
  }
  write_in_place(target, [&](TensorImpl& out) { run(out); });
}

void Product::run(TensorImpl& out) {
  if (out.numel() == 0) return;
  add_batch(out);
  add_matrices(out);
  fold_batch_into_rows();
  launch(out);
}

// Batch dimensions, those that make one run merged.
void Product::add_batch(const TensorImpl& out) {
  for (size_t d = batch_; d-- > 0;) {
    const size_t dim = batch_ - 1 - d;
    const int64_t size = sizes_[dim];
    if (size == 1) continue;
    int64_t strides[kMostOperands] = {out.stride(dim)};
    if (term_ != nullptr) {
      strides[1] = broadcast_stride(*term_->input, sizes_.size(), dim);
    }
    strides[left()] = batch_stride(*a_, d);
    strides[right()] = batch_stride(*b_, d);
    bool merges = rank_ > 0;
    for (size_t k = 0; k < operands() && merges; ++k) {
      merges = walk_[k].strides[rank_ - 1] == wrapping_mul(strides[k], size);
    }
    if (!merges) ++rank_;
    for (size_t k = 0; k < operands(); ++k) {
      walk_[k].sizes[rank_ - 1] =
          merges ? walk_[k].sizes[rank_ - 1] * size : size;
      walk_[k].strides[rank_ - 1] = strides[k];
    }
  }
}

void Product::add_matrices(const TensorImpl& out) {
  const size_t last_a = a_->rank() - 1;
  const size_t last_b = b_->rank() - 1;
  add_matrix(0, rows(), columns(), has_rows() ? out.stride(batch_) : 0,
             has_columns() ? out.stride(out.rank() - 1) : 0);
  if (term_ != nullptr) {
    const auto stride = [&](bool has_it, size_t dim) {
      return has_it ? broadcast_stride(*term_->input, sizes_.size(), dim) : 0;
    };
    add_matrix(1, rows(), columns(), stride(has_rows(), batch_),
               stride(has_columns(), sizes_.size() - 1));
  }
  add_matrix(left(), rows(), depth(), has_rows() ? a_->stride(last_a - 1) : 0,
             a_->stride(last_a));
  add_matrix(right(), depth(), columns(),
             b_->stride(has_columns() ? last_b - 1 : last_b),
             has_columns() ? b_->stride(last_b) : 0);
}

void Product::add_matrix(size_t k, int64_t rows, int64_t columns,
                         int64_t row_stride, int64_t column_stride) {
  walk_[k].sizes[rank_] = rows;
  walk_[k].sizes[rank_ + 1] = columns;
  walk_[k].strides[rank_] = row_stride;
  walk_[k].strides[rank_ + 1] = column_stride;
}

// A batch of matrices times one matrix is one tall matrix times it. Rows by
// themselves are summed in another order than those of a matrix, so whether a
// batch of them is one must follow from sizes, not from strides: it is if they
// share what they are multiplied with by broadcasting.
void Product::fold_batch_into_rows() {
  if (rank_ == 0) return;
  if (rows() == 1) {
    if (columns() != 1 && shares_right()) move_batch_into_rows();
    return;
  }
  if (rank_ != 1 || walk_[right()].strides[0] != 0) return;
  for (size_t k = 0; k < right(); ++k) {
    if (walk_[k].strides[0] !=
        wrapping_mul(walk_[k].strides[1], walk_[k].sizes[1])) {
      return;
    }
  }
  for (size_t k = 0; k < operands(); ++k) {
    Walk& walk = walk_[k];
    walk.sizes[0] = walk.sizes[1] * (k < right() ? walk.sizes[0] : 1);
    walk.sizes[1] = walk.sizes[2];
    walk.strides[0] = walk.strides[1];
    walk.strides[1] = walk.strides[2];
  }
  rank_ = 0;
}

bool Product::shares_right() const noexcept {
  for (size_t d = 0; d < batch_; ++d) {
    if (batch_size(*b_, d) != 1) return false;
  }
  return true;
}

// The last batch dimension takes the place of the only row.
void Product::move_batch_into_rows() {
  --rank_;
  for (size_t k = 0; k < operands(); ++k) {
    Walk& walk = walk_[k];
    if (k != right()) {
      walk.sizes[rank_ + 1] = walk.sizes[rank_];
      walk.strides[rank_ + 1] = walk.strides[rank_];
    }
    for (size_t d = rank_; d < rank_ + 2; ++d) {
      walk.sizes[d] = walk.sizes[d + 1];
      walk.strides[d] = walk.strides[d + 1];
    }
  }
}

void Product::launch(TensorImpl& out) {
  KernelCall call = make_call(kernel_op(), out.dtype(), out.device());
  call.operand_count = static_cast<uint32_t>(operands());
  const auto item = static_cast<int64_t>(out.itemsize());
  void* data[kMostOperands] = {out.data()};
  if (term_ != nullptr) data[1] = term_->input->data();
  data[left()] = a_->data();
  data[right()] = b_->data();
  bool rows_are_runs = true;
  for (size_t k = 0; k < operands(); ++k) {
    Walk& walk = walk_[k];
    rows_are_runs = rows_are_runs && walk.strides[rank_ + 1] == 1;
    for (size_t d = 0; d < rank_ + 2; ++d) {
      walk.strides[d] = wrapping_mul(walk.strides[d], item);
    }
    call.room[k] = {data[k], walk.sizes, walk.strides,
                    static_cast<int32_t>(rank_ + 2),
                    static_cast<int32_t>(out.dtype())};
  }
  call.path = rows_are_runs ? KernelPath::kRows : KernelPath::kStrided;
  if (term_ == nullptr) {
    run_kernel(kernel_, call, out, *a_, *b_);
  } else {
    const tp_scalar_t factors[] = {term_->beta, term_->alpha};
    call.attributes = factors;
    call.attribute_count = 2;
    run_kernel(kernel_, call, out, *term_->input, *a_, *b_);
  }
}

}  // namespace tp
