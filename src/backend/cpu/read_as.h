// Types in which a kernel reads elements of others.
#pragma once

#include <cstdint>
#include <type_traits>

#include "kernels/element.h"

namespace tp {

// float or double: what a float is computed in.
template <class T>
using ComputedAs = std::conditional_t<std::is_same_v<T, double>, double, float>;

// Every real type fits one of four exactly.
template <class T>
using ReadAs = std::conditional_t<
    element::kIsFloat<T>, ComputedAs<T>,
    std::conditional_t<std::is_same_v<T, uint64_t>, uint64_t, int64_t>>;

// In which reductions compare: small integers as they are.
template <class T>
using ComparedAs = std::conditional_t<
    element::kIsBool<T>, uint8_t,
    std::conditional_t<element::kIsInteger<T> && (sizeof(T) <= 4), T,
                       ReadAs<T>>>;

// Floats and complex numbers in f64, integers as they wrap.
template <class T>
using WideAs = std::conditional_t<
    element::kIsComplex<T>, Complex<double>,
    std::conditional_t<element::kIsFloat<T>, double, uint64_t>>;

}  // namespace tp
