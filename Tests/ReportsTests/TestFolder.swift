import Foundation
import FrameStatistics
import RegressionGates
import Reports
import RunRecords

/// A new folder for one test, removed afterwards with all that is in it.
func withTestFolder(_ body: (String) throws -> Void) throws {
  let path = NSTemporaryDirectory() + "/scrollbench-tests-" + UUID().uuidString
  try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(atPath: path) }
  try body(path)
}

/// Writes a run's files into a folder.
func put(_ run: RecordedRun, in folder: String) throws {
  for file in try RunFile.all(of: run, summaries: SeriesSummary.all(of: run)) {
    try Data(file.bytes).write(to: URL(fileURLWithPath: folder + "/" + file.name))
  }
}

func put(_ text: String, at path: String) throws {
  try Data(text.utf8).write(to: URL(fileURLWithPath: path))
}

func text(at path: String) throws -> String {
  String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
}
