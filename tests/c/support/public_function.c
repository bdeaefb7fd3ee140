#include "c/support/public_function.h"

#include <dlfcn.h>
#include <stdio.h>

typedef union Function {
  void* symbol;
  tp_status_t (*unary)(const tp_tensor_t*, tp_tensor_t**);
  tp_status_t (*binary)(const tp_tensor_t*, const tp_tensor_t*, tp_tensor_t**);
  tp_status_t (*reduction)(const tp_tensor_t*, const int64_t*, size_t, int32_t,
                           tp_tensor_t**);
  tp_status_t (*variance)(const tp_tensor_t*, const int64_t*, size_t, double,
                          int32_t, tp_tensor_t**);
  tp_status_t (*norm)(const tp_tensor_t*, double, const int64_t*, size_t,
                      int32_t, tp_tensor_t**);
} Function;

typedef enum Form {
  kNoForm,
  kUnary,
  kBinary,
  kReduction,
  kVariance,
  kNorm
} Form;

static Form form_of(const tp_argument_t* arguments, size_t n) {
  static const struct {
    Form form;
    size_t n;
    tp_argument_kind_t kinds[4];
  } kForms[] = {
      {kUnary, 1, {TP_ARGUMENT_TENSOR}},
      {kBinary, 2, {TP_ARGUMENT_TENSOR, TP_ARGUMENT_TENSOR}},
      {kReduction,
       3,
       {TP_ARGUMENT_TENSOR, TP_ARGUMENT_INTEGERS, TP_ARGUMENT_BOOL}},
      {kVariance,
       4,
       {TP_ARGUMENT_TENSOR, TP_ARGUMENT_INTEGERS, TP_ARGUMENT_SCALAR,
        TP_ARGUMENT_BOOL}},
      {kNorm,
       4,
       {TP_ARGUMENT_TENSOR, TP_ARGUMENT_SCALAR, TP_ARGUMENT_INTEGERS,
        TP_ARGUMENT_BOOL}},
  };
  for (size_t i = 0; i < TT_COUNT(kForms); ++i) {
    if (kForms[i].n != n) continue;
    size_t k = 0;
    while (k < n && arguments[k].kind == kForms[i].kinds[k]) ++k;
    if (k == n) return kForms[i].form;
  }
  return kNoForm;
}

static Function function_of(const char* name) {
  char symbol[64];
  snprintf(symbol, sizeof symbol, "tp_%s", name);
  return (Function){dlsym(RTLD_DEFAULT, symbol)};
}

int has_public_function(const char* name, const tp_argument_t* arguments,
                        size_t n) {
  return form_of(arguments, n) != kNoForm && function_of(name).symbol != NULL;
}

tp_status_t public_function_call(const char* name, const tp_argument_t* a,
                                 size_t n, tp_tensor_t** result) {
  const Function f = function_of(name);
  switch (form_of(a, n)) {
    case kUnary:
      return f.unary(a[0].tensor, result);
    case kBinary:
      return f.binary(a[0].tensor, a[1].tensor, result);
    case kReduction:
      return f.reduction(a[0].tensor, a[1].integers, a[1].count,
                         (int32_t)a[2].integer, result);
    case kVariance:
      return f.variance(a[0].tensor, a[1].integers, a[1].count,
                        a[2].scalar.real, (int32_t)a[3].integer, result);
    case kNorm:
      return f.norm(a[0].tensor, a[1].scalar.real, a[2].integers, a[2].count,
                    (int32_t)a[3].integer, result);
    default:
      return TP_ERROR_UNSUPPORTED;
  }
}
