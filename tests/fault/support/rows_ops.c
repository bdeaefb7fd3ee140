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
typedef tp_status_t (*ScalarOut)(const tp_tensor_t*, const tp_scalar_t*,
                                 tp_tensor_t*);
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

static tp_status_t scalar_out(Scene* scene, Results* results) {
  (void)results;
  return ((ScalarOut)scene->function)(scene->a, &scene->number, scene->out);
}

static tp_status_t scalar_inplace(Scene* scene, Results* results) {
  (void)results;
  return ((ScalarInplace)scene->function)(scene->a, &scene->number);
}

static tp_status_t scalar_overlapping(Scene* scene, Results* results) {
  (void)results;
  return ((ScalarInplace)scene->function)(scene->expanded, &scene->number);
}

/* Operators on bits take integers. */
static const tp_scalar_t kThree = {.dtype = TP_DTYPE_I64, .integer = 3};

static tp_status_t bits(Scene* scene, Results* results) {
  return ((Binary)scene->function)(scene->index, scene->place,
                                   &results->tensor);
}

static tp_status_t bits_out(Scene* scene, Results* results) {
  (void)results;
  return ((BinaryOut)scene->function)(scene->index, scene->place, scene->index);
}

static tp_status_t bits_inplace(Scene* scene, Results* results) {
  (void)results;
  return ((BinaryInplace)scene->function)(scene->index, scene->place);
}

static tp_status_t bits_scalar(Scene* scene, Results* results) {
  return ((Scalar)scene->function)(scene->index, &kThree, &results->tensor);
}

static tp_status_t bits_scalar_out(Scene* scene, Results* results) {
  (void)results;
  return ((ScalarOut)scene->function)(scene->index, &kThree, scene->index);
}

static tp_status_t bits_scalar_inplace(Scene* scene, Results* results) {
  (void)results;
  return ((ScalarInplace)scene->function)(scene->index, &kThree);
}

static tp_status_t bitwise_not(Scene* scene, Results* results) {
  return tp_bitwise_not(scene->index, &results->tensor);
}

static tp_status_t bitwise_not_out(Scene* scene, Results* results) {
  (void)results;
  return tp_bitwise_not_out(scene->index, scene->index);
}

static tp_status_t bitwise_not_inplace(Scene* scene, Results* results) {
  (void)results;
  return tp_bitwise_not_inplace(scene->index);
}

static tp_status_t where(Scene* scene, Results* results) {
  return tp_where(scene->truth, scene->a, scene->b, &results->tensor);
}

static tp_status_t where_out(Scene* scene, Results* results) {
  (void)results;
  return tp_where_out(scene->truth, scene->a, scene->b, scene->out);
}

#define MAKES(name, call) \
  { #name, call, ROW_TENSOR, .function = (RowFunction)name }
#define WRITES(name, call) \
  { #name, call, .function = (RowFunction)name }

/* Both forms of each operator that has them. */
#define BINARY(name)                                             \
  MAKES(tp_##name, binary), WRITES(tp_##name##_out, binary_out), \
      WRITES(tp_##name##_inplace, binary_inplace),               \
      WRITES(tp_##name##_inplace, binary_overlapping),           \
      MAKES(tp_##name##_scalar, scalar),                         \
      WRITES(tp_##name##_scalar_out, scalar_out),                \
      WRITES(tp_##name##_scalar_inplace, scalar_inplace),        \
      WRITES(tp_##name##_scalar_inplace, scalar_overlapping)
#define BITS(name)                                           \
  MAKES(tp_##name, bits), WRITES(tp_##name##_out, bits_out), \
      WRITES(tp_##name##_inplace, bits_inplace),             \
      MAKES(tp_##name##_scalar, bits_scalar),                \
      WRITES(tp_##name##_scalar_out, bits_scalar_out),       \
      WRITES(tp_##name##_scalar_inplace, bits_scalar_inplace)
#define UNARY(name)                                            \
  MAKES(tp_##name, unary), WRITES(tp_##name##_out, unary_out), \
      WRITES(tp_##name##_inplace, unary_inplace),              \
      WRITES(tp_##name##_inplace, unary_overlapping)

static const Row kRows[] = {
    BINARY(add),
    BINARY(sub),
    BINARY(mul),
    BINARY(div),
    BINARY(floor_divide),
    BINARY(trunc_divide),
    BINARY(remainder),
    BINARY(fmod),
    BINARY(maximum),
    BINARY(minimum),
    BINARY(pow),
    BINARY(hypot),
    BINARY(eq),
    BINARY(ne),
    BINARY(lt),
    BINARY(le),
    BINARY(gt),
    BINARY(ge),
    BINARY(logical_and),
    BINARY(logical_or),
    BINARY(logical_xor),
    BITS(bitwise_and),
    BITS(bitwise_or),
    BITS(bitwise_xor),
    BITS(left_shift),
    BITS(right_shift),
    UNARY(logical_not),
    MAKES(tp_bitwise_not, bitwise_not),
    WRITES(tp_bitwise_not_out, bitwise_not_out),
    WRITES(tp_bitwise_not_inplace, bitwise_not_inplace),
    MAKES(tp_where, where),
    WRITES(tp_where_out, where_out),
    UNARY(neg),
    UNARY(abs),
    UNARY(relu),
    UNARY(sqrt),
    UNARY(exp),
    UNARY(exp2),
    UNARY(expm1),
    UNARY(log),
    UNARY(log2),
    UNARY(log10),
    UNARY(log1p),
    UNARY(cbrt),
    UNARY(sinh),
    UNARY(cosh),
    UNARY(tanh),
    UNARY(asinh),
    UNARY(acosh),
    UNARY(atanh),
    UNARY(square),
    UNARY(reciprocal),
    UNARY(rsqrt),
    UNARY(sigmoid),
    UNARY(sign),
    UNARY(floor),
    UNARY(ceil),
    UNARY(round),
    UNARY(trunc),
    UNARY(frac),
    UNARY(sin),
    UNARY(cos),
    UNARY(tan),
    UNARY(asin),
    UNARY(acos),
    UNARY(atan),
    BINARY(atan2),
    BINARY(tanh_backward),
    BINARY(sigmoid_backward),
    UNARY(erf),
    UNARY(erfc),
    UNARY(lgamma),
    UNARY(digamma),
    UNARY(isnan),
    UNARY(isinf),
    UNARY(isfinite),
    UNARY(conj),
    UNARY(angle),
    UNARY(silu),
    UNARY(gelu),
    UNARY(gelu_tanh),
    WRITES(tp_fill_inplace, scalar_inplace),
    WRITES(tp_fill_inplace, scalar_overlapping),
    WRITES(tp_zero_inplace, unary_inplace),
    WRITES(tp_zero_inplace, unary_overlapping),
};

RowGroup rows_ops(void) { return ROW_GROUP(kRows); }
