// Trees of what a map makes of terms.
#pragma once

#include "backend/cpu/reduction_tree.h"
#include "backend/cpu/reduction_walk.h"

namespace tp {

// map(term, w) makes a T of a term of the result w.
template <class Functor, class Term, class T, int64_t kWidth>
class MappedTree {
 public:
  using Tree = ReductionTree<Functor, T, kWidth>;
  using Part = typename Tree::Part;
  static constexpr int64_t kPartTerms = Tree::kPartTerms;
  static constexpr bool kStops = false;

  MappedTree(const Terms& terms, int64_t width)
      : tree_(terms, width), width_(width) {}

  template <class Map>
  void add_run(const unsigned char* data, int64_t n, int64_t stride, Map map) {
    constexpr int64_t kBlock = 128;
    alignas(64) T mapped[kBlock];
    for (int64_t done = 0; done < n; done += kBlock) {
      const int64_t block = n - done < kBlock ? n - done : kBlock;
      apply(data + done * stride, block, stride, mapped,
            [map](Term term, int64_t) { return map(term, 0); });
      tree_.add_run(as_bytes(mapped), block, kItem);
    }
  }

  template <class Map>
  void add_rows(const unsigned char* data, int64_t n, int64_t stride,
                int64_t column_stride, Map map) {
    constexpr int64_t kRows = 8;
    alignas(64) T mapped[kRows * kWidth];
    for (int64_t done = 0; done < n; done += kRows) {
      const int64_t rows = n - done < kRows ? n - done : kRows;
      for (int64_t i = 0; i < rows; ++i) {
        apply(data + (done + i) * stride, width_, column_stride,
              mapped + i * kWidth, map);
      }
      tree_.add_rows(as_bytes(mapped), rows, kWidth * kItem, kItem);
    }
  }

  void get_part(Part& part) const { tree_.get_part(part); }
  void add_part(const Part& part) { tree_.add_part(part); }
  const typename Tree::Total* totals() const { return tree_.totals(); }

 private:
  static constexpr auto kItem = static_cast<int64_t>(sizeof(T));

  template <class Map>
  static void apply(const unsigned char* data, int64_t n, int64_t stride,
                    T* mapped, Map map) {
    constexpr auto kTerm = static_cast<int64_t>(sizeof(Term));
    if (stride == kTerm) {
      TP_INDEPENDENT_ITERATIONS
      for (int64_t i = 0; i < n; ++i) {
        mapped[i] = map(load<Term>(data + i * kTerm), i);
      }
    } else {
      for (int64_t i = 0; i < n; ++i) {
        mapped[i] = map(load<Term>(data + i * stride), i);
      }
    }
  }

  Tree tree_;
  int64_t width_;
};

}  // namespace tp
