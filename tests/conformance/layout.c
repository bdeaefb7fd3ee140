/* layout.tsv: strides of new tensors, what strides are, converting to a format,
 * and the layout of a result. */
#include "support/conformance.h"

enum {
  kKind,
  kFormat,
  kSizes,
  kStrides,
  kSizes2,
  kStrides2,
  kOutSizes,
  kOutStrides,
  kContiguous,
  kChannelsLast,
  kChannelsLast3d,
  kDense,
  kAlias,
  kColumns
};

static void check_flag(const char* what, const char* want, int got) {
  if (conf_absent(want)) return;
  conf_check(got == conf_is(want, "1"), "%s got %d want %s", what, got, want);
}

static void check_format(const tp_tensor_t* tensor, const char* want,
                         tp_memory_format_t format, uint32_t flag) {
  const uint32_t flags = tp_tensor_flags(tensor);
  check_flag(tp_memory_format_name(format), want,
             tp_tensor_is_contiguous(tensor, format));
  check_flag("its flag", want, (flags & flag) != 0);
}

static void check_flags(const ConfRow* row, const tp_tensor_t* tensor) {
  check_format(tensor, row->column[kContiguous], TP_FORMAT_CONTIGUOUS,
               TP_TENSOR_CONTIGUOUS);
  check_format(tensor, row->column[kChannelsLast], TP_FORMAT_CHANNELS_LAST,
               TP_TENSOR_CHANNELS_LAST_CONTIGUOUS);
  check_format(tensor, row->column[kChannelsLast3d], TP_FORMAT_CHANNELS_LAST_3D,
               TP_TENSOR_CHANNELS_LAST_3D_CONTIGUOUS);
  check_flag(
      "non_overlapping_and_dense", row->column[kDense],
      (tp_tensor_flags(tensor) & TP_TENSOR_NON_OVERLAPPING_AND_DENSE) != 0);
}

static tp_memory_format_t format_of(const ConfRow* row) {
  tp_memory_format_t format = 0;
  conf_check_status(tp_memory_format_parse(row->column[kFormat], &format),
                    "tp_memory_format_parse");
  return format;
}

static tp_tensor_t* operand(const ConfRow* row, int sizes, int strides) {
  const ConfList sizes_list = conf_list(row->column[sizes]);
  const ConfList strides_list = conf_list(row->column[strides]);
  return conf_strided_fit(TP_DTYPE_F32, &sizes_list, &strides_list);
}

static void check_result(const ConfRow* row, const tp_tensor_t* tensor) {
  const ConfList sizes = conf_list(row->column[kOutSizes]);
  const ConfList strides = conf_list(row->column[kOutStrides]);
  conf_check_tensor(tensor, &sizes, &strides, TP_DTYPE_F32);
  check_flags(row, tensor);
}

static void run_make(const ConfRow* row) {
  const ConfList sizes = conf_list(row->column[kSizes]);
  const int fails = conf_is(row->column[kOutSizes], "error");
  tp_tensor_t* out = fails ? CONF_STALE : NULL;
  const tp_status_t status =
      tp_empty(sizes.at, sizes.count, TP_DTYPE_F32, 0, 0, format_of(row), &out);
  if (fails) {
    conf_check_refused(status, out, "tp_empty");
    if (status != TP_OK) return;
  } else if (conf_check_status(status, "tp_empty")) {
    check_result(row, out);
  }
  tp_tensor_release(out);
}

static void run_query(const ConfRow* row) {
  tp_tensor_t* tensor = operand(row, kSizes, kStrides);
  if (tensor != NULL) check_flags(row, tensor);
  tp_tensor_release(tensor);
}

static void run_to(const ConfRow* row) {
  const int alias = conf_is(row->column[kAlias], "1");
  tp_tensor_t* tensor = operand(row, kSizes, kStrides);
  tp_tensor_t* out = NULL;
  if (tensor != NULL &&
      conf_check_status(tp_contiguous(tensor, format_of(row), &out),
                        "tp_contiguous")) {
    check_result(row, out);
    conf_check((out == tensor) == alias, "it gives %s",
               alias ? "a copy, want the tensor" : "the tensor, want a copy");
    conf_check_same_elements(out, tensor);
  }
  tp_tensor_release(out);
  tp_tensor_release(tensor);
}

static void run_binary(const ConfRow* row) {
  tp_tensor_t* a = operand(row, kSizes, kStrides);
  tp_tensor_t* b = operand(row, kSizes2, kStrides2);
  tp_tensor_t* out = NULL;
  if (a != NULL && b != NULL &&
      conf_check_status(tp_add(a, b, &out), "tp_add")) {
    check_result(row, out);
  }
  tp_tensor_release(out);
  tp_tensor_release(a);
  tp_tensor_release(b);
}

static void run(const ConfRow* row) {
  const char* kind = row->column[kKind];
  conf_case("line %d (%s %s sizes %s strides %s, %s %s)", row->line, kind,
            row->column[kFormat], row->column[kSizes], row->column[kStrides],
            row->column[kSizes2], row->column[kStrides2]);
  if (conf_is(kind, "make")) {
    run_make(row);
  } else if (conf_is(kind, "query")) {
    run_query(row);
  } else if (conf_is(kind, "to")) {
    run_to(row);
  } else if (conf_check(conf_is(kind, "binary"), "the kind is unknown")) {
    run_binary(row);
  }
  conf_end();
}

int main(void) {
  ConfTable table = conf_table_read("layout.tsv", kColumns);
  conf_begin("layout");
  for (size_t i = 0; i < table.count; ++i) run(&table.rows[i]);
  conf_table_free(&table);
  return conf_finish();
}
