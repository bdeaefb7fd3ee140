// Element types that C++ lacks, and the one conversion between any two.
//
// Used by the CPU and by device compilers alike: no core types, no library
// calls. Every conversion rounds once, to nearest even. A float out of an
// integer's range saturates and NaN gives 0; integers wrap; a complex number
// loses its imaginary part, except to bool, where either part counts; overflow
// to f8_e4m3fn is NaN.
#pragma once

#include <cstdint>
#include <limits>
#include <type_traits>

#if defined(__CUDACC__)
#define TP_HOST_DEVICE __host__ __device__
#else
#define TP_HOST_DEVICE
#endif

namespace tp {

// One byte; any non-zero byte is true.
struct Bool {
  uint8_t byte;
};
struct F16 {
  uint16_t bits;
};
struct BF16 {
  uint16_t bits;
};
struct F8E4M3FN {
  uint8_t bits;
};
struct F8E5M2 {
  uint8_t bits;
};
template <class T>
struct Complex {
  T re, im;
};

namespace element {

template <class To, class From>
TP_HOST_DEVICE inline To bit_cast(From from) {
  static_assert(sizeof(To) == sizeof(From));
  To to;
  __builtin_memcpy(&to, &from, sizeof(To));
  return to;
}

// A binary format: bits of exponent and mantissa, and whether the top exponent
// holds infinities (IEEE) or all but one value are finite (the "fn" kind).
template <class Bits, int kExponentBits, int kMantissaBits, bool kFiniteOnly>
struct SmallFloat {
  static constexpr int kBias = (1 << (kExponentBits - 1)) - 1;
  static constexpr uint64_t kMantissaMask = (uint64_t{1} << kMantissaBits) - 1;
  static constexpr uint64_t kExponentMask = (uint64_t{1} << kExponentBits) - 1;
  static constexpr int kSignShift = kExponentBits + kMantissaBits;
  static constexpr uint64_t kInfinity = kExponentMask << kMantissaBits;
  static constexpr uint64_t kNan =
      kFiniteOnly ? kInfinity | kMantissaMask
                  : kInfinity | (uint64_t{1} << (kMantissaBits - 1));

  // From the bits of an IEEE binary format that is wider in both fields.
  template <class WideBits, int kWideExponentBits, int kWideMantissaBits>
  TP_HOST_DEVICE static Bits narrow(WideBits wide) {
    constexpr int kWideBias = (1 << (kWideExponentBits - 1)) - 1;
    constexpr WideBits kWideMantissaMask =
        (WideBits{1} << kWideMantissaBits) - 1;
    constexpr int kWideTop = (1 << kWideExponentBits) - 1;
    constexpr int kShift = kWideMantissaBits - kMantissaBits;
    const uint64_t sign =
        static_cast<uint64_t>(wide >> (kWideExponentBits + kWideMantissaBits))
        << kSignShift;
    const int wide_exponent =
        static_cast<int>((wide >> kWideMantissaBits) & kWideTop);
    WideBits mantissa = wide & kWideMantissaMask;
    if (wide_exponent == kWideTop) {
      if (mantissa != 0) return static_cast<Bits>(sign | kNan);
      return static_cast<Bits>(sign | (kFiniteOnly ? kNan : kInfinity));
    }
    int exponent = wide_exponent - kWideBias + kBias;
    if (wide_exponent != 0) mantissa |= WideBits{1} << kWideMantissaBits;
    int shift = kShift;
    if (exponent <= 0) {
      // Subnormal or below: the leading one moves into the mantissa.
      shift += 1 - exponent;
      exponent = 0;
      if (shift > kWideMantissaBits + 1) return static_cast<Bits>(sign);
    }
    const WideBits half = WideBits{1} << (shift - 1);
    const WideBits rest = mantissa & ((WideBits{1} << shift) - 1);
    uint64_t kept = static_cast<uint64_t>(mantissa >> shift);
    if (rest > half || (rest == half && (kept & 1) != 0)) ++kept;
    // The hidden one, and a carry out of the mantissa, add to the exponent.
    uint64_t bits =
        exponent == 0
            ? kept
            : (static_cast<uint64_t>(exponent - 1) << kMantissaBits) + kept;
    if (bits >= (kFiniteOnly ? kNan : kInfinity)) {
      bits = kFiniteOnly ? kNan : kInfinity;
    }
    return static_cast<Bits>(sign | bits);
  }

