#include "FileMappings.h"

#include <errno.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <sys/mman.h>
#include <unistd.h>

// The guarded mappings; an entry is free if its end is 0.
static struct {
  _Atomic uintptr_t start, end;
  atomic_bool is_taken, is_cut;
} mappings[64];

static struct sigaction previous;
static atomic_int handler_state;  // 0: none, 1: one is being installed, 2: installed

// Replaces the lost pages of a mapping with zeros, so that the interrupted access succeeds. Besides
// functions that are safe in a signal handler, it calls mmap, which is a system call.
static void replace_lost_pages(int signal, siginfo_t *info, void *context) {
  (void)context;
  int error = errno;
  uintptr_t address = (uintptr_t)info->si_addr;
  for (int index = 0; index < 64; index++) {
    uintptr_t end = atomic_load(&mappings[index].end);
    if (address >= end || address < atomic_load(&mappings[index].start)) continue;
    uintptr_t page = address & ~((uintptr_t)getpagesize() - 1);
    void *zeros = mmap(
        (void *)page, end - page, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED | MAP_NORESERVE,
        -1, 0);
    if (zeros == MAP_FAILED) break;
    atomic_store(&mappings[index].is_cut, 1);
    errno = error;
    return;
  }
  // Another mapping: the access is repeated, and ends as without this handler.
  sigaction(signal, &previous, NULL);
  errno = error;
}

static int has_handler(void) {
  int none = 0;
  if (atomic_compare_exchange_strong(&handler_state, &none, 1)) {
    struct sigaction action = {.sa_sigaction = replace_lost_pages, .sa_flags = SA_SIGINFO};
    sigemptyset(&action.sa_mask);
    int failed = sigaction(SIGBUS, &action, &previous);
    atomic_store(&handler_state, failed ? 0 : 2);
  }
  // A file that is opened while another thread installs the handler is read instead of mapped.
  return atomic_load(&handler_state) == 2;
}

int linux_guard_mapping(const void *start, size_t count) {
  if (!has_handler()) return -1;
  for (int index = 0; index < 64; index++) {
    if (atomic_exchange(&mappings[index].is_taken, 1)) continue;
    atomic_store(&mappings[index].is_cut, 0);
    atomic_store(&mappings[index].start, (uintptr_t)start);
    atomic_store(&mappings[index].end, (uintptr_t)start + count);
    return index;
  }
  return -1;
}

int linux_is_mapping_cut(int guard) { return atomic_load(&mappings[guard].is_cut); }

void linux_unguard_mapping(int guard) {
  atomic_store(&mappings[guard].end, 0);
  atomic_store(&mappings[guard].is_taken, 0);
}
