// The bodies of the kernels in the compiler's portable vector notation. A file that includes this
// one defines STEP, the number of pixels per vector, SET, the set's name in C, PRINTED, its display
// name, and optionally ALPHAS. No branch and no trip count depends on pixel values.
#include <stdint.h>
#include <string.h>

#include "CPixelKernels.h"

// No vector crosses a call, since every body is inlined; the ABI for vectors does not matter.
#pragma clang diagnostic ignored "-Wpsabi"

#define BODY static inline __attribute__((always_inline))
#define VECTOR(type) type __attribute__((vector_size(4 * STEP)))

typedef VECTOR(uint32_t) pixels;
typedef VECTOR(uint16_t) lanes;
typedef uint32_t wide_lanes __attribute__((vector_size(8 * STEP)));
typedef uint8_t coverages __attribute__((vector_size(STEP)));
typedef uint8_t lane_bytes __attribute__((vector_size(2 * STEP)));
typedef uint16_t pixel_lanes __attribute__((vector_size(2 * STEP)));

/// The number of pixels in a cache line, the unit of streaming stores.
enum { block = 16 };

/// Returns round(x / 255) in each lane, for products x of two bytes: (x + 128) · 257 / 65536, which
/// is exact as t · 257 / 65536 = (t + t / 256) / 256.
BODY lanes divide(lanes product) {
  wide_lanes t = __builtin_convertvector(product + 128, wide_lanes);
  return __builtin_convertvector((t * 257) >> 16, lanes);
}

/// Returns round(channel × factor / 255) in each byte of x, with the factor in the low byte of each
/// lane.
BODY pixels scale(pixels x, lanes factor) {
  lanes even = divide(((lanes)x & 0xff) * factor);
  lanes odd = divide(((lanes)x >> 8) * factor);
  return (pixels)(even | (odd << 8));
}

BODY lanes both_halves(pixels byte) { return (lanes)(byte | (byte << 16)); }

/// Returns 255 - alpha in both lanes of each pixel.
BODY lanes inverse_alpha(pixels source) {
#ifdef ALPHAS
  return ALPHAS(~source);
#else
  return both_halves(~source >> 24);
#endif
}

BODY pixels over(pixels source, pixels destination) {
  return source + scale(destination, inverse_alpha(source));
}

BODY pixels load(const void *from) {
  pixels value;
  memcpy(&value, from, sizeof value);
  return value;
}

/// Loads pixels of a source that is read from its start to its end. Unasked, the processor does not
/// fetch ahead into the next page, and a line is as long as a few pages.
BODY pixels load_source(const uint32_t *from) {
  __builtin_prefetch(from + 256);
  return load(from);
}

/// Loads `count` pixels without reading beyond them.
BODY pixels load_some(const void *from, size_t count) {
  pixels value = {};
  memcpy(&value, from, 4 * count);
  return value;
}

BODY void store(void *to, pixels value) { memcpy(to, &value, sizeof value); }

BODY pixels load_coverage(const uint8_t *from, size_t count) {
  coverages bytes = {};
  memcpy(&bytes, from, count);
  return __builtin_convertvector(bytes, pixels);
}

/// Stores a value, an expression in the position i, at each position of `destination`, of which there
/// are `count`, at least STEP.
///
/// The stores between the first and the last are aligned: one that straddles cache lines takes as
/// long as two. First and last overlap their neighbors, and values may depend on what they replace,
/// so each is computed before its neighbor is stored, and not earlier: what it loads may have been
/// stored just now, and not be in the cache yet.
#define STORE_EACH(value)                                                                         \
  do {                                                                                            \
    size_t i = 0;                                                                                 \
    const pixels first = value;                                                                   \
    i = -(uintptr_t)destination / 4 % STEP;                                                       \
    _Pragma("unroll(2)") for (; i + 2 * STEP <= count; i += STEP) store(destination + i, value);  \
    const size_t next = i < count - STEP ? i : count - STEP;                                      \
    i = next;                                                                                     \
    const pixels last_but_one = value;                                                            \
    i = count - STEP;                                                                             \
    const pixels last = value;                                                                    \
    store(destination, first);                                                                    \
    store(destination + next, last_but_one);                                                      \
    store(destination + i, last);                                                                 \
  } while (0)

