#include "io/shared_name.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <ctime>

#include "core/error.h"

namespace tp {

namespace {

// Where the C library keeps the objects of shm_open on Linux. Its functions
// cannot make an object first and give it a name afterwards.
constexpr char kFolder[] = "/dev/shm";
constexpr mode_t kMode = 0600;
// A removal takes microseconds, but its process may be stopped meanwhile.
constexpr int kLockAttempts = 500;
constexpr long kLockPause = 1000000;  // ns

struct NamePath {
  char text[sizeof(kFolder) + kSharedNameRoom];
};

NamePath path_of(const SharedName& name) noexcept {
  NamePath path;
  std::snprintf(path.text, sizeof(path.text), "%s/%s", kFolder, name.text);
  return path;
}

// The one way to an open file of its own for an object that may have no name.
struct DescriptorPath {
  char text[32];
};

DescriptorPath path_of(int descriptor) noexcept {
  DescriptorPath path;
  std::snprintf(path.text, sizeof(path.text), "/proc/self/fd/%d", descriptor);
  return path;
}

Descriptor open_path(const char* path, int flags) noexcept {
  int descriptor = -1;
  do {
    descriptor = open(path, flags | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, kMode);
  } while (descriptor < 0 && errno == EINTR);
  return Descriptor(descriptor);
}

bool is_object_of(const char* path, int descriptor) noexcept {
  struct stat named;
  struct stat opened;
  return lstat(path, &named) == 0 && fstat(descriptor, &opened) == 0 &&
         named.st_dev == opened.st_dev && named.st_ino == opened.st_ino;
}

// Names are shown to people and typed by them.
bool is_plain(const char* name, size_t length) noexcept {
  for (size_t i = 0; i < length; ++i) {
    const auto byte = static_cast<unsigned char>(name[i]);
    if (byte == '/' || byte < 0x20 || byte == 0x7f) return false;
  }
  return true;
}

}  // namespace

bool is_shared_name(const char* name) noexcept {
  const size_t length = strnlen(name, kSharedNameRoom);
  return length != 0 && length < kSharedNameRoom && name[0] != '.' &&
         is_plain(name, length);
}

SharedName checked_shared_name(const char* name) {
  if (!is_shared_name(name)) {
    fail_at(1, TP_ERROR_ARGUMENT,
            "'%s' cannot name shared memory: 1 to %zu bytes are wanted, no "
            "'/', no control character, no '.' in front",
            excerpt(name).text, kSharedNameRoom - 1);
  }
  SharedName result = {};
  std::memcpy(result.text, name, std::strlen(name));
  return result;
}

Excerpt shown_name(const SharedName& name) noexcept {
  char text[sizeof(Excerpt::text) + 32];
  std::snprintf(text, sizeof(text),
                name.text[0] != '\0' ? "shared memory '%s'"
                                     : "shared memory without a name",
                name.text);
  return excerpt(text);
}

Descriptor open_name(const SharedName& name, int access) noexcept {
  return open_path(path_of(name).text, access | O_NOFOLLOW);
}

Descriptor open_unnamed() noexcept {
  return open_path(kFolder, O_TMPFILE | O_RDWR);
}

Descriptor reopen(int descriptor, int access) noexcept {
  return open_path(path_of(descriptor).text, access);
}

Descriptor lock_as_user(int descriptor, const SharedName& name) {
  Descriptor lock = reopen(descriptor, O_RDONLY);
  int error = lock.is_open() ? EWOULDBLOCK : errno;
  for (int i = 0; i < kLockAttempts && error == EWOULDBLOCK; ++i) {
    if (flock(lock.get(), LOCK_SH | LOCK_NB) == 0) return lock;
    error = errno == EINTR ? EWOULDBLOCK : errno;
    const timespec pause = {0, kLockPause};
    nanosleep(&pause, nullptr);
  }
  fail_errno(TP_ERROR_IO, error, "%s: cannot be locked", shown_name(name).text);
}

bool link_name(int descriptor, const SharedName& name) noexcept {
  return linkat(AT_FDCWD, path_of(descriptor).text, AT_FDCWD,
                path_of(name).text, AT_SYMLINK_FOLLOW) == 0;
}

bool remove_if_unused(int descriptor, const SharedName& name) noexcept {
  const Descriptor lock = reopen(descriptor, O_RDONLY);
  const NamePath path = path_of(name);
  return lock.is_open() && flock(lock.get(), LOCK_EX | LOCK_NB) == 0 &&
         is_object_of(path.text, lock.get()) && unlink(path.text) == 0;
}

}  // namespace tp
