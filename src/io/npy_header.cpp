#include "io/npy_header.h"

#include <cstring>

#include "core/layout.h"
#include "core/shape_text.h"
#include "io/npy_literal.h"
#include "io/pod_array.h"

namespace tp {

namespace {

constexpr char kMagic[] = "\x93NUMPY";
constexpr size_t kMagicLength = sizeof(kMagic) - 1;
constexpr uint32_t kMaxHeaderLength = 1u << 20;

uint32_t little_endian(const unsigned char* bytes, size_t count) noexcept {
  uint32_t value = 0;
  for (size_t i = count; i-- > 0;) value = value << 8 | bytes[i];
  return value;
}

struct HeaderPlace {
  uint32_t length;
  int version;
};

HeaderPlace find_header(ByteSource& source) {
  unsigned char prefix[kMagicLength + 2];
  if (source.size() >= sizeof(prefix)) source.read(prefix, sizeof(prefix));
  if (source.size() < sizeof(prefix) ||
      std::memcmp(prefix, kMagic, kMagicLength) != 0) {
    source.refuse(TP_ERROR_FORMAT,
                  "is no npy file: it does not begin with \\x93NUMPY and a "
                  "version");
  }
  const int major = prefix[kMagicLength];
  const int minor = prefix[kMagicLength + 1];
  if (major < 1 || major > 3 || minor != 0) {
    source.refuse(TP_ERROR_FORMAT,
                  "npy version %d.%d is unknown; 1.0, 2.0 and 3.0 are read",
                  major, minor);
  }
  const size_t width = major == 1 ? 2 : 4;
  if (source.left() < width) {
    source.refuse(TP_ERROR_FORMAT,
                  "the file ends inside the length of its header: %zu bytes "
                  "are needed, %zu are available",
                  sizeof(prefix) + width, static_cast<size_t>(source.size()));
  }
  unsigned char length[4];
  source.read(length, width);
  const HeaderPlace place = {little_endian(length, width), major};
  if (place.length > source.left()) {
    source.refuse(TP_ERROR_FORMAT,
                  "the header has %u bytes, %llu are available",
                  static_cast<unsigned>(place.length),
                  static_cast<unsigned long long>(source.left()));
  }
  if (place.length > kMaxHeaderLength) {
    source.refuse(TP_ERROR_FORMAT,
                  "the header of %u bytes is above the limit of %u",
                  static_cast<unsigned>(place.length),
                  static_cast<unsigned>(kMaxHeaderLength));
  }
  return place;
}

// Fails unless the sizes make a legal tensor whose bytes are all there.
size_t checked_data_size(const ByteSource& source, const NpyHeader& header) {
  auto product = item_of(header.dtype);
  if (!multiply_sizes(header.sizes, &product)) {
    source.refuse(TP_ERROR_FORMAT, "shape %s of %s overflows 63 bits",
                  shape_text(header.sizes).text, dtype_name(header.dtype));
  }
  const uint64_t needed =
      has_zero(header.sizes) ? 0 : static_cast<uint64_t>(product);
  const uint64_t available = source.left();
  if (needed > available) {
    source.refuse(TP_ERROR_FORMAT,
                  "shape %s of %s needs %llu bytes, %llu are available",
                  shape_text(header.sizes).text, dtype_name(header.dtype),
                  static_cast<unsigned long long>(needed),
                  static_cast<unsigned long long>(available));
  }
  return static_cast<size_t>(needed);
}

}  // namespace

NpyHeader read_npy_header(ByteSource& source) {
  const HeaderPlace place = find_header(source);
  PodArray<char> text;
  text.resize(place.length);
  source.read(text.data(), text.size());
  NpyHeader header = {};
  header.data_offset = source.position();
  parse_npy_literal(source, place.version, text.data(), text.size(), header);
  header.nbytes = checked_data_size(source, header);
  return header;
}

}  // namespace tp
