/* Elementwise operators: one call for each form that they share. */
#include "fault/support/rows.h"

typedef tp_status_t (*Unary)(const tp_tensor_t*, tp_tensor_t**);
typedef tp_status_t (*UnaryOut)(const tp_tensor_t*, tp_tensor_t*);
typedef tp_status_t (*UnaryInplace)(tp_tensor_t*);
typedef tp_status_t (*Binary)(const tp_tensor_t*, const tp_tensor_t*,
                              tp_tensor_t**);
typedef tp_status_t (*BinaryOut)(const tp_tensor_t*, const tp_tensor_t*,
                                 tp_tensor_t*);
typedef tp_status_t (*BinaryInplace)(tp_tensor_t*, const tp_tensor_t*);
typedef tp_status_t (*Scalar)(const tp_tensor_t*, const tp_scalar_t*,
                              tp_tensor_t**);
typedef tp_status_t (*ScalarInplace)(tp_tensor_t*, const tp_scalar_t*);

static tp_status_t unary(Scene* scene, Results* results) {
  return ((Unary)scene->function)(scene->a, &results->tensor);
}

static tp_status_t unary_out(Scene* scene, Results* results) {
  (void)results;
  return ((UnaryOut)scene->function)(scene->a, scene->out);
}

static tp_status_t unary_inplace(Scene* scene, Results* results) {
  (void)results;
  return ((UnaryInplace)scene->function)(scene->a);
}

static tp_status_t unary_overlapping(Scene* scene, Results* results) {
  (void)results;
  return ((UnaryInplace)scene->function)(scene->expanded);
}

static tp_status_t binary(Scene* scene, Results* results) {
  return ((Binary)scene->function)(scene->a, scene->b, &results->tensor);
}

static tp_status_t binary_out(Scene* scene, Results* results) {
  (void)results;
  return ((BinaryOut)scene->function)(scene->a, scene->b, scene->out);
}

static tp_status_t binary_inplace(Scene* scene, Results* results) {
  (void)results;
  return ((BinaryInplace)scene->function)(scene->a, scene->b);
}

static tp_status_t binary_overlapping(Scene* scene, Results* results) {
  (void)results;
  return ((BinaryInplace)scene->function)(scene->expanded, scene->total);
}

static tp_status_t scalar(Scene* scene, Results* results) {
  return ((Scalar)scene->function)(scene->a, &scene->number, &results->tensor);
}

static tp_status_t scalar_inplace(Scene* scene, Results* results) {
  (void)results;
  return ((ScalarInplace)scene->function)(scene->a, &scene->number);
}

static tp_status_t scalar_overlapping(Scene* scene, Results* results) {
  (void)results;
  return ((ScalarInplace)scene->function)(scene->expanded, &scene->number);
}

#define MAKES(name, call) \
  { #name, call, ROW_TENSOR, .function = (RowFunction)name }
#define WRITES(name, call) \
  { #name, call, .function = (RowFunction)name }

static const Row kRows[] = {
    MAKES(tp_add, binary),
    WRITES(tp_add_out, binary_out),
    WRITES(tp_add_inplace, binary_inplace),
    WRITES(tp_add_inplace, binary_overlapping),
    MAKES(tp_add_scalar, scalar),
    WRITES(tp_add_scalar_inplace, scalar_inplace),
    WRITES(tp_add_scalar_inplace, scalar_overlapping),
    MAKES(tp_sub, binary),
    WRITES(tp_sub_out, binary_out),
    WRITES(tp_sub_inplace, binary_inplace),
    WRITES(tp_sub_inplace, binary_overlapping),
    MAKES(tp_sub_scalar, scalar),
    WRITES(tp_sub_scalar_inplace, scalar_inplace),
    WRITES(tp_sub_scalar_inplace, scalar_overlapping),
    MAKES(tp_mul, binary),
    WRITES(tp_mul_out, binary_out),
    WRITES(tp_mul_inplace, binary_inplace),
    WRITES(tp_mul_inplace, binary_overlapping),
    MAKES(tp_mul_scalar, scalar),
    WRITES(tp_mul_scalar_inplace, scalar_inplace),
    WRITES(tp_mul_scalar_inplace, scalar_overlapping),
    MAKES(tp_div, binary),
    WRITES(tp_div_out, binary_out),
    WRITES(tp_div_inplace, binary_inplace),
    WRITES(tp_div_inplace, binary_overlapping),
    MAKES(tp_div_scalar, scalar),
    WRITES(tp_div_scalar_inplace, scalar_inplace),
    WRITES(tp_div_scalar_inplace, scalar_overlapping),
    MAKES(tp_eq, binary),
    WRITES(tp_eq_out, binary_out),
    WRITES(tp_eq_inplace, binary_inplace),
    WRITES(tp_eq_inplace, binary_overlapping),
    MAKES(tp_eq_scalar, scalar),
    WRITES(tp_eq_scalar_inplace, scalar_inplace),
    WRITES(tp_eq_scalar_inplace, scalar_overlapping),
    MAKES(tp_relu, unary),
    WRITES(tp_relu_out, unary_out),
    WRITES(tp_relu_inplace, unary_inplace),
    WRITES(tp_relu_inplace, unary_overlapping),
    WRITES(tp_fill_inplace, scalar_inplace),
    WRITES(tp_fill_inplace, scalar_overlapping),
    WRITES(tp_zero_inplace, unary_inplace),
    WRITES(tp_zero_inplace, unary_overlapping),
};

RowGroup rows_ops(void) { return ROW_GROUP(kRows); }
