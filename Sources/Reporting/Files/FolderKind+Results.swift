package import Analysis
package import Files
package import RunData

extension FolderKind {
  package static let run = FolderKind(
    noun: "run", marker: "run.json", subfolder: ImageKind.folder,
    isFile: { runFiles.contains($0) || ImageKind.isFile($0) })

  /// The names of all files in the folder of a run, except images.
  static let runFiles: Set<String> = ["summary.csv", "frames.csv", "run.json"]

  package static let profile = FolderKind(
    noun: "profile", marker: "profile.txt",
    isFile: { name in
      guard !name.hasPrefix("."), !name.contains("/") else { return false }
      return name == "profile.txt"
        || [".collapsed", ".svg", ".speedscope.json"].contains(where: name.hasSuffix)
    },
    companion: { name in
      // Flame graphs of others may have any name.
      [".svg", ".speedscope.json"].first(where: name.hasSuffix).map {
        name.dropLast($0.count) + ".collapsed"
      }
    })
}

extension RunResult {
  /// The files besides `frames.csv`, by their names; `summaries` are all those of the run.
  package func derivedFiles(_ summaries: [SeriesSummary]) throws(OutputError) -> [String: [UInt8]] {
    ["summary.csv": SummaryCSV.bytes(summaries), "run.json": try facts.json()]
  }
}
