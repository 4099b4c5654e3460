import Geometry
import TableViews
import Testing
import Text

@Suite("The layout of a row's parts")
struct RowPlacesTests {
  private static let scales = [1.0, 1.5, 2, 3]

  /// Returns the places for lines of 20, 14 and 11 pt.
  private func places(
    scale: Double = 1, radius: Double = 10, labelInset: Double? = nil
  ) -> TextPlaces {
    let scale = DisplayScale(scale)
    func line(_ ascent: Double, _ descent: Double) -> LineMetrics {
      LineMetrics(ascent: scale.pixels(ascent), descent: scale.pixels(descent))
    }
    return TextPlaces(
      scale: scale, radius: scale.pixels(radius), title: line(16, 4), subtitle: line(11, 3),
      body: line(9, 2), labelInset: labelInset)
  }

  /// Returns the sizes of a title and a subtitle.
  private func texts(_ scale: Double, width: Int = 30) -> (title: PixelSize, subtitle: PixelSize) {
    func size(_ ascent: Double, _ descent: Double) -> PixelSize {
      let scale = DisplayScale(scale)
      return PixelSize(width: width, height: scale.pixels(ascent) + scale.pixels(descent))
    }
    return (size(16, 4), size(11, 3))
  }

  private let allParts = [nil, PixelSize(width: 20, height: 80)].flatMap { image in
    [nil, PixelSize(width: 8, height: 13)].map { CellParts(image: image, accessory: $0) }
  }
  private let allLines = [false, true].flatMap { hasSubtitle in
    [0, 1, 7].map { TextLines(hasSubtitle: hasSubtitle, bodyLines: $0) }
  }

