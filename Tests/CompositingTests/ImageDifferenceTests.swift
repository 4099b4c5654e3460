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

  private func buffer() -> FrameBuffer {
    let buffer = FrameBuffer(size: reference.size)
    for (index, pixel) in reference.pixels.enumerated() {
      buffer.set(x: index % 9, y: index / 9, to: pixel)
    }
    return buffer
  }

  @Test("equal images do not differ")
  func equal() {
    let difference = ImageDifference(buffer(), from: reference)
    #expect(difference.largest == 0 && difference.pixels.isEmpty)
    #expect(difference.example == nil && difference.bounds.isEmpty)
  }

  @Test("a single differing pixel is counted inside or outside corner squares")
  func onePixel() {
    for y in 0..<8 {
      for x in 0..<9 {
        let buffer = buffer()
        buffer.set(x: x, y: y, to: reference.pixels[y * 9 + x] ^ 0x0000_0100)
        let difference = ImageDifference(buffer, from: reference)
        #expect(difference.pixels.count == 1 && difference.largest == 1)
        // The corner squares are columns -1…0 and 6…7 of lines 1…2.
        let isInCorner = (1...2).contains(y) && [0, 6, 7].contains(x)
        #expect(difference.outsideCorners == (isInCorner ? 0 : 1), "pixel \(x), \(y)")
        #expect(difference.example.map { ($0.x, $0.y) == (x, y) } == true)
      }
    }
  }

  @Test("all differing pixels are counted, with their largest difference")
  func several() {
    let buffer = buffer()
    for (x, y, amount) in [(6, 1, 5), (7, 2, 9), (0, 1, 3), (3, 3, 2), (4, 3, 7)] {
      let pixel = reference.pixels[y * 9 + x]
      let blue = Int(pixel & 0xFF)
      let changed = blue + (blue < 128 ? amount : -amount)
      buffer.set(x: x, y: y, to: pixel & 0xFFFF_FF00 | UInt32(changed))
    }
    let difference = ImageDifference(buffer, from: reference)
    #expect(difference.pixels.count == 5 && difference.outsideCorners == 2)
    #expect(difference.largest == 9)
    #expect(
      difference.example.map { ($0.x, $0.y) == (3, 3) } == true, "the first outside of a corner")
  }

  @Test("with differences only in corners, the example is the largest one")
  func cornerExample() {
    let buffer = buffer()
    for (x, amount) in [(0, 3), (6, 9), (7, 4)] {
      let pixel = reference.pixels[2 * 9 + x]
      buffer.set(
        x: x, y: 2, to: pixel ^ UInt32(pixel & 0xFF) | UInt32(pixel & 0xFF) - UInt32(amount))
    }
    let difference = ImageDifference(buffer, from: reference)
    #expect(difference.pixels.count == 3 && difference.outsideCorners == 0)
    #expect(difference.example.map { ($0.x, $0.y) == (6, 2) } == true)
  }

  @Test("differences in a rectangle are those of its pixels, at any position")
  func rectangles() {
    let buffer = buffer()
    let changes = [(0, 0, 7), (8, 0, 2), (3, 3, 5), (4, 3, 9), (3, 4, 1), (8, 7, 3)]
    for (x, y, amount) in changes {
      buffer.set(x: x, y: y, to: reference.pixels[y * 9 + x] ^ UInt32(amount))
    }
    let difference = ImageDifference(buffer, from: reference)
    for y in -1...8 {
      for x in -1...9 {
        for (width, height) in [(1, 1), (3, 2), (20, 1), (1, 20), (20, 20), (0, 5), (5, 0)] {
          let inside = changes.filter {
            ($0.0 >= x && $0.0 < x + width) && ($0.1 >= y && $0.1 < y + height)
          }
          let found = difference.differences(
            in: PixelRect(x: x, y: y, width: width, height: height))
          #expect(found.count == inside.count)
          let amounts = inside.map { x, y, _ in
            abs(Int(buffer.pixels[y * 9 + x] & 255) - Int(reference.pixels[y * 9 + x] & 255))
          }
          #expect(found.largest == amounts.max() ?? 0)
        }
      }
    }
  }
}
