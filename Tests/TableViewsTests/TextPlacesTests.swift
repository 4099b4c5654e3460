import Geometry
import TableViews
import Testing
import Text

@Suite("The layout of text")
struct TextPlacesTests {
  private static let scales = [1.0, 1.5, 2, 3]

  /// Returns the places for lines of 20 and 14 pt.
  private func places(_ scale: Double, radius: Double = 10) -> TextPlaces {
    let scale = DisplayScale(scale)
    return TextPlaces(
      scale: scale, radius: scale.pixels(radius), title: title(scale), subtitle: subtitle(scale))
  }

  private func title(_ scale: DisplayScale) -> LineMetrics {
    LineMetrics(ascent: scale.pixels(16), descent: scale.pixels(4))
  }

  private func subtitle(_ scale: DisplayScale) -> LineMetrics {
    LineMetrics(ascent: scale.pixels(11), descent: scale.pixels(3))
  }

  @Test("text is at least 16 pt and the corner radius from the edges")
  func padding() {
    for scale in Self.scales {
      for radius in [0.0, 10, 16, 17, 40] {
        let padding = places(scale, radius: radius).padding
        #expect(padding >= DisplayScale(scale).pixels(radius))
        #expect(padding == DisplayScale(scale).pixels(max(16, radius)))
      }
    }
  }

  @Test("the width for text is the row's minus the padding, and never negative")
  func width() {
    let places = places(2)
    for width in 0...64 { #expect(places.textWidth(in: width) == 0) }
    for width in 65...100 { #expect(places.textWidth(in: width) == width - 64) }
  }

  @Test("text is inside its row at any height and scale", arguments: scales)
  func inside(factor: Double) {
    let scale = DisplayScale(factor)
    let lines = (title: title(scale).height, subtitle: subtitle(scale).height)
    for radius in [0.0, 10, 20] {
      let places = places(factor, radius: radius)
      for height in (1...120).map({ scale.pixels(Double($0)) }) {
        for width in [1, places.padding, 2 * places.padding, 2 * places.padding + 1, 700] {
          let row = PixelSize(width: width, height: height)
          let room = places.textWidth(in: width)
          for textWidth in Set([0, min(1, room), room]) {
            let title = PixelSize(width: textWidth, height: lines.title)
            let subtitle = PixelSize(width: textWidth, height: lines.subtitle)
            let both = places.showsSubtitle(inRowOf: height)
            var rects = [places.title(title, in: row, with: TextLines(hasSubtitle: both))]
            if both {
              rects.append(places.subtitle(subtitle, in: row, with: TextLines(hasSubtitle: true)))
            }
            rects.append(places.header(subtitle, in: row))
            for rect in rects {
              #expect(rect.lies(in: row), "\(rect) in \(row)")
              #expect(rect.isEmpty == (textWidth == 0))
              if !rect.isEmpty {
                #expect(rect.x >= places.padding && rect.maxX <= width - places.padding)
              }
            }
          }
        }
      }
    }
  }

  @Test("a row too low for both lines shows only the title, centered", arguments: scales)
  func titleAlone(factor: Double) {
    let scale = DisplayScale(factor)
    let places = places(factor)
    let lines = title(scale).height + subtitle(scale).height
    for height in 1...3 * lines {
      #expect(places.showsSubtitle(inRowOf: height) == (height >= lines))
      let text = PixelSize(width: 30, height: title(scale).height)
      let row = PixelSize(width: 300, height: height)
      let rect = places.title(text, in: row, with: TextLines(hasSubtitle: false))
      if height >= text.height {
        #expect(rect.height == text.height)
        #expect((0...1).contains(height - rect.maxY - rect.y), "\(rect) in \(height)")
      } else {
        #expect(rect.height == height)
      }
    }
  }

  @Test("title and subtitle are stacked and centered together", arguments: scales)
  func both(factor: Double) {
    let scale = DisplayScale(factor)
    let places = places(factor)
    let title = PixelSize(width: 30, height: title(scale).height)
    let subtitle = PixelSize(width: 50, height: subtitle(scale).height)
    for height in title.height + subtitle.height...scale.pixels(120) {
      let row = PixelSize(width: 300, height: height)
      let above = places.title(title, in: row, with: TextLines(hasSubtitle: true))
      let below = places.subtitle(subtitle, in: row, with: TextLines(hasSubtitle: true))
      #expect(above.size == title && below.size == subtitle)
      #expect(above.maxY == below.y)
      #expect(above.x == below.x)
      #expect((0...1).contains(height - below.maxY - above.y), "\(height) px")
    }
  }

  @Test("a header's text is 6 pt above its bottom, or at its top if the header is too low")
  func header() {
    for factor in Self.scales {
      let scale = DisplayScale(factor)
      let text = PixelSize(width: 30, height: subtitle(scale).height)
      for height in 0...3 * text.height {
        let rect = places(factor).header(text, in: PixelSize(width: 300, height: height))
        if height >= text.height + scale.pixels(6) {
          #expect(rect.size == text)
          #expect(height - rect.maxY == scale.pixels(6))
        } else {
          #expect(rect.y == 0 && rect.height == min(height, text.height))
        }
      }
    }
  }
}
