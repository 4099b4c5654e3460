#pragma once
#include <jemalloc/jemalloc.h>
#include <stdbool.h>

/// Has the stacks of allocations recorded from here on, or no longer; 0 if that can be done. Allocates
/// nothing, which would be recorded.
static inline int cjemalloc_set_recording(bool is_on) {
  return mallctl("prof.active", NULL, NULL, &is_on, sizeof is_on);
}
