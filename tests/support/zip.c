#include "support/zip.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/conformance.h"
#include "support/tp_test.h"

void tz_append(tz_bytes_t* bytes, const void* data, size_t n) {
  if (n == 0) return;
  bytes->data = realloc(bytes->data, bytes->size + n);
  assert_non_null(bytes->data);
  memcpy(bytes->data + bytes->size, data, n);
  bytes->size += n;
}

void tz_number(tz_bytes_t* bytes, uint64_t value, size_t width) {
  for (size_t i = 0; i < width; ++i) {
    const unsigned char byte = (unsigned char)(value >> (8 * i));
    tz_append(bytes, &byte, 1);
  }
}

tz_bytes_t tz_deflate(const void* data, size_t n) {
  tz_bytes_t bytes = {NULL, 0};
  assert_true(n <= 0xffff);
  tz_number(&bytes, 1, 1);
  tz_number(&bytes, n, 2);
  tz_number(&bytes, ~n, 2);
  tz_append(&bytes, data, n);
  return bytes;
}

tz_bytes_t tz_npy(const char* shape, size_t numel) {
  char header[128];
  memset(header, ' ', sizeof header);
  memcpy(header, "\x93NUMPY\x01\x00\x76\x00", 10);
  const int length = snprintf(
      header + 10, sizeof header - 10,
      "{'descr': '<f4', 'fortran_order': False, 'shape': %s, }", shape);
  header[10 + length] = ' ';
  header[127] = '\n';
  tz_bytes_t bytes = {NULL, 0};
  tz_append(&bytes, header, sizeof header);
  for (size_t i = 0; i < numel; ++i) {
    const float value = (float)(i + 1);
    tz_append(&bytes, &value, sizeof value);
  }
  return bytes;
}

/* What the local header and the directory have in common. */
static void put_common(tz_bytes_t* to, const tz_claim_t* claim) {
  tz_number(to, 20, 2);
  tz_number(to, (uint64_t)claim->flags, 2);
  tz_number(to, (uint64_t)claim->method, 2);
  tz_number(to, 0, 4);
  tz_number(to, claim->crc, 4);
}

tz_claim_t* tz_add(tz_zip_t* zip, const char* name, tz_bytes_t content,
                   int method) {
  assert_true(zip->count < TZ_MAX_ENTRIES);
  tz_claim_t* claim = &zip->entries[zip->count].claim;
  strcpy(zip->entries[zip->count++].name, name);
  memset(claim, 0, sizeof *claim);
  claim->size = content.size;
  claim->crc = conf_crc32(content.data, content.size);
  claim->method = method;
  claim->begin = zip->file.size;
  if (method == 8) {
    const tz_bytes_t packed = tz_deflate(content.data, content.size);
    free(content.data);
    content = packed;
  }
  claim->packed_size = content.size;
  tz_append(&zip->file, "PK\3\4", 4);
  put_common(&zip->file, claim);
  tz_number(&zip->file, claim->packed_size, 4);
  tz_number(&zip->file, claim->size, 4);
  tz_number(&zip->file, strlen(name), 2);
  tz_number(&zip->file, 0, 2);
  tz_append(&zip->file, name, strlen(name));
  tz_append(&zip->file, content.data, content.size);
  free(content.data);
  return claim;
}

static void put_entry(tz_bytes_t* file, const char* name,
                      const tz_claim_t* claim, int is_64) {
  const uint64_t see = 0xffffffffu;
  tz_append(file, "PK\1\2", 4);
  tz_number(file, 20, 2);
  put_common(file, claim);
  tz_number(file, is_64 ? see : claim->packed_size, 4);
  tz_number(file, is_64 ? see : claim->size, 4);
  tz_number(file, strlen(name), 2);
  tz_number(file, is_64 ? 34 : 0, 2);
  tz_number(file, 0, 8); /* comment, disk, attributes */
  tz_number(file, 0, 2);
  tz_number(file, is_64 ? see : claim->begin, 4);
  tz_append(file, name, strlen(name));
  if (!is_64) return;
  tz_number(file, 0xcafe, 2); /* somebody else's field comes first */
  tz_number(file, 2, 2);
  tz_number(file, 0, 2);
  tz_number(file, 1, 2);
  tz_number(file, 24, 2);
  tz_number(file, claim->size, 8);
  tz_number(file, claim->packed_size, 8);
  tz_number(file, claim->begin, 8);
}

tz_bytes_t tz_finish(tz_zip_t* zip, tz_end_t end) {
  tz_bytes_t* file = &zip->file;
  const uint64_t begin = file->size;
  for (size_t i = 0; i < zip->count; ++i) {
    put_entry(file, zip->entries[i].name, &zip->entries[i].claim, end.is_64);
  }
  const uint64_t end_at = file->size;
  const uint64_t told_begin = begin + (uint64_t)end.begin_lie;
  const uint64_t told_size = end_at - begin + (uint64_t)end.size_lie;
  const uint64_t told_count = zip->count + (uint64_t)end.count_lie;
  if (end.is_64) {
    tz_append(file, "PK\6\6", 4);
    tz_number(file, 44, 8);
    tz_number(file, 45, 2);
    tz_number(file, 45, 2);
    tz_number(file, 0, 8);
    tz_number(file, told_count, 8);
    tz_number(file, told_count, 8);
    tz_number(file, told_size, 8);
    tz_number(file, told_begin, 8);
    tz_append(file, "PK\6\7", 4);
    tz_number(file, 0, 4);
    tz_number(file, end_at, 8);
    tz_number(file, 1, 4);
  }
  const char* comment = end.comment != NULL ? end.comment : "";
  tz_append(file, "PK\5\6", 4);
  tz_number(file, 0, 4);
  tz_number(file, end.is_64 ? 0xffff : told_count, 2);
  tz_number(file, end.is_64 ? 0xffff : told_count, 2);
  tz_number(file, end.is_64 ? 0xffffffffu : told_size, 4);
  tz_number(file, end.is_64 ? 0xffffffffu : told_begin, 4);
  tz_number(file, strlen(comment), 2);
  tz_append(file, comment, strlen(comment));
  const tz_bytes_t bytes = *file;
  memset(zip, 0, sizeof *zip);
  return bytes;
}
