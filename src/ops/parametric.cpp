#include "ops/parametric.h"

#include <limits>

#include "core/error.h"
#include "core/scalar.h"
#include "dispatch/dispatch.h"
#include "dispatch/parameters.h"
#include "ops/attributes.h"
#include "ops/elementwise_call.h"
#include "ops/result_dtype.h"

namespace tp {

namespace {

using Argument = ParametricArgument;

enum class End { kLowest, kHighest };

// An end of a dtype's numbers. That of floating ones is infinite.
tp_scalar_t end_of(DType dtype, End end) noexcept {
  return visit_dtype(dtype, [end](auto value) -> tp_scalar_t {
    using T = decltype(value);
    if constexpr (element::kIsInteger<T>) {
      using Limits = std::numeric_limits<T>;
      using Wide = std::conditional_t<std::is_signed_v<T>, int64_t, uint64_t>;
      return scalar_of(static_cast<Wide>(end == End::kLowest ? Limits::lowest()
                                                             : Limits::max()));
    } else {
      constexpr double kInfinity = std::numeric_limits<double>::infinity();
      return scalar_of(end == End::kLowest ? -kInfinity : kInfinity);
    }
  });
}

double largest_finite(DType dtype) noexcept {
  switch (dtype) {
    case DType::kF8_E4M3FN:
      return 448;
    case DType::kF8_E5M2:
      return 57344;
    case DType::kF16:
      return 65504;
    case DType::kBF16:
      return 0x1.fep127;
    case DType::kF32:
      return std::numeric_limits<float>::max();
    default:
      return std::numeric_limits<double>::max();
  }
}

tp_scalar_t number_left_out(const Parameter& parameter,
                            DType compute) noexcept {
  if (parameter.otherwise == kLargest) {
    return scalar_of(largest_finite(compute));
  }
  if (parameter.otherwise == kLowest) {
    return scalar_of(-largest_finite(compute));
  }
  return scalar_of(parameter.otherwise);
}

// What an operator is called with, completed and checked.
class Inputs {
 public:
  Inputs(Op op, const Argument* arguments)
      : op_(op), parameters_(parameters_of(op)), arguments_(arguments) {
    find_compute();
    check_legal(op_, compute_);
    for (size_t i = 0; i < parameters_.count; ++i) {
      if (parameter(i).info.kind == TP_ARGUMENT_SCALAR) {
        add_attribute(i);
      } else {
        add_operand(i);
      }
    }
  }

  ElementwiseCall call() const {
    return ElementwiseCall(op_, operands_, operand_count_, compute_,
                           stored_number_dtype(), attributes_);
  }

 private:
  const Parameter& parameter(size_t i) const noexcept {
    return kParameters[parameters_.first + i];
  }
  const TensorImpl& tensor(size_t i) const noexcept {
    return *arguments_[i].tensor;
  }
  const char* name() const noexcept { return op_info(op_).name; }

  void find_compute() {
    switch (op_) {
      case Op::kMaskedFill:
        compute_ = tensor(0).dtype();
        return check_fill();
      case Op::kLerp:
        check_legal(op_, result_dtype(tensor(0), tensor(1)));
        break;
      case Op::kAddcdiv:
        check_divides();
        break;
      default:
        break;
    }
    compute_ = compute_dtype(op_, meet());
  }

  // A weight says how far, not in which type; nor do attributes.
  DType meet() const {
    DTypeMeeting meeting;
    for (size_t i = 0; i < parameters_.count; ++i) {
      if (arguments_[i].tensor != nullptr) {
        meeting.add(tensor(i));
      } else if (op_ == Op::kClamp && arguments_[i].number != nullptr) {
        tp_scalar_t number = *arguments_[i].number;
        check_scalar(number);
        // Of integers only the kind counts: i64 and u64 would meet in f64.
        if (number.dtype == TP_DTYPE_U64) number.dtype = TP_DTYPE_I64;
        meeting.add(number);
      }
    }
    return meeting.result();
  }

