#include "io/zip_writer.h"

#include <cstring>

#include "io/excerpt.h"
#include "io/little_endian.h"
#include "io/utf8.h"
#include "io/zip_format.h"

namespace tp {

namespace {

constexpr uint64_t kAlignment = 64;
constexpr uint16_t kVersion = 20;
constexpr uint16_t kVersion64 = 45;
// The first day that the format can tell.
constexpr uint16_t kDate = 1 << 5 | 1;

// A record that is put together from front to back.
class RecordWriter {
 public:
  template <class T>
  RecordWriter& put(T value) noexcept {
    put_little<T>(bytes_ + size_, value);
    size_ += sizeof(T);
    return *this;
  }
  const unsigned char* data() const noexcept { return bytes_; }
  size_t size() const noexcept { return size_; }

 private:
  unsigned char bytes_[96];
  size_t size_ = 0;
};

bool needs64(uint64_t value) noexcept { return value >= zip::kSee64; }

uint32_t low(uint64_t value) noexcept {
  return needs64(value) ? zip::kSee64 : static_cast<uint32_t>(value);
}

// What the record before an entry and the one in the directory have in common.
template <class Record>
void put_entry(RecordWriter& to, const Record& record, uint16_t version,
               uint32_t packed_size, uint32_t size,
               size_t extra_size) noexcept {
  to.put(version)
      .put(record.flags)
      .put(record.method)
      .put(uint16_t{0})
      .put(kDate)
      .put(record.crc)
      .put(packed_size)
      .put(size)
      .put(record.name_length)
      .put(static_cast<uint16_t>(extra_size));
}

// What deflating bytes that cannot be packed adds is below this.
uint64_t deflated_bound(uint64_t size) noexcept {
  return size + size / 1000 + 1024;
}

}  // namespace

ZipWriter::Record& ZipWriter::add(const char* name, const char* suffix,
                                  uint64_t size, uint16_t method) {
  const size_t length = std::strlen(name) + std::strlen(suffix);
  if (length > 0xffff) {
    sink_.refuse(TP_ERROR_ARGUMENT,
                 "entry '%s': its name of %zu bytes is above the format's "
                 "limit of 65535",
                 excerpt(name).text, length);
  }
  Record record = {};
  record.name = name;
  record.suffix = suffix;
  record.begin = sink_.position();
  record.size = size;
  record.method = method;
  record.name_length = static_cast<uint16_t>(length);
  if (!is_ascii(name, std::strlen(name))) record.flags = zip::kFlagUtf8;
  records_.push_back(record);
  return records_.back();
}

void ZipWriter::write_name(const Record& record) {
  sink_.write(record.name, std::strlen(record.name));
  sink_.write(record.suffix, std::strlen(record.suffix));
}

void ZipWriter::write_local(const Record& record, bool is_large) {
  const size_t extra64 = is_large ? 20 : 0;
  size_t padding = 0;
  if (record.method == zip::kStored) {
    // Six bytes say that it is padding, and to which alignment.
    const uint64_t bare =
        sink_.position() + zip::kLocalSize + record.name_length + extra64 + 6;
    padding =
        6 + static_cast<size_t>((kAlignment - bare % kAlignment) % kAlignment);
  }
  RecordWriter header;
  header.put(zip::kLocal);
  if (is_large) {
    put_entry(header, record, kVersion64, zip::kSee64, zip::kSee64,
              extra64 + padding);
  } else {
    put_entry(header, record, kVersion, low(record.packed_size),
              low(record.size), extra64 + padding);
  }
  sink_.write(header.data(), header.size());
  write_name(record);
  RecordWriter extra;
  if (is_large) {
    extra.put(zip::kExtra64)
        .put(uint16_t{16})
        .put(record.size)
        .put(record.packed_size);
  }
  if (padding != 0) {
    extra.put(zip::kExtraPadding)
        .put(static_cast<uint16_t>(padding - 4))
        .put(static_cast<uint16_t>(kAlignment));
  }
  sink_.write(extra.data(), extra.size());
  if (padding != 0) sink_.fill('\0', padding - 6);
}

void ZipWriter::begin_stored(const char* name, const char* suffix,
                             uint64_t size, uint32_t crc) {
  Record& record = add(name, suffix, size, zip::kStored);
  record.packed_size = size;
  record.crc = crc;
  write_local(record, needs64(size));
}

void ZipWriter::begin_deflated(const char* name, const char* suffix,
                               uint64_t bound) {
  Record& record = add(name, suffix, 0, zip::kDeflated);
  record.flags |= zip::kFlagDescriptor;
  is_large_ = needs64(deflated_bound(bound));
  write_local(record, is_large_);
  data_begin_ = sink_.position();
}

void ZipWriter::end_deflated(uint64_t size, uint32_t crc) {
  Record& record = records_.back();
  record.size = size;
  record.crc = crc;
  record.packed_size = sink_.position() - data_begin_;
  RecordWriter descriptor;
  descriptor.put(zip::kDescriptor).put(crc);
  if (is_large_) {
    descriptor.put(record.packed_size).put(record.size);
  } else {
    descriptor.put(static_cast<uint32_t>(record.packed_size))
        .put(static_cast<uint32_t>(record.size));
  }
  sink_.write(descriptor.data(), descriptor.size());
}

void ZipWriter::write_central(const Record& record) {
  RecordWriter extra;
  for (const uint64_t value : {record.size, record.packed_size, record.begin}) {
    if (needs64(value)) extra.put(value);
  }
  const bool is_large = extra.size() != 0;
  const size_t extra_size = is_large ? 4 + extra.size() : 0;
  RecordWriter central;
  const uint16_t version = is_large ? kVersion64 : kVersion;
  central.put(zip::kCentral).put(version);
  put_entry(central, record, version, low(record.packed_size), low(record.size),
            extra_size);
  central
      .put(uint16_t{0})  // comment
      .put(uint16_t{0})  // disk
      .put(uint16_t{0})  // kind of text
      .put(uint32_t{0})  // attributes
      .put(low(record.begin));
  sink_.write(central.data(), central.size());
  write_name(record);
  if (!is_large) return;
  RecordWriter head;
  head.put(zip::kExtra64).put(static_cast<uint16_t>(extra.size()));
  sink_.write(head.data(), head.size());
  sink_.write(extra.data(), extra.size());
}

void ZipWriter::write_end(uint64_t begin) {
  const uint64_t end = sink_.position();
  const uint64_t count = records_.size();
  const bool has_many = count >= zip::kSee64Short;
  RecordWriter records;
  if (has_many || needs64(begin) || needs64(end - begin)) {
    records.put(zip::kEnd64)
        .put(uint64_t{zip::kEnd64Size - 12})
        .put(kVersion64)
        .put(kVersion64)
        .put(uint32_t{0})
        .put(uint32_t{0})
        .put(count)
        .put(count)
        .put(end - begin)
        .put(begin);
    records.put(zip::kLocator64).put(uint32_t{0}).put(end).put(uint32_t{1});
    sink_.write(records.data(), records.size());
  }
  const uint16_t short_count =
      has_many ? zip::kSee64Short : static_cast<uint16_t>(count);
  RecordWriter last;
  last.put(zip::kEnd)
      .put(uint16_t{0})
      .put(uint16_t{0})
      .put(short_count)
      .put(short_count)
      .put(low(end - begin))
      .put(low(begin))
      .put(uint16_t{0});
  sink_.write(last.data(), last.size());
}

void ZipWriter::finish() {
  const uint64_t begin = sink_.position();
  for (const Record& record : records_) write_central(record);
  write_end(begin);
}

}  // namespace tp
