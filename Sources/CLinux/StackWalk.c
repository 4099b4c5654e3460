#define _GNU_SOURCE
#include "StackWalk.h"

#include <pthread.h>
#include <unwind.h>

// The bounds of the current thread's stack.
static _Thread_local uintptr_t stack_start, stack_end;

// The registers of an interrupted function: program counter, frame pointer and stack pointer, and
// the number of the frame pointer in unwind tables.
#if defined(__x86_64__)
#define INSTRUCTION(context) (context)->uc_mcontext.gregs[REG_RIP]
#define FRAME(context) (context)->uc_mcontext.gregs[REG_RBP]
#define STACK(context) (context)->uc_mcontext.gregs[REG_RSP]
enum { FRAME_POINTER = 6 };
#elif defined(__aarch64__)
#define INSTRUCTION(context) (context)->uc_mcontext.pc
#define FRAME(context) (context)->uc_mcontext.regs[29]
#define STACK(context) (context)->uc_mcontext.sp
enum { FRAME_POINTER = 29 };
#else
#error "the registers of this processor are not known"
#endif

// Since glibc 2.35 the tables are found without a lock, as inside a signal handler they must be.
#if defined(__GLIBC__) && __GLIBC_PREREQ(2, 35)
enum { HAS_TABLES = 1 };
#else
enum { HAS_TABLES = 0 };
#endif

int walk_prepare_thread(void) {
  pthread_attr_t attributes;
  int error = pthread_getattr_np(pthread_self(), &attributes);
  if (error) return error;
  void *lowest = NULL;
  size_t size = 0;
  error = pthread_attr_getstack(&attributes, &lowest, &size);
  pthread_attr_destroy(&attributes);
  if (error) return error;
  stack_start = (uintptr_t)lowest;
  stack_end = stack_start + size;
  return 0;
}

static _Unwind_Reason_Code skip_frame(struct _Unwind_Context *context, void *argument) {
  (void)context;
  (void)argument;
  return _URC_NO_REASON;
}

void walk_prepare_tables(void) {
  if (HAS_TABLES) _Unwind_Backtrace(skip_frame, NULL);
}

static _Unwind_Reason_Code take_frame(struct _Unwind_Context *context, void *argument) {
  struct walk *walk = argument;
  uintptr_t address = _Unwind_GetIP(context);
  if (walk->count == 0 && address != walk->interrupted) return _URC_NO_REASON;
  if (address == 0 || walk->count == MOST_FRAMES) return _URC_END_OF_STACK;
  walk->frames[walk->count++] = address;
  walk->frame = _Unwind_GetGR(context, FRAME_POINTER);
  // Even with a damaged table, the frame lies no lower than that of the interrupted function.
  uintptr_t lowest = _Unwind_GetCFA(context);
  if (lowest > walk->lowest) walk->lowest = lowest;
  return _URC_NO_REASON;
}

// Continues from the outermost frame found so far. Each frame begins with the caller's frame
// pointer and the return address; addresses of frames increase.
static void follow_frame_pointers(struct walk *walk) {
  uintptr_t frame = walk->frame, lowest = walk->lowest;
  // A stack other than the thread's own has unknown bounds.
  if (lowest < stack_start) return;
  while (walk->count < MOST_FRAMES && frame >= lowest && frame % sizeof(uintptr_t) == 0 &&
         frame < stack_end && stack_end - frame >= 2 * sizeof(uintptr_t)) {
    uintptr_t next = ((const uintptr_t *)frame)[0], address = ((const uintptr_t *)frame)[1];
    if (address < 4096) return;
    walk->frames[walk->count++] = address;
    lowest = frame + 2 * sizeof(uintptr_t);
    frame = next;
  }
}

void walk_stack(struct walk *walk, const ucontext_t *context) {
  walk->count = 0;
  walk->interrupted = (uintptr_t)INSTRUCTION(context);
  walk->frame = (uintptr_t)FRAME(context);
  walk->lowest = (uintptr_t)STACK(context);
  if (HAS_TABLES) _Unwind_Backtrace(take_frame, walk);
  if (walk->count == 0) walk->frames[walk->count++] = walk->interrupted;
  // Some functions have a frame but no entry in the tables.
  follow_frame_pointers(walk);
}
