#include <stdio.h>
#include <tensorplay/tensorplay.h>

int main(void) {
  const float data[] = {1, 2, 3, 4, 5, 6};
  const int64_t sizes[] = {2, 3};
  tp_tensor_t *a = NULL, *turned = NULL, *product = NULL;
  char text[256];
  int failed =
      tp_tensor_from_data(data, sizeof data, sizes, 2, TP_DTYPE_F32, &a) ||
      tp_t(a, &turned) || /* a view: other strides, the same bytes */
      tp_matmul(a, turned, &product);
  if (failed)
    tp_error_format(NULL, text, sizeof text);
  else
    tp_tensor_format(product, text, sizeof text);
  printf("%s\n", text);
  tp_tensor_release(product), tp_tensor_release(turned), tp_tensor_release(a);
  return failed;
}
