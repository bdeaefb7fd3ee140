// Checks of boxed arguments and of what an operator's definition says of them.
#pragma once

#include <cstddef>

#include "kernels/operators.h"
#include "tensorplay/dispatch.h"

namespace tp {

// Against the operator's row; the message names operator and argument. The
// arguments are the second of the public function, their number the third.
void check_arguments(Op op, const tp_argument_t* arguments, size_t count);

// The definition is the first argument of the public function.
void check_definition(const tp_operator_definition_t& definition);
// 1 to `most` letters, digits, '_' and '.'; `what` has the name.
void check_name(const char* name, const char* what, size_t most,
                int32_t position);

}  // namespace tp
