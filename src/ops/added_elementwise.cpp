// Calls of elementwise operators that programs added.
#include "dispatch/dispatch.h"
#include "ops/added_operands.h"
#include "ops/attributes.h"
#include "ops/elementwise_call.h"

namespace tp {

void call_added_elementwise(const AddedOperator& row,
                            const OperatorCall& call) {
  const AddedOperands operands(row, call);
  const Device device = operands.device();
  if (find_kernel(call.op, device.type, operands.compute()) == nullptr) {
    call_composite(row, call, device, operands.compute());
    return;
  }
  if (call.given[0] != nullptr) call.given[0]->storage().check_writable();
  const Attributes attributes(row.arguments, call.arguments,
                              call.argument_count);
  ElementwiseCall elementwise(call.op, operands.tensors(), operands.size(),
                              operands.compute(), attributes);
  if (call.is_inplace()) {
    elementwise.to_first(*call.given[0]);
  } else if (call.given[0] != nullptr) {
    elementwise.to_given(*call.given[0]);
  } else {
    call.made[0] = elementwise.to_new();
  }
}

}  // namespace tp
