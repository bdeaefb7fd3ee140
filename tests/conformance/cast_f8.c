/* f8.tsv: conversions to and from f8 and bf16 as another implementation does
 * them. The tests' own arithmetic, which cast_pairs relies on, must agree too.
 */
#include <stdlib.h>

#include "support/conformance.h"
#include "support/values.h"

enum { kFrom, kBits, kTo, kOutBits, kColumns };

enum { kMaxElements = 64 };

/* Packs hexadecimal bit patterns; their number. */
static size_t parse_bits(const char* text, tp_dtype_t dtype,
                         unsigned char* bytes) {
  const size_t size = tp_dtype_size(dtype);
  size_t n = 0;
  for (const char* p = text; n < kMaxElements; ++p) {
    char* end = NULL;
    const uint64_t bits = strtoull(p, &end, 16);
    for (size_t i = 0; i < size; ++i) {
      bytes[n * size + i] = (unsigned char)(bits >> 8 * i);
    }
    ++n;
    p = end;
    if (*p != ',') break;
  }
  return n;
}

static void check(const char* who, tp_dtype_t from, const unsigned char* source,
                  tp_dtype_t to, const unsigned char* got,
                  const unsigned char* want) {
  char texts[3][kValueMaxText];
  if (value_equal(to, got, want, 1)) return;
  value_format(from, source, texts[0]);
  value_format(to, got, texts[1]);
  value_format(to, want, texts[2]);
  conf_check(0, "%s: %s got %s want %s", who, texts[0], texts[1], texts[2]);
}

static void run(const ConfRow* row) {
  const tp_dtype_t from = conf_dtype(row->column[kFrom]);
  const tp_dtype_t to = conf_dtype(row->column[kTo]);
  const size_t from_size = tp_dtype_size(from);
  const size_t to_size = tp_dtype_size(to);
  unsigned char source[kMaxElements * 8];
  unsigned char want[kMaxElements * 8];
  const size_t n = parse_bits(row->column[kBits], from, source);
  const int64_t count = (int64_t)n;
  tp_tensor_t* input = NULL;
  tp_tensor_t* output = NULL;
  unsigned char* got = NULL;
  conf_case("line %d (%s to %s)", row->line, row->column[kFrom],
            row->column[kTo]);
  conf_check(parse_bits(row->column[kOutBits], to, want) == n,
             "the case's lists differ in length");
  if (conf_check_status(
          tp_tensor_from_data(source, n * from_size, &count, 1, from, &input),
          "tp_tensor_from_data") &&
      conf_check_status(tp_to(input, to, 0, 0, 0, 0, &output), "tp_to")) {
    got = conf_elements(output);
  }
  for (size_t i = 0; got != NULL && i < n; ++i) {
    const unsigned char* element = source + i * from_size;
    unsigned char own[16];
    value_convert(from, element, to, own);
    check("the test's arithmetic", from, element, to, own, want + i * to_size);
    check("tp_to", from, element, to, got + i * to_size, want + i * to_size);
  }
  free(got);
  tp_tensor_release(output);
  tp_tensor_release(input);
  conf_end();
}

int main(void) {
  ConfTable table = conf_table_read("f8.tsv", kColumns);
  conf_begin("cast_f8");
  for (size_t i = 0; i < table.count; ++i) run(&table.rows[i]);
  conf_table_free(&table);
  return conf_finish();
}
