#include "c/support/layouts.h"

#include <stdlib.h>

/* What `step` makes of a tensor in the place of the tensor. */
static tp_tensor_t* replace(tp_tensor_t* old, tp_tensor_t* made) {
  tp_tensor_release(old);
  return made;
}

static tp_tensor_t* strided(const tp_tensor_t* tensor) {
  const size_t rank = (size_t)tp_tensor_rank(tensor);
  int64_t sizes[TP_MAX_RANK];
  for (size_t d = 0; d < rank; ++d) {
    sizes[d] = 2 * tp_tensor_sizes(tensor)[d] + 1;
  }
  tp_tensor_t* view = tt_zeros(tp_tensor_dtype(tensor), sizes, rank);
  for (size_t d = 0; d < rank; ++d) {
    tp_tensor_t* next;
    assert_ok(tp_slice(view, (int64_t)d, 1, TP_SLICE_OPEN, 2, &next));
    view = replace(view, next);
  }
  assert_ok(tp_copy_inplace(view, tensor));
  return view;
}

static tp_tensor_t* reversed(const tp_tensor_t* tensor) {
  const size_t rank = (size_t)tp_tensor_rank(tensor);
  int64_t dims[TP_MAX_RANK];
  for (size_t d = 0; d < rank; ++d) dims[d] = (int64_t)d;
  tp_tensor_t *copy, *view;
  assert_ok(tp_clone(tensor, TP_FORMAT_CONTIGUOUS, &copy));
  assert_ok(tp_flip(copy, dims, rank, &view));
  assert_ok(tp_copy_inplace(view, tensor));
  tp_tensor_release(copy);
  return view;
}

static tp_tensor_t* permuted(const tp_tensor_t* tensor) {
  const size_t rank = (size_t)tp_tensor_rank(tensor);
  int64_t dims[TP_MAX_RANK], back[TP_MAX_RANK], sizes[TP_MAX_RANK];
  for (size_t d = 0; d < rank; ++d) {
    dims[d] = (int64_t)((d + 1) % rank);
    back[(d + 1) % rank] = (int64_t)d;
    sizes[d] = tp_tensor_sizes(tensor)[dims[d]];
  }
  tp_tensor_t *memory = tt_zeros(tp_tensor_dtype(tensor), sizes, rank), *view;
  assert_ok(tp_permute(memory, back, rank, &view));
  assert_ok(tp_copy_inplace(view, tensor));
  tp_tensor_release(memory);
  return view;
}

static tp_tensor_t* misaligned(const tp_tensor_t* tensor) {
  const size_t nbytes =
      (size_t)tp_tensor_numel(tensor) * tp_dtype_size(tp_tensor_dtype(tensor));
  char* memory = malloc(nbytes + 1);
  assert_non_null(memory);
  tp_tensor_t* view;
  assert_ok(tp_tensor_from_blob(
      memory + 1, tp_tensor_sizes(tensor), NULL, (size_t)tp_tensor_rank(tensor),
      tp_tensor_dtype(tensor), 0, 0, free, memory, 0, &view));
  assert_ok(tp_copy_inplace(view, tensor));
  return view;
}

tp_tensor_t* layout_of(const tp_tensor_t* tensor, Layout layout) {
  tp_tensor_t* out;
  switch (layout) {
    case kLayoutStrided:
      return strided(tensor);
    case kLayoutReversed:
      return reversed(tensor);
    case kLayoutPermuted:
      return tp_tensor_rank(tensor) > 1 ? permuted(tensor) : strided(tensor);
    case kLayoutMisaligned:
      return misaligned(tensor);
    default:
      assert_ok(tp_clone(tensor, TP_FORMAT_CONTIGUOUS, &out));
      return out;
  }
}
