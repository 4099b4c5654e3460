/// Everything about a run but its frames: the content of `run.json`.
///
/// Together with the frames it is enough to judge the run again without a renderer. Keys that are
/// added are ``DefaultWhenMissing``s, which leave the version as it is; a key that changes its meaning
/// or goes raises it.
package struct RunRecord: Codable, Equatable, Sendable {
  /// The version of the layout of `run.json` and of the CSV files.
  package static let schemaVersion = 2
  /// The versions that are read; of an older one, names are replaced by those of today.
  package static let readableVersions = 1...schemaVersion

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
  package var series: [SeriesMetadata]
  /// One proof per strategy; empty when the check was skipped.
  package var proofs: [PixelEquivalence]
  /// Every doubt about the result, a sentence each.
  package var caveats: [String]
  /// The claims that were tried, in the order of the report; empty in a run of another kind.
  @DefaultWhenMissing package var claims: [ClaimRecord]
  /// Whether the engine looks at pixels, which no shipping compositor does: the times are a lower
  /// bound and recommend nothing.
  @DefaultWhenMissing package var isLowerBound: Bool
  /// Work that was added on purpose, as it was asked for: such a run is no baseline.
  @DefaultWhenMissing package var injections: [String]

  package init(
    tool: ToolFacts, runID: String, commandLine: [String], scenarioName: String,
    scenario: JSONValue, engine: String, reuse: String, seed: UInt64, rounds: Int, buffers: Int,
    threads: Int, pipeline: Pipeline, throttles: [Double], controls: [String], ladder: [String],
    trace: String, content: String, display: DisplayFacts,
    rowCount: Int, rowSource: String, missingGlyphs: Int, machine: MachineFacts,
    series: [SeriesMetadata], proofs: [PixelEquivalence], caveats: [String],
    claims: [ClaimRecord] = [], isLowerBound: Bool = false,
    injections: [String] = []
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
    self.injections = injections
  }
}

extension RunRecord {
  /// Whether a text is a version that is read.
  package static func readsVersion(_ text: String) -> Bool {
    readableVersions.contains { "\($0)" == text }
  }

  /// `runId`, for a key strategy that makes `run_id` of it finds its way back to `runId`.
  private enum CodingKeys: String, CodingKey {
    case schemaVersion, tool, commandLine, scenarioName, scenario, engine, reuse, seed, rounds
    case buffers, threads, pipeline, throttles, controls, ladder, trace, content, display, rowCount
    case rowSource, missingGlyphs, machine, series, proofs, caveats, claims, isLowerBound
    case injections
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

extension ClosedRange<Int> {
  /// `1 and 2`.
  package var text: String { map { "\($0)" }.joined(separator: " and ") }
}
