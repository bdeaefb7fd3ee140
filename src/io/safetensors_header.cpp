#include "io/safetensors_header.h"

#include <algorithm>
#include <cstring>

#include "io/safetensors_json.h"

namespace tp {

namespace {

constexpr size_t kLengthBytes = kSafetensorsLengthBytes;
constexpr uint64_t kMaxHeaderLength = kMaxSafetensorsHeader;

void read_text(const File& file, SafetensorsHeader& header) {
  if (file.size() < kLengthBytes) {
    file.refuse(TP_ERROR_FORMAT,
                "the file ends inside the length of its header: %zu bytes are "
                "needed, %llu are available",
                kLengthBytes, static_cast<unsigned long long>(file.size()));
  }
  unsigned char bytes[kLengthBytes];
  file.read(0, bytes, kLengthBytes);
  uint64_t length = 0;
  for (size_t i = kLengthBytes; i-- > 0;) length = length << 8 | bytes[i];
  const uint64_t available = file.size() - kLengthBytes;
  if (length > kMaxHeaderLength) {
    file.refuse(TP_ERROR_FORMAT,
                "the header of %llu bytes is above the format's limit of %llu",
                static_cast<unsigned long long>(length),
                static_cast<unsigned long long>(kMaxHeaderLength));
  }
  if (length > available) {
    file.refuse(TP_ERROR_FORMAT,
                "the header has %llu bytes, %llu are available",
                static_cast<unsigned long long>(length),
                static_cast<unsigned long long>(available));
  }
  header.text.resize(static_cast<size_t>(length) + kJsonPadding);
  std::memset(header.text.data() + length, 0, kJsonPadding);
  file.read(kLengthBytes, header.text.data(), static_cast<size_t>(length));
  header.data_offset = kLengthBytes + length;
  header.data_nbytes = static_cast<size_t>(available - length);
  if (header.text[0] != '{') {
    file.refuse(TP_ERROR_FORMAT, "the header does not begin with '{'");
  }
  // The parser would take it for the end.
  const size_t text_length = std::strlen(header.text.data());
  if (text_length != length) {
    file.refuse(TP_ERROR_FORMAT, "byte %zu of the header's JSON is zero",
                text_length);
  }
}

void check_coverage(const File& file, SafetensorsHeader& header,
                    PodArray<uint32_t>& order) {
  const PodArray<SafetensorsEntry>& entries = header.entries;
  std::sort(order.begin(), order.end(), [&](uint32_t a, uint32_t b) {
    return entries[a].begin != entries[b].begin
               ? entries[a].begin < entries[b].begin
               : entries[a].end < entries[b].end;
  });
  uint64_t covered = 0;
  const char* before = nullptr;
  for (const uint32_t i : order) {
    const SafetensorsEntry& entry = entries[i];
    const auto begin = static_cast<unsigned long long>(entry.begin);
    const auto end = static_cast<unsigned long long>(entry.end);
    const auto reached = static_cast<unsigned long long>(covered);
    if (entry.end > header.data_nbytes) {
      file.refuse(TP_ERROR_FORMAT,
                  "tensor '%s': data_offsets [%llu, %llu] leave the data of "
                  "%zu bytes",
                  excerpt(entry.name).text, begin, end, header.data_nbytes);
    }
    if (entry.begin > covered) {
      file.refuse(TP_ERROR_FORMAT,
                  "tensor '%s': bytes %llu to %llu of the data, before it, "
                  "belong to no tensor",
                  excerpt(entry.name).text, reached, begin);
    }
    if (entry.begin < covered) {
      file.refuse(TP_ERROR_FORMAT,
                  "tensor '%s': data_offsets [%llu, %llu] overlap '%s', which "
                  "ends at %llu",
                  excerpt(entry.name).text, begin, end, excerpt(before).text,
                  reached);
    }
    covered = entry.end;
    before = entry.name;
  }
  if (covered != header.data_nbytes) {
    file.refuse(TP_ERROR_FORMAT,
                "the tensors end at byte %llu of the data, which has %zu bytes",
                static_cast<unsigned long long>(covered), header.data_nbytes);
  }
}

// Sorts places by a text and fails if two texts are the same.
template <class TextOf>
void sort_unique(const File& file, PodArray<uint32_t>& order, const char* what,
                 const TextOf& text_of) {
  std::sort(order.begin(), order.end(), [&](uint32_t a, uint32_t b) {
    return std::strcmp(text_of(a), text_of(b)) < 0;
  });
  for (size_t i = 1; i < order.size(); ++i) {
    const char* text = text_of(order[i]);
    if (std::strcmp(text_of(order[i - 1]), text) == 0) {
      file.refuse(TP_ERROR_FORMAT, "%s '%s' is there twice", what,
                  excerpt(text).text);
    }
  }
}

void fill_order(PodArray<uint32_t>& order, size_t count) {
  order.resize(count);
  for (size_t i = 0; i < count; ++i) order[i] = static_cast<uint32_t>(i);
}

}  // namespace

void read_safetensors_header(const File& file, SafetensorsHeader& header) {
  read_text(file, header);
  parse_safetensors_json(file, header);
  PodArray<uint32_t> by_key;
  fill_order(by_key, header.metadata.size());
  sort_unique(file, by_key, "__metadata__",
              [&](uint32_t i) { return header.metadata[i].key; });
  fill_order(header.by_name, header.entries.size());
  sort_unique(file, header.by_name, "tensor",
              [&](uint32_t i) { return header.entries[i].name; });
  PodArray<uint32_t> by_place;
  fill_order(by_place, header.entries.size());
  check_coverage(file, header, by_place);
}

}  // namespace tp
