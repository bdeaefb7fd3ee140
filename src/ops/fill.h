// Setting all elements to one value.
#pragma once

#include "core/tensor_impl.h"

namespace tp {

// Converts the value as an element set does and writes it everywhere; a
// self-overlapping tensor gets bytes of its own first. Bumps the version once.
void fill_inplace(TensorImpl& target, const tp_scalar_t& value);
void zero_inplace(TensorImpl& target);
// The same for a target whose right to be written is checked, or that nobody
// else can see: no bump.
void fill_fresh(TensorImpl& target, const tp_scalar_t& value);
void zero_fresh(TensorImpl& target);

}  // namespace tp
