import Benchmarking
import Geometry
import TableModel
import TableViews
import Testing
import Text

@Suite("A table in device pixels")
struct TableGeometryTests {
  private static let rowCounts = [1, 2, 3, 10, 1, 7]
  private static let scales = [1, 1.5, 2, 3]
  private static let heights = [44, 33.3, 20.25, 10.5, 7, 1.4]

  private func scenario(
    scale: Double, rowHeight: Double = 44, header: Double = 38, footer: Double = 18,
    edit: (inout Scenario) -> Void = { _ in }
  ) -> Scenario {
    .tiny {
      $0.display = TableSettings.Display(width: 240, height: 200, scale: scale)
      ($0.rowHeight, $0.sectionHeader, $0.sectionFooter) = (rowHeight, header, footer)
      $0.radius = min(10, rowHeight / 2)
      edit(&$0)
    }
  }

  @Test(
    "has every header, row and section at the edges of the naive layout, rounded once, in the column",
    arguments: scales)
  func naive(scale: Double) {
    func rounded(_ points: Double) -> Int { Int((points * scale + 0.5).rounded(.down)) }
    for rowHeight in Self.heights where rowHeight * scale >= 1 {
      for (header, footer) in [(38.0, 18.0), (0, 0), (17.3, 0), (0, 8.7), (17.3, 8.7)] {
        let scenario = scenario(
          scale: scale, rowHeight: rowHeight, header: header, footer: footer)
        let geometry = TableGeometry(scenario.table, rowCounts: Self.rowCounts)
        let naive = NaiveTableLayout(
          rowCounts: Self.rowCounts, heights: { _ in rowHeight }, spaces: scenario.table.spaces)
        func expect(_ rect: PixelRect, _ span: Range<Double>) {
          #expect(rect.y == rounded(span.lowerBound) && rect.maxY == rounded(span.upperBound))
          #expect(rect.x == geometry.columnX && rect.width == geometry.columnWidth)
        }
        for row in naive.rows {
          expect(geometry.rect(ofRow: row.row, inSection: row.section), row.span)
        }
        for (section, header) in naive.headers.enumerated() {
          expect(geometry.rectOfHeader(inSection: section), header)
          let rows = header.upperBound..<naive.footers[section].lowerBound
          expect(geometry.rectOfRows(inSection: section), rows)
        }
      }
    }
  }

  /// A display's width, its keys `compact` and `compactBelow`, events, and whether it is compact.
  private static let compactWidths: [(Double, Bool, Double, [TableEvent], Bool)] = [
    (240, false, 0, [], false), (240, true, 0, [], true), (240, false, 240, [], false),
    (240, false, 241, [], true), (240, false, 220, [], false), (240, false, 220, [.rotate], true),
    (240, false, 200, [.rotate], false), (240, false, 220, [.rotate, .rotate], false),
    (240, false, 0, [.compact(true)], true), (240, true, 0, [.compact(false)], false),
    (240, false, 220, [.compact(false)], false),
    (240, false, 220, [.rotate, .compact(false)], true),
    (240, false, 0, [.compact(true), .rotate, .compact(false)], false),
  ]

  @Test(
    "is compact, from edge to edge without corners, by its key, below its width, or by events",
    arguments: compactWidths)
  func compact(
    width: Double, isCompact: Bool, threshold: Double, events: [TableEvent], expected: Bool
  ) throws {
    let table = scenario(scale: 2) {
      $0.display.isCompact = isCompact
      $0.display.compactBelow = threshold
      $0.separators = true
    }.table
    var state = TableState(
      table, rows: .sample(sections: Self.rowCounts), renderer: try TextRenderer())
    for event in events {
      let radius = state.geometry.radius
      let change = state.changeSettings(event)
      #expect(change == (state.geometry.radius == radius ? nil : .radius))
    }
    let geometry = state.geometry
    #expect(geometry.radius == (expected ? 0 : 20))
    #expect((geometry.columnX == 0) == expected)
    #expect((geometry.columnWidth == geometry.display.width) == expected)
    #expect(state.style.isFlush == expected)
    let constraints = state.constraints(amid: [.rotate, .compact(true), .compact(false)])
    #expect(constraints.largestRow.width == 480)
    #expect(constraints.smallestRow.width <= 400)
  }

  @Test("moves its column from the old to the new one, easing in and out")
  func resizing() throws {
    let table = FramePipeline(
      scenario(scale: 1) { $0.resizeSeconds = 0.4 }, rows: .sample(sections: Self.rowCounts),
      strategy: .builtIn("square"), engine: nil, renderer: try TextRenderer()
    ).table
    // A column 224 pt wide at 8 pt becomes one 240 pt wide at 0 pt.
    table.perform(.compact(true), at: 2)
    let expected = [
      (2.0, 8, 224), (2.1, 7, 226), (2.2, 4, 232), (2.3, 1, 238), (2.4, 0, 240), (2.5, 0, 240),
    ]
    for (time, x, width) in expected {
      table.advanceAnimations(to: time)
      let geometry = table.geometry
      #expect(geometry.columnX == x && geometry.columnWidth == width, "at \(time) s")
      #expect(geometry.radius == 0 && geometry.isFlush)
    }
    // The next animation begins where the one before it was.
    table.perform(.compact(false), at: 3)
    table.advanceAnimations(to: 3.2)
    table.perform(.compact(true), at: 3.2)
    #expect(table.geometry.columnX == 4 && table.geometry.columnWidth == 232)
  }

  @Test("has the scenario's radius, limited by half of the lowest row and of the column")
  func radius() {
    for scale in Self.scales {
      for rowHeight in [44, 33.3, 20.25, 10.5] {
        for radius in [0, 0.4, 5, 10, 16] where radius <= rowHeight / 2 {
          for maximumWidth in [0.0, 40, 33] {
            let scenario = scenario(scale: scale, rowHeight: rowHeight) {
              $0.radius = radius
              $0.maximumWidth = maximumWidth
            }
            let geometry = TableGeometry(scenario.table, rowCounts: Self.rowCounts)
            let wanted = Int((radius * scale + 0.5).rounded(.down))
            let lowest = Self.rowCounts.indices.flatMap { section in
              geometry.layout.rows(inSection: section).map {
                geometry.rect(ofRow: $0, inSection: section).height
              }
            }.min()!
            #expect(2 * geometry.radius <= min(lowest, geometry.columnWidth))
            #expect(geometry.radius <= wanted && geometry.radius >= wanted - 1)
          }
        }
      }
    }
  }

  @Test("has centred rows with the inset or the maximum width, and may be lower than the display")
  func column() {
    for scale in Self.scales {
      let changes: [((inout Scenario) -> Void, x: Double, width: Double)] = [
        ({ $0.inset = 40 }, 40, 160), ({ $0.maximumWidth = 100 }, 70, 100),
      ]
      for (change, x, width) in changes {
        let geometry = TableGeometry(scenario(scale: scale, edit: change).table, rowCounts: [1])
        #expect(geometry.columnX == Int(x * scale))
        #expect(geometry.columnWidth == Int(width * scale))
      }
    }
    #expect(TableGeometry(scenario(scale: 2).table, rowCounts: [1]).maximumOffset == 100 - 200)
    #expect(TableGeometry(scenario(scale: 2).table, rowCounts: [2, 1]).maximumOffset == 244 - 200)
  }
}
