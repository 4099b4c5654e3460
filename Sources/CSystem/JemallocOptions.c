#include "JemallocOptions.h"

// Said even where they are the defaults of jemalloc 5.3, so that a distribution's build options and a
// later version change nothing: no thread in the background, caches per thread, memory given back at
// leisure rather than at once.
const char *malloc_conf = "background_thread:false,tcache:true,dirty_decay_ms:10000,muzzy_decay_ms:0";

const char *scrollbench_malloc_options(void) { return malloc_conf; }
