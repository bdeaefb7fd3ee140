// What a reduction is to the CPU: kept and reduced dimensions of its operands,
// how their elements are read and results written.
#pragma once

#include <cstdint>
#include <cstdlib>

#include "backend/cpu/elementwise.h"
#include "backend/cpu/moves.h"
#include "core/dtype.h"

namespace tp {

// What is known of a result before its first term.
struct Terms {
  int64_t count;
  double number;  // the call's; 0 if it has none
};

// kResults results and, behind them, the operand.
template <size_t kResults>
struct Reduction : Terms {
  static constexpr size_t kCount = kResults + 1;

  explicit Reduction(const KernelCall& call)
      : Terms{1, call.number()}, inner(call.operands[kResults]) {
    const auto reduced = static_cast<int32_t>(call.attribute());
    const int32_t rank = inner.rank - reduced;
    for (size_t k = 0; k < kCount; ++k) {
      kept[k] = call.operands[k];
      kept[k].rank = rank;
    }
    inner.sizes += rank;
    inner.strides += rank;
    inner.rank = reduced;
    for (int32_t d = 0; d < reduced; ++d) count *= inner.sizes[d];
  }

  // Whether to walk several results at a time: they lie closer together than
  // their terms do, or have so few that each one's beginning and end would cost
  // more than its terms.
  bool has_columns() const {
    constexpr int64_t kFewTerms = 16;
    const KernelOperand& in = kept[kResults];
    if (in.rank == 0 || in.sizes[in.rank - 1] == 1) return false;
    return count <= kFewTerms || std::abs(in.strides[in.rank - 1]) <
                                     std::abs(inner.strides[inner.rank - 1]);
  }

  // Calls visit(data, n, stride) for runs of the elements behind one result, in
  // logical order, from one to another.
  template <class Visit>
  void for_each_run(unsigned char* first, int64_t begin, int64_t end,
                    Visit visit) const {
    KernelOperand elements = inner;
    elements.data = first;
    for_each_row_between<1>(
        &elements, begin, end,
        [&](unsigned char* const* data, int64_t n, const int64_t* strides) {
          visit(data[0], n, strides[0]);
        });
  }

  KernelOperand kept[kCount];  // kept dimensions
  KernelOperand inner;         // reduced dimensions of the operand
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

  // Calls visit(data, n, stride) until `is_done()`.
  template <class IsDone, class Visit>
  void read(unsigned char* data, int64_t n, int64_t stride, IsDone is_done,
            Visit visit) {
    const int64_t most = convert_ == nullptr ? n : kBlock;
    for (int64_t done = 0; done < n && !is_done(); done += most) {
      const int64_t block = n - done < most ? n - done : most;
      unsigned char* const pair[] = {buffer_, data + done * stride};
      const int64_t strides[] = {kItem, stride};
      if (convert_ != nullptr) convert_(block, pair, strides);
      const int place = convert_ == nullptr ? 1 : 0;
      visit(pair[place], block, strides[place]);
    }
  }

 private:
  // An integer's sign is of no account where the widths are equal and it only
  // wraps; any byte but 0 is true.
  static bool reads_as_it_is(DType dtype) {
    if (dtype == DTypeOf<T>::kValue) return true;
    if constexpr (std::is_same_v<T, uint64_t>) return dtype == DType::kI64;
    if constexpr (std::is_same_v<T, Bool>) {
      return dtype == DType::kU8 || dtype == DType::kI8;
    }
    return false;
  }

  static constexpr int64_t kBlock = 512;
  static constexpr auto kItem = static_cast<int64_t>(sizeof(T));

  RowLoop convert_;
  alignas(64) unsigned char buffer_[kBlock * kItem];
};

// Columns are walked by this many bytes of a row: the prefetcher of the cache
// wants more than one line of it, lanes (see Note [Reduction tree]) no more
// than stays near.
inline constexpr size_t kColumnBytes = 256;
template <class Term>
inline constexpr int64_t kColumns = static_cast<int64_t>(kColumnBytes /
                                                         sizeof(Term));

// Stores results of type T, rounded to `rounds_to` first.
template <class T>
class ResultWriter {
 public:
  ResultWriter(int32_t stored_as, int32_t rounds_to)
      : round_(
            convert_loop(rounds_to, static_cast<int32_t>(DTypeOf<T>::kValue))),
        store_(convert_loop(stored_as, rounds_to)),
        step_(static_cast<int64_t>(itemsize(static_cast<DType>(rounds_to)))) {}

  // At most kColumnBytes of them.
  void write(const T* results, int64_t n, unsigned char* to,
             int64_t stride) const {
    constexpr auto kItem = static_cast<int64_t>(sizeof(T));
    alignas(64) unsigned char wide[kColumnBytes * sizeof(T)];
    alignas(64) unsigned char rounded[kColumnBytes * sizeof(Complex<double>)];
    std::memcpy(wide, results, static_cast<size_t>(n) * sizeof(T));
    unsigned char* const round[] = {rounded, wide};
    const int64_t round_strides[] = {step_, kItem};
    round_(n, round, round_strides);
    unsigned char* const put[] = {to, rounded};
    const int64_t put_strides[] = {stride, step_};
    store_(n, put, put_strides);
  }

 private:
  RowLoop round_;
  RowLoop store_;
  int64_t step_;
};

}  // namespace tp
