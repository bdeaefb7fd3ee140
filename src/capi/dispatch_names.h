// Numbers of the public headers for what operators' rows say.
#pragma once

#include <cstdint>

#include "kernels/operators.h"

namespace tp {

int32_t public_rule(ComputeRule rule) noexcept;
int32_t public_rule(ResultRule rule) noexcept;
// False for a number that is none.
bool find_rule(int32_t number, ComputeRule* out) noexcept;
bool find_rule(int32_t number, ResultRule* out) noexcept;
bool is_argument_kind(int32_t kind) noexcept;
const char* argument_kind_name(int32_t kind) noexcept;

}  // namespace tp
