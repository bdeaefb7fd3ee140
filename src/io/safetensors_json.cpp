#include "io/safetensors_json.h"

#include <cstdarg>
#include <cstdio>
#include <cstring>
#include <limits>

#include "core/layout.h"
#include "core/shape_text.h"
#include "io/json_reader.h"

namespace tp {

namespace {

constexpr char kMetadataKey[] = "__metadata__";

// What the next value of the text is.
enum class Place {
  kHeader,
  kRoot,  // a key; so is every place without a value of its own
  kMetadata,
  kMetadataKeys,
  kMetadataValue,
  kEntry,
  kEntryKeys,
  kDtype,
  kShape,
  kSize,
  kOffsets,
  kOffset,
};

struct PlaceText {
  const char* what;
  const char* wanted;
};
constexpr PlaceText kPlaceTexts[] = {
    {"the header", "an object"},  {nullptr, nullptr},
    {kMetadataKey, "an object"},  {nullptr, nullptr},
    {"the value", "a string"},    {"the entry", "an object"},
    {nullptr, nullptr},           {"dtype", "a string"},
    {"shape", "an array"},        {"a size in shape", "an integer"},
    {"data_offsets", "an array"}, {"a number in data_offsets", "an integer"},
};

// Receives what the reader finds; throws at the first fault.
class Handler {
 public:
  Handler(const File& file, SafetensorsHeader& header) noexcept
      : file_(file), header_(header) {}

  void on_string(const char* text, size_t length) {
    check_text(text, length);
    if (place_ == Place::kMetadataValue) {
      header_.metadata.back().value = text;
      place_ = Place::kMetadataKeys;
    } else if (place_ == Place::kDtype) {
      entry().type = find_safetensors_type(text);
      if (entry().type == nullptr) {
        refuse("the dtype '%s' is unknown", excerpt(text, length).text);
      }
      place_ = Place::kEntryKeys;
    } else {
      on_other("a string");
    }
  }

  void on_integer(uint64_t value) {
    if (place_ == Place::kSize) {
      add_size(value);
    } else if (place_ == Place::kOffset) {
      // Numbers beyond the second are counted by the reader, and refused.
      if (offsets_ == 0) entry().begin = value;
      if (offsets_ == 1) entry().end = value;
      if (offsets_ < 2) ++offsets_;
    } else {
      on_other("a number");
    }
  }

  void on_negative(int64_t value) const {
    if (place_ != Place::kSize && place_ != Place::kOffset) {
      on_other("a number");
    }
    refuse("%s is negative: %lld",
           kPlaceTexts[static_cast<size_t>(place_)].what,
           static_cast<long long>(value));
  }

  // Something that belongs nowhere, or not here.
  [[noreturn]] void on_other(const char* found) const {
    const PlaceText& text = kPlaceTexts[static_cast<size_t>(place_)];
    refuse("%s must be %s, not %s", text.what, text.wanted, found);
  }

  void on_object() {
    switch (place_) {
      case Place::kHeader:
        place_ = Place::kRoot;
        break;
      case Place::kMetadata:
        place_ = Place::kMetadataKeys;
        break;
      case Place::kEntry:
        place_ = Place::kEntryKeys;
        break;
      default:
        on_other("an object");
    }
  }

  void on_key(const char* text, size_t length) {
    if (place_ == Place::kMetadataKeys) subject_ = nullptr;
    check_text(text, length);
    if (place_ == Place::kRoot) {
      root_key(text);
    } else if (place_ == Place::kMetadataKeys) {
      subject_ = text;
      header_.metadata.push_back({text, nullptr});
      place_ = Place::kMetadataValue;
    } else {
      entry_key(text, length);
    }
  }

  void on_object_end() {
    if (place_ == Place::kEntryKeys) finish_entry();
    place_ = Place::kRoot;
    subject_ = nullptr;
  }

  void on_array() {
    if (place_ == Place::kShape) {
      place_ = Place::kSize;
    } else if (place_ == Place::kOffsets) {
      place_ = Place::kOffset;
    } else {
      on_other("an array");
    }
  }

  void on_array_end(size_t count) {
    if (place_ == Place::kOffset && count != 2) {
      refuse("data_offsets has %zu numbers, not 2", count);
    }
    place_ = Place::kEntryKeys;
  }

  // The text itself is broken, where the events have come to.
  [[noreturn]] void refuse_grammar(const rapidjson::ParseResult& fault) const {
    refuse("byte %zu of the header's JSON: %s", fault.Offset(),
           rapidjson::GetParseError_En(fault.Code()));
  }

 private:
  static constexpr unsigned kDtypeSeen = 1;
  static constexpr unsigned kShapeSeen = 2;
  static constexpr unsigned kOffsetsSeen = 4;

  SafetensorsEntry& entry() noexcept { return header_.entries.back(); }

