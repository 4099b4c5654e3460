/// Everything about a run but its frames: the content of `run.json`.
///
/// Together with the frames it is enough to judge the run again without a renderer. Keys that are
/// added are ``LaterAddition``s, which leave the version as it is; a key that changes its meaning
/// or goes raises it.
package struct RunRecord: Codable, Equatable, Sendable {
  /// The version of the layout of `run.json` and of the CSV files.
  package static let schemaVersion = 1

  package var schemaVersion = Self.schemaVersion
  package var tool: ToolFacts
  /// Tells this run from all others, in letters that need no quoting.
  package var runID: String
  /// The arguments of the command, without its name.
  package var commandLine: [String]
  /// The name of the scenario; `scenario` holds all of it.
  package var scenarioName: String
  package var scenario: JSONValue
  package var engine: String
  /// The reuse policy: `pool`, `none` or `keep-all`.
  package var reuse: String
  package var seed: UInt64
  /// Measured rounds; round 0 comes before them.
  package var rounds: Int
  /// Frame buffers that rotate.
  package var buffers: Int
  /// Threads that composite.
  package var threads: Int
  /// The pipeline that hitches are judged by.
  package var pipeline: Pipeline
  /// How many times slower the processors are that budgets are printed for; empty for this one only.
  package var throttles: [Double]
  /// The ids of strategies that are measured for comparison but are no rivals: `square`.
  package var controls: [String]
  /// The ids of the rungs of the ladder, cheapest first; empty if it was not asked for.
  package var ladder: [String]
  /// What tells the trace from others: its length and a fingerprint.
  package var trace: String
  /// What rows show besides their background.
  package var content: String
  package var display: DisplayFacts
  /// Rows in the table, and where they come from (`embedded` or the file's name).
  package var rowCount: Int
  package var rowSource: String
  /// Characters of the rows' titles and subtitles for which no font had a glyph.
  package var missingGlyphs: Int
  package var machine: MachineFacts
  /// One entry per strategy and refresh rate, in the order of the report.
  package var series: [SeriesFacts]
  /// One proof per strategy; empty when the check was skipped.
  package var proofs: [PixelProof]
  /// Every doubt about the result, a sentence each.
  package var caveats: [String]
  /// The claims that were tried, in the order of the report; empty in a run of another kind.
  @LaterAddition package var claims: [ClaimRecord]
  /// Whether the engine looks at pixels, which no shipping compositor does: the times are a lower
  /// bound and recommend nothing.
  @LaterAddition package var isLowerBound: Bool

  package init(
    tool: ToolFacts, runID: String, commandLine: [String], scenarioName: String,
    scenario: JSONValue, engine: String, reuse: String, seed: UInt64, rounds: Int, buffers: Int,
    threads: Int, pipeline: Pipeline, throttles: [Double], controls: [String], ladder: [String],
    trace: String, content: String, display: DisplayFacts,
    rowCount: Int, rowSource: String, missingGlyphs: Int, machine: MachineFacts,
    series: [SeriesFacts], proofs: [PixelProof], caveats: [String],
    claims: [ClaimRecord] = [], isLowerBound: Bool = false
  ) {
    self.tool = tool
    self.runID = runID
    self.commandLine = commandLine
    self.scenarioName = scenarioName
    self.scenario = scenario
    self.engine = engine
    self.reuse = reuse
    self.seed = seed
    self.rounds = rounds
    self.buffers = buffers
    self.threads = threads
    self.pipeline = pipeline
    self.throttles = throttles
    self.controls = controls
    self.ladder = ladder
    self.trace = trace
    self.content = content
    self.display = display
    self.rowCount = rowCount
    self.rowSource = rowSource
    self.missingGlyphs = missingGlyphs
    self.machine = machine
    self.series = series
    self.proofs = proofs
    self.caveats = caveats
    self.claims = claims
    self.isLowerBound = isLowerBound
  }
}

extension RunRecord {
  /// `runId`, for a key strategy that makes `run_id` of it finds its way back to `runId`.
  private enum CodingKeys: String, CodingKey {
    case schemaVersion, tool, commandLine, scenarioName, scenario, engine, reuse, seed, rounds
    case buffers, threads, pipeline, throttles, controls, ladder, trace, content, display, rowCount
    case rowSource, missingGlyphs, machine, series, proofs, caveats, claims, isLowerBound
    case runID = "runId"
  }
}

/// Which build of the tool made a record.
package struct ToolFacts: Codable, Equatable, Sendable {
  package var version: String
  package var commit: String
  package var compiler: String

  package init(version: String, commit: String, compiler: String) {
    self.version = version
    self.commit = commit
    self.compiler = compiler
  }
}

/// The simulated display.
package struct DisplayFacts: Codable, Equatable, Sendable {
  /// Width and height, in points.
  package var width: Double
  package var height: Double
  /// Device pixels per point.
  package var scale: Double
  /// Width and height, in device pixels.
  package var pixelWidth: Int
  package var pixelHeight: Int

  package init(width: Double, height: Double, scale: Double, pixelWidth: Int, pixelHeight: Int) {
    self.width = width
    self.height = height
    self.scale = scale
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
  }

  /// The pixels of the display.
  package var pixelCount: Int { pixelWidth * pixelHeight }
}

/// What is known of one strategy at one refresh rate besides its frames.
package struct SeriesFacts: Codable, Equatable, Sendable {
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
  @LaterAddition package var findings: [Finding]
  /// Cells in existence at the end of the last round: on the display, in a pool, or kept.
  @LaterAddition package var cellsAlive: Int
  /// Lookups in the cache of background images that found their image, all measured rounds.
  @LaterAddition package var imageHits: Int
  /// Lookups that had to make it.
  @LaterAddition package var imageMisses: Int
  /// Layers taken out of the tree and put in again, all measured rounds.
  @LaterAddition package var layerMoves: Int
  /// Heights asked for in the whole run, round 0 and the making of the table included; 0 where rows
  /// have a fixed height.
  @LaterAddition package var heightQueries: Int
  /// Those of them that had to be measured.
  @LaterAddition package var heightMisses: Int
  /// Cells made only to measure heights, in the whole run.
  @LaterAddition package var proxyCells: Int
  /// Texts shown from the cache of labels, all measured rounds.
  @LaterAddition package var labelHits: Int
  /// Texts that had to be shaped and drawn.
  @LaterAddition package var labelMisses: Int

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

/// A whole run: its record and the frames of each of its series, in the record's order.
package struct RecordedRun: Equatable, Sendable {
  package var record: RunRecord
  package var series: [FrameSeries]

  package init(record: RunRecord, series: [FrameSeries]) {
    precondition(
      record.series.count == series.count
        && zip(record.series, series).allSatisfy { $0.describe($1) },
      "a run has the frames of each series of its record, in its order")
    self.record = record
    self.series = series
  }
}
