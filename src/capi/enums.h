// Names of enumerations: one look-up for all of them.
#pragma once

#include <cstring>

#include "capi/border.h"

namespace tp {

// The name of a value, or NULL with an error for an unknown one.
inline const char* name_of(const char* function, const char* what,
                           int32_t value, const char* (*name)(int32_t)) {
  const char* result = name(value);
  if (result == nullptr) {
    record_error(TP_ERROR_ARGUMENT, 1, "unknown %s %d", what,
                 static_cast<int>(value));
    last_error().function = function;
  }
  return result;
}

// Finds the value of `first` to `last` (in steps of 1) that has a name.
inline tp_status_t parse_name(const char* function, const char* what,
                              const char* text, int32_t* out, int32_t first,
                              int32_t last, const char* (*name)(int32_t)) {
  if (out != nullptr) *out = 0;
  return border(function, [&] {
    checked_out(text, 1);
    checked_out(out, 2);
    for (int32_t value = first; value <= last; ++value) {
      const char* candidate = name(value);
      if (candidate != nullptr && std::strcmp(candidate, text) == 0) {
        *out = value;
        return;
      }
    }
    fail_at(1, TP_ERROR_ARGUMENT, "unknown %s \"%s\"", what, text);
  });
}

}  // namespace tp
