/// Everything about a run except its frames: the content of `run.json`.
///
/// Record and frames suffice to analyse the run again without a renderer.
package struct RunRecord: Codable, Equatable, Sendable {
  /// The version of the layout of `run.json` and of the CSV files.
  package static let schemaVersion = 2

  package var schemaVersion = Self.schemaVersion
  package var tool: ToolFacts
  /// The unique name of the run, in characters that need no quoting.
  package var runID: String
  /// The arguments of the command, without its name.
  package var commandLine: [String]
  package var scenarioName: String
  /// The keys of the scenario that are not at their default.
  package var scenario: JSONValue
  package var engine: String
  /// The reuse policy: `pool`, `none` or `keep-all`.
  package var reuse: String
  package var seed: UInt64
  /// Measured rounds.
  package var rounds: Int
  /// The number of rotating frame buffers.
  package var buffers: Int
  /// The number of compositing threads.
  package var threads: Int
  /// The pipeline that determines hitches.
  package var pipeline: Pipeline
  /// The ids of strategies that are measured but not ranked: `square`.
  package var controls: [String]
  /// The ids of the ablation steps, cheapest first; empty without an ablation.
  package var ablation: [String]
  /// The length of the trace and its fingerprint.
  package var trace: String
  /// The content of rows besides their background.
  package var content: String
  package var display: DisplayFacts
  /// The number of rows, and their source: `embedded` or a file name.
  package var rowCount: Int
  package var rowSource: String
  /// Characters of the rows' titles and subtitles without a glyph in any font.
  package var missingGlyphs: Int
  package var machine: MachineFacts
  /// One per strategy and refresh rate, in the order of the report.
  package var series: [SeriesMetadata]
  /// One per strategy; empty if images were not compared.
  package var proofs: [PixelEquivalence]
  /// The caveats of the result, one sentence each.
  package var caveats: [String]
  /// The synthetic loads of the run, which cannot be a baseline then.
  package var injections: [String]
  /// Indicates whether each measured round is a process of its own.
  ///
  /// Round 0 then holds the cold first frames of one more process per series and round; otherwise
  /// it is a whole pass.
  package var roundsAreProcesses: Bool
  /// The conditions of each round whose process measured; empty for rounds in one process.
  package var conditions: [RoundConditions]
  /// The id of the strategy that the series of ``placeboID`` repeat; `nil` without a placebo.
  package var placebo: String?
  /// The experiment; `nil` in a file of an earlier version, whose run cannot be repeated.
  package var spec: ExperimentSpec?

  package init(
    tool: ToolFacts, runID: String, commandLine: [String], scenarioName: String,
    scenario: JSONValue, engine: String, reuse: String, seed: UInt64, rounds: Int, buffers: Int,
    threads: Int, pipeline: Pipeline, controls: [String], ablation: [String],
    trace: String, content: String, display: DisplayFacts,
    rowCount: Int, rowSource: String, missingGlyphs: Int, machine: MachineFacts,
    series: [SeriesMetadata], proofs: [PixelEquivalence], caveats: [String],
    injections: [String] = [], roundsAreProcesses: Bool = false,
    conditions: [RoundConditions] = [], placebo: String? = nil
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
    self.controls = controls
    self.ablation = ablation
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
    self.injections = injections
    self.roundsAreProcesses = roundsAreProcesses
    self.conditions = conditions
    self.placebo = placebo
  }
}

extension RunRecord {
  /// The reserved strategy id of a second measurement of the first strategy.
  package static let placeboID = "placebo"

  /// The reason for refusing a file of another layout, and the remedy.
  package static let otherVersion =
    "the layout of another version of scrollbench: this build reads \(schemaVersion); measure again"

  private enum CodingKeys: String, CodingKey {
    case schemaVersion, tool, commandLine, scenarioName, scenario, engine, reuse, seed, rounds
    case buffers, threads, pipeline, controls, trace, content, display, rowCount
    case rowSource, missingGlyphs, machine, series, proofs, caveats
    case injections, roundsAreProcesses, conditions, placebo, spec
    case ablation = "ladder"
    // Snake case conversion maps `run_id` to this.
    case runID = "runId"
  }
}

/// The build of the tool that made a record.
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

/// The distribution of a frame's work over the ticks of a display.
package enum Pipeline: String, Codable, CaseIterable, Sendable {
  /// One thread: a frame is late if app and compositing together exceed a tick, as with software
  /// compositing on the main thread.
  case serial
  /// An app and a render server in parallel, with a queue of two frames between them.
  case twoStage = "two-stage"
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

  package var pixelCount: Int { pixelWidth * pixelHeight }
}

/// A run: its record and the frames of each series, in the record's order.
package struct RecordedRun: Equatable, Sendable {
  package var record: RunRecord
  package var series: [FrameSeries]

  package init(record: RunRecord, series: [FrameSeries]) {
    precondition(
      record.series.count == series.count
        && zip(record.series, series).allSatisfy { $0.describe($1) },
      "a run has the frames of each series of its record, in order")
    self.record = record
    self.series = series
  }

  /// The run without the series of the placebo, which is no strategy.
  package var withoutPlacebo: RecordedRun {
    var record = record
    record.series.removeAll { $0.strategy == RunRecord.placeboID }
    return RecordedRun(
      record: record, series: series.filter { $0.strategy != RunRecord.placeboID })
  }
}
