/* Any bytes as an npz archive: tensors that can be read, or clean refusals. */
#include "fuzz/fuzz_file.h"

/* The most that an input of 4096 bytes can unpack to. */
enum { kMaxBytes = 4096 * 1032 };

static void read_tensors(const tp_npz_t* file) {
  for (size_t i = 0; i < tp_npz_count(file); ++i) {
    tp_tensor_t* tensor = NULL;
    tp_status_t status = tp_npz_tensor(file, i, &tensor);
    if (status != TP_OK) {
      fuzz_refused(status, tensor);
      continue;
    }
    FUZZ_CHECK(tp_tensor_nbytes(tensor) <= kMaxBytes);
    fuzz_read(tensor);
    FUZZ_CHECK(tp_npz_get(file, tp_npz_name(file, i), &tensor) == TP_OK);
    tp_tensor_release(tensor);
  }
}

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const char* path = fuzz_file(data, size);
  for (tp_load_mode_t mode = TP_LOAD_READ; mode <= TP_LOAD_MAP; ++mode) {
    tp_npz_t* file = NULL;
    const tp_status_t status = tp_npz_open(path, mode, &file);
    if (status == TP_OK) {
      read_tensors(file);
      tp_npz_release(file);
    } else {
      fuzz_refused(status, file);
    }
  }
  FUZZ_CHECK(tp_debug_live_objects() == 0);
  FUZZ_CHECK(tp_debug_live_bytes() == 0);
  return 0;
}
