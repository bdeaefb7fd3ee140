#include "fault/support/rows.h"

static tp_status_t as_strided(Scene* scene, Results* results) {
  int64_t strides[kMaxRank];
  for (size_t d = 0; d < scene->rank; ++d) {
    strides[d] = 1;
  }
  int64_t sizes[kMaxRank] = {1, 1, 1, 1, 1, 1, 1, 1};
  sizes[0] = 2;
  return tp_as_strided(scene->a, sizes, strides, scene->rank, 1,
                       &results->tensor);
}

/* The same sizes with a 1 in front, which strides always allow. */
static tp_status_t view(Scene* scene, Results* results) {
  int64_t sizes[kMaxRank] = {1};
  for (size_t d = 0; d < scene->rank; ++d) {
    sizes[d + 1] = scene->sizes[d];
  }
  return tp_view(scene->a, sizes, scene->rank + 1, &results->tensor);
}

/* Copies where a is not contiguous. */
static tp_status_t reshape(Scene* scene, Results* results) {
  const int64_t sizes[7] = {1, 1, 1, 1, 1, 3, -1};
  return tp_reshape(scene->a, sizes, 7, &results->tensor);
}

static tp_status_t flatten(Scene* scene, Results* results) {
  return tp_flatten(scene->a, 0, -1, &results->tensor);
}

static tp_status_t unflatten(Scene* scene, Results* results) {
  const int64_t sizes[6] = {1, 1, 1, 1, -1, 3};
  return tp_unflatten(scene->a, -1, sizes, 6, &results->tensor);
}

static tp_status_t select_index(Scene* scene, Results* results) {
  return tp_select(scene->a, 0, -1, &results->tensor);
}

static tp_status_t slice(Scene* scene, Results* results) {
  return tp_slice(scene->a, -1, TP_SLICE_OPEN, TP_SLICE_OPEN, -2,
                  &results->tensor);
}

static tp_status_t narrow(Scene* scene, Results* results) {
  return tp_narrow(scene->a, -1, 1, 2, &results->tensor);
}

static tp_status_t transpose(Scene* scene, Results* results) {
  return tp_transpose(scene->a, 0, -1, &results->tensor);
}

static tp_status_t t(Scene* scene, Results* results) {
  return tp_t(scene->index, &results->tensor);
}

static tp_status_t t_of_matrix(Scene* scene, Results* results) {
  return tp_t(scene->matrices[0], &results->tensor);
}

static tp_status_t permute(Scene* scene, Results* results) {
  int64_t dims[kMaxRank];
  for (size_t d = 0; d < scene->rank; ++d) {
    dims[d] = (int64_t)(scene->rank - 1 - d);
  }
  return tp_permute(scene->a, dims, scene->rank, &results->tensor);
}

static tp_status_t movedim(Scene* scene, Results* results) {
  const int64_t source[2] = {0, -1};
  const int64_t destination[2] = {-1, 0};
  return tp_movedim(scene->a, source, destination, 2, &results->tensor);
}

static tp_status_t squeeze(Scene* scene, Results* results) {
  return tp_squeeze(scene->a, NULL, 0, &results->tensor);
}

static tp_status_t unsqueeze(Scene* scene, Results* results) {
  return tp_unsqueeze(scene->a, -1, &results->tensor);
}

static tp_status_t expand(Scene* scene, Results* results) {
  int64_t sizes[kMaxRank] = {4};
  for (size_t d = 0; d < scene->rank; ++d) {
    sizes[d + 1] = -1;
  }
  return tp_expand(scene->a, sizes, scene->rank + 1, &results->tensor);
}

static tp_status_t diagonal(Scene* scene, Results* results) {
  return tp_diagonal(scene->a, 1, -2, -1, &results->tensor);
}

static tp_status_t unfold(Scene* scene, Results* results) {
  return tp_unfold(scene->a, -1, 2, 1, &results->tensor);
}

static tp_status_t flip(Scene* scene, Results* results) {
  const int64_t dims[2] = {-1, 0};
  return tp_flip(scene->a, dims, 2, &results->tensor);
}

static tp_status_t real(Scene* scene, Results* results) {
  return tp_real(scene->complex, &results->tensor);
}

static tp_status_t imag(Scene* scene, Results* results) {
  return tp_imag(scene->complex, &results->tensor);
}

static tp_status_t view_dtype(Scene* scene, Results* results) {
  return tp_view_dtype(scene->b, TP_DTYPE_U8, &results->tensor);
}

