import Files
package import Foundation
import Measurement

/// A source of a profile; each has a process of its own, so that none disturbs another.
package enum ProfileSource: String, CaseIterable, Sendable {
  case processor, heap, callgrind

  /// The measured resource.
  package var subject: String {
    switch self {
    case .processor: "processor time"
    case .heap: "allocations"
    case .callgrind: "instructions"
    }
  }
}

/// The reason for which a source has no result: the end of a sentence.
package struct ProfileGap: Error {
  package let reason: String

  package init(_ reason: String) { self.reason = reason }
}

/// The processes of a profile, or of counted instructions: this program once more for each source or
/// series.
package final class ProfileProcess {
  /// The name of the file in which a process leaves its result.
  package static let resultName = "message.json"

  /// The factor by which callgrind slows a program down, about.
  static let slowdown = 50

  private let scratch: URL
  let patience: Patience

  /// - Throws: ``CommandFailure`` if there is no folder for temporary files.
  package init(patience: Patience) throws {
    self.patience = patience
    scratch = FileManager.default.temporaryDirectory
      .appendingPathComponent("scrollbench-profile-\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: false)
    } catch {
      throw CommandFailure(
        "no folder can be made in \(scratch.deletingLastPathComponent().path)", .output)
    }
  }

  deinit { try? FileManager.default.removeItem(at: scratch) }

  /// Runs the process of a source to its end, with the options of this `profile`.
  ///
  /// - Parameter frames: The most frames that it draws.
  /// - Returns: The content of the file that it left.
  /// - Throws: ``ProfileGap``, or ``CommandFailure`` after a signal.
  package func result(of source: ProfileSource, frames: Int) throws -> Data {
    let folder = try makeFolder(source.rawValue)
    var program = Self.executable
    var environment = ProcessInfo.processInfo.environment
    var arguments =
      ["profile-source", "--source", source.rawValue, "--scratch", folder.path]
      + CommandLine.arguments.dropFirst(2)
    switch source {
    case .processor: break
    case .heap:
      guard HeapProbe.isBuiltIn else {
        throw ProfileGap("there is no jemalloc with heap profiles")
      }
      environment["MALLOC_CONF"] =
        (environment["MALLOC_CONF"].map { $0 + "," } ?? "") + HeapProbe.options
    case .callgrind:
      program = try Self.valgrind
      arguments =
        Self.callgrindOptions(in: folder)
        + [try copy(strippedInto: folder, &environment)] + arguments
    }
    return try run(
      program, arguments, environment, in: folder, leaving: Self.resultName,
      within: patience.limit(frames: frames, slowdown: source == .callgrind ? Self.slowdown : 1))
  }

  private static let executable = "/proc/\(getpid())/exe"

  func makeFolder(_ name: String) throws -> URL {
    let folder = scratch.appendingPathComponent(name)
    try CommandFailure.wrapping(.output) {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    }
    return folder
  }

  /// Copies this program without debug information, of which valgrind 3.19 cannot read the newer
  /// forms.
  ///
  /// - Returns: The copy, or the file itself where there is no `strip`.
  func copy(
    strippedInto folder: URL, _ environment: inout [String: String]
  ) throws -> String {
    // The file itself: valgrind does not follow a link that belongs to another process.
    let file = URL(fileURLWithPath: Self.executable).resolvingSymlinksInPath()
    let copy = folder.appendingPathComponent(file.lastPathComponent)
    guard let strip = SearchPath.program("strip") else { return file.path }
    let stripping = try? ChildProcess(strip, ["--strip-debug", "-o", copy.path, file.path])
    guard let stripping, try stripping.ending(within: patience.limit()) == .exit(0) else {
      return file.path
    }
    // For the libraries that lie beside the program.
    environment["LD_LIBRARY_PATH"] =
      file.deletingLastPathComponent().path
      + (environment["LD_LIBRARY_PATH"].map { ":" + $0 } ?? "")
    return copy.path
  }

  /// Runs a program to its end.
  ///
  /// - Returns: The content of the file with the given name that it left in its folder.
  func run(
    _ program: String, _ arguments: [String], _ environment: [String: String], in folder: URL,
    leaving name: String, within limit: Duration
  ) throws -> Data {
    let process: ChildProcess
    do throws(SystemError) {
      process = try ChildProcess(program, arguments, environment: environment)
    } catch {
      throw ProfileGap("its process cannot be started (\(error.reason))")
    }
    switch try process.ending(within: limit) {
    case .exit(0):
      if let data = try? Data(contentsOf: folder.appendingPathComponent(name)) { return data }
      throw ProfileGap("its process left no result" + process.errorEnd)
    case .exit(let status):
      throw ProfileGap("its process ended with exit status \(status)" + process.errorEnd)
    case .signal(let signal):
      throw ProfileGap("its process was ended by signal \(signal)" + process.errorEnd)
    case nil: throw ProfileGap("its process gave no result \(limit.exceeded)" + process.errorEnd)
    }
  }
}
