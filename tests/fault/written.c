/* No public function writes behind the back of gradients. Every function that
 * writes one of its tensors, which is found out by looking, is called again
 * with that tensor being a leaf that requires gradients, and with it being kept
 * for a backward pass: it refuses and leaves all as it was, or what was kept is
 * refused afterwards. */
#include <stdlib.h>
#include <string.h>

#include "fault/support/slots.h"
#include "fault/support/takers.h"
#include "support/check.h"

/* Functions that may write a leaf, or make it another tensor. */
static const struct {
  const char* name;
  const char* reason;
} kWritersOfLeaves[] = {
    {"tp_tensor_begin_write", "the host declares that it writes"},
    {"tp_tensor_end_write", "the host declares that it writes"},
    {"tp_tensor_mark_written", "the host declares that it writes"},
    {"tp_tensor_assign", "is another tensor afterwards, without history"},
    {"tp_tensor_set_storage", "is another tensor afterwards, without history"},
};

static int may_write_leaf(const char* function) {
  const size_t n = sizeof(kWritersOfLeaves) / sizeof(kWritersOfLeaves[0]);
  for (size_t i = 0; i < n; ++i) {
    if (strcmp(kWritersOfLeaves[i].name, function) == 0) return 1;
  }
  return 0;
}

typedef struct Totals {
  int writers; /* functions */
  int leaves_refused, leaves_written, kept_refused, kept_apart, faults;
} Totals;

static void complain(const Row* row, int slot, const char* what,
                     Totals* totals) {
  printf("%s writes %s: %s\n", row->name, slot_name(slot), what);
  ++totals->faults;
}

static void try_leaf(const Row* row, int slot, Totals* totals) {
  Stage stage;
  if (!stage_make(&stage, row, slot, kAsLeaf)) return;
  const Look before = look_at(slot_tensor(&stage.scene, slot));
  const tp_status_t status = stage_call(&stage, row);
  const Look after = look_at(slot_tensor(&stage.scene, slot));
  const int written = looks_written(&before, &after);
  if (status != TP_OK) {
    if (written) complain(row, slot, "a leaf, and fails", totals);
    ++totals->leaves_refused;
  } else if (!may_write_leaf(row->name)) {
    complain(row, slot, "a leaf that requires gradients", totals);
  } else {
    const int moved = before.storage != after.storage;
    if (!moved && after.version <= before.version) {
      complain(row, slot, "a leaf, and its version does not tell", totals);
    }
    if (moved && tp_tensor_requires_grad(slot_tensor(&stage.scene, slot))) {
      complain(row, slot, "a leaf, which keeps its history", totals);
    }
    ++totals->leaves_written;
  }
  stage_release(&stage);
}

/* Keeps a tensor, calls, and looks at what was kept. */
static void try_kept(const Row* row, int slot, SlotUse use, Totals* totals) {
  Stage stage;
  tp_saved_t* kept;
  tp_tensor_t* same;
  if (!stage_make(&stage, row, slot, use)) return;
  const Look before = look_at(slot_tensor(&stage.scene, slot));
  CHECK_EQUAL(tp_saved_new(slot_tensor(&stage.scene, slot), &kept), TP_OK);
  const tp_status_t status = stage_call(&stage, row);
  const Look after = look_at(slot_tensor(&stage.scene, slot));
  const tp_status_t found = tp_saved_unpack(kept, &same);
  const Look unpacked = look_at(same);
  if (status != TP_OK) {
    if (looks_written(&before, &after)) {
      complain(row, slot, "although it is kept, and fails", totals);
    }
    ++totals->kept_refused;
  } else if (found == TP_ERROR_VERSION) {
    ++totals->kept_refused;
  } else if (found != TP_OK || unpacked.values != before.values) {
    complain(row, slot, "what is kept is not what it was", totals);
  } else if (after.storage == before.storage &&
             after.version != before.version) {
    complain(row, slot, "what is kept is not refused", totals);
  } else {
    ++totals->kept_apart;
  }
  tp_tensor_release(same);
  tp_saved_release(kept);
  stage_release(&stage);
}

/* The same by a node of the library: a product keeps both of its factors. */
static void try_product(const Row* row, int slot, SlotUse use, Totals* totals) {
  Stage stage;
  tp_tensor_t *factor, *product, *sum, *gradient, *values;
  if (!stage_make(&stage, row, slot, use)) return;
  tp_tensor_t* const kept = slot_tensor(&stage.scene, slot);
  CHECK_EQUAL(tp_detach(kept, &values), TP_OK);
  CHECK_EQUAL(tp_clone(values, 0, &factor), TP_OK);
  tp_tensor_release(values);
  CHECK_EQUAL(tp_clone(factor, 0, &values), TP_OK);
  CHECK_EQUAL(tp_tensor_set_requires_grad(factor, 1), TP_OK);
  CHECK_EQUAL(tp_mul(factor, kept, &product), TP_OK);
  CHECK_EQUAL(tp_sum(product, NULL, 0, 0, &sum), TP_OK);
  stage_call(&stage, row);
  const tp_tensor_t *const roots[] = {sum}, *const inputs[] = {factor};
  const tp_status_t status =
      tp_gradients(roots, 1, NULL, inputs, 1, 0, &gradient);
  if (status == TP_OK) {
    const Look want = look_at(values), is = look_at(gradient);
    if (want.values != is.values) {
      complain(row, slot, "a gradient of other values", totals);
    }
  } else if (status != TP_ERROR_VERSION) {
    complain(row, slot, "the backward pass fails in another way", totals);
  }
  tp_tensor_release(values);
  tp_tensor_release(factor);
  tp_tensor_release(product);
  tp_tensor_release(sum);
  tp_tensor_release(gradient);
  stage_release(&stage);
}

