// Pixel kernels in C, compiled once for the baseline of the processor family and once for each
// width of SIMD registers. The Swift module Graphics selects a set at run time and documents each
// kernel.
#ifndef SCROLLBENCH_PIXEL_KERNELS_H
#define SCROLLBENCH_PIXEL_KERNELS_H

#include <stddef.h>
#include <stdint.h>

/// Pixels that are written past the caches, one cache line of 16 pixels at a time.
struct pixel_stream {
  /// The address of the current block, the start of a cache line.
  uint32_t *to;
  /// The number of pixels collected in the block, including skipped ones.
  size_t count;
  /// The number of pixels at the start of the first block that precede the stream and are not
  /// written.
  size_t skipped;
  /// The block, and space for as many pixels again.
  uint32_t held[32];
};

struct pixel_kernel_set {
  const char *name;
  void (*fill)(uint32_t *destination, uint32_t pixel, size_t count);
  void (*copy)(uint32_t *destination, const uint32_t *source, size_t count);
  void (*blend)(uint32_t *destination, const uint32_t *source, size_t count);
  void (*blend_solid)(uint32_t *destination, uint32_t pixel, size_t count);
  void (*tint)(uint32_t *destination, const uint8_t *coverage, uint32_t pixel, size_t count);
  void (*fade)(uint32_t *destination, const uint32_t *source, uint8_t opacity, size_t count);
  void (*mask)(uint32_t *destination, const uint8_t *coverage, size_t count);
  void (*weigh_bytes)(
      uint16_t *sums, const uint8_t *bytes, const uint16_t *weights, size_t reach, size_t count);
  void (*weigh_lines)(
      uint8_t *destination, const uint16_t *sums, size_t stride, const uint16_t *weights,
      size_t above, size_t below, size_t count);
  void (*stream_fill)(struct pixel_stream *stream, uint32_t pixel, size_t count);
  void (*stream_copy)(struct pixel_stream *stream, const uint32_t *source, size_t count);
  void (*stream_blend)(
      struct pixel_stream *stream, const uint32_t *source, uint32_t beneath, size_t count);
};

/// Returns a set of kernels, from the baseline (0) to the widest registers; NULL if the processor
/// does not support the set or it does not exist.
const struct pixel_kernel_set *pixel_kernels(size_t index);

void pixel_stream_begin(struct pixel_stream *stream, uint32_t *to);

/// Writes the remaining pixels and makes all writes visible to other threads.
void pixel_stream_end(struct pixel_stream *stream);

#endif
