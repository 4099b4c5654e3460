import Files
import Graphics
package import RunData

/// The values that a key of a scenario accepts, for the check of JSON, messages and `list keys`.
package indirect enum AcceptedValues: Sendable {
  case choice([JSONValue])
  case text(isEmptyAccepted: Bool = false)
  /// An opaque colour as six hexadecimal digits after a `#`.
  case color
  /// A number in the range; with `isAbove`, not its lower bound.
  case number(ClosedRange<Int>, isAbove: Bool = false, unit: String)
  case whole(ClosedRange<Int>)
  /// The least and the greatest number of rows of a section, as a list of two.
  case rowCounts
  case sections
  /// A list of objects, whose number lies in the range.
  case list(ObjectKeys, ClosedRange<Int>)
  case orNull(AcceptedValues)
}

extension AcceptedValues {
  /// The greatest length, in points, which is also the default of ``above(upTo:_:)``; the greatest
  /// magnitude of other numbers.
  private static let (longest, greatest) = (10_000_000, 1_000_000_000)

  static let flag = choice([.bool(true), .bool(false)])
  static let points = number(0...longest, unit: "pt")
  static let pointsAboveZero = above(upTo: longest, "pt")
  static let fontSize = above(upTo: 200, "pt")
  static let count = whole(0...greatest)
  static let positiveCount = whole(1...greatest)
  static let speed = above(upTo: greatest, "pt/s")
  static let distance = above(upTo: greatest, "pt")

  static func above(upTo most: Int = longest, _ unit: String) -> Self {
    number(0...most, isAbove: true, unit: unit)
  }

  static func seconds(upTo most: Int) -> Self { number(0...most, unit: "s") }

  static func signed(_ unit: String) -> Self { number(-greatest...greatest, unit: unit) }

  static func choice(of type: (some RawRepresentable<String> & CaseIterable).Type) -> Self {
    choice(type.allCases.map { .string($0.rawValue) })
  }

  package var unit: String? {
    switch self {
    case .number(_, _, let unit): unit
    case .orNull(let values): values.unit
    default: nil
    }
  }

  /// The values in words, to follow "takes".
  package var text: String {
    switch self {
    case .choice(let values):
      let names = values.map { if case .string(let name) = $0 { name } else { $0.summary } }
      return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    case .text(let isEmptyAccepted): return isEmptyAccepted ? "a string" : "a non-empty string"
    case .color: return "a colour such as \"#EFEFF4\""
    case .number(let range, let isAbove, let unit):
      return "a number " + (isAbove ? "above" : "from")
        + " \(DecimalText.grouped(range.lowerBound))"
        + (isAbove ? " and up to " : " to ") + DecimalText.grouped(range.upperBound) + " \(unit)"
    case .whole(let range):
      return "a whole number from \(range.lowerBound) to \(DecimalText.grouped(range.upperBound))"
    case .rowCounts:
      return "[least, greatest] with 1 ≤ least ≤ greatest ≤ \(DecimalText.grouped(Self.greatest))"
    case .sections: return "a list of at most 100,000 numbers from 0, such as [2, 0]"
    case .list(let keys, let counts):
      return "a list of "
        + (counts.upperBound < 1_000 ? "up to \(counts.upperBound) " : "")
        + "\(keys.name)s, such as "
        + keys.example
    case .orNull(let values): return "\(values.text), or null"
    }
  }

  /// Returns the message for a value that is not among these; `nil` if it is.
  func fault(in value: JSONValue, of key: String) -> String? {
    guard contains(value) else { return "\(key) takes \(text), not \(value.summary)" }
    guard case .list(let keys, _) = self, case .array(let objects) = value else { return nil }
    for (index, object) in objects.enumerated() {
      if let fault = keys.fault(in: object, number: index + 1) { return "\(key): \(fault)" }
    }
    return nil
  }

  /// Returns whether a value is among these, the keys of objects aside.
  private func contains(_ value: JSONValue) -> Bool {
    switch (self, value) {
    case (.choice(let values), _): values.contains(value)
    case (.text(let isEmptyAccepted), .string(let text)): isEmptyAccepted || !text.isEmpty
    case (.color, .string(let text)): PixelColor(hexadecimal: text) != nil
    case (.number(let range, let isAbove, _), .number(let number)):
      number <= Double(range.upperBound)
        && (isAbove ? number > Double(range.lowerBound) : number >= Double(range.lowerBound))
    case (.whole(let range), .number(let number)):
      Int(exactly: number).map(range.contains) ?? false
    case (.rowCounts, .array(let ends)):
      ends.count == 2 && ends.allSatisfy(Self.positiveCount.contains)
        && (ends[0].number ?? 0) <= (ends[1].number ?? 0)
    case (.sections, .array(let numbers)):
      numbers.count <= 100_000 && numbers.allSatisfy(Self.count.contains)
    case (.list(_, let counts), .array(let objects)): counts.contains(objects.count)
    case (.orNull(let values), _): value == .null || values.contains(value)
    default: false
    }
  }
}
