package import Files

extension CSVReader {
  /// - Parameter known: The accepted names; `nil` for all.
  mutating func framesHeader(
    of file: String, in bytes: Span<UInt8>, known: [String]?
  ) throws(InputError) -> [String] {
    guard !isAtEnd(of: bytes) else {
      throw InputError("\(file) is empty: a frames.csv begins with the names of its columns")
    }
    let (names, end) = try self.names(of: file, in: bytes)
    let known = Set(known ?? names)
    guard names.contains("schema_version") || names.count(where: known.contains) > names.count / 2
    else {
      throw InputError(
        file, line: 1,
        "not a frames.csv of scrollbench: its header begins with scenario,strategy,refresh_hz in UTF-8;"
          + " scrollbench analyze reads logs of other tools")
    }
    guard case .line = end else {
      throw InputError(file, line: 1, "the file is cut off in its header")
    }
    if let unknown = names.first(where: { !known.contains($0) }) {
      throw InputError(
        file, line: 1,
        "the column \(MessageText.name(unknown)) is unknown: scrollbench list metrics names those of frames.csv;"
          + " measure again if another version of scrollbench wrote it")
    }
    try Self.requireDistinct(names, of: file)
    let missing = FramesFile.required.filter { !names.contains($0) }
    guard missing.isEmpty else {
      throw InputError(
        file, line: 1,
        "\(missing.count == 1 ? "the column" : "the columns") \(MessageText.list(missing))"
          + " \(missing.count == 1 ? "is" : "are") missing, without which nothing can be judged")
    }
    return names
  }

  package static func requireDistinct(_ names: [String], of file: String) throws(InputError) {
    var seen: Set<String> = []
    guard let double = names.first(where: { !seen.insert($0).inserted }) else { return }
    throw InputError(file, line: 1, "the column \(MessageText.name(double)) occurs twice")
  }
}
