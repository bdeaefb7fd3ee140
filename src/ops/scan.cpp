#include "ops/scan.h"

#include "core/error.h"
#include "core/views.h"
#include "dispatch/dispatch.h"
#include "ops/copy.h"
#include "ops/output.h"
#include "ops/reduction_plan.h"
#include "ops/result_dtype.h"

namespace tp {

namespace {

class Scan {
 public:
  Scan(Op op, const TensorImpl& a, int64_t dim, int32_t dtype)
      : op_(op),
        a_(a),
        dtype_(op, a.dtype(), dtype),
        plan_(a, scanned_dim(a, dim), ReducedDims::kKept, false),
        kernel_(get_kernel(op, a.device().type, dtype_.compute)) {}

  Tensor make_result() const {
    return make_empty(a_.sizes(), dtype_.result, a_.device());
  }
  Tensor make_index() const {
    return make_empty(a_.sizes(), DType::kI64, a_.device());
  }

  bool wraps_before(DType out) const { return dtype_.wraps_before(out); }
  // A term is read before the result in its place is written.
  void check_result(const TensorImpl& out) const {
    check_out(op_, out, a_.sizes(), dtype_.result, a_.device());
    check_out_overlap(op_, out, a_, ExactAlias::kAllow);
  }
  void check_target(const TensorImpl& target) const {
    check_result_casts(op_, dtype_.result, target.dtype());
  }
  void check_index(const TensorImpl& out) const {
    check_out_dtype(op_, DType::kI64, out.dtype());
    check_out(op_, out, a_.sizes(), DType::kI64, a_.device());
    check_out_overlap(op_, out, a_, ExactAlias::kRefuse);
  }

  // `index` is the second result, or null.
  void run(TensorImpl& out, TensorImpl* index = nullptr) {
    if (out.numel() == 0) return;
    KernelCall call = make_call(op_, dtype_.compute, a_.device());
    plan_.describe(out, index, call);
    if (index == nullptr) {
      run_kernel(kernel_, call, out, a_);
    } else {
      run_kernel(kernel_, call, out, *index, a_);
    }
  }

 private:
  static uint64_t scanned_dim(const TensorImpl& a, int64_t dim) {
    const size_t d = wrap_dim(dim, a.rank(), ScalarDim::kAccept);
    return a.rank() == 0 ? 0 : uint64_t{1} << d;
  }

  Op op_;
  const TensorImpl& a_;
  AskedDType dtype_;
  ReductionPlan plan_;
  Kernel kernel_;
};

}  // namespace

Tensor scan(Op op, const TensorImpl& a, int64_t dim, int32_t dtype) {
  Scan scan(op, a, dim, dtype);
  Tensor out = scan.make_result();
  scan.run(*out);
  return out;
}

void scan_out(Op op, const TensorImpl& a, int64_t dim, int32_t dtype,
              TensorImpl& out) {
  Scan scan(op, a, dim, dtype);
  scan.check_result(out);
  if (scan.wraps_before(out.dtype())) {
    const Tensor result = scan.make_result();
    scan.run(*result);
    copy_inplace(out, *result);
    return;
  }
  scan.run(out);
  out.storage().bump_version();
}

void scan_inplace(Op op, TensorImpl& a, int64_t dim) {
  Scan scan(op, a, dim, 0);
  scan.check_target(a);
  write_in_place(a, [&](TensorImpl& out) { scan.run(out); });
}

TwoResults scan_to_two(Op op, const TensorImpl& a, int64_t dim) {
  Scan scan(op, a, dim, 0);
  TwoResults out{scan.make_result(), scan.make_index()};
  scan.run(*out.first, out.second.get());
  return out;
}

void scan_to_two_out(Op op, const TensorImpl& a, int64_t dim,
                     TensorImpl& values, TensorImpl& indices) {
  Scan scan(op, a, dim, 0);
  scan.check_result(values);
  scan.check_index(indices);
  check_results_apart(op, values, indices);
  scan.run(values, &indices);
  values.storage().bump_version();
  indices.storage().bump_version();
}

}  // namespace tp
