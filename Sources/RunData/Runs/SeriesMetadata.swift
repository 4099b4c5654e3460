/// The measurements of one strategy at one refresh rate besides its frames.
package struct SeriesMetadata: Codable, Equatable, Sendable {
  /// The id of the strategy.
  package var strategy: String
  /// The refresh rate, in Hz.
  package var refreshRate: Int
  /// Frames of one pass.
  package var framesPerRound: Int
  /// Bytes of background images alive at the last frame, shared and per cell.
  package var imageBytes: Int
  /// The time of a memset of a separate buffer of the display's size before each pass, round 0
  /// first, in nanoseconds.
  package var memsetNanoseconds: [Int64]
  /// The faults detected during the run.
  package var faults: [Fault]
  /// Cells that exist at the end of the last round: on the display, in a pool, or kept.
  package var cellsAlive: Int
  /// Hits of the cache of background images, all measured rounds.
  package var imageHits: Int
  /// Misses of the cache of background images, all measured rounds.
  package var imageMisses: Int
  /// Layers removed from the tree and inserted again, all measured rounds.
  package var layerMoves: Int
  /// Queries of row heights in the whole run, including round 0 and the creation of the table; 0
  /// for fixed heights.
  package var heightQueries: Int
  /// Height queries that required a measurement.
  package var heightMisses: Int
  /// Cells created only for measuring heights, in the whole run.
  package var proxyCells: Int
  /// Texts shown from the label cache, all measured rounds.
  package var labelHits: Int
  /// Texts that were shaped and drawn, all measured rounds.
  package var labelMisses: Int
  /// `nil` if the rounds were not processes.
  package var memory: SeriesMemory?
  /// The instructions by phase; `nil` if they were not counted.
  package var instructions: InstructionCounts?

  package init(
    strategy: String, refreshRate: Int, framesPerRound: Int, imageBytes: Int,
    memsetNanoseconds: [Int64], faults: [Fault] = [], cellsAlive: Int = 0, imageHits: Int = 0,
    imageMisses: Int = 0, layerMoves: Int = 0, heightQueries: Int = 0, heightMisses: Int = 0,
    proxyCells: Int = 0, labelHits: Int = 0, labelMisses: Int = 0,
    instructions: InstructionCounts? = nil
  ) {
    self.strategy = strategy
    self.refreshRate = refreshRate
    self.framesPerRound = framesPerRound
    self.imageBytes = imageBytes
    self.memsetNanoseconds = memsetNanoseconds
    self.faults = faults
    self.cellsAlive = cellsAlive
    self.imageHits = imageHits
    self.imageMisses = imageMisses
    self.layerMoves = layerMoves
    self.heightQueries = heightQueries
    self.heightMisses = heightMisses
    self.proxyCells = proxyCells
    self.labelHits = labelHits
    self.labelMisses = labelMisses
    self.instructions = instructions
  }

  /// Returns whether strategy, refresh rate and pass length are those of `frames`.
  package func describe(_ frames: FrameSeries) -> Bool {
    strategy == frames.strategy && refreshRate == frames.refreshRate
      && framesPerRound == frames.framesPerRound
  }
}

extension SeriesMetadata {
  private enum CodingKeys: String, CodingKey {
    case strategy, refreshRate, framesPerRound, imageBytes, memsetNanoseconds, cellsAlive, imageHits
    case imageMisses, layerMoves, heightQueries, heightMisses, proxyCells, labelHits, labelMisses
    case memory, instructions
    case faults = "findings"
  }
}
