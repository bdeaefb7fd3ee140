#include "io/npz.h"

#include "capi/named_file.h"

namespace tp {

template <>
struct HandleOf<tp_npz_t> {
  using Type = NpzFile;
};

}  // namespace tp

using namespace tp;

tp_status_t tp_npz_open(const char* path, tp_load_mode_t mode, tp_npz_t** out) {
  return open_file("tp_npz_open", path, mode, out);
}

tp_npz_t* tp_npz_retain(tp_npz_t* file) {
  return retain_handle(file, "tp_npz_retain");
}

void tp_npz_release(tp_npz_t* file) { release_handle(file, "tp_npz_release"); }

size_t tp_npz_count(const tp_npz_t* file) {
  return count_of("tp_npz_count", file);
}

const char* tp_npz_name(const tp_npz_t* file, size_t i) {
  return name_in("tp_npz_name", file, i);
}

tp_status_t tp_npz_tensor(const tp_npz_t* file, size_t i, tp_tensor_t** out) {
  return tensor_in("tp_npz_tensor", file, i, out);
}

tp_status_t tp_npz_get(const tp_npz_t* file, const char* name,
                       tp_tensor_t** out) {
  return find_in("tp_npz_get", file, name, out);
}
