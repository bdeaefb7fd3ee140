#include "core/scalar.h"

#include <cstring>

#include "core/error.h"

namespace tp {

double real_of(const tp_scalar_t& scalar) {
  double number;
  check_scalar_fits(scalar, DType::kF64);
  store_scalar(scalar, DType::kF64, &number);
  return number;
}

tp_scalar_t scalar_of(bool value) noexcept {
  return {TP_DTYPE_BOOL, 0, value ? 1 : 0, 0, 0};
}
tp_scalar_t scalar_of(int64_t value) noexcept {
  return {TP_DTYPE_I64, 0, value, 0, 0};
}
tp_scalar_t scalar_of(uint64_t value) noexcept {
  return {TP_DTYPE_U64, 0, static_cast<int64_t>(value), 0, 0};
}
tp_scalar_t scalar_of(double value) noexcept {
  return {TP_DTYPE_F64, 0, 0, value, 0};
}
tp_scalar_t scalar_of(double real, double imag) noexcept {
  return {TP_DTYPE_C128, 0, 0, real, imag};
}

void check_scalar(const tp_scalar_t& scalar) {
  switch (scalar.dtype) {
    case TP_DTYPE_BOOL:
    case TP_DTYPE_I64:
    case TP_DTYPE_U64:
    case TP_DTYPE_F64:
    case TP_DTYPE_C128:
      return;
    default:
      fail(TP_ERROR_ARGUMENT,
           "a scalar of dtype %d: it must be bool, i64, u64, f64 or c128",
           static_cast<int>(scalar.dtype));
  }
}

void check_scalar_fits(const tp_scalar_t& scalar, DType dtype) {
  check_scalar(scalar);
  if (scalar.dtype == TP_DTYPE_C128 && scalar.imag != 0 &&
      dtype_kind(dtype) != TP_KIND_COMPLEX) {
    fail(TP_ERROR_DTYPE, "a scalar with an imaginary part does not fit %s",
         dtype_name(dtype));
  }
}

tp_scalar_t load_scalar(DType dtype, const void* element) noexcept {
  return visit_dtype(dtype, [&](auto value) -> tp_scalar_t {
    using T = decltype(value);
    std::memcpy(&value, element, sizeof(T));
    if constexpr (element::kIsBool<T>) {
      return scalar_of(value.byte != 0);
    } else if constexpr (std::is_same_v<T, uint64_t>) {
      return scalar_of(value);
    } else if constexpr (element::kIsInteger<T>) {
      return scalar_of(static_cast<int64_t>(value));
    } else if constexpr (element::kIsComplex<T>) {
      return scalar_of(static_cast<double>(value.re),
                       static_cast<double>(value.im));
    } else {
      return scalar_of(static_cast<double>(element::widen(value)));
    }
  });
}

void store_scalar(const tp_scalar_t& scalar, DType dtype,
                  void* element) noexcept {
  visit_dtype(dtype, [&](auto slot) {
    using T = decltype(slot);
    switch (scalar.dtype) {
      case TP_DTYPE_BOOL:
        slot = convert<T>(Bool{static_cast<uint8_t>(scalar.integer != 0)});
        break;
      case TP_DTYPE_I64:
        slot = convert<T>(scalar.integer);
        break;
      case TP_DTYPE_U64:
        slot = convert<T>(static_cast<uint64_t>(scalar.integer));
        break;
      case TP_DTYPE_F64:
        slot = convert<T>(scalar.real);
        break;
      default:
        slot = convert<T>(Complex<double>{scalar.real, scalar.imag});
    }
    std::memcpy(element, &slot, sizeof(T));
  });
}

}  // namespace tp
