import Compositing
import Geometry
import Graphics
import Testing

@Suite("The difference of an image from its reference")
struct ImageDifferenceTests {
  private let reference: ReferenceImage

  init() {
    var image = ReferenceImage(
      size: PixelSize(width: 9, height: 8), backdrop: PixelColor(rgb: 0x808080))
    image.paint(
      row: PixelRect(x: -1, y: 1, width: 9, height: 5), corners: .top, color: .white,
      corner: ReferenceCorner(radius: 2))
    reference = image
  }

  private typealias Change = (x: Int, y: Int, levels: Int)

  /// Returns the reference with the blue of some pixels changed by some levels.
  private func buffer(_ changes: [Change]) -> FrameBuffer {
    let buffer = FrameBuffer(size: reference.size)
    for (index, pixel) in reference.pixels.enumerated() {
      buffer.set(x: index % 9, y: index / 9, to: pixel)
    }
    for (x, y, levels) in changes {
      let pixel = reference.pixels[y * 9 + x]
      let blue = pixel & 0xFF
      let changed = blue < 128 ? blue + UInt32(levels) : blue - UInt32(levels)
      buffer.set(x: x, y: y, to: pixel & 0xFFFF_FF00 | changed)
    }
    return buffer
  }

  @Test("a single differing pixel is counted inside or outside corner squares")
  func onePixel() {
    for y in 0..<8 {
      for x in 0..<9 {
        let difference = ImageDifference(buffer([(x, y, 1)]), from: reference)
        #expect(difference.pixels.count == 1 && difference.largest == 1)
        // The corner squares are columns -1…0 and 6…7 of lines 1…2.
        let isInCorner = (1...2).contains(y) && [0, 6, 7].contains(x)
        #expect(difference.outsideCorners == (isInCorner ? 0 : 1), "pixel \(x), \(y)")
        #expect(difference.example.map { ($0.x, $0.y) == (x, y) } == true)
      }
    }
  }

  @Test("the example of several pixels is the first outside of a corner, else the largest")
  func several() {
    let equal = ImageDifference(buffer([]), from: reference)
    #expect(equal.largest == 0 && equal.pixels.isEmpty)
    #expect(equal.example == nil && equal.bounds.isEmpty)
    for (changes, outside, example) in [
      ([(6, 1, 5), (7, 2, 9), (0, 1, 3), (3, 3, 2), (4, 3, 7)], 2, (3, 3)),
      ([(0, 2, 3), (6, 2, 9), (7, 2, 4)], 0, (6, 2)),
    ] as [([Change], Int, (Int, Int))] {
      let difference = ImageDifference(buffer(changes), from: reference)
      #expect(difference.pixels.count == changes.count && difference.outsideCorners == outside)
      #expect(difference.largest == 9)
      #expect(difference.example.map { ($0.x, $0.y) == example } == true)
    }
  }

  @Test("differences in a rectangle are those of its pixels, at any position")
  func rectangles() {
    let changes = [(0, 0, 7), (8, 0, 2), (3, 3, 5), (4, 3, 9), (3, 4, 1), (8, 7, 3)]
    let difference = ImageDifference(buffer(changes), from: reference)
    for y in -1...8 {
      for x in -1...9 {
        for (width, height) in [(1, 1), (3, 2), (20, 1), (1, 20), (20, 20), (0, 5), (5, 0)] {
          let inside = changes.filter {
            ($0.0 >= x && $0.0 < x + width) && ($0.1 >= y && $0.1 < y + height)
          }
          let found = difference.differences(
            in: PixelRect(x: x, y: y, width: width, height: height))
          #expect(found.count == inside.count)
          #expect(found.largest == inside.map(\.2).max() ?? 0)
        }
      }
    }
  }
}
