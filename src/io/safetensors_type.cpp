#include "io/safetensors_type.h"

#include <cstring>

namespace tp {

namespace {

constexpr SafetensorsType kTypes[] = {
    {"BOOL", 8, TP_DTYPE_BOOL},
    {"U8", 8, TP_DTYPE_U8},
    {"U16", 16, TP_DTYPE_U16},
    {"U32", 32, TP_DTYPE_U32},
    {"U64", 64, TP_DTYPE_U64},
    {"I8", 8, TP_DTYPE_I8},
    {"I16", 16, TP_DTYPE_I16},
    {"I32", 32, TP_DTYPE_I32},
    {"I64", 64, TP_DTYPE_I64},
    {"F16", 16, TP_DTYPE_F16},
    {"BF16", 16, TP_DTYPE_BF16},
    {"F32", 32, TP_DTYPE_F32},
    {"F64", 64, TP_DTYPE_F64},
    {"C64", 64, TP_DTYPE_C64},
    {"F8_E4M3", 8, TP_DTYPE_F8_E4M3FN},
    {"F8_E5M2", 8, TP_DTYPE_F8_E5M2},
    {"F8_E8M0", 8, 0},
    {"F8_E4M3FNUZ", 8, 0},
    {"F8_E5M2FNUZ", 8, 0},
    {"F6_E2M3", 6, 0},
    {"F6_E3M2", 6, 0},
    {"F4", 4, 0},
};

}  // namespace

const SafetensorsType* find_safetensors_type(const char* name) noexcept {
  for (const SafetensorsType& type : kTypes) {
    if (std::strcmp(type.name, name) == 0) return &type;
  }
  return nullptr;
}

const SafetensorsType* find_safetensors_type(DType dtype) noexcept {
  for (const SafetensorsType& type : kTypes) {
    if (type.dtype == static_cast<int32_t>(dtype)) return &type;
  }
  return nullptr;
}

}  // namespace tp
