/* Which public functions take tensors, as the headers have it. */
#ifndef TESTS_FAULT_SUPPORT_TAKERS_H
#define TESTS_FAULT_SUPPORT_TAKERS_H

/* Whether a function has a parameter through which it is given tensors: a
 * tensor, a list, arguments of an operator, a saved value. */
int takes_tensors(const char* function);

/* Calls f for the public functions that a command line names, or for all; the
 * files of the scene are there meanwhile. */
void for_named_functions(int argc, char** argv,
                         void (*f)(const char* name, void* context),
                         void* context);

#endif /* TESTS_FAULT_SUPPORT_TAKERS_H */
