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

  /// Returns the files that follow from the frames and the facts of a run.
  ///
  /// - Parameter summaries: The judgement of the run, ``Analysis/SeriesSummary/all(of:)``.
  /// - Throws: ``OutputError`` if the facts hold a number that is not finite.
  package static func derived(
    from run: RunResult, summaries: [SeriesSummary]
  ) throws(OutputError) -> [RunFile] {
    [
      RunFile("summary.csv", SummaryCSV.bytes(summaries)),
      RunFile("run.json", try run.facts.json()),
    ]
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
    try kind.check(path)
  }

  /// Makes the folder of a run, which is published once it is complete.
  ///
  /// - Throws: ``OutputError``.
  package static func begin(_ path: String) throws(OutputError) -> UnpublishedFolder {
    try kind.begin(path)
  }

  /// Writes a run to a path where nothing exists.
  ///
  /// - Returns: Whether nothing existed there.
  /// - Throws: ``OutputError``, or what `beforePublishing` throws, which is called before the folder is
  ///   visible.
  package static func create(
    _ files: [RunFile], at path: String, beforePublishing: () throws -> Void
  ) throws -> Bool {
    try kind.create(
      files.map { ($0.name, $0.bytes) }, at: path, beforePublishing: beforePublishing)
  }
}
