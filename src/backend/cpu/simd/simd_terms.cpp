// The innermost loops of reductions for each instruction set.
#include <atomic>

#include "backend/cpu/register.h"
#include "backend/cpu/simd/simd_families.h"
#include "backend/cpu/term_loops.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "backend/cpu/simd/simd_terms.cpp"
#include "backend/cpu/simd/simd_targets.inc"

HWY_BEFORE_NAMESPACE();
namespace tp {
namespace HWY_NAMESPACE {
namespace {

#if TP_HAS_VECTORS

#include "backend/cpu/simd/simd_family.inc"
#include "backend/cpu/simd/simd_terms.inc"

#undef TP_PUT_SIMD

using Loops = VectorLoops;

#else

using Loops = ElementLoops;

#endif

template <class Functor, int64_t kLanes, class T>
constexpr StepLoops<T> step_loops() {
  return {Loops::combine<Functor, T>,
          Loops::combine_rows<Functor, kLanes, T>,
          Loops::combine_columns<Functor, T>,
          Loops::fold<Functor, T>,
          Loops::fold_one<Functor, T>,
          Loops::fold_rows<Functor, kLanes, T>};
}

template <class T>
constexpr SumLoops<T> sum_loops() {
  return {step_loops<SumReduction, kTreeLanes, T>()};
}

template <class T>
constexpr ChoiceLoops<T> choice_loops() {
  return {step_loops<MaxReduction, kChoiceLanes<T>, T>(),
          step_loops<MinReduction, kChoiceLanes<T>, T>(), Loops::find<T>};
}

template <class T>
constexpr ExpLoops<T> exp_loops() {
  return {Loops::exp_above<T>, Loops::exp_above_each<T>, Loops::scale<T>,
          Loops::subtract_both<T>};
}

constexpr TermTable kTerms = {sum_loops<float>(),       sum_loops<double>(),
                              sum_loops<uint64_t>(),    choice_loops<float>(),
                              choice_loops<double>(),   choice_loops<int64_t>(),
                              choice_loops<uint64_t>(), choice_loops<int32_t>(),
                              choice_loops<uint32_t>(), choice_loops<int16_t>(),
                              choice_loops<uint16_t>(), choice_loops<int8_t>(),
                              choice_loops<uint8_t>(),  exp_loops<float>(),
                              exp_loops<double>()};

}  // namespace
}  // namespace HWY_NAMESPACE
}  // namespace tp
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

namespace tp {

namespace {

const TermTable& table_of([[maybe_unused]] SimdLevel level) noexcept {
#if HWY_TARGETS & HWY_AVX3
  if (level == SimdLevel::kAvx512) return N_AVX3::kTerms;
#endif
#if HWY_TARGETS & HWY_AVX2
  if (level == SimdLevel::kAvx2) return N_AVX2::kTerms;
#endif
  return HWY_STATIC_DISPATCH(kTerms);
}

std::atomic<const TermTable*> g_table{nullptr};

#if (HWY_TARGETS & HWY_AVX3) && (HWY_TARGETS & HWY_AVX2)

// Terms read by halves of the vectors that exponentials are made in.
constexpr TermTable terms_by_halves() {
  TermTable table = N_AVX2::kTerms;
  static_cast<ExpLoops<float>&>(table) = N_AVX3::kTerms;
  static_cast<ExpLoops<double>&>(table) = N_AVX3::kTerms;
  return table;
}
constexpr TermTable kTermsByHalves = terms_by_halves();

#endif

}  // namespace

void use_term_loops(SimdLevel level) noexcept {
  g_table.store(&table_of(level), std::memory_order_release);
}

void use_terms_by_halves() noexcept {
#if (HWY_TARGETS & HWY_AVX3) && (HWY_TARGETS & HWY_AVX2)
  g_table.store(&kTermsByHalves, std::memory_order_release);
#endif
}

const TermTable& term_table() noexcept {
  return *g_table.load(std::memory_order_acquire);
}

}  // namespace tp

#endif
