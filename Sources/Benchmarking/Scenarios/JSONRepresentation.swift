import Files
import Graphics
import RunData
import TableModel

/// The JSON representation of a value of a scenario, and its accepted values.
struct JSONRepresentation<Value: Sendable>: Sendable {
  let read: @Sendable (JSONValue) throws(ValueFault) -> Value
  let write: @Sendable (Value) -> JSONValue
}

extension JSONRepresentation where Value == Double {
  /// A finite number that fulfils a condition.
  static func number(
    _ expected: String, where holds: @escaping @Sendable (Double) -> Bool
  ) -> Self {
    Self(
      read: { value throws(ValueFault) in
        guard case .number(let number) = value, number.isFinite, abs(number) <= 1e7, holds(number)
        else { throw ValueFault.expected(expected) }
        return number
      }, write: { .number($0) })
  }

  static func positive(_ unit: String) -> Self {
    number("a number of \(unit) above 0 and up to 10,000,000") { $0 > 0 }
  }

  static func notNegative(_ unit: String) -> Self {
    number("a number of \(unit) from 0 to 10,000,000") { $0 >= 0 }
  }

  static let fontSize = number("a font size above 0 and up to 200 points") { $0 > 0 && $0 <= 200 }
}

extension JSONRepresentation where Value == Double? {
  static let optionalFontSize = optional(.fontSize)
  static let optionalHeight = optional(.notNegative("points"))
}

extension JSONRepresentation where Value == String {
  static let text = Self(
    read: { value throws(ValueFault) in
      guard case .string(let text) = value, !text.isEmpty else {
        throw ValueFault.expected("a non-empty string")
      }
      return text
    }, write: { .string($0) })

  /// A text that may be empty.
  static let possiblyEmptyText = Self(
    read: { value throws(ValueFault) in
      guard case .string(let text) = value else { throw ValueFault.expected("a string") }
      return text
    }, write: { .string($0) })
}

extension JSONRepresentation {
  /// Values of another representation, or null.
  static func optional<Wrapped: Sendable>(_ wrapped: JSONRepresentation<Wrapped>) -> Self
  where Value == Wrapped? {
    Self(
      read: { value throws(ValueFault) in
        if case .null = value { return nil }
        do throws(ValueFault) {
          return try wrapped.read(value)
        } catch {
          guard case .expected(let accepted) = error else { throw error }
          throw ValueFault.expected("\(accepted), or null")
        }
      }, write: { $0.map(wrapped.write) ?? .null })
  }
}

extension JSONRepresentation where Value == String? {
  static let optionalText = optional(.text)
}

extension JSONRepresentation where Value == Bool {
  static let flag = Self(
    read: { value throws(ValueFault) in
      guard case .bool(let flag) = value else { throw ValueFault.expected("true or false") }
      return flag
    }, write: { .bool($0) })
}

extension JSONRepresentation where Value == Int {
  static let count = whole(0...JSONValue.greatest, upTo: JSONValue.greatestText)
  static let positiveCount = whole(1...JSONValue.greatest, upTo: JSONValue.greatestText)
  static let syntheticCount = whole(
    0...RowTable.greatestSyntheticCount, upTo: "\(RowTable.greatestSyntheticCount)")

  /// A whole number of a range.
  ///
  /// - Parameter greatest: The greatest one in messages.
  private static func whole(_ range: ClosedRange<Int>, upTo greatest: String) -> Self {
    Self(
      read: { value throws(ValueFault) in
        guard let number = value.wholeNumber, range.contains(number) else {
          throw ValueFault.expected("a whole number from \(range.lowerBound) to \(greatest)")
        }
        return number
      }, write: { .number(Double($0)) })
  }
}

extension JSONRepresentation where Value == ClosedRange<Int> {
  /// A range of the number of rows of a section.
  static let rowCounts = Self(
    read: { value throws(ValueFault) in
      guard case .array(let ends) = value, ends.count == 2, let least = ends[0].wholeNumber,
        let greatest = ends[1].wholeNumber, least >= 1, least <= greatest
      else {
        throw ValueFault.expected(
          "[least, greatest] with 1 ≤ least ≤ greatest ≤ \(JSONValue.greatestText)")
      }
      return least...greatest
    },
    write: { .array([.number(Double($0.lowerBound)), .number(Double($0.upperBound))]) })
}

extension JSONRepresentation where Value == ClosedRange<Int>? {
  static let sizes = optional(.rowCounts)
}

extension JSONRepresentation where Value: RawRepresentable<String> & CaseIterable {
  /// One of the names of an enumeration.
  static var choice: Self {
    Self(
      read: { value throws(ValueFault) in
        guard case .string(let name) = value, let choice = Value(rawValue: name) else {
          throw ValueFault.expected(Value.allCases.map(\.rawValue).joined(separator: " or "))
        }
        return choice
      }, write: { .string($0.rawValue) })
  }
}

extension JSONRepresentation where Value == PixelColor {
  /// An opaque colour as six hexadecimal digits after a `#`.
  static let color = Self(
    read: { value throws(ValueFault) in
      guard case .string(let text) = value, text.utf8.count == 7, text.first == "#",
        text.dropFirst().allSatisfy(\.isHexDigit), let rgb = UInt32(text.dropFirst(), radix: 16)
      else { throw ValueFault.expected("a colour such as \"#EFEFF4\"") }
      return PixelColor(rgb: rgb)
    },
    write: { color in
      let rgb = UInt64(color.premultiplied & 0xFF_FFFF)
      return .string("#" + String(hexadecimal: rgb, digits: 6).uppercased())
    })
}

extension JSONRepresentation where Value == PixelColor? {
  /// An opaque colour, or null.
  static let optionalColor = optional(.color)
}

extension JSONValue {
  /// The greatest magnitude of a number of a scenario.
  static let greatest = 1_000_000_000
  /// The same in messages: `1,000,000,000`.
  static let greatestText = DecimalText.grouped(greatest)

  /// The value as an integer of magnitude up to ``greatest``; `nil` if it is not one.
  var wholeNumber: Int? {
    guard case .number(let number) = self, abs(number) <= Double(Self.greatest) else { return nil }
    return Int(exactly: number)
  }
}