  // To the bits of binary32, exactly.
  TP_HOST_DEVICE static uint32_t widen(Bits narrow) {
    const uint32_t sign = static_cast<uint32_t>(narrow >> kSignShift) << 31;
    uint32_t exponent =
        static_cast<uint32_t>((narrow >> kMantissaBits) & kExponentMask);
    uint32_t mantissa = static_cast<uint32_t>(narrow & kMantissaMask);
    const bool is_nan =
        kFiniteOnly ? (exponent == kExponentMask && mantissa == kMantissaMask)
                    : (exponent == kExponentMask && mantissa != 0);
    if (is_nan) return sign | 0x7fc00000u;
    if (!kFiniteOnly && exponent == kExponentMask) return sign | 0x7f800000u;
    if (exponent == 0) {
      if (mantissa == 0) return sign;
      int lift = 0;
      while ((mantissa & (uint32_t{1} << kMantissaBits)) == 0) {
        mantissa <<= 1;
        ++lift;
      }
      mantissa &= static_cast<uint32_t>(kMantissaMask);
      exponent = static_cast<uint32_t>(1 - lift + 127 - kBias);
      return sign | (exponent << 23) | (mantissa << (23 - kMantissaBits));
    }
    return sign | ((exponent + static_cast<uint32_t>(127 - kBias)) << 23) |
           (mantissa << (23 - kMantissaBits));
  }
};

template <class T>
struct FormatOf;
template <>
struct FormatOf<F16> : SmallFloat<uint16_t, 5, 10, false> {};
template <>
struct FormatOf<F8E4M3FN> : SmallFloat<uint8_t, 4, 3, true> {};
template <>
struct FormatOf<F8E5M2> : SmallFloat<uint8_t, 5, 2, false> {};

// bf16 has binary32's exponent, so its subnormals line up: plain rounding.
template <class Wide>
TP_HOST_DEVICE inline uint16_t narrow_to_bf16(Wide value);
template <>
TP_HOST_DEVICE inline uint16_t narrow_to_bf16(float value) {
  const uint32_t bits = bit_cast<uint32_t>(value);
  if ((bits & 0x7fffffffu) > 0x7f800000u) {
    return static_cast<uint16_t>((bits >> 16 & 0x8000u) | 0x7fc0u);
  }
  return static_cast<uint16_t>((bits + 0x7fffu + (bits >> 16 & 1u)) >> 16);
}
template <>
TP_HOST_DEVICE inline uint16_t narrow_to_bf16(double value) {
  return SmallFloat<uint16_t, 8, 7, false>::narrow<uint64_t, 11, 52>(
      bit_cast<uint64_t>(value));
}

template <class T>
inline constexpr bool kIsSmallFloat =
    std::is_same_v<T, F16> || std::is_same_v<T, BF16> ||
    std::is_same_v<T, F8E4M3FN> || std::is_same_v<T, F8E5M2>;
template <class T>
inline constexpr bool kIsFloat =
    std::is_same_v<T, float> || std::is_same_v<T, double> || kIsSmallFloat<T>;
template <class T>
inline constexpr bool kIsInteger = std::is_integral_v<T>;
template <class T>
inline constexpr bool kIsBool = std::is_same_v<T, Bool>;
template <class T>
inline constexpr bool kIsComplex = false;
template <class T>
inline constexpr bool kIsComplex<Complex<T>> = true;

// binary16 and binary32 meet often enough to be worth forms without branches,
// which compilers turn into vector instructions; the bits are those of
// SmallFloat. Masks, not conditions: a compiler would move the floating-point
// operation, which could trap, behind a branch. Magnitudes are signed, as SSE2
// compares.
TP_HOST_DEVICE inline int32_t select_bits(bool first, int32_t a, int32_t b) {
  const int32_t mask = -static_cast<int32_t>(first);
  return (a & mask) | (b & ~mask);
}
TP_HOST_DEVICE inline uint32_t widen_f16(uint16_t half) {
  const int32_t magnitude = half & 0x7fff;
  // Normal: the exponent's bias grows by 112; infinity and NaN once more.
  constexpr int32_t kBias = 112 << 23;
  int32_t wide = (magnitude << 13) + kBias;
  wide += select_bits(magnitude >= 0x7c00, kBias, 0);
  wide = select_bits(magnitude > 0x7c00, 0x7fc00000, wide);
  // Subnormal: a whole number of 2^-24.
  const float small = static_cast<float>(magnitude) * 0x1p-24f;
  wide = select_bits(magnitude < 0x0400, bit_cast<int32_t>(small), wide);
  return static_cast<uint32_t>(wide) | static_cast<uint32_t>(half & 0x8000)
                                           << 16;
}
TP_HOST_DEVICE inline uint16_t narrow_to_f16(uint32_t wide) {
  const auto magnitude = static_cast<int32_t>(wide & 0x7fffffffu);
  // Normal: drop 13 bits, rounding to nearest even.
  constexpr int32_t kBias = 112 << 23;
  int32_t half = (magnitude - kBias + 0x0fff + (magnitude >> 13 & 1)) >> 13;
  half = select_bits(magnitude >= 0x477ff000, 0x7c00, half);
  half = select_bits(magnitude > 0x7f800000, 0x7e00, half);
  // Subnormal: adding 0.5 leaves the rounded number of 2^-24 in the low bits.
  const float small = bit_cast<float>(magnitude) + 0.5f;
  half = select_bits(magnitude < 0x38800000,
                     bit_cast<int32_t>(small) - 0x3f000000, half);
  return static_cast<uint16_t>(static_cast<uint32_t>(half) |
                               (wide >> 16 & 0x8000u));
}

// Any real float as float or double, exactly.
TP_HOST_DEVICE inline float widen(F16 x) {
  return bit_cast<float>(widen_f16(x.bits));
}
TP_HOST_DEVICE inline float widen(BF16 x) {
  return bit_cast<float>(static_cast<uint32_t>(x.bits) << 16);
}
TP_HOST_DEVICE inline float widen(F8E4M3FN x) {
  return bit_cast<float>(FormatOf<F8E4M3FN>::widen(x.bits));
}
TP_HOST_DEVICE inline float widen(F8E5M2 x) {
  return bit_cast<float>(FormatOf<F8E5M2>::widen(x.bits));
}
TP_HOST_DEVICE inline float widen(float x) { return x; }
TP_HOST_DEVICE inline double widen(double x) { return x; }

// float or double to any real float, rounding once.
template <class To, class Wide>
TP_HOST_DEVICE inline To round_to(Wide value) {
  if constexpr (std::is_same_v<To, float> || std::is_same_v<To, double>) {
    return static_cast<To>(value);
  } else if constexpr (std::is_same_v<To, BF16>) {
    return BF16{narrow_to_bf16(value)};
  } else if constexpr (std::is_same_v<To, F16> && std::is_same_v<Wide, float>) {
    return F16{narrow_to_f16(bit_cast<uint32_t>(value))};
  } else if constexpr (std::is_same_v<Wide, float>) {
    return To{FormatOf<To>::template narrow<uint32_t, 8, 23>(
        bit_cast<uint32_t>(value))};
  } else {
    return To{FormatOf<To>::template narrow<uint64_t, 11, 52>(
        bit_cast<uint64_t>(value))};
  }
}

// An integer to a small float rounds once: through double where that holds
// every value, and through double rounded to odd (which keeps later rounding
// right) where it does not.
template <class From>
TP_HOST_DEVICE inline double to_double_for_rounding(From value) {
  if constexpr (sizeof(From) < 8) {
    return static_cast<double>(value);
  } else {
    const bool negative = std::is_signed_v<From> && value < 0;
    uint64_t magnitude = static_cast<uint64_t>(value);
    if (negative) magnitude = uint64_t{0} - magnitude;
    if (magnitude >> 53 != 0) {
      int shift = 0;
      while (magnitude >> shift >> 53 != 0) ++shift;
      const uint64_t low = magnitude & ((uint64_t{1} << shift) - 1);
      magnitude >>= shift;
      if (low != 0) magnitude |= 1;
      magnitude <<= shift;
    }
    const double result = static_cast<double>(magnitude);
    return negative ? -result : result;
  }
}

template <class To, class Wide>
TP_HOST_DEVICE inline To saturate(Wide value) {
  // Both ends as powers of two, which every float type holds exactly.
  constexpr int kDigits = std::numeric_limits<To>::digits;
  constexpr Wide kEnd = static_cast<Wide>(uint64_t{1} << (kDigits - 1)) * 2;
  if (!(value == value)) return 0;
  if (value >= kEnd) return std::numeric_limits<To>::max();
  if constexpr (std::is_signed_v<To>) {
    if (value < -kEnd) return std::numeric_limits<To>::min();
  } else {
    if (value <= 0) return 0;
  }
  return static_cast<To>(value);
}

}  // namespace element

template <class To, class From>
TP_HOST_DEVICE inline To convert(From value) {
  using namespace element;
  if constexpr (std::is_same_v<To, From>) {
    return value;
  } else if constexpr (kIsBool<From>) {
    return convert<To>(static_cast<uint8_t>(value.byte != 0));
  } else if constexpr (kIsComplex<To>) {
    using Part = decltype(To::re);
    if constexpr (kIsComplex<From>) {
      return To{convert<Part>(value.re), convert<Part>(value.im)};
    } else {
      return To{convert<Part>(value), Part{0}};
    }
  } else if constexpr (kIsComplex<From>) {
    if constexpr (kIsBool<To>) {
      return Bool{static_cast<uint8_t>(value.re != 0 || value.im != 0)};
    } else {
      return convert<To>(value.re);
    }
  } else if constexpr (kIsBool<To>) {
    if constexpr (kIsInteger<From>) {
      return Bool{static_cast<uint8_t>(value != 0)};
    } else {
      return Bool{static_cast<uint8_t>(widen(value) != 0)};
    }
  } else if constexpr (kIsInteger<To>) {
    if constexpr (kIsInteger<From>) {
      return static_cast<To>(value);
    } else {
      return saturate<To>(widen(value));
    }
  } else if constexpr (kIsInteger<From>) {
    if constexpr (kIsSmallFloat<To>) {
      return round_to<To>(to_double_for_rounding(value));
    } else {
      return static_cast<To>(value);
    }
  } else {
    return round_to<To>(widen(value));
  }
}

}  // namespace tp
