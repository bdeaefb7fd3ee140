/* What arguments of operators are, by their names: for operator_calls.c. */
#ifndef TENSORPLAY_TESTS_SUPPORT_OPERATOR_RULES_H
#define TENSORPLAY_TESTS_SUPPORT_OPERATOR_RULES_H

#include <stddef.h>

typedef enum Shape {
  kWhole,  /* rows, columns */
  kTurned, /* columns, rows */
  kSquare, /* rows, rows */
  kRow,    /* columns */
  kColumn, /* rows */
  kFlat,   /* all elements of the whole */
  kAlong,  /* as long as the dimension that the call is about */
  kBatch,  /* two of the whole, turned and square ones */
  kBatchTurned,
  kBatchSquare
} Shape;

typedef enum Content {
  kNumbers,
  kUnit,   /* from 0 to 1 */
  kTruths, /* of bool */
  kPlacesAlong,
  kPlacesInRows,
  kPlacesInColumns,
  kPlacesInAll,
  kClasses
} Content;

enum { kClassCount = 10, kJoined = 3 };

/* What a tensor argument is; of the rules for an operator and for all. */
typedef struct TensorRule {
  const char* op; /* NULL: any */
  const char* argument;
  Shape shape;
  Content content;
} TensorRule;

static const TensorRule kTensorRules[] = {
    {"one_hot", "a", kWhole, kClasses},
    {"bernoulli", "p", kWhole, kUnit},
    {"matmul", "b", kTurned, kNumbers},
    {"dot", "a", kFlat, kNumbers},
    {"dot", "b", kFlat, kNumbers},
    {"outer", "a", kColumn, kNumbers},
    {"outer", "b", kRow, kNumbers},
    {"addmm", "input", kSquare, kNumbers},
    {"addmm", "b", kTurned, kNumbers},
    {"baddbmm", "input", kBatchSquare, kNumbers},
    {"baddbmm", "a", kBatch, kNumbers},
    {"baddbmm", "b", kBatchTurned, kNumbers},
    {"linear", "weight", kWhole, kNumbers},
    {"linear", "bias", kColumn, kNumbers},
    {"index_select", "index", kAlong, kPlacesAlong},
    {"gather", "index", kWhole, kPlacesAlong},
    {"scatter", "index", kWhole, kPlacesAlong},
    {"scatter_add", "index", kWhole, kPlacesAlong},
    {"scatter_mul", "index", kWhole, kPlacesAlong},
    {"take", "index", kWhole, kPlacesInAll},
    {"embedding", "weight", kWhole, kNumbers},
    {"embedding", "index", kColumn, kPlacesInRows},
    {"layer_norm", "weight", kRow, kNumbers},
    {"layer_norm", "bias", kRow, kNumbers},
    {"mse_loss", "target", kWhole, kNumbers},
    {"nll_loss", "target", kColumn, kPlacesInColumns},
    {"nll_loss", "weight", kRow, kNumbers},
    {"cross_entropy", "target", kColumn, kPlacesInColumns},
    {"cross_entropy", "weight", kRow, kNumbers},
    {NULL, "exp_avg_sq", kWhole, kUnit},
    {NULL, "max_exp_avg_sq", kWhole, kUnit},
    {NULL, "parameter", kWhole, kNumbers},
    {NULL, "gradient", kWhole, kNumbers},
    {NULL, "momentum_buffer", kWhole, kNumbers},
    {NULL, "exp_avg", kWhole, kNumbers},
    {NULL, "a", kWhole, kNumbers},
    {NULL, "src", kWhole, kNumbers},
    {NULL, "tensors", kWhole, kNumbers},
    {NULL, "mask", kWhole, kTruths},
    {NULL, "condition", kWhole, kTruths},
};

/* A number, an integer, a truth value or a dtype. */
typedef struct NumberRule {
  const char* op;
  const char* argument;
  double value;
} NumberRule;

static const NumberRule kNumberRules[] = {
    {"dropout", "p", 0.5},
    {"norm", "p", 2},
    {NULL, "value", 2},
    {NULL, "beta", 2},
    {NULL, "alpha", 3},
    {NULL, "correction", 1},
    {NULL, "from", 0},
    {NULL, "to", 1},
    {NULL, "mean", 0},
    {NULL, "deviation", 1},
    {NULL, "low", 0},
    {NULL, "high", 2},
    {NULL, "epsilon", 1e-5},
    {NULL, "min", 0},
    {NULL, "max", 1},
    {NULL, "keepdim", 0},
    {NULL, "dtype", 0},
    {NULL, "diagonal", 1},
    {NULL, "training", 1},
    {NULL, "ignored", 1},
    {NULL, "padding_index", -1},
    {NULL, "classes", kClassCount},
    {NULL, "lr", 0.125},
    {NULL, "momentum", 0.875},
    {NULL, "dampening", 0},
    {NULL, "weight_decay", 0.01},
    {NULL, "nesterov", 1},
    {NULL, "maximize", 0},
    {NULL, "step", 3},
    {NULL, "beta1", 0.9},
    {NULL, "beta2", 0.99},
};

#endif
