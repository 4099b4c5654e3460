import Compositing
import Geometry
import SeededRandom
import Testing

@Suite("The map of an image difference")
struct ImageDifferenceMapTests {
  private let size = PixelSize(width: 9, height: 7)

  /// Returns a random image, and a copy in which about `tenths` of ten pixels differ.
  private func pair(_ tenths: Int, seed: UInt64) -> (FrameBuffer, FrameBuffer) {
    var random = SeededGenerator(seed: seed)
    let (first, second) = (FrameBuffer(size: size), FrameBuffer(size: size))
    for index in 0..<size.area {
      let (x, y) = (index % 9, index / 9)
      let pixel = UInt32(truncatingIfNeeded: random.next())
      let changed = UInt32(truncatingIfNeeded: random.next())
      first.set(x: x, y: y, to: pixel)
      second.set(x: x, y: y, to: random.number(in: 0...9) < tenths ? changed : pixel)
    }
    return (first, second)
  }

  private func largestChannel(_ a: UInt32, _ b: UInt32) -> Int {
    [0, 8, 16, 24].map { (shift: UInt32) in
      abs(Int(a >> shift & 0xFF) - Int(b >> shift & 0xFF))
    }.max()!
  }

  /// The pixel that maps show for an equal black one.
  private var darkestBackdrop: UInt32 {
    let black = FrameBuffer(size: PixelSize(width: 1, height: 1))
    return ImageDifference(black, from: black).map(over: black.pixels.span).pixels[0]
  }

  private func isRed(_ pixel: UInt32) -> Bool { pixel >> 16 & 0xFF != pixel & 0xFF }

  @Test(
    "matches a pixel-by-pixel count and shows each difference in the color of its step",
    arguments: 0..<20)
  func counts(seed: Int) {
    let (shown, expected) = pair(seed % 11, seed: UInt64(seed))
    let difference = ImageDifference(shown, from: expected)
    let levels = zip(shown.pixels, expected.pixels).map(largestChannel)
    let differing = levels.indices.filter { levels[$0] > 0 }
    #expect(difference.pixels.map { $0.y * 9 + $0.x } == differing)
    #expect(difference.pixels.map(\.levels) == differing.map { levels[$0] })
    #expect(difference.largest == levels.max())
    let bounds = difference.bounds
    for (index, pixel) in difference.map(over: expected.pixels.span).pixels.enumerated() {
      #expect(levels[index] == 0 || bounds.contains(x: index % 9, y: index / 9))
      if levels[index] > 0 {
        #expect(pixel == ImageDifference.pixel(levels: levels[index]))
      } else {
        #expect(!isRed(pixel) && pixel & 0xFF >= darkestBackdrop & 0xFF)
      }
    }
    guard !differing.isEmpty else { return }
    // The rectangle is the smallest one.
    let (xs, ys) = (differing.map { $0 % 9 }, differing.map { $0 / 9 })
    #expect(bounds.x == xs.min() && bounds.maxX == xs.max()! + 1)
    #expect(bounds.y == ys.min() && bounds.maxY == ys.max()! + 1)
  }

  @Test(
    "steps cover 1 to 255 without gaps, each darker than the previous one and than any backdrop")
  func steps() {
    #expect(ImageDifference.steps.flatMap(\.levels) == Array(1...255))
    let pixels = [darkestBackdrop] + ImageDifference.steps.map(\.pixel)
    let lightness = pixels.map { pixel in
      0.2126 * Double(pixel >> 16 & 0xFF) + 0.7152 * Double(pixel >> 8 & 0xFF)
        + 0.0722 * Double(pixel & 0xFF)
    }
    for (lighter, darker) in zip(lightness, lightness.dropFirst()) {
      #expect(lighter - darker > 20)
    }
  }
}
