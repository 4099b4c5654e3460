/// The memory of a process that drew one frame of a series and then scrolled a pass without
/// compositing, in bytes.
///
/// The process also holds the rows, the fonts and the buffers of the display, so that only
/// differences between series of a run describe the strategies.
package struct SeriesMemory: Codable, Equatable, Sendable {
  /// The largest resident memory of the process until the end of the pass.
  package var peakRssBytes = 0
  /// The statistic `stats.allocated` of jemalloc at the end of the pass.
  package var allocatedBytes = 0
  /// `stats.active`: the pages with allocations.
  package var activeBytes = 0
  /// `stats.metadata`: the allocator's own data.
  package var metadataBytes = 0
  /// `stats.resident`: the pages in memory that the allocator mapped.
  package var residentBytes = 0
  /// `stats.mapped`: all pages that the allocator mapped.
  package var mappedBytes = 0
  /// `stats.retained`: the pages that the allocator keeps without memory.
  package var retainedBytes = 0

  package init() {}
}
