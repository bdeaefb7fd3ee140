/* safetensors/manifest.tsv: every file read and mapped, every tensor by name. A
 * case is a tensor of a valid file, or a file that must or may be refused. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/conformance.h"

enum { kFile, kName, kStatus, kDtype, kSizes, kCrc, kValues, kNote, kColumns };

static const char* mode_name(tp_load_mode_t mode) {
  return mode == TP_LOAD_MAP ? "mapped" : "read";
}

static void path_of(const ConfRow* row, char* path, size_t capacity) {
  char name[256] = "safetensors/";
  strncat(name, row->column[kFile], sizeof name - sizeof "safetensors/");
  conf_path(name, path, capacity);
}

/* Bytes outside the printable are written as %XX, the empty name as "%". */
static void unescape(const char* text, char* name, size_t capacity) {
  size_t n = 0;
  if (conf_is(text, "%")) text = "";
  while (*text != '\0' && n + 1 < capacity) {
    if (*text == '%') {
      const char digits[3] = {text[1], text[2], '\0'};
      name[n++] = (char)strtoul(digits, NULL, 16);
      text += 3;
    } else {
      name[n++] = *text++;
    }
  }
  name[n] = '\0';
}

/* First byte of the i-th entry of a valid file's header, counted from the
 * beginning of the file. */
static size_t entry_begin(const char* path, size_t i) {
  size_t nbytes = 0;
  unsigned char* file = conf_file_read(path, &nbytes);
  size_t header = 0;
  for (int byte = 7; byte >= 0; --byte) header = 256 * header + file[byte];
  const char* p = (const char*)file + 8;
  for (size_t k = 0; p != NULL && k <= i; ++k) {
    p = strstr(p, "\"data_offsets\"");
    if (p != NULL) p = strchr(p, '[');
  }
  const size_t begin = p == NULL ? 0 : strtoul(p + 1, NULL, 10);
  conf_check(p != NULL, "the case's file has no entry %zu", i);
  free(file);
  return 8 + header + begin;
}

static void check_refusal_names(const char* file) {
  const char* message = tp_error_message(NULL);
  const char* found = strstr(message, file);
  conf_check(found != NULL && strlen(message) > strlen(file) + 8,
             "message \"%s\" does not name %s and a reason", message, file);
}

static size_t place_of(const tp_safetensors_t* file, const char* name) {
  size_t i = 0;
  while (i < tp_safetensors_count(file) &&
         !conf_is(tp_safetensors_name(file, i), name)) {
    ++i;
  }
  return i;
}

