/// The facts of one strategy at one refresh rate besides its frames; ``Metric`` defines the counts.
package struct SeriesFacts: Codable, Equatable, Sendable {
  package var strategy: String
  package var refreshRate: Int
  package var framesPerRound: Int
  package var imageBytes = 0
  /// The faults detected during the run.
  package var faults: [Fault] = []
  package var cellsAlive = 0
  package var imageHits = 0
  package var imageMisses = 0
  package var layerMoves = 0
  /// Also those of round 0 and of the creation of the table.
  package var heightQueries = 0
  package var heightMisses = 0
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
