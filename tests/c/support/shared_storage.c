#include "c/support/shared_storage.h"

tp_storage_t* shared_new(const char* name, size_t nbytes) {
  tp_storage_t* storage = NULL;
  assert_ok(tp_storage_new_shared(name, nbytes, &storage));
  return storage;
}

tp_storage_t* shared_open(const char* name, uint32_t flags) {
  tp_storage_t* storage = NULL;
  assert_ok(tp_storage_open_shared(name, flags, &storage));
  return storage;
}

tp_storage_t* shared_open_descriptor(int descriptor, uint32_t flags) {
  tp_storage_t* storage = NULL;
  assert_ok(tp_storage_open_shared_descriptor(descriptor, flags, &storage));
  return storage;
}
