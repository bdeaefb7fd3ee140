// How the CPU walks a reduction: over the kept dimensions for one result each,
// and inside over the reduced ones in logical order.
#pragma once

#include <cstdint>

#include "backend/cpu/convert.h"
#include "backend/cpu/elementwise.h"
#include "core/dtype.h"

namespace tp {

struct Reduction {
  explicit Reduction(const KernelCall& call)
      : out(call.operands[0]), in(call.operands[1]), inner(in), count(1) {
    const auto reduced = static_cast<int32_t>(call.attribute());
    const int32_t kept = in.rank - reduced;
    out.rank = kept;
    in.rank = kept;
    inner.sizes += kept;
    inner.strides += kept;
    inner.rank = reduced;
    for (int32_t d = 0; d < reduced; ++d) count *= inner.sizes[d];
  }

  // Calls visit(out, in) for each result.
  template <class Visit>
  void for_each_result(Visit visit) const {
    const KernelOperand operands[] = {out, in};
    for_each_row<2>(operands, [&](unsigned char* const* data, int64_t n,
                                  const int64_t* strides) {
      for (int64_t i = 0; i < n; ++i) {
        visit(data[0] + i * strides[0], data[1] + i * strides[1]);
      }
    });
  }

  // Calls visit(data, n, stride) for runs of the elements behind one result, in
  // logical order.
  template <class Visit>
  void for_each_run(unsigned char* first, Visit visit) const {
    KernelOperand elements = inner;
    elements.data = first;
    for_each_row<1>(&elements, [&](unsigned char* const* data, int64_t n,
                                   const int64_t* strides) {
      visit(data[0], n, strides[0]);
    });
  }

  KernelOperand out;    // kept dimensions
  KernelOperand in;     // kept dimensions
  KernelOperand inner;  // reduced dimensions of the operand
  int64_t count;        // elements behind each result
};

// Hands runs on as elements of T, converting them in blocks where they are not.
template <class T>
class RunReader {
 public:
  explicit RunReader(int32_t dtype)
      : convert_(reads_as_it_is(static_cast<DType>(dtype))
                     ? nullptr
                     : convert_loop(static_cast<int32_t>(DTypeOf<T>::kValue),
                                    dtype)) {}

  template <class Visit>
  void read(unsigned char* data, int64_t n, int64_t stride, Visit visit) {
    if (convert_ == nullptr) {
      visit(data, n, stride);
      return;
    }
    for (int64_t done = 0; done < n; done += kBlock) {
      const int64_t block = n - done < kBlock ? n - done : kBlock;
      unsigned char* const pair[] = {buffer_, data + done * stride};
      const int64_t strides[] = {kItem, stride};
      convert_(block, pair, strides);
      visit(buffer_, block, kItem);
    }
  }

 private:
  // An integer's sign is of no account where the widths are equal.
  static bool reads_as_it_is(DType dtype) {
    if (dtype == DTypeOf<T>::kValue) return true;
    return std::is_same_v<T, uint64_t> && dtype == DType::kI64;
  }

  static constexpr int64_t kBlock = 512;
  static constexpr auto kItem = static_cast<int64_t>(sizeof(T));

  RowLoop convert_;
  alignas(64) unsigned char buffer_[kBlock * kItem];
};

}  // namespace tp
