#include "autograd/operators.h"
#include "capi/border.h"
#include "capi/enums.h"
#include "tensorplay/ops_nn.h"

using namespace tp;

namespace {

const char* reduction_name(int32_t reduction) {
  switch (reduction) {
    case TP_LOSS_NONE:
      return "none";
    case TP_LOSS_MEAN:
      return "mean";
    case TP_LOSS_SUM:
      return "sum";
    default:
      return nullptr;
  }
}

const TensorImpl* checked_optional(const tp_tensor_t* tensor,
                                   int32_t position) {
  return tensor == nullptr ? nullptr : &checked(tensor, position);
}

}  // namespace

const char* tp_loss_reduction_name(tp_loss_reduction_t reduction) {
  return name_of("tp_loss_reduction_name", "reduction of losses", reduction,
                 reduction_name);
}

tp_status_t tp_loss_reduction_parse(const char* name,
                                    tp_loss_reduction_t* out) {
  return parse_name("tp_loss_reduction_parse", "reduction of losses", name, out,
                    TP_LOSS_NONE, TP_LOSS_SUM, reduction_name);
}

tp_status_t tp_layer_norm(const tp_tensor_t* a, const int64_t* sizes, size_t n,
                          const tp_tensor_t* weight, const tp_tensor_t* bias,
                          double epsilon, tp_tensor_t** out) {
  return make_into("tp_layer_norm", out, 7, [&] {
    return grad::layer_norm(checked(a, 1), checked_dims(sizes, n, 2),
                            checked_optional(weight, 4),
                            checked_optional(bias, 5), epsilon);
  });
}

tp_status_t tp_mse_loss(const tp_tensor_t* a, const tp_tensor_t* target,
                        tp_loss_reduction_t reduction, tp_tensor_t** out) {
  return make_into("tp_mse_loss", out, 4, [&] {
    return grad::mse_loss(checked(a, 1), checked(target, 2), reduction);
  });
}

tp_status_t tp_nll_loss(const tp_tensor_t* a, const tp_tensor_t* target,
                        const tp_tensor_t* weight, int64_t ignored,
                        tp_loss_reduction_t reduction, tp_tensor_t** out) {
  return make_into("tp_nll_loss", out, 6, [&] {
    return grad::nll_loss(checked(a, 1), checked(target, 2),
                          checked_optional(weight, 3), ignored, reduction);
  });
}

tp_status_t tp_cross_entropy(const tp_tensor_t* a, const tp_tensor_t* target,
                             const tp_tensor_t* weight, int64_t ignored,
                             tp_loss_reduction_t reduction, tp_tensor_t** out) {
  return make_into("tp_cross_entropy", out, 6, [&] {
    return grad::cross_entropy(checked(a, 1), checked(target, 2),
                               checked_optional(weight, 3), ignored, reduction);
  });
}