/* Bytes that the host holds as a storage, kept through a tensor on it. */
typedef tp_storage_t* StorageOf(const Scene* scene);
static tp_storage_t* own_storage(const Scene* scene) { return scene->storage; }
static tp_storage_t* foreign_storage(const Scene* scene) {
  return scene->foreign;
}

static void try_storage(const Row* row, StorageOf* storage_of, Totals* totals) {
  static const int64_t kFour = 4;
  Stage stage;
  tp_tensor_t *on_it, *same;
  tp_saved_t* kept;
  CHECK(stage_make(&stage, row, kNoSlot, kAsIs));
  CHECK_EQUAL(tp_tensor_from_storage(storage_of(&stage.scene), &kFour, NULL, 1,
                                     0, TP_DTYPE_F32, &on_it),
              TP_OK);
  CHECK_EQUAL(tp_saved_new(on_it, &kept), TP_OK);
  const Look before = look_at(on_it);
  const void* const data = tp_tensor_data(on_it);
  const size_t nbytes = tp_storage_nbytes(tp_tensor_storage(on_it));
  stage_call(&stage, row);
  const int changed = tp_tensor_data(on_it) != data ||
                      tp_storage_nbytes(tp_tensor_storage(on_it)) != nbytes;
  const tp_status_t found = tp_saved_unpack(kept, &same);
  const Look unpacked = look_at(same);
  if (found == TP_OK && (changed || unpacked.values != before.values)) {
    printf("%s changes a storage: what is kept is not refused\n", row->name);
    ++totals->faults;
  }
  totals->kept_refused += found == TP_ERROR_VERSION;
  tp_tensor_release(on_it);
  tp_tensor_release(same);
  tp_saved_release(kept);
  stage_release(&stage);
}

/* Which slots a row writes. */
static void find_written(const Row* row, int* written) {
  Stage stage;
  Look before[kSlots];
  memset(written, 0, kSlots * sizeof(*written));
  CHECK(stage_make(&stage, row, kNoSlot, kAsIs));
  for (int i = 0; i < kSlots; ++i) {
    before[i] = look_at(slot_tensor(&stage.scene, i));
  }
  stage_call(&stage, row);
  for (int i = 0; i < kSlots; ++i) {
    tp_tensor_t* const tensor = slot_tensor(&stage.scene, i);
    const Look after = look_at(tensor);
    written[i] = tensor != NULL && looks_written(&before[i], &after);
  }
  stage_release(&stage);
}

static int try_row(const Row* row, Totals* totals) {
  int written[kSlots], any = 0;
  find_written(row, written);
  for (int slot = 0; slot < kSlots; ++slot) {
    if (!written[slot]) continue;
    any = 1;
    try_leaf(row, slot, totals);
    try_kept(row, slot, kAsIs, totals);
    try_kept(row, slot, kWithHistory, totals);
    try_product(row, slot, kOtherValues, totals);
    try_product(row, slot, kWithHistory, totals);
  }
  if (strncmp(row->name, "tp_storage_", 11) == 0 ||
      strncmp(row->name, "tp_tensor_", 10) == 0) {
    try_storage(row, own_storage, totals);
    try_storage(row, foreign_storage, totals);
  }
  CHECK_EQUAL(tp_debug_live_objects(), 0);
  return any;
}

static int is_writer_by_name(const char* function) {
  return strstr(function, "_inplace") != NULL ||
         strcmp(function + strlen(function) - 4, "_out") == 0;
}

static void try_function(const char* function, void* context) {
  Totals* const totals = context;
  int writes = 0;
  for (size_t g = 0; g < kRowGroupCount; ++g) {
    const RowGroup group = kRowGroups[g]();
    for (size_t r = 0; r < group.count; ++r) {
      if (strcmp(group.rows[r].name, function) == 0) {
        writes |= try_row(&group.rows[r], totals);
      }
    }
  }
  totals->writers += writes;
  if (is_writer_by_name(function) && takes_tensors(function) && !writes) {
    printf("%s: no row shows what it writes\n", function);
    ++totals->faults;
  }
}

int main(int argc, char** argv) {
  Totals totals = {0};
  for_named_functions(argc, argv, try_function, &totals);
  printf(
      "written: %d functions write; leaves refused %d times, written %d "
      "times; what is kept refused %d times, apart %d times\n",
      totals.writers, totals.leaves_refused, totals.leaves_written,
      totals.kept_refused, totals.kept_apart);
  return totals.faults ? 1 : 0;
}
