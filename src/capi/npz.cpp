#include "io/npz.h"

#include "capi/counted.h"
#include "capi/load_mode.h"

namespace tp {

template <>
struct HandleOf<tp_npz_t> {
  using Type = NpzFile;
};

}  // namespace tp

using namespace tp;

tp_status_t tp_npz_open(const char* path, tp_load_mode_t mode, tp_npz_t** out) {
  return make_into("tp_npz_open", out, 3, [&] {
    checked_out(path, 1);
    return NpzFile::open(path, checked_mode(mode, 2));
  });
}

tp_npz_t* tp_npz_retain(tp_npz_t* file) {
  return retain_handle(file, "tp_npz_retain");
}

void tp_npz_release(tp_npz_t* file) { release_handle(file, "tp_npz_release"); }

size_t tp_npz_count(const tp_npz_t* file) {
  return border_value("tp_npz_count", size_t{0},
                      [&] { return checked(file, 1).count(); });
}

const char* tp_npz_name(const tp_npz_t* file, size_t i) {
  return border_value<const char*>("tp_npz_name", nullptr,
                                   [&] { return checked(file, 1).name(i); });
}

tp_status_t tp_npz_tensor(const tp_npz_t* file, size_t i, tp_tensor_t** out) {
  return make_into("tp_npz_tensor", out, 3,
                   [&] { return checked(file, 1).tensor(i); });
}

tp_status_t tp_npz_get(const tp_npz_t* file, const char* name,
                       tp_tensor_t** out) {
  return make_into("tp_npz_get", out, 3, [&] {
    const NpzFile& opened = checked(file, 1);
    checked_out(name, 2);
    return opened.tensor(name);
  });
}
