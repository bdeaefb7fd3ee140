#include "io/safetensors.h"

#include <algorithm>
#include <cstring>

#include "core/error.h"
#include "core/layout.h"
#include "io/alignment.h"

namespace tp {

const ObjectType SafetensorsFile::kType = {"safetensors file"};

IntrusivePtr<SafetensorsFile> SafetensorsFile::open(const char* path,
                                                    LoadMode mode) {
  auto file = IntrusivePtr<SafetensorsFile>::make();
  file->load(path, mode);
  return file;
}

void SafetensorsFile::load(const char* path, LoadMode mode) {
  const File file(path);
  file_name_ = file.name();
  read_safetensors_header(file, header_);
  data_ = file.load(header_.data_offset, header_.data_nbytes, mode);
  for (const SafetensorsEntry& entry : header_.entries) {
    Storage part = make_entry_storage(entry, mode);
    parts_.push_back({part.get()});
    part.detach();
  }
}

Storage SafetensorsFile::make_entry_storage(const SafetensorsEntry& entry,
                                            LoadMode mode) const {
  if (entry.type->dtype == 0) return nullptr;
  const auto begin = static_cast<size_t>(entry.begin);
  const size_t nbytes = entry.nbytes();
  const size_t alignment =
      element_alignment(static_cast<DType>(entry.type->dtype));
  const unsigned char* first =
      static_cast<const unsigned char*>(data_->data()) + begin;
  if (nbytes == 0 || reinterpret_cast<uintptr_t>(first) % alignment == 0) {
    return make_part(*data_, begin, nbytes);
  }
  if (mode == LoadMode::kMap) return nullptr;
  Storage copy = make_storage(nbytes, Device());
  std::memcpy(copy->data(), first, nbytes);
  return copy;
}

void SafetensorsFile::check_index(size_t i, size_t count,
                                  const char* what) const {
  if (i < count) return;
  fail(TP_ERROR_RANGE, "%s: %s %zu is beyond the end: the file has %zu",
       file_name_.text, what, i, count);
}

const char* SafetensorsFile::name(size_t i) const {
  check_index(i, count(), "tensor");
  return header_.entries[i].name;
}

const SafetensorsText& SafetensorsFile::metadata(size_t i) const {
  check_index(i, metadata_count(), "__metadata__ entry");
  return header_.metadata[i];
}

Tensor SafetensorsFile::tensor(size_t i) const {
  check_index(i, count(), "tensor");
  const SafetensorsEntry& entry = header_.entries[i];
  if (parts_[i].storage == nullptr) refuse(entry);
  const Dims sizes = header_.sizes_of(entry);
  DimsBuffer strides(sizes.size());
  contiguous_strides(sizes, strides.data());
  return alias(Storage::borrow(parts_[i].storage), sizes, strides,
               static_cast<DType>(entry.type->dtype), 0, Bounds::kProved);
}

Tensor SafetensorsFile::tensor(const char* name) const {
  const PodArray<uint32_t>& order = header_.by_name;
  const uint32_t* found = std::lower_bound(
      order.begin(), order.end(), name, [&](uint32_t i, const char* wanted) {
        return std::strcmp(header_.entries[i].name, wanted) < 0;
      });
  if (found == order.end() ||
      std::strcmp(header_.entries[*found].name, name) != 0) {
    fail(TP_ERROR_RANGE, "%s: has no tensor '%s'", file_name_.text,
         excerpt(name).text);
  }
  return tensor(*found);
}

void SafetensorsFile::refuse(const SafetensorsEntry& entry) const {
  const Excerpt name = excerpt(entry.name);
  if (entry.type->dtype == 0) {
    fail(TP_ERROR_DTYPE, "%s: tensor '%s': the type %s has no dtype",
         file_name_.text, name.text, entry.type->name);
  }
  const uint64_t place = header_.data_offset + entry.begin;
  fail(TP_ERROR_UNSUPPORTED,
       "%s: tensor '%s': %s at byte %llu of the file is misaligned and cannot "
       "be mapped; read instead",
       file_name_.text, name.text, entry.type->name,
       static_cast<unsigned long long>(place));
}

void SafetensorsFile::release_resources() noexcept {
  for (const Part& part : parts_) {
    if (part.storage != nullptr) Storage::release(part.storage);
  }
  parts_.clear();
  data_ = nullptr;
}

}  // namespace tp
