import Benchmarking
import Graphics
import RowStrategies
import RunData
import TableModel
import TableViews
import Testing

@Suite("The detectors")
struct DetectorTests {
  /// All positions over black, scrolled in both directions, with redrawn cells.
  private func world(_ edit: (inout Scenario) -> Void = { _ in }) -> TestScene {
    let visit = [TestScene.Step].scrolls(0, 150, 30.5) + [.purge]
    return TestScene(.bare(edit), [1, 4, 2, 5, 1, 3], visit + visit + visit + [.scroll(0)])
  }

  private func prove(_ strategy: StrategyDescriptor, _ world: TestScene) throws -> PixelEquivalence
  {
    try BenchmarkingTests.prove([strategy], in: [world])[0]
  }

  private func kinds(_ fault: Fault, _ world: TestScene) throws -> [String] {
    try prove(OwnStrategy.descriptor(fault), world).faults.map(\.kind)
  }

  @Test(
    "report exactly the fault",
    arguments: [
      (Fault.none, []), (.squareCaps, [FaultKind.squareRows]),
      (.stickingCorners, [.roundedRows]), (.roundMiddle, [.roundedRows]),
      (.smallerRadius, [.distortedCorners]), (.largerRadius, [.distortedCorners]),
      (.color, [.wrongImage]), (.pixel, [.wrongImage]), (.growingLayers, [.layersGrow]),
      (.bakedBackdrop, []),
    ])
  func faults(fault: Fault, expected: [FaultKind]) throws {
    #expect(try kinds(fault, world()) == expected.map(\.rawValue))
  }

  @Test("report a backdrop of one colour in corners over a gradient")
  func gradient() throws {
    let world = world {
      $0.colors.backdrop = PixelColor(rgb: 0x9FB4C8)
      $0.colors.backdropBottom = PixelColor(rgb: 0x3C4F66)
    }
    #expect(try kinds(.bakedBackdrop, world) == ["wrong-backdrop"])
    #expect(try kinds(.none, world).isEmpty)
    let baked = try prove(.builtIn("baked-corners"), world)
    #expect(baked.faults.map(\.kind) == ["wrong-backdrop"] && baked.holds)
    var square = world
    square.scenario.sectionStyles = [.init(rows: .square)]
    #expect(try prove(.builtIn("baked-corners"), square).predicted.isEmpty)
  }

  @Test("report the growth of layers and the number of drawings")
  func growth() throws {
    var world = world()
    world.rows = .sample(sections: [1, 1])
    world.steps = [.scroll(0), .purge, .scroll(0), .purge, .scroll(0), .purge, .scroll(0)]
    let proof = try prove(OwnStrategy.descriptor(.growingLayers), world)
    #expect(
      proof.faults.map(\.sentence) == [
        "layers per cell grew from 1 to 4 over 4 drawings, assuming one for each new size and after"
          + " each pass"
      ])
    #expect(!proof.holds && proof.isWithinAllowance)
    // Two redraws less may be layers that came late, for good.
    world.steps.removeLast(2)
    let earlier = try prove(OwnStrategy.descriptor(.growingLayers), world)
    #expect(earlier.faults.isEmpty)
  }

  @Test(
    "report rows without background, and nothing else of rows that are cut off",
    arguments: [0.0, 2, 10])
  func missingRows(radius: Double) throws {
    for (separators, images) in [(false, false), (true, false), (false, true)] {
      var world = world {
        $0.radius = radius
        $0.separators = separators
        $0.states.selectedEvery = 3
        // Images begin left of texts.
        if images { ($0.content, $0.cell.image) = (.labels, true) }
      }
      // Rows of 44 pt are cut off after each of their first and before each of their last lines.
      world.steps = (0..<44).map { .scroll(Double($0)) }
      let proof = try prove(.builtIn("layer-grid+views"), world)
      #expect(proof.faults.map(\.kind) == ["missing-rows"])
      #expect(proof.holds && proof.missing.isEmpty)
    }
    let still = try prove(.builtIn("layer-grid+views"), world())
    #expect(still.faults.isEmpty && still.missing == ["missing-rows", "rounded-rows"])
  }

  @Test("report predicted faults of a variant, which holds, and list them all if there is none")
  func predictions() throws {
    let variant = StrategyDescriptor.builtIn("corner-cover-as-published")
    let proof = try prove(variant, world())
    #expect(Set(proof.faults.map(\.kind)).isSuperset(of: ["layers-grow", "rounded-rows"]))
    #expect(proof.holds && !proof.isWithinAllowance, "\(proof.unexpected)")
    #expect(proof.missing.isEmpty)
    var still = world()
    still.steps = [.scroll(0)]
    let nothing = try prove(variant, still)
    #expect(nothing.faults.isEmpty && nothing.holds)
    #expect(nothing.missing == nothing.predicted && nothing.predicted.count == 5)
    // The same faults of a strategy that is not known for them.
    let unknown = StrategyDescriptor(id: "unknown", summary: "", make: variant.make)
    #expect(try prove(unknown, world()).holds == false)
  }
}

@Suite("The detectors in a run")
struct RunDetectorTests {
  /// A constant scroll over a section of one row and a long section.
  private func experiment(
    _ strategies: [StrategyDescriptor], _ edit: (inout Scenario) -> Void = { _ in }
  ) -> Experiment {
    let scenario = Scenario.bare {
      $0.trace = [
        .constant(seconds: 0.6, velocity: 500), .constant(seconds: 0.4, velocity: -500),
      ]
      edit(&$0)
    }
    return Experiment.tiny(
      scenario, rows: .sample(sections: [1, 40]), strategies: strategies, refreshRates: [30])
  }

