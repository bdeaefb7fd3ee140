/* What must be as before after a call that failed. */
#ifndef TESTS_FAULT_SUPPORT_STATE_H
#define TESTS_FAULT_SUPPORT_STATE_H

#include "fault/support/scene.h"

enum { kStateTensors = 15, kStateStorages = 2 };

typedef struct StorageState {
  const void* data;
  size_t nbytes;
  int64_t use_count;
  int64_t version;
  uint64_t flags;
  uint64_t hash; /* of the bytes */
} StorageState;

typedef struct TensorState {
  int64_t use_count;
  int64_t rank;
  int64_t offset;
  int64_t numel;
  int64_t dtype;
  uint64_t flags;
  int64_t sizes[kMaxRank];
  int64_t strides[kMaxRank];
  const void* storage;
  StorageState bytes;
} TensorState;

typedef struct SceneState {
  TensorState tensors[kStateTensors];
  StorageState storages[kStateStorages];
  int64_t live_objects;
  int64_t live_bytes;
  uint64_t live_blocks;
} SceneState;

void state_read(const Scene* scene, SceneState* state);

/* NULL if both are the same, else what differs. */
const char* state_difference(const SceneState* a, const SceneState* b);

#endif /* TESTS_FAULT_SUPPORT_STATE_H */
