#include "tensorplay/io.h"

#include "capi/enums.h"
#include "capi/named_file.h"
#include "io/npy.h"
#include "io/safetensors.h"

namespace tp {

template <>
struct HandleOf<tp_safetensors_t> {
  using Type = SafetensorsFile;
};

namespace {

const char* mode_name_of(int32_t mode) {
  static constexpr const char* kNames[] = {nullptr, "read", "map"};
  return mode >= TP_LOAD_READ && mode <= TP_LOAD_MAP ? kNames[mode] : nullptr;
}

}  // namespace

}  // namespace tp

using namespace tp;

const char* tp_load_mode_name(tp_load_mode_t mode) {
  return name_of("tp_load_mode_name", "load mode", mode, mode_name_of);
}

tp_status_t tp_load_mode_parse(const char* name, tp_load_mode_t* out) {
  return parse_name("tp_load_mode_parse", "load mode", name, out, TP_LOAD_READ,
                    TP_LOAD_MAP, mode_name_of);
}

tp_status_t tp_npy_load(const char* path, tp_load_mode_t mode,
                        tp_tensor_t** out) {
  return make_into("tp_npy_load", out, 3, [&] {
    checked_out(path, 1);
    return load_npy(path, checked_mode(mode, 2));
  });
}

tp_status_t tp_safetensors_open(const char* path, tp_load_mode_t mode,
                                tp_safetensors_t** out) {
  return open_file("tp_safetensors_open", path, mode, out);
}

tp_safetensors_t* tp_safetensors_retain(tp_safetensors_t* file) {
  return retain_handle(file, "tp_safetensors_retain");
}

void tp_safetensors_release(tp_safetensors_t* file) {
  release_handle(file, "tp_safetensors_release");
}

size_t tp_safetensors_count(const tp_safetensors_t* file) {
  return count_of("tp_safetensors_count", file);
}

size_t tp_safetensors_nbytes(const tp_safetensors_t* file) {
  return border_value("tp_safetensors_nbytes", size_t{0},
                      [&] { return checked(file, 1).nbytes(); });
}

const char* tp_safetensors_name(const tp_safetensors_t* file, size_t i) {
  return name_in("tp_safetensors_name", file, i);
}

tp_status_t tp_safetensors_tensor(const tp_safetensors_t* file, size_t i,
                                  tp_tensor_t** out) {
  return tensor_in("tp_safetensors_tensor", file, i, out);
}

tp_status_t tp_safetensors_get(const tp_safetensors_t* file, const char* name,
                               tp_tensor_t** out) {
  return find_in("tp_safetensors_get", file, name, out);
}

size_t tp_safetensors_metadata_count(const tp_safetensors_t* file) {
  return border_value("tp_safetensors_metadata_count", size_t{0},
                      [&] { return checked(file, 1).metadata_count(); });
}

const char* tp_safetensors_metadata_key(const tp_safetensors_t* file,
                                        size_t i) {
  return border_value<const char*>("tp_safetensors_metadata_key", nullptr, [&] {
    return checked(file, 1).metadata(i).key;
  });
}

const char* tp_safetensors_metadata_value(const tp_safetensors_t* file,
                                          size_t i) {
  return border_value<const char*>(
      "tp_safetensors_metadata_value", nullptr,
      [&] { return checked(file, 1).metadata(i).value; });
}
