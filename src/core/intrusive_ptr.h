// Strong and weak pointers to counted objects: one machine word each.
//
// A counted class T has `static const ObjectType kType`, a constructor that
// takes a FactoryKey first, and `void release_resources() noexcept`, which runs
// when the last strong reference goes. See the notes in object.h.
#pragma once

#include <cstddef>
#include <new>
#include <type_traits>
#include <utility>

#include "core/object.h"

namespace tp {

// The slow ends of counting, out of line.
void saturate_strong(std::atomic<uint64_t>& word) noexcept;
void saturate_weak(std::atomic<uint64_t>& word) noexcept;
[[noreturn]] void fail_already_counted();
// A count with an attached wrapper went from 1 to 2, or from 2 to 1.
void wrapper_take(Counted& object) noexcept;
void wrapper_drop(Counted& object) noexcept;

template <class T>
class IntrusivePtr {
 public:
  constexpr IntrusivePtr() noexcept = default;
  constexpr IntrusivePtr(std::nullptr_t) noexcept {}
  IntrusivePtr(const IntrusivePtr& other) noexcept : target_(other.target_) {
    if (target_ != nullptr) retain(target_);
  }
  IntrusivePtr(IntrusivePtr&& other) noexcept
      : target_(std::exchange(other.target_, nullptr)) {}
  template <class U, class = std::enable_if_t<std::is_convertible_v<U*, T*>>>
  IntrusivePtr(IntrusivePtr<U> other) noexcept : target_(other.detach()) {}
  ~IntrusivePtr() {
    if (target_ != nullptr) release(target_);
  }
  IntrusivePtr& operator=(IntrusivePtr other) noexcept {
    std::swap(target_, other.target_);
    return *this;
  }

  // Makes an object with one reference.
  template <class... Args>
  [[gnu::always_inline]] static IntrusivePtr make(Args&&... args) {
    void* memory = allocate_object(sizeof(T));
    T* object = nullptr;
    try {
      object = new (memory) T(FactoryKey(), std::forward<Args>(args)...);
    } catch (...) {
      free_object(memory, sizeof(T));
      throw;
    }
    object->word_.store(Counted::kStrongOne | Counted::kWeakOne,
                        std::memory_order_relaxed);
    return reclaim(object);
  }
  // Takes over the reference that a raw handle carries.
  static IntrusivePtr reclaim(T* target) noexcept {
    IntrusivePtr result;
    result.target_ = target;
    return result;
  }
  // Adds a reference to a borrowed object.
  static IntrusivePtr borrow(T* target) noexcept {
    if (target != nullptr) retain(target);
    return reclaim(target);
  }
  // Takes over an object that nobody counts yet; refuses any other, also in
  // release builds: counting it again would free it twice.
  static IntrusivePtr adopt_new(T* target) {
    if (target->word_.load(std::memory_order_relaxed) != 0) {
      fail_already_counted();
    }
    target->word_.store(Counted::kStrongOne | Counted::kWeakOne,
                        std::memory_order_relaxed);
    return reclaim(target);
  }
  // Gives the reference to a raw handle.
  T* detach() noexcept { return std::exchange(target_, nullptr); }

  T* get() const noexcept { return target_; }
  T& operator*() const noexcept { return *target_; }
  T* operator->() const noexcept { return target_; }
  explicit operator bool() const noexcept { return target_ != nullptr; }
  friend bool operator==(const IntrusivePtr& a,
                         const IntrusivePtr& b) noexcept {
    return a.target_ == b.target_;
  }

  static void retain(T* target) noexcept {
    const uint64_t before =
        target->word_.fetch_add(Counted::kStrongOne, std::memory_order_relaxed);
    const uint64_t strong = before & Counted::kStrongMask;
    // 0 or stuck.
    if (__builtin_expect(strong - 1 >= Counted::kStrongSaturated - 1, 0)) {
      saturate_strong(target->word_);
    } else if (__builtin_expect((before & Counted::kWrapperFlag) != 0, 0) &&
               strong == 1) {
      wrapper_take(*target);
    }
  }

  // What ends an object is out of line, so that counting down needs no frame.
  static void release(T* target) noexcept {
    const uint64_t now = target->word_.load(std::memory_order_acquire);
    if (now == (Counted::kStrongOne | Counted::kWeakOne)) {
      end_sole(target);
    } else if (__builtin_expect(
                   (now & Counted::kStrongMask) >= Counted::kStrongSaturated,
                   0)) {
      return;
    } else {
      drop_strong(target);
    }
  }

