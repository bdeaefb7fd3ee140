// Element types as safetensors headers name them.
#pragma once

#include <cstddef>
#include <cstdint>

#include "core/dtype.h"

namespace tp {

struct SafetensorsType {
  const char* name;
  uint8_t bits;   // of one element
  int32_t dtype;  // a TP_DTYPE_ value; 0 for a type without one
};

// nullptr if the format has no such type.
const SafetensorsType* find_safetensors_type(const char* name) noexcept;

// nullptr if the format has no type for it.
const SafetensorsType* find_safetensors_type(DType dtype) noexcept;

}  // namespace tp
