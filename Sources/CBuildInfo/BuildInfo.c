#include "BuildInfo.h"

#ifndef SCROLLBENCH_COMMIT
#define SCROLLBENCH_COMMIT "unknown"
#endif

const char *scrollbench_version(void) { return "0.2.0"; }

const char *scrollbench_commit(void) { return SCROLLBENCH_COMMIT; }

const char *scrollbench_clang_version(void) { return __clang_version__; }
