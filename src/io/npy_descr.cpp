#include "io/npy_descr.h"

#include <bit>
#include <cstring>

namespace tp {

namespace {

struct Spelling {
  const char* text;
  DType dtype;
};
constexpr Spelling kSpellings[] = {
    {"b1", DType::kBOOL}, {"?", DType::kBOOL}, {"u1", DType::kU8},
    {"u2", DType::kU16},  {"u4", DType::kU32}, {"u8", DType::kU64},
    {"i1", DType::kI8},   {"i2", DType::kI16}, {"i4", DType::kI32},
    {"i8", DType::kI64},  {"f2", DType::kF16}, {"f4", DType::kF32},
    {"f8", DType::kF64},  {"c8", DType::kC64}, {"c16", DType::kC128}};

// NumPy's types without a dtype: strings, raw bytes (in which bf16 and 8-bit
// floats are stored), objects, times, and long double with its complex. The
// size follows those that end here.
constexpr const char* kKnownToNumpy[] = {
    "S", "a", "U", "V", "O", "M", "m", "G", "g", "f12", "f16", "c24", "c32"};

bool begins_with(const char* text, size_t length, const char* word) noexcept {
  const size_t size = std::strlen(word);
  return size <= length && std::memcmp(text, word, size) == 0;
}

}  // namespace

NpyElement npy_element(const File& file, const char* descr, size_t length) {
  const char* type = descr;
  size_t type_length = length;
  char order = '=';
  if (length != 0 && std::strchr("<>=|", *descr) != nullptr) {
    order = *descr;
    ++type;
    --type_length;
  }
  for (const Spelling& spelling : kSpellings) {
    if (type_length == std::strlen(spelling.text) &&
        std::memcmp(type, spelling.text, type_length) == 0) {
      constexpr char kForeign =
          std::endian::native == std::endian::little ? '>' : '<';
      return {spelling.dtype,
              order == kForeign && itemsize(spelling.dtype) > 1};
    }
  }
  for (const char* known : kKnownToNumpy) {
    if (begins_with(type, type_length, known)) {
      file.refuse(TP_ERROR_DTYPE,
                  "descr '%s' is an element type without a "
                  "dtype",
                  excerpt(descr, length).text);
    }
  }
  file.refuse(TP_ERROR_FORMAT, "descr '%s' is no element type",
              excerpt(descr, length).text);
}

}  // namespace tp
