#include "c/support/many_numbers.h"

tp_tensor_t* many_numbers(tp_dtype_t dtype, const int64_t* sizes, size_t rank) {
  tp_tensor_t* tensor = tt_zeros(TP_DTYPE_F64, sizes, rank);
  void* data;
  assert_ok(tp_tensor_begin_write(tensor, &data));
  uint32_t random = 1;
  for (int64_t i = 0; i < tp_tensor_numel(tensor); ++i) {
    random = random * 1664525u + 1013904223u;
    const double size = (random >> 8) / 16777216.0 * 100 + 1;
    ((double*)data)[i] = random >> 31 ? -size : size;
  }
  assert_ok(tp_tensor_end_write(tensor));
  return tt_as(tensor, dtype);
}

int have_same_bits(const tp_tensor_t* a, const tp_tensor_t* b) {
  const size_t nbytes =
      (size_t)tp_tensor_numel(a) * tp_dtype_size(tp_tensor_dtype(a));
  return tp_tensor_numel(a) == tp_tensor_numel(b) &&
         tp_tensor_dtype(a) == tp_tensor_dtype(b) &&
         memcmp(tp_tensor_data(a), tp_tensor_data(b), nbytes) == 0;
}
