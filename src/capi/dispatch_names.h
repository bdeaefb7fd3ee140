// Which numbers the enumerations of dispatch.h have.
#pragma once

#include <cstdint>

namespace tp {

bool is_compute_rule(int32_t rule) noexcept;
bool is_result_rule(int32_t rule) noexcept;
// Of what an operator declares.
bool is_argument_kind(int32_t kind) noexcept;
const char* argument_kind_name(int32_t kind) noexcept;

}  // namespace tp
