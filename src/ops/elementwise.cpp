#include "ops/elementwise.h"

#include "core/error.h"
#include "core/scalar.h"
#include "core/shape_text.h"
#include "core/views.h"
#include "dispatch/dispatch.h"
#include "ops/copy.h"
#include "ops/elementwise_plan.h"
#include "ops/output.h"
#include "ops/overlap.h"
#include "ops/result_dtype.h"

namespace tp {

namespace {

bool is_integral(DType dtype) noexcept {
  return dtype_kind(dtype) <= TP_KIND_INTEGER;
}

// Comparisons of integers lose no bit: ranks do not matter, and u64 with a
// signed type computes "in u64", whose kernel takes the pair as it is.
DType comparison_dtype(const TensorImpl& a, const TensorImpl& b) noexcept {
  if (!is_integral(a.dtype()) || !is_integral(b.dtype())) {
    return result_dtype(a, b);
  }
  const DType met = promote(a.dtype(), b.dtype());
  return is_integral(met) ? met : DType::kU64;
}

bool holds_integer(DType dtype, const tp_scalar_t& number) noexcept {
  if (dtype == DType::kBOOL) return false;
  unsigned char element[sizeof(uint64_t)];
  store_scalar(number, dtype, element);
  const tp_scalar_t back = load_scalar(dtype, element);
  const auto is_negative = [](const tp_scalar_t& x) {
    return x.dtype == TP_DTYPE_I64 && x.integer < 0;
  };
  return back.integer == number.integer &&
         is_negative(back) == is_negative(number);
}

// The operands of one call, checked, with the kernel that will run.
class Elementwise {
 public:
  Elementwise(Op op, const TensorImpl& a, const TensorImpl& b)
      : op_(op), inputs_{&a, &b}, count_(2) {
    check_same_device(op, a, b);
    find_kernel(op_info(op).compute == ComputeRule::kComparison
                    ? comparison_dtype(a, b)
                    : tp::compute_dtype(op, result_dtype(a, b)));
    same_sizes_ = a.sizes() == b.sizes();
    if (__builtin_expect(!same_sizes_, 0)) {
      sizes_ = broadcast_sizes(a.sizes(), b.sizes());
      materialize();
    }
    linear_ = same_sizes_ && a.is_contiguous() && b.is_contiguous();
  }

  Elementwise(Op op, const TensorImpl& a, const tp_scalar_t& b)
      : Elementwise(op, a, tp::compute_dtype(op, number_meets(a, b))) {
    has_number_ = true;
    number_dtype_ = tp::number_dtype(compute_);
    if (op_info(op).compute == ComputeRule::kComparison) meet_exactly(a, b);
    check_scalar_fits(b, number_dtype_);
    store_scalar(b, number_dtype_, number_);
  }

  Elementwise(Op op, const TensorImpl& a)
      : Elementwise(op, a, tp::compute_dtype(op, a.dtype())) {}

  Elementwise(const Elementwise&) = delete;
  Elementwise& operator=(const Elementwise&) = delete;

  Dims sizes() const noexcept {
    return same_sizes_ ? inputs_[0]->sizes() : Dims(sizes_);
  }
  DType result() const noexcept { return result_of(op_, compute_); }

  Tensor make_result() const {
    if (__builtin_expect(linear_, 1)) {
      return make_empty(inputs_[0]->sizes(), result(), inputs_[0]->device());
    }
    return make_output(sizes(), result(), inputs_, count_);
  }

  void check_given(const TensorImpl& out) const {
    check_out(op_, out, sizes(), result(), inputs_[0]->device());
    for (size_t i = 0; i < count_; ++i) {
      check_out_overlap(op_, out, *inputs_[i], ExactAlias::kAllow);
    }
  }

  // The first operand takes the result. What may fail comes before anything
  // changes: an operand that lies across the target is read in full first.
  void make_writable(TensorImpl& target) {
    check_result_casts(op_, result(), target.dtype());
    if (!(target.sizes() == sizes())) {
      fail(
          TP_ERROR_SHAPE,
          "%s in place: a result of shape %s does not fit a tensor of shape %s",
          op_info(op_).name, shape_text(sizes()).text,
          shape_text(target.sizes()).text);
    }
    if (target.is_self_overlapping()) {
      own_bytes(target);
    } else if (count_ == 2 &&
               overlap_of(target, *inputs_[1]) == Overlap::kPartial) {
      held_[1] = clone(*inputs_[1], TP_FORMAT_PRESERVE);
      inputs_[1] = held_[1].get();
    }
  }

