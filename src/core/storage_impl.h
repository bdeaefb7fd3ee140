// Who shares the bytes: DataPtr, size, allocator, flags and version counter.
//
// Note [Version counter]: the counter lives here and exists from the start, so
// whatever shares bytes shares it, by construction: no view, no tensor made
// from the storage, no second dtype can get out of step. A storage made in
// inference mode never counts and reads -1.
//
// Note [Handles and tensors]: of the strong references, those that the host
// holds as handles are counted once more. What would pull bytes away from under
// a tensor asks for one reference that is a handle: the one of a tensor, whose
// storage a host can name without holding it, is no leave to do so.
//
// Note [Tracked storages]: a storage is tracked once a tensor on it has had
// gradient history, so one look at the storage tells that a tensor has none.
// And until a storage is tracked at all, one look at `any_tracked_` tells that
// of all tensors: a program without gradients pays two instructions an
// operator. A storage may also hold alias groups, which autograd makes: what
// became of its bytes, for tensors that do not know. A group leads to nodes,
// and nodes may have saved copies of tensors on the same storage: references of
// such copies are counted once more, and when no others are left the groups go.
//
// Note [Immortal allocators]: a storage keeps its allocator alive by a count,
// except for default allocators, which live for ever: counting those would cost
// a locked instruction for each tensor made.
#pragma once

#include <atomic>
#include <cstdint>

#include "core/allocator.h"
#include "core/data_ptr.h"
#include "core/intrusive_ptr.h"
#include "tensorplay/storage.h"

namespace tp {

// What autograd hangs on a storage; see Note [Tracked storages].
struct AliasGroups {
  void (*destroy)(AliasGroups* self) noexcept;
};

// Counts down, but not below zero; whether it did.
[[nodiscard]] bool drop_one(std::atomic<uint32_t>& count) noexcept;

class StorageImpl final : public Counted {
 public:
  static const ObjectType kType;

  // Bytes from an allocator; throws out-of-memory.
  StorageImpl(FactoryKey, Allocator& allocator, size_t nbytes, uint32_t flags)
      : Counted(&kType),
        data_(allocator.allocate(nbytes)),
        nbytes_(nbytes),
        allocator_(&allocator),
        version_(0),
        flags_(flags),
        exports_(0),
        writers_(0),
        handles_(0),
        saved_(0),
        tracking_(0) {
    if (!is_immortal(allocator)) IntrusivePtr<Allocator>::retain(&allocator);
    thread_state().counters.bytes_given.add(nbytes);
  }
  // Bytes that no allocator gave.
  StorageImpl(FactoryKey, DataPtr&& data, size_t nbytes,
              uint32_t flags) noexcept;

  void* data() const noexcept { return data_.data(); }
  size_t nbytes() const noexcept { return nbytes_; }
  Device device() const noexcept { return data_.device(); }
  const DataPtr& data_ptr() const noexcept { return data_; }
  Allocator* allocator() const noexcept { return allocator_; }
  uint32_t flags() const noexcept { return flags_; }
  bool has(uint32_t flag) const noexcept { return (flags() & flag) != 0; }

  int64_t version() const noexcept {
    return has(TP_STORAGE_INFERENCE)
               ? -1
               : int64_t{version_.load(std::memory_order_relaxed)};
  }
  void bump_version() noexcept {
    if (!has(TP_STORAGE_INFERENCE)) {
      version_.fetch_add(1, std::memory_order_relaxed);
    }
  }
  // For bytes that take over the version of others (see own_bytes in ops).
  void set_version(int64_t version) noexcept {
    version_.store(static_cast<uint32_t>(version), std::memory_order_relaxed);
  }

  // Fails if the calling thread may not write: read-only bytes, or inference
  // bytes outside the mode.
  void check_writable() const;
  bool is_writable() const noexcept;

  // Exports and open writers; while there are any the bytes stay where they
  // are. A tensor counts its own writers, which pair with its storage.
  void begin_export() noexcept {
    exports_.fetch_add(1, std::memory_order_relaxed);
  }
  void end_export() noexcept {
    exports_.fetch_sub(1, std::memory_order_relaxed);
  }
  void begin_write() noexcept {
    writers_.fetch_add(1, std::memory_order_relaxed);
  }
  void end_write() noexcept {
    writers_.fetch_sub(1, std::memory_order_relaxed);
  }
  bool is_pinned_down() const noexcept {
    return exports_.load(std::memory_order_relaxed) != 0 ||
           writers_.load(std::memory_order_relaxed) != 0;
  }

  // See Note [Handles and tensors].
  void add_handle() noexcept {
    handles_.fetch_add(1, std::memory_order_relaxed);
  }
  // False if the host has no handle to give back.
  [[nodiscard]] bool drop_handle() noexcept { return drop_one(handles_); }
  bool is_solely_a_handle() const noexcept {
    return strong_count() == 1 && handles_.load(std::memory_order_relaxed) == 1;
  }

