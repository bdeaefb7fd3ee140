// A file that is there whole, or not at all.
#pragma once

#include "io/byte_sink.h"
#include "io/excerpt.h"
#include "io/pod_array.h"

namespace tp {

// Writes to a file beside the target, which takes its place at the end. Without
// commit() the target stays as it was and the other file is removed.
class OutputFile final : public ByteSink {
 public:
  explicit OutputFile(const char* path);
  ~OutputFile();

  void commit();

 private:
  void write_next(const void* data, size_t nbytes) override;
  void open_beside();
  [[noreturn]] void fail_system(int error, const char* what) const;

  const char* path_;
  Excerpt shown_;
  PodArray<char> other_;  // the file beside
  int descriptor_ = -1;
};

}  // namespace tp
