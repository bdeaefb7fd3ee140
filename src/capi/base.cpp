// base.h: version, names of enumerations, dtypes, devices, modes, scalars.
#include "tensorplay/base.h"

#include <cstring>

#include "capi/border.h"
#include "capi/enums.h"
#include "core/scalar.h"

using namespace tp;

#define TP_TEXT_OF(x) #x
#define TP_TEXT(x) TP_TEXT_OF(x)

const char* tp_version(void) {
  return TP_TEXT(TP_VERSION_MAJOR) "." TP_TEXT(TP_VERSION_MINOR) "." TP_TEXT(
      TP_VERSION_PATCH);
}

int32_t tp_abi_version(void) { return TP_ABI_VERSION; }

int32_t tp_has_feature(const char* name) {
  if (name == nullptr) return 0;
  for (const char* feature : {"cpu", "npy", "npz", "safetensors"}) {
    if (std::strcmp(feature, name) == 0) return 1;
  }
  return 0;
}

namespace {

const char* status_name_of(int32_t status) { return status_name(status); }

const char* dtype_name_of(int32_t dtype) {
  return is_valid_dtype(dtype) ? kDTypes[dtype].name : nullptr;
}

const char* kind_name_of(int32_t kind) {
  static constexpr const char* kNames[] = {nullptr, "bool", "integer", "float",
                                           "complex"};
  return kind >= TP_KIND_BOOL && kind <= TP_KIND_COMPLEX ? kNames[kind]
                                                         : nullptr;
}

const char* device_name_of(int32_t type) { return device_type_name(type); }

const char* format_name_of(int32_t format) {
  static constexpr const char* kNames[] = {nullptr, "contiguous", "preserve",
                                           "channels_last", "channels_last_3d"};
  return format >= TP_FORMAT_CONTIGUOUS && format <= TP_FORMAT_CHANNELS_LAST_3D
             ? kNames[format]
             : nullptr;
}

}  // namespace

const char* tp_status_name(tp_status_t status) {
  return name_of("tp_status_name", "status", status, status_name_of);
}
tp_status_t tp_status_parse(const char* name, tp_status_t* out) {
  return parse_name("tp_status_parse", "status", name, out, TP_OK,
                    TP_ERROR_INTERNAL, status_name_of);
}

const char* tp_dtype_name(tp_dtype_t dtype) {
  return name_of("tp_dtype_name", "dtype", dtype, dtype_name_of);
}
tp_status_t tp_dtype_parse(const char* name, tp_dtype_t* out) {
  return parse_name("tp_dtype_parse", "dtype", name, out, TP_DTYPE_BOOL,
                    TP_DTYPE_COUNT, dtype_name_of);
}

size_t tp_dtype_size(tp_dtype_t dtype) {
  return border_value("tp_dtype_size", size_t{0},
                      [&] { return itemsize(check_dtype(dtype, 1)); });
}

tp_kind_t tp_dtype_kind(tp_dtype_t dtype) {
  return border_value("tp_dtype_kind", 0,
                      [&] { return dtype_kind(check_dtype(dtype, 1)); });
}

const char* tp_kind_name(tp_kind_t kind) {
  return name_of("tp_kind_name", "kind", kind, kind_name_of);
}
tp_status_t tp_kind_parse(const char* name, tp_kind_t* out) {
  return parse_name("tp_kind_parse", "kind", name, out, TP_KIND_BOOL,
                    TP_KIND_COMPLEX, kind_name_of);
}

tp_status_t tp_dtype_promote(tp_dtype_t a, tp_dtype_t b, tp_dtype_t* out) {
  if (out != nullptr) *out = 0;
  return border("tp_dtype_promote", [&] {
    checked_out(out, 3) =
        static_cast<tp_dtype_t>(promote(check_dtype(a, 1), check_dtype(b, 2)));
  });
}

