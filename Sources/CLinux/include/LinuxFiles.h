#pragma once

// A Linux system call that Swift's Glibc module does not import. It keeps no pointer and sets errno.

#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>

// Swaps two existing paths of one file system in one step: renameat2(2) with RENAME_EXCHANGE.
static inline int linux_exchange(const char *first, const char *second) {
  return (int)syscall(SYS_renameat2, AT_FDCWD, first, AT_FDCWD, second, 1u << 1);
}
