// Pixel kernels in C, compiled once for the baseline of the processor family and once for wide
// registers; the Swift room PixelKernels chooses between them at run time and says what each does.
#ifndef SCROLLBENCH_PIXEL_KERNELS_H
#define SCROLLBENCH_PIXEL_KERNELS_H

#include <stddef.h>
#include <stdint.h>

struct pixel_kernel_set {
  const char *name;
  void (*fill)(uint32_t *destination, uint32_t pixel, size_t count);
  void (*blend)(uint32_t *destination, const uint32_t *source, size_t count);
  void (*blend_solid)(uint32_t *destination, uint32_t pixel, size_t count);
  void (*stream)(uint32_t *destination, const uint32_t *source, size_t count);
  void (*finish_streams)(void);
  void (*tint)(uint32_t *destination, const uint8_t *coverage, uint32_t pixel, size_t count);
  void (*fade)(uint32_t *destination, const uint32_t *source, uint8_t opacity, size_t count);
  void (*mask)(uint32_t *destination, const uint8_t *coverage, size_t count);
};

/// The set that runs on every processor of the family.
const struct pixel_kernel_set *pixel_kernels_baseline(void);

/// The widest set that this processor can run; the baseline if there is no wider one.
const struct pixel_kernel_set *pixel_kernels_widest(void);

#endif
