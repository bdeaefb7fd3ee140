// Steps of optimisers: sgd, adam and adamw.
//
// A step has as many results as there are tensors that change: the parameter
// and what the optimiser remembers of it, its states. Each is new, given, or
// the tensor itself.
#include <cmath>

#include "core/error.h"
#include "core/scalar.h"
#include "core/shape_text.h"
#include "dispatch/arguments.h"
#include "dispatch/dispatch.h"
#include "ops/builtin_calls.h"
#include "ops/copy.h"
#include "ops/elementwise_plan.h"
#include "ops/output.h"
#include "ops/overlap.h"
#include "ops/result_dtype.h"

namespace tp {

namespace {

// The numbers behind the tensors of a call, checked as PyTorch checks them.
class StepNumbers {
 public:
  StepNumbers(Call call, size_t first)
      : call_(call), list_(arguments_of(call.op)), first_(first) {
    for (size_t i = first; i < list_.size; ++i) check(i);
    if (op_info(call.op).kind == OpKind::kSgd) {
      check_momentum();
    } else {
      check_below_one(first + 1);
      check_below_one(first + 2);
    }
  }

  void describe(KernelCall& to) const {
    for (size_t i = first_; i < list_.size; ++i) {
      to.add_attribute(is_real(i) ? scalar_of(real(i))
                                  : scalar_of(call_.arguments[i].integer));
    }
  }

 private:
  bool is_real(size_t i) const noexcept {
    return list_.data[i].kind == TP_ARGUMENT_SCALAR;
  }
  double real(size_t i) const { return real_of(call_.arguments[i].scalar); }
  bool flag(size_t i) const noexcept { return call_.arguments[i].integer != 0; }

  void check(size_t i) const {
    if (is_real(i) && !(real(i) >= 0 && std::isfinite(real(i)))) {
      fail_real(i, "is neither 0 nor a finite number above it");
    }
    if (list_.data[i].kind == TP_ARGUMENT_INTEGER &&
        call_.arguments[i].integer < 1) {
      fail(TP_ERROR_ARGUMENT, "%s: step %lld: the first one is 1", name(),
           static_cast<long long>(call_.arguments[i].integer));
    }
  }

  void check_below_one(size_t i) const {
    if (!(real(i) < 1)) fail_real(i, "is not below 1");
  }

  // A buffer is there exactly where there is momentum.
  void check_momentum() const {
    const size_t momentum = first_ + 1, dampening = first_ + 2;
    const bool has_buffer = call_.optional(first_ - 1) != nullptr;
    if (has_buffer != (real(momentum) != 0)) {
      fail_real(momentum, has_buffer ? "has no use for a momentum buffer"
                                     : "needs a momentum buffer");
    }
    if (flag(first_ + 4) && !(real(momentum) > 0 && real(dampening) == 0)) {
      fail(TP_ERROR_ARGUMENT,
           "%s: Nesterov's momentum needs a momentum above 0 and no dampening",
           name());
    }
  }

  [[noreturn]] void fail_real(size_t i, const char* what) const {
    fail(TP_ERROR_ARGUMENT, "%s: %s %g %s", name(), list_.data[i].name, real(i),
         what);
  }
  const char* name() const noexcept { return op_info(call_.op).name; }

  Call call_;
  const ArgumentList list_;
  const size_t first_;
};

class Step {
 public:
  explicit Step(Call call)
      : call_(call),
        parameter_(call.tensor(0)),
        gradient_(&call.tensor(1)),
        numbers_(call, first_number(call.op)) {
    add(0);
    for (size_t i = 2; i < first_number(call.op); ++i) add(i);
    find_kernel();
    check_sizes(*gradient_, "gradient");
    for (size_t i = 0; i < count_; ++i) prepare(i);
    check_apart();
  }

  void run() {
    if (parameter_.numel() != 0) launch_kernel();
    for (size_t i = 0; i < count_; ++i) finish(i);
  }

 private:
  // Parameter, gradient, and states come first.
  static size_t first_number(Op op) noexcept {
    return op_info(op).kind == OpKind::kSgd ? 3 : 5;
  }

  // A tensor that changes, and its place among the results.
  struct Changed {
    const TensorImpl* before;
    TensorImpl* after;  // given by the caller; null for a new one
    Tensor held;        // what is written instead, or in the end
    Tensor copy;        // of what it was, if that lies across what is written
    size_t place;
    const char* name;
  };

