// The derivative of an operator: what it saves, and the formula.
#pragma once

#include <cstddef>
#include <cstdint>

#include "kernels/operators.h"

namespace tp::grad {

class Backward;

// Gives the gradients of the inputs that are needed. Made of operators that are
// differentiable themselves: that is what makes derivatives of derivatives.
using Formula = void (*)(Backward& call);

// What is saved: bit i is input i, bit kResult + i is result i.
using SavedSet = uint16_t;
inline constexpr uint32_t kResultBit = 8;
inline constexpr SavedSet kA = 1, kB = 2, kC = 4, kD = 8;
inline constexpr SavedSet kResult = 1 << kResultBit;
inline constexpr SavedSet kSecond = 1 << (kResultBit + 1);

// In the place of a set: an input by which there is no derivative. It is none
// of the first ones.
inline constexpr SavedSet kNoGradient = 1 << 15;
inline constexpr size_t kFirstInputs = 2;

enum class Differentiable : uint8_t {
  kYes,
  kConstant,  // its results do not change with its inputs, where they change
  kNo         // there is a gradient that the library does not have
};

// Inputs of a call are its tensors in order, those of a list one by one; a
// number in the place of a tensor counts, and has no gradient. What is saved
// for an input beyond the third is what is saved for the third.
struct Derivative {
  Differentiable is;
  SavedSet saves[3];  // for the gradient of an input
  Formula formula;
  const char* reason;  // why there is none
};

// Of an operator of the library; programs' own are not differentiable.
const Derivative& derivative_of(Op op) noexcept;

}  // namespace tp::grad
