// The border: what every public function does around the work.
//
// border() runs the work and turns what it throws into a status and the
// thread's error record. Handles are checked by their type tag, which also
// tells those of another copy of the library. There is no arithmetic here.
#pragma once

#include <atomic>
#include <cstring>
#include <new>
#include <type_traits>
#include <utility>

#include "core/error.h"
#include "core/tensor_impl.h"
#include "core/text.h"
#include "tensorplay/tensor.h"

namespace tp {

// Registers the CPU; cheap after the first time.
extern std::atomic<bool> g_initialized;
void initialize_slow();
[[gnu::always_inline]] inline void initialize() {
  if (__builtin_expect(!g_initialized.load(std::memory_order_acquire), 0)) {
    initialize_slow();
  }
}
// Fails with state while the library shuts down: what a callback then
// registered would stay behind.
void check_not_shutting_down();

// Called inside a catch block. Names the function in the record, which fail()
// has filled already, and gives the status.
tp_status_t report_exception(const char* function) noexcept;

template <class F>
[[gnu::always_inline]] inline tp_status_t border(const char* function,
                                                 F&& work) noexcept {
  try {
    work();
    return TP_OK;
  } catch (...) {
    return report_exception(function);
  }
}

// The same for a function that gives a value, with a default for failures.
template <class T, class F>
inline T border_value(const char* function, T fallback, F&& work) noexcept {
  try {
    return work();
  } catch (...) {
    report_exception(function);
    return fallback;
  }
}

// The same for one that writes a text to a buffer: after a failure it is "".
template <class F>
inline size_t border_text(const char* function, char* buffer, size_t capacity,
                          F&& write) noexcept {
  TextWriter text(buffer, capacity);
  if (border(function, [&] { write(text); }) != TP_OK) text.clear();
  return text.finish();
}

// Which internal class is behind a public handle.
template <class Handle>
struct HandleOf;
template <class Handle>
struct HandleOf<const Handle> : HandleOf<Handle> {};
template <>
struct HandleOf<tp_tensor_t> {
  using Type = TensorImpl;
};
template <>
struct HandleOf<tp_weak_tensor_t> {
  using Type = TensorImpl;
};
template <>
struct HandleOf<tp_storage_t> {
  using Type = StorageImpl;
};
template <>
struct HandleOf<tp_weak_storage_t> {
  using Type = StorageImpl;
};
template <>
struct HandleOf<tp_allocator_t> {
  using Type = Allocator;
};

[[noreturn]] void fail_null(int32_t position);
// The type of a handle, or nullptr: the tag of another copy of the library, or
// of nothing, cannot be read, only compared with our own.
const ObjectType* our_type(const Counted& object) noexcept;
[[noreturn]] void fail_handle(int32_t position, const Counted* object,
                              const char* wanted);

// The object behind a handle that must not be NULL. `position` is the
// argument's, from 1.
template <class Handle>
inline typename HandleOf<Handle>::Type& checked(Handle* handle,
                                                int32_t position) {
  using T = typename HandleOf<Handle>::Type;
  if (__builtin_expect(handle == nullptr, 0)) fail_null(position);
  T* object = reinterpret_cast<T*>(handle);
  if (__builtin_expect(object->type() != &T::kType, 0)) {
    fail_handle(position, object, T::kType.name);
  }
  return *object;
}
template <class Handle>
inline const typename HandleOf<Handle>::Type& checked(const Handle* handle,
                                                      int32_t position) {
  return checked(const_cast<Handle*>(handle), position);
}

// The same for a weak handle, whose object may be dead.
template <class Weak>
inline typename HandleOf<Weak>::Type& checked_weak(Weak* weak,
                                                   int32_t position) {
  using T = typename HandleOf<Weak>::Type;
  if (__builtin_expect(weak == nullptr, 0)) fail_null(position);
  T* object = reinterpret_cast<T*>(weak);
  const ObjectType* const type = object->type();
  if (type != &T::kType && type != T::kType.dead) {
    fail_handle(position, object, T::kType.name);
  }
  return *object;
}

template <class T>
inline T& checked_out(T* out, int32_t position) {
  if (__builtin_expect(out == nullptr, 0)) fail_null(position);
  return *out;
}

// A list argument: NULL only for no entries.
inline Dims checked_dims(const int64_t* data, size_t n, int32_t position) {
  if (data == nullptr && n != 0) fail_null(position);
  if (n > DimsBuffer::kCapacity) {
    fail_at(position, TP_ERROR_UNSUPPORTED,
            "%zu entries are above the limit of rank %d", n, TP_MAX_RANK);
  }
  return {data, n};
}

// Strides for sizes; NULL is row-major, for which there is room in `row_major`.
inline Dims checked_strides(Dims sizes, const int64_t* strides,
                            int32_t position, DimsBuffer& row_major) {
  if (strides != nullptr) return checked_dims(strides, sizes.size(), position);
  checked_numel(sizes);
  row_major.resize(sizes.size());
  contiguous_strides(sizes, row_major.data());
  return row_major;
}

// Flags for wrapped memory.
uint32_t checked_storage_flags(uint32_t flags, int32_t position);

// A memory format argument; 0 is the function's default.
int32_t checked_format(int32_t format, int32_t fallback, int32_t position);

// Retain and release of a handle: NULL and wrong handles do nothing (a wrong
// one is reported).
template <class Handle>
inline bool is_handle(Handle* handle, const char* function) noexcept {
  using T = typename HandleOf<Handle>::Type;
  if (handle == nullptr) return false;
  const auto* object = reinterpret_cast<const T*>(handle);
  if (__builtin_expect(object->type() == &T::kType, 1)) return true;
  border(function, [&] { fail_handle(1, object, T::kType.name); });
  return false;
}

// A result: an object's reference goes to the caller.
template <class T>
inline T* give(IntrusivePtr<T> object) noexcept {
  if constexpr (std::is_same_v<T, StorageImpl>) {
    if (object) object->add_handle();
  }
  return object.detach();
}
template <class Handle, class T>
inline void give(Handle** out, IntrusivePtr<T> object) noexcept {
  *out = reinterpret_cast<Handle*>(give(std::move(object)));
}

// Runs a function that makes an object: `*out` is NULL from entry on.
template <class Handle, class F>
[[gnu::always_inline]] inline tp_status_t make_into(const char* function,
                                                    Handle** out,
                                                    int32_t position,
                                                    F&& make) noexcept {
  if (out != nullptr) *out = nullptr;
  return border(function, [&] {
    checked_out(out, position);
    initialize();
    give(out, make());
  });
}

}  // namespace tp