  void check_fill() const {
    if (tensor(1).dtype() != DType::kBOOL) {
      fail(TP_ERROR_DTYPE, "%s: the mask is %s, not bool", name(),
           dtype_name(tensor(1).dtype()));
    }
    const TensorImpl* const value = arguments_[2].tensor;
    if (value == nullptr) return;
    if (value->rank() != 0) {
      fail(TP_ERROR_SHAPE, "%s: the value has rank %zu, not 0", name(),
           value->rank());
    }
    if (dtype_kind(value->dtype()) == TP_KIND_COMPLEX &&
        dtype_kind(compute_) != TP_KIND_COMPLEX) {
      fail(TP_ERROR_DTYPE, "%s: a value of %s does not fit %s", name(),
           dtype_name(value->dtype()), dtype_name(compute_));
    }
  }

  void check_divides() const {
    if (!is_integral(tensor(1).dtype()) || !is_integral(tensor(2).dtype())) {
      return;
    }
    fail(TP_ERROR_DTYPE,
         "%s: b is %s and c is %s, but only floating quotients are defined",
         name(), dtype_name(tensor(1).dtype()), dtype_name(tensor(2).dtype()));
  }

  // Elements only move in masked_fill: a number is one at once.
  DType stored_number_dtype() const noexcept {
    return op_ == Op::kMaskedFill ? compute_ : number_dtype(compute_);
  }

  void add_operand(size_t i) {
    Operand& operand = operands_[operand_count_++];
    operand.tensor = arguments_[i].tensor;
    if (operand.tensor != nullptr) return;
    const tp_scalar_t* const number = arguments_[i].number;
    if (op_ == Op::kClamp) {
      operand.number = bound(i, number);
    } else {
      check_scalar_fits(*number, compute_);
      operand.number = *number;
    }
  }

  // A bound that no number of the dtype reaches is none.
  tp_scalar_t bound(size_t i, const tp_scalar_t* number) const {
    const End own = i == 1 ? End::kLowest : End::kHighest;
    if (number == nullptr) {
      check_any_bound();
      return end_of(compute_, own);
    }
    check_scalar_fits(*number, compute_);
    if (!is_integral(compute_) || !is_beyond(compute_, *number)) return *number;
    const bool is_below = number->dtype == TP_DTYPE_I64 && number->integer < 0;
    if (is_below == (own == End::kLowest)) return end_of(compute_, own);
    fail(TP_ERROR_ARGUMENT, "%s: %s is beyond what %s holds", name(),
         parameter(i).info.name, dtype_name(compute_));
  }

  void check_any_bound() const {
    const auto is_given = [this](size_t i) {
      return arguments_[i].tensor != nullptr || arguments_[i].number != nullptr;
    };
    if (is_given(1) || is_given(2)) return;
    fail(TP_ERROR_ARGUMENT, "%s: neither min nor max is given", name());
  }

  // Numbers reach the kernel as the widest of their kind, with what the type
  // that it computes in holds of them.
  void add_attribute(size_t i) {
    const tp_scalar_t* const given = arguments_[i].number;
    const tp_scalar_t number =
        given != nullptr ? *given : number_left_out(parameter(i), compute_);
    check_scalar_fits(number, compute_);
    if (given != nullptr && op_ == Op::kAddcmul && is_integral(compute_) &&
        (given->dtype == TP_DTYPE_F64 || given->dtype == TP_DTYPE_C128)) {
      fail(TP_ERROR_DTYPE, "%s: %s is a floating number, but computes in %s",
           name(), parameter(i).info.name, dtype_name(compute_));
    }
    const DType dtype = number_dtype(compute_);
    alignas(16) unsigned char element[sizeof(Complex<double>)];
    store_scalar(number, dtype, element);
    attributes_.add(load_scalar(dtype, element));
  }

  Op op_;
  ParameterRange parameters_;
  const Argument* arguments_;
  DType compute_;
  size_t operand_count_ = 0;
  Operand operands_[kMaxParameters];
  Attributes attributes_;
};

}  // namespace

Tensor parametric(Op op, const Argument* arguments) {
  const Inputs inputs(op, arguments);
  return inputs.call().to_new();
}

void parametric_out(Op op, const Argument* arguments, TensorImpl& out) {
  const Inputs inputs(op, arguments);
  inputs.call().to_given(out);
}

void parametric_inplace(Op op, TensorImpl& a, const Argument* arguments) {
  a.storage().check_writable();
  const Inputs inputs(op, arguments);
  inputs.call().to_first(a);
}

}  // namespace tp
