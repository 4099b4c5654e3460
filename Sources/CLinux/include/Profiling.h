// Support for profiling: a call stack sampler that runs inside a signal handler, callgrind
// requests, and the names of functions.
#ifndef SCROLLBENCH_PROFILING_H
#define SCROLLBENCH_PROFILING_H

#include <stddef.h>
#include <stdint.h>

/// Allocates a buffer of `words` words and installs the SIGPROF handler. Returns 0 or an error
/// number; EBUSY if the sampler is already open. Threads take turns in opening, adding, stopping and
/// closing.
int stack_sampler_open(size_t words);

/// Starts sampling the current thread once per period of its CPU time. Returns 0 or an error
/// number.
int stack_sampler_add_thread(long period_nanoseconds);

/// Sets the tag of subsequent samples on all threads; nothing is recorded while it is negative.
void stack_sampler_set_tag(int32_t tag);

/// Stops sampling and waits for running handlers. Samples remain until the sampler is closed.
void stack_sampler_stop(void);

/// Returns the samples of a stopped sampler, or NULL if it is not open. A sample is a word with the
/// number of addresses (upper half) and the tag (lower half), followed by the addresses, innermost
/// first; a zero word or the end of the buffer ends the samples.
const uint64_t *stack_sampler_words(size_t *count);

/// The number of samples taken so far, including dropped ones.
uint64_t stack_sampler_count(void);

/// The number of samples that were dropped because the buffer was full.
uint64_t stack_sampler_dropped(void);

/// Stops sampling, frees the buffer and restores the previous SIGPROF handler.
void stack_sampler_close(void);

int callgrind_is_running(void);
/// Starts counting; programs start much faster while callgrind does not count.
void callgrind_start(void);
void callgrind_zero(void);
/// Writes the counts under a name and resets them.
void callgrind_dump(const char *name);

/// A function of this process. Strings are NULL where unknown, and valid until the symbols are
/// closed or the thread looks up another address.
struct symbol_info {
  /// The name in the symbol table, mangled.
  const char *name;
  /// The path of the executable or library.
  const char *library;
  /// The source file as the compiler recorded it, and the line on which the function begins.
  const char *file;
  int line;
  /// The addresses of the function; the address alone if the size is unknown.
  uintptr_t start, end;
};

/// The functions of this process, for one thread at a time.
struct Dwfl;

/// Returns 1 if elfutils' libdw could be loaded, 0 where it was absent at compile time or is now.
int symbols_are_available(void);

/// Opens the files that are mapped executable in this process at the time of the call. NULL without
/// libdw, and if /proc cannot be read.
struct Dwfl *symbols_open(void);

/// Releases the symbols, which may be NULL.
void symbols_close(struct Dwfl *symbols);

/// Returns the function at an address: only its library if the symbols are NULL. Takes O(n) in the
/// symbols of the file that contains the address, some 2 ms for 45,000 in elfutils 0.188.
struct symbol_info symbols_find(struct Dwfl *symbols, uintptr_t address);

/// Returns a Swift or C++ name in readable form, or NULL if it is neither or the Swift runtime has
/// no demangler. To be freed by the caller.
char *symbols_demangle(const char *name);

#endif
