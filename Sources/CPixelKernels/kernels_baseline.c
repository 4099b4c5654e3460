// The kernels that run on every processor of the family.
#define SET pixel_kernels_of_baseline
#define STEP 8
#if defined(__x86_64__)
#define PRINTED "x86-64 baseline (SSE2)"
#else
#define PRINTED "baseline"
#endif
#include "bodies.h"
