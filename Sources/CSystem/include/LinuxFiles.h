#pragma once

// Linux system calls that Swift's Glibc module does not import. They retain no pointer and set
// errno.

#include <fcntl.h>
#include <linux/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// Exchanges two existing paths of one file system atomically: renameat2(2) with RENAME_EXCHANGE.
static inline int linux_exchange(const char *first, const char *second) {
  return (int)syscall(SYS_renameat2, AT_FDCWD, first, AT_FDCWD, second, 1u << 1);
}

// Returns whether a path is the root of a file system or bind mount: statx(2), Linux 5.8 or later;
// 0 if the kernel cannot tell.
static inline int linux_is_mount_root(const char *path) {
  const unsigned long long mount_root = 0x2000;  // STATX_ATTR_MOUNT_ROOT
  struct statx facts = {0};
  if (syscall(SYS_statx, AT_FDCWD, path, 0, STATX_BASIC_STATS, &facts) != 0) return 0;
  return (facts.stx_attributes_mask & facts.stx_attributes & mount_root) != 0;
}
