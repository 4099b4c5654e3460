import Benchmarking
import TableViews
import Testing

@Suite("A scenario that is refused")
struct ScenarioFaultTests {
  /// Returns the error for a file; `nil` if it is accepted.
  private func complaint(file: String) -> String? {
    var scenario = Scenario.builtIn("settings")
    do {
      try scenario.merge(json: Array(file.utf8), source: "mine.json")
      try scenario.validate(source: "mine.json")
      return nil
    } catch {
      return error.description
    }
  }

  /// Returns the error for settings on a display of 1366 × 1024 pt at 2×; `nil` if they are accepted.
  private func complaint(_ settings: [(String, String)]) -> String? {
    var scenario = Scenario.builtIn("settings")
    scenario.display = TableSettings.Display(width: 1366, height: 1024, scale: 2)
    scenario.inset = 40
    do {
      for (key, value) in settings { try scenario.set(key, to: value) }
      try scenario.validate(source: "settings")
      return nil
    } catch {
      return error.description
    }
  }

  @Test(
    "with an unknown key is refused with its path and the nearest known key",
    arguments: [
      (#"{"rowHieght": 44}"#, "rowHieght", "rowHeight"),
      (#"{"display": {"scael": 2}}"#, "display.scael", "display.scale"),
      (#"{"font": {"titelSize": 2}}"#, "font.titelSize", "font.titleSize"),
      (#"{"states": {"selected": 2}}"#, "states.selected", "states.selectedEvery"),
      (#"{"colours": {"row": "blue"}}"#, "colours", "colors"),
      (#"{"dispaly": {"scale": 2}}"#, "dispaly", "display"),
      (#"{"heights": {"sorce": 2}}"#, "heights.sorce", "heights.source"),
      (#"{"darkColors": {"rwo": 2}}"#, "darkColors.rwo", "darkColors.row"),
      (#"{"event": []}"#, "event", "events"),
    ])
  func unknownKeys(file: String, path: String, nearest: String) throws {
    let fault = try #require(complaint(file: file))
    #expect(fault.hasPrefix("mine.json: "))
    #expect(fault.contains("\"\(path)\""), "\(fault)")
    #expect(fault.contains("did you mean \"\(nearest)\"?"), "\(fault)")
  }

  @Test("for an unknown key that is near none is told where the known keys are")
  func farKeys() throws {
    for (file, path, known) in [
      (#"{"": 1}"#, "", "scrollbench list scenarios names all keys"),
      (
        #"{"display": {"display": {"scale": 2}}}"#, "display.display",
        "The known keys are display.width"
      ),
    ] {
      let fault = try #require(complaint(file: file))
      #expect(fault.contains("there is no key \"\(path)\". \(known)"), "\(fault)")
    }
  }

  @Test("for an unknown key is told the known keys of its group, or where all are listed")
  func knownKeys() throws {
    let inner = try #require(complaint(file: #"{"shadows": {"size": 2}}"#))
    #expect(
      inner.hasSuffix("The known keys are shadows.mode, shadows.height, shadows.tableTop"),
      "\(inner)")
    let outer = try #require(complaint(file: #"{"shadow": 1}"#))
    #expect(outer.hasSuffix("? scrollbench list scenarios names all keys"), "\(outer)")
  }

  @Test("is told so on one line, whatever it holds")
  func oddNames() throws {
    for file in [
      #"{"a\nb": 1}"#, #"{"labels": "a\r\nb"}"#, #"{"events": [{"at": 0, "event": "a\nb"}]}"#,
      "{\"\(String(repeating: "x", count: 5_000))\": 1}",
    ] {
      let fault = try #require(complaint(file: file))
      #expect(!fault.contains(where: \.isNewline) && fault.count < 600, "\(fault)")
    }
  }

  @Test("for an unknown key of a flag is told the same")
  func unknownSettings() throws {
    let fault = try #require(complaint([("display.scael", "2")]))
    #expect(fault.contains("\"display.scael\"") && fault.contains("\"display.scale\""))
    #expect(fault.contains("--set"))
  }

  @Test("because a group of keys got a value is told the keys of the group")
  func groups() throws {
    #expect(
      try #require(complaint(file: #"{"display": 2}"#)).contains("display is an object of keys"))
    let setting = try #require(complaint([("display", "2")]))
    #expect(setting.contains("display.scale"), "\(setting)")
    #expect(!setting.contains("did you mean \"display\""), "\(setting)")
  }

  /// Keys with values that are not accepted.
  private static let wrongValues: [(key: String, values: [String])] =
    wrongTables + wrongTitles("tableTitles") + wrongTitles("sectionTitles") + wrongTexts
    + wrongColors("colors") + wrongColors("darkColors") + wrongDisplays

  private static let wrongTables: [(key: String, values: [String])] = [
    ("name", ["3", "\"\"", "null", "[]"]), ("summary", ["3", "null", "{}", "true"]),
    ("rowHeight", ["0", "-1", "\"44\"", "true", "null", "[44]", "{}", "nan", "inf", "1e8"]),
    ("heights.source", ["Measured", "true", "null", "[]"]),
    ("heights.measuring", ["as_published", "1"]),
    ("heights.estimate", ["0", "-100", "\"100\"", "nan"]),
    ("radius", ["-0.5", "\"10\"", "false", "nan", "-inf"]),
    ("inset", ["-1", "nan"]), ("maximumWidth", ["-1", "inf"]),
    ("safeArea.left", ["-1", "notch"]), ("safeArea.right", ["-0.1", "null"]),
    ("rowMargins.side", ["-1", "true"]), ("rowMargins.bottom", ["-1", "[1]"]),
    ("tableHeader", ["3", "\"\"", "false", "[]"]), ("tableFooter", ["3", "true"]),
    ("sectionHeader", ["-1", "\"\""]), ("sectionFooter", ["-0.001", "null"]),
    ("footerText", ["1", "yes", "null"]),
    ("resizeSeconds", ["-1", "11", "null"]), ("insertSeconds", ["-0.1", "10.5", "true"]),
    ("labelInset", ["-1", "\"8\"", "true"]),
    ("sectionSizes", ["3", "[3]", "[3, 2]", "[0, 2]", "[1.5, 2]", "[1, 2, 3]", "[1, 1e12]"]),
    ("syntheticRows", ["-1", "1.5", "null", "1e9", "synthetic:5"]),
    ("sectionStyles", ["3", "{}", "null", "square"]),
    ("separators", ["0", "\"true\""]), ("layout", ["true", "every", "null"]),
    ("shadows.mode", ["true", "published"]),
    ("shadows.height", ["0", "-10"]), ("shadows.tableTop", ["-1", "null"]),
  ]

  private static func wrongTitles(_ group: String) -> [(key: String, values: [String])] {
    [
      ("size", ["0", "201", "big"]), ("bold", ["1", "null"]), ("color", ["white"]),
      ("shadow", ["#FFF", "true"]), ("fill", ["0"]),
    ].map { ("\(group).\($0)", $1) }
  }

  private static let wrongTexts: [(key: String, values: [String])] = [
    ("font.family", ["\"\"", "12"]), ("font.titleSize", ["0", "201", "-3"]),
    ("font.subtitleSize", ["0", "\"12\""]), ("labels", ["transparent", "true", "Opaque"]),
    ("content", ["all", "1"]), ("cell.image", ["1", "cat.png"]),
    ("cell.accessory", ["null", "{}", "arrow", "1"]), ("cell.textInset", ["-1", "null"]),
    ("cell.textTop", ["-0.5", "top"]), ("cell.lineHeight", ["-1", "font"]),
    ("cell.layout", ["twice", "true"]),
    ("cell.reset", ["true", "none"]), ("cell.content", ["3", "\"\"", "true"]),
    ("appearance", ["Dark", "auto", "true"]),
  ]

  private static func wrongColors(_ group: String) -> [(key: String, values: [String])] {
    [
      ("backdrop", ["#FFF", "FFFFFF", "#GGGGGG", "#FFFFFFF", "16777215", "#+12345"]),
      ("backdropBottom", ["#FFF", "none", "0"]), ("row", ["white"]), ("selectedRow", ["null"]),
      ("coloredRow", ["yellow"]),
      ("title", ["##0000"]), ("subtitle", ["#12 456"]), ("body", ["#"]),
      ("highlightedTitle", ["[]"]), ("highlightedSubtitle", ["black"]), ("header", ["#"]),
      ("separator", ["#FFFFFFFF"]),
    ].map { ("\(group).\($0)", $1) }
  }

  private static let wrongDisplays: [(key: String, values: [String])] = [
    ("display.width", ["0", "-1", "nan"]), ("display.height", ["0", "\"tall\""]),
    ("display.scale", ["0", "-2", "2x"]), ("display.compact", ["1", "yes"]),
    ("display.compactBelow", ["-1", "null", "nan"]),
    ("trace", ["3", "[]", "{}", "null"]), ("states.selectedEvery", ["-1", "1.5", "1e12", "\"2\""]),
    ("states.coloredEvery", ["-1", "0.5"]),
    ("events", ["3", "{}", "null", "rotate"]), ("neighbours", ["stay", "true"]),
  ]

  @Test("names the key and what it takes, for every wrong value")
  func wrongTypes() throws {
    #expect(Self.wrongValues.map(\.key) == ScenarioField.all.map(\.path))
    for (key, values) in Self.wrongValues {
      for value in values {
        let fault = complaint([(key, value)])
        #expect(fault?.contains("\(key) takes ") == true, "\(key)=\(value): \(fault ?? "accepted")")
        #expect(fault?.contains(", not ") == true)
      }
    }
  }

  @Test(
    "with a number out of range is refused",
    arguments: ["1e999", "-1e999", "NaN", "Infinity", "-Infinity", "nan"])
  func hugeNumbers(number: String) {
    #expect(complaint([("rowHeight", number)])?.contains("rowHeight takes ") == true)
    #expect(complaint(file: "{\"rowHeight\": \(number)}")?.contains("not JSON") == true)
  }

  @Test("with insets that fit no width without compact width is refused, and accepted with it")
  func compactWidths() {
    let isWide: [(String, String)] = [("inset", "673")]
    #expect(complaint(isWide + [("display.compact", "true")]) == nil)
    #expect(complaint(isWide + [("display.compactBelow", "1366.5")]) == nil)
    #expect(complaint(isWide + [("display.compactBelow", "1366")])?.contains("no room") == true)
    let ends = #"[{"at": 1, "event": "compact", "compact": false}]"#
    let ended = complaint(isWide + [("display.compact", "true"), ("events", ends)])
    #expect(ended?.contains("inset is 673.0 pt") == true)
    let turned: [(String, String)] = [
      ("display.height", "100"), ("inset", "45"), ("events", #"[{"at": 1, "event": "rotate"}]"#),
    ]
    #expect(complaint(turned)?.contains("on a display 100.0 pt wide") == true)
    #expect(complaint(turned + [("display.compactBelow", "101")]) == nil)
  }

  private static let inconsistent: [([(String, String)], String)] = [
    ([("radius", "22.5")], "half of rowHeight, which is 44.0 pt; 0 to 22.0 pt is accepted"),
    ([("rowHeight", "19")], "half of rowHeight"),
    ([("inset", "673")], "wide: 0 to 672.5 pt is accepted"), ([("inset", "10000")], "no room"),
    ([("maximumWidth", "20.5")], "0 or at least 21.0 pt is accepted"),
    ([("display.width", "8193")], "display.width is 8193.0 pt, 16386 px"),
    ([("display.height", "1e7")], "display.height"),
    ([("display.scale", "1e7")], "display has 1 to 16384 px a side"),
    ([("display.height", "0.2")], "0 px"),
    ([("rowHeight", "0.4"), ("radius", "0")], "less than a device pixel"),
    ([("rowHeight", "1e7")], "rowHeight"), ([("rowHeight", "8193")], "rowHeight"),
    (
      [("font.titleSize", "200"), ("display.scale", "11"), ("display.height", "99")],
      "font.titleSize is 200.0 pt, more than 2,000 px at scale 11.0"
    ),
    (
      [("rowMargins.bottom", "24.5")],
      "half of rowHeight, which is 44.0 pt less rowMargins.bottom"
    ),
    (
      [("resizeSeconds", "0.3"), ("heights.source", "measured")],
      "resizeSeconds is 0.3 s, but heights are measured"
    ),
    (
      [("insertSeconds", "0.3"), ("heights.source", "measured")],
      "insertSeconds is 0.3 s, but heights are measured"
    ),
    (
      [("resizeSeconds", "0.3"), ("display.width", "20"), ("display.compact", "true")],
      "a display 20.0 pt wide is too narrow for two corners of 10.0 pt"
    ),
    ([("safeArea.left", "1280")], "less a safe area of 1280.0 pt"),
    ([("rowMargins.side", "650")], "no room"),
    ([("rowMargins.bottom", "44"), ("radius", "0")], "leaves nothing of a row 44.0 pt high"),
    (
      [("rowMargins.side", "683"), ("display.compact", "true")],
      "rowMargins.side is 683.0 pt, which leaves nothing of rows 1366.0 pt wide"
    ),
    ([("heights.estimate", "0.4")], "heights.estimate is 0.4 pt, less than a device pixel"),
    ([("heights.estimate", "8193")], "heights.estimate is 8193.0 pt, more than 16384 px"),
    ([("shadows.height", "8193")], "shadows.height is 8193.0 pt, more than 16384 px"),
    ([("sectionFooter", "8193")], "sectionFooter is 8193.0 pt, more than 16384 px"),
    ([("display.scale", "0.04")], "display.scale is 0.04; 0.05 to 100 is accepted"),
    (
      [("display.scale", "101"), ("display.width", "99"), ("display.height", "99")],
      "0.05 to 100 is accepted"
    ),
    ([("maximumWidth", "60"), ("safeArea.right", "44")], "maximumWidth is 60.0 pt"),
    (
      [("heights.source", "measured"), ("radius", "40")],
      "radius is 40.0 pt, more than half of the lowest row that can be measured"
    ),
    (
      [("events", #"[{"at": 1, "event": "radius", "radius": 22.5}]"#)],
      "radius is 22.5 pt, more than half of rowHeight"
    ),
    (
      [("events", #"[{"at": 1, "event": "rotate"}]"#), ("display.height", "100")],
      "no room for rows on a display 100.0 pt wide"
    ),
  ]

  @Test("with inconsistent sizes is refused", arguments: Self.inconsistent)
  func combinations(settings: [(String, String)], words: String) {
    let fault = complaint(settings)
    #expect(fault?.contains(words) == true, "\(fault ?? "accepted")")
    #expect(fault?.contains("\n") != true)
  }

  @Test(
    "is accepted at the limits of consistent sizes",
    arguments: [
      [("radius", "22")], [("rowHeight", "20")], [("inset", "672.5")], [("maximumWidth", "21")],
      [("display.width", "8192")], [("display.scale", "0.5"), ("radius", "0")],
      [("inset", "10000"), ("display.compact", "true")],
      [("rowHeight", "8192")],
      [("rowHeight", "0.5"), ("radius", "0")], [("rowMargins.bottom", "24")],
      [("rowMargins.bottom", "43.5"), ("radius", "0")], [("shadows.height", "8192")],
      [("safeArea.left", "1e7"), ("display.compact", "true")],
      [("rowMargins.side", "682.5"), ("display.compact", "true")],
      [("safeArea.left", "1265")], [("rowMargins.side", "632.5")], [("display.height", "100")],
      [("events", #"[{"at": 1, "event": "radius", "radius": 22}]"#)],
      [("events", #"[{"at": 1, "event": "rotate"}]"#), ("display.height", "101")],
    ])
  func limits(settings: [(String, String)]) {
    #expect(complaint(settings) == nil)
  }

  @Test(
    "with an invalid trace is refused",
    arguments: [
      ("[]", "a list of motions"), ("{}", "a list of motions"), ("6", "a list of motions"),
      ("[3]", "motion 1 takes an object with the key \"motion\", not 3"),
      (#"[{"seconds": 1}]"#, "motion 1: motion takes constant or drag or flicks"),
      (#"[{"motion": "swipe", "seconds": 1}]"#, "or overscroll or pause, not \"swipe\""),
      (#"[{"motion": 3}]"#, "overscroll or pause, not 3"),
      (
        #"[{"motion": "pause", "seconds": 1}, {"motion": "pause", "second": 1}]"#,
        "did you mean \"seconds\"?"
      ),
      (
        #"[{"motion": "pause", "seconds": 1, "velocity": 3}]"#,
        "motion 1 (pause) has no key \"velocity\""
      ),
      (
        #"[{"motion": "pause"}]"#,
        "motion 1: seconds takes a number above 0 and up to 3,600, not nothing"
      ),
      (
        #"[{"motion": "pause", "seconds": 0}]"#,
        "motion 1: seconds takes a number above 0 and up to 3,600, not 0"
      ),
      (
        #"[{"motion": "pause", "seconds": -1}]"#,
        "motion 1: seconds takes a number above 0 and up to 3,600, not -1"
      ),
      (
        #"[{"motion": "pause", "seconds": "1"}]"#,
        "motion 1: seconds takes a number above 0 and up to 3,600, not \"1\""
      ),
      (
        #"[{"motion": "pause", "seconds": 3601}]"#,
        "seconds takes a number above 0 and up to 3,600, not 3601"
      ),
      (#"[{"motion": "jump", "row": 3}]"#, "more than 0"),
      (
        #"[{"motion": "jump", "row": -3}]"#,
        "motion 1: row takes a whole number from 0 to 1,000,000,000, not -3"
      ),
      (#"[{"motion": "jump", "row": 1.5}]"#, "1,000,000,000, not 1.5"),
      (
        #"[{"motion": "constant", "seconds": 1}]"#,
        "motion 1: velocity takes a number of points a second up to ±1,000,000,000, not nothing"
      ),
      (
        #"[{"motion": "constant", "seconds": 1, "velocity": 20000.5}]"#, "at most 20000 is accepted"
      ),
      (
        #"[{"motion": "constant", "seconds": 1, "velocity": -24000}]"#,
        "motion 1 reaches 24000 pt/s"
      ),
      (#"[{"motion": "drag", "seconds": 0.1, "distance": 1600}]"#, "motion 1 reaches 24000 pt/s"),
      (#"[{"motion": "drag", "seconds": 1e-300, "distance": 600}]"#, "at most 20000 is accepted"),
      (#"[{"motion": "drag", "seconds": 1e-9, "distance": -1e9}]"#, "at most 20000 is accepted"),
      (
        #"[{"motion": "drag", "seconds": 1, "distance": 1e10}]"#,
        "motion 1: distance takes a number of points"
      ),
      (
        #"[{"motion": "flicks", "seconds": 1, "greatestSpeed": 21000}]"#,
        "at most 20000 is accepted"
      ),
      (
        #"[{"motion": "flicks", "seconds": 1, "accelerates": 1}]"#,
        "motion 1: accelerates takes true or false, not 1"
      ),
      (
        #"[{"motion": "flicks", "seconds": 1, "leastSpeed": 6000, "greatestSpeed": 5000}]"#,
        "motion 1: greatestSpeed takes a speed from leastSpeed, 6000.0, to 1,000,000,000, not 5000"
      ),
      (
        #"[{"motion": "flicks", "seconds": 1, "leastSpeed": 7000}]"#,
        "motion 1: greatestSpeed takes a speed from leastSpeed, 7000.0, to 1,000,000,000, not nothing"
      ),
      (
        #"[{"motion": "flicks", "seconds": 1, "leastSpeed": 0}]"#,
        "leastSpeed takes a speed above 0 and up to 1,000,000,000, not 0"
      ),
      (
        #"[{"motion": "flicks", "seconds": 1, "direction": "left"}]"#,
        "direction takes down or up, not \"left\""
      ),
    ])
  func traces(trace: String, words: String) {
    let fault = complaint([("trace", trace)])
    #expect(fault?.contains("trace") == true, "\(fault ?? "accepted")")
    #expect(fault?.contains(words) == true, "\(fault ?? "accepted")")
  }

  @Test("with inconsistent places of text or heights of headers is refused")
  func placesAndHeaders() {
    let text = complaint([("heights.source", "measured"), ("cell.textTop", "5")])
    #expect(text?.contains("cell.textTop is 5.0 pt, but heights are measured") == true)
    let header = complaint([("sectionStyles", #"[{"header": 8193}]"#)])
    #expect(header?.contains("header of sectionStyles is 8193.0 pt, more than 16384 px") == true)
  }

  @Test(
    "with an invalid style of sections is refused",
    arguments: [
      (#"[3]"#, "style 1 takes an object, not 3"),
      (#"[{}, {"row": "square"}]"#, "style 2 has no key \"row\"; did you mean \"rows\"?"),
      (#"[{"rows": "round"}]"#, "style 1: rows takes rounded or square, not \"round\""),
      (#"[{"header": -1}]"#, "style 1: header takes a number of points"),
      (#"[{"title": 1}]"#, "style 1: title takes true or false, not 1"),
    ])
  func sectionStyles(list: String, words: String) {
    let fault = complaint([("sectionStyles", list)])
    #expect(fault?.contains(words) == true, "\(fault ?? "accepted")")
  }

  @Test("without any trace is refused")
  func noTrace() {
    #expect(throws: ScenarioError.self) { try Scenario().validate(source: "test") }
  }

  @Test(
    "that is not JSON is refused with the position",
    arguments: [
      ("{\n  \"rowHeight\": 44,\n  \"radius\" 10\n}", "line 3"),
      ("{\n\n\n  \"rowHeight\": oops\n}", "line 4"), ("{\"a\": 1", "line 1"),
    ])
  func syntax(file: String, line: String) throws {
    let fault = try #require(complaint(file: file))
    #expect(fault.hasPrefix("mine.json: not JSON: "), "\(fault)")
    #expect(fault.contains(line), "\(fault)")
    #expect(!fault.contains("\n"), "\(fault)")
  }

  @Test(
    "that is not an object, or is empty, is refused",
    arguments: ["[]", "3", "\"settings\"", "null", ""])
  func notAnObject(file: String) throws {
    let fault = try #require(complaint(file: file))
    #expect(fault.contains(file.isEmpty ? "not JSON" : "a scenario is a JSON object"), "\(fault)")
  }
}
