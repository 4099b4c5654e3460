import Graphics
import TableViews

extension ObjectKeys {
  /// The keys of events.
  static let event = ObjectKeys(
    name: "event", example: #"[{"at": 1.5, "event": "rotate"}]"#,
    common: [
      Key("at", .seconds(upTo: 3_600)), Key("count", .positiveCount, isOptional: true),
      Key("every", .seconds(upTo: 3_600), isOptional: true),
    ], kindKey: "event", kinds: TableEvent.Kind.allCases.map { ($0.rawValue, $0.keys) })
}

extension TimedEvent: Codable {
  private enum Key: String, CodingKey { case at, count, every }

  package init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: Key.self)
    self.init(
      at: try keys.decode(Double.self, forKey: .at), try TableEvent(from: decoder),
      count: try keys.decodeIfPresent(Int.self, forKey: .count) ?? 1,
      every: try keys.decodeIfPresent(Double.self, forKey: .every) ?? 0)
  }

  package func encode(to encoder: any Encoder) throws {
    var keys = encoder.container(keyedBy: Key.self)
    try keys.encode(time, forKey: .at)
    if count != 1 || interval != 0 {
      try keys.encode(count, forKey: .count)
      try keys.encode(interval, forKey: .every)
    }
    try event.encode(to: encoder)
  }
}

extension TableEvent {
  /// The kinds of events, by their names in a scenario.
  enum Kind: String, Codable, CaseIterable {
    case appearance, radius, row, selectedRow, rotate, compact, tap, insert, delete, move, reload
    case sections

    /// The keys of an event besides `event` and those of its time.
    fileprivate var keys: [ObjectKeys.Key] {
      switch self {
      case .appearance: [.init("appearance", .choice(of: TableSettings.Appearance.self))]
      case .radius: [.init("radius", .points)]
      case .row, .selectedRow: [.init("color", .color)]
      case .compact: [.init("compact", .flag)]
      case .tap:
        [
          .init("row", .count, isOptional: true),
          .init("seconds", .above(0, "s"), isOptional: true),
        ]
      case .sections:
        [
          .init("sizes", .rowCounts, isOptional: true), .init("seed", .count, isOptional: true),
          .init("keep", .sections, isOptional: true),
        ]
      case .rotate, .insert, .delete, .move, .reload: []
      }
    }
  }

  /// The name of the event in a scenario.
  var kind: Kind {
    switch self {
    case .appearance: .appearance
    case .radius: .radius
    case .rowColor: .row
    case .selectedRowColor: .selectedRow
    case .rotate: .rotate
    case .compact: .compact
    case .tap: .tap
    case .edit(.insert): .insert
    case .edit(.delete): .delete
    case .edit(.move): .move
    case .edit(.reload): .reload
    case .sections, .showSections: .sections
    }
  }
}

extension TableEvent: Codable {
  private enum Key: String, CodingKey {
    case event, appearance, radius, color, compact, row, seconds, sizes, seed, keep
  }

  package init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: Key.self)
    func fault(_ reason: String) -> DecodingError {
      .dataCorruptedError(forKey: .event, in: keys, debugDescription: reason)
    }
    func color() throws -> PixelColor {
      guard let color = PixelColor(hexadecimal: try keys.decode(String.self, forKey: .color)) else {
        throw fault("has no such color")
      }
      return color
    }
    switch try keys.decode(Kind.self, forKey: .event) {
    case .appearance:
      self = .appearance(try keys.decode(TableSettings.Appearance.self, forKey: .appearance))
    case .radius: self = .radius(try keys.decode(Double.self, forKey: .radius))
    case .row: self = .rowColor(try color())
    case .selectedRow: self = .selectedRowColor(try color())
    case .rotate: self = .rotate
    case .compact: self = .compact(try keys.decode(Bool.self, forKey: .compact))
    case .tap:
      self = .tap(
        row: try keys.decodeIfPresent(Int.self, forKey: .row) ?? 0,
        seconds: try keys.decodeIfPresent(Double.self, forKey: .seconds) ?? 0.6)
    case .insert: self = .edit(.insert)
    case .delete: self = .edit(.delete)
    case .move: self = .edit(.move)
    case .reload: self = .edit(.reload)
    case .sections where keys.contains(.keep):
      for key in [Key.sizes, .seed] where keys.contains(key) {
        throw fault("keep and \(key.rawValue) exclude each other; give one of them")
      }
      self = .showSections(try keys.decode([Int].self, forKey: .keep))
    case .sections:
      guard keys.contains(.sizes) else {
        throw fault(
          "sizes or keep is missing: sizes takes \(AcceptedValues.rowCounts.text), keep takes"
            + " \(AcceptedValues.sections.text)")
      }
      self = .sections(
        sizes: try keys.decode(ClosedRange<Int>.self, forKey: .sizes),
        seed: try keys.decodeIfPresent(UInt64.self, forKey: .seed) ?? 1)
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var keys = encoder.container(keyedBy: Key.self)
    try keys.encode(kind, forKey: .event)
    switch self {
    case .appearance(let appearance): try keys.encode(appearance, forKey: .appearance)
    case .radius(let radius): try keys.encode(radius, forKey: .radius)
    case .rowColor(let color), .selectedRowColor(let color):
      try keys.encode(color.hexadecimal, forKey: .color)
    case .compact(let isCompact): try keys.encode(isCompact, forKey: .compact)
    case .tap(let row, let seconds):
      try keys.encode(row, forKey: .row)
      try keys.encode(seconds, forKey: .seconds)
    case .showSections(let numbers): try keys.encode(numbers, forKey: .keep)
    case .sections(let sizes, let seed):
      try keys.encode(sizes, forKey: .sizes)
      try keys.encode(seed, forKey: .seed)
    case .rotate, .edit: break
    }
  }
}
