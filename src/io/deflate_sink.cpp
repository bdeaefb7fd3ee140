#include "io/deflate_sink.h"

#include <algorithm>
#include <climits>

#include "core/error.h"

namespace tp {

namespace {

constexpr size_t kRoom = size_t{1} << 15;
// The default of zlib and of NumPy: a window of 32 KiB, 256 KiB in all.
constexpr int kMemoryLevel = 8;
constexpr size_t kDeflateBytes = size_t{1} << 18;

uint32_t sum(uint32_t crc, const void* data, size_t nbytes) noexcept {
  return static_cast<uint32_t>(
      crc32_z(crc, static_cast<const unsigned char*>(data), nbytes));
}

}  // namespace

void SumSink::write_next(const void* data, size_t nbytes) {
  crc_ = sum(crc_, data, nbytes);
}

DeflateSink::DeflateSink(ByteSink& outer, const char* entry)
    : ByteSink(outer, entry), outer_(outer), stream_(zlib_stream()) {
  room_.resize(kRoom);
  if (deflateInit2(&stream_, Z_DEFAULT_COMPRESSION, Z_DEFLATED, -MAX_WBITS,
                   kMemoryLevel, Z_DEFAULT_STRATEGY) != Z_OK) {
    fail_out_of_memory(kDeflateBytes);
  }
}

void DeflateSink::write_next(const void* data, size_t nbytes) {
  crc_ = sum(crc_, data, nbytes);
  const auto* bytes = static_cast<const unsigned char*>(data);
  while (nbytes != 0) {
    const size_t piece = std::min<size_t>(nbytes, INT_MAX);
    stream_.next_in = const_cast<unsigned char*>(bytes);
    stream_.avail_in = static_cast<unsigned>(piece);
    run(Z_NO_FLUSH);
    bytes += piece;
    nbytes -= piece;
  }
}

void DeflateSink::finish() {
  stream_.avail_in = 0;
  run(Z_FINISH);
}

void DeflateSink::run(int flush) {
  do {
    stream_.next_out = room_.data();
    stream_.avail_out = static_cast<unsigned>(room_.size());
    deflate(&stream_, flush);
    outer_.write(room_.data(), room_.size() - stream_.avail_out);
  } while (stream_.avail_out == 0);
}

}  // namespace tp
