/* Any bytes as a safetensors file: tensors that can be read, or a clean
 * refusal. */
#include "fuzz/fuzz_file.h"

static void read_tensors(tp_safetensors_t* file) {
  size_t nbytes = 0;
  for (size_t i = 0; i < tp_safetensors_count(file); ++i) {
    tp_tensor_t* tensor = NULL;
    const tp_status_t status = tp_safetensors_tensor(file, i, &tensor);
    if (status != TP_OK) {
      fuzz_refused(status, tensor);
      continue;
    }
    nbytes += tp_tensor_nbytes(tensor);
    tp_tensor_release(tensor);
    FUZZ_CHECK(tp_safetensors_get(file, tp_safetensors_name(file, i),
                                  &tensor) == TP_OK);
    fuzz_read(tensor);
  }
  FUZZ_CHECK(nbytes <= tp_safetensors_nbytes(file));
}

/* No text is longer than what stands for it in the file. */
static void read_metadata(const tp_safetensors_t* file, size_t size) {
  size_t length = 0;
  for (size_t i = 0; i < tp_safetensors_metadata_count(file); ++i) {
    const char* key = tp_safetensors_metadata_key(file, i);
    const char* value = tp_safetensors_metadata_value(file, i);
    FUZZ_CHECK(key != NULL && value != NULL);
    length += strlen(key) + strlen(value);
  }
  FUZZ_CHECK(length <= size);
}

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const char* path = fuzz_file(data, size);
  for (tp_load_mode_t mode = TP_LOAD_READ; mode <= TP_LOAD_MAP; ++mode) {
    tp_safetensors_t* file = NULL;
    const tp_status_t status = tp_safetensors_open(path, mode, &file);
    if (status == TP_OK) {
      read_tensors(file);
      read_metadata(file, size);
      tp_safetensors_release(file);
    } else {
      fuzz_refused(status, file);
    }
  }
  FUZZ_CHECK(tp_debug_live_objects() == 0);
  FUZZ_CHECK(tp_debug_live_bytes() == 0);
  return 0;
}
