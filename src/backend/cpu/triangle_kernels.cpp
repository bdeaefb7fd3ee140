// Kernels of tril and triu.
#include <algorithm>
#include <cstring>

#include "backend/cpu/elementwise.h"
#include "backend/cpu/register.h"
#include "backend/cpu/widths.h"
#include "core/dtype.h"

namespace tp {

namespace {

// A row of the result and of its operand; strides in bytes.
template <class T>
class RowPair {
 public:
  RowPair(const KernelOperand& to, const KernelOperand& from)
      : to_stride_(to.strides[to.rank - 1]),
        from_stride_(from.strides[from.rank - 1]) {}

  void copy(unsigned char* to, const unsigned char* from, int64_t first,
            int64_t end) const {
    if (to == from || first >= end) return;
    if (to_stride_ == kItem && from_stride_ == kItem) {
      std::memcpy(to + first * kItem, from + first * kItem,
                  static_cast<size_t>((end - first) * kItem));
      return;
    }
    for (int64_t i = first; i < end; ++i) {
      store<T>(to + i * to_stride_, load<T>(from + i * from_stride_));
    }
  }
  void clear(unsigned char* to, int64_t first, int64_t end) const {
    if (first >= end) return;
    if (to_stride_ == kItem) {
      std::memset(to + first * kItem, 0,
                  static_cast<size_t>((end - first) * kItem));
      return;
    }
    for (int64_t i = first; i < end; ++i) store<T>(to + i * to_stride_, T{});
  }

 private:
  static constexpr auto kItem = static_cast<int64_t>(sizeof(T));

  int64_t to_stride_;
  int64_t from_stride_;
};

template <class T, bool kLower>
void triangle_kernel(KernelCall& call) {
  const RowPair<T> pair(call.operands[0], call.operands[1]);
  KernelOperand matrices[] = {call.operands[0], call.operands[1]};
  const int32_t rank = matrices[0].rank - 2;
  matrices[0].rank = matrices[1].rank = rank;
  const int64_t rows = call.operands[0].sizes[rank];
  const int64_t columns = call.operands[0].sizes[rank + 1];
  const auto move_matrix = [&](unsigned char* to, const unsigned char* from) {
    for (int64_t row = 0; row < rows; ++row) {
      // The first column above the diagonal, or the first on it.
      const int64_t edge = std::clamp<int64_t>(
          row + call.attribute() + (kLower ? 1 : 0), 0, columns);
      pair.copy(to, from, kLower ? 0 : edge, kLower ? edge : columns);
      pair.clear(to, kLower ? edge : 0, kLower ? columns : edge);
      to += call.operands[0].strides[rank];
      from += call.operands[1].strides[rank];
    }
  };
  for_each_row<2>(matrices, [&](unsigned char* const* data, int64_t n,
                                const int64_t* strides) {
    for (int64_t i = 0; i < n; ++i) {
      move_matrix(data[0] + i * strides[0], data[1] + i * strides[1]);
    }
  });
}

}  // namespace

void register_triangle_kernels(RegisterKernelFn add) {
#define TP_ADD_KERNELS(id, type, name, kind)   \
  add(Op::kTril, TP_DEVICE_CPU, TP_DTYPE_##id, \
      triangle_kernel<Width<type>, true>);     \
  add(Op::kTriu, TP_DEVICE_CPU, TP_DTYPE_##id, \
      triangle_kernel<Width<type>, false>);
  TP_FOR_EACH_DTYPE(TP_ADD_KERNELS)
#undef TP_ADD_KERNELS
}

}  // namespace tp
