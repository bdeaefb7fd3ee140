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

// Elements of one byte: eight in a register of the processor.
HWY_INLINE void compress_bytes(unsigned char*& at, const unsigned char* from,
                               uint64_t truths) {
  for (int64_t i = 0; i < kWord; i += 8, truths >>= 8) {
    const uint64_t bits = truths & 0xff;
    // Every bit to the lowest of a byte, and from there to all of it.
    const uint64_t bytes = _pdep_u64(bits, 0x0101010101010101u) * 0xff;
    store<uint64_t>(at, _pext_u64(load<uint64_t>(from + i), bytes));
    at += __builtin_popcountll(bits);
  }
}

template <class T>
HWY_INLINE void compress_vectors(unsigned char*& at, const unsigned char* from,
                                 uint64_t truths) {
  const hn::ScalableTag<T> d;
  constexpr auto kLanes = static_cast<int64_t>(hn::MaxLanes(d));
  constexpr uint64_t kAll = (uint64_t{1} << kLanes) - 1;
  const T* elements = reinterpret_cast<const T*>(from);
  for (int64_t i = 0; i < kWord; i += kLanes, truths >>= kLanes) {
    const uint64_t bits = truths & kAll;
    const auto is_taken =
        hn::LoadMaskBits(d, reinterpret_cast<const uint8_t*>(&bits));
    hn::StoreU(hn::Compress(hn::LoadU(d, elements + i), is_taken), d,
               reinterpret_cast<T*>(at));
    at += __builtin_popcountll(bits) * static_cast<int>(sizeof(T));
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
        if constexpr (sizeof(T) == 1) {
          compress_bytes(at, from, truths);
        } else {
          compress_vectors<T>(at, from, truths);
        }
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
