/* The instruction sets that kernels are compiled for, one after another. */
#ifndef TENSORPLAY_TESTS_SIMD_LEVELS_H
#define TENSORPLAY_TESTS_SIMD_LEVELS_H

enum { kSimdLevels = 3 };
extern const char* const kSimdLevelNames[kSimdLevels];

/* For `for (int level = -1; use_next_simd(&level);)`: goes on to the next that
 * is compiled in and that this processor has. Behind the last, the usual one is
 * in use again and 0 is returned. */
int use_next_simd(int* level);

#endif /* TENSORPLAY_TESTS_SIMD_LEVELS_H */
