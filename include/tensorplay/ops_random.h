/**
 * @file ops_random.h
 * @brief Random numbers: generators, and operators that draw from them.
 *
 * A generator is a seed and an offset into the numbers that belong to the seed
 * (Philox 4x32-10, the counter in blocks of four words of 32 bits). Each draw
 * takes the next blocks for itself; within it, a number depends on the place of
 * its element in row-major order alone. So equal seeds give equal numbers,
 * whatever the layout of the tensor, the number of threads or the processor.
 * Integers and uniform numbers are the same on every device, normal ones within
 * 2 ulp. A draw that fails may have used blocks up.
 *
 * Several threads may draw from one generator at once: their numbers are
 * distinct, but which thread gets which is chance. ::tp_generator_set is for
 * the only thread that uses the generator then. A forked child has a copy: both
 * processes draw the same numbers.
 *
 * The rules of all operators are those of ops.h; each draw in place bumps the
 * version once.
 */
#ifndef TENSORPLAY_OPS_RANDOM_H
#define TENSORPLAY_OPS_RANDOM_H

#include "tensorplay/views.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct tp_generator_t tp_generator_t; /**< A generator. */

/**
 * @name Generators
 * @{
 */

/** Makes a generator at the first numbers of a seed.
 *  @param seed any number
 *  @param[out] out owned generator
 *  @return status. */
TP_API tp_status_t tp_generator_new(uint64_t seed,
                                    TP_OUT TP_OWNED tp_generator_t** out)
    TP_SINCE(0, 1);

/** Adds a reference.
 *  @param generator a generator or NULL
 *  @return the same pointer. */
TP_API TP_OWNED tp_generator_t* tp_generator_retain(
    TP_NULLABLE tp_generator_t* generator) TP_SINCE(0, 1);

/** Drops a reference.
 *  @param generator a generator or NULL */
TP_API void tp_generator_release(TP_NULLABLE tp_generator_t* generator)
    TP_SINCE(0, 1);

/** The seed.
 *  @param generator a generator
 *  @return the seed; 0 (and an error) for a wrong handle. */
TP_API uint64_t tp_generator_seed(const tp_generator_t* generator)
    TP_SINCE(0, 1);

/** How many blocks were drawn. Seed and offset are the whole state.
 *  @param generator a generator
 *  @return the offset; 0 (and an error) for a wrong handle. */
TP_API uint64_t tp_generator_offset(const tp_generator_t* generator)
    TP_SINCE(0, 1);

/** Goes to a place among the numbers of a seed: to the state that the getters
 *  gave before, or with offset 0 to the start of another seed.
 *  @param generator a generator that no other thread uses
 *  @param seed the seed
 *  @param offset the offset
 *  @return status. */
TP_API tp_status_t tp_generator_set(tp_generator_t* generator, uint64_t seed,
                                    uint64_t offset) TP_SINCE(0, 1);
/** @} */

/**
 * @name Drawing into a tensor
 * @{
 */

/** Numbers from `from` to below `to`, with as many random bits as the dtype has
 *  (24 for f32, 53 for f64); the ends are rounded to the dtype first. Equal
 *  ends give that number. Both parts of a complex number are drawn.
 *  @param a tensor of a floating or complex dtype; a complex one of rank 63 at
 *         most
 *  @param from a finite number
 *  @param to a finite number, not below from
 *  @param generator a generator
 *  @return status; #TP_ERROR_ARGUMENT if the dtype does not hold the ends or
 *          their distance. */
TP_API tp_status_t tp_uniform_inplace(tp_tensor_t* a, double from, double to,
                                      tp_generator_t* generator) TP_SINCE(0, 1);

/** Normally distributed numbers, computed in f32 (of f64 in f64). PyTorch's
 *  tensors of means and deviations are refused: draw with 0 and 1, then
 *  ::tp_addcmul. Either part of a complex number has the mean, and half of the
 *  variance.
 *  @param a tensor of a floating or complex dtype; a complex one of rank 63 at
 *         most
 *  @param mean the mean
 *  @param deviation the standard deviation, not below 0
 *  @param generator a generator
 *  @return status. */
TP_API tp_status_t tp_normal_inplace(tp_tensor_t* a, double mean,
                                     double deviation,
                                     tp_generator_t* generator) TP_SINCE(0, 1);

/** Integers from `low` to high - 1, all alike likely (to one part in 2^64 /
 *  (high - low)). PyTorch's `random_` without bounds is refused: name them.
 *  @param a tensor of any dtype but the complex ones that holds every integer
 *         between
 *  @param low the lowest
 *  @param high above the highest
 *  @param generator a generator
 *  @return status; #TP_ERROR_RANGE for a dtype that is too small. */
TP_API tp_status_t tp_randint_inplace(tp_tensor_t* a, int64_t low, int64_t high,
                                      tp_generator_t* generator) TP_SINCE(0, 1);

