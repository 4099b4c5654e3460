import Benchmarking
import ExactCounts
import Graphics
import RowStrategies
import RunData
import TableModel
import TableViews
import Testing

@Suite("A fading selection")
struct SelectionFadeTests {
  @Test("fades in, stays and fades out for a third of its duration each")
  func thirds() {
    let fade = SelectionFade(rowID: 7, start: 2, seconds: 3)
    for (time, opacity) in [
      (2.0, 0), (2.2, 51), (2.4, 102), (2.8, 204), (3, 255), (3.5, 255), (4, 255), (4.2, 204),
      (4.6, 102), (4.8, 51), (4.999, 0),
    ] {
      #expect(fade.opacity(at: time) == UInt8(opacity), "at \(time) s")
    }
    #expect(fade.opacity(at: 1.99) == nil && fade.opacity(at: 5) == nil)
  }

  @Test("has the reference image at all times, in every strategy")
  func images() throws {
    var scenario = Scenario.tiny
    scenario.colors.backdrop = .black
    scenario.colors.selectedRow = PixelColor(rgb: 0x3060C0)
    scenario.colors.highlightedTitle = PixelColor(rgb: 0xFFE000)
    let taps: [TestScene.Step] = [
      .scroll(10), .event(.tap(row: 0, seconds: 1.2)), .scroll(10), .wait(0.1), .scroll(10),
      .event(.tap(row: 2, seconds: 0.6)),
    ]
    let times = [0.1, 0.1, 0.1, 0.3, 0.2, 0.2, 0.2].flatMap {
      [TestScene.Step.wait($0), .scroll(10 + 5 * $0)]
    }
    let world = TestScene(
      name: "taps", scenario: scenario, rows: .sample(sections: [1, 3, 2]),
      // Tapped again while it fades, and scrolled away meanwhile.
      steps: taps + times + taps + [.wait(0.2), .scroll(200), .wait(0.1), .scroll(10)] + taps)
    try expectReference(in: [world])
  }
}

@Suite("Images that are larger than their row")
struct LargeImageTests {
  @Test("are cut off at it with every strategy, clipped or not, and below the display")
  func images() throws {
    var scenario = Scenario.tiny
    (scenario.rowHeight, scenario.radius) = (8, 4)
    (scenario.cell.image, scenario.cell.accessory) = (true, .disclosure)
    // At 7 and 15 pt the last row is rounded from 159.8 pt to the end of the display.
    (scenario.sectionHeader, scenario.sectionFooter) = (7.6, 0)
    let scene = TestScene(
      name: "low", scenario: scenario, rows: .sample(sections: [1, 2, 30]),
      steps: [0, 7, 15].map { .scroll($0) })
    try expectReference(StrategyCatalogue.all.filter { $0.kind != .variant }, in: [scene])
  }

  @Test("are cut off at its right edge too")
  func wide() throws {
    var scenario = Scenario.tiny
    (scenario.maximumWidth, scenario.radius) = (20, 4)
    // 28 pt wide at a distance of 10 pt from the left, and 22 pt wide.
    (scenario.cell.image, scenario.cell.accessory) = (true, .detail)
    let scene = TestScene(
      name: "narrow", scenario: scenario, rows: .sample(sections: [1, 2, 30]), steps: upAndDown)
    try expectReference(StrategyCatalogue.rivals + [.builtIn("corner-clip")], in: [scene])
  }
}

@Suite("Reuse policies")
struct ReusePolicyTests {
  @Test("determine the number of cells and their bytes")
  func cells() throws {
    for strategy in ["layer-grid+single-pool", "image-slice", "whole-view-alpha"] {
      var alive: [ReusePolicy: Int] = [:]
      var bytes: [ReusePolicy: Int] = [:]
      for policy in ReusePolicy.allCases {
        var experiment = Experiment.tiny(
          strategies: [.builtIn(strategy)], reuse: policy, refreshRates: [60])
        experiment.scenario.content = .none
        let measured = try experiment.measured()
        let frames = measured.series[0].frames
        alive[policy] = measured.facts[0].cellsAlive
        bytes[policy] = measured.series[0].steadyFrames.reduce(0) { $0 + $1.allocatedBytes }
        let last = try #require(frames.last)
        let made = frames.reduce(0) { $0 + $1.cellsCreated }
        switch policy {
        case .none: #expect(alive[policy] == last.visibleRows, "those on the display alone")
        case .pool:
          #expect(alive[policy] == made)
          #expect(made <= 1 + (frames.map(\.visibleRows).max() ?? 0))
        case .keepAll: #expect(alive[policy] == made, "one for each row that was ever shown")
        }
      }
      let pool = try #require(alive[.pool])
      let none = try #require(alive[.none])
      let all = try #require(alive[.keepAll])
      #expect(none <= pool && pool < all, "\(strategy)")
      let pooled = try #require(bytes[.pool])
      let unpooled = try #require(bytes[.none])
      if jemallocCounts { #expect(unpooled > pooled) }
    }
  }
}

@Suite("A table in overscroll")
struct OverscrolledTableTests {
  private func scenario(_ mode: TableSettings.Shadows.Mode, scale: Double = 1) -> Scenario {
    var scenario = Scenario.tiny
    scenario.display.scale = scale
    scenario.shadows.mode = mode
    scenario.shadows.height = 12
    return scenario
  }

