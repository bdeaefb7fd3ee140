/**
 * @file dispatch.h
 * @brief Operators by name: enumerating them, calling them, adding some.
 *
 * Every operator has a row: a name, arguments, the rule for the dtype that it
 * computes in, the rule for the dtype of its result, and the dtypes that it is
 * defined for. Operators of the library and those that a program registered are
 * called alike. Ids count from 1 and hold until ::tp_shutdown, which forgets
 * what was registered; names hold for ever.
 */
#ifndef TENSORPLAY_DISPATCH_H
#define TENSORPLAY_DISPATCH_H

#include "tensorplay/device.h"
#include "tensorplay/kernel.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * @name Rules
 * @{
 */
typedef int32_t tp_compute_rule_t; /**< Which dtype is computed in; 0 unset. */

#define TP_COMPUTE_ARITHMETIC 1 /**< Promoted; i64 for bool with bool. */
#define TP_COMPUTE_FLOATING 2   /**< Promoted; f32 for integers and bool. */
/** Promoted, but integers of any rank to one that holds all of them. For u64
 *  with a signed type there is none: operators of the library take the pair as
 *  it is, those of programs refuse it. */
#define TP_COMPUTE_COMPARISON 3
#define TP_COMPUTE_ACCUMULATE 4 /**< Promoted; integers give i64 or u64. */
#define TP_COMPUTE_OPERAND 5    /**< Promoted. */
#define TP_COMPUTE_LOGICAL 6    /**< bool. */
#define TP_COMPUTE_CONDITION 7  /**< Promoted, without the index or mask. */

/** Name of a rule: "arithmetic", "floating", "comparison", "accumulate",
 *  "operand", "logical", "condition".
 *  @param rule a TP_COMPUTE_ value
 *  @return a static string; NULL (and an error) for an unknown rule. */
TP_API const char* tp_compute_rule_name(tp_compute_rule_t rule) TP_SINCE(0, 1);

/** Rule of a name.
 *  @param name as ::tp_compute_rule_name gives it
 *  @param[out] out the rule
 *  @return status; #TP_ERROR_ARGUMENT for an unknown name. */
TP_API tp_status_t tp_compute_rule_parse(const char* name,
                                         TP_OUT tp_compute_rule_t* out)
    TP_SINCE(0, 1);

typedef int32_t tp_result_rule_t; /**< Dtype of a result; 0 is unset. */

#define TP_RESULT_COMPUTE 1 /**< The dtype that is computed in. */
#define TP_RESULT_BOOL 2    /**< bool. */
#define TP_RESULT_INDEX 3   /**< i64. */
#define TP_RESULT_REAL 4    /**< That of the parts, if it is complex. */
#define TP_RESULT_TRUTH 5   /**< bool, but u8 where u8 is computed in. */

/** Name of a rule: "compute", "bool", "index", "real", "truth".
 *  @param rule a TP_RESULT_ value
 *  @return a static string; NULL (and an error) for an unknown rule. */
TP_API const char* tp_result_rule_name(tp_result_rule_t rule) TP_SINCE(0, 1);

/** Rule of a name.
 *  @param name as ::tp_result_rule_name gives it
 *  @param[out] out the rule
 *  @return status; #TP_ERROR_ARGUMENT for an unknown name. */
TP_API tp_status_t tp_result_rule_parse(const char* name,
                                        TP_OUT tp_result_rule_t* out)
    TP_SINCE(0, 1);

typedef int32_t tp_operator_form_t; /**< What an operator is; 0 is unset. */

#define TP_FORM_ELEMENTWISE 1 /**< Inputs broadcast; one result. */
#define TP_FORM_GENERAL 2     /**< Anything else. */

/** Name of a form: "elementwise", "general".
 *  @param form a TP_FORM_ value
 *  @return a static string; NULL (and an error) for an unknown form. */
TP_API const char* tp_operator_form_name(tp_operator_form_t form)
    TP_SINCE(0, 1);

/** Form of a name.
 *  @param name as ::tp_operator_form_name gives it
 *  @param[out] out the form
 *  @return status; #TP_ERROR_ARGUMENT for an unknown name. */
TP_API tp_status_t tp_operator_form_parse(const char* name,
                                          TP_OUT tp_operator_form_t* out)
    TP_SINCE(0, 1);
/** @} */

/**
 * @name Arguments
 * @{
 */
typedef int32_t tp_argument_kind_t; /**< Kind of an argument; 0 is unset. */

#define TP_ARGUMENT_TENSOR 1  /**< A tensor that is computed with. */
#define TP_ARGUMENT_OPERAND 2 /**< A tensor or a number to compute with. */
#define TP_ARGUMENT_INDEX 3   /**< A tensor that keeps its dtype: a mask too. */
#define TP_ARGUMENT_TENSORS 4 /**< A list of tensors to compute with. */
#define TP_ARGUMENT_SCALAR 5  /**< A number. */
#define TP_ARGUMENT_INTEGER 6 /**< An integer. */
#define TP_ARGUMENT_INTEGERS 7 /**< A list of integers. */
#define TP_ARGUMENT_BOOL 8     /**< 0 or 1. */
/** A dtype; 0 leaves it to an operator of the library. */
#define TP_ARGUMENT_DTYPE 9
/** Only in a call: what is optional is left out. */
#define TP_ARGUMENT_NONE 10
/** A generator of random numbers; not for operators of programs. */
#define TP_ARGUMENT_GENERATOR 11

/** Name of a kind: "tensor", "operand", "index", "tensors", "scalar",
 *  "integer", "integers", "bool", "dtype", "none", "generator".
 *  @param kind a TP_ARGUMENT_ value
 *  @return a static string; NULL (and an error) for an unknown kind. */
TP_API const char* tp_argument_kind_name(tp_argument_kind_t kind)
    TP_SINCE(0, 1);

/** Kind of a name.
 *  @param name as ::tp_argument_kind_name gives it
 *  @param[out] out the kind
 *  @return status; #TP_ERROR_ARGUMENT for an unknown name. */
TP_API tp_status_t tp_argument_kind_parse(const char* name,
                                          TP_OUT tp_argument_kind_t* out)
    TP_SINCE(0, 1);

/** What an operator says of an argument. */
typedef struct tp_argument_info_t {
  const char* name;        /**< Unique among the operator's arguments. */
  tp_argument_kind_t kind; /**< A TP_ARGUMENT_ value. */
  int32_t is_optional;     /**< 1 if it may be left out; 0 in definitions. */
} tp_argument_info_t;

/** An argument of a call. `kind` is what the operator declares; for an operand,
 *  #TP_ARGUMENT_TENSOR or #TP_ARGUMENT_SCALAR says which it is; an index may
 *  be called a tensor, and #TP_ARGUMENT_NONE leaves out what is optional.
 *  Members of other kinds are not read. */
typedef struct tp_argument_t {
  tp_argument_kind_t kind;           /**< Says which members count. */
  int32_t reserved;                  /**< 0. */
  const tp_tensor_t* tensor;         /**< Tensor, index. */
  const tp_tensor_t* const* tensors; /**< Tensors: `count` of them. */
  const int64_t* integers;           /**< Integers: `count` of them. */
  size_t count;                      /**< Entries of a list. */
  int64_t integer;                   /**< Integer, bool, dtype. */
  tp_scalar_t scalar;                /**< Scalar. */
  const void* other;                 /**< A tp_generator_t*; else NULL. */
} tp_argument_t;
/** @} */

/**
 * @name Enumerating and calling operators
 * @{
 */

/** The row of an operator. */
typedef struct tp_operator_info_t {
  uint32_t struct_size;      /**< Set by the caller; no more is written. */
  int32_t op;                /**< Its id. */
  const char* name;          /**< Lives until ::tp_shutdown. */
  int32_t is_registered;     /**< 1 if a program registered it. */
  tp_operator_form_t form;   /**< A TP_FORM_ value. */
  tp_compute_rule_t compute; /**< A TP_COMPUTE_ value. */
  tp_result_rule_t result;   /**< A TP_RESULT_ value. */
  uint64_t dtypes;       /**< Bit i: it computes in the dtype with number i. */
  uint32_t result_count; /**< Results. */
  uint32_t reserved;     /**< 0. */
  const tp_argument_info_t* arguments; /**< Lives until ::tp_shutdown. */
  size_t argument_count;               /**< Arguments. */
} tp_operator_info_t;

/** Clears a row and sets its size.
 *  @param[out] info receives zeros
 *  @param struct_size sizeof(tp_operator_info_t) as the caller knows it
 *  @return status; #TP_ERROR_ARGUMENT for a size no version has. */
TP_API tp_status_t tp_operator_info_init(TP_OUT tp_operator_info_t* info,
                                         size_t struct_size) TP_SINCE(0, 1);

/** Operators that there are: their ids are 1 to this number.
 *  @return the number. */
TP_API int32_t tp_operator_count(void) TP_SINCE(0, 1);

/** Id of an operator.
 *  @param name its name
 *  @param[out] op the id
 *  @return status; #TP_ERROR_ARGUMENT for an unknown name. */
TP_API tp_status_t tp_operator_find(const char* name, TP_OUT int32_t* op)
    TP_SINCE(0, 1);

/** Row of an operator.
 *  @param op its id
 *  @param[in,out] info struct_size set by the caller; filled up to it
 *  @return status; #TP_ERROR_ARGUMENT for an unknown id. */
TP_API tp_status_t tp_operator_info(int32_t op, TP_OUT tp_operator_info_t* info)
    TP_SINCE(0, 1);

/** Calls an operator. Arguments are checked against its row.
 *  @param op its id
 *  @param arguments as many as the row has, in its order
 *  @param argument_count their number
 *  @param[in,out] results NULL in a place gives an owned tensor there; a tensor
 *         in a place is written to, by the rules of `_out` functions or, if it
 *         is the first argument, of `_inplace` ones where there is one. After a
 *         failure places are as they were
 *  @param result_count as many as the row has
 *  @return status; the message names operator and argument. */
TP_API tp_status_t tp_operator_call(int32_t op, const tp_argument_t* arguments,
                                    size_t argument_count,
                                    TP_OUT TP_OWNED tp_tensor_t** results,
                                    size_t result_count) TP_SINCE(0, 1);

/** ::tp_operator_call by name.
 *  @param name name of the operator
 *  @param arguments as many as the row has, in its order
 *  @param argument_count their number
 *  @param[in,out] results as for ::tp_operator_call
 *  @param result_count as many as the row has
 *  @return status; the message names operator and argument. */
TP_API tp_status_t tp_operator_call_name(const char* name,
                                         const tp_argument_t* arguments,
                                         size_t argument_count,
                                         TP_OUT TP_OWNED tp_tensor_t** results,
                                         size_t result_count) TP_SINCE(0, 1);
/** @} */

/**
 * @name Registering operators
 * @{
 */

/** Sizes and dtype of a result of a general operator. */
typedef struct tp_result_shape_t {
  tp_dtype_t dtype; /**< Set beforehand by the result rule; may be changed. */
  int32_t rank;     /**< Dimensions; 0 beforehand. */
  int64_t* sizes;   /**< Room for #TP_MAX_RANK sizes; `rank` are to be set. */
} tp_result_shape_t;

/** What a general operator says of a call before its kernel runs. */
typedef struct tp_call_shape_t {
  uint32_t struct_size;       /**< What the library knows. */
  tp_dtype_t compute_dtype;   /**< By the compute rule. */
  tp_result_shape_t* results; /**< To be filled. */
  size_t result_count;        /**< Places in results. */
  size_t workspace_nbytes; /**< Memory that the kernel wants; 0 beforehand. */
} tp_call_shape_t;

/** Says how large the results of a general operator are. Called before anything
 *  is allocated; checks what the operator asks of its arguments.
 *  @param arguments checked against the row
 *  @param argument_count their number
 *  @param[in,out] shape what is to be filled
 *  @param user_data as registered
 *  @return a status, which becomes the operator's; ::tp_error_set may say
 *          why. */
typedef tp_status_t (*tp_operator_shape_fn)(const tp_argument_t* arguments,
                                            size_t argument_count,
                                            tp_call_shape_t* shape,
                                            void* user_data);

/** Computes an operator by calling others, where there is no kernel.
 *  @param arguments checked against the row
 *  @param argument_count their number
 *  @param[out] results receives owned tensors; NULL beforehand
 *  @param result_count places in results
 *  @param user_data as registered
 *  @return a status, which becomes the operator's; results are released after a
 *          failure. */
typedef tp_status_t (*tp_operator_composite_fn)(const tp_argument_t* arguments,
                                                size_t argument_count,
                                                tp_tensor_t** results,
                                                size_t result_count,
                                                void* user_data);

/** An operator of a program. All zero is the default of a member. */
typedef struct tp_operator_definition_t {
  uint32_t struct_size;    /**< sizeof(tp_operator_definition_t). */
  tp_operator_form_t form; /**< A TP_FORM_ value. */
  /** Letters, digits, '_' and '.', at most 63; copied. */
  const char* name;
  /** Copied, with their names, each of 1 to 63 of the same characters. An
   *  elementwise operator has 1 to 7 of the kinds tensor, operand and index; no
   *  operator has more than 16 arguments. The first tensor of a call tells the
   *  device, so there must be one. */
  const tp_argument_info_t* arguments;
  size_t argument_count;      /**< Arguments. */
  tp_compute_rule_t compute;  /**< A TP_COMPUTE_ value. */
  tp_result_rule_t result;    /**< A TP_RESULT_ value. */
  uint64_t dtypes;            /**< Bit i: it computes in dtype i. */
  uint32_t result_count;      /**< 0 and 1 are one; general ones at most 8. */
  uint32_t reserved;          /**< 0. */
  tp_operator_shape_fn shape; /**< Required of a general operator. */
  tp_operator_composite_fn composite; /**< Instead of kernels, or NULL. */
  void* user_data;                    /**< Passed to every callback. */
  /** Called once with user_data by ::tp_shutdown; NULL for nothing. */
  tp_destroy_fn destroy;
} tp_operator_definition_t;

/** Clears a definition and sets its size.
 *  @param[out] definition receives the defaults
 *  @param struct_size sizeof(tp_operator_definition_t) as the caller knows it
 *  @return status; #TP_ERROR_ARGUMENT for a size no version has. */
TP_API tp_status_t tp_operator_definition_init(
    TP_OUT tp_operator_definition_t* definition, size_t struct_size)
    TP_SINCE(0, 1);

/** Registers an operator until ::tp_shutdown. Its kernels are registered with
 *  ::tp_kernel_register.
 *  @param definition the operator, copied
 *  @param[out] op its id
 *  @return status; #TP_ERROR_STATE if there is an operator of that name,
 *          #TP_ERROR_UNSUPPORTED if there is no room: there are at most 511
 *          operators, those of the library included. On failure destroy is not
 *          called. */
TP_API tp_status_t tp_operator_register(
    const tp_operator_definition_t* definition, TP_OUT int32_t* op)
    TP_SINCE(0, 1);
/** @} */

#ifdef __cplusplus
}
#endif

#endif /* TENSORPLAY_DISPATCH_H */
