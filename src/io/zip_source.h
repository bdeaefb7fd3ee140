// The bytes of an entry of a zip archive, unpacked and checked.
#pragma once

#include "io/byte_source.h"
#include "io/pod_array.h"
#include "io/zip_directory.h"
#include "io/zlib_memory.h"

namespace tp {

class ZipSource final : public ByteSource {
 public:
  // Fails for an entry that cannot be unpacked, and for sizes that contradict
  // each other. `name` is what errors call the entry.
  ZipSource(const File& file, const ZipEntry& entry, const char* name);
  ~ZipSource();

  // Reads what is left; fails if the bytes are not those that were packed.
  void finish();

 private:
  void read_next(void* to, size_t nbytes) override;
  void check_readable() const;
  void begin_inflate();
  void refill();
  // Unpacks as many bytes as fit, fewer only at the end.
  size_t inflate_some(void* to, size_t nbytes);

  const ZipEntry& zip_entry_;
  z_stream stream_;
  PodArray<unsigned char> packed_;
  uint64_t packed_read_ = 0;
  uint32_t crc_ = 0;
  bool is_inflating_ = false;
};

}  // namespace tp
