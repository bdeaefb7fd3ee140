#include "autograd/record.h"
#include "capi/border.h"
#include "capi/structs.h"
#include "core/scalar.h"
#include "tensorplay/ops_optimizer.h"

using namespace tp;

namespace {

constexpr size_t kSmallestSgd = sizeof(tp_sgd_options_t);
constexpr size_t kSmallestAdam = sizeof(tp_adam_options_t);

TensorImpl* checked_state(tp_tensor_t* state, int32_t position) {
  return state == nullptr ? nullptr : &checked(state, position);
}

// Every tensor that changes is its own result.
void call_in_place(Op op, const grad::Boxed& arguments,
                   TensorImpl* const* given, size_t count) {
  Tensor made[4];
  grad::call({op, arguments.data(), arguments.size(), given, made, count});
}

grad::Boxed& put(grad::Boxed& arguments, std::initializer_list<double> list) {
  for (double number : list) arguments.scalar(scalar_of(number));
  return arguments;
}

void adam(Op op, tp_tensor_t* parameter, const tp_tensor_t* gradient,
          tp_tensor_t* exp_avg, tp_tensor_t* exp_avg_sq,
          tp_tensor_t* max_exp_avg_sq, int64_t step,
          const tp_adam_options_t* given_options) {
  const auto options =
      checked_struct(given_options, kSmallestAdam, 7, "options");
  TensorImpl* const given[] = {&checked(parameter, 1), &checked(exp_avg, 3),
                               &checked(exp_avg_sq, 4),
                               checked_state(max_exp_avg_sq, 5)};
  grad::Boxed arguments;
  arguments.tensor(*given[0])
      .tensor(checked(gradient, 2))
      .tensor(*given[1])
      .tensor(*given[2])
      .optional(given[3]);
  put(arguments, {options.lr, options.beta1, options.beta2, options.epsilon,
                  options.weight_decay});
  arguments.flag(options.maximize != 0).integer(step);
  call_in_place(op, arguments, given, 4);
}

}  // namespace

tp_status_t tp_sgd_options_init(tp_sgd_options_t* options, size_t struct_size) {
  const tp_status_t status =
      init_struct("tp_sgd_options_init", options, struct_size, kSmallestSgd);
  if (status == TP_OK) options->lr = 1e-3;
  return status;
}

tp_status_t tp_sgd_inplace(tp_tensor_t* parameter, const tp_tensor_t* gradient,
                           tp_tensor_t* momentum_buffer, int64_t step,
                           const tp_sgd_options_t* options) {
  return border("tp_sgd_inplace", [&] {
    const auto own = checked_struct(options, kSmallestSgd, 5, "options");
    if (own.reserved != 0) {
      fail_at(5, TP_ERROR_ARGUMENT, "reserved is %d",
              static_cast<int>(own.reserved));
    }
    TensorImpl* const given[] = {&checked(parameter, 1),
                                 checked_state(momentum_buffer, 3)};
    grad::Boxed arguments;
    arguments.tensor(*given[0]).tensor(checked(gradient, 2)).optional(given[1]);
    put(arguments, {own.lr, own.momentum, own.dampening, own.weight_decay});
    arguments.flag(own.nesterov != 0).flag(own.maximize != 0).integer(step);
    call_in_place(Op::kSgd, arguments, given, 2);
  });
}

tp_status_t tp_adam_options_init(tp_adam_options_t* options,
                                 size_t struct_size) {
  const tp_status_t status =
      init_struct("tp_adam_options_init", options, struct_size, kSmallestAdam);
  if (status != TP_OK) return status;
  options->lr = 1e-3;
  options->beta1 = 0.9;
  options->beta2 = 0.999;
  options->epsilon = 1e-8;
  return TP_OK;
}

tp_status_t tp_adam_inplace(tp_tensor_t* parameter, const tp_tensor_t* gradient,
                            tp_tensor_t* exp_avg, tp_tensor_t* exp_avg_sq,
                            tp_tensor_t* max_exp_avg_sq, int64_t step,
                            const tp_adam_options_t* options) {
  return border("tp_adam_inplace", [&] {
    adam(Op::kAdam, parameter, gradient, exp_avg, exp_avg_sq, max_exp_avg_sq,
         step, options);
  });
}

tp_status_t tp_adamw_inplace(tp_tensor_t* parameter,
                             const tp_tensor_t* gradient, tp_tensor_t* exp_avg,
                             tp_tensor_t* exp_avg_sq,
                             tp_tensor_t* max_exp_avg_sq, int64_t step,
                             const tp_adam_options_t* options) {
  return border("tp_adamw_inplace", [&] {
    adam(Op::kAdamW, parameter, gradient, exp_avg, exp_avg_sq, max_exp_avg_sq,
         step, options);
  });
}
