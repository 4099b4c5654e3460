import Benchmarking
import Compositing
import Geometry
import Graphics
import RowStrategies
import TableModel
import TableViews
import Testing
import Text

@Suite("The scenario of RoundedTableViewCell")
struct RoundedCellTests {
  private func scenario(scale: Double = 1) -> Scenario {
    var scenario = Scenario.builtIn("rounded-cell")
    scenario.display = TableSettings.Display(width: 120, height: 160, scale: scale)
    scenario.trace = [.constant(seconds: 1, velocity: 100)]
    return scenario
  }

  /// A scene with plain and rounded sections in turn, scrolled in both directions.
  private func scene(
    scale: Double = 1, _ change: (inout Scenario) -> Void = { _ in }
  ) -> TestScene {
    var scenario = scenario(scale: scale)
    change(&scenario)
    return TestScene(
      scenario, [2, 3, 1, 1, 4, 2],
      .scrolls(0, 70.5, 300, 250, 20) + [
        .event(.radius(8)), .scroll(60),
        .event(.rowColor(PixelColor(rgb: 0x206020))), .scroll(90), .event(.rotate), .scroll(40),
        .event(.tap(row: 1, seconds: 1)), .wait(0.2), .scroll(40), .event(.edit(.insert)),
        .event(.edit(.move)), .scroll(30),
      ])
  }

  @Test("has the reference image in every strategy", arguments: [1.0, 2])
  func images(scale: Double) throws {
    // The only row without background of layer-grid+views is cut off at the display's edge.
    let strategies = StrategyCatalogue.all.filter { $0.id != "layer-grid+views" }
    for proof in try expectReference(strategies, in: [scene(scale: scale)])
    where proof.predicted.isEmpty {
      #expect(proof.faults.isEmpty, "\(proof.strategy)")
    }
  }

  @Test("has the reference image with all parts, and with hardly room for them above a margin")
  func parts() throws {
    let all = scene {
      $0.states.coloredEvery = 2
      $0.separators = true
      $0.labels = .opaque
      $0.cell.textInset = 20
      $0.cell.image = true
      $0.cell.accessory = .checkmark
      $0.cell.layout = .once
    }
    let low = [12.0, 20, 40].map { bottom in
      scene {
        $0.radius = 2
        $0.rowMargins.bottom = bottom
        $0.labels = .opaque
        $0.content = .labels
        $0.cell.textInset = 30
      }
    }
    try expectReference([.builtIn("corner-cover"), .builtIn("image-slice")], in: [all])
    try expectReference([.builtIn("layer-grid")], in: [all] + low)
  }

  @Test(
    "shows what hides the corners of the published cell",
    arguments: [
      ("corner-cover", []), ("corner-cover+cell-color", ["square-rows", "wrong-picture"]),
      ("corner-cover+stock-background", ["missing-rows"]),
      ("section-fill", ["wrong-picture"]),
    ])
  func faults(strategy: String, kinds: [String]) throws {
    let proof = try expectReference([.builtIn(strategy)], in: [scene()])[0]
    #expect(proof.faults.map(\.kind).sorted() == kinds)
  }

  @Test("has bases at (15, 0) of w − 30 × h − 1 pt, and headers of 0 and 15 pt")
  func geometry() throws {
    var scenario = scenario()
    scenario.content = .none
    let pipeline = try FramePipeline(
      scenario, rows: .sample(sections: [1, 2]), strategy: "corner-cover")
    let buffer = FrameBuffer(size: pipeline.display)
    pipeline.paint(at: 0, into: buffer)
    let (row, backdrop) = (scenario.colors.row, scenario.colors.backdrop)
    func isRow(_ x: Int, _ y: Int) -> Bool {
      let pixel = buffer.withAllPixels { $0[y * 120 + x] }
      #expect(pixel == row.premultiplied || pixel == backdrop.premultiplied, "(\(x), \(y))")
      return pixel == row.premultiplied
    }
    // A plain row from edge to edge, 44 pt high.
    #expect(isRow(0, 0) && isRow(119, 43) && isRow(119, 0))
    // A header of 15 pt.
    for y in 44..<59 { #expect(!isRow(60, y)) }
    // A first row with round corners above and square ones below, and a gap of a point.
    #expect(!isRow(14, 80) && isRow(15, 80) && isRow(104, 80) && !isRow(105, 80))
    #expect(!isRow(15, 59) && isRow(60, 59) && isRow(15, 101) && isRow(104, 101))
    for x in [15, 60, 104] { #expect(!isRow(x, 102)) }
    // The last row.
    #expect(isRow(15, 103) && isRow(60, 145) && !isRow(15, 145) && !isRow(60, 146))
  }

  @Test("has two kinds of cells, with a pool each, and rounded rows in one of them alone")
  func pools() throws {
    var experiment = Experiment.tiny(
      scenario(), rows: .sample(sections: [4, 4, 4, 4, 4, 4]),
      strategies: [.builtIn("corner-cover"), .builtIn("layer-grid+single-pool")],
      refreshRates: [60])
    experiment.scenario.trace = [.constant(seconds: 1, velocity: 500)]
    for series in try experiment.measured().series {
      // Five rows are on the display; those of a section leave while those of the next come.
      let made = series.frames.reduce(0) { $0 + $1.cellsCreated }
      #expect((6...10).contains(made), "\(series.strategy): \(made)")
    }
    let pipeline = try FramePipeline(
      scenario(), rows: .sample(sections: [2, 2]), strategy: "corner-cover")
    pipeline.layOut(at: 0)
    #expect(pipeline.table.visibleRows == 4 && pipeline.table.visibleCaps == 2)
  }

  @Test("has its label at (15, 5), as high as the base")
  func label() throws {
    let state = TableState(
      scenario().table, rows: .sample(sections: [1, 1]), renderer: try TextRenderer())
    let row = PixelSize(width: 120, height: 44)
    let text = PixelSize(width: 30, height: 19)
    let lines = TextLines(hasSubtitle: false)
    // The line is as high as its font's, in the middle of 43 pt from 5 pt on.
    let height = state.style.places.height(of: lines)
    let title = state.style.places.title(text, in: row, with: lines)
    #expect(title.x == 15 && title.y == 5 + (43 - height) / 2)
    let plain = state.style.places(isPlain: true).title(text, in: row, with: lines)
    #expect(plain.x == 16 && plain.y == (44 - height) / 2)
    #expect(state.style.places.textWidth(in: 120) == 90)
  }

  @Test("is not flush, unless the display is compact or the rows lack their margin")
  func flush() {
    let changes: [((inout TableSettings) -> Void, Int)] = [
      ({ _ in }, 15), ({ $0.display.isCompact = true }, 0),
      ({ $0.display.compactBelow = $0.display.width + 1 }, 0), ({ $0.rowMargins.side = 0 }, 0),
    ]
    for (change, radius) in changes {
      var table = scenario().table
      change(&table)
      #expect(TableGeometry(table, rowCounts: [1]).radius == radius)
    }
  }
}