  @Test("report the first frame with a stale rounded corner")
  func stickingCorners() throws {
    let experiment = experiment([OwnStrategy.descriptor(.stickingCorners)])
    let found = try experiment.detectedFaults()[0]
    #expect(found.map(\.kind) == ["rounded-rows"])
    // The cell of the single row serves the first row that comes once that one has left.
    let frame = try #require(
      experiment.measured().series[0].pass(0).first { $0.firstRow > 0 && $0.rowsIn > 0 }?.frame)
    #expect(frame > 0)
    let sentence = try #require(found.first?.sentence)
    #expect(sentence.hasSuffix("rounded that should be square, first at frame \(frame)"))
  }

  @Test("report nothing for correct strategies", arguments: [false, true])
  func nothing(hasPlainSections: Bool) throws {
    var experiment = experiment(
      StrategyCatalogue.all.filter { $0.kind != .variant } + [OwnStrategy.descriptor()]
    ) { scenario in
      scenario.states.selectedEvery = 3
      scenario.events = [TimedEvent(at: 0.1, .tap(row: 1, seconds: 0.2), count: 4, every: 0.15)]
      scenario.separators = hasPlainSections
      scenario.sectionStyles = hasPlainSections ? [.init(rows: .square), .init()] : []
    }
    experiment.rows = .sample(sections: [1, 2, 1, 3, 5, 1, 4, 2, 6])
    for (strategy, faults) in zip(experiment.strategies, try experiment.detectedFaults()) {
      #expect(faults.isEmpty, "\(strategy.id): \(faults)")
    }
  }

  @Test("report accumulating layers and stale rounding of corner-cover-as-published")
  func asPublished() throws {
    var experiment = experiment([.builtIn("corner-cover-as-published")])
    experiment.rows = .sample(sections: [1, 4, 2, 5, 1, 3, 6, 2])
    let faults = try experiment.detectedFaults()[0]
    #expect(Set(faults.map(\.kind)).isSuperset(of: ["layers-grow", "rounded-rows"]))
    #expect(faults.allSatisfy { $0.isPredicted }, "\(faults)")
    let growth = try #require(faults.first { $0.kind == "layers-grow" })
    // Five layers a redraw, one in each of four passes.
    #expect(
      growth.sentence.hasPrefix("layers per cell grew from 5 to 20 over 4 drawings, assuming"))
  }
}

@Suite("Rows next to an insertion or deletion")
struct NeighbourTests {
  /// The strategies that draw rows by their position in the section, so that it can be seen.
  private static let rowStrategies = StrategyCatalogue.all.filter {
    $0.kind != .control && !["section-fill", "corner-cover+stock-background"].contains($0.id)
  }

  private func scenario(_ neighbours: TableSettings.Neighbours) -> Scenario {
    .bare { $0.neighbours = neighbours }
  }

  private func proofs(_ neighbours: TableSettings.Neighbours) throws -> [PixelEquivalence] {
    let worlds = [TableEdit.insert, .delete].map { edit in
      TestScene(
        scenario(neighbours), [2, 3, 2, 4, 3],
        [.scroll(20)] + (0..<8).flatMap { _ in [.event(.edit(edit)), .scroll(20)] })
    }
    return try prove(StrategyCatalogue.all, in: worlds)
  }

  @Test("are stale in every strategy that draws rows, if they are not configured again")
  func left() throws {
    for proof in try proofs(.leave) where proof.strategy != "square" {
      let isStale = proof.faults.contains { $0.kind == "stale-neighbours" }
      #expect(isStale == (proof.strategy != "section-fill"), "\(proof.strategy)")
      guard isStale, proof.predicted.isEmpty else { continue }
      #expect(!proof.holds)
      // A cap that is a point higher than its row, or casts a shadow, affects its new neighbour.
      let reachesOut = [
        "layer-grid", "layer-grid+single-pool", "nine-slice", "implicit-shadow", "shadow-path",
      ].contains(proof.strategy)
      let others = Set(proof.faults.map(\.kind)).subtracting(["stale-neighbours"])
      #expect(others.isSubset(of: reachesOut ? ["wrong-picture"] : []), "\(proof.strategy)")
    }
  }

  @Test("are right in every strategy, if they are configured again")
  func reloaded() throws {
    for proof in try proofs(.reload) {
      #expect(proof.holds, "\(proof.strategy): \(proof.unexpected)")
      #expect(proof.faults.allSatisfy { $0.kind != "stale-neighbours" })
    }
  }

  @Test("are told from an inserted copy of them, which has its own position")
  func copy() throws {
    let pipeline = try FramePipeline(scenario(.leave), rows: .sample(sections: [1]))
    pipeline.layOut(at: 0)
    pipeline.table.perform(.edit(.insert))
    pipeline.layOut(at: 0)
    let rows = pipeline.table.snapshot.rows
    #expect(rows.map(\.rowID) == [0, 0] && rows.count { $0.isStale } == 1)
  }

  @Test("are also reported in a run", arguments: TableSettings.Neighbours.allCases)
  func run(neighbours: TableSettings.Neighbours) throws {
    var scenario = scenario(neighbours)
    scenario.trace = [.constant(seconds: 0.5, velocity: 100)]
    scenario.events = [
      TimedEvent(at: 0.05, .edit(.delete), count: 4, every: 0.1),
      TimedEvent(at: 0.1, .edit(.insert), count: 4, every: 0.1),
    ]
    let experiment = Experiment.tiny(
      scenario, rows: .sample(sections: [2, 3, 2, 4, 3, 2, 3]), strategies: Self.rowStrategies,
      refreshRates: [30])
    for (strategy, faults) in zip(Self.rowStrategies, try experiment.detectedFaults()) {
      let isStale = faults.contains { $0.kind == "stale-neighbours" }
      #expect(isStale == (neighbours == .leave), "\(strategy.id): \(faults)")
    }
  }
}
