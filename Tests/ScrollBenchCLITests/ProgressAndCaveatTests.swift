import Benchmarking
import RowStrategies
import RunData
import SampleRuns
import ScrollBenchCLI
import TableModel
import TableViews
import Testing
import Text

@Suite("The progress line")
struct ProgressLineTests {
  private func text(
    round: Int, fraction: Double, seconds: Double, strategy: String = "layer-grid",
    columns: Int = 80
  ) -> String {
    ProgressLine.text(
      [step(round), strategy, "120 Hz"], fraction: fraction, elapsed: .seconds(seconds),
      columns: columns)
  }

  private func step(_ round: Int) -> String {
    round == 0 ? "warm-up round" : "round \(round) of 6"
  }

  /// A screen whose clock stands still until a test moves it.
  private final class FakeScreen {
    var now = ContinuousClock.now
    var written: [String] = []
  }

  private func line(on fake: FakeScreen, columns: Int = 80) -> ProgressLine {
    ProgressLine(
      on: (columns: { columns }, now: { fake.now }, write: { fake.written.append($0) }))
  }

  private func measuring(_ round: Int, _ fraction: Double) -> Session.Progress {
    .measuring([step(round), "square", "60 Hz"], fraction)
  }

  @Test("shows the first line of each step at once, then at most 20 lines per second")
  func rate() {
    let fake = FakeScreen()
    var line = line(on: fake)
    func words() -> [String] {
      defer { fake.written = [] }
      return fake.written.map {
        $0.split(whereSeparator: { "\r[] ".contains($0) }).joined(separator: " ")
      }
    }
    line.show(.comparingPixels(0))
    line.show(.comparingPixels(0.5))
    #expect(words() == ["................ 0 % · comparing pixels\u{1B} K"])
    fake.now += .milliseconds(50)
    line.show(.comparingPixels(0.5))
    #expect(words() == ["########........ 50 % · 1 s left · comparing pixels\u{1B} K"])
    line.show(.comparingPixels(1))
    #expect(words() == ["\u{1B} K"])
    line.show(measuring(0, 0))
    line.show(measuring(1, 0.1))
    #expect(words() == ["................ 0 % · warm-up round · square · 60 Hz\u{1B} K"])
    fake.now += .milliseconds(50)
    line.show(measuring(1, 0))
    line.finish()
    line.finish()
    #expect(
      words() == ["................ 0 % · round 1 of 6 · square · 60 Hz\u{1B} K", "\u{1B} K"])
  }

  @Test(
    "has the share that is done, the time left above 2 %, rounded up, and the current step",
    arguments: [
      (0, 0, 0, "[................] 0 % · warm-up round"),
      (0, 0.02, 9, "[................] 2 % · warm-up round"),
      (3, 0.42, 42, "[######..........] 42 % · 58 s left · round 3 of 6"),
      (3, 0.5, 600, "[########........] 50 % · 600 s left · round 3 of 6"),
      (3, 0.5, 601, "[########........] 50 % · 11 min left · round 3 of 6"),
      (6, 0.999, 100, "[###############.] 99 % · 1 s left · round 6 of 6"),
      (6, 1, 100, "[################] 100 % · 0 s left · round 6 of 6"),
    ])
  func shares(round: Int, fraction: Double, seconds: Double, start: String) {
    #expect(
      text(round: round, fraction: fraction, seconds: seconds) == start + " · layer-grid · 120 Hz")
  }

  @Test("leaves the last column free at every width, and drops the bar first")
  func narrow() {
    let parts = ["42 %", "58 s left", "round 3 of 6", "image-slice-as-published", "120 Hz"]
    for columns in 0...100 {
      let text = text(
        round: 3, fraction: 0.42, seconds: 42, strategy: parts[3], columns: columns)
      #expect(text.count <= max(0, columns - 1), "\(columns): \(text)")
      let hasBar = text.hasPrefix("[")
      let words = hasBar ? String(text.drop { $0 != " " }.dropFirst()) : text
      // Some of the parts from the first on, or the beginning of the first alone.
      let known = (1...parts.count).map { parts.prefix($0).joined(separator: " · ") }
      #expect(known.contains(words) || parts[0].hasPrefix(words), "\(columns): \(text)")
      #expect(!hasBar || words == known[parts.count - 1])
    }
    #expect(
      text(round: 3, fraction: 0.42, seconds: 42, columns: 40)
        == "42 % · 58 s left · round 3 of 6")
  }
}

@Suite("The caveats of a run")
struct CaveatsTests {
  private struct Run {
    var experiment = Experiment(
      ScenarioCatalogue.all[0], rows: .embedded(),
      strategies: StrategyCatalogue.all.filter { $0.kind == .rival })
    var proofs = [PixelEquivalence.sample("layer-grid")]
    var machine = MachineFacts.sample
    var missingGlyphs = 0
    var missingFamily: String?
    var randomizesAddresses: Bool? = true
    var conditions: [RoundConditions] = []

    func caveats() throws -> [String] {
      var preparation = Session.Preparation(
        ScrollPreview(experiment, renderer: try TextRenderer()))
      (preparation.missingGlyphs, preparation.missingFamily) = (missingGlyphs, missingFamily)
      (preparation.machine, preparation.proofs) = (machine, proofs)
      return Caveat.all(
        of: experiment, preparation, conditions: conditions,
        randomizesAddresses: randomizesAddresses)
    }
  }

