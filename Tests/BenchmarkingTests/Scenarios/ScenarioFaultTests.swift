import Benchmarking
import RunData
import TableViews
import Testing

extension Scenario {
  /// Returns the error for the file `mine.json`; `nil` if it is accepted.
  static func complaint(file: String) -> String? {
    complaint {
      var scenario = Scenario.builtIn("settings")
      try scenario.merge(json: Array(file.utf8), source: "mine.json")
      try scenario.validate(source: "mine.json")
    }
  }

  /// Returns the error that is thrown; `nil` if there is none.
  static func complaint(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch { return "\(error)" }
  }
}

@Suite("A scenario that is refused")
struct ScenarioFaultTests {
  /// Returns the error for settings on a display of 1366 × 1024 pt at 2×; `nil` if they are accepted.
  private func complaint(_ settings: [(String, String)]) -> String? {
    Scenario.complaint {
      var scenario = Scenario.builtIn("settings")
      scenario.display = TableSettings.Display(width: 1366, height: 1024, scale: 2)
      scenario.inset = 40
      for (key, value) in settings { try scenario.set(key, to: value) }
      try scenario.validate(source: "settings")
    }
  }

  @Test(
    "with an unknown key is refused with its path and the nearest known key",
    arguments: [
      (#"{"rowHieght": 44}"#, "rowHieght", "rowHeight"),
      (#"{"rowheight": 44}"#, "rowheight", "rowHeight"),
      (#"{"display": {"scael": 2}}"#, "display.scael", "display.scale"),
      (#"{"font": {"titelSize": 2}}"#, "font.titelSize", "font.titleSize"),
      (#"{"states": {"selected": 2}}"#, "states.selected", "states.selectedEvery"),
      (#"{"colours": {"row": "blue"}}"#, "colours", "colors"),
      (#"{"color.row": "blue"}"#, "color.row", "colors.row"),
      (#"{"dispaly": {"scale": 2}}"#, "dispaly", "display"),
      (#"{"heights": {"sorce": 2}}"#, "heights.sorce", "heights.source"),
      (#"{"darkColors": {"rwo": 2}}"#, "darkColors.rwo", "darkColors.row"),
      (#"{"event": []}"#, "event", "events"),
      (#"{"cornerRadius": 9}"#, "cornerRadius", "radius"),
      (#"{"divider": true}"#, "divider", "separators"),
      (#"{"colors": {"background": 1}}"#, "colors.background", "colors.backdrop"),
    ])
  func unknownKeys(file: String, path: String, nearest: String) throws {
    let fault = try #require(Scenario.complaint(file: file))
    #expect(fault.hasPrefix("mine.json: there is no key \"\(path)\"; did you mean \"\(nearest)\"?"))
  }

  @Test(
    "with another fault of its file is refused with what is accepted, or the line",
    arguments: [
      (#"{"": 1}"#, "there is no key \"\". scrollbench list keys explains all keys"),
      (#"{"seed": 1}"#, "there is no key \"seed\". scrollbench list keys explains all keys"),
      (#"{"weather": 1}"#, "there is no key \"weather\". scrollbench list keys explains all keys"),
      (#"{"shadow": 1}"#, "\"shadows\"? scrollbench list keys explains all keys"),
      (
        #"{"display": {"display": {"scale": 2}}}"#,
        "there is no key \"display.display\". The known keys are display.width, "
      ),
      (
        #"{"shadows": {"size": 2}}"#,
        "The known keys are shadows.mode, shadows.height, shadows.tableTop"
      ),
      (
        #"{"display": 2}"#,
        "display is an object of keys, not 2; its keys are display.width, "
      ),
      (#"{"events": [{"at": 1, "at": 2, "event": "rotate"}]}"#, "at occurs twice"),
      (#"{"events": \#(deep)}"#, "nested too deeply"), (#"{"rowHeight": 1e999}"#, "not JSON"),
      (#"{"rowHeight": -1e999}"#, "not JSON"), (#"{"rowHeight": NaN}"#, "not JSON"),
      (#"{"rowHeight": -Infinity}"#, "not JSON"),
      ("{\n  \"rowHeight\": 44,\n  \"radius\" 10\n}", "on line 3"),
      ("{\n\n\n  \"rowHeight\": oops\n}", "on line 4"), ("{\"a\": 1", "on line 1"),
      ("[]", "a scenario is a JSON object"), ("3", "a scenario is a JSON object"),
      ("\"settings\"", "a scenario is a JSON object"), ("null", "a scenario is a JSON object"),
      ("", "not JSON"),
    ])
  func files(file: String, words: String) throws {
    let fault = try #require(Scenario.complaint(file: file))
    #expect(fault.hasPrefix("mine.json: ") && fault.contains(words), "\(fault)")
    #expect(!fault.contains("\n") && (!words.hasPrefix("on line") || fault.contains("not JSON")))
  }

  private static let deep =
    String(repeating: "[", count: 100) + String(repeating: "]", count: 100)

  @Test("is told so on one line, whatever it holds")
  func oddNames() throws {
    for file in [
      #"{"a\nb": 1}"#, #"{"labels": "a\r\nb"}"#, #"{"events": [{"at": 0, "event": "a\nb"}]}"#,
      "{\"\(String(repeating: "x", count: 5_000))\": 1}",
    ] {
      let fault = try #require(Scenario.complaint(file: file))
      #expect(!fault.contains(where: \.isNewline) && fault.count < 600, "\(fault)")
    }
  }

  @Test("names the key and what it takes, for each value that a key does not accept")
  func wrongValues() throws {
    for field in ScenarioField.all {
      for value in field.accepts.refused {
        let words = "\(field.path) takes \(field.accepts.text), not "
        let text = value.canonicalText
        let faults = [
          complaint([(field.path, text)]),
          Scenario.complaint(file: String(decoding: field.file(value), as: UTF8.self)),
        ]
        for fault in faults {
          #expect(fault?.contains(words) == true, "\(field.path)=\(text): \(fault ?? "accepted")")
        }
      }
    }
  }

  @Test("names the object in a list, its key and what that takes")
  func wrongObjects() throws {
    for field in ScenarioField.all {
      guard case .list(let objects, _) = field.accepts else { continue }
      let kinds = objects.kinds.isEmpty ? [(name: "", keys: [])] : objects.kinds
      for (kind, further) in kinds {
        let keys = objects.common + further
        var object = objects.kindKey.map { [$0: JSONValue.string(kind)] } ?? [:]
        for key in keys where !key.isOptional { object[key.name] = key.accepts.accepted.last }
        func fault(_ key: String, _ value: JSONValue?) throws -> String {
          var changed = object
          changed[key] = value
          let list = JSONValue.array([.object(changed)]).canonicalText
          return try #require(complaint([(field.path, list)]), "\(field.path): \(list) is accepted")
        }
        let place = "--set: \(field.path): \(objects.name) 1"
        #expect(try fault("unknown", .null).contains(" has no key \"unknown\". Its keys are "))
        for key in keys {
          for value in key.accepts.refused {
            #expect(
              try fault(key.name, value).hasPrefix(
                "\(place): \(key.name) takes \(key.accepts.text), not "))
          }
          if !key.isOptional {
            #expect(
              try fault(key.name, nil)
                == "\(place) lacks its key \"\(key.name)\", which takes \(key.accepts.text)")
          }
        }
      }
    }
  }

  private static let compactWidth: [(String, String)] = [
    ("inset", "673"), ("display.compact", "true"),
  ]
  private static let turned: [(String, String)] = [
    ("display.height", "100"), ("inset", "45"), ("events", #"[{"at": 1, "event": "rotate"}]"#),
  ]

  private static let inconsistent: [([(String, String)], String)] = [
    ([("radius", "22.5")], "half of rowHeight, which is 44.0 pt; 0 to 22.0 pt is accepted"),
    ([("rowHeight", "19")], "half of rowHeight"),
    (
      [("inset", "673")],
      "inset, 673.0 pt, and safeArea leave rows 20.0 of the 1366.0 pt of a display; two corners and"
        + " rowMargins.side take at least 21.0 pt"
    ), ([("inset", "10000")], "leave rows 0.0 of"),
    ([("maximumWidth", "20.5")], "0 or at least 21.0 pt is accepted"),
    ([("display.width", "8193")], "16386.0 px at scale 2.0; 0.5 to 16384.0 px is accepted"),
    ([("display.height", "1e7")], "display.height"),
    ([("display.scale", "1e7")], "display.scale is 10000000.0; 0.05 to 100 is accepted"),
    ([("display.height", "0.2")], "display.height is 0.2 pt, 0.4 px"),
    ([("rowHeight", "0.4"), ("radius", "0")], "rowHeight is 0.4 pt, 0.8 px"),
    ([("rowHeight", "1e7")], "rowHeight"), ([("rowHeight", "8193")], "rowHeight"),
    (
      [("font.titleSize", "200"), ("display.scale", "11"), ("display.height", "99")],
      "font.titleSize is 200.0 pt, 2200.0 px at scale 11.0; 0.0 to 2000.0 px is accepted"
    ),
    (
      [("rowMargins.bottom", "24.5")],
      "half of rowHeight, which is 44.0 pt less rowMargins.bottom"
    ),
    (
      [("resizeSeconds", "0.3"), ("heights.source", "measured")],
      "resizeSeconds is 0.3, but heights are measured"
    ),
    (
      [("insertSeconds", "0.3"), ("heights.source", "measured")],
      "insertSeconds is 0.3, but heights are measured"
    ),
    (
      [("heights.source", "measured"), ("cell.textTop", "5")],
      "cell.textTop is 5.0, but heights are measured; 0 is accepted"
    ),
    (
      [("resizeSeconds", "0.3"), ("display.width", "20"), ("display.compact", "true")],
      "a display 20.0 pt wide is too narrow for two corners of 10.0 pt"
    ), ([("safeArea.left", "1280")], "leave rows 6.0 of"),
    ([("rowMargins.side", "650")], "take at least 1321.0 pt"),
    (
      [("rowMargins.side", "20")],
      "labels are opaque, and cell.textInset is 16.0 pt, within the rowMargins.side and corners of rows;"
        + " at least 30.0 pt, or labels=clear, is accepted"
    ), ([("rowMargins.bottom", "44"), ("radius", "0")], "leaves nothing of a row 44.0 pt high"),
    (
      [("rowMargins.side", "683"), ("display.compact", "true")],
      "rowMargins.side is 683.0 pt, which leaves nothing of rows 1366.0 pt wide"
    ), ([("heights.estimate", "0.4")], "heights.estimate is 0.4 pt, 0.8 px"),
    ([("heights.estimate", "8193")], "heights.estimate is 8193.0 pt, 16386.0 px"),
    ([("shadows.height", "8193")], "shadows.height is 8193.0 pt, 16386.0 px"),
    ([("sectionFooter", "8193")], "sectionFooter is 8193.0 pt, 16386.0 px"),
    ([("sectionStyles", #"[{"header": 8193}]"#)], "header of sectionStyles is 8193.0 pt, 16386.0"),
    ([("display.scale", "0.04")], "display.scale is 0.04; 0.05 to 100 is accepted"),
    (
      [("display.scale", "101"), ("display.width", "99"), ("display.height", "99")],
      "0.05 to 100 is accepted"
    ), ([("maximumWidth", "60"), ("safeArea.right", "44")], "maximumWidth is 60.0 pt"),
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
      "leave rows 20.0 of the 100.0 pt of a display"
    ), ([("inset", "673"), ("display.compactBelow", "1366")], "leave rows"),
    (
      compactWidth + [("events", #"[{"at": 1, "event": "compact", "compact": false}]"#)],
      "leave rows 20.0"
    ), (turned, "of the 100.0 pt"), ([("display", "2")], "display is an object of keys, not 2"),
    ([("events", #"[{"at": 1, "at": 2, "event": "rotate"}]"#)], "at occurs twice"),
    ([("events", deep)], "nested too deeply"), ([("rowHeight", "1e999")], "rowHeight takes "),
    ([("rowHeight", "-1e999")], "rowHeight takes "), ([("rowHeight", "NaN")], "rowHeight takes "),
    ([("rowHeight", "nan")], "rowHeight takes "),
    ([("rowHeight", "Infinity")], "rowHeight takes "),
    ([("rowHeight", "-Infinity")], "rowHeight takes "),
  ]

  @Test("with inconsistent or impossible settings is refused", arguments: inconsistent)
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
      [("inset", "10000"), ("display.compact", "true")], [("rowHeight", "8192")],
      [("rowHeight", "0.5"), ("radius", "0")], [("rowMargins.bottom", "24")],
      [("rowMargins.bottom", "43.5"), ("radius", "0")], [("shadows.height", "8192")],
      [("safeArea.left", "1e7"), ("display.compact", "true")],
      [("rowMargins.side", "682.5"), ("display.compact", "true"), ("labels", "clear")],
      [("safeArea.left", "1265")], [("rowMargins.side", "632.5"), ("labels", "clear")],
      [("display.height", "100")],
      [("heights.source", "measured"), ("rowMargins.bottom", "30"), ("radius", "18")],
      [("events", #"[{"at": 1, "event": "radius", "radius": 22}]"#)],
      [("events", #"[{"at": 1, "event": "rotate"}]"#), ("display.height", "101")],
      compactWidth, [("inset", "673"), ("display.compactBelow", "1366.5")],
      turned + [("display.compactBelow", "101")],
    ])
  func limits(settings: [(String, String)]) {
    #expect(complaint(settings) == nil)
  }

  @Test(
    "with an invalid trace is refused",
    arguments: [
      ("[3]", "motion 1 takes an object, not 3"),
      (
        #"[{"seconds": 1}]"#,
        "motion 1 lacks its key \"motion\", which takes flicks, drag, constant, pause, overscroll or jump"
      ),
      (
        #"[{"motion": "swipe", "seconds": 1}]"#,
        "motion 1: motion takes flicks, drag, constant, pause, overscroll or jump, not \"swipe\""
      ),
      (
        #"[{"motion": "pause", "seconds": 1}, {"motion": "pause", "second": 1}]"#,
        "motion 2 (\"pause\") has no key \"second\"; did you mean \"seconds\"? Its keys are"
      ), (#"[{"motion": "jump", "row": 3}]"#, "more than 0"),
      (
        #"[{"motion": "pause", "seconds": 3600}, {"motion": "pause", "seconds": 0.5}]"#,
        "the motions last 3600.5 s together; more than 0 and at most 3,600 is accepted"
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
        #"[{"motion": "overscroll", "seconds": 0.1, "edge": "top", "distance": 900}]"#,
        "at most 20000 is accepted"
      ),
      (
        #"[{"motion": "flicks", "seconds": 1, "greatestSpeed": 21000}]"#,
        "at most 20000 is accepted"
      ),
      (
        #"[{"motion": "flicks", "seconds": 1, "leastSpeed": 6000, "greatestSpeed": 5000}]"#,
        "motion 1: greatestSpeed is 5000.0 pt/s; at least leastSpeed, 6000.0 pt/s, is accepted"
      ),
      (
        #"[{"motion": "pause", "seconds": 1}, {"motion": "flicks", "seconds": 1, "leastSpeed": 7000}]"#,
        "motion 2: greatestSpeed is 6000.0 pt/s; at least leastSpeed, 7000.0 pt/s, is accepted"
      ),
    ])
  func traces(trace: String, words: String) {
    let fault = complaint([("trace", trace)])
    #expect(fault?.contains("trace") == true, "\(fault ?? "accepted")")
    #expect(fault?.contains(words) == true, "\(fault ?? "accepted")")
  }

  @Test("without any trace is refused")
  func noTrace() {
    #expect(throws: (any Error).self) { try Scenario().validate(source: "test") }
  }
}
