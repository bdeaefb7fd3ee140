#include "ops/reduce.h"

#include <limits>

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

// What a reduction of nothing gives. Those that choose a term have no answer.
bool find_identity(Op op, double& identity) noexcept {
  switch (op) {
    case Op::kSum:
    case Op::kAny:
      identity = 0;
      return true;
    case Op::kProd:
    case Op::kAll:
      identity = 1;
      return true;
    case Op::kMean:
      identity = std::numeric_limits<double>::quiet_NaN();
      return true;
    default:
      return false;
  }
}

void fill_with_identity(Op op, TensorImpl& out) {
  double identity = 0;
  find_identity(op, identity);
  // The mean of no complex numbers has no imaginary part either.
  const double imag = identity == identity ? 0 : identity;
  fill_fresh(out, dtype_kind(out.dtype()) == TP_KIND_COMPLEX
                      ? scalar_of(identity, imag)
                      : scalar_of(identity));
}

uint64_t reduced_dims(Dims dims, size_t rank) {
  return dims.size() == 0 ? all_dims(rank)
                          : dims_mask(dims, rank, ScalarDim::kAccept);
}

uint64_t reduced_dims(int64_t dim, size_t rank) {
  return dim == TP_DIM_ALL
             ? all_dims(rank)
             : uint64_t{1} << wrap_dim(dim, rank, ScalarDim::kAccept);
}

// A dimension without elements has no largest one.
void check_has_terms(Op op, const TensorImpl& a, uint64_t reduced) {
  double identity;
  if (a.numel() != 0 || find_identity(op, identity)) return;
  for (size_t d = 0; d < a.rank(); ++d) {
    if ((reduced >> d & 1) == 0 || a.size(d) != 0) continue;
    fail(TP_ERROR_SHAPE,
         "%s over dimension %zu of shape %s: empty, no identity",
         op_info(op).name, d, shape_text(a.sizes()).text);
  }
}

class Reduction {
 public:
  template <class DimsOrDim>
  Reduction(Op op, const TensorImpl& a, DimsOrDim dims, bool keepdim)
      : op_(op),
        a_(a),
        compute_(checked_compute_dtype(op, a)),
        plan_(a, checked_reduced_dims(op, a, dims), keepdim),
        kernel_(get_kernel(op, a.device().type, compute_)) {}

  Tensor make_result() const { return make(result_of(op_, compute_)); }
  Tensor make_index() const { return make(DType::kI64); }

  void check_result(const TensorImpl& out) const {
    check(out, result_of(op_, compute_));
  }
  void check_index(const TensorImpl& out) const {
    check_out_dtype(op_, DType::kI64, out.dtype());
    check(out, DType::kI64);
  }

  // `index` is the second result, or null.
  void run(TensorImpl& out, TensorImpl* index = nullptr) {
    if (out.numel() == 0) return;
    if (a_.numel() == 0) {
      fill_with_identity(op_, out);
      return;
    }
    KernelCall call = make_call(op_, compute_, a_.device());
    plan_.describe(out, index, call);
    if (index == nullptr) {
      run_kernel(kernel_, call, out, a_);
    } else {
      run_kernel(kernel_, call, out, *index, a_);
    }
  }

 private:
  static DType checked_compute_dtype(Op op, const TensorImpl& a) {
    const DType dtype = tp::compute_dtype(op, a.dtype());
    check_legal(op, dtype);
    return dtype;
  }
  template <class DimsOrDim>
  static uint64_t checked_reduced_dims(Op op, const TensorImpl& a,
                                       DimsOrDim dims) {
    const uint64_t reduced = reduced_dims(dims, a.rank());
    check_has_terms(op, a, reduced);
    return reduced;
  }

  Tensor make(DType dtype) const {
    return make_empty(plan_.result_sizes(), dtype, a_.device());
  }
  void check(const TensorImpl& out, DType result) const {
    check_out(op_, out, plan_.result_sizes(), result, a_.device());
    check_out_overlap(op_, out, a_, ExactAlias::kRefuse);
  }

  Op op_;
  const TensorImpl& a_;
  DType compute_;
  ReductionPlan plan_;
  Kernel kernel_;
};

}  // namespace

Tensor reduce(Op op, const TensorImpl& a, Dims dims, bool keepdim) {
  Reduction reduction(op, a, dims, keepdim);
  Tensor out = reduction.make_result();
  reduction.run(*out);
  return out;
}

void reduce_out(Op op, const TensorImpl& a, Dims dims, bool keepdim,
                TensorImpl& out) {
  Reduction reduction(op, a, dims, keepdim);
  reduction.check_result(out);
  reduction.run(out);
  out.storage().bump_version();
}

Tensor reduce_to_index(Op op, const TensorImpl& a, int64_t dim, bool keepdim) {
  Reduction reduction(op, a, dim, keepdim);
  Tensor out = reduction.make_index();
  reduction.run(*out);
  return out;
}

void reduce_to_index_out(Op op, const TensorImpl& a, int64_t dim, bool keepdim,
                         TensorImpl& out) {
  Reduction reduction(op, a, dim, keepdim);
  reduction.check_index(out);
  reduction.run(out);
  out.storage().bump_version();
}

ValuesAndIndices reduce_with_index(Op op, const TensorImpl& a, int64_t dim,
                                   bool keepdim) {
  Reduction reduction(op, a, dim, keepdim);
  ValuesAndIndices out{reduction.make_result(), reduction.make_index()};
  reduction.run(*out.values, out.indices.get());
  return out;
}

void reduce_with_index_out(Op op, const TensorImpl& a, int64_t dim,
                           bool keepdim, TensorImpl& values,
                           TensorImpl& indices) {
  Reduction reduction(op, a, dim, keepdim);
  reduction.check_result(values);
  reduction.check_index(indices);
  check_results_apart(op, values, indices);
  reduction.run(values, &indices);
  values.storage().bump_version();
  indices.storage().bump_version();
}

}  // namespace tp
