import Benchmarking
import Compositing
import Geometry
import RowStrategies
import RunData
import TableModel
import TableViews
import Testing
import Text

@Suite("The pixels that backgrounds touch")
struct BackgroundWorkTests {
  /// Returns the pixels of a frame by the formulas of a strategy, row by row of the naive layout.
  private func expected(
    _ strategy: String, _ scenario: Scenario, rowCounts: [Int], top: Int
  ) -> RolePixels.Count {
    let geometry = TableGeometry(scenario.table, rowCounts: rowCounts)
    let layout = NaiveTableLayout(
      rowCounts: rowCounts, heights: { _ in scenario.rowHeight }, spaces: scenario.table.spaces)
    let display = PixelRect(geometry.display)
    let every = scenario.states.selectedEvery
    var pixels = RolePixels.Count()
    for row in layout.rows {
      let isSelected = every > 0 && row.row.isMultiple(of: every)
      for isSelection in isSelected ? [false, true] : [false] {
        var rect = geometry.rect(ofRow: row.row, inSection: row.section).offset(x: 0, y: -top)
        // Rows that only a part of a pixel shows of are not on the display.
        guard !rect.intersection(display).isEmpty else { continue }
        guard strategy == "layer-grid" else {
          pixels.blended += rect.intersection(display).area
          continue
        }
        let corners = geometry.radius > 0 ? row.position.corners : []
        if row.position == .first, !corners.isEmpty, !isSelection {
          rect.height += geometry.scale.pixels(1)
        }
        let squares = rect.squares(at: corners, side: geometry.radius)
          .reduce(0) { $0 + $1.intersection(display).area }
        pixels.blended += squares
        pixels.opaque += rect.intersection(display).area - squares
      }
    }
    return pixels
  }

  @Test(
    "equal the formulas in every frame, clipped to the display",
    arguments: StrategyCatalogue.rivals.map(\.id))
  func frames(strategy: String) throws {
    let renderer = try TextRenderer()
    let rowCounts = [1, 4, 2, 5, 1, 3, 1]
    let looks: [(inout Scenario) -> Void] = [
      { _ in }, { $0.states.selectedEvery = 1 }, { $0.display.isCompact = true },
      {
        $0.rowHeight = 33.3
        $0.radius = 16
      }, { $0.radius = 0 },
    ]
    for scale in [1, 1.5, 2] {
      for edit in looks {
        var scenario = Scenario.tiny
        scenario.display.scale = scale
        scenario.content = .none
        edit(&scenario)
        let pipeline = FramePipeline(
          scenario, rows: .sample(sections: rowCounts), strategy: .builtIn(strategy),
          engine: .painter, renderer: renderer)
        let geometry = TableGeometry(scenario.table, rowCounts: rowCounts)
        let buffer = FrameBuffer(size: geometry.display)
        for offset in [0, 7, 33.4, 44, 120, 250.5, 300, 260, 10] {
          let top = geometry.scale.pixels(offset)
          let work = pipeline.paint(at: top, into: buffer)
          #expect(
            work.roles.background
              == expected(strategy, scenario, rowCounts: rowCounts, top: top),
            "scale \(scale), offset \(offset)")
          #expect(
            work.roles.backdrop == RolePixels.Count(opaque: geometry.display.area, blended: 0))
          #expect(work.offscreenPasses == 0)
        }
      }
    }
  }
}
