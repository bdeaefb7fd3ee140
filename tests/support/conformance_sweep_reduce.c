#include <stdlib.h>

#include "conformance_sweep.h"
#include "simd_levels.h"

/* The row's input as it is reduced: over one dimension where all are named, so
 * that another can be kept beside it, and never of rank 0. */
typedef struct Reduced {
  SweepElements elements;
  ConfList dims;
  ConfList out_sizes;
} Reduced;

static Reduced reduced(const SweepReduce* row, const ConfList* out_sizes) {
  const size_t rank = (size_t)tp_tensor_rank(row->input);
  Reduced input;
  input.elements.dtype = tp_tensor_dtype(row->input);
  input.elements.item = tp_dtype_size(input.elements.dtype);
  input.elements.count = (size_t)tp_tensor_numel(row->input);
  input.elements.at = conf_elements(row->input);
  input.elements.sizes = (ConfList){1, {(int64_t)input.elements.count}};
  if (conf_is(row->dims, "*")) {
    input.dims = (ConfList){1, {0}};
    input.out_sizes = (ConfList){row->keepdim ? 1u : 0u, {1}};
  } else {
    input.dims = conf_list(row->dims);
    input.out_sizes = *out_sizes;
    if (rank == 0) {
      input.out_sizes = (ConfList){row->keepdim ? 1u : 0u, {1}};
    } else {
      input.elements.sizes.count = rank;
      for (size_t d = 0; d < rank; ++d) {
        input.elements.sizes.at[d] = tp_tensor_sizes(row->input)[d];
      }
    }
  }
  if (row->keeps_sizes) input.out_sizes = input.elements.sizes;
  return input;
}

/* A dimension more in front of a list, or behind it. */
static ConfList longer(const ConfList* list, int behind, int64_t number) {
  ConfList result = {list->count + 1, {0}};
  for (size_t d = 0; d < list->count; ++d) {
    result.at[d + (behind ? 0 : 1)] = list->at[d];
  }
  result.at[behind ? list->count : 0] = number;
  return result;
}

/* The same dimensions of a tensor with one more. */
static ConfList moved(const ConfList* dims, int behind) {
  ConfList result = *dims;
  for (size_t i = 0; i < dims->count; ++i) {
    if (!behind && dims->at[i] >= 0) ++result.at[i];
    if (behind && dims->at[i] < 0) --result.at[i];
  }
  return result;
}

/* The input's copies lie one after another, or each element's side by side. */
typedef struct Laid {
  int form, behind;
  unsigned char* block;
  unsigned char* first;
  int64_t pitch;
} Laid;

static Laid lay(const SweepElements* elements, int form, int behind,
                size_t times) {
  Laid laid = {form, behind, NULL, NULL, 0};
  if (form == kSweepExpanded) times = 1;
  SweepElements side = *elements;
  ConfList wide = {2, {(int64_t)elements->count, (int64_t)times}};
  side.at = sweep_tiled(elements, behind ? 1 : times);
  if (behind) {
    side.sizes = (ConfList){2, {(int64_t)elements->count, 1}};
    sweep_broadcast(&side, &wide); /* frees what was tiled */
  }
  laid.first = sweep_lay(side.at, elements->count * times, elements->item, form,
                         &laid.block, &laid.pitch);
  free(side.at);
  return laid;
}

static tp_tensor_t* view(const SweepElements* elements, const Laid* laid,
                         int64_t times, int64_t laid_times) {
  const ConfList* sizes = &elements->sizes;
  const int repeats = laid->form == kSweepExpanded;
  ConfList strides = *sizes;
  int64_t stride = laid->pitch;
  if (laid->behind && !repeats) stride *= laid_times;
  for (size_t d = sizes->count; d-- > 0;) {
    strides.at[d] = stride;
    if (sizes->at[d] != 0) stride *= sizes->at[d];
  }
  if (laid->behind) stride = laid->pitch;
  const ConfList all = longer(sizes, laid->behind, times);
  const ConfList steps = longer(&strides, laid->behind, repeats ? 0 : stride);
  return sweep_wrap(elements, laid->first, &all, &steps);
}

static void run(const SweepReduce* row, const Reduced* input, const Laid* laid,
                int64_t times, int64_t laid_times, SweepWant* want) {
  const ConfList dims = moved(&input->dims, laid->behind);
  const ConfList sizes = longer(&input->out_sizes, laid->behind, times);
  tp_tensor_t* tensor = view(&input->elements, laid, times, laid_times);
  tp_tensor_t* out = NULL;
  const tp_status_t status =
      row->apply(row->context, tensor, dims.at, dims.count, row->keepdim, &out);
  want->each = laid->behind ? (size_t)times : 1;
  if (conf_check_status(status, "the operator")) {
    sweep_check(out, want, &sizes, kSweepFormNames[laid->form], times);
  }
  tp_tensor_release(out);
  tp_tensor_release(tensor);
}

static void run_all(const SweepReduce* row, const Reduced* input,
                    SweepWant* want) {
  /* Strides of what is there for the longest; for a dense tensor they must be
   * made for each length. */
  for (int k = 0; k < 2 * kSweepForms && want->elements.count != 0; ++k) {
    const int form = k / 2;
    const int behind = k % 2;
    const int dense = behind && form == kSweepContiguous;
    Laid laid = lay(&input->elements, form, behind, kSweepLongest);
    for (int i = 0; i < kSweepLengths && conf_good(); ++i) {
      const int64_t times = sweep_length(i);
      if (dense) {
        free(laid.block);
        laid = lay(&input->elements, form, behind, (size_t)times);
      }
      run(row, input, &laid, times, dense ? times : kSweepLongest, want);
    }
    free(laid.block);
  }
}

void sweep_reduce(const SweepReduce* row) {
  SweepWant want = {sweep_elements(row->out[0], row->out[1], row->out[2]), 1,
                    row->rtol, row->atol, 0};
  Reduced input = reduced(row, &want.elements.sizes);
  for (int level = -1; use_next_simd(&level);) run_all(row, &input, &want);
  sweep_free(&input.elements);
  sweep_free(&want.elements);
}
