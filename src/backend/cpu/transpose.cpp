#include "backend/cpu/transpose.h"

#include <cstddef>
#include <cstring>
#include <utility>

#include "backend/cpu/widths.h"

namespace tp {

namespace {

// 16 bytes of items: what every processor of the architectures in question has,
// by an extension that both compilers know. Wider ones gain little where the
// caches do not hold the matrix.
constexpr size_t kVectorBytes = 16;
template <class T>
struct VectorOf {
  typedef T Type __attribute__((vector_size(kVectorBytes)));
  static constexpr size_t kLanes = kVectorBytes / sizeof(T);
};
template <class T>
using Vector = typename VectorOf<T>::Type;

// Items of a and b in turn, from their lower or their upper halves.
template <class T, size_t kFirst, size_t... kLane>
inline Vector<T> interleave(Vector<T> a, Vector<T> b,
                            std::index_sequence<kLane...>) {
  constexpr size_t kLanes = VectorOf<T>::kLanes;
  return __builtin_shufflevector(a, b,
                                 (kFirst + kLane / 2 + kLane % 2 * kLanes)...);
}

// A square of as many items as a vector holds. Each of the log2 steps brings
// two rows together that are half a square apart.
template <class T>
inline void transpose_square(unsigned char* to, int64_t to_stride,
                             const unsigned char* from, int64_t from_stride) {
  constexpr size_t kLanes = VectorOf<T>::kLanes;
  constexpr auto kAll = std::make_index_sequence<kLanes>();
  Vector<T> rows[kLanes], mixed[kLanes];
  for (size_t i = 0; i < kLanes; ++i) {
    std::memcpy(&rows[i], from + static_cast<int64_t>(i) * from_stride,
                kVectorBytes);
  }
  for (size_t step = kLanes; step > 1; step /= 2) {
    for (size_t i = 0; i < kLanes / 2; ++i) {
      const Vector<T> a = rows[i], b = rows[i + kLanes / 2];
      mixed[2 * i] = interleave<T, 0>(a, b, kAll);
      mixed[2 * i + 1] = interleave<T, kLanes / 2>(a, b, kAll);
    }
    for (size_t i = 0; i < kLanes; ++i) rows[i] = mixed[i];
  }
  for (size_t i = 0; i < kLanes; ++i) {
    std::memcpy(to + static_cast<int64_t>(i) * to_stride, &rows[i],
                kVectorBytes);
  }
}

template <class T>
inline void transpose_items(unsigned char* to, int64_t to_stride,
                            const unsigned char* from, int64_t from_stride,
                            int64_t rows, int64_t columns) {
  constexpr auto kItem = static_cast<int64_t>(sizeof(T));
  for (int64_t column = 0; column < columns; ++column) {
    for (int64_t row = 0; row < rows; ++row) {
      std::memcpy(to + row * to_stride + column * kItem,
                  from + column * from_stride + row * kItem, sizeof(T));
    }
  }
}

template <class T>
void transpose(unsigned char* to, int64_t to_stride, const unsigned char* from,
               int64_t from_stride, int64_t rows, int64_t columns) {
  constexpr auto kItem = static_cast<int64_t>(sizeof(T));
  if constexpr (sizeof(T) == kVectorBytes) {
    transpose_items<T>(to, to_stride, from, from_stride, rows, columns);
  } else {
    constexpr auto kLanes = static_cast<int64_t>(VectorOf<T>::kLanes);
    const int64_t whole_rows = rows / kLanes * kLanes;
    const int64_t whole_columns = columns / kLanes * kLanes;
    for (int64_t column = 0; column < whole_columns; column += kLanes) {
      for (int64_t row = 0; row < whole_rows; row += kLanes) {
        transpose_square<T>(to + row * to_stride + column * kItem, to_stride,
                            from + column * from_stride + row * kItem,
                            from_stride);
      }
    }
    transpose_items<T>(to + whole_rows * to_stride, to_stride,
                       from + whole_rows * kItem, from_stride,
                       rows - whole_rows, whole_columns);
    transpose_items<T>(to + whole_columns * kItem, to_stride,
                       from + whole_columns * from_stride, from_stride, rows,
                       columns - whole_columns);
  }
}

}  // namespace

TransposeFn transpose_of(int64_t item) noexcept {
  switch (item) {
    case 1:
      return transpose<uint8_t>;
    case 2:
      return transpose<uint16_t>;
    case 4:
      return transpose<uint32_t>;
    case 8:
      return transpose<uint64_t>;
    default:
      return transpose<Complex<double>>;
  }
}

}  // namespace tp
