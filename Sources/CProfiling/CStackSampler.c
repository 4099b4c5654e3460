#define _GNU_SOURCE
#include "CProfiling.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>
#include <ucontext.h>
#include <unistd.h>
#include <unwind.h>

#ifndef sigev_notify_thread_id
#define sigev_notify_thread_id _sigev_un._tid
#endif

enum { MOST_FRAMES = 192, MOST_THREADS = 1024 };

// Written before the first timer is set and after the last is gone.
static uint64_t *room;
static size_t room_words;
static int walk_kind;
static timer_t timers[MOST_THREADS];

static _Atomic int timer_count;
static _Atomic size_t used_words;
static _Atomic uint64_t taken;
static _Atomic uint64_t dropped;
static _Atomic int32_t current_tag = -1;
static _Atomic int is_running;

// The end of the thread's stack, looked up before its first sample.
static _Thread_local uintptr_t stack_end;

// A stack while it is being walked.
struct walk {
  uint64_t frames[MOST_FRAMES];
  unsigned count;
  // Where the thread was interrupted: what lies inside is the handler's.
  uintptr_t interrupted;
  // The frame pointer and the stack pointer of the outermost function so far.
  uintptr_t frame, lowest;
};

// The frame pointer by the number that the tables give it.
#if defined(__x86_64__)
enum { FRAME_POINTER = 6 };
#elif defined(__aarch64__)
enum { FRAME_POINTER = 29 };
#else
#error "the registers of this processor are not known"
#endif

static _Unwind_Reason_Code take_frame(struct _Unwind_Context *context, void *argument) {
  struct walk *walk = argument;
  uintptr_t address = _Unwind_GetIP(context);
  if (walk->count == 0 && address != walk->interrupted) return _URC_NO_REASON;
  if (address == 0 || walk->count == MOST_FRAMES) return _URC_END_OF_STACK;
  walk->frames[walk->count++] = address;
  walk->frame = _Unwind_GetGR(context, FRAME_POINTER);
  walk->lowest = _Unwind_GetCFA(context);
  return _URC_NO_REASON;
}

// Goes on from the outermost function so far. Each frame begins with the caller's frame pointer and
// the return address; frames lie ever higher.
static void follow_frame_pointers(struct walk *walk) {
  uintptr_t frame = walk->frame, lowest = walk->lowest;
  while (walk->count < MOST_FRAMES && frame >= lowest && frame % sizeof(uintptr_t) == 0 &&
         frame + 2 * sizeof(uintptr_t) <= stack_end) {
    uintptr_t next = ((const uintptr_t *)frame)[0], address = ((const uintptr_t *)frame)[1];
    if (address < 4096) return;
    walk->frames[walk->count++] = address;
    lowest = frame + 2 * sizeof(uintptr_t);
    frame = next;
  }
}

static void take_sample(int signal, siginfo_t *info, void *argument) {
  (void)signal;
  (void)info;
  int32_t tag = atomic_load_explicit(&current_tag, memory_order_relaxed);
  if (tag < 0 || !atomic_load_explicit(&is_running, memory_order_relaxed)) return;
  int error = errno;
  const ucontext_t *context = argument;
#if defined(__x86_64__)
  uintptr_t address = (uintptr_t)context->uc_mcontext.gregs[REG_RIP];
  uintptr_t frame = (uintptr_t)context->uc_mcontext.gregs[REG_RBP];
  uintptr_t lowest = (uintptr_t)context->uc_mcontext.gregs[REG_RSP];
#elif defined(__aarch64__)
  uintptr_t address = (uintptr_t)context->uc_mcontext.pc;
  uintptr_t frame = (uintptr_t)context->uc_mcontext.regs[29];
  uintptr_t lowest = (uintptr_t)context->uc_mcontext.sp;
#else
#error "the registers of this processor are not known"
#endif
  struct walk walk;
  walk.count = 0;
  walk.interrupted = address;
  if (walk_kind == STACK_WALK_TABLES) _Unwind_Backtrace(take_frame, &walk);
  if (walk.count == 0) {
    walk.count = 1;
    walk.frames[0] = address;
    walk.frame = frame;
    walk.lowest = lowest;
  }
  // Some functions have no entry in the tables, but a frame.
  follow_frame_pointers(&walk);

  size_t start =
      atomic_fetch_add_explicit(&used_words, walk.count + 1, memory_order_relaxed);
  if (start + walk.count + 1 > room_words) {
    atomic_fetch_add_explicit(&dropped, 1, memory_order_relaxed);
  } else {
    memcpy(room + start + 1, walk.frames, walk.count * sizeof(uint64_t));
    room[start] = (uint64_t)walk.count << 32 | (uint32_t)tag;
  }
  atomic_fetch_add_explicit(&taken, 1, memory_order_relaxed);
  errno = error;
}

