// The border of functions that make two tensors.
#pragma once

#include "capi/border.h"
#include "ops/reduce.h"

namespace tp {

// Both are NULL from entry on. `position` is that of the first, from 1.
template <class Make>
inline tp_status_t make_two_into(const char* function, tp_tensor_t** first,
                                 tp_tensor_t** second, int32_t position,
                                 Make&& make) noexcept {
  if (second != nullptr) *second = nullptr;
  TwoResults made;
  const tp_status_t status = make_into(function, first, position, [&] {
    checked_out(second, position + 1);
    if (first == second) {
      fail_at(position + 1, TP_ERROR_ARGUMENT,
              "both results would go to one place");
    }
    made = make();
    return std::move(made.first);
  });
  if (status == TP_OK) give(second, std::move(made.second));
  return status;
}

}  // namespace tp
