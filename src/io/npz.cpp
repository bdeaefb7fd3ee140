#include "io/npz.h"

#include <algorithm>
#include <cstring>

#include "core/error.h"
#include "io/npy.h"
#include "io/zip_source.h"

namespace tp {

namespace {

constexpr char kSuffix[] = ".npy";
constexpr size_t kSuffixLength = sizeof(kSuffix) - 1;

// Cuts the suffix off; false if there is none.
bool cut_suffix(char* name) noexcept {
  const size_t length = std::strlen(name);
  if (length < kSuffixLength) return false;
  char* const suffix = name + length - kSuffixLength;
  if (std::memcmp(suffix, kSuffix, kSuffixLength) != 0) return false;
  *suffix = '\0';
  return true;
}

}  // namespace

const ObjectType NpzFile::kType = {"npz file"};

NpzFile::NpzFile(FactoryKey, const char* path, LoadMode mode)
    : Counted(&kType), file_(path), mode_(mode) {
  read_zip_directory(file_, directory_);
  take_members();
}

void NpzFile::take_members() {
  for (size_t i = 0; i < directory_.entries.size(); ++i) {
    // Into directory_.names, which is not constant.
    if (cut_suffix(const_cast<char*>(directory_.entries[i].name))) {
      members_.push_back(static_cast<uint32_t>(i));
    }
  }
  by_name_.resize(members_.size());
  for (size_t i = 0; i < by_name_.size(); ++i) {
    by_name_[i] = static_cast<uint32_t>(i);
  }
  const auto name_of = [&](uint32_t i) {
    return directory_.entries[members_[i]].name;
  };
  std::sort(by_name_.begin(), by_name_.end(), [&](uint32_t a, uint32_t b) {
    return std::strcmp(name_of(a), name_of(b)) < 0;
  });
  for (size_t i = 1; i < by_name_.size(); ++i) {
    if (std::strcmp(name_of(by_name_[i - 1]), name_of(by_name_[i])) == 0) {
      file_.refuse(TP_ERROR_FORMAT, "entry '%s' is there twice",
                   excerpt(name_of(by_name_[i])).text);
    }
  }
}

void NpzFile::check_index(size_t i) const {
  if (i < count()) return;
  file_.refuse(TP_ERROR_RANGE, "tensor %zu is beyond the end: the file has %zu",
               i, count());
}

const char* NpzFile::name(size_t i) const {
  check_index(i);
  return directory_.entries[members_[i]].name;
}

Tensor NpzFile::tensor(size_t i) const {
  check_index(i);
  const ZipEntry& entry = directory_.entries[members_[i]];
  ZipSource source(file_, entry, entry.name);
  Tensor tensor = load_npy(source, mode_);
  // Mapped bytes are not read, so that they cannot be summed either.
  if (mode_ == LoadMode::kRead) source.finish();
  return tensor;
}

Tensor NpzFile::tensor(const char* name) const {
  const uint32_t* found = std::lower_bound(
      by_name_.begin(), by_name_.end(), name,
      [&](uint32_t i, const char* wanted) {
        return std::strcmp(directory_.entries[members_[i]].name, wanted) < 0;
      });
  if (found == by_name_.end() || std::strcmp(this->name(*found), name) != 0) {
    file_.refuse(TP_ERROR_RANGE, "has no tensor '%s'", excerpt(name).text);
  }
  return tensor(*found);
}

}  // namespace tp
