// Opened files of named tensors: the same for every format.
#pragma once

#include "capi/border.h"
#include "capi/counted.h"
#include "capi/load_mode.h"

namespace tp {

template <class Handle>
inline tp_status_t open_file(const char* function, const char* path,
                             tp_load_mode_t mode, Handle** out) noexcept {
  using T = typename HandleOf<Handle>::Type;
  return make_into(function, out, 3, [&] {
    checked_out(path, 1);
    return T::open(path, checked_mode(mode, 2));
  });
}

template <class Handle>
inline size_t count_of(const char* function, const Handle* file) noexcept {
  return border_value(function, size_t{0},
                      [&] { return checked(file, 1).count(); });
}

template <class Handle>
inline const char* name_in(const char* function, const Handle* file,
                           size_t i) noexcept {
  return border_value<const char*>(function, nullptr,
                                   [&] { return checked(file, 1).name(i); });
}

template <class Handle>
inline tp_status_t tensor_in(const char* function, const Handle* file, size_t i,
                             tp_tensor_t** out) noexcept {
  return make_into(function, out, 3,
                   [&] { return checked(file, 1).tensor(i); });
}

template <class Handle>
inline tp_status_t find_in(const char* function, const Handle* file,
                           const char* name, tp_tensor_t** out) noexcept {
  return make_into(function, out, 3, [&] {
    const auto& opened = checked(file, 1);
    checked_out(name, 2);
    return opened.tensor(name);
  });
}

}  // namespace tp
