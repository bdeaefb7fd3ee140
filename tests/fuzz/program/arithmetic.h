// Numbers, and what arithmetic gives for one element.
#pragma once

#include "fuzz/program/input.h"
#include "tensorplay/base.h"

namespace fuzz {

// A small integer, a quarter of one, or a complex number of quarters.
class Number {
 public:
  explicit Number(Input& input);
  const tp_scalar_t& scalar() const { return scalar_; }
  double real() const { return real_; }
  double imag() const { return imag_; }
  // The element that it converts to; false where it does not.
  bool store(tp_dtype_t dtype, void* element) const;

 private:
  tp_scalar_t scalar_;
  double real_ = 0;
  double imag_ = 0;
};

// Both of a dtype that is not bool; `out` may be either.
void add_elements(tp_dtype_t dtype, const void* a, const void* b, void* out);
// By a number of no higher kind.
void multiply_element(tp_dtype_t dtype, void* element, const Number& number);

}  // namespace fuzz
