package import Files
package import RunData

/// A format of logs that is read.
///
/// A new format is a file with a value of this type, and its line in ``all``.
package struct LogFormat: Sendable {
  /// The name that chooses it.
  package let name: String
  /// The parts of a ``LogChoice`` that it takes; others are refused.
  var choices: Set<LogChoice.Part> = []
  let recognizes: @Sendable (LogFile) -> Bool
  let read: @Sendable (LogFile, LogChoice) throws(InputError) -> DeviceLog

  /// All formats, each before those that accept more files.
  package static let all: [LogFormat] = [
    .macrobenchmark,
    .flutter,
    .xctest,
    .capFrameX,
    .xctrace,
    .perfetto,
    .gfxinfo,
    .surfaceFlinger,
    .presentMon,
    .csv,
  ]
}

/// The choice of what is read of a log; each part is found by itself if it is `nil`.
package struct LogChoice: Sendable {
  /// The parts, by the names of their options.
  enum Part { case column, process, unit }

  package var format: String?
  /// The column of times in a table of frames, the benchmark of a Macrobenchmark, the window of a
  /// gfxinfo dump, or the report of a response file of Flutter.
  package var column: String?
  /// The name or number of a process.
  package var process: String?
  package var unit: TimeUnit?

  package init(
    format: String? = nil, column: String? = nil, process: String? = nil, unit: TimeUnit? = nil
  ) {
    self.format = format
    self.column = column
    self.process = process
    self.unit = unit
  }

  fileprivate var parts: [Part] {
    [column.map { _ in .column }, process.map { _ in .process }, unit.map { _ in .unit }]
      .compactMap(\.self)
  }
}

extension DeviceLog {
  package init(at path: String, _ choice: LogChoice = LogChoice()) throws(InputError) {
    let file = try LogFile(at: path)
    guard !file.bytes.isEmpty else {
      throw InputError("\(path) is empty: a log of frames is expected")
    }
    let format =
      LogFormat.all.first { format in
        choice.format.map { $0 == format.name } ?? format.recognizes(file)
      }
      ?? (file.isJSON || file.firstByte == UInt8(ascii: "<") || file.unreadKind != nil ? nil : .csv)
    guard let format else {
      let known = MessageText.list(LogFormat.all.map(\.name))
      throw InputError(
        "\(path) is \(file.unreadKind ?? "no log of a format that is read: \(known)")")
    }
    for part in choice.parts where !format.choices.contains(part) {
      let others = LogFormat.all.filter { $0.choices.contains(part) }.map(\.name)
      throw InputError(
        "\(path) is a log of \(format.name): --\(part) is for logs of \(MessageText.list(others))")
    }
    self = try format.read(file, choice)
  }

  /// The conditions that tell of a device, as far as they are known.
  static func conditions(
    model: String?, name: String?, platform: String?, version: String?
  ) -> [String: String] {
    [
      "device": model ?? name,
      // Without a model, the name is that of the device already.
      "device name": model == nil || model == name ? nil : name,
      "system": version.map { [platform, $0].compactMap(\.self).joined(separator: " ") },
    ].compactMapValues(\.self)
  }

  /// Returns whether the beginning of a file is that of a log, not of a file of scrollbench or of any
  /// other table, unless `anyTable` may be one.
  package static func begins(with start: [UInt8], anyTable: Bool) -> Bool {
    let file = LogFile(path: "", bytes: TextEncoding.utf8(ofStart: start))
    return (anyTable || LogFormat.all.contains { $0.recognizes(file) }) && !file.isOwnTable
  }
}
