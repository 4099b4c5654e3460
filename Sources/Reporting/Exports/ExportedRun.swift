import Analysis
package import RunData

/// A run to be written in another format.
///
/// It takes about 0.4 kB per frame, and one piece of ``ByteStream`` while it is written.
package struct ExportedRun {
  /// A strategy at a refresh rate.
  struct Series {
    let key: SeriesKey
    let frames: FrameSeries
  }

  /// The source of the run.
  enum Source {
    case recorded(RecordedRun, absent: Set<String>)
    case frames(FramesFile)
    case summary(MeasuredRun)
  }

  private let source: Source

  /// The commit to write instead of the run's own.
  package var commit: String?
  /// The time to write instead of the run's own, in UTC as `2025-01-02T03:04:05Z`.
  package var time: String?

  /// The series with their frames, without the placebo; empty for a `summary.csv`.
  let series: [Series]

  init(_ source: Source) {
    self.source = source
    series =
      switch source {
      case .recorded(let run, _):
        run.withoutPlacebo.series.map { Series(key: SeriesKey(of: $0, in: run.record), frames: $0) }
      case .frames(let file):
        file.strategies.map { Series(key: SeriesKey($0.head), frames: $0.frames) }
      case .summary: []
      }
  }

  /// Creates an exported run from memory.
  ///
  /// - Parameter absent: The columns of `frames.csv` that were not measured.
  package init(_ run: RecordedRun, absent: Set<String> = []) {
    self.init(.recorded(run, absent: absent))
  }
}

extension ExportedRun {
  /// The name of the run; `nil` if unknown.
  var runID: String? {
    switch source {
    case .recorded(let run, _): run.record.runID
    case .frames(let file): file.series[0].head.runID
    case .summary(let run): run.facts.runID
    }
  }

  /// The reuse policy; `nil` if unknown.
  var reuse: String? {
    switch source {
    case .recorded(let run, _): run.record.reuse
    case .frames(let file): file.series[0].head.reuse
    case .summary(let run): run.facts.values[.reuse]
    }
  }

  /// The pipeline by which the run is judged; `serial` if unknown.
  var pipeline: Pipeline {
    switch source {
    case .recorded(let run, _): run.record.pipeline
    case .frames: .serial
    case .summary(let run): run.facts.values[.pipeline].flatMap(Pipeline.init) ?? .serial
    }
  }

  /// The columns of `frames.csv` that were not measured.
  var absent: Set<String> {
    switch source {
    case .recorded(_, let absent): absent
    case .frames(let file): file.absent
    case .summary: []
    }
  }

  /// Returns the values of the run, as comparisons have them.
  ///
  /// - Complexity: O(*n* log *n*) in the number of frames.
  func measured() -> MeasuredRun {
    switch source {
    case .recorded(let run, let absent): MeasuredRun(run, absent: absent)
    case .frames(let file): MeasuredRun(file)
    case .summary(let run): run
    }
  }
}

extension SeriesKey {
  init(of series: FrameSeries, in record: RunRecord) {
    self.init(
      scenario: record.scenarioName, engine: record.engine, strategy: series.strategy,
      reuse: record.reuse, refreshRate: series.refreshRate)
  }

  /// Creates the key of a series in a file of frames.
  init(_ head: SeriesHead) {
    self.init(
      scenario: head.scenario, engine: head.engine, strategy: head.strategy,
      reuse: head.reuse ?? "unknown", refreshRate: head.refreshRate)
  }
}
