// How the CPU walks operators with a result for each term along a dimension.
#pragma once

#include <cstdlib>

#include "backend/cpu/reduction_walk.h"
#include "backend/cpu/result_blocks.h"
#include "core/parallel.h"

namespace tp {

// kResults results and, behind them, the operand.
template <size_t kResults>
struct Scan : Terms {
  static constexpr size_t kCount = kResults + 1;

  explicit Scan(const KernelCall& call)
      : Terms{1, call.number()}, computed(call.compute_dtype) {
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

  int32_t computed;            // the dtype that it computes in
  KernelOperand kept[kCount];  // the other dimensions
  int64_t steps[kCount];       // bytes from term to term
};

// Family: `Term`, the type of the terms; kBlock, how many results are written
// at once; and `State<kWidth>` of kWidth dimensions side by side, made of the
// Terms. run(state, width, strides, for_terms) does what is to be done for a
// state; strides are those of the results in a block, and for_terms(visit)
// calls visit(terms, n, stride, data): n terms of a single dimension, or one of
// each of n, and where they and their results are.
template <class Family, size_t kResults, class Run>
class ScanWalk {
 public:
  static constexpr size_t kCount = kResults + 1;

  ScanWalk(const Scan<kResults>& scan, Run run) : scan_(scan), run_(run) {}

  void scan_each() const {
    const int64_t results = numel_of(scan_.kept[kResults]);
    parallel_for(results, grain(1), [&](int64_t begin, int64_t end) {
      RunReader reader(kTerm, scan_.computed, scan_.kept[kResults].dtype);
      for_each_result<kCount>(scan_.kept, begin, end,
                              [&](unsigned char* const* first, const int64_t*) {
                                scan_one(reader, first);
                              });
    });
  }

  void scan_columns() const {
    const ColumnBlocks<kCount> blocks(scan_.kept, kBlock);
    parallel_for(
        blocks.count(), grain(kBlock), [&](int64_t begin, int64_t end) {
          RunReader reader(kTerm, scan_.computed, scan_.kept[kResults].dtype);
          blocks.for_each(begin, end,
                          [&](unsigned char* const* first,
                              const int64_t* strides, int64_t width) {
                            scan_block(reader, first, strides, width);
                          });
        });
  }

 private:
  static constexpr int64_t kBlock = Family::kBlock;
  static constexpr DType kTerm = DTypeOf<typename Family::Term>::kValue;

  int64_t grain(int64_t width) const {
    return std::max<int64_t>(kReductionGrain / (scan_.count * width), 1);
  }

  void scan_one(RunReader& reader, unsigned char* const* first) const {
    typename Family::template State<1> state(scan_, 1);
    run_(state, 1, scan_.steps, [&](auto visit) {
      for (int64_t done = 0; done < scan_.count; done += kBlock) {
        const int64_t n = std::min(scan_.count - done, kBlock);
        read(reader, first, done, n, scan_.steps[kResults], visit);
      }
    });
  }

  void scan_block(RunReader& reader, unsigned char* const* first,
                  const int64_t* strides, int64_t width) const {
    typename Family::template State<kBlock> state(scan_, width);
    run_(state, width, strides, [&](auto visit) {
      for (int64_t i = 0; i < scan_.count; ++i) {
        if (i % kRowsAtOnce == 0) fetch_next(first, i, width, strides);
        read(reader, first, i, width, strides[kResults], visit);
      }
    });
  }

  // Of results, too: a line is read before it is changed.
  [[gnu::always_inline]] void fetch_next(unsigned char* const* first, int64_t i,
                                         int64_t width,
                                         const int64_t* strides) const {
    for (size_t k = 0; k < kCount; ++k) {
      const BlockRows rows(scan_.count, scan_.steps[k], width, strides[k],
                           item_of(scan_.kept[k].dtype));
      rows.fetch_next(first[k] + i * scan_.steps[k], scan_.count - i);
    }
  }

  // Elements beside each other, from the i-th term on.
  template <class Visit>
  void read(RunReader& reader, unsigned char* const* first, int64_t i,
            int64_t n, int64_t stride, Visit visit) const {
    unsigned char* data[kCount];
    for (size_t k = 0; k < kCount; ++k) data[k] = first[k] + i * scan_.steps[k];
    reader.read(
        data[kResults], n, stride, [] { return false; },
        [&](const unsigned char* terms, int64_t count, int64_t step) {
          visit(terms, count, step, data);
        });
  }

  Scan<kResults> scan_;
  Run run_;
};

template <class Family, size_t kResults, class Run>
void scan(const KernelCall& call, Run run) {
  const Scan<kResults> layout(call);
  const ScanWalk<Family, kResults, Run> walk(layout, run);
  if (layout.has_columns()) {
    walk.scan_columns();
  } else {
    walk.scan_each();
  }
}

}  // namespace tp
