#include "simd_levels.h"

#include <stddef.h>

#include "tensorplay/debug.h"

const char* const kSimdLevelNames[kSimdLevels] = {"baseline", "avx2", "avx512"};

int use_next_simd(int* level) {
  while (++*level < kSimdLevels) {
    if (tp_debug_use_simd(kSimdLevelNames[*level]) == TP_OK) return 1;
  }
  tp_debug_use_simd(NULL);
  return 0;
}
