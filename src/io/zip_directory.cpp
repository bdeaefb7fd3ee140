#include "io/zip_directory.h"

#include <algorithm>
#include <cstring>

#include "core/overflow.h"
#include "io/little_endian.h"
#include "io/utf8.h"
#include "io/zip_end.h"
#include "io/zip_format.h"

namespace tp {

namespace {

using Llu = unsigned long long;

// Takes the 64-bit values that stand in for fields full of ones.
void read_extra64(const File& file, ZipEntry& entry, const unsigned char* extra,
                  size_t length) {
  uint64_t* const fields[] = {&entry.size, &entry.packed_size, &entry.begin};
  const unsigned char* at = nullptr;
  size_t left = 0;
  while (length >= 4) {
    const size_t size = get_little<uint16_t>(extra + 2);
    if (size > length - 4) break;
    if (get_little<uint16_t>(extra) == zip::kExtra64) {
      at = extra + 4;
      left = size;
      break;
    }
    extra += 4 + size;
    length -= 4 + size;
  }
  for (uint64_t* field : fields) {
    if (*field != zip::kSee64) continue;
    if (left < 8) {
      file.refuse(TP_ERROR_FORMAT, "entry '%s': its zip64 sizes are missing",
                  excerpt(entry.name).text);
    }
    *field = get_little<uint64_t>(at);
    at += 8;
    left -= 8;
  }
}

// Copies the name, which ends with a zero byte there.
const char* take_name(const File& file, char* to, const char* name,
                      size_t length) {
  std::memcpy(to, name, length);
  to[length] = '\0';
  if (std::memchr(to, '\0', length) != nullptr) {
    file.refuse(TP_ERROR_FORMAT, "entry '%s': its name has a zero byte",
                excerpt(to, length).text);
  }
  if (!is_utf8(to, length)) {
    file.refuse(TP_ERROR_UNSUPPORTED, "an entry has a name that is not UTF-8");
  }
  return to;
}

void parse_central(const File& file, const ZipEnd& end,
                   const PodArray<unsigned char>& bytes,
                   ZipDirectory& directory) {
  // A name's record is longer than the name with its end.
  directory.names.resize(bytes.size());
  char* name_at = directory.names.data();
  size_t at = 0;
  for (uint64_t i = 0; i < end.entries; ++i) {
    const unsigned char* record = bytes.data() + at;
    const size_t left = bytes.size() - at;
    size_t whole = zip::kCentralSize;
    if (left >= whole) {
      whole += size_t{get_little<uint16_t>(record + 28)} +
               get_little<uint16_t>(record + 30) +
               get_little<uint16_t>(record + 32);
    }
    if (left < whole || get_little<uint32_t>(record) != zip::kCentral) {
      file.refuse(TP_ERROR_FORMAT,
                  "entry %llu of the directory is damaged or cut",
                  static_cast<Llu>(i));
    }
    const size_t name_length = get_little<uint16_t>(record + 28);
    ZipEntry entry = {};
    entry.flags = get_little<uint16_t>(record + 8);
    entry.method = get_little<uint16_t>(record + 10);
    entry.crc = get_little<uint32_t>(record + 16);
    entry.packed_size = get_little<uint32_t>(record + 20);
    entry.size = get_little<uint32_t>(record + 24);
    entry.begin = get_little<uint32_t>(record + 42);
    entry.name = take_name(
        file, name_at,
        reinterpret_cast<const char*>(record + zip::kCentralSize), name_length);
    name_at += name_length + 1;
    if (get_little<uint16_t>(record + 34) != 0) {
      file.refuse(TP_ERROR_UNSUPPORTED, "entry '%s': is in another file",
                  excerpt(entry.name).text);
    }
    read_extra64(file, entry, record + zip::kCentralSize + name_length,
                 get_little<uint16_t>(record + 30));
    directory.entries.push_back(entry);
    at += whole;
  }
  if (at != bytes.size()) {
    file.refuse(TP_ERROR_FORMAT,
                "the directory has %zu bytes, its %llu entries have %zu",
                bytes.size(), static_cast<Llu>(end.entries), at);
  }
}

[[noreturn]] void refuse_local(const File& file, const ZipEntry& entry,
                               const char* what) {
  file.refuse(TP_ERROR_FORMAT, "entry '%s': its header at byte %llu %s",
              excerpt(entry.name).text, static_cast<Llu>(entry.begin), what);
}

// Reads an entry's own header, which ends where its bytes begin.
void enter(const File& file, ZipEntry& entry, uint64_t limit,
           PodArray<char>& room) {
  if (entry.begin > limit || limit - entry.begin < zip::kLocalSize) {
    refuse_local(file, entry, "is beyond the entries' end");
  }
  unsigned char header[zip::kLocalSize];
  file.read(entry.begin, header, sizeof(header));
  if (get_little<uint32_t>(header) != zip::kLocal) {
    refuse_local(file, entry, "is not there");
  }
  const size_t name_length = get_little<uint16_t>(header + 26);
  const size_t extra_length = get_little<uint16_t>(header + 28);
  const uint64_t names_at = entry.begin + zip::kLocalSize;
  if (limit - names_at < name_length + extra_length) {
    refuse_local(file, entry, "goes beyond the entries' end");
  }
  room.resize(name_length);
  file.read(names_at, room.data(), name_length);
  if (name_length != std::strlen(entry.name) ||
      (name_length != 0 &&
       std::memcmp(room.data(), entry.name, name_length) != 0)) {
    refuse_local(file, entry, "has another name");
  }
  if (get_little<uint16_t>(header + 8) != entry.method) {
    refuse_local(file, entry, "has another method than the directory");
  }
  entry.begin = names_at + name_length + extra_length;
  if (limit - entry.begin < entry.packed_size) {
    file.refuse(TP_ERROR_FORMAT,
                "entry '%s': has %llu bytes from byte %llu on, the entries "
                "end at byte %llu",
                excerpt(entry.name).text, static_cast<Llu>(entry.packed_size),
                static_cast<Llu>(entry.begin), static_cast<Llu>(limit));
  }
}

}  // namespace

void read_zip_directory(const File& file, ZipDirectory& directory) {
  const ZipEnd end = find_zip_end(file);
  PodArray<unsigned char> bytes;
  bytes.resize(static_cast<size_t>(end.size));
  file.read(end.begin, bytes.data(), bytes.size());
  parse_central(file, end, bytes, directory);

  PodArray<uint32_t> order;
  PodArray<ZipEntry>& entries = directory.entries;
  order.resize(entries.size());
  for (size_t i = 0; i < order.size(); ++i) order[i] = static_cast<uint32_t>(i);
  std::sort(order.begin(), order.end(), [&](uint32_t a, uint32_t b) {
    return entries[a].begin < entries[b].begin;
  });
  PodArray<char> room;
  uint64_t reached = 0;
  const char* before = nullptr;
  for (const uint32_t i : order) {
    ZipEntry& entry = entries[i];
    if (entry.begin < reached) {
      file.refuse(TP_ERROR_FORMAT,
                  "entry '%s': begins at byte %llu and overlaps '%s', which "
                  "ends at byte %llu",
                  excerpt(entry.name).text, static_cast<Llu>(entry.begin),
                  excerpt(before).text, static_cast<Llu>(reached));
    }
    enter(file, entry, end.begin, room);
    reached = entry.begin + entry.packed_size;
    before = entry.name;
  }
}

}  // namespace tp
