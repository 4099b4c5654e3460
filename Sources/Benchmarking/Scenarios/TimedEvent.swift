import Files
import Graphics
package import TableViews

/// An event at a time of the scroll, with repetitions.
package struct TimedEvent: Equatable, Sendable {
  /// The time of the first occurrence, in seconds from the start of the trace.
  package var time: Double
  package var event: TableEvent
  package var count: Int
  /// The time between occurrences, in seconds.
  package var interval: Double

  package init(at time: Double, _ event: TableEvent, count: Int = 1, every interval: Double = 0) {
    self.time = time
    self.event = event
    self.count = count
    self.interval = interval
  }
}

extension ObjectKeys {
  static let event = ObjectKeys(
    name: "event", example: #"[{"at": 1.5, "event": "rotate"}]"#,
    common: [
      Key("at", .seconds(upTo: 3_600)), .optional("count", .positiveCount),
      .optional("every", .seconds(upTo: 3_600)),
    ], kindKey: "event",
    kinds: [
      ("appearance", [Key("appearance", .choice(of: TableSettings.Appearance.self))]),
      ("radius", [Key("radius", .points)]), ("row", [Key("color", .color)]),
      ("selectedRow", [Key("color", .color)]), ("rotate", []), ("compact", [Key("compact", .flag)]),
      ("tap", [.optional("row", .count), .optional("seconds", .above("s"))]),
      (
        "sections",
        [
          .optional("sizes", .rowCounts), .optional("seed", .count), .optional("keep", .sections),
        ]
      ),
    ] + TableEdit.allCases.map { ($0.rawValue, []) })
}

extension TimedEvent: Codable {
  package init(from decoder: any Decoder) throws {
    let members = try DecodedMembers(decoder)
    self.init(
      at: try members("at"), try TableEvent(members), count: try members("count", else: 1),
      every: try members("every", else: 0))
  }

  package func encode(to encoder: any Encoder) throws {
    let (kind, members) = event.encoded
    let repetitions: [String: any Encodable] =
      count == 1 && interval == 0 ? [:] : ["count": count, "every": interval]
    try JSONObject(
      ["at": time, "event": kind].merging(repetitions) { $1 }.merging(members) { $1 }
    ).encode(to: encoder)
  }
}

extension TableEvent {
  fileprivate init(_ members: DecodedMembers) throws {
    func color() throws -> PixelColor {
      guard let color = PixelColor(hexadecimal: try members("color")) else {
        throw members.fault("color takes \(AcceptedValues.color.text)")
      }
      return color
    }
    switch try members("event") as String {
    case "appearance": self = .appearance(try members("appearance"))
    case "radius": self = .radius(try members("radius"))
    case "row": self = .rowColor(try color())
    case "selectedRow": self = .selectedRowColor(try color())
    case "rotate": self = .rotate
    case "compact": self = .compact(try members("compact"))
    case "tap":
      self = .tap(row: try members("row", else: 0), seconds: try members("seconds", else: 0.6))
    case "sections" where members.has("keep"):
      for key in ["sizes", "seed"] where members.has(key) {
        throw members.fault("keep and \(key) exclude each other; give one of them")
      }
      self = .showSections(try members("keep"))
    case "sections":
      guard members.has("sizes") else {
        throw members.fault(
          "sizes or keep is missing: sizes takes \(AcceptedValues.rowCounts.text), keep takes"
            + " \(AcceptedValues.sections.text)")
      }
      self = .sections(sizes: try members("sizes"), seed: try members("seed", else: 1))
    default: self = .edit(try members("event"))
    }
  }

  /// The name of the event in a scenario, such as `insert`.
  var kind: String { encoded.kind }

  fileprivate var encoded: (kind: String, members: [String: any Encodable]) {
    switch self {
    case .appearance(let appearance): ("appearance", ["appearance": appearance])
    case .radius(let radius): ("radius", ["radius": radius])
    case .rowColor(let color): ("row", ["color": color.hexadecimal])
    case .selectedRowColor(let color): ("selectedRow", ["color": color.hexadecimal])
    case .rotate: ("rotate", [:])
    case .compact(let isCompact): ("compact", ["compact": isCompact])
    case .tap(let row, let seconds): ("tap", ["row": row, "seconds": seconds])
    case .edit(let edit): (edit.rawValue, [:])
    case .showSections(let numbers): ("sections", ["keep": numbers])
    case .sections(let sizes, let seed): ("sections", ["sizes": sizes, "seed": seed])
    }
  }
}
