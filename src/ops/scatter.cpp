#include "ops/scatter.h"

#include "core/error.h"
#include "core/scalar.h"
#include "dispatch/dispatch.h"
#include "ops/copy.h"
#include "ops/index_walk.h"
#include "ops/output.h"
#include "ops/overlap.h"

namespace tp {

namespace {

class Scatter {
 public:
  Scatter(Op op, const TensorImpl& a, int64_t dim, const TensorImpl& index,
          ScatterSource source)
      : op_(op),
        a_(a),
        dim_(dim),
        index_(&index),
        source_(source.tensor),
        kernel_(get_kernel(op, a.device().type, a.dtype())) {
    const IndexWalk walk(op, a, dim, index);
    if (source_ != nullptr) {
      check_source(walk);
    } else {
      check_scalar_fits(*source.number, a.dtype());
      store_scalar(*source.number, a.dtype(), number_);
    }
  }
  Scatter(const Scatter&) = delete;
  Scatter& operator=(const Scatter&) = delete;

  Tensor to_new() {
    Tensor out = clone(a_, TP_FORMAT_CONTIGUOUS);
    run(*out);
    return out;
  }

  void to_given(TensorImpl& out) {
    check_out(op_, out, a_.sizes(), out.dtype(), a_.device());
    check_out_dtype(op_, a_.dtype(), out.dtype());
    check_out_overlap(op_, out, a_, ExactAlias::kAllow);
    hold_inputs(out);
    if (overlap_of(out, a_) != Overlap::kExact) {
      check(out);
      copy_into_fresh(out, a_);
    }
    run(out);
    out.storage().bump_version();
  }

  void to_first(TensorImpl& target) {
    target.storage().check_writable();
    if (!target.is_self_overlapping()) hold_inputs(target);
    write_in_place(target, [&](TensorImpl& out) { run(out); });
  }

 private:
  void check_source(const IndexWalk& walk) const {
    check_same_device(op_, a_, *source_);
    if (source_->dtype() != a_.dtype()) {
      fail(TP_ERROR_DTYPE, "%s: the source is %s, the tensor %s",
           op_info(op_).name, dtype_name(source_->dtype()),
           dtype_name(a_.dtype()));
    }
    walk.check_beside(op_, *source_);
  }

  void hold_inputs(const TensorImpl& out) {
    index_ = &read_before_write(*index_, out, held_index_);
    if (source_ != nullptr) {
      source_ = &read_before_write(*source_, out, held_source_);
    }
  }

  void run(TensorImpl& out) { call(out, false); }
  // Nothing of a given tensor may change before all indices are known to be
  // good, and it is to become a copy first.
  void check(TensorImpl& out) { call(out, true); }

  void call(TensorImpl& out, bool only_checks) {
    if (index_->numel() == 0) return;
    const IndexWalk walk(op_, out, dim_, *index_);
    ElementwisePlan plan(walk.sizes());
    walk.add_chosen(plan, out);
    walk.add_chosen(plan, out);
    walk.add_beside(plan, *index_);
    if (source_ != nullptr) {
      walk.add_beside(plan, *source_);
    } else {
      plan.add_element(number_, a_.dtype());
    }
    plan.build_in_order();
    KernelCall call = make_call(op_, a_.dtype(), a_.device());
    walk.describe(call, out);
    call.add_attribute(scalar_of(int64_t{only_checks}));
    plan.describe(call);
    if (source_ == nullptr) {
      call.host_operands = 1u << 3;
      run_kernel(kernel_, call, out, out, *index_);
    } else {
      run_kernel(kernel_, call, out, out, *index_, *source_);
    }
  }

  Op op_;
  const TensorImpl& a_;
  int64_t dim_;
  const TensorImpl* index_;
  const TensorImpl* source_;  // or the number
  Kernel kernel_;
  Tensor held_index_;
  Tensor held_source_;
  alignas(16) unsigned char number_[sizeof(Complex<double>)];
};

}  // namespace

Tensor scatter(Op op, const TensorImpl& a, int64_t dim, const TensorImpl& index,
               ScatterSource source) {
  return Scatter(op, a, dim, index, source).to_new();
}

void scatter_out(Op op, const TensorImpl& a, int64_t dim,
                 const TensorImpl& index, ScatterSource source,
                 TensorImpl& out) {
  Scatter(op, a, dim, index, source).to_given(out);
}

void scatter_inplace(Op op, TensorImpl& a, int64_t dim, const TensorImpl& index,
                     ScatterSource source) {
  Scatter(op, a, dim, index, source).to_first(a);
}

}  // namespace tp
