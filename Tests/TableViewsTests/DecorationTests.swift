import Geometry
import Graphics
import ReferenceRendering
import RowStrategies
import TableModel
import TableViews
import Testing
import Text

@Suite("Separators")
struct RowSeparatorsTests {
  private let line = PixelColor(rgb: 0xC8C7CC)
  private let size = PixelSize(width: 30, height: 12)

  private func separators(
    _ position: RowPosition, isFlush: Bool = false, reusing used: RowSeparators? = nil
  ) -> RowSeparators {
    let separators = used ?? RowSeparators()
    separators.configure(position: position, color: line, isFlush: isFlush)
    separators.layout(size: size, inset: 8)
    return separators
  }

  /// Returns the lines of hairlines and the columns at which they start.
  private func lines(_ separators: RowSeparators) -> [Int: Int] {
    let image = separators.layers.image(size: size)
    var lines: [Int: Int] = [:]
    for y in 0..<size.height {
      let columns = (0..<size.width).filter { image[x: $0, y: y] == line.premultiplied }
      guard let first = columns.first else { continue }
      #expect(columns == Array(first..<size.width))
      lines[y] = first
    }
    return lines
  }

  @Test(
    "each row but a section's last has a hairline below it, inset, and flush sections at both ends",
    arguments: [
      (.first, [11: 8], [0: 0, 11: 8]), (.middle, [11: 8], [11: 8]), (.last, [:], [11: 0]),
      (.single, [:], [0: 0, 11: 0]),
    ] as [(RowPosition, [Int: Int], [Int: Int])])
  func places(position: RowPosition, inset: [Int: Int], flush: [Int: Int]) {
    #expect(lines(separators(position)) == inset)
    #expect(lines(separators(position, isFlush: true)) == flush)
  }

  @Test("reused separators match new ones, for every sequence of positions")
  func reuse() {
    for isFlush in [false, true] {
      for old in RowPosition.allCases {
        for new in RowPosition.allCases {
          let used = separators(new, isFlush: isFlush, reusing: separators(old))
          #expect(lines(used) == lines(separators(new, isFlush: isFlush)), "\(old) → \(new)")
        }
      }
    }
  }

  @Test("hairlines are inside their row at any size")
  func small() {
    for height in 0...2 {
      for width in 0...10 {
        let size = PixelSize(width: width, height: height)
        #expect(RowSeparators.top(in: size).lies(in: size))
        #expect(RowSeparators.bottom(in: size, inset: 8).lies(in: size))
      }
    }
  }
}

@Suite("The titles of a table and its sections")
struct TitleViewTests {
  private let pen: LabelPen

  init() throws { pen = LabelPen(renderer: try TextRenderer()) }

  @Test("a table header is 60 pt high, its label 10 pt from the left and as wide as the header")
  func tableHeader() throws {
    for scale in [1.0, 2, 3] {
      let factor = Int(scale)
      let places = TableHeader(scale: DisplayScale(scale), width: 300)
      #expect(
        places.label == PixelRect(x: 10 * factor, y: 20 * factor, width: 300, height: 40 * factor))
      let header = TitleView()
      let style = CellContext.sample(pen.renderer, scale: scale).style.tableTitle
      let frame = PixelRect(x: 7, y: -60 * factor, width: 300, height: places.height)
      for text in texts + [String(repeating: "wide ", count: 40)] {
        header.show(text, maximumWidth: places.label.width, style: style, pen: pen)
        header.layout(frame: frame, place: places.title)
        #expect(header.layer.frame == frame && frame.height == 60 * factor)
        let label = try #require(header.layer.sublayers.first).frame
        #expect(label.x == 10 * factor && label.maxX <= 300 + 10 * factor)
        #expect(label.y >= 20 * factor && label.maxY <= 60 * factor)
        #expect((0...1).contains(60 * factor - label.maxY - (label.y - 20 * factor)))
      }
    }
  }

  @Test("a section header's text is 6 pt above the header's bottom and 16 pt from its left")
  func sectionHeader() throws {
    let style = CellContext.sample(pen.renderer).style
    let places = style.places
    for (x, y) in [(0, 0), (9, 4), (-5, 1_000)] {
      let frame = PixelRect(x: x, y: y, width: 180, height: 38)
      let header = TitleView()
      header.show(
        "Settings", maximumWidth: places.textWidth(in: 180), style: style.sectionTitle, pen: pen)
      header.layout(frame: frame) { places.header($0, in: frame.size) }
      #expect(header.layer.frame == frame)
      #expect(header.layer.backgroundColor == nil && header.layer.contents == nil)
      let label = try #require(header.layer.sublayers.first)
      #expect(label.frame.x == 16 && label.frame.maxY == 32)
      #expect(
        label.frame.size
          == PixelSize(pen.coverage("Settings", style.sectionTitle.label, maximumWidth: 148)))
    }
  }
}

@Suite("A backdrop")
struct BackdropTests {
  @Test("fills the display with a color, or from one color to another, opaquely")
  func backdrops() {
    let size = PixelSize(width: 9, height: 31)
    let gradient = VerticalGradient(top: .white, bottom: blue, height: 31).lines
    #expect(gradient.first == PixelColor.white.premultiplied && gradient.last == blue.premultiplied)
    for (style, lines) in [
      (RowStyle.Backdrop.solid(blue), Array(repeating: blue.premultiplied, count: 31)),
      (.gradient(top: .white, bottom: blue), gradient),
    ] {
      let backdrop = Backdrop()
      backdrop.show(style, size: size)
      let image = SlowImage(of: backdrop.layer, size: size, over: PixelColor(rgb: 0xFF00FF))
      #expect(image.pixels == lines.flatMap { Array(repeating: $0, count: 9) })
      #expect(image.blended == [:] && image.written == [.backdrop: 9 * 31])
    }
  }
}
