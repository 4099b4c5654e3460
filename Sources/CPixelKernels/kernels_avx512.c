// The kernels for 512-bit registers.
#if defined(__x86_64__)
#include <immintrin.h>

#pragma clang attribute push(__attribute__((target("avx512bw,avx512vl"))), apply_to = function)

#define SET pixel_kernels_of_avx512
#define PRINTED "AVX-512"
#define STEP 16
/// Copies the last byte of each pixel into both of its 16-bit lanes with one instruction.
#define ALPHAS(x)                                                                                 \
  (lanes)_mm512_shuffle_epi8(                                                                     \
      (__m512i)(x), _mm512_set4_epi32(0x800f800f, 0x800b800b, 0x80078007, 0x80038003))
#include "bodies.h"

#pragma clang attribute pop
#endif
