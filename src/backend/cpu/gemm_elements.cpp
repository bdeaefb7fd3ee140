// Matrix products without an instruction set of their own: on vectors of the
// architecture's baseline, which the compiler makes, or element by element.
#include <cstring>

#include "backend/cpu/gemm.h"
#include "kernels/scalar_math.h"

namespace tp {

namespace {

#include "backend/cpu/gemm_tile.inc"

template <class T>
struct BaselineVectors {
  using Element = T;
  using Vector __attribute__((vector_size(16))) = T;
  using Part = size_t;  // bytes
  static constexpr size_t kLanes = 16 / sizeof(T);
  static constexpr int kTileRows = 4;
  static constexpr int kTileVectors = 2;

  static Vector zero() { return Vector{}; }
  static Vector set(T value) { return Vector{} + value; }
  static Part first(int64_t n) { return static_cast<size_t>(n) * sizeof(T); }
  static Vector load(const T* from) {
    Vector v;
    std::memcpy(&v, from, sizeof(v));
    return v;
  }
  static Vector load_part(const T* from, Part part) {
    Vector v{};
    std::memcpy(&v, from, part);
    return v;
  }
  static void store(Vector v, T* to) { std::memcpy(to, &v, sizeof(v)); }
  static void store_part(Vector v, T* to, Part part) {
    std::memcpy(to, &v, part);
  }
  static Vector add(Vector a, Vector b) { return a + b; }
  static Vector multiply(Vector a, Vector b) { return a * b; }
  static Vector multiply_add(Vector sum, Vector a, Vector b) {
    return sum + a * b;
  }
};

template <class P>
struct BaselineVectors<Complex<P>> {
  using Element = Complex<P>;
  using Vector = Element;
  using Part = int64_t;
  using M = ScalarMath<Element>;
  static constexpr size_t kLanes = 1;
  static constexpr int kTileRows = 2;
  static constexpr int kTileVectors = 2;

  static Vector zero() { return {}; }
  static Vector set(Element value) { return value; }
  static Part first(int64_t n) { return n; }
  static Vector load(const Element* from) { return *from; }
  static Vector load_part(const Element* from, Part) { return *from; }
  static void store(Vector v, Element* to) { *to = v; }
  static void store_part(Vector v, Element* to, Part) { *to = v; }
  static Vector add(Vector a, Vector b) { return M::add(a, b); }
  static Vector multiply(Vector a, Vector b) { return M::mul(a, b); }
  static Vector multiply_add(Vector sum, Vector a, Vector b) {
    return M::add(sum, M::mul(a, b));
  }
};

template <class T>
constexpr GemmKernels<T> kBaseline = {
    BaselineVectors<T>::kTileRows,
    static_cast<int64_t>(BaselineVectors<T>::kLanes),
    BaselineVectors<T>::kTileVectors,
    multiply_panel<BaselineVectors<T>>,
    multiply_lines<BaselineVectors<T>>,
    copy_lines<BaselineVectors<T>>};

}  // namespace

template <class T>
const GemmKernels<T>& gemm_kernels(SimdLevel level) noexcept {
  if constexpr (kHasSimdGemm<T>) {
    const GemmKernels<T>* simd = simd_gemm_kernels<T>(level);
    if (simd != nullptr) return *simd;
  }
  return kBaseline<T>;
}

template const GemmKernels<float>& gemm_kernels(SimdLevel) noexcept;
template const GemmKernels<double>& gemm_kernels(SimdLevel) noexcept;
template const GemmKernels<uint32_t>& gemm_kernels(SimdLevel) noexcept;
template const GemmKernels<uint64_t>& gemm_kernels(SimdLevel) noexcept;
template const GemmKernels<Complex<float>>& gemm_kernels(SimdLevel) noexcept;
template const GemmKernels<Complex<double>>& gemm_kernels(SimdLevel) noexcept;

}  // namespace tp
