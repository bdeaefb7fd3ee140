// Matrix products on SIMD vectors, compiled for AVX2 and AVX-512. See
// Note [Matrix products].
#include "backend/cpu/gemm.h"
#include "kernels/scalar_math.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "backend/cpu/simd/simd_gemm.cpp"
#include "backend/cpu/simd/simd_targets.inc"

HWY_BEFORE_NAMESPACE();
namespace tp {
namespace HWY_NAMESPACE {

#if HWY_TARGET == HWY_AVX2 || HWY_TARGET == HWY_AVX3

namespace {

namespace hn = hwy::HWY_NAMESPACE;

#include "backend/cpu/gemm_tile.inc"
#include "backend/cpu/gemm_vector.inc"

// 16 bytes from each of as many places, `stride` apart, as make a vector.
template <class D>
HWY_INLINE hn::Vec<D> load_parts_of(D d, const hn::TFromD<D>* from,
                                    int64_t stride) {
  constexpr auto kParts =
      static_cast<int64_t>(hn::MaxLanes(D()) * sizeof(hn::TFromD<D>) / 16);
  if constexpr (kParts == 1) {
    return hn::LoadU(d, from);
  } else {
    const hn::Half<D> half;
    return hn::Combine(d,
                       load_parts_of(half, from + kParts / 2 * stride, stride),
                       load_parts_of(half, from, stride));
  }
}

// What fills the registers: sums, a row of the right, an element of the left.
template <class T>
struct Vectors {
  using Element = T;
  using D = hn::ScalableTag<T>;
  using Vector = hn::Vec<D>;
  using Part = hn::Mask<D>;
  static constexpr size_t kLanes = HWY_LANES(T);
  static constexpr int kTileRows = HWY_TARGET == HWY_AVX3 ? 8 : 6;
  static constexpr int kTileVectors = HWY_TARGET == HWY_AVX3 ? 3 : 2;
  static constexpr int kLines = HWY_TARGET == HWY_AVX3 ? 8 : 4;
  static constexpr int kLineVectors = 256 / HWY_LANES(T) / sizeof(T);

  static HWY_INLINE Vector zero() { return hn::Zero(D()); }
  static HWY_INLINE Vector set(T value) { return hn::Set(D(), value); }
  static HWY_INLINE Part first(int64_t n) {
    return hn::FirstN(D(), static_cast<size_t>(n));
  }
  static HWY_INLINE Vector load(const T* from) { return hn::LoadU(D(), from); }
  static HWY_INLINE Vector load_part(const T* from, Part part) {
    return hn::MaskedLoad(part, D(), from);
  }
  static HWY_INLINE void store(Vector v, T* to) { hn::StoreU(v, D(), to); }
  static HWY_INLINE void store_part(Vector v, T* to, Part part) {
    hn::BlendedStore(v, part, D(), to);
  }
  static HWY_INLINE Vector add(Vector a, Vector b) { return hn::Add(a, b); }
  static HWY_INLINE Vector multiply(Vector a, Vector b) {
    return hn::Mul(a, b);
  }
  static HWY_INLINE Vector multiply_add(Vector sum, Vector a, Vector b) {
    if constexpr (hwy::IsFloat<T>()) {
      return hn::MulAdd(a, b, sum);
    } else {
      return hn::Add(sum, hn::Mul(a, b));
    }
  }
  static HWY_INLINE Vector load_parts(const T* from, int64_t stride) {
    return load_parts_of(D(), from, stride);
  }
  // Squares of 16 bytes by as many rows.
  static HWY_INLINE void turn(Vector (&rows)[16 / sizeof(T)]) {
    const D d;
    if constexpr (sizeof(T) == 8) {
      const Vector first = hn::InterleaveLower(d, rows[0], rows[1]);
      rows[1] = hn::InterleaveUpper(d, rows[0], rows[1]);
      rows[0] = first;
    } else {
      const Vector lower[] = {hn::InterleaveLower(d, rows[0], rows[2]),
                              hn::InterleaveLower(d, rows[1], rows[3])};
      const Vector upper[] = {hn::InterleaveUpper(d, rows[0], rows[2]),
                              hn::InterleaveUpper(d, rows[1], rows[3])};
      rows[0] = hn::InterleaveLower(d, lower[0], lower[1]);
      rows[1] = hn::InterleaveUpper(d, lower[0], lower[1]);
      rows[2] = hn::InterleaveLower(d, upper[0], upper[1]);
      rows[3] = hn::InterleaveUpper(d, upper[0], upper[1]);
    }
  }
};

template <class T>
constexpr GemmKernels<T> kGemmKernels = {
    Vectors<T>::kTileRows,      static_cast<int64_t>(Vectors<T>::kLanes),
    Vectors<T>::kTileVectors,   multiply_panel<Vectors<T>>,
    multiply_row<Vectors<T>>,   multiply_turned<Vectors<T>>,
    multiply_lines<Vectors<T>>, copy_lines<Vectors<T>>};

}  // namespace

template <class T>
const GemmKernels<T>* gemm_kernels() {
  return &kGemmKernels<T>;
}
template const GemmKernels<float>* gemm_kernels();
template const GemmKernels<double>* gemm_kernels();
template const GemmKernels<uint32_t>* gemm_kernels();

#endif

}  // namespace HWY_NAMESPACE
}  // namespace tp
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

namespace tp {

template <class T>
const GemmKernels<T>* simd_gemm_kernels(SimdLevel level) noexcept {
#if HWY_TARGETS & HWY_AVX3
  if (level == SimdLevel::kAvx512) return N_AVX3::gemm_kernels<T>();
#endif
#if HWY_TARGETS & HWY_AVX2
  if (level == SimdLevel::kAvx2) return N_AVX2::gemm_kernels<T>();
#endif
  static_cast<void>(level);
  return nullptr;
}
template const GemmKernels<float>* simd_gemm_kernels(SimdLevel) noexcept;
template const GemmKernels<double>* simd_gemm_kernels(SimdLevel) noexcept;
template const GemmKernels<uint32_t>* simd_gemm_kernels(SimdLevel) noexcept;

}  // namespace tp

#endif
