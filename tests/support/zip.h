/* Zip archives that tests make, whole or lying. */
#ifndef TENSORPLAY_TESTS_SUPPORT_ZIP_H
#define TENSORPLAY_TESTS_SUPPORT_ZIP_H

#include <stddef.h>
#include <stdint.h>

/* What the directory says of an entry, before it is written. */
typedef struct {
  uint64_t size, packed_size, begin;
  uint32_t crc;
  int method, flags;
} tz_claim_t;

typedef struct {
  unsigned char* data;
  size_t size;
} tz_bytes_t;

enum { TZ_MAX_ENTRIES = 8 };

typedef struct {
  tz_bytes_t file;
  struct {
    char name[64];
    tz_claim_t claim;
  } entries[TZ_MAX_ENTRIES];
  size_t count;
} tz_zip_t;

void tz_append(tz_bytes_t* bytes, const void* data, size_t n);
void tz_number(tz_bytes_t* bytes, uint64_t value, size_t width);

/* Bytes as a raw deflate stream of one block that is not packed. */
tz_bytes_t tz_deflate(const void* data, size_t n);
/* An npy file of f32 1, 2, ... of a shape as Python writes it. */
tz_bytes_t tz_npy(const char* shape, size_t numel);

/* Adds an entry, stored or (method 8) deflated, and gives the claim about it,
 * which the caller may change. */
tz_claim_t* tz_add(tz_zip_t* zip, const char* name, tz_bytes_t content,
                   int method);
/* Writes the directory, with 64-bit records if asked, and frees all. */
typedef struct {
  int64_t begin_lie, size_lie, count_lie; /* added to what is true */
  int is_64;
  const char* comment;
} tz_end_t;
tz_bytes_t tz_finish(tz_zip_t* zip, tz_end_t end);

#endif
