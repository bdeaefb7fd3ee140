/* Elementwise operators with numbers and of several operands: one call for each
 * form that they share. */
#include "fault/support/rows.h"
#include "support/check.h"

typedef const tp_tensor_t* In;
typedef const tp_scalar_t* Number;

typedef tp_status_t (*Unary1)(In, Number, tp_tensor_t**);
typedef tp_status_t (*Unary1Out)(In, Number, tp_tensor_t*);
typedef tp_status_t (*Unary1Inplace)(tp_tensor_t*, Number);
typedef tp_status_t (*Unary2)(In, Number, Number, tp_tensor_t**);
typedef tp_status_t (*Unary2Out)(In, Number, Number, tp_tensor_t*);
typedef tp_status_t (*Unary2Inplace)(tp_tensor_t*, Number, Number);
typedef tp_status_t (*Unary3)(In, Number, Number, Number, tp_tensor_t**);
typedef tp_status_t (*Unary3Out)(In, Number, Number, Number, tp_tensor_t*);
typedef tp_status_t (*Unary3Inplace)(tp_tensor_t*, Number, Number, Number);
typedef tp_status_t (*Ternary)(In, In, In, tp_tensor_t**);
typedef tp_status_t (*TernaryOut)(In, In, In, tp_tensor_t*);
typedef tp_status_t (*TernaryInplace)(tp_tensor_t*, In, In);
typedef tp_status_t (*Last)(In, In, Number, tp_tensor_t**);
typedef tp_status_t (*LastOut)(In, In, Number, tp_tensor_t*);
typedef tp_status_t (*LastInplace)(tp_tensor_t*, In, Number);
typedef tp_status_t (*Fused)(In, In, In, Number, tp_tensor_t**);
typedef tp_status_t (*FusedOut)(In, In, In, Number, tp_tensor_t*);
typedef tp_status_t (*FusedInplace)(tp_tensor_t*, In, In, Number);

/* The three calls of a form: the function's type and what it is given. */
#define FORM(name, type, ...)                                                \
  static tp_status_t name(Scene* scene, Results* results) {                  \
    return ((type)scene->function)(scene->a, __VA_ARGS__, &results->tensor); \
  }                                                                          \
  static tp_status_t name##_out(Scene* scene, Results* results) {            \
    (void)results;                                                           \
    return ((type##Out)scene->function)(scene->a, __VA_ARGS__, scene->out);  \
  }                                                                          \
  static tp_status_t name##_inplace(Scene* scene, Results* results) {        \
    (void)results;                                                           \
    return ((type##Inplace)scene->function)(scene->a, __VA_ARGS__);          \
  }

#define TP_NUMBER &scene->number

static const tp_scalar_t kZero = {.dtype = TP_DTYPE_F64};

/* A mask of nothing. */
static void mask_nothing(Scene* scene) {
  CHECK_EQUAL(tp_logical_not(scene->truth, &scene->view), TP_OK);
}

FORM(one_number, Unary1, TP_NUMBER)
FORM(two_numbers, Unary2, TP_NUMBER, TP_NUMBER)
FORM(three_numbers, Unary3, TP_NUMBER, TP_NUMBER, TP_NUMBER)
FORM(three_tensors, Ternary, scene->b, scene->total)
FORM(last_a_number, Last, scene->b, TP_NUMBER)
FORM(fused, Fused, scene->b, scene->a, TP_NUMBER)
FORM(filled, Ternary, scene->truth, scene->total)
FORM(filled_with_number, Last, scene->truth, TP_NUMBER)
FORM(left_alone, Last, scene->view, TP_NUMBER)
FORM(between, Unary2, &kZero, TP_NUMBER)

#define ROWS(name, call)                                                      \
  {#name, call, ROW_TENSOR, .function = (RowFunction)name},                   \
      {#name "_out", call##_out, .function = (RowFunction)name##_out}, {      \
#name "_inplace", call##_inplace, .function = (RowFunction)name##_inplace \
  }

static const Row kRows[] = {
    ROWS(tp_leaky_relu, one_number),
    ROWS(tp_elu, three_numbers),
    ROWS(tp_softplus, two_numbers),
    ROWS(tp_nan_to_num, three_numbers),
    ROWS(tp_clamp, three_tensors),
    ROWS(tp_clamp_scalar, between),
    ROWS(tp_lerp, three_tensors),
    ROWS(tp_lerp_scalar, last_a_number),
    ROWS(tp_addcmul, fused),
    ROWS(tp_addcdiv, fused),
    ROWS(tp_masked_fill, filled),
    ROWS(tp_masked_fill_scalar, filled_with_number),
    {"tp_masked_fill_scalar", left_alone, ROW_TENSOR, .prepare = mask_nothing,
     .function = (RowFunction)tp_masked_fill_scalar},
    {"tp_masked_fill_scalar_inplace", left_alone_inplace,
     .prepare = mask_nothing,
     .function = (RowFunction)tp_masked_fill_scalar_inplace},
    {"tp_masked_fill_scalar_out", left_alone_out, .prepare = mask_nothing,
     .function = (RowFunction)tp_masked_fill_scalar_out},
};

RowGroup rows_parametric(void) { return ROW_GROUP(kRows); }
