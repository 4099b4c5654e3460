#pragma once
#include <jemalloc/jemalloc.h>
#include <stdbool.h>

/// Starts or stops recording the stacks of allocations. Returns 0 on success, else an error number.
/// Does not allocate, because that would be recorded.
static inline int cjemalloc_set_recording(bool is_on) {
  return mallctl("prof.active", NULL, NULL, &is_on, sizeof is_on);
}
