// Single numbers: between tp_scalar_t and an element in memory.
#pragma once

#include "core/dtype.h"
#include "tensorplay/base.h"

namespace tp {

// Fails for a scalar whose dtype is none of the five.
void check_scalar(const tp_scalar_t& scalar);
// Fails if an imaginary part other than 0 would be lost.
void check_scalar_fits(const tp_scalar_t& scalar, DType dtype);
// The element at a possibly misaligned address as the widest of its kind.
tp_scalar_t load_scalar(DType dtype, const void* element) noexcept;
// Converts once and writes; check_scalar_fits comes first.
void store_scalar(const tp_scalar_t& scalar, DType dtype,
                  void* element) noexcept;
// A number as f64; fails as check_scalar_fits does.
double real_of(const tp_scalar_t& scalar);

tp_scalar_t scalar_of(bool value) noexcept;
tp_scalar_t scalar_of(int64_t value) noexcept;
tp_scalar_t scalar_of(uint64_t value) noexcept;
tp_scalar_t scalar_of(double value) noexcept;
tp_scalar_t scalar_of(double real, double imag) noexcept;

}  // namespace tp
