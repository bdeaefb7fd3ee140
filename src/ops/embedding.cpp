#include "ops/embedding.h"

#include "core/error.h"
#include "core/scalar.h"
#include "core/shape_text.h"
#include "core/views.h"
#include "dispatch/dispatch.h"
#include "ops/copy.h"
#include "ops/fill.h"
#include "ops/index_select.h"
#include "ops/index_walk.h"
#include "ops/reduce.h"
#include "ops/scatter.h"
#include "tensorplay/ops_indexing.h"

namespace tp {

namespace {

int64_t find_classes(const TensorImpl& a) {
  if (a.numel() == 0) {
    fail(TP_ERROR_SHAPE, "one_hot: no elements to find the number of classes");
  }
  const Tensor largest = host_tensor(*reduce(Op::kMax, a, Dims(), false));
  const int64_t last = load_scalar(largest->dtype(), largest->data()).integer;
  if (last == INT64_MAX) fail(TP_ERROR_OVERFLOW, "one_hot: 2^63 classes");
  return last < 0 ? 1 : last + 1;  // the index is refused where it is used
}

}  // namespace

Tensor one_hot(const TensorImpl& a, int64_t classes) {
  check_legal(Op::kOneHot, a.dtype());
  if (classes < 1 && classes != TP_CLASSES_FOUND) {
    fail_at(2, TP_ERROR_ARGUMENT, "one_hot: %lld classes",
            static_cast<long long>(classes));
  }
  const Tensor index = unsqueeze(a, -1);
  DimsBuffer sizes(index->sizes());
  sizes[a.rank()] = classes == TP_CLASSES_FOUND ? find_classes(a) : classes;
  Tensor out = make_empty(sizes, DType::kI64, a.device());
  zero_fresh(*out);
  const tp_scalar_t one = scalar_of(int64_t{1});
  scatter_inplace(Op::kScatter, *out, -1, *index, {nullptr, &one});
  return out;
}

Tensor embedding(const TensorImpl& weight, const TensorImpl& index,
                 int64_t padding_index) {
  check_index(Op::kEmbedding, weight, index);
  if (weight.rank() != 2) {
    fail(TP_ERROR_SHAPE, "embedding: the weight has shape %s, not two sizes",
         shape_text(weight.sizes()).text);
  }
  const int64_t rows = weight.size(0);
  if (padding_index != TP_INDEX_NONE &&
      (padding_index < -rows || padding_index >= rows)) {
    fail_at(3, TP_ERROR_RANGE, "embedding: padding index %lld of %lld rows",
            static_cast<long long>(padding_index),
            static_cast<long long>(rows));
  }
  if (index.rank() == TP_MAX_RANK) {
    fail(TP_ERROR_UNSUPPORTED, "embedding: a result of rank %d",
         TP_MAX_RANK + 1);
  }
  const int64_t numel = index.numel();
  const Tensor list = reshape(const_cast<TensorImpl&>(index), Dims(&numel, 1));
  Tensor out = index_select(weight, 0, *list);
  DimsBuffer sizes(index.sizes());
  sizes.push_back(weight.size(1));
  DimsBuffer strides(sizes.size());
  contiguous_strides(sizes, strides.data());
  out->set_geometry(sizes, strides, 0);
  return out;
}

}  // namespace tp
