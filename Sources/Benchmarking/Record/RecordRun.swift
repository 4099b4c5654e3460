package import Analysis
import Files
import Foundation

/// A recording of sessions of a device: two commands run in turn, each of which leaves a log.
///
/// The logs are copied into a folder, whose ``Analysis/RecordedSessions`` grow by each session; a
/// later run continues them.
package struct RecordRun {
  package private(set) var recorded: RecordedSessions
  private let folder: String
  let pattern: String
  let timeout: Duration
  let wait: Duration

  /// Opens a folder for sessions, and changes nothing.
  ///
  /// - Parameters:
  ///   - commands: The command lines, and no sessions.
  ///   - pattern: The pattern of a shell for the paths of logs.
  ///   - timeout: The longest time of a command, in seconds.
  ///   - wait: The longest wait for a log after its command ended, in seconds.
  /// - Throws: ``Files/OutputError`` for a folder that cannot be written or holds something else,
  ///   ``Files/InputError`` for sessions that cannot be read.
  package init(
    _ commands: RecordedSessions, collecting pattern: String, in folder: String, timeout: Int,
    wait: Int
  ) throws {
    self.folder = folder
    self.pattern = pattern
    (self.timeout, self.wait) = (.seconds(timeout), .seconds(wait))
    recorded = try Self.stored(in: folder) ?? commands
    guard recorded.old == commands.old, recorded.new == commands.new else {
      throw OutputError(
        "\(folder) holds sessions of other commands,"
          + " \(MessageText.pair(recorded.old, recorded.new)): name another folder")
    }
    try checkEntries()
    try OutputFile.check([manifest, path(nextName)], in: folder) { _ in true }
  }

  /// Runs the commands in turn until each side has at least `count` sessions.
  ///
  /// - Parameters:
  ///   - accept: Reads the log at a path, and throws if it cannot be judged.
  ///   - report: Called before each session with its number and the number of all sessions.
  /// - Throws: ``MeasurementError``, ``Files/InputError``, ``Files/OutputError``,
  ///   ``Files/InterruptionError``, or the error of `accept`; earlier sessions stay.
  package mutating func record(
    sessions count: Int, accepting accept: (_ path: String) throws -> Void,
    report: (_ session: Int, _ all: Int) -> Void
  ) throws {
    let all = max(2 * count, recorded.sessions.count)
    let lock = try claim()
    defer { extendLifetime(lock) }
    while recorded.sessions.count < all {
      try Interruption.check()
      report(recorded.sessions.count + 1, all)
      try recordNext(accept)
    }
  }

  private mutating func recordNext(_ accept: (_ path: String) throws -> Void) throws {
    let (order, side) = (recorded.sessions.count + 1, recorded.nextSide)
    let line = recorded.command(of: side)
    let began = Date().formatted(.iso8601)
    let source = try runCommand(
      line, named: "session \(order) (\(side.rawValue), \(MessageText.name(line)))")
    try accept(source)
    let suffix = source.split(separator: "/").last?.split(separator: ".").dropFirst().last
    let file = nextName + (suffix.map { ".\($0)" } ?? "")
    var next = recorded
    next.sessions.append(
      RecordedSessions.Session(
        order: order, side: side, file: file, source: source, began: began,
        ended: Date().formatted(.iso8601)))
    // The log before the list: no session is listed without its log.
    try OutputFile.write(
      [
        OutputFile.Entry(path(file)) { stream in
          stream.append(try InputFile.contents(of: source, upTo: InputFile.mostTableBytes))
        }, OutputFile.Entry(manifest, try JSONText.file(next)),
      ], in: folder, replacing: { _ in true })
    recorded = next
  }

  /// Makes the folder and its list, unless they exist, and claims it for this process.
  private func claim() throws -> AdvisoryLock {
    _ = try OutputFile.create(JSONText.file(recorded), at: manifest, in: folder)
    // The path of the folder itself, also where it is that of a link.
    let lock = try OutputError.saying("\(folder) cannot be locked") {
      try AdvisoryLock(PathText.join(folder, "."))
    }
    guard let lock else {
      throw OutputError(
        "another process is recording into \(folder): wait until it ends, or name another folder")
    }
    guard try Self.stored(in: folder) == recorded else {
      throw OutputError("\(folder) got sessions of another process: record into another folder")
    }
    return lock
  }

  private var manifest: String { path(RecordedSessions.fileName) }

  private func path(_ name: String) -> String { PathText.join(folder, name) }

  /// The name of the next log without its suffix, such as `01-old`.
  private var nextName: String {
    DecimalText.padded(recorded.sessions.count + 1, digits: 2) + "-" + recorded.nextSide.rawValue
  }

  private static func stored(in folder: String) throws -> RecordedSessions? {
    do throws(InputError) {
      return try JSONText.value(
        RecordedSessions.self, at: PathText.join(folder, RecordedSessions.fileName))
    } catch {
      guard error.isAbsent else { throw error }
      return nil
    }
  }

  /// Refuses a folder that holds anything but recorded sessions, or lacks the log of one.
  private func checkEntries() throws {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    let known = Set(recorded.sessions.map(\.file) + [RecordedSessions.fileName])
    let entries = Set(names ?? [])
    // A process that was killed may leave the next log and hidden files behind.
    let isRecording = entries.contains(RecordedSessions.fileName)
    let foreign = entries.subtracting(known).sorted().first {
      !PathText.isTemporary($0) && !(isRecording && $0.hasPrefix(nextName))
    }
    if let foreign {
      throw OutputError(
        "\(folder) holds \(MessageText.name(foreign)), which no recording wrote: name a folder that"
          + " is new, empty or holds a recording")
    }
    if isRecording, let missing = known.subtracting(entries).sorted().first {
      throw InputError("\(path(missing)) is missing, which sessions.json lists", isAbsent: true)
    }
  }
}
