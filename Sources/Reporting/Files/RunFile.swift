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

/// The folder of a run's files, which appears whole or not at all.
package enum RunFolder {
  private static let kind = FolderKind(
    noun: "run", marker: "run.json", subfolder: RunFile.images,
    isFile: { RunFile.names.contains($0) || RunFile.isImage($0) })

  /// Looks whether a run can be written to a place, before it is made.
  ///
  /// Changes nothing. A place is usable if it is new, an empty folder, or a folder that holds a
  /// run: a `run.json` and no entry but ``RunFile/names`` and its images. A link to a folder
  /// stands for that folder.
  ///
  /// - Throws: ``OutputError`` otherwise, and if the place cannot be written.
  package static func check(_ path: String) throws(OutputError) {
    try OutputFolder(path, of: kind).check()
  }

  /// Writes a run, in one step: the folder is filled under another name beside its place.
  ///
  /// A run that is there already is replaced, and missing parent folders are made. If anything
  /// fails, what was made is removed and what was there stays.
  ///
  /// - Parameters:
  ///   - path: A place that passes ``check(_:)``; it is looked at again.
  ///   - beforePublishing: Called when all bytes are on the device and nothing can be seen yet. If
  ///     it throws, nothing will have happened.
  /// - Throws: ``OutputError``, or what `beforePublishing` throws.
  package static func write(
    _ files: [RunFile], to path: String,
    beforePublishing: () throws -> Void = {}
  ) throws {
    try OutputFolder(path, of: kind).write(
      files.map { ($0.name, $0.bytes) }, beforePublishing: beforePublishing)
  }
}
