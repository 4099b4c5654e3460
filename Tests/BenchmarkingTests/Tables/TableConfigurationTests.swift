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
    let scenario = Scenario.tiny {
      $0.colors.backdrop = .black
      $0.colors.selectedRow = PixelColor(rgb: 0x3060C0)
      $0.colors.highlightedTitle = PixelColor(rgb: 0xFFE000)
    }
    let taps: [TestScene.Step] = [
      .scroll(10), .event(.tap(row: 0, seconds: 1.2)), .scroll(10), .wait(0.1), .scroll(10),
      .event(.tap(row: 2, seconds: 0.6)),
    ]
    let times = [0.1, 0.1, 0.1, 0.3, 0.2, 0.2, 0.2].flatMap {
      [TestScene.Step.wait($0), .scroll(10 + 5 * $0)]
    }
    // Tapped again while it fades, and scrolled away meanwhile.
    let steps = taps + times + taps + [.wait(0.2), .scroll(200), .wait(0.1), .scroll(10)] + taps
    try expectReference(in: [TestScene(scenario, [1, 3, 2], steps)])
  }
}

@Suite("Images that are larger than their row")
struct LargeImageTests {
  @Test("are cut off at its edges with every strategy, clipped or not, and below the display")
  func images() throws {
    // At 7 and 15 pt the last row is rounded from 159.8 pt to the end of the display.
    let low = Scenario.tiny {
      ($0.rowHeight, $0.radius) = (8, 4)
      ($0.cell.image, $0.cell.accessory) = (true, .disclosure)
      ($0.sectionHeader, $0.sectionFooter) = (7.6, 0)
    }
    // 28 pt wide at a distance of 10 pt from the left, and 22 pt wide.
    let narrow = Scenario.tiny {
      ($0.maximumWidth, $0.radius) = (20, 4)
      ($0.cell.image, $0.cell.accessory) = (true, .detail)
    }
    try expectReference(
      StrategyCatalogue.all.filter { $0.kind != .variant },
      in: [TestScene(low, [1, 2, 30], .scrolls(0, 7, 15))])
    try expectReference(
      StrategyCatalogue.rivals + [.builtIn("corner-clip")],
      in: [TestScene(narrow, [1, 2, 30], upAndDown)])
  }
}

@Suite("Reuse policies")
struct ReusePolicyTests {
  @Test("determine the number of cells and their bytes")
  func cells() throws {
    for strategy in ["layer-grid+single-pool", "image-slice", "whole-view-alpha"] {
      var (alive, bytes) = ([ReusePolicy: Int](), [ReusePolicy: Int]())
      for policy in ReusePolicy.allCases {
        let measured = try Experiment.tiny(
          .tiny { $0.content = .none }, strategies: [.builtIn(strategy)], reuse: policy,
          refreshRates: [60]
        ).measured()
        let frames = measured.series[0].frames
        bytes[policy] = measured.series[0].steadyFrames.reduce(0) { $0 + $1.allocatedBytes }
        alive[policy] = measured.facts[0].cellsAlive
        let made = frames.reduce(0) { $0 + $1.cellsCreated }
        // Those on the display alone, or all.
        #expect(alive[policy] == (policy == .none ? frames.last?.visibleRows : made))
        if policy == .pool { #expect(made <= 1 + (frames.map(\.visibleRows).max() ?? 0)) }
      }
      let cells = try [ReusePolicy.none, .pool, .keepAll].map { try #require(alive[$0]) }
      #expect(cells[0] <= cells[1] && cells[1] < cells[2], "\(strategy)")
      if jemallocCounts { #expect(bytes[.none] ?? 0 > bytes[.pool] ?? 0) }
    }
  }
}

@Suite("A table in overscroll")
struct OverscrolledTableTests {
  private func scenario(_ mode: TableSettings.Shadows.Mode, scale: Double = 1) -> Scenario {
    .tiny {
      $0.display.scale = scale
      ($0.shadows.mode, $0.shadows.height) = (mode, 12)
    }
  }

  @Test("has the reference image, in every strategy", arguments: [1.0, 2])
  func images(scale: Double) throws {
    let sections = [1, 3, 2, 1, 4]
    var worlds: [TestScene] = []
    for mode in TableSettings.Shadows.Mode.allCases {
      let scenario = scenario(mode, scale: scale)
      let end = TableGeometry(scenario.table, rowCounts: sections).maximumOffset
      let pulls = [0, -1, -7.5, -60, -5, 0, 50, end, end + 3, end + 44.5, end + 170, end - 1, -30]
      // A table that does not fill the display has a lower end on it all the time.
      worlds += [
        TestScene(scenario, sections, pulls.map { .at($0, end: end) }),
        TestScene(scenario, [2], [0, -20, 15.5, 0].map { .at($0, end: 0) }),
      ]
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
        scenario, [3, 4], [-40, 0, end, end + 44.5, end - 3].map { .at($0, end: end) })
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
      try expectReference(
        [.builtIn("layer-grid"), .builtIn("image-slice")],
        in: [TestScene(scenario, [3, 5, 1, 4], pulls)])
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
