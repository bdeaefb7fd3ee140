// Square products of row-major matrices. Slots of buffer(): left, right,
// result.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "bench.h"

namespace bench {

struct MatrixCase {
  std::string name;
  std::int64_t size;
  std::size_t numel() const { return std::size_t(size * size); }
};

inline std::vector<MatrixCase> matrix_cases() {
  std::vector<MatrixCase> cases;
  for (const std::int64_t size : {64, 256, 1024}) {
    cases.push_back({"f32 " + std::to_string(size), size});
  }
  return cases;
}

// The same of bf16.
inline MatrixCase small_float_case() { return {"bf16 1024", 1024}; }

}  // namespace bench
