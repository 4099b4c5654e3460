import Benchmarking
import RowStrategies
import RunData
import TableModel
import TableViews
import Testing
import Text

@Suite("An experiment")
struct ExperimentTests {
  private static let contents = TableSettings.Content.allCases

  private func scenario(_ content: TableSettings.Content) -> Scenario {
    .tiny { $0.content = content }
  }

  @Test("of a specification keeps no key of the scenario that is at its default")
  func canonicalScenario() throws {
    guard case .object(let canonical) = Scenario.tiny.canonicalJSON() else {
      Issue.record("a scenario is an object")
      return
    }
    var spec = ExperimentSpec()
    spec.strategies = ["square"]
    spec.scenario = .object(
      canonical.merging(["rowHeight": .number(Scenario().table.rowHeight)]) { own, _ in own })
    let experiment = try Experiment(spec)
    #expect(canonical["rowHeight"] == nil)
    #expect(experiment.spec.scenario == .object(canonical))
    #expect(experiment.spec.strategies == ["square"])
  }

  @Test(
    "runs one series per refresh rate and strategy, with the requested frames and rounds")
  func shape() throws {
    var experiment = Experiment.tiny()
    experiment.framesPerPass = 5
    experiment.rounds = 3
    #expect(experiment.totalFrames == 5 * 4 * 3 * 2)
    let measured = try experiment.measured()
    #expect(measured.series.map(\.refreshRate) == [60, 60, 60, 120, 120, 120])
    let ids = StrategyCatalogue.rivals.map(\.id)
    #expect(measured.series.map(\.strategy) == ids + ids)
    #expect(measured.facts.map(\.strategy) == ids + ids)
    for (series, facts) in zip(measured.series, measured.facts) {
      #expect(series.framesPerRound == 5 && facts.framesPerRound == 5 && series.rounds == 4)
      #expect(series.frames.map(\.round) == (0...3).flatMap { Array(repeating: $0, count: 5) })
      #expect(series.frames.map(\.frame) == (0...3).flatMap { _ in Array(0..<5) })
      #expect(series.frames.allSatisfy { $0.phases.total > 0 && $0.layers > 0 })
    }
  }

  @Test("has as many frames as the trace or the requested time has ticks")
  func frameCounts() {
    var experiment = Experiment.tiny()
    #expect([60, 90, 120].map(experiment.frames) == [12, 18, 24])
    experiment.secondsPerPass = 0.1
    #expect([60, 90, 120].map(experiment.frames) == [6, 9, 12])
    experiment.secondsPerPass = 99
    #expect(experiment.frames(at: 60) == 12)
    experiment.secondsPerPass = 1e-6
    #expect(experiment.frames(at: 60) == 1)
    experiment.framesPerPass = 7
    #expect([60, 120].map(experiment.frames) == [7, 7])
    #expect(experiment.seconds(at: 70) == 0.1)
  }

  @Test("samples the trace at the ticks of each refresh rate")
  func ticks() throws {
    let experiment = Experiment.tiny(strategies: [.builtIn("image-slice")])
    let geometry = TableGeometry(
      experiment.scenario.table, rowCounts: experiment.rows.sections.map(\.rows.count))
    let trace = Trace(experiment.scenario.trace, seed: 1)
    for series in try experiment.measured().series {
      for sample in series.frames {
        var scroll = Scroll(trace)
        geometry.advance(&scroll, to: Double(sample.frame) / Double(series.refreshRate))
        #expect(sample.offset == scroll.offset.rounded(), "one device pixel is one point here")
      }
    }
  }

  @Test("creates no cell after round 0 with the pool, and one per new row without it")
  func reuse() throws {
    for content in Self.contents {
      for series in try Experiment.tiny(scenario(content)).measured().series {
        #expect(series.pass(0).reduce(0) { $0 + $1.cellsCreated } > 0)
        #expect(series.steadyFrames.allSatisfy { $0.cellsCreated == 0 }, "\(series.strategy)")
      }
      for series in try Experiment.tiny(scenario(content), reuse: .none).measured().series {
        #expect(series.frames.allSatisfy { $0.cellsCreated == $0.rowsIn }, "\(series.strategy)")
      }
    }
  }

  @Test(
    "counts visible rows, caps where corners are round, and rows in and out like the naive layout",
    arguments: [false, true])
  func rows(isCompact: Bool) throws {
    let scenario = Scenario.tiny { $0.display.isCompact = isCompact }
    let experiment = Experiment.tiny(scenario)
    let layout = NaiveTableLayout(
      rowCounts: experiment.rows.sections.map(\.rows.count), heights: { _ in scenario.rowHeight },
      spaces: scenario.table.spaces)
    for series in try experiment.measured().series {
      for round in 0..<series.rounds {
        var before: Set<Int> = []
        for sample in series.pass(round) {
          let span = sample.offset..<sample.offset + scenario.display.height
          let rows = layout.rows(intersecting: span)
          let now = Set(rows.map(\.row))
          #expect(sample.visibleRows == rows.count)
          #expect(sample.capRows == (isCompact ? 0 : rows.count { $0.position != .middle }))
          #expect(sample.rowsIn == now.subtracting(before).count)
          #expect(sample.rowsOut == before.subtracting(now).count)
          before = now
        }
      }
      #expect(series.steadyFrames.contains { $0.rowsOut > 0 })
    }
  }

