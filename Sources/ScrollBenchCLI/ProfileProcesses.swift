import Foundation
import Measurement
import Reporting

/// The processes of a profile: this program once more for each source, with the same arguments.
final class ProfileProcesses {
  enum SourceResult {
    case found(ProfileMessage)
    /// With the end of a sentence.
    case missing(String)
  }

  /// A folder for what processes leave behind.
  private let scratch: URL

  /// - Throws: ``CommandFailure`` if no such folder can be made.
  init() throws {
    scratch = FileManager.default.temporaryDirectory
      .appendingPathComponent("scrollbench-profile-\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: false)
    } catch {
      throw CommandFailure(
        "no folder can be made in \(scratch.deletingLastPathComponent().path)", .output)
    }
  }

  /// Runs a process for each source and combines their results.
  ///
  /// - Throws: ``CommandFailure`` if none of them found anything.
  static func report(
    _ facts: ProfileReport.Facts, of sources: [ProfileSource]
  ) throws -> ProfileReport {
    let processes = try ProfileProcesses()
    defer { processes.remove() }
    var report = ProfileReport(facts)
    if !Symbolizer.namesFunctions {
      report.notes.append("Stacks name only libraries: libdw of elfutils is not installed.")
    }
    try Interruption.whileRunningChildren {
      for source in sources {
        StandardError.write("profiling \(source.subject) …\n")
        switch try processes.result(of: source) {
        case .found(let message):
          report.processor = message.processor ?? report.processor
          report.heap = message.heap ?? report.heap
          report.instructions = message.instructions ?? report.instructions
          report.notes += message.doubts
        case .missing(let reason):
          report.notes.append("There is nothing of \(source.subject): \(reason).")
        }
        try Interruption.check()
      }
    }
    guard report.processor != nil || report.heap != nil || report.instructions != nil else {
      throw CommandFailure(
        "nothing could be profiled. " + report.notes.joined(separator: " "), .inconclusive)
    }
    return report
  }

  func remove() { try? FileManager.default.removeItem(at: scratch) }

  /// Runs a source to its end.
  ///
  /// - Throws: ``CommandFailure`` if Ctrl-C came.
  func result(of source: ProfileSource) throws -> SourceResult {
    let folder = scratch.appendingPathComponent(source.rawValue)
    try CommandFailure.wrapping(.output) {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    }
    let process = Process()
    let own = "/proc/\(getpid())/exe"
    var environment = ProcessInfo.processInfo.environment
    // All that was asked for, and after it what makes it a source's.
    var arguments =
      CommandLine.arguments.dropFirst()
      + ["--source", source.rawValue, "--scratch", folder.path]
    process.executableURL = URL(fileURLWithPath: own)
    switch source {
    case .processor: break
    case .heap:
      guard HeapProbe.isBuiltIn else {
        return .missing("the jemalloc of this machine is built without heap profiles")
      }
      environment["MALLOC_CONF"] =
        (environment["MALLOC_CONF"].map { $0 + "," } ?? "") + HeapProbe.options
    case .callgrind:
      guard let valgrind = SearchPath.program("valgrind") else {
        return .missing("valgrind is not installed")
      }
      process.executableURL = valgrind
      let file = Self.executable(own, strippedInto: folder, &environment)
      arguments =
        [
          "--tool=callgrind", "--instr-atstart=no", "--combine-dumps=yes", "--demangle=no",
          "--callgrind-out-file=\(folder.path)/callgrind.out",
          "--log-file=\(folder.path)/valgrind.log", file,
        ] + arguments
    }
    process.arguments = Array(arguments)
    process.environment = environment
    return try run(process, in: folder)
  }

  /// This program as valgrind can read it: a copy without debug information, whose form is newer than
  /// what some versions know (3.19 gives up), or the file itself where there is no `strip`.
  private static func executable(
    _ own: String, strippedInto folder: URL, _ environment: inout [String: String]
  ) -> String {
    // The file itself: valgrind does not follow a link that belongs to another process.
    let file = URL(fileURLWithPath: own).resolvingSymlinksInPath()
    let copy = folder.appendingPathComponent(file.lastPathComponent)
    guard let strip = SearchPath.program("strip") else { return file.path }
    let process = Process()
    process.executableURL = strip
    process.arguments = ["--strip-debug", "-o", copy.path, file.path]
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return file.path }
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return file.path }
    // Libraries that lie beside the program are looked for beside the copy.
    environment["LD_LIBRARY_PATH"] =
      file.deletingLastPathComponent().path
      + (environment["LD_LIBRARY_PATH"].map { ":" + $0 } ?? "")
    return copy.path
  }

  private func run(_ process: Process, in folder: URL) throws -> SourceResult {
    let errors = folder.appendingPathComponent("errors")
    guard FileManager.default.createFile(atPath: errors.path, contents: nil) else {
      throw CommandFailure("no file can be made in \(folder.path)", .output)
    }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    do {
      process.standardError = try FileHandle(forWritingTo: errors)
      try process.run()
    } catch {
      return .missing("its process cannot be started (\(error.localizedDescription))")
    }
    Interruption.adopt(process.processIdentifier)
    process.waitUntilExit()
    Interruption.release(process.processIdentifier)
    try Interruption.check()
    let message = folder.appendingPathComponent(ProfileMessage.file)
    guard process.terminationReason == .exit, process.terminationStatus == 0,
      let data = try? Data(contentsOf: message),
      let found = try? JSONDecoder().decode(ProfileMessage.self, from: data)
    else {
      return .missing(Self.reason(process) + Self.lastWords(errors))
    }
    return found.missing.map(SourceResult.missing) ?? .found(found)
  }

  private static func reason(_ process: Process) -> String {
    process.terminationReason == .exit
      ? "its process ended with exit code \(process.terminationStatus)"
      : "its process was ended by signal \(process.terminationStatus)"
  }

  /// The last line that a process said, for the end of a sentence.
  private static func lastWords(_ errors: URL) -> String {
    let text = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
    return text.split(whereSeparator: \.isNewline).last.map { ", and said: \($0)" } ?? ""
  }
}
