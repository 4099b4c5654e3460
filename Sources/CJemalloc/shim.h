#pragma once
#include <jemalloc/jemalloc.h>
#include <stdbool.h>
#include <stdint.h>

/// The value of one of jemalloc's per-thread counters. A plain load may be merged with an earlier one
/// across a call of malloc, which the optimiser believes to change no memory; a volatile one is not.
static inline __attribute__((always_inline)) uint64_t cjemalloc_read(const uint64_t *counter) {
  return *(const volatile uint64_t *)counter;
}

/// Makes the optimiser believe that the memory at an address is read and written here, so that it
/// keeps the allocation and what was stored before.
static inline __attribute__((always_inline)) void cjemalloc_escape(const void *address) {
  __asm__ volatile("" : : "r"(address) : "memory");
}

/// Has the stacks of allocations recorded from here on, or no longer; 0 if that can be done. Allocates
/// nothing, which would be recorded.
static inline int cjemalloc_set_recording(bool is_on) {
  return mallctl("prof.active", NULL, NULL, &is_on, sizeof is_on);
}
