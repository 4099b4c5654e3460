import Benchmarking
import Compositing
import Graphics
import RowStrategies
import RunData
import TableModel
import TableViews
import Testing
import Text

/// A row that declares a part of what rows can declare.
private struct Item: TableRow {
  var title: String
  var color: UInt32?
  var share: Double?
  var parts = CellClass.Parts.all
  var action: (@Sendable (inout RowSelection) -> Void)?

  var subtitle: String { "of \(title)" }
  var accessory: RowAccessory { .disclosure }
  var cellClass: CellClass { CellClass("Item", parts: parts) }
  var onSelect: (@Sendable (inout RowSelection) -> Void)? { action }
  func height(for width: Double) -> Double? { share.map { width * $0 } }
  func configure(_ content: inout RowContent) { content.backgroundColor = color }
}

/// Returns `count` items in sections of one to four.
private func table(_ count: Int, _ change: (inout Item, Int) -> Void) -> RowTable {
  .declared(
    (0..<count).map { number in
      var item = Item(title: "Row \(number)")
      change(&item, number)
      return item
    })
}

private func scenario(_ change: (inout Scenario) -> Void = { _ in }) -> Scenario {
  .tiny {
    $0.display = TableSettings.Display(width: 110, height: 120, scale: 1)
    $0.colors.backdrop = .black
    $0.colors.coloredRow = PixelColor(rgb: 0xF0D040)
    ($0.radius, $0.sectionHeader, $0.sectionFooter) = (8, 20, 9)
    change(&$0)
  }
}

@discardableResult private func expectReference(
  _ scenario: Scenario, _ rows: RowTable, _ steps: [TestScene.Step],
  _ strategies: [StrategyDescriptor] = StrategyCatalogue.all
) throws -> [PixelEquivalence] {
  try expectReference(
    strategies, in: [TestScene(name: "declared", scenario: scenario, rows: rows, steps: steps)])
}

@Suite("The colour of cells")
struct CellColorTests {
  @Test("has the reference image in every strategy, also in selected rows", arguments: [1.0, 2])
  func image(scale: Double) throws {
    let rows = table(40) { item, index in item.color = index % 3 == 1 ? 0x40C080 : nil }
    let own = scenario {
      $0.display.scale = scale
      $0.states.coloredEvery = 4
      $0.states.selectedEvery = 5
      $0.rowMargins.side = scale == 2 ? 2 : 0
    }
    // Variants that look otherwise are distorted behind a colour too.
    let strategies = StrategyCatalogue.all.filter { $0.kind != .variant }
    for proof in try expectReference(own, rows, upAndDown, strategies) {
      #expect(!proof.faults.contains { $0.kind == FaultKind.staleColors.rawValue })
    }
  }

  @Test(
    "remains in a reused cell as published, which is found and expected", arguments: [true, false])
  func leak(isDeclared: Bool) throws {
    let rows = table(40) { item, index in item.color = isDeclared && index % 3 == 0 ? 0xC02020 : nil
    }
    var own = scenario {
      $0.states.coloredEvery = isDeclared ? 0 : 4
      $0.table.cell.reset = .asPublished
    }
    let strategies = StrategyCatalogue.all.filter { $0.kind == .rival || $0.kind == .control }
    for proof in try expectReference(own, rows, upAndDown, strategies) {
      #expect(proof.faults.map(\.kind) == [FaultKind.staleColors.rawValue], "\(proof.strategy)")
    }
    // Nothing remains if every row sets a colour, or none does.
    own.states.coloredEvery = 0
    for every in [0, 1] {
      let rows = table(40) { item, _ in item.color = every == 1 ? 0xC02020 : nil }
      for proof in try expectReference(own, rows, upAndDown, strategies) {
        #expect(proof.faults.isEmpty, "\(proof.strategy)")
      }
    }
  }

  @Test("is one more layer of the cells that have it")
  func layers() throws {
    func quads(_ every: Int) throws -> Int {
      let scenario = scenario {
        $0.states.coloredEvery = every
        $0.radius = 0
        $0.content = .none
      }
      let pipeline = try FramePipeline(scenario, rows: .sample(sections: [9]), strategy: "square")
      pipeline.paint(at: 0, into: FrameBuffer(size: pipeline.display))
      return pipeline.displayList.items.count
    }
    // Rows 0, 1 and 2 are on the display.
    let counts = [try quads(0), try quads(1), try quads(2)]
    #expect(counts.map { $0 - counts[0] } == [0, 3, 1])
  }
}

@Suite("Declared heights")
struct DeclaredHeightTests {
  @Test("predictions of faults know that a declared row can be as low as two corners")
  func lowest() throws {
    let renderer = try TextRenderer()
    let heights = [table(3) { _, _ in }, .sample(sections: [3])].map {
      TableState(scenario().table, rows: $0, renderer: renderer).constraints(amid: [])
        .smallestRow.height
    }
    #expect(heights == [16, Int(scenario().rowHeight)])
  }

  /// Returns rows of which one in three is half as high as wide, and one as high as a share of it.
  private func rows(_ share: Double) -> RowTable {
    table(30) { item, index in
      item.share = index % 3 == 0 ? nil : index % 3 == 1 ? 0.5 : share
    }
  }

