// Kernels of the reductions that combine their terms in a tree.
#pragma once

#include "backend/cpu/reduction_tree.h"
#include "backend/cpu/reduction_walk.h"

namespace tp {

template <class Functor, class T>
struct TreeFamily {
  using Term = T;
  template <int64_t kWidth>
  using State = ReductionTree<Functor, T, kWidth>;
};

template <class Functor, class T>
void tree_kernel(KernelCall& call) {
  using Total = typename Functor::template Total<T>;
  const ResultWriter<Total> writer(call.operands[0].dtype, call.compute_dtype);
  const Reduction reduction(call, 1);
  reduce<TreeFamily<typename Functor::Step, T>>(
      reduction, [&](unsigned char* const* data, const int64_t* strides,
                     const auto& state, int64_t width) {
        Total results[kColumns<T>];
        for (int64_t w = 0; w < width; ++w) {
          results[w] = Functor::finish(state.totals()[w], reduction.count);
        }
        writer.write(results, width, data[0], strides[0]);
      });
}

}  // namespace tp
