// Derivatives of arithmetic on two operands.
#include "autograd/formulas.h"
#include "autograd/math.h"

namespace tp::grad::formulas {

namespace {

// A product with the second operand, which may be a number.
Tensor times_second(Backward& call, const Tensor& x) {
  if (call.is_number(1)) {
    return grad::binary_scalar(Op::kMul, *x, call.scalar(1));
  }
  return x * call.input(1);
}
Tensor over_second(Backward& call, const Tensor& x) {
  if (call.is_number(1)) {
    return grad::binary_scalar(Op::kDiv, *x, call.scalar(1));
  }
  return x / call.input(1);
}
// What an operator makes of the gradient and of the second operand.
Tensor of_second(Backward& call, Op op) {
  if (call.is_number(1)) {
    return grad::binary_scalar(op, *call.grad(), call.scalar(1));
  }
  return of(op, call.grad(), call.input(1));
}

// Of two operands that the result is one of: halved between equal ones.
void chosen_of_two(Backward& call, Op loses_to) {
  const Tensor& g = call.grad();
  const Tensor a = call.input(0);
  if (call.is_number(1)) {
    const tp_scalar_t number = call.scalar(1);
    const Tensor equal = tp::binary_scalar(Op::kEq, *a, number);
    const Tensor lost = tp::binary_scalar(loses_to, *a, number);
    return call.give(0, zero_where(grad::where(*equal, *(g * 0.5), *g), lost));
  }
  const Tensor b = call.input(1);
  const Tensor shared = grad::where(*compare(Op::kEq, a, b), *(g * 0.5), *g);
  if (call.needs(0)) {
    call.give(0, zero_where(shared, compare(loses_to, a, b)));
  }
  if (call.needs(1)) {
    call.give(1, zero_where(shared, compare(loses_to, b, a)));
  }
}

}  // namespace

void add(Backward& call) {
  if (call.needs(0)) call.give(0, call.grad());
  if (call.needs(1)) call.give(1, call.grad());
}

void sub(Backward& call) {
  if (call.needs(0)) call.give(0, call.grad());
  if (call.needs(1)) call.give(1, -call.grad());
}

void mul(Backward& call) {
  if (call.needs(0)) call.give(0, times_second(call, call.grad()));
  if (call.needs(1)) call.give(1, call.grad() * call.input(0));
}

void div(Backward& call) {
  if (call.needs(0)) call.give(0, over_second(call, call.grad()));
  if (call.needs(1)) {
    const Tensor b = call.input(1);
    call.give(1, -call.grad() * (call.input(0) / b / b));
  }
}

void remainder(Backward& call) {
  if (call.needs(0)) call.give(0, call.grad());
  if (call.needs(1)) {
    const Tensor quotient =
        grad::binary(Op::kFloorDivide, *call.input(0), *call.input(1));
    call.give(1, -call.grad() * quotient);
  }
}

void fmod(Backward& call) {
  if (call.needs(0)) call.give(0, call.grad());
  if (call.needs(1)) {
    call.give(1, -call.grad() * of(Op::kTrunc, call.input(0) / call.input(1)));
  }
}

// Where the exponent is 0 the base does not count, and where the base is 0 the
// exponent does not, unless it is negative.
void pow(Backward& call) {
  const Tensor& g = call.grad();
  if (call.needs(0)) {
    const Tensor a = call.input(0);
    if (call.is_number(1)) {
      const double exponent = call.number(1);
      call.give(0, exponent == 0 ? zeros_like(g)
                                 : g * (power(a, exponent - 1) * exponent));
    } else {
      const Tensor b = call.input(1);
      const Tensor slope = b * grad::binary(Op::kPow, *a, *(b - 1));
      call.give(0, g * zero_where(slope, compare(Op::kEq, b, 0)));
    }
  }
  if (call.needs(1)) {
    const Tensor a = call.input(0);
    const Tensor b = call.input(1);
    const Tensor is_zero = tp::binary(Op::kLogicalAnd, *compare(Op::kEq, a, 0),
                                      *compare(Op::kGe, b, 0));
    call.give(1, g * zero_where(call.result() * of(Op::kLog, a), is_zero));
  }
}

void hypot(Backward& call) {
  if (call.needs(0)) {
    call.give(0, call.grad() * (call.input(0) / call.result()));
  }
  if (call.needs(1)) {
    call.give(1, call.grad() * (call.input(1) / call.result()));
  }
}

void maximum(Backward& call) { chosen_of_two(call, Op::kLt); }

void minimum(Backward& call) { chosen_of_two(call, Op::kGt); }

void atan2(Backward& call) {
  const Tensor a = call.input(0);
  const Tensor b = call.input(1);
  const Tensor scaled =
      call.grad() * of(Op::kReciprocal, grad::square(a) + grad::square(b));
  if (call.needs(0)) call.give(0, scaled * b);
  if (call.needs(1)) call.give(1, -(scaled * a));
}

void tanh_backward(Backward& call) {
  if (call.needs(0)) call.give(0, of_second(call, Op::kTanhBackward));
  if (call.needs(1)) {
    call.give(1, call.grad() * (call.input(0) * call.input(1) * -2));
  }
}

void sigmoid_backward(Backward& call) {
  if (call.needs(0)) call.give(0, of_second(call, Op::kSigmoidBackward));
  if (call.needs(1)) {
    call.give(1, call.grad() * (call.input(0) * (1 - call.input(1) * 2)));
  }
}

void lerp(Backward& call) {
  const Tensor& g = call.grad();
  const bool is_number = call.is_number(2);
  const double number = is_number ? call.number(2) : 0;
  if (call.needs(0)) {
    call.give(0, is_number ? g * (1 - number) : g * (1 - call.input(2)));
  }
  if (call.needs(1)) {
    call.give(1, is_number ? g * number : g * call.input(2));
  }
  if (call.needs(2)) call.give(2, g * (call.input(1) - call.input(0)));
}

void addcmul(Backward& call) {
  const Tensor& g = call.grad();
  if (call.needs(0)) call.give(0, g);
  if (call.needs(1)) call.give(1, g * (call.input(2) * call.number(3)));
  if (call.needs(2)) call.give(2, g * (call.input(1) * call.number(3)));
}

void addcdiv(Backward& call) {
  const Tensor& g = call.grad();
  if (call.needs(0)) call.give(0, g);
  if (call.needs(1)) call.give(1, g * call.number(3) / call.input(2));
  if (call.needs(2)) {
    const Tensor c = call.input(2);
    call.give(2, -(g * call.number(3)) * (call.input(1) / grad::square(c)));
  }
}

void where(Backward& call) {
  const Tensor& g = call.grad();
  const Tensor condition = call.input(0);
  if (call.needs(1)) call.give(1, zero_where(g, inverse(condition)));
  if (call.needs(2)) call.give(2, zero_where(g, condition));
}

void masked_fill(Backward& call) {
  const Tensor& g = call.grad();
  const Tensor mask = call.input(1);
  if (call.needs(0)) call.give(0, zero_where(g, mask));
  if (call.needs(2)) call.give(2, zero_where(g, inverse(mask)));
}

}  // namespace tp::grad::formulas
