// Kernels of uniform, normal and randint.
#include "backend/cpu/draws.h"
#include "backend/cpu/families.h"
#include "backend/cpu/register.h"
#include "kernels/normal.h"

namespace tp {

namespace {

// So many random bits as a significand has: every value is exact and below 1.
template <class T>
struct SignificantBits {
  static constexpr int kValue = std::is_same_v<T, double>     ? 53
                                : std::is_same_v<T, float>    ? 24
                                : std::is_same_v<T, F16>      ? 11
                                : std::is_same_v<T, BF16>     ? 8
                                : std::is_same_v<T, F8E4M3FN> ? 4
                                                              : 3;
};

template <class L>
inline constexpr int kWordsOf = sizeof(L) == 8 ? 2 : 1;

// The i-th element's bits, from the top.
template <class L, int kBits>
inline L fraction(const uint32_t* words, int64_t i) {
  if constexpr (sizeof(L) == 8) {
    const uint64_t bits =
        static_cast<uint64_t>(words[2 * i + 1]) << 32 | words[2 * i];
    // Signed, as all instruction sets convert; exact.
    return static_cast<L>(static_cast<int64_t>(bits >> (64 - kBits))) *
           (L{1} / static_cast<L>(uint64_t{1} << kBits));
  } else {
    return static_cast<L>(static_cast<int32_t>(words[i] >> (32 - kBits))) *
           (L{1} / static_cast<L>(uint32_t{1} << kBits));
  }
}

// The next number below.
template <class T>
T below(T x) {
  using Bits = std::conditional_t<
      sizeof(T) == 8, uint64_t,
      std::conditional_t<
          sizeof(T) == 4, uint32_t,
          std::conditional_t<sizeof(T) == 2, uint16_t, uint8_t>>>;
  constexpr auto kSign = static_cast<Bits>(Bits{1} << (sizeof(Bits) * 8 - 1));
  const Bits bits = element::bit_cast<Bits>(x);
  if (static_cast<Bits>(bits << 1) == 0) {
    return element::bit_cast<T>(static_cast<Bits>(kSign | 1));
  }
  return element::bit_cast<T>(
      static_cast<Bits>((bits & kSign) != 0 ? bits + 1 : bits - 1));
}

// Numbers of dtype T from `from` to below `to`.
template <class T>
struct UniformDraw {
  using L = LoopType<T>;
  using Element = T;
  static constexpr int kWords = kWordsOf<L>;
  static constexpr int kBits = SignificantBits<T>::kValue;

  L from, length, to;
  T last;

  UniformDraw(double low, double high)
      : from(convert<L>(convert<T>(low))),
        length(convert<L>(convert<T>(high)) - from),
        to(convert<L>(convert<T>(high))),
        last(length == 0 ? convert<T>(low) : below(convert<T>(high))) {}

  void apply(const uint32_t* words, int64_t n, T* out) const {
    for (int64_t i = 0; i < n; ++i) {
      const L x = from + fraction<L, kBits>(words, i) * length;
      const T rounded = convert<T>(x);
      // Rounding may reach the end, which is not in the interval.
      out[i] = convert<L>(rounded) < to ? rounded : last;
    }
  }
};

template <class L>
struct NormalDraw {
  using Element = L;
  static constexpr int kWords = kWordsOf<L>;
  static constexpr int kBits = SignificantBits<L>::kValue;

  L mean, deviation;

  // A pair of elements from a pair of uniform numbers, the first of them moved
  // from [0, 1) to (0, 1].
  void apply(const uint32_t* words, int64_t n, L* out) const {
    constexpr L kStep = L{1} / static_cast<L>(uint64_t{1} << kBits);
    for (int64_t i = 0; i < (n + 1) / 2; ++i) {
      const auto pair =
          NormalPair<L>::of(fraction<L, kBits>(words, 2 * i) + kStep,
                            fraction<L, kBits>(words, 2 * i + 1));
      out[2 * i] = mean + deviation * pair.first;
      out[2 * i + 1] = mean + deviation * pair.second;
    }
  }
};

struct IntegerDraw {
  using Element = int64_t;
  static constexpr int kWords = 2;

  uint64_t low, count;

  void apply(const uint32_t* words, int64_t n, int64_t* out) const {
    for (int64_t i = 0; i < n; ++i) {
      out[i] = static_cast<int64_t>(low + philox::below(words + 2 * i, count));
    }
  }
};

struct Uniform {
  template <class T>
  static void kernel(KernelCall& call) {
    run_draw(call,
             UniformDraw<T>(call.attributes[2].real, call.attributes[3].real));
  }
};

struct Normal {
  template <class T>
  static void kernel(KernelCall& call) {
    using L = LoopType<T>;
    run_draw(call, NormalDraw<L>{static_cast<L>(call.attributes[2].real),
                                 static_cast<L>(call.attributes[3].real)});
  }
};

struct Randint {
  template <class T>
  static void kernel(KernelCall& call) {
    const auto low = static_cast<uint64_t>(call.attribute(2));
    const auto high = static_cast<uint64_t>(call.attribute(3));
    run_draw(call, IntegerDraw{low, high - low});
  }
};

}  // namespace

void register_uniform_kernels(RegisterKernelFn add) {
  put_kernels<Op::kUniform, Uniform>(add);
  put_kernels<Op::kNormal, Normal>(add);
  put_kernels<Op::kRandint, Randint>(add);
}

}  // namespace tp
