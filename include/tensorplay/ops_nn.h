/**
 * @file ops_nn.h
 * @brief Operators that training a network needs: normalisation and losses.
 *
 * The rules of all operators are those of ops.h. ::tp_dropout is in
 * ops_random.h.
 */
#ifndef TENSORPLAY_OPS_NN_H
#define TENSORPLAY_OPS_NN_H

#include "tensorplay/views.h"

#ifdef __cplusplus
extern "C" {
#endif

/** What becomes of the losses of all elements; 0 is unset. */
typedef int32_t tp_loss_reduction_t;

#define TP_LOSS_NONE 1 /**< They are the result. */
#define TP_LOSS_MEAN 2 /**< Their mean. */
#define TP_LOSS_SUM 3  /**< Their sum. */

/** Name of a reduction of losses: "none", "mean", "sum".
 *  @param reduction a TP_LOSS_ value
 *  @return a static string; NULL (and an error) for an unknown one. */
TP_API const char* tp_loss_reduction_name(tp_loss_reduction_t reduction)
    TP_SINCE(0, 1);

/** Reduction of losses of a name.
 *  @param name as ::tp_loss_reduction_name gives it
 *  @param[out] out the reduction
 *  @return status; #TP_ERROR_ARGUMENT for an unknown name. */
TP_API tp_status_t tp_loss_reduction_parse(const char* name,
                                           TP_OUT tp_loss_reduction_t* out)
    TP_SINCE(0, 1);

/** Moves and scales each row to mean 0 and variance 1, then multiplies by a
 *  weight and adds a bias. A row is what the last dimensions hold; its variance
 *  divides by the number of its elements. Small floats compute in f32, sums are
 *  kept in f64, and squares that leave f32 too. The result is contiguous.
 *  @param a tensor of a floating dtype
 *  @param sizes of the last dimensions of a
 *  @param n their number, at least 1
 *  @param weight tensor of those sizes and a's dtype; NULL for none
 *  @param bias tensor of those sizes and a's dtype; NULL for none
 *  @param epsilon added to the variance
 *  @param[out] out owned tensor of a's sizes
 *  @return status. */
TP_API tp_status_t tp_layer_norm(
    const tp_tensor_t* a, const int64_t* sizes, size_t n,
    TP_NULLABLE const tp_tensor_t* weight, TP_NULLABLE const tp_tensor_t* bias,
    double epsilon, TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** Squares of the differences. The two broadcast and meet in the promoted type.
 *  PyTorch's `weight` of elements is refused: multiply before the reduction; so
 *  are, for all losses, its `size_average` and `reduce`, which `reduction`
 *  took the place of.
 *  @param a tensor of a floating dtype
 *  @param target tensor of a floating dtype
 *  @param reduction a TP_LOSS_ value
 *  @param[out] out owned tensor: of the broadcast sizes, or of rank 0
 *  @return status. */
TP_API tp_status_t tp_mse_loss(const tp_tensor_t* a, const tp_tensor_t* target,
                               tp_loss_reduction_t reduction,
                               TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** What PyTorch takes for a target that counts for nothing. */
#define TP_TARGET_IGNORED -100

/** Minus the logarithm of the probability of each target's class, times the
 *  weight of the class. The mean divides by the sum of the targets' weights; of
 *  none it is NaN. Sums are kept in f32 or wider. PyTorch's u8 targets are
 *  refused: ::tp_to converts.
 *  @param a logarithms of probabilities, of a floating dtype: (classes),
 *         (items, classes) or (items, classes, ...)
 *  @param target i32 or i64 tensor of class numbers, of a's sizes without the
 *         classes
 *  @param weight of each class, of a's dtype; NULL for 1
 *  @param ignored a target that counts for nothing, #TP_TARGET_IGNORED as a
 *         rule
 *  @param reduction a TP_LOSS_ value
 *  @param[out] out owned tensor: of the target's sizes, or of rank 0
 *  @return status; #TP_ERROR_RANGE names the first target that is no class. */
TP_API tp_status_t tp_nll_loss(const tp_tensor_t* a, const tp_tensor_t* target,
                               TP_NULLABLE const tp_tensor_t* weight,
                               int64_t ignored, tp_loss_reduction_t reduction,
                               TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** ::tp_nll_loss of the logarithms of softmax over the classes. Small floats
 *  compute in f32. PyTorch's probabilities as targets and its `label_smoothing`
 *  are refused: -1 times the sum over the classes of probabilities times
 *  ::tp_log_softmax is that loss; smoothing by e is 1 - e times the loss here,
 *  plus e times that of equal probabilities.
 *  @param a tensor of a floating dtype: (classes), (items, classes) or (items,
 *         classes, ...)
 *  @param target i32 or i64 tensor of class numbers, of a's sizes without the
 *         classes
 *  @param weight of each class, of a floating dtype; NULL for 1
 *  @param ignored a target that counts for nothing, #TP_TARGET_IGNORED as a
 *         rule
 *  @param reduction a TP_LOSS_ value
 *  @param[out] out owned tensor: of the target's sizes, or of rank 0
 *  @return status; #TP_ERROR_RANGE names the first target that is no class. */
TP_API tp_status_t tp_cross_entropy(const tp_tensor_t* a,
                                    const tp_tensor_t* target,
                                    TP_NULLABLE const tp_tensor_t* weight,
                                    int64_t ignored,
                                    tp_loss_reduction_t reduction,
                                    TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

#ifdef __cplusplus
}
#endif

#endif /* TENSORPLAY_OPS_NN_H */
