/**
 * @file ops_optimizer.h
 * @brief Steps of optimisers.
 *
 * A step writes a parameter, and what the optimiser remembers of it, in one
 * pass over parameter, gradient and states. The formulas are PyTorch's. They
 * are computed in f64, in the order that is written here, and each new value is
 * rounded once to its tensor's dtype: it is within half a unit in the last
 * place of the formula in f64, and for f64 equal to it. Layouts, instruction
 * sets and threads change no bit.
 *
 * All tensors have the parameter's sizes, in any layout, and a floating dtype,
 * which may differ: states of f32 beside a parameter of f16 or bf16 remember
 * changes that are too small for those. What is written is written as by any
 * operator in place (ops.h): each version counts one write, and a tensor that
 * overlaps itself gets bytes of its own. No two of the tensors that are written
 * may share memory. A gradient that lies across one of them is read in full
 * first.
 *
 * A step is not differentiable. While history is recorded, leaves that require
 * gradients, and their views, are not written, as by every write in place
 * (#TP_ERROR_STATE), and anything else with a history is refused, too
 * (#TP_ERROR_UNSUPPORTED): steps are
 * taken between ::tp_grad_mode_push with 0 and ::tp_grad_mode_pop. A graph that
 * saved the parameter before the step is out of date after it, and says so.
 *
 * Steps are counted from 1, for each parameter. The first one begins: what the
 * states hold before it is not read, so they may be made by ::tp_empty_like.
 *
 * Numbers below 0, infinite ones and NaN are #TP_ERROR_ARGUMENT. A weight decay
 * of 0 leaves its term out.
 */
#ifndef TENSORPLAY_OPS_OPTIMIZER_H
#define TENSORPLAY_OPS_OPTIMIZER_H

#include "tensorplay/tensor.h"

#ifdef __cplusplus
extern "C" {
#endif

/** How ::tp_sgd_inplace steps. Zeros are what they say; members that a later
 *  version adds will have 0 for what this one does. */
typedef struct tp_sgd_options_t {
  uint32_t struct_size; /**< Bytes of the caller's struct. */
  int32_t nesterov;     /**< Not 0: Nesterov's momentum. */
  int32_t maximize;     /**< Not 0: the gradient's sign is turned. */
  int32_t reserved;     /**< 0. */
  double lr;            /**< Learning rate. */
  double momentum;      /**< Part of the buffer that stays. */
  double dampening;     /**< Part of the gradient that does not go in. */
  double weight_decay;  /**< Part of the parameter in the gradient. */
} tp_sgd_options_t;

/** Sets all members to 0 but the learning rate, which is 0.001.
 *  @param[out] options to set
 *  @param struct_size its size
 *  @return status. */
TP_API tp_status_t tp_sgd_options_init(TP_OUT tp_sgd_options_t* options,
                                       size_t struct_size) TP_SINCE(0, 1);

/** A step of stochastic gradient descent:
 *
 *      g = maximize ? -gradient : gradient
 *      g = g + weight_decay * parameter
 *      buffer = step == 1 ? g : momentum * buffer + (1 - dampening) * g
 *      g = nesterov ? g + momentum * buffer : buffer
 *      parameter = parameter - lr * g
 *
 *  without the two lines of the buffer where there is none.
 *  @param parameter tensor of a floating dtype
 *  @param gradient tensor of the parameter's sizes
 *  @param momentum_buffer tensor of the parameter's sizes; NULL exactly where
 *         the momentum is 0
 *  @param step number of the step, from 1
 *  @param options numbers; Nesterov's momentum needs one above 0 and no
 *         dampening
 *  @return status. */
TP_API tp_status_t tp_sgd_inplace(tp_tensor_t* parameter,
                                  const tp_tensor_t* gradient,
                                  TP_NULLABLE tp_tensor_t* momentum_buffer,
                                  int64_t step, const tp_sgd_options_t* options)
    TP_SINCE(0, 1);

/** How ::tp_adam_inplace and ::tp_adamw_inplace step. Zeros are what they say;
 *  members that a later version adds will have 0 for what this one does. */
typedef struct tp_adam_options_t {
  uint32_t struct_size; /**< Bytes of the caller's struct. */
  int32_t maximize;     /**< Not 0: the gradient's sign is turned. */
  double lr;            /**< Learning rate. */
  double beta1;         /**< Part of the first moment that stays, below 1. */
  double beta2;         /**< Part of the second moment that stays, below 1. */
  double epsilon;       /**< Added to the divisor. */
  double weight_decay;  /**< Part of the parameter. */
} tp_adam_options_t;

/** Sets PyTorch's defaults: a rate of 0.001, betas of 0.9 and 0.999, an epsilon
 *  of 1e-8, no weight decay (of which PyTorch's AdamW has 0.01).
 *  @param[out] options to set
 *  @param struct_size its size
 *  @return status. */
TP_API tp_status_t tp_adam_options_init(TP_OUT tp_adam_options_t* options,
                                        size_t struct_size) TP_SINCE(0, 1);

/** A step of Adam:
 *
 *      g = maximize ? -gradient : gradient
 *      g = g + weight_decay * parameter
 *      exp_avg = beta1 * exp_avg + (1 - beta1) * g
 *      exp_avg_sq = beta2 * exp_avg_sq + (1 - beta2) * g * g
 *      max_exp_avg_sq = maximum of max_exp_avg_sq and exp_avg_sq
 *      root = sqrt(max_exp_avg_sq) / sqrt(1 - beta2^step) + epsilon
 *      parameter = parameter - lr / (1 - beta1^step) * exp_avg / root
 *
 *  where exp_avg_sq stands for max_exp_avg_sq if there is none: the variant
 *  with one is AMSGrad. Step 1 takes states of 0. A NaN in a maximum wins.
 *  @param parameter tensor of a floating dtype
 *  @param gradient tensor of the parameter's sizes
 *  @param exp_avg the first moment, of the parameter's sizes
 *  @param exp_avg_sq the second moment, of the parameter's sizes
 *  @param max_exp_avg_sq the largest second moment, of the parameter's sizes;
 *         NULL for none
 *  @param step number of the step, from 1
 *  @param options numbers
 *  @return status. */
TP_API tp_status_t tp_adam_inplace(
    tp_tensor_t* parameter, const tp_tensor_t* gradient, tp_tensor_t* exp_avg,
    tp_tensor_t* exp_avg_sq, TP_NULLABLE tp_tensor_t* max_exp_avg_sq,
    int64_t step, const tp_adam_options_t* options) TP_SINCE(0, 1);

/** A step of AdamW: ::tp_adam_inplace without a weight decay, of a parameter
 *  that was multiplied by 1 - lr * weight_decay.
 *  @param parameter tensor of a floating dtype
 *  @param gradient tensor of the parameter's sizes
 *  @param exp_avg the first moment, of the parameter's sizes
 *  @param exp_avg_sq the second moment, of the parameter's sizes
 *  @param max_exp_avg_sq the largest second moment, of the parameter's sizes;
 *         NULL for none
 *  @param step number of the step, from 1
 *  @param options numbers
 *  @return status. */
TP_API tp_status_t tp_adamw_inplace(
    tp_tensor_t* parameter, const tp_tensor_t* gradient, tp_tensor_t* exp_avg,
    tp_tensor_t* exp_avg_sq, TP_NULLABLE tp_tensor_t* max_exp_avg_sq,
    int64_t step, const tp_adam_options_t* options) TP_SINCE(0, 1);

#ifdef __cplusplus
}
#endif

#endif /* TENSORPLAY_OPS_OPTIMIZER_H */
