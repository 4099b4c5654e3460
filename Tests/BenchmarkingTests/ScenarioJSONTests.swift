import Benchmarking
import Foundation
import Graphics
import RunData
import TableModel
import Testing

@Suite("A scenario as JSON")
struct ScenarioJSONTests {
  /// A value for each key that differs from the default one, in the syntax of `--set`.
  private static let values: [(path: String, text: String)] =
    table + titles("tableTitles") + titles("sectionTitles") + text + colors("colors")
    + colors("darkColors") + display + states

  private static let table: [(path: String, text: String)] = [
    ("name", "mine"), ("summary", "What is mine."), ("rowHeight", "60.5"),
    ("heights.source", "measured"), ("heights.measuring", "as-published"),
    ("heights.estimate", "80.25"), ("radius", "3.25"), ("inset", "12"), ("maximumWidth", "675"),
    ("safeArea.left", "44"), ("safeArea.right", "0.5"), ("rowMargins.side", "5"),
    ("rowMargins.bottom", "2.5"), ("tableHeader", "Above all"), ("tableFooter", "Below all"),
    ("sectionHeader", "0"),
    ("sectionFooter", "1e1"), ("footerText", "true"), ("resizeSeconds", "0.25"),
    ("insertSeconds", "0.5"),
    ("labelInset", "8"),
    ("sectionSizes", "[2, 3]"),
    ("syntheticRows", "7"),
    ("sectionStyles", #"[{"rows": "square", "header": 7.5}, {"title": false}]"#),
    ("separators", "false"), ("layout", "all"), ("shadows.mode", "as-published"),
    ("shadows.height", "22"),
    ("shadows.tableTop", "64"),
  ]

  private static func titles(_ group: String) -> [(path: String, text: String)] {
    [
      ("size", "22"), ("bold", "true"), ("color", "#FFFFFF"), ("shadow", "#000000"),
      ("fill", "#102030"),
    ].map { ("\(group).\($0)", $1) }
  }

  private static let text: [(path: String, text: String)] = [
    ("font.family", "Noto Sans"), ("font.titleSize", "200"), ("font.subtitleSize", "0.5"),
    ("labels", "clear"), ("content", "none"), ("cell.image", "true"), ("cell.accessory", "detail"),
    ("cell.textInset", "12.5"), ("cell.textTop", "5"), ("cell.lineHeight", "20"),
    ("cell.layout", "once"),
    ("cell.reset", "as-published"), ("cell.content", "chat-bubble"),
    ("appearance", "dark"),
  ]

  private static func colors(_ group: String) -> [(path: String, text: String)] {
    [
      ("backdrop", "#010203"), ("backdropBottom", "#0a0B0c"), ("row", "#FFFFFE"),
      ("selectedRow", "#102030"), ("coloredRow", "#203040"), ("title", "#ABCDEF"),
      ("subtitle", "#000001"),
      ("body", "#100000"), ("highlightedTitle", "#00000A"), ("highlightedSubtitle", "#aabbcc"),
      ("header", "#123456"), ("separator", "#654321"),
    ].map { ("\(group).\($0)", $1) }
  }

  private static let display: [(path: String, text: String)] = [
    ("display.width", "320"), ("display.height", "240.5"), ("display.scale", "1.5"),
    ("display.compact", "true"), ("display.compactBelow", "600"),
    ("trace", #"[{"motion": "jump", "row": 7}, {"motion": "pause", "seconds": 0.25}]"#),
  ]

  private static let states: [(path: String, text: String)] = [
    ("states.selectedEvery", "4"), ("states.coloredEvery", "5"),
    ("events", #"[{"at": 0.5, "event": "rotate"}, {"at": 0, "event": "tap", "row": 3}]"#),
    ("neighbours", "leave"),
  ]

  /// A scenario in which no key has its default value.
  private static func changed() throws -> Scenario {
    var scenario = Scenario.builtIn("settings")
    for (path, text) in values { try scenario.set(path, to: text) }
    return scenario
  }

  private func text(_ value: JSONValue) throws -> [UInt8] {
    Array(try JSONEncoder().encode(value))
  }

  /// All values by the paths of their keys.
  private func leaves(_ json: JSONValue) throws -> [String: JSONValue] {
    guard case .object(let root) = json else { return [:] }
    var leaves: [String: JSONValue] = [:]
    for (key, value) in root {
      if case .object(let group) = value {
        for (inner, value) in group { leaves["\(key).\(inner)"] = value }
      } else {
        leaves[key] = value
      }
    }
    return leaves
  }

  @Test("round-trips for every built-in scenario and one with all keys changed")
  func roundTrip() throws {
    for scenario in ScenarioCatalogue.all + [try Self.changed()] {
      let bytes = try text(scenario.json)
      for var base in [Scenario(), try Self.changed()] {
        try base.merge(json: bytes, source: "test")
        #expect(base == scenario)
      }
    }
  }

  @Test("is stored with the keys that are not at their default, and read from them")
  func canonical() throws {
    #expect(Scenario().canonicalJSON() == .object([:]))
    for scenario in ScenarioCatalogue.all + [try Self.changed()] {
      var read = Scenario()
      try read.merge(json: try text(scenario.canonicalJSON()), source: "test")
      #expect(read == scenario)
    }
    for (path, text) in Self.values {
      var scenario = Scenario()
      try scenario.set(path, to: text)
      let keys = try leaves(scenario.canonicalJSON()).keys
      #expect(keys.elementsEqual(scenario == Scenario() ? [] : [path]), "\(path)")
    }
  }

  @Test("round-trips every kind of motion")
  func motions() throws {
    var scenario = Scenario()
    scenario.trace = [
      .flicks(seconds: 0.7, speeds: 10...8_000, direction: .up),
      .flicks(seconds: 1, speeds: 5_000...5_000, direction: .down, accelerates: true),
      .drag(seconds: 0.3, distance: -320.5), .constant(seconds: 2, velocity: -8_000),
      .pause(seconds: 1e-3), .jump(row: 0),
      .overscroll(seconds: 0.9, edge: .top, distance: 300),
      .overscroll(seconds: 2, edge: .bottom, distance: 0.5),
    ]
    var read = Scenario()
    try read.merge(json: try text(scenario.json), source: "test")
    #expect(read == scenario)
  }

  @Test("has flicks with the platform's speeds and downwards by default")
  func motionDefaults() throws {
    var scenario = Scenario()
    try scenario.set("trace", to: #"[{"motion": "flicks", "seconds": 2}]"#)
    #expect(
      scenario.trace == [.flicks(seconds: 2, speeds: 3_000...6_000, direction: .down)])
  }

  @Test(
    "with incomplete or too fast overscroll is refused with the number of the motion")
  func overscrollFaults() {
    for (keys, part) in [
      (#""seconds": 1, "distance": 300"#, "motion 2: edge takes top or bottom, not nothing"),
      (#""seconds": 1, "distance": 300, "edge": "left""#, "edge takes top or bottom, not \"left\""),
      (#""seconds": 1, "edge": "top""#, "motion 2: distance takes a number of points above 0"),
      (#""seconds": 1, "edge": "top", "distance": 0"#, "a number of points above 0"),
      (
        #""edge": "top", "distance": 300"#,
        "motion 2: seconds takes a number above 0 and up to 3,600, not nothing"
      ),
      (#""seconds": 0.1, "edge": "top", "distance": 900"#, "at most 20000 is accepted"),
      (#""seconds": 1, "edge": "top", "distance": 9, "edges": 1"#, "did you mean \"edge\"?"),
    ] {
      var scenario = Scenario()
      let text = #"[{"motion": "jump", "row": 7}, {"motion": "overscroll", \#(keys)}]"#
      do {
        try scenario.set("trace", to: text)
        Issue.record("accepted: \(text)")
      } catch {
        #expect("\(error)".contains(part), "\(error)")
      }
    }
  }

  @Test(
    "has the same effect by option and by file for every key")
  func everyKey() throws {
    #expect(Self.values.map(\.path) == ScenarioField.all.map(\.path))
    let base = Scenario.builtIn("settings")
    for (path, text) in Self.values {
      var byFlag = base
      try byFlag.set(path, to: text)
      let old = try leaves(base.json)
      let new = try leaves(byFlag.json)
      #expect(Set(new.keys) == Set(old.keys))
      #expect(new.keys.filter { new[$0] != old[$0] } == [path], "\(path)")

      let isPlain = (try? JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))) == nil
      let value = isPlain ? "\"\(text)\"" : text
      let keys = path.split(separator: ".")
      let file =
        keys.count == 1
        ? "{\"\(path)\": \(value)}" : "{\"\(keys[0])\": {\"\(keys[1])\": \(value)}}"
      var byFile = base
      try byFile.merge(json: Array(file.utf8), source: "test")
      #expect(byFile == byFlag, "\(file)")
    }
  }

  @Test("keeps the sections of the data if sectionSizes is null")
  func nullSections() throws {
    var scenario = Scenario()
    try scenario.set("sectionSizes", to: "null")
    #expect(scenario.sectionSizes == nil)
    try scenario.set("sectionSizes", to: "[1,1]")
    #expect(scenario.sectionSizes == 1...1)
  }

  @Test("has colours of six digits with leading zeros")
  func colors() throws {
    var scenario = Scenario()
    for rgb: UInt32 in [0, 1, 0xABC, 0xEFEFF4, 0xFFFFFF] {
      scenario.colors.row = PixelColor(rgb: rgb)
      let expected = "#" + String(String(rgb + 0x100_0000, radix: 16, uppercase: true).dropFirst())
      #expect(try leaves(scenario.json)["colors.row"] == .string(expected))
    }
  }

  @Test("leaves missing keys unchanged, also within a group")
  func partial() throws {
    var scenario = Scenario.builtIn("contacts")
    try scenario.merge(
      json: Array(#"{"display": {"scale": 3}, "radius": 8}"#.utf8), source: "test")
    var expected = Scenario.builtIn("contacts")
    expected.display.scale = 3
    expected.radius = 8
    #expect(scenario == expected)
    try scenario.merge(json: Array("{}".utf8), source: "test")
    #expect(scenario == expected)
  }
}
