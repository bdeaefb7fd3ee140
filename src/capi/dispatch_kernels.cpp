// kernel.h: registering kernels and listing those that are missing.
#include "capi/border.h"
#include "capi/dispatch_checks.h"
#include "core/text.h"
#include "dispatch/dispatch.h"
#include "dispatch/foreign_kernels.h"

using namespace tp;

namespace {

struct KernelPlace {
  Op op;
  int32_t device_type;
  DType dtype;
};

KernelPlace checked_place(int32_t op, int32_t device_type, int32_t dtype) {
  initialize();
  return {checked_op(op, 1), checked_device_type(device_type, 2),
          check_dtype(dtype, 3)};
}

}  // namespace

tp_status_t tp_kernel_register(int32_t op, tp_device_type_t device_type,
                               tp_dtype_t dtype, tp_kernel_fn kernel,
                               void* user_data, tp_destroy_fn destroy,
                               uint32_t flags) {
  return border("tp_kernel_register", [&] {
    check_not_shutting_down();
    const KernelPlace place = checked_place(op, device_type, dtype);
    if (kernel == nullptr) fail_null(4);
    if ((flags & ~uint32_t{TP_KERNEL_REPLACE | TP_KERNEL_MIXED}) != 0) {
      fail_at(7, TP_ERROR_ARGUMENT, "unknown bits in flags 0x%x", flags);
    }
    register_foreign_kernel(place.op, place.device_type, place.dtype,
                            {kernel, user_data, destroy, flags});
  });
}

tp_status_t tp_kernel_unregister(int32_t op, tp_device_type_t device_type,
                                 tp_dtype_t dtype) {
  return border("tp_kernel_unregister", [&] {
    const KernelPlace place = checked_place(op, device_type, dtype);
    unregister_foreign_kernel(place.op, place.device_type, place.dtype);
  });
}

int32_t tp_kernel_exists(int32_t op, tp_device_type_t device_type,
                         tp_dtype_t dtype) {
  return border_value("tp_kernel_exists", 0, [&] {
    const KernelPlace place = checked_place(op, device_type, dtype);
    return static_cast<int32_t>(
        find_kernel(place.op, place.device_type, place.dtype) != nullptr);
  });
}

tp_status_t tp_kernel_missing(tp_device_type_t device_type,
                              tp_missing_kernel_t* out, size_t capacity,
                              size_t* count) {
  if (count != nullptr) *count = 0;
  return border("tp_kernel_missing", [&] {
    initialize();
    const int32_t type = checked_device_type(device_type, 1);
    if (out == nullptr && capacity != 0) fail_null(2);
    checked_out(count, 4);
    *count = list_missing_kernels(type, out, capacity);
  });
}

size_t tp_missing_kernel_format(const tp_missing_kernel_t* missing,
                                char* buffer, size_t capacity) {
  const auto write = [&](TextWriter& text) {
    const tp_missing_kernel_t& entry = checked_out(missing, 1);
    const Op op = checked_op(entry.op, 1);
    const int32_t type = checked_device_type(entry.device_type, 1);
    text.put("no kernel for ").put(op_info(op).name);
    text.put(" on ").put(device_type_name(type));
    text.put(" in ").put(dtype_name(check_dtype(entry.dtype, 1)));
  };
  return border_text("tp_missing_kernel_format", buffer, capacity, write);
}
