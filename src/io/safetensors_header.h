// The header of a safetensors file: JSON that says what the bytes after it are.
#pragma once

#include <cstddef>
#include <cstdint>

#include "core/span.h"
#include "io/file.h"
#include "io/pod_array.h"
#include "io/safetensors_type.h"

namespace tp {

inline constexpr size_t kSafetensorsLengthBytes = 8;
inline constexpr uint64_t kMaxSafetensorsHeader = 100000000;

// Names are UTF-8, end with a zero byte and have none inside.
struct SafetensorsEntry {
  const char* name;
  const SafetensorsType* type;
  uint64_t begin, end;  // in the data
  size_t first_size;    // in SafetensorsHeader::sizes
  size_t rank;
  size_t nbytes() const noexcept { return static_cast<size_t>(end - begin); }
};

struct SafetensorsText {
  const char* key;
  const char* value;
};

struct SafetensorsHeader {
  PodArray<char> text;  // what the names point into
  PodArray<SafetensorsEntry> entries;
  PodArray<int64_t> sizes;
  PodArray<SafetensorsText> metadata;
  PodArray<uint32_t> by_name;  // places in `entries`
  uint64_t data_offset = 0;    // in the file
  size_t data_nbytes = 0;

  Dims sizes_of(const SafetensorsEntry& entry) const noexcept {
    return {sizes.data() + entry.first_size, entry.rank};
  }
};

// Reads the header and checks all of it, also against the size of the file: the
// tensors cover the data without holes or overlap, their names differ.
void read_safetensors_header(const File& file, SafetensorsHeader& header);

}  // namespace tp
