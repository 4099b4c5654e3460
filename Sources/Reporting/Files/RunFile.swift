package import Analysis
package import Files
package import RunData
import Statistics

/// A file in the folder of a run.
package struct RunFile: Equatable, Sendable {
  package var name: String
  package var bytes: [UInt8]

  /// The names of all files in the folder of a run, except images.
  package static let names: Set<String> = ["summary.csv", "frames.csv", "run.json"]

  /// - Precondition: `name` is one of `names`, or that of an image.
  package init(_ name: String, _ bytes: [UInt8]) {
    precondition(
      Self.names.contains(name) || Self.isImage(name),
      "\(name) is not the name of a file that a run writes")
    self.name = name
    self.bytes = bytes
  }

  /// Returns the files that follow from the frames and the record of a run.
  ///
  /// - Parameter summaries: The judgement of the run, ``Analysis/SeriesSummary/all(of:)``.
  /// - Throws: ``OutputError`` if the record holds a number that is not finite.
  package static func derived(
    from run: RecordedRun, summaries: [SeriesSummary]
  ) throws(OutputError) -> [RunFile] {
    [
      RunFile("summary.csv", SummaryCSV.bytes(summaries)),
      RunFile("run.json", try RecordJSON.bytes(of: run.record)),
    ]
  }

  /// Returns all files of a run but the images.
  package static func all(
    of run: RecordedRun, summaries: [SeriesSummary]
  ) throws(OutputError) -> [RunFile] {
    try derived(from: run, summaries: summaries)
      + [RunFile(FramesCSV.name, FramesCSV.bytes(run))]
  }
}

/// The folder of a run, which is published completely or not at all.
package enum RunFolder {
  private static let kind = FolderKind(
    noun: "run", marker: "run.json", subfolder: RunFile.images,
    isFile: { RunFile.names.contains($0) || RunFile.isImage($0) })

  /// Checks that a run can be written to a path, without changing anything.
  ///
  /// The path must be new, an empty folder, or a folder with a `run.json` and no entry but
  /// ``RunFile/names`` and images. A link to a folder stands for that folder.
  ///
  /// - Throws: ``OutputError`` otherwise, and if the path cannot be written.
  package static func check(_ path: String) throws(OutputError) {
    try OutputFolder(path, of: kind).check()
  }

  /// Makes the folder of a run, which is published once it is complete.
  ///
  /// - Throws: ``OutputError``.
  package static func begin(_ path: String) throws -> UnpublishedFolder {
    try OutputFolder(path, of: kind).begin()
  }

  /// Writes a run to a temporary sibling folder and renames it into place.
  ///
  /// An existing run is replaced, and missing parent folders are created. After an error the path
  /// is unchanged.
  ///
  /// - Parameters:
  ///   - path: A path that passes ``check(_:)``; it is checked again.
  ///   - beforePublishing: Called when all bytes are on the device, before the rename. If it
  ///     throws, nothing is published.
  /// - Throws: ``OutputError``, or what `beforePublishing` throws.
  package static func write(
    _ files: [RunFile], to path: String, beforePublishing: () throws -> Void = {}
  ) throws {
    try OutputFolder(path, of: kind).write(
      files.map { ($0.name, $0.bytes) }, beforePublishing: beforePublishing)
  }

  /// Writes a run to a path where nothing exists.
  ///
  /// - Returns: Whether nothing existed there.
  /// - Throws: As ``write(_:to:beforePublishing:)``.
  static func create(
    _ files: [RunFile], at path: String, beforePublishing: () throws -> Void
  ) throws -> Bool {
    try OutputFolder(path, of: kind).create(
      files.map { ($0.name, $0.bytes) }, beforePublishing: beforePublishing)
  }
}
