#include "core/dtype.h"

#include "core/error.h"

namespace tp {
namespace {

constexpr DType integer_of(int bits, bool is_signed) {
  switch (bits) {
    case 8:
      return is_signed ? DType::kI8 : DType::kU8;
    case 16:
      return is_signed ? DType::kI16 : DType::kU16;
    case 32:
      return is_signed ? DType::kI32 : DType::kU32;
    default:
      return is_signed ? DType::kI64 : DType::kU64;
  }
}

constexpr DType promote_integers(DType a, DType b) {
  const int bits_a = kDTypes[static_cast<size_t>(a)].size * 8;
  const int bits_b = kDTypes[static_cast<size_t>(b)].size * 8;
  if (is_signed_integer(a) == is_signed_integer(b))
    return bits_a >= bits_b ? a : b;
  const int bits_signed = is_signed_integer(a) ? bits_a : bits_b;
  const int bits_unsigned = is_signed_integer(a) ? bits_b : bits_a;
  if (bits_unsigned == 64) return DType::kF64;
  return integer_of(
      bits_signed > bits_unsigned ? bits_signed : bits_unsigned * 2, true);
}

// The f8 types form a chain below the 16-bit ones, so that promotion stays
// associative.
constexpr int float_rank(DType d) {
  switch (d) {
    case DType::kF8_E4M3FN:
      return 0;
    case DType::kF8_E5M2:
      return 1;
    case DType::kF16:
    case DType::kBF16:
      return 2;
    case DType::kF32:
      return 3;
    default:
      return 4;
  }
}

constexpr DType promote_floats(DType a, DType b) {
  if (a == b) return a;
  if (float_rank(a) == float_rank(b)) return DType::kF32;
  return float_rank(a) > float_rank(b) ? a : b;
}

constexpr DType promote_pair(DType a, DType b) {
  const int kind_a = kDTypes[static_cast<size_t>(a)].kind;
  const int kind_b = kDTypes[static_cast<size_t>(b)].kind;
  if (kind_a != kind_b) {
    const DType high = kind_a > kind_b ? a : b;
    const DType low = kind_a > kind_b ? b : a;
    // A complex type holds the parts of a wider real one.
    const bool widens = high == DType::kC64 && low == DType::kF64;
    return widens ? DType::kC128 : high;
  }
  switch (kind_a) {
    case TP_KIND_INTEGER:
      return promote_integers(a, b);
    case TP_KIND_FLOAT:
      return promote_floats(a, b);
    case TP_KIND_COMPLEX:
      return a == b ? a : DType::kC128;
    default:
      return a;
  }
}

struct PromotionTable {
  DType of[TP_DTYPE_COUNT + 1][TP_DTYPE_COUNT + 1];
};

constexpr PromotionTable make_table() {
  PromotionTable table{};
  for (int a = 1; a <= TP_DTYPE_COUNT; ++a) {
    for (int b = 1; b <= TP_DTYPE_COUNT; ++b) {
      table.of[a][b] =
          promote_pair(static_cast<DType>(a), static_cast<DType>(b));
    }
  }
  return table;
}

constexpr PromotionTable kPromotion = make_table();

}  // namespace

DType check_dtype(int32_t id, int32_t position) {
  if (!is_valid_dtype(id)) {
    fail_at(position, TP_ERROR_ARGUMENT, "unknown dtype %d",
            static_cast<int>(id));
  }
  return static_cast<DType>(id);
}

DType promote(DType a, DType b) noexcept {
  return kPromotion.of[static_cast<size_t>(a)][static_cast<size_t>(b)];
}

bool can_cast(DType from, DType to) noexcept {
  const int32_t kind_from = dtype_kind(from);
  const int32_t kind_to = dtype_kind(to);
  if (kind_to == TP_KIND_BOOL) return kind_from == TP_KIND_BOOL;
  return kind_from <= kind_to;
}

}  // namespace tp