static void fill(uint32_t *destination, uint32_t pixel, size_t count) {
  const pixels value = (pixels){} + pixel;
  if (count < STEP) {
    memcpy(destination, &value, 4 * count);
  } else {
    STORE_EACH(value);
  }
}

static void copy(uint32_t *destination, const uint32_t *source, size_t count) {
  if (count < STEP) {
    memcpy(destination, source, 4 * count);
  } else {
    STORE_EACH(load_source(source + i));
  }
}

static void blend(uint32_t *destination, const uint32_t *source, size_t count) {
  if (count < STEP) {
    pixels result = over(load_some(source, count), load_some(destination, count));
    memcpy(destination, &result, 4 * count);
  } else {
    STORE_EACH(over(load_source(source + i), load(destination + i)));
  }
}

static void blend_solid(uint32_t *destination, uint32_t pixel, size_t count) {
  const pixels source = (pixels){} + pixel;
  const lanes factor = inverse_alpha(source);
  if (count < STEP) {
    pixels result = source + scale(load_some(destination, count), factor);
    memcpy(destination, &result, 4 * count);
  } else {
    STORE_EACH(source + scale(load(destination + i), factor));
  }
}

static void tint(uint32_t *destination, const uint8_t *coverage, uint32_t pixel, size_t count) {
  const pixels color = (pixels){} + pixel;
  for (size_t i = 0; i < count; i += STEP) {
    size_t n = count - i < STEP ? count - i : STEP;
    pixels result = scale(color, both_halves(load_coverage(coverage + i, n)));
    memcpy(destination + i, &result, 4 * n);
  }
}

/// Destination and source may be equal.
static void fade(uint32_t *destination, const uint32_t *source, uint8_t opacity, size_t count) {
  const lanes factor = (lanes){} + opacity;
  if (count < STEP) {
    pixels result = scale(load_some(source, count), factor);
    memcpy(destination, &result, 4 * count);
  } else {
    STORE_EACH(scale(load(source + i), factor));
  }
}

static void mask(uint32_t *destination, const uint8_t *coverage, size_t count) {
  for (size_t i = 0; i < count; i += STEP) {
    size_t n = count - i < STEP ? count - i : STEP;
    pixels result =
        scale(load_some(destination + i, n), both_halves(load_coverage(coverage + i, n)));
    memcpy(destination + i, &result, 4 * n);
  }
}

BODY lanes load_lane_bytes(const uint8_t *from) {
  lane_bytes bytes;
  memcpy(&bytes, from, sizeof bytes);
  return __builtin_convertvector(bytes, lanes);
}

/// sums[i] = Σ weights[|k|] · bytes[i + reach + k] for −reach ≤ k ≤ reach; no sum exceeds 16 bits.
static void weigh_bytes(
    uint16_t *sums, const uint8_t *bytes, const uint16_t *weights, size_t reach, size_t count) {
  const uint8_t *center = bytes + reach;
  size_t i = 0;
  for (; i + 2 * STEP <= count; i += 2 * STEP) {
    lanes sum = load_lane_bytes(center + i) * weights[0];
    for (size_t k = 1; k <= reach; k++) {
      sum += (load_lane_bytes(center + i - k) + load_lane_bytes(center + i + k)) * weights[k];
    }
    memcpy(sums + i, &sum, sizeof sum);
  }
  for (; i < count; i++) {
    uint32_t sum = center[i] * weights[0];
    for (size_t k = 1; k <= reach; k++) {
      sum += (bytes[i + reach - k] + bytes[i + reach + k]) * weights[k];
    }
    sums[i] = (uint16_t)sum;
  }
}

BODY pixels load_pixel_lanes(const uint16_t *from) {
  pixel_lanes values;
  memcpy(&values, from, sizeof values);
  return __builtin_convertvector(values, pixels);
}