  @Test("are honoured whether other heights are fixed or measured", arguments: [false, true])
  func honoured(isMeasured: Bool) throws {
    let own = scenario { $0.heights.source = isMeasured ? .measured : .fixed }
    let pipeline = try FramePipeline(own, rows: rows(0.1))
    for offset in [0, 60] {
      pipeline.paint(at: offset, into: FrameBuffer(size: pipeline.display))
    }
    let layout = pipeline.table.geometry.layout
    let heights = (0..<3).map { layout.height(ofRow: $0) }
    // The column is 94 pt wide; two corners of 8 pt are 16 pt high.
    #expect(heights[1...] == [47, 16])
    #expect((heights[0] == own.rowHeight) == !isMeasured)
  }

  @Test("follow the width and the radius, and those of inserted rows", arguments: [false, true])
  func events(isMeasured: Bool) throws {
    let edits: [TableEdit] = [.insert, .delete, .insert, .move, .insert, .reload, .insert]
    let events: [TableEvent] =
      [.radius(14), .rotate] + edits.map { .edit($0) } + [.radius(4), .rotate, .radius(8)]
      + [.sections(sizes: 2...5, seed: 3)] + edits.map { .edit($0) }
    let own = scenario {
      $0.heights.source = isMeasured ? .measured : .fixed
      $0.heights.estimate = 50
    }
    let strategies = StrategyCatalogue.all.filter { $0.kind != .variant }
    try expectReference(
      // High enough for a title and an accessory, and lower than two corners of 14 pt.
      own, rows(0.25),
      upAndDown + events.flatMap { [.event($0), .scroll(35), .scroll(120)] } + upAndDown,
      strategies)
  }

  @Test("are those of two corners of another radius, where rows are lower")
  func corners() throws {
    struct Line: TableRow {
      var title: String { "Line" }
      var insets: RowInsets { RowInsets(all: 0) }
    }
    let rows = RowTable(declared: [TableSection { Line() }], source: "test")
    let pipeline = try FramePipeline(scenario { $0.heights.source = .measured }, rows: rows)
    for radius in [8.0, 15, 8] {
      pipeline.table.perform(.radius(radius))
      pipeline.layOut(at: 0)
      let height = pipeline.table.geometry.layout.height(ofRow: 0)
      #expect((height == 30) == (radius == 15), "\(height)")
    }
  }

  @Test("leave the headers of sections and the footer of the table as they are")
  func spaces() throws {
    let own = scenario {
      $0.table.sectionStyles = [TableSettings.SectionStyle(header: 31), .init(), .init(header: 0)]
      $0.table.tableHeader = "Start"
      $0.table.tableFooter = "End"
    }
    let rows = rows(0.2)
    try expectReference(
      own, rows, upAndDown + [.scroll(10_000)],
      StrategyCatalogue.all.filter { $0.kind == .rival })
    let layout = TableGeometry(own.table, rows: rows).layout
    let naive = NaiveTableLayout(
      rowCounts: rows.sections.map(\.rows.count), heights: { layout.height(ofRow: $0) },
      spaces: own.table.spaces)
    #expect(layout.contentHeight == naive.contentHeight)
    #expect(naive.headers.prefix(3).map { $0.upperBound - $0.lowerBound } == [31, 20, 0])
    #expect(naive.rows.allSatisfy { layout.span(ofRow: $0.row) == $0.span })
  }
}

@Suite("Classes of cells")
struct CellClassTests {
  @Test("show the parts that they have, in pools of their own")
  func parts() throws {
    let all: [CellClass.Parts] = [.all, [], [.subtitle], [.accessory, .body]]
    let rows = table(40) { item, index in item.parts = all[index % 4] }
    for source in [TableSettings.Heights.Source.fixed, .measured] {
      try expectReference(
        scenario { $0.heights.source = source }, rows, upAndDown,
        StrategyCatalogue.all.filter { $0.kind == .rival })
    }
    func cells(_ rows: RowTable) throws -> Int {
      let pipeline = try FramePipeline(scenario(), rows: rows, strategy: "square")
      for offset in [0, 400, 0] { pipeline.layOut(at: offset) }
      return pipeline.table.cellsAlive
    }
    let one = try cells(table(40) { _, _ in })
    #expect(try cells(rows) > one)
  }
}

@Suite("The selection of declared rows")
struct DeclaredSelectionTests {
  private let rows = table(20) { item, index in
    guard index % 3 < 2 else { return }
    item.action = { selection in if index % 3 == 1 { selection.deselect() } }
  }

  private func taps(_ rows: [Int]) -> [TestScene.Step] {
    rows.flatMap { row in
      [.event(.tap(row: row, seconds: 0.3)), .scroll(10), .wait(0.15), .scroll(10), .wait(0.5)]
        + [TestScene.Step.scroll(10)]
    }
  }

  @Test("stays until another row is selected, or is deselected, with the reference image")
  func image() throws {
    let own = scenario { $0.colors.selectedRow = PixelColor(rgb: 0x3060C0) }
    try expectReference(
      own, rows, [.scroll(10)] + taps([0, 1, 0, 0, 2, 1, 0]) + [.scroll(300), .scroll(10)])
  }

