#include "fault/support/rows.h"

RowGroup (*const kRowGroups[])(void) = {
    rows_allocator, rows_base,       rows_debug,      rows_dispatch,
    rows_errors,    rows_gradients,  rows_indexing,   rows_io,
    rows_make,      rows_matmul,     rows_npz,        rows_ops,
    rows_optimizer, rows_parametric, rows_reduce,     rows_runtime,
    rows_save,      rows_scan,       rows_storage,    rows_tensor,
    rows_training,  rows_views,      rows_views_many,
};

const size_t kRowGroupCount = sizeof(kRowGroups) / sizeof(kRowGroups[0]);
