// Writes of values without history, as public functions do them.
#pragma once

#include "autograd/history.h"
#include "autograd/mode.h"
#include "autograd/record.h"
#include "ops/elements.h"

namespace tp::grad {

// Runs write(target), which gives all of the target new values.
template <class Write>
inline void write_values(TensorImpl& target, Write&& write) {
  if (!is_tracked(target) || !is_recording()) return write(target);
  Rewrite rewrite(target);
  write(target);
  rewrite.commit({});
}

void set_element_recorded(TensorImpl& target, Dims index,
                          const tp_scalar_t& value);
inline void set_element(TensorImpl& target, Dims index,
                        const tp_scalar_t& value) {
  if (is_tracked(target)) return set_element_recorded(target, index, value);
  tp::set_element(target, index, value);
}

}  // namespace tp::grad
