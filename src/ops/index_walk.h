// How tensors are walked beside an index that chooses along one dimension.
#pragma once

#include "core/tensor_impl.h"
#include "kernels/kernel_call.h"
#include "ops/elementwise_plan.h"

namespace tp {

// An index is i32 or i64 and lies where the operand does.
void check_index(Op op, const TensorImpl& a, const TensorImpl& index);
// Reads the tensor before a target is written that shares bytes with it: gives
// the tensor, or a copy in `held`.
const TensorImpl& read_before_write(const TensorImpl& tensor,
                                    const TensorImpl& target, Tensor& held);

// A tensor of rank 0 counts as a list of one here.
class IndexWalk {
 public:
  // Checks the index against `a`: an element of it chooses along `dim` among
  // the elements of `a` that lie at its own place otherwise. An empty index
  // fits everywhere.
  IndexWalk(Op op, const TensorImpl& a, int64_t dim, const TensorImpl& index);
  IndexWalk(const IndexWalk&) = delete;
  IndexWalk& operator=(const IndexWalk&) = delete;

  // Of the index.
  Dims sizes() const noexcept { return sizes_; }
  const TensorImpl& index() const noexcept { return index_; }

  // A tensor whose elements stand beside those of the index, maybe with others
  // behind them.
  void add_beside(ElementwisePlan& plan,
                  const TensorImpl& tensor) const noexcept;
  // A tensor of the sizes of `a`, which the walk along the dimension leaves at
  // its first element there.
  void add_chosen(ElementwisePlan& plan,
                  const TensorImpl& tensor) const noexcept;
  // What the kernel needs to go to an element that an index chooses: size of
  // the dimension, its stride in bytes, its number.
  void describe(KernelCall& call, const TensorImpl& chosen) const noexcept;

  // Fails unless the elements of the index have others beside them.
  void check_beside(Op op, const TensorImpl& tensor) const;

 private:
  const TensorImpl& index_;
  DimsBuffer sizes_;
  size_t dim_;
  int64_t size_;  // of that dimension
};

}  // namespace tp
