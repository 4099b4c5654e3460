// Walks the stack of the current thread inside a signal handler.
#ifndef SCROLLBENCH_STACK_WALK_H
#define SCROLLBENCH_STACK_WALK_H

#include <stdint.h>
#include <ucontext.h>

enum { MOST_FRAMES = 192 };

/// A stack, and how far a walk along it has come.
struct walk {
  /// The innermost first; what lies outside of MOST_FRAMES is left out.
  uint64_t frames[MOST_FRAMES];
  unsigned count;
  /// Where the thread was interrupted: what lies inside is the handler's.
  uintptr_t interrupted;
  /// The frame pointer and the stack pointer of the outermost function so far.
  uintptr_t frame, lowest;
};

/// Looks up where the current thread's stack lies; once on each thread, before its first walk. 0, or
/// the number of the error.
int walk_prepare_thread(void);

/// Sets the unwinder up, which it does when it is called first: not inside a handler.
void walk_prepare_tables(void);

/// Walks the stack below a signal handler that got this context. Allocates nothing, takes no lock, and
/// reads only memory of the thread's own stack.
void walk_stack(struct walk *walk, int kind, const ucontext_t *context);

#endif
