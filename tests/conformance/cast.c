/* cast.tsv: conversions by tp_to, and by tp_copy_inplace into every second
 * element of a longer tensor, from both a dense and a strided source. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/conformance_sweep.h"
#include "support/values.h"

enum { kFrom, kValues, kTo, kOut, kOnce, kNumpy, kColumns };

enum { kFillByte = 0x15 };

static void check(const ConfRow* row, const tp_tensor_t* tensor,
                  const char* how) {
  const char* once = row->column[kOnce];
  conf_check(conf_check_values(tensor, row->column[kOut],
                               conf_absent(once) ? NULL : once, 0, 0, 1),
             "by %s", how);
}

/* n elements apart by one, in a tensor whose other bytes are kFillByte. */
static tp_tensor_t* spread(tp_dtype_t dtype, int64_t n, tp_tensor_t** whole) {
  const int64_t twice = 2 * n;
  const size_t nbytes = (size_t)twice * tp_dtype_size(dtype);
  tp_tensor_t* view = NULL;
  unsigned char* bytes = malloc(nbytes + 1);
  *whole = NULL;
  if (!conf_check(bytes != NULL, "no memory for the case")) return NULL;
  memset(bytes, kFillByte, nbytes);
  if (conf_check_status(
          tp_tensor_from_data(bytes, nbytes, &twice, 1, dtype, whole),
          "tp_tensor_from_data")) {
    conf_check_status(tp_slice(*whole, 0, 0, TP_SLICE_OPEN, 2, &view),
                      "tp_slice");
  }
  free(bytes);
  return view;
}

static void check_gaps(const tp_tensor_t* whole) {
  const size_t size = tp_dtype_size(tp_tensor_dtype(whole));
  const size_t n = (size_t)tp_tensor_numel(whole);
  unsigned char* bytes = conf_elements(whole);
  int kept = bytes != NULL;
  for (size_t i = size; kept && i < n * size; ++i) {
    if (i / size % 2 == 1 && bytes[i] != kFillByte) kept = 0;
  }
  conf_check(kept, "the elements between were written");
  free(bytes);
}

static void check_copy(const ConfRow* row, const tp_tensor_t* source,
                       const char* how) {
  tp_tensor_t* whole = NULL;
  tp_tensor_t* target =
      spread(conf_dtype(row->column[kTo]), tp_tensor_numel(source), &whole);
  if (target != NULL &&
      conf_check_status(tp_copy_inplace(target, source), "tp_copy_inplace")) {
    check(row, target, how);
    check_gaps(whole);
  }
  tp_tensor_release(target);
  tp_tensor_release(whole);
}

static void check_spread_source(const ConfRow* row, const tp_tensor_t* source) {
  tp_tensor_t* whole = NULL;
  tp_tensor_t* strided =
      spread(tp_tensor_dtype(source), tp_tensor_numel(source), &whole);
  tp_tensor_t* out = NULL;
  if (strided != NULL &&
      conf_check_status(tp_copy_inplace(strided, source), "tp_copy_inplace")) {
    check_copy(row, strided, "tp_copy_inplace from a strided source");
    if (conf_check_status(
            tp_to(strided, conf_dtype(row->column[kTo]), 0, 0, 0, 0, &out),
            "tp_to")) {
      check(row, out, "tp_to from a strided source");
    }
  }
  tp_tensor_release(out);
  tp_tensor_release(strided);
  tp_tensor_release(whole);
}

static void run(const ConfRow* row) {
  const tp_dtype_t from = conf_dtype(row->column[kFrom]);
  const tp_dtype_t to = conf_dtype(row->column[kTo]);
  ConfList sizes = {1, {0}};
  size_t count = 0;
  tp_tensor_t* out = NULL;
  conf_case("line %d (%s to %s)", row->line, row->column[kFrom],
            row->column[kTo]);
  free(value_parse(from, row->column[kValues], &count));
  sizes.at[0] = (int64_t)count;
  tp_tensor_t* source = conf_tensor(from, &sizes, row->column[kValues]);
  if (source != NULL) {
    if (conf_check_status(tp_to(source, to, 0, 0, 0, 0, &out), "tp_to")) {
      conf_check_tensor(out, &sizes, NULL, to);
      check(row, out, "tp_to");
    }
    check_copy(row, source, "tp_copy_inplace");
    check_spread_source(row, source);
  }
  tp_tensor_release(out);
  tp_tensor_release(source);
  conf_end();
}

static tp_dtype_t wanted;

static tp_status_t convert(const tp_tensor_t* a, tp_tensor_t** out) {
  return tp_to((tp_tensor_t*)(uintptr_t)a, wanted, 0, 0, 0, 0, out);
}

static void sweep(const ConfRow* row) {
  char sizes[32];
  size_t count = 0;
  const char* once = row->column[kOnce];
  wanted = conf_dtype(row->column[kTo]);
  conf_case("line %d (%s to %s) at all lengths", row->line, row->column[kFrom],
            row->column[kTo]);
  free(value_parse(conf_dtype(row->column[kFrom]), row->column[kValues],
                   &count));
  snprintf(sizes, sizeof sizes, "%zu", count);
  const char* const from[] = {row->column[kFrom], sizes, row->column[kValues]};
  const char* const to[] = {row->column[kTo], sizes,
                            conf_absent(once) ? row->column[kOut] : once};
  const SweepElementwise again = {convert, NULL, from, NULL, to, 0, 1};
  sweep_elementwise(&again);
  conf_end();
}

int main(void) {
  ConfTable table = conf_table_read("cast.tsv", kColumns);
  conf_begin("cast");
  for (size_t i = 0; i < table.count; ++i) {
    run(&table.rows[i]);
    sweep(&table.rows[i]);
  }
  conf_table_free(&table);
  return conf_finish();
}
