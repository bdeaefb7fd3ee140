// The Python literal in the header of an npy file.
#pragma once

#include <cstddef>

#include "io/npy_header.h"

namespace tp {

// Fills dtype, byte order, storage order and sizes from a dictionary such as
// {'descr': '<f4', 'fortran_order': False, 'shape': (2, 3), }. Strict: each of
// the three keys once, no other, nothing but blanks around it.
void parse_npy_literal(const ByteSource& source, int version, const char* text,
                       size_t length, NpyHeader& header);

}  // namespace tp
