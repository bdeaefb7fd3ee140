// Retain, release, weak handles: the same for every kind of object.
#pragma once

#include "capi/border.h"

namespace tp {

template <class Handle>
inline Handle* retain_handle(Handle* handle, const char* function) noexcept {
  using T = typename HandleOf<Handle>::Type;
  if (is_handle(handle, function)) {
    give(IntrusivePtr<T>::borrow(reinterpret_cast<T*>(handle)));
  }
  return handle;
}

template <class Handle>
inline void release_handle(Handle* handle, const char* function) noexcept {
  using T = typename HandleOf<Handle>::Type;
  if (!is_handle(handle, function)) return;
  T* const object = reinterpret_cast<T*>(handle);
  if constexpr (std::is_same_v<T, StorageImpl>) {
    if (!object->drop_handle()) {
      border(function, [] {
        fail_at(1, TP_ERROR_STATE,
                "no handle of the storage is left to release: only tensors "
                "hold it");
      });
      return;
    }
  }
  IntrusivePtr<T>::release(object);
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
  if (weak != nullptr) {
    border(function, [&] { WeakPtr<T>::retain(&checked_weak(weak, 1)); });
  }
  return weak;
}

template <class Weak>
inline void release_weak(Weak* weak, const char* function) noexcept {
  using T = typename HandleOf<Weak>::Type;
  if (weak != nullptr) {
    border(function,
           [&] { IntrusivePtr<T>::release_weak(&checked_weak(weak, 1)); });
  }
}

template <class Handle, class Weak>
inline Handle* lock_weak(Weak* weak, const char* function) noexcept {
  using T = typename HandleOf<Weak>::Type;
  return border_value(function, static_cast<Handle*>(nullptr), [&] {
    T& object = checked_weak(weak, 1);
    return reinterpret_cast<Handle*>(give(WeakPtr<T>::lock(&object)));
  });
}

}  // namespace tp
