// Vector kernels of sgd, adam and adamw: see Note [SIMD families].
#include "backend/cpu/optimizer_steps.h"
#include "backend/cpu/register.h"
#include "backend/cpu/simd/simd_families.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "backend/cpu/simd/simd_optimizer.cpp"
#include "backend/cpu/simd/simd_targets.inc"

HWY_BEFORE_NAMESPACE();
namespace tp {
namespace HWY_NAMESPACE {
namespace {

#if TP_HAS_VECTORS

#include "backend/cpu/simd/simd_family.inc"
#include "kernels/optimizers.inc"

// Elements as f64, and back: see Note [Steps].
template <class D, class T>
HWY_INLINE hn::Vec<D> load_wide(D d, const T* from) {
  if constexpr (sizeof(T) == sizeof(float)) {
    return hn::PromoteTo(d, hn::LoadU(hn::Rebind<T, D>(), from));
  } else {
    return hn::LoadU(d, from);
  }
}
template <class D, class T>
HWY_INLINE void store_narrow(D d, hn::Vec<D> v, T* to) {
  if constexpr (sizeof(T) == sizeof(float)) {
    const hn::Rebind<T, D> narrow;
    hn::StoreU(hn::DemoteTo(narrow, v), narrow, to);
  } else {
    hn::StoreU(v, d, to);
  }
}

template <class Functor, class ElementFunctor, class Numbers, size_t kStates,
          class T>
void step_vectors(const void* numbers, int64_t n, unsigned char* const* data) {
  constexpr size_t kCount = kStates + 1;
  const hn::ScalableTag<double> d;
  using M = SimdMath<hn::ScalableTag<double>>;
  constexpr auto kLanes = static_cast<int64_t>(hn::MaxLanes(d));
  const Numbers own = *static_cast<const Numbers*>(numbers);
  T* at[2 * kCount + 1];
  for (size_t k = 0; k <= 2 * kCount; ++k) {
    at[k] = reinterpret_cast<T*>(data[k]);
  }
  int64_t i = 0;
  for (; i + kLanes <= n; i += kLanes) {
    hn::Vec<hn::ScalableTag<double>> x[kCount];
    for (size_t k = 0; k < kCount; ++k) x[k] = load_wide(d, at[kCount + k] + i);
    Functor::template apply<M, kStates>(own, load_wide(d, at[2 * kCount] + i),
                                        x);
    for (size_t k = 0; k < kCount; ++k) store_narrow(d, x[k], at[k] + i);
  }
  if (i == n) return;
  unsigned char* rest[2 * kCount + 1];
  for (size_t k = 0; k <= 2 * kCount; ++k) {
    rest[k] = reinterpret_cast<unsigned char*>(at[k] + i);
  }
  step_elements<ElementFunctor, Numbers, kStates, T>(numbers, n - i, rest);
}

struct VectorSteps {
  template <size_t kStates>
  static constexpr StepLoops sgd() {
    return loops<SgdFunctor, ::tp::SgdFunctor, SgdNumbers, kStates>();
  }
  template <size_t kStates>
  static constexpr StepLoops adam() {
    return loops<AdamFunctor, ::tp::AdamFunctor, AdamNumbers, kStates>();
  }

 private:
  template <class Functor, class ElementFunctor, class Numbers, size_t kStates>
  static constexpr StepLoops loops() {
    return {step_vectors<Functor, ElementFunctor, Numbers, kStates, float>,
            step_vectors<Functor, ElementFunctor, Numbers, kStates, double>};
  }
};

void register_kernels(RegisterKernelFn add) {
  put_kernels<Op::kSgd, SgdKernel<VectorSteps>>(add);
  put_kernels<Op::kAdam, AdamKernel<VectorSteps>>(add);
  put_kernels<Op::kAdamW, AdamKernel<VectorSteps>>(add);
}

#undef TP_PUT_SIMD

#else

void register_kernels(RegisterKernelFn) {}

#endif

}  // namespace
}  // namespace HWY_NAMESPACE
}  // namespace tp
HWY_AFTER_NAMESPACE();

#define TP_SIMD_FAMILY register_simd_optimizer
#include "backend/cpu/simd/simd_register.inc"
