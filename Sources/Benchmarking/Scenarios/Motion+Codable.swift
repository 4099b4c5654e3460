import TableModel

extension ObjectKeys {
  /// The keys of motions.
  static let motion = ObjectKeys(
    name: "motion", example: #"[{"motion": "pause", "seconds": 1}]"#, common: [], kindKey: "motion",
    kinds: Motion.Kind.allCases.map { ($0.rawValue, $0.keys) })
}

extension Motion {
  /// The kinds of motions.
  fileprivate enum Kind: String, Codable, CaseIterable {
    case flicks, drag, constant, pause, overscroll, jump

    /// The keys of a motion besides `motion`.
    var keys: [ObjectKeys.Key] {
      let seconds = ObjectKeys.Key("seconds", .above(0, upTo: 3_600, "s"))
      return switch self {
      case .flicks:
        [
          seconds, .init("leastSpeed", .speed, isOptional: true),
          .init("greatestSpeed", .speed, isOptional: true),
          .init("direction", .choice(of: Direction.self), isOptional: true),
          .init("accelerates", .flag, isOptional: true),
        ]
      case .drag: [seconds, .init("distance", .signed("pt"))]
      case .constant: [seconds, .init("velocity", .signed("pt/s"))]
      case .pause: [seconds]
      case .overscroll:
        [seconds, .init("edge", .choice(of: Edge.self)), .init("distance", .distance)]
      case .jump: [.init("row", .count)]
      }
    }
  }
}

extension Motion: Codable {
  private enum Key: String, CodingKey {
    case motion, seconds, leastSpeed, greatestSpeed, direction, accelerates, distance, velocity,
      edge
    case row
  }

  package init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: Key.self)
    func number(_ key: Key) throws -> Double { try keys.decode(Double.self, forKey: key) }
    switch try keys.decode(Kind.self, forKey: .motion) {
    case .flicks:
      let least = try keys.decodeIfPresent(Double.self, forKey: .leastSpeed) ?? 3_000
      let greatest = try keys.decodeIfPresent(Double.self, forKey: .greatestSpeed) ?? 6_000
      guard least <= greatest else {
        throw DecodingError.dataCorruptedError(
          forKey: .greatestSpeed, in: keys,
          debugDescription:
            "greatestSpeed is \(greatest) pt/s; at least leastSpeed, \(least) pt/s, is accepted")
      }
      self = .flicks(
        seconds: try number(.seconds), speeds: least...greatest,
        direction: try keys.decodeIfPresent(Direction.self, forKey: .direction) ?? .down,
        accelerates: try keys.decodeIfPresent(Bool.self, forKey: .accelerates) ?? false)
    case .drag: self = .drag(seconds: try number(.seconds), distance: try number(.distance))
    case .constant: self = .constant(seconds: try number(.seconds), velocity: try number(.velocity))
    case .pause: self = .pause(seconds: try number(.seconds))
    case .overscroll:
      self = .overscroll(
        seconds: try number(.seconds), edge: try keys.decode(Edge.self, forKey: .edge),
        distance: try number(.distance))
    case .jump: self = .jump(row: try keys.decode(Int.self, forKey: .row))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var keys = encoder.container(keyedBy: Key.self)
    func encode(_ kind: Kind, seconds: Double) throws {
      try keys.encode(kind, forKey: .motion)
      try keys.encode(seconds, forKey: .seconds)
    }
    switch self {
    case .flicks(let seconds, let speeds, let direction, let accelerates):
      try encode(.flicks, seconds: seconds)
      try keys.encode(speeds.lowerBound, forKey: .leastSpeed)
      try keys.encode(speeds.upperBound, forKey: .greatestSpeed)
      try keys.encode(direction, forKey: .direction)
      // Left out where it is false, as in records of versions that did not have it.
      if accelerates { try keys.encode(true, forKey: .accelerates) }
    case .drag(let seconds, let distance):
      try encode(.drag, seconds: seconds)
      try keys.encode(distance, forKey: .distance)
    case .constant(let seconds, let velocity):
      try encode(.constant, seconds: seconds)
      try keys.encode(velocity, forKey: .velocity)
    case .pause(let seconds): try encode(.pause, seconds: seconds)
    case .overscroll(let seconds, let edge, let distance):
      try encode(.overscroll, seconds: seconds)
      try keys.encode(edge, forKey: .edge)
      try keys.encode(distance, forKey: .distance)
    case .jump(let row):
      try keys.encode(Kind.jump, forKey: .motion)
      try keys.encode(row, forKey: .row)
    }
  }
}
