/* What a conversion between f32 and the 16-bit floats has to give, by plain
 * arithmetic on numbers instead of on bits. */
#ifndef TENSORPLAY_TESTS_SUPPORT_SMALL_FLOATS_H
#define TENSORPLAY_TESTS_SUPPORT_SMALL_FLOATS_H

#include <stdint.h>

/* The 16 bits that f32 bits convert to, rounding to nearest even; every NaN
 * becomes the quiet one of its sign. */
uint16_t bf16_of(uint32_t bits);
uint16_t f16_of(uint32_t bits);
/* The f32 bits of 16 bits; a NaN of f16 becomes the quiet one of its sign, one
 * of bf16 keeps its bits. */
uint32_t f32_of_bf16(uint16_t bits);
uint32_t f32_of_f16(uint16_t bits);
/* The integer nearest to zero, the nearest one that there is, 0 for NaN. */
int32_t i32_of(uint32_t bits);
uint8_t u8_of(uint32_t bits);

#endif /* TENSORPLAY_TESTS_SUPPORT_SMALL_FLOATS_H */
