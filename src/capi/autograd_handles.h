// The border of autograd.h: lists of tensors.
#pragma once

#include "autograd/gradients.h"
#include "autograd/saved_object.h"
#include "capi/border.h"
#include "tensorplay/autograd.h"

namespace tp {

template <>
struct HandleOf<tp_saved_t> {
  using Type = grad::SavedObject;
};

// Checked handles, as the library has them: a handle is the object's address.
// `nullable` lists may have NULL in a place.
enum class InList { kTensors, kTensorsOrNull };
template <class Handle>
inline grad::TensorRange checked_list(Handle* const* handles, size_t n,
                                      int32_t position,
                                      InList what = InList::kTensors) {
  if (handles == nullptr && n != 0) fail_null(position);
  for (size_t i = 0; i < n; ++i) {
    if (handles[i] == nullptr && what == InList::kTensorsOrNull) continue;
    checked(handles[i], position);
  }
  return {reinterpret_cast<const TensorImpl* const*>(handles), n};
}

}  // namespace tp
