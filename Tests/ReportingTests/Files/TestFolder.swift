import Analysis
@_exported import FileTesting
import Foundation
import Reporting
import RunData
import Statistics

/// Writes a run's files into a folder.
func put(_ run: RunResult, in folder: String) throws {
  for file in try RunFile.all(of: run, summaries: SeriesSummary.all(of: run)) {
    try Data(file.bytes).write(to: URL(fileURLWithPath: folder + "/" + file.name))
  }
}

extension RunFile {
  /// All files of a run but the images.
  static func all(of run: RunResult, summaries: [SeriesSummary]) throws -> [RunFile] {
    try derived(from: run, summaries: summaries)
      + [RunFile(FramesCSV.name, FramesCSV.bytes(run))]
  }
}

extension RunFolder {
  /// Writes and publishes the folder of a run.
  static func write(_ files: [RunFile], to path: String) throws {
    let folder = try begin(path)
    for file in files { try folder.write(file.bytes, to: file.name) }
    try folder.publish {}
  }
}
