import Analysis
@_exported import FileTesting
import RunData

/// Writes a run's files into a folder.
func put(_ run: RunResult, in folder: String) throws {
  for (name, bytes) in try runFiles(of: run) {
    try put(bytes, at: folder + "/" + name)
  }
}

/// Returns all files of a run but the images.
func runFiles(of run: RunResult) throws -> [String: [UInt8]] {
  var files = try run.derivedFiles(SeriesSummary.all(of: run))
  files[FramesCSV.name] = FramesCSV.bytes(run)
  return files
}
