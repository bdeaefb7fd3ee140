// Copies and conversions of whole tensors.
//
// Everything here rounds each element once (see kernels/element.h), for every
// pair of element types and every pair of layouts.
#pragma once

#include "core/tensor_impl.h"

namespace tp {

// New bytes of version 0. format: a TP_FORMAT_ value; preserve keeps a
// non-overlapping dense layout and makes anything else dense in its own order.
Tensor clone(const TensorImpl& source, int32_t format);
// The tensor itself, retained, if it is laid out in the format; else a copy.
Tensor contiguous(TensorImpl& source, int32_t format);
// The tensor itself, retained, if nothing changes and no copy is asked for;
// else a converted copy.
enum class CopyWhen { kNeeded, kAlways };
Tensor to(TensorImpl& source, DType dtype, Device device, int32_t format,
          CopyWhen when);
// The tensor itself, retained, if it is in host memory; else a copy there.
Tensor host_tensor(const TensorImpl& tensor);

// Writes the elements of `source`, broadcast and converted, as if it had been
// copied first where the two overlap. Bumps the version of `target` once.
void copy_inplace(TensorImpl& target, const TensorImpl& source);
// The same for a target that nobody else can see: no checks of overlap or of
// the right to write, no bump. Sizes broadcast; devices may differ.
void copy_into_fresh(TensorImpl& target, const TensorImpl& source);
// The same for a part of a target on the source's device, which addresses
// strides: of the source's sizes, `from` elements behind the first. Asks for no
// memory.
void copy_to_place(TensorImpl& target, int64_t from, Dims strides,
                   const TensorImpl& source);

// Other sizes of as many elements (one may be -1): a view where the strides
// allow one, else a contiguous copy.
Tensor reshape(TensorImpl& base, Dims sizes);
// The same with a run of dimensions as one.
Tensor flatten(TensorImpl& base, int64_t start_dim, int64_t end_dim);
// Copies side by side; leading dimensions are added as expand does.
Tensor repeat(const TensorImpl& base, Dims repeats);

// Contiguous bytes of the same values and version, not a view. Assigned to the
// tensor they are its own; the base keeps its bytes and version.
Tensor own_copy(const TensorImpl& tensor);
void own_bytes(TensorImpl& tensor);

}  // namespace tp