  @Test("has the reference image, in every strategy", arguments: [1.0, 2])
  func images(scale: Double) throws {
    let sections = [1, 3, 2, 1, 4]
    var worlds: [TestScene] = []
    for mode in TableSettings.Shadows.Mode.allCases {
      let scenario = scenario(mode, scale: scale)
      let end = TableGeometry(scenario.table, rowCounts: sections).maximumOffset
      let pulls = [0, -1, -7.5, -60, -5, 0, 50, end, end + 3, end + 44.5, end + 170, end - 1, -30]
      worlds.append(
        TestScene(
          name: "\(mode)", scenario: scenario, rows: .sample(sections: sections),
          steps: pulls.map { .at($0, end: end) }))
      // A table that does not fill the display has a lower end on it all the time.
      worlds.append(
        TestScene(
          name: "short, \(mode)", scenario: scenario, rows: .sample(sections: [2]),
          steps: [0, -20, 15.5, 0].map { .at($0, end: 0) }))
    }
    for proof in try expectReference(in: worlds) {
      #expect(proof.framesChecked == worlds.reduce(0) { $0 + $1.imageCount })
    }
  }

  @Test("as published, lacks the lower shadow if the table is not at the top of its superview")
  func shifted() throws {
    for (mode, top, isWrong) in [
      (TableSettings.Shadows.Mode.repaired, 64.0, false), (.asPublished, 0, false),
      (.asPublished, 64, true), (.asPublished, 5, true),
    ] {
      var scenario = scenario(mode)
      scenario.shadows.tableTop = top
      let end = TableGeometry(scenario.table, rowCounts: [3, 4]).maximumOffset
      let scene = TestScene(
        name: "shifted", scenario: scenario, rows: .sample(sections: [3, 4]),
        steps: [-40, 0, end, end + 44.5, end - 3].map { .at($0, end: end) })
      let proof = try prove([.builtIn("layer-grid")], in: [scene])[0]
      #expect(proof.faults.map(\.kind) == (isWrong ? ["wrong-picture"] : []), "\(mode), \(top)")
      #expect(proof.holds && proof.predicted == proof.faults.map(\.kind))
    }
  }

  @Test("has the reference image if heights are measured", arguments: [1.0, 2])
  func measured(scale: Double) throws {
    var scenario = scenario(.repaired, scale: scale)
    scenario.heights.source = .measured
    scenario.tableFooter = "The end"
    for estimate in [30.0, 100] {
      scenario.heights.estimate = estimate
      let pulls: [TestScene.Step] = [
        .scroll(0), .pull(.top, 1), .pull(.top, 60), .scroll(0), .scroll(120), .scroll(10_000),
        .scroll(500), .pull(.bottom, 60), .scroll(500), .pull(.bottom, 8), .pull(.top, 12),
      ]
      let scene = TestScene(
        name: "measured", scenario: scenario, rows: .sample(sections: [3, 5, 1, 4]), steps: pulls)
      try expectReference([.builtIn("layer-grid"), .builtIn("image-slice")], in: [scene])
    }
  }

  @Test("with measured heights is pulled past its own ends, and back to them")
  func measuredEnds() throws {
    var scenario = scenario(.repaired)
    scenario.heights.source = .measured
    scenario.trace = [
      .overscroll(seconds: 0.5, edge: .top, distance: 300), .jump(row: 1_000),
      .overscroll(seconds: 0.5, edge: .bottom, distance: 300), .pause(seconds: 0.2),
    ]
    try scenario.validate(source: "test")
    let pipeline = try FramePipeline(scenario, rows: .sample(sections: [9, 5, 12]))
    var (least, greatest) = (0, 0)
    for tick in 0..<72 {
      _ = pipeline.frame(tick, refreshRate: 60)
      let end = Int(pipeline.table.geometry.maximumOffset)
      least = min(least, pipeline.table.top)
      greatest = max(greatest, pipeline.table.top - end)
      if tick == 29 { #expect(pipeline.table.top == 0) }
      if tick == 71 { #expect(pipeline.table.top == end) }
    }
    #expect(least < -40 && greatest > 40)
  }

  @Test("moves layers at every tick as published, but not if repaired")
  func moves() throws {
    for mode in TableSettings.Shadows.Mode.allCases {
      var scenario = scenario(mode)
      scenario.trace = [.overscroll(seconds: 0.5, edge: .top, distance: 300)]
      let measured = try Experiment.tiny(
        scenario, strategies: [.builtIn("image-slice")], refreshRates: [30]
      ).measured()
      let exposed = measured.series[0].steadyFrames.count { $0.offset < 0 }
      #expect(exposed > 4)
      #expect(measured.facts[0].layerMoves == (mode == .asPublished ? 2 * exposed : 0))
    }
  }
}
