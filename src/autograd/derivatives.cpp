#include "autograd/derivatives.h"

#include "autograd/derivative.h"
#include "autograd/formulas.h"

namespace tp::grad {

namespace {

constexpr Derivative kDerivatives[] = {
#define TP_DIFFERENTIABLE(op, a, b, c, formula)         \
  {Differentiable::kYes,                                \
   {static_cast<SavedSet>(a), static_cast<SavedSet>(b), \
    static_cast<SavedSet>(c)},                          \
   formulas::formula,                                   \
   nullptr},
#define TP_CONSTANT(op, reason) \
  {Differentiable::kConstant, {0, 0, 0}, nullptr, reason},
#define TP_NOT(op, reason) {Differentiable::kNo, {0, 0, 0}, nullptr, reason},
    TP_FOR_EACH_DERIVATIVE(TP_DIFFERENTIABLE, TP_CONSTANT, TP_NOT)
#undef TP_DIFFERENTIABLE
#undef TP_CONSTANT
#undef TP_NOT
};

// One row for each operator, in the same order.
constexpr Op kOrder[] = {
#define TP_DIFFERENTIABLE(op, a, b, c, formula) Op::k##op,
#define TP_OTHER(op, reason) Op::k##op,
    TP_FOR_EACH_DERIVATIVE(TP_DIFFERENTIABLE, TP_OTHER, TP_OTHER)
#undef TP_DIFFERENTIABLE
#undef TP_OTHER
};
constexpr bool is_in_order() {
  for (size_t i = 0; i < sizeof(kOrder) / sizeof(kOrder[0]); ++i) {
    if (static_cast<size_t>(kOrder[i]) != i + 1) return false;
  }
  return true;
}
static_assert(sizeof(kOrder) / sizeof(kOrder[0]) == kOpCount,
              "an operator has no row in derivatives.h");
static_assert(is_in_order(), "rows follow the order of operators.h");

constexpr bool first_inputs_have_gradients() {
  for (const Derivative& derivative : kDerivatives) {
    for (size_t i = 0; i < kFirstInputs; ++i) {
      if (derivative.saves[i] == kNoGradient) return false;
    }
  }
  return true;
}
static_assert(first_inputs_have_gradients(),
              "Note [Short calls]: they do not look for kNoGradient");

constexpr Derivative kAdded = {
    Differentiable::kNo,
    {0, 0, 0},
    nullptr,
    "a program registered it; record it as a function of the program"};

}  // namespace

const Derivative& derivative_of(Op op) noexcept {
  const auto id = static_cast<size_t>(op);
  return id - 1 < kOpCount ? kDerivatives[id - 1] : kAdded;
}

}  // namespace tp::grad
