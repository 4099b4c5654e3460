package import Analysis
package import ArgumentParser
package import DeviceLogs
package import Files
import Reporting
import RunData

package struct LogOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The ticks of the display per second, for logs that do not state them, such as 60 or 59.94.",
      valueName: "n"),
    transform: FlagValue.refreshRate)
  package var hz: Double?

  @Option(
    help: ArgumentHelp(
      "The tool that wrote the log. (values: auto, " + LogFormat.names.joined(separator: ", ")
        + "; default: auto, by its head)", valueName: "format"),
    completion: Completion.logFormat, transform: FlagValue.logFormat)
  package var logFormat: String?

  @Option(
    help: ArgumentHelp(
      "The column of frame times of a table. In a Macrobenchmark file: the name of the benchmark. In a"
        + " gfxinfo dump: the name of the window. In a response file of Flutter: the report.",
      valueName: "name"))
  package var column: String?

  @Option(
    help: ArgumentHelp(
      "The process in a log that has several. (default: the one with most frames)",
      valueName: "name|id"))
  package var process: String?

  @Option(help: "The unit of a column of times, by default that of its name.")
  package var unit: TimeUnit?

  @Option(
    help: ArgumentHelp("The device, for logs that name none.", valueName: "name"))
  package var device: String?

  package init() {}

  /// The rate that chooses series of a run, `nil` for all; throws for options that no run takes.
  package func rateOfRun() throws -> Int? {
    let rate = hz.flatMap { Int(exactly: $0) }
    guard given.count == (rate == nil ? 0 : 1) else {
      throw CommandFailure(
        "--log-format, --column, --process, --unit, --device and fractions of --hz are of logs, and a"
          + " run is exported", .usage)
    }
    return rate
  }

  /// Returns whether a path is that of a log rather than of a run; with options of logs any table
  /// that is not a run's is one.
  func isLog(_ path: String) throws(InputError) -> Bool {
    guard try RunReader.isFile(path) else { return false }
    let start = try InputFile.start(of: path, upTo: CSVReader.longestHeader + 1)
    return DeviceLog.begins(with: start, anyTable: !given.isEmpty)
  }

  package func sessions(at path: String) throws(InputError) -> DeviceGroups.Session {
    var log = try DeviceLog(
      at: path, LogChoice(format: logFormat, column: column, process: process, unit: unit))
    if let device, log.conditions["device"] == nil { log.conditions["device"] = device }
    return (log, try DeviceSession.all(of: log, refreshRate: hz))
  }
}

extension LogOptions {
  /// The groups of paths with `--` between them, `nil` for other arguments; refuses an option that
  /// no command has.
  static func groups(in words: [String]) throws -> (old: [String], new: [String])? {
    let groups = words.split(separator: "--", omittingEmptySubsequences: false).map(Array.init)
    if let option = groups[0].first(where: { $0.hasPrefix("-") && $0 != "-" }) {
      throw ValidationError("Unknown option '\(option)'")
    }
    return groups.count == 2 && !groups.contains([]) ? (groups[0], groups[1]) : nil
  }

  func sessions(at paths: [String]) throws(InputError) -> [DeviceGroups.Session] {
    try paths.map { path throws(InputError) in try sessions(at: path) }
  }

  package static func groups(
    _ old: [DeviceGroups.Session], _ new: [DeviceGroups.Session], by rule: SessionRule,
    order: SessionComparison.Order
  ) throws -> DeviceGroups {
    var rule = rule
    rule.order = order
    do {
      return try DeviceGroups(old, new, by: rule)
    } catch {
      throw CommandFailure(error.description, .incomparable)
    }
  }

  private var given: [(name: String, value: String)] {
    let rate = hz.map { DecimalText.shortest($0, places: 6) }
    return [
      ("--hz", rate), ("--log-format", logFormat), ("--column", column), ("--process", process),
      ("--unit", unit?.rawValue), ("--device", device),
    ].compactMap { name, value in value.map { (name, $0) } }
  }

  var words: [String] { given.flatMap { [$0.name, $0.value] } }

  /// Refuses the options, and `others`, where no log is read.
  ///
  /// - Parameter check: Reads what is no log: a path that is no run either is named first.
  func refuse(_ others: String?..., after check: () throws -> Void) throws {
    let names = given.map(\.name) + others.compactMap(\.self)
    guard !names.isEmpty else { return }
    try check()
    throw CommandFailure(
      "leave out \(names.joined(separator: ", ")): only logs take such options", .usage)
  }
}

extension DeviceSession {
  /// - Parameter refreshRate: In Hz; `nil` for that of the log.
  static func all(of log: DeviceLog, refreshRate: Double?) throws(InputError) -> [DeviceSession] {
    try log.series.map { series throws(InputError) in
      do {
        return try DeviceSession(series, refreshRate: refreshRate)
      } catch {
        throw InputError("\(log.file) \(error)")
      }
    }
  }
}

extension LogFormat {
  static var names: [String] { all.map(\.name) }
}
