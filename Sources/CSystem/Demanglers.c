#define _GNU_SOURCE
#include "Profiling.h"

#include <dlfcn.h>

// Of the Swift runtime, which every program of this package is linked with.
extern char *swift_demangle(
    const char *name, size_t length, char *output, size_t *output_size, uint32_t flags);

char *profiling_demangle_swift(const char *name, size_t length) {
  return swift_demangle(name, length, NULL, NULL, 0);
}

char *profiling_demangle_cxx(const char *name) {
  char *(*demangle)(const char *, char *, size_t *, int *) =
      (char *(*)(const char *, char *, size_t *, int *))dlsym(RTLD_DEFAULT, "__cxa_demangle");
  int status = -1;
  char *text = demangle ? demangle(name, NULL, NULL, &status) : NULL;
  return status == 0 ? text : NULL;
}