  // Fails, naming the tensor or metadata key that the text is about.
  [[noreturn]] void refuse(const char* format, ...) const
      __attribute__((format(printf, 2, 3))) {
    char reason[512];
    va_list arguments;
    va_start(arguments, format);
    std::vsnprintf(reason, sizeof(reason), format, arguments);
    va_end(arguments);
    if (subject_ == nullptr) file_.refuse(TP_ERROR_FORMAT, "%s", reason);
    file_.refuse(
        TP_ERROR_FORMAT, "%s '%s': %s",
        place_ == Place::kMetadataValue || place_ == Place::kMetadataKeys
            ? kMetadataKey
            : "tensor",
        excerpt(subject_).text, reason);
  }

  // What C's strings and UTF-8 cannot hold, though escapes can write it.
  void check_text(const char* text, size_t length) const {
    if (std::memchr(text, '\0', length) != nullptr) {
      refuse("the text '%s' contains a zero character", excerpt(text).text);
    }
    for (size_t i = 0; i + 1 < length; ++i) {
      if (static_cast<unsigned char>(text[i]) == 0xed &&
          static_cast<unsigned char>(text[i + 1]) >= 0xa0) {
        refuse("a text contains half a surrogate pair");
      }
    }
  }

  void root_key(const char* text) {
    if (std::strcmp(text, kMetadataKey) == 0) {
      if (has_metadata_) refuse("%s is there twice", kMetadataKey);
      has_metadata_ = true;
      place_ = Place::kMetadata;
      return;
    }
    subject_ = text;
    seen_ = 0;
    offsets_ = 0;
    header_.entries.push_back({text, nullptr, 0, 0, header_.sizes.size(), 0});
    place_ = Place::kEntry;
  }

  void entry_key(const char* text, size_t length) {
    unsigned key = 0;
    if (std::strcmp(text, "dtype") == 0) {
      key = kDtypeSeen;
      place_ = Place::kDtype;
    } else if (std::strcmp(text, "shape") == 0) {
      key = kShapeSeen;
      place_ = Place::kShape;
    } else if (std::strcmp(text, "data_offsets") == 0) {
      key = kOffsetsSeen;
      place_ = Place::kOffsets;
    } else {
      refuse("the key '%s' is unknown", excerpt(text, length).text);
    }
    if ((seen_ & key) != 0) refuse("%s is there twice", text);
    seen_ |= key;
  }

  void add_size(uint64_t value) {
    if (value > static_cast<uint64_t>(std::numeric_limits<int64_t>::max())) {
      refuse("the size %llu in shape is beyond 63 bits",
             static_cast<unsigned long long>(value));
    }
    if (entry().rank == DimsBuffer::kCapacity) {
      file_.refuse(TP_ERROR_UNSUPPORTED,
                   "tensor '%s': the shape has more than %zu dimensions",
                   excerpt(subject_).text, DimsBuffer::kCapacity);
    }
    header_.sizes.push_back(static_cast<int64_t>(value));
    ++entry().rank;
  }

  void finish_entry() const {
    if ((seen_ & kDtypeSeen) == 0) refuse("dtype is missing");
    if ((seen_ & kShapeSeen) == 0) refuse("shape is missing");
    if ((seen_ & kOffsetsSeen) == 0) refuse("data_offsets is missing");
    check_entry(header_.entries[header_.entries.size() - 1]);
  }

  // Whether the offsets give the bytes that type and shape need.
  void check_entry(const SafetensorsEntry& entry) const {
    const auto begin = static_cast<unsigned long long>(entry.begin);
    const auto end = static_cast<unsigned long long>(entry.end);
    if (begin > end) {
      refuse("data_offsets [%llu, %llu] end before they begin", begin, end);
    }
    const Dims sizes = header_.sizes_of(entry);
    int64_t bits = entry.type->bits;
    if (!multiply_sizes(sizes, &bits)) {
      refuse("shape %s of %s overflows 63 bits", shape_text(sizes).text,
             entry.type->name);
    }
    if (has_zero(sizes)) bits = 0;
    if (bits % 8 != 0) {
      refuse("shape %s of %s does not fill whole bytes", shape_text(sizes).text,
             entry.type->name);
    }
    if (static_cast<uint64_t>(bits / 8) != entry.end - entry.begin) {
      refuse(
          "shape %s of %s needs %lld bytes, data_offsets [%llu, %llu] give "
          "%llu",
          shape_text(sizes).text, entry.type->name,
          static_cast<long long>(bits / 8), begin, end, end - begin);
    }
  }

  const File& file_;
  SafetensorsHeader& header_;
  Place place_ = Place::kHeader;
  const char* subject_ = nullptr;  // name of the tensor or metadata key
  unsigned seen_ = 0;              // keys of the entry
  unsigned offsets_ = 0;           // numbers of data_offsets
  bool has_metadata_ = false;
};

}  // namespace

void parse_safetensors_json(const File& file, SafetensorsHeader& header) {
  Handler handler(file, header);
  const rapidjson::ParseResult result = read_json(header.text.data(), handler);
  if (result.IsError()) handler.refuse_grammar(result);
}

}  // namespace tp
