import RegressionGates
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
  fileprivate enum Source {
    case recorded(RecordedRun, absent: Set<String>)
    case frames(FramesFile)
    case summary(MeasuredRun)
  }

  /// As messages name it.
  private let path: String
  private let source: Source

  /// The series with their frames; empty of a `summary.csv`, which has none.
  let series: [Series]

  fileprivate init(_ path: String, _ source: Source) {
    self.path = path
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
    self.init(run.record.runID, .recorded(run, absent: absent))
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

extension ExportedRun {
  /// Reads a run: all of it, or the series of one strategy or refresh rate.
  ///
  /// - Parameters:
  ///   - path: A run's folder, or its `frames.csv` or `summary.csv` under any name.
  ///   - format: What the run is read for: one that is made of frames does not take a `summary.csv`.
  /// - Throws: ``InputError``.
  package static func read(
    _ path: String, for format: ExportFormat, strategy: String? = nil, refreshRate: Int? = nil
  ) throws(InputError) -> ExportedRun {
    guard let facts = try RunReader.facts(of: path) else {
      throw InputError(
        .absent,
        "\(path) does not exist: a run's folder, frames.csv or summary.csv is expected")
    }
    if facts.kind == .folder {
      let (run, absent) = try RunReader.run(folder: path)
      let keys = run.series.map { SeriesKey(of: $0, in: run.record) }
      let indices = try Self.indices(of: keys, in: path, strategy, refreshRate)
      return ExportedRun(path, .recorded(run.only(indices), absent: absent))
    }
    let file = try MappedFile(path)
    return try file.withBytes { bytes throws(InputError) in
      guard !RunReader.isSummary(RunReader.header(bytes)) else {
        return ExportedRun(
          path, .summary(try summary(path, bytes, for: format, strategy, refreshRate)))
      }
      let frames = try FramesFile(path, bytes)
      let keys = frames.series.map { SeriesKey($0.head) }
      let indices = try Self.indices(of: keys, in: path, strategy, refreshRate)
      return ExportedRun(path, .frames(frames.only(indices)))
    }
  }

  private static func summary(
    _ path: String, _ bytes: Span<UInt8>, for format: ExportFormat, _ strategy: String?,
    _ refreshRate: Int?
  ) throws(InputError) -> MeasuredRun {
    guard !format.needsFrames else {
      throw InputError(
        .malformed,
        "\(path) has no frames, of which \(format.name) is made: a run's folder or frames.csv is"
          + " expected")
    }
    let runs = try SummaryFile(path, bytes).runs
    guard runs.count == 1 else {
      throw InputError(.malformed, "\(path) holds \(runs.count) runs: a file of one is expected")
    }
    let indices = try Self.indices(of: runs[0].series.map(\.key), in: path, strategy, refreshRate)
    return MeasuredRun(facts: runs[0].facts, series: indices.map { runs[0].series[$0] })
  }

  /// The series that are meant; at least one.
  private static func indices(
    of keys: [SeriesKey], in path: String, _ strategy: String?, _ refreshRate: Int?
  ) throws(InputError) -> [Int] {
    let indices = keys.indices.filter {
      keys[$0].strategy == strategy ?? keys[$0].strategy
        && keys[$0].refreshRate == refreshRate ?? keys[$0].refreshRate
    }
    guard indices.isEmpty else { return indices }
    let asked = [strategy.map(Wording.name), refreshRate.map { "\($0) Hz" }].compactMap(\.self)
    let known = keys.map { "\(Wording.name($0.strategy)) at \($0.refreshRate) Hz" }
    throw InputError(
      .absent, "\(path) has no \(asked.joined(separator: " at ")): it has \(Wording.list(known))")
  }
}

extension RecordedRun {
  /// The run with some of its series.
  fileprivate func only(_ indices: [Int]) -> RecordedRun {
    var part = record
    part.series = indices.map { record.series[$0] }
    return RecordedRun(record: part, series: indices.map { series[$0] })
  }
}

extension FramesFile {
  /// The file with some of its series.
  fileprivate func only(_ indices: [Int]) -> FramesFile {
    FramesFile(name: name, series: indices.map { series[$0] }, absent: absent)
  }
}

extension SeriesKey {
  init(of series: FrameSeries, in record: RunRecord) {
    self.init(
      scenario: record.scenarioName, engine: record.engine, strategy: series.strategy,
      reuse: record.reuse, refreshRate: series.refreshRate)
  }

  /// The key of a series of which nothing is known but its frames.
  init(_ head: FramesHead) {
    self.init(
      scenario: head.scenario, engine: head.engine, strategy: head.strategy,
      reuse: head.reuse ?? "unknown", refreshRate: head.refreshRate)
  }
}
