#include "JemallocOptions.h"

// Set explicitly even where these are the defaults of jemalloc 5.3, so that a distribution's build
// options and later versions change nothing: no background thread, per-thread caches, and delayed
// instead of immediate return of memory.
const char *malloc_conf = "background_thread:false,tcache:true,dirty_decay_ms:10000,muzzy_decay_ms:0";

const char *scrollbench_malloc_options(void) { return malloc_conf; }
