// Derivatives of functions of one operand.
#include <cmath>
#include <limits>
#include <numbers>

#include "autograd/formulas.h"
#include "autograd/math.h"

namespace tp::grad::formulas {

namespace {

// A formula that is a product with the gradient.
void slope(Backward& call, const Tensor& factor) {
  call.give(0, call.grad() * factor);
}

constexpr double kLn2 = std::numbers::ln2;
constexpr double kLn10 = std::numbers::ln10;
constexpr double kInverseRootPi = std::numbers::inv_sqrtpi;
constexpr double kRoot2 = std::numbers::sqrt2;

Tensor exp_of(const Tensor& a) { return of(Op::kExp, a); }

}  // namespace

void neg(Backward& call) { call.give(0, -call.grad()); }
void copy(Backward& call) { call.give(0, call.grad()); }
void frac(Backward& call) { call.give(0, call.grad()); }
void zero(Backward& call) { call.give(0, zeros_like(call.grad())); }
void abs(Backward& call) { slope(call, of(Op::kSign, call.input(0))); }
void relu(Backward& call) {
  call.give(0, zero_where(call.grad(), compare(Op::kLe, call.result(), 0)));
}
void sqrt(Backward& call) { call.give(0, call.grad() / (call.result() * 2)); }
void exp(Backward& call) { slope(call, call.result()); }
void exp2(Backward& call) { slope(call, call.result() * kLn2); }
void expm1(Backward& call) { slope(call, call.result() + 1); }
void log(Backward& call) { call.give(0, call.grad() / call.input(0)); }
void log2(Backward& call) {
  call.give(0, call.grad() / (call.input(0) * kLn2));
}
void log10(Backward& call) {
  call.give(0, call.grad() / (call.input(0) * kLn10));
}
void log1p(Backward& call) { call.give(0, call.grad() / (call.input(0) + 1)); }
void cbrt(Backward& call) {
  call.give(0, call.grad() / (grad::square(call.result()) * 3));
}
void sinh(Backward& call) { slope(call, of(Op::kCosh, call.input(0))); }
void cosh(Backward& call) { slope(call, of(Op::kSinh, call.input(0))); }
void tanh(Backward& call) {
  call.give(0, of(Op::kTanhBackward, call.grad(), call.result()));
}
void asinh(Backward& call) {
  slope(call, of(Op::kRsqrt, grad::square(call.input(0)) + 1));
}
void acosh(Backward& call) {
  slope(call, of(Op::kRsqrt, grad::square(call.input(0)) - 1));
}
void atanh(Backward& call) {
  call.give(0, call.grad() / (1 - grad::square(call.input(0))));
}
void square(Backward& call) { slope(call, call.input(0) * 2); }
void reciprocal(Backward& call) { slope(call, -grad::square(call.result())); }
void rsqrt(Backward& call) { slope(call, power(call.result(), 3) * -0.5); }
void sigmoid(Backward& call) {
  call.give(0, of(Op::kSigmoidBackward, call.grad(), call.result()));
}
void sin(Backward& call) { slope(call, of(Op::kCos, call.input(0))); }
void cos(Backward& call) { slope(call, -of(Op::kSin, call.input(0))); }
void tan(Backward& call) { slope(call, grad::square(call.result()) + 1); }
void asin(Backward& call) {
  slope(call, of(Op::kRsqrt, 1 - grad::square(call.input(0))));
}
void acos(Backward& call) {
  slope(call, -of(Op::kRsqrt, 1 - grad::square(call.input(0))));
}
void atan(Backward& call) {
  call.give(0, call.grad() / (grad::square(call.input(0)) + 1));
}
void erf(Backward& call) {
  slope(call, exp_of(-grad::square(call.input(0))) * (2 * kInverseRootPi));
}
void erfc(Backward& call) {
  slope(call, exp_of(-grad::square(call.input(0))) * (-2 * kInverseRootPi));
}
void lgamma(Backward& call) { slope(call, of(Op::kDigamma, call.input(0))); }

void silu(Backward& call) {
  const Tensor a = call.input(0);
  const Tensor s = of(Op::kSigmoid, a);
  slope(call, s * (a * (1 - s) + 1));
}

// The distribution's function and its density.
void gelu(Backward& call) {
  const Tensor a = call.input(0);
  const Tensor below = (of(Op::kErf, a / kRoot2) + 1) * 0.5;
  const Tensor density =
      exp_of(grad::square(a) * -0.5) * (kInverseRootPi / kRoot2);
  slope(call, below + a * density);
}

void gelu_tanh(Backward& call) {
  constexpr double kCubic = 0.044715;
  const Tensor a = call.input(0);
  const double scale = kRoot2 * kInverseRootPi;
  const Tensor inner = (a + power(a, 3) * kCubic) * scale;
  const Tensor t = of(Op::kTanh, inner);
  // The square of a number that f16 holds may be one that it does not.
  const Tensor outer = of(Op::kTanhBackward, a * 0.5, t);
  const Tensor of_cube = outer * a * (3 * kCubic * scale) * a;
  slope(call, (t + 1) * 0.5 + outer * scale + of_cube);
}

void leaky_relu(Backward& call) {
  const Tensor& g = call.grad();
  const Tensor above = compare(Op::kGt, call.input(0), 0);
  call.give(0, grad::where(*above, *g, *(g * call.number(1))));
}

void elu(Backward& call) {
  const Tensor& g = call.grad();
  const Tensor a = call.input(0);
  const double alpha = call.number(1);
  const double scale = call.number(2);
  const double input_scale = call.number(3);
  // Held back where it is not used: it would overflow there.
  const Tensor above = compare(Op::kGt, a, 0);
  const Tensor below = exp_of(zero_where(a, above) * input_scale) *
                       (alpha * scale * input_scale);
  call.give(0, grad::where(*above, *(g * scale), *(g * below)));
}

void softplus(Backward& call) {
  const Tensor& g = call.grad();
  const Tensor z = call.input(0) * call.number(1);
  const Tensor linear = compare(Op::kGt, z, call.number(2));
  call.give(0, grad::where(*linear, *g, *(g * of(Op::kSigmoid, z))));
}

void nan_to_num(Backward& call) {
  const Tensor finite = tp::unary(Op::kIsFinite, *call.input(0));
  call.give(0, zero_where(call.grad(), inverse(finite)));
}

namespace {

// Where a bound that there is holds the operand back: `beyond` compares the
// operand with it. Null where there is none.
Tensor beyond_bound(Backward& call, const Tensor& a, size_t bound, Op beyond) {
  if (call.is_left_out(bound)) return nullptr;
  if (call.is_number(bound)) {
    return tp::binary_scalar(beyond, *a, call.scalar(bound));
  }
  return tp::binary(beyond, *a, *call.input(bound));
}

}  // namespace

// The lower bound gives way to the upper one where they cross.
void clamp(Backward& call) {
  const Tensor& g = call.grad();
  const Tensor a = call.input(0);
  const Tensor below = beyond_bound(call, a, 1, Op::kLt);
  const Tensor above = beyond_bound(call, a, 2, Op::kGt);
  if (call.needs(0)) {
    Tensor inside = g;
    if (below) inside = zero_where(inside, below);
    if (above) inside = zero_where(inside, above);
    call.give(0, inside);
  }
  Tensor crossed;
  if ((call.needs(1) || call.needs(2)) && below && above) {
    // Where the lower bound itself is above the upper one.
    const Tensor held =
        call.is_number(1)
            ? fill_where(a, either(below, inverse(below)), call.number(1))
            : call.input(1);
    crossed = beyond_bound(call, held, 2, Op::kGt);
  }
  if (call.needs(1)) {
    Tensor at_lower = zero_where(g, inverse(below));
    if (crossed) at_lower = zero_where(at_lower, crossed);
    call.give(1, at_lower);
  }
  if (call.needs(2)) {
    const Tensor at_upper =
        crossed ? either(above, tp::binary(Op::kLogicalAnd, *below, *crossed))
                : above;
    call.give(2, zero_where(g, inverse(at_upper)));
  }
}

}  // namespace tp::grad::formulas
