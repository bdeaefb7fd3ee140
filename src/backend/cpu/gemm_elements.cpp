// Matrix products without an instruction set of their own: on vectors of the
// architecture's baseline, which the compiler makes, or element by element.
#include <cstring>

#include "backend/cpu/gemm.h"
#include "kernels/scalar_math.h"

namespace tp {

namespace {

#include "backend/cpu/gemm_tile.inc"
#include "backend/cpu/gemm_vector.inc"

template <class T>
struct BaselineVectors {
  using Element = T;
  using Vector __attribute__((vector_size(16))) = T;
  using Part = size_t;  // bytes
  static constexpr size_t kLanes = 16 / sizeof(T);
  static constexpr int kTileRows = 4;
  static constexpr int kTileVectors = 2;
  static constexpr int kLines = kLanes;
  static constexpr int kLineVectors = 16;

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
  static Vector load_parts(const T* from, int64_t) { return load(from); }
  static void turn(Vector (&rows)[kLanes]) {
    if constexpr (kLanes == 2) {
      const Vector first = __builtin_shufflevector(rows[0], rows[1], 0, 2);
      rows[1] = __builtin_shufflevector(rows[0], rows[1], 1, 3);
      rows[0] = first;
    } else {
      const Vector lower[] = {low(rows[0], rows[2]), low(rows[1], rows[3])};
      const Vector upper[] = {high(rows[0], rows[2]), high(rows[1], rows[3])};
      rows[0] = low(lower[0], lower[1]);
      rows[1] = high(lower[0], lower[1]);
      rows[2] = low(upper[0], upper[1]);
      rows[3] = high(upper[0], upper[1]);
    }
  }

 private:
  static Vector low(Vector a, Vector b) {
    return __builtin_shufflevector(a, b, 0, 4, 1, 5);
  }
  static Vector high(Vector a, Vector b) {
    return __builtin_shufflevector(a, b, 2, 6, 3, 7);
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
  static constexpr int kLineVectors = 4;

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

// Nothing is turned where a vector is one element.
template <class T>
constexpr auto turned() -> void (*)(const GemmPanel<T>&) {
  if constexpr (BaselineVectors<T>::kLanes > 1) {
    return multiply_turned<BaselineVectors<T>>;
  } else {
    return nullptr;
  }
}

template <class T>
constexpr GemmKernels<T> kBaseline = {
    BaselineVectors<T>::kTileRows,
    static_cast<int64_t>(BaselineVectors<T>::kLanes),
    BaselineVectors<T>::kTileVectors,
    multiply_panel<BaselineVectors<T>>,
    multiply_row<BaselineVectors<T>>,
    turned<T>(),
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
