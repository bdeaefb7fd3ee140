// What sanitizers must be told: which bytes of a block may be touched, and
// where pointers to malloc's memory lie. All of it is nothing in other builds.
#pragma once

#include <cstddef>

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define TP_ADDRESS_SANITIZER 1
#endif
#if __has_feature(thread_sanitizer)
#define TP_THREAD_SANITIZER 1
#endif
#endif
#if defined(__SANITIZE_ADDRESS__)
#define TP_ADDRESS_SANITIZER 1
#endif
#if defined(__SANITIZE_THREAD__)
#define TP_THREAD_SANITIZER 1
#endif

#if defined(TP_ADDRESS_SANITIZER)
#include <sanitizer/asan_interface.h>
#include <sanitizer/lsan_interface.h>
#endif

namespace tp {

#if defined(TP_ADDRESS_SANITIZER)
inline void poison(const void* data, size_t nbytes) noexcept {
  __asan_poison_memory_region(data, nbytes);
}
inline void unpoison(const void* data, size_t nbytes) noexcept {
  __asan_unpoison_memory_region(data, nbytes);
}
inline void register_roots(const void* data, size_t nbytes) noexcept {
  __lsan_register_root_region(data, nbytes);
}
inline void unregister_roots(const void* data, size_t nbytes) noexcept {
  __lsan_unregister_root_region(data, nbytes);
}
#else
inline void poison(const void*, size_t) noexcept {}
inline void unpoison(const void*, size_t) noexcept {}
inline void register_roots(const void*, size_t) noexcept {}
inline void unregister_roots(const void*, size_t) noexcept {}
#endif

#if defined(TP_THREAD_SANITIZER)
constexpr bool kThreadSanitizer = true;
#else
constexpr bool kThreadSanitizer = false;
#endif

}  // namespace tp
