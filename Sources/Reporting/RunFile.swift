package import Analysis
package import Files
import Results
package import RunRecords
import Statistics

/// A file of a run's folder: its name and its bytes.
package struct RunFile: Equatable, Sendable {
  package var name: String
  package var bytes: [UInt8]

  /// The names of all files that a run may write, besides images: a folder with any other is not a
  /// run's.
  package static let names: Set<String> = [
    "summary.csv", "frames.csv", "claims.csv", "run.json",
  ]

  /// - Precondition: `name` is one of `names`, or that of an image.
  package init(_ name: String, _ bytes: [UInt8]) {
    precondition(
      Self.names.contains(name) || Self.isImage(name),
      "\(name) is not the name of a file that a run writes")
    self.name = name
    self.bytes = bytes
  }

  /// The files of a run: `claims.csv` only if claims were tried, and the other two CSV files not if
  /// such a run kept no series.
  ///
  /// - Parameter summaries: The judgement of the run, ``Analysis/SeriesSummary/all(of:)``.
  /// - Throws: ``OutputError`` if the record holds a number that is not finite.
  package static func all(
    of run: RecordedRun, summaries: [SeriesSummary]
  ) throws(OutputError) -> [RunFile] {
    var files: [RunFile] = []
    if !run.series.isEmpty || run.record.claims.isEmpty {
      files.append(RunFile("summary.csv", SummaryCSV.bytes(summaries)))
      files.append(RunFile("frames.csv", FramesCSV.bytes(run)))
    }
    if !run.record.claims.isEmpty {
      files.append(RunFile("claims.csv", ClaimsCSV.bytes(run.record)))
    }
    return files + [RunFile("run.json", try RecordJSON.bytes(of: run.record))]
  }
}
