// Retain, release, weak handles: the same for every kind of object.
#pragma once

#include "capi/border.h"

namespace tp {

template <class Handle>
inline Handle* retain_handle(Handle* handle, const char* function) noexcept {
  using T = typename HandleOf<Handle>::Type;
  if (is_handle(handle, function)) {
    IntrusivePtr<T>::retain(reinterpret_cast<T*>(handle));
  }
  return handle;
}

template <class Handle>
inline void release_handle(Handle* handle, const char* function) noexcept {
  using T = typename HandleOf<Handle>::Type;
  if (is_handle(handle, function)) {
    IntrusivePtr<T>::release(reinterpret_cast<T*>(handle));
  }
}

template <class Weak, class Handle>
inline tp_status_t make_weak(const char* function, Handle* handle,
                             Weak** out) noexcept {
  using T = typename HandleOf<Handle>::Type;
  if (out != nullptr) *out = nullptr;
  return border(function, [&] {
    T& object = checked(handle, 1);
    checked_out(out, 2);
    WeakPtr<T>::retain(&object);
    *out = reinterpret_cast<Weak*>(&object);
  });
}

template <class Weak>
inline Weak* retain_weak(Weak* weak, const char* function) noexcept {
  using T = typename HandleOf<Weak>::Type;
  if (is_handle(weak, function)) {
    WeakPtr<T>::retain(reinterpret_cast<T*>(weak));
  }
  return weak;
}

template <class Weak>
inline void release_weak(Weak* weak, const char* function) noexcept {
  using T = typename HandleOf<Weak>::Type;
  if (is_handle(weak, function)) {
    IntrusivePtr<T>::release_weak(reinterpret_cast<T*>(weak));
  }
}

template <class Handle, class Weak>
inline Handle* lock_weak(Weak* weak, const char* function) noexcept {
  using T = typename HandleOf<Weak>::Type;
  return border_value(function, static_cast<Handle*>(nullptr), [&] {
    T& object = checked(weak, 1);
    return reinterpret_cast<Handle*>(WeakPtr<T>::lock(&object).detach());
  });
}

}  // namespace tp