  void add(size_t argument) {
    const size_t place = argument == 0 ? 0 : argument - 1;
    TensorImpl* const given = call_.given[place];
    const TensorImpl* const before = call_.optional(argument);
    const char* const name = arguments_of(call_.op).data[argument].name;
    if (before == nullptr) {
      if (given == nullptr) return;
      fail(TP_ERROR_ARGUMENT, "%s: result %zu is given, but no %s",
           op_info(call_.op).name, place, name);
    }
    Changed& one = changed_[count_++];
    one.before = before;
    one.after = given;
    one.place = place;
    one.name = name;
  }

  void find_kernel() {
    DTypeMeeting meeting;
    meeting.add(*gradient_);
    // Beside a floating parameter a whole number would pass.
    check_legal(call_.op, gradient_->dtype());
    check_same_device(call_.op, parameter_, *gradient_);
    for (size_t i = 0; i < count_; ++i) {
      meeting.add(*changed_[i].before);
      check_same_device(call_.op, parameter_, *changed_[i].before);
    }
    compute_ = compute_dtype(call_.op, meeting.result());
    kernel_ = get_kernel(call_.op, parameter_.device().type, compute_);
  }

  void check_sizes(const TensorImpl& tensor, const char* name) const {
    if (tensor.sizes() == parameter_.sizes()) return;
    fail(TP_ERROR_SHAPE, "%s: the %s has shape %s, the parameter %s",
         op_info(call_.op).name, name, shape_text(tensor.sizes()).text,
         shape_text(parameter_.sizes()).text);
  }

  void prepare(size_t i) {
    Changed& one = changed_[i];
    check_sizes(*one.before, one.name);
    check_result_casts(call_.op, compute_, one.before->dtype());
    if (one.after == nullptr) {
      one.held =
          make_output(parameter_.sizes(), one.before->dtype(), &one.before, 1);
    } else if (one.after == one.before) {
      one.after->storage().check_writable();
      if (one.after->is_self_overlapping()) one.held = own_bytes(*one.after);
    } else {
      check_out(call_.op, *one.after, parameter_.sizes(), compute_,
                parameter_.device());
    }
  }

  // Results share no memory with each other; what is read and lies across one
  // is copied first.
  void check_apart() {
    for (size_t i = 0; i < count_; ++i) {
      const TensorImpl& target = target_of(changed_[i]);
      for (size_t k = 0; k < i; ++k) {
        check_results_apart(call_.op, target, target_of(changed_[k]));
      }
      for (size_t k = 0; k < count_; ++k) {
        keep_apart(target, changed_[k].before, changed_[k].copy);
      }
      keep_apart(target, gradient_, gradient_copy_);
    }
  }

  static void keep_apart(const TensorImpl& target, const TensorImpl*& read,
                         Tensor& copy) {
    if (read == &target || overlap_of(target, *read) != Overlap::kPartial) {
      return;
    }
    copy = clone(*read, TP_FORMAT_PRESERVE);
    read = copy.get();
  }

  static TensorImpl& target_of(const Changed& one) noexcept {
    return one.held ? *one.held : *one.after;
  }

  void launch_kernel() {
    const TensorImpl* operands[kMaxCallOperands];
    size_t n = 0;
    for (size_t i = 0; i < count_; ++i) operands[n++] = &target_of(changed_[i]);
    for (size_t i = 0; i < count_; ++i) operands[n++] = changed_[i].before;
    operands[n++] = gradient_;
    ElementwisePlan plan(parameter_.sizes());
    for (size_t i = 0; i < n; ++i) plan.add(*operands[i]);
    plan.build();
    KernelCall call = make_call(call_.op, compute_, parameter_.device());
    call.result_count = static_cast<uint32_t>(count_);
    numbers_.describe(call);
    plan.describe(call);
    run_kernel(kernel_, call, CallTensors{operands[0], operands + 1, n - 1});
  }

  void finish(size_t i) {
    Changed& one = changed_[i];
    if (one.after == nullptr) {
      call_.made[one.place] = std::move(one.held);
      return;
    }
    target_of(one).storage().bump_version();
    if (one.held) one.after->assign(*one.held);
  }

  Call call_;
  const TensorImpl& parameter_;
  const TensorImpl* gradient_;
  Tensor gradient_copy_;
  StepNumbers numbers_;
  DType compute_;
  Kernel kernel_;
  size_t count_ = 0;
  Changed changed_[4];
};

}  // namespace

void take_step(Call call) { Step(call).run(); }

}  // namespace tp
