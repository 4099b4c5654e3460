import Geometry
import TableModel
import TableViews
import Testing
import Text

/// A measurer of rows with the built-in content in the style of these tests.
@dynamicMemberLookup
private struct CellMeasuring {
  let measurer: HeightMeasurer
  private let context: CellContext

  init(_ measurer: HeightMeasurer, _ context: CellContext) {
    self.measurer = measurer
    self.context = context
  }

  subscript<Value>(dynamicMember path: KeyPath<HeightMeasurer, Value>) -> Value {
    measurer[keyPath: path]
  }

  func height(of row: Row, rowID: Int, cellType: String, width: Int) -> Int {
    measurer.height(
      rowID: rowID, cellType: CellClass(cellType), width: width, make: { StandardContent() },
      measure: { $0.measure(ContentRow(row, index: rowID), width: $1, in: context) })
  }
}

@Suite("Measured heights")
struct HeightMeasurerTests {
  private let renderer: TextRenderer
  private let context: CellContext

  init() throws {
    renderer = try TextRenderer()
    context = .sample(renderer)
  }

  private func measurer(
    _ mode: HeightMeasurer.Mode, limit: Int = HeightMeasurer.cacheLimit
  ) -> CellMeasuring {
    CellMeasuring(HeightMeasurer(mode, scale: DisplayScale(1), cacheLimit: limit), context)
  }

  /// Returns the height by formula, without a cell.
  private func height(_ row: Row, width: Int) -> Int {
    let (row, style) = (context.cellRow(row), context.style)
    let body = renderer.size(
      of: row.body, style: style.cellText.body.text,
      maximumWidth: style.places.textWidth(in: width, beside: row.parts), isParagraph: true)
    let lines = TextLines(hasSubtitle: !row.subtitle.isEmpty, bodyLines: body.lines)
    let images = max(row.parts.image?.height ?? 0, row.parts.accessory?.height ?? 0)
    return max(style.places.height(of: lines), images) + 20
  }

  @Test("an off-screen cell measures the heights of the formula, after any other measurement")
  func formula() {
    let (proxy, cached) = (measurer(.proxy), measurer(.cached))
    for (index, row) in (cellRows + embeddedRows.prefix(250)).enumerated() {
      for width in index < 40 ? [1, 60, 280, 640] : [280] {
        let expected = height(row, width: width)
        for measurer in [proxy, cached, cached] {
          #expect(
            measurer.height(of: row, rowID: index, cellType: "message", width: width)
              == expected, "\(row.content.title) in \(width) px")
        }
      }
    }
  }

  @Test("a row of its measured height shows all of its text, and one pixel less truncates it")
  func shown() {
    let drawing = context.drawing(with: LabelPen(renderer: renderer))
    let content = StandardContent()
    for row in cellRows + embeddedRows.prefix(60) {
      let measured = height(row, width: 280)
      for height in [measured, measured - 21] {
        let size = PixelSize(width: 280, height: height)
        content.configure(ContentRow(row, index: 0), size: size, in: drawing)
        content.layout(size: size, in: drawing)
        let isCut = content.layers.contains { layer in
          guard let bitmap = layer.contents, !layer.isHidden else { return false }
          return layer.frame.height < bitmap.height || !layer.frame.lies(in: size)
        }
        // A row without body hides its subtitle before anything is truncated.
        let shown = context.cellRow(row)
        let isImageCut = height < shown.image?.size.height ?? 0
        let givesUp = shown.body.isEmpty && !shown.subtitle.isEmpty && !isImageCut
        #expect(isCut == (height < measured && !givesUp), "\(row.content.title), \(height) px")
      }
    }
  }

  @Test("as published, every query creates a cell and every width is 320 pt")
  func asPublished() {
    for scale in [1.0, 2] {
      let context = CellContext.sample(renderer, scale: scale)
      func measurer(_ mode: HeightMeasurer.Mode) -> CellMeasuring {
        CellMeasuring(HeightMeasurer(mode, scale: DisplayScale(scale)), context)
      }
      let (published, proxy) = (measurer(.asPublished), measurer(.proxy))
      var wrong = 0
      for (index, row) in embeddedRows.prefix(50).enumerated() {
        let default320 = proxy.height(
          of: row, rowID: index, cellType: "", width: Int(320 * scale))
        for width in [200, 320, 700] {
          let width = Int(Double(width) * scale)
          let height = published.height(of: row, rowID: index, cellType: "", width: width)
          #expect(height == default320)
          let right = proxy.height(of: row, rowID: index, cellType: "", width: width)
          if height != right { wrong += 1 }
        }
      }
      #expect(wrong > 20)
      #expect(published.counters.queries == 150 && published.counters.proxies == 150)
      #expect(published.counters.hits == 0 && published.keptHeights == 0)
    }
  }

  @Test("a measuring cell is created once per type of cell")
  func proxies() {
    for mode in [HeightMeasurer.Mode.proxy, .cached] {
      let measurer = measurer(mode)
      for index in 0..<30 {
        _ = measurer.height(
          of: cellRows[index % 5], rowID: index, cellType: "type \(index % 3)", width: 200)
      }
      #expect(measurer.counters.proxies == 3)
      #expect(measurer.counters.queries == 30)
      #expect(measurer.keptHeights == (mode == .cached ? 30 : 0) && measurer.counters.hits == 0)
    }
  }

  @Test("a height is cached by row and width")
  func cache() {
    let measurer = measurer(.cached)
    for (id, width, hits) in [(0, 200, 0), (0, 200, 1), (0, 201, 1), (1, 200, 1), (0, 201, 2)] {
      _ = measurer.height(of: cellRows[id], rowID: id, cellType: "", width: width)
      #expect(measurer.counters.hits == hits)
    }
    #expect(measurer.keptHeights == 3 && measurer.counters.proxies == 1)
  }

  @Test("the number of cached heights is limited, and they remain correct")
  func bound() {
    let measurer = measurer(.cached, limit: 3)
    for round in 0..<4 {
      for (id, row) in cellRows.enumerated() {
        #expect(
          measurer.height(of: row, rowID: id, cellType: "", width: 200 + round)
            == height(row, width: 200 + round))
        #expect(measurer.keptHeights <= 3)
      }
    }
  }
}
