// Products of row-major matrices. Slots of buffer(): left, right, result.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "bench.h"

namespace bench {

struct MatrixCase {
  std::string name;
  std::int64_t rows, depth, columns;
  std::int64_t batch = 1;
  bool turned = false;  // columns of the right operand are runs

  std::size_t left() const { return std::size_t(batch * rows * depth); }
  std::size_t right() const { return std::size_t(batch * depth * columns); }
  std::size_t result() const { return std::size_t(batch * rows * columns); }
  // Between rows and between columns of the right operand.
  std::int64_t row_stride() const { return turned ? 1 : columns; }
  std::int64_t column_stride() const { return turned ? depth : 1; }
};

inline MatrixCase square_case(const std::string& name, std::int64_t size) {
  return {name, size, size, size};
}

inline std::vector<MatrixCase> matrix_cases() {
  std::vector<MatrixCase> cases;
  for (const std::int64_t size : {64, 256, 1024}) {
    cases.push_back(square_case("f32 " + std::to_string(size), size));
  }
  return cases;
}

// Those with a row or a column, and batches of small ones.
inline std::vector<MatrixCase> vector_cases() {
  return {{"matrix by column 1024", 1024, 1024, 1},
          {"matrix by column 64", 64, 64, 1},
          {"row by matrix 1024", 1, 1024, 1024},
          {"row by transposed matrix 1024", 1, 1024, 1024, 1, true},
          {"row by column 1e3", 1, 1000, 1},
          {"row by column 1e5", 1, 100000, 1},
          {"64 of 8", 8, 8, 8, 64},
          {"64 of 32", 32, 32, 32, 64},
          {"64 of row by matrix 64", 1, 64, 64, 64},
          {"64 of matrix by column 64", 64, 64, 1, 64}};
}

// A square one of bf16.
inline MatrixCase small_float_case() { return square_case("bf16 1024", 1024); }

}  // namespace bench
