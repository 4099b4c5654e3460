import ArgumentParser
import Benchmarking
package import RunRecords
import TableModel

extension SweepAxis {
  /// The keys that a sweep does not vary: names, and keys without a short value.
  private static let fixedKeys: Set = ["name", "summary", "trace", "events", "claims"]

  /// The keys that can be varied, in the order of the documentation.
  package static let knownNames = ScenarioField.all.map(\.path).filter { !fixedKeys.contains($0) }

  /// Parses the value of `--vary`: a key and its values.
  ///
  ///     SweepAxis("radius=4,8,12")         // three values
  ///     SweepAxis("rowHeight=32..88:8")    // 32, 40, … 88
  ///     SweepAxis("sectionSizes=[1,4],7")  // commas in brackets do not separate
  ///
  /// - Throws: `ValidationError`.
  package init(_ text: String) throws {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
      throw ValidationError(
        "\"\(text)\" names no values, as radius=4,8,12 or rowHeight=32..88:8 does")
    }
    let name = String(parts[0])
    guard Self.knownNames.contains(name) else {
      if Self.fixedKeys.contains(name) {
        throw ValidationError(
          "\(name) cannot be varied: it has no short value that tells cells apart")
      }
      let nearest = nearestName(to: name, among: Self.knownNames)
      let known = Self.knownNames.joined(separator: ", ")
      throw ValidationError(
        "there is no key \"\(name)\"" + (nearest.map { "; did you mean \"\($0)\"?" } ?? ".")
          + " The keys that can be varied are \(known)")
    }
    var values: [String] = []
    for item in try Self.items(String(parts[1])) {
      values += try SweepRange(item)?.values ?? [DecimalNumber(item)?.text ?? item]
      guard values.count <= SweepPlan.mostCells else {
        throw ValidationError(
          "\(name) has more than \(SweepPlan.mostCells) values, the most cells of a sweep")
      }
    }
    if let double = values.indices.first(where: { values[..<$0].contains(values[$0]) }) {
      throw ValidationError("\(name) has the value \(values[double]) twice")
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

/// An arithmetic sequence such as `32..88:8`.
private struct SweepRange {
  let values: [String]

  /// - Returns: `nil` if the text is no range at all.
  /// - Throws: `ValidationError` for a range without a step, or without values.
  init?(_ text: String) throws {
    guard let dots = text.firstRange(of: ".."), !text.contains("\"") else { return nil }
    let rest = text[dots.upperBound...].split(
      separator: ":", omittingEmptySubsequences: false)
    guard let first = DecimalNumber(text[..<dots.lowerBound]), rest.count == 2,
      let last = DecimalNumber(rest[0]), let step = DecimalNumber(rest[1])
    else {
      throw ValidationError("\"\(text)\" is not a range such as 32..88:8 or 0..1:0.1")
    }
    let places = max(first.places, last.places, step.places)
    let (start, end, width) = (first.units(places), last.units(places), step.units(places))
    guard width > 0, start <= end else {
      throw ValidationError("\"\(text)\" goes nowhere: a range rises, by a step above 0")
    }
    let steps = (end - start) / width
    guard steps < SweepPlan.mostCells else {
      throw ValidationError(
        "\"\(text)\" has \(steps + 1) values; \(SweepPlan.mostCells) are the most cells of a sweep")
    }
    values = (0...steps).map { DecimalNumber(units: start + $0 * width, places: places).text }
  }
}

/// An exact decimal number, in units of its last decimal place.
private struct DecimalNumber {
  private let units: Int
  let places: Int

  /// The most digits before and after the point; such numbers are far from overflowing an integer.
  private static let (mostWhole, mostPlaces) = (9, 6)

  init(units: Int, places: Int) {
    self.units = units
    self.places = places
  }

  /// - Returns: `nil` for anything but digits with a sign or a point.
  init?(_ text: some StringProtocol) {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), (1...Self.mostWhole).contains(parts[0].count),
      parts.count == 1 || (1...Self.mostPlaces).contains(parts[1].count),
      parts.allSatisfy({
        $0.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      }),
      let magnitude = Int(parts.joined(separator: ""))
    else { return nil }
    units = text.hasPrefix("-") ? -magnitude : magnitude
    places = parts.count == 2 ? parts[1].count : 0
  }

  /// Returns the number in units of a decimal place no larger than its own.
  func units(_ places: Int) -> Int {
    (self.places..<places).reduce(units) { units, _ in units * 10 }
  }

  /// Without zeros at the end.
  var text: String {
    let digits = String(units.magnitude)
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    var fraction = String(padded.suffix(places))
    while fraction.last == "0" { fraction.removeLast() }
    let sign = units < 0 ? "-" : ""
    let whole = String(padded.dropLast(places))
    return sign + whole + (fraction.isEmpty ? "" : "." + fraction)
  }
}
