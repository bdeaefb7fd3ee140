/**
 * @file autograd.h
 * @brief Gradients: recording what operators do, and going back over it.
 *
 * A tensor of real floating-point numbers that requires gradients is a leaf.
 * Operators that read one record how their results came about, unless the
 * thread's modes say otherwise (#TP_MODE_NO_GRAD, #TP_MODE_INFERENCE), and so
 * do operators that read such results. ::tp_backward adds the gradients of the
 * leaves up; ::tp_gradients gives them instead.
 *
 * What an operator keeps for the way back is guarded: if its bytes were written
 * since, the backward pass fails with #TP_ERROR_VERSION and says who kept what.
 * So does a tensor whose history no longer says what its bytes are, because
 * they were written without recording, through ::tp_detach or by the host. In
 * anomaly mode (#TP_MODE_ANOMALY) such errors say where the operator was
 * called.
 *
 * A graph may be used by several threads at once, each with passes of its own;
 * gradients that meet in a leaf are added one after the other. Functions of one
 * tensor that change it are for one thread at a time.
 */
#ifndef TENSORPLAY_AUTOGRAD_H
#define TENSORPLAY_AUTOGRAD_H

#include "tensorplay/tensor.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * @name Tensors
 * @{
 */

/** Whether gradients of a tensor are followed: a leaf that requires them, or a
 *  tensor with a history.
 *  @param tensor a tensor
 *  @return 1 or 0; 0 for a wrong handle. */
TP_API int32_t tp_tensor_requires_grad(const tp_tensor_t* tensor)
    TP_SINCE(0, 1);

/** Makes a tensor without history a leaf that requires gradients, or ends that.
 *  Nothing of its family (views of it, and what it is a view of) may be written
 *  in place while history is recorded.
 *  @param tensor a tensor of f16, bf16, f32, f64 or an 8-bit float
 *  @param required 1 or 0
 *  @return status; #TP_ERROR_DTYPE for other dtypes, #TP_ERROR_INFERENCE for a
 *          tensor made in inference mode, #TP_ERROR_STATE to end it for a
 * tensor with a history. */
TP_API tp_status_t tp_tensor_set_requires_grad(tp_tensor_t* tensor,
                                               int32_t required) TP_SINCE(0, 1);

/** Whether a tensor is the end of a graph: made by no recorded operator.
 *  @param tensor a tensor
 *  @return 1 or 0; 0 for a wrong handle. */
TP_API int32_t tp_tensor_is_leaf(const tp_tensor_t* tensor) TP_SINCE(0, 1);

/** Asks a tensor with a history to keep its gradient, as leaves do: a copy,
 *  which later passes add to. Written in place it keeps that of its new value,
 * but for two cases that end the keeping: it overlapped itself and got bytes of
 * its own, or a hook on its own gradient writes it. Written through another
 * tensor of the same bytes it keeps that of the old value; asked anew, what it
 * is used for from then on counts, as it does for hooks and for ::tp_gradients
 * by such a tensor: ask before use.
 *  @param tensor a tensor that requires gradients
 *  @return status; #TP_ERROR_STATE if it does not. */
TP_API tp_status_t tp_tensor_retain_grad(tp_tensor_t* tensor) TP_SINCE(0, 1);

/** Whether a tensor with a history keeps its gradient.
 *  @param tensor a tensor
 *  @return 1 or 0; 0 for a leaf and for a wrong handle. */
TP_API int32_t tp_tensor_retains_grad(const tp_tensor_t* tensor) TP_SINCE(0, 1);

/** The gradient that a tensor has gathered. Later passes add to it in place.
 *  @param tensor a tensor
 *  @param[out] out the gradient, of the tensor's shape and dtype; NULL if there
 *         is none
 *  @return status. */
TP_API tp_status_t tp_tensor_grad_get(const tp_tensor_t* tensor,
                                      TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** Replaces the gradient of a leaf that requires gradients, or of a tensor that
 *  retains its own.
 *  @param tensor the tensor
 *  @param gradient of its shape, dtype and device; it is retained, not copied.
 *         NULL drops what there is
 *  @return status; #TP_ERROR_STATE for a tensor that gathers none,
 *          #TP_ERROR_ARGUMENT for the tensor itself. Tensors that are each
 *          other's gradients keep each other alive. */
TP_API tp_status_t tp_tensor_grad_set(tp_tensor_t* tensor,
                                      TP_NULLABLE tp_tensor_t* gradient)
    TP_SINCE(0, 1);

/** Writes zeros over the gradient, if there is one.
 *  @param tensor a tensor
 *  @return status. */
TP_API tp_status_t tp_tensor_grad_zero(tp_tensor_t* tensor) TP_SINCE(0, 1);

/** What is done with a gradient on its way.
 *  @param gradient of the tensor that the hook was added to
 *  @param[out] replacement an owned tensor of the same shape to go on with;
 * NULL beforehand, and to leave it as it is
 *  @param user_data as given
 *  @return a status, which becomes that of the backward pass. */
typedef tp_status_t (*tp_gradient_hook_fn)(const tp_tensor_t* gradient,
                                           tp_tensor_t** replacement,
                                           void* user_data);

/** Adds a hook. It is called in the thread that runs a backward pass, with no
 *  lock held, once a pass when the tensor's gradient is complete; several in
 * the order in which they were added. It stays with the history that the tensor
 * has now.
 *  @param tensor a tensor that requires gradients
 *  @param hook called with the gradient
 *  @param user_data passed to it
 *  @param destroy called once with user_data when the hook goes; NULL for
 *         nothing. Not called if this function fails
 *  @param[out] id for ::tp_tensor_hook_remove
 *  @return status; #TP_ERROR_STATE if the tensor requires no gradients. */
TP_API tp_status_t tp_tensor_hook_add(tp_tensor_t* tensor,
                                      tp_gradient_hook_fn hook,
                                      TP_NULLABLE void* user_data,
                                      TP_NULLABLE tp_destroy_fn destroy,
                                      TP_OUT uint64_t* id) TP_SINCE(0, 1);

/** Removes a hook; not from inside a hook of the same tensor.
 *  @param tensor the tensor it was added to, not written in place since
 *  @param id as ::tp_tensor_hook_add gave it
 *  @return status; #TP_ERROR_ARGUMENT if there is none of that id,
 *          #TP_ERROR_STATE while hooks of the tensor run. */
TP_API tp_status_t tp_tensor_hook_remove(tp_tensor_t* tensor, uint64_t id)
    TP_SINCE(0, 1);
/** @} */

/**
 * @name Backward passes
 * @{
 */
#define TP_BACKWARD_RETAIN_GRAPH 1 /**< Values kept for the way back stay. */
/** Gradients get a history themselves; the graph is retained. */
#define TP_BACKWARD_CREATE_GRAPH 2
#define TP_BACKWARD_ALLOW_UNUSED 4 /**< Inputs may have no gradient. */

/** Goes back from tensors to all leaves, and adds to their gradients. Runs in
 *  the calling thread; the order is the same every time.
 *  @param tensors where to begin; each must require gradients
 *  @param n their number, at least 1
 *  @param gradients of what is wanted with respect to each tensor; NULL, or
 * NULL in a place, is 1 for a tensor of one element
 *  @param flags an OR of TP_BACKWARD_ values
 *  @return status; #TP_ERROR_VERSION if a value that is needed was overwritten,
 *          #TP_ERROR_STATE if a graph is used twice without being retained.
 *          After a failure some leaves may have been added to. */
TP_API tp_status_t tp_backward(const tp_tensor_t* const* tensors, size_t n,
                               TP_NULLABLE const tp_tensor_t* const* gradients,
                               uint32_t flags) TP_SINCE(0, 1);

/** Gradients with respect to chosen tensors; no gradient of a leaf is touched,
 *  and only what leads to them is run.
 *  @param tensors where to begin; each must require gradients
 *  @param n their number, at least 1
 *  @param gradients as for ::tp_backward
 *  @param inputs tensors that require gradients
 *  @param m their number, at least 1
 *  @param flags an OR of TP_BACKWARD_ values
 *  @param[out] out room for m owned tensors; NULL where the tensors do not
 *         depend on an input, if #TP_BACKWARD_ALLOW_UNUSED is set. All NULL
 *         after a failure
 *  @return status, as for ::tp_backward; #TP_ERROR_STATE for an input that the
 *          tensors do not depend on. */
TP_API tp_status_t tp_gradients(const tp_tensor_t* const* tensors, size_t n,
                                TP_NULLABLE const tp_tensor_t* const* gradients,
                                const tp_tensor_t* const* inputs, size_t m,
                                uint32_t flags,
                                TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);
/** @} */

/**
 * @name Modes
 * Of the calling thread, one inside the other; ::tp_modes_get tells them.
 * @{
 */

/** Turns recording on or off until the matching ::tp_grad_mode_pop.
 *  @param recording 1 or 0
 *  @return status; #TP_ERROR_UNSUPPORTED inside 64 others. */
TP_API tp_status_t tp_grad_mode_push(int32_t recording) TP_SINCE(0, 1);

/** Goes back to what the mode was before the last ::tp_grad_mode_push.
 *  @return status; #TP_ERROR_STATE without one. */
TP_API tp_status_t tp_grad_mode_pop(void) TP_SINCE(0, 1);

/** Turns inference mode on or off until the matching ::tp_inference_mode_pop.
 *  In the mode nothing is recorded, and new tensors count no versions; outside
 *  it they can neither be written nor kept for a backward pass.
 *  @param inference 1 or 0
 *  @return status; #TP_ERROR_UNSUPPORTED inside 64 others. */
TP_API tp_status_t tp_inference_mode_push(int32_t inference) TP_SINCE(0, 1);

/** Goes back to what the mode was before the last ::tp_inference_mode_push.
 *  @return status; #TP_ERROR_STATE without one. */
TP_API tp_status_t tp_inference_mode_pop(void) TP_SINCE(0, 1);
/** @} */

/**
 * @name Functions of programs
 * @{
 */
/** A value kept for later, with the version that its bytes have. */
typedef struct tp_saved_t tp_saved_t;

/** Keeps a tensor. Its bytes are shared, not copied.
 *  @param tensor a tensor
 *  @param[out] out the kept value
 *  @return status; #TP_ERROR_INFERENCE for a tensor made in inference mode,
 *          #TP_ERROR_STATE for one that is open for writing. */
TP_API tp_status_t tp_saved_new(const tp_tensor_t* tensor,
                                TP_OUT TP_OWNED tp_saved_t** out)
    TP_SINCE(0, 1);

/** The tensor again, if its bytes were not written since.
 *  @param saved a kept value
 *  @param[out] out a tensor, with the history that it had if one is recorded;
 * it must not be written
 *  @return status; #TP_ERROR_VERSION if the bytes were written, the message has
 *          the versions; #TP_ERROR_STATE if it was given back after a backward
 *          pass. */
TP_API tp_status_t tp_saved_unpack(const tp_saved_t* saved,
                                   TP_OUT TP_OWNED tp_tensor_t** out)
    TP_SINCE(0, 1);

/** Gives a kept value back; NULL is allowed.
 *  @param saved as ::tp_saved_new gave it */
TP_API void tp_saved_release(TP_NULLABLE tp_saved_t* saved) TP_SINCE(0, 1);

/** Gradients of a function's inputs from those of its outputs. Called in the
 *  thread that runs a backward pass, with no lock held; it is recorded itself
 * if that pass creates a graph.
 *  @param gradients of the outputs; NULL is zero
 *  @param m their number
 *  @param saved what was kept, in order; borrowed
 *  @param[out] out receives owned gradients of the inputs; NULL beforehand, and
 *         for zero. They are released after a failure
 *  @param n number of inputs
 *  @param user_data as given
 *  @return a status, which becomes that of the backward pass. */
typedef tp_status_t (*tp_function_backward_fn)(
    const tp_tensor_t* const* gradients, size_t m,
    const tp_saved_t* const* saved, tp_tensor_t** out, size_t n,
    void* user_data);

/** How a function of a program is differentiated. All zero is the default of a
 *  member. */
typedef struct tp_function_t {
  uint32_t struct_size; /**< sizeof(tp_function_t). */
  uint32_t reserved;    /**< 0. */
  const char* name;     /**< For messages: up to 63 bytes, copied. */
  tp_function_backward_fn backward; /**< Required. */
  void* user_data;                  /**< Passed to it. */
  tp_destroy_fn destroy; /**< Called once with user_data; NULL for nothing. */
  const tp_tensor_t* const* saved; /**< Tensors to keep: inputs, outputs,
                                        others. */
  size_t saved_count;              /**< Their number. */
} tp_function_t;

/** Clears a function and sets its size.
 *  @param[out] function receives the defaults
 *  @param struct_size sizeof(tp_function_t) as the caller knows it
 *  @return status; #TP_ERROR_ARGUMENT for a size no version has. */
TP_API tp_status_t tp_function_init(TP_OUT tp_function_t* function,
                                    size_t struct_size) TP_SINCE(0, 1);

/** Gives tensors that a program computed a history. The program computes them
 *  with recording turned off; they must be new, share no bytes with the inputs
 *  and have no history yet. Where no input requires gradients or nothing is
 *  recorded, nothing happens but that user_data is destroyed.
 *  @param function how to go back
 *  @param inputs what the outputs were computed from
 *  @param n their number
 *  @param outputs of real floating-point numbers, each another tensor
 *  @param m their number, at least 1
 *  @return status; #TP_ERROR_DTYPE for an output of other numbers,
 *          #TP_ERROR_STATE for one with a history, #TP_ERROR_OVERLAP for one
 *          that shares bytes with an input, #TP_ERROR_ARGUMENT for one that is
 *          there twice. On failure destroy is not called. */
TP_API tp_status_t tp_function_record(const tp_function_t* function,
                                      const tp_tensor_t* const* inputs,
                                      size_t n, tp_tensor_t* const* outputs,
                                      size_t m) TP_SINCE(0, 1);
/** @} */

/**
 * @name Looking at graphs
 * @{
 */
typedef int32_t tp_graph_style_t; /**< How a graph is written; 0 is unset. */

#define TP_GRAPH_TEXT 1 /**< A line for each node. */
#define TP_GRAPH_DOT 2  /**< For Graphviz. */

/** Name of a style: "text", "dot".
 *  @param style a TP_GRAPH_ value
 *  @return a static string; NULL (and an error) for an unknown style. */
TP_API const char* tp_graph_style_name(tp_graph_style_t style) TP_SINCE(0, 1);

/** Style of a name.
 *  @param name as ::tp_graph_style_name gives it
 *  @param[out] out the style
 *  @return status; #TP_ERROR_ARGUMENT for an unknown name. */
TP_API tp_status_t tp_graph_style_parse(const char* name,
                                        TP_OUT tp_graph_style_t* out)
    TP_SINCE(0, 1);

/** Writes the graph behind a tensor: its nodes, numbered from the tensor's own,
 *  with the shape and dtype of their results and the nodes that they lead to.
 *  @param tensor a tensor
 *  @param style a TP_GRAPH_ value
 *  @param[out] buffer receives the text and a zero, cut to what fits; NULL for
 *         none
 *  @param capacity its size
 *  @return length of the whole text; 0 (and an error) after a failure, and for
 * a tensor without history. */
TP_API size_t tp_graph_format(const tp_tensor_t* tensor, tp_graph_style_t style,
                              TP_OUT char* buffer, size_t capacity)
    TP_SINCE(0, 1);
/** @} */

#ifdef __cplusplus
}
#endif

#endif /* TENSORPLAY_AUTOGRAD_H */
