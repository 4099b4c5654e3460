import Geometry
import TableViews
import Testing
import Text

@Suite("The layout of a row's parts")
struct RowPlacesTests {
  private let title = LineMetrics(ascent: 16, descent: 4)
  private let subtitle = LineMetrics(ascent: 11, descent: 3)
  private let body = LineMetrics(ascent: 9, descent: 2)

  private func places(
    scale: Double = 1, radius: Int = 10, labelInset: Double? = nil
  ) -> TextPlaces {
    TextPlaces(
      scale: DisplayScale(scale), radius: radius, title: title, subtitle: subtitle, body: body,
      labelInset: labelInset)
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

  @Test("without images text keeps its padding and does not enter the corners")
  func padding() {
    for radius in [0, 10, 17, 60] {
      let places = places(radius: radius)
      for width in 0...200 {
        #expect(places.textWidth(in: width, beside: .none) == places.textWidth(in: width))
        for parts in allParts {
          let x = places.textX(beside: parts)
          #expect(x >= max(16, radius))
          let room = places.textWidth(in: width, beside: parts)
          #expect(room == 0 || x + room <= width - max(16, radius))
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

  @Test("a row with a body shows its subtitle, one without only if it fits")
  func subtitleShown() {
    let places = places()
    for height in 0...80 {
      for bodyLines in [0, 1, 5] {
        let lines = places.lines(hasSubtitle: true, bodyLines: bodyLines, inRowOf: height)
        #expect(lines.hasSubtitle == (bodyLines > 0 || height >= 34))
        #expect(lines.bodyLines == bodyLines)
        #expect(
          !places.lines(hasSubtitle: false, bodyLines: bodyLines, inRowOf: height).hasSubtitle)
      }
    }
  }

  @Test("a footer's text is 6 pt below its top, or at its bottom if the footer is too low")
  func footer() {
    let text = PixelSize(width: 30, height: 14)
    for height in 0...60 {
      let rect = places().footer(text, in: PixelSize(width: 300, height: height))
      #expect(rect.x == 16)
      if height >= 20 {
        #expect(rect.y == 6 && rect.size == text)
      } else {
        #expect(rect.height == min(14, height) && rect.maxY == height)
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
