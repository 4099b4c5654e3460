import Files

/// A file that may be a log.
struct LogFile: Sendable {
  let path: String
  let bytes: [UInt8]
  /// The keys of the objects in a JSON file by their depth, where arrays do not count; empty for others.
  let keys: [Set<String>]
  /// The first character but white space.
  let firstByte: UInt8?
  /// By its first character.
  let isJSON: Bool

  init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    firstByte = bytes.first { !" \t\r\n".utf8.contains($0) }
    isJSON = firstByte.map { [UInt8(ascii: "{"), UInt8(ascii: "[")].contains($0) } ?? false
    keys = isJSON ? JSONText.keys(in: bytes, upToDepth: 2) : []
  }

  init(at path: String) throws(InputError) {
    self.init(path: path, bytes: try InputFile.text(of: path, upTo: InputFile.mostTableBytes))
  }

  /// Returns the file at a path; `nil` if there is none.
  static func existing(at path: String) throws(InputError) -> LogFile? {
    do throws(InputError) {
      return try LogFile(at: path)
    } catch {
      guard error.isAbsent else { throw error }
      return nil
    }
  }

  /// Returns whether an object of the JSON file at a depth has all of some keys.
  func hasKeys(_ wanted: String..., depth: Int = 0) -> Bool {
    depth < keys.count && wanted.allSatisfy(keys[depth].contains)
  }

  func value<Value: Decodable>(
    _ type: Value.Type, _ numbers: JSONText.Numbers = .any
  ) throws(InputError) -> Value {
    try JSONText.value(type, from: bytes, name: path, numbers, areSnakeCase: false)
  }

  /// The number of bytes in which dumps of SurfaceFlinger and exports of xctrace are recognized.
  static let headBytes = 1_000

  /// The number of lines searched for a header.
  static let headLines = 100

  /// Returns a reader at the first line whose fields, in lower case, are those of a header.
  func line(
    among count: Int = headLines, where isHeader: ([String]) -> Bool
  ) -> CSVReader? {
    let bytes = bytes.span
    var scanner = CSVReader()
    while scanner.line <= count {
      scanner.detectSeparator(in: bytes)
      guard !scanner.isAtEnd(of: bytes) else { break }
      let start = scanner
      // A line of too many fields is no header.
      let names = (try? scanner.names(of: "", in: bytes).0) ?? []
      precondition(scanner.position > start.position, "a line has at least its end")
      if isHeader(names.map { $0.trimmed.lowercased() }) { return start }
    }
    return nil
  }

  /// The fields of the first line; none if they are too many for a header.
  var header: [String] {
    let bytes = bytes.span
    var scanner = CSVReader()
    scanner.detectSeparator(in: bytes)
    return (try? scanner.names(of: "", in: bytes).0) ?? []
  }

  /// Indicates whether this is a table of this tool.
  var isOwnTable: Bool {
    header.contains("schema_version") || header.contains("scenario") && header.contains("strategy")
  }
}

extension LogFile {
  /// The kind of a file that is recognized but not read, and the input that is expected instead;
  /// `nil` for others.
  var unreadKind: String? {
    Self.unreadKinds.first { $0.recognizes(self) }?.sentence
  }

  /// Returns whether the first line of a table has all of some columns.
  private func hasColumns(_ names: String...) -> Bool {
    !isJSON && Set(header.map(\.trimmed)).isSuperset(of: names)
  }

  /// Returns whether one of the first lines of a text begins with one of some words, in lower case.
  private func hasLine(_ starts: String...) -> Bool {
    !isJSON && line { fields in starts.contains { fields.first?.hasPrefix($0) ?? false } } != nil
  }

  private static let unreadKinds: [(recognizes: @Sendable (LogFile) -> Bool, sentence: String)] = [
    (
      { $0.hasKeys("iterations", "name") && $0.hasKeys("measures", depth: 1) },
      "a result of Flashlight, which estimates frame rates and has no frames"
    ),
    (
      {
        $0.hasKeys("traceEvents") || $0.hasKeys("traceEvents", depth: 1) || $0.hasKeys("ph", "ts")
      },
      "a Chrome trace: the summary that Flutter's writeTimelineToFile writes with includeSummary, or a"
        + " table of Perfetto, is expected"
    ),
    (
      {
        $0.hasKeys("testNodes") || $0.hasKeys("totalTestCount") || $0.hasKeys("metricsFileName")
          || $0.hasKeys("_type") && $0.hasKeys("_name", depth: 1)
          || $0.hasColumns("Destination", "Configuration")
          || $0.hasLine("command line invocation:", "test suite '", "test case '")
      },
      "another part of a result bundle, or the text of xcodebuild: the output of xcresulttool get"
        + " test-results metrics is expected"
    ),
    (
      { $0.hasColumns("Flags", "IntendedVsync") },
      "a part of a gfxinfo dump: the whole output of dumpsys gfxinfo PACKAGE framestats is expected"
    ),
    (
      {
        $0.hasLine(
          "applications graphics acceleration info", "total frames rendered", "no process found for"
        )
      },
      "a gfxinfo dump without framestats: run dumpsys gfxinfo PACKAGE framestats while the app runs"
    ),
    (
      { $0.hasColumns("Log Name", "Avg FPS") || $0.hasColumns("0.1% Min FPS") },
      "a summary of FrameView or MangoHud, which has no frames: the log of each recording is expected"
    ),
    (
      // The header, with the columns that were added meanwhile, and facts are below the frames.
      {
        !$0.isJSON && $0.bytes.suffix(1 << 17).firstRange(of: "\n[HasHeaderRowAtEnd],".utf8) != nil
      },
      "a log of Unreal's CSV profiler, whose last lines are no frames: a table of its column FrameTime"
        + " alone is expected"
    ),
    (
      { !$0.isJSON && $0.header.contains { $0.contains("Hardware monitoring log") } },
      "a log of MSI Afterburner, which samples its sensors and has no frames: PresentMon and CapFrameX"
        + " record those"
    ),
  ]
}
