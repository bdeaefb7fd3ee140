#include "ops/elementwise_call.h"

#include "core/error.h"
#include "core/scalar.h"
#include "core/shape_text.h"
#include "core/views.h"
#include "ops/attributes.h"
#include "ops/copy.h"
#include "ops/elementwise_plan.h"
#include "ops/output.h"
#include "ops/overlap.h"
#include "ops/result_dtype.h"

namespace tp {

namespace {

// Comparisons of integers lose no bit: ranks do not matter, and u64 with a
// signed type computes "in u64", whose kernel takes the pair as it is.
DType comparison_dtype(const TensorImpl& a, const TensorImpl& b) noexcept {
  DTypeMeeting meeting;
  meeting.add(a);
  meeting.add(b);
  const DType met = meeting.exact_result();
  return met == DTypeMeeting::kNothing ? DType::kU64 : met;
}

void check_condition(Op op, const TensorImpl& condition) {
  if (condition.dtype() == DType::kBOOL) return;
  fail(TP_ERROR_DTYPE, "%s: the condition is %s, not bool", op_info(op).name,
       dtype_name(condition.dtype()));
}

DType dtype_to_compute_in(Op op, const TensorImpl* const* inputs,
                          size_t count) {
  const ComputeRule rule = op_info(op).compute;
  if (rule == ComputeRule::kComparison) {
    return comparison_dtype(*inputs[0], *inputs[1]);
  }
  size_t first = 0;
  if (rule == ComputeRule::kCondition) {
    check_condition(op, *inputs[0]);
    first = 1;
  }
  DType met = inputs[first]->dtype();
  if (count > first + 1) {
    DTypeMeeting meeting;
    for (size_t i = first; i < count; ++i) meeting.add(*inputs[i]);
    met = meeting.result();
  }
  return compute_dtype(op, met);
}

// Elements in a row, or one that is repeated.
bool is_one_run(const TensorImpl& tensor) noexcept {
  if (tensor.is_contiguous()) return true;
  for (const int64_t stride : tensor.strides()) {
    if (stride != 0) return false;
  }
  return true;
}

DType number_meets(const TensorImpl& a, const tp_scalar_t& b) {
  check_scalar(b);
  return result_dtype(a, b);
}

}  // namespace

bool is_beyond(DType dtype, const tp_scalar_t& number) noexcept {
  if (number.dtype != TP_DTYPE_I64 && number.dtype != TP_DTYPE_U64) {
    return false;
  }
  if (dtype == DType::kBOOL) return true;
  unsigned char element[sizeof(uint64_t)];
  store_scalar(number, dtype, element);
  const tp_scalar_t back = load_scalar(dtype, element);
  const auto is_negative = [](const tp_scalar_t& x) {
    return x.dtype == TP_DTYPE_I64 && x.integer < 0;
  };
  return back.integer != number.integer ||
         is_negative(back) != is_negative(number);
}

namespace {

// The number as an operator takes it beside a tensor.
tp_scalar_t number_for(Op op, DType dtype, const tp_scalar_t& b) {
  if (op == Op::kLeftShift || op == Op::kRightShift) {
    // What does not fit would be another count when it is converted. 64 fits
    // every integer type and moves out every bit.
    return is_beyond(dtype, b) ? scalar_of(int64_t{64}) : b;
  }
  // Of a truth value either part counts.
  if (op_info(op).compute != ComputeRule::kLogical) {
    check_scalar_fits(b, dtype);
  }
  return b;
}

}  // namespace

ElementwiseCall::ElementwiseCall(Op op, const TensorImpl* const* inputs,
                                 size_t count)
    : op_(op), count_(count) {
  add_inputs(inputs);
  find_kernel(dtype_to_compute_in(op, inputs, count));
  fit_together();
}

ElementwiseCall::ElementwiseCall(Op op, const TensorImpl* const* inputs,
                                 size_t count, DType compute,
                                 const Attributes& attributes)
    : op_(op), attributes_(&attributes), count_(count) {
  add_inputs(inputs);
  find_kernel(compute);
  fit_together();
}

ElementwiseCall::ElementwiseCall(Op op, const TensorImpl& a,
                                 const tp_scalar_t& b)
    : op_(op), contiguous_(a.is_contiguous()), linear_(contiguous_), count_(1) {
  inputs_[0] = &a;
  find_kernel(compute_dtype(op, number_meets(a, b)));
  number_dtype_ = number_dtype(compute_);
  if (op_info(op).compute == ComputeRule::kComparison) meet_exactly(a, b);
  add_number(2, number_for(op, number_dtype_, b));
}

ElementwiseCall::ElementwiseCall(Op op, const Operand* operands, size_t count,
                                 DType compute, DType number_dtype,
                                 const Attributes& attributes)
    : op_(op),
      number_dtype_(number_dtype),
      attributes_(&attributes),
      count_(0) {
  const TensorImpl* tensors[kMaxInputs];
  for (size_t i = 0; i < count; ++i) {
    if (operands[i].tensor != nullptr) {
      tensors[count_++] = operands[i].tensor;
    } else {
      add_number(1 + i, operands[i].number);
    }
  }
  add_inputs(tensors);
  find_kernel(compute);
  fit_together();
}

DType ElementwiseCall::result() const noexcept {
  return result_of(op_, compute_);
}

void ElementwiseCall::add_inputs(const TensorImpl* const* inputs) {
  for (size_t i = 0; i < count_; ++i) {
    inputs_[i] = inputs[i];
    check_same_device(op_, *inputs[0], *inputs[i]);
    same_sizes_ = same_sizes_ && inputs[i]->sizes() == inputs[0]->sizes();
    contiguous_ = contiguous_ && inputs[i]->is_contiguous();
    linear_ = linear_ && is_one_run(*inputs[i]);
  }
}

void ElementwiseCall::add_number(size_t operand,
                                 const tp_scalar_t& number) noexcept {
  number_mask_ |= 1u << operand;
  store_scalar(number, number_dtype_, number_[numbers_++].bytes);
}

void ElementwiseCall::fit_together() {
  if (__builtin_expect(same_sizes_, 1)) return;
  broadcast();
  for (size_t i = 0; i < count_; ++i) {
    linear_ = linear_ &&
              (inputs_[i]->numel() == 1 || inputs_[i]->sizes() == Dims(sizes_));
  }
  materialize();
}

void ElementwiseCall::find_kernel(DType compute) {
  compute_ = compute;
  kernel_ = get_kernel(op_, inputs_[0]->device().type, compute);
}

void ElementwiseCall::broadcast() {
  sizes_ = DimsBuffer(inputs_[0]->sizes());
  for (size_t i = 1; i < count_; ++i) {
    sizes_ = broadcast_sizes(sizes_, inputs_[i]->sizes());
  }
}

// A device that cannot address strides gets whole operands.
void ElementwiseCall::materialize() {
  if (device_backend(inputs_[0]->device().type).addresses_strides) return;
  for (size_t i = 0; i < count_; ++i) {
    if (inputs_[i]->sizes() == Dims(sizes_)) continue;
    linear_ = false;
    held_[i] = expand(*inputs_[i], sizes_);
    inputs_[i] = held_[i].get();
  }
}

// An integer that the tensor's type does not hold compares as what it is, and
// must not be made to by conversion.
void ElementwiseCall::meet_exactly(const TensorImpl& a, const tp_scalar_t& b) {
  if (!is_integral(compute_) || !is_beyond(compute_, b)) return;
  const bool above_i64 = b.dtype == TP_DTYPE_U64 && b.integer < 0;
  number_dtype_ = above_i64 ? DType::kU64 : DType::kI64;
  find_kernel(above_i64 || a.dtype() == DType::kU64 ? DType::kU64
                                                    : DType::kI64);
}

// What may fail comes before anything changes: an operand that lies across the
// target is read in full first.
void ElementwiseCall::prepare_target(TensorImpl& target) {
  check_result_casts(op_, result(), target.dtype());
  if (!(target.sizes() == sizes())) {
    fail(TP_ERROR_SHAPE,
         "%s in place: a result of shape %s does not fit a tensor of shape %s",
         op_info(op_).name, shape_text(sizes()).text,
         shape_text(target.sizes()).text);
  }
  if (target.is_self_overlapping()) return;  // gets bytes of its own
  for (size_t i = 1; i < count_; ++i) {
    if (overlap_of(target, *inputs_[i]) != Overlap::kPartial) continue;
    held_[i] = clone(*inputs_[i], TP_FORMAT_PRESERVE);
    inputs_[i] = held_[i].get();
  }
}

Tensor ElementwiseCall::to_new() {
  Tensor out = __builtin_expect(same_sizes_ && contiguous_, 1)
                   ? make_empty(sizes(), result(), inputs_[0]->device())
                   : make_output(sizes(), result(), inputs_, count_);
  run(*out);
  return out;
}

void ElementwiseCall::to_given(TensorImpl& out) {
  check_out(op_, out, sizes(), result(), inputs_[0]->device());
  for (size_t i = 0; i < count_; ++i) {
    check_out_overlap(op_, out, *inputs_[i], ExactAlias::kAllow);
  }
  run(out);
  out.storage().bump_version();
}

void ElementwiseCall::to_first(TensorImpl& target) {
  prepare_target(target);
  write_in_place(target, [&](TensorImpl& out) { run(out); });
}

void ElementwiseCall::run(TensorImpl& out) {
  if (out.numel() == 0) return;
  KernelCall call = make_call(op_, compute_, out.device());
  call.host_operands = number_mask_;
  if (attributes_ != nullptr) attributes_->describe(call);
  if (linear_ && out.is_contiguous()) {
    run_linear(call, out);
  } else {
    run_planned(call, out);
  }
}

// The inputs of the kernel's call in order.
template <class OnTensor, class OnNumber>
void ElementwiseCall::for_each_operand(OnTensor&& on_tensor,
                                       OnNumber&& on_number) {
  size_t tensors = 0, numbers = 0;
  for (size_t k = 1; k <= count_ + numbers_; ++k) {
    if ((number_mask_ >> k & 1) != 0) {
      on_number(k, number_[numbers++]);
    } else {
      on_tensor(k, *inputs_[tensors++]);
    }
  }
}

void ElementwiseCall::run_linear(KernelCall& call, TensorImpl& out) {
  const int64_t numel = out.numel();
  int64_t strides[kMaxCallOperands];
  call.path = KernelPath::kLinear;
  const auto set = [&](size_t k, void* data, DType dtype, int64_t stride) {
    strides[k] = stride;
    if (stride == 0) call.path = KernelPath::kScalar;
    call.room[k] = {data, &numel, &strides[k], 1, static_cast<int32_t>(dtype)};
  };
  const auto add = [&](size_t k, const TensorImpl& tensor) {
    const bool repeats = tensor.numel() != numel || !tensor.is_contiguous();
    set(k, tensor.data(), tensor.dtype(),
        repeats ? 0 : static_cast<int64_t>(tensor.itemsize()));
  };
  add(0, out);
  for_each_operand([&](size_t k, const TensorImpl& input) { add(k, input); },
                   [&](size_t k, Number& number) {
                     set(k, number.bytes, number_dtype_, 0);
                   });
  call.operand_count = static_cast<uint32_t>(1 + count_ + numbers_);
  run_kernel(kernel_, call, CallTensors{&out, inputs_, count_});
}

void ElementwiseCall::run_planned(KernelCall& call, TensorImpl& out) {
  ElementwisePlan plan(out.sizes());
  plan.add(out);
  for_each_operand([&](size_t, const TensorImpl& input) { plan.add(input); },
                   [&](size_t, Number& number) {
                     plan.add_element(number.bytes, number_dtype_);
                   });
  plan.build();
  plan.describe(call);
  run_kernel(kernel_, call, CallTensors{&out, inputs_, count_});
}

}  // namespace tp
