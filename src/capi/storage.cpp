#include "tensorplay/storage.h"

#include "capi/border.h"
#include "capi/counted.h"
#include "io/file.h"
#include "io/shared_memory.h"

using namespace tp;

tp_status_t tp_storage_new(size_t nbytes, tp_device_type_t device_type,
                           int32_t device_index, tp_storage_t** out) {
  return make_into("tp_storage_new", out, 4, [&] {
    return make_storage(nbytes, check_device(device_type, device_index, 2));
  });
}

tp_status_t tp_storage_new_from_allocator(size_t nbytes,
                                          tp_allocator_t* allocator,
                                          tp_storage_t** out) {
  return make_into("tp_storage_new_from_allocator", out, 3,
                   [&] { return make_storage(nbytes, checked(allocator, 2)); });
}

tp_status_t tp_storage_from_data(void* data, size_t nbytes,
                                 tp_device_type_t device_type,
                                 int32_t device_index, tp_deleter_fn deleter,
                                 void* ctx, uint32_t flags,
                                 tp_storage_t** out) {
  return make_into("tp_storage_from_data", out, 8, [&] {
    const Device device = check_device(device_type, device_index, 3);
    if (data == nullptr && nbytes != 0) fail_null(1);
    Storage storage =
        wrap_data(DataPtr(data, nullptr, nullptr, device), nbytes,
                  checked_storage_flags(flags, 7) | TP_STORAGE_FOREIGN);
    storage->arm(ctx, deleter);
    return storage;
  });
}

tp_status_t tp_storage_new_part(tp_storage_t* parent, size_t offset,
                                size_t nbytes, tp_storage_t** out) {
  return make_into("tp_storage_new_part", out, 4, [&] {
    return make_part(checked(parent, 1), offset, nbytes);
  });
}

tp_status_t tp_storage_map_file(const char* path, uint64_t offset,
                                size_t nbytes, tp_storage_t** out) {
  return make_into("tp_storage_map_file", out, 4, [&] {
    checked_out(path, 1);
    return map_file(path, offset, nbytes);
  });
}

tp_status_t tp_storage_read_file(const char* path, uint64_t offset,
                                 size_t nbytes, tp_storage_t** out) {
  return make_into("tp_storage_read_file", out, 4, [&] {
    checked_out(path, 1);
    return read_file(path, offset, nbytes);
  });
}

tp_status_t tp_storage_new_shared(const char* name, size_t nbytes,
                                  tp_storage_t** out) {
  return make_into("tp_storage_new_shared", out, 3,
                   [&] { return make_shared(name, nbytes); });
}

tp_status_t tp_storage_open_shared(const char* name, uint32_t flags,
                                   tp_storage_t** out) {
  return make_into("tp_storage_open_shared", out, 3, [&] {
    checked_out(name, 1);
    return open_shared(name, checked_storage_flags(flags, 2));
  });
}

tp_status_t tp_storage_open_shared_descriptor(int32_t descriptor,
                                              uint32_t flags,
                                              tp_storage_t** out) {
  return make_into("tp_storage_open_shared_descriptor", out, 3, [&] {
    return open_shared(descriptor, checked_storage_flags(flags, 2));
  });
}

int32_t tp_storage_shared_descriptor(const tp_storage_t* storage) {
  return border_value("tp_storage_shared_descriptor", int32_t{-1}, [&] {
    return int32_t{shared_descriptor(checked(storage, 1))};
  });
}

tp_storage_t* tp_storage_retain(tp_storage_t* storage) {
  return retain_handle(storage, "tp_storage_retain");
}

void tp_storage_release(tp_storage_t* storage) {
  release_handle(storage, "tp_storage_release");
}

int64_t tp_storage_use_count(const tp_storage_t* storage) {
  return border_value("tp_storage_use_count", int64_t{0}, [&] {
    return int64_t{checked(storage, 1).strong_count()};
  });
}

int32_t tp_storage_same(const tp_storage_t* a, const tp_storage_t* b) {
  return border_value("tp_storage_same", 0, [&] {
    return static_cast<int32_t>(&checked(a, 1) == &checked(b, 2));
  });
}

tp_status_t tp_storage_weak(tp_storage_t* storage, tp_weak_storage_t** out) {
  return make_weak("tp_storage_weak", storage, out);
}

tp_weak_storage_t* tp_weak_storage_retain(tp_weak_storage_t* weak) {
  return retain_weak(weak, "tp_weak_storage_retain");
}

void tp_weak_storage_release(tp_weak_storage_t* weak) {
  release_weak(weak, "tp_weak_storage_release");
}

tp_storage_t* tp_weak_storage_lock(tp_weak_storage_t* weak) {
  return lock_weak<tp_storage_t>(weak, "tp_weak_storage_lock");
}

size_t tp_storage_nbytes(const tp_storage_t* storage) {
  return border_value("tp_storage_nbytes", size_t{0},
                      [&] { return checked(storage, 1).nbytes(); });
}

const void* tp_storage_data(const tp_storage_t* storage) {
  return border_value(
      "tp_storage_data", static_cast<const void*>(nullptr),
      [&]() -> const void* { return checked(storage, 1).data(); });
}

tp_device_type_t tp_storage_device_type(const tp_storage_t* storage) {
  return border_value("tp_storage_device_type", 0,
                      [&] { return checked(storage, 1).device().type; });
}

int32_t tp_storage_device_index(const tp_storage_t* storage) {
  return border_value("tp_storage_device_index", -1,
                      [&] { return checked(storage, 1).device().index; });
}

tp_allocator_t* tp_storage_allocator(const tp_storage_t* storage) {
  return border_value("tp_storage_allocator",
                      static_cast<tp_allocator_t*>(nullptr), [&] {
                        return reinterpret_cast<tp_allocator_t*>(
                            checked(storage, 1).allocator());
                      });
}

uint32_t tp_storage_flags(const tp_storage_t* storage) {
  return border_value("tp_storage_flags", uint32_t{0},
                      [&] { return checked(storage, 1).flags(); });
}

int64_t tp_storage_version(const tp_storage_t* storage) {
  return border_value("tp_storage_version", int64_t{-1},
                      [&] { return checked(storage, 1).version(); });
}

tp_status_t tp_storage_resize(tp_storage_t* storage, size_t nbytes) {
  return border("tp_storage_resize",
                [&] { checked(storage, 1).resize(nbytes); });
}

tp_status_t tp_storage_take(tp_storage_t* storage, void** data,
                            tp_deleter_fn* deleter, void** ctx) {
  if (data != nullptr) *data = nullptr;
  if (deleter != nullptr) *deleter = nullptr;
  if (ctx != nullptr) *ctx = nullptr;
  return border("tp_storage_take", [&] {
    StorageImpl& object = checked(storage, 1);
    checked_out(data, 2);
    checked_out(deleter, 3);
    checked_out(ctx, 4);
    const ReleasedData released = object.take();
    *data = released.data;
    *deleter = released.deleter;
    *ctx = released.context;
  });
}
