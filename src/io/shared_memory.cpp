#include "io/shared_memory.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <limits>
#include <new>

#include "core/error.h"
#include "core/memory.h"
#include "io/shared_name.h"

namespace tp {

namespace {

constexpr char kMagic[8] = {'t', 'p', 's', 'h', 'm', 0, 0, 1};
// One size on every machine, so that the bytes begin at the same place.
constexpr size_t kHeaderSize = 4096;
constexpr int kSeals = F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL;

struct SharedHeader {
  char magic[8];
  uint64_t nbytes;
  SharedName name;
};
static_assert(sizeof(SharedHeader) <= kHeaderSize);

// What a storage keeps.
struct SharedObject {
  Descriptor memory;  // what the host may pass on
  Descriptor lock;    // of a user; objects without a name have none
  SharedName name = {};
  void* pages = nullptr;
  size_t mapped = 0;
};

void close_shared(void* context) {
  auto* object = static_cast<SharedObject*>(context);
  if (object->pages != nullptr) munmap(object->pages, object->mapped);
  if (object->lock.is_open()) {
    object->lock.close();
    remove_if_unused(object->memory.get(), object->name);
  }
  object->~SharedObject();
  system_free(object);
}

// Owns the object from the start, so that a failure undoes what was done.
DataPtr own(SharedObject** object) {
  *object = new (allocate_or_fail(sizeof(SharedObject))) SharedObject();
  return DataPtr(nullptr, *object, close_shared, Device());
}

[[noreturn]] void fail_shared(int error, const SharedName& name,
                              const char* what) {
  const bool is_full = error == ENOSPC || error == ENOMEM;
  fail_errno(is_full ? TP_ERROR_OUT_OF_MEMORY : TP_ERROR_IO, error, "%s: %s",
             shown_name(name).text, what);
}

// --- making ------------------------------------------------------------------

// Without pages in reserve, writing would end the program (SIGBUS) once the
// file system is full. Memory without a name has no such limit.
int reserve(const SharedObject& object, off_t nbytes) noexcept {
  const int descriptor = object.memory.get();
  if (object.name.text[0] == '\0') {
    if (ftruncate(descriptor, nbytes) != 0) return errno;
    return fcntl(descriptor, F_ADD_SEALS, kSeals) == 0 ? 0 : errno;
  }
  int error = 0;
  do {
    error = posix_fallocate(descriptor, 0, nbytes);
  } while (error == EINTR);
  return error;
}

void write_header(const SharedObject& object, size_t nbytes) {
  SharedHeader header = {};
  std::memcpy(header.magic, kMagic, sizeof(kMagic));
  header.nbytes = nbytes;
  header.name = object.name;
  std::memcpy(object.pages, &header, sizeof(header));
}

void map_object(SharedObject& object, size_t nbytes, uint32_t flags) {
  const int protection =
      (flags & TP_STORAGE_READ_ONLY) != 0 ? PROT_READ : PROT_READ | PROT_WRITE;
  const size_t mapped = kHeaderSize + nbytes;
  void* pages =
      mmap(nullptr, mapped, protection, MAP_SHARED, object.memory.get(), 0);
  if (pages == MAP_FAILED) {
    fail_shared(errno, object.name, "cannot be mapped");
  }
  object.pages = pages;
  object.mapped = mapped;
}

Storage wrap(DataPtr&& owner, size_t nbytes, uint32_t flags) {
  const ReleasedData parts = owner.release();
  auto* pages = static_cast<SharedObject*>(parts.context)->pages;
  DataPtr data(static_cast<unsigned char*>(pages) + kHeaderSize, parts.context,
               parts.deleter, Device());
  return wrap_data(std::move(data), nbytes, TP_STORAGE_SHARED | flags);
}

// --- opening -----------------------------------------------------------------

// By a system call: a look at pages that are gone would end the program.
bool read_header(int descriptor, SharedHeader* header) noexcept {
  ssize_t got = -1;
  do {
    got = pread(descriptor, header, sizeof(*header), 0);
  } while (got < 0 && errno == EINTR);
  return got == static_cast<ssize_t>(sizeof(*header)) &&
         std::memcmp(header->magic, kMagic, sizeof(kMagic)) == 0 &&
         memchr(header->name.text, '\0', kSharedNameRoom) != nullptr &&
         (header->name.text[0] == '\0' || is_shared_name(header->name.text));
}

[[noreturn]] void fail_foreign(const SharedName& name) {
  fail(TP_ERROR_FORMAT, "%s: was not made by this library, or is damaged",
       shown_name(name).text);
}

// Fails with needed and available bytes.
void check_size(const SharedHeader& header, int descriptor) {
  struct stat status;
  if (fstat(descriptor, &status) != 0) {
    fail_shared(errno, header.name, "its size cannot be told");
  }
  const auto size = static_cast<uint64_t>(status.st_size);
  const uint64_t available = size < kHeaderSize ? 0 : size - kHeaderSize;
  if (header.nbytes > available) {
    fail(TP_ERROR_RANGE, "%s: %llu bytes are said to be there, %llu are",
         shown_name(header.name).text,
         static_cast<unsigned long long>(header.nbytes),
         static_cast<unsigned long long>(available));
  }
}

// Another user's could be cut at any time, or be something else altogether.
void check_owner(int descriptor, const SharedName& name) {
  struct stat status;
  if (fstat(descriptor, &status) != 0 || status.st_uid != geteuid()) {
    fail_shared(EACCES, name, "belongs to another user");
  }
}

// What is passed on gives no leave to write either. The system may refuse the
// memory of another user, who has chosen already what to give.
void restrict_to_reading(SharedObject& object) noexcept {
  Descriptor reader = reopen(object.memory.get(), O_RDONLY);
  if (reader.is_open()) object.memory = std::move(reader);
}

// Only what cannot be cut is safe to look at; see Note [Shared objects].
void check_seal(const SharedHeader& header, int descriptor) {
  const int seals = fcntl(descriptor, F_GET_SEALS);
  if (header.name.text[0] == '\0' &&
      (seals < 0 || (seals & F_SEAL_SHRINK) == 0)) {
    fail(TP_ERROR_FORMAT, "%s: is not sealed, so that it could be cut",
         shown_name(header.name).text);
  }
}

Storage open_object(DataPtr&& owner, SharedObject& object,
                    const SharedHeader& header, uint32_t flags) {
  object.name = header.name;
  check_size(header, object.memory.get());
  check_seal(header, object.memory.get());
  const auto nbytes = static_cast<size_t>(header.nbytes);
  map_object(object, nbytes, flags);
  return wrap(std::move(owner), nbytes, flags);
}

// Whether the last user has removed the name meanwhile.
bool has_no_name(int descriptor) noexcept {
  struct stat status;
  return fstat(descriptor, &status) == 0 && status.st_nlink == 0;
}

// A name that processes left behind that were killed is free.
bool remove_left_behind(const SharedName& name) noexcept {
  const Descriptor found = open_name(name, O_RDONLY);
  SharedHeader header;
  return found.is_open() && read_header(found.get(), &header) &&
         std::strcmp(header.name.text, name.text) == 0 &&
         remove_if_unused(found.get(), name);
}

void publish(SharedObject& object) {
  object.lock = lock_as_user(object.memory.get(), object.name);
  while (!link_name(object.memory.get(), object.name)) {
    const int error = errno;
    if (error == EEXIST && remove_left_behind(object.name)) continue;
    fail_shared(error, object.name,
                error == EEXIST ? "exists already" : "cannot be named");
  }
}

}  // namespace

Storage make_shared(const char* name, size_t nbytes) {
  SharedObject* object = nullptr;
  const SharedName text =
      name != nullptr ? checked_shared_name(name) : SharedName{};
  constexpr auto kMost = std::numeric_limits<off_t>::max() - kHeaderSize;
  if (nbytes > kMost) fail_out_of_memory(nbytes);
  DataPtr owner = own(&object);
  object->name = text;
  object->memory = name != nullptr
                       ? open_unnamed()
                       : Descriptor(memfd_create(
                             "tensorplay", MFD_CLOEXEC | MFD_ALLOW_SEALING));
  const int descriptor = object->memory.get();
  // The umask may have taken bits away, and memory without a name has too many.
  if (descriptor < 0 || fchmod(descriptor, 0600) != 0) {
    fail_shared(errno, text, "cannot be created");
  }
  const int error = reserve(*object, static_cast<off_t>(kHeaderSize + nbytes));
  if (error != 0) fail_shared(error, text, "its memory cannot be had");
  map_object(*object, nbytes, 0);
  write_header(*object, nbytes);
  if (name != nullptr) publish(*object);
  return wrap(std::move(owner), nbytes, 0);
}

Storage open_shared(const char* name, uint32_t flags) {
  const SharedName text = checked_shared_name(name);
  const int access = (flags & TP_STORAGE_READ_ONLY) != 0 ? O_RDONLY : O_RDWR;
  SharedObject* object = nullptr;
  SharedHeader header;
  DataPtr owner = own(&object);
  Descriptor memory;
  Descriptor lock;
  do {
    memory = open_name(text, access);
    if (!memory.is_open()) fail_shared(errno, text, "cannot be opened");
    check_owner(memory.get(), text);
    if (!read_header(memory.get(), &header) ||
        std::strcmp(header.name.text, text.text) != 0) {
      fail_foreign(text);
    }
    lock = lock_as_user(memory.get(), text);
  } while (has_no_name(lock.get()));
  // Of both that meet here, and of no other pair: who has a lock removes names.
  object->memory = std::move(memory);
  object->lock = std::move(lock);
  return open_object(std::move(owner), *object, header, flags);
}

Storage open_shared(int descriptor, uint32_t flags) {
  SharedObject* object = nullptr;
  SharedHeader header;
  DataPtr owner = own(&object);
  object->memory = Descriptor(fcntl(descriptor, F_DUPFD_CLOEXEC, 0));
  if (!object->memory.is_open()) {
    fail_errno(TP_ERROR_IO, errno, "descriptor %d cannot be used", descriptor);
  }
  if (!read_header(object->memory.get(), &header)) {
    fail(TP_ERROR_FORMAT,
         "descriptor %d is no shared memory made by this library", descriptor);
  }
  if (header.name.text[0] != '\0') {
    check_owner(object->memory.get(), header.name);
    object->name = header.name;
    object->lock = lock_as_user(object->memory.get(), header.name);
  }
  if ((flags & TP_STORAGE_READ_ONLY) != 0) restrict_to_reading(*object);
  return open_object(std::move(owner), *object, header, flags);
}

int shared_descriptor(const StorageImpl& storage) {
  const DataPtr& data = storage.data_ptr();
  if (data.deleter() != close_shared) {
    fail_at(1, TP_ERROR_UNSUPPORTED, "the storage of %zu bytes is %s",
            storage.nbytes(),
            storage.has(TP_STORAGE_SHARED)
                ? "a part of shared memory: ask the whole"
                : "not shared between processes");
  }
  return static_cast<const SharedObject*>(data.context())->memory.get();
}

}  // namespace tp
