// The records at the end of a zip archive that say where its directory is.
#pragma once

#include <cstdint>

#include "io/file.h"

namespace tp {

struct ZipEnd {
  uint64_t entries;
  uint64_t begin;  // of the directory, in the file
  uint64_t size;   // ends where the records at the end begin
};

// Fails if there is none, or if it points out of the file.
ZipEnd find_zip_end(const File& file);

}  // namespace tp
