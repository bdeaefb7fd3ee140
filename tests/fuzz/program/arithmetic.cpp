#include "fuzz/program/arithmetic.h"

#include <cstring>

#include "fuzz/program/model.h"
extern "C" {
#include "support/values.h"
}

namespace fuzz {

namespace {

template <class T>
T load(const void* element, size_t part = 0) {
  T value;
  std::memcpy(&value, static_cast<const uint8_t*>(element) + part * sizeof(T),
              sizeof(T));
  return value;
}

template <class T>
void store_as(void* element, T value, size_t part = 0) {
  std::memcpy(static_cast<uint8_t*>(element) + part * sizeof(T), &value,
              sizeof(T));
}

bool is_integer(tp_dtype_t dtype) {
  return tp_dtype_kind(dtype) == TP_KIND_INTEGER;
}

// The bits of an integer that are there; what is above wraps away.
uint64_t bits_of(tp_dtype_t dtype, const void* element) {
  uint64_t bits = 0;
  std::memcpy(&bits, element, tp_dtype_size(dtype));
  return bits;
}

void store_bits(tp_dtype_t dtype, void* element, uint64_t bits) {
  std::memcpy(element, &bits, tp_dtype_size(dtype));
}

// The types below f32 compute in it and round once.
float widened(tp_dtype_t dtype, const void* element) {
  ValueNumber parts[2];
  value_decode(dtype, element, parts);
  return static_cast<float>(value_to_double(&parts[0]));
}

void store_rounded(tp_dtype_t dtype, void* element, float value) {
  const ValueNumber parts[2] = {value_from_double(static_cast<double>(value)),
                                value_from_double(0)};
  value_encode(dtype, parts, 0, element);
}

template <class T>
void multiply_complex(void* element, const Number& number) {
  const T re = load<T>(element, 0);
  const T im = load<T>(element, 1);
  const auto by_re = static_cast<T>(number.real());
  const auto by_im = static_cast<T>(number.imag());
  store_as(element, re * by_re - im * by_im, 0);
  store_as(element, re * by_im + im * by_re, 1);
}

template <class T>
void add_parts(const void* a, const void* b, void* out, size_t parts) {
  for (size_t i = 0; i < parts; ++i) {
    store_as(out, load<T>(a, i) + load<T>(b, i), i);
  }
}

}  // namespace

Number::Number(Input& input) {
  const int64_t kind = input.between(0, 3);
  const int64_t number = input.between(-128, 127);
  if (kind < 2) {
    real_ = static_cast<double>(number);
    HOLDS(tp_scalar_set_i64(&scalar_, number) == TP_OK);
    return;
  }
  real_ = static_cast<double>(number) / 4;
  if (kind == 2) {
    HOLDS(tp_scalar_set_f64(&scalar_, real_) == TP_OK);
    return;
  }
  imag_ = static_cast<double>(input.between(-2, 2)) / 4;
  HOLDS(tp_scalar_set_c128(&scalar_, real_, imag_) == TP_OK);
}

bool Number::store(tp_dtype_t dtype, void* element) const {
  const ValueNumber parts[2] = {value_from_double(real_),
                                value_from_double(imag_)};
  const bool wraps = scalar_.dtype == TP_DTYPE_I64;
  value_encode(dtype, parts, wraps, element);
  return imag_ == 0 || tp_dtype_kind(dtype) == TP_KIND_COMPLEX;
}

void add_elements(tp_dtype_t dtype, const void* a, const void* b, void* out) {
  if (is_integer(dtype)) {
    store_bits(dtype, out, bits_of(dtype, a) + bits_of(dtype, b));
    return;
  }
  switch (dtype) {
    case TP_DTYPE_F32:
    case TP_DTYPE_C64:
      add_parts<float>(a, b, out, dtype == TP_DTYPE_C64 ? 2 : 1);
      return;
    case TP_DTYPE_F64:
    case TP_DTYPE_C128:
      add_parts<double>(a, b, out, dtype == TP_DTYPE_C128 ? 2 : 1);
      return;
    default:
      store_rounded(dtype, out, widened(dtype, a) + widened(dtype, b));
  }
}

void multiply_element(tp_dtype_t dtype, void* element, const Number& number) {
  if (is_integer(dtype)) {
    const auto by = static_cast<uint64_t>(static_cast<int64_t>(number.real()));
    store_bits(dtype, element, bits_of(dtype, element) * by);
    return;
  }
  switch (dtype) {
    case TP_DTYPE_F32:
      store_as(element,
               load<float>(element) * static_cast<float>(number.real()));
      return;
    case TP_DTYPE_F64:
      store_as(element, load<double>(element) * number.real());
      return;
    case TP_DTYPE_C64:
      multiply_complex<float>(element, number);
      return;
    case TP_DTYPE_C128:
      multiply_complex<double>(element, number);
      return;
    default:
      store_rounded(
          dtype, element,
          widened(dtype, element) * static_cast<float>(number.real()));
  }
}

}  // namespace fuzz
