#include <stdlib.h>

#include "conformance_sweep.h"
#include "simd_levels.h"

/* How many times an element stands side by side where one operand repeats. */
enum { kAcross = 3 };

/* The operands' forms, together. */
static const int kPairs[][2] = {
    {kSweepContiguous, kSweepContiguous}, {kSweepStrided, kSweepStrided},
    {kSweepReversed, kSweepReversed},     {kSweepMisaligned, kSweepMisaligned},
    {kSweepStrided, kSweepContiguous},    {kSweepContiguous, kSweepReversed},
    {kSweepMisaligned, kSweepStrided},    {kSweepExpanded, kSweepContiguous},
    {kSweepContiguous, kSweepExpanded}};
static const int kAlone[][2] = {{kSweepContiguous, 0},
                                {kSweepStrided, 0},
                                {kSweepReversed, 0},
                                {kSweepMisaligned, 0},
                                {kSweepExpanded, 0}};

/* An operand at its longest in every form; a shorter one is its beginning. */
typedef struct Laid {
  SweepElements elements;
  unsigned char* block[kSweepForms];
  unsigned char* first[kSweepForms];
  int64_t pitch[kSweepForms];
  /* The elements side by side kAcross times. */
  unsigned char* across;
  int is_number; /* of rank 0, and stays it */
} Laid;

static void lay(const char* const* column, const ConfList* sizes,
                int stays_number, Laid* laid) {
  laid->elements = sweep_elements(column[0], column[1], column[2]);
  laid->is_number = stays_number && laid->elements.sizes.count == 0;
  if (!conf_good()) return;
  const ConfList one = {1, {1}};
  sweep_broadcast(&laid->elements, laid->is_number ? &one : sizes);
  const size_t item = laid->elements.item;
  const size_t times = kSweepLongest / laid->elements.count + 1;
  unsigned char* tiled = sweep_tiled(&laid->elements, times);
  for (int form = 0; form < kSweepForms; ++form) {
    laid->first[form] = sweep_lay(tiled, kSweepLongest, item, form,
                                  &laid->block[form], &laid->pitch[form]);
  }
  SweepElements side = laid->elements;
  ConfList wide = {2, {kSweepLongest, kAcross}};
  side.at = tiled;
  side.sizes = (ConfList){2, {kSweepLongest, 1}};
  sweep_broadcast(&side, &wide); /* frees what was tiled */
  laid->across = side.at;
}

static void drop(Laid* laid) {
  for (int form = 0; form < kSweepForms; ++form) free(laid->block[form]);
  free(laid->across);
  sweep_free(&laid->elements);
}

/* `across` dimensions of the result: 1, or 2 where an operand repeats. */
static tp_tensor_t* operand(const Laid* laid, int form, int64_t length,
                            size_t rank) {
  ConfList sizes = {rank, {length, kAcross}};
  ConfList strides = {rank, {laid->pitch[form], 0}};
  if (laid->is_number) {
    sizes.count = strides.count = 0;
    return sweep_wrap(&laid->elements, laid->first[form], &sizes, &strides);
  }
  if (rank == 2 && form != kSweepExpanded) {
    strides.at[0] = kAcross;
    strides.at[1] = 1;
    return sweep_wrap(&laid->elements, laid->across, &sizes, &strides);
  }
  return sweep_wrap(&laid->elements, laid->first[form], &sizes, &strides);
}

static void run(const SweepElementwise* row, const Laid* a, const Laid* b,
                const int* forms, int64_t length, SweepWant* want) {
  const int repeats =
      forms[0] == kSweepExpanded || (b != NULL && forms[1] == kSweepExpanded);
  const size_t rank = repeats ? 2 : 1;
  const ConfList sizes = {rank, {length, kAcross}};
  tp_tensor_t* left = operand(a, forms[0], length, rank);
  tp_tensor_t* right = b == NULL ? NULL : operand(b, forms[1], length, rank);
  tp_tensor_t* out = NULL;
  const tp_status_t status =
      b == NULL ? row->unary(left, &out) : row->binary(left, right, &out);
  want->each = repeats ? kAcross : 1;
  if (conf_check_status(status, "the operator")) {
    sweep_check(out, want, &sizes,
                kSweepFormNames[forms[b != NULL && forms[0] == 0]], length);
  }
  tp_tensor_release(out);
  tp_tensor_release(left);
  tp_tensor_release(right);
}

void sweep_elementwise(const SweepElementwise* row) {
  Laid a = {0};
  Laid b = {0};
  SweepWant want = {sweep_elements(row->out[0], row->out[1], row->out[2]), 1,
                    row->rtol, 0, row->zero_sign};
  if (conf_good() && want.elements.count != 0) {
    const ConfList* sizes = &want.elements.sizes;
    /* A number does not widen a tensor of its category, a vector of it does. */
    const int numbers = row->binary != NULL && sizes->count != 0 &&
                        !conf_is(row->a[0], row->b[0]);
    const int(*forms)[2] = row->binary != NULL ? kPairs : kAlone;
    const size_t count = row->binary != NULL ? sizeof kPairs / sizeof kPairs[0]
                                             : sizeof kAlone / sizeof kAlone[0];
    lay(row->a, sizes, numbers, &a);
    if (row->binary != NULL) lay(row->b, sizes, numbers, &b);
    for (int level = -1; use_next_simd(&level);) {
      for (int i = 0; i < kSweepLengths && conf_good(); ++i) {
        for (size_t k = 0; k < count && conf_good(); ++k) {
          run(row, &a, row->binary != NULL ? &b : NULL, forms[k],
              sweep_length(i), &want);
        }
      }
    }
    drop(&a);
    drop(&b);
  }
  sweep_free(&want.elements);
}
