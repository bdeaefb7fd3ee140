#include "fault/support/slots.h"

#include <stdlib.h>
#include <string.h>

#include "support/check.h"

#define SLOT(member) \
  { #member, offsetof(Scene, member) }

/* The view comes last: rows make it of the others. */
static const struct {
  const char* name;
  size_t offset;
} kTensors[kSlots] = {
    SLOT(a),           SLOT(b),          SLOT(out),         SLOT(like),
    SLOT(m),           SLOT(product),    SLOT(matrices[0]), SLOT(matrices[1]),
    SLOT(matrices[2]), SLOT(batches[0]), SLOT(batches[1]),  SLOT(batches[2]),
    SLOT(square),      SLOT(total),      SLOT(expanded),    SLOT(complex),
    SLOT(place),       SLOT(index),      SLOT(truth),       SLOT(view),
};

enum { kView = kSlots - 1 };

const char* slot_name(int slot) { return kTensors[slot].name; }

static tp_tensor_t** slot_place(Scene* scene, int slot) {
  return (tp_tensor_t**)(void*)((char*)scene + kTensors[slot].offset);
}

tp_tensor_t* slot_tensor(const Scene* scene, int slot) {
  return *slot_place((Scene*)scene, slot);
}

static int kind_of(const tp_tensor_t* tensor) {
  return tensor ? tp_dtype_kind(tp_tensor_dtype(tensor)) : 0;
}
int is_real(const tp_tensor_t* tensor) {
  return kind_of(tensor) == TP_KIND_FLOAT;
}
int is_number(const tp_tensor_t* tensor) {
  return is_real(tensor) || kind_of(tensor) == TP_KIND_COMPLEX;
}

/* Between 0.2 and 0.9, where nearly every function is defined; the others are
 * above the scene's number and below -1 by turns. No two slots are alike. */
static float number_at(int64_t i, int slot, int other) {
  const float part = (float)((i * 618 + slot * 71 + 137) % 1000) / 1000;
  if (!other) return 0.2f + 0.7f * part;
  return i % 2 == 0 ? 2.6f + 0.7f * part : -1.1f - 0.7f * part;
}

/* A new tensor of the sizes and dtype of a slot. */
static tp_tensor_t* numbers_like(const tp_tensor_t* tensor, int slot,
                                 int other) {
  float values[kSlotBytes / sizeof(float)];
  const int64_t n = tp_tensor_numel(tensor);
  tp_tensor_t *exact, *result;
  CHECK((size_t)n * sizeof(float) <= sizeof(values));
  for (int64_t i = 0; i < n; ++i) values[i] = number_at(i, slot, other);
  CHECK_EQUAL(tp_tensor_from_data(
                  values, (size_t)n * sizeof(float), tp_tensor_sizes(tensor),
                  (size_t)tp_tensor_rank(tensor), TP_DTYPE_F32, &exact),
              TP_OK);
  CHECK_EQUAL(
      tp_to(exact, tp_tensor_dtype(tensor), TP_DEVICE_CPU, 0, 0, 0, &result),
      TP_OK);
  tp_tensor_release(exact);
  return result;
}

/* The element that all of an expanded tensor are. */
static tp_tensor_t* only_element(const tp_tensor_t* tensor) {
  tp_tensor_t* element;
  CHECK_EQUAL(tp_select((tp_tensor_t*)tensor, 0, 0, &element), TP_OK);
  return element;
}

static int is_expanded(const tp_tensor_t* tensor) {
  return (tp_tensor_flags(tensor) & TP_TENSOR_SELF_OVERLAPPING) != 0;
}

static void put(tp_tensor_t** place, tp_tensor_t* fresh) {
  tp_tensor_release(*place);
  *place = fresh;
}

static void set_values(tp_tensor_t** place, int slot, int other) {
  if (!is_expanded(*place)) {
    tp_tensor_t* const values = numbers_like(*place, slot, other);
    CHECK_EQUAL(tp_copy_inplace(*place, values), TP_OK);
    tp_tensor_release(values);
    return;
  }
  tp_tensor_t *element = only_element(*place), *wide;
  tp_tensor_t* value = numbers_like(element, slot, other);
  CHECK_EQUAL(tp_expand(value, tp_tensor_sizes(*place),
                        (size_t)tp_tensor_rank(*place), &wide),
              TP_OK);
  tp_tensor_release(element);
  tp_tensor_release(value);
  put(place, wide);
}

/* Gives the place a tensor of the same values that is made of a leaf. */
static tp_tensor_t* set_history(tp_tensor_t** place) {
  tp_scalar_t one;
  tp_tensor_t *leaf, *made, *wide;
  tp_scalar_set_f64(&one, 1);
  const int expanded = is_expanded(*place);
  tp_tensor_t* const values =
      expanded ? only_element(*place) : tp_tensor_retain(*place);
  CHECK_EQUAL(tp_clone(values, 0, &leaf), TP_OK);
  CHECK_EQUAL(tp_tensor_set_requires_grad(leaf, 1), TP_OK);
  CHECK_EQUAL(tp_mul_scalar(leaf, &one, &made), TP_OK);
  tp_tensor_release(values);
  if (expanded) {
    CHECK_EQUAL(tp_expand(made, tp_tensor_sizes(*place),
                          (size_t)tp_tensor_rank(*place), &wide),
                TP_OK);
    tp_tensor_release(made);
    made = wide;
  }
  put(place, made);
  return leaf;
}

static int use_slot(Stage* stage, int slot, SlotUse use) {
  tp_tensor_t** const place = slot_place(&stage->scene, slot);
  if (use == kAsIs) return 1;
  if (!is_real(*place)) return 0;
  if (use == kOtherValues) set_values(place, slot, 1);
  if (use == kWithHistory) stage->leaf = set_history(place);
  if (use == kAsLeaf) {
    CHECK_EQUAL(tp_tensor_set_requires_grad(*place, 1), TP_OK);
  }
  return 1;
}

/* A view that shares bytes with nothing else and has no history yet. */
static int is_apart(const Scene* scene) {
  if (scene->view == NULL || tp_tensor_requires_grad(scene->view)) return 0;
  for (int i = 0; i < kView; ++i) {
    if (tp_tensor_storage(slot_tensor(scene, i)) ==
        tp_tensor_storage(scene->view)) {
      return 0;
    }
  }
  return 1;
}

int stage_make(Stage* stage, const Row* row, int slot, SlotUse use) {
  Scene* const scene = &stage->scene;
  memset(stage, 0, sizeof(*stage));
  scene_make(scene, SHAPE_PLAIN);
  scene->function = row->function;
  for (int i = 0; i < kView; ++i) {
    tp_tensor_t** const place = slot_place(scene, i);
    if (is_real(*place)) set_values(place, i, 0);
  }
  int usable = 1;
  if (slot != kNoSlot && slot != kView) usable = use_slot(stage, slot, use);
  if (row->prepare) row->prepare(scene);
  if (slot == kView) {
    usable = use == kAsIs ? scene->view != NULL
                          : is_apart(scene) && use_slot(stage, slot, use);
  }
  if (!usable) stage_release(stage);
  return usable;
}

tp_status_t stage_call(Stage* stage, const Row* row) {
  return row->call(&stage->scene, &stage->results);
}

void stage_release(Stage* stage) {
  tp_tensor_release(stage->leaf);
  results_release(&stage->scene, &stage->results);
  scene_release(&stage->scene);
  tp_run_deferred();
}

Look look_at(const tp_tensor_t* tensor) {
  static char bytes[1 << 20];
  Look look = {0};
  if (tensor == NULL) return look;
  look.storage = tp_tensor_storage(tensor);
  look.version = tp_tensor_version(tensor);
  look.nbytes = tp_tensor_nbytes(tensor);
  CHECK(look.nbytes <= sizeof(bytes));
  CHECK_EQUAL(tp_tensor_copy_to(tensor, bytes, look.nbytes), TP_OK);
  look.values = 14695981039346656037u;
  for (size_t i = 0; i < look.nbytes; ++i) {
    look.values = (look.values ^ (unsigned char)bytes[i]) * 1099511628211u;
  }
  return look;
}

int looks_written(const Look* before, const Look* after) {
  return memcmp(before, after, sizeof(*before)) != 0;
}
