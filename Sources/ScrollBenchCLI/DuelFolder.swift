import Files
import Foundation
import Reporting

/// Where a duel writes its report: `duel.json` and `duel.md` in a folder.
struct DuelFolder {
  private let path: String

  /// - Parameter path: The folder; it need not exist.
  init(_ path: String) {
    self.path = path
  }

  private var json: String { path + "/duel.json" }
  private var markdown: String { path + "/duel.md" }

  /// Looks whether the report can be written, before anything is measured.
  ///
  /// Changes nothing.
  ///
  /// - Throws: ``CommandFailure`` where a file of something else bears the name of one of the
  ///   report's, or the folder cannot be made.
  func check() throws {
    try CommandFailure.wrapping(.output) {
      // A link to a folder stands for that folder.
      if FileManager.default.fileExists(atPath: path + "/.") {
        try OutputFile.check(json, replacing: DuelReport.isResult)
        try OutputFile.check(markdown, replacing: DuelReport.isResult)
        return
      }
      // What is made first is the outermost folder that is missing, or the file that is in its way.
      var outermost = URL(fileURLWithPath: path)
      while outermost.path != "/",
        !FileManager.default.fileExists(atPath: outermost.deletingLastPathComponent().path)
      {
        outermost.deleteLastPathComponent()
      }
      guard !FileManager.default.fileExists(atPath: outermost.path) else {
        throw CommandFailure("\(path) is a file: name a folder", .output)
      }
      try OutputFile.check(outermost.path) { _ in false }
    }
  }

  /// Writes both files, each whole or not at all.
  func write(json: [UInt8], markdown: [UInt8]) throws {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw CommandFailure("\(path) cannot be made (\(error.localizedDescription))", .output)
    }
    try CommandFailure.wrapping(.output) {
      for (bytes, file) in [(json, self.json), (markdown, self.markdown)] {
        try OutputFile.write(
          bytes, to: file, replacing: DuelReport.isResult, beforePublishing: Interruption.check)
      }
    }
  }
}
