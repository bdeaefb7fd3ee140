/* Which public functions take tensors, as the headers have it. */
#ifndef TESTS_FAULT_SUPPORT_TAKERS_H
#define TESTS_FAULT_SUPPORT_TAKERS_H

/* Whether a function has a parameter through which it is given tensors: a
 * tensor, a list, arguments of an operator, a saved value. */
int takes_tensors(const char* function);

/* Calls f for every public function. */
void for_each_function(void (*f)(const char* name, void* context),
                       void* context);

#endif /* TESTS_FAULT_SUPPORT_TAKERS_H */