/** 1 with a probability, else 0. PyTorch's form with one number for all is
 *  ::tp_bernoulli_scalar_inplace.
 *  @param p tensor of probabilities, of a floating dtype
 *  @param generator a generator
 *  @param[out] out owned tensor of p's sizes and dtype
 *  @return status; #TP_ERROR_ARGUMENT names the first that is not from 0 to
 *          1. */
TP_API tp_status_t tp_bernoulli(const tp_tensor_t* p, tp_generator_t* generator,
                                TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** ::tp_bernoulli into a given tensor.
 *  @param p tensor of probabilities, of a floating dtype
 *  @param generator a generator
 *  @param[out] out a tensor of p's sizes and any dtype that p's casts to
 *  @return status. */
TP_API tp_status_t tp_bernoulli_out(const tp_tensor_t* p,
                                    tp_generator_t* generator, tp_tensor_t* out)
    TP_SINCE(0, 1);

/** 1 with a probability, else 0, in a tensor of any dtype.
 *  @param a a tensor
 *  @param p tensor of probabilities, of a floating dtype, that broadcasts to a
 *  @param generator a generator
 *  @return status. */
TP_API tp_status_t tp_bernoulli_inplace(tp_tensor_t* a, const tp_tensor_t* p,
                                        tp_generator_t* generator)
    TP_SINCE(0, 1);

/** 1 with one probability, else 0, in a tensor of any dtype.
 *  @param a a tensor
 *  @param p a probability
 *  @param generator a generator
 *  @return status. */
TP_API tp_status_t tp_bernoulli_scalar_inplace(tp_tensor_t* a, double p,
                                               tp_generator_t* generator)
    TP_SINCE(0, 1);

/** Drops elements with a probability: multiplies them by 0, and the others by
 *  1 / (1 - p).
 *  @param a tensor of a floating dtype
 *  @param p the probability that an element is dropped
 *  @param training 0: nothing is dropped, nothing drawn, and the result is a
 *         itself
 *  @param generator a generator
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_dropout(tp_tensor_t* a, double p, int32_t training,
                              tp_generator_t* generator,
                              TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** ::tp_dropout in the tensor itself.
 *  @param a tensor of a floating dtype
 *  @param p the probability that an element is dropped
 *  @param training 0: nothing is dropped, nothing drawn
 *  @param generator a generator
 *  @return status. */
TP_API tp_status_t tp_dropout_inplace(tp_tensor_t* a, double p,
                                      int32_t training,
                                      tp_generator_t* generator) TP_SINCE(0, 1);
/** @} */

/**
 * @name New tensors
 * @{
 */

/** Makes a tensor of numbers from 0 to below 1, see ::tp_uniform_inplace.
 *  @param sizes sizes
 *  @param rank their number
 *  @param dtype a floating or complex dtype
 *  @param device_type a device type; 0 is CPU
 *  @param device_index its index
 *  @param generator a generator
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_rand(const int64_t* sizes, size_t rank, tp_dtype_t dtype,
                           tp_device_type_t device_type, int32_t device_index,
                           tp_generator_t* generator,
                           TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** Makes a tensor of numbers of mean 0 and deviation 1, see
 *  ::tp_normal_inplace.
 *  @param sizes sizes
 *  @param rank their number
 *  @param dtype a floating or complex dtype
 *  @param device_type a device type; 0 is CPU
 *  @param device_index its index
 *  @param generator a generator
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_randn(const int64_t* sizes, size_t rank, tp_dtype_t dtype,
                            tp_device_type_t device_type, int32_t device_index,
                            tp_generator_t* generator,
                            TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** Makes a tensor of integers, see ::tp_randint_inplace.
 *  @param low the lowest
 *  @param high above the highest
 *  @param sizes sizes
 *  @param rank their number
 *  @param dtype any but the complex ones
 *  @param device_type a device type; 0 is CPU
 *  @param device_index its index
 *  @param generator a generator
 *  @param[out] out owned tensor
 *  @return status. */
TP_API tp_status_t tp_randint(int64_t low, int64_t high, const int64_t* sizes,
                              size_t rank, tp_dtype_t dtype,
                              tp_device_type_t device_type,
                              int32_t device_index, tp_generator_t* generator,
                              TP_OUT TP_OWNED tp_tensor_t** out) TP_SINCE(0, 1);

/** Makes the numbers 0 to n - 1 in random order.
 *  @param n how many
 *  @param dtype any but the complex ones that holds all of them
 *  @param device_type a device type; 0 is CPU
 *  @param device_index its index
 *  @param generator a generator
 *  @param[out] out owned tensor of rank 1
 *  @return status. */
TP_API tp_status_t tp_randperm(int64_t n, tp_dtype_t dtype,
                               tp_device_type_t device_type,
                               int32_t device_index, tp_generator_t* generator,
                               TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);
/** @} */

#ifdef __cplusplus
}
#endif

#endif /* TENSORPLAY_OPS_RANDOM_H */
