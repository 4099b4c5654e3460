import Graphics
import RunData
import TableViews

extension JSONRepresentation where Value == [TimedEvent] {
  /// A list of events, each an object with the keys `at`, `event` and those of its kind.
  static let events = Self(
    read: { value throws(ValueFault) in
      guard case .array(let values) = value else {
        throw ValueFault.expected(
          "a list of events, such as [{\"at\": 1.5, \"event\": \"rotate\"}]")
      }
      var events: [TimedEvent] = []
      for (index, value) in values.enumerated() {
        events.append(try TimedEvent(ObjectReader(value, "event", index: index)))
      }
      let count = events.reduce(0) { $0 + $1.count }
      guard count <= 100_000 else {
        throw ValueFault.part("\(count) events are too many; at most 100,000 are accepted")
      }
      return events
    }, write: { .array($0.map(\.json)) })
}

extension TimedEvent {
  /// The kinds of events, and their keys besides `at`, `event`, `count` and `every`.
  fileprivate enum Kind: String, CaseIterable {
    case appearance, radius, row, selectedRow, rotate, compact, tap, insert, delete, move, reload
    case sections

    var keys: [String] {
      switch self {
      case .appearance: ["appearance"]
      case .radius: ["radius"]
      case .row, .selectedRow: ["color"]
      case .compact: ["compact"]
      case .tap: ["row", "seconds"]
      case .sections: ["sizes", "seed", "keep"]
      case .rotate, .insert, .delete, .move, .reload: []
      }
    }
  }

  fileprivate init(_ reader: ObjectReader) throws(ValueFault) {
    let kind: Kind = try reader.read("event", .choice)
    try reader.check(keys: ["at", "event", "count", "every"] + kind.keys)
    let seconds = JSONRepresentation.number("a number of seconds from 0 to 3,600") {
      (0...3_600).contains($0)
    }
    self.init(
      at: try reader.read("at", seconds), try TableEvent(kind, reader),
      count: try reader.read("count", .positiveCount, else: 1),
      every: try reader.read("every", seconds, else: 0))
  }

  var json: JSONValue {
    let (kind, values) = event.json
    var object: [String: JSONValue] = ["at": .number(time), "event": .string(kind)]
    if count != 1 || interval != 0 {
      object["count"] = .number(Double(count))
      object["every"] = .number(interval)
    }
    return .object(object.merging(values) { $1 })
  }
}

extension TableEvent {
  fileprivate init(_ kind: TimedEvent.Kind, _ reader: ObjectReader) throws(ValueFault) {
    switch kind {
    case .appearance: self = .appearance(try reader.read("appearance", .choice))
    case .radius: self = .radius(try reader.read("radius", .notNegative("points")))
    case .row: self = .rowColor(try reader.read("color", .color))
    case .selectedRow: self = .selectedRowColor(try reader.read("color", .color))
    case .rotate: self = .rotate
    case .compact: self = .compact(try reader.read("compact", .flag))
    case .tap:
      self = .tap(
        row: try reader.read("row", .count, else: 0),
        seconds: try reader.read("seconds", .positive("seconds"), else: 0.6))
    case .insert: self = .edit(.insert)
    case .delete: self = .edit(.delete)
    case .move: self = .edit(.move)
    case .reload: self = .edit(.reload)
    case .sections where reader.has("keep"):
      for key in ["sizes", "seed"] where reader.has(key) {
        throw ValueFault.part("\(reader.name) takes keep or \(key), not both")
      }
      self = .showSections(try reader.read("keep", .numbers))
    case .sections:
      self = .sections(
        sizes: try reader.read("sizes", .rowCounts),
        seed: UInt64(try reader.read("seed", .count, else: 1)))
    }
  }

  /// The name of the event in a scenario, such as `insert`.
  package var kind: String { json.kind }

  fileprivate var json: (kind: String, values: [String: JSONValue]) {
    switch self {
    case .appearance(let appearance):
      ("appearance", ["appearance": .string(appearance.rawValue)])
    case .radius(let radius): ("radius", ["radius": .number(radius)])
    case .rowColor(let color): ("row", ["color": JSONRepresentation.color.write(color)])
    case .selectedRowColor(let color):
      ("selectedRow", ["color": JSONRepresentation.color.write(color)])
    case .rotate: ("rotate", [:])
    case .compact(let isCompact): ("compact", ["compact": .bool(isCompact)])
    case .tap(let row, let seconds):
      ("tap", ["row": .number(Double(row)), "seconds": .number(seconds)])
    case .edit(let edit): (edit.rawValue, [:])
    case .showSections(let numbers):
      ("sections", ["keep": JSONRepresentation.numbers.write(numbers)])
    case .sections(let sizes, let seed):
      (
        "sections",
        ["sizes": JSONRepresentation.rowCounts.write(sizes), "seed": .number(Double(seed))]
      )
    }
  }
}

extension JSONRepresentation where Value == [Int] {
  /// A list of numbers of sections.
  fileprivate static let numbers = Self(
    read: { value throws(ValueFault) in
      guard case .array(let values) = value, values.count <= 100_000,
        values.allSatisfy({ ($0.wholeNumber ?? -1) >= 0 })
      else {
        throw ValueFault.expected("a list of at most 100,000 numbers from 0, such as [2, 0]")
      }
      return values.compactMap(\.wholeNumber)
    }, write: { .array($0.map { .number(Double($0)) }) })
}
