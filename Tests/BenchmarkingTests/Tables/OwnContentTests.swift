import Benchmarking
import Compositing
import Geometry
import Graphics
import RowStrategies
import RunData
import TableModel
import TableViews
import Testing
import Text

private func rows(_ count: Int, _ content: (Int) -> String = { _ in "badge" }) -> RowTable {
  .declared((0..<count).map { BadgeRow(number: $0, content: content($0)) })
}

private func scenario(
  _ slip: Badge.Slip? = nil, _ change: (inout Scenario) -> Void = { _ in }
) -> Scenario {
  .tiny {
    $0.display = TableSettings.Display(width: 130, height: 150, scale: 1)
    $0.radius = 6
    ($0.heights.source, $0.heights.estimate) = (.measured, 50)
    $0.contents.add([
      CellContentDescriptor(id: "badge") { Badge(slip) },
      CellContentDescriptor(id: "other") { Badge() },
    ])
    change(&$0)
  }
}

private func scene(
  _ scenario: Scenario, _ rows: RowTable, _ steps: [TestScene.Step] = upAndDown
) -> TestScene {
  TestScene(name: "own", scenario: scenario, rows: rows, steps: steps)
}

private let comparable = StrategyCatalogue.all.filter { $0.kind != .variant }
private let rivals = StrategyCatalogue.all.filter { $0.kind == .rival }

@Suite("Contents of the program")
struct OwnContentTests {
  @Test(
    "that keep something of another row are found in images, with the row",
    arguments: Badge.Slip.allCases)
  func leaks(slip: Badge.Slip) throws {
    let steps = upAndDown + .scrolls(700, 1_000, 600, 200)
    for proof in try prove(comparable, in: [scene(scenario(slip), rows(40), steps)]) {
      #expect(proof.unexpected.map(\.kind) == ["stale-content"], "\(proof.strategy)")
      let sentence = try #require(proof.unexpected.first?.sentence)
      #expect(sentence.hasPrefix("cell content badge shows something of a row"), "\(sentence)")
      #expect(sentence.contains("(Row ") || sentence.contains("(BadgeRow("), "\(sentence)")
      #expect(!proof.holds)
    }
  }

  @Test("that draw outside of their rows are named beside the fault")
  func overflow() throws {
    let own = scenario { $0.contents.add([CellContentDescriptor(id: "filled") { Filled(by: 9) }]) }
    let proofs = try prove(rivals, in: [scene(own, rows(40) { _ in "filled" })])
    for proof in proofs {
      let sentence = try #require(proof.unexpected.first?.sentence)
      #expect(sentence.hasSuffix("; cell content filled draws outside of its row"), "\(sentence)")
    }
  }

  @Test("that keep something of another row are found in a run, in any of its frames")
  func leaksInRun() throws {
    let strategies = [StrategyDescriptor.builtIn("layer-grid"), .builtIn("square")]
    func faults(_ slip: Badge.Slip?) throws -> [[RunData.Fault]] {
      try Experiment.tiny(
        scenario(slip), rows: rows(60), strategies: strategies, refreshRates: [30]
      ).detectedFaults()
    }
    for faults in try faults(.dot) {
      #expect(faults.map(\.kind) == ["stale-content"])
      #expect(faults.first?.sentence.contains("first at frame ") == true)
    }
    #expect(try faults(nil).allSatisfy(\.isEmpty))
  }

  @Test(
    "show the reference image with every strategy, amid all kinds of events",
    arguments: [1.0, 2])
  func image(scale: Double) throws {
    let edits: [TableEdit] = [.insert, .delete, .insert, .move, .reload]
    let events: [TableEvent] =
      [.radius(10), .rotate, .appearance(.dark), .tap(row: 1, seconds: 0.4)]
      + edits.map { .edit($0) }
      + [.radius(4), .rotate, .compact(true), .compact(false), .appearance(.light)]
    let steps =
      upAndDown + events.flatMap { [.event($0), .scroll(35), .wait(0.1), .scroll(120)] }
      + [.purge] + upAndDown
    for source in [TableSettings.Heights.Source.fixed, .measured] {
      let own = scenario {
        $0.display.scale = scale
        $0.heights.source = source
        $0.states.selectedEvery = 7
        $0.labels = source == .fixed ? .clear : .opaque
        $0.rowMargins.bottom = scale == 2 ? 3 : 0
        $0.sectionStyles = scale == 2 ? [.init(rows: .square), .init()] : []
      }
      for proof in try expectReference(comparable, in: [scene(own, rows(40), steps)]) {
        #expect(!proof.faults.contains { $0.kind == "stale-content" })
      }
    }
  }

