// Adding gradients up.
#pragma once

#include "core/tensor_impl.h"

namespace tp::grad {

// A new tensor, with a history where one is recorded.
Tensor sum_of(const Tensor& a, const Tensor& b);
// The same; takes the place of a or b where nobody else sees their bytes and no
// history is recorded.
Tensor add_up(Tensor a, Tensor b);
// Adds to a tensor that the host may hold; gives the tensor, or a new one where
// it cannot be written.
Tensor add_to_kept(const Tensor& kept, const Tensor& more);
// Whether own_gradient would copy it only because somebody holds it yet.
bool is_held_by_others(const Tensor& gradient) noexcept;
// The gradient itself if nobody else sees its bytes; else a copy, with a
// history where one is recorded. What gathers is written in place later: it is
// nobody else's, whatever the pass was for.
Tensor own_gradient(Tensor gradient);

}  // namespace tp::grad
