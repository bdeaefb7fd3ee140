// An opened safetensors file and the tensors on its bytes.
#pragma once

#include "core/intrusive_ptr.h"
#include "core/tensor_impl.h"
#include "io/file.h"
#include "io/safetensors_header.h"

namespace tp {

// Nothing changes once it is open, so that any thread may ask it for tensors.
//
// The data is one storage, each entry a part of it with an identity and version
// of its own; asking twice for an entry gives two tensors on the same part. An
// entry that is misaligned there has bytes of its own when the file is read,
// and none when it is mapped.
class SafetensorsFile final : public Counted {
 public:
  static const ObjectType kType;

  explicit SafetensorsFile(FactoryKey) noexcept : Counted(&kType) {}
  ~SafetensorsFile() { release_resources(); }

  static IntrusivePtr<SafetensorsFile> open(const char* path, LoadMode mode);

  size_t count() const noexcept { return header_.entries.size(); }
  size_t nbytes() const noexcept { return header_.data_nbytes; }
  size_t metadata_count() const noexcept { return header_.metadata.size(); }

  // These fail with range beyond the end.
  const char* name(size_t i) const;
  Tensor tensor(size_t i) const;
  Tensor tensor(const char* name) const;
  const SafetensorsText& metadata(size_t i) const;

  void release_resources() noexcept;

 private:
  struct Part {
    StorageImpl* storage;  // counted; nullptr where there is no tensor
  };

  void load(const char* path, LoadMode mode);
  Storage make_entry_storage(const SafetensorsEntry& entry,
                             LoadMode mode) const;
  void check_index(size_t i, size_t count, const char* what) const;
  [[noreturn]] void refuse(const SafetensorsEntry& entry) const;

  Excerpt file_name_ = {};
  SafetensorsHeader header_;
  Storage data_;
  PodArray<Part> parts_;
};

}  // namespace tp
