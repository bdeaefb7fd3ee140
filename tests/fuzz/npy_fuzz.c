/* Any bytes as an npy file: a tensor that can be read, or a clean refusal. */
#include "fuzz/fuzz_file.h"

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const char* path = fuzz_file(data, size);
  for (tp_load_mode_t mode = TP_LOAD_READ; mode <= TP_LOAD_MAP; ++mode) {
    tp_tensor_t* tensor = NULL;
    const tp_status_t status = tp_npy_load(path, mode, &tensor);
    if (status == TP_OK) {
      fuzz_read(tensor);
    } else {
      fuzz_refused(status, tensor);
    }
  }
  FUZZ_CHECK(tp_debug_live_objects() == 0);
  FUZZ_CHECK(tp_debug_live_bytes() == 0);
  return 0;
}
