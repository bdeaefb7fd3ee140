#include "ops/elementwise.h"

#include "core/error.h"
#include "dispatch/dispatch.h"
#include "ops/elementwise_call.h"
#include "ops/result_dtype.h"

namespace tp {

namespace {

// Note [Plain calls]: operands of one dtype that is also the result's, all
// contiguous and of equal sizes. Small tensors spend their time in front of the
// kernel, so these calls are told apart first and run without a plan. A plain
// call that is not in order is left to the general path, which words the error.

// Dtypes that an operator computes in and gives, when its operands have them.
constexpr DTypeSet plain_dtypes(Op op) {
  const OpInfo& info = op_info(op);
  return info.result == ResultRule::kCompute ? info.legal : 0;
}

// nullptr if the inputs do not make a plain call.
template <class... Inputs>
[[gnu::always_inline]] inline Kernel plain_kernel(
    Op op, const TensorImpl& a, const Inputs&... others) noexcept {
  const bool plain =
      ((others.dtype() == a.dtype()) && ...) &&
      contains(plain_dtypes(op), static_cast<int32_t>(a.dtype())) &&
      a.is_contiguous() && a.numel() != 0 &&
      ((others.is_contiguous() && others.device() == a.device() &&
        others.sizes() == a.sizes()) &&
       ...);
  return plain ? find_kernel(op, a.device().type, a.dtype()) : nullptr;
}

// Whether a given result joins a plain call; `a` has the inputs' geometry.
template <class... Inputs>
[[gnu::always_inline]] inline bool is_plain_target(
    const TensorImpl& out, const TensorImpl& a,
    const Inputs&... others) noexcept {
  const auto is_apart_or_same = [&](const TensorImpl& input) {
    const auto distance = static_cast<uint64_t>(out.data() - input.data());
    const uint64_t nbytes = out.nbytes();
    return distance == 0 || (distance >= nbytes && -distance >= nbytes);
  };
  return out.dtype() == a.dtype() && out.is_contiguous() &&
         out.device() == a.device() && out.sizes() == a.sizes() &&
         out.storage().is_writable() && is_apart_or_same(a) &&
         (is_apart_or_same(others) && ...);
}

template <class... Inputs>
void run_plain(Kernel kernel, Op op, TensorImpl& out, const Inputs&... inputs) {
  const int64_t numel = out.numel();
  const auto stride = static_cast<int64_t>(out.itemsize());
  const auto dtype = static_cast<int32_t>(out.dtype());
  KernelCall call = make_call(op, out.dtype(), out.device());
  call.path = KernelPath::kLinear;
  call.operand_count = 1 + sizeof...(inputs);
  call.room[0] = {out.data(), &numel, &stride, 1, dtype};
  KernelOperand* operand = call.room;
  ((*++operand = {inputs.data(), &numel, &stride, 1, dtype}), ...);
  run_unmixed_kernel(kernel, call, out, inputs...);
}

// Run a call if it is plain; else nothing has happened.
template <class... Inputs>
[[gnu::always_inline]] inline Tensor plain_new(Op op, const TensorImpl& a,
                                               const Inputs&... others) {
  const Kernel kernel = plain_kernel(op, a, others...);
  if (kernel == nullptr) return nullptr;
  Tensor out = make_row_major_like(a);
  run_plain(kernel, op, *out, a, others...);
  return out;
}
template <class... Inputs>
[[gnu::always_inline]] inline bool plain_to(Op op, TensorImpl& out,
                                            const Inputs&... inputs) {
  const Kernel kernel = plain_kernel(op, inputs...);
  if (kernel == nullptr || !is_plain_target(out, inputs...)) return false;
  run_plain(kernel, op, out, inputs...);
  out.storage().bump_version();
  return true;
}

// Two operands as the call takes them.
struct Pair {
  Pair(const TensorImpl& a, const TensorImpl& b) : inputs{&a, &b} {}
  const TensorImpl* inputs[2];
};

ElementwiseCall binary_call(Op op, const TensorImpl& a, const TensorImpl& b) {
  return ElementwiseCall(op, Pair(a, b).inputs, 2);
}

ElementwiseCall unary_call(Op op, const TensorImpl& a) {
  return ElementwiseCall(op, Pair(a, a).inputs, 1);
}

// A negative exponent that is one number is a mistake where integers are
// computed in; among the elements of a tensor it has a meaning.
void check_number(Op op, const TensorImpl& a, const tp_scalar_t& b) {
  if (op != Op::kPow || b.dtype != TP_DTYPE_I64 || b.integer >= 0) return;
  if (dtype_kind(compute_dtype(op, result_dtype(a, b))) == TP_KIND_INTEGER) {
    fail(TP_ERROR_ARGUMENT, "pow: an integer to the negative power %lld",
         static_cast<long long>(b.integer));
  }
}

ElementwiseCall where_call(const TensorImpl& condition, const TensorImpl& a,
                           const TensorImpl& b) {
  const TensorImpl* const inputs[] = {&condition, &a, &b};
  return ElementwiseCall(Op::kWhere, inputs, 3);
}

}  // namespace

Tensor binary(Op op, const TensorImpl& a, const TensorImpl& b) {
  if (Tensor out = plain_new(op, a, b)) return out;
  return binary_call(op, a, b).to_new();
}

void binary_out(Op op, const TensorImpl& a, const TensorImpl& b,
                TensorImpl& out) {
  if (!plain_to(op, out, a, b)) binary_call(op, a, b).to_given(out);
}

void binary_inplace(Op op, TensorImpl& a, const TensorImpl& b) {
  if (plain_to(op, a, a, b)) return;
  a.storage().check_writable();
  binary_call(op, a, b).to_first(a);
}

Tensor binary_scalar(Op op, const TensorImpl& a, const tp_scalar_t& b) {
  check_number(op, a, b);
  return ElementwiseCall(op, a, b).to_new();
}

void binary_scalar_out(Op op, const TensorImpl& a, const tp_scalar_t& b,
                       TensorImpl& out) {
  check_number(op, a, b);
  ElementwiseCall(op, a, b).to_given(out);
}

void binary_scalar_inplace(Op op, TensorImpl& a, const tp_scalar_t& b) {
  a.storage().check_writable();
  check_number(op, a, b);
  ElementwiseCall(op, a, b).to_first(a);
}

Tensor unary(Op op, const TensorImpl& a) {
  if (Tensor out = plain_new(op, a)) return out;
  return unary_call(op, a).to_new();
}

void unary_out(Op op, const TensorImpl& a, TensorImpl& out) {
  if (!plain_to(op, out, a)) unary_call(op, a).to_given(out);
}

void unary_inplace(Op op, TensorImpl& a) {
  if (plain_to(op, a, a)) return;
  a.storage().check_writable();
  unary_call(op, a).to_first(a);
}

Tensor where(const TensorImpl& condition, const TensorImpl& a,
             const TensorImpl& b) {
  return where_call(condition, a, b).to_new();
}

void where_out(const TensorImpl& condition, const TensorImpl& a,
               const TensorImpl& b, TensorImpl& out) {
  where_call(condition, a, b).to_given(out);
}

}  // namespace tp