tp_status_t tp_dtype_promote_list(const tp_dtype_t* dtypes, size_t n,
                                  tp_dtype_t* out) {
  if (out != nullptr) *out = 0;
  return border("tp_dtype_promote_list", [&] {
    checked_out(out, 3);
    if (n == 0) fail_at(2, TP_ERROR_ARGUMENT, "no dtypes to promote");
    if (dtypes == nullptr) fail_null(1);
    DType result = check_dtype(dtypes[0], 1);
    for (size_t i = 1; i < n; ++i) {
      result = promote(result, check_dtype(dtypes[i], 1));
    }
    *out = static_cast<tp_dtype_t>(result);
  });
}

const char* tp_device_type_name(tp_device_type_t type) {
  return name_of("tp_device_type_name", "device type", type, device_name_of);
}
tp_status_t tp_device_type_parse(const char* name, tp_device_type_t* out) {
  return parse_name("tp_device_type_parse", "device type", name, out,
                    TP_DEVICE_CPU, TP_DEVICE_COUNT, device_name_of);
}

tp_status_t tp_device_parse(const char* text, tp_device_type_t* type,
                            int32_t* index) {
  if (type != nullptr) *type = 0;
  if (index != nullptr) *index = 0;
  return border("tp_device_parse", [&] {
    checked_out(text, 1);
    checked_out(type, 2);
    checked_out(index, 3);
    const Device device = parse_device(text);
    *type = device.type;
    *index = device.index;
  });
}

const char* tp_memory_format_name(tp_memory_format_t format) {
  return name_of("tp_memory_format_name", "memory format", format,
                 format_name_of);
}
tp_status_t tp_memory_format_parse(const char* name, tp_memory_format_t* out) {
  return parse_name("tp_memory_format_parse", "memory format", name, out,
                    TP_FORMAT_CONTIGUOUS, TP_FORMAT_CHANNELS_LAST_3D,
                    format_name_of);
}

uint32_t tp_modes_get(void) { return thread_state().modes; }

namespace {

void set_modes(uint32_t modes) {
  constexpr uint32_t kKnown =
      TP_MODE_INFERENCE | TP_MODE_NO_GRAD | TP_MODE_ANOMALY;
  if ((modes & ~kKnown) != 0) {
    fail_at(1, TP_ERROR_ARGUMENT, "unknown bits in modes 0x%x", modes);
  }
  thread_state().modes = modes;
}

}  // namespace

tp_status_t tp_modes_set(uint32_t modes) {
  return border("tp_modes_set", [&] { set_modes(modes); });
}

tp_status_t tp_modes_swap(uint32_t modes, uint32_t* before) {
  if (before != nullptr) *before = 0;
  return border("tp_modes_swap", [&] {
    checked_out(before, 2);
    const uint32_t until_now = thread_state().modes;
    set_modes(modes);
    *before = until_now;
  });
}

namespace {

template <class... Values>
tp_status_t set_scalar(const char* function, tp_scalar_t* out,
                       Values... values) {
  return border(function, [&] { checked_out(out, 1) = scalar_of(values...); });
}

}  // namespace

tp_status_t tp_scalar_set_bool(tp_scalar_t* out, int32_t value) {
  return set_scalar("tp_scalar_set_bool", out, value != 0);
}
tp_status_t tp_scalar_set_i64(tp_scalar_t* out, int64_t value) {
  return set_scalar("tp_scalar_set_i64", out, value);
}
tp_status_t tp_scalar_set_u64(tp_scalar_t* out, uint64_t value) {
  return set_scalar("tp_scalar_set_u64", out, value);
}
tp_status_t tp_scalar_set_f64(tp_scalar_t* out, double value) {
  return set_scalar("tp_scalar_set_f64", out, value);
}
tp_status_t tp_scalar_set_c128(tp_scalar_t* out, double real, double imag) {
  return set_scalar("tp_scalar_set_c128", out, real, imag);
}
