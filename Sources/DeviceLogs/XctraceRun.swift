import Files
import FoundationEssentials
import RunData

/// A run in the table of contents of a trace.
struct XctraceRun {
  /// The number, from 1 on.
  let number: Int
  /// The facts of the recording, such as its `duration`, by the names of their elements.
  private(set) var summary: [String: String] = [:]
  /// The conditions that it states of the target, by name.
  private(set) var conditions: [String: String] = [:]
  /// The process that was recorded; `nil` for all of a device.
  private(set) var target: XctraceProcess?
  private(set) var processes: [XctraceProcess] = []

  /// Returns the runs in a table of contents, as `xctrace export --toc` writes it.
  static func all(in log: LogFile) throws(InputError) -> [XctraceRun] {
    var runs: [XctraceRun] = []
    var tags = XMLTags(log)
    var path: [String] = []
    while let tag = try tags.next() {
      guard tag.kind != .close else { continue }
      path.removeSubrange(tag.depth...)
      path.append(tag.name)
      guard path[0] == "trace-toc" else {
        throw InputError(
          "\(log.path) is no table of contents of a trace: the output of xcrun xctrace"
            + " export --toc is expected")
      }
      if path.dropFirst() == ["run"] {
        runs.append(XctraceRun(number: tag["number"].flatMap { Int($0) } ?? runs.count + 1))
      }
      if !runs.isEmpty { runs[runs.count - 1].add(tag, path.dropFirst().joined(separator: "/")) }
    }
    return runs
  }

  private mutating func add(_ tag: XMLTags.Tag, _ path: String) {
    func text(_ name: String) -> String? { tag[name].flatMap { $0.isEmpty ? nil : $0 } }
    var process: XctraceProcess? {
      let process = XctraceProcess(name: text("name") ?? "", number: text("pid"))
      return process.name.isEmpty && process.number == nil ? nil : process
    }
    switch path {
    case "run/info/summary/\(tag.name)": summary[tag.name] = tag.text
    case "run/info/target/device":
      conditions = DeviceLog.conditions(
        model: text("model"), name: text("name"), platform: text("platform"),
        version: text("os-version"))
    case "run/info/target/process": target = process
    case "run/processes/process": if let process { processes.append(process) }
    default: break
    }
  }
}

extension XctraceRun {
  /// The length of the recording; 0 if unknown.
  var seconds: Double { summary["duration"].flatMap(Double.init) ?? 0 }

  /// The recording mode, such as `Deferred` or `Windowed (5 seconds)`.
  var mode: String { summary["recording-mode"] ?? "" }

  /// Indicates whether a longer recording lacks its beginning.
  var isWindowed: Bool { mode.hasPrefix("Windowed") }

  var time: RecordingTime? {
    let times = ["start-date", "end-date"].compactMap { name in
      try? summary[name].map(Date.ISO8601FormatStyle(includingFractionalSeconds: true).parse)
    }
    guard times.count == 2 else { return nil }
    return RecordingTime(
      .calendar, from: times[0].timeIntervalSince1970, to: times[1].timeIntervalSince1970)
  }
}

struct XctraceProcess: Hashable {
  /// Empty if unknown.
  let name: String
  /// `nil` if unknown.
  let number: String?

  init(name: String, number: String?) {
    self.name = name
    self.number = number == "0" ? nil : number
  }

  /// - Parameter label: The name and, in parentheses, the number: `Demo (4242)`.
  init(label: String) {
    guard label.hasSuffix(")"), let open = label.lastIndex(of: "("),
      label[..<open].hasSuffix(" ")
    else {
      self.init(name: label, number: nil)
      return
    }
    self.init(
      name: String(label[..<open].dropLast()),
      number: String(label[open...].dropFirst().dropLast()))
  }

  var label: String { name + (number.map { " (\($0))" } ?? "") }

  func isChosen(by text: String) -> Bool { [name, number, label].contains(text) }

  /// Returns whether a process is this one, as far as the names and numbers of both are known.
  func isEqual(to other: XctraceProcess) -> Bool {
    (name == other.name || name.isEmpty || other.name.isEmpty)
      && (number == nil || other.number == nil || number == other.number)
  }
}
