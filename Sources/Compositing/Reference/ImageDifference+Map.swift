import Geometry

// The map of the difference, an image: equal pixels are pale and gray, different ones red, the
// darker the larger the difference. Even a difference of one level is clearly visible.
extension ImageDifference {
  /// A range of differences that are shown in one colour.
  package struct Step {
    /// The difference of the channel that differs most, in levels.
    package let levels: ClosedRange<Int>
    package let pixel: UInt32
  }

  /// The steps of the scale, from the palest to the darkest; each is darker than any backdrop, in
  /// grayscale too.
  package static let steps = [
    Step(levels: 1...1, pixel: 0xFFFF_A8A8), Step(levels: 2...3, pixel: 0xFFFF_7E7E),
    Step(levels: 4...15, pixel: 0xFFFA_5454), Step(levels: 16...63, pixel: 0xFFE1_2828),
    Step(levels: 64...255, pixel: 0xFFAA_0000),
  ]

  /// - Precondition: `levels` is in 1…255.
  package static func pixel(levels: Int) -> UInt32 {
    guard let step = steps.first(where: { $0.levels.contains(levels) }) else {
      preconditionFailure("a difference is 1 to 255 levels")
    }
    return step.pixel
  }

  /// The map over the pale expected image, whose pixels are given.
  package func map(over expected: Span<UInt32>) -> FrameBuffer {
    let map = FrameBuffer(size: size)
    var next = 0
    for y in 0..<size.height {
      map.withLine(y) { line in
        for x in line.indices { line[x] = Self.backdropPixel(expected[y * size.width + x]) }
        while next < pixels.count, pixels[next].y == y {
          line[pixels[next].x] = Self.pixel(levels: pixels[next].levels)
          next += 1
        }
      }
    }
    return map
  }

  /// The gray of a pixel of the expected image, from the mean of its colour channels.
  private static func backdropPixel(_ pixel: UInt32) -> UInt32 {
    let lightness = ((pixel >> 16 & 0xFF) + (pixel >> 8 & 0xFF) + (pixel & 0xFF)) / 3
    let grey = 255 - (255 - lightness) / 6
    return 0xFF00_0000 | grey << 16 | grey << 8 | grey
  }
}
