#include "tensorplay/ops.h"

#include "capi/border.h"
#include "core/scalar.h"
#include "ops/result_dtype.h"

using namespace tp;

tp_status_t tp_result_dtype(const tp_tensor_t* const* tensors, size_t n,
                            const tp_scalar_t* const* scalars, size_t m,
                            tp_dtype_t* out) {
  if (out != nullptr) *out = 0;
  return border("tp_result_dtype", [&] {
    if (tensors == nullptr && n != 0) fail_null(1);
    if (scalars == nullptr && m != 0) fail_null(3);
    checked_out(out, 5);
    if (n == 0 && m == 0) {
      fail(TP_ERROR_ARGUMENT, "no tensors and no numbers");
    }
    DTypeMeeting meeting;
    for (size_t i = 0; i < n; ++i) meeting.add(checked(tensors[i], 1));
    for (size_t i = 0; i < m; ++i) {
      check_scalar(checked_out(scalars[i], 3));
      meeting.add(*scalars[i]);
    }
    *out = static_cast<tp_dtype_t>(meeting.result());
  });
}
