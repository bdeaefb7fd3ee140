// The element types: one list from which ids, names, sizes and C++ types come.
#pragma once

#include <cstddef>
#include <cstdint>

#include "kernels/element.h"
#include "tensorplay/base.h"

namespace tp {

// _(enumerator suffix, C++ type, name, kind). Adding a dtype is one line here,
// a line in base.h and a conversion in kernels/element.h.
#define TP_FOR_EACH_DTYPE(_)                         \
  _(BOOL, Bool, "bool", TP_KIND_BOOL)                \
  _(U8, uint8_t, "u8", TP_KIND_INTEGER)              \
  _(U16, uint16_t, "u16", TP_KIND_INTEGER)           \
  _(U32, uint32_t, "u32", TP_KIND_INTEGER)           \
  _(U64, uint64_t, "u64", TP_KIND_INTEGER)           \
  _(I8, int8_t, "i8", TP_KIND_INTEGER)               \
  _(I16, int16_t, "i16", TP_KIND_INTEGER)            \
  _(I32, int32_t, "i32", TP_KIND_INTEGER)            \
  _(I64, int64_t, "i64", TP_KIND_INTEGER)            \
  _(F16, F16, "f16", TP_KIND_FLOAT)                  \
  _(BF16, BF16, "bf16", TP_KIND_FLOAT)               \
  _(F32, float, "f32", TP_KIND_FLOAT)                \
  _(F64, double, "f64", TP_KIND_FLOAT)               \
  _(C64, Complex<float>, "c64", TP_KIND_COMPLEX)     \
  _(C128, Complex<double>, "c128", TP_KIND_COMPLEX)  \
  _(F8_E4M3FN, F8E4M3FN, "f8_e4m3fn", TP_KIND_FLOAT) \
  _(F8_E5M2, F8E5M2, "f8_e5m2", TP_KIND_FLOAT)

// An element type whose value is known to be valid.
enum class DType : uint8_t {
#define TP_DTYPE_ENUMERATOR(id, type, name, kind) k##id = TP_DTYPE_##id,
  TP_FOR_EACH_DTYPE(TP_DTYPE_ENUMERATOR)
#undef TP_DTYPE_ENUMERATOR
};

struct DTypeInfo {
  const char* name;
  uint8_t size;
  uint8_t kind;
};
inline constexpr DTypeInfo kDTypes[TP_DTYPE_COUNT + 1] = {
    {nullptr, 0, 0},
#define TP_DTYPE_INFO(id, type, name, kind) {name, sizeof(type), kind},
    TP_FOR_EACH_DTYPE(TP_DTYPE_INFO)
#undef TP_DTYPE_INFO
};

inline size_t itemsize(DType dtype) noexcept {
  return kDTypes[static_cast<size_t>(dtype)].size;
}
// The same as a distance.
inline int64_t item_of(DType dtype) noexcept {
  return static_cast<int64_t>(itemsize(dtype));
}
inline int64_t item_of(int32_t valid_id) noexcept {
  return item_of(static_cast<DType>(valid_id));
}
inline const char* dtype_name(DType dtype) noexcept {
  return kDTypes[static_cast<size_t>(dtype)].name;
}
inline int32_t dtype_kind(DType dtype) noexcept {
  return kDTypes[static_cast<size_t>(dtype)].kind;
}
// Booleans count as well.
inline bool is_integral(DType dtype) noexcept {
  return dtype_kind(dtype) <= TP_KIND_INTEGER;
}
constexpr bool is_signed_integer(DType dtype) noexcept {
  return dtype >= DType::kI8 && dtype <= DType::kI64;
}

// The type of a complex number's parts; of a real one it is the type itself.
constexpr DType part_of(DType dtype) noexcept {
  return dtype == DType::kC64    ? DType::kF32
         : dtype == DType::kC128 ? DType::kF64
                                 : dtype;
}

inline bool is_valid_dtype(int32_t id) noexcept {
  return id >= 1 && id <= TP_DTYPE_COUNT;
}
// Fails for an unknown id, blaming the argument at the position.
DType check_dtype(int32_t id, int32_t position);

// The type that two dimensioned tensors meet in; a table.
DType promote(DType a, DType b) noexcept;
// Whether a result of one type may be stored as another without a change of
// category downwards.
bool can_cast(DType from, DType to) noexcept;

// Calls f with a value-initialised element of the C++ type of dtype.
template <class F>
decltype(auto) visit_dtype(DType dtype, F&& f) {
  switch (dtype) {
#define TP_DTYPE_CASE(id, type, name, kind) \
  case DType::k##id:                        \
    return f(type{});
    TP_FOR_EACH_DTYPE(TP_DTYPE_CASE)
#undef TP_DTYPE_CASE
  }
  __builtin_unreachable();
}

// The id of a C++ element type.
template <class T>
struct DTypeOf;
#define TP_DTYPE_OF(id, type, name, kind)         \
  template <>                                     \
  struct DTypeOf<type> {                          \
    static constexpr DType kValue = DType::k##id; \
  };
TP_FOR_EACH_DTYPE(TP_DTYPE_OF)
#undef TP_DTYPE_OF

}  // namespace tp
