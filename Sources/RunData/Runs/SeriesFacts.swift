/// The facts of one strategy at one refresh rate besides its frames.
package struct SeriesFacts: Codable, Equatable, Sendable {
  package var strategy: String
  package var refreshRate: Int
  package var framesPerRound: Int
  /// Bytes of background images alive at the last frame, shared and per cell.
  package var imageBytes = 0
  /// The faults detected during the run.
  package var faults: [Fault] = []
  /// Cells that exist at the end of the last round: on the display, in a pool, or kept.
  package var cellsAlive = 0
  /// Lookups of background images that found one in the cache, all measured rounds.
  package var imageHits = 0
  package var imageMisses = 0
  /// Layers removed from the tree and inserted again, all measured rounds.
  package var layerMoves = 0
  /// Queries of row heights in the whole run, including round 0 and the creation of the table; 0
  /// for fixed heights.
  package var heightQueries = 0
  /// Height queries that required a measurement.
  package var heightMisses = 0
  /// Cells created only for measuring heights, in the whole run.
  package var proxyCells = 0
  /// `nil` if the rounds were not processes.
  package var memory: SeriesMemory?
  /// `nil` if they were not counted.
  package var instructions: InstructionCounts?

  package init(strategy: String, refreshRate: Int, framesPerRound: Int) {
    self.strategy = strategy
    self.refreshRate = refreshRate
    self.framesPerRound = framesPerRound
  }
}

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
  /// `stats.resident`: the pages in memory that the allocator mapped.
  package var residentBytes: Int?

  package init() {}
}
