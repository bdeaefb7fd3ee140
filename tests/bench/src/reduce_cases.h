// Reductions, scans and softmax of f32 that the product and its peers run.
#pragma once
#include <cstdint>

namespace bench {

struct ReduceCase {
  const char* name;
  const char* op;
  std::int64_t sizes[2];
  std::int64_t dim;  // -1: all
  std::size_t numel() const { return std::size_t(sizes[0] * sizes[1]); }
};

constexpr ReduceCase kReduceCases[] = {
    {"sum 1e3", "sum", {1, 1000}, -1},
    {"sum 1e6", "sum", {1, 1000000}, -1},
    {"sum 1e7", "sum", {1, 10000000}, -1},
    {"sum dim 0 of 4096x1024", "sum", {4096, 1024}, 0},
    {"sum dim 1 of 4096x1024", "sum", {4096, 1024}, 1},
    {"amax dim 1 of 4096x1024", "amax", {4096, 1024}, 1},
    {"argmax dim 1 of 4096x1024", "argmax", {4096, 1024}, 1},
    {"max and index dim 1 of 4096x1024", "max", {4096, 1024}, 1},
    {"max and index dim 0 of 4096x1024", "max", {4096, 1024}, 0},
    {"softmax dim 1 of 4096x1024", "softmax", {4096, 1024}, 1},
    {"log_softmax dim 1 of 4096x1024", "log_softmax", {4096, 1024}, 1},
    {"softmax dim 0 of 4096x1024", "softmax", {4096, 1024}, 0},
    {"logsumexp dim 1 of 4096x1024", "logsumexp", {4096, 1024}, 1},
    {"var of 1e6", "var", {1, 1000000}, -1},
    {"cumsum of 1e6", "cumsum", {1, 1000000}, 1},
};

}  // namespace bench
