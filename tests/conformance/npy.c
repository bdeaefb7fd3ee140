/* npy/manifest.tsv: every file, and every member of an archive, read and
 * mapped. */
#include <stdlib.h>
#include <string.h>

#include "support/conformance.h"

enum {
  kFile,
  kMember,
  kStatus,
  kDtype,
  kByteOrder,
  kFortran,
  kVersion,
  kSizes,
  kCrc,
  kValues,
  kWriter,
  kNote,
  kColumns
};

static const char* mode_name(tp_load_mode_t mode) {
  return mode == TP_LOAD_MAP ? "mapped" : "read";
}

/* Where the elements begin in a valid file. */
static size_t data_begin(const char* path) {
  size_t nbytes = 0;
  unsigned char* file = conf_file_read(path, &nbytes);
  size_t begin = 0;
  if (conf_check(nbytes >= 12, "the case's file is too short")) {
    begin = file[6] == 1 ? 10u + file[8] + 256u * file[9]
                         : 12u + file[8] + 256u * file[9] + 65536u * file[10] +
                               16777216u * file[11];
  }
  free(file);
  return begin;
}

static int is_archive(const ConfRow* row) {
  return strstr(row->column[kFile], ".npz") != NULL;
}

/* The member that the row names; all members, where it names none. */
static tp_status_t load_member(const char* member, const tp_npz_t* archive,
                               tp_tensor_t** out) {
  if (!conf_is(member, "-")) return tp_npz_get(archive, member, out);
  tp_status_t status = TP_OK;
  for (size_t i = 0; status == TP_OK && i < tp_npz_count(archive); ++i) {
    tp_tensor_release(*out);
    status = tp_npz_tensor(archive, i, out);
  }
  return status;
}

static tp_status_t load(const ConfRow* row, tp_load_mode_t mode,
                        const char* path, tp_tensor_t** out) {
  if (!is_archive(row)) return tp_npy_load(path, mode, out);
  *out = NULL;
  tp_npz_t* archive = CONF_STALE;
  tp_status_t status = tp_npz_open(path, mode, &archive);
  conf_check((status == TP_OK) == (archive != NULL), "archive got %p",
             (void*)archive);
  if (status == TP_OK) status = load_member(row->column[kMember], archive, out);
  tp_npz_release(archive);
  return status;
}

static void check_refusal_names(const char* file) {
  const char* message = tp_error_message(NULL);
  const char* found = strstr(message, file);
  conf_check(found != NULL && strlen(message) > strlen(file) + 8,
             "message \"%s\" does not name %s and a reason", message, file);
}

static int may_be_refused(const ConfRow* row, const char* path, size_t size) {
  if (conf_is(row->column[kByteOrder], "big")) return 1;
  if (!is_archive(row)) return data_begin(path) % size != 0;
  return !conf_is(row->column[kNote], "stored") ||
         strstr(tp_error_message(NULL), "is misaligned") != NULL;
}

/* Mapping may refuse packed bytes, foreign byte order and misaligned data,
 * nothing else. */
static void check_not_mapped(const ConfRow* row, const char* path,
                             tp_status_t status) {
  const size_t size = tp_dtype_size(conf_dtype(row->column[kDtype]));
  conf_check(status == TP_ERROR_UNSUPPORTED, "status got %s: %s",
             tp_status_name(status), tp_error_message(NULL));
  conf_check(may_be_refused(row, path, size), "not mapped without need: %s",
             tp_error_message(NULL));
  conf_check(strstr(tp_error_message(NULL), "read instead") != NULL,
             "message got \"%s\" want \"read instead\" in it",
             tp_error_message(NULL));
  check_refusal_names(row->column[kFile]);
}

/* Fortran order: the first dimension is the innermost. */
static void check_fortran(const tp_tensor_t* tensor) {
  const size_t rank = (size_t)tp_tensor_rank(tensor);
  const int64_t* sizes = tp_tensor_sizes(tensor);
  const int64_t* strides = tp_tensor_strides(tensor);
  int64_t stride = 1;
  for (size_t i = 0; i < rank; ++i) {
    conf_check(sizes[i] <= 1 || strides[i] == stride,
               "stride of dimension %zu got %lld want %lld", i,
               (long long)strides[i], (long long)stride);
    stride *= sizes[i];
  }
}

