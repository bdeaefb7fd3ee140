/* What a program of a stranger does with the installed library: it passes when
 * the library works and is the one its headers belong to. */
#include <stdio.h>
#include <string.h>
#include <tensorplay/tensorplay.h>

static int check(int holds, const char* what) {
  if (!holds) fprintf(stderr, "%s: %s\n", what, tp_error_message(NULL));
  return holds ? 0 : 1;
}

int main(void) {
  const int64_t sizes[2] = {2, 3};
  tp_tensor_t* base = NULL;
  tp_tensor_t* turned = NULL;
  tp_tensor_t* none = NULL;
  int faults = 0;

  faults += check(tp_abi_version() == TP_ABI_VERSION, "ABI version");
  faults +=
      check(tp_ones(sizes, 2, TP_DTYPE_F32, TP_DEVICE_CPU, 0, &base) == TP_OK,
            "ones");
  faults += check(tp_transpose(base, 0, 1, &turned) == TP_OK, "transpose");
  faults += check(tp_tensor_size(turned, 0) == 3, "size of the view");
  faults += check(tp_tensor_data(turned) == tp_tensor_data(base), "one buffer");
  /* An exception inside the library must end as a status here. */
  faults += check(tp_transpose(base, 0, 7, &none) == TP_ERROR_RANGE, "range");
  faults += check(strlen(tp_error_message(NULL)) > 0, "error message");
  tp_tensor_release(turned);
  tp_tensor_release(base);
  faults += check(tp_shutdown() == TP_OK, "shutdown");
  if (faults == 0) printf("tensorplay %s\n", tp_version());
  return faults;
}
