#include "capi/border.h"

#include "autograd/saved_object.h"
#include "capi/taken_error.h"
#include "core/generator.h"
#include "io/npz.h"
#include "io/safetensors.h"

namespace tp {

tp_status_t report_exception(const char* function) noexcept {
  try {
    throw;
  } catch (const Error& error) {
    ErrorRecord& record = last_error();
    record.function = function;
    return error.code;
  } catch (const std::bad_alloc&) {
    record_error(TP_ERROR_OUT_OF_MEMORY, 0, "out of memory");
    last_error().function = function;
    return TP_ERROR_OUT_OF_MEMORY;
  } catch (...) {
    record_error(TP_ERROR_INTERNAL, 0, "an unexpected exception");
    last_error().function = function;
    return TP_ERROR_INTERNAL;
  }
}

void fail_null(int32_t position) {
  fail_at(position, TP_ERROR_NULL, "argument %d is NULL",
          static_cast<int>(position));
}

uint32_t checked_storage_flags(uint32_t flags, int32_t position) {
  if ((flags & ~uint32_t{TP_STORAGE_READ_ONLY}) != 0) {
    fail_at(position, TP_ERROR_ARGUMENT, "unknown bits in flags 0x%x", flags);
  }
  return flags;
}

int32_t checked_format(int32_t format, int32_t fallback, int32_t position) {
  if (format == 0) return fallback;
  if (format < TP_FORMAT_CONTIGUOUS || format > TP_FORMAT_CHANNELS_LAST_3D) {
    fail_at(position, TP_ERROR_ARGUMENT, "unknown memory format %d",
            static_cast<int>(format));
  }
  return format;
}

const ObjectType* our_type(const Counted& object) noexcept {
  // Every class that HandleOf names.
  static constexpr const ObjectType* kOurs[] = {
      &TensorImpl::kType,      &StorageImpl::kType,      &Allocator::kType,
      &SafetensorsFile::kType, &NpzFile::kType,          &TakenError::kType,
      &Generator::kType,       &grad::SavedObject::kType};
  for (const ObjectType* ours : kOurs) {
    const ObjectType* const type = object.type();
    if (type == ours || (type == ours->dead && type != nullptr)) return type;
  }
  return nullptr;
}

void fail_handle(int32_t position, const Counted* object, const char* wanted) {
  const ObjectType* type = our_type(*object);
  if (type != nullptr) {
    fail_at(position, TP_ERROR_HANDLE, "argument %d is of type %s, not %s",
            static_cast<int>(position), type->name, wanted);
  }
  fail_at(position, TP_ERROR_HANDLE,
          "argument %d is no %s of this copy of the library",
          static_cast<int>(position), wanted);
}

}  // namespace tp