  @Test("leave rowMargins.bottom free")
  func margin() throws {
    for isPlain in [false, true] {
      let own = scenario {
        $0.heights.source = .fixed
        $0.rowMargins.bottom = 7
        $0.sectionStyles = isPlain ? [.init(rows: .square)] : []
        $0.contents.add([CellContentDescriptor(id: "filled") { Filled() }])
      }
      let pipeline = try FramePipeline(own, rows: rows(1) { _ in "filled" }, strategy: "square")
      let buffer = FrameBuffer(size: pipeline.display)
      pipeline.paint(at: 0, into: buffer)
      let row = try #require(pipeline.table.snapshot.rows.first).shown
      let lines = (row.y..<row.maxY).filter { y in
        buffer.withAllPixels { $0[y * buffer.size.width + row.x + row.width / 2] }
          == Filled.color.premultiplied
      }
      #expect(lines == Array(row.y..<row.maxY - (isPlain ? 0 : 7)))
    }
  }

  @Test("know rowMargins.side, which plain cells lack")
  func sideMargin() throws {
    let own = scenario {
      $0.display.scale = 2
      $0.rowMargins.side = 5
      $0.contents.add([CellContentDescriptor(id: "filled") { Filled() }])
    }
    let state = TableState(own.table, rows: rows(1) { _ in "filled" }, renderer: try TextRenderer())
    #expect(state.context().sideMargin == 10 && state.context(isPlain: true).sideMargin == 0)
    let measurer = HeightMeasurer(.cached, scale: state.geometry.scale)
    for (isPlain, height) in [(false, 25.0), (true, 20), (false, 25)] {
      #expect(state.height(ofRowID: 0, isPlain: isPlain, by: measurer) == height)
    }
  }

  @Test("are as high as they measure and rowMargins.bottom")
  func heights() throws {
    let renderer = try TextRenderer()
    let own = scenario {
      $0.radius = 20
      $0.rowMargins.bottom = 7
    }
    let table = rows(30)
    let state = TableState(own.table, rows: table, renderer: renderer)
    let (context, badge) = (state.context(), Badge())
    for mode in HeightMeasurer.Mode.allCases where mode != .asPublished {
      let measurer = HeightMeasurer(mode, scale: state.geometry.scale)
      for index in Array(0..<30) + Array(0..<30) {
        let height = badge.measure(
          ContentRow(table.rows[index], index: index), width: state.geometry.columnWidth,
          in: context)
        #expect(state.height(ofRowID: index, by: measurer) == Double(height) + 7)
      }
      #expect(measurer.counters.proxies == 1)
      #expect(measurer.counters.hits == (mode == .cached ? 30 : 0))
    }
  }

  @Test("are measured again for another radius")
  func radius() throws {
    let pipeline = try FramePipeline(scenario(), rows: rows(1))
    func height() -> Double {
      pipeline.layOut(at: 0)
      return pipeline.table.geometry.layout.height(ofRow: 0)
    }
    let before = height()
    pipeline.table.perform(.radius(14))
    // The badge has margins of 10 pt, or of the radius.
    #expect(height() == before + 8)
  }

  @Test("have pools of their own, beside the built-in content")
  func pools() throws {
    let mixed = rows(60) { ["badge", "other", "badge"][$0 % 3] }
    try expectReference(rivals, in: [scene(scenario(), mixed)])
    func cells(_ rows: RowTable) throws -> Int {
      let pipeline = try FramePipeline(
        scenario { $0.heights.source = .fixed }, rows: rows, strategy: "square")
      for offset in [0, 2_000, 0] { pipeline.layOut(at: offset) }
      return pipeline.table.cellsAlive
    }
    let halves = rows(60) { $0 < 30 ? "badge" : "other" }
    #expect(try cells(halves) > cells(rows(60)))
  }

  @Test("are layers like any others, absent without content")
  func layers() throws {
    // The icon and the title of row 0, which has no dot, and the header's text.
    let counts = try [TableSettings.Content.none, .labels].map { content in
      let pipeline = try FramePipeline(
        scenario { ($0.heights.source, $0.content) = (.fixed, content) }, rows: rows(1),
        strategy: "square")
      pipeline.paint(at: 0, into: FrameBuffer(size: pipeline.display))
      return pipeline.displayList.layerCount
    }
    #expect(counts[1] > counts[0] + 1)
  }

  @Test("show rows of a file that the scenario's key gives them")
  func key() throws {
    let own = scenario { $0.table.cell.content = "badge" }
    let cities = RowTable.cities.cut(intoSectionsOf: 1...4, seed: 2)
    try expectReference(rivals, in: [scene(own, cities)])
    let slip = scenario(.icon) { $0.table.cell.content = "badge" }
    for proof in try prove(rivals, in: [scene(slip, cities)]) {
      #expect(proof.unexpected.map(\.kind) == ["stale-content"])
    }
  }

  @Test("that a scenario names must be registered")
  func unknown() {
    func fault(_ scenario: Scenario) -> String? {
      Scenario.complaint { try scenario.validate(source: "test") }
    }
    #expect(fault(scenario { $0.table.cell.content = "badge" }) == nil)
    #expect(
      fault(scenario { $0.table.cell.content = "bagde" })
        == "test: cell.content is \"bagde\", but the program's cell contents are badge, other;"
        + " one of them or null is accepted")
    var bare = Scenario.tiny
    bare.table.cell.content = "badge"
    #expect(
      fault(bare)
        == "test: cell.content is \"badge\", but this program has no cell contents of its own; null is"
        + " accepted")
  }
}
