// Functions of f32, which the product and its peers run.
#pragma once
#include <cstdint>

// _(name), as both name it
#define BENCH_FUNCTIONS(_) \
  _(exp) _(log) _(sqrt) _(sigmoid) _(erf) _(tanh) _(sin) _(cos)

namespace bench {

constexpr std::size_t kFunctionSizes[] = {100000, 1000000};

}  // namespace bench