/// destination[i] = round(Σ weights[|k|] · sums[i + k · stride] / 65536) for −above ≤ k ≤ below.
static void weigh_lines(
    uint8_t *destination, const uint16_t *sums, size_t stride, const uint16_t *weights,
    size_t above, size_t below, size_t count) {
  const size_t both = above < below ? above : below;
  size_t i = 0;
  for (; i + STEP <= count; i += STEP) {
    pixels sum = load_pixel_lanes(sums + i) * weights[0] + 32768;
    const uint16_t *up = sums + i, *down = up;
    size_t k = 1;
    for (; k <= both; k++) {
      up -= stride;
      down += stride;
      sum += (load_pixel_lanes(up) + load_pixel_lanes(down)) * weights[k];
    }
    for (; k <= above; k++) sum += load_pixel_lanes(up -= stride) * weights[k];
    for (k = both + 1; k <= below; k++) sum += load_pixel_lanes(down += stride) * weights[k];
    coverages bytes = __builtin_convertvector(sum >> 16, coverages);
    memcpy(destination + i, &bytes, sizeof bytes);
  }
  for (; i < count; i++) {
    uint32_t sum = sums[i] * (uint32_t)weights[0] + 32768;
    for (size_t k = 1; k <= above; k++) sum += *(sums + i - k * stride) * (uint32_t)weights[k];
    for (size_t k = 1; k <= below; k++) sum += sums[i + k * stride] * (uint32_t)weights[k];
    destination[i] = (uint8_t)(sum >> 16);
  }
}

/// Writes a vector with a non-temporal store where the processor has one: the data is not read
/// again soon, and its cache line need not be fetched first.
BODY void store_nontemporal(uint32_t *to, pixels value) {
  __builtin_nontemporal_store(value, (pixels *)to);
}

/// Writes the full block and starts the next one.
BODY void end_block(struct pixel_stream *stream) {
  if (stream->skipped > 0) {
    memcpy(stream->to + stream->skipped, stream->held + stream->skipped,
           4 * (block - stream->skipped));
    stream->skipped = 0;
  } else {
    for (int i = 0; i < block; i += STEP) store_nontemporal(stream->to + i, load(stream->held + i));
  }
  stream->to += block;
  stream->count = 0;
}

static void stream_fill(struct pixel_stream *stream, uint32_t pixel, size_t count) {
  const pixels value = (pixels){} + pixel;
  if (stream->count > 0) {
    size_t room = block - stream->count;
    // May write more than the block has room for, into the second half of `held`.
    for (int i = 0; i < block; i += STEP) store(stream->held + stream->count + i, value);
    if (count < room) {
      stream->count += count;
      return;
    }
    end_block(stream);
    count -= room;
  }
  uint32_t *to = stream->to;
  for (; count >= block; count -= block, to += block) {
    for (int i = 0; i < block; i += STEP) store_nontemporal(to + i, value);
  }
  for (int i = 0; i < block; i += STEP) store(stream->held + i, value);
  stream->to = to;
  stream->count = count;
}

static void stream_copy(struct pixel_stream *stream, const uint32_t *source, size_t count) {
  if (stream->count > 0) {
    size_t room = block - stream->count;
    size_t n = count < room ? count : room;
    memcpy(stream->held + stream->count, source, 4 * n);
    stream->count += n;
    if (count < room) return;
    end_block(stream);
    source += n;
    count -= n;
  }
  uint32_t *to = stream->to;
  for (; count >= block; count -= block, to += block, source += block) {
    for (int i = 0; i < block; i += STEP) store_nontemporal(to + i, load(source + i));
  }
  memcpy(stream->held, source, 4 * count);
  stream->to = to;
  stream->count = count;
}

static void stream_blend(
    struct pixel_stream *stream, const uint32_t *source, uint32_t beneath, size_t count) {
  const pixels destination = (pixels){} + beneath;
  if (stream->count > 0) {
    size_t room = block - stream->count;
    size_t n = count < room ? count : room;
    for (size_t i = 0; i < n; i += STEP) {
      size_t some = n - i < STEP ? n - i : STEP;
      store(stream->held + stream->count + i, over(load_some(source + i, some), destination));
    }
    stream->count += n;
    if (count < room) return;
    end_block(stream);
    source += n;
    count -= n;
  }
  uint32_t *to = stream->to;
  for (; count >= block; count -= block, to += block, source += block) {
    for (int i = 0; i < block; i += STEP) {
      store_nontemporal(to + i, over(load(source + i), destination));
    }
  }
  for (size_t i = 0; i < count; i += STEP) {
    size_t some = count - i < STEP ? count - i : STEP;
    store(stream->held + i, over(load_some(source + i, some), destination));
  }
  stream->to = to;
  stream->count = count;
}

const struct pixel_kernel_set SET = {
    PRINTED, fill, copy, blend, blend_solid, tint, fade, mask,
    weigh_bytes, weigh_lines, stream_fill, stream_copy, stream_blend};
