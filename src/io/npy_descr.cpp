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
// floats are stored), objects, times, and long double with its complex. One
// letter stands for all sizes.
constexpr const char* kKnownToNumpy[] = {
    "S", "a", "U", "V", "O", "M", "m", "G", "g", "f12", "f16", "c24", "c32"};

bool is(const char* text, size_t length, const char* word) noexcept {
  return length == std::strlen(word) && std::memcmp(text, word, length) == 0;
}

bool is_known_to_numpy(const char* type, size_t length) noexcept {
  for (const char* known : kKnownToNumpy) {
    const bool is_family = known[1] == '\0';
    if (is(type, is_family && length != 0 ? 1 : length, known)) return true;
  }
  return false;
}

}  // namespace

NpyElement npy_element(const ByteSource& source, const char* descr,
                       size_t length) {
  const char* type = descr;
  size_t type_length = length;
  char order = '=';
  if (length != 0 && std::memchr("<>=|", *descr, 4) != nullptr) {
    order = *descr;
    ++type;
    --type_length;
  }
  for (const Spelling& spelling : kSpellings) {
    if (is(type, type_length, spelling.text)) {
      constexpr char kForeign =
          std::endian::native == std::endian::little ? '>' : '<';
      return {spelling.dtype,
              order == kForeign && itemsize(spelling.dtype) > 1};
    }
  }
  if (is_known_to_numpy(type, type_length)) {
    source.refuse(TP_ERROR_DTYPE,
                  "descr '%s' is an element type without a dtype",
                  excerpt(descr, length).text);
  }
  source.refuse(TP_ERROR_FORMAT, "descr '%s' is no element type",
                excerpt(descr, length).text);
}

NpyDescr npy_descr(DType dtype) noexcept {
  constexpr char kNative =
      std::endian::native == std::endian::little ? '<' : '>';
  NpyDescr descr = {};
  for (const Spelling& spelling : kSpellings) {
    if (spelling.dtype != dtype) continue;
    descr.text[0] = itemsize(dtype) == 1 ? '|' : kNative;
    std::memcpy(descr.text + 1, spelling.text, std::strlen(spelling.text));
    break;
  }
  return descr;
}

}  // namespace tp