  // See Note [Tracked storages]. Relaxed: who passes a tensor with a history to
  // another thread passes what was written before, too.
  static bool is_any_tracked() noexcept {
#ifdef TP_WITHOUT_RECORDING
    return false;
#else
    return any_tracked_.load(std::memory_order_relaxed);
#endif
  }
  bool is_tracked() const noexcept { return tracking() != 0; }
  uintptr_t tracking() const noexcept {
#ifdef TP_WITHOUT_RECORDING
    return 0;
#else
    return tracking_.load(std::memory_order_relaxed);
#endif
  }
  void track() noexcept {
    if (!is_any_tracked()) any_tracked_.store(true, std::memory_order_relaxed);
    // The caller may write the tensor, so that nobody else uses it. Where its
    // reference is the only one, nobody else writes the word: who did was here
    // before, which the acquiring load sees first.
    const bool is_sole =
        word_.load(std::memory_order_acquire) == (kStrongOne | kWeakOne);
    if (is_tracked()) return;
    if (is_sole) {
      tracking_.store(kTracked, std::memory_order_relaxed);
      return;
    }
    uintptr_t untracked = 0;
    tracking_.compare_exchange_strong(untracked, kTracked,
                                      std::memory_order_relaxed);
  }
  AliasGroups* groups() const noexcept {
    const uintptr_t word = tracking_.load(std::memory_order_acquire);
    return word <= kTracked ? nullptr : reinterpret_cast<AliasGroups*>(word);
  }
  // Puts groups in the place of those that are expected; false if others came
  // first.
  [[nodiscard]] bool set_groups(AliasGroups* expected,
                                AliasGroups* groups) noexcept;
  // References that are neither handles nor saved copies'.
  uint32_t tensor_count() const noexcept {
    return strong_count() - handles_.load(std::memory_order_relaxed) -
           saved_.load(std::memory_order_relaxed);
  }
  bool is_open_for_writing() const noexcept {
    return writers_.load(std::memory_order_relaxed) != 0;
  }
  void add_saved() noexcept { saved_.fetch_add(1, std::memory_order_relaxed); }
  void drop_saved() noexcept { saved_.fetch_sub(1, std::memory_order_relaxed); }
  // For whoever is about to give a reference back that is no saved copy's.
  void leave_groups() noexcept {
    if (has_groups()) leave_groups_slow();
  }

  // Gives borrowed bytes a deleter: the last step of wrapping memory, so that a
  // failure before it leaves the memory with the caller.
  void arm(void* context, Deleter deleter) noexcept {
    data_ = DataPtr(data_.data(), context, deleter, device());
  }

  // Keeps the bytes in front; bumps the version. Nothing changes on failure.
  void resize(size_t nbytes);
  // Hands foreign bytes over; the storage is left empty.
  ReleasedData take();

  void release_resources() noexcept {
    if (has_groups()) drop_groups();
    if (allocator_ == nullptr) {
      clear_foreign();
      return;
    }
    data_.clear();
    thread_state().counters.bytes_taken_back.add(nbytes_);
    Allocator* const allocator = std::exchange(allocator_, nullptr);
    if (!is_immortal(*allocator)) IntrusivePtr<Allocator>::release(allocator);
  }

 private:
  // See Note [Immortal allocators].
  static bool is_immortal(const Allocator& allocator) noexcept {
    return allocator.strong_count() >= kStrongSaturated;
  }
  // Apart, so that the usual release has no room to make for a kept error.
  void clear_foreign() noexcept;
  void leave_groups_slow() noexcept;
  void drop_groups() noexcept;

  bool has_groups() const noexcept {
    return __builtin_expect(is_any_tracked() && tracking() > kTracked, 0);
  }

  static constexpr uintptr_t kTracked = 1;
  static std::atomic<bool> any_tracked_;

  DataPtr data_;
  size_t nbytes_;
  Allocator* allocator_;
  std::atomic<uint32_t> version_;
  uint32_t flags_;
  std::atomic<uint32_t> exports_;
  std::atomic<uint32_t> writers_;
  std::atomic<uint32_t> handles_;
  std::atomic<uint32_t> saved_;
  std::atomic<uintptr_t> tracking_;  // 0, kTracked or AliasGroups*
};

static_assert(sizeof(StorageImpl) <= 112 + kGrownBytes, "budget of the issue");

using Storage = IntrusivePtr<StorageImpl>;

// Flags that a new storage has because of the thread's modes.
inline uint32_t storage_mode_flags() noexcept {
  return (thread_state().modes & TP_MODE_INFERENCE) != 0
             ? uint32_t{TP_STORAGE_INFERENCE}
             : 0u;
}

// Uninitialised bytes from the allocator in use for the device.
Storage make_storage_with_current(size_t nbytes, Device device);
inline Storage make_storage(size_t nbytes, Allocator& allocator) {
  return Storage::make(allocator, nbytes,
                       TP_STORAGE_RESIZABLE | storage_mode_flags());
}
inline Storage make_storage(size_t nbytes, Device device) {
  if (Allocator* allocator = default_allocator_if_current(device.type)) {
    return make_storage(nbytes, *allocator);
  }
  return make_storage_with_current(nbytes, device);
}
Storage wrap_data(DataPtr&& data, size_t nbytes, uint32_t flags);
// A part of another's bytes, with an identity and version of its own.
Storage make_part(StorageImpl& parent, size_t offset, size_t nbytes);

}  // namespace tp
