// The allocator's options, which jemalloc reads from the symbol `malloc_conf` when it starts.
#ifndef SCROLLBENCH_JEMALLOC_OPTIONS_H
#define SCROLLBENCH_JEMALLOC_OPTIONS_H

/// The options that this program sets; the environment variable MALLOC_CONF can override them.
const char *scrollbench_malloc_options(void);

#endif
