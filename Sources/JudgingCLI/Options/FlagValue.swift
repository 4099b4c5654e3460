import Analysis
import ArgumentParser
import DeviceLogs
import Files
import FoundationEssentials
import Reporting
import RunData

/// The parsers of option values; each throws a sentence that says what would be accepted.
package enum FlagValue {
  /// - Parameter hint: The advice if no name is near; `nil` to list all of them.
  package static func name(
    _ text: String, of kind: String, among known: [String], else hint: String? = nil
  ) throws -> String {
    guard known.contains(text) else {
      throw ValidationError(
        "there is no \(kind) \"\(text)\"; \(suggestion(for: text, among: known, else: hint))")
    }
    return text
  }

  package static func list<Element: Hashable>(
    _ text: String, _ parse: (String) throws -> Element
  ) throws -> [Element] {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let elements = try parts.map { try parse(String($0)) }
    guard Set(elements).count == elements.count else {
      throw ValidationError("\"\(text)\" names something twice")
    }
    return elements
  }

  /// The limit keeps a typing error from filling the memory.
  package static func count(_ kind: String, upTo limit: Int) -> @Sendable (String) throws -> Int {
    { text in
      guard let count = Int(text), (1...limit).contains(count) else {
        throw ValidationError("\"\(text)\" is not a whole number of \(kind) from 1 to \(limit)")
      }
      return count
    }
  }

  package static func path(_ text: String) throws -> String {
    guard !text.isEmpty else { throw ValidationError("the path is empty") }
    return text
  }

  static func figures(_ text: String) throws -> [String] {
    let known = (Metric.times.map(\.name) + JudgedFigure.names).unique
    return try list(text) { try name($0, of: "time", among: known) }
  }

  /// Refuses figures of logs.
  static func timeMetrics(_ names: [String]) throws -> [Metric] {
    let known = Metric.times.map(\.name)
    return try names.map { try name($0, of: "time", among: known) }.compactMap(Metric.named)
  }

  /// `nil` for `auto`, which goes by the head of the log.
  static func logFormat(_ text: String) throws -> String? {
    let name = try name(text, of: "format", among: ["auto"] + LogFormat.names)
    return name == "auto" ? nil : name
  }

  static func refreshRate(_ text: String) throws -> Double {
    guard let rate = DecimalText.number(text), (1...1_000).contains(rate) else {
      throw ValidationError("\"\(text)\" is not a decimal number of ticks a second from 1 to 1000")
    }
    return rate
  }

  static func deviceLimit(_ text: String) throws -> DeviceLimit {
    let sides = text.split(separator: "<=", maxSplits: 1).map { String($0).trimmed }
    guard sides.count == 2, !sides[0].isEmpty, let most = DecimalText.number(sides[1]),
      most.isFinite
    else {
      throw ValidationError(
        "\"\(text)\" is no limit such as 'p99_ms <= 16.7': a figure, <= and a decimal number are"
          + " expected")
    }
    return DeviceLimit(figure: sides[0], most: most)
  }

  /// Parses a time of ISO 8601, and returns it in UTC and to the second.
  static func time(_ text: String) throws -> String {
    // The strategy ignores what follows a time.
    let zone = /.{19}(\.[0-9]+)?([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)/
    guard ExportFormat.isTime(text), text.wholeMatch(of: zone) != nil,
      let date = try? Date(text, strategy: .iso8601)
    else {
      throw ValidationError(
        "\"\(text)\" is not a time such as 2025-01-02T03:04:05Z or 2025-01-02T04:04:05+01:00")
    }
    return date.formatted(.iso8601)
  }

  /// Parses the name of a commit, which must fit in a line of a file.
  static func commit(_ text: String) throws -> String {
    let isPrintable = text.unicodeScalars.allSatisfy {
      ![.control, .lineSeparator, .paragraphSeparator, .spaceSeparator].contains(
        $0.properties.generalCategory)
    }
    guard !text.isEmpty, text.utf8.count <= 100, isPrintable else {
      throw ValidationError("a commit has a name of 1 to 100 bytes without spaces")
    }
    return text
  }
}
