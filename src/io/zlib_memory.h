// zlib's memory, from where all of the library's comes.
#pragma once

#include <zlib.h>

#include "core/memory.h"

namespace tp {

inline void* zlib_allocate(void*, unsigned items, unsigned size) noexcept {
  const size_t nbytes = size_t{items} * size;
  void* memory = system_allocate(nbytes);
  if (memory == nullptr && reclaim_memory()) memory = system_allocate(nbytes);
  return memory;
}

inline void zlib_free(void*, void* memory) noexcept { system_free(memory); }

inline z_stream zlib_stream() noexcept {
  z_stream stream = {};
  stream.zalloc = zlib_allocate;
  stream.zfree = zlib_free;
  return stream;
}

}  // namespace tp
