#include "fault/support/state.h"

#include <string.h>

#include "support/check.h"

static const char* const kTensorNames[kStateTensors] = {
    "a",       "b",     "out",    "like",  "m",
    "product", "total", "place",  "index", "expanded",
    "complex", "view",  "matrix", "batch", "square"};
static const char* const kStorageNames[kStateStorages] = {"storage", "foreign"};

static uint64_t hash(const char* bytes, size_t nbytes) {
  uint64_t result = nbytes;
  for (size_t i = 0; i < nbytes; i += sizeof(uint64_t)) {
    uint64_t word = 0;
    memcpy(&word, bytes + i,
           nbytes - i < sizeof(word) ? nbytes - i : sizeof(word));
    result = (result ^ word) * 0x9E3779B97F4A7C15u;
    result ^= result >> 32;
  }
  return result;
}

static void read_storage(const tp_storage_t* storage, StorageState* state) {
  state->data = tp_storage_data(storage);
  state->nbytes = tp_storage_nbytes(storage);
  state->use_count = tp_storage_use_count(storage);
  state->version = tp_storage_version(storage);
  state->flags = tp_storage_flags(storage);
  state->hash = hash(state->data, state->nbytes);
}

static void read_tensor(const tp_tensor_t* tensor, TensorState* state) {
  state->use_count = tp_tensor_use_count(tensor);
  state->rank = tp_tensor_rank(tensor);
  state->offset = tp_tensor_offset(tensor);
  state->numel = tp_tensor_numel(tensor);
  state->dtype = tp_tensor_dtype(tensor);
  state->flags = tp_tensor_flags(tensor);
  const size_t bytes = (size_t)state->rank * sizeof(int64_t);
  memcpy(state->sizes, tp_tensor_sizes(tensor), bytes);
  memcpy(state->strides, tp_tensor_strides(tensor), bytes);
  state->storage = tp_tensor_storage(tensor);
  read_storage(tp_tensor_storage(tensor), &state->bytes);
}

void state_read(const Scene* scene, SceneState* state) {
  const tp_tensor_t* tensors[kStateTensors] = {
      scene->a,           scene->b,          scene->out,     scene->like,
      scene->m,           scene->product,    scene->total,   scene->place,
      scene->index,       scene->expanded,   scene->complex, scene->view,
      scene->matrices[2], scene->batches[2], scene->square};
  const tp_storage_t* storages[kStateStorages] = {scene->storage,
                                                  scene->foreign};
  memset(state, 0, sizeof(*state));
  for (int i = 0; i < kStateTensors; ++i) {
    if (tensors[i]) {
      read_tensor(tensors[i], &state->tensors[i]);
    }
  }
  for (int i = 0; i < kStateStorages; ++i) {
    if (storages[i]) {
      read_storage(storages[i], &state->storages[i]);
    }
  }
  tp_allocator_stats_t stats;
  stats.struct_size = sizeof(stats);
  CHECK_EQUAL(tp_allocator_stats(scene->allocator, &stats), TP_OK);
  state->live_objects = tp_debug_live_objects();
  state->live_bytes = tp_debug_live_bytes();
  state->live_blocks = stats.live_blocks;
}

const char* state_difference(const SceneState* a, const SceneState* b) {
  for (int i = 0; i < kStateTensors; ++i) {
    if (memcmp(&a->tensors[i], &b->tensors[i], sizeof(TensorState)) != 0) {
      return kTensorNames[i];
    }
  }
  for (int i = 0; i < kStateStorages; ++i) {
    if (memcmp(&a->storages[i], &b->storages[i], sizeof(StorageState)) != 0) {
      return kStorageNames[i];
    }
  }
  if (a->live_objects != b->live_objects) {
    return "the number of live objects";
  }
  if (a->live_bytes != b->live_bytes) {
    return "the number of live bytes";
  }
  return a->live_blocks == b->live_blocks ? NULL : "the number of live blocks";
}