static tp_status_t view_halves(Scene* scene, Results* results) {
  return tp_view_dtype(scene->square, TP_DTYPE_F16, &results->tensor);
}

static tp_status_t alias(Scene* scene, Results* results) {
  return tp_alias(scene->a, &results->tensor);
}

static tp_status_t detach(Scene* scene, Results* results) {
  return tp_detach(scene->a, &results->tensor);
}

static tp_status_t contiguous(Scene* scene, Results* results) {
  return tp_contiguous(scene->a, 0, &results->tensor);
}

static tp_status_t contiguous_copy(Scene* scene, Results* results) {
  return tp_contiguous(scene->expanded, 0, &results->tensor);
}

static tp_status_t clone(Scene* scene, Results* results) {
  return tp_clone(scene->a, 0, &results->tensor);
}

static tp_status_t clone_contiguous(Scene* scene, Results* results) {
  return tp_clone(scene->a, TP_FORMAT_CONTIGUOUS, &results->tensor);
}

static tp_status_t to(Scene* scene, Results* results) {
  return tp_to(scene->a, TP_DTYPE_C128, 0, 0, 0, 1, &results->tensor);
}

static tp_status_t copy(Scene* scene, Results* results) {
  (void)results;
  return tp_copy_inplace(scene->a, scene->b);
}

/* Source and destination share bytes in another order. */
static void flip_with_memory(Scene* scene) {
  const int64_t last = -1;
  tp_flip(scene->a, &last, 1, &scene->view);
}

static tp_status_t copy_within(Scene* scene, Results* results) {
  (void)results;
  return tp_copy_inplace(scene->a, scene->view);
}

static tp_status_t copy_overlapping(Scene* scene, Results* results) {
  (void)results;
  return tp_copy_inplace(scene->expanded, scene->total);
}

static tp_status_t repeat(Scene* scene, Results* results) {
  int64_t repeats[kMaxRank];
  for (size_t d = 0; d <= scene->rank; ++d) {
    repeats[d] = 2;
  }
  return tp_repeat(scene->a, repeats, scene->rank + 1, &results->tensor);
}

static const Row kRows[] = {
    {"tp_as_strided", as_strided, ROW_TENSOR},
    {"tp_view", view, ROW_TENSOR},
    {"tp_reshape", reshape, ROW_TENSOR},
    {"tp_flatten", flatten, ROW_TENSOR},
    {"tp_unflatten", unflatten, ROW_TENSOR},
    {"tp_select", select_index, ROW_TENSOR},
    {"tp_slice", slice, ROW_TENSOR},
    {"tp_narrow", narrow, ROW_TENSOR},
    {"tp_transpose", transpose, ROW_TENSOR},
    {"tp_t", t, ROW_TENSOR},
    {"tp_t", t_of_matrix, ROW_TENSOR},
    {"tp_permute", permute, ROW_TENSOR},
    {"tp_movedim", movedim, ROW_TENSOR},
    {"tp_squeeze", squeeze, ROW_TENSOR},
    {"tp_unsqueeze", unsqueeze, ROW_TENSOR},
    {"tp_expand", expand, ROW_TENSOR},
    {"tp_diagonal", diagonal, ROW_TENSOR},
    {"tp_unfold", unfold, ROW_TENSOR},
    {"tp_flip", flip, ROW_TENSOR},
    {"tp_real", real, ROW_TENSOR},
    {"tp_imag", imag, ROW_TENSOR},
    {"tp_view_dtype", view_dtype, ROW_TENSOR},
    {"tp_view_dtype", view_halves, ROW_TENSOR},
    {"tp_alias", alias, ROW_TENSOR},
    {"tp_detach", detach, ROW_TENSOR},
    {"tp_contiguous", contiguous, ROW_TENSOR},
    {"tp_contiguous", contiguous_copy, ROW_TENSOR},
    {"tp_clone", clone, ROW_TENSOR},
    {"tp_clone", clone_contiguous, ROW_TENSOR},
    {"tp_to", to, ROW_TENSOR},
    {"tp_copy_inplace", copy, ROW_IN_PLACE},
    {"tp_copy_inplace", copy_within, .prepare = flip_with_memory},
    {"tp_copy_inplace", copy_overlapping, ROW_IN_PLACE},
    {"tp_repeat", repeat, ROW_TENSOR},
};

RowGroup rows_views(void) { return ROW_GROUP(kRows); }