  void run(TensorImpl& out) {
    if (out.numel() == 0) return;
    KernelCall call = make_call(op_, compute_, out.device());
    call.host_operands = has_number_ ? 1u << (1 + count_) : 0;
    if (linear_ && out.is_contiguous()) {
      run_linear(call, out);
    } else {
      run_planned(call, out);
    }
  }

 private:
  Elementwise(Op op, const TensorImpl& a, DType compute)
      : op_(op), inputs_{&a, nullptr}, count_(1) {
    find_kernel(compute);
    linear_ = a.is_contiguous();
  }

  static DType number_meets(const TensorImpl& a, const tp_scalar_t& b) {
    check_scalar(b);
    return result_dtype(a, b);
  }

  void find_kernel(DType compute) {
    compute_ = compute;
    kernel_ = get_kernel(op_, inputs_[0]->device().type, compute);
  }

  // An integer that the tensor's type does not hold equals none of its
  // elements, and must not be made to by conversion.
  void meet_exactly(const TensorImpl& a, const tp_scalar_t& b) {
    const bool integral = b.dtype == TP_DTYPE_I64 || b.dtype == TP_DTYPE_U64;
    if (!integral || !is_integral(compute_) || holds_integer(compute_, b)) {
      return;
    }
    const bool above_i64 = b.dtype == TP_DTYPE_U64 && b.integer < 0;
    number_dtype_ = above_i64 ? DType::kU64 : DType::kI64;
    find_kernel(above_i64 || a.dtype() == DType::kU64 ? DType::kU64
                                                      : DType::kI64);
  }

  // A device that cannot address strides gets whole operands.
  void materialize() {
    if (device_backend(inputs_[0]->device().type).addresses_strides) return;
    for (size_t i = 0; i < count_; ++i) {
      held_[i] = expand(*inputs_[i], sizes_);
      inputs_[i] = held_[i].get();
    }
  }

  void run_linear(KernelCall& call, TensorImpl& out) {
    const int64_t numel = out.numel();
    int64_t strides[kMaxOperands];
    const auto set = [&](size_t k, void* data, DType dtype, int64_t stride) {
      strides[k] = stride;
      call.room[k] = {data, &numel, &strides[k], 1,
                      static_cast<int32_t>(dtype)};
    };
    const auto add = [&](size_t k, const TensorImpl& tensor) {
      set(k, tensor.data(), tensor.dtype(),
          static_cast<int64_t>(tensor.itemsize()));
    };
    add(0, out);
    for (size_t i = 0; i < count_; ++i) add(1 + i, *inputs_[i]);
    if (has_number_) set(1 + count_, number_, number_dtype_, 0);
    call.operand_count = static_cast<uint32_t>(1 + count_ + has_number_);
    call.path = has_number_ ? KernelPath::kScalar : KernelPath::kLinear;
    run_kernel(kernel_, call);
  }

  void run_planned(KernelCall& call, TensorImpl& out) {
    ElementwisePlan plan(out.sizes());
    plan.add(out);
    for (size_t i = 0; i < count_; ++i) plan.add(*inputs_[i]);
    if (has_number_) plan.add_element(number_, number_dtype_);
    plan.build();
    plan.describe(call);
    run_kernel(kernel_, call);
  }

