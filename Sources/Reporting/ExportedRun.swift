import Analysis
import Results
package import RunRecords

/// A run that is read in order to be written in another format.
///
/// Holds its frames, about 0.4 kB each; what is written takes one piece of ``ByteStream`` more.
package struct ExportedRun {
  /// One strategy at one refresh rate.
  struct Series {
    let key: SeriesKey
    let frames: FrameSeries
  }

  /// What the run was read from.
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

  /// The series with their frames; empty of a `summary.csv`, which has none.
  let series: [Series]

  init(_ source: Source) {
    self.source = source
    series =
      switch source {
      case .recorded(let run, _):
        run.series.map { Series(key: SeriesKey(of: $0, in: run.record), frames: $0) }
      case .frames(let file):
        file.series.map { Series(key: SeriesKey($0.head), frames: $0.frames) }
      case .summary: []
      }
  }

  /// A run that was not written yet.
  ///
  /// - Parameter absent: What it lacks, by the names of columns of `frames.csv`.
  package init(_ run: RecordedRun, absent: Set<String> = []) {
    self.init(.recorded(run, absent: absent))
  }
}

extension ExportedRun {
  /// The run's name; `nil` where nothing tells.
  var runID: String? {
    switch source {
    case .recorded(let run, _): run.record.runID
    case .frames(let file): file.series[0].head.runID
    case .summary(let run): run.facts.runID
    }
  }

  /// The version of the tool that measured it; `nil` where nothing tells.
  var toolVersion: String? {
    guard case .recorded(let run, _) = source else { return nil }
    return run.record.tool.version
  }

  /// The reuse policy; `nil` where nothing tells.
  var reuse: String? {
    switch source {
    case .recorded(let run, _): run.record.reuse
    case .frames(let file): file.series[0].head.reuse
    case .summary(let run): run.facts.values[.reuse]
    }
  }

  /// The pipeline that the run is judged by; one thread for all where nothing tells.
  var pipeline: Pipeline {
    switch source {
    case .recorded(let run, _): run.record.pipeline
    case .frames: .serial
    case .summary(let run): run.facts.values[.pipeline].flatMap(Pipeline.init) ?? .serial
    }
  }

  /// The columns of `frames.csv` that were never measured.
  var absent: Set<String> {
    switch source {
    case .recorded(_, let absent): absent
    case .frames(let file): file.absent
    case .summary: []
    }
  }

  /// The values of the run, as a comparison has them.
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

  /// The key of a series of which nothing is known but its frames.
  init(_ head: SeriesHead) {
    self.init(
      scenario: head.scenario, engine: head.engine, strategy: head.strategy,
      reuse: head.reuse ?? "unknown", refreshRate: head.refreshRate)
  }
}
