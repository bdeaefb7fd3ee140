/* The public function tp_NAME of an operator, for the forms of calls that are
 * recorded in another way than calls by name: Note [Short calls]. */
#ifndef TESTS_C_SUPPORT_PUBLIC_FUNCTION_H
#define TESTS_C_SUPPORT_PUBLIC_FUNCTION_H

#include "support/tp_test.h"

/* Whether arguments of a call by name are those of such a function, and the
 * operator has one. */
int has_public_function(const char* name, const tp_argument_t* arguments,
                        size_t n);
/* Calls it with them. */
tp_status_t public_function_call(const char* name,
                                 const tp_argument_t* arguments, size_t n,
                                 tp_tensor_t** result);

#endif /* TESTS_C_SUPPORT_PUBLIC_FUNCTION_H */
