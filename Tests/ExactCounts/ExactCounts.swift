import Measurement

/// A Boolean value that indicates whether jemalloc counts allocations.
///
/// It does not with a sanitizer.
package let jemallocCounts = (try? AllocationProbe()) != nil

/// A Boolean value that indicates whether the modules are optimized.
///
/// Only then steady frames do not allocate, since the optimizer removes the allocations of generic
/// code.
package let isOptimised = !BuildInfo.isDebug