int stack_sampler_has_tables(void) {
#if defined(__GLIBC__) && __GLIBC_PREREQ(2, 35)
  return 1;
#else
  return 0;
#endif
}

static _Unwind_Reason_Code skip_frame(struct _Unwind_Context *context, void *argument) {
  (void)context;
  (void)argument;
  return _URC_NO_REASON;
}

int stack_sampler_open(size_t words, int walk) {
  if (room) return EBUSY;
  // Zeroes that take no memory until they are written over.
  void *memory =
      mmap(NULL, words * sizeof(uint64_t), PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) return errno;
  walk_kind = stack_sampler_has_tables() ? walk : STACK_WALK_FRAME_POINTERS;
  // The unwinder sets itself up when it is called first.
  if (walk_kind == STACK_WALK_TABLES) _Unwind_Backtrace(skip_frame, NULL);
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = take_sample;
  action.sa_flags = SA_SIGINFO | SA_RESTART;
  sigemptyset(&action.sa_mask);
  if (sigaction(SIGPROF, &action, NULL) != 0) {
    int error = errno;
    munmap(memory, words * sizeof(uint64_t));
    return error;
  }
  room = memory;
  room_words = words;
  atomic_store(&used_words, 0);
  atomic_store(&taken, 0);
  atomic_store(&dropped, 0);
  atomic_store(&current_tag, -1);
  atomic_store(&timer_count, 0);
  atomic_store(&is_running, 1);
  return 0;
}

int stack_sampler_add_thread(long period_nanoseconds) {
  if (!room) return EINVAL;
  pthread_attr_t attributes;
  int error = pthread_getattr_np(pthread_self(), &attributes);
  if (error) return error;
  void *lowest = NULL;
  size_t size = 0;
  error = pthread_attr_getstack(&attributes, &lowest, &size);
  pthread_attr_destroy(&attributes);
  if (error) return error;
  stack_end = (uintptr_t)lowest + size;

  struct sigevent event;
  memset(&event, 0, sizeof event);
  event.sigev_notify = SIGEV_THREAD_ID;
  event.sigev_signo = SIGPROF;
  event.sigev_notify_thread_id = gettid();
  int place = atomic_load(&timer_count);
  if (place == MOST_THREADS) return EAGAIN;
  if (timer_create(CLOCK_THREAD_CPUTIME_ID, &event, &timers[place]) != 0) return errno;
  struct timespec period = {period_nanoseconds / 1000000000, period_nanoseconds % 1000000000};
  struct itimerspec times = {period, period};
  if (timer_settime(timers[place], 0, &times, NULL) != 0) {
    error = errno;
    timer_delete(timers[place]);
    return error;
  }
  atomic_store(&timer_count, place + 1);
  return 0;
}

void stack_sampler_set_tag(int32_t tag) {
  atomic_store_explicit(&current_tag, tag, memory_order_relaxed);
}

void stack_sampler_stop(void) {
  if (!room) return;
  atomic_store(&is_running, 0);
  int count = atomic_load(&timer_count);
  for (int place = 0; place < count; place++) timer_delete(timers[place]);
  atomic_store(&timer_count, 0);
  // A signal that is still on its way must not end the program.
  signal(SIGPROF, SIG_IGN);
}

const uint64_t *stack_sampler_words(size_t *count) {
  size_t used = atomic_load(&used_words);
  *count = used < room_words ? used : room_words;
  return room;
}

uint64_t stack_sampler_count(void) { return atomic_load(&taken); }

uint64_t stack_sampler_dropped(void) { return atomic_load(&dropped); }

void stack_sampler_close(void) {
  stack_sampler_stop();
  if (room) munmap(room, room_words * sizeof(uint64_t));
  room = NULL;
  room_words = 0;
}
