/* clone.tsv: what clone, contiguous and flattening do to a layout. */
#include "support/conformance.h"

enum {
  kSizes,
  kStrides,
  kOffset,
  kStorage,
  kDense,
  kPreserve,
  kContiguous,
  kContiguousStrides,
  kContiguousAlias,
  kChannelsLast,
  kFlatSizes,
  kFlatStrides,
  kFlatOffset,
  kFlatAlias,
  kColumns
};

static void check_clone(const tp_tensor_t* tensor, tp_memory_format_t format,
                        const ConfList* sizes, const char* strides) {
  const ConfList want = conf_list(strides);
  const char* name = tp_memory_format_name(format);
  tp_tensor_t* out = NULL;
  if (conf_check_status(tp_clone(tensor, format, &out), name)) {
    conf_check(conf_check_tensor(out, sizes, &want, TP_DTYPE_F32),
               "in the clone with %s", name);
    conf_check(tp_tensor_offset(out) == 0, "the clone has an offset");
    conf_check(
        !tp_storage_same(tp_tensor_storage(out), tp_tensor_storage(tensor)),
        "the clone shares the storage");
    conf_check(tp_tensor_version(out) == 0, "the clone has version %d",
               (int)tp_tensor_version(out));
    conf_check_same_elements(out, tensor);
  }
  tp_tensor_release(out);
}

static void check_contiguous(const ConfRow* row, tp_tensor_t* tensor,
                             const ConfList* sizes) {
  const ConfList want = conf_list(row->column[kContiguousStrides]);
  const int alias = conf_is(row->column[kContiguousAlias], "1");
  tp_tensor_t* out = NULL;
  if (conf_check_status(tp_contiguous(tensor, 0, &out), "tp_contiguous")) {
    conf_check_tensor(out, sizes, &want, TP_DTYPE_F32);
    conf_check((out == tensor) == alias, "contiguous gives %s",
               alias ? "a copy, want the tensor" : "the tensor, want a copy");
    conf_check_same_elements(out, tensor);
  }
  tp_tensor_release(out);
}

static void check_flat(const ConfRow* row, tp_tensor_t* tensor) {
  static const int64_t kAll[] = {-1};
  const ConfList sizes = conf_list(row->column[kFlatSizes]);
  const ConfList strides = conf_list(row->column[kFlatStrides]);
  const int alias = conf_is(row->column[kFlatAlias], "1");
  tp_tensor_t* out = NULL;
  if (conf_check_status(tp_reshape(tensor, kAll, 1, &out), "tp_reshape")) {
    conf_check(conf_check_tensor(out, &sizes, &strides, TP_DTYPE_F32),
               "in the flattened tensor");
    conf_check(tp_tensor_offset(out) == conf_int(row->column[kFlatOffset]),
               "flat offset got %d want %s", (int)tp_tensor_offset(out),
               row->column[kFlatOffset]);
    conf_check(tp_storage_same(tp_tensor_storage(out),
                               tp_tensor_storage(tensor)) == alias,
               "flattening %s", alias ? "copied" : "gave a view");
    conf_check_same_elements(out, tensor);
  }
  tp_tensor_release(out);
}

static void run(const ConfRow* row) {
  const ConfList sizes = conf_list(row->column[kSizes]);
  const ConfList strides = conf_list(row->column[kStrides]);
  const int dense = conf_is(row->column[kDense], "1");
  conf_case("line %d (sizes %s strides %s)", row->line, row->column[kSizes],
            row->column[kStrides]);
  tp_tensor_t* tensor = conf_strided(TP_DTYPE_F32, &sizes, &strides,
                                     conf_int(row->column[kOffset]),
                                     conf_int(row->column[kStorage]));
  if (tensor != NULL) {
    conf_check_tensor(tensor, &sizes, &strides, TP_DTYPE_F32);
    conf_check(((tp_tensor_flags(tensor) &
                 TP_TENSOR_NON_OVERLAPPING_AND_DENSE) != 0) == dense,
               "non_overlapping_and_dense got %d want %d", !dense, dense);
    check_clone(tensor, TP_FORMAT_PRESERVE, &sizes, row->column[kPreserve]);
    check_clone(tensor, TP_FORMAT_CONTIGUOUS, &sizes, row->column[kContiguous]);
    if (!conf_absent(row->column[kChannelsLast])) {
      check_clone(tensor,
                  sizes.count == 4 ? TP_FORMAT_CHANNELS_LAST
                                   : TP_FORMAT_CHANNELS_LAST_3D,
                  &sizes, row->column[kChannelsLast]);
    }
    check_contiguous(row, tensor, &sizes);
    check_flat(row, tensor);
  }
  tp_tensor_release(tensor);
  conf_end();
}

int main(void) {
  ConfTable table = conf_table_read("clone.tsv", kColumns);
  conf_begin("clone");
  for (size_t i = 0; i < table.count; ++i) run(&table.rows[i]);
  conf_table_free(&table);
  return conf_finish();
}
