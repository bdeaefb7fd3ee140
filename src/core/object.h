// Counted objects: the header that every handle points at, and their memory.
//
// Note [Count word]: strong count in bits 0-31, weak count in bits 32-62, bit
// 63 set while a foreign wrapper is attached. The weak count has one extra for
// all strong references together, so a fresh object reads strong 1, weak 1. The
// object's resources go when the strong count reaches zero, its memory when the
// weak count does. One load sees both counts.
//
// Note [Saturation]: a count never overflows. A strong count that reaches
// kStrongSaturated (2^31), or that is raised from zero, sticks at a value far
// from both ends, and release leaves it alone from then on: the object is kept
// for ever. The same for weak counts at 2^30.
//
// Note [Memory orders]: raising a count is relaxed, since whoever raises it
// already holds a reference. Dropping one is acquire-release: release, so that
// the use before it is over when another thread frees; acquire, so that the
// freeing thread sees that use. A sole owner's acquire load in place of the
// read-modify-write is enough: nobody else can raise the count then.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>

#include "core/thread_state.h"

namespace tp {

// One of each kind for each copy of the library: its address tells handles of
// another kind, and of another copy, apart.
//
// Note [Dead objects]: an object whose last strong reference is gone changes
// its tag, before its resources go. So a handle that was released while weak
// ones live, or that a deleter uses, is refused as a wrong one is, at no cost.
struct ObjectType {
  const char* name;
  const ObjectType* dead = nullptr;  // for classes that have weak handles
};

// What a build for the test of the ABI adds to every object, in the place of a
// later release: programs must not notice.
#ifdef TP_GROWN_OBJECTS
inline constexpr size_t kGrownBytes = 32;
#else
inline constexpr size_t kGrownBytes = 0;
#endif

class Counted {
 public:
  static constexpr uint64_t kStrongOne = 1;
  static constexpr uint64_t kWeakOne = uint64_t{1} << 32;
  static constexpr uint64_t kStrongMask = 0xffffffffu;
  static constexpr uint64_t kWeakMask = uint64_t{0x7fffffff} << 32;
  static constexpr uint64_t kWrapperFlag = uint64_t{1} << 63;
  static constexpr uint64_t kStrongSaturated = uint64_t{1} << 31;
  static constexpr uint64_t kStrongStuck = uint64_t{3} << 30;
  static constexpr uint64_t kWeakSaturated = uint64_t{1} << 62;
  static constexpr uint64_t kWeakStuck = uint64_t{3} << 61;

  Counted(const Counted&) = delete;
  Counted& operator=(const Counted&) = delete;

  const ObjectType* type() const noexcept {
    return type_.load(std::memory_order_relaxed);
  }
  uint64_t count_word() const noexcept {
    return word_.load(std::memory_order_relaxed);
  }
  uint32_t strong_count() const noexcept {
    return static_cast<uint32_t>(word_.load(std::memory_order_acquire));
  }

 protected:
  explicit Counted(const ObjectType* type) noexcept : type_(type), word_(0) {}
  // For objects in static memory: stuck from the start, so never destroyed.
  struct Immortal {};
  constexpr Counted(const ObjectType* type, Immortal) noexcept
      : type_(type), word_(kStrongStuck | kWeakOne) {}
  ~Counted() = default;

  // See Note [Dead objects].
  void mark_dead() noexcept {
    type_.store(type()->dead, std::memory_order_relaxed);
  }

  // First in every release: copies look at it.
  std::atomic<const ObjectType*> type_;
#ifdef TP_GROWN_OBJECTS
  unsigned char grown_[kGrownBytes] = {};
#endif
  std::atomic<uint64_t> word_;

  template <class T>
  friend class IntrusivePtr;
  template <class T>
  friend class WeakPtr;
  friend struct CountAccess;
};

// Memory for an object; throws out-of-memory. Freed from any thread.
void* allocate_object_slow(size_t nbytes);
void free_object_slow(void* memory) noexcept;
extern std::atomic<bool> g_caching;  // off in tests that count allocations

[[gnu::always_inline]] inline void* allocate_object(size_t nbytes) {
  ThreadState& state = thread_state();
  const size_t index = (nbytes - 1) / ObjectCache::kUnit;
  if (index < ObjectCache::kClasses) {
    if (void* memory = state.objects.head[index]) {
      state.objects.head[index] = *static_cast<void**>(memory);
      --state.objects.count[index];
      state.counters.objects_made.add(1);
      return memory;
    }
  }
  return allocate_object_slow(nbytes);
}

inline void free_object(void* memory, size_t nbytes) noexcept {
  ThreadState& state = thread_state();
  const size_t index = (nbytes - 1) / ObjectCache::kUnit;
  if (index < ObjectCache::kClasses && !state.shared &&
      state.objects.count[index] < ObjectCache::kMaxPerClass &&
      g_caching.load(std::memory_order_relaxed)) {
    *static_cast<void**>(memory) = state.objects.head[index];
    state.objects.head[index] = memory;
    ++state.objects.count[index];
    state.counters.objects_dropped.add(1);
    return;
  }
  free_object_slow(memory);
}

// Frees what an object cache holds; returns whether that was anything.
bool empty_object_cache(ObjectCache& cache) noexcept;

// Turns the caches of objects on or off. Turning off empties the calling
// thread's; other threads empty theirs when they next free an object.
void set_object_caching(bool enabled) noexcept;

// Passed to constructors of counted objects so that only make() can call them.
class FactoryKey {
  FactoryKey() = default;
  template <class T, class... Args>
  friend class ObjectFactory;
  template <class T>
  friend class IntrusivePtr;
};

}  // namespace tp
