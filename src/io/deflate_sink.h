// Steps before an archive: bytes are summed, or summed and deflated.
#pragma once

#include "io/byte_sink.h"
#include "io/pod_array.h"
#include "io/zlib_memory.h"

namespace tp {

class SumSink final : public ByteSink {
 public:
  SumSink(const ByteSink& outer, const char* entry) noexcept
      : ByteSink(outer, entry) {}
  uint32_t crc() const noexcept { return crc_; }

 private:
  void write_next(const void* data, size_t nbytes) override;

  uint32_t crc_ = 0;
};

class DeflateSink final : public ByteSink {
 public:
  DeflateSink(ByteSink& outer, const char* entry);
  ~DeflateSink() { deflateEnd(&stream_); }
  uint32_t crc() const noexcept { return crc_; }

  // Writes what is still inside.
  void finish();

 private:
  void write_next(const void* data, size_t nbytes) override;
  void run(int flush);

  ByteSink& outer_;
  z_stream stream_;
  PodArray<unsigned char> room_;
  uint32_t crc_ = 0;
};

}  // namespace tp
