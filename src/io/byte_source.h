// Bytes that are read from front to back: a file's, or an archive entry's.
#pragma once

#include <cstddef>
#include <cstdint>

#include "io/file.h"

namespace tp {

class ByteSource {
 public:
  ByteSource(const ByteSource&) = delete;
  ByteSource& operator=(const ByteSource&) = delete;

  const File& file() const noexcept { return file_; }
  uint64_t size() const noexcept { return size_; }
  uint64_t position() const noexcept { return position_; }
  uint64_t left() const noexcept { return size_ - position_; }
  // Whether the bytes lie in the file as they are, from begin() on.
  bool is_in_place() const noexcept { return is_in_place_; }
  uint64_t begin() const noexcept { return begin_; }

  // The next bytes; whoever asks knows that there are as many left.
  void read(void* to, size_t nbytes);

  // fail() with the name of the file, and of the entry, in front.
  [[noreturn]] void refuse(tp_status_t code, const char* format, ...) const
      __attribute__((format(printf, 3, 4)));

 protected:
  // `entry` is nullptr for the file itself.
  ByteSource(const File& file, const char* entry, uint64_t begin, uint64_t size,
             bool is_in_place) noexcept
      : file_(file),
        entry_(entry),
        begin_(begin),
        size_(size),
        is_in_place_(is_in_place) {}
  ~ByteSource() = default;

 private:
  virtual void read_next(void* to, size_t nbytes) = 0;

  const File& file_;
  const char* const entry_;
  const uint64_t begin_;
  const uint64_t size_;
  uint64_t position_ = 0;
  const bool is_in_place_;
};

// A whole file.
class FileSource final : public ByteSource {
 public:
  explicit FileSource(const File& file) noexcept
      : ByteSource(file, nullptr, 0, file.size(), true) {}

 private:
  void read_next(void* to, size_t nbytes) override {
    file().read(position(), to, nbytes);
  }
};

}  // namespace tp
