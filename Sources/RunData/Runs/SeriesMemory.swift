/// The memory of a process that drew one frame of a series and then scrolled a pass without
/// compositing, in bytes.
///
/// The process also holds the rows, the fonts and the buffers of the display, so that only
/// differences between series of a run describe the strategies. Values are `nil` where the system or the
/// allocator does not report them.
package struct SeriesMemory: Codable, Equatable, Sendable {
  /// The largest resident memory of the process until the end of the pass.
  package var peakRssBytes: Int?
  /// The statistic `stats.allocated` of jemalloc at the end of the pass.
  package var allocatedBytes: Int?
  /// `stats.active`: the pages with allocations.
  package var activeBytes: Int?
  /// `stats.metadata`: the allocator's own data.
  package var metadataBytes: Int?
  /// `stats.resident`: the pages in memory that the allocator mapped.
  package var residentBytes: Int?
  /// `stats.mapped`: all pages that the allocator mapped.
  package var mappedBytes: Int?
  /// `stats.retained`: the pages that the allocator keeps without memory.
  package var retainedBytes: Int?

  package init() {}
}
