import Files

extension DisplayLogReader {
  /// Lines in which a header is looked for.
  private static let headLines = 100
  /// Lines in which a section of `framestats` is looked for, which tables of a process come before.
  private static let profileLines = 5_000

  /// What stands before and behind each section of `framestats`.
  static let profileMark = "---PROFILEDATA---"

  /// Tells a log by its first lines.
  static func format(of bytes: Span<UInt8>) -> DisplayLog.Format {
    firstLine(in: bytes, among: profileLines) { (start, names) -> DisplayLog.Format? in
      if names == [profileMark.lowercased()] { return .gfxinfo }
      guard start.line <= headLines else { return nil }
      if isPresentMonHeader(names) { return .presentMon }
      let isMangoHud =
        names.starts(with: ["fps", "frametime"]) || names.contains("cpuscheduler")
      return isMangoHud ? .mangoHud : nil
    } ?? .csv
  }

  /// The place of the first line for which a closure says so, among the first hundred.
  static func line(
    in bytes: Span<UInt8>, where isHeader: ([String]) -> Bool
  ) -> CSVReader? {
    firstLine(in: bytes, among: headLines) { isHeader($1) ? $0 : nil }
  }

  /// Whether the columns of a line, in lower case, are those of PresentMon.
  static func isPresentMonHeader(_ names: [String]) -> Bool {
    names.contains("application")
      && (names.contains("msbetweenpresents") || names.contains("frametime"))
  }

  /// What a closure makes of the first line of which it makes something.
  ///
  /// - Parameters:
  ///   - count: So many lines are looked at.
  ///   - found: Called with the place of each line and its fields in lower case.
  private static func firstLine<Result>(
    in bytes: Span<UInt8>, among count: Int, _ found: (CSVReader, [String]) -> Result?
  ) -> Result? {
    var scanner = CSVReader()
    scanner.skipMark(in: bytes)
    while !scanner.isAtEnd(of: bytes), scanner.line <= count {
      let start = scanner
      let names = names(ofLineAt: &scanner, in: bytes)
      precondition(scanner.position > start.position, "a line has at least its end")
      if let result = found(start, names) { return result }
    }
    return nil
  }

  /// Steps over a line and takes its fields in lower case: tools write names in either.
  private static func names(
    ofLineAt scanner: inout CSVReader, in bytes: Span<UInt8>
  ) -> [String] {
    scanner.fields(in: bytes).0.map { CSVReader.text(bytes, $0).trimmed.lowercased() }
  }
}
