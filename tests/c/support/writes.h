/* Every way in which the library writes a tensor: in place by an operator of
 * the table, with tensors and with numbers beside it, and by the functions that
 * are no operators. */
#ifndef TESTS_C_SUPPORT_WRITES_H
#define TESTS_C_SUPPORT_WRITES_H

#include "support/tp_test.h"

/* Operators first, by their ids; then the same with numbers for operands; then
 * the others. */
size_t write_count(void);
const char* write_name(size_t write);
/* Writes a tensor of f64. Where an operator cannot, because its result is of
 * other sizes or kind, it says so and nothing has changed. */
tp_status_t write_by(size_t write, tp_tensor_t* tensor);

/* Those that are no operators; they write any tensor. */
size_t plain_write_count(void);
tp_status_t write_plainly(size_t write, tp_tensor_t* tensor);

/* Lets the n-th allocation of each write fail; 0 for none. Only the write
 * itself is hit; how many were is told afterwards. */
void writes_fail_at(uint64_t n);
uint64_t write_failures(void);

#endif /* TESTS_C_SUPPORT_WRITES_H */
