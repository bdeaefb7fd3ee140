// Files for reading: opened, measured, read and mapped.
#pragma once

#include <cstddef>
#include <cstdint>

#include "core/storage_impl.h"
#include "io/excerpt.h"

namespace tp {

enum class LoadMode { kRead, kMap };

// An open regular file, closed at the end of the object; a mapping made of it
// stays. Every failure names the file.
class File {
 public:
  explicit File(const char* path);
  File(const File&) = delete;
  File& operator=(const File&) = delete;
  ~File();

  uint64_t size() const noexcept { return size_; }
  const Excerpt& name() const noexcept { return name_; }

  // All of these fail with needed and available bytes, before anything is
  // allocated, if the part does not lie inside the file.
  void read(uint64_t offset, void* to, size_t nbytes) const;
  // Bytes of the CPU's allocator.
  Storage read(uint64_t offset, size_t nbytes) const;
  // The file's own pages, read-only.
  Storage map(uint64_t offset, size_t nbytes) const;
  Storage load(uint64_t offset, size_t nbytes, LoadMode mode) const {
    return mode == LoadMode::kMap ? map(offset, nbytes) : read(offset, nbytes);
  }

  // fail() with the name of the file in front.
  [[noreturn]] void refuse(tp_status_t code, const char* format, ...) const
      __attribute__((format(printf, 3, 4)));

 private:
  void check_part(uint64_t offset, size_t nbytes) const;

  int descriptor_;
  uint64_t size_;
  Excerpt name_;
};

Storage map_file(const char* path, uint64_t offset, size_t nbytes);
Storage read_file(const char* path, uint64_t offset, size_t nbytes);

}  // namespace tp
