#include "ops/reduce.h"

#include <limits>

#include "core/error.h"
#include "core/scalar.h"
#include "core/shape_text.h"
#include "core/views.h"
#include "dispatch/dispatch.h"
#include "ops/copy.h"
#include "ops/fill.h"
#include "ops/output.h"
#include "ops/reduction_plan.h"
#include "ops/result_dtype.h"
#include "tensorplay/ops.h"

namespace tp {

namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

// What a reduction of nothing gives. Those that choose a term have no answer.
bool find_identity(Op op, double number, double& identity) noexcept {
  switch (op) {
    case Op::kSum:
    case Op::kAny:
    case Op::kCountNonzero:
      identity = 0;
      return true;
    case Op::kProd:
    case Op::kAll:
      identity = 1;
      return true;
    case Op::kMean:
    case Op::kVar:
    case Op::kStd:
      identity = std::numeric_limits<double>::quiet_NaN();
      return true;
    case Op::kLogsumexp:
      identity = -kInfinity;
      return true;
    case Op::kNorm:
      // The largest magnitude, the smallest, and what grows as terms vanish.
      identity = 0;
      return !(number < 0 || number == kInfinity);
    default:
      return false;
  }
}

void fill_with_identity(Op op, double number, DType result, TensorImpl& out) {
  double identity = 0;
  find_identity(op, number, identity);
  // The mean of no complex numbers has no imaginary part either.
  const bool is_nan = identity != identity;
  const double imag =
      is_nan && dtype_kind(result) == TP_KIND_COMPLEX ? identity : 0;
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
void check_has_terms(Op op, double number, const TensorImpl& a,
                     uint64_t reduced) {
  double identity;
  if (a.numel() != 0 || find_identity(op, number, identity)) return;
  for (size_t d = 0; d < a.rank(); ++d) {
    if ((reduced >> d & 1) == 0 || a.size(d) != 0) continue;
    fail(TP_ERROR_SHAPE,
         "%s over dimension %zu of shape %s: empty, no identity",
         op_info(op).name, d, shape_text(a.sizes()).text);
  }
}

// Whether the order of terms is of no account, so that they are taken as they
// lie in memory.
constexpr bool is_order_free(Op op) noexcept {
  switch (op) {
    case Op::kMax:
    case Op::kMin:
    case Op::kAminmax:
    case Op::kAny:
    case Op::kAll:
    case Op::kCountNonzero:
      return true;
    default:
      return false;
  }
}

constexpr bool has_number(Op op) noexcept {
  const OpKind kind = op_info(op).kind;
  return kind == OpKind::kVariance || kind == OpKind::kNorm;
}

class Reduction {
 public:
  template <class DimsOrDim>
  Reduction(Op op, const TensorImpl& a, DimsOrDim dims, bool keepdim,
            double number = 0, int32_t dtype = 0)
      : op_(op),
        a_(a),
        number_(number),
        dtype_(op, a.dtype(), dtype),
        plan_(a, checked_reduced_dims(op, number, a, dims),
              keepdim ? ReducedDims::kOne : ReducedDims::kGone,
              is_order_free(op)),
        kernel_(get_kernel(op, a.device().type, dtype_.compute)) {}

  Tensor make_result() const { return make(dtype_.result); }
  Tensor make_index() const { return make(DType::kI64); }
  Tensor make_second() const {
    return gives_index() ? make_index() : make_result();
  }

  bool wraps_before(DType out) const { return dtype_.wraps_before(out); }
  void check_result(const TensorImpl& out) const { check(out, dtype_.result); }
  void check_index(const TensorImpl& out) const {
    check_out_dtype(op_, DType::kI64, out.dtype());
    check(out, DType::kI64);
  }

  void check_second(const TensorImpl& out) const {
    if (gives_index()) {
      check_index(out);
    } else {
      check_result(out);
    }
  }

  // `second` is the second result, or null.
  void run(TensorImpl& out, TensorImpl* second = nullptr) {
    if (out.numel() == 0) return;
    if (a_.numel() == 0) {
      fill_with_identity(op_, number_, dtype_.result, out);
      return;
    }
    KernelCall call = make_call(op_, dtype_.compute, a_.device());
    plan_.describe(out, second, call);
    if (has_number(op_)) call.set_number(number_);
    if (second == nullptr) {
      run_kernel(kernel_, call, out, a_);
    } else {
      run_kernel(kernel_, call, out, *second, a_);
    }
  }

 private:
  bool gives_index() const {
    return op_info(op_).kind == OpKind::kPairReduction;
  }
  template <class DimsOrDim>
  static uint64_t checked_reduced_dims(Op op, double number,
                                       const TensorImpl& a, DimsOrDim dims) {
    const uint64_t reduced = reduced_dims(dims, a.rank());
    check_has_terms(op, number, a, reduced);
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
  double number_;
  AskedDType dtype_;
  ReductionPlan plan_;
  Kernel kernel_;
};

}  // namespace

Tensor reduce(Op op, const TensorImpl& a, Dims dims, bool keepdim,
              double number) {
  Reduction reduction(op, a, dims, keepdim, number);
  Tensor out = reduction.make_result();
  reduction.run(*out);
  return out;
}

void reduce_out(Op op, const TensorImpl& a, Dims dims, bool keepdim,
                TensorImpl& out, double number) {
  Reduction reduction(op, a, dims, keepdim, number);
  reduction.check_result(out);
  reduction.run(out);
  out.storage().bump_version();
}

Tensor reduce_as(Op op, const TensorImpl& a, Dims dims, bool keepdim,
                 int32_t dtype) {
  Reduction reduction(op, a, dims, keepdim, 0, dtype);
  Tensor out = reduction.make_result();
  reduction.run(*out);
  return out;
}

void reduce_as_out(Op op, const TensorImpl& a, Dims dims, bool keepdim,
                   int32_t dtype, TensorImpl& out) {
  Reduction reduction(op, a, dims, keepdim, 0, dtype);
  reduction.check_result(out);
  if (reduction.wraps_before(out.dtype())) {
    const Tensor result = reduction.make_result();
    reduction.run(*result);
    copy_inplace(out, *result);
    return;
  }
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

TwoResults reduce_to_two(Op op, const TensorImpl& a, int64_t dim,
                         bool keepdim) {
  Reduction reduction(op, a, dim, keepdim);
  TwoResults out{reduction.make_result(), reduction.make_second()};
  reduction.run(*out.first, out.second.get());
  return out;
}

void reduce_to_two_out(Op op, const TensorImpl& a, int64_t dim, bool keepdim,
                       TensorImpl& first, TensorImpl& second) {
  Reduction reduction(op, a, dim, keepdim);
  reduction.check_result(first);
  reduction.check_second(second);
  check_results_apart(op, first, second);
  reduction.run(first, &second);
  first.storage().bump_version();
  second.storage().bump_version();
}

}  // namespace tp
