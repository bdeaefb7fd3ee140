// What the processor allows reductions and the root: bare loops of its vectors,
// whatever they do to the last bit or to a NaN.
#include <immintrin.h>

#include <string>

#include "bench.h"
#include "function_cases.h"
#include "reduce_cases.h"
#include "traffic_cases.h"

namespace bench {
namespace {

// Not wider: some processors reach memory later with wider ones.
#define BENCH_AVX2 __attribute__((target("avx2")))

struct Sum {
  BENCH_AVX2 static __m256 step(__m256 a, __m256 b) {
    return _mm256_add_ps(a, b);
  }
};
struct Max {
  BENCH_AVX2 static __m256 step(__m256 a, __m256 b) {
    return _mm256_max_ps(a, b);
  }
};

// As many sums as hide the time of one addition; fewer terms are left out than
// one step takes.
template <class Step>
BENCH_AVX2 float reduce_row(const float* terms, std::size_t n) {
  constexpr std::size_t kHeld = 8, kFloats = 8;
  __m256 held[kHeld];
#pragma GCC unroll 8
  for (std::size_t k = 0; k < kHeld; ++k) {
    held[k] = _mm256_loadu_ps(terms + k * kFloats);
  }
  for (std::size_t i = kHeld * kFloats; i + kHeld * kFloats <= n;
       i += kHeld * kFloats) {
#pragma GCC unroll 8
    for (std::size_t k = 0; k < kHeld; ++k) {
      held[k] = Step::step(held[k], _mm256_loadu_ps(terms + i + k * kFloats));
    }
  }
#pragma GCC unroll 8
  for (std::size_t k = 1; k < kHeld; ++k) {
    held[0] = Step::step(held[0], held[k]);
  }
  // By halves, each beside the other.
  held[0] = Step::step(held[0], _mm256_permute2f128_ps(held[0], held[0], 1));
  held[0] = Step::step(held[0], _mm256_permute_ps(held[0], 0x4e));
  held[0] = Step::step(held[0], _mm256_permute_ps(held[0], 0xb1));
  return _mm256_cvtss_f32(held[0]);
}

template <class Step>
void reduce_rows(const float* terms, std::size_t rows, std::size_t n,
                 float* out) {
  for (std::size_t i = 0; i < rows; ++i) {
    out[i] = reduce_row<Step>(terms + i * n, n);
  }
}

BENCH_AVX2 void take_roots(const float* from, float* to, std::size_t n) {
  constexpr std::size_t kFloats = 8;
  for (std::size_t i = 0; i + kFloats <= n; i += kFloats) {
    _mm256_storeu_ps(to + i, _mm256_sqrt_ps(_mm256_loadu_ps(from + i)));
  }
}

void add_reduction_limit(const ReduceCase& c) {
  const std::string op = c.op;
  if (c.dim == 0 || (op != "sum" && op != "amax")) return;
  add_op("reduce", c.name, "limit", [&c, sums = op == "sum"] {
    const std::size_t rows = c.dim < 0 ? 1 : std::size_t(c.sizes[0]);
    return [=, n = c.numel() / rows, from = buffer(0, c.numel()),
            to = buffer(1, rows)] {
      (sums ? reduce_rows<Sum> : reduce_rows<Max>)(from, rows, n, to);
    };
  });
}

}  // namespace

void add_compute_limits() {
  if (!__builtin_cpu_supports("avx2")) return;
  for (const ReduceCase& c : kReduceCases) add_reduction_limit(c);
  for (const std::size_t n : kFunctionSizes) {
    add_op("function", "sqrt " + size_name(n), "limit", [n] {
      return [n, from = buffer(0, n), to = buffer(1, n)] {
        take_roots(from, to, n);
      };
    });
  }
}

}  // namespace bench
