#include "io/npy.h"

#include <cstring>

#include "core/layout.h"
#include "io/alignment.h"
#include "io/npy_header.h"

namespace tp {

namespace {

template <class Word, Word (*swap)(Word)>
void swap_words(unsigned char* bytes, size_t nbytes) noexcept {
  for (size_t i = 0; i < nbytes; i += sizeof(Word)) {
    Word word;
    std::memcpy(&word, bytes + i, sizeof(Word));
    word = swap(word);
    std::memcpy(bytes + i, &word, sizeof(Word));
  }
}

uint16_t swap16(uint16_t word) noexcept { return __builtin_bswap16(word); }
uint32_t swap32(uint32_t word) noexcept { return __builtin_bswap32(word); }
uint64_t swap64(uint64_t word) noexcept { return __builtin_bswap64(word); }

void swap_bytes(void* data, size_t nbytes, size_t word) noexcept {
  auto* bytes = static_cast<unsigned char*>(data);
  switch (word) {
    case 2:
      return swap_words<uint16_t, swap16>(bytes, nbytes);
    case 4:
      return swap_words<uint32_t, swap32>(bytes, nbytes);
    default:
      return swap_words<uint64_t, swap64>(bytes, nbytes);
  }
}

void npy_strides(const NpyHeader& header, int64_t* strides) noexcept {
  const Dims sizes = header.sizes;
  if (!header.is_fortran_order) return contiguous_strides(sizes, strides);
  int64_t stride = 1;
  for (size_t i = 0; i < sizes.size(); ++i) {
    strides[i] = stride;
    if (sizes[i] > 1) stride *= sizes[i];
  }
}

void check_mappable(const ByteSource& source, const NpyHeader& header) {
  if (header.is_foreign_endian) {
    source.refuse(TP_ERROR_UNSUPPORTED,
                  "%s in foreign byte order cannot be mapped; read instead",
                  dtype_name(header.dtype));
  }
  // Pages are aligned to more than any element.
  const uint64_t place = source.begin() + header.data_offset;
  if (header.nbytes != 0 && place % element_alignment(header.dtype) != 0) {
    source.refuse(TP_ERROR_UNSUPPORTED,
                  "%s at byte %llu is misaligned and cannot be mapped; read "
                  "instead",
                  dtype_name(header.dtype),
                  static_cast<unsigned long long>(place));
  }
}

Storage read_data(ByteSource& source, const NpyHeader& header) {
  Storage storage = make_storage(header.nbytes, Device());
  source.read(storage->data(), header.nbytes);
  if (header.is_foreign_endian) {
    swap_bytes(storage->data(), header.nbytes, element_alignment(header.dtype));
  }
  return storage;
}

}  // namespace

Tensor load_npy(ByteSource& source, LoadMode mode) {
  if (mode == LoadMode::kMap && !source.is_in_place()) {
    source.refuse(TP_ERROR_UNSUPPORTED,
                  "is packed and cannot be mapped; read instead");
  }
  const NpyHeader header = read_npy_header(source);
  if (mode == LoadMode::kMap) check_mappable(source, header);
  Storage storage = mode == LoadMode::kMap
                        ? source.file().map(source.begin() + header.data_offset,
                                            header.nbytes)
                        : read_data(source, header);
  DimsBuffer strides(header.sizes.size());
  npy_strides(header, strides.data());
  return alias(std::move(storage), header.sizes, strides, header.dtype, 0,
               Bounds::kProved);
}

Tensor load_npy(const char* path, LoadMode mode) {
  const File file(path);
  FileSource source(file);
  return load_npy(source, mode);
}

}  // namespace tp
