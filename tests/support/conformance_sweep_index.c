#include <stdlib.h>
#include <string.h>

#include "conformance_sweep.h"
#include "simd_levels.h"

tp_tensor_t* sweep_tensor(const SweepElements* elements, int form,
                          unsigned char** block) {
  int64_t pitch = 0;
  unsigned char* first = sweep_lay(elements->at, elements->count,
                                   elements->item, form, block, &pitch);
  ConfList strides = elements->sizes;
  for (size_t d = strides.count; d-- > 0;) {
    strides.at[d] = pitch;
    if (elements->sizes.at[d] != 0) pitch *= elements->sizes.at[d];
  }
  return sweep_wrap(elements, first, &elements->sizes, &strides);
}

/* Indices, or results of the row along a dimension, one round after another:
 * `runs` of `length` blocks, cut or repeated to `wanted` blocks. */
static void repeat(SweepElements* elements, size_t runs, size_t length,
                   size_t block, size_t wanted) {
  unsigned char* at = malloc(runs * wanted * block + 1);
  for (size_t run = 0; at != NULL && run < runs; ++run) {
    for (size_t i = 0; i < wanted; ++i) {
      memcpy(at + (run * wanted + i) * block,
             elements->at + (run * length + i % length) * block, block);
    }
  }
  conf_check(at != NULL, "no memory");
  free(elements->at);
  elements->at = at;
  elements->count = runs * wanted * block / elements->item;
}

/* The row's own elements again, one dimension at another length. */
static SweepElements stretched(const char* const* column, size_t dim,
                               size_t wanted) {
  SweepElements elements = sweep_elements(column[0], column[1], column[2]);
  if (elements.sizes.count == 0) elements.sizes = (ConfList){1, {1}};
  size_t runs = 1;
  size_t block = elements.item;
  for (size_t d = 0; d < elements.sizes.count; ++d) {
    if (d < dim) runs *= (size_t)elements.sizes.at[d];
    if (d > dim) block *= (size_t)elements.sizes.at[d];
  }
  repeat(&elements, runs, (size_t)elements.sizes.at[dim], block, wanted);
  elements.sizes.at[dim] = (int64_t)wanted;
  return elements;
}

static void run(const SweepIndex* row, const tp_tensor_t* source,
                const SweepElements* indices, int form, SweepWant* want) {
  unsigned char* block = NULL;
  tp_tensor_t* index = sweep_tensor(indices, form, &block);
  tp_tensor_t* out = NULL;
  if (conf_check_status(tp_index_select(source, row->dim, index, &out),
                        "tp_index_select")) {
    sweep_check(out, want, &want->elements.sizes, kSweepFormNames[form],
                indices->sizes.at[0]);
  }
  tp_tensor_release(out);
  tp_tensor_release(index);
  free(block);
}

void sweep_index_select(const SweepIndex* row) {
  const char* const index[3] = {row->index_dtype, row->index_sizes,
                                row->index_values};
  const ConfList sizes = conf_list(row->source[1]);
  if (conf_is(row->index_sizes, "0")) return; /* nothing to repeat */
  SweepElements elements =
      sweep_elements(row->source[0], row->source[1], row->source[2]);
  const int64_t rank = sizes.count == 0 ? 1 : (int64_t)sizes.count;
  const size_t dim = (size_t)(row->dim < 0 ? row->dim + rank : row->dim);
  unsigned char* blocks[kSweepForms] = {NULL};
  tp_tensor_t* sources[kSweepForms] = {NULL};
  for (int form = 0; form < kSweepExpanded; ++form) {
    sources[form] = sweep_tensor(&elements, form, &blocks[form]);
  }
  for (int level = -1; use_next_simd(&level);) {
    for (int i = 0; i < kSweepLengths && conf_good(); ++i) {
      const size_t length = (size_t)sweep_length(i);
      SweepElements indices = stretched(index, 0, length);
      SweepWant want = {stretched(row->out, dim, length), 1, 0, 0, 1};
      for (int form = 0; form < kSweepExpanded && conf_good(); ++form) {
        run(row, sources[form], &indices, form, &want);
        run(row, sources[(form + 1) % kSweepExpanded], &indices, form, &want);
      }
      sweep_free(&indices);
      sweep_free(&want.elements);
    }
  }
  for (int form = 0; form < kSweepExpanded; ++form) {
    tp_tensor_release(sources[form]);
    free(blocks[form]);
  }
  sweep_free(&elements);
}
