import Analysis
package import Files
import RunData

extension ExportedRun {
  /// Reads a run, or the series of one strategy or refresh rate.
  ///
  /// - Parameters:
  ///   - path: A run's folder, or its `frames.csv` or `summary.csv` under any name.
  ///   - format: The format to write; one that needs frames does not accept a `summary.csv`.
  /// - Throws: ``InputError``.
  package static func read(
    _ path: String, for format: ExportFormat, strategy: String? = nil, refreshRate: Int? = nil
  ) throws(InputError) -> ExportedRun {
    if try RunReader.existing(path).kind == .folder {
      let (run, absent) = try RunReader.run(folder: path)
      let keys = run.series.map { SeriesKey(of: $0, in: run.record) }
      let indices = try indices(of: keys, in: path, strategy, refreshRate)
      return ExportedRun(.recorded(run.only(indices), absent: absent))
    }
    guard !RunReader.isSummary(try RunReader.header(of: path)) else {
      return ExportedRun(.summary(try summary(path, for: format, strategy, refreshRate)))
    }
    let frames = try FramesFile(contentsOf: path)
    let keys = frames.series.map { SeriesKey($0.head) }
    let indices = try indices(of: keys, in: path, strategy, refreshRate)
    return ExportedRun(.frames(frames.only(indices)))
  }

  private static func summary(
    _ path: String, for format: ExportFormat, _ strategy: String?, _ refreshRate: Int?
  ) throws(InputError) -> MeasuredRun {
    guard !format.needsFrames else {
      throw InputError(
        .malformed,
        "\(path) has no frames, of which \(format.name) is made: a run's folder or frames.csv is"
          + " expected")
    }
    let runs = try SummaryFile(path).runs
    guard runs.count == 1 else {
      throw InputError(.malformed, "\(path) holds \(runs.count) runs: a file of one is expected")
    }
    let indices = try indices(of: runs[0].series.map(\.key), in: path, strategy, refreshRate)
    return MeasuredRun(facts: runs[0].facts, series: indices.map { runs[0].series[$0] })
  }

  /// Returns the indices of the selected series, at least one.
  private static func indices(
    of keys: [SeriesKey], in path: String, _ strategy: String?, _ refreshRate: Int?
  ) throws(InputError) -> [Int] {
    let indices = keys.indices.filter {
      keys[$0].strategy == strategy ?? keys[$0].strategy
        && keys[$0].refreshRate == refreshRate ?? keys[$0].refreshRate
    }
    guard indices.isEmpty else { return indices }
    let asked = [strategy.map(TextFormatting.name), refreshRate.map { "\($0) Hz" }].compactMap(
      \.self)
    let known = keys.map { "\($0.strategy) at \($0.refreshRate) Hz" }
    throw InputError(
      .absent,
      "\(path) has no \(asked.joined(separator: " at ")): it has \(MessageText.names(known))")
  }
}

extension RecordedRun {
  /// Returns the run with some of its series.
  fileprivate func only(_ indices: [Int]) -> RecordedRun {
    var part = record
    part.series = indices.map { record.series[$0] }
    return RecordedRun(record: part, series: indices.map { series[$0] })
  }
}

extension FramesFile {
  /// Returns the file with some of its series.
  fileprivate func only(_ indices: [Int]) -> FramesFile {
    FramesFile(name: name, series: indices.map { series[$0] }, absent: absent)
  }
}
