#include "CPixelKernels.h"

#include "bodies.h"

static void finish_streams(void) { finish_streams_body(); }

// One set of entry points per target; the bodies are inlined into each and compiled for it.
#define KERNEL_SET(suffix, TARGET, printed)                                                       \
  TARGET static void fill_##suffix(uint32_t *d, uint32_t p, size_t n) { fill_body(d, p, n); }     \
  TARGET static void blend_##suffix(uint32_t *d, const uint32_t *s, size_t n) {                   \
    blend_body(d, s, n);                                                                          \
  }                                                                                               \
  TARGET static void blend_solid_##suffix(uint32_t *d, uint32_t p, size_t n) {                    \
    blend_solid_body(d, p, n);                                                                    \
  }                                                                                               \
  TARGET static void stream_##suffix(uint32_t *d, const uint32_t *s, size_t n) {                  \
    stream_body(d, s, n);                                                                         \
  }                                                                                               \
  TARGET static void tint_##suffix(uint32_t *d, const uint8_t *c, uint32_t p, size_t n) {         \
    tint_body(d, c, p, n);                                                                        \
  }                                                                                               \
  TARGET static void fade_##suffix(uint32_t *d, const uint32_t *s, uint8_t o, size_t n) {         \
    fade_body(d, s, o, n);                                                                        \
  }                                                                                               \
  TARGET static void mask_##suffix(uint32_t *d, const uint8_t *c, size_t n) {                     \
    mask_body(d, c, n);                                                                           \
  }                                                                                               \
  static const struct pixel_kernel_set set_##suffix = {                                           \
      printed,         fill_##suffix,  blend_##suffix, blend_solid_##suffix,                      \
      stream_##suffix, finish_streams, tint_##suffix,  fade_##suffix, mask_##suffix};

#if defined(__x86_64__)
KERNEL_SET(baseline, , "x86-64 baseline (SSE2)")
KERNEL_SET(avx2, __attribute__((target("avx2"))), "AVX2")
#else
KERNEL_SET(baseline, , "baseline")
#endif

const struct pixel_kernel_set *pixel_kernels_baseline(void) { return &set_baseline; }

const struct pixel_kernel_set *pixel_kernels_widest(void) {
#if defined(__x86_64__)
  __builtin_cpu_init();
  if (__builtin_cpu_supports("avx2")) return &set_avx2;
#endif
  return &set_baseline;
}
