import Benchmarking
import Compositing
import RowStrategies
import RunData
import TableModel
import TableViews
import Testing
import Text

extension RowTable {
  /// The embedded rows, parsed once for all tests.
  static let cities = RowTable.embedded()

  static func sample(sections sizes: [Int]) -> RowTable {
    var rows: [Row] = []
    var sections: [RowSection] = []
    for (section, size) in sizes.enumerated() {
      let first = rows.count
      for index in 0..<size {
        rows.append(Row(title: "Row \(index)", subtitle: index % 3 == 2 ? "" : "of \(section)"))
      }
      sections.append(RowSection(title: "Section \(section)", rows: first..<rows.count))
    }
    return RowTable(rows: rows, sections: sections, source: "sample")
  }
}

extension RowTable {
  /// Declared rows in sections of one to four.
  static func declared(_ rows: [any TableRow]) -> RowTable {
    var (sections, rest): ([TableSection], ArraySlice<any TableRow>) = ([], rows[...])
    while !rest.isEmpty {
      let part = Array(rest.prefix([3, 1, 4, 2][sections.count % 4]))
      sections.append(TableSection(header: "From \(rest.startIndex)") { part })
      rest = rest.dropFirst(part.count)
    }
    return RowTable(declared: sections, source: "test")
  }
}

extension Scenario {
  static func builtIn(_ name: String) -> Scenario {
    ScenarioCatalogue.all.first { $0.name == name }!
  }

  static var tiny: Scenario { tiny { _ in } }

  /// The default scenario on a display of 120 × 160 px, with 0.2 s of scroll in both directions.
  static func tiny(_ edit: (inout Scenario) -> Void) -> Scenario {
    var scenario = builtIn("settings")
    scenario.display = TableSettings.Display(width: 120, height: 160, scale: 1)
    scenario.inset = 8
    scenario.separators = false
    scenario.trace = [
      .flicks(seconds: 0.1, speeds: 3_000...6_000, direction: .down),
      .drag(seconds: 0.05, distance: -200), .jump(row: 500),
      .constant(seconds: 0.05, velocity: -5_000),
    ]
    edit(&scenario)
    return scenario
  }

  /// The same without text, over black.
  static func bare(_ edit: (inout Scenario) -> Void = { _ in }) -> Scenario {
    tiny {
      $0.content = .none
      $0.colors.backdrop = .black
      edit(&$0)
    }
  }
}

extension TableLayout {
  func height(ofRow row: Int) -> Double {
    let span = span(ofRow: row)
    return span.upperBound - span.lowerBound
  }
}

/// A scroll in both directions.
let upAndDown = [TestScene.Step].scrolls(0, 60.5, 130, 260, 400, 90, 0)

extension [TestScene.Step] {
  static func scrolls(_ offsets: Double...) -> [TestScene.Step] { offsets.map { .scroll($0) } }
}

extension TestScene {
  init(
    _ scenario: Scenario, _ sections: [Int], _ steps: [Step], name: String = "scene"
  ) {
    self.init(name: name, scenario: scenario, rows: .sample(sections: sections), steps: steps)
  }

  /// The offsets between the ends at which images are compared, in points.
  var offsets: [Double] {
    steps.compactMap { if case .scroll(let offset) = $0 { offset } else { nil } }
  }

  var imageCount: Int {
    steps.count { step in
      switch step {
      case .scroll, .pull: true
      case .event, .wait, .purge: false
      }
    }
  }
}

extension Experiment {
  /// Two measured rounds of the tiny scenario.
  static func tiny(
    _ scenario: Scenario = .tiny, rows: RowTable? = nil,
    strategies: [StrategyDescriptor] = StrategyCatalogue.rivals, reuse: ReusePolicy = .pool,
    refreshRates: [Int] = [60, 120], seed: UInt64 = 1
  ) -> Experiment {
    var spec = ExperimentSpec()
    (spec.refreshRates, spec.rounds, spec.seed) = (refreshRates, 2, seed)
    spec.isInProcess = true
    var experiment = Experiment(
      scenario, rows: rows ?? .cities.cut(intoSectionsOf: 1...8, seed: seed),
      strategies: strategies, spec)
    experiment.reuse = reuse
    return experiment
  }

  /// Runs the experiment with its own renderer, after loading fonts.
  func measured(report: ([String], Double) -> Void = { _, _ in }) throws -> (
    series: [FrameSeries], facts: [SeriesFacts]
  ) {
    let renderer = try TextRenderer()
    _ = loadFonts(into: renderer, for: ScrollPreview(self, renderer: renderer))
    let (series, results) = try run(renderer: renderer, report: report)
    return (series, results.rounds.isEmpty ? [] : series.indices.map(results.facts))
  }

  func detectedFaults() throws -> [[RunData.Fault]] {
    try faults(renderer: try TextRenderer())
  }
}

extension StrategyDescriptor {
  static func builtIn(_ id: String) -> StrategyDescriptor {
    StrategyCatalogue.all.first { $0.id == id }!
  }
}

func prove(
  _ strategies: [StrategyDescriptor], in scenes: [TestScene]
) throws -> [PixelEquivalence] {
  PixelCheck(engine: .painter, renderer: try TextRenderer()).prove(strategies, in: scenes)
}

/// Expects strategies to have the images of the reference in scenes, but for predicted faults.
@discardableResult func expectReference(
  _ strategies: [StrategyDescriptor] = StrategyCatalogue.all, in scenes: [TestScene],
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> [PixelEquivalence] {
  let proofs = try prove(strategies, in: scenes)
  for proof in proofs {
    #expect(
      proof.holds, "\(proof.strategy): \(proof.unexpected) \(proof.firstMismatch ?? "")",
      sourceLocation: sourceLocation)
  }
  return proofs
}

extension FramePipeline {
  /// Creates the pipeline of a strategy with a painter and a renderer of its own.
  convenience init(
    _ scenario: Scenario, rows: RowTable, strategy: String = "layer-grid", seed: UInt64 = 1
  ) throws {
    self.init(
      scenario, rows: rows, strategy: .builtIn(strategy), engine: .painter,
      renderer: try TextRenderer(), seed: seed)
  }
}

extension EngineDescriptor {
  static var painter: EngineDescriptor { EngineCatalogue.all[0] }
}

extension StrategyCatalogue {
  static let rivals = ["layer-grid", "whole-view-alpha", "image-slice"].map(
    StrategyDescriptor.builtIn)
}

extension FrameSample {
  /// The repeatable counts of a frame: all but times, interference, and the bytes of the phase that
  /// shapes text.
  ///
  /// The text library has caches shared by all threads, whose growth is not deterministic.
  var repeatable: FrameSample {
    var counts = self
    counts.phases = PhaseTimes()
    (counts.involuntarySwitches, counts.stealTicks) = (0, 0)
    counts.phaseBytes.configure = 0
    return counts
  }
}