  @Test("keeps one disc per state for layer-grid, and one bitmap per cell for whole-view-alpha")
  func images() throws {
    var facts: [String: Int] = [:]
    for fact in try Experiment.tiny(refreshRates: [60]).measured().facts {
      facts[fact.strategy] = fact.imageBytes
    }
    let row = 104 * 44 * 4
    #expect(facts["layer-grid"] == 20 * 20 * 4)
    let shared = try #require(facts["image-slice"])
    #expect(shared.isMultiple(of: row) && shared <= 4 * row, "at most one image a position")
    let own = try #require(facts["whole-view-alpha"])
    #expect(own.isMultiple(of: row) && own >= 4 * row && own <= 6 * row, "one a cell")
  }

  @Test("reports each pass of round 0, each later round, and the completed share in advance")
  func progress() throws {
    let experiment = Experiment.tiny()
    var (steps, fractions): ([[String]], [Double]) = ([], [])
    _ = try experiment.measured {
      steps.append($0)
      fractions.append($1)
    }
    let passes = ["60 Hz", "120 Hz"].flatMap { rate in
      StrategyCatalogue.rivals.map { ["warm-up round", $0.id, rate] }
    }
    let rounds = (1...2).map { ["round \($0) of 2", "all strategies in turn"] }
    #expect(steps == passes + rounds)
    #expect(fractions[0] == 0)
    for (fraction, next) in zip(fractions, fractions.dropFirst()) {
      #expect(fraction < next && next < 1)
    }
  }

  @Test("compares its strategies in small scenes and in eight frames of its own scroll")
  func proof() throws {
    let experiment = Experiment.tiny(
      scenario(.none), strategies: [.builtIn("layer-grid"), OwnStrategy.descriptor(.gap)])
    let renderer = try TextRenderer()
    let proofs = experiment.comparePixels(renderer: renderer)
    #expect(proofs.map(\.holds) == [true, false])
    let small = TestScene.small(like: experiment.scenario, rows: experiment.rows, scales: [2])
    let images = small.reduce(0) { $0 + $1.imageCount }
    #expect(proofs.allSatisfy { $0.framesChecked == images + 8 })
  }
}

@Suite("An unusual table")
struct OddTableTests {
  private func measure(
    _ sections: [Int], edit: (inout Scenario) -> Void = { _ in }
  ) throws -> [FrameSeries] {
    let scenario = Scenario.tiny(edit)
    try scenario.validate(source: "test")
    let experiment = Experiment.tiny(
      scenario, rows: .sample(sections: sections), refreshRates: [60])
    let world = TestScene.ownScroll(
      scenario, rows: experiment.rows, seed: 1, seconds: 0.2, frames: 4)
    try expectReference(experiment.strategies, in: [world])
    return try experiment.measured().series
  }

  @Test("with one row does not scroll and is complete")
  func oneRow() throws {
    let renderer = try TextRenderer()
    #expect(!ScrollPreview(.tiny(rows: .sample(sections: [1])), renderer: renderer).scrolls)
    #expect(ScrollPreview(.tiny(), renderer: renderer).scrolls)
    for series in try measure([1]) {
      for sample in series.frames {
        #expect(sample.offset == 0 && sample.visibleRows == 1 && sample.capRows == 1)
        #expect(sample.rowsIn == (sample.frame == 0 ? 1 : 0) && sample.rowsOut == 0)
      }
    }
  }

  @Test("without headers and footers consists of rows")
  func noHeaders() throws {
    let series = try measure(Array(repeating: 3, count: 20)) {
      ($0.sectionHeader, $0.sectionFooter) = (0, 0)
    }
    // 160 px show 3 to 5 rows of 44 px wherever they stand.
    #expect(series.flatMap(\.frames).allSatisfy { (4...5).contains($0.visibleRows) })
  }

  @Test(
    "may have a display of only a header or a part of a row, and any scale",
    arguments: [
      (120, 10, 1), (120, 1, 1), (22, 300, 1), (1, 1, 1), (60, 80, 0.25), (60, 80, 0.5),
      (60, 80, 1.25), (60, 80, 7),
    ] as [(Double, Double, Double)])
  func displays(width: Double, height: Double, scale: Double) throws {
    let series = try measure([2, 1, 3]) {
      $0.display = TableSettings.Display(
        width: width, height: height, scale: scale, isCompact: width < 22)
      $0.inset = width == 60 ? 4 : 0
    }
    let area = scale == 1 ? Int(width * height) : 1
    #expect(series.flatMap(\.frames).allSatisfy { $0.opaquePixels >= area })
  }
}
