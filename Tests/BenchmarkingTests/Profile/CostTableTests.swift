import Benchmarking
import Compositing
import RowStrategies
import RunData
import TableModel
import TableViews
import Testing
import Text

/// The published costs of the reproduced systems for a row of 375 × 44 pt, each with its own
/// radius.
@Suite("The cost of a row's background")
struct CostTableTests {
  /// The cost of a row, in square points.
  struct Cost: Equatable {
    var opaque = 0
    var blended = 0
    var passes = 0
    /// Written into off-screen buffers.
    var offscreen = 0
  }

  /// The costs of a strategy's rows.
  struct Line: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var radius: Double
    var middle: Cost
    /// First, last and single rows.
    var caps: [Cost]
    var margins: TableSettings.RowMargins

    init(
      _ strategy: String, radius: Double, middle: Cost, caps: [Cost],
      margins: TableSettings.RowMargins = Scenario().rowMargins
    ) {
      testDescription = strategy
      self.radius = radius
      self.middle = middle
      self.caps = caps
      self.margins = margins
    }
  }

  private static let row = 375 * 44
  private static let solid = Cost(opaque: row)
  private static let blend = Cost(blended: row)

  /// Margins that leave 345 × 43 pt of the row.
  private static var archive: TableSettings.RowMargins {
    var margins = Scenario().rowMargins
    margins.side = 15
    margins.bottom = 1
    return margins
  }

  private static let table = [
    // A first row that is not alone is a point higher.
    Line(
      "layer-grid", radius: 7, middle: solid,
      caps: [
        Cost(opaque: 16_777, blended: 98), Cost(opaque: 16_402, blended: 98),
        Cost(opaque: 16_304, blended: 196),
      ]),
    // Caps are a point higher, too.
    Line(
      "nine-slice", radius: 7, middle: solid,
      caps: [Cost](repeating: Cost(blended: 16_875), count: 3)),
    Line(
      "corner-clip", radius: 10, middle: solid,
      caps: [Cost](repeating: Cost(blended: row, passes: 1, offscreen: row), count: 3)),
    Line(
      "image-slice", radius: 10, middle: blend, caps: [Cost](repeating: blend, count: 3)),
    Line(
      "whole-view-alpha", radius: 10, middle: blend, caps: [Cost](repeating: blend, count: 3)),
    Line(
      "corner-cover", radius: 15, middle: Cost(opaque: 14_835, blended: 900),
      caps: [14_385, 14_385, 13_935].map { Cost(opaque: $0, blended: 900) }, margins: archive),
    Line(
      "rounded-fill", radius: 10, middle: solid,
      caps: [2, 2, 4].map { Cost(opaque: row - $0 * 100, blended: $0 * 100) }),
    Line("square", radius: 10, middle: solid, caps: [Cost](repeating: solid, count: 3)),
  ]

  /// A table without headers on a display 415 pt wide, with an inset of 20 pt.
  private func scenario(_ line: Line, display height: Double) -> Scenario {
    var scenario = Scenario.builtIn("settings")
    scenario.display = TableSettings.Display(width: 415, height: height, scale: 2)
    scenario.inset = 20
    scenario.rowHeight = 44
    scenario.radius = line.radius
    scenario.rowMargins = line.margins
    (scenario.sectionHeader, scenario.sectionFooter) = (0, 2)
    scenario.content = .none
    scenario.table.separators = false
    return scenario
  }

  /// Returns the counts of a frame in square points; displays have whole points here.
  private func cost(
    _ strategy: String, _ scenario: Scenario, rows: Int, offset: Int
  ) throws -> Cost {
    let pipeline = FramePipeline(
      scenario, rows: .sample(sections: [rows]), strategy: .builtIn(strategy), engine: .painter,
      renderer: try TextRenderer())
    let buffer = FrameBuffer(size: scenario.display.pixels)
    let work = pipeline.paint(at: 2 * offset, into: buffer)
    let background = work.roles.background
    for count in [background.opaque, background.blended, work.offscreenPixels] {
      #expect(count.isMultiple(of: 4))
    }
    #expect(work.roles.decoration == RolePixels.Count() && work.roles.label == RolePixels.Count())
    return Cost(
      opaque: background.opaque / 4, blended: background.blended / 4,
      passes: work.offscreenPasses, offscreen: work.offscreenPixels / 4)
  }

  @Test("equals that of the reproduced system, at scale 2", arguments: table)
  func rows(line: Line) throws {
    let strategy = line.testDescription
    let one = scenario(line, display: 44)
    let two = scenario(line, display: 88)
    #expect(try cost(strategy, one, rows: 3, offset: 44) == line.middle)
    // A cap that is not alone stands beside a middle row, which its extra point may lie over.
    #expect(try cost(strategy, two, rows: 3, offset: 0) == line.caps[0] + line.middle)
    let twoAndFooter = scenario(line, display: 90)
    #expect(try cost(strategy, twoAndFooter, rows: 3, offset: 44) == line.caps[1] + line.middle)
    #expect(try cost(strategy, two, rows: 1, offset: 0) == line.caps[2])
  }

  @Test("only includes the part on the display")
  func clipped() throws {
    let grid = scenario(Self.table[0], display: 44)
    // The extra point of the first row lies outside of the display.
    #expect(
      try cost("layer-grid", grid, rows: 3, offset: 0) == Cost(opaque: 16_402, blended: 98))
    // The upper half of the last row and the lower half of the middle one.
    #expect(try cost("layer-grid", grid, rows: 3, offset: 66) == Cost(opaque: Self.row))
    // The corners are cut in half: 3.5 pt of 7.
    #expect(
      try cost("layer-grid", grid, rows: 1, offset: 4)
        == Cost(opaque: 375 * 40 - 2 * 7 * (7 + 3), blended: 2 * 7 * (7 + 3)))
  }

  @Test("has no blending if the backdrop is baked into the corners")
  func baked() throws {
    for rows in [1, 3] {
      let line = Line("baked-corners", radius: 7, middle: Self.solid, caps: [])
      let cost = try cost("baked-corners", scenario(line, display: 132), rows: rows, offset: 0)
      #expect(cost.blended == 0 && cost.opaque >= rows * Self.row && cost.passes == 0)
    }
  }

  @Test("is one rounded rectangle per section if sections are filled")
  func sections() throws {
    for rows in [1, 2, 3] {
      let line = Line("section-fill", radius: 10, middle: Self.solid, caps: [])
      let cost = try cost("section-fill", scenario(line, display: 132), rows: rows, offset: 0)
      #expect(cost == Cost(opaque: rows * Self.row - 400, blended: 400))
    }
  }
}

private func + (a: CostTableTests.Cost, b: CostTableTests.Cost) -> CostTableTests.Cost {
  CostTableTests.Cost(
    opaque: a.opaque + b.opaque, blended: a.blended + b.blended, passes: a.passes + b.passes,
    offscreen: a.offscreen + b.offscreen)
}
