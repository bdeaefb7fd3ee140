#include "io/file.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdarg>
#include <cstdio>

#include "core/error.h"
#include "core/memory.h"

namespace tp {

namespace {

struct Mapping {
  void* pages;
  size_t nbytes;
};

void unmap(void* context) {
  auto* mapping = static_cast<Mapping*>(context);
  munmap(mapping->pages, mapping->nbytes);
  system_free(mapping);
}

// Without O_NONBLOCK opening a pipe would wait for its writer.
int open_for_reading(const char* path) noexcept {
  int descriptor = -1;
  do {
    descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
  } while (descriptor < 0 && errno == EINTR);
  return descriptor;
}

}  // namespace

File::File(const char* path)
    : descriptor_(open_for_reading(path)), size_(0), name_(excerpt_end(path)) {
  if (descriptor_ < 0) {
    fail_errno(TP_ERROR_IO, errno, "%s: cannot be opened", name_.text);
  }
  struct stat status;
  const int error = fstat(descriptor_, &status) == 0 ? 0 : errno;
  if (error == 0 && S_ISREG(status.st_mode)) {
    size_ = static_cast<uint64_t>(status.st_size);
    return;
  }
  // A constructor that throws runs no destructor.
  close(descriptor_);
  if (error != 0) {
    fail_errno(TP_ERROR_IO, error, "%s: its size cannot be told", name_.text);
  }
  if (S_ISDIR(status.st_mode)) {
    fail_errno(TP_ERROR_IO, EISDIR, "%s: is a directory", name_.text);
  }
  fail_errno(TP_ERROR_IO, ENODEV,
             "%s: is not a regular file; only those can be read or mapped",
             name_.text);
}

File::~File() { close(descriptor_); }

void File::refuse(tp_status_t code, const char* format, ...) const {
  char reason[ErrorRecord::kMessageSize - sizeof(Excerpt::text) - 2];
  va_list arguments;
  va_start(arguments, format);
  std::vsnprintf(reason, sizeof(reason), format, arguments);
  va_end(arguments);
  fail(code, "%s: %s", name_.text, reason);
}

void File::check_part(uint64_t offset, size_t nbytes) const {
  if (offset <= size_ && nbytes <= size_ - offset) return;
  refuse(TP_ERROR_RANGE,
         "%zu bytes from byte %llu on are needed, %llu are available: the file "
         "has %llu bytes",
         nbytes, static_cast<unsigned long long>(offset),
         static_cast<unsigned long long>(offset <= size_ ? size_ - offset : 0),
         static_cast<unsigned long long>(size_));
}

void File::read(uint64_t offset, void* to, size_t nbytes) const {
  check_part(offset, nbytes);
  auto* bytes = static_cast<unsigned char*>(to);
  size_t done = 0;
  while (done < nbytes) {
    const ssize_t got = pread(descriptor_, bytes + done, nbytes - done,
                              static_cast<off_t>(offset + done));
    if (got > 0) {
      done += static_cast<size_t>(got);
    } else if (got == 0) {
      refuse(TP_ERROR_IO,
             "was cut while it was read: %zu bytes from byte %llu on are "
             "needed, %zu are available",
             nbytes, static_cast<unsigned long long>(offset), done);
    } else if (errno != EINTR) {
      const int error = errno;
      const uint64_t place = offset + done;
      fail_errno(TP_ERROR_IO, error, "%s: cannot be read at byte %llu",
                 name_.text, static_cast<unsigned long long>(place));
    }
  }
}

Storage File::read(uint64_t offset, size_t nbytes) const {
  check_part(offset, nbytes);
  Storage storage = make_storage(nbytes, Device());
  if (nbytes != 0) read(offset, storage->data(), nbytes);
  return storage;
}

Storage File::map(uint64_t offset, size_t nbytes) const {
  check_part(offset, nbytes);
  constexpr uint32_t kFlags = TP_STORAGE_READ_ONLY | TP_STORAGE_MAPPED;
  // The system maps no empty part.
  if (nbytes == 0) return wrap_data(DataPtr(), 0, kFlags);
  // A mapping begins at a page.
  const auto page = static_cast<uint64_t>(sysconf(_SC_PAGESIZE));
  const auto skipped = static_cast<size_t>(offset % page);
  auto* mapping = static_cast<Mapping*>(allocate_or_fail(sizeof(Mapping)));
  mapping->nbytes = nbytes + skipped;
  mapping->pages = mmap(nullptr, mapping->nbytes, PROT_READ, MAP_SHARED,
                        descriptor_, static_cast<off_t>(offset - skipped));
  if (mapping->pages == MAP_FAILED) {
    const int error = errno;
    system_free(mapping);
    fail_errno(TP_ERROR_IO, error,
               "%s: %zu bytes from byte %llu on cannot be "
               "mapped",
               name_.text, nbytes, static_cast<unsigned long long>(offset));
  }
  DataPtr data(static_cast<unsigned char*>(mapping->pages) + skipped, mapping,
               unmap, Device());
  return wrap_data(std::move(data), nbytes, kFlags);
}

Storage map_file(const char* path, uint64_t offset, size_t nbytes) {
  return File(path).map(offset, nbytes);
}

Storage read_file(const char* path, uint64_t offset, size_t nbytes) {
  return File(path).read(offset, nbytes);
}

}  // namespace tp
