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

// A contiguous tensor of the same values and version, without a base.
Tensor own_bytes(const TensorImpl& tensor);
// Runs write(tensor) for a target and bumps its version. One that overlaps
// itself gets bytes of its own for that, which take its place once they are
// written; the base keeps its bytes and version.
template <class Write>
inline void write_in_place(TensorImpl& target, Write&& write) {
  if (__builtin_expect(!target.is_self_overlapping(), 1)) {
    write(target);
    target.storage().bump_version();
    return;
  }
  const Tensor own = own_bytes(target);
  write(*own);
  own->storage().bump_version();
  target.assign(*own);
}

}  // namespace tp
