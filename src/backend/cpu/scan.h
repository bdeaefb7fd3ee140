// How the CPU walks operators with a result for each term along a dimension.
#pragma once

#include "backend/cpu/reduction.h"

namespace tp {

// kResults results and, behind them, the operand.
template <size_t kResults>
struct Scan : Terms {
  static constexpr size_t kCount = kResults + 1;

  explicit Scan(const KernelCall& call) : Terms{1, call.number()} {
    const int32_t rank = call.operands[0].rank;
    const auto along = static_cast<int32_t>(call.attribute());
    if (along != 0) count = call.operands[0].sizes[rank - 1];
    for (size_t k = 0; k < kCount; ++k) {
      kept[k] = call.operands[k];
      kept[k].rank = rank - along;
      steps[k] = along == 0 ? 0 : call.operands[k].strides[rank - 1];
    }
  }

  // Whether to walk several dimensions side by side: they lie closer together
  // than the terms of each.
  bool has_columns() const {
    const KernelOperand& in = kept[kResults];
    return in.rank != 0 && in.sizes[in.rank - 1] != 1 &&
           std::abs(in.strides[in.rank - 1]) < std::abs(steps[kResults]);
  }

  KernelOperand kept[kCount];  // the other dimensions
  int64_t steps[kCount];       // bytes from term to term
};

// Family: `Term`, the type of the terms; kBlock, how many results are written
// at once; and `State<kWidth>` of kWidth dimensions side by side, made of the
// Terms. A walk for_terms(visit) calls visit(terms, n, stride, data): n terms
// of a single dimension, or one of each of n, and where they and their results
// are.
//
// run(state, width, strides, for_terms): what is to be done for a state;
// strides are those of the results in a block.
template <class Family, size_t kResults, class Run>
void scan_each(const Scan<kResults>& scan, Run run) {
  constexpr size_t kCount = kResults + 1;
  RunReader<typename Family::Term> reader(scan.kept[kResults].dtype);
  const auto never = [] { return false; };
  for_each_row<kCount>(scan.kept, [&](unsigned char* const* row, int64_t n,
                                      const int64_t* strides) {
    for (int64_t i = 0; i < n; ++i) {
      typename Family::template State<1> state(scan, 1);
      run(state, 1, scan.steps, [&](auto visit) {
        for (int64_t done = 0; done < scan.count; done += Family::kBlock) {
          const int64_t left = scan.count - done;
          const int64_t block = left < Family::kBlock ? left : Family::kBlock;
          unsigned char* data[kCount];
          for (size_t k = 0; k < kCount; ++k) {
            data[k] = row[k] + i * strides[k] + done * scan.steps[k];
          }
          reader.read(data[kResults], block, scan.steps[kResults], never,
                      [&](const unsigned char* terms, int64_t count,
                          int64_t step) { visit(terms, count, step, data); });
        }
      });
    }
  });
}

template <class Family, size_t kResults, class Run>
void scan_columns(Scan<kResults> scan, Run run) {
  constexpr size_t kCount = kResults + 1;
  constexpr int64_t kWidth = Family::kBlock;
  RunReader<typename Family::Term> reader(scan.kept[kResults].dtype);
  const auto never = [] { return false; };
  const int32_t last = --scan.kept[kResults].rank;
  int64_t strides[kCount];
  for (size_t k = 0; k < kCount; ++k) {
    scan.kept[k].rank = last;
    strides[k] = scan.kept[k].strides[last];
  }
  const int64_t columns = scan.kept[kResults].sizes[last];
  const auto scan_block = [&](unsigned char* const* first, int64_t width) {
    typename Family::template State<kWidth> state(scan, width);
    run(state, width, strides, [&](auto visit) {
      for (int64_t i = 0; i < scan.count; ++i) {
        unsigned char* data[kCount];
        for (size_t k = 0; k < kCount; ++k)
          data[k] = first[k] + i * scan.steps[k];
        reader.read(data[kResults], width, strides[kResults], never,
                    [&](const unsigned char* terms, int64_t count,
                        int64_t step) { visit(terms, count, step, data); });
      }
    });
  };
  for_each_row<kCount>(scan.kept, [&](unsigned char* const* row, int64_t n,
                                      const int64_t* row_strides) {
    for (int64_t i = 0; i < n; ++i) {
      for (int64_t done = 0; done < columns; done += kWidth) {
        unsigned char* first[kCount];
        for (size_t k = 0; k < kCount; ++k) {
          first[k] = row[k] + i * row_strides[k] + done * strides[k];
        }
        scan_block(first, columns - done < kWidth ? columns - done : kWidth);
      }
    }
  });
}

template <class Family, size_t kResults, class Run>
void scan(const KernelCall& call, Run run) {
  const Scan<kResults> layout(call);
  if (layout.has_columns()) {
    scan_columns<Family>(layout, run);
  } else {
    scan_each<Family>(layout, run);
  }
}

}  // namespace tp
