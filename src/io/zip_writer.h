// Zip archives, written from front to back; zip64 where a number needs it.
#pragma once

#include <cstdint>

#include "io/byte_sink.h"
#include "io/pod_array.h"

namespace tp {

// An archive depends on its entries alone: no time and no owner is written.
class ZipWriter {
 public:
  explicit ZipWriter(ByteSink& sink) noexcept : sink_(sink) {}

  // Begins an entry whose bytes follow as they are; they begin at a multiple of
  // 64, so that they can be mapped. The name lives until finish().
  void begin_stored(const char* name, const char* suffix, uint64_t size,
                    uint32_t crc);
  // Begins an entry whose deflated bytes follow, and ends it; its sizes are
  // told behind it. There are `bound` unpacked bytes at most.
  void begin_deflated(const char* name, const char* suffix, uint64_t bound);
  void end_deflated(uint64_t size, uint32_t crc);

  // Writes the directory.
  void finish();

 private:
  struct Record {
    const char* name;
    const char* suffix;
    uint64_t begin;
    uint64_t packed_size;
    uint64_t size;
    uint32_t crc;
    uint16_t method;
    uint16_t flags;
    uint16_t name_length;
  };

  Record& add(const char* name, const char* suffix, uint64_t size,
              uint16_t method);
  void write_local(const Record& record, bool is_large);
  void write_central(const Record& record);
  void write_end(uint64_t begin);
  void write_name(const Record& record);

  ByteSink& sink_;
  PodArray<Record> records_;
  uint64_t data_begin_ = 0;  // of the last entry
  bool is_large_ = false;    // the last entry's sizes are written in 64 bits
};

}  // namespace tp
