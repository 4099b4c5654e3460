#pragma once

// What Swift's Glibc module does not import. System calls keep no pointers and set errno.

#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>

// Swaps two existing paths of one file system in one step: renameat2(2) with RENAME_EXCHANGE.
static inline int linux_exchange(const char *first, const char *second) {
  return (int)syscall(SYS_renameat2, AT_FDCWD, first, AT_FDCWD, second, 1u << 1);
}

// Renames a path unless the new one exists: renameat2(2) with RENAME_NOREPLACE.
static inline int linux_rename_new(const char *path, const char *other) {
  return (int)syscall(SYS_renameat2, AT_FDCWD, path, AT_FDCWD, other, 1u << 0);
}

// Fills `mask` with a bit for each processor that a thread may run on, in words of the kernel, and
// returns the number of bytes written: sched_getaffinity(2). -1 also if the mask has more words.
static inline int linux_affinity(pid_t thread, unsigned long *mask, size_t words) {
  return (int)syscall(SYS_sched_getaffinity, thread, words * sizeof *mask, mask);
}

// Restricts a thread to the processors of `mask`: sched_setaffinity(2).
static inline int linux_set_affinity(pid_t thread, const unsigned long *mask, size_t words) {
  return (int)syscall(SYS_sched_setaffinity, thread, words * sizeof *mask, mask);
}

// A file in memory without a name, which a program that is started does not get; -1 on failure.
static inline int linux_memory_file(void) {
  return (int)syscall(SYS_memfd_create, "scrollbench", 1u /* MFD_CLOEXEC */);
}

// The strings that `main` received, the name of the program first; NULL if the C library did not
// pass them on. Swift reads its own from /proc, which not every container has.
char *const *linux_arguments(void);
