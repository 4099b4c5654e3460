import Files
import TableModel

extension ObjectKeys {
  private static let seconds = Key("seconds", .above(upTo: 3_600, "s"))

  static let motion = ObjectKeys(
    name: "motion", example: #"[{"motion": "pause", "seconds": 1}]"#, kindKey: "motion",
    kinds: [
      (
        "flicks",
        [
          seconds, .optional("leastSpeed", .speed), .optional("greatestSpeed", .speed),
          .optional("direction", .choice(of: Motion.Direction.self)),
          .optional("accelerates", .flag),
        ]
      ),
      ("drag", [seconds, Key("distance", .signed("pt"))]),
      ("constant", [seconds, Key("velocity", .signed("pt/s"))]), ("pause", [seconds]),
      (
        "overscroll",
        [seconds, Key("edge", .choice(of: Motion.Edge.self)), Key("distance", .distance)]
      ),
      ("jump", [Key("row", .count)]),
    ])
}

extension Motion: Codable {
  package init(from decoder: any Decoder) throws {
    let members = try DecodedMembers(decoder)
    switch try members("motion") as String {
    case "flicks":
      let least = try members("leastSpeed", else: 3_000.0)
      let greatest = try members("greatestSpeed", else: 6_000.0)
      guard least <= greatest else {
        throw members.fault(
          "greatestSpeed is \(greatest) pt/s; at least leastSpeed, \(least) pt/s, is accepted")
      }
      self = .flicks(
        seconds: try members("seconds"), speeds: least...greatest,
        direction: try members("direction", else: .down),
        accelerates: try members("accelerates", else: false))
    case "drag": self = .drag(seconds: try members("seconds"), distance: try members("distance"))
    case "constant":
      self = .constant(seconds: try members("seconds"), velocity: try members("velocity"))
    case "pause": self = .pause(seconds: try members("seconds"))
    case "overscroll":
      self = .overscroll(
        seconds: try members("seconds"), edge: try members("edge"),
        distance: try members("distance"))
    default: self = .jump(row: try members("row"))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    let members: [String: any Encodable] =
      switch self {
      case .flicks(let seconds, let speeds, let direction, let accelerates):
        // Without the key where it is false, as in records of versions that did not have it.
        [
          "motion": "flicks", "seconds": seconds, "leastSpeed": speeds.lowerBound,
          "greatestSpeed": speeds.upperBound, "direction": direction,
        ].merging(accelerates ? ["accelerates": true] : [:]) { $1 }
      case .drag(let seconds, let distance):
        ["motion": "drag", "seconds": seconds, "distance": distance]
      case .constant(let seconds, let velocity):
        ["motion": "constant", "seconds": seconds, "velocity": velocity]
      case .pause(let seconds): ["motion": "pause", "seconds": seconds]
      case .jump(let row): ["motion": "jump", "row": row]
      case .overscroll(let seconds, let edge, let distance):
        ["motion": "overscroll", "seconds": seconds, "edge": edge, "distance": distance]
      }
    try JSONObject(members).encode(to: encoder)
  }
}
