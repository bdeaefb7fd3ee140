// Foreign wrappers of tensors, and what is put off for the host.
//
// Note [Wrappers]: the wrapper holds one reference of the tensor. When the
// count goes from 1 to 2 the tensor takes a reference of the wrapper (inside
// retain); when it goes from 2 to 1 that reference is queued to be dropped, for
// release must not run foreign code. A queued drop keeps the wrapper, and so
// the tensor, alive until it has run. The queue is a stack of the extras
// themselves, so queueing needs no memory.
#pragma once

#include <cstddef>

#include "core/tensor_impl.h"

namespace tp {

using WrapperFn = void (*)(void* wrapper);

void attach_wrapper(TensorImpl& tensor, void* wrapper, WrapperFn take,
                    WrapperFn drop);
void* wrapper_of(const TensorImpl& tensor) noexcept;
void detach_wrapper(TensorImpl& tensor);
// Runs the queued drops; gives their number.
size_t run_deferred() noexcept;

}  // namespace tp
