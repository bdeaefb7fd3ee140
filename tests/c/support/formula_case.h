/* Calls of every operator of the table, with arguments that suit it. */
#ifndef TESTS_C_SUPPORT_FORMULA_CASE_H
#define TESTS_C_SUPPORT_FORMULA_CASE_H

#include "support/tp_test.h"

enum {
  kFormulaMaxArguments = 12,
  kFormulaMaxTensors = 5,
  kFormulaMaxResults = 4
};

/* Both are recorded, not in the same way. */
typedef enum FormulaRoute {
  kFormulaByName,
  kFormulaByFunction,
  kFormulaRoutes
} FormulaRoute;

typedef struct FormulaCall {
  int32_t op;
  FormulaRoute route;
} FormulaCall;

typedef struct FormulaCase {
  FormulaRoute route;
  tp_operator_info_t info;
  tp_argument_t arguments[kFormulaMaxArguments];
  /* Inputs of real floating-point numbers, f64. */
  tp_tensor_t* inputs[kFormulaMaxTensors];
  size_t input_count;
  tp_tensor_t* others[kFormulaMaxTensors]; /* indices and masks */
  size_t other_count;
  const tp_tensor_t* list[2]; /* for an argument that is a list */
} FormulaCase;

typedef enum FormulaInputs {
  kFormulaPlain,
  kFormulaStrided, /* views with strides of their own */
  kFormulaNumbers  /* numbers where the operator takes them for tensors */
} FormulaInputs;

/* 0 if the operator cannot be called this way: it draws random numbers, or is
 * without a function that has_public_function knows. Nothing is to be dropped
 * then. */
int formula_case_make(FormulaCase* formula, FormulaCall call,
                      FormulaInputs inputs);
void formula_case_drop(FormulaCase* formula);
/* Whether its derivative has one. */
int formula_case_goes_on(const FormulaCase* formula);
/* Calls it; results are owned. */
tp_status_t formula_case_call(const FormulaCase* formula,
                              tp_tensor_t* results[kFormulaMaxResults]);

#endif /* TESTS_C_SUPPORT_FORMULA_CASE_H */
