import ArgumentParser
import Benchmarking
import Files
import JudgingCLI
package import RunData

extension SweepAxis {
  /// The keys that a sweep does not vary: names, and keys without a short value.
  private static let fixedKeys: Set = ["name", "summary", "trace", "events"]

  /// The keys that can be varied, in the order of the documentation.
  private static let knownNames = ScenarioField.all.map(\.path).filter { !fixedKeys.contains($0) }

  /// Parses the value of `--vary`: a key and its values.
  ///
  ///     SweepAxis("radius=4,8,12")         // three values
  ///     SweepAxis("rowHeight=32..88:8")    // 32, 40, … 88
  ///     SweepAxis("sectionSizes=[1,4],7")  // commas in brackets do not separate
  package init(_ text: String) throws {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
      throw ValidationError(
        "\"\(text)\" names no values, as radius=4,8,12 or rowHeight=32..88:8 does")
    }
    let name = try FlagValue.name(
      String(parts[0]), of: "key to vary", among: Self.knownNames,
      else: "scrollbench list keys explains all keys")
    var values: [String] = []
    for item in try Self.items(String(parts[1])) {
      values += try Self.range(item) ?? [Self.number(item).map(Self.text) ?? item]
      guard values.count <= SweepPlan.mostCells else {
        throw ValidationError(
          "\(name) has more than \(SweepPlan.mostCells) values, the most cells of a sweep")
      }
    }
    self.init(name: name, values: values)
  }

  /// Splits a text at the commas outside of brackets and quotes.
  private static func items(_ text: String) throws -> [String] {
    var items = [""]
    var depth = 0
    var isQuoted = false
    for letter in text {
      if letter == "\"" { isQuoted.toggle() }
      if !isQuoted, "[{".contains(letter) { depth += 1 }
      if !isQuoted, "]}".contains(letter) { depth -= 1 }
      if letter == ",", depth == 0, !isQuoted {
        items.append("")
      } else {
        items[items.count - 1].append(letter)
      }
    }
    guard depth == 0, !isQuoted else {
      throw ValidationError("\"\(text)\" has a bracket or a quote without its other one")
    }
    guard !items.contains("") else {
      throw ValidationError("\"\(text)\" has a comma with no value beside it")
    }
    return items
  }
}

extension SweepAxis {
  /// Returns the values of a range such as `32..88:8`; `nil` for any other text.
  private static func range(_ text: String) throws -> [String]? {
    guard let dots = text.firstRange(of: ".."), !text.contains("\"") else { return nil }
    let rest = text[dots.upperBound...].split(separator: ":", omittingEmptySubsequences: false)
    guard let first = number(text[..<dots.lowerBound]), rest.count == 2, let last = number(rest[0]),
      let step = number(rest[1])
    else {
      throw ValidationError("\"\(text)\" is not a range such as 32..88:8 or 0..1:0.1")
    }
    guard step > 0, first <= last else {
      throw ValidationError("\"\(text)\" has no values: a range rises, by a step above 0")
    }
    let steps = (last - first) / step
    guard steps < SweepPlan.mostCells else {
      throw ValidationError(
        "\"\(text)\" has \(steps + 1) values; \(SweepPlan.mostCells) are the most cells of a sweep")
    }
    return (0...steps).map { Self.text(first + $0 * step) }
  }

  /// A decimal number with up to 9 digits before and 6 after the point, in millionths; `nil` for
  /// anything else, such as `1e3`.
  private static func number(_ text: some StringProtocol) -> Int? {
    guard String(text).wholeMatch(of: /-?[0-9]{1,9}(\.[0-9]{1,6})?/) != nil else { return nil }
    // Whole numbers of 15 digits are exact.
    return Double(text).map { Int(($0 * 1e6).rounded()) }
  }

  private static func text(_ millionths: Int) -> String {
    DecimalText.shortest(Double(millionths) / 1e6, places: 6)
  }
}
