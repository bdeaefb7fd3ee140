// Copies of f32 into row-major memory: sizes of the source, and the order in
// which its dimensions are read.
#pragma once
#include <cstdint>
#include <vector>

#include "bench.h"

namespace bench {

struct CopyCase {
  const char* name;
  std::vector<std::int64_t> sizes, order;
  std::size_t numel() const {
    std::size_t n = 1;
    for (const std::int64_t size : sizes) n *= std::size_t(size);
    return n;
  }
};

inline std::vector<CopyCase> copy_cases() {
  return {{"contiguous 1e5", {100000}, {0}},
          {"contiguous 1e7", {10000000}, {0}},
          {"transpose 2048x2048", {2048, 2048}, {1, 0}},
          {"transpose 4096x4096", {4096, 4096}, {1, 0}},
          {"NCHW to NHWC (8,64,56,56)", {8, 64, 56, 56}, {0, 2, 3, 1}},
          {"permute(0,2,1,3) (8,128,16,64)", {8, 128, 16, 64}, {0, 2, 1, 3}}};
}

}  // namespace bench
