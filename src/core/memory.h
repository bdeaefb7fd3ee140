// The one door to the system's memory: every byte that the library asks for
// goes through here, so that an injected failure reaches every path, and a real
// one gets the same second chance.
#pragma once

#include <cstddef>
#include <cstdint>

namespace tp {

// Memory of malloc's alignment; nullptr on failure.
void* system_allocate(size_t nbytes) noexcept;
void system_free(void* data) noexcept;

// Memory aligned to `alignment` (a power of two, at least sizeof(void*)); freed
// by system_free.
void* system_allocate_aligned(size_t nbytes, size_t alignment) noexcept;

// Whole zeroed pages straight from the kernel.
void* system_map(size_t nbytes) noexcept;
void system_unmap(void* data, size_t nbytes) noexcept;

// Pages that hold pointers to malloc's memory: a leak checker looks into them.
// Not counted as a request and never failed on purpose, for what must exist
// before failures can be ordered.
void* map_roots(size_t nbytes) noexcept;
void unmap_roots(void* data, size_t nbytes) noexcept;

// As system_allocate, but frees caches, asks the host to collect and retries
// before it throws out-of-memory.
void* allocate_or_fail(size_t nbytes);

// Memory for as long as this lives; none at first.
class SystemBlock {
 public:
  SystemBlock() noexcept = default;
  explicit SystemBlock(size_t nbytes) : data_(allocate_or_fail(nbytes)) {}
  ~SystemBlock() { system_free(data_); }
  SystemBlock(const SystemBlock&) = delete;
  SystemBlock& operator=(const SystemBlock&) = delete;

  // Once.
  void* allocate(size_t nbytes) { return data_ = allocate_or_fail(nbytes); }
  void* data() const noexcept { return data_; }

 private:
  void* data_ = nullptr;
};

// Run when memory is short: gives cached memory back. Returns whether it freed.
using ReclaimFn = bool (*)() noexcept;
void set_reclaim(ReclaimFn reclaim) noexcept;
// Empties the caches and asks the host to collect, with no lock held; returns
// whether another attempt may succeed. A failure inside the host's callback
// does not ask it again.
bool reclaim_memory() noexcept;

// Lets every request from the n-th on fail in the calling thread; 0 ends it.
void inject_failures(uint64_t n) noexcept;
// Requests that failed by injection since then.
uint64_t injected_failures() noexcept;
uint64_t system_allocation_count() noexcept;

// The callback before is destroyed when no thread runs it any more. Throws
// out-of-memory; then nothing changed. Clearing it cannot fail.
void set_collect_callback(int32_t (*collect)(void*), void* user_data,
                          void (*destroy)(void*));

}  // namespace tp
