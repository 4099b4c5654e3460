// Reads and writes of memory that the optimizer does not know of, and malloc_usable_size.
#ifndef SCROLLBENCH_COUNTERS_H
#define SCROLLBENCH_COUNTERS_H

#include <malloc.h>
#include <stdint.h>

/// The value of a counter that the allocator changes. A plain load may be merged with an earlier one
/// across a call of malloc, which the optimizer believes to change no memory; a volatile one is not.
static inline __attribute__((always_inline)) uint64_t scrollbench_read_counter(const uint64_t *counter) {
  return *(const volatile uint64_t *)counter;
}

/// Makes the optimizer believe that the memory at an address is read and written here, so that it
/// keeps the allocation and what was stored before.
static inline __attribute__((always_inline)) void scrollbench_escape(const void *address) {
  __asm__ volatile("" : : "r"(address) : "memory");
}

#endif
