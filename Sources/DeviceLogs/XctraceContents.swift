import Files
import FoundationEssentials
import RunData

/// The table of contents of a trace, as `xctrace export --toc` writes it.
struct XctraceContents {
  private(set) var runs: [Run] = []

  struct Run {
    /// The number, from 1 on.
    var number: Int
    /// The facts of the recording, such as its `duration`, by the names of their elements.
    var summary: [String: String] = [:]
    /// The conditions that it states of the target, by name.
    var conditions: [String: String] = [:]
    /// The process that was recorded; `nil` for all of a device.
    var target: XctraceProcess?
    var processes: [XctraceProcess] = []
  }

  init(_ log: LogFile) throws(InputError) {
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
      add(tag, path.dropFirst().joined(separator: "/"))
    }
  }

  private mutating func add(_ tag: XMLTags.Tag, _ path: String) {
    func text(_ name: String) -> String? { tag[name].flatMap { $0.isEmpty ? nil : $0 } }
    if path == "run" {
      runs.append(Run(number: text("number").flatMap { Int($0) } ?? runs.count + 1))
    }
    guard let last = runs.indices.last else { return }
    switch path {
    case "run/info/summary/\(tag.name)":
      runs[last].summary[tag.name] = tag.text
    case "run/info/target/device":
      runs[last].conditions = DeviceLog.conditions(
        model: text("model"), name: text("name"), platform: text("platform"),
        version: text("os-version"))
    case "run/info/target/process":
      runs[last].target = text("name").map { XctraceProcess(name: $0, number: text("pid")) }
    case "run/processes/process":
      if let name = text("name") {
        runs[last].processes.append(XctraceProcess(name: name, number: text("pid")))
      }
    default: break
    }
  }
}

extension XctraceContents.Run {
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

  /// Returns whether a process is this one, as far as the numbers of both are known.
  func isEqual(to other: XctraceProcess) -> Bool {
    name == other.name && (number == nil || other.number == nil || number == other.number)
  }
}
