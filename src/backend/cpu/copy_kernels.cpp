// Kernels of copy and fill.
#include <cstring>

#include "backend/cpu/convert.h"
#include "backend/cpu/elementwise.h"
#include "backend/cpu/register.h"
#include "backend/cpu/widths.h"
#include "core/dtype.h"

namespace tp {

namespace {

// Moves elements of one width, whatever they mean. T is any type of that width.
template <class T>
void move_loop(int64_t n, unsigned char* const* data, const int64_t* strides) {
  constexpr auto kItem = static_cast<int64_t>(sizeof(T));
  unsigned char* to = data[0];
  const unsigned char* from = data[1];
  if (strides[0] == kItem && strides[1] == kItem) {
    std::memcpy(to, from, static_cast<size_t>(n) * sizeof(T));
  } else if (strides[0] == kItem && strides[1] == 0) {
    const T value = load<T>(from);
    TP_INDEPENDENT_ITERATIONS
    for (int64_t i = 0; i < n; ++i) store<T>(to + i * kItem, value);
  } else {
    for (int64_t i = 0; i < n; ++i) {
      store<T>(to + i * strides[0], load<T>(from + i * strides[1]));
    }
  }
}

// Edge of a tile of a transposing copy: the lines it reads and those it writes
// fit the first-level cache together.
constexpr int64_t kTile = 32;

// Whether the source is contiguous along the last dimension but one, so that
// rows of the result would read one element of each line.
bool is_transposing(const KernelCall& call, int64_t item) {
  const KernelOperand& to = call.operands[0];
  const KernelOperand& from = call.operands[1];
  const int32_t last = to.rank - 1;
  return to.rank >= 2 && to.strides[last] == item &&
         from.strides[last] != item && from.strides[last] != 0 &&
         from.strides[last - 1] == item && to.sizes[last - 1] > 4;
}

void move_tiles(const KernelCall& call, RowLoop loop) {
  KernelOperand outer[2] = {call.operands[0], call.operands[1]};
  const int32_t rank = outer[0].rank -= 2;
  outer[1].rank = rank;
  const int64_t rows = call.operands[0].sizes[rank];
  const int64_t columns = call.operands[0].sizes[rank + 1];
  const int64_t row_strides[] = {call.operands[0].strides[rank],
                                 call.operands[1].strides[rank]};
  const int64_t strides[] = {call.operands[0].strides[rank + 1],
                             call.operands[1].strides[rank + 1]};
  const auto move_matrix = [&](unsigned char* to, unsigned char* from) {
    for (int64_t row0 = 0; row0 < rows; row0 += kTile) {
      const int64_t row_end = row0 + kTile < rows ? row0 + kTile : rows;
      for (int64_t column = 0; column < columns; column += kTile) {
        const int64_t n = columns - column < kTile ? columns - column : kTile;
        for (int64_t row = row0; row < row_end; ++row) {
          unsigned char* const data[] = {
              to + row * row_strides[0] + column * strides[0],
              from + row * row_strides[1] + column * strides[1]};
          loop(n, data, strides);
        }
      }
    }
  };
  for_each_row<2>(
      outer, [&](unsigned char* const* data, int64_t n, const int64_t* steps) {
        for (int64_t i = 0; i < n; ++i) {
          move_matrix(data[0] + i * steps[0], data[1] + i * steps[1]);
        }
      });
}

// T has the width of the result's elements.
template <class T>
void copy_kernel(KernelCall& call) {
  const bool moves = call.operands[0].dtype == call.operands[1].dtype;
  const RowLoop loop =
      moves ? move_loop<T>
            : convert_loop(call.operands[0].dtype, call.operands[1].dtype);
  const auto source = static_cast<DType>(call.operands[1].dtype);
  if (is_transposing(call, static_cast<int64_t>(sizeof(T))) &&
      itemsize(source) == sizeof(T)) {
    move_tiles(call, loop);
    return;
  }
  run_unmixed_elementwise(call, loop);
}

}  // namespace

void register_copy_kernels(RegisterKernelFn add) {
#define TP_ADD_KERNELS(id, type, name, kind)                              \
  add(Op::kCopy, TP_DEVICE_CPU, TP_DTYPE_##id, copy_kernel<Width<type>>); \
  add(Op::kFill, TP_DEVICE_CPU, TP_DTYPE_##id, copy_kernel<Width<type>>);
  TP_FOR_EACH_DTYPE(TP_ADD_KERNELS)
#undef TP_ADD_KERNELS
}

}  // namespace tp
