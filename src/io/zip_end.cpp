#include "io/zip_end.h"

#include <algorithm>

#include "io/little_endian.h"
#include "io/pod_array.h"
#include "io/zip_format.h"

namespace tp {

namespace {

constexpr size_t kMaxComment = 0xffff;

using Llu = unsigned long long;

// The last record whose comment ends with the file.
uint64_t find_end(const File& file, unsigned char* record) {
  const auto room = static_cast<size_t>(
      std::min<uint64_t>(file.size(), zip::kEndSize + kMaxComment));
  PodArray<unsigned char> tail;
  tail.resize(room);
  file.read(file.size() - room, tail.data(), room);
  for (size_t at = room < zip::kEndSize ? 0 : room - zip::kEndSize + 1;
       at-- > 0;) {
    const unsigned char* found = tail.data() + at;
    if (get_little<uint32_t>(found) == zip::kEnd &&
        get_little<uint16_t>(found + 20) == room - at - zip::kEndSize) {
      std::copy_n(found, zip::kEndSize, record);
      return file.size() - room + at;
    }
  }
  file.refuse(TP_ERROR_FORMAT,
              "is no zip archive, or is cut: there is no end of a directory");
}

[[noreturn]] void refuse_parts(const File& file) {
  file.refuse(TP_ERROR_UNSUPPORTED,
              "is one part of a zip archive in several files");
}

struct Place {
  ZipEnd end;
  uint64_t limit;  // where the directory must end
};

Place read_end64(const File& file, uint64_t end_at) {
  if (end_at < zip::kLocator64Size) {
    file.refuse(TP_ERROR_FORMAT, "the zip64 locator is missing");
  }
  const uint64_t locator_at = end_at - zip::kLocator64Size;
  unsigned char locator[zip::kLocator64Size];
  file.read(locator_at, locator, sizeof(locator));
  if (get_little<uint32_t>(locator) != zip::kLocator64) {
    file.refuse(TP_ERROR_FORMAT, "the zip64 locator is missing");
  }
  if (get_little<uint32_t>(locator + 4) != 0 ||
      get_little<uint32_t>(locator + 16) > 1) {
    refuse_parts(file);
  }
  const auto at = get_little<uint64_t>(locator + 8);
  if (at > locator_at || locator_at - at < zip::kEnd64Size) {
    file.refuse(TP_ERROR_FORMAT,
                "the zip64 end of the directory is said to begin at byte %llu, "
                "which leaves no room for it before byte %llu",
                static_cast<Llu>(at), static_cast<Llu>(locator_at));
  }
  unsigned char record[zip::kEnd64Size];
  file.read(at, record, sizeof(record));
  if (get_little<uint32_t>(record) != zip::kEnd64) {
    file.refuse(TP_ERROR_FORMAT,
                "there is no zip64 end of the directory at byte %llu",
                static_cast<Llu>(at));
  }
  if (get_little<uint32_t>(record + 16) != 0 ||
      get_little<uint32_t>(record + 20) != 0 ||
      get_little<uint64_t>(record + 24) != get_little<uint64_t>(record + 32)) {
    refuse_parts(file);
  }
  return {{get_little<uint64_t>(record + 32), get_little<uint64_t>(record + 48),
           get_little<uint64_t>(record + 40)},
          at};
}

Place read_end(const File& file) {
  unsigned char record[zip::kEndSize];
  const uint64_t at = find_end(file, record);
  const auto disk = get_little<uint16_t>(record + 4);
  const auto directory_disk = get_little<uint16_t>(record + 6);
  const auto disk_entries = get_little<uint16_t>(record + 8);
  const auto entries = get_little<uint16_t>(record + 10);
  const auto size = get_little<uint32_t>(record + 12);
  const auto begin = get_little<uint32_t>(record + 16);
  if (entries == zip::kSee64Short || size == zip::kSee64 ||
      begin == zip::kSee64) {
    return read_end64(file, at);
  }
  if (disk != 0 || directory_disk != 0 || disk_entries != entries) {
    refuse_parts(file);
  }
  return {{entries, begin, size}, at};
}

}  // namespace

ZipEnd find_zip_end(const File& file) {
  const Place place = read_end(file);
  const ZipEnd& end = place.end;
  if (end.begin > place.limit || end.size != place.limit - end.begin) {
    file.refuse(TP_ERROR_FORMAT,
                "the directory is said to have %llu bytes from byte %llu on; "
                "it ends at byte %llu",
                static_cast<Llu>(end.size), static_cast<Llu>(end.begin),
                static_cast<Llu>(place.limit));
  }
  if (end.entries > end.size / zip::kCentralSize) {
    file.refuse(TP_ERROR_FORMAT,
                "the directory of %llu bytes has no room for %llu entries",
                static_cast<Llu>(end.size), static_cast<Llu>(end.entries));
  }
  return end;
}

}  // namespace tp
