// What tests of the library's inside share.
#pragma once

// cmocka needs its four headers first, and defines a macro whose name the
// library has for a function.
// clang-format off
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
extern "C" {
#include <cmocka.h>
}
#undef fail
// clang-format on

#include <initializer_list>

#include "capi/border.h"
#include "core/error.h"
#include "core/span.h"

namespace tp {

inline DimsBuffer dims(std::initializer_list<int64_t> values) {
  DimsBuffer out;
  for (int64_t value : values) out.push_back(value);
  return out;
}

// The status that f throws, TP_OK if it throws none.
template <class F>
tp_status_t status_of(F&& f) {
  try {
    f();
  } catch (const Error& error) {
    return error.code;
  }
  return TP_OK;
}

// A linear congruential generator: the same numbers on every machine.
class Random {
 public:
  uint32_t next() {
    state_ = state_ * 6364136223846793005u + 1442695040888963407u;
    return static_cast<uint32_t>(state_ >> 33);
  }
  int64_t below(int64_t n) { return next() % n; }

 private:
  uint64_t state_ = 1;
};

}  // namespace tp
