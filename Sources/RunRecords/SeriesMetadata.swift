/// What is known of one strategy at one refresh rate besides its frames.
package struct SeriesMetadata: Codable, Equatable, Sendable {
  /// The id of the strategy.
  package var strategy: String
  /// The refresh rate, in Hz.
  package var refreshRate: Int
  /// Frames of one pass.
  package var framesPerRound: Int
  /// Bytes of background images alive at the last frame of the last round: shared ones and each
  /// cell's own.
  package var imageBytes: Int
  /// The time of one memset of a separate buffer of the display's size, before each pass, round 0
  /// first, in nanoseconds.
  package var memsetNanoseconds: [Int64]
  /// What was found while it ran.
  @DefaultWhenMissing package var findings: [Finding]
  /// Cells in existence at the end of the last round: on the display, in a pool, or kept.
  @DefaultWhenMissing package var cellsAlive: Int
  /// Lookups in the cache of background images that found their image, all measured rounds.
  @DefaultWhenMissing package var imageHits: Int
  /// Lookups that had to make it.
  @DefaultWhenMissing package var imageMisses: Int
  /// Layers taken out of the tree and put in again, all measured rounds.
  @DefaultWhenMissing package var layerMoves: Int
  /// Heights asked for in the whole run, round 0 and the making of the table included; 0 where rows
  /// have a fixed height.
  @DefaultWhenMissing package var heightQueries: Int
  /// Those of them that had to be measured.
  @DefaultWhenMissing package var heightMisses: Int
  /// Cells made only to measure heights, in the whole run.
  @DefaultWhenMissing package var proxyCells: Int
  /// Texts shown from the cache of labels, all measured rounds.
  @DefaultWhenMissing package var labelHits: Int
  /// Texts that had to be shaped and drawn.
  @DefaultWhenMissing package var labelMisses: Int

  package init(
    strategy: String, refreshRate: Int, framesPerRound: Int, imageBytes: Int,
    memsetNanoseconds: [Int64], findings: [Finding] = [], cellsAlive: Int = 0, imageHits: Int = 0,
    imageMisses: Int = 0, layerMoves: Int = 0, heightQueries: Int = 0, heightMisses: Int = 0,
    proxyCells: Int = 0, labelHits: Int = 0, labelMisses: Int = 0
  ) {
    self.strategy = strategy
    self.refreshRate = refreshRate
    self.framesPerRound = framesPerRound
    self.imageBytes = imageBytes
    self.memsetNanoseconds = memsetNanoseconds
    self.findings = findings
    self.cellsAlive = cellsAlive
    self.imageHits = imageHits
    self.imageMisses = imageMisses
    self.layerMoves = layerMoves
    self.heightQueries = heightQueries
    self.heightMisses = heightMisses
    self.proxyCells = proxyCells
    self.labelHits = labelHits
    self.labelMisses = labelMisses
  }

  /// Whether the facts are about these frames: the same strategy, refresh rate and pass length.
  package func describe(_ frames: FrameSeries) -> Bool {
    strategy == frames.strategy && refreshRate == frames.refreshRate
      && framesPerRound == frames.framesPerRound
  }
}
