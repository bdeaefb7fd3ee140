#include "conformance.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void stop(const char* what, const char* detail) {
  fprintf(stderr, "conformance data: %s: %s\n", what, detail);
  exit(2);
}

void conf_path(const char* name, char* path, size_t capacity) {
  const int length =
      snprintf(path, capacity, "%s/conformance/%s", TP_TEST_DATA, name);
  if (length < 0 || (size_t)length >= capacity) stop("path too long", name);
}

unsigned char* conf_file_read(const char* path, size_t* nbytes) {
  FILE* file = fopen(path, "rb");
  if (file == NULL) stop("cannot open", path);
  if (fseek(file, 0, SEEK_END) != 0) stop("cannot seek", path);
  const long end = ftell(file);
  if (end < 0 || fseek(file, 0, SEEK_SET) != 0) stop("cannot seek", path);
  unsigned char* bytes = malloc((size_t)end + 1);
  if (bytes == NULL) stop("no memory for", path);
  *nbytes = fread(bytes, 1, (size_t)end, file);
  bytes[*nbytes] = '\0';
  if (*nbytes != (size_t)end || fclose(file) != 0) stop("cannot read", path);
  return bytes;
}

static void read_row(char* line, size_t columns, const char* name,
                     ConfRow* row) {
  char* p = line;
  row->count = 0;
  for (;;) {
    if (row->count == kConfMaxColumns) stop("too many columns", name);
    row->column[row->count++] = p;
    p = strchr(p, '\t');
    if (p == NULL) break;
    *p++ = '\0';
  }
  if (row->count != columns) stop("wrong number of columns", line);
}

ConfTable conf_table_read(const char* name, size_t columns) {
  ConfTable table = {NULL, NULL, 0};
  char path[1024];
  size_t nbytes = 0;
  size_t lines = 1;
  conf_path(name, path, sizeof path);
  table.text = (char*)conf_file_read(path, &nbytes);
  for (size_t i = 0; i < nbytes; ++i) lines += table.text[i] == '\n';
  table.rows = calloc(lines, sizeof *table.rows);
  if (table.rows == NULL) stop("no memory for", path);
  char* next = NULL;
  int line_number = 0;
  for (char* line = table.text; line != NULL && *line != '\0'; line = next) {
    next = strchr(line, '\n');
    if (next != NULL) *next++ = '\0';
    ++line_number;
    if (line[0] == '#' || line[0] == '\0') continue;
    table.rows[table.count].line = line_number;
    read_row(line, columns, name, &table.rows[table.count++]);
  }
  if (table.count == 0) stop("no rows", path);
  return table;
}

void conf_table_free(ConfTable* table) {
  free(table->rows);
  free(table->text);
  table->rows = NULL;
  table->text = NULL;
  table->count = 0;
}

int64_t conf_int(const char* text) {
  char* end = NULL;
  const long long value = strtoll(text, &end, 10);
  if (end == text || *end != '\0') stop("not an integer", text);
  return value;
}

ConfList conf_list(const char* text) {
  ConfList list = {0, {0}};
  if (conf_absent(text)) return list;
  for (const char* p = text;; ++p) {
    char* end = NULL;
    if (list.count == kConfMaxList) stop("list too long", text);
    list.at[list.count++] = strtoll(p, &end, 10);
    if (end == p || (*end != ',' && *end != '\0')) stop("not a list", text);
    p = end;
    if (*p == '\0') return list;
  }
}

void conf_split(const char* text, char separator, ConfParts* parts) {
  if (strlen(text) >= sizeof parts->text) stop("argument too long", text);
  strcpy(parts->text, text);
  parts->count = 0;
  for (char* p = parts->text; p != NULL;) {
    if (parts->count == kConfMaxParts) stop("too many arguments", text);
    parts->at[parts->count++] = p;
    p = strchr(p, separator);
    if (p != NULL) *p++ = '\0';
  }
}

int conf_is(const char* a, const char* b) { return strcmp(a, b) == 0; }

int conf_absent(const char* text) { return conf_is(text, "-"); }

uint32_t conf_crc32(const void* data, size_t nbytes) {
  const unsigned char* bytes = data;
  uint32_t crc = UINT32_MAX;
  for (size_t i = 0; i < nbytes; ++i) {
    crc ^= bytes[i];
    for (int bit = 0; bit < 8; ++bit) {
      crc = (crc >> 1) ^ ((crc & 1) != 0 ? UINT32_C(0xedb88320) : 0);
    }
  }
  return ~crc;
}

tp_dtype_t conf_dtype(const char* name) {
  tp_dtype_t dtype = 0;
  if (tp_dtype_parse(name, &dtype) != TP_OK) stop("unknown dtype", name);
  return dtype;
}

void conf_shape_text(const ConfList* sizes, char* text, size_t capacity) {
  size_t length = 0;
  text[length++] = '(';
  for (size_t i = 0; i < sizes->count; ++i) {
    const int written = snprintf(text + length, capacity - length, "%s%" PRId64,
                                 i == 0 ? "" : ", ", sizes->at[i]);
    if (written < 0 || length + (size_t)written + 3 > capacity) {
      stop("shape too long", text);
    }
    length += (size_t)written;
  }
  if (sizes->count == 1) text[length++] = ',';
  text[length++] = ')';
  text[length] = '\0';
}
