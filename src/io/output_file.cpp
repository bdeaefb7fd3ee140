#include "io/output_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <climits>
#include <cstdio>
#include <cstring>

#include "core/error.h"

namespace tp {

namespace {

constexpr size_t kSuffixRoom = 64;
constexpr int kMaxAttempts = 1000;
constexpr size_t kMaxPiece = size_t{1} << 30;

// How much of a path the file beside shares: a name that fills what the system
// allows leaves room for the suffix.
size_t length_beside(const char* path) noexcept {
  const char* const slash = std::strrchr(path, '/');
  const size_t folder =
      slash == nullptr ? 0 : static_cast<size_t>(slash + 1 - path);
  return folder +
         std::min(std::strlen(path + folder), NAME_MAX + 1 - kSuffixRoom);
}

int open_new(const char* path) noexcept {
  int descriptor = -1;
  do {
    descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
  } while (descriptor < 0 && errno == EINTR);
  return descriptor;
}

}  // namespace

OutputFile::OutputFile(const char* path)
    : ByteSink(shown_.text), path_(path), shown_(excerpt_end(path)) {
  struct stat status;
  const bool exists = stat(path_, &status) == 0;
  // A device or a pipe would be replaced, not written to.
  if (exists && !S_ISREG(status.st_mode)) {
    const int error = S_ISDIR(status.st_mode) ? EISDIR : ENODEV;
    fail_system(error, "is not a regular file and cannot be replaced");
  }
  open_beside();
  // A target with permissions of its own keeps them, where the system lets it.
  if (exists && fchmod(descriptor_, status.st_mode & 0777) != 0) errno = 0;
}

OutputFile::~OutputFile() {
  if (descriptor_ < 0) return;
  close(descriptor_);
  unlink(other_.data());
}

void OutputFile::fail_system(int error, const char* what) const {
  fail_errno(TP_ERROR_IO, error, "%s: %s", shown_.text, what);
}

void OutputFile::open_beside() {
  const size_t length = length_beside(path_);
  other_.resize(length + kSuffixRoom);
  std::memcpy(other_.data(), path_, length);
  const auto process = static_cast<long>(getpid());
  for (int attempt = 0; attempt < kMaxAttempts; ++attempt) {
    std::snprintf(other_.data() + length, kSuffixRoom, ".%ld-%d.tmp", process,
                  attempt);
    descriptor_ = open_new(other_.data());
    if (descriptor_ >= 0) return;
    if (errno != EEXIST) break;
  }
  fail_system(errno, "cannot be created");
}

void OutputFile::write_next(const void* data, size_t nbytes) {
  const auto* bytes = static_cast<const unsigned char*>(data);
  while (nbytes != 0) {
    const ssize_t written =
        ::write(descriptor_, bytes, std::min(nbytes, kMaxPiece));
    if (written >= 0) {
      bytes += written;
      nbytes -= static_cast<size_t>(written);
    } else if (errno != EINTR) {
      fail_system(errno, "cannot be written");
    }
  }
}

void OutputFile::commit() {
  const int descriptor = descriptor_;
  descriptor_ = -1;
  int error = close(descriptor) == 0 ? 0 : errno;
  if (error == 0 && rename(other_.data(), path_) != 0) error = errno;
  if (error == 0) return;
  unlink(other_.data());
  fail_system(error, "cannot be written");
}

}  // namespace tp
