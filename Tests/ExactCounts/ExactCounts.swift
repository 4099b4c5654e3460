import Measurement

/// Whether jemalloc counts in this process; it does not under a sanitizer.
package let jemallocCounts = (try? AllocationProbe()) != nil

/// Whether the rooms are built as they are measured: only there do they promise to allocate nothing,
/// for the optimiser removes what generic code allocates for itself.
package let isOptimised = !BuildInfo.isDebug
