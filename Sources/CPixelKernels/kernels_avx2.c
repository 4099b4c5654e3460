// The kernels for 256-bit registers.
#if defined(__x86_64__)
#include <immintrin.h>

#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)

#define SET pixel_kernels_of_avx2
#define PRINTED "AVX2"
#define STEP 8
/// Copies the last byte of each pixel into both of its 16-bit lanes with one instruction.
#define ALPHAS(x)                                                                                 \
  (lanes)_mm256_shuffle_epi8(                                                                     \
      (__m256i)(x),                                                                               \
      _mm256_broadcastsi128_si256(                                                                \
          _mm_set_epi32(0x800f800f, 0x800b800b, 0x80078007, 0x80038003)))
#include "bodies.h"

#pragma clang attribute pop
#endif
