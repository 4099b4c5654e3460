// What profiling needs of C: a sampler of call stacks that runs inside a signal handler, the requests
// that a program can make of callgrind, and the names of functions.
#ifndef SCROLLBENCH_PROFILING_H
#define SCROLLBENCH_PROFILING_H

#include <stddef.h>
#include <stdint.h>

/// How a stack is walked.
enum stack_walk {
  /// By the tables that compilers leave for exceptions, which go through code without frame pointers;
  /// by frame pointers where they end.
  STACK_WALK_TABLES = 0,
  /// By frame pointers alone.
  STACK_WALK_FRAME_POINTERS = 1,
};

/// Whether the tables can be read inside a signal handler: with glibc 2.35 or later, which finds them
/// without a lock.
int stack_sampler_has_tables(void);

/// Sets aside room for so many words and begins to take SIGPROF. 0, or the number of the error; EBUSY
/// if it is open already. All of the sampler's functions can be called on any thread.
int stack_sampler_open(size_t words, int walk);

/// Has the current thread sampled each time that it has used the processor for a period. 0, or the
/// number of the error.
int stack_sampler_add_thread(long period_nanoseconds);

/// What samples are of from here on, on any thread; nothing is recorded below 0.
void stack_sampler_set_tag(int32_t tag);

/// Ends all sampling, and waits for the samples that are being taken. They stay until the sampler is
/// closed.
void stack_sampler_stop(void);

/// The samples, once the sampler is stopped: of each a word with the number of addresses (upper half)
/// and the tag (lower half), then the addresses, innermost first; a word of 0 or the end of the room
/// ends them. NULL if it is not open.
const uint64_t *stack_sampler_words(size_t *count);

/// The number of samples so far, those without room included.
uint64_t stack_sampler_count(void);

/// Samples for which there was no room.
uint64_t stack_sampler_dropped(void);

/// Stops, and gives back the room and SIGPROF.
void stack_sampler_close(void);

/// Whether the program runs under valgrind.
int callgrind_is_running(void);
/// Begins to count: programs are started much faster while nothing is counted.
void callgrind_start(void);
/// Forgets what was counted.
void callgrind_zero(void);
/// Writes down what was counted under a name, and forgets it.
void callgrind_dump(const char *name);

/// A function of this process. Strings are NULL where unknown, and valid until the symbols are closed
/// or the thread looks up another address.
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

/// Returns a Swift or C++ name in readable form, or NULL if it is neither or the Swift runtime has no
/// demangler. To be freed by the caller.
char *symbols_demangle(const char *name);

#endif