  private func caveats(_ change: (inout Run) -> Void) throws -> [String] {
    var run = Run()
    change(&run)
    return try run.caveats()
  }

  private func expectOne(_ words: String, _ change: (inout Run) -> Void) throws {
    let caveats = try caveats(change)
    #expect(caveats.count == 1 && caveats.first?.contains(words) == true, "\(caveats)")
    #expect(caveats.allSatisfy { $0.hasSuffix(".") && !$0.contains("\n") })
  }

  @Test("are one sentence per doubt")
  func each() throws {
    try expectOne("--no-verify") { $0.proofs = [] }
    try expectOne("layer-grid shows a wrong image or an unpredicted fault and is not ranked") {
      $0.proofs = [.sample("image-slice"), .sample("layer-grid", holds: false)]
    }
    try expectOne("no example kept") {
      $0.proofs = [.sample("layer-grid", holds: false)]
      $0.proofs[0].firstMismatch = nil
    }
    try expectOne("layer-grid: wrong-picture was predicted and not found") {
      $0.proofs[0].predicted = ["wrong-picture"]
    }
    try expectOne("all rounds shared one process") { $0.experiment.isInProcess = true }
    try expectOne("address randomization is off") { $0.randomizesAddresses = false }
    try expectOne("quota of the control group stopped the processes 5 times") {
      $0.conditions = [RoundConditions(round: 1), RoundConditions(round: 2)]
      ($0.conditions[0].throttledPeriods, $0.conditions[1].throttledPeriods) = (nil, 5)
    }
    try expectOne("work was added on purpose (--inject layer, composite=5%)") {
      $0.experiment.injections = [.layer, .delay(.composite, .share(0.05))]
    }
    try expectOne("debug build") { $0.machine.buildConfiguration = "debug" }
    try expectOne("5 measured rounds are few") { $0.experiment.rounds = 5 }
    try expectOne("1 measured round is few") { $0.experiment.rounds = 1 }
    try expectOne("load 1.1 on 2 cores") { $0.machine.loadAverages = [1.06, 0, 0] }
    try expectOne("one frame buffer") { $0.experiment.buffers = 1 }
    try expectOne("7 characters of the rows shown have no glyph") { $0.missingGlyphs = 7 }
    try expectOne("no font of the family Fantasia") { $0.missingFamily = "Fantasia" }
    try expectOne("outlast the trace at 120 Hz") { $0.experiment.framesPerPass = 1_200 }
    try expectOne("too large to compare frames of the scroll itself") {
      $0.experiment.scenario.rowHeight = 300
      $0.experiment.scenario.radius = 150
    }
    try expectOne("nothing scrolled: frames show row 1 of 1.") {
      $0.experiment.rows = RowTable(
        rows: [Row(title: "a")], sections: [RowSection(title: "", rows: 0..<1)], source: "s")
    }
  }

  @Test("name events that could not be done, with their times, and those that never came")
  func events() throws {
    let one = RowTable(
      rows: [Row(title: "a")], sections: [RowSection(title: "", rows: 0..<1)], source: "s")
    let events: [(TimedEvent, String)] = [
      (
        TimedEvent(at: 0.2, .edit(.move)),
        "an event could not be done: move at 0.2 s (there is no other place for the row)."
      ),
      (
        TimedEvent(at: 0.2, .tap(row: 0, seconds: 1)),
        "an event could not be done: tap at 0.2 s (the row is already selected)."
      ),
      (
        TimedEvent(at: 0.25, .edit(.delete), count: 5, every: 0.25),
        "4 events could not be done: delete at 0.5 s (no row is visible),"
          + " delete at 0.75 s (no row is visible), delete at 1.0 s (no row is visible) and 1 more."
      ),
      (
        TimedEvent(at: 3_000, .rotate),
        "an event comes after the last frame and did not happen: rotate at 3000.0 s."
      ),
      (
        TimedEvent(at: 3_000.3, .rotate, count: 2, every: 0.1),
        "2 events come after the last frame and did not happen: rotate at 3000.3 s and later."
      ),
    ]
    for (event, expected) in events {
      let found = try caveats {
        $0.experiment.rows = one
        $0.experiment.scenario.events = [event]
        $0.experiment.scenario.states.selectedEvery = 1
      }
      #expect(found.count == 2 && found[1] == expected)
      #expect(found[0].hasPrefix("nothing scrolled: frames show row 1 of "))
    }
    for edit in [TableEdit.insert, .reload, .delete] {
      let found = try caveats {
        $0.experiment.rows = one
        $0.experiment.scenario.events = [TimedEvent(at: 0.1, .edit(edit))]
      }
      #expect(found.count == 1 && found[0].hasPrefix("nothing scrolled: "), "\(edit): \(found)")
    }
  }

  @Test("are empty in a release build with a proof on an idle machine, and exactly at the limits")
  func limits() throws {
    let changes: [(inout Run) -> Void] = [
      { _ in }, { $0.machine.loadAverages = [1.0, 9, 9] }, { $0.machine.loadAverages = [] },
      { $0.experiment.rounds = 7 }, { $0.experiment.framesPerPass = 361 },
      { $0.experiment.buffers = 2 }, { $0.randomizesAddresses = nil },
    ]
    for change in changes { #expect(try caveats(change) == []) }
  }
}
