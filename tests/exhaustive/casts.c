/* f32 to bf16 and to f16: every one of 2^32 arguments, on every instruction
 * set. Not a test of the suite: minutes. */
#include <stdio.h>
#include <stdlib.h>

#include "support/simd_levels.h"
#include "support/small_floats.h"
#include "tensorplay/debug.h"
#include "tensorplay/tensorplay.h"

enum { kBlock = 1 << 16 };

static void check(tp_status_t status, const char* what) {
  if (status == TP_OK) return;
  fprintf(stderr, "%s: %s\n", what, tp_error_message(NULL));
  exit(1);
}

static tp_tensor_t* wrap(void* data, tp_dtype_t dtype) {
  const int64_t n = kBlock;
  tp_tensor_t* tensor;
  check(tp_tensor_from_blob(data, &n, NULL, 1, dtype, TP_DEVICE_CPU, 0, NULL,
                            NULL, 0, &tensor),
        "tp_tensor_from_blob");
  return tensor;
}

/* How many arguments give something else. */
static uint64_t count_wrong(tp_dtype_t dtype, uint16_t (*want)(uint32_t),
                            const char* level) {
  static uint32_t from[kBlock];
  static uint16_t to[kBlock];
  tp_tensor_t* source = wrap(from, TP_DTYPE_F32);
  tp_tensor_t* target = wrap(to, dtype);
  uint64_t wrong = 0;
  for (uint64_t first = 0; first >> 32 == 0; first += kBlock) {
    for (uint32_t i = 0; i < kBlock; ++i) from[i] = (uint32_t)first + i;
    check(tp_copy_inplace(target, source), "tp_copy_inplace");
    for (uint32_t i = 0; i < kBlock; ++i) {
      if (to[i] == want(from[i])) continue;
      if (wrong++ == 0) {
        printf("%s: 0x%08x as %s is 0x%04x instead of 0x%04x\n", level, from[i],
               tp_dtype_name(dtype), to[i], want(from[i]));
      }
    }
  }
  tp_tensor_release(source);
  tp_tensor_release(target);
  printf("f32 to %s on %s: %llu of 2^32 wrong\n", tp_dtype_name(dtype), level,
         (unsigned long long)wrong);
  return wrong;
}

int main(void) {
  uint64_t wrong = 0;
  for (int level = -1; use_next_simd(&level);) {
    wrong += count_wrong(TP_DTYPE_BF16, bf16_of, kSimdLevelNames[level]);
    wrong += count_wrong(TP_DTYPE_F16, f16_of, kSimdLevelNames[level]);
  }
  return wrong != 0;
}
