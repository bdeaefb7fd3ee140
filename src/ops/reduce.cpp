#include "ops/reduce.h"

#include "core/error.h"
#include "core/scalar.h"
#include "core/shape_text.h"
#include "core/views.h"
#include "dispatch/dispatch.h"
#include "ops/fill.h"
#include "ops/output.h"
#include "ops/reduction_plan.h"
#include "ops/result_dtype.h"
#include "tensorplay/ops.h"

namespace tp {

namespace {

uint64_t sum_dims(Dims dims, size_t rank) {
  return dims.size() == 0 ? all_dims(rank)
                          : dims_mask(dims, rank, ScalarDim::kAccept);
}

// A dimension without elements has no largest one.
uint64_t argmax_dims(const TensorImpl& a, int64_t dim) {
  if (dim == TP_DIM_ALL) {
    if (a.numel() == 0) {
      fail(TP_ERROR_SHAPE,
           "argmax over all dimensions of shape %s: empty, no "
           "identity",
           shape_text(a.sizes()).text);
    }
    return all_dims(a.rank());
  }
  const size_t wrapped = wrap_dim(dim, a.rank(), ScalarDim::kAccept);
  if (a.rank() != 0 && a.size(wrapped) == 0) {
    fail(TP_ERROR_SHAPE,
         "argmax over dimension %zu of shape %s: empty, no "
         "identity",
         wrapped, shape_text(a.sizes()).text);
  }
  return uint64_t{1} << wrapped;
}

class Reduction {
 public:
  Reduction(Op op, const TensorImpl& a, uint64_t dims, bool keepdim)
      : op_(op),
        a_(a),
        compute_(tp::compute_dtype(op, a.dtype())),
        kernel_(get_kernel(op, a.device().type, compute_)),
        plan_(a, dims, keepdim) {}

  Tensor to_new() {
    Tensor out = make_empty(plan_.result_sizes(), result(), a_.device());
    run(*out);
    return out;
  }

  void to_given(TensorImpl& out) {
    check_out(op_, out, plan_.result_sizes(), result(), a_.device());
    check_out_overlap(op_, out, a_, ExactAlias::kRefuse);
    run(out);
    out.storage().bump_version();
  }

 private:
  DType result() const noexcept { return result_of(op_, compute_); }

  void run(TensorImpl& out) {
    if (out.numel() == 0) return;
    if (a_.numel() == 0) {
      zero_fresh(out);
      return;
    }
    KernelCall call = make_call(op_, compute_, a_.device());
    plan_.describe(out, call);
    run_kernel(kernel_, call, out, a_);
  }

  Op op_;
  const TensorImpl& a_;
  DType compute_;
  Kernel kernel_;
  ReductionPlan plan_;
};

}  // namespace

Tensor sum(const TensorImpl& a, Dims dims, bool keepdim) {
  return Reduction(Op::kSum, a, sum_dims(dims, a.rank()), keepdim).to_new();
}

void sum_out(const TensorImpl& a, Dims dims, bool keepdim, TensorImpl& out) {
  Reduction(Op::kSum, a, sum_dims(dims, a.rank()), keepdim).to_given(out);
}

Tensor argmax(const TensorImpl& a, int64_t dim, bool keepdim) {
  check_legal(Op::kArgmax, a.dtype());
  return Reduction(Op::kArgmax, a, argmax_dims(a, dim), keepdim).to_new();
}

void argmax_out(const TensorImpl& a, int64_t dim, bool keepdim,
                TensorImpl& out) {
  check_legal(Op::kArgmax, a.dtype());
  check_out_dtype(Op::kArgmax, DType::kI64, out.dtype());
  Reduction(Op::kArgmax, a, argmax_dims(a, dim), keepdim).to_given(out);
}

}  // namespace tp
