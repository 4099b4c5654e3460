import RunData
import TableModel

extension JSONRepresentation where Value == [Motion] {
  /// A list of motions, each an object with the key `motion` and the keys of its kind.
  static let motions = Self(
    read: { value throws(ValueFault) in
      guard case .array(let values) = value, !values.isEmpty else {
        throw ValueFault.expected(
          "a list of motions, such as [{\"motion\": \"pause\", \"seconds\": 1}]")
      }
      var motions: [Motion] = []
      for (index, value) in values.enumerated() {
        motions.append(try MotionReader(value, number: index + 1).motion())
      }
      let seconds = motions.reduce(0) { $0 + $1.seconds }
      guard seconds > 0, seconds <= 3_600 else {
        throw ValueFault.part(
          "the motions last \(seconds) s together; more than 0 and at most 3,600 is accepted")
      }
      return motions
    }, write: { .array($0.map(\.json)) })
}

/// Reads one motion of a trace.
private struct MotionReader {
  let object: [String: JSONValue]
  /// The number of the motion in messages, from 1.
  let number: Int

  init(_ value: JSONValue, number: Int) throws(ValueFault) {
    guard case .object(let object) = value else {
      throw ValueFault.part(
        "motion \(number) takes an object with the key \"motion\", not \(value.summary)")
    }
    self.object = object
    self.number = number
  }

  private static let keys = [
    "flicks": ["motion", "seconds", "leastSpeed", "greatestSpeed", "direction", "accelerates"],
    "drag": ["motion", "seconds", "distance"],
    "constant": ["motion", "seconds", "velocity"],
    "pause": ["motion", "seconds"],
    "jump": ["motion", "row"],
    "overscroll": ["motion", "seconds", "edge", "distance"],
  ]

  func motion() throws(ValueFault) -> Motion {
    guard case .string(let name)? = object["motion"], let keys = Self.keys[name] else {
      throw wrong("motion", Self.keys.keys.sorted().joined(separator: " or "))
    }
    for key in object.keys.sorted() where !keys.contains(key) {
      throw ValueFault.part(
        "motion \(number) (\(name)) has no key \"\(key.brief)\";"
          + " \(suggestion(for: key, among: keys))")
    }
    let motion = try read(name)
    guard motion.greatestSpeed <= Motion.maximumSpeed else {
      throw ValueFault.part(
        "motion \(number) reaches \(Int(min(motion.greatestSpeed.rounded(.up), 1e15))) pt/s;"
          + " at most \(Int(Motion.maximumSpeed)) is accepted")
    }
    return motion
  }

  private func read(_ name: String) throws(ValueFault) -> Motion {
    switch name {
    case "flicks":
      let least = try value(
        "leastSpeed", "a speed above 0 and up to \(JSONValue.greatestText)", else: 3_000
      ) {
        $0 > 0
      }
      let greatest = try value(
        "greatestSpeed", "a speed from leastSpeed, \(least), to \(JSONValue.greatestText)",
        else: 6_000
      ) { $0 >= least }
      return .flicks(
        seconds: try seconds(), speeds: least...greatest,
        direction: try read("direction", .choice, else: .down),
        accelerates: try read("accelerates", .flag, else: false))
    case "drag":
      return .drag(
        seconds: try seconds(),
        distance: try value("distance", "a number of points up to ±\(JSONValue.greatestText)"))
    case "constant":
      return .constant(
        seconds: try seconds(),
        velocity: try value(
          "velocity", "a number of points a second up to ±\(JSONValue.greatestText)"))
    case "pause": return .pause(seconds: try seconds())
    case "overscroll":
      return .overscroll(
        seconds: try seconds(), edge: try read("edge", .choice),
        distance: try value(
          "distance", "a number of points above 0 and up to \(JSONValue.greatestText)"
        ) {
          $0 > 0
        })
    default:
      return .jump(row: try read("row", .count))
    }
  }

  /// The fault of a key that is missing or has another value than the accepted ones.
  private func wrong(_ key: String, _ accepted: String) -> ValueFault {
    .part("motion \(number): \(key) takes \(accepted), not \(object[key]?.summary ?? "nothing")")
  }

  private func seconds() throws(ValueFault) -> Double {
    try value("seconds", "a number above 0 and up to 3,600") { $0 > 0 && $0 <= 3_600 }
  }

  /// - Parameter standard: The value of a missing key; `nil` if the key must be present.
  private func read<Value>(
    _ key: String, _ representation: JSONRepresentation<Value>, else standard: Value? = nil
  ) throws(ValueFault) -> Value {
    if object[key] == nil, let standard { return standard }
    do throws(ValueFault) {
      return try representation.read(object[key] ?? .null)
    } catch {
      guard case .expected(let accepted) = error else { throw error }
      throw wrong(key, accepted)
    }
  }

  private func value(
    _ key: String, _ accepted: String, else standard: Double? = nil,
    where holds: (Double) -> Bool = { _ in true }
  ) throws(ValueFault) -> Double {
    if object[key] == nil, let standard, holds(standard) { return standard }
    guard case .number(let number)? = object[key], abs(number) <= Double(JSONValue.greatest),
      holds(number)
    else {
      throw wrong(key, accepted)
    }
    return number
  }
}

extension Motion {
  /// The motion as an object of a scenario file.
  var json: JSONValue {
    switch self {
    case .flicks(let seconds, let speeds, let direction, let accelerates):
      // Without the key where it is false, as in records of versions that did not have it.
      .object(
        [
          "motion": .string("flicks"), "seconds": .number(seconds),
          "leastSpeed": .number(speeds.lowerBound), "greatestSpeed": .number(speeds.upperBound),
          "direction": .string(direction.rawValue),
        ].merging(accelerates ? ["accelerates": .bool(true)] : [:]) { $1 })
    case .drag(let seconds, let distance):
      .object([
        "motion": .string("drag"), "seconds": .number(seconds), "distance": .number(distance),
      ])
    case .constant(let seconds, let velocity):
      .object([
        "motion": .string("constant"), "seconds": .number(seconds), "velocity": .number(velocity),
      ])
    case .pause(let seconds):
      .object(["motion": .string("pause"), "seconds": .number(seconds)])
    case .jump(let row):
      .object(["motion": .string("jump"), "row": .number(Double(row))])
    case .overscroll(let seconds, let edge, let distance):
      .object([
        "motion": .string("overscroll"), "seconds": .number(seconds),
        "edge": .string(edge.rawValue), "distance": .number(distance),
      ])
    }
  }
}
