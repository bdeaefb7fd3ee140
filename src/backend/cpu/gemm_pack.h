// Packing of operands of matrix products. See Note [Matrix products].
#pragma once

#include <cstdint>
#include <type_traits>

#include "backend/cpu/gemm.h"
#include "backend/cpu/moves.h"
#include "backend/cpu/streaming.h"
#include "core/dtype.h"

namespace tp {

// Whether elements of a dtype are read as T without a conversion.
template <class T>
constexpr bool is_gemm_native(int32_t dtype) {
  const auto id = static_cast<int32_t>(DTypeOf<T>::kValue);
  if constexpr (std::is_same_v<T, uint32_t>) {
    return dtype == id || dtype == TP_DTYPE_I32;
  } else if constexpr (std::is_same_v<T, uint64_t>) {
    return dtype == id || dtype == TP_DTYPE_I64;
  } else {
    return dtype == id;
  }
}

// The deepest block.
inline constexpr int64_t kGemmDepth = 384;

// Lines side by side: to[p * to_step + l] is element p of line l. Lines are the
// rows of `from`; those of the right operand are its columns.
template <class T>
class GemmPacker {
 public:
  GemmPacker(const GemmKernels<T>& kernels, int32_t dtype, bool aligned)
      : kernels_(kernels),
        native_(aligned && is_gemm_native<T>(dtype)),
        loop_(convert_loop(kId, dtype)),
        transpose_(transpose_of(kItem)) {}

  void pack(T* to, int64_t to_step, const GemmMatrix& from, int64_t lines,
            int64_t depth) const {
    if (goes_by_steps(from)) {
      for (int64_t p = 0; p < depth; ++p) {
        convert(to + p * to_step, from.at(0, p), lines, from.row_stride);
      }
    } else if (!is_native(from)) {
      convert_and_turn(to, to_step, from, lines, depth);
    } else if (from.row_stride == kItem) {
      kernels_.copy_lines(to, to_step, elements(from),
                          from.column_stride / kItem, lines, depth);
    } else {
      turn(to, to_step, from.data, from.row_stride, lines, depth);
    }
  }

  // Whether lines are converted side by side, one step along the depth after
  // the other.
  bool goes_by_steps(const GemmMatrix& from) const {
    return !is_native(from) &&
           magnitude(from.row_stride) < magnitude(from.column_stride);
  }

  // Asks for elements that are converted soon: runs of them are too short for a
  // prefetcher to see where they lead. Behind a block they are the next one's;
  // behind the operand's end they are none, and asking does no harm.
  static void fetch_run(const GemmMatrix& from, int64_t n, int64_t stride) {
    if (stride > 0 && stride <= kFetchedStride) {
      fetch_ahead(from.data, n * stride);
    }
  }

  // Elements that lie `stride` bytes apart, as a run of T.
  void convert(T* to, const GemmMatrix& from, int64_t n, int64_t stride) const {
    unsigned char* const data[] = {reinterpret_cast<unsigned char*>(to),
                                   from.data};
    const int64_t strides[] = {kItem, stride};
    loop_(n, data, strides);
  }

 private:
  // Whether elements are those of T, side by side.
  bool is_native(const GemmMatrix& from) const {
    return native_ && (from.row_stride == kItem || from.column_stride == kItem);
  }

  static constexpr auto kId = static_cast<int32_t>(DTypeOf<T>::kValue);
  static constexpr auto kItem = static_cast<int64_t>(sizeof(T));
  static constexpr int64_t kLines = 32 / kItem;
  static constexpr int64_t kFetchedStride = 16;  // at most

  static const T* elements(const GemmMatrix& matrix) {
    return reinterpret_cast<const T*>(matrix.data);
  }
  static uint64_t magnitude(int64_t stride) {
    const auto bits = static_cast<uint64_t>(stride);
    return stride < 0 ? 0 - bits : bits;
  }

  // Lines that lie along the depth.
  void turn(T* to, int64_t to_step, const unsigned char* from,
            int64_t from_line, int64_t lines, int64_t depth) const {
    transpose_(reinterpret_cast<unsigned char*>(to), to_step * kItem, from,
               from_line, depth, lines);
  }

  // A few lines at a time, by way of the stack.
  void convert_and_turn(T* to, int64_t to_step, const GemmMatrix& from,
                        int64_t lines, int64_t depth) const {
    alignas(64) T block[kLines * kGemmDepth];
    for (int64_t l = 0; l < lines; l += kLines) {
      const int64_t few = lines - l < kLines ? lines - l : kLines;
      for (int64_t i = 0; i < few; ++i) {
        fetch_run(from.at(l + kLines + i, 0), depth, from.column_stride);
        convert(block + i * depth, from.at(l + i, 0), depth,
                from.column_stride);
      }
      turn(to + l, to_step, reinterpret_cast<unsigned char*>(block),
           depth * kItem, few, depth);
    }
  }

  const GemmKernels<T>& kernels_;
  bool native_;
  RowLoop loop_;
  TransposeFn transpose_;
};

}  // namespace tp
