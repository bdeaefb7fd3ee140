// Functions of programs.
#pragma once

#include "autograd/node.h"
#include "autograd/saved_object.h"
#include "core/span.h"
#include "tensorplay/autograd.h"

namespace tp::grad {

// Gives the outputs a history, if any input has one and histories are recorded.
// False if not: then the caller destroys what the function holds.
bool record_function(const tp_function_t& function,
                     const TensorImpl* const* inputs, size_t n,
                     TensorImpl* const* outputs, size_t m);

}  // namespace tp::grad
