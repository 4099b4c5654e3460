// Walks the stack of the current thread inside a signal handler.
#ifndef SCROLLBENCH_STACK_WALK_H
#define SCROLLBENCH_STACK_WALK_H

#include <stdint.h>
#include <ucontext.h>

enum { MOST_FRAMES = 192 };

struct walk {
  /// The addresses, innermost first, at most MOST_FRAMES.
  uint64_t frames[MOST_FRAMES];
  unsigned count;
  /// The interrupted instruction; frames inside it belong to the handler.
  uintptr_t interrupted;
  /// The frame pointer and the stack pointer of the outermost frame found so far.
  uintptr_t frame, lowest;
};

/// Determines the bounds of the current thread's stack. Called once on each thread before its first
/// walk. Returns 0 or an error number.
int walk_prepare_thread(void);

/// Initializes the unwinder, which happens on its first call and must not happen inside a handler.
void walk_prepare_tables(void);

/// Walks the stack below a signal handler with this context: by unwind tables, which also cover code
/// without frame pointers, and by frame pointers where they end. Does not allocate or lock, and reads
/// only the thread's own stack.
void walk_stack(struct walk *walk, const ucontext_t *context);

#endif
