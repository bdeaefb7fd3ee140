// Kernels of masked_select on SIMD vectors, for elements of up to 8 bytes: see
// Note [SIMD families].
#include <cstring>

#include "backend/cpu/masked_rows.h"
#include "backend/cpu/register.h"
#include "backend/cpu/simd/simd_families.h"
#include "backend/cpu/widths.h"
#include "core/dtype.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "backend/cpu/simd/simd_compress.cpp"
#include "backend/cpu/simd/simd_targets.inc"

HWY_BEFORE_NAMESPACE();
namespace tp {
namespace HWY_NAMESPACE {
namespace {

#if HWY_TARGET == HWY_AVX2 || HWY_TARGET == HWY_AVX3

namespace hn = hwy::HWY_NAMESPACE;

constexpr int64_t kWord = 64;  // elements whose truths are one word

// Bit i: byte i is not 0.
HWY_INLINE uint64_t truths_of(const unsigned char* mask) {
  const hn::ScalableTag<uint8_t> d;
  constexpr size_t kLanes = hn::MaxLanes(d);
  uint64_t truths = 0;
  for (size_t i = 0; i < kWord; i += kLanes) {
    const auto is_set = hn::Ne(hn::LoadU(d, mask + i), hn::Zero(d));
    uint64_t bits = 0;
    hn::StoreMaskBits(d, is_set, reinterpret_cast<uint8_t*>(&bits));
    truths |= bits << i;
  }
  return truths;
}

// For each byte of truths, the places of those that are set, in their order. A
// constant of the file: those of Highway's Compress are copied to the stack for
// each vector.
struct PlacesOfTruths {
  constexpr PlacesOfTruths() {
    for (size_t truths = 0; truths < 256; ++truths) {
      size_t count = 0;
      for (uint8_t place = 0; place < 8; ++place) {
        if ((truths >> place & 1) != 0) places[truths][count++] = place;
      }
    }
  }
  uint8_t places[256][8] = {};
};
constexpr PlacesOfTruths kPlaces;

HWY_INLINE __m128i places_of(uint64_t truths) {
  return _mm_loadu_si64(kPlaces.places[truths]);
}

// Elements of a size in a vector of kLanes.
template <size_t kSize>
struct Compressed;

template <>
struct Compressed<1> {
  static constexpr int64_t kLanes = 8;
  static HWY_INLINE void put(unsigned char* to, const unsigned char* from,
                             uint64_t truths) {
    _mm_storeu_si64(to,
                    _mm_shuffle_epi8(_mm_loadu_si64(from), places_of(truths)));
  }
};

template <>
struct Compressed<2> {
  static constexpr int64_t kLanes = 8;
  static HWY_INLINE void put(unsigned char* to, const unsigned char* from,
                             uint64_t truths) {
    const __m128i places = places_of(truths);
    const __m128i twice = _mm_add_epi8(places, places);
    const __m128i bytes =
        _mm_add_epi8(_mm_unpacklo_epi8(twice, twice), _mm_set1_epi16(0x0100));
    const auto* elements = reinterpret_cast<const __m128i*>(from);
    _mm_storeu_si128(reinterpret_cast<__m128i*>(to),
                     _mm_shuffle_epi8(_mm_loadu_si128(elements), bytes));
  }
};

#if HWY_TARGET == HWY_AVX2

template <>
struct Compressed<4> {
  static constexpr int64_t kLanes = 8;
  static HWY_INLINE void put(unsigned char* to, const unsigned char* from,
                             uint64_t truths) {
    const auto* elements = reinterpret_cast<const __m256i*>(from);
    _mm256_storeu_si256(
        reinterpret_cast<__m256i*>(to),
        _mm256_permutevar8x32_epi32(_mm256_loadu_si256(elements),
                                    _mm256_cvtepu8_epi32(places_of(truths))));
  }
};

// As pairs of elements of half their size.
template <>
struct Compressed<8> {
  static constexpr uint8_t kTwice[] = {0x00, 0x03, 0x0c, 0x0f, 0x30, 0x33,
                                       0x3c, 0x3f, 0xc0, 0xc3, 0xcc, 0xcf,
                                       0xf0, 0xf3, 0xfc, 0xff};
  static constexpr int64_t kLanes = 4;
  static HWY_INLINE void put(unsigned char* to, const unsigned char* from,
                             uint64_t truths) {
    Compressed<4>::put(to, from, kTwice[truths]);
  }
};

#else

template <>
struct Compressed<4> {
  static constexpr int64_t kLanes = 16;
  static HWY_INLINE void put(unsigned char* to, const unsigned char* from,
                             uint64_t truths) {
    _mm512_storeu_si512(
        to, _mm512_maskz_compress_epi32(static_cast<__mmask16>(truths),
                                        _mm512_loadu_si512(from)));
  }
};

template <>
struct Compressed<8> {
  static constexpr int64_t kLanes = 8;
  static HWY_INLINE void put(unsigned char* to, const unsigned char* from,
                             uint64_t truths) {
    _mm512_storeu_si512(
        to, _mm512_maskz_compress_epi64(static_cast<__mmask8>(truths),
                                        _mm512_loadu_si512(from)));
  }
};

#endif

template <class T>
HWY_INLINE void compress_word(unsigned char*& at, const unsigned char* from,
                              uint64_t truths) {
  using C = Compressed<sizeof(T)>;
  constexpr uint64_t kAll = (uint64_t{1} << C::kLanes) - 1;
  constexpr auto kItem = static_cast<int64_t>(sizeof(T));
  for (int64_t i = 0; i < kWord; i += C::kLanes, truths >>= C::kLanes) {
    const uint64_t bits = truths & kAll;
    C::put(at, from + i * kItem, bits);
    at += __builtin_popcountll(bits) * kItem;
  }
}

template <class T>
void simd_masked_loop(MaskedTarget& to, int64_t n, const unsigned char* from,
                      int64_t from_stride, const unsigned char* mask,
                      int64_t mask_stride) {
  constexpr auto kItem = static_cast<int64_t>(sizeof(T));
  if (to.stride == kItem && from_stride == kItem && mask_stride == 1) {
    // A whole word is written at once, so there must be room for one.
    for (; n >= kWord && to.left >= kWord; n -= kWord) {
      const uint64_t truths = truths_of(mask);
      unsigned char* at = to.at;
      if (truths == ~uint64_t{0}) {
        std::memcpy(at, from, kWord * sizeof(T));
        at += kWord * kItem;
      } else if (truths != 0) {
        compress_word<T>(at, from, truths);
      }
      to.left -= (at - to.at) / kItem;
      to.at = at;
      from += kWord * kItem;
      mask += kWord;
    }
  }
  masked_loop<T>(to, n, from, from_stride, mask, mask_stride);
}

template <class T>
void masked_select_kernel(KernelCall& call) {
  run_masked_select(call, simd_masked_loop<T>);
}

template <class T>
void put(RegisterKernelFn add, int32_t dtype) {
  if constexpr (sizeof(T) <= 8) {
    add(Op::kMaskedSelect, TP_DEVICE_CPU, dtype, masked_select_kernel<T>);
  }
}

void register_kernels(RegisterKernelFn add) {
#define TP_PUT(id, type, name, kind) put<Width<type>>(add, TP_DTYPE_##id);
  TP_FOR_EACH_DTYPE(TP_PUT)
#undef TP_PUT
}

#else

void register_kernels(RegisterKernelFn) {}

#endif

}  // namespace
}  // namespace HWY_NAMESPACE
}  // namespace tp
HWY_AFTER_NAMESPACE();

#define TP_SIMD_FAMILY register_simd_compress
#include "backend/cpu/simd/simd_register.inc"
