#include "autograd/operators.h"
#include "capi/border.h"
#include "tensorplay/ops_joining.h"

using namespace tp;

namespace {

TensorList checked_list(const tp_tensor_t* const* tensors, size_t n) {
  if (tensors == nullptr && n != 0) fail_null(1);
  for (size_t i = 0; i < n; ++i) checked(tensors[i], 1);
  return {tensors, n};
}

}  // namespace

tp_status_t tp_cat(const tp_tensor_t* const* tensors, size_t n, int64_t dim,
                   tp_tensor_t** out) {
  return make_into("tp_cat", out, 4,
                   [&] { return grad::cat(checked_list(tensors, n), dim); });
}

tp_status_t tp_cat_out(const tp_tensor_t* const* tensors, size_t n, int64_t dim,
                       tp_tensor_t* out) {
  return border("tp_cat_out", [&] {
    grad::cat_out(checked_list(tensors, n), dim, checked(out, 4));
  });
}

tp_status_t tp_stack(const tp_tensor_t* const* tensors, size_t n, int64_t dim,
                     tp_tensor_t** out) {
  return make_into("tp_stack", out, 4,
                   [&] { return grad::stack(checked_list(tensors, n), dim); });
}

tp_status_t tp_stack_out(const tp_tensor_t* const* tensors, size_t n,
                         int64_t dim, tp_tensor_t* out) {
  return border("tp_stack_out", [&] {
    grad::stack_out(checked_list(tensors, n), dim, checked(out, 4));
  });
}
