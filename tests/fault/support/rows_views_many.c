/* Views that come in lists: all pieces or none. */
#include "fault/support/rows.h"

static tp_status_t split(Scene* scene, Results* results) {
  return tp_split(scene->a, scene->sizes[scene->rank - 1] / 3, -1,
                  results->pieces.tensors, kMaxPieces, &results->pieces.count);
}

static tp_status_t chunk(Scene* scene, Results* results) {
  return tp_chunk(scene->a, 3, -1, results->pieces.tensors, kMaxPieces,
                  &results->pieces.count);
}

static tp_status_t unbind(Scene* scene, Results* results) {
  return tp_unbind(scene->a, -2, results->pieces.tensors, kMaxPieces,
                   &results->pieces.count);
}

static const Row kRows[] = {
    {"tp_split", split, ROW_OUTPUT(pieces)},
    {"tp_chunk", chunk, ROW_OUTPUT(pieces)},
    {"tp_unbind", unbind, ROW_OUTPUT(pieces)},
};

RowGroup rows_views_many(void) { return ROW_GROUP(kRows); }