  static void destroy(T* target) noexcept {
    target->~T();
    free_object(target, sizeof(T));
  }

  static void release_weak(T* target) noexcept {
    const uint64_t now = target->word_.load(std::memory_order_acquire);
    if ((now & Counted::kWeakMask) >= Counted::kWeakSaturated) return;
    if ((now & Counted::kWeakMask) == Counted::kWeakOne ||
        (target->word_.fetch_sub(Counted::kWeakOne, std::memory_order_acq_rel) &
         Counted::kWeakMask) == Counted::kWeakOne) {
      destroy(target);
    }
  }

 private:
  __attribute__((noinline)) static void end_sole(T* target) noexcept {
    // Sole owner, no weak handle: nobody else can reach the word any more.
    target->word_.store(Counted::kWeakOne, std::memory_order_relaxed);
    target->mark_dead();
    target->release_resources();
    if (is_dead(target)) destroy(target);
  }

  __attribute__((noinline)) static void end(T* target) noexcept {
    target->mark_dead();
    target->release_resources();
    if (is_dead(target)) release_weak(target);
  }

  static void drop_strong(T* target) noexcept {
    const uint64_t before =
        target->word_.fetch_sub(Counted::kStrongOne, std::memory_order_acq_rel);
    const uint64_t strong = before & Counted::kStrongMask;
    if (strong == 1) {
      end(target);
    } else if (__builtin_expect((before & Counted::kWrapperFlag) != 0, 0) &&
               strong == 2) {
      // The wrapper lives until its queued drop has run, and with it the
      // object: touching the object after the count fell to 1 is safe.
      wrapper_drop(*target);
    }
  }

  // False if someone raised the count from zero meanwhile: then it is kept.
  static bool is_dead(T* target) noexcept {
    return (target->word_.load(std::memory_order_relaxed) &
            Counted::kStrongMask) == 0;
  }

  T* target_ = nullptr;
};

// Keeps the memory of an object, not its resources.
template <class T>
class WeakPtr {
 public:
  constexpr WeakPtr() noexcept = default;
  explicit WeakPtr(const IntrusivePtr<T>& strong) noexcept
      : target_(strong.get()) {
    if (target_ != nullptr) retain(target_);
  }
  WeakPtr(const WeakPtr& other) noexcept : target_(other.target_) {
    if (target_ != nullptr) retain(target_);
  }
  WeakPtr(WeakPtr&& other) noexcept
      : target_(std::exchange(other.target_, nullptr)) {}
  ~WeakPtr() {
    if (target_ != nullptr) IntrusivePtr<T>::release_weak(target_);
  }
  WeakPtr& operator=(WeakPtr other) noexcept {
    std::swap(target_, other.target_);
    return *this;
  }

  static WeakPtr reclaim(T* target) noexcept {
    WeakPtr result;
    result.target_ = target;
    return result;
  }
  T* detach() noexcept { return std::exchange(target_, nullptr); }
  T* get() const noexcept { return target_; }

  IntrusivePtr<T> lock() const noexcept {
    return target_ != nullptr ? lock(target_) : IntrusivePtr<T>();
  }

  static void retain(T* target) noexcept {
    const uint64_t before =
        target->word_.fetch_add(Counted::kWeakOne, std::memory_order_relaxed);
    if ((before & Counted::kWeakMask) >= Counted::kWeakSaturated) {
      saturate_weak(target->word_);
    }
  }

  // Only a count above zero may be raised: compare-exchange, never add.
  static IntrusivePtr<T> lock(T* target) noexcept {
    uint64_t now = target->word_.load(std::memory_order_relaxed);
    for (;;) {
      const uint64_t strong = now & Counted::kStrongMask;
      if (strong == 0) return {};
      if (strong >= Counted::kStrongSaturated) {
        return IntrusivePtr<T>::reclaim(target);
      }
      if (target->word_.compare_exchange_weak(now, now + Counted::kStrongOne,
                                              std::memory_order_acquire,
                                              std::memory_order_relaxed)) {
        if ((now & Counted::kWrapperFlag) != 0 && strong == 1) {
          wrapper_take(*target);
        }
        return IntrusivePtr<T>::reclaim(target);
      }
    }
  }

 private:
  T* target_ = nullptr;
};

}  // namespace tp
