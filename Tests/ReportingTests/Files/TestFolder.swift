import Analysis
@_exported import FileTesting
import Foundation
import Reporting
import RunData
import Statistics

/// Writes a run's files into a folder.
func put(_ run: RecordedRun, in folder: String) throws {
  for file in try RunFile.all(of: run, summaries: SeriesSummary.all(of: run)) {
    try Data(file.bytes).write(to: URL(fileURLWithPath: folder + "/" + file.name))
  }
}
