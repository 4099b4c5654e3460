import Benchmarking
import RowStrategies
import RunData
import TableModel
import TableViews
import Testing
import Text

@Suite("Consecutive passes")
struct RepeatedRoundTests {
  /// The values that repeat in measured rounds, including bytes: each row gets the same cell.
  private func counts(_ frames: ArraySlice<FrameSample>) -> [FrameSample] {
    frames.map { frame in
      var counts = frame.repeatable
      counts.round = 0
      return counts
    }
  }

  /// The values that also repeat in round 0, which creates cells and images.
  private func counts(ofFirst frames: ArraySlice<FrameSample>) -> [FrameSample] {
    counts(frames).map { frame in
      var counts = frame
      counts.cellsCreated = 0
      counts.traffic = Traffic()
      counts.phaseBytes = PhaseBytes()
      return counts
    }
  }

  /// The strategies with faults that persist across passes: layers accumulate.
  private static let growing: Set<String> = ["corner-cover-as-published"]

  @Test(
    "have equal counts, frame by frame, in every scenario",
    arguments: ScenarioCatalogue.names)
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
    var experiment = Experiment.tiny(
      scenario, rows: rows, strategies: strategies, refreshRates: [refreshRate])
    // All events, and all motions but the ends of three lists that scroll on alike.
    experiment.secondsPerPass = 10
    let renderer = try TextRenderer()
    _ = experiment.loadFonts(into: renderer, for: ScrollPreview(experiment, renderer: renderer))
    let measured = try experiment.run(renderer: renderer, report: { _, _ in })
    for series in measured.series {
      #expect(counts(series.pass(1)) == counts(series.pass(2)), "\(series.strategy)")
      #expect(
        counts(ofFirst: series.pass(0)) == counts(ofFirst: series.pass(1)), "\(series.strategy)")
    }
  }
}
