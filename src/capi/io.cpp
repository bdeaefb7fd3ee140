#include "tensorplay/io.h"

#include "capi/counted.h"
#include "capi/enums.h"
#include "capi/load_mode.h"
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
  return make_into("tp_safetensors_open", out, 3, [&] {
    checked_out(path, 1);
    return SafetensorsFile::open(path, checked_mode(mode, 2));
  });
}

tp_safetensors_t* tp_safetensors_retain(tp_safetensors_t* file) {
  return retain_handle(file, "tp_safetensors_retain");
}

void tp_safetensors_release(tp_safetensors_t* file) {
  release_handle(file, "tp_safetensors_release");
}

size_t tp_safetensors_count(const tp_safetensors_t* file) {
  return border_value("tp_safetensors_count", size_t{0},
                      [&] { return checked(file, 1).count(); });
}

size_t tp_safetensors_nbytes(const tp_safetensors_t* file) {
  return border_value("tp_safetensors_nbytes", size_t{0},
                      [&] { return checked(file, 1).nbytes(); });
}

const char* tp_safetensors_name(const tp_safetensors_t* file, size_t i) {
  return border_value<const char*>("tp_safetensors_name", nullptr,
                                   [&] { return checked(file, 1).name(i); });
}

tp_status_t tp_safetensors_tensor(const tp_safetensors_t* file, size_t i,
                                  tp_tensor_t** out) {
  return make_into("tp_safetensors_tensor", out, 3,
                   [&] { return checked(file, 1).tensor(i); });
}

tp_status_t tp_safetensors_get(const tp_safetensors_t* file, const char* name,
                               tp_tensor_t** out) {
  return make_into("tp_safetensors_get", out, 3, [&] {
    const SafetensorsFile& opened = checked(file, 1);
    checked_out(name, 2);
    return opened.tensor(name);
  });
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
