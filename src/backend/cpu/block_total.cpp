#include <sys/uio.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "backend/cpu/caching_allocator.h"

namespace tp::cpu {

namespace {

// Lets the kernel read: what lies before foreign data may not be there. Where
// the call is forbidden, the bytes are read directly.
bool read_header(const void* data, Block& out) noexcept {
  const unsigned char* first =
      static_cast<const unsigned char*>(data) - kHeaderSize;
  const iovec to = {&out, sizeof(out)};
  const iovec from = {const_cast<unsigned char*>(first), sizeof(out)};
  const int errno_before = errno;
  const ssize_t n = process_vm_readv(getpid(), &to, 1, &from, 1, 0);
  const int error = errno;
  errno = errno_before;
  if (n == static_cast<ssize_t>(sizeof(out))) return true;
  if (error == EFAULT) return false;
  std::memcpy(&out, first, sizeof(out));
  return true;
}

}  // namespace

size_t find_block_total(const void* data) noexcept {
  Block header;
  if (reinterpret_cast<uintptr_t>(data) % alignof(Block) != 0 ||
      !read_header(data, header)) {
    return 0;
  }
  const bool is_in_use = header.kind == BlockKind::kSmall ||
                         header.kind == BlockKind::kPooled ||
                         header.kind == BlockKind::kBypass;
  return is_in_use ? header.total : 0;
}

}  // namespace tp::cpu