  @Test("between images, text has the row's width minus the image, the accessory and 4 indents")
  func published() {
    // EasyCustomTable: x = image + 2 · indent, width = row − image − 4 · indent − accessory.
    for scale in [1.0, 2, 3] {
      let places = places(scale: scale)
      let indent = DisplayScale(scale).pixels(10)
      for image in [20, 64] {
        for accessory in [20, 40] {
          let parts = CellParts(
            image: PixelSize(width: image, height: 5),
            accessory: PixelSize(width: accessory, height: 5))
          guard min(image, accessory) + 2 * indent >= places.padding else { continue }
          #expect(places.textX(beside: parts) == image + 2 * indent)
          #expect(
            places.textWidth(in: 960, beside: parts) == 960 - image - 4 * indent - accessory)
        }
      }
    }
  }

  @Test("text is at least 16 pt and the corner radius from the edges", arguments: scales)
  func padding(scale: Double) {
    for radius in [0.0, 10, 16, 17, 60] {
      let places = places(scale: scale, radius: radius)
      let padding = DisplayScale(scale).pixels(max(16, radius))
      #expect(places.padding == padding)
      for width in 0...200 {
        #expect(places.textWidth(in: width) == max(0, width - 2 * padding))
        #expect(places.textWidth(in: width, beside: .none) == places.textWidth(in: width))
        for parts in allParts {
          let x = places.textX(beside: parts)
          let room = places.textWidth(in: width, beside: parts)
          #expect(x >= padding && (room == 0 || x + room <= width - padding))
        }
      }
    }
  }

  @Test("images are centered vertically, an indent from the row's edges")
  func images() {
    let places = places()
    for height in 0...120 {
      let row = PixelSize(width: 300, height: height)
      let image = places.image(PixelSize(width: 20, height: 31), in: row)
      #expect(image.x == 10 && abs(height - image.maxY - image.y) <= 1)
      let accessory = places.accessory(PixelSize(width: 8, height: 13), in: row)
      #expect(accessory.maxX == 290 && abs(height - accessory.maxY - accessory.y) <= 1)
    }
  }

  @Test("a row of its measured height has its lines stacked, an inset from its edges")
  func measured() {
    let places = places()
    for inset in [0, 10, 3] {
      for lines in allLines {
        for parts in allParts {
          let text = 20 + (lines.hasSubtitle ? 14 : 0) + 11 * lines.bodyLines
          #expect(places.height(of: lines) == text)
          let images = max(parts.image?.height ?? 0, parts.accessory?.height ?? 0)
          let height = max(text, images) + 2 * inset
          let row = PixelSize(width: 300, height: height)
          func size(_ height: Int) -> PixelSize { PixelSize(width: 30, height: height) }
          let rects =
            [places.title(size(20), in: row, with: lines, beside: parts)]
            + (lines.hasSubtitle
              ? [places.subtitle(size(14), in: row, with: lines, beside: parts)] : [])
            + [places.body(size(11 * lines.bodyLines), in: row, with: lines, beside: parts)]
          for (above, below) in zip(rects, rects.dropFirst()) { #expect(above.maxY == below.y) }
          let (top, bottom) = (rects[0].y, height - (rects.last?.maxY ?? 0))
          #expect(top >= inset && (0...1).contains(bottom - top))
          #expect(text < images || top == inset && bottom == top)
          #expect(rects.allSatisfy { $0.x == places.textX(beside: parts) })
        }
      }
    }
  }

  @Test("all parts are inside a row of any height, and images inside one of any width")
  func cut() {
    let places = places()
    for lines in allLines {
      for height in 0...150 {
        let row = PixelSize(width: 300, height: height)
        func size(_ height: Int) -> PixelSize { PixelSize(width: 30, height: height) }
        for rect in [
          places.title(size(20), in: row, with: lines),
          places.subtitle(size(14), in: row, with: lines),
          places.body(size(11 * lines.bodyLines), in: row, with: lines),
          places.image(size(80), in: row), places.accessory(size(13), in: row),
        ] {
          #expect(rect.lies(in: row) && rect.height >= 0)
        }
      }
    }
    for width in 0...90 {
      let row = PixelSize(width: width, height: 44)
      let image = PixelSize(width: 64, height: 20)
      for rect in [places.image(image, in: row), places.accessory(image, in: row)] {
        #expect(rect.lies(in: row) && rect.width >= 0)
      }
    }
  }

  @Test("text is inside its row, and as far from its sides, at any size", arguments: scales)
  func inside(scale: Double) {
    for radius in [0.0, 10, 20] {
      let places = places(scale: scale, radius: radius)
      for height in (1...120).map({ DisplayScale(scale).pixels(Double($0)) }) {
        for width in [1, places.padding, 2 * places.padding, 2 * places.padding + 1, 700] {
          let row = PixelSize(width: width, height: height)
          let room = places.textWidth(in: width)
          for textWidth in Set([0, min(1, room), room]) {
            let (title, subtitle) = texts(scale, width: textWidth)
            let lines = TextLines(hasSubtitle: places.showsSubtitle(inRowOf: height))
            let rects =
              [places.title(title, in: row, with: lines), places.header(subtitle, in: row)]
              + (lines.hasSubtitle ? [places.subtitle(subtitle, in: row, with: lines)] : [])
            for rect in rects {
              #expect(rect.lies(in: row), "\(rect) in \(row)")
              #expect(rect.isEmpty == (textWidth == 0))
              #expect(
                rect.isEmpty || rect.x >= places.padding && rect.maxX <= width - places.padding)
            }
          }
        }
      }
    }
  }

  @Test(
    "title and subtitle are stacked and centered; without a body the title alone where both do not fit",
    arguments: scales)
  func lines(scale: Double) {
    let (places, (title, subtitle)) = (places(scale: scale), texts(scale))
    for height in 0...3 * (title.height + subtitle.height) {
      let row = PixelSize(width: 300, height: height)
      let fits = height >= title.height + subtitle.height
      #expect(places.showsSubtitle(inRowOf: height) == fits)
      for bodyLines in [0, 1, 5] {
        for hasSubtitle in [false, true] {
          #expect(
            places.lines(hasSubtitle: hasSubtitle, bodyLines: bodyLines, inRowOf: height)
              == TextLines(
                hasSubtitle: hasSubtitle && (bodyLines > 0 || fits), bodyLines: bodyLines))
        }
      }
      let alone = places.title(title, in: row, with: TextLines(hasSubtitle: false))
      #expect(alone.height == min(height, title.height))
      #expect(height < title.height || (0...1).contains(height - alone.maxY - alone.y))
      guard fits else { continue }
      let above = places.title(title, in: row, with: TextLines(hasSubtitle: true))
      let below = places.subtitle(subtitle, in: row, with: TextLines(hasSubtitle: true))
      #expect(above.size == title && below.size == subtitle && above.x == below.x)
      #expect(above.maxY == below.y && (0...1).contains(height - below.maxY - above.y))
    }
  }

  @Test(
    "the text of headers and footers is 6 pt from the rows, or at the other edge without room",
    arguments: scales)
  func titles(scale: Double) {
    let (places, text, gap) = (
      places(scale: scale), texts(scale).subtitle, DisplayScale(scale).pixels(6)
    )
    for height in 0...3 * text.height {
      let size = PixelSize(width: 300, height: height)
      let (header, footer) = (places.header(text, in: size), places.footer(text, in: size))
      #expect(header.x == places.padding && footer.x == places.padding)
      if height >= text.height + gap {
        #expect(header.size == text && height - header.maxY == gap)
        #expect(footer.size == text && footer.y == gap)
      } else {
        #expect(header.y == 0 && header.height == min(height, text.height))
        #expect(footer.maxY == height && footer.height == min(height, text.height))
      }
    }
  }

  @Test("a label's own inset moves it and reduces its width")
  func labelInset() {
    let size = PixelSize(width: 300, height: 40)
    let text = PixelSize(width: 30, height: 14)
    for inset in [0, 15, 40, 400] {
      let places = places(labelInset: Double(inset))
      #expect(places.header(text, in: size).x == inset)
      #expect(places.footer(text, in: size).x == inset)
      #expect(places.textWidth(in: 300) == max(0, 284 - inset))
      #expect(places.textWidth(in: 300, beside: .none) == 300 - 32)
    }
  }
}