/* Only data that is not aligned to its elements may refuse to be mapped. */
static void check_not_mapped(const ConfRow* row, size_t place,
                             tp_status_t status) {
  char path[1024];
  path_of(row, path, sizeof path);
  conf_check(status == TP_ERROR_UNSUPPORTED, "status got %s: %s",
             tp_status_name(status), tp_error_message(NULL));
  conf_check(entry_begin(path, place) %
                     tp_dtype_size(conf_dtype(row->column[kDtype])) !=
                 0,
             "aligned data was not mapped");
  conf_check(strstr(tp_error_message(NULL), "read instead") != NULL,
             "message got \"%s\" want \"read instead\" in it",
             tp_error_message(NULL));
  check_refusal_names(row->column[kFile]);
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
  conf_check((tp_tensor_flags(tensor) & TP_TENSOR_CONTIGUOUS) != 0,
             "the tensor is not contiguous");
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

/* The tensors outlive the file, so it is closed before they are looked at. */
static void run_tensor(const ConfRow* row, tp_load_mode_t mode,
                       size_t entries) {
  char path[1024];
  char name[256];
  tp_safetensors_t* file = NULL;
  tp_tensor_t* tensor = NULL;
  tp_tensor_t* by_place = NULL;
  path_of(row, path, sizeof path);
  unescape(row->column[kName], name, sizeof name);
  conf_case("%s tensor %s %s (%s)", row->column[kFile], row->column[kName],
            mode_name(mode), row->column[kNote]);
  if (conf_check_status(tp_safetensors_open(path, mode, &file),
                        "tp_safetensors_open")) {
    const size_t place = place_of(file, name);
    conf_check(tp_safetensors_count(file) == entries,
               "got %zu tensors want %zu", tp_safetensors_count(file), entries);
    conf_check(place < entries, "the file lists no such name");
    const tp_status_t status = tp_safetensors_get(file, name, &tensor);
    conf_check(tp_safetensors_tensor(file, place, &by_place) == status,
               "by name and by place differ");
    tp_safetensors_release(file);
    if (status != TP_OK && mode == TP_LOAD_MAP) {
      check_not_mapped(row, place, status);
    } else if (conf_check_status(status, "tp_safetensors_get")) {
      check_tensor(row, mode, tensor);
      check_tensor(row, mode, by_place);
    }
  }
  tp_tensor_release(tensor);
  tp_tensor_release(by_place);
  conf_end();
}

static void run_no_tensors(const ConfRow* row, tp_load_mode_t mode) {
  char path[1024];
  tp_safetensors_t* file = NULL;
  path_of(row, path, sizeof path);
  conf_case("%s %s (%s)", row->column[kFile], mode_name(mode),
            row->column[kNote]);
  if (conf_check_status(tp_safetensors_open(path, mode, &file),
                        "tp_safetensors_open")) {
    conf_check(tp_safetensors_count(file) == 0, "got %zu tensors want none",
               tp_safetensors_count(file));
  }
  tp_safetensors_release(file);
  conf_end();
}

static void run_refused(const ConfRow* row, tp_load_mode_t mode) {
  char path[1024];
  tp_safetensors_t* file = CONF_STALE;
  path_of(row, path, sizeof path);
  conf_case("%s %s (%s)", row->column[kFile], mode_name(mode),
            row->column[kNote]);
  const tp_status_t status = tp_safetensors_open(path, mode, &file);
  if (conf_check_refused(status, file, "tp_safetensors_open")) {
    conf_check(status == TP_ERROR_FORMAT, "status got %s want TP_ERROR_FORMAT",
               tp_status_name(status));
    check_refusal_names(row->column[kFile]);
  } else if (status == TP_OK) {
    tp_safetensors_release(file);
  }
  conf_end();
}

/* Opens a file and reads all of its tensors; the status of what failed. */
static tp_status_t read_all(const char* path, tp_load_mode_t mode) {
  tp_safetensors_t* file = NULL;
  tp_status_t status = tp_safetensors_open(path, mode, &file);
  for (size_t i = 0; status == TP_OK && i < tp_safetensors_count(file); ++i) {
    tp_tensor_t* tensor = NULL;
    status = tp_safetensors_tensor(file, i, &tensor);
    if (status == TP_OK) free(conf_elements(tensor));
    tp_tensor_release(tensor);
  }
  tp_safetensors_release(file);
  return status;
}

/* The format leaves the file open: both ways must agree, and be printed. */
static void run_open(const ConfRow* row) {
  char path[1024];
  path_of(row, path, sizeof path);
  conf_case("%s (%s)", row->column[kFile], row->column[kNote]);
  const tp_status_t mapped = read_all(path, TP_LOAD_MAP);
  const tp_status_t read = read_all(path, TP_LOAD_READ);
  conf_check(mapped == read, "read gives %s, mapped %s", tp_status_name(read),
             tp_status_name(mapped));
  if (read != TP_OK) {
    conf_check(read == TP_ERROR_FORMAT, "status got %s", tp_status_name(read));
    check_refusal_names(row->column[kFile]);
  }
  printf("left open by the format: %s (%s): %s\n", row->column[kFile],
         row->column[kNote], read == TP_OK ? "accepted" : "refused");
  conf_end();
}

static size_t rows_of_file(const ConfTable* table, const char* file) {
  size_t n = 0;
  for (size_t i = 0; i < table->count; ++i) {
    n += (size_t)conf_is(table->rows[i].column[kFile], file);
  }
  return n;
}

int main(void) {
  static const uint32_t kModes[] = {TP_LOAD_READ, TP_LOAD_MAP};
  ConfTable table = conf_table_read("safetensors/manifest.tsv", kColumns);
  conf_begin("safetensors");
  for (size_t i = 0; i < table.count; ++i) {
    const ConfRow* row = &table.rows[i];
    if (conf_is(row->column[kStatus], "valid_or_error")) {
      run_open(row);
      continue;
    }
    for (int m = 0; m < 2; ++m) {
      if (conf_is(row->column[kStatus], "error")) {
        run_refused(row, kModes[m]);
      } else if (conf_absent(row->column[kName])) {
        run_no_tensors(row, kModes[m]);
      } else {
        run_tensor(row, kModes[m], rows_of_file(&table, row->column[kFile]));
      }
    }
  }
  conf_table_free(&table);
  return conf_finish();
}
