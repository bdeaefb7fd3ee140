// The directory of a zip archive, checked against the archive.
#pragma once

#include <cstddef>
#include <cstdint>

#include "io/file.h"
#include "io/pod_array.h"

namespace tp {

struct ZipEntry {
  const char* name;  // ends with a zero byte and has none inside
  uint64_t begin;    // of its header, then of its bytes, in the file
  uint64_t packed_size;
  uint64_t size;
  uint32_t crc;
  uint16_t method;
  uint16_t flags;
};

struct ZipDirectory {
  PodArray<char> names;
  PodArray<ZipEntry> entries;  // in the order of the directory
};

// Reads the directory and the entries' own headers. Fails where a record
// contradicts another or the size of the file: entries lie before the
// directory, in the file, apart from each other.
void read_zip_directory(const File& file, ZipDirectory& directory);

}  // namespace tp
