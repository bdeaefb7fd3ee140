// The formulas of derivatives, by name; see the table in derivatives.h.
#pragma once

#include "autograd/derivatives.h"
#include "autograd/operator_node.h"

namespace tp::grad::formulas {

#define TP_DECLARE_FORMULA(op, a, b, c, formula) void formula(Backward& call);
#define TP_NO_FORMULA(op, reason)
TP_FOR_EACH_DERIVATIVE(TP_DECLARE_FORMULA, TP_NO_FORMULA, TP_NO_FORMULA)
#undef TP_DECLARE_FORMULA
#undef TP_NO_FORMULA

}  // namespace tp::grad::formulas
