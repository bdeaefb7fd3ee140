// Hooks of programs on gradients of tensors.
#pragma once

#include "core/tensor_impl.h"
#include "tensorplay/autograd.h"

namespace tp::grad {

// Gives the hook's id. Destroys user_data when the hook goes, but not on
// failure.
uint64_t add_program_hook(TensorImpl& tensor, tp_gradient_hook_fn hook,
                          void* user_data, tp_destroy_fn destroy);
// Whether there was one.
bool remove_program_hook(TensorImpl& tensor, uint64_t id);

}  // namespace tp::grad
