#include "SystemCalls.h"

static char *const *arguments;

static void keep(int count, char **words, char **environment) {
  (void)environment;
  arguments = count > 0 ? words : 0;
}

// glibc passes the arguments of `main` to these functions, of a program and of its libraries.
__attribute__((section(".init_array"), used)) static void (*const start)(int, char **, char **) =
    keep;

char *const *linux_arguments(void) { return arguments; }
