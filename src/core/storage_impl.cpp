#include "core/storage_impl.h"

#include <cstring>

#include "core/error.h"
#include "core/overflow.h"

namespace tp {

namespace {

constexpr ObjectType kDeadStorage = {"released storage"};

void release_parent(void* context) {
  StorageImpl* parent = static_cast<StorageImpl*>(context);
  parent->end_export();
  parent->leave_groups();
  IntrusivePtr<StorageImpl>::release(parent);
}

}  // namespace

const ObjectType StorageImpl::kType = {"storage", &kDeadStorage};
constinit std::atomic<bool> StorageImpl::any_tracked_{false};

bool drop_one(std::atomic<uint32_t>& count) noexcept {
  uint32_t now = count.load(std::memory_order_relaxed);
  while (now != 0) {
    if (count.compare_exchange_weak(now, now - 1, std::memory_order_relaxed)) {
      return true;
    }
  }
  return false;
}

StorageImpl::StorageImpl(FactoryKey, DataPtr&& data, size_t nbytes,
                         uint32_t flags) noexcept
    : Counted(&kType),
      data_(std::move(data)),
      nbytes_(nbytes),
      allocator_(nullptr),
      version_(0),
      flags_(flags),
      exports_(0),
      writers_(0),
      handles_(0),
      saved_(0),
      tracking_(0) {}

bool StorageImpl::set_groups(AliasGroups* expected,
                             AliasGroups* groups) noexcept {
  uintptr_t before = reinterpret_cast<uintptr_t>(expected);
  if (before == 0) {
    track();
    before = kTracked;
  }
  return tracking_.compare_exchange_strong(
      before, reinterpret_cast<uintptr_t>(groups), std::memory_order_acq_rel);
}

void StorageImpl::drop_groups() noexcept {
  const uintptr_t word =
      tracking_.exchange(kTracked, std::memory_order_acq_rel);
  if (word <= kTracked) return;
  auto* const groups = reinterpret_cast<AliasGroups*>(word);
  groups->destroy(groups);
}

void StorageImpl::leave_groups_slow() noexcept {
  // The caller's reference counts as a saved copy's first, so that of several
  // who leave at once the last one sees that only such are left.
  const uint32_t saved = saved_.fetch_add(1, std::memory_order_seq_cst) + 1;
  const uint64_t strong = word_.load(std::memory_order_seq_cst) & kStrongMask;
  if (strong <= saved + handles_.load(std::memory_order_relaxed)) {
    drop_groups();
  }
  saved_.fetch_sub(1, std::memory_order_relaxed);
}

void StorageImpl::clear_foreign() noexcept {
  const ErrorKeeper keeper;
  data_.clear();
}

bool StorageImpl::is_writable() const noexcept {
  const uint32_t flags =
      this->flags() & (TP_STORAGE_READ_ONLY | TP_STORAGE_INFERENCE);
  return flags == 0 || (flags == TP_STORAGE_INFERENCE &&
                        (thread_state().modes & TP_MODE_INFERENCE) != 0);
}

void StorageImpl::check_writable() const {
  const uint32_t flags = this->flags();
  if ((flags & (TP_STORAGE_READ_ONLY | TP_STORAGE_INFERENCE)) == 0) return;
  if ((flags & TP_STORAGE_READ_ONLY) != 0) {
    fail(TP_ERROR_READ_ONLY, "the storage of %zu bytes is read-only%s", nbytes_,
         (flags & TP_STORAGE_MAPPED) != 0 ? " (a mapped file)" : "");
  }
  if ((thread_state().modes & TP_MODE_INFERENCE) == 0) {
    fail(TP_ERROR_INFERENCE,
         "a tensor made in inference mode cannot be written outside it: its "
         "version is not counted; clone it first");
  }
}

void StorageImpl::resize(size_t nbytes) {
  if (!has(TP_STORAGE_RESIZABLE)) {
    fail(TP_ERROR_STATE,
         "the storage of %zu bytes cannot be resized to %zu: its memory is "
         "foreign, a mapping, shared or a part of another",
         nbytes_, nbytes);
  }
  check_writable();
  if (is_pinned_down()) {
    fail(TP_ERROR_IN_USE,
         "the storage of %zu bytes cannot be resized while it is exported or "
         "open for writing",
         nbytes_);
  }
  if (nbytes < nbytes_ && !is_solely_a_handle()) {
    fail(
        TP_ERROR_IN_USE,
        "the storage cannot shrink from %zu to %zu bytes while others hold it: "
        "a tensor could reach beyond",
        nbytes_, nbytes);
  }
  if (nbytes != nbytes_) {
    DataPtr fresh = allocator_->allocate(nbytes);
    const size_t kept = nbytes < nbytes_ ? nbytes : nbytes_;
    if (kept != 0) {
      device_backend(device().type)
          .copy_within(fresh.data(), data(), kept, device());
    }
    ThreadCounters& counters = thread_state().counters;
    counters.bytes_given.add(nbytes);
    counters.bytes_taken_back.add(nbytes_);
    data_ = std::move(fresh);
    nbytes_ = nbytes;
  }
  bump_version();
}

ReleasedData StorageImpl::take() {
  if (!has(TP_STORAGE_FOREIGN)) {
    fail(TP_ERROR_UNSUPPORTED,
         "only foreign memory can be taken from a storage: these %zu bytes "
         "belong to an allocator, a mapping, shared memory or another storage",
         nbytes_);
  }
  if (!is_solely_a_handle() || is_pinned_down()) {
    fail(
        TP_ERROR_IN_USE,
        "the storage of %zu bytes cannot be taken while others hold, export or "
        "write it",
        nbytes_);
  }
  nbytes_ = 0;
  return data_.release();
}

Storage make_storage_with_current(size_t nbytes, Device device) {
  IntrusivePtr<Allocator> allocator = current_allocator(device.type);
  return make_storage(nbytes, *allocator);
}

Storage wrap_data(DataPtr&& data, size_t nbytes, uint32_t flags) {
  return Storage::make(std::move(data), nbytes, flags | storage_mode_flags());
}

Storage make_part(StorageImpl& parent, size_t offset, size_t nbytes) {
  size_t end = 0;
  if (!checked_add(offset, nbytes, &end) || end > parent.nbytes()) {
    fail(TP_ERROR_RANGE,
         "a part of %zu bytes at byte %zu leaves the storage of %zu bytes",
         nbytes, offset, parent.nbytes());
  }
  constexpr uint32_t kInherited = TP_STORAGE_READ_ONLY | TP_STORAGE_MAPPED |
                                  TP_STORAGE_PINNED | TP_STORAGE_SHARED;
  void* first = parent.data() == nullptr
                    ? nullptr
                    : static_cast<unsigned char*>(parent.data()) + offset;
  // The parent must live, and its bytes must not move, under the part.
  IntrusivePtr<StorageImpl>::retain(&parent);
  parent.begin_export();
  DataPtr data(first, &parent, release_parent, parent.device());
  return Storage::make(std::move(data), nbytes,
                       (parent.flags() & kInherited) | storage_mode_flags());
}

}  // namespace tp