  @Test("fades out from the time of the next one")
  func fades() {
    var fades: [SelectionFade] = []
    func opacities(_ time: Double) -> [UInt8?] { fades.map { $0.opacity(at: time) } }
    fades.select(SelectionFade(rowID: 1, start: 0, seconds: 3, stays: true))
    #expect(opacities(0.5) == [128] && opacities(1) == [255] && opacities(1_000) == [255])
    fades.select(SelectionFade(rowID: 2, start: 1_000, seconds: 3))
    #expect(opacities(1_000) == [255, 0] && opacities(1_000.25) == [191, 64])
    #expect(opacities(1_001) == [nil, 255] && opacities(1_003) == [nil, nil])
    fades.select(SelectionFade(rowID: 1, start: 2_000, seconds: 3, stays: true))
    #expect(fades.map(\.rowID) == [2, 1] && opacities(3_000) == [nil, 255])
  }
}

@Suite("The replacement of sections")
struct SectionReplacementTests {
  private func pipeline(_ change: (inout Scenario) -> Void = { _ in }) throws -> FramePipeline {
    try FramePipeline(scenario(change), rows: .sample(sections: [6, 6, 6, 6]))
  }

  @Test("dequeues all cells again, within the new content, and shows all rows")
  func reload() throws {
    let pipeline = try pipeline()
    pipeline.layOut(at: 0)
    pipeline.table.perform(.edit(.delete))
    pipeline.layOut(at: 0)
    let shown = pipeline.table.visibleRows
    let end = pipeline.table.geometry.scale.pixels(pipeline.table.geometry.maximumOffset)
    pipeline.layOut(at: end)
    let created = pipeline.table.cellsAlive
    pipeline.table.perform(.sections(sizes: 24...24, seed: 9))
    let layout = pipeline.table.geometry.layout
    #expect(layout.sectionCount == 1 && layout.rowCount == 24)
    // One section is lower than four.
    #expect(Int(pipeline.table.maximumOffset) < end)
    pipeline.layOut(at: Int(pipeline.table.maximumOffset))
    #expect(pipeline.table.rowsOut >= shown - 1 && pipeline.table.rowsIn > 0)
    #expect(pipeline.table.cellsCreated <= 2 && pipeline.table.cellsAlive >= created)
    pipeline.table.reset()
    #expect(pipeline.table.geometry.layout.sectionCount == 4)
  }

  @Test("shows declared sections in another order, with their own heights and titles")
  func declared() throws {
    let rows = table(10) { item, index in
      item.share = index % 2 == 0 ? 0.3 : 0.7
      item.color = index % 3 == 1 ? 0x40C080 : nil
    }
    let shown: [[Int]] = [[3, 1], [9], [], [2, 2], [0, 1, 2, 3]]
    let steps = shown.flatMap { sections -> [TestScene.Step] in
      [.event(.showSections(sections))] + .scrolls(0, 60.5)
        + [.event(.tap(row: 1, seconds: 1)), .wait(0.3), .scroll(20), .event(.edit(.move))]
        + .scrolls(0, 30, 90)
    }
    try expectReference(scenario(), rows, steps)
    try expectReference(scenario { $0.heights.source = .measured }, rows, steps)
    let pipeline = try FramePipeline(scenario(), rows: rows)
    #expect(pipeline.table.perform(.showSections([3, 1])) != nil)
    let layout = pipeline.table.geometry.layout
    let contents = (0..<layout.rowCount).map { layout.rowID(ofRow: $0) }
    #expect(contents == [8, 9, 3])
    #expect(pipeline.table.perform(.showSections([0, 4])) == nil)
    #expect(pipeline.table.geometry.layout.rowCount == 3)
  }

  @Test("leaves no header behind in a tick in which a new style replaces all views")
  func restyled() throws {
    let pipeline = try FramePipeline(
      scenario(), rows: .sample(sections: [6, 6]), strategy: "image-slice-as-published")
    let buffer = FrameBuffer(size: pipeline.display)
    pipeline.paint(at: 0, into: buffer)
    let layers = pipeline.displayList.layerCount
    pipeline.table.perform(.showSections([0, 1]))
    pipeline.table.perform(.appearance(.dark))
    pipeline.paint(at: 0, into: buffer)
    #expect(pipeline.displayList.layerCount == layers)
  }

  @Test("has the reference image while heights are measured and selections fade")
  func image() throws {
    let own = scenario { $0.heights.source = .measured }
    let replacements: [TestScene.Step] = [3, 1, 7].flatMap { size in
      [
        .event(.tap(row: 0, seconds: 1)), .scroll(150), .wait(0.5), .scroll(150),
        .event(.sections(sizes: 1...size, seed: UInt64(size))), .event(.tap(row: 1, seconds: 1)),
        .scroll(150), .scroll(20), .event(.edit(.delete)), .scroll(20),
      ]
    }
    try expectReference(
      own, .sample(sections: [4, 5, 6, 3]), upAndDown + replacements + [.purge] + upAndDown)
  }
}
