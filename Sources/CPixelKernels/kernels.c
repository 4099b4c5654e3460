#include "CPixelKernels.h"

extern const struct pixel_kernel_set pixel_kernels_of_baseline;
#if defined(__x86_64__)
extern const struct pixel_kernel_set pixel_kernels_of_avx2, pixel_kernels_of_avx512;
#endif

const struct pixel_kernel_set *pixel_kernels(size_t index) {
  if (index == 0) return &pixel_kernels_of_baseline;
#if defined(__x86_64__)
  __builtin_cpu_init();
  if (index == 1 && __builtin_cpu_supports("avx2")) return &pixel_kernels_of_avx2;
  if (index == 2 && __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl")) {
    return &pixel_kernels_of_avx512;
  }
#endif
  return NULL;
}

void pixel_stream_begin(struct pixel_stream *stream, uint32_t *to) {
  size_t skipped = (uintptr_t)to / sizeof *to % 16;
  stream->to = to - skipped;
  stream->count = stream->skipped = skipped;
}

void pixel_stream_end(struct pixel_stream *stream) {
  for (size_t i = stream->skipped; i < stream->count; i++) stream->to[i] = stream->held[i];
  __atomic_thread_fence(__ATOMIC_SEQ_CST);
}
