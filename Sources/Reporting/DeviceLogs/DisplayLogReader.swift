package import Files

/// Reader of logs of frames from other tools.
package enum DisplayLogReader {
  /// Reads a log.
  ///
  /// - Throws: ``InputError``.
  package static func log(
    at path: String, _ choice: LogChoice = LogChoice()
  ) throws(InputError) -> DisplayLog {
    let content = try InputFile.text(of: path, upTo: InputFile.mostTableBytes)
    guard !content.isEmpty else {
      throw InputError(.malformed, "\(path) is empty: a log of frames is expected")
    }
    var format = choice.format ?? Self.format(of: content.span)
    // Any column of the table of MangoHud can be judged like that of another file.
    if choice.format == nil, choice.column != nil, format == .mangoHud { format = .csv }
    guard choice.process == nil || [.presentMon, .gfxinfo].contains(format) else {
      throw InputError(
        .malformed, "\(path) names no process: --process is for logs of PresentMon and gfxinfo")
    }
    switch format {
    case .presentMon: return try presentMon(path, content.span, choice)
    case .mangoHud: return try mangoHud(path, content.span)
    case .gfxinfo: return try gfxinfo(path, content.span, choice)
    case .macrobenchmark:
      return try macrobenchmark(path, content, benchmark: choice.column)
    case .csv: return try csv(path, content.span, column: choice.column)
    }
  }
}

extension DisplayLogReader {
  /// The number of lines searched for a header.
  private static let headLines = 100
  /// The number of lines searched for a section of `framestats`, which follows tables per process.
  private static let profileLines = 5_000

  /// The line before and after each section of `framestats`.
  static let profileMark = "---PROFILEDATA---"

  /// Detects the format from the first lines.
  static func format(of bytes: Span<UInt8>) -> DisplayLog.Format {
    if isJSON(bytes) { return .macrobenchmark }
    return firstLine(in: bytes, among: profileLines) { (start, names) -> DisplayLog.Format? in
      if names == [profileMark.lowercased()] { return .gfxinfo }
      guard start.line <= headLines else { return nil }
      if isPresentMonHeader(names) { return .presentMon }
      let isMangoHud =
        names.starts(with: ["fps", "frametime"]) || names.contains("cpuscheduler")
      return isMangoHud ? .mangoHud : nil
    } ?? .csv
  }

  /// Returns whether the first character but white space opens an object.
  private static func isJSON(_ bytes: Span<UInt8>) -> Bool {
    for index in bytes.indices where !" \t\r\n".utf8.contains(bytes[index]) {
      return bytes[index] == UInt8(ascii: "{")
    }
    return false
  }

  /// Returns a reader at the first matching line among the first hundred.
  static func line(
    in bytes: Span<UInt8>, where isHeader: ([String]) -> Bool
  ) -> CSVReader? {
    firstLine(in: bytes, among: headLines) { isHeader($1) ? $0 : nil }
  }

  /// Returns whether columns in lower case are those of PresentMon.
  static func isPresentMonHeader(_ names: [String]) -> Bool {
    names.contains("application")
      && (names.contains("msbetweenpresents") || names.contains("frametime"))
  }

  /// Returns the first result of a closure that is called for each line.
  ///
  /// - Parameters:
  ///   - count: The number of lines.
  ///   - found: Receives a reader at the line, and its fields in lower case.
  private static func firstLine<Result>(
    in bytes: Span<UInt8>, among count: Int, _ found: (CSVReader, [String]) -> Result?
  ) -> Result? {
    var scanner = CSVReader()
    while !scanner.isAtEnd(of: bytes), scanner.line <= count {
      scanner.detectSeparator(in: bytes)
      let start = scanner
      let names = names(ofLineAt: &scanner, in: bytes)
      precondition(
        scanner.position > start.position || scanner.isAtEnd(of: bytes),
        "a line has at least its end")
      if let result = found(start, names) { return result }
    }
    return nil
  }

  /// Advances over a line and returns its fields in lower case; none if they are too many for a
  /// header.
  private static func names(
    ofLineAt scanner: inout CSVReader, in bytes: Span<UInt8>
  ) -> [String] {
    let names = (try? scanner.names(of: "", in: bytes).0) ?? []
    return names.map { $0.trimmed.lowercased() }
  }
}
