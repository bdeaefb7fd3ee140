#include "c/support/matrices.h"

#include <stdlib.h>
#include <string.h>

uint64_t tt_random_bits(void) {
  static uint64_t state = 88172645463325252u;
  state ^= state << 13;
  state ^= state >> 7;
  state ^= state << 17;
  return state;
}

int64_t tt_below(int64_t n) {
  return (int64_t)(tt_random_bits() % (uint64_t)n);
}

tp_tensor_t* tt_cast(tp_tensor_t* tensor, tp_dtype_t dtype) {
  tp_tensor_t* out;
  assert_ok(tp_to(tensor, dtype, 0, 0, 0, 0, &out));
  return out;
}

tp_tensor_t* tt_noise(tp_dtype_t dtype, const int64_t* sizes, size_t rank) {
  int64_t n = 1;
  for (size_t d = 0; d < rank; ++d) n *= sizes[d];
  double* values = malloc(sizeof(double) * (size_t)(n ? n : 1));
  const double scale = tp_dtype_kind(dtype) == TP_KIND_INTEGER ? 1000 : 1;
  for (int64_t i = 0; i < n; ++i) {
    values[i] =
        ((double)(int64_t)(tt_random_bits() >> 40) / (1 << 23) - 1) * scale;
  }
  tp_tensor_t* tensor = tt_from(dtype, values, sizes, rank);
  free(values);
  return tensor;
}

double* tt_numbers(const tp_tensor_t* tensor) {
  tp_tensor_t* wide = tt_cast((tp_tensor_t*)tensor, TP_DTYPE_F64);
  tp_tensor_t* row_major;
  assert_ok(tp_contiguous(wide, TP_FORMAT_CONTIGUOUS, &row_major));
  const size_t bytes = (size_t)tp_tensor_nbytes(row_major);
  double* values = malloc(bytes ? bytes : 1);
  if (bytes != 0) memcpy(values, tp_tensor_data(row_major), bytes);
  DROP(wide, row_major);
  return values;
}

void tt_same_bits(const tp_tensor_t* a, const tp_tensor_t* b) {
  tp_tensor_t *x, *y;
  assert_ok(tp_contiguous((tp_tensor_t*)a, TP_FORMAT_CONTIGUOUS, &x));
  assert_ok(tp_contiguous((tp_tensor_t*)b, TP_FORMAT_CONTIGUOUS, &y));
  assert_int_equal(tp_tensor_nbytes(x), tp_tensor_nbytes(y));
  assert_memory_equal(tp_tensor_data(x), tp_tensor_data(y),
                      (size_t)tp_tensor_nbytes(x));
  DROP(x, y);
}

tp_tensor_t* tt_laid_out(const tp_tensor_t* tensor, int layout) {
  const int64_t rows = tp_tensor_size(tensor, 0),
                columns = tp_tensor_size(tensor, 1);
  tp_tensor_t *room = NULL, *view = NULL, *other = NULL;
  const tp_dtype_t dtype = tp_tensor_dtype(tensor);
  switch (layout) {
    case 0: /* row-major */
      room = tt_empty(dtype, DIMS(rows, columns));
      assert_ok(tp_alias(room, &view));
      break;
    case 1: /* column-major */
      room = tt_empty(dtype, DIMS(columns, rows));
      assert_ok(tp_t(room, &view));
      break;
    case 2: /* every other column */
      room = tt_empty(dtype, DIMS(rows, 2 * columns));
      assert_ok(tp_slice(room, 1, 1, 2 * columns, 2, &view));
      break;
    case 3: /* reversed */
      room = tt_empty(dtype, DIMS(rows, columns));
      assert_ok(tp_flip(room, DIMS(0, 1), &view));
      break;
    case 4: /* column-major, every third row, reversed */
      room = tt_empty(dtype, DIMS(columns, 3 * rows));
      assert_ok(tp_slice(room, 1, 2, 3 * rows, 3, &other));
      DROP(room);
      assert_ok(tp_t(other, &room));
      DROP(other);
      assert_ok(tp_flip(room, DIMS(0), &view));
      break;
    default: /* rows with gaps */
      room = tt_empty(dtype, DIMS(rows, columns + 5));
      assert_ok(tp_narrow(room, 1, 3, columns, &view));
      break;
  }
  DROP(room);
  assert_ok(tp_copy_inplace(view, tensor));
  return view;
}
