#include "io/zip_source.h"

#include <algorithm>
#include <climits>

#include "core/error.h"
#include "io/zip_format.h"

namespace tp {

namespace {

constexpr size_t kPackedRoom = size_t{1} << 16;

using Llu = unsigned long long;

struct MethodName {
  uint16_t method;
  const char* name;
};
constexpr MethodName kMethodNames[] = {
    {1, "shrunk"}, {6, "imploded"}, {9, "deflate64"}, {12, "bzip2"},
    {14, "lzma"},  {20, "zstd"},    {93, "zstd"},     {95, "xz"},
    {96, "jpeg"},  {98, "ppmd"},    {99, "aes"},
};

const char* method_name(uint16_t method) noexcept {
  for (const MethodName& known : kMethodNames) {
    if (known.method == method) return known.name;
  }
  return "unknown";
}

}  // namespace

ZipSource::ZipSource(const File& file, const ZipEntry& entry, const char* name)
    : ByteSource(file, name, entry.begin, entry.size,
                 entry.method == zip::kStored),
      zip_entry_(entry),
      stream_(zlib_stream()) {
  check_readable();
  if (entry.method == zip::kDeflated) begin_inflate();
}

ZipSource::~ZipSource() {
  if (is_inflating_) inflateEnd(&stream_);
}

void ZipSource::check_readable() const {
  const ZipEntry& entry = zip_entry_;
  if ((entry.flags & zip::kFlagEncrypted) != 0) {
    refuse(TP_ERROR_UNSUPPORTED, "is encrypted");
  }
  if ((entry.flags & zip::kFlagPatched) != 0) {
    refuse(TP_ERROR_UNSUPPORTED, "is a patch of another file");
  }
  if (entry.method != zip::kStored && entry.method != zip::kDeflated) {
    refuse(TP_ERROR_UNSUPPORTED,
           "is packed by method %d (%s); stored and deflated are read",
           int{entry.method}, method_name(entry.method));
  }
  const bool fits = entry.method == zip::kStored
                        ? entry.size == entry.packed_size
                        : entry.size / zip::kMaxInflation <= entry.packed_size;
  if (!fits) {
    refuse(TP_ERROR_FORMAT,
           "is said to unpack to %llu bytes, which its %llu bytes cannot",
           static_cast<Llu>(entry.size), static_cast<Llu>(entry.packed_size));
  }
}

void ZipSource::begin_inflate() {
  packed_.resize(static_cast<size_t>(
      std::min<uint64_t>(kPackedRoom, zip_entry_.packed_size)));
  // Raw: zip has a header and a sum of its own.
  if (inflateInit2(&stream_, -MAX_WBITS) != Z_OK) {
    fail_out_of_memory(sizeof(stream_));
  }
  is_inflating_ = true;
}

void ZipSource::refill() {
  const auto nbytes = static_cast<size_t>(std::min<uint64_t>(
      packed_.size(), zip_entry_.packed_size - packed_read_));
  file().read(zip_entry_.begin + packed_read_, packed_.data(), nbytes);
  packed_read_ += nbytes;
  stream_.next_in = packed_.data();
  stream_.avail_in = static_cast<unsigned>(nbytes);
}

size_t ZipSource::inflate_some(void* to, size_t nbytes) {
  const auto room = static_cast<unsigned>(std::min<size_t>(nbytes, INT_MAX));
  stream_.next_out = static_cast<unsigned char*>(to);
  stream_.avail_out = room;
  int status = Z_OK;
  while (stream_.avail_out != 0 && status == Z_OK) {
    if (stream_.avail_in == 0) refill();
    status = inflate(&stream_, Z_NO_FLUSH);
  }
  if (status == Z_MEM_ERROR) fail_out_of_memory(size_t{1} << MAX_WBITS);
  if (status == Z_BUF_ERROR) {
    refuse(TP_ERROR_FORMAT, "its %llu packed bytes end too early",
           static_cast<Llu>(zip_entry_.packed_size));
  }
  if (status != Z_OK && status != Z_STREAM_END) {
    refuse(TP_ERROR_FORMAT, "its packed bytes are damaged: %s",
           stream_.msg != nullptr ? stream_.msg : "no deflate stream");
  }
  return room - stream_.avail_out;
}

void ZipSource::read_next(void* to, size_t nbytes) {
  auto* bytes = static_cast<unsigned char*>(to);
  if (!is_inflating_) {
    file().read(begin() + position(), bytes, nbytes);
  } else {
    for (size_t done = 0; done < nbytes;) {
      const size_t got = inflate_some(bytes + done, nbytes - done);
      if (got == 0) {
        refuse(TP_ERROR_FORMAT,
               "unpacks to %llu bytes, the directory says %llu",
               static_cast<Llu>(position() + done), static_cast<Llu>(size()));
      }
      done += got;
    }
  }
  crc_ = static_cast<uint32_t>(crc32_z(crc_, bytes, nbytes));
}

void ZipSource::finish() {
  unsigned char rest[4096];
  while (left() != 0) {
    read(rest, static_cast<size_t>(std::min<uint64_t>(left(), sizeof(rest))));
  }
  if (is_inflating_) {
    if (inflate_some(rest, 1) != 0) {
      refuse(TP_ERROR_FORMAT,
             "unpacks to more than the %llu bytes that the directory says",
             static_cast<Llu>(size()));
    }
    const uint64_t used = packed_read_ - stream_.avail_in;
    if (used != zip_entry_.packed_size) {
      refuse(TP_ERROR_FORMAT,
             "its packed bytes end after %llu, the directory says %llu",
             static_cast<Llu>(used), static_cast<Llu>(zip_entry_.packed_size));
    }
  }
  if (crc_ != zip_entry_.crc) {
    refuse(TP_ERROR_FORMAT, "its bytes have the CRC-32 %08x, not %08x",
           static_cast<unsigned>(crc_), static_cast<unsigned>(zip_entry_.crc));
  }
}

}  // namespace tp
