// The bodies of the kernels, in the compiler's portable vector notation: eight pixels a step, which
// the compiler splits or joins to the registers of the target that it is compiled for. No branch and
// no trip count depends on a pixel's value.
#include <stdint.h>
#include <string.h>

// No vector crosses a call: every body is inlined, so how targets pass vectors does not matter.
#pragma clang diagnostic ignored "-Wpsabi"

#define BODY static inline __attribute__((always_inline))

typedef uint32_t pixels8 __attribute__((vector_size(32)));
typedef uint16_t lanes16 __attribute__((vector_size(32)));

enum { step = 8 };

/// round(channel × factor / 255) in each byte of x, the factor a byte in the low half of each lane of
/// 16 bits. Exact for all pairs: t = x·f + 128, (t + t/256) / 256.
BODY pixels8 scale(pixels8 x, lanes16 factor) {
  const lanes16 half = (lanes16){} + 128;
  lanes16 even = (lanes16)(x & 0x00ff00ff) * factor + half;
  lanes16 odd = (lanes16)((x >> 8) & 0x00ff00ff) * factor + half;
  even = (even + (even >> 8)) >> 8;
  odd = (odd + (odd >> 8)) & 0xff00;
  return (pixels8)(even | odd);
}

/// The byte in each lane of 32 bits, copied into both of its lanes of 16 bits.
BODY lanes16 both_halves(pixels8 byte) { return (lanes16)(byte | (byte << 16)); }

BODY pixels8 over(pixels8 source, pixels8 destination) {
  return source + scale(destination, both_halves(255 - (source >> 24)));
}

BODY pixels8 load(const void *from, size_t bytes) {
  pixels8 value = {};
  memcpy(&value, from, bytes);
  return value;
}

BODY void fill_body(uint32_t *destination, uint32_t pixel, size_t count) {
  for (size_t i = 0; i < count; i++) destination[i] = pixel;
}

BODY void blend_body(uint32_t *destination, const uint32_t *source, size_t count) {
  size_t i = 0;
  for (; i + step <= count; i += step) {
    pixels8 result = over(load(source + i, 32), load(destination + i, 32));
    memcpy(destination + i, &result, 32);
  }
  if (i < count) {
    size_t rest = (count - i) * 4;
    pixels8 result = over(load(source + i, rest), load(destination + i, rest));
    memcpy(destination + i, &result, rest);
  }
}

BODY void blend_solid_body(uint32_t *destination, uint32_t pixel, size_t count) {
  const pixels8 source = (pixels8){} + pixel;
  const lanes16 rest_of_alpha = both_halves((pixels8){} + (255 - (pixel >> 24)));
  size_t i = 0;
  for (; i + step <= count; i += step) {
    pixels8 result = source + scale(load(destination + i, 32), rest_of_alpha);
    memcpy(destination + i, &result, 32);
  }
  if (i < count) {
    size_t rest = (count - i) * 4;
    pixels8 result = source + scale(load(destination + i, rest), rest_of_alpha);
    memcpy(destination + i, &result, rest);
  }
}

BODY void tint_body(uint32_t *destination, const uint8_t *coverage, uint32_t pixel, size_t count) {
  const pixels8 colour = (pixels8){} + pixel;
  for (size_t i = 0; i < count; i += step) {
    size_t pixels = count - i < step ? count - i : step;
    uint8_t bytes[step] = {};
    memcpy(bytes, coverage + i, pixels);
    pixels8 factor;
    for (int k = 0; k < step; k++) factor[k] = bytes[k];
    pixels8 result = scale(colour, both_halves(factor));
    memcpy(destination + i, &result, pixels * 4);
  }
}

/// Destination and source may be the same pixels.
BODY void fade_body(uint32_t *destination, const uint32_t *source, uint8_t opacity, size_t count) {
  const lanes16 factor = (lanes16){} + opacity;
  size_t i = 0;
  for (; i + step <= count; i += step) {
    pixels8 result = scale(load(source + i, 32), factor);
    memcpy(destination + i, &result, 32);
  }
  if (i < count) {
    size_t rest = (count - i) * 4;
    pixels8 result = scale(load(source + i, rest), factor);
    memcpy(destination + i, &result, rest);
  }
}

BODY void mask_body(uint32_t *destination, const uint8_t *coverage, size_t count) {
  for (size_t i = 0; i < count; i += step) {
    size_t pixels = count - i < step ? count - i : step;
    uint8_t bytes[step] = {};
    memcpy(bytes, coverage + i, pixels);
    pixels8 factor;
    for (int k = 0; k < step; k++) factor[k] = bytes[k];
    pixels8 result = scale(load(destination + i, pixels * 4), both_halves(factor));
    memcpy(destination + i, &result, pixels * 4);
  }
}

/// Copies past the caches where the processor can: what is written is not read back soon, and its cache
/// lines need not be fetched first.
BODY void stream_body(uint32_t *destination, const uint32_t *source, size_t count) {
#if defined(__SSE2__)
  // Up to the first whole vector by ordinary stores.
  size_t i = 0;
  while (i < count && ((uintptr_t)(destination + i) & 31) != 0) {
    destination[i] = source[i];
    i++;
  }
  for (; i + step <= count; i += step) {
    pixels8 value;
    memcpy(&value, source + i, 32);
    __builtin_nontemporal_store(value, (pixels8 *)(destination + i));
  }
  for (; i < count; i++) destination[i] = source[i];
#else
  memcpy(destination, source, count * 4);
#endif
}

/// Makes streamed pixels visible to everyone, in order.
BODY void finish_streams_body(void) { __atomic_thread_fence(__ATOMIC_SEQ_CST); }
