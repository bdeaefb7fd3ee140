/* Tensors of a scene by number, so that each can be given other values, a
 * gradient to follow, or a writer. */
#ifndef TESTS_FAULT_SUPPORT_SLOTS_H
#define TESTS_FAULT_SUPPORT_SLOTS_H

#include "fault/support/rows.h"

enum { kSlots = 20, kNoSlot = -1, kSlotBytes = 4096 };

typedef enum SlotUse {
  kAsIs,
  kOtherValues,
  kWithHistory, /* made of a leaf by a product with 1 */
  kAsLeaf
} SlotUse;

/* A scene in which one slot is special, after the row's preparation. */
typedef struct Stage {
  Scene scene;
  Results results;
  tp_tensor_t* leaf; /* of the slot with history; owned */
} Stage;

/* 0 if the slot cannot be used so in this row: it is empty, a view of another
 * slot, or of numbers that have no gradient. */
int stage_make(Stage* stage, const Row* row, int slot, SlotUse use);
tp_status_t stage_call(Stage* stage, const Row* row);
void stage_release(Stage* stage);

const char* slot_name(int slot);
tp_tensor_t* slot_tensor(const Scene* scene, int slot);
/* Of real floating-point numbers. */
int is_real(const tp_tensor_t* tensor);
/* Of real or complex floating-point numbers. */
int is_number(const tp_tensor_t* tensor);

/* What a tensor is and holds. */
typedef struct Look {
  const void* storage;
  int64_t version;
  size_t nbytes;
  uint64_t values; /* a hash; 0 without a tensor */
} Look;
Look look_at(const tp_tensor_t* tensor);
int looks_written(const Look* before, const Look* after);

#endif /* TESTS_FAULT_SUPPORT_SLOTS_H */
