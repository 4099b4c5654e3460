import Analysis
import Foundation
import Reporting
import RunRecords
import Statistics

/// A new folder for one test, removed afterwards with all that is in it.
func withTestFolder(_ body: (String) throws -> Void) throws {
  let path = NSTemporaryDirectory() + "/scrollbench-tests-" + UUID().uuidString
  try makeFolder(path)
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

/// What a file holds; `nil` if there is none.
func content(_ path: String) -> String? { try? text(at: path) }

/// The names in a folder, sorted; `nil` if there is none.
func entries(_ path: String) -> [String]? {
  try? FileManager.default.contentsOfDirectory(atPath: path).sorted()
}

func makeFolder(_ path: String) throws {
  try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
}

/// Every file in a folder and its subfolders, and what is in it.
func tree(_ path: String) -> [String: String] {
  let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
  return Dictionary(
    uniqueKeysWithValues: names.map { ($0, content(path + "/" + $0) ?? "folder") })
}
