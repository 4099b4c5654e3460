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

  private let scratch: URL

  /// - Throws: ``CommandFailure`` if there is no folder for temporary files.
  package init() throws {
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

  /// Runs the process of a source to its end, with the arguments of this process.
  ///
  /// - Returns: The content of the file that it left.
  /// - Throws: ``ProfileGap``, or ``CommandFailure`` after a signal.
  package func result(of source: ProfileSource) throws -> Data {
    let folder = try makeFolder(source.rawValue)
    let process = Process()
    var environment = ProcessInfo.processInfo.environment
    var arguments =
      CommandLine.arguments.dropFirst()
      + ["--source", source.rawValue, "--scratch", folder.path]
    process.executableURL = URL(fileURLWithPath: Self.executable)
    switch source {
    case .processor: break
    case .heap:
      guard HeapProbe.isBuiltIn else {
        throw ProfileGap("the jemalloc of this machine is built without heap profiles")
      }
      environment["MALLOC_CONF"] =
        (environment["MALLOC_CONF"].map { $0 + "," } ?? "") + HeapProbe.options
    case .callgrind:
      process.executableURL = try Self.valgrind
      arguments =
        Self.callgrindOptions(in: folder)
        + [Self.copy(strippedInto: folder, &environment)] + arguments
    }
    process.arguments = Array(arguments)
    process.environment = environment
    return try run(process, in: folder, leaving: Self.resultName)
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
  static func copy(
    strippedInto folder: URL, _ environment: inout [String: String]
  ) -> String {
    // The file itself: valgrind does not follow a link that belongs to another process.
    let file = URL(fileURLWithPath: executable).resolvingSymlinksInPath()
    let copy = folder.appendingPathComponent(file.lastPathComponent)
    guard let strip = SearchPath.program("strip") else { return file.path }
    let process = Process()
    process.executableURL = strip
    process.arguments = ["--strip-debug", "-o", copy.path, file.path]
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return file.path }
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return file.path }
    // For the libraries that lie beside the program.
    environment["LD_LIBRARY_PATH"] =
      file.deletingLastPathComponent().path
      + (environment["LD_LIBRARY_PATH"].map { ":" + $0 } ?? "")
    return copy.path
  }

  /// Runs a process to its end.
  ///
  /// - Returns: The content of the file with the given name that it left in its folder.
  func run(_ process: Process, in folder: URL, leaving name: String) throws -> Data {
    let errors = folder.appendingPathComponent("errors")
    guard FileManager.default.createFile(atPath: errors.path, contents: nil) else {
      throw CommandFailure("no file can be made in \(folder.path)", .output)
    }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    do {
      process.standardError = try FileHandle(forWritingTo: errors)
      try Interruption.run(process)
    } catch let failure as CommandFailure {
      throw failure
    } catch {
      throw ProfileGap("its process cannot be started (\(error.localizedDescription))")
    }
    if process.terminationReason == .exit, process.terminationStatus == 0,
      let data = try? Data(contentsOf: folder.appendingPathComponent(name))
    {
      return data
    }
    let end =
      process.terminationReason == .exit
      ? "its process ended with exit code \(process.terminationStatus)"
      : "its process was ended by signal \(process.terminationStatus)"
    let text = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
    let lastError = text.split(whereSeparator: \.isNewline).last
    throw ProfileGap(end + (lastError.map { "; its last error: \($0)" } ?? ""))
  }
}
