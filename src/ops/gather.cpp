#include "ops/gather.h"

#include "core/scalar.h"
#include "dispatch/dispatch.h"
#include "ops/index_walk.h"
#include "ops/output.h"

namespace tp {

namespace {

// A result of the index's sizes, which the walk fills.
template <class Fill>
Tensor to_new(const TensorImpl& a, const TensorImpl& index, Fill fill) {
  Tensor out = make_empty(index.sizes(), a.dtype(), a.device());
  if (index.numel() != 0) fill(*out, /*is_fresh=*/true);
  return out;
}

template <class Fill>
void to_given(Op op, const TensorImpl& a, const TensorImpl& index,
              TensorImpl& out, Fill fill) {
  check_out(op, out, index.sizes(), out.dtype(), a.device());
  check_out_dtype(op, a.dtype(), out.dtype());
  check_out_overlap(op, out, a, ExactAlias::kRefuse);
  check_out_overlap(op, out, index, ExactAlias::kRefuse);
  if (index.numel() != 0) fill(out, /*is_fresh=*/false);
  out.storage().bump_version();
}

class Gather {
 public:
  Gather(const TensorImpl& a, int64_t dim, const TensorImpl& index)
      : a_(a),
        walk_(Op::kGather, a, dim, index),
        kernel_(get_kernel(Op::kGather, a.device().type, a.dtype())) {}

  void operator()(TensorImpl& out, bool is_fresh) const {
    ElementwisePlan plan(walk_.sizes());
    walk_.add_beside(plan, out);
    walk_.add_chosen(plan, a_);
    walk_.add_beside(plan, walk_.index());
    plan.build_in_order();
    KernelCall call = make_call(Op::kGather, a_.dtype(), a_.device());
    walk_.describe(call, a_);
    call.add_attribute(scalar_of(int64_t{is_fresh}));
    plan.describe(call);
    run_kernel(kernel_, call, out, a_, walk_.index());
  }

 private:
  const TensorImpl& a_;
  IndexWalk walk_;
  Kernel kernel_;
};

class Take {
 public:
  Take(const TensorImpl& a, const TensorImpl& index)
      : a_(a),
        index_(index),
        kernel_(get_kernel(Op::kTake, a.device().type, a.dtype())) {
    check_index(Op::kTake, a, index);
  }

  void operator()(TensorImpl& out, bool) const {
    ElementwisePlan plan(index_.sizes());
    plan.add(out);
    plan.add(index_);
    plan.build_in_order();
    ElementwisePlan source(a_.sizes());
    source.add(a_);
    source.build_in_order();
    KernelCall call = make_call(Op::kTake, a_.dtype(), a_.device());
    source.describe(call);
    const KernelOperand a = call.room[0];
    plan.describe(call);
    call.room[2] = call.room[1];
    call.room[1] = a;
    call.operand_count = 3;
    run_kernel(kernel_, call, out, a_, index_);
  }

 private:
  const TensorImpl& a_;
  const TensorImpl& index_;
  Kernel kernel_;
};

}  // namespace

Tensor gather(const TensorImpl& a, int64_t dim, const TensorImpl& index) {
  return to_new(a, index, Gather(a, dim, index));
}

void gather_out(const TensorImpl& a, int64_t dim, const TensorImpl& index,
                TensorImpl& out) {
  to_given(Op::kGather, a, index, out, Gather(a, dim, index));
}

Tensor take(const TensorImpl& a, const TensorImpl& index) {
  return to_new(a, index, Take(a, index));
}

void take_out(const TensorImpl& a, const TensorImpl& index, TensorImpl& out) {
  to_given(Op::kTake, a, index, out, Take(a, index));
}

}  // namespace tp
