// An opened npz archive: a zip archive of npy files.
#pragma once

#include "core/intrusive_ptr.h"
#include "core/tensor_impl.h"
#include "io/file.h"
#include "io/zip_directory.h"

namespace tp {

// Nothing changes once it is open, so that any thread may ask it for tensors.
//
// Each question for a tensor reads, or maps, its entry anew: opening reads the
// directory alone, and a large archive is never in memory as a whole.
class NpzFile final : public Counted {
 public:
  static const ObjectType kType;

  NpzFile(FactoryKey, const char* path, LoadMode mode);
  static IntrusivePtr<NpzFile> open(const char* path, LoadMode mode) {
    return IntrusivePtr<NpzFile>::make(path, mode);
  }

  size_t count() const noexcept { return members_.size(); }
  // These fail with range beyond the end.
  const char* name(size_t i) const;
  Tensor tensor(size_t i) const;
  Tensor tensor(const char* name) const;

  void release_resources() noexcept {}

 private:
  void check_index(size_t i) const;
  void take_members();

  File file_;
  LoadMode mode_;
  ZipDirectory directory_;
  PodArray<uint32_t> members_;  // places of npy files in the directory
  PodArray<uint32_t> by_name_;  // places in members_
};

}  // namespace tp
