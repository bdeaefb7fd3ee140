// Arguments that the functions of kernel.h, device.h and dispatch.h share.
#pragma once

#include "capi/border.h"
#include "dispatch/added_operators.h"

namespace tp {

inline Op checked_op(int32_t op, int32_t position) {
  if (op < 1 || static_cast<size_t>(op) > op_count()) {
    fail_at(position, TP_ERROR_ARGUMENT, "there is no operator %d",
            static_cast<int>(op));
  }
  return static_cast<Op>(op);
}

// 0 is the CPU. A type that nobody registered yet is fine.
inline int32_t checked_device_type(int32_t type, int32_t position) {
  if (type == 0) return TP_DEVICE_CPU;
  if (device_type_name(type) == nullptr) {
    fail_at(position, TP_ERROR_ARGUMENT, "unknown device type %d",
            static_cast<int>(type));
  }
  return type;
}

}  // namespace tp
