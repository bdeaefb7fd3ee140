// What a reduction is to the CPU: kept and reduced dimensions of its operands,
// how their elements are read and results written.
#pragma once

#include <cstdint>
#include <type_traits>

#include "backend/cpu/elementwise.h"
#include "backend/cpu/loops.h"
#include "backend/cpu/moves.h"
#include "core/dtype.h"

namespace tp {

// What is known of a result before its first term.
struct Terms {
  int64_t count;
  double number;  // the call's; 0 if it has none
};

// Results and, behind them, the operand.
struct Reduction : Terms {
  Reduction(const KernelCall& call, size_t results);

  // Whether to walk several results at a time: they lie closer together than
  // their terms do, or have so few that each one's beginning and end would cost
  // more than its terms.
  bool has_columns() const;

  // Calls visit(data, n, stride) for runs of the elements behind one result, in
  // logical order, from one to another.
  template <class Visit>
  void for_each_run(unsigned char* first, int64_t begin, int64_t end,
                    Visit visit) const {
    if (inner.rank == 1) {
      const int64_t stride = inner.strides[0];
      return visit(first + begin * stride, end - begin, stride);
    }
    KernelOperand elements = inner;
    elements.data = first;
    for_each_row_between<1>(
        &elements, begin, end,
        [&](unsigned char* const* data, int64_t n, const int64_t* strides) {
          visit(data[0], n, strides[0]);
        });
  }

  static constexpr size_t kMost = 2;  // results

  int32_t computed;               // the dtype that it computes in
  size_t operand;                 // its index
  KernelOperand kept[kMost + 1];  // kept dimensions
  KernelOperand inner;            // reduced dimensions of the operand
};

// Hands runs on as elements of one dtype, converting them in blocks where they
// are not. What a reduction computes in says which numbers they are: floats are
// rounded to it, though they are added as wider ones, and negative numbers are
// read with their sign, though they wrap as u64.
class RunReader {
 public:
  RunReader(DType terms, int32_t computed, int32_t dtype);

  bool converts() const noexcept { return convert_ != nullptr; }

  // Calls visit(data, n, stride) until `is_done()`.
  template <class IsDone, class Visit>
  void read(unsigned char* data, int64_t n, int64_t stride, IsDone is_done,
            Visit visit) {
    const int64_t most = convert_ == nullptr ? n : kBytes / item_;
    for (int64_t done = 0; done < n && !is_done(); done += most) {
      const int64_t block = n - done < most ? n - done : most;
      unsigned char* const from = data + done * stride;
      if (convert_ == nullptr) {
        visit(from, block, stride);
      } else {
        convert(block, buffer_, from, stride);
        visit(buffer_, block, item_);
      }
    }
  }

  // The same of n rows of `width` terms, no more than kColumns:
  // visit(data, rows, stride, column_stride).
  template <class Visit>
  void read_rows(unsigned char* data, int64_t n, int64_t stride, int64_t width,
                 int64_t column_stride, Visit visit) {
    if (convert_ == nullptr) {
      visit(data, n, stride, column_stride);
      return;
    }
    const int64_t row = width * item_;
    const int64_t most = kBytes / row;
    for (int64_t done = 0; done < n; done += most) {
      const int64_t rows = n - done < most ? n - done : most;
      for (int64_t i = 0; i < rows; ++i) {
        convert(width, buffer_ + i * row, data + (done + i) * stride,
                column_stride);
      }
      visit(buffer_, rows, row, item_);
    }
  }

 private:
  static constexpr int64_t kBytes = 8192;  // stays near

  void convert(int64_t n, unsigned char* to, unsigned char* from,
               int64_t stride);

  RowLoop convert_;
  RowLoop round_ = nullptr;  // before that, to items of `rounded_item_` bytes
  int64_t item_;
  int64_t rounded_item_ = 0;
  alignas(64) unsigned char buffer_[kBytes];
  alignas(64) unsigned char rounded_[kBytes];
};

// Columns are walked by this many bytes of a row: the prefetcher of the cache
// wants more than one line of it, lanes (see Note [Reduction tree]) no more
// than stays near.
inline constexpr size_t kColumnBytes = 256;
template <class Term>
inline constexpr int64_t kColumns = static_cast<int64_t>(kColumnBytes /
                                                         sizeof(Term));

// Stores results, rounded to `rounds_to` first.
class ResultStore {
 public:
  ResultStore(DType results, int32_t stored_as, int32_t rounds_to);

 protected:
  // At most kColumnBytes of them.
  void put(const void* results, int64_t n, unsigned char* to,
           int64_t stride) const;

 private:
  RowLoop round_;  // null where results are rounded as they come
  RowLoop store_;
  int64_t item_;
  int64_t step_;
};

template <class T>
class ResultWriter : ResultStore {
 public:
  ResultWriter(int32_t stored_as, int32_t rounds_to)
      : ResultStore(DTypeOf<T>::kValue, stored_as, rounds_to),
        only_dtype_(stored_as == rounds_to ? static_cast<DType>(stored_as)
                                           : DType{}) {}

  void write(const T* results, int64_t n, unsigned char* to,
             int64_t stride) const {
    // One is stored at once where that takes no table of loops.
    if (n == 1 && only_dtype_ == DTypeOf<T>::kValue) {
      return store(to, *results);
    }
    if constexpr (std::is_same_v<T, double>) {
      if (n == 1 && only_dtype_ == DType::kF32) {
        return store(to, static_cast<float>(*results));
      }
    }
    put(results, n, to, stride);
  }

 private:
  DType only_dtype_;  // that results are rounded to and stored as
};

}  // namespace tp
