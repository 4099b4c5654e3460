import Benchmarking
import Compositing
import ExactCounts
import RowStrategies
import RunData
import TableModel
import TableViews
import Testing

@Suite("A steady frame", .enabled(if: jemallocCounts && isOptimised))
struct AllocationTests {
  /// The strategies with accumulating layers, whose lists grow, and with bitmaps that are evicted
  /// and made again.
  private static let growing: Set<String> = ["corner-cover-as-published", "rasterized"]
  private static let strategies = StrategyCatalogue.all.filter { !growing.contains($0.id) }

  /// Tables that together cover all content of rows, sections and tables.
  private static let worlds: [(name: String, change: @Sendable (inout Scenario) -> Void)] = [
    ("plain", { _ in }),
    (
      "with everything",
      {
        $0.states.selectedEvery = 3
        $0.shadows.mode = .repaired
        $0.trace.append(.overscroll(seconds: 0.1, edge: .top, distance: 300))
        $0.separators = true
        $0.footerText = true
        $0.tableHeader = "Cities"
        $0.cell.image = true
        $0.cell.accessory = .disclosure
        $0.tableFooter = "The end"
        $0.sectionStyles = [TableSettings.SectionStyle(rows: .square, header: 20), .init()]
        $0.tableTitles.shadow = .black
      }
    ), ("in clear text", { $0.labels = .clear }),
  ]

  private func measured(
    _ world: (name: String, change: @Sendable (inout Scenario) -> Void),
    _ content: TableSettings.Content,
    strategies: [StrategyDescriptor] = strategies, engine: EngineDescriptor = .painter
  ) throws -> [FrameSeries] {
    var scenario = Scenario.tiny
    scenario.content = content
    world.change(&scenario)
    try scenario.validate(source: world.name)
    var experiment = Experiment.tiny(scenario, strategies: strategies)
    experiment.engine = engine
    return try experiment.measured().series
  }

  /// The phases of a frame that allocated, with their bytes.
  private func bytes(of frame: FrameSample, in phases: [Phase]) -> [String] {
    phases.filter { frame.phaseBytes[$0] != 0 }.map { "\($0) \(frame.phaseBytes[$0]) B" }
  }

  /// Expects that no steady frame allocates, but in configure and there to shape text.
  private func expectNoBytes(in series: FrameSeries, _ world: String) {
    for frame in series.steadyFrames {
      let phases = Phase.allCases.filter { $0 != .configure || frame.labelMisses == 0 }
      #expect(
        bytes(of: frame, in: phases).isEmpty,
        "\(world), \(series.strategy), \(series.refreshRate) Hz, \(frame.frame)")
    }
  }

  @Test(
    "allocates only in configure, and only to shape text",
    arguments: worlds.indices, [TableSettings.Content.labels, .none])
  func frames(index: Int, content: TableSettings.Content) throws {
    for series in try measured(Self.worlds[index], content) {
      if content == .labels {
        #expect(series.steadyFrames.contains { $0.labelHits > 0 && $0.labelMisses == 0 })
      } else {
        #expect(series.steadyFrames.allSatisfy { $0.labelMisses == 0 })
      }
      expectNoBytes(in: series, Self.worlds[index].name)
    }
  }

  @Test(
    "allocates no more with any of our engines, on one thread or two",
    arguments: EngineCatalogue.all.filter(\.isOurs).map(\.id), [1, 2])
  func engines(id: String, threads: Int) throws {
    var engine = EngineCatalogue.named(id)
    engine.threads = threads
    for world in Self.worlds {
      let series = try measured(
        world, .labels, strategies: [.builtIn("layer-grid"), .builtIn("whole-view-alpha")],
        engine: engine)
      for series in series { expectNoBytes(in: series, world.name) }
    }
  }

  @Test(
    "of a table with accumulating covers only allocates in layout, commit and composite",
    arguments: worlds.indices)
  func growing(index: Int) throws {
    for series in try measured(
      Self.worlds[index], .none, strategies: Self.growing.map(StrategyDescriptor.builtIn))
    {
      for frame in series.steadyFrames {
        #expect(bytes(of: frame, in: [.advance, .recycle, .configure]).isEmpty)
      }
      // Covers are added in layout, in each round more of them.
      for round in 1...2 where series.strategy == "corner-cover-as-published" {
        #expect(series.pass(round).contains { $0.phaseBytes.layout > 0 }, "round \(round)")
      }
    }
  }

  @Test("allocates no more for a tapped row")
  func taps() throws {
    var scenario = Scenario.builtIn("selection")
    scenario.display = Scenario.tiny.display
    scenario.inset = Scenario.tiny.inset
    var untapped = scenario
    untapped.events = []
    func series(_ scenario: Scenario) throws -> [FrameSeries] {
      try Experiment.tiny(
        scenario, strategies: [.builtIn("layer-grid"), .builtIn("whole-view-alpha")],
        refreshRates: [60]
      ).measured().series
    }
    for (series, still) in zip(try series(scenario), try series(untapped)) {
      #expect(series.steadyFrames.map(\.layers) != still.steadyFrames.map(\.layers))
      expectNoBytes(in: series, "selection")
    }
  }
}

@Suite("The label cache in a run")
struct LabelLookupTests {
  @Test("is queried for every text of a new row")
  func newRows() throws {
    let measured = try Experiment.tiny(
      rows: .sample(sections: [4, 7, 300, 900]), strategies: [.builtIn("square")]
    ).measured()
    for series in measured.series {
      #expect(series.steadyFrames.allSatisfy { $0.labelHits + $0.labelMisses >= $0.rowsIn })
    }
    let bare = try Experiment.tiny(.tiny { $0.content = .none }, strategies: [.builtIn("square")])
      .measured()
    for series in bare.series {
      #expect(series.frames.allSatisfy { $0.labelHits == 0 && $0.labelMisses == 0 })
    }
  }
}