  Op op_;
  DType compute_;
  DType number_dtype_;
  bool same_sizes_ = true;
  bool linear_ = false;  // inputs of equal sizes, all contiguous
  bool has_number_ = false;
  Kernel kernel_;
  const TensorImpl* inputs_[2];
  size_t count_;
  Tensor held_[2];
  alignas(16) unsigned char number_[sizeof(Complex<double>)];
  DimsBuffer sizes_;
};

// Note [Plain calls]: operands of one dtype that is also the result's, all
// contiguous and of equal sizes. Small tensors spend their time in front of the
// kernel, so these calls are told apart first and run without a plan. A plain
// call that is not in order is left to the general path, which words the error.

// Dtypes that an operator computes in and gives, when its operands have them.
constexpr DTypeSet plain_dtypes(Op op) {
  return op_info(op).result == ResultRule::kCompute ? op_info(op).legal : 0;
}

// nullptr if the inputs do not make a plain call.
Kernel plain_kernel(Op op, const TensorImpl& a, const TensorImpl& b) noexcept {
  const bool plain =
      a.dtype() == b.dtype() &&
      contains(plain_dtypes(op), static_cast<int32_t>(a.dtype())) &&
      a.is_contiguous() && b.is_contiguous() && a.device() == b.device() &&
      a.sizes() == b.sizes() && a.numel() != 0;
  return plain ? find_kernel(op, a.device().type, a.dtype()) : nullptr;
}

// Whether a given result joins a plain call; `a` has the inputs' geometry.
bool is_plain_target(const TensorImpl& out, const TensorImpl& a,
                     const TensorImpl& b) noexcept {
  const auto is_apart_or_same = [&](const TensorImpl& input) {
    const auto distance = static_cast<uint64_t>(out.data() - input.data());
    const uint64_t nbytes = out.nbytes();
    return distance == 0 || (distance >= nbytes && -distance >= nbytes);
  };
  return out.dtype() == a.dtype() && out.is_contiguous() &&
         out.device() == a.device() && out.sizes() == a.sizes() &&
         !out.storage().has(TP_STORAGE_READ_ONLY | TP_STORAGE_INFERENCE) &&
         is_apart_or_same(a) && is_apart_or_same(b);
}

void run_plain(Kernel kernel, Op op, const TensorImpl& a, const TensorImpl& b,
               TensorImpl& out) {
  const int64_t numel = out.numel();
  const auto stride = static_cast<int64_t>(out.itemsize());
  const auto dtype = static_cast<int32_t>(out.dtype());
  KernelCall call = make_call(op, out.dtype(), out.device());
  call.path = KernelPath::kLinear;
  call.operand_count = 3;
  call.room[0] = {out.data(), &numel, &stride, 1, dtype};
  call.room[1] = {a.data(), &numel, &stride, 1, dtype};
  call.room[2] = {b.data(), &numel, &stride, 1, dtype};
  run_unmixed_kernel(kernel, call);
}

Tensor to_new(Elementwise&& call) {
  Tensor out = call.make_result();
  call.run(*out);
  return out;
}

void to_given(Elementwise&& call, TensorImpl& out) {
  call.check_given(out);
  call.run(out);
  out.storage().bump_version();
}

void to_first(Elementwise&& call, TensorImpl& target) {
  call.make_writable(target);
  call.run(target);
  target.storage().bump_version();
}

}  // namespace

Tensor binary(Op op, const TensorImpl& a, const TensorImpl& b) {
  if (const Kernel kernel = plain_kernel(op, a, b)) {
    Tensor out = make_empty(a.sizes(), a.dtype(), a.device());
    run_plain(kernel, op, a, b, *out);
    return out;
  }
  return to_new(Elementwise(op, a, b));
}

void binary_out(Op op, const TensorImpl& a, const TensorImpl& b,
                TensorImpl& out) {
  const Kernel kernel = plain_kernel(op, a, b);
  if (kernel != nullptr && is_plain_target(out, a, b)) {
    run_plain(kernel, op, a, b, out);
    out.storage().bump_version();
    return;
  }
  to_given(Elementwise(op, a, b), out);
}

void binary_inplace(Op op, TensorImpl& a, const TensorImpl& b) {
  const Kernel kernel = plain_kernel(op, a, b);
  if (kernel != nullptr && is_plain_target(a, a, b)) {
    run_plain(kernel, op, a, b, a);
    a.storage().bump_version();
    return;
  }
  a.storage().check_writable();
  to_first(Elementwise(op, a, b), a);
}

Tensor binary_scalar(Op op, const TensorImpl& a, const tp_scalar_t& b) {
  return to_new(Elementwise(op, a, b));
}

void binary_scalar_inplace(Op op, TensorImpl& a, const tp_scalar_t& b) {
  a.storage().check_writable();
  to_first(Elementwise(op, a, b), a);
}

Tensor unary(Op op, const TensorImpl& a) { return to_new(Elementwise(op, a)); }

void unary_out(Op op, const TensorImpl& a, TensorImpl& out) {
  to_given(Elementwise(op, a), out);
}

void unary_inplace(Op op, TensorImpl& a) {
  a.storage().check_writable();
  to_first(Elementwise(op, a), a);
}

}  // namespace tp
