import Benchmarking
import Geometry
import Testing

@Suite("A strip of images")
struct StripLayoutTests {
  private let sizes = [(1, 1), (1, 3), (4, 2)].map { PixelSize(width: $0.0, height: $0.1) }

  /// All lists of one to three of some things.
  private func lists<Thing>(_ things: [Thing]) -> [[Thing]] {
    var result: [[Thing]] = []
    var longest: [[Thing]] = [[]]
    for _ in 1...3 {
      longest = longest.flatMap { list in things.map { list + [$0] } }
      result += longest
    }
    return result
  }

  @Test("puts images side by side, each with its caption under it, and wastes nothing")
  func strip() {
    for images in lists(sizes) {
      for captions in lists(sizes) where captions.count == images.count {
        for (edge, gap, captionGap) in [(0, 0, 0), (1, 2, 3), (2, 0, 1)] {
          let strip = StripLayout(
            images: images, captions: captions, edge: edge, gap: gap, captionGap: captionGap)
          #expect(strip.images.map(\.size) == images && strip.captions.map(\.size) == captions)
          let highest = images.map(\.height).max()!
          for index in images.indices {
            let (image, caption) = (strip.images[index], strip.captions[index])
            #expect(image.y == edge && image.x - edge == caption.x)
            #expect(caption.y == highest + 2 * edge + captionGap)
            guard index > 0 else {
              #expect(caption.x == 0)
              continue
            }
            let before = max(strip.images[index - 1].maxX + edge, strip.captions[index - 1].maxX)
            #expect(caption.x == before + gap)
          }
          #expect(
            strip.size.width == max(strip.images.last!.maxX + edge, strip.captions.last!.maxX))
          #expect(strip.size.height == strip.captions.map(\.maxY).max())
        }
      }
    }
  }

  @Test("sets things one after the other, and begins a line only where the next has no room")
  func flow() {
    for widths in lists([0, 1, 2, 3, 5]) {
      for width in 1...7 {
        for gap in 0...1 {
          let flow = FlowLayout(widths: widths, height: 2, within: width, gap: gap, lineGap: 3)
          #expect(flow.places.map(\.width) == widths)
          var end: (x: Int, y: Int)?
          for place in flow.places {
            #expect(place.height == 2)
            if let end {
              // Room for a thing after another of no width is room from the start of the line.
              let fits = end.x + gap + place.width <= width || end.x + gap == 0
              #expect(place.x == (fits ? end.x + gap : 0) && place.y == end.y + (fits ? 0 : 5))
            } else {
              #expect(place.x == 0 && place.y == 0)
            }
            end = (place.maxX, place.y)
          }
          #expect(flow.size.width == flow.places.map(\.maxX).max())
          #expect(flow.size.height == flow.places.last!.maxY)
        }
      }
    }
  }
}
