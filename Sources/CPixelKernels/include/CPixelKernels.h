// Pixel kernels in C, compiled once for the baseline of the processor family and once for each kind of
// wide registers; the Swift module Graphics chooses between them at run time and says what each does.
#ifndef SCROLLBENCH_PIXEL_KERNELS_H
#define SCROLLBENCH_PIXEL_KERNELS_H

#include <stddef.h>
#include <stdint.h>

/// Pixels on their way to memory, past the caches, a cache line of 16 at a time.
struct pixel_stream {
  /// Where the block that is being gathered goes, the start of a cache line.
  uint32_t *to;
  /// The pixels of it that are there, those skipped among them.
  size_t count;
  /// The first ones of the first block, which belong to someone else and are not written.
  size_t skipped;
  /// The block, and room for as many pixels again.
  uint32_t held[32];
};

struct pixel_kernel_set {
  const char *name;
  void (*fill)(uint32_t *destination, uint32_t pixel, size_t count);
  void (*blend)(uint32_t *destination, const uint32_t *source, size_t count);
  void (*blend_solid)(uint32_t *destination, uint32_t pixel, size_t count);
  void (*tint)(uint32_t *destination, const uint8_t *coverage, uint32_t pixel, size_t count);
  void (*fade)(uint32_t *destination, const uint32_t *source, uint8_t opacity, size_t count);
  void (*mask)(uint32_t *destination, const uint8_t *coverage, size_t count);
  void (*stream_fill)(struct pixel_stream *stream, uint32_t pixel, size_t count);
  void (*stream_copy)(struct pixel_stream *stream, const uint32_t *source, size_t count);
  void (*stream_blend)(
      struct pixel_stream *stream, const uint32_t *source, uint32_t beneath, size_t count);
};

/// The sets, from the baseline to the widest registers; NULL where this processor cannot run one, or
/// there is none.
const struct pixel_kernel_set *pixel_kernels(size_t index);

/// Begins to stream to an address.
void pixel_stream_begin(struct pixel_stream *stream, uint32_t *to);

/// Writes what is gathered, and goes on `count` pixels behind it; those between stay as they are.
void pixel_stream_skip(struct pixel_stream *stream, size_t count);

/// Writes what is left, and makes all that was streamed visible to other threads.
void pixel_stream_end(struct pixel_stream *stream);

#endif
