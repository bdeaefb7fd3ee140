/* views.tsv: chains of views, strides to the letter. Every chain runs twice:
 * on a base that begins its storage, and on one that begins further on. */
#include <stdlib.h>
#include <string.h>

#include "support/conformance_step.h"

enum {
  kCase,
  kStep,
  kOp,
  kArgs,
  kDtype,
  kSizes,
  kStrides,
  kOffset,
  kContiguous,
  kChannelsLast,
  kDense,
  kAlias,
  kColumns
};

/* Divisible by every ratio of element sizes, so that view_dtype keeps its
 * rule. */
enum { kShiftedStart = 16 };

typedef struct Chain {
  tp_tensor_t* tensor;
  const ConfRow* row; /* the last row that described the tensor */
  int64_t shift_bytes;
} Chain;

static int64_t item_size(const tp_tensor_t* tensor) {
  return (int64_t)tp_dtype_size(tp_tensor_dtype(tensor));
}

static void check_layout(const Chain* chain) {
  const ConfRow* row = chain->row;
  const tp_tensor_t* tensor = chain->tensor;
  const ConfList sizes = conf_list(row->column[kSizes]);
  const ConfList strides = conf_list(row->column[kStrides]);
  const uint32_t flags = tp_tensor_flags(tensor);
  const int64_t offset =
      tp_tensor_offset(tensor) - chain->shift_bytes / item_size(tensor);
  conf_check_tensor(tensor, &sizes, &strides, conf_dtype(row->column[kDtype]));
  conf_check(offset == conf_int(row->column[kOffset]),
             "offset got %lld want %s", (long long)offset,
             row->column[kOffset]);
  conf_check(((flags & TP_TENSOR_CONTIGUOUS) != 0) ==
                     conf_is(row->column[kContiguous], "1") &&
                 tp_tensor_is_contiguous(tensor, TP_FORMAT_CONTIGUOUS) ==
                     conf_is(row->column[kContiguous], "1"),
             "contiguous is not %s", row->column[kContiguous]);
  conf_check(((flags & TP_TENSOR_NON_OVERLAPPING_AND_DENSE) != 0) ==
                 conf_is(row->column[kDense], "1"),
             "non_overlapping_and_dense is not %s", row->column[kDense]);
  conf_check(tp_tensor_is_contiguous(tensor, TP_FORMAT_CHANNELS_LAST) ==
                     conf_is(row->column[kChannelsLast], "1") &&
                 ((flags & TP_TENSOR_CHANNELS_LAST_CONTIGUOUS) != 0) ==
                     conf_is(row->column[kChannelsLast], "1"),
             "channels_last is not %s", row->column[kChannelsLast]);
}

/* A copy has a storage for just its elements, which are those of its input. */
static void check_sharing(const tp_tensor_t* before, const tp_tensor_t* after,
                          int alias) {
  const int shares =
      tp_storage_same(tp_tensor_storage(before), tp_tensor_storage(after));
  if (!conf_check(shares == alias, "the result %s the storage",
                  shares ? "shares" : "does not share")) {
    return;
  }
  if (alias) {
    const char* data = tp_tensor_data(after);
    const char* start = tp_storage_data(tp_tensor_storage(after));
    conf_check(tp_tensor_numel(after) == 0 ||
                   data == start + tp_tensor_offset(after) * item_size(after),
               "data is not at the offset");
  } else {
    conf_check(
        tp_storage_nbytes(tp_tensor_storage(after)) == tp_tensor_nbytes(after),
        "the copy has %zu bytes for %zu",
        tp_storage_nbytes(tp_tensor_storage(after)), tp_tensor_nbytes(after));
    conf_check_same_elements(after, before);
  }
}

static void start(Chain* chain, const ConfRow* row, int64_t first) {
  const ConfList sizes = conf_list(row->column[kArgs]);
  const tp_dtype_t dtype = conf_dtype(row->column[kDtype]);
  const size_t size = tp_dtype_size(dtype);
  tp_storage_t* storage = NULL;
  size_t nbytes = size;
  tp_tensor_release(chain->tensor);
  chain->tensor = NULL;
  chain->row = row;
  chain->shift_bytes = first * (int64_t)size;
  for (size_t i = 0; i < sizes.count; ++i) nbytes *= (size_t)sizes.at[i];
  if (conf_check_status(
          tp_storage_new(nbytes + (size_t)chain->shift_bytes, 0, 0, &storage),
          "tp_storage_new") &&
      conf_check_status(
          tp_tensor_from_storage(storage, sizes.at, NULL, sizes.count, first,
                                 dtype, &chain->tensor),
          "tp_tensor_from_storage")) {
    unsigned char* bytes = malloc(nbytes + 1);
    if (conf_check(bytes != NULL, "no memory for the case")) {
      for (size_t i = 0; i < nbytes; ++i) bytes[i] = (unsigned char)(i % 61);
      conf_check_status(tp_tensor_copy_from(chain->tensor, bytes, nbytes),
                        "tp_tensor_copy_from");
      check_layout(chain);
    }
    free(bytes);
  }
  tp_storage_release(storage);
}

/* The reason why a step is left out, or NULL. */
static const char* advance(Chain* chain, const ConfRow* row) {
  ConfStep step = {row->column[kOp], row->column[kArgs], 0, NULL};
  tp_tensor_t* out = CONF_STALE;
  step.shift = chain->shift_bytes / item_size(chain->tensor);
  const tp_status_t status = conf_step(chain->tensor, &step, &out);
  if (step.inexpressible != NULL) return step.inexpressible;
  if (conf_is(row->column[kSizes], "error")) {
    conf_check_refused(status, out, row->column[kOp]);
    conf_check(conf_is(tp_dtype_name(tp_tensor_dtype(chain->tensor)),
                       row->column[kDtype]),
               "the tensor has changed");
    check_layout(chain);
    if (status == TP_OK) tp_tensor_release(out);
    return NULL;
  }
  if (!conf_check_status(status, row->column[kOp]) ||
      !conf_check(out != NULL, "there is no result")) {
    return NULL;
  }
  const int alias = conf_is(row->column[kAlias], "1");
  check_sharing(chain->tensor, out, alias);
  if (!alias) chain->shift_bytes = 0;
  tp_tensor_release(chain->tensor);
  chain->tensor = out;
  chain->row = row;
  check_layout(chain);
  return NULL;
}

static void run(const ConfTable* table, int64_t first) {
  Chain chain = {NULL, NULL, 0};
  for (size_t i = 0; i < table->count; ++i) {
    const ConfRow* row = &table->rows[i];
    const char* left_out = NULL;
    conf_case("case %s step %s from %d (%s %s, %s)", row->column[kCase],
              row->column[kStep], (int)first, row->column[kOp],
              row->column[kArgs], row->column[kDtype]);
    if (conf_is(row->column[kOp], "start")) {
      start(&chain, row, first);
    } else if (conf_check(chain.tensor != NULL, "the chain broke before")) {
      left_out = advance(&chain, row);
    }
    if (left_out != NULL) {
      conf_leave_out(left_out);
    } else {
      conf_end();
    }
  }
  tp_tensor_release(chain.tensor);
}

int main(void) {
  ConfTable table = conf_table_read("views.tsv", kColumns);
  conf_begin("views");
  run(&table, 0);
  run(&table, kShiftedStart);
  conf_table_free(&table);
  return conf_finish();
}
