// Structs that cross the border and may grow: those of a caller of another
// version are shorter or longer than ours.
#pragma once

#include <algorithm>
#include <cstring>

#include "capi/border.h"

namespace tp {

inline void check_struct_size(size_t size, size_t smallest, int32_t position) {
  if (size < smallest || size > UINT32_MAX) {
    fail_at(position, TP_ERROR_ARGUMENT,
            "struct_size is %zu, at least %zu are needed", size, smallest);
  }
}

template <class Struct>
tp_status_t init_struct(const char* function, Struct* out, size_t size,
                        size_t smallest) {
  return border(function, [&] {
    checked_out(out, 1);
    check_struct_size(size, smallest, 2);
    std::memset(out, 0, size);
    out->struct_size = static_cast<uint32_t>(size);
  });
}

// A copy of a struct of the caller's: what is missing is zero, and what this
// version does not know must be.
template <class Struct>
Struct checked_struct(const Struct* given, size_t smallest, int32_t position,
                      const char* what) {
  const size_t size = checked_out(given, position).struct_size;
  check_struct_size(size, smallest, position);
  Struct copy = {};
  std::memcpy(&copy, given, std::min(size, sizeof(copy)));
  const auto* bytes = reinterpret_cast<const unsigned char*>(given);
  if (std::any_of(bytes + std::min(size, sizeof(copy)), bytes + size,
                  [](unsigned char byte) { return byte != 0; })) {
    fail_at(position, TP_ERROR_UNSUPPORTED,
            "a member of the %s beyond byte %zu is set: this version does not "
            "know it",
            what, sizeof(copy));
  }
  return copy;
}

// Fills a struct of the caller's up to its size, with zeros for what this
// version does not know.
template <class Struct>
void fill_struct(Struct* out, const Struct& filled, size_t smallest,
                 int32_t position) {
  const size_t size = checked_out(out, position).struct_size;
  check_struct_size(size, smallest, position);
  std::memset(out, 0, size);
  std::memcpy(out, &filled, std::min(size, sizeof(filled)));
  out->struct_size = static_cast<uint32_t>(size);
}

}  // namespace tp
