import Benchmarking
import RowStrategies
import RunRecords
import TableModel
import TableViews
import Testing
import Text

@Suite("A pass leaves no trace")
struct RepeatedRoundTests {
  /// What must repeat from round to round: bytes too, for each row gets the cell that it had.
  private func counts(_ frames: ArraySlice<FrameSample>) -> [FrameSample] {
    frames.map { frame in
      var counts = frame.repeatable
      counts.round = 0
      return counts
    }
  }

  /// What must repeat in round 0 too, which makes cells and images and uploads the latter.
  private func counts(ofFirst frames: ArraySlice<FrameSample>) -> [FrameSample] {
    counts(frames).map { frame in
      var counts = frame
      counts.cellsCreated = 0
      counts.traffic = Traffic()
      counts.phaseBytes = PhaseBytes()
      return counts
    }
  }

  /// Those that are kept for faults that go on from pass to pass: layers pile up.
  private static let growing: Set<String> = ["corner-cover-as-published"]

  private static let scenarios = ScenarioCatalogue.all.filter { $0.claims.isEmpty }

  @Test(
    "so that the next counts the same, frame by frame, in every scenario",
    arguments: scenarios.map(\.name))
  func rounds(name: String) throws {
    var scenario = Scenario.builtIn(name)
    scenario.display = TableSettings.Display(width: 110, height: 130, scale: 1)
    scenario.inset = min(scenario.inset, 10)
    scenario.safeArea.left = min(scenario.safeArea.left, 8)
    try scenario.validate(source: name)
    let sections = scenario.sectionSizes
    let rows = sections.map { RowTable.cities.cut(intoSectionsOf: $0, seed: 1) } ?? .cities
    #if DEBUG
      let refreshRate = 4
    #else
      let refreshRate = 30
    #endif
    let strategies = StrategyCatalogue.all.filter { !Self.growing.contains($0.id) }
    let experiment = Experiment.tiny(
      scenario, rows: rows, strategies: strategies, refreshRates: [refreshRate])
    let renderer = try TextRenderer()
    _ = experiment.loadFonts(into: renderer)
    let measured = try experiment.run(renderer: renderer, detectsFaults: false, report: { _ in })
    for series in measured.series {
      #expect(counts(series.pass(1)) == counts(series.pass(2)), "\(series.strategy)")
      #expect(
        counts(ofFirst: series.pass(0)) == counts(ofFirst: series.pass(1)), "\(series.strategy)")
    }
  }

  @Test("but where layers pile up, each round has more of them than the one before")
  func growth() throws {
    let measured = try Experiment.tiny(
      strategies: [.builtIn("corner-cover-as-published")], refreshRates: [30]
    ).measured()
    let layers = (0...2).map { measured.series[0].pass($0).reduce(0) { $0 + $1.layers } }
    #expect(layers[0] < layers[1] && layers[1] < layers[2])
  }
}
