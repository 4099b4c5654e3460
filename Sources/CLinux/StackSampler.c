#define _GNU_SOURCE
#include "Profiling.h"
#include "StackWalk.h"

#include <errno.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

#ifndef sigev_notify_thread_id
#define sigev_notify_thread_id _sigev_un._tid
#endif

enum { MOST_THREADS = 1024 };

// Written only while no handler reads them: before `is_running` is set, and after it was cleared
// and all handlers have returned.
static uint64_t *buffer;
static size_t buffer_words;

static timer_t timers[MOST_THREADS];
static int timer_count;
static struct sigaction former_action;

static _Atomic int is_running;
// The number of threads in the handler.
static _Atomic int handlers;
static _Atomic size_t used_words;
static _Atomic uint64_t taken;
static _Atomic uint64_t dropped;
static _Atomic int32_t current_tag = -1;

static void keep(const struct walk *walk, int32_t tag) {
  size_t start =
      atomic_fetch_add_explicit(&used_words, walk->count + 1, memory_order_relaxed);
  if (start + walk->count + 1 > buffer_words) {
    atomic_fetch_add_explicit(&dropped, 1, memory_order_relaxed);
  } else {
    memcpy(buffer + start + 1, walk->frames, walk->count * sizeof(uint64_t));
    buffer[start] = (uint64_t)walk->count << 32 | (uint32_t)tag;
  }
  atomic_fetch_add_explicit(&taken, 1, memory_order_relaxed);
}

static void take_sample(int signal, siginfo_t *info, void *context) {
  (void)signal;
  (void)info;
  // Before `is_running` is read, so that stop() waits for this handler.
  atomic_fetch_add(&handlers, 1);
  int32_t tag = atomic_load_explicit(&current_tag, memory_order_relaxed);
  if (tag >= 0 && atomic_load(&is_running)) {
    int error = errno;
    struct walk walk;
    walk_stack(&walk, context);
    keep(&walk, tag);
    errno = error;
  }
  atomic_fetch_sub(&handlers, 1);
}

int stack_sampler_open(size_t words) {
  if (buffer) return EBUSY;
  if (words > SIZE_MAX / sizeof(uint64_t)) return ENOMEM;
  // Zero pages, which take no memory until they are written.
  void *memory =
      mmap(NULL, words * sizeof(uint64_t), PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) return errno;
  walk_prepare_tables();
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = take_sample;
  action.sa_flags = SA_SIGINFO | SA_RESTART;
  sigemptyset(&action.sa_mask);
  if (sigaction(SIGPROF, &action, &former_action) != 0) {
    int error = errno;
    munmap(memory, words * sizeof(uint64_t));
    return error;
  }
  buffer = memory;
  buffer_words = words;
  atomic_store(&used_words, 0);
  atomic_store(&taken, 0);
  atomic_store(&dropped, 0);
  atomic_store(&current_tag, -1);
  atomic_store(&is_running, 1);
  return 0;
}

int stack_sampler_add_thread(long period_nanoseconds) {
  if (!atomic_load(&is_running)) return EINVAL;
  if (timer_count == MOST_THREADS) return EAGAIN;
  int error = walk_prepare_thread();
  if (error) return error;
  // The signal may have been blocked by the parent process.
  sigset_t mask;
  sigemptyset(&mask);
  sigaddset(&mask, SIGPROF);
  error = pthread_sigmask(SIG_UNBLOCK, &mask, NULL);
  if (error) return error;

  struct sigevent event;
  memset(&event, 0, sizeof event);
  event.sigev_notify = SIGEV_THREAD_ID;
  event.sigev_signo = SIGPROF;
  event.sigev_notify_thread_id = gettid();
  timer_t timer;
  if (timer_create(CLOCK_THREAD_CPUTIME_ID, &event, &timer) != 0) return errno;
  struct timespec period = {period_nanoseconds / 1000000000, period_nanoseconds % 1000000000};
  struct itimerspec times = {period, period};
  if (timer_settime(timer, 0, &times, NULL) != 0) {
    error = errno;
    timer_delete(timer);
    return error;
  }
  timers[timer_count++] = timer;
  return 0;
}

void stack_sampler_stop(void) {
  if (!atomic_load(&is_running)) return;
  atomic_store(&is_running, 0);
  while (timer_count > 0) timer_delete(timers[--timer_count]);
  // A pending signal must not terminate the program.
  signal(SIGPROF, SIG_IGN);
  // Handlers that have not started yet will find that nothing is running.
  while (atomic_load(&handlers) > 0) sched_yield();
}

void stack_sampler_set_tag(int32_t tag) {
  atomic_store_explicit(&current_tag, tag, memory_order_relaxed);
}

const uint64_t *stack_sampler_words(size_t *count) {
  size_t used = atomic_load(&used_words);
  *count = used < buffer_words ? used : buffer_words;
  return buffer;
}

uint64_t stack_sampler_count(void) { return atomic_load(&taken); }

uint64_t stack_sampler_dropped(void) { return atomic_load(&dropped); }

void stack_sampler_close(void) {
  if (!buffer) return;
  stack_sampler_stop();
  sigaction(SIGPROF, &former_action, NULL);
  munmap(buffer, buffer_words * sizeof(uint64_t));
  buffer = NULL;
  buffer_words = 0;
}
