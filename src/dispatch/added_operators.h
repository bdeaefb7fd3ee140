// Operators that programs register at run time.
//
// Their ids follow those of the library. A row is written before its id is
// known to anybody and stays until the library shuts down, so it is read
// without a lock.
#pragma once

#include <cstddef>
#include <cstdint>

#include "kernels/operators.h"
#include "tensorplay/dispatch.h"

namespace tp {

inline constexpr size_t kMaxArguments = 16;
inline constexpr size_t kMaxResults = 8;

struct AddedOperator {
  OpInfo info;
  int32_t form;
  uint32_t result_count;
  const tp_argument_info_t* arguments;
  size_t argument_count;
  tp_operator_shape_fn shape;
  tp_operator_composite_fn composite;
  void* user_data;
  tp_destroy_fn destroy;
};

// Operators that there are now; their ids are 1 to this.
size_t op_count() noexcept;
// nullptr for one of the library and for none.
const AddedOperator* find_added(Op op) noexcept;
// Op::kNone for an unknown name.
Op find_op(const char* name) noexcept;

// Copies names and arguments of a definition that has been checked. Fails with
// state if there is an operator of that name.
Op add_operator(const AddedOperator& definition);
// When the library shuts down.
void forget_added_operators() noexcept;

}  // namespace tp
