import Benchmarking
import Foundation
import Graphics
import RunData
import TableModel
import TableViews
import Testing
import Text

@Suite("The events of a scenario")
struct ScenarioEventTests {
  private static let kinds: [TableEvent] =
    [
      .appearance(.dark), .appearance(.light), .radius(0), .radius(12.5),
      .rowColor(PixelColor(rgb: 0x2C2C34)), .selectedRowColor(.black), .rotate,
      .compact(true), .compact(false),
      .tap(row: 0, seconds: 0.6), .tap(row: 7, seconds: 1e-3),
      .sections(sizes: 1...1, seed: 0), .sections(sizes: 2...1_000, seed: 1_000_000_000),
      .showSections([]), .showSections([2, 0, 1_000]),
    ] + TableEdit.allCases.map { .edit($0) }

  private func complaint(_ events: String) -> String? {
    Scenario.complaint(file: "{\"events\": \(events)}")
  }

  @Test("round-trip for every kind, with and without repetitions")
  func roundTrip() throws {
    var scenario = Scenario.builtIn("settings")
    scenario.events = Self.kinds.flatMap { kind in
      [
        TimedEvent(at: 0, kind), TimedEvent(at: 3_600, kind, count: 1, every: 0.5),
        TimedEvent(at: 0.125, kind, count: 7), TimedEvent(at: 2, kind, count: 100, every: 3_600),
      ]
    }
    var read = Scenario()
    try read.merge(json: Array(try JSONEncoder().encode(scenario.json)), source: "test")
    #expect(read == scenario)
  }

  @Test("occur once by default, with taps of the top row for 0.6 s")
  func defaults() throws {
    var scenario = Scenario()
    try scenario.set("events", to: #"[{"at": 1, "event": "tap"}, {"event": "move", "at": 0}]"#)
    #expect(
      scenario.events == [
        TimedEvent(at: 1, .tap(row: 0, seconds: 0.6)), TimedEvent(at: 0, .edit(.move)),
      ])
    try scenario.set("events", to: "[]")
    #expect(scenario.events.isEmpty)
  }

  /// Invalid events, with the error after their position.
  ///
  /// `ScenarioFaultTests.wrongObjects` has wrong values of all keys of all events.
  private static let faults: [(event: String, words: String)] = [
    ("3", " takes an object, not 3"), ("{}", " lacks its key \"event\""),
    (#"{"at": 1, "event": 3}"#, ": event takes appearance, radius, row, selectedRow, rotate"),
    (#"{"at": 1, "event": "rotat"}"#, "sections, insert, delete, move or reload, not \"rotat\""),
    (
      #"{"at": 1, "event": "sections"}"#,
      ": sizes or keep is missing: sizes takes [least, greatest]"
    ),
    (
      #"{"at": 1, "event": "sections", "keep": [-1]}"#,
      ": keep takes a list of at most 100,000 numbers from 0, such as [2, 0], not [-1]"
    ),
    (
      #"{"at": 1, "event": "sections", "keep": [1], "seed": 2}"#,
      ": keep and seed exclude each other"
    ),
    (
      #"{"at": 1, "event": "sections", "sizes": null}"#,
      ": sizes takes [least, greatest] with 1 ≤ least ≤ greatest ≤ 1,000,000,000, not null"
    ),
    (#"{"at": 1, "event": "rotate", "evry": 1}"#, " has no key \"evry\"; did you mean \"every\"?"),
    (
      #"{"at": 1, "event": "rotate", "row": 1}"#,
      " (\"rotate\") has no key \"row\". Its keys are at, count, every, event"
    ),
  ]

  @Test(
    "that are invalid are refused with their position and the accepted values", arguments: faults)
  func wrong(event: String, words: String) {
    let fault = complaint(#"[{"at": 0, "event": "reload"}, \#(event)]"#)
    #expect(fault?.hasPrefix("mine.json: events: event 2") == true)
    #expect(fault?.contains(words) == true, "\(fault ?? "accepted")")
  }

  @Test("are at most 100,000, including repetitions")
  func tooMany() {
    #expect(complaint(#"[{"at": 0, "event": "move", "count": 100000}]"#) == nil)
    let fault = complaint(
      #"[{"at": 0, "event": "rotate"}, {"at": 0, "event": "move", "count": 100000}]"#)
    #expect(
      fault == "mine.json: events: 100001 events are too many; at most 100,000 are accepted")
  }

  @Test("that replace sections are previewed with their own titles, and edits at 0 s are done")
  func preview() throws {
    for (event, titles) in [
      (TableEvent.sections(sizes: 1...1, seed: 1), ["Section 0", "Section 0 2", "Section 0 3"]),
      (.showSections([]), []), (.edit(.delete), ["Section 0"]),
    ] {
      var scenario = Scenario.tiny
      scenario.display.height = 600
      scenario.trace = [.pause(seconds: 0.1)]
      scenario.events = [TimedEvent(at: 0, event)]
      let experiment = Experiment.tiny(
        scenario, rows: .sample(sections: [3]), refreshRates: [60])
      let renderer = try TextRenderer()
      let preview = ScrollPreview(experiment, renderer: renderer)
      #expect(preview.refusals.isEmpty && preview.titles.sorted() == titles, "\(event)")
      _ = experiment.loadFonts(into: renderer, for: preview)
    }
  }
}
