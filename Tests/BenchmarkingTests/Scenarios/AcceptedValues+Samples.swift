import Benchmarking
import Foundation
import RunData

extension AcceptedValues {
  /// Values that are accepted, the least and the greatest ones among them.
  var accepted: [JSONValue] {
    switch self {
    case .choice(let values): values
    case .text(let isEmptyAccepted):
      [.string("a \"b\" é")] + (isEmptyAccepted ? [.string("")] : [])
    case .color: ["#000001", "#0a0B0c", "#FFFFFE"].map(JSONValue.string)
    case .number(let range, let isAbove, _):
      [
        Double(range.lowerBound) + (isAbove ? 0.001 : 0), Double(range.lowerBound) + 0.75,
        Double(range.upperBound),
      ].map(JSONValue.number)
    case .whole(let range):
      [range.lowerBound, range.lowerBound + 1, range.upperBound].map { .number(Double($0)) }
    case .rowCounts:
      [.array([.number(1), .number(1)]), .array([.number(2), .number(1_000_000_000)])]
    case .sections: [.array([]), .array([.number(2), .number(0), .number(1_000)])]
    case .list(let keys, _): [.parsed(keys.example)]
    case .orNull(let values): [.null] + values.accepted
    }
  }

  /// Values of other types, and values out of range.
  var refused: [JSONValue] {
    switch self {
    case .choice(let values):
      [.null, .number(1), .array([]), .object([:]), .string("none of them"), .string("")]
        + (values.contains(.bool(true)) ? [.string("true")] : [.bool(true)])
    case .text(let isEmptyAccepted):
      [.null, .number(3), .bool(true), .array([]), .object([:])]
        + (isEmptyAccepted ? [] : [.string("")])
    case .color:
      [.null, .number(16_777_215), .bool(false), .array([]), .object([:])]
        + ["", "#", "#FFF", "FFFFFF", "#GGGGGG", "#FFFFFFF", "#+12345", "#12 456", "white", "＃"]
        .map(JSONValue.string)
    case .number(let range, let isAbove, _):
      [.null, .string("44"), .string("nan"), .bool(true), .array([.number(44)]), .object([:])]
        + [
          Double(range.lowerBound) - (isAbove ? 0 : 0.001), Double(range.upperBound) * 1.001, 1e300,
          -1e300,
        ].map(JSONValue.number)
    case .whole(let range):
      [.null, .string("2"), .bool(true), .array([]), .object([:])]
        + [
          Double(range.lowerBound) - 1, Double(range.lowerBound) + 0.5,
          Double(range.upperBound) + 1, 1e300,
        ].map(JSONValue.number)
    case .rowCounts:
      [.null, .number(3), .string("1-3"), .object([:])]
        + [[], [3], [3, 2], [0, 2], [1.5, 2], [1, 2, 3], [1, 1e12], [-1e300, 1e300]].map {
          .array($0.map(JSONValue.number))
        }
    case .sections:
      [.null, .number(3), .array([.number(-1)]), .array([.number(0.5)]), .array([.string("1")])]
    case .list(_, let counts):
      [.null, .number(3), .bool(true), .string("rotate"), .object([:])]
        + (counts.lowerBound > 0 ? [.array([])] : [])
        + (counts.upperBound < 1_000
          ? [.array(Array(repeating: .object([:]), count: counts.upperBound + 1))] : [])
    case .orNull(let values): values.refused.filter { $0 != .null }
    }
  }
}

extension JSONValue {
  static func parsed(_ text: String) -> JSONValue {
    guard let value = try? JSONDecoder().decode(JSONValue.self, from: Data(text.utf8)) else {
      preconditionFailure("\(text) is no JSON")
    }
    return value
  }
}

extension ScenarioField {
  func file(_ value: JSONValue) -> [UInt8] {
    let text = path.split(separator: ".").reversed().reduce(value.canonicalText) {
      "{\"\($1)\": \($0)}"
    }
    return Array(text.utf8)
  }
}
