import Compositing
import Geometry
import SeededRandom
import Testing

@Suite("The difference map")
struct DifferenceMapTests {
  private let size = PixelSize(width: 9, height: 7)

  /// Returns a random image, and a copy in which about `tenths` of ten pixels differ.
  private func pair(_ tenths: Int, seed: UInt64) -> (FrameBuffer, FrameBuffer) {
    var random = SeededGenerator(seed: seed)
    let first = FrameBuffer.random(size, &random)
    let second = FrameBuffer(size: size)
    for (index, pixel) in first.pixels.enumerated() {
      let changed = UInt32(truncatingIfNeeded: random.next())
      second.set(
        x: index % 9, y: index / 9, to: random.number(in: 0...9) < tenths ? changed : pixel)
    }
    return (first, second)
  }

  private func largestChannel(_ a: UInt32, _ b: UInt32) -> Int {
    [0, 8, 16, 24].map { (shift: UInt32) in
      abs(Int(a >> shift & 0xFF) - Int(b >> shift & 0xFF))
    }.max()!
  }

  private func isRed(_ pixel: UInt32) -> Bool { pixel >> 16 & 0xFF != pixel & 0xFF }

  @Test("is empty and pale gray for equal images")
  func itself() {
    let image = pair(0, seed: 1).0
    let map = DifferenceMap(image, from: image)
    #expect(map.count == 0 && map.largest == 0 && map.bounds.isEmpty)
    #expect(map.levels.allSatisfy { $0 == 0 })
    for pixel in map.image.pixels {
      #expect(!isRed(pixel) && pixel & 0xFF >= DifferenceMap.darkestBackdrop & 0xFF)
    }
  }

  @Test(
    "matches a pixel-by-pixel count and shows each difference in the color of its step",
    arguments: 0..<20)
  func counts(seed: Int) {
    let (shown, expected) = pair(seed % 11, seed: UInt64(seed))
    let map = DifferenceMap(shown, from: expected)
    let levels = zip(shown.pixels, expected.pixels).map(largestChannel)
    let differing = levels.indices.filter { levels[$0] > 0 }
    #expect(map.levels.map(Int.init) == levels)
    #expect(map.count == differing.count && map.largest == levels.max())
    for index in levels.indices {
      let isInside = map.bounds.contains(x: index % 9, y: index / 9)
      #expect(levels[index] == 0 || isInside)
      let pixel = map.image.pixels[index]
      #expect(
        levels[index] == 0 ? !isRed(pixel) : pixel == DifferenceMap.pixel(levels: levels[index]))
    }
    guard !differing.isEmpty else { return }
    // The rectangle is the smallest one.
    let (xs, ys) = (differing.map { $0 % 9 }, differing.map { $0 / 9 })
    #expect(map.bounds.x == xs.min() && map.bounds.maxX == xs.max()! + 1)
    #expect(map.bounds.y == ys.min() && map.bounds.maxY == ys.max()! + 1)
  }

  @Test(
    "steps cover 1 to 255 without gaps, each darker than the previous one and than any backdrop")
  func steps() {
    #expect(DifferenceMap.steps.flatMap(\.levels) == Array(1...255))
    let pixels = [DifferenceMap.darkestBackdrop] + DifferenceMap.steps.map(\.pixel)
    let lightness = pixels.map { pixel in
      0.2126 * Double(pixel >> 16 & 0xFF) + 0.7152 * Double(pixel >> 8 & 0xFF)
        + 0.0722 * Double(pixel & 0xFF)
    }
    for (lighter, darker) in zip(lightness, lightness.dropFirst()) {
      #expect(lighter - darker > 20)
    }
  }

  @Test("in a smaller map a pixel shows the largest difference in its area, and none is lost")
  func scaled() {
    for seed: UInt64 in 0..<5 {
      let (shown, expected) = pair(1, seed: seed)
      let map = DifferenceMap(shown, from: expected)
      for width in 1...9 {
        for height in 1...7 {
          let newSize = PixelSize(width: width, height: height)
          let pixels = map.image(scaledTo: newSize).pixels
          for (index, pixel) in pixels.enumerated() {
            // The areas in units of a common denominator.
            let x = index % width * 9..<(index % width + 1) * 9
            let y = index / width * 7..<(index / width + 1) * 7
            let largest = map.levels.indices.filter { source in
              x.overlaps(source % 9 * width..<(source % 9 + 1) * width)
                && y.overlaps(source / 9 * height..<(source / 9 + 1) * height)
            }.map { Int(map.levels[$0]) }.max()!
            #expect(
              largest == 0 ? !isRed(pixel) : pixel == DifferenceMap.pixel(levels: largest))
          }
        }
      }
      let larger = PixelSize(width: 27, height: 21)
      #expect(map.image(scaledTo: larger).pixels == map.image.scaled(to: larger).pixels)
    }
  }
}