static void check_tensor(const ConfRow* row, tp_load_mode_t mode,
                         const tp_tensor_t* tensor) {
  const ConfList sizes = conf_list(row->column[kSizes]);
  const uint32_t flags = tp_storage_flags(tp_tensor_storage(tensor));
  const uint32_t mapped = TP_STORAGE_READ_ONLY | TP_STORAGE_MAPPED;
  if (!conf_check_tensor(tensor, &sizes, NULL,
                         conf_dtype(row->column[kDtype]))) {
    return;
  }
  if (conf_is(row->column[kFortran], "1") && tp_tensor_numel(tensor) > 0) {
    check_fortran(tensor);
  }
  conf_check((flags & mapped) == (mode == TP_LOAD_MAP ? mapped : 0),
             "storage flags got %u", (unsigned)flags);
  unsigned char* bytes = conf_elements(tensor);
  if (bytes != NULL) {
    const uint32_t want = (uint32_t)strtoul(row->column[kCrc], NULL, 16);
    const uint32_t got = conf_crc32(bytes, tp_tensor_nbytes(tensor));
    conf_check(got == want, "crc32 got %08x want %08x", (unsigned)got,
               (unsigned)want);
  }
  free(bytes);
  conf_check_values(tensor, row->column[kValues], NULL, 0, 0, 1);
}

static void run_valid(const ConfRow* row, tp_load_mode_t mode,
                      const char* path) {
  tp_tensor_t* tensor = NULL;
  const tp_status_t status = load(row, mode, path, &tensor);
  if (status != TP_OK && mode == TP_LOAD_MAP) {
    check_not_mapped(row, path, status);
  } else if (conf_check_status(status, "loading")) {
    conf_check(mode != TP_LOAD_MAP || tp_tensor_numel(tensor) == 0 ||
                   !conf_is(row->column[kByteOrder], "big"),
               "foreign byte order was mapped");
    check_tensor(row, mode, tensor);
  }
  tp_tensor_release(tensor);
}

static void run_refused(const ConfRow* row, tp_load_mode_t mode,
                        const char* path) {
  const int unsupported = conf_is(row->column[kStatus], "unsupported");
  tp_tensor_t* tensor = CONF_STALE;
  const tp_status_t status = load(row, mode, path, &tensor);
  if (!conf_check_refused(status, tensor, "loading")) {
    if (status == TP_OK) tp_tensor_release(tensor);
    return;
  }
  /* Mapping a member that could not be mapped anyway need not find its fault.
   */
  const int cannot_map =
      mode == TP_LOAD_MAP && is_archive(row) && status == TP_ERROR_UNSUPPORTED;
  conf_check(status == TP_ERROR_DTYPE || cannot_map ||
                 (!unsupported && status == TP_ERROR_FORMAT),
             "status got %s for %s (%s)", tp_status_name(status),
             row->column[kNote], tp_error_message(NULL));
  check_refusal_names(row->column[kFile]);
}

static void run(const ConfRow* row, tp_load_mode_t mode) {
  char name[256] = "npy/";
  char path[1024];
  conf_case("%s %s %s (%s)", row->column[kFile], row->column[kMember],
            mode_name(mode), row->column[kNote]);
  strncat(name, row->column[kFile], sizeof name - sizeof "npy/");
  conf_path(name, path, sizeof path);
  if (conf_is(row->column[kStatus], "valid")) {
    run_valid(row, mode, path);
  } else {
    run_refused(row, mode, path);
  }
  conf_end();
}

int main(void) {
  ConfTable table = conf_table_read("npy/manifest.tsv", kColumns);
  conf_begin("npy");
  for (size_t i = 0; i < table.count; ++i) {
    const ConfRow* row = &table.rows[i];
    run(row, TP_LOAD_READ);
    run(row, TP_LOAD_MAP);
  }
  conf_table_free(&table);
  return conf_finish();
}
